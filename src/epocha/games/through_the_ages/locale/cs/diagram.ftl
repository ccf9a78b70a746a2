# --- stůl jako prostý text ---
diagram-head = { $age }, kolo { $round }; začíná ⟦místo { $seat }⟧
diagram-decks = Zbývá v balíčcích: civilní { $civil }, vojenské { $military }
diagram-last-round = Hra skončí po kole { $round }.
diagram-current = Aktuální události: { $n }, navrchu z věku { $age }
diagram-prepared = { $card } (místo { $seat })
diagram-future = Budoucí události: { $cards }
diagram-past = Minulé události: { $cards }
diagram-scoring = Boduje na konci: „{ $card }“. { $text }
diagram-row = Nabídka karet: pozice, karta (druh), cena v civilních akcích, co dělá
diagram-space = { $space }. { $card } ({ $kind }), { $price }: { $text }
diagram-space-plain = { $space }. { $card }, { $price }: { $text }
diagram-seats = Místo
diagram-discontent = Nespokojení človíci
diagram-civil-actions = Civilní akce
diagram-military-actions = Vojenské akce
diagram-yellow-bank = Žlutý pruh
diagram-blue-bank = Modrý pruh
diagram-resigned = { $player }: už ve hře není
diagram-cards = Technologie s človíky a [modrými žetonky]: { $cards }
diagram-government = Státní zřízení: { $card }
diagram-leader = Osobnost: { $card }. { $text }
diagram-tactics = Taktika: { $card }. { $text }
diagram-building = Rozestavěný div: { $card }, části { $done } z { $stages }. { $text }
diagram-special = Extra technologie: { $cards }
diagram-wonders = Divy: { $cards }
diagram-down = Divy lícem dolů: { $cards }
diagram-colonies = Kolonie: { $cards }
diagram-pact = { $side ->
    [none] Smlouva (⟦místo { $seat }⟧): { $card }. { $text }
   *[other] Smlouva (⟦místo { $seat }⟧), tento národ je { $side }: { $card }. { $text }
}
diagram-war = Vyhlášená válka (⟦místo { $seat }⟧): { $card }. { $text }
diagram-marker = Žetonek má ⟦místo { $seat }⟧: nikdo jiný útočit nesmí
diagram-civil-backs = { $n ->
    [one] { $n } civilní karta (věk { $ages })
    [few] { $n } civilní karty (věky { $ages })
   *[other] { $n } civilních karet (věky { $ages })
}
diagram-military-backs = { $n ->
    [one] { $n } vojenská karta (věk { $ages })
    [few] { $n } vojenské karty (věky { $ages })
   *[other] { $n } vojenských karet (věky { $ages })
}
diagram-civil-hand = Civilní karty v ruce:
diagram-military-hand = Vojenské karty v ruce:
diagram-held = { $card } ({ $kind }): { $text }
diagram-held-plain = { $card }: { $text }
diagram-turn = Na tahu je ⟦místo { $seat }⟧ a má ještě { $civil } a { $military }
diagram-shown = Na stole: { $card } ({ $kind }). { $text }
diagram-fight = Útok (⟦místo { $seat }⟧): { $attack }; obrana (⟦místo { $target }⟧): { $defence }
step-resigning = Odstoupit, nebo ne
step-politics = Politika
step-discard-excess = Odhazování vojenských karet
step-actions = Akce
step-perform = Použití akční karty
step-payment = Žetonky
step-soften = Těžba
step-bidding = Dražba o území
step-landing = Vypravení výpravy
step-sacrifice = Obětování jednotek
step-defend = Obrana
step-pact-reply = Odpověď na smlouvu
step-lose-worker = Ztráta človíka
step-destroy-buildings = Boření budov
step-split-goods = Jídlo, nebo suroviny
step-choose-card = Výběr karty
step-take-technology = Braní technologií, nebo vědy
step-build-or-not = Stavba zdarma
step-settlers = Přijímání človíků
step-take-from-row = Braní karet z nabídky
