# --- the album: kinds of cards, and where they can be ---
album-kind = Druh
album-era = Epocha
album-no-era = bez epochy
album-kind-technology = technologie
album-kind-wonder = divy
album-kind-improvement = městská vylepšení
album-kind-figure = figurky
album-kind-token = žetony
album-advanced = V pokročilých pravidlech: { $text }
album-improvement = Jen v pokročilých pravidlech; každý hráč může mít jedno.
album-tokens = { $n ->
    [one] Je { $n } kus.
    [few] Jsou { $n } kusy.
    [many] Je { $n } kusu.
   *[other] Je { $n } kusů.
}
spot-play = ve hře
spot-play-about = Někomu patří, nebo leží otevřeně na mapě.
spot-known = znáš
spot-known-about = Leží na mapě lícem dolů, ale ty víš, co na něm je.
spot-gone = pryč
spot-gone-about = Mimo hru, zastaralé, nebo odložené bez majitele.
spot-to-come = může přijít
spot-to-come-about = Zatím to nikdo nemá.
spot-hidden = skryto
spot-hidden-about = Leží na mapě lícem dolů, nebo zůstalo v krabici.
