# --- cards and what they do; the sentences follow from the records of the card files ---
card-of-age = { $card } ({ $age })
kind = { $kind ->
    [farm] farm
    [mine] mine
    [lab] lab
    [temple] temple
    [arena] arena
    [library] library
    [theater] theater
    [infantry] infantry
    [cavalry] cavalry
    [artillery] artillery
    [air_force] air force
    [government] government
    [special] special technology
    [leader] leader
    [wonder] wonder
    [action] action card
    [event] event
    [territory] territory
    [aggression] aggression
    [war] war
    [pact] pact
    [tactics] tactics
   *[bonus] bonus card
}
kind-head = { kind }
line = { $line ->
    [civil] civil technology
    [military] military technology
    [colonization] exploration
   *[construction] construction
}
age = { $age ->
    [A] Age A (antiquity)
    [I] Age I (Middle Ages)
    [II] Age II (16th to 19th century)
    [III] Age III (20th century)
   *[IV] Age IV (the present)
}

# --- amounts, the object of a sentence ---
amount = { $what ->
    [food] { $n } food
    [food-turn] { $n } food a turn
    [resources] { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
    [resources-turn] { $n ->
        [one] { $n } resource a turn
       *[other] { $n } resources a turn
    }
    [goods] { $n } food and resources in any mix
    [science] { $n } science
    [science-turn] { $n } science a turn
    [culture] { $n } culture
    [culture-turn] { $n } culture a turn
    [strength] { $n } strength
    [colonization] { $n } strength when colonizing
    [happy] { $n ->
        [one] { $n } happy face
       *[other] { $n } happy faces
    }
    [unhappy] { $n ->
        [one] { $n } unhappy face
       *[other] { $n } unhappy faces
    }
    [civil] { $n ->
        [one] { $n } civil action
       *[other] { $n } civil actions
    }
    [military] { $n ->
        [one] { $n } military action
       *[other] { $n } military actions
    }
    [civil-room] { $n ->
        [one] room for { $n } more civil card
       *[other] room for { $n } more civil cards
    }
    [military-room] { $n ->
        [one] room for { $n } more military card
       *[other] room for { $n } more military cards
    }
    [military-cards] { $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }
    [yellow] { $n ->
        [one] { $n } yellow token
       *[other] { $n } yellow tokens
    }
    [blue] { $n ->
        [one] { $n } blue token
       *[other] { $n } blue tokens
    }
   *[population] { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
}
amount-each = { $amount } for { $each }
amount-each-most = { $amount } for { $each }, counting at most { $most }
amount-as-rating = { $what ->
    [science] as much science as they make a turn
   *[culture] { $rating ->
        [science] as much culture as they make science a turn
       *[culture] as much culture as they make a turn
    }
}
amount-as-advantage = { $what ->
    [culture] as much culture as the advantage in strength
    [science] as much science as the advantage in strength
   *[goods] as much food and resources together, in any mix, as the advantage in strength
}
amount-steps = { $base ->
    [0] { $amount } for every full { $per } points of advantage in strength
   *[other] { $amount }, and 1 more for every full { $per } points of advantage in strength
}
amount-half-cost = { $half ->
    [up] resources worth half of what was destroyed, rounded up
   *[down] resources worth half of what was destroyed, rounded down
}
amount-all-food = all food in store
amount-half-discontent = half of the discontent workers, rounded up
each = { $what ->
    [unit] each military unit
    [infantry] each infantry unit
    [cavalry] each cavalry unit
    [artillery] each artillery unit
    [air_force] each air force unit
    [card] each unit “{ $card }”
    [farm] each farm
    [mine] each mine
    [lab] each lab
    [temple] each temple
    [arena] each arena
    [library] each library
    [theater] each theater
    [urban] each urban building
    [colony] each colony
    [wonder-other] each completed wonder of the other party
    [pair] each pair of a library and a theater
    [discontent] each discontent worker
    [content] each content worker above { $n }
    [stronger] each civilization stronger than yours
    [richer] each civilization with more culture points than yours
    [civil] each civil action
    [military] each military action
    [happy] each happy face
    [technology] each technology of level III (in the advanced game of level II)
    [food] each food that the farms make a turn
    [resources] each resource that the mines make a turn
    [lost] each worker lost
    [discarded] each level of the discarded card
    [technologies] each level of the technologies and the government in play
   *[blue-cards] each level of the government and of the special technologies in play
}
each-face = each happy face of the { $of }
each-level = each level of the { $of }
plural-of = { $what ->
    [unit] military units
    [infantry] infantry
    [cavalry] cavalry
    [artillery] artillery
    [air_force] air forces
    [farm] farms
    [mine] mines
    [lab] labs
    [temple] temples
    [arena] arenas
    [library] libraries
    [theater] theaters
    [urban] urban buildings
   *[wonder] wonders
}

# --- what stands on a card ---
text-production = { $what ->
    [food] Farm: each worker makes { $amount } a turn.
   *[resources] Mine: each worker makes { $amount } a turn.
}
text-urban = { $kind ->
    [lab] Lab: each worker gives { $amounts }.
    [temple] Temple: each worker gives { $amounts }.
    [arena] Arena: each worker gives { $amounts }.
    [library] Library: each worker gives { $amounts }.
   *[theater] Theater: each worker gives { $amounts }.
}
text-unit = { $kind ->
    [infantry] Infantry: strength { $n }.
    [cavalry] Cavalry: strength { $n }.
    [artillery] Artillery: strength { $n }.
   *[air_force] Air force: strength { $n }.
}
text-building-cost = { $kind ->
    [unit] To recruit one costs { $amount }.
   *[building] To build one costs { $amount }.
}
text-technology-cost = The technology costs { $amount }.
text-government = Government: { $civil } and { $military }, at most { $limit } urban buildings of a kind.
text-government-cost = Peaceful change { $peaceful } science, revolution { $revolution } science.
text-stages = { $stages ->
    [one] { $stages } stage: { $costs } resources.
   *[other] { $stages } stages: { $costs } resources.
}
text-army = An army of { $units } adds { $n } strength.
text-army-old = An army of { $units } adds { $n } strength, or { $old } if it is obsolete.
units = { $what ->
    [infantry] { $n } infantry
    [cavalry] { $n } cavalry
   *[artillery] { $n } artillery
}
text-bonus = Discard it to defend with { $defense } more, or to colonize with { $colonization } more.
text-attack-cost = { $n ->
    [one] Costs { $n } military action.
   *[other] Costs { $n } military actions.
}
text-attack-level = { $of ->
    [rival_leader] Costs as many military actions as the level of the rival’s leader.
   *[rival_unfinished_wonder] Costs as many military actions as the level of the rival’s unfinished wonder.
}
text-lasting = The colony gives { $amounts } for good.
text-at-once = At once you gain { $amounts }.
text-both = Each party: { $text }
text-side = { $side ->
    [a] Party A: { $text }
   *[b] Party B: { $text }
}
text-no-attack = The parties may not attack each other.
text-ends-by-attack = The pact ends when one party attacks the other.
text-nothing = Nothing happens.
text-scoring = It counts at the end of the game.

# --- lasting effects ---
effect-gives = Gives { $amounts }.
effect-takes = Takes { $amounts }.
party-gives = Gains { $amounts }.
party-takes = Loses { $amounts }.
effect-in-unit = { $kind ->
    [infantry] Each infantry unit is { $n } stronger, also when sacrificed.
    [cavalry] Each cavalry unit is { $n } stronger, also when sacrificed.
    [artillery] Each artillery unit is { $n } stronger, also when sacrificed.
   *[air_force] Each air force unit is { $n } stronger, also when sacrificed.
}
effect-when-attacking = Whoever attacks the other party is { $n } stronger.
effect-best-level = Gives as much science a turn as the level of your best lab or library.
effect-best-theater = One of your best theaters gives its culture once more.
effect-best-army = The bonus of your best army counts once more.
effect-gain-when = { $when ->
    [on_take_technology_from_row] Whenever you take a technology from the row, you gain { $amount }.
    [on_play_technology] Whenever you play a technology, you gain { $amount }.
    [on_attacked] Whenever an aggression or a war is played against you, you gain { $amount }.
    [after_perform] Then you gain { $amount }.
   *[on_play] You gain { $amount }.
}
effect-gain-this-turn = You have { $amount } more this turn.
effect-fund-turn = Each turn you have { $amount } for building and upgrading units.
effect-fund = This turn you have { $amount } for building and upgrading units.
effect-fund-rivals = This turn you have { $p2 } (with 3 players { $p3 }, with 4 players { $p4 }) resources for building and upgrading units, for { $each }.
effect-discount = { $on ->
    [population] Increasing population costs { $amount } less.
    [wonder] Taking a wonder from the row costs { $amount } less.
    [technology] Technologies cost { $amount } less.
    [technology-unit] Technologies of military units cost { $amount } less.
    [technology-theater] Technologies of theaters cost { $amount } less.
    [build-theater] A new theater costs { $amount } less.
   *[build-unit] While somebody has declared war on you, a new unit costs { $amount } less.
}
effect-discount-levels = Urban buildings cost fewer resources: { $one } on level I, { $two } on level II, { $three } on level III.
effect-surcharge = Rivals pay { $amount } more to build or upgrade { $of }.
effect-multiply-cost = Rivals pay twice the military actions to play aggressions or wars against you.
effect-multiply = { $what ->
    [own_happy_faces] Each of your happy faces counts twice.
    [own_defense_bonus_cards] Your bonus cards defend with twice their value.
   *[tactics_value_of_one_army_per_air_unit] One air force unit in an army doubles its tactics bonus.
}
effect-substitute = { $pay ->
    [all_military_actions] A revolution uses all military actions in place of all civil actions.
    [food] Once a turn you may pay 1 food in place of 1 resource.
   *[resources] Once a turn you may pay 1 resource in place of 1 food.
}
effect-refund = { $n ->
    [one] Whenever you play a technology, you get { $n } spent civil action back.
   *[other] Whenever you play a technology, you get { $n } spent civil actions back.
}
effect-option-colonize = Once a game, as a political action, you may put a territory from your hand into play as a colony, without a force.
effect-option-recruit = For one civil action you may increase population and build a unit with the new worker, for { $food } and { $resources } less.
effect-option-grow = Once a turn you may increase population without a civil action, for { $food } less.
effect-perform = { $what ->
    [build_wonder_stage] Build exactly one stage of your wonder.
    [increase_population] Increase population.
    [build_urban] Build one new urban building.
    [build_farm] Build one new farm or mine.
    [upgrade_farm] Upgrade one farm, mine or urban building.
   *[play_technology] Play a technology, or change the government.
}
effect-perform-cheaper = { $what ->
    [build_wonder_stage] Build exactly one stage of your wonder for { $amount } less.
    [increase_population] Increase population for { $amount } less.
    [build_urban] Build one new urban building for { $amount } less.
    [build_farm] Build one new farm or mine for { $amount } less.
    [upgrade_farm] Upgrade one farm, mine or urban building for { $amount } less.
   *[play_technology] Play a technology for { $amount } less.
}
effect-boost = Each bonus card that you play colonizes with { $n } more.
effect-ignore = Your tactics card has no effect.
effect-forbid = { $what ->
    [declare_war_on_owner] Nobody may declare war on this party.
   *[play_aggression] You may not play aggressions or wars.
}
effect-stages = Up to { $n } wonder stages for one civil action.
effect-stock = Each worker on a lab of level I or higher also makes a blue token worth its level in resources.
effect-extra-token = Your best mine with a worker makes { $n } token more.
effect-pay = Whenever the other party plays a technology, you pay { $amount }.
effect-score = { $when ->
    [on_complete] When completed, it scores { $amounts }.
    [on_play] You score { $amounts }.
   *[final] Everybody scores { $amounts }.
}
effect-score-rivals = You score { $p2 } (with 3 players { $p3 }, with 4 players { $p4 }) culture for { $each }.
effect-score-minus = Everybody loses { $amounts }.
effect-score-most = Everybody scores { $amount } for { $each }, at most { $most } in all.
effect-score-ages = Everybody scores culture for each completed wonder: { $a } of age A, { $one } of age I, { $two } of age II, { $three } of age III.
effect-score-rank = { $by ->
    [science] By science a turn, the first scores { $p2 } culture with 2 players; the places score { $p3 } with 3 players and { $p4 } with 4.
   *[strength] By strength, the first scores { $p2 } culture with 2 players; the places score { $p3 } with 3 players and { $p4 } with 4.
}

# --- what happens once ---
subject-gains = { $who ->
    [all] Everybody gains
    [strongest] The strongest civilization gains
    [two_strongest] The two strongest civilizations each gain
    [most_culture] The civilization with the most culture points gains
    [most_happy_all_tied] The happiest civilization (every one of them, if tied) gains
    [winner] The winner gains
   *[attacker] You gain
}
subject-loses = { $who ->
    [all] Everybody loses
    [weakest] The weakest civilization loses
    [two_weakest] The two weakest civilizations each lose
    [most_culture] The civilization with the most culture points loses
    [loser] The loser loses
   *[rival] Your rival loses
}
once-gain = { subject-gains } { $amount }.
once-lose = { subject-loses } { $amount }.
once-lose-if-weak = { subject-loses } { $amount }, if it is one of the two weakest.
once-lose-actions = Everybody loses { $amount } in their next action phase.
once-lose-blue = { subject-loses } { $amount } from the blue bank.
once-take = { $who ->
    [winner] The winner takes { $amount } from the loser.
   *[attacker] Take { $amount } from your rival.
}
once-take-colony = Take one colony of your rival: its lasting benefit, not the gain at once.
once-take-yellow = The winner takes { $amount } from the loser’s yellow bank.
once-or-technologies = In place of science, special technologies may be taken at their printed cost.
once-transfer = The weakest civilization gives { $amount } from its yellow bank to the strongest.
once-choose = Everybody gains { $one } or { $other }, as they choose.
once-skip = Whoever’s turn it is discards no excess military cards this turn.
once-build-free = Everybody with an unused worker may build “{ $card }” for free.
once-destroy = { $who ->
    [weakest] The weakest civilization destroys one of its urban buildings, farms or mines.
    [all_except_least_culture] The civilization with the fewest culture points destroys one urban building of every other.
   *[rival] { $n ->
        [one] Destroy one urban building of your rival.
       *[other] Destroy up to { $n } urban buildings of your rival, all of one kind and level.
    }
}
once-produce = { $of ->
    [farm] All farms produce; nobody eats.
    [mine] All mines produce; there is no corruption.
   *[both] All farms and mines produce, with consumption and corruption.
}
once-discard = { $what ->
    [leader] Your rival’s leader is discarded.
    [old-leader] Leaders of earlier ages are discarded.
    [unfinished_wonder] Your rival’s unfinished wonder is discarded.
   *[colony] The weakest civilization gives up one colony of its choice.
}
once-turn-down = Everybody turns one completed wonder of age A or I face down: in place of its effects it gives { $amount }.
once-take-cards = The strongest civilization may at once take cards worth { $amount } from the row, and then skips its next political action.
once-refill = If cards were taken, the row is refilled.
