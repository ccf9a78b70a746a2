learn-goal = Lead a people from antiquity towards our time: feed them, build, learn, and have the most culture points when the cards run out.
learn-p1-title = Take cards
learn-p1 = White tokens are your civil actions. A card of the row costs 1, 2 or 3 of them, by its place. Before every turn the row slides left: waiting makes a card cheaper, but somebody else may take it, and the first ones leave.
learn-p2-title = Grow
learn-p2 = A civil action and food bring a new worker. The emptier your yellow bank, the dearer the next one is, and the more your people eat.
learn-p3-title = Build
learn-p3 = A civil action, a worker and resources make a mine (resources), a farm (food), a lab (science) or a temple (culture and a happy face).
learn-p4-title = Raise a wonder
learn-p4 = A wonder rises stage by stage, one civil action each, and works once its last stage stands. Until then you may take no other.
learn-p5-title = Learn and upgrade
learn-p5 = A new technology costs a civil action and science. Then upgrade: a worker moves up, and you pay only the difference of the two prices.
learn-p6-title = Raise an army
learn-p6 = Red tokens are military actions; they pay for units. In the longer games events and attacks look for the weakest. You need not be first, just not last.
learn-p7-title = End your turn
learn-p7 = The rest happens by itself: you score culture and science, harvest, feed your people and mine. Then all your actions come back.
learn-s1 = All the time: culture points for each turn, and from some cards at once
learn-s2 = Tutorial game, at the end: 2 points for each age I technology, each strength and each happy face (16 for faces at most); 1 for each food, resource and science that you make a turn
learn-s3 = Advanced game, at the end: four scoring cards that lie open from the beginning
learn-s4 = Full game, at the end: the age III events that are still in the event piles
learn-end = The tutorial game ends with the round in which the cards of age I run out, the advanced game with age II. In the full game, when the cards of age III run out, one more whole round follows; if that happens as the first player's turn begins, the round just beginning is the last. The longer games put a political action before all others: prepare an event, attack, or, with 3 or 4 players, offer a pact. The full game adds wars.
learn-m1 = Leaving civil actions unused. They do not keep.
learn-m2 = Taking a technology long before you have its science. It only blocks your hand.
learn-m3 = Beginning a wonder without resources. You cannot give it up.
learn-m4 = Adding a worker without food, or in the longer games without a happy face for him.
learn-m5 = Keeping nobody under arms. In the longer games the weakest pays for everybody's events.
learn-t1 = Mines first, culture later.
learn-t2 = Take what costs one action. Much comes down to it if you wait a turn.
learn-t3 = Before you end a turn, read what its end will bring.

guide-t1-title = Welcome, ruler
guide-t1-text = Take Colossus: choose it in the row or in the list. It is a wonder and will bring you culture, and whoever has the most at the end wins. In the first round you only take cards, and you have one action.
guide-t1-else = You still have an action, and nothing else to do with it. Next time take a card first.
guide-t1-then = A wonder lies before you at once; other cards go to your hand.
guide-t1-why = In the first round cards are only taken, and whoever plays later has more actions for it: the first player 1, the second 2.

guide-t2-title = Your land produces
guide-t2-text = Choose “End the turn”. Each farmer then brings 1 food, each miner 1 resource, your thinkers 1 science. It all happens by itself.
guide-t2-else = As you like. When nothing is left to do, end your turn.
guide-t2-then = 2 food, 2 resources, 1 science. The other player spent two actions on the Pyramids.
guide-t2-why = The end of every turn brings all by itself, in this order: culture and science, food, less what your people eat, and resources.

guide-t3-title = The row slides left
guide-t3-text = Take Hammurabi, a leader, who costs one action today. From now on you have four civil actions a turn. The first cards left the row, and the others came nearer and cheaper.
guide-t3-else = That works too. Remember: the first three cards leave before the next turn.
guide-t3-then = Out of the row and into your hand.
guide-t3-why = With two players the first three spaces are cleared before every turn, and cards cost 1, 2 or 3 actions the farther right they lie.

guide-t4-title = Leaders act at once
guide-t4-text = Choose “Play the leader”: for one action Hammurabi begins to help you. He brings you one civil action more and one military action fewer.
guide-t4-other = Play your leader for one action: what he brings begins at once. You have one leader at a time, and you may take only one of each age.
guide-t4-else = A leader in hand does nothing for you yet. Play him when you can spare an action.
guide-t4-then = What a leader brings begins at once, in this very turn.
guide-t4-why = A leader costs one action, may be played in the turn in which you took the card, and replaces the leader before.

guide-t5-title = More hands
guide-t5-text = Choose “Increase population”: for 2 food and an action you get one more worker. The emptier your yellow bank, the dearer the next one, and the more your people eat.
guide-t5-else = That works too. Grow soon, though: every worker works for you until the end.
guide-t5-then = Two of your workers now wait for work.
guide-t5-why = The fewer tokens are left in your yellow bank, the more food the next worker costs: from 2 up to 7.

guide-t6-title = Give them work
guide-t6-text = Build a mine, Bronze: for 2 resources an unused worker becomes a miner, who pays for all that you build later. An unused worker makes nothing.
guide-t6-else = Fine as well. Just do not let workers wait for long.
guide-t6-then = Built today, it produces today.
guide-t6-why = A mine takes an action, an unused worker and its price, and it produces at the end of this very turn.

guide-t7-title = Nothing keeps
guide-t7-text = Take a cheap card, Work of Art on the left: actions that are left when your turn ends are lost. Yellow cards may be played from your next turn on.
guide-t7-warn = You still have civil actions, and they do not keep. Take a cheap card first?
guide-t7-else = All right. Civil actions that you leave over are lost, so look for a cheap card next time.
guide-t7-then = That card may be worth something next turn. When you have no action left, end your turn.
guide-t7-why = Civil actions not spent are lost at the end of the turn, and a yellow card cannot be played in the turn in which you take it.

guide-t8-title = The world turns
guide-t8-text = From the third round on, an event for everybody opens the turn of whoever goes first. Development of Crafts gave each of you 2 resources.
guide-t8-why = From round three on one event a round is revealed for everybody, until all nine are used up.

guide-t9-title = Raise your wonder
guide-t9-text = Build a stage of Colossus: one action and 3 resources. It has two stages, and works once the last one stands. Until then you may take no other wonder.
guide-t9-other = Pay for the next stage of your wonder: one action and its resources. It works once the last stage stands, and until then you may take no other.
guide-t9-else = That works too. But an unfinished wonder brings nothing, and you cannot give it up.
guide-t9-then = One stage stands. The blue token on it is only a marker; it comes back when the wonder is complete.
guide-t9-why = Each stage costs one action and its resources, and a wonder that you have begun cannot be given up.

guide-t10-title = Yellow cards work once
guide-t10-text = Play Work of Art: 6 culture. A yellow card costs an action, does what it says and is gone. You took it in an earlier turn, so it may be played now.
guide-t10-else = It keeps in your hand. There it takes the place of another card, though.
guide-t10-then = 6 culture points at once.
guide-t10-why = An action card serves once: it costs one civil action, takes effect and leaves the game.

guide-t11-title = Your plan
guide-t11-text = Use the rest as you like. A good plan: grow, build another mine, and take Engineering Genius for one action. It makes the second stage of Colossus cheaper next turn.
guide-t11-other = Use the rest as you like. A good plan: grow, build another mine, and take a cheap card for next turn.
guide-t11-else = Your choice. See to it that you have workers, resources and a use for both.
guide-t11-why = You may take actions in any order and repeat them, and what a yellow card lets you do takes no further action.

guide-t12-title = Take a technology
guide-t12-text = Take Iron, for one action: it is a better mine. Learning it costs 5 science, and you have them now, since Development of Science gave everybody 2.
guide-t12-else = That works too. A technology that costs you three actions today may cost one in two turns, if nobody takes it.
guide-t12-then = Now learn it.
guide-t12-why = Leaders and technologies may be played in the turn in which you take them; a technology costs one action and its science.

guide-t13-title = Learn it
guide-t13-text = Play Iron: one action and 5 science. It lies above Bronze, and gives nothing until a worker stands on it.
guide-t13-else = It can wait. But science that only piles up brings nothing.
guide-t13-then = Each age I technology is also worth 2 points at the end of this game.
guide-t13-why = The card is only the permission to build and to upgrade; what it brings comes from the workers on it.

guide-t14-title = Move a worker up
guide-t14-text = Upgrade: one of your miners moves from Bronze to Iron, and you pay only the difference of the two prices, 3. A blue token on Iron is worth 2 resources.
guide-t14-else = That works too. Iron makes no difference yet, as long as nobody works there.
guide-t14-then = One action, and one resource more every turn.
guide-t14-why = Upgrading costs one action and the difference of the two prices, and it needs no unused worker.

guide-t15-title = Complete your wonder
guide-t15-text = Play Engineering Genius: it builds a stage for 2 resources less, and takes no other action. It is the last stage of Colossus, so the wonder works from now on.
guide-t15-else = It waits in your hand. A wonder works for you from the day it is complete.
guide-t15-then = Colossus stands: 1 culture every turn, and 1 strength.
guide-t15-why = With its last stage a wonder works at once, and a stage that a yellow card builds takes no further action.

guide-t16-title = A better government
guide-t16-text = Take Monarchy while it costs one action: it brings five civil and three military actions. For a revolution you will need 3 science and all civil actions of a turn.
guide-t16-else = Fine. But change your government once, and rather early: more actions help in every turn.
guide-t16-then = Hold it until your science is there.
guide-t16-why = A government has two prices in science: the lower one for a revolution, the one in brackets for a peaceful change in one action.

guide-t17-title = Culture every turn
guide-t17-text = Increase your population again if you can, then build a temple, Religion. It brings 1 culture a turn and a happy face, which is worth 2 points at the end.
guide-t17-else = That works too. A lab would bring science instead, and a temple culture.
guide-t17-then = What you build in a turn counts at the end of that very turn.
guide-t17-why = Each worker on an urban building brings what its card shows every turn, and the government limits how many of a kind you may have.

guide-t18-title = Red actions
guide-t18-text = Recruit Warriors: it takes a military action, a worker and 2 resources. In this game each strength is worth 2 points at the end. In the longer ones it keeps attackers away.
guide-t18-else = Fine. Military actions are for units only, so in this game they are lost if you leave them.
guide-t18-then = Your strength grows at once.
guide-t18-why = In this game military actions are for units only, so unspent ones bring nothing.

guide-t19-title = Revolution
guide-t19-text = Choose “Revolution”: you have the science for Monarchy. It takes all civil actions of a turn, and none may be spent before, but from your next turn on you have more.
guide-t19-else = A revolution must be the first thing that you do in a turn. The card keeps; perhaps next turn.
guide-t19-then = A new government, and new tokens. This turn only military actions are left.
guide-t19-why = A revolution costs less science but all civil actions of the turn; the new number of them is yours from your next turn on.

guide-t20-title = The end is near
guide-t20-text = The last card of age I has been dealt: this is your last turn. Stores, science and cards in hand will be worth nothing. A warrior is 2 points, a temple 3, an upgraded mine 1. Then look where the points came from, line by line.
guide-t20-other = When the last card of age I is dealt, the round is finished and points are counted. Stores, science and cards in hand will be worth nothing. Look at what scores: technologies, strength, happy faces, production. Play on, and hints will stay with you.
guide-t20-why = Once the cards of age I run out, the round is finished; then technologies, strength, happy faces and production are scored.
