learn-goal = Settle the earth, grow, learn and build wonders, and have the most points when the game ends.
learn-p1-title = Buy
learn-p1 = Buy settlers, armies, technologies and bigger settlements, in any order. A settler becomes a village where it stands, and that costs nothing. In the first round nobody buys.
learn-p2-title = Move
learn-p2 = An army goes one region, a settler two, and a fleet carries three of them. Nobody bars your way, but whoever stands where you enter may challenge you to battle.
learn-p3-title = Explore
learn-p3 = Where a settler stops, you may look at the hidden token. A resource stays your secret until a settlement stands there; events and terrain are shown to everybody at once.
learn-p4-title = Fight
learn-p4 = Both sides pick a unit in secret and roll its dice, in the basic rules as many as the number of its era (1 to 4). The lower sum loses its unit; equal sums lose both. Infantry beats artillery, artillery beats cavalry, cavalry beats infantry: that adds the number of the current era.
learn-p5-title = Trade
learn-p5 = Resource cards are lent until production is paid. Everything else that is traded changes hands for good: gold, technologies, wonders, units, whole settlements.
learn-p6-title = Collect your income
learn-p6 = In the basic rules settlements pay their size, twice if you hold the surplus resource. Add your technologies times your different resources, and 20, 40 or 80 gold for three, four or five of a kind. You never get less than 10.
learn-p7-title = Or play by the advanced rules
learn-p7 = There each technology is a card of its own. It opens units, improvements or larger sizes to everybody, and many give their owner a wonder or points. Whoever builds what you invented pays a part of the price to you. A settlement pays more when it is happy, and double when it is productive. Wonders work until their era is over.
learn-s1 = Each settlement: village 1, town 2, city 3, metropolis 4
learn-s2 = Each wonder: 3 in the basic rules, 2 in the advanced rules
learn-s3 = Technologies: 2 each in the basic rules; in the advanced rules only the four seminal discoveries, 4 each
learn-s4 = Advanced rules, by what ends the game: United Nations, 5 for their holder; Apollo Program, 1 for each modern military unit of each player; ship to Alpha Centauri, 1 for each technology of each player
learn-end = The basic game ends when somebody has obtained a third modern technology. If that happens in a purchase phase, those who have not bought yet still do; otherwise the round is finished. A short or medium advanced game may end with each medieval or industrial technology bought: a die decides, and the end gets likelier every time. A long game goes on until the holder of the United Nations or of the Apollo Program ends it, or somebody buys the ship to Alpha Centauri. Whoever alone owns settlements at the end of a round of an advanced game wins at once. Whoever loses the last settlement there is out.
learn-m1 = Towns before land. Your first gold belongs to settlers.
learn-m2 = Leaving a settlement without an army beside a neighbour who has one.
learn-m3 = In the basic rules, turning villages into towns before the wonder for six villages is yours.
learn-m4 = Attacking a settlement with equal force. At home its owner’s side adds 1 to every roll.
learn-m5 = Keeping gold to the end. It is worth no points.
learn-t1 = Start where much free land lies near.
learn-t2 = Collect different resources first, and three of a kind later.
learn-t3 = Keep infantry, cavalry and artillery together.
learn-t4 = In the advanced rules, buy the technologies first that bring a wonder or four points, and make your largest settlements happy, then productive.

guide-settle-title = A world to settle
guide-settle-text = Choose Gran Chaco, then its settler, and send it one step south, to Pampas. Settlements, technologies and wonders are points, and the most points win; settlers open up the world.
guide-settle-else = That works too. A token lies hidden in every region, and each is a surprise.
guide-settle-then = One of its two steps is left.
guide-settle-why = Settlers go two steps, armies one, and you may move whichever you like; a settlement scores its size at the end, 1 to 4 points.

guide-look-title = What lies here?
guide-look-text = Choose Pampas, the settler, and look at the token of the region. Looking ends the settler’s way.
guide-look-else = That works too. You may look in a later round, even without moving.
guide-look-then = Fertile land! A settlement founded here starts as a town.
guide-look-why = A settler may look where it ends its way, and goes no further this turn; on fertile land a settlement starts as a town.

guide-second-title = And the other settler?
guide-second-text = Send the other settler to Orinoco, and look there: it is one step south of Yucatan, towards your other village. Or be curious and go elsewhere.
guide-second-else = That works too. Land near your villages is the easiest to guard.
guide-second-why = Every settler has two steps of its own and may look where it stops, but never has to.

guide-secret-title = Your secret
guide-secret-text = Leave the token face down: so far you alone know of the horses. A settlement will turn them up; until then the others may waste a settler to find out.
guide-secret-other = Leave the token face down: so far you alone know what lies here. A settlement will turn it up; until then the others may waste a settler to find out.
guide-secret-else = Now everybody knows.
guide-secret-why = A resource stays face down until a settlement stands there; to turn it up before does nothing but tell everybody.

guide-guard-title = Leave a guard
guide-guard-text = Finish your movement, and leave your infantry at home: a settlement without an army falls to the first enemy army that walks in.
guide-guard-else = That works too. But remember which village is alone now.
guide-guard-why = An army captures the settlement of somebody who has neither army nor aircraft in that region, and it keeps its size.

guide-desk-title = Nothing to swap yet
guide-desk-text = Choose “Finish trading”. In this phase resource cards are lent until production is paid; all else changes hands for good. Without technologies your cards bring little.
guide-desk-else = Ask, then. The other player thinks about every offer.
guide-desk-then = Your two villages bring less than 10 gold. But nobody ever gets less than 10.
guide-desk-why = Lent resource cards return after production, all else is gone for good, and nobody is paid less than 10 gold.

guide-income-title = Iron for everybody who has it
guide-income-text = The two dice put iron in surplus, and you held it: your settlements paid 12 in place of 6. One technology times three different resources made 3 more. Then the borrowed card went home.
guide-income-other = Settlements pay their size, double if you hold the resource in surplus. Add your technologies times your different resources. Nobody gets less than 10, and lent cards go home.
guide-income-why = Income is settlements, doubled by a card of the surplus resource, plus technologies times different resources, plus monopolies.

guide-found-title = Found a settlement
guide-found-text = Choose Pampas on the map or in the list: the settler there founds, which costs nothing. On fertile land it is a town at once, and it pays this round.
guide-found-else = It can wait. But whoever founds early is paid more often.
guide-found-then = A town pays 2, and fertile land 1 more.
guide-found-why = Founding costs the settler but no gold; on fertile land the settlement starts as a town and pays 1 more.

guide-settlers-title = More people, more land
guide-settlers-text = Found a settlement with the other settler as well: every village is a point, and pays from this round on. Then buy two new settlers in Gran Chaco, 5 gold each.
guide-settlers-other = Buy two settlers in Gran Chaco, 5 gold each: 10 gold come in anyway, so more land is worth more now than larger villages. Settlers appear where you had a settlement before this phase.
guide-settlers-else = That works too. But land runs out, and who settles first has it.
guide-settlers-why = A settler costs 5 in this era and appears only where you had a settlement before this phase; founding is free.

guide-learn-title = Learn something
guide-learn-text = Buy a technology for 10 gold; the second costs 20, the third 30. Each is 2 points and pays 1 gold for every different resource that you hold. Every two of them add 1 in battle.
guide-learn-else = It can wait, though not for long.
guide-learn-then = Keep the rest for the next one, and finish.
guide-learn-why = Only technologies of the current era can be bought, and each counts for your income, in battle and in your points.

guide-next-door-title = Look next door
guide-next-door-text = Send a new settler from Gran Chaco to Bahia, and look: land, gold or trouble? You know when you have looked.
guide-next-door-else = That works too. Bahia stays a riddle for now.
guide-next-door-then = A neutral nation! It joins whoever alone has the fewest settlements. You are equal, so wild cavalry guards the land. It does nothing to those who were here before.
guide-next-door-why = Some tokens act at once: a neutral nation joins whoever alone has the fewest settlements, or in a tie becomes wild cavalry.

guide-further-title = And further south
guide-further-text = Send the other new settler through Pampas to Patagonia, and look: it may do so even without a step left.
guide-further-else = That works too. There is more to find in the south.
guide-further-then = Treasure: 10 gold at once. Nothing else is to do, so finish.
guide-further-why = Looking takes no step, so a settler may do it after its last one; some tokens pay gold at once.

guide-swap-title = A fair swap
guide-swap-text = Accept: for one of your two horses the other player lends you iron, until production is paid. That is one more kind for each of you, and iron is in surplus most often: whoever holds it then is paid double for settlements.
guide-swap-else = As you like. Always count what each of you gains.
guide-swap-then = Agreed. When you are asked for offers of your own, make none.
guide-swap-why = Technologies pay for different resources only, so a second card of one is worth lending; and iron is in surplus most often now.

guide-two-title = Two make a wonder
guide-two-text = Buy your second technology: whoever first has two ancient ones may declare it and take a wonder, 3 points. So may the first with six villages, and the first with eight ancient armies.
guide-two-else = That works too. But each of these wonders goes to one player only.
guide-two-then = Now declare it, before somebody else does.
guide-two-why = The first to declare six villages, two ancient technologies or eight ancient armies takes a wonder, one for each milestone.

guide-claim-title = Say it aloud
guide-claim-text = Choose “Declare the milestone”: it gives nothing until you do. Then take any wonder: in the basic rules those of an era are all alike.
guide-claim-else = That works too. But whoever declares it first has the wonder.
guide-claim-then = 3 points, for ever.
guide-claim-why = To fulfil a milestone is not enough, for another may declare first; but a wonder once taken stays even if the condition is lost.

guide-catapult-title = Horsemen bar the way
guide-catapult-text = Buy a catapult in Gran Chaco: while wild cavalry is in Bahia, nobody can settle there. Artillery beats cavalry: it adds the number of the era to its die.
guide-catapult-else = That works too. The horsemen stay where they are.
guide-catapult-then = Spend the rest as you like, and finish.
guide-catapult-why = Nobody may found beside wild cavalry, and against cavalry artillery adds the number of the era, 1 in the ancient one.

guide-march-title = March on Bahia
guide-march-text = Send the catapult and the infantry from Gran Chaco to Bahia, if you have both: two armies are safer than one. Everything moves first, then the battles are fought.
guide-march-else = That works too. Alone, an army is a gamble.
guide-march-why = A region with wild cavalry stops every unit that enters and forces a battle, which is fought only after all your moves.

guide-pick-title = Pick your unit
guide-pick-text = Send the catapult: it adds 1 against cavalry, and every two technologies add 1 more. Each side rolls one die in this era; the lower sum loses its unit, equal sums both.
guide-pick-else = That works too. Infantry has no advantage over cavalry, it is the other way round.
guide-pick-why = Dice and bonuses are added, and the lower total loses its unit: a superior class adds the number of the era, two technologies 1.

guide-free-land-title = The land is free
guide-free-land-text = Found a settlement in Bahia: the horsemen are gone, and your settler has waited there.
guide-free-land-else = It can wait. Nobody else is near.
guide-free-land-why = A settlement may be founded only without wild cavalry in the region, and it costs the settler but no gold.

guide-rule-title = Now you rule
guide-rule-text = Enlarging costs 5, 10, then 20, once in each round for a settlement. But six villages are a wonder, so declare that first. A third ancient technology brings the next era, with dearer and stronger units. The rest is yours; hints stay with you.
guide-rule-why = The third technology of an era in one hand ends that era, and the third modern one ends the game.
