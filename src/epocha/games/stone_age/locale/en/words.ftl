# --- the game ---
title = Stone Age
about = Two to four tribes send their figures to hunt, to gather, to the field, the hut and the tool maker, and must feed everybody at the end of each round. Dice decide what is found, tools help out, and civilization cards and buildings bring the points.
option-start_player = Start player
option-start_player-help = Who begins the first round.
option-start_player-0 = drawn by lot
option-start_player-n = seat { $n }
option-max_rounds = Round limit
option-max_rounds-help = The rules have no limit; with one the game is broken off after that round, without a winner.
option-max_rounds-0 = no limit
option-max_rounds-n = { $n } rounds
preset-full = Whole game
wrong-seat = There is no seat { $seat } at this table: it has { $players } seats.
end-cards = End: there were not enough cards left to fill the card spaces.
end-buildings = End: a stack of building tiles ran out.
end-cut-off = The game was broken off at its round limit; there is no result.
symbol-score = Points
symbol-food = Food
symbol-grain = Grain
symbol-wood = Wood
symbol-clay = Clay
symbol-stone = Stone
symbol-gold = Gold
symbol-workers = Figures
symbol-tools = Tools
symbol-cards = Cards
symbol-buildings = Buildings

# --- amounts and places, used inside sentences ---
# $what is a resource or food, $n how much of it
amount = { $what ->
    [wood] { $n } wood
    [clay] { $n } clay
    [stone] { $n } stone
    [gold] { $n } gold
   *[food] { $n } food
}
amount-object = { amount }
material-object = { $what ->
    [wood] wood
    [clay] clay
    [stone] stone
    [gold] gold
   *[food] food
}
points-amount = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
resources-object = { $price ->
    [one] { $price } resource
   *[other] { $price } resources
}
any-resources-object = { $price ->
    [one] { $price } resource of any kind
   *[other] { $price } resources of any kinds
}
figures-object = { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}
to-place = { $place ->
    [tool_maker] at the tool maker
    [hut] in the hut
    [field] on the field
    [hunting_grounds] on the hunting grounds
    [forest] in the forest
    [clay_pit] in the clay pit
    [quarry] in the quarry
   *[river] at the river
}
at-place = { to-place }
dice-thrown = { $figures ->
    [one] { $figures } die
   *[other] { $figures } dice
}
and-2 = { $a } and { $b }
and-3 = { $a }, { $b } and { $c }
cost-variable = { $fewest } resources of exactly { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}
cost-open = { $fewest } to { $most } resources
# what a card brings at once, where its kind leaves that open; $what a resource or food, $n how much
top-gain_food = { amount }
top-gain_resource = { amount }
top-gain_points = { points-amount }
top-roll_gather = 2 dice for { material-object }
top-advance_grain = +{ $n } grain
top-one_time_tool = One-time tool +{ $n }
which-tool = { $slot ->
    [1] left tool
    [2] middle tool
   *[3] right tool
}
tool-begins = { $slot ->
    [1] Left tool
    [2] Middle tool
   *[3] Right tool
}

# --- what an action would mean: the sentence on its button ---
do-place = Put { figures-object } { to-place }
do-place-useless = { $place ->
    [tool_maker] Put a figure at the tool maker: no effect, your tools are at 4/4/4
    [hut] Put 2 figures in the hut: no effect, no figure is left in your reserve
   *[field] Put a figure on the field: no effect, your grain is at 10
}
do-place-card = Put a figure on the card “{ $card }” (price { $price })
do-place-building = { $points ->
    [0] Put a figure on the building for { $cost }
   *[other] Put a figure on the building for { $cost } ({ points-amount })
}
do-roll = { $where }: roll { dice-thrown } for { material-object }
do-gain-tool = Tool maker: gain a tool, { $before } becomes { $after }
do-gain-figure = Hut: gain a figure, you will have { $figures }
do-gain-grain = Field: move up to { $grain } on the grain track
do-useless = { $place ->
    [tool_maker] Tool maker: no effect, your tools are at 4/4/4
    [hut] Hut: no effect, no figure is left in your reserve
   *[field] Field: no effect, your grain is at 10
}
do-go-card = Card “{ $card }”: pay { resources-object }, or leave it
do-go-card-poor = Card “{ $card }”: you cannot pay { resources-object }, the figure just comes back
do-go-building = Building for { $cost }: buy it, or leave it
do-go-building-poor = Building for { $cost }: you lack the resources, the figure just comes back
do-add-tool = Add the { which-tool } (+{ $value }): total { $total }, which is { amount }
do-add-card = Add the one-time tool (+{ $value }): total { $total }, which is { amount }
do-take = Take { amount-object }: { $total } divided by { $divisor }
do-take-nothing = Gain nothing: { $total } divided by { $divisor }
do-pay-card = Pay { amount-object } ({ $left } more to pay)
do-pay-card-last = Pay { amount-object } and take the card
do-pay-building = Pay { amount-object }: +{ $value }, { points-amount } in all ({ $left } more to pay)
do-pay-building-last = Pay { amount-object } and build: { points-amount }
do-pay-open = Pay { amount-object }: +{ $value }, { points-amount } in all
do-pay-food = Pay { amount-object } in place of food ({ $left } more to pay)
do-pay-food-last = Pay { amount-object } in place of the last missing food
do-finish = Build for what you have paid: { points-amount }
do-buy = Buy the building for { $cost }: { points-amount }
do-decline-card = Do not buy the card: your figure comes back
do-decline-building = Do not buy the building: your figure comes back
do-die = Take the { $face }: { $reward }
do-die-useless = Take the { $face }: { $reward }, without effect for you
do-starve = Go hungry: lose { points-amount }
do-redeem = Use the card “{ $card }”: take { any-resources-object }
do-choose = Take { amount-object } ({ $left } more to choose)
do-choose-last = Take { amount-object }
do-end = { $sentence }; the last tile of its stack, so the game ends after this round
verb-place = Put figures
verb-go = Carry out actions
verb-use = Add tools
verb-redeem = Use cards
verb-pay = Pay
verb-take = Take

# --- what the log says of an action, after the player's name ---
did-place = puts { figures-object } { to-place }
did-place-useless = { did-place }
did-place-card = puts a figure on the card “{ $card }” (price { $price })
did-place-building = { $points ->
    [0] puts a figure on the building for { $cost }
   *[other] puts a figure on the building for { $cost } ({ points-amount })
}
did-roll = rolls { dice-thrown } { at-place }
did-gain-tool = gains a tool: { $before } becomes { $after }
did-gain-figure = gains a figure in the hut, now { $figures }
did-gain-grain = moves up to { $grain } on the grain track
did-useless = { $place ->
    [tool_maker] takes the figure back from the tool maker: tools are at 4/4/4
    [hut] takes the figures back from the hut: no figure is left in reserve
   *[field] takes the figure back from the field: grain is at 10
}
did-go-card = resolves the figure on the card “{ $card }” (price { $price })
did-go-card-poor = takes the figure back from the card “{ $card }”: cannot pay { resources-object }
did-go-building = resolves the figure on the building for { $cost }
did-go-building-poor = takes the figure back from the building for { $cost }: lacks the resources
did-add-tool = adds the { which-tool } (+{ $value }): total { $total }
did-add-card = adds a one-time tool (+{ $value }): total { $total }
did-take = takes { amount-object }: { $total } divided by { $divisor }
did-take-nothing = gains nothing: { $total } divided by { $divisor }
did-pay-card = pays { amount-object }
did-pay-card-last = { did-pay-card }
did-pay-building = pays { amount-object }
did-pay-building-last = { did-pay-building }
did-pay-open = pays { amount-object }
did-pay-food = pays { amount-object } in place of food
did-pay-food-last = { did-pay-food }
did-finish = builds for what was paid: { points-amount }
did-buy = buys the building for { $cost }: { points-amount }
did-decline-card = does not buy the card “{ $card }”
did-decline-building = does not buy the building for { $cost }
did-die = takes the { $face }: { $reward }
did-die-useless = takes the { $face }: { $reward }, without effect
did-starve = goes hungry: loses { points-amount }
after-hunger = goes hungry: lacks { $n } food and has too few resources to replace it; loses { points-amount }
did-redeem = uses the card “{ $card }”: takes { any-resources-object }
did-choose = takes { amount-object }
did-choose-last = { did-choose }
did-end = { $sentence }; the stack has run out, the game ends after this round

# --- what is asked ---
prompt-place = Place your figures: you have { $idle } left.
prompt-choose-place = Carry out the actions of your figures in any order: { $places ->
    [one] { $places } place
   *[other] { $places } places
} to go.
prompt-use-tools = { $where }: you rolled { $dice } (total { $total }), which is { amount }. Add tools?
prompt-use-more-tools = { $where }: you rolled { $dice } (with tools { $total }), which is { amount }. Add more tools?
prompt-buy-card = Buy the card “{ $card }” for { any-resources-object }?
prompt-pay-card = Pay for the card “{ $card }”: { any-resources-object }, { $paid } paid.
prompt-pick-die = Dice market: take one of the dice { $dice } and its reward.
prompt-buy-fixed = Buy the building for { $cost }? It brings { points-amount } at once.
prompt-buy-variable = Buy the building for { $cost }? It brings the sum of their values at once.
prompt-pay-variable = Pay for the building: { $cost }; { $paid } paid, { points-amount } so far.
prompt-pay-open = Pay for the building: { $cost }; { $paid } paid, { points-amount } so far. Pay more, or build.
prompt-cover-shortage = Your tribe lacks { $short } food: pay { $short ->
    [one] 1 resource
   *[other] { $short } resources
}, or lose { points-amount }.
prompt-cover-by-card = Your tribe lacks { $short } food: use your card to get the resources that replace it, or lose { points-amount }.
prompt-cover-more = Your tribe still lacks { $short } food: pay { $short ->
    [one] 1 resource
   *[other] { $short } resources
}.
prompt-redeem = Any 2 resources: choose { $price ->
    [one] 1 resource
   *[other] { $price } resources
} to take.

# --- what somebody is busy with, below the table as plain text ---
step-place = Placing figures
step-choose-place = Choosing which figures act next
step-use-tools = Adding tools to a roll
step-buy-card = Buying a card
step-pick-die = Choosing a die
step-buy-building = Buying a building
step-cover-shortage = Feeding the tribe
step-redeem = Choosing resources

# --- hints for a first game ---
hint-place-hunger = At the end of the round your tribe eats { $eats } food, and you will have only { $have }: a hunter brings almost 2 food on average.
hint-place-last-tile = A stack of buildings is down to its last tile: buying it ends the game after this round, and a figure on it keeps the others from doing so.
hint-place-village = The hut, the field and the tool maker pay off most when taken early: figures, grain and tools last to the end of the game.
hint-place-cheap-card = “{ $card }” costs only 1 resource: it brings something now and points at the end.
hint-place-gather = The more figures you send to one place, the more dice you roll; their total is divided by 3 for wood, 4 for clay, 5 for stone, 6 for gold.
hint-place-block = A figure of yours on a cheap place or card also keeps it from the others.
hint-place-pay-later = Tonight resources can stand in for the missing food; next time think of hunters.
hint-place-building = You can pay for the building that costs { $cost }, if nobody stands there before you.
hint-place-lack = You lack only { $what } for the building that costs { $cost }.
hint-place-end = Few cards are left, the end is near: turn your resources into points.
hint-choose-tools-first = Get new tools before you roll: they count in this round already.
hint-choose-gather-first = Roll for resources first, then pay for cards and buildings with them.
hint-choose-place = The order is yours: do first whatever helps your other places.
hint-tools-enough = With { $needed } more you gain one more piece; your unused tools give up to { $tools }. A tool works once a round.
hint-tools-short = One more piece needs { $needed } more, and your unused tools give only { $tools }: keep them for another roll.
hint-card-text = The card: { $text }
hint-card-pay = Here all resources count the same, so pay with the cheap ones: dear ones score more in buildings.
hint-building-fixed = A building brings its points at once and later counts for your hut builders.
hint-building-values = Dear resources score more: wood 3, clay 4, stone 5, gold 6.
hint-building-end = This is the last tile of its stack: if you buy it, the game ends after this round.
hint-die = Tools and grain last to the end of the game, resources pay for your next purchase; what you leave, the others take.
hint-cover-shortage = A resource left over is worth only 1 point at the end, so paying is nearly always better than losing 10; pay with what you need least.
hint-redeem = Take what your next payment needs; if nothing presses, gold is worth most in buildings.

# --- what numbers are made of ---
part-score-now = Points so far
part-score-before = Points before final scoring
part-if-ended = If the game ended now
part-craft = { $name }: { $figures } × { $craft ->
    [farmer] grain level
    [hut_builder] buildings
    [shaman] figures
   *[tool_crafter] tool value
} { $quantity }
part-redeem = Unused card “{ $card }”
part-food-have = Food in store
part-food-grain = Grain will bring
part-food-eaten = The tribe will eat
part-workers-idle = On the player board
part-workers-placed = On the game board
part-workers-reserve = Still in reserve (not counted)
part-tool = { tool-begins }
part-tool-used = { tool-begins }, used this round
part-one-time = One-time tool (not counted)
part-card-ready = { $card } (not used yet)
part-card-secret = { $card } (drawn secretly)
part-cards-hidden = Face down
part-building-fixed = { $building } ({ points-amount })

# --- how a game went ---
source-buildings = Buildings
source-cards = Points on cards
source-sets = Sets of green cards
source-farmers = Farmers
source-hut-builders = Hut builders
source-shamans = Shamans
source-tool-makers = Tool makers
source-leftovers = Leftover resources
source-hunger = Hunger
luck-dice = Dice
luck-dice-about = What the dice thrown for goods showed in all; the line marks 3.5 a die, the average.
luck-dice-n = { $got } on { $times ->
    [one] { $times } die
   *[other] { $times } dice
}
