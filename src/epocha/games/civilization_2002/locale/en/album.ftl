# --- the album: kinds of cards, and where they can be ---
album-kind = Kind
album-era = Era
album-no-era = without
album-kind-technology = technologies
album-kind-wonder = wonders
album-kind-improvement = city improvements
album-kind-figure = pieces
album-kind-token = tokens
album-advanced = In the advanced rules: { $text }
album-improvement = In the advanced rules only; each player can have one.
album-tokens = { $n ->
    [one] There is { $n } of it.
   *[other] There are { $n } of it.
}
spot-play = in play
spot-play-about = Owned by a player, or open on the map.
spot-known = known to you
spot-known-about = Face down on the map; you have looked at it.
spot-gone = gone
spot-gone-about = Out of the game, obsolete, or set aside without an owner.
spot-to-come = may still come
spot-to-come-about = Nobody has it yet.
spot-hidden = hidden
spot-hidden-about = Face down on the map, or left in the box.
