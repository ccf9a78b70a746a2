# --- how a game went ---
story = How the game went
sole-win = { $name } wins.
shared-win = { $names } and { $name } share the win.
tally-total = Total
tally-place = Place
tally-again = Count step by step
tally-skip = A click or a key shows everything.
save-picture = Save this picture:
chart-points = Points over time
chart-points-about = What everybody would have had if the game had ended after that round, final scoring included. The rounds in which it turned are tinted.
chart-rounds = Rounds played
chart-moments = Course of the game
chart-sources = What the points came from
chart-sources-about = Everybody’s points at the end, by source.
chart-luck = What luck gave: { $what }
turnings = Turning points
turnings-about = Rounds in which somebody took the lead, and the one in which somebody gained most on the others.
turning-see = { $round ->
    [0] See it
   *[other] See round { $round }
}
turning-lead = { $points ->
    [one] takes the lead, by { $points } point.
   *[other] takes the lead, by { $points } points.
}
turning-swing = { $points ->
    [one] gains most on the others: { $points } point.
   *[other] gains most on the others: { $points } points.
}
turning-lead-goal = takes the lead, nearer to a victory by { $points } %.
turning-swing-goal = comes closer to a victory than anybody else: { $points } %.
chart-goals = Nearest victory over time
chart-goals-about = How much of the victory that was nearest to them everybody had reached after that round, in percent. The rounds in which it turned are tinted.
tally-result = Result
tally-victory = Victory
tally-yes = yes
tally-no = no
chart-alone = How it went
chart-alone-about = What would have counted if the game had ended after that round.

# --- replay ---
replay-speed = Speed
replay-copy = Copy link to this moment
replay-round = Round { $round }
replay-ahead = What comes next
replay-later = Later actions
replay-end = To the end of the game
replay-keys = Keys: space plays and pauses, arrows go one action back or on, Home and End to the beginning and the end.
