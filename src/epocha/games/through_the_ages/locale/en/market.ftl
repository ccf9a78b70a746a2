# --- the card row, hands and piles ---
row = Card row
row-card = { $card } ({ $kind })
row-price = Taking it costs { $price }.
row-leaves = { $n ->
    [one] leaves next
   *[other] leave next
}
row-leaves-first = { $n ->
    [one] the first one leaves next
   *[other] the first { $n } leave next
}
pile-civil-deck = Civil deck, age { $age }: { $n ->
    [one] { $n } card left.
   *[other] { $n } cards left.
}
pile-military-deck = Military deck, age { $age }: { $n ->
    [one] { $n } card left.
   *[other] { $n } cards left.
}
pile-current-events = Current events: { $n ->
    [0] none.
    [one] { $n } card, of age { $age }.
   *[other] { $n } cards, on top one of age { $age }.
}
pile-future = Future events: { $n }. { $cards }
pile-past = Past events: { $n }. { $cards }
pile-laid-out = Scored at the end: { $n }. { $cards }
pile-last-round = Last round: { $round }
row-zone = { $n ->
    [one] { $n } civil action
   *[other] { $n } civil actions
}
pile-civil-deck-short = civil
pile-military-deck-short = military
pile-current-events-short = events
pile-future-events-short = future
pile-past-events-short = past
pile-laid-out-short = at the end
hand = Your hand
hand-civil = Civil
hand-military = Military
hand-count = { $n } of { $limit }
hand-civil-now = Civil cards in hand: { $n } of at most { $limit }.
hand-military-now = Military cards in hand: { $n }; at most { $limit } may stay after politics.
hand-over = { $n ->
    [one] one too many
   *[other] { $n } too many
}
hand-empty = no card
hand-open = { $n ->
    [one] An open hand of { $n } card
   *[other] An open hand of { $n } cards
}
