# --- names of things, and amounts as the object of a sentence ---
amount = { $what ->
    [trade] { $n } trade
    [culture] { $n } culture
    [production] { $n } production
    [combat] { $n } combat bonus
    [coin] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [resource] { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
    [event] { $n ->
        [one] { $n } culture event
       *[other] { $n } culture events
    }
    [wound] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
    [army] { $n ->
        [one] an army
       *[other] { $n } armies
    }
    [scout] { $n ->
        [one] a scout
       *[other] { $n } scouts
    }
    [unit] { $n ->
        [one] { $n } unit card
       *[other] { $n } unit cards
    }
    [hut] { $n ->
        [one] { $n } hut token
       *[other] { $n } hut tokens
    }
    [village] { $n ->
        [one] { $n } village token
       *[other] { $n } village tokens
    }
    [square] { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
   *[step] { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
}
either = { $first } or { $last }
age = { $age ->
    [ancient] ancient
    [medieval] medieval
   *[modern] modern
}
terrain = { $terrain ->
    [grassland] grassland
    [forest] forest
    [mountain] mountain
    [desert] desert
    [water] water
   *[city_center] city centre
}
reward-person = a great person
token = { $reward } from a { $site }
token-unseen = { $site ->
    [hut] a hut token
   *[village] a village token
}
a-building = { $what ->
    [harbor] a Harbor
    [trading_post] a Trading Post
    [workshop] a Workshop
    [iron_mine] an Iron Mine
    [library] a Library
    [university] a University
    [granary] a Granary
    [aqueduct] an Aqueduct
    [market] a Market
    [bank] a Bank
    [temple] a Temple
    [cathedral] a Cathedral
    [barracks] Barracks
    [academy] an Academy
   *[city_walls] City Walls
}
a-wonder = the wonder “{ $name }”
a-person = { $what ->
    [artist] the Artist
    [builder] the Builder
    [general] the General
    [humanitarian] the Humanitarian
    [industrialist] the Industrialist
   *[scientist] the Scientist
}
a-unit = { $what ->
    [infantry] infantry
    [artillery] artillery
    [mounted] a mounted unit
   *[aircraft] aircraft
}
units-of = { $what ->
    [infantry] infantry
    [artillery] artillery
    [mounted] mounted units
   *[aircraft] aircraft
}
a-figure = { $what ->
    [army] an army
    [white] the white army
   *[scout] a scout
}
a-government = { $what ->
    [anarchy] Anarchy
    [despotism] Despotism
    [republic] Republic
    [monarchy] Monarchy
    [feudalism] Feudalism
    [democracy] Democracy
    [communism] Communism
   *[fundamentalism] Fundamentalism
}
a-city = { $city ->
    [capital] the capital
   *[other] city { $city }
}
in-city = { $city ->
    [capital] in the capital
   *[other] in city { $city }
}
for-city = { $city ->
    [capital] for the capital
   *[other] for city { $city }
}
of-city = { $city ->
    [capital] of the capital
   *[other] of city { $city }
}
