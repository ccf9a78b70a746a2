# --- the album: kinds of cards, and where they can be ---
album-kind = Druh
album-era = Epocha
album-no-era = bez epochy
album-kind-technology = technológie
album-kind-wonder = divy
album-kind-improvement = mestské vylepšenia
album-kind-figure = figúrky
album-kind-token = žetóny
album-advanced = V pokročilých pravidlách: { $text }
album-improvement = Len v pokročilých pravidlách; každý hráč môže mať jedno.
album-tokens = { $n ->
    [one] Je { $n } kus.
    [few] Sú { $n } kusy.
    [many] Je { $n } kusa.
   *[other] Je { $n } kusov.
}
spot-play = v hre
spot-play-about = Niekomu patrí, alebo leží otvorene na mape.
spot-known = poznáš
spot-known-about = Leží na mape lícom nadol, ale ty vieš, čo na ňom je.
spot-gone = preč
spot-gone-about = Mimo hry, zastarané, alebo odložené bez majiteľa.
spot-to-come = môže prísť
spot-to-come-about = Zatiaľ to nikto nemá.
spot-hidden = skryté
spot-hidden-about = Leží na mape lícom nadol, alebo zostalo v škatuli.
