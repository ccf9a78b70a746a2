learn-goal = Lead a Stone Age tribe: gather food and resources, buy cards and buildings, and have the most points at the end.
learn-p1-title = Place your figures
learn-p1 = In turns, put one or more figures on one place. Rings show how many fit; a full place stays closed until the next round.
learn-p2-title = Roll for what you gather
learn-p2 = When all figures stand, each player carries out all of theirs. Roll one die per figure and divide the sum: food 2, wood 3, clay 4, stone 5, gold 6. Tools add to the sum.
learn-p3-title = Buy cards and buildings
learn-p3 = Where your figure stands on a card or a building, you may pay and take it. A card costs 1 to 4 resources of any kind; a building asks for exactly what it shows.
learn-p4-title = Feed everybody
learn-p4 = First your grain brings food, one for each step. Then every figure eats one. Replace what is missing with resources, or lose 10 points.
learn-p5-title = A new round
learn-p5 = Cards left over slide right and get cheaper; new ones fill the row. The start figure moves on, and your tools work again.
learn-s1 = Building: its printed points, or the values of what you paid (wood 3, clay 4, stone 5, gold 6); at once
learn-s2 = Green cards: a set of different symbols scores its size times itself (3 symbols: 9 points)
learn-s3 = Yellow cards: farmers × grain level, hut builders × buildings, shamans × figures, tool makers × tool value
learn-s4 = Each resource left over: 1 point
learn-s5 = A round in which your tribe goes hungry: minus 10 points
learn-end = The game ends after the round in which a stack of buildings runs out, or when too few cards are left to fill the row. Then cards and leftovers score, and most points win.
learn-m1 = Forgetting supper. Before you place your last figure, count your figures and your food.
learn-m2 = Shopping before rolling. A figure on a card that you cannot pay for yet comes home with nothing.
learn-m3 = Leaving the village to the others. Figures, grain and tools gained early work for you in every round.
learn-t1 = The card for one resource is nearly always worth it: something now, and points at the end.
learn-t2 = Decide early which craftsmen you collect, and give them what they count: shamans want figures, farmers want grain.

guide-s1-title = Lead your tribe
guide-s1-text = Whoever has the most points at the end wins. Every round has three parts: place your figures, carry out their actions, feed your tribe. You play blue, and you begin.
guide-s1-why = Nobody acts before the figures of all players stand, and the tribe eats last; points decide who wins.

guide-s2-title = Three figures for wood
guide-s2-text = Send three of your five figures to the forest. Later each of them rolls one die there, and the sum becomes wood.
guide-s2-else = That works, too. More figures in one place mean more dice. They stay there until the actions.
guide-s2-then = The other player places next. You take turns until every figure stands.
guide-s2-why = In one turn you put figures on one place only, and wood is the easiest resource to get: 3 points on the dice make one.

guide-s3-title = One figure for a tool
guide-s3-text = Send one figure to the tool maker, before the other player does: only one fits there. A tool adds to your dice, once in every round, so the earlier, the better.
guide-s3-else = Good as well. Keep an eye on what fills up: a full place is closed until the next round.
guide-s3-then = With two players, only two of the three village places open each round. Hut and tool maker are taken, so the field is closed.
guide-s3-why = The tool maker has room for one figure, and with two players the third village place closes once two are occupied.

guide-s4-title = A card for one resource
guide-s4-text = Put your last figure on the card on the right: it costs only one resource, of any kind. It brings one stone at once, and points at the end. You pay later, during the actions.
guide-s4-else = All right. A cheap card is nearly always a good home for a spare figure; remember it next time.
guide-s4-why = The space sets the price, not the card: 1 resource on the right, up to 4 on the left, and each has room for one figure.

guide-s5-title = Now your figures work
guide-s5-text = Start with the tool maker, since a tool already helps your roll, and go shopping last. All figures stand now, and you carry out your actions in any order you like.
guide-s5-warn = You have no resources yet, so this figure would come home without the card. Roll first?
guide-s5-else = Fine, the order is yours. A tool made before the roll can still improve it.
guide-s5-why = You decide on the order step by step, and a tool can be used in the very round in which you get it.

guide-s6-title = Roll for wood
guide-s6-text = Roll in the forest: three figures, three dice, and every 3 points are one wood. Other places divide by more: clay 4, stone 5, gold 6. Food needs only 2.
guide-s6-other = Roll in the forest: one die for each of your figures there, and every 3 points are one wood. Other places divide by more: clay 4, stone 5, gold 6. Food needs only 2.
guide-s6-else = Fine. The forest waits: its figures roll when you send them.
guide-s6-why = Each figure there rolls one die, the sum is divided by 3 for wood, and the remainder is lost.

guide-s7-title = A tool for your roll
guide-s7-text = Add your tool. You rolled 11, three wood with 2 points wasted; with 1 more it is 12, four wood. Every tool works once a round.
guide-s7-other = Your tool adds to this roll. Use it if that makes one more piece; otherwise keep it for another roll. Every tool works once a round.
guide-s7-else = You keep the tool unused. Next time, look at how much is missing for one more piece.
guide-s7-why = Tools are added after the roll, before the total is divided, and each may be used once a round.

guide-s8-title = Buy the card
guide-s8-text = Pay with cheap wood: cards take any resource. The upper half works now: one stone. The lower half scores at the end: one shaman, a point for each of your figures.
guide-s8-other = Pay with what you need least: cards take any resource. The upper half works now, and the lower half scores at the end.
guide-s8-else = Then the figure simply comes home. Cards pay twice, though: now and at the end.
guide-s8-then = The card lies face down on your board. After you, the other player carries out their actions.
guide-s8-why = You pay for a card first and it works at once; at the end each shaman on your cards scores a point for each of your figures.

guide-s9-title = Everybody has eaten
guide-s9-text = The round ended with supper: each of your figures ate one food. What is missing is paid in resources, or costs 10 points. In the new round the other player began, and cards slid right and got cheaper.
guide-s9-why = Each figure eats one food, a resource may stand for each that is missing, and whoever does not cover all loses 10 points.

guide-s10-title = Your first building
guide-s10-text = Put a figure on the building on the left, before the other player does. You have the two wood and the stone that it asks for, and it brings 11 points at once.
guide-s10-else = All right. If you still want the building, take it soon: only one figure fits there.
guide-s10-why = Such a building costs exactly the resources that it shows, gives its points at once and has room for one figure only.

guide-s11-title = Two figures become three
guide-s11-text = Send two figures to the hut, and a third joins your tribe for the rest of the game. It eats one food a round, and it works for you in every round.
guide-s11-else = Fine. Think of hut, field and tool maker again next round; they pay most when taken early.
guide-s11-why = The hut takes exactly two figures of one player; the new one then stays to the end of the game, and eats in this round already.

guide-s12-title = Somebody must hunt
guide-s12-text = Send the figures you have left to the hunting grounds: supper comes every round, and your store shrinks. Every 2 points on the dice are one food, and these grounds are never full.
guide-s12-else = You have food for tonight. Plan hunters for the next round, or climb the grain track.
guide-s12-why = Hunting divides the roll only by 2, every resource by more, and any number of figures may hunt.

guide-s13-title = Your figures work again
guide-s13-text = Start with the hut, then hunt, and buy last, as before. Your tool is ready again: use it if it makes one more food.
guide-s13-other = Roll for what you need first, and buy last. Your tool is ready again: use it if it makes one more piece.
guide-s13-else = Fine, too. Your other figures wait until you send them.
guide-s13-why = You choose the order step by step, knowing what was rolled, and used tools are ready again in every new round.

guide-s14-title = Build!
guide-s14-text = Buy the building: two wood and one stone go back to the supply, and 11 points go to you at once. The next building of the stack turns up.
guide-s14-other = Buy the building: what it asks for goes back to the supply, and its points go to you at once. The next building of the stack turns up.
guide-s14-else = You keep your resources. Leftovers are worth only 1 point each at the end, so build before long.
guide-s14-why = The points of a building come once, when you buy it, and the next one of the stack can be bought from the next round on.

guide-s15-title = You know the game
guide-s15-text = That is all there is to a round. The game ends when a stack of buildings or the cards run out; then your cards score. Play on, and hints will stay with you.
guide-s15-why = When a stack of buildings runs out, the round is still played; when too few cards are left to fill the spaces, no new one begins.
