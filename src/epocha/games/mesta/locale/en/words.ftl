# --- the game ---
title = Cities
about = Turn by turn, one to six rulers lay out the cities of the ancient Mediterranean, draw events in secret and decide when to use them. Whoever lays all six cities of an empire side by side completes it; every completed empire is a point, and whoever first unites the seven wonders of the world gets five.
option-size = Size of the game
option-size-help = How many empires are in play, and whether the neutral cities are. The full game suits strategists with plenty of time; the smaller ones are quicker.
option-size-full = Full game
option-size-normal_5n = Normal game, 5 empires and neutral cities
option-size-normal_6 = Normal game, 6 empires
option-size-quick_4n = Quick game, 4 empires and neutral cities
option-size-quick_5 = Quick game, 5 empires
option-size-very_short = Very short game
option-empires = Empires in play
option-empires-help = Choose exactly as many as the size asks for; choose none to play with its usual empires.
option-empires-rome = Rome
option-empires-greece = Greece
option-empires-carthage = Carthage
option-empires-egypt = Egypt
option-empires-persia = Persia
option-empires-celts = Celts
option-empires-jews = Jews
option-empires-etruscans = Etruscans
option-wonders_goal = Wonders goal
option-wonders_goal-help = Whoever first has all seven wonder cities gets 5 points; possible only with Greece, Egypt and Persia in play.
option-teams = Teams
option-teams-help = Teams add up their points, and partners see each other's events. They sit alternately around the table.
option-teams-none = Everyone for themselves
option-teams-2v2 = 2 against 2
option-teams-3v3 = 3 against 3
option-teams-2v2v2 = 2 against 2 against 2
option-first_player = First player
option-first_player-help = Who begins every round.
option-first_player-0 = drawn by lot
option-first_player-n = seat { $n }
option-unused_event_cards = Unneeded event cards
option-unused_event_cards-help = What happens to events about empires or neutral cities that are left out of the game.
option-unused_event_cards-remove = Take them out
option-unused_event_cards-keep_commanders = Keep the Commanders only
option-unused_event_cards-keep_all = Keep all
option-excluded_events = Excluded events
option-excluded_events-help = Events that you leave out, with all their copies. Without Commanders, Plague or Flood the game is faster, without Protections slower.
option-excluded_events-commander_rome = Roman Commander
option-excluded_events-commander_greece = Greek Commander
option-excluded_events-commander_carthage = Carthaginian Commander
option-excluded_events-commander_egypt = Egyptian Commander
option-excluded_events-commander_persia = Persian Commander
option-excluded_events-commander_celts = Celtic Commander
option-excluded_events-commander_jews = Jewish Commander
option-excluded_events-commander_etruscans = Etruscan Commander
option-excluded_events-festival_great = Great Festival
option-excluded_events-festival_middle = Middle Festival
option-excluded_events-festival_small = Small Festival
option-excluded_events-unification = Unification
option-excluded_events-charisma = Charisma
option-excluded_events-wrath_rome = Wrath of the Gods: Roman cities
option-excluded_events-wrath_greece = Wrath of the Gods: Greek cities
option-excluded_events-wrath_carthage = Wrath of the Gods: Carthaginian cities
option-excluded_events-wrath_egypt = Wrath of the Gods: Egyptian cities
option-excluded_events-wrath_persia = Wrath of the Gods: Persian cities
option-excluded_events-wrath_celts = Wrath of the Gods: Celtic cities
option-excluded_events-wrath_jews = Wrath of the Gods: Jewish cities
option-excluded_events-wrath_etruscans = Wrath of the Gods: Etruscan cities
option-excluded_events-games_army = Games: Army
option-excluded_events-games_culture = Games: Culture
option-excluded_events-games_navy = Games: Navy
option-excluded_events-games_agriculture = Games: Agriculture
option-excluded_events-games_slavery = Games: Slavery
option-excluded_events-games_metallurgy = Games: Metallurgy
option-excluded_events-games_banking = Games: Banking
option-excluded_events-games_building = Games: Building
option-excluded_events-plague = Plague
option-excluded_events-friendly_exchange = Friendly Exchange
option-excluded_events-unrest_small = Small Unrest
option-excluded_events-unrest_great = Great Unrest
option-excluded_events-loss_of_influence = Loss of Influence
option-excluded_events-protection_small = Small Protection
option-excluded_events-protection = Protection
option-excluded_events-protection_great = Great Protection
option-excluded_events-attack = Attack
option-excluded_events-victory = Victory
option-excluded_events-wonders_influence = Influence over the Wonders
option-excluded_events-revolt = Revolt
option-excluded_events-trade = Trade
option-excluded_events-crisis_metallurgy_army = Economic Crisis: metallurgy and army
option-excluded_events-crisis_building_culture = Economic Crisis: building and culture
option-excluded_events-crisis_agriculture_navy = Economic Crisis: agriculture and navy
option-excluded_events-crisis_slavery_banking = Economic Crisis: slavery and banking
option-excluded_events-education = Education
option-excluded_events-barbarians = Barbarians
option-excluded_events-calm_before_storm = Calm before the Storm
option-excluded_events-uncovering_monuments = Uncovering Monuments
option-excluded_events-curse = Curse
option-excluded_events-espionage = Espionage
option-excluded_events-flood = Flood
option-unrest_destination = Cities given up in Unrest go
option-unrest_destination-help = The card gives them to its player; an older reading puts them under the city pile.
option-unrest_destination-actor = to the player of the card
option-unrest_destination-city_pile = under the city pile
option-solo_disasters = Disasters in the solo game
option-solo_disasters-help = Events that take effect at once when drawn, to make a game alone harder. Plague, Barbarians and Flood are a good set.
option-solo_disasters-plague = Plague
option-solo_disasters-barbarians = Barbarians
option-solo_disasters-flood = Flood
option-solo_disasters-crisis = Economic Crisis
option-solo_disasters-commander = Commanders
option-stall_rounds = Rounds without movement
option-stall_rounds-help = When no card has moved for so many whole rounds, the game ends and is scored as it stands.
option-max_rounds = Round limit
option-max_rounds-help = After this round the game ends and is scored as it stands.
option-max_rounds-0 = no limit
option-max_rounds-n = { $n } rounds
option-stall_rounds-n = { $n } rounds
option-cities_file = Own list of cities
option-cities_file-help = A list of 54 cities in TOML to play with instead of the one that comes with the game; leave it empty to use that one.
preset-short = Short game: 3 empires
preset-quick = Quick game: 4 empires and the neutral cities
preset-normal = Normal game: 5 empires and the neutral cities
preset-full = Full game: all 8 empires and the neutral cities
wrong-seat = There is no seat { $seat } at this table: it has { $players } seats.
wrong-empires = This length is played with { $wanted } empires; you have chosen { $named }.
wrong-teams = These teams need { $wanted } players; there are { $players }.
wrong-disasters = Disasters are only for a game alone.
wrong-no-events = Leave some events in the game, or nobody would ever have a choice.
wrong-cities = This list of cities cannot be used: { $detail }
end-complete = End: all empires are completed.
end-stall = End: no card has moved for too long; the game is scored as it stands.
end-cap = End: the round limit is reached; the game is scored as it stands.
end-cut-off = The game was broken off; there is no result.
end-stall-lost = End: no card has moved for too long, and not all empires are completed.
end-cap-lost = End: the round limit is reached, and not all empires are completed.
result-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
result-lost = not completed
step-use-event = Using an event
step-name-target = Choosing a player
step-name-empire = Choosing an empire
step-name-side = Choosing a side
step-name-mode = Choosing the effect
step-name-own-city = Choosing a city of one's own
step-name-their-city = Choosing another player's city
step-consent = Answering an offer
step-react = Reaction
step-give-cities = Giving up cities
step-take-cities = Taking a city
step-give-events = Giving up events
step-exchange-events = Exchanging events
symbol-score = Score
symbol-empires = Empires
symbol-cities = Cities
symbol-capitals = Capitals
symbol-wonders = Wonders
symbol-neutral = Neutral
symbol-events = Events

# --- cards and players, used inside sentences ---
and = { $a } and { $b }
cities-named = { $names }
city-label = { $status ->
    [capital] { $city } ({ $empire }, capital)
    [wonder] { $city } ({ $empire }, wonder)
    [neutral] { $city } (neutral)
   *[ordinary] { $city } ({ $empire })
}
city-short = { $status ->
    [capital] { $city } (capital)
    [wonder] { $city } (wonder)
   *[ordinary] { $city }
}
cities-object = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
events-object = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
cities-of-empire = { $empire ->
    [rome] Roman cities
    [greece] Greek cities
    [carthage] Carthaginian cities
    [egypt] Egyptian cities
    [persia] Persian cities
    [celts] Celtic cities
    [jews] Jewish cities
   *[etruscans] Etruscan cities
}
side-name = { $side ->
    [west] west
   *[east] east
}

# --- what an event that may be used would do, after its name ---
told-use = { $text }
told-use-sweeping = { $text } Cities lost: you { $own }, the others { $others }.
told-use-gathering = { $text } The others have { $others } now.
told-use-games = { $text } You have { $own ->
    [one] { $own } point
   *[other] { $own } points
}, the best of the others has { $best }.

# --- what an action would mean: the sentence on its button ---
do-pass = Keep your events and end your turn
do-use = Use “{ $event }”. { told-use }
do-use-sweeping = Use “{ $event }”. { told-use-sweeping }
do-use-gathering = Use “{ $event }”. { told-use-gathering }
do-use-games = Use “{ $event }”. { told-use-games }
do-name-target = { $kind ->
    [attack] Attack ⟦player { $seat }⟧, who has { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
    [trade] Trade with ⟦player { $seat }⟧, who has { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
    [friendly_exchange] Make an offer to ⟦player { $seat }⟧, who has { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }
    [revolt] ⟦Player { $seat }⟧: { $cities ->
        [one] gives you their only city
       *[other] gives you 1 city and loses another ({ $cities } on the table)
    }
    [wrath] ⟦Player { $seat }⟧: gives you 1 such city
    [curse] ⟦Player { $seat }⟧: draws no city and no event on the next turn
    [calm] ⟦Player { $seat }⟧: may use no event until the end of the second turn from now
    [espionage] ⟦Player { $seat }⟧: you draw { $drawn ->
        [one] { $drawn } event
       *[other] { $drawn } events
    }
   *[education] ⟦Player { $seat }⟧: loses { $lost ->
        [one] { $lost } event
       *[other] { $lost } events
    }
}
do-name-empire = Take all { cities-of-empire } from the other players ({ $n } on their tables)
do-name-side = { $side ->
    [west] West: { $n ->
        [one] { $n } other player has
       *[other] { $n } other players have
    } western cities
   *[east] East: { $n ->
        [one] { $n } other player has
       *[other] { $n } other players have
    } eastern cities
}
do-name-mode = { $mode ->
    [exchange] Exchange up to 5 of your events for new ones
   *[deprive] Make another player lose 5 events
}
do-name-own-city = { $kind ->
    [victory] Give up { $label }
    [trade] Give { $label } in exchange
   *[friendly_exchange] Offer { $label }
}
do-name-their-city = { $kind ->
    [attack] Take { $label } from ⟦player { $seat }⟧
    [trade] Take { $label } from ⟦player { $seat }⟧ for { $own }
   *[friendly_exchange] Ask ⟦player { $seat }⟧ for { $label } in exchange for { $own }
}
do-accept = Accept: give { $their }, get { $own }, then both of you draw 1 city
do-refuse = Refuse: everything stays as it is
do-no-reaction = No: do not protect yourself
do-no-reaction-only = No: go on without protection
do-protect = Use “{ $card }”: the event does not touch you, and your card goes under the pile
do-protect-flood = Use “{ $card }”: you lose no city and draw none for your Commanders, and your card goes under the pile
do-give = Give { $label } to ⟦player { $actor }⟧
do-lose = Give up { $label }: it goes under the city pile
do-pick = Take { $label } from ⟦player { $seat }⟧
do-put-away = Put “{ $event }” under the event pile
do-done = { $n ->
    [0] Exchange no event
    [one] Put no more away: exchange { $n } event
   *[other] Put no more away: exchange { $n } events
}

# --- what the log says of an action, after the player's name ---
did-pass = ends the turn
did-use = uses “{ $event }”
did-announce = { $kind ->
    [attack] uses “{ $event }” against ⟦player { $seat }⟧ to take { $their }
    [trade] uses “{ $event }” to get { $their } from ⟦player { $seat }⟧ for { $own }
    [friendly_exchange] offers ⟦player { $seat }⟧ a “{ $event }”: { $own } for { $their }
    [wrath] uses “{ $event }” against ⟦player { $seat }⟧
    [revolt] uses “{ $event }” against ⟦player { $seat }⟧
    [curse] uses “{ $event }” against ⟦player { $seat }⟧
    [calm] uses “{ $event }” against ⟦player { $seat }⟧
    [espionage] uses “{ $event }” against ⟦player { $seat }⟧
    [unification] uses “{ $event }” to take all { cities-of-empire }
    [unrest] uses “{ $event }” in the { side-name }
    [victory] uses “{ $event }” and gives up { $own }
    [education] { $mode ->
        [exchange] uses “{ $event }” to exchange events
       *[deprive] uses “{ $event }” to make ⟦player { $seat }⟧ lose events
    }
   *[other] { did-use }
}
did-name-target = chooses ⟦player { $seat }⟧
did-name-mode = { $mode ->
    [exchange] wants to exchange events
   *[deprive] wants to make a player lose events
}
did-name-own-city = { $kind ->
    [trade] offers { $own } in trade
   *[friendly_exchange] offers { $own }
}
did-accept = accepts { $own } for { $their }
did-refuse = refuses { $own } for { $their }
did-no-reaction = uses no protection
did-no-reaction-only = { did-no-reaction }
did-protect = uses “{ $card }”: “{ $event }” has no effect on this player
did-protect-flood = { did-protect }
did-give = gives { $city } to ⟦player { $actor }⟧
did-lose = gives up { $city }
did-pick = takes { $city } from ⟦player { $seat }⟧
did-put-away = puts “{ $event }” under the event pile
did-put-away-unseen = puts an event under the event pile unseen
did-done = { $n ->
    [0] exchanges no event
    [one] exchanges { $n } event
   *[other] exchanges { $n } events
}

# --- what is asked ---
prompt-use = { $n ->
    [one] You may use an event.
   *[other] You may use { $n } events, one after the other.
}
prompt-use-nothing = You have no event that you could use now. End your turn.
prompt-target = { $kind ->
    [friendly_exchange] “{ $event }”: to which player do you make an offer?
   *[other] “{ $event }”: which player do you choose?
}
prompt-empire = “{ $event }”: the cities of which empire do you take?
prompt-side = “{ $event }”: do you choose the west or the east?
prompt-mode = “{ $event }”: do you exchange your own events, or make another player lose events?
prompt-own-city = { $kind ->
    [victory] “{ $event }”: which city do you give up?
    [trade] “{ $event }”: which of your cities do you give to ⟦player { $seat }⟧?
   *[friendly_exchange] “{ $event }”: which of your cities do you offer ⟦player { $seat }⟧?
}
prompt-their-city = { $kind ->
    [attack] “{ $event }”: which city do you take from ⟦player { $seat }⟧?
    [trade] “{ $event }”: which city do you take from ⟦player { $seat }⟧ for { $own }?
   *[friendly_exchange] “{ $event }”: which city do you ask ⟦player { $seat }⟧ for in exchange for { $own }?
}
prompt-consent = ⟦Player { $actor }⟧ offers you { $own } for your { $their }; if you accept, both of you also draw 1 city. Do you accept?
prompt-react = { $who ->
    [self] You use “{ $event }”.
    [disaster] You have drawn a disaster, “{ $event }”.
   *[other] ⟦Player { $actor }⟧ uses “{ $event }”.
} { $toll } { $protections ->
    [0] You have no protection against it.
   *[other] Do you protect yourself?
}
prompt-give = “{ $event }”: choose { $status ->
    [ordinary] { $n ->
        [one] { $n } ordinary city
       *[other] { $n } ordinary cities
    }
    [west] { $n ->
        [one] { $n } western city
       *[other] { $n } western cities
    }
    [east] { $n ->
        [one] { $n } eastern city
       *[other] { $n } eastern cities
    }
   *[any] { cities-object }
} to give to ⟦player { $actor }⟧.
prompt-lose = “{ $event }”: choose { $status ->
    [capital] { $n ->
        [one] { $n } capital
       *[other] { $n } capitals
    }
    [ordinary] { $n ->
        [one] { $n } ordinary city
       *[other] { $n } ordinary cities
    }
    [west] { $n ->
        [one] { $n } western city
       *[other] { $n } western cities
    }
    [east] { $n ->
        [one] { $n } eastern city
       *[other] { $n } eastern cities
    }
   *[any] { cities-object }
} to give up.
prompt-take-city = “{ $event }”: which neutral city do you take from ⟦player { $seat }⟧?
prompt-give-events = “{ $event }”: choose { events-object } to put under the event pile. Nobody else sees which.
prompt-exchange-events = “{ $event }”: choose up to { $chosen ->
    [0] { events-object } to exchange for new ones
   *[other] { $n } more { $n ->
        [one] event
       *[other] events
    } to exchange for new ones ({ $chosen } chosen)
}. Nobody else sees which.

# --- what an event would cost, inside the question about a reaction ---
toll-lose = You would lose { $cities }.
toll-lose-some = You would lose { $n } of these cities: { $names }.
toll-lose-any = You would lose { cities-object } of your choice.
toll-give = ⟦Player { $actor }⟧ would get { $cities } from you.
toll-give-some = ⟦Player { $actor }⟧ would get { $n } of these cities from you: { $names }.
toll-plague = { $capitals ->
    [0] You would lose { $ordinary ->
        [one] { $ordinary } ordinary city
       *[other] { $ordinary } ordinary cities
    }.
   *[other] { $ordinary ->
        [0] You would lose { $capitals } capital.
        [one] You would lose { $capitals } capital and { $ordinary } ordinary city.
       *[other] You would lose { $capitals } capital and { $ordinary } ordinary cities.
    }
}
toll-barbarians = { $left ->
    [0] You would draw no city on your next turn.
   *[other] You would lose { $cities } and draw no city on your next turn.
}
toll-crisis = { $n ->
    [0] You would give up { $events ->
        [one] { $events } event
       *[other] { $events } events
    }.
   *[other] { $events ->
        [0] You would give up { cities-object }.
        [one] You would give up { cities-object } and { $events } event.
       *[other] You would give up { cities-object } and { $events } events.
    }
}
toll-revolt = You would give ⟦player { $actor }⟧ one city of your choice and lose another one.
toll-trade = You would get { $own } for { $their }.
toll-education = You would lose { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
toll-curse = You would draw no city and no event on your next turn.
toll-calm = You could use no event until the end of your second turn from now.

# --- hints for a first game ---
hint-use-nothing = Nothing in your hand fits now; its time will come, and there is no limit to a hand.
hint-missing = You have { $n } of { $whole } { cities-of-empire }; missing: { $where }.
hint-missing-wonders = You have { $n } of the { $whole } wonders; missing: { $where }.
whereabouts = { $zone ->
    [table] { $city } (⟦player { $seat }⟧)
    [finished] { $city } (completed by ⟦player { $seat }⟧)
   *[pile] { $city } (city pile)
}
hint-use-extra = “Victory” and “Loss of Influence” let you use one more event: use them before another one.
hint-use-commander = A Commander strikes everybody, you included: use it when the others have more to lose.
hint-use-protection = Keep your protections: they are used only in answer to somebody's event.
hint-use-wait = You need not use an event: at a better moment it may bring more.
hint-use-games = You lead this discipline alone: use “{ $event }” before that changes.
hint-keep-games = Now somebody else would draw for “{ $event }”: keep it until you lead.
hint-use-festival = “{ $event }” lets everybody draw for capitals, and you have the most of them.
hint-use-unification = “{ $event }”: you have four cities of an empire, so it takes all its others from the tables.
hint-keep-commander = You hold the Commander that strikes your best empire, { cities-of-empire }: while you keep it, nobody can use it.
hint-rival-near = ⟦Player { $seat }⟧ is near to completing { cities-of-empire } ({ $n } already): take one of them in time.
hint-target = { $kind ->
    [espionage] Choose whoever has the most capitals: each brings you an event.
    [education] Choose a player with five events or more: one with fewer loses less.
    [friendly_exchange] Offer what helps the other player too, so that your offer is accepted.
   *[other] Look at who is nearest to completing an empire, and who has the cities that you lack.
}
hint-empire = Take the empire that this completes, or the one that the others need most.
hint-side = Choose the side with the cities that you collect; neutral cities are never given.
hint-side-to-pile = The cities go under the city pile: choose the side with the cities that the others collect; neutral cities are never given.
hint-mode = New events help when your hand does not fit; otherwise take events from whoever has the most of them.
hint-own-city = Give what you need least: a neutral city or the only one of its empire. A capital is worth keeping.
hint-their-city = Take a city of the empire that you collect, or one that somebody else lacks.
hint-consent = Compare what each of you gains: which empire does the city help you to complete, and which the other player?
hint-react-nothing = Everybody who might protect themselves is asked, so that nobody knows who holds a protection.
hint-react-precious = It threatens your strongest empire: { $cities }.
hint-react-spend = A protection works only once, and then goes under the event pile; use the weakest one that is enough.
hint-react-bear = You can bear this loss ({ $cities }: the only one of its empire that you have): keep the protection.
hint-take-city = Neutral cities differ little: look at their disciplines, and at whom they would help.
hint-give-cities = First give up a city that is your only one of its empire; capitals and wonders are worth most.
hint-give-watch = ⟦Player { $seat }⟧ collects { cities-of-empire } ({ $n } already): do not give them another one.
hint-give-events = Put away what you could hardly ever use; protections and Attacks are worth keeping.
hint-exchange-events = Put away what does not fit your cities; you draw the same number of new events first.

# --- what numbers are made of ---
part-turns = Turns taken
part-empire = Completed empire: { $empire }
part-wonders-bonus = Wonders bonus
part-team = Whole team together (not counted)
part-cities = { $empire } (of { $whole })
part-neutral = Neutral cities
part-finished = { $city } (in a completed empire)
part-events-hidden = Events in hand
option-windows = Who is asked to react
option-windows-help = Everybody who might hold a protection, or only who holds one. The latter is quicker, for play by correspondence, but tells who could have reacted.
option-windows-secret = everybody who might hold one
option-windows-quick = only who holds one

# --- how a game went ---
source-empires = Completed empires
source-wonders = Wonders of the world
source-partners = Partners
luck-cities = Cities drawn
luck-cities-about = How many of the cities drawn were of an empire that the player had a city of; the line marks as many as were to be expected from the pile.
luck-cities-n = { $got } of { $times }
luck-events = Events drawn
luck-events-about = How many events everybody drew at the beginning of their turns.
luck-events-n = { $times }
