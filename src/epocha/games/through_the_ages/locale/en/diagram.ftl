# --- the table as plain text ---
diagram-head = { $age }, round { $round }; first player: ⟦seat { $seat }⟧
diagram-decks = Cards left in the decks: civil { $civil }, military { $military }
diagram-last-round = The game ends after round { $round }.
diagram-current = { $n ->
    [one] Event to come: { $n }, of age { $age }
   *[other] Events to come: { $n }, on top one of age { $age }
}
diagram-prepared = { $card } (seat { $seat })
diagram-future = Events in preparation: { $cards }
diagram-past = Past events: { $cards }
diagram-scoring = Scores at the end: “{ $card }”. { $text }
diagram-row = Card row: space, card (kind), civil actions that it costs, what it does
diagram-space = { $space }. { $card } ({ $kind }), { $price }: { $text }
diagram-space-plain = { $space }. { $card }, { $price }: { $text }
diagram-seats = Seat
diagram-discontent = Discontent workers
diagram-civil-actions = Civil actions
diagram-military-actions = Military actions
diagram-yellow-bank = Yellow bank
diagram-blue-bank = Blue bank
diagram-resigned = { $player }: has resigned
diagram-cards = Technologies with workers and [blue tokens]: { $cards }
diagram-government = Government: { $card }
diagram-leader = Leader: { $card }. { $text }
diagram-tactics = Tactics: { $card }. { $text }
diagram-building = Wonder under construction: { $card }, { $done } of { $stages } stages. { $text }
diagram-special = Special technologies: { $cards }
diagram-wonders = Wonders: { $cards }
diagram-down = Wonders face down: { $cards }
diagram-colonies = Colonies: { $cards }
diagram-pact = { $side ->
    [none] Pact with ⟦seat { $seat }⟧: { $card }. { $text }
   *[other] Pact with ⟦seat { $seat }⟧, as party { $side }: { $card }. { $text }
}
diagram-war = War declared on ⟦seat { $seat }⟧: { $card }. { $text }
diagram-marker = Marker held by ⟦seat { $seat }⟧: nobody else may attack
diagram-civil-backs = { $n ->
    [one] { $n } civil card (age { $ages })
   *[other] { $n } civil cards (ages { $ages })
}
diagram-military-backs = { $n ->
    [one] { $n } military card (age { $ages })
   *[other] { $n } military cards (ages { $ages })
}
diagram-civil-hand = Civil cards in hand:
diagram-military-hand = Military cards in hand:
diagram-held = { $card } ({ $kind }): { $text }
diagram-held-plain = { $card }: { $text }
diagram-turn = Turn of ⟦seat { $seat }⟧: { $civil } and { $military } left
diagram-shown = On the table: { $card } ({ $kind }). { $text }
diagram-fight = Attack by ⟦seat { $seat }⟧: { $attack }; defence of ⟦seat { $target }⟧: { $defence }
step-resigning = Resigning, or not
step-politics = Politics
step-discard-excess = Discarding military cards
step-actions = Actions
step-perform = Carrying out an action card
step-payment = Tokens
step-soften = Production
step-bidding = Auction of a territory
step-landing = Sending a force
step-sacrifice = Sacrificing units
step-defend = Defence
step-pact-reply = Answering a pact
step-lose-worker = Losing a worker
step-destroy-buildings = Destroying buildings
step-split-goods = Food or resources
step-choose-card = Choosing a card
step-take-technology = Taking technologies or science
step-build-or-not = Building for free
step-settlers = Gaining workers
step-take-from-row = Taking cards from the row
