# --- the game ---
title = Through the Ages: A Story of Civilization
about = Two to four rulers lead their peoples from antiquity to our time: they feed and employ them, discover technologies, raise wonders, win great leaders and keep an army, for the weakest pay for what history brings. Whoever leaves the most culture behind wins.
option-mode = Game
option-mode-help = The tutorial ends with the Middle Ages and has no politics. The advanced game adds age II, events, colonies, aggressions and pacts; the full game also age III and wars.
option-mode-tutorial = Tutorial game
option-mode-advanced = Advanced game
option-mode-full = Full game
option-first_player = First player
option-first_player-help = Who begins every round.
option-first_player-0 = drawn by lot
option-first_player-n = seat { $n }
option-easier = Easier
option-easier-help = Everybody has one more yellow token, and every government allows one more urban building of each kind.
option-milder_fights = Milder fights
option-milder_fights-help = Whoever is attacked is safe from all others until the attacker’s next turn. For 3 or 4 players, in the advanced and the full game.
option-peaceful = Peaceful
option-peaceful-help = Without aggressions and wars. In the advanced and the full game.
option-draw_in_turn = Drawing during the turn
option-draw_in_turn-help = Military cards are drawn during the turn, for 1 military action each, and not at its end. In the advanced and the full game.
option-laid_out = Scoring cards laid out
option-laid_out-help = So many events of age III lie open from the beginning and score at the end, besides those in the piles. In the full game; 3 to 5 are usual.
option-laid_out-0 = none
option-laid_out-n = { $n }
option-gradual_reveal = Gradual reveal
option-gradual_reveal-help = Five scoring cards lie face down; one is turned up at the start and with each new age. In the full game.
option-softer_corruption = Softer corruption
option-softer_corruption-help = Whoever would just fall into corruption, or into more of it, may mine one blue token less. In the advanced and the full game.
option-resignation = Resignation
option-resignation-help = Before each turn players are asked whether they resign. In the full game.
option-open_civil_hands = Open civil hands
option-open_civil_hands-help = Everybody sees all civil cards in hands; they were taken openly.
option-military_hand_limit = Limit of military cards
option-military_hand_limit-help = How many military cards may be held: as many as there are military actions, or as many as civil actions.
option-military_hand_limit-military = military actions
option-military_hand_limit-civil = civil actions
option-science_points_max = Most science points
option-science_points_max-help = The end of the science track, where no more points can be kept.
option-science_points_max-0 = no limit
option-science_points_max-n = { $n }
option-science_rating_max = Most science a turn
option-science_rating_max-help = The end of the track for science a turn.
option-science_rating_max-0 = no limit
option-science_rating_max-n = { $n }
preset-tutorial = Tutorial game
preset-advanced = Advanced game
preset-full = Full game
wrong-seat = There is no seat { $seat } at this table: it has { $players }.
wrong-mode-longer = This is for the advanced and the full game.
wrong-mode-full = This is for the full game.
wrong-two-players = This is for 3 or 4 players.
wrong-gradual = Gradual reveal lays out 5 cards; choose 5 or none here.
end-scored = The end: the cards have run out, and the last round has been played.
end-last-one = The end: all the others have resigned.
end-cut-off = The game was broken off and has no result.
symbol-culture = Culture
symbol-science = Science
symbol-culture-rate = Culture a turn
symbol-science-rate = Science a turn
symbol-strength = Strength
symbol-happy = Happy faces
symbol-food = Food
symbol-resources = Resources
symbol-workers = Unused workers
symbol-civil-cards = Civil cards
symbol-military-cards = Military cards

# --- parts of sentences ---
used = { $n ->
    [one] “{ $card }”
   *[other] { $n }× “{ $card }”
}
a-building = { $kind ->
    [farm] a farm
    [mine] a mine
    [lab] a lab
    [temple] a temple
    [arena] an arena
    [library] a library
   *[theater] a theater
}
stages-object = { $n ->
    [one] a stage
   *[other] { $n } stages
}

# --- what an action would mean: the sentence on its button ---
do-end = { $civil ->
    [0] End the turn
    [one] End the turn; { $civil } civil action is left
   *[other] End the turn; { $civil } civil actions are left
}
do-take = Take “{ $card }” ({ $kind }) for { $cost }
do-grow = Increase population for { $cost }
do-build = Build { a-building } “{ $card }” for { $cost }
do-recruit = Recruit “{ $card }” for { $cost }
do-upgrade = Upgrade “{ $card }” to “{ $better }” for { $cost }
do-raze = Destroy a building of “{ $card }”
do-disband = Disband a unit of “{ $card }”
do-stages = Build { stages-object } of “{ $card }” for { $cost }
do-finish = Complete “{ $card }” for { $cost }
do-leader = { $replaces ->
    [yes] Play the leader “{ $card }”; “{ $old }” leaves
   *[no] Play the leader “{ $card }”
}
do-tactics = { $replaces ->
    [yes] Play the tactics “{ $card }”; “{ $old }” leaves
   *[no] Play the tactics “{ $card }”
}
do-use = Play the action card “{ $card }”
do-learn = Play the technology “{ $card }” for { $cost }
do-change = Change the government peacefully to “{ $card }” for { $cost }
do-revolt = { $actions ->
    [civil] Revolution: “{ $card }” for { $cost } and all civil actions
   *[military] Revolution: “{ $card }” for { $cost } and all military actions
}
do-enlist = Increase population and recruit “{ $card }” at once for { $food } and { $resources }
do-settle = Increase population without a civil action for { $cost }
do-exchange = { $pay ->
    [food] Pay 1 food in place of 1 resource in the next payment
   *[resources] Pay 1 resource in place of 1 food in the next payment
}
do-by-hand = Choose the tokens by hand until your next turn: you are asked how you pay
do-draw = Draw a military card for 1 military action
do-prepare = Prepare “{ $card }” and score { $gain }; the top event happens now
do-attack = Attack ⟦player { $seat }⟧ with “{ $card }” for { $cost }
do-declare = Declare “{ $card }” on ⟦player { $seat }⟧ for { $cost }
do-offer = { $side ->
    [none] Offer ⟦player { $seat }⟧ the pact “{ $card }”
   *[other] Offer ⟦player { $seat }⟧ the pact “{ $card }”, you being party { $side }
}
do-cancel = Cancel the pact “{ $card }” with ⟦player { $seat }⟧
do-colonize = Colonize “{ $card }” at once, without a force
do-pass = No political action
do-resign = Resign
do-stay = Play on
do-accept = Accept
do-refuse = Refuse
do-bid = Bid { $n }
do-no-bid = Pass: out of this auction
do-send = { $n ->
    [0] Sacrifice “{ $card }”: { $total } in all
   *[other] Sacrifice “{ $card }” (+{ $n }): { $total } in all
}
do-spend = Discard “{ $card }” (+{ $n }): { $total } in all
do-fight = Sacrifice nothing: { $total } in all
do-fight-with = Go into the fight with { $total }
do-land = Land with a force of { $total }
do-destroy-no-more = Destroy no more
do-take-science = Take { $gain }
do-take-no-more = Take no more cards
do-take-technology = Take the technology “{ $card }” (worth { $n } science)
do-leave-nothing-out = Mine all that can be mined
do-leave-out = Make one token less on “{ $card }”
do-tokens-stay = Leave the tokens as they are
do-tokens = Take these tokens
do-return = Return a token of “{ $card }”: { $amount }
do-lay = Lay a token on “{ $card }”: { $amount }
do-build-it = Build “{ $card }” for free
do-build-not = Build nothing
do-discard = Discard “{ $card }”
do-lose = Lose a worker of “{ $card }”
do-destroy = { $whose ->
    [own] Destroy { $used }
   *[other] Destroy { $used } of ⟦player { $seat }⟧
}
do-gain = Gain { $goods }
do-part = Lose { $goods }
do-plunder = Take { $goods }
do-turn-down = Turn “{ $card }” face down
do-give-up = Give up “{ $card }”
do-annex = Take “{ $card }”
do-people = Gain { $gain }
do-no-people = Gain nobody
verb-take = Take a card
verb-increase = Increase population
verb-build = Build
verb-upgrade = Upgrade
verb-destroy = Destroy buildings
verb-disband = Disband units
verb-stages = Build a wonder
verb-play = Play a card
verb-revolt = Start a revolution
verb-recruit = Recruit with a new worker
verb-prepare = Prepare an event
verb-attack = Attack
verb-declare = Declare war
verb-offer = Offer a pact
verb-cancel = Cancel a pact
verb-colonize = Colonize without a force
verb-bid = Bid
verb-send = Sacrifice units
verb-spend = Use bonus cards
verb-discard = Discard
verb-lose = Lose a worker
verb-raze = Destroy buildings
verb-leave = Make one token less
verb-by-hand = Choose tokens by hand
verb-return = Return tokens
verb-lay = Lay tokens
verb-food = Divide the goods
row-food = So much food, and the rest in resources
verb-choose = Choose a card
verb-people = Gain population

# --- what the log says of an action, after the player’s name ---
did-end = { $civil ->
    [0] ends the actions
    [one] ends the actions with { $civil } civil action left
   *[other] ends the actions with { $civil } civil actions left
}
did-take = takes “{ $card }” ({ $kind }) for { $cost }
did-grow = increases population for { $cost }
did-build = builds { a-building } “{ $card }” for { $cost }
did-recruit = recruits “{ $card }” for { $cost }
did-upgrade = upgrades “{ $card }” to “{ $better }” for { $cost }
did-raze = destroys a building of “{ $card }”
did-disband = disbands a unit of “{ $card }”
did-stages = builds { stages-object } of “{ $card }” for { $cost }
did-finish = completes “{ $card }” for { $cost }
did-leader = { $replaces ->
    [yes] plays the leader “{ $card }”; “{ $old }” leaves
   *[no] plays the leader “{ $card }”
}
did-tactics = { $replaces ->
    [yes] plays the tactics “{ $card }”; “{ $old }” leaves
   *[no] plays the tactics “{ $card }”
}
did-use = plays the action card “{ $card }”
did-learn = plays the technology “{ $card }” for { $cost }
did-change = changes the government peacefully to “{ $card }” for { $cost }
did-revolt = { $actions ->
    [civil] makes a revolution: “{ $card }” for { $cost } and all civil actions
   *[military] makes a revolution: “{ $card }” for { $cost } and all military actions
}
did-enlist = increases population and recruits “{ $card }” at once for { $food } and { $resources }
did-settle = increases population without a civil action for { $cost }
did-exchange = { $pay ->
    [food] will pay 1 food in place of 1 resource
   *[resources] will pay 1 resource in place of 1 food
}
did-by-hand = chooses the tokens by hand until the next turn
did-draw = draws a military card for 1 military action
did-prepare = prepares “{ $card }” and scores { $gain }
did-prepare-unseen = prepares an event of age { $age }
did-attack = attacks ⟦player { $seat }⟧ with “{ $card }” for { $cost }
did-declare = declares “{ $card }” on ⟦player { $seat }⟧ for { $cost }
did-offer = { $side ->
    [none] offers ⟦player { $seat }⟧ the pact “{ $card }”
   *[other] offers ⟦player { $seat }⟧ the pact “{ $card }”, as party { $side }
}
did-cancel = cancels the pact “{ $card }” with ⟦player { $seat }⟧
did-colonize = colonizes “{ $card }” without a force
did-pass = takes no political action
did-resign = resigns
did-stay = plays on
did-accept = accepts the pact “{ $card }” of ⟦player { $seat }⟧
did-refuse = refuses the pact “{ $card }” of ⟦player { $seat }⟧
did-bid = bids { $n } for “{ $card }”
did-no-bid = passes in the auction
did-send = sacrifices “{ $card }”
did-spend = discards “{ $card }”
did-fight = sacrifices nothing: { $total } in all
did-fight-with = uses { $used }: { $total } in all
did-land = lands with { $used }: a force of { $total }
did-destroy-no-more = destroys no more
did-take-science = takes { $gain } from ⟦player { $seat }⟧
did-take-no-more = takes no more cards
did-take-technology = takes the technology “{ $card }” from ⟦player { $seat }⟧
did-leave-nothing-out = mines all that can be mined
did-leave-out = makes one token less on “{ $card }”
did-tokens-stay = leaves the tokens as they are
did-tokens = chooses the tokens: { $used }
did-return = returns a token of “{ $card }”
did-lay = lays a token on “{ $card }”
tokens-returned = { $n ->
    [one] 1 token returned from “{ $card }”
   *[other] { $n } tokens returned from “{ $card }”
}
tokens-laid = { $n ->
    [one] 1 token laid on “{ $card }”
   *[other] { $n } tokens laid on “{ $card }”
}
pay-return = token from “{ $card }”, worth { $worth }
pay-lay = token onto “{ $card }”, worth { $worth }
pay-change = change: token onto “{ $card }”, worth { $worth }
pay-tokens = Pay with these tokens
lay-tokens = Lay these tokens
did-build-it = builds “{ $card }” for free
did-build-not = does not build “{ $card }”
did-discard = discards “{ $card }”
did-discard-unseen = discards a military card of age { $age }
did-lose = loses a worker of “{ $card }”
did-destroy = { $whose ->
    [own] destroys { $used }
   *[other] destroys { $used } of ⟦player { $seat }⟧
}
did-gain = chooses { $goods }
did-part = loses { $goods }
did-plunder = takes { $goods } from ⟦player { $seat }⟧
did-turn-down = turns “{ $card }” face down
did-give-up = gives up “{ $card }”
did-annex = takes “{ $card }” from ⟦player { $seat }⟧
did-people = gains { $gain }
did-no-people = gains nobody

# --- what is asked ---
prompt-resigning = Your turn begins. Play on, or resign?
prompt-politics = Politics: choose one political action, or none. You have { $military }.
prompt-discard = { $n ->
    [one] You hold too many military cards (at most { $limit }): discard { $n }.
   *[other] You hold too many military cards (at most { $limit }): discard { $n }, one after the other.
}
prompt-first = First round: take cards from the row; you have { $civil }.
prompt-first-end = First round: nothing more can be taken. End your turn.
prompt-actions = You have { $civil } and { $military } left.
prompt-actions-none = You have no actions left this turn.
prompt-actions-fund = You have { $civil } and { $military } left, and { $fund } for units.
prompt-perform = “{ $card }”: what will you do with it?
prompt-soften = All this production would bring corruption. Make one blue token less?
prompt-payment = You give { $amount }. With which tokens?
prompt-placing = You gain { $amount }. On which cards do you lay the tokens?
prompt-bid = “{ $card }”: will you bid? You can send { $most } at most.
prompt-bid-higher = “{ $card }”: ⟦player { $seat }⟧ bids { $bid }. Will you bid more? You can send { $most } at most.
prompt-landing = “{ $card }”: send a force of at least { $bid }, with one unit or more. So far: { $total }.
prompt-sacrifice = “{ $card }” against ⟦player { $seat }⟧: you have { $own }, they have { $other }. Sacrifice units?
prompt-sacrifice-defending = “{ $card }”: ⟦player { $seat }⟧ fights with { $other }, you with { $own }. Sacrifice units?
prompt-defend = “{ $card }”: ⟦player { $seat }⟧ attacks with { $other }, you have { $own }. A tie is enough for you. Defend yourself?
prompt-pact = { $side ->
    [none] ⟦Player { $seat }⟧ offers you the pact “{ $card }”. Accept?
   *[other] ⟦Player { $seat }⟧ offers you the pact “{ $card }”; you would be party { $side }. Accept?
}
prompt-lose = { $n ->
    [one] “{ $card }”: you lose a worker. From which card?
   *[other] “{ $card }”: you lose { $n } workers. From which card first?
}
prompt-destroy = { $whose ->
    [own] “{ $card }”: which of your buildings is destroyed?
   *[other] { $n ->
        [one] “{ $card }”: which building of ⟦player { $seat }⟧ will you destroy?
       *[other] “{ $card }”: destroy up to { $n } buildings of ⟦player { $seat }⟧, all of one kind and level.
    }
}
prompt-gain = “{ $card }”: you gain { $n } in food and resources. How much of each?
prompt-part = “{ $card }”: you lose { $n } in food and resources. How much of each?
prompt-plunder = “{ $card }”: take { $n } in food and resources from ⟦player { $seat }⟧. How much of each?
prompt-turn-down = “{ $card }”: which of your wonders do you turn face down?
prompt-give-up = “{ $card }”: which colony do you give up?
prompt-annex = “{ $card }”: which colony of ⟦player { $seat }⟧ do you take?
prompt-take-technology = “{ $card }”: { $n } points of advantage over ⟦player { $seat }⟧ are left. Take a technology, or science?
prompt-build-or-not = “{ $card }”: build “{ $building }” for free with an unused worker?
prompt-settlers = “{ $card }”: you may gain up to { $gain }. How many?
prompt-take-from-row = “{ $card }”: take cards from the row; you have { $civil } for it.

# --- what numbers are made of ---
part-workers = { $n ->
    [one] “{ $card }”
   *[other] “{ $card }”, { $n } workers
}
part-doubled = Happy faces count twice
