learn-goal = Bring all six cities of an empire to your table: every completed empire is a point, and most points win.
learn-p1-title = Draw a city and event
learn-p1 = Your turn begins by itself: you get one city, open on your table, and one event, secret in your hand.
learn-p2-title = Use one event, or none
learn-p2 = Some events bring cities, some take them, some strike everybody. You may use one in your turn; the others stay in your hand for as long as you like.
learn-p3-title = Take what you lack
learn-p3 = Many events move cities from table to table. Badges on the map show who holds which city.
learn-p4-title = React
learn-p4 = When an event would hurt you, you may answer with a fitting Protection. It works once and does not count as the event of your turn.
learn-p5-title = Complete an empire
learn-p5 = With the sixth city the whole empire moves to your finished pile at once. It is a point, and nobody can touch it any more.
learn-s1 = Each completed empire: 1 point
learn-s2 = First to hold all seven wonders, where that goal is played: 5 points
learn-s3 = Single cities and events in hand: nothing
learn-end = The game ends at once when the last empire in play is complete. Most points win; equal players share the win.
learn-m1 = Using every event at once. What brings nothing today may bring two cities next turn.
learn-m2 = Overlooking that “all players” includes you: your Commander strikes your own empire as well.
learn-m3 = Giving away your last capital. Attack and Trade need one on your own table.
learn-t1 = Count to four: whoever has four cities of an empire can sweep up the rest with Unification. So can the others.
learn-t2 = Keep the Commander of your own best empire: while you hold it, nobody can use it against you.

guide-m1-title = Collect whole empires
guide-m1-text = Rome, Greece and Egypt have six cities each. Have all six of one empire on your table and it is complete: one point that nobody can take away. Most points win.
guide-m1-why = A complete empire leaves the reach of all events at once and scores a point; single cities on your table score nothing.

guide-m2-title = Your first city
guide-m2-text = A turn starts by itself: you draw one city and one event. You drew Alexandria, a city of Egypt. It lies on your table, and everybody sees it.
guide-m2-why = You do not choose what comes: it is the top card of each pile, the city for all to see, the event for you alone.

guide-m3-title = Use it, or wait?
guide-m3-text = Keep your event this time, and end your turn. Games: Banking gives two cities to whoever leads in banking, but nobody has a banking point yet. You may use one event a turn.
guide-m3-else = Nobody leads, so nobody drew a city. No harm done: the used card goes under its pile, and a new one comes next turn.
guide-m3-then = Kept events wait in your hand. There is no limit.
guide-m3-why = You never have to use an event, and your hand has no limit, so a card may wait for its moment.

guide-m4-title = Now it pays
guide-m4-text = Use the Games and draw two cities: now you lead. You drew Ephesus, which has a banking point, and the other player has none.
guide-m4-else = You may wait. But the other player draws as well, and may overtake you in banking.
guide-m4-then = Rhodes and Rome: two more cities, one of them a capital.
guide-m4-why = An ordinary city has 2 points in its main discipline and 1 in its secondary one, so a single city can give you the lead.

guide-m5-title = A shield for later
guide-m5-text = Keep Small Protection; it is never the event of your turn. When somebody's event strikes you, you will be asked, and it can block that event once.
guide-m5-why = It only answers Commander, Wrath of the Gods, Attack or Barbarians, and it does not count as the event of your turn.

guide-m6-title = Capitals count everywhere
guide-m6-text = Hold the Games again: with Rome and Memphis you lead in slavery, two to one. A capital has three points in its own discipline and one in each other.
guide-m6-else = As you like. A lead can vanish, though, and two cities are a lot.
guide-m6-why = A capital has 3 points in its main discipline and 1 in each of the other seven, so it helps in all Games.

guide-m7-title = Attack!
guide-m7-text = Use the Attack: it takes any one city from another player. It asks for a capital on your own table, and you have two.
guide-m7-else = Also possible. The Attack stays in your hand, as long as you keep a capital to use it with.
guide-m7-why = The condition is a capital on your own table; whether the other player has one does not matter.

guide-m8-title = Which city helps most?
guide-m8-text = Take Ostia. You hold three Roman cities; it would be the fourth, and with four an empire is within reach.
guide-m8-else = A good choice, too: it brings you nearer to an empire and the other player further from theirs.
guide-m8-then = The other player was asked for a reaction, and let it happen.
guide-m8-why = Attack lets you gain a city, so you pick it; where players must lose or hand over cities, they pick them.

guide-m9-title = They strike back
guide-m9-text = Use your Small Protection: Wrath of the Gods would cost you a Greek city. It stops Wrath, Attack and Commander. Nothing happens to you, and the shield is spent.
guide-m9-else = You keep the shield and give up a city. That can be right when the city matters little.
guide-m9-why = A protection leaves you out of the whole event, works once and then goes under the event pile.

guide-m10-title = Everybody celebrates
guide-m10-text = Use the Middle Festival: every player draws a city for each capital. You have two capitals, the other player none, and both cities that Rome still lacks lie in the pile.
guide-m10-else = The festival keeps. Use it while you have more capitals than the others.
guide-m10-why = Each player draws one city per capital, and one more with a neutral city, so compare the tables before you use it.

guide-m11-title = An empire is complete!
guide-m11-text = Six of six: the empire moved to your finished pile. That is one point, safe to the end. But these cities, capital included, no longer count for events.
guide-m11-why = Nobody can touch cities in a finished pile, but for conditions and disciplines they count no more.

guide-m12-title = You choose the loss
guide-m12-text = Give up Giza and Alexandria. The Great Unrest takes two eastern cities from you, but you pick them: keep Greece together, and keep a capital.
guide-m12-else = Your choice. What stands alone in its empire is easiest to give.
guide-m12-why = Whoever must hand over cities picks them; only what somebody takes with a card such as Attack is picked by the taker.

guide-m13-title = Four take the rest
guide-m13-text = Use Unification: it takes all other cities of an empire from the other players' tables, once you have four of it. Athens came, so you have four of the six in Greece.
guide-m13-other = Use Unification: you have four cities of one empire, and it takes all others of it from the other players' tables.
guide-m13-else = It can wait. But a card that wins an empire is best used before the tables change.
guide-m13-then = Only a Great Protection could have stopped that.
guide-m13-why = Unification needs four cities of one empire on your table and takes all others of it from the tables of all other players.

guide-m14-title = You know the game
guide-m14-text = The game ends when the last empire is complete. Bigger games bring more empires, neutral cities and seven wonders worth five points. Play on, and hints will stay with you.
guide-m14-why = When the last empire is complete, the game ends at once; each complete empire scores 1 point and the wonders bonus 5.
