# Others' moves: how fast, what happened last; sounds.
settings = Settings
volume = Volume of the sounds
vibration = Vibrate when it is my turn
pace = Others' moves
pace-slow = slowly, with time to look
pace-normal = as they come
pace-instant = at once, without motion
cautions = Warn me of
caution-title = Before you do that
caution-do = Do it anyway
caution-back = Go back
caution-off = Do not warn me of { $what } again
last-turn = Since your last move:
last-turn-earlier = { $count ->
    [one] { $count } move before that
   *[other] { $count } moves before that
}
show-again = Show again
last-battle = Battle again
last-battle-about = Step through the last battle once more
