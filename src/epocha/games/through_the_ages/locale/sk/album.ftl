# --- všetky karty na prezeranie ---
album-age = Vek
album-kind = Druh
album-deck = Balíček
album-deck-civil = civilné karty
album-deck-military = vojenské karty
album-starting = Začína s ňou každý.
album-copies = { $n ->
    [one] V hre je raz.
    [few] V hre je { $n }-krát.
   *[other] V hre je { $n }-krát.
}
album-copies-by-players = Počet kusov pri 2, 3 a 4 hráčoch: { $two }, { $three }, { $four }.
album-discards = Odhodené vojenské karty: { $n }. { $known ->
    [0] Všetky ležia lícom nadol.
   *[other] Poznáš z nich: { $cards }.
}
spot-row = v ponuke
spot-play = v hre
spot-hand = v tvojej ruke
spot-hand-about = V tvojej ruke; pri otvorených rukách podľa dohody v ruke kohokoľvek.
spot-piles = medzi udalosťami
spot-piles-about = Tvoje pripravené udalosti a karty vyložené na záverečné bodovanie.
spot-gone = preč
spot-gone-about = Odstránená, odhodená lícom nahor alebo tebou, prípadne minulá udalosť.
spot-to-come = môže prísť
spot-to-come-about = Ešte ju nepoznáš: je v balíčku, medzi udalosťami alebo v niečej ruke.
spot-hidden = skrytá
spot-hidden-about = Z veku, ktorý sa už skončil, a nebolo ju vidieť: v niečej ruke, medzi udalosťami alebo odhodená lícom nadol.
