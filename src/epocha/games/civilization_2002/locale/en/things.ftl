# --- what stands on cards, pieces and tokens ---
effect-enable_unit = The unit “{ $unit }” can be bought.
effect-enable_improvement = The improvement “{ $improvement }” can be bought.
effect-enable_settlement_size = { $size ->
    [2] Villages can be enlarged to towns.
    [3] Towns can be enlarged to cities.
   *[4] Cities can be enlarged to metropolises.
}
effect-set_trade_range = { $land ->
    [-1] The trade range has no limit.
   *[other] The trade range is { $land } by land and { $sea } by sea.
}
effect-enable_wonder_purchase = The wonder “{ $wonder }” can be bought for { $cost } gold.
effect-grant_wonder = The wonder “{ $wonder }”.
effect-grant_unit = A free unit: { $unit }.
effect-grant_improvement = A free improvement: { $improvement }.
effect-enlarge_settlement = { $max_size ->
    [3] A settlement grows for free, to a city at most.
   *[other] A settlement grows for free, to size { $max_size } at most.
}
effect-victory_points = Victory points: { $vp }.
effect-grant_settler = Free settlers at once: { $count }.
effect-grant_unit_class = Free units at once, the best of their kind: { $count } ({ $class }, { $era }).
effect-production_gold = +{ $gold } gold in every production phase.
effect-happiness = { $points ->
    [one] One more settlement is happy.
   *[other] { $points } more settlements are happy.
}
effect-productivity = { $points ->
    [one] One more settlement produces double.
   *[other] { $points } more settlements produce double.
}
effect-defence_bonus = In battles at your settlements your units have +{ $value } instead of +1.
effect-see_opponent_pick = In battles your opponent chooses a unit first, and you see it.
effect-technology_discount = Technologies of this era cost you { $gold } gold less.
effect-force_resource_swap = Once in each trade phase you exchange a resource card of yours for one of a player within range.
effect-destroy_region = Once in the game you destroy all pieces and the settlement in a region.
effect-may_end_game = { $ending ->
    [diplomatic] You may end the game, and get points for it.
   *[military] You may end the game; everybody has a point more for each modern unit.
}
effect-end_game = Buying it ends the game; everybody has a point more for each technology.
technology-basic = { $era }. In the basic rules all technologies are alike: each helps in battles and in production. Points at the end: { $points }.
technology-cost = { $era }, { $price }.
technology-needs = Needs { $needs }.
technology-everybody = For everybody: { $effects }
technology-owner = For its owner: { $effects }
technology-seminal = A seminal discovery.
wonder-basic = { $era }. In the basic rules all wonders are alike. Points at the end: { $points }.
wonder-lasting = { $era }: { $effects } It works until the end of this era. Points: { $points }.
wonder-once = { $era }: { $effects } Points: { $points }.
improvement-happiness = { $n ->
    [one] Makes a settlement happy. { $era }, { $price }; needs “{ $technology }”.
   *[other] Makes { $n } settlements happy. { $era }, { $price }; needs “{ $technology }”.
}
improvement-productivity = { $n ->
    [one] A settlement produces double. { $era }, { $price }; needs “{ $technology }”.
   *[other] { $n } settlements produce double. { $era }, { $price }; needs “{ $technology }”.
}
unit-of = { $kind }, { $era }.
unit-strength = It rolls { strength } in battle.
unit-support = { $n ->
    [one] It adds { $n } die to the unit that it supports.
   *[other] It adds { $n } dice to the unit that it supports.
}
type-strength = { $name }: { strength }.
type-support = { $name }: { $n ->
    [one] { $n } die as support.
   *[other] { $n } dice as support.
}
unit-moves = { $n ->
    [one] It moves { $n } step.
   *[other] It moves { $n } steps.
}
unit-price = Price: { $price }.
unit-prices = Price by era: { $prices } gold.
unit-technology = Needs “{ $technology }”.
class-text-infantry = Infantry is superior to artillery.
class-text-artillery = Artillery is superior to cavalry.
class-text-cavalry = Cavalry is superior to infantry.
class-text-fleet = A fleet fights at sea and carries up to three armies and settlers.
class-text-aircraft = Aircraft support armies and battleships; alone they neither fight nor capture.
class-text-settler = Settlers found settlements and look at tokens; they never fight.
token-free_technology = Who finds it takes a technology of the current era for free.
token-treasure = Who finds it gets { $gold }.
token-neutral_nation = Who alone has the fewest settlements gets a village there with an army; in a tie neutral cavalry appears.
token-plague = It destroys all units and settlers around and makes settlements smaller; the later the era, the farther it reaches.
token-desert = Nobody can found a settlement there.
token-mountains = A settlement there stays a village.
token-jungle_forest = A settlement there grows to a town at most.
token-fertile = A settlement founded there is a town at once, and produces more.
token-no_effect = Nothing happens.
resource-basic = Whoever has the settlement there holds its card. Each different resource brings as much gold as you have technologies.
resource-advanced = The city card of the settlement there produces more, and each different resource brings { $variety }.
resource-happy = A settlement with it is always happy.
resource-monopoly = Three, four or five cards of it are a monopoly: { $gold } gold.
resource-surplus = There is a surplus of it by these rolls: { $rolls }.
size-points = { $n ->
    [one] Worth { $n } point at the end.
   *[other] Worth { $n } points at the end.
}
size-card = With a resource it produces { $happy } gold if it is happy and { $unhappy } if it is not, without one { $blank_happy } and { $blank_unhappy }; a productive one produces double.
size-enlarge = Enlarging to this size costs { $price }.
size-enlarge-advanced = Enlarging to this size costs { $price }, once somebody has “{ $technology }”.
milestone-text = Who has { $what } first and declares it takes a wonder of the era.
era-basic = It ends when somebody has three of its technologies, or when none is left.
era-last = The game ends when somebody has three of its technologies.
era-advanced = The next era begins in the round after somebody has got the first technology of it.
era-advanced-last = It is the last era.
era-plague = { $n ->
    [0] The plague stays in the region where it is found.
    [one] The plague reaches { $n } region far.
   *[other] The plague reaches { $n } regions far.
}

# --- what else can be looked at ---
thing-symbol-gold = Gold
thing-symbol-gold-text = You pay with it for everything that you buy; what is left you keep.
thing-symbol-settlements = Settlements
thing-symbol-settlements-text = Villages, towns, cities and metropolises: they produce gold, and are worth 1 to 4 points.
thing-symbol-technologies = Technologies
thing-symbol-technologies-text = { $rules ->
    [basic] Two of them bring +1 in battle, and each brings a gold for every resource. Points for each: { $learned }.
   *[advanced] Each has its own effect for its owner, and opens something to everybody.
}
thing-symbol-wonders = Wonders
thing-symbol-wonders-text = { $rules ->
    [basic] For a milestone you take one. Points for each: { $built }.
   *[advanced] They come with technologies and work until the end of their era. Points for each: { $built }.
}
thing-token-unseen = Civ token
thing-token-unseen-text = It lies face down. Settlers can look at it; when a settlement is founded there, it is turned up.
thing-neutral = Neutral cavalry
thing-neutral-text = It guards its region: whoever enters must fight it, and nobody founds a settlement there.
thing-happiness = Happiness
thing-happiness-text = A happy settlement produces more. One of yours is happy by itself, and each with wine or gems; others by improvements and wonders.
thing-productivity = Productivity
thing-productivity-text = A productive settlement produces double: by an improvement or wonder, or on fertile land.
thing-start-player = Start player
thing-start-player-text = Begins every phase of the round; in the next round it is the player to their left.
thing-land = { $n ->
    [0] An island in: { $beside }.
   *[other] { $coast ->
        [0] Borders on { $near }. No coast.
       *[other] Borders on { $near }. Coast: { $beside }.
    }
}
thing-sea = { $coast ->
    [0] Leads to { $near }. It washes no land.
   *[other] Leads to { $near }. Coasts: { $beside }.
}
