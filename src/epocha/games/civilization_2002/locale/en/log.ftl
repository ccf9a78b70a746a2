# --- what happens by itself, after the player’s name ---
chapter-set-up = Setup
chapter-over = The end
chapter-phase = Round { $round }, { $era }: { $phase }
chapter-turn = Round { $round }, { $era }: { $phase }, ⟦player { $seat }⟧
outcome-rolls = rolls { $n } for the start
outcome-first = is the start player of round { $round }
outcome-era = sees a new era begin: { $era }
outcome-surplus = rolls { $n }: there is a surplus of { $what }
outcome-income = receives { $amount } ({ $parts })
income-part = { $name } { $n }
income-settlements = settlements
income-surplus = surplus
income-variety = resources
income-monopolies = monopolies
income-wonders = wonders
income-minimum = up to the minimum
outcome-sees = sees the token: { $name }
outcome-token = turns up the token in { $region }: { $name }
outcome-removed = sees tokens removed from the regions where players start: { $names }
outcome-treasure = finds a treasure in { $region }: { $amount }
outcome-learns = gets { $names } for free
outcome-learns-one = gets a technology for free
outcome-wonder = gets the wonder “{ $name }”
outcome-improvement = gets the improvement “{ $name }” for free
outcome-outdated = loses the obsolete improvement “{ $name }”
outcome-royalty = receives { $amount } as a royalty
outcome-founds = founds { a-settlement } in { $region }
outcome-is-given = gets { a-settlement } in { $region } from a neutral nation
outcome-loses = loses { $what }
outcome-not-founded = cannot found a settlement in { $region }
outcome-neutral = meets a neutral nation: its cavalry guards { $region }
outcome-grows = { $size ->
    [2] sees { $region } grow to a town
    [3] sees { $region } grow to a city
   *[4] sees { $region } grow to a metropolis
}
outcome-shrinks = { $size ->
    [1] sees { $region } shrink to a village
    [2] sees { $region } shrink to a town
   *[3] sees { $region } shrink to a city
}
outcome-clash = { $result ->
    [wins] wins with { $piece }: { $n } ({ $parts })
    [ties] ties with { $piece }: { $n } ({ $parts })
   *[loses] loses with { $piece }: { $n } ({ $parts })
}
outcome-clash-neutral = { $result ->
    [wins] faces { $piece } that wins: { $n } ({ $parts })
    [ties] faces { $piece } that ties: { $n } ({ $parts })
   *[loses] faces { $piece } that loses: { $n } ({ $parts })
}
sheet-part = { $name } { $n }
sheet-dice = dice
sheet-superiority = superiority
sheet-settlement = settlement
sheet-plus = unit
sheet-technology = technologies
outcome-loses-pieces = loses: { $what }
outcome-end-roll = { $ends ->
    [yes] rolls { $n }: the game ends after these purchases
   *[no] rolls { $n }: the game goes on
}
outcome-ending-technology = owns a third modern technology: the game is going to end
outcome-ending-diplomatic = brings about the diplomatic ending
outcome-ending-military = brings about the military ending
outcome-ending-space = brings about the space ending
outcome-modernised = modernises units, which costs nothing: { $units }
modernised-part = { $n ->
    [one] { $old }, now { $new }
   *[other] { $n }× { $old }, now { $new }
}
outcome-catapults = { $n ->
    [one] has a catapult, which is a medieval unit from now on
   *[other] has { $n } catapults, which are medieval units from now on
}
outcome-returned = gets back: { $cards }
outcome-treasure-start = finds a treasure where they start: { $amount }
outcome-ending-conquest = alone still owns settlements: the game is over
outcome-ending-rounds = sees the last agreed round end: the game is over
outcome-out = has lost the last settlement and is out of the game
outcome-inherits = takes over { $what }
