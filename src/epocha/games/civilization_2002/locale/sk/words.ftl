# --- časti viet ---
settlement-in = { the-settlement } v regióne { $region }
piece-in = { $piece } v regióne { $region }
piece-aboard = { $piece } (na palube: { $fleet })
a-fleet = loď
a-lost-piece = figúrku, ktorá už nie je v hre
a-technology = technológiu „{ $name }“
a-wonder = div „{ $name }“
a-card = kartu regiónu { $region } ({ $what })
a-blank-card = kartu regiónu { $region }
units-of = jednotky hráča ⟦{ $seat }⟧
price-shared = { $price }, z toho { $part } hráčovi ⟦{ $seat }⟧
supported = { $n ->
    [0] { "" }
    [one] , s podporou jedného lietadla
   *[other] , s podporou { $n } lietadiel
}

# --- nadpisy skupín tlačidiel ---
verb-done = Koniec
verb-buy = Nákup
verb-found = Založiť sídlo
verb-enlarge = Rozšíriť sídlo
verb-build = Mestské vylepšenia
verb-learn = Technológie
verb-sell = Predaj
verb-declare = Míľniky
verb-end = Ukončiť hru
verb-bomb = Projekt Manhattan
verb-from = Odkiaľ
verb-to = Kam
verb-board = Nalodiť
verb-explore = Prezrieť žetón
verb-attack = Vyhlásiť bitku
verb-join = Pridať sa
verb-use = Poslať jednotku
verb-with = Podpora
verb-roll = Boj
verb-capture = Zabrať sídlo
verb-destroy = Zničiť osadníkov
verb-offer = Ponúknuť obchod
verb-give = Čo dáš
verb-take = Čo dostaneš
verb-send = Odoslať ponuku
verb-swap = Magellanova výprava

# --- tlačidlá ---
do-start = { $coast ->
    [yes] Začni v regióne { $region } (na pobreží, susedov: { $n })
   *[no] Začni v regióne { $region } (vo vnútrozemí, susedov: { $n })
}
do-place = Umiestni { $piece } do regiónu { $region }
do-take = Vezmi si „{ $name }“ zadarmo
do-army = Vezmi si { $piece }
do-keep = Nechaj žetón lícom nadol
do-turn-up = Ukáž žetón všetkým
do-remove = Odstráň žetón
row-buy = Kúp { $piece } za { $price }
row-sell = Predaj { $piece } za { $price }
row-enlarge = { $size ->
    [2] Rozšír na mestečko za { $price }
    [3] Rozšír na mesto za { $price }
   *[4] Rozšír na metropolu za { $price }
}
row-bomb = Znič všetko v regióne
row-start = { $continent ->
    [north_america] Začni v Severnej Amerike
    [south_america] Začni v Južnej Amerike
    [europe] Začni v Európe
    [africa] Začni v Afrike
    [asia] Začni v Ázii
    [oceania] Začni v Oceánii
   *[other] Začni inde
}
word-start = { $region } ({ $n })
row-give-settlement = Daj sídlo
row-ask-settlement = Žiadaj sídlo
row-give-piece = Daj { $piece }
row-ask-piece = Žiadaj { $piece }
do-buy = Kúp { $piece } do regiónu { $region } za { $price }
do-found = Založ sídlo v regióne { $region }
do-enlarge = { $size ->
    [2] Rozšír sídlo v regióne { $region } na mestečko za { $price }
    [3] Rozšír sídlo v regióne { $region } na mesto za { $price }
   *[4] Rozšír sídlo v regióne { $region } na metropolu za { $price }
}
do-enlarge-free = { $size ->
    [2] Rozšír sídlo v regióne { $region } na mestečko
   *[3] Rozšír sídlo v regióne { $region } na mesto
}
do-improve = Postav „{ $name }“ za { $price }
do-learn = Kúp „{ $name }“ za { $price }
do-learn-one = Kúp technológiu za { $price }
do-sell = Predaj { $piece } v regióne { $region } za { $price }
do-buy-ship = Kúp „{ $name }“ za { $price }: ukončí hru
do-outdate = Nech zastará „{ $name }“
do-wonder = Vezmi si div „{ $name }“
do-claim = Vyhlás míľnik: { $name }
do-end-game = Ukonči hru divom „{ $name }“
do-bomb = Znič všetko v regióne { $region }
do-from = Z regiónu { $region }: { $pieces }
do-piece = { $piece } sa pohne
do-to = { $way ->
    [sea] Plávaj do regiónu { $region }
    [air] Leť do regiónu { $region }
    [ashore] Vyloď sa v regióne { $region }
   *[land] Choď do regiónu { $region }
}
do-to-meet = { do-to } ({ $there })
do-board = Naloď sa v regióne { $region } na { $fleet }
do-explore = Prezri si žetón v regióne { $region }
do-intercept = Vyhlás bitku hráčovi ⟦{ $seat }⟧ (pole udržíš asi na { $n }{"\u00A0"}%)
do-attack = Zaútoč v regióne { $region } na hráča ⟦{ $seat }⟧: { $pieces } (pole udržíš asi na { $n }{"\u00A0"}%)
do-attack-neutral = Zaútoč v regióne { $region } na neutrálnu jazdu (pole udržíš asi na { $n }{"\u00A0"}%)
do-fight = Bitka s hráčom ⟦{ $seat }⟧ v regióne { $region } (pole udržíš asi na { $n }{"\u00A0"}%)
do-fight-neutral = Bitka s neutrálnou jazdou v regióne { $region } (pole udržíš asi na { $n }{"\u00A0"}%)
do-join = { $side ->
    [attack] Pomôž útočníkovi, ktorým je ⟦hráč { $seat }⟧ (spolu pole udržíte asi na { $n }{"\u00A0"}%)
   *[defence] Pomôž obrancovi, ktorým je ⟦hráč { $seat }⟧ (spolu pole udržíte asi na { $n }{"\u00A0"}%)
}
strength = { $plus ->
    [0] { $dice ->
        [one] { $dice } kocka
        [few] { $dice } kocky
       *[other] { $dice } kociek
    }
   *[other] { $dice ->
        [one] { $dice } kocka + { $plus }
        [few] { $dice } kocky + { $plus }
       *[other] { $dice } kociek + { $plus }
    }
}
do-use = Pošli { $piece } ({ strength })
do-use-other = Pošli { $piece } hráča ⟦{ $seat }⟧ ({ strength })
do-support = Podpor ju lietadlom
do-support-other = Podpor ju lietadlom hráča ⟦{ $seat }⟧
do-roll = Bojuj bez lietadiel
do-roll-supported = { $n ->
    [one] Bojuj s jedným lietadlom
   *[other] Bojuj s { $n } lietadlami
}
do-capture = Zaber hráčovi ⟦{ $seat }⟧ { $what }
do-destroy = Znič osadníkov hráča ⟦{ $seat }⟧ v regióne { $region }
do-offer = Ponúkni obchod hráčovi ⟦{ $seat }⟧
do-give = Daj { $what }
do-ask = Žiadaj { $what }
do-send = Odošli ponuku: { $given } za { $taken }
do-accept = Prijmi: dostaneš { $given } za { $taken }
do-decline = Odmietni
do-counter = Podaj protiponuku
do-swap-give = Vynúť výmenu: daj { $what }
do-swap-take = Vezmi { $what } od hráča ⟦{ $seat }⟧
do-pass-purchase = Ukonči nákupy
do-pass-closing = Teraz nič nevyhlasuj
do-pass-name-obsolete = Nech nezastará nič
do-pass-enlarge-free = Nič nerozširuj
do-pass-move = Ukonči pohyb
do-pass-intercept = Nechaj ich prejsť
do-pass-declare = Ďalšie bitky nevyhlasuj
do-pass-join = Nezapájaj sa
do-pass-captures = Hotovo
do-pass-trade-turn = Ukonči obchodovanie

# --- záznam, za menom hráča ---
did-start = začína v regióne { $region }
did-place = umiestňuje { $piece } do regiónu { $region }
did-take = si berie zadarmo technológiu „{ $name }“
did-army = si berie { $piece }
did-keep = necháva žetón v regióne { $region } lícom nadol
did-turn-up = ukazuje žetón v regióne { $region }
did-remove = odstraňuje žetón v regióne { $region }: nemá efekt
did-buy = kupuje { $piece } do regiónu { $region } za { $price }
did-found = posiela osadníkov osídliť región { $region }
did-enlarge = { $size ->
    [2] rozširuje sídlo v regióne { $region } na mestečko za { $price }
    [3] rozširuje sídlo v regióne { $region } na mesto za { $price }
   *[4] rozširuje sídlo v regióne { $region } na metropolu za { $price }
}
did-enlarge-free = { $size ->
    [2] rozširuje zadarmo sídlo v regióne { $region } na mestečko
   *[3] rozširuje zadarmo sídlo v regióne { $region } na mesto
}
did-improve = stavia vylepšenie „{ $name }“ za { $price }
did-learn = kupuje technológiu „{ $name }“ za { $price }
did-learn-one = kupuje technológiu za { $price }
did-sell = predáva { $piece } v regióne { $region } za { $price }
did-buy-ship = kupuje „{ $name }“ za { $price }
did-outdate = vyhlasuje za zastarané: „{ $name }“
did-wonder = si berie div „{ $name }“
did-claim = vyhlasuje míľnik: { $name }
did-end-game = ukončuje hru divom „{ $name }“
did-bomb = ničí všetko v regióne { $region }
did-moving = ťahá z regiónu { $from }
did-to = { $way ->
    [ashore] vyloďuje { $piece } z regiónu { $from } do regiónu { $region }
   *[other] presúva { $piece } z regiónu { $from } do regiónu { $region }
}
did-board = naloďuje { $piece } z regiónu { $from } na { $fleet } v regióne { $region }
did-explore = si prezerá žetón v regióne { $region }
did-part = pokračuje v odpovedi
did-intercept = vyhlasuje hráčovi ⟦{ $seat }⟧ bitku v regióne { $region }
did-attack = vyhlasuje hráčovi ⟦{ $seat }⟧ bitku v regióne { $region }
did-attack-neutral = vyhlasuje bitku neutrálnej jazde v regióne { $region }
did-fight = zvádza s hráčom ⟦{ $seat }⟧ bitku v regióne { $region }
did-fight-neutral = zvádza bitku s neutrálnou jazdou v regióne { $region }
did-join = { $side ->
    [attack] pomáha útočníkovi, ktorým je ⟦hráč { $seat }⟧
   *[defence] pomáha obrancovi, ktorým je ⟦hráč { $seat }⟧
}
did-send-unit = { $whose ->
    [own] posiela { $piece }{ supported }
   *[other] posiela { $piece } hráča ⟦{ $seat }⟧{ supported }
}
did-capture = zaberá hráčovi ⟦{ $seat }⟧ { $what }
did-destroy = ničí osadníkov hráča ⟦{ $seat }⟧ v regióne { $region }
did-offer = podáva ponuku hráčovi ⟦{ $seat }⟧
did-offer-deal = ponúka hráčovi ⟦{ $seat }⟧: { $given } za { $taken }
did-counter = podáva protiponuku hráčovi ⟦{ $seat }⟧
did-counter-deal = ponúka namiesto toho hráčovi ⟦{ $seat }⟧: { $given } za { $taken }
did-accept = prijíma: od hráča ⟦{ $seat }⟧ dostáva { $given } za { $taken }
did-decline = odmieta ponuku hráča ⟦{ $seat }⟧
did-swapping = si vynucuje výmenu: { $given }
did-swap = vymieňa { $given } za { $taken } od hráča ⟦{ $seat }⟧
did-pass-purchase = končí s nákupmi
did-pass-closing = nič nevyhlasuje
did-pass-name-obsolete = nenecháva zastarať nič
did-pass-enlarge-free = nič nerozširuje
did-pass-move = končí s pohybom
did-pass-intercept = ich necháva prejsť
did-pass-declare = ďalšie bitky nevyhlasuje
did-pass-join = do bitky sa nezapája
did-pass-captures = nič ďalšie nezaberá
did-pass-trade-turn = končí obchodovanie
