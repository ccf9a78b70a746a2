# The album: kinds of cards, and where they can be.
album-kind = Kind
album-level = Level, age or deck
album-no-level = without
album-kind-civ = civilizations
album-kind-tech = technologies
album-kind-government = governments
album-kind-building = buildings
album-kind-wonder = wonders
album-kind-person = great people
album-kind-unit = units
album-kind-event = culture events
album-copies = { $n ->
    [one] There is { $n } of it.
   *[other] There are { $n } of it.
}
spot-market = in the market
spot-play = in play
spot-play-about = Known to a player, in force, or on the map.
spot-hand = in your hand
spot-gone = gone
spot-to-come = may still come
spot-to-come-about = Nobody has it yet, or it is not seen: in a deck or, of a culture event, perhaps in somebody's hand.
spot-hidden = hidden
spot-hidden-about = In somebody's standing forces or battle force.
