learn-goal = Lead a people from its first city to the modern world, and be the first to win in one of four ways: by culture, technology, wealth or war.
learn-p1-title = Start of turn: found cities
learn-p1 = A scout becomes a city where it stands. All eight squares around must be known and free of huts, villages and enemies, and the next city must be at least three squares away.
learn-p2-title = Trade comes in
learn-p2 = Every trade symbol around your cities counts. Trade stays from turn to turn, up to 27. In this phase you may also swap goods with others.
learn-p3-title = Every city does one thing
learn-p3 = It builds something it can pay for alone, devotes itself to the arts for culture, or harvests a resource. The squares around it say what it can do: 3 trade buy 1 production more.
learn-p4-title = Move
learn-p4 = Figures walk two squares, never slantwise. For one step they turn up an unknown tile beside them. Armies take huts and fight; scouts look for places and gather.
learn-p5-title = Research
learn-p5 = Everybody chooses one technology in secret. A level I technology needs 6 trade, level II 11, and each further level 5 more. It uses up all trade except 1 for each coin. A card of level II rests on two cards of level I, and so on up.
learn-p6-title = Battle
learn-p6 = Cards are played in turn, each on a front of its own or against an enemy. Infantry strikes mounted units first, mounted units artillery, artillery infantry. The strengths left at the end decide; a tie is the defender’s.
learn-s-title = Four ways to win
learn-s1 = Culture: reach the last space of the culture track. Devote cities to the arts and pay; from the eighth space on it takes trade too.
learn-s2 = Technology: learn Space Flight. It lies on five, four, three and two other cards, and needs 26 trade.
learn-s3 = Wealth: own 15 coins. They come from banks, great people, the Panama Canal, and four technologies that collect them.
learn-s4 = War: take another player’s capital. Its defender has 12 strength more, and with walls another 4.
learn-end = The game ends at once with the first victory: there are no points and no second place. Two players who reveal Space Flight together share it. The tutorial game ends when somebody founds a third city, without a winner; it is played without wonders, Egypt and Rome.
learn-m1 = Staying with one city. Found the second on turn 2 or 3.
learn-m2 = Letting a city idle. The arts always give something.
learn-m3 = Attacking a village with three cards. That is a coin toss, and your army is the stake.
learn-m4 = Building over a forest or a resource. The token hides all that is printed there.
learn-m5 = Forgetting the capital. Three units hold nobody off for long.
learn-t1 = Research every turn, unless one turn of saving buys a whole level more.
learn-t2 = Unlock buildings that fit your land: libraries want grassland, harbors water.
learn-t3 = From turn 8 on, know which victory is yours, and whose is nearest.

guide-c1-title = Four ways to win
guide-c1-text = Choose “End your Start of Turn”: in this first phase there is nothing to do yet. Whoever first gets to the end of one of four ways wins: culture, technology, coins, or a rival’s capital. Today we only learn, until somebody founds a third city.
guide-c1-else = As you like. When there is nothing left to do here, end the phase.
guide-c1-why = The first victory ends the game at once, and there are no points to count: so every turn should bring you nearer to one of the four.

guide-c2-title = Trade comes in
guide-c2-text = Choose “Done with trading”: only in later games may you swap goods here. Your trade came in by itself: the squares around your capital gave 3, so you have 6, enough for a first technology.
guide-c2-else = All right. Say that you are done when you are.
guide-c2-then = Trade stays with you until you spend it.
guide-c2-why = Trade comes anew every turn from the symbols around your cities, and what you do not spend stays.

guide-c3-title = One city, one action
guide-c3-text = Let your capital act: build the library on the grassland of F3. It costs 5, all that the capital produces, and brings 1 trade every turn.
guide-c3-else = That works too. Production cannot be saved up: when you build, look for something that costs nearly all of it.
guide-c3-then = A building hides what is printed under it. Here it was nothing. Your capital has acted, so end the phase.
guide-c3-why = A city does one thing a turn, and production that it does not use is lost.

guide-c4-title = Into the unknown
guide-c4-text = Choose your army: it has two steps. With the first, turn up the tile of G5; the army stays where it is. With the second, enter the hut that lies there: huts hold gifts.
guide-c4-else = That works too. Everybody can turn up tiles, but only armies enter huts.
guide-c4-then = Wheat, for you alone to see. And China gains 3 culture for each hut.
guide-c4-why = A step turns up a tile that lies face down beside the figure, and the figure stays where it is.

guide-c5-title = A good place
guide-c5-text = Send your scout to F6, two steps away: around it are 3 trade, 5 production and a natural wonder. Next turn it can become a city.
guide-c5-else = That works too. Look for a square with much around it, and no hut or village beside it.
guide-c5-then = A scout cannot fight. Keep it away from enemy armies.
guide-c5-why = A city lives off the eight squares around it: they must be known, without hut or village, and no part of another city.

guide-c6-title = Choose in secret
guide-c6-text = Choose Animal Husbandry: it turns your wheat into 3 production. You have the 6 trade that a technology of level I needs, and all of it is spent.
guide-c6-other = Choose a technology of level I: you have the 6 trade that it needs, and all of it is spent. Animal Husbandry turns wheat into 3 production: an army finds some in the hut on G5.
guide-c6-else = Then your trade stays with you. You will not often want that.
guide-c6-then = Two cards in the lowest row carry one in the row above.
guide-c6-why = All choose at the same moment, so nobody can answer your choice; a technology takes all trade but 1 for each coin.

guide-c7-title = Found your second city
guide-c7-text = Found a city with your scout: it becomes city II, which works at once. The place is right: all eight squares around it are known, none has a hut, village or enemy, and home is far enough away.
guide-c7-else = It can wait, but a second city doubles what you can do each turn.
guide-c7-then = Its trade counts from this turn on.
guide-c7-why = You may have two cities from the start, and a new one gives trade and acts in the turn in which it is founded.

guide-c8-title = Culture pays early
guide-c8-text = Pay 3 culture and advance to the first space of the culture track. Every space gives something: here an event card. After the seventh space it costs trade as well.
guide-c8-other = Advance on the culture track: you can pay for the next space, and every space gives something. After the seventh it costs trade as well.
guide-c8-else = Culture keeps. You may advance in any later turn.
guide-c8-then = An event card. Play it when its phase and your plans allow.
guide-c8-why = You may pay for spaces at any time while you manage your cities, and each gives its reward at once.

guide-c9-title = A little more production
guide-c9-text = Pay the wheat for Animal Husbandry: your capital has 3 production more this turn. You want a scout, which costs 6, and the capital makes only 5.
guide-c9-else = That works too. Resources keep until you need them.
guide-c9-then = This production is for this city and this turn only.
guide-c9-why = A resource pays for what a technology can do; the production that comes of it is lost at the end of the turn.

guide-c10-title = Another scout
guide-c10-text = Build another scout in your capital, on F3: each scout is a city to come. Figures hide nothing, so the library does not mind.
guide-c10-else = That works too. Without a second scout there is no third city, though.
guide-c10-then = Cities never add up their production for one thing.
guide-c10-why = A city pays alone for what it builds, and a new figure stands on a square around it.

guide-c11-title = And the new city?
guide-c11-text = Let city II devote itself to the arts: that gives 1 culture, and 1 more for each culture symbol around it, like the natural wonder. Each city acts once a turn.
guide-c11-else = That works too. Only an idle city gives nothing.
guide-c11-then = No city has idled. End the phase.
guide-c11-why = Every city has an action of its own, and the arts cost nothing.

guide-c12-title = New land beyond the edge
guide-c12-text = Send the new scout one step, to the edge, and turn up the next tile with its second step: you want good land for a third city. What was built this turn may move at once.
guide-c12-else = That works too. Every tile that you know is a choice more.
guide-c12-then = One step for a discovery. Now you see where to go from here.
guide-c12-why = What was built this turn may move, and turning up a tile takes a step but moves nobody.

guide-c13-title = Spend or save?
guide-c13-text = Save this time: choose “Research nothing”. A level I technology would take all your trade now. Next turn you have enough for Irrigation, which needs 11 and allows a third city.
guide-c13-else = That works too. Irrigation comes a little later then.
guide-c13-why = Research takes nearly all trade however little the technology needs; whoever researches nothing keeps all of it.

guide-c14-title = A card more for battles
guide-c14-text = Build infantry in your capital, for 5, before you attack the village. Your unit cards fight wherever your armies do, and from four cards three are drawn.
guide-c14-else = That works too. But three cards are few for a battle.
guide-c14-then = Only you see which one you drew. City II may act too.
guide-c14-why = Your unit cards are shared by all your armies, you may hold any number, and only you see them.

guide-c15-title = A place for the third city
guide-c15-text = Send the scout to D2, two steps away: there are forests around it, and no hut or village beside it.
guide-c15-else = That works too. Remember: eight known squares, and three away from other cities.
guide-c15-then = Now only Irrigation is missing.
guide-c15-why = Cities never share squares: the next one is at least three squares from any other.

guide-c16-title = March on the village
guide-c16-text = March with your army around your city, and attack the village on F8 next turn. Three cards of the barbarians will fight three of yours, and yours are strong today.
guide-c16-other = March into the village on F8, two steps away. It must be fought, three cards of the barbarians against three of yours, and if you lose, only the army is gone.
guide-c16-else = That works too. A village does not run away.
guide-c16-then = Two steps a turn. The village is next.
guide-c16-why = An army that enters a village must fight; a defeat costs it, and nothing else.

guide-c17-title = Front or attack?
guide-c17-text = Play infantry against their horsemen: it strikes mounted units first, and whoever is dead does not strike back. A card is played against an enemy that stands alone, or alone, as a new front.
guide-c17-other = Play a card against an enemy that stands alone, or alone, as a new front. Infantry strikes mounted units first, mounted units artillery, artillery infantry.
guide-c17-else = That works too. A card on a new front is safe until somebody attacks it.
guide-c17-then = Struck first, and not a scratch. Go on like that; the strengths left at the end are added, and a tie is the defender’s.
guide-c17-why = The type that is stronger strikes first, and a unit that dies of it does not strike back; in the end the strengths left are added.

guide-c18-title = A great person
guide-c18-text = Place your great person on G6, beside a city: its symbols count there. It hides what is printed below, and grassland costs you nothing.
guide-c18-else = It can stay in reserve until a later start of turn. Until then it does nothing.
guide-c18-then = A great person works from this moment on.
guide-c18-why = A great person counts as soon as it stands beside a city, but hides what is printed on its square.

guide-c19-title = Room for one more
guide-c19-text = Research Irrigation: it allows a third city. It is of level II and rests on two cards of level I, which you have.
guide-c19-else = That works too. You will want Irrigation soon.
guide-c19-then = Next turn a scout on a good square may become your third city.
guide-c19-why = Two cards side by side carry one of the next level, and Irrigation allows a third city.

guide-c20-title = The third city
guide-c20-text = Found your third city with a scout on a good square: that ends the tutorial game, without winner or loser. Then play a real one, with six peoples, wonders, and four ways to win.
guide-c20-other = You know the phases now. Irrigation and a scout on a good square make a third city, and that ends the tutorial game. Then play a real one; hints stay with you.
guide-c20-why = In the tutorial game the first third city is the end; in a real one it is the first of four victories.
