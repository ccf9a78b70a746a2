# The album: kinds of cards, and where they can be.
album-kind = Druh
album-level = Úroveň, věk nebo balíček
album-no-level = bez úrovně
album-kind-civ = civilizace
album-kind-tech = technologie
album-kind-government = vlády
album-kind-building = budovy
album-kind-wonder = divy
album-kind-person = slavné osobnosti
album-kind-unit = jednotky
album-kind-event = kulturní události
album-copies = { $n ->
    [one] Je { $n } kus.
    [few] Jsou { $n } kusy.
    [many] Je { $n } kusu.
   *[other] Je { $n } kusů.
}
spot-market = na trhu
spot-play = ve hře
spot-play-about = Někdo to zná, platí to, nebo to leží na mapě.
spot-hand = v tvé ruce
spot-gone = pryč
spot-to-come = může přijít
spot-to-come-about = Zatím to nikdo nemá, nebo to není vidět: je to v balíčku, u kulturní události možná i v něčí ruce.
spot-hidden = skryto
spot-hidden-about = V něčích vojenských rezervách nebo v bojové síle.
