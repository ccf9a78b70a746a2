# The album: kinds of cards, and where they can be.
album-kind = Druh
album-level = Úroveň, vek alebo balíček
album-no-level = bez úrovne
album-kind-civ = civilizácie
album-kind-tech = technológie
album-kind-government = vlády
album-kind-building = budovy
album-kind-wonder = divy
album-kind-person = slávne osobnosti
album-kind-unit = jednotky
album-kind-event = kultúrne udalosti
album-copies = { $n ->
    [one] Je { $n } kus.
    [few] Sú { $n } kusy.
    [many] Je { $n } kusa.
   *[other] Je { $n } kusov.
}
spot-market = na trhu
spot-play = v hre
spot-play-about = Niekto to pozná, platí to, alebo to leží na mape.
spot-hand = v tvojej ruke
spot-gone = preč
spot-to-come = môže prísť
spot-to-come-about = Zatiaľ to nikto nemá, alebo to nie je vidieť: je to v balíčku, pri kultúrnej udalosti možno aj v niečej ruke.
spot-hidden = skryté
spot-hidden-about = V niečích vojenských rezervách alebo v bojovej sile.
