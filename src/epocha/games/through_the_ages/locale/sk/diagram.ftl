# --- stôl ako prostý text ---
diagram-head = { $age }, kolo { $round }; začína ⟦miesto { $seat }⟧
diagram-decks = Zostáva v balíčkoch: civilné { $civil }, vojenské { $military }
diagram-last-round = Hra sa skončí po kole { $round }.
diagram-current = Aktuálne udalosti: { $n }, navrchu z veku { $age }
diagram-prepared = { $card } (miesto { $seat })
diagram-future = Budúce udalosti: { $cards }
diagram-past = Minulé udalosti: { $cards }
diagram-scoring = Boduje na konci: „{ $card }“. { $text }
diagram-row = Ponuka kariet: pozícia, karta (druh), cena v civilných akciách, čo robí
diagram-space = { $space }. { $card } ({ $kind }), { $price }: { $text }
diagram-space-plain = { $space }. { $card }, { $price }: { $text }
diagram-seats = Miesto
diagram-discontent = Nespokojní človiečikovia
diagram-civil-actions = Civilné akcie
diagram-military-actions = Vojenské akcie
diagram-yellow-bank = Žltý pruh
diagram-blue-bank = Modrý pruh
diagram-resigned = { $player }: už v hre nie je
diagram-cards = Technológie s človiečikmi a [modrými žetónmi]: { $cards }
diagram-government = Štátne zriadenie: { $card }
diagram-leader = Osobnosť: { $card }. { $text }
diagram-tactics = Taktika: { $card }. { $text }
diagram-building = Rozostavaný div: { $card }, časti { $done } z { $stages }. { $text }
diagram-special = Extra technológie: { $cards }
diagram-wonders = Divy: { $cards }
diagram-down = Divy lícom nadol: { $cards }
diagram-colonies = Kolónie: { $cards }
diagram-pact = { $side ->
    [none] Zmluva (⟦miesto { $seat }⟧): { $card }. { $text }
   *[other] Zmluva (⟦miesto { $seat }⟧), tento národ je { $side }: { $card }. { $text }
}
diagram-war = Vyhlásená vojna (⟦miesto { $seat }⟧): { $card }. { $text }
diagram-marker = Žetón má ⟦miesto { $seat }⟧: nikto iný útočiť nesmie
diagram-civil-backs = { $n ->
    [one] { $n } civilná karta (vek { $ages })
    [few] { $n } civilné karty (veky { $ages })
   *[other] { $n } civilných kariet (veky { $ages })
}
diagram-military-backs = { $n ->
    [one] { $n } vojenská karta (vek { $ages })
    [few] { $n } vojenské karty (veky { $ages })
   *[other] { $n } vojenských kariet (veky { $ages })
}
diagram-civil-hand = Civilné karty v ruke:
diagram-military-hand = Vojenské karty v ruke:
diagram-held = { $card } ({ $kind }): { $text }
diagram-held-plain = { $card }: { $text }
diagram-turn = Na ťahu je ⟦miesto { $seat }⟧ a má ešte { $civil } a { $military }
diagram-shown = Na stole: { $card } ({ $kind }). { $text }
diagram-fight = Útok (⟦miesto { $seat }⟧): { $attack }; obrana (⟦miesto { $target }⟧): { $defence }
step-resigning = Odstúpiť, alebo nie
step-politics = Politika
step-discard-excess = Odhadzovanie vojenských kariet
step-actions = Akcie
step-perform = Použitie akčnej karty
step-payment = Žetóny
step-soften = Ťažba
step-bidding = Dražba o územie
step-landing = Vyslanie výpravy
step-sacrifice = Obetovanie jednotiek
step-defend = Obrana
step-pact-reply = Odpoveď na zmluvu
step-lose-worker = Strata človiečika
step-destroy-buildings = Búranie budov
step-split-goods = Jedlo, alebo suroviny
step-choose-card = Výber karty
step-take-technology = Branie technológií, alebo vedy
step-build-or-not = Stavba zadarmo
step-settlers = Prijímanie človiečikov
step-take-from-row = Branie kariet z ponuky
