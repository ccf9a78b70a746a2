# --- what cards do; the sentences follow from the records of the component file ---
sentence = { $text }.
ability = { $lead }: { $text }.
for-cost = for { $cost }
as-city-action = as the action of a city
any-resources = { $n ->
    [one] any resource
   *[other] any { $n } resources
}
limit = { $limit ->
    [once_per_battle] once per battle
   *[other] once per turn
}
when = { $phase ->
    [start_of_turn] Start of Turn
    [trade] Trade
    [city_management] { $use ->
        [reaction] When a city acts
       *[other] City Management
    }
    [movement] { $use ->
        [interrupt] Movement, even during another player’s move
       *[other] Movement
    }
    [research] Research
    [battle] In battle
   *[any_time] { $use ->
        [own_payment] When you pay with resources
       *[other] At any time
    }
}
trigger = { $trigger ->
    [start_of_turn] Start of Turn
    [win_battle] When you win a battle, once per turn
    [after_battle] After each battle
    [explore_hut_or_conquer_village] For each hut explored and each village conquered
    [research_tech_with_unit_upgrade_or_unlock] When you learn a technology that upgrades or unlocks a type of units
    [build_wonder_or_city_or_conquer_city_or_village] For each wonder built, city founded, city conquered and village conquered
   *[own_army_ends_movement_on_building] When your army ends its movement on another player’s building, once per turn
}
reach = { $n ->
    [0] anywhere
   *[other] within { $n } squares of your figures or cities
}
a-cancelled = { $what ->
    [city_action] another player’s city action
    [culture_event] a culture event
   *[resource_ability] a resource ability; its cost stays spent
}
effect-gain_trade = gain { $amount }
effect-other_player_gain_trade = another player of your choice gains { $amount }
effect-gain_culture = gain { $amount }
effect-other_player_gain_coin = another player of your choice gets { $amount }
effect-coin = you have { $amount } more
effect-city_production = one of your cities has { $amount } more this turn
effect-all_cities_production = each of your cities has { $amount } more
effect-gain_great_person = gain a random great person
effect-set_speed = your travel speed is { $n }
effect-set_stacking = your stacking limit is { $n }
effect-set_max_cities = you may have { $n } cities
effect-culture_hand = your culture hand limit is { $n } higher
effect-battle_hand = your battle hand limit is { $n } higher
effect-attack_bonus_on_play = if the unit you play next attacks at once, it deals { $amount } more
effect-deal_wounds = deal up to { $amount } to enemy units
effect-heal_wounds = { $n ->
    [0] heal all wounds of your units in play
   *[other] heal up to { $amount } of your units in play
}
effect-unit_strength = your units have { $n } strength more in battle
effect-kill_random_unit = kill a random unit of another player
effect-research_discount = research needs { $amount } less
effect-research_known_by_other = learn for free a technology that another player knows
effect-advance_culture = { $n ->
    [one] advance a space on the culture track for free
   *[other] advance { $n } spaces on the culture track for free
}
effect-move_enemy_stack = move all figures of another player on one square by up to { $amount }
effect-harvest = one of your cities harvests { $n } resources
effect-capital_arts_culture = your capital gives { $amount } more when it is devoted to the arts
effect-save_killed_unit = one of your units killed in it returns to your standing forces
effect-take_market_resource = take a resource of your choice from the market
effect-stacking_bonus = your stacking limit is { $n } higher
effect-lock_square = choose a square: no figure may leave it this turn
effect-move_stack_to_water = move all your figures of one square to any discovered water square; they do not move again this turn
effect-nuke_city = destroy another player’s city that is no capital, with all figures around it
effect-raze_on_stop = you may destroy that building
effect-breach_walls = the walls of a city that you attack fall before the battle
effect-fly = your figures pass over enemy figures, huts, villages and cities
effect-events_uncancellable = your culture events cannot be cancelled
effect-split_production = one city builds two items with one action, for its production in all
effect-opponent_hand_open = in battle your opponent plays with an open hand
effect-scouts_explore_huts = your scouts may enter and explore huts, but not villages
effect-no_attacks_on_players = you may not attack other players
effect-capital_no_action = your capital may not take a city action
effect-all_cities_production_per_coins = each of your cities has 1 production more for every { $per } coins that you have
effect-hands_per_coins = your battle hand limit and your culture hand limit are 1 higher for every { $per } coins that you have
effect-gain_coin = { $most ->
    [0] put { $amount } on this card
   *[other] put { $amount } on this card, { $most } at most
}
effect-water = { $mode ->
    [cross] your figures may cross water, but not stop there
   *[end] your figures may cross water and stop there
}
effect-unlock_building = unlocks the building “{ $name }”
effect-unlock_walls = your cities may build City Walls for { $cost }
effect-unlock_government = unlocks the government “{ $name }”
effect-unlock_unit = unlocks { units-of }
effect-upgrade_unit = military rank { $rank } for { units-of }: { $name }
effect-cancel = { $scope ->
    [aimed_at_owner] cancel a culture event aimed at you, your figures or your city
   *[any] cancel { $what }
}
effect-obsolete_wonder = make an { $ages } wonder obsolete
effect-destroy_building = { $who ->
    [others] destroy up to { $n } buildings of other players { $where }
   *[any] destroy a building { $where }
}
effect-extra_city_action = each of your cities may take one action more this turn
effect-exchange_techs = learn from another player a technology of level { $level } at most; that player may learn one of yours in return
effect-draw_events = draw { $amount } from one deck of your choice
effect-build_free = { $where ->
    [own_city_outskirts] build one building for free
    [square_of_this_wonder] build an army or a scout for free on the square of this wonder
   *[standing_forces] take a unit of that type for free
}
effect-as_resource = pays in place of { $resources }
effect-kill = { $who ->
    [figure] kill a figure { $where }
   *[other] kill a great person or up to { $n } figures on a square { $where }
}
effect-place_disaster = { $terrain ->
    [desert] a square that is no mountain, without building or wonder, becomes desert
   *[grassland] a forest without building or wonder becomes grassland
}
effect-set_government = another player falls into Anarchy
effect-building_icon_off = { $icon ->
    [trade] your buildings { $buildings } give no trade
   *[culture] your buildings { $buildings } give no culture
}
effect-rush_rate = when you rush production, every { $trade } trade give { $production } production
effect-sacrifice_in_enemy_city_for_tech = sacrifice an army or a scout that moves into an enemy city centre: learn a technology of that player for free, without a battle
effect-win = you win the game at once
effect-choose_one = choose one: { $options }
text-level = Level { $level }.
text-no-effect = No effect.
text-starts = Leader: { $leader }. Starts with “{ $tech }”; government: { $government }.
start-start_great_person = Starts with a random great person.
start-start_walls = The capital starts with walls.
start-start_wonder = Starts with a random ancient wonder.
start-start_units = Starts with { $n } more units: { units-of }.
start-start_army = Starts with a second army, the white one.
text-obsoleted = Obsolete by: { $techs }.
text-walls = Costs { $cost }. The city defends with a combat bonus { $bonus } higher, and the attacker plays the first unit.
text-building = Needs “{ $tech }”. Costs { $cost }, stands on { $terrains }, gives { $icons }.
text-unique = Unique: one unique building to a city.
text-upgrades = With “{ $tech }” it becomes { $better }.
text-person = Great person: gives { $icons }.
text-unit = Production for a card, by rank: { $costs }.{ $trumps ->
    [infantry] {" "}Trumps infantry: strikes first.
    [artillery] {" "}Trumps artillery: strikes first.
    [mounted] {" "}Trumps mounted units: strikes first.
   *[none] {" "}Neither trumps nor is trumped.
}
text-figure = { $what ->
    [army] Army ({ $cost }): discovers, explores huts, fights.
   *[scout] Scout ({ $cost }): discovers, gathers for a city, founds cities.
}
text-wonder = { $age ->
    [ancient] Ancient wonder
    [medieval] Medieval wonder
   *[modern] Modern wonder
}, { $cost } production{ $discount ->
    [0] {""}
   *[other] {" "}(with “{ $tech }” only { $discount })
}; gives { $culture } culture.
