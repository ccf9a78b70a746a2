# --- všechny karty k prohlížení ---
album-age = Věk
album-kind = Druh
album-deck = Balíček
album-deck-civil = civilní karty
album-deck-military = vojenské karty
album-starting = Začíná s ní každý.
album-copies = { $n ->
    [one] Ve hře je jednou.
    [few] Ve hře je { $n }krát.
   *[other] Ve hře je { $n }krát.
}
album-copies-by-players = Počet kusů ve 2, 3 a 4 hráčích: { $two }, { $three }, { $four }.
album-discards = Odhozené vojenské karty: { $n }. { $known ->
    [0] Všechny leží lícem dolů.
   *[other] Znáš z nich: { $cards }.
}
spot-row = v nabídce
spot-play = ve hře
spot-hand = v tvé ruce
spot-hand-about = V tvé ruce; při otevřených rukou podle dohody v ruce kohokoli.
spot-piles = mezi událostmi
spot-piles-about = Tvé připravené události a karty vyložené k závěrečnému bodování.
spot-gone = pryč
spot-gone-about = Odstraněná, odhozená lícem vzhůru nebo tebou, anebo minulá událost.
spot-to-come = může přijít
spot-to-come-about = Ještě ji neznáš: je v balíčku, mezi událostmi nebo v něčí ruce.
spot-hidden = skrytá
spot-hidden-about = Z věku, který už skončil, a nebyla vidět: v něčí ruce, mezi událostmi nebo odhozená lícem dolů.
