# --- all cards to leaf through ---
album-age = Age
album-kind = Kind
album-deck = Deck
album-deck-civil = civil cards
album-deck-military = military cards
album-starting = Everybody begins with it.
album-copies = { $n ->
    [one] There is one copy.
   *[other] There are { $n } copies.
}
album-copies-by-players = Copies with 2, 3 and 4 players: { $two }, { $three }, { $four }.
album-discards = Discarded military cards: { $n }. { $known ->
    [0] All of them lie face down.
   *[other] You know: { $cards }.
}
spot-row = in the row
spot-play = in play
spot-hand = in your hand
spot-hand-about = In your hand; where hands are open by agreement, in any hand.
spot-piles = in the event piles
spot-piles-about = What you prepared yourself, and what is laid open to be scored.
spot-gone = gone
spot-gone-about = Removed, discarded openly or by you, or a past event.
spot-to-come = may still come
spot-to-come-about = You have not seen it: it is in a deck, in a pile or in somebody's hand.
spot-hidden = hidden
spot-hidden-about = Of an age that is over, and not seen: in somebody's hand, in an event pile, or laid away face down.
