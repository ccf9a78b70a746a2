# --- parts of sentences ---
settlement-in = { the-settlement } in { $region }
piece-in = { $piece } in { $region }
piece-aboard = { $piece } aboard { $fleet }
a-fleet = a fleet
a-lost-piece = a piece that is gone
a-technology = the technology “{ $name }”
a-wonder = the wonder “{ $name }”
a-card = the card of { $region } ({ $what })
a-blank-card = the card of { $region }
units-of = units of ⟦player { $seat }⟧
price-shared = { $price }, { $part } of it to ⟦player { $seat }⟧
supported = { $n ->
    [0] { "" }
    [one] , supported by an aircraft
   *[other] , supported by { $n } aircraft
}

# --- headings of groups of buttons ---
verb-done = Finish
verb-buy = Buy
verb-found = Found settlements
verb-enlarge = Enlarge settlements
verb-build = City improvements
verb-learn = Technologies
verb-sell = Sell
verb-declare = Milestones
verb-end = End the game
verb-bomb = Manhattan Project
verb-from = Move from
verb-to = Go to
verb-board = Go aboard
verb-explore = Look at a token
verb-attack = Declare battles
verb-join = Join a side
verb-use = Send a unit
verb-with = Support
verb-roll = Fight
verb-capture = Capture
verb-destroy = Destroy settlers
verb-offer = Offer a deal
verb-give = You give
verb-take = You get
verb-send = Send the offer
verb-swap = Magellan’s Voyage

# --- buttons ---
do-start = { $coast ->
    [yes] Start in { $region } (on the coast, neighbours: { $n })
   *[no] Start in { $region } (inland, neighbours: { $n })
}
do-place = Place { $piece } in { $region }
do-take = Take “{ $name }” for free
do-army = Take { $piece }
do-keep = Leave the token face down
do-turn-up = Turn the token up
do-remove = Remove the token
row-buy = Buy { $piece } for { $price }
row-sell = Sell { $piece } for { $price }
row-enlarge = { $size ->
    [2] Enlarge to a town for { $price }
    [3] Enlarge to a city for { $price }
   *[4] Enlarge to a metropolis for { $price }
}
row-bomb = Destroy everything in a region
row-start = { $continent ->
    [north_america] Start in North America
    [south_america] Start in South America
    [europe] Start in Europe
    [africa] Start in Africa
    [asia] Start in Asia
    [oceania] Start in Oceania
   *[other] Start on other land
}
word-start = { $region } ({ $n })
row-give-settlement = Give a settlement
row-ask-settlement = Ask for a settlement
row-give-piece = Give { $piece }
row-ask-piece = Ask for { $piece }
do-buy = Buy { $piece } in { $region } for { $price }
do-found = Found a settlement in { $region }
do-enlarge = { $size ->
    [2] Enlarge { $region } to a town for { $price }
    [3] Enlarge { $region } to a city for { $price }
   *[4] Enlarge { $region } to a metropolis for { $price }
}
do-enlarge-free = { $size ->
    [2] Enlarge { $region } to a town
   *[3] Enlarge { $region } to a city
}
do-improve = Build “{ $name }” for { $price }
do-learn = Buy “{ $name }” for { $price }
do-learn-one = Buy a technology for { $price }
do-sell = Sell { $piece } in { $region } for { $price }
do-buy-ship = Buy “{ $name }” for { $price }: it ends the game
do-outdate = Let “{ $name }” become obsolete
do-wonder = Take the wonder “{ $name }”
do-claim = Declare the milestone: { $name }
do-end-game = End the game with “{ $name }”
do-bomb = Destroy everything in { $region }
do-from = From { $region }: { $pieces }
do-piece = { $piece }
do-to = { $way ->
    [sea] Sail to { $region }
    [air] Fly to { $region }
    [ashore] Go ashore in { $region }
   *[land] Go to { $region }
}
do-to-meet = { do-to } ({ $there })
do-board = Go aboard { $fleet } in { $region }
do-explore = Look at the token in { $region }
do-intercept = Declare battle on ⟦player { $seat }⟧ (you keep the field about { $n }{"\u00A0"}%)
do-attack = Attack ⟦player { $seat }⟧ in { $region }: { $pieces } (you keep the field about { $n }{"\u00A0"}%)
do-attack-neutral = Attack the neutral cavalry in { $region } (you keep the field about { $n }{"\u00A0"}%)
do-fight = Battle with ⟦player { $seat }⟧ in { $region } (you keep the field about { $n }{"\u00A0"}%)
do-fight-neutral = Battle with the neutral cavalry in { $region } (you keep the field about { $n }{"\u00A0"}%)
do-join = { $side ->
    [attack] Help the attacker, ⟦player { $seat }⟧ (together you keep the field about { $n }{"\u00A0"}%)
   *[defence] Help the defender, ⟦player { $seat }⟧ (together you keep the field about { $n }{"\u00A0"}%)
}
strength = { $plus ->
    [0] { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
   *[other] { $dice ->
        [one] { $dice } die + { $plus }
       *[other] { $dice } dice + { $plus }
    }
}
do-use = Send { $piece } ({ strength })
do-use-other = Send { $piece } of ⟦player { $seat }⟧ ({ strength })
do-support = Support it with an aircraft
do-support-other = Support it with an aircraft of ⟦player { $seat }⟧
do-roll = Fight without aircraft
do-roll-supported = { $n ->
    [one] Fight with { $n } aircraft
   *[other] Fight with { $n } aircraft
}
do-capture = Capture { $what } from ⟦player { $seat }⟧
do-destroy = Destroy the settlers of ⟦player { $seat }⟧ in { $region }
do-offer = Offer ⟦player { $seat }⟧ a deal
do-give = Give { $what }
do-ask = Ask for { $what }
do-send = Send the offer: { $given } for { $taken }
do-accept = Accept: you get { $given } for { $taken }
do-decline = Decline
do-counter = Make a counter-offer
do-swap-give = Force an exchange: give { $what }
do-swap-take = Take { $what } from ⟦player { $seat }⟧
do-pass-purchase = Finish your purchases
do-pass-closing = Declare nothing now
do-pass-name-obsolete = Let none become obsolete
do-pass-enlarge-free = Enlarge nothing
do-pass-move = Finish your movement
do-pass-intercept = Let them pass
do-pass-declare = Declare no more battles
do-pass-join = Stay out of it
do-pass-captures = Done
do-pass-trade-turn = Finish trading

# --- log, after the player’s name ---
did-start = starts in { $region }
did-place = places { $piece } in { $region }
did-take = takes “{ $name }” for free
did-army = takes { $piece }
did-keep = leaves the token in { $region } face down
did-turn-up = turns up the token in { $region }
did-remove = removes the token in { $region }: it has no effect
did-buy = buys { $piece } in { $region } for { $price }
did-found = sends settlers to settle { $region }
did-enlarge = { $size ->
    [2] enlarges { $region } to a town for { $price }
    [3] enlarges { $region } to a city for { $price }
   *[4] enlarges { $region } to a metropolis for { $price }
}
did-enlarge-free = { $size ->
    [2] enlarges { $region } to a town for free
   *[3] enlarges { $region } to a city for free
}
did-improve = builds “{ $name }” for { $price }
did-learn = buys “{ $name }” for { $price }
did-learn-one = buys a technology for { $price }
did-sell = sells { $piece } in { $region } for { $price }
did-buy-ship = buys “{ $name }” for { $price }
did-outdate = lets “{ $name }” become obsolete
did-wonder = takes the wonder “{ $name }”
did-claim = declares the milestone: { $name }
did-end-game = ends the game with “{ $name }”
did-bomb = destroys everything in { $region }
did-moving = moves from { $from }
did-to = { $way ->
    [sea] sails with { $piece } from { $from } to { $region }
    [air] flies { $piece } from { $from } to { $region }
    [ashore] lands { $piece } from { $from } in { $region }
   *[land] moves { $piece } from { $from } to { $region }
}
did-board = sends { $piece } from { $from } aboard { $fleet } in { $region }
did-explore = looks at the token in { $region }
did-part = goes on with an answer
did-intercept = declares battle on ⟦player { $seat }⟧ in { $region }
did-attack = declares battle on ⟦player { $seat }⟧ in { $region }
did-attack-neutral = declares battle on the neutral cavalry in { $region }
did-fight = fights ⟦player { $seat }⟧ in { $region }
did-fight-neutral = fights the neutral cavalry in { $region }
did-join = { $side ->
    [attack] helps the attacker, ⟦player { $seat }⟧
   *[defence] helps the defender, ⟦player { $seat }⟧
}
did-send-unit = { $whose ->
    [own] sends { $piece }{ supported }
   *[other] sends { $piece } of ⟦player { $seat }⟧{ supported }
}
did-capture = captures { $what } from ⟦player { $seat }⟧
did-destroy = destroys the settlers of ⟦player { $seat }⟧ in { $region }
did-offer = makes ⟦player { $seat }⟧ an offer
did-offer-deal = offers ⟦player { $seat }⟧: { $given } for { $taken }
did-counter = makes ⟦player { $seat }⟧ a counter-offer
did-counter-deal = offers ⟦player { $seat }⟧ instead: { $given } for { $taken }
did-accept = accepts: gets { $given } from ⟦player { $seat }⟧ for { $taken }
did-decline = declines the offer of ⟦player { $seat }⟧
did-swapping = forces an exchange: { $given }
did-swap = exchanges { $given } for { $taken } of ⟦player { $seat }⟧
did-pass-purchase = has finished purchases
did-pass-closing = declares nothing
did-pass-name-obsolete = lets no improvement become obsolete
did-pass-enlarge-free = enlarges nothing
did-pass-move = has finished movement
did-pass-intercept = lets them pass
did-pass-declare = declares no more battles
did-pass-join = stays out of the battle
did-pass-captures = captures nothing more
did-pass-trade-turn = finishes trading
