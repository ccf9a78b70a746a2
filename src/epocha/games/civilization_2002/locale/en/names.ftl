# --- names that are no card and no region: those stand in components.toml and map.toml ---
class-infantry = Infantry
class-cavalry = Cavalry
class-artillery = Artillery
class-fleet = Fleet
class-aircraft = Aircraft
class-settler = Settlers
phase-purchase = Purchases
phase-movement = Movement and battles
phase-trade = Trade
phase-production = Production
milestone-settlements = { $size ->
    [metropolis] { $n ->
        [one] { $n } metropolis
       *[other] { $n } metropolises
    }
    [city] { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
    [town] { $n ->
        [one] { $n } town
       *[other] { $n } towns
    }
   *[village] { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
}
milestone-technologies = { $n ->
    [one] { $n } { $era } technology
   *[other] { $n } { $era } technologies
}
milestone-armies = { $n ->
    [one] { $n } { $era } army
   *[other] { $n } { $era } armies
}
milestone-fleets = { $n ->
    [one] { $n } { $era } fleet
   *[other] { $n } { $era } fleets
}
milestone-gold = { $n } gold
# --- parts of sentences ---
place = { $sea ->
    [yes] the { $name }
   *[no] { $name }
}
a-piece = { $what ->
    [swordsman] a swordsman
    [horseman] a horseman
    [catapult] a catapult
    [galley] a galley
    [man_at_arms] a man-at-arms
    [knight] a knight
    [caravel] a caravel
    [musketeer] a musketeer
    [dragoon] a dragoon
    [cannon] a cannon
    [frigate] a frigate
    [machine_gunner] a machine gunner
    [tank] a tank
    [howitzer] a howitzer
    [battleship] a battleship
    [jet] a jet
    [spearman] a spearman
    [chariot] a chariot
    [trebuchet] a trebuchet
    [galleon] a galleon
    [rifleman] a rifleman
    [artillery] an artillery piece
    [ironclad] an ironclad
    [mechanized_infantry] a mechanized infantry unit
    [modern_armor] a modern armor unit
    [rocket_artillery] a rocket artillery piece
    [cruise_missile] a cruise missile
    [carrier] an aircraft carrier
    [biplane] a biplane
    [monoplane] a monoplane
    [stealth_aircraft] a stealth aircraft
   *[settler] a settler
}
a-settlement = { $size ->
    [1] a village
    [2] a town
    [3] a city
   *[4] a metropolis
}
the-settlement = { $size ->
    [1] the village
    [2] the town
    [3] the city
   *[4] the metropolis
}
piece-spent = { $piece } ({ $left ->
    [0] no steps left
    [one] { $left } step left
   *[other] { $left } steps left
})
piece-loaded = { $piece } with { $cargo } aboard
neutral-unit = neutral cavalry
gold = { $n } gold
nothing = nothing
quoted = “{ $name }”
