# --- části vět ---
settlement-in = { the-settlement } v regionu { $region }
piece-in = { $piece } v regionu { $region }
piece-aboard = { $piece } (na palubě: { $fleet })
a-fleet = loď
a-lost-piece = figurku, která už není ve hře
a-technology = technologii „{ $name }“
a-wonder = div „{ $name }“
a-card = kartu regionu { $region } ({ $what })
a-blank-card = kartu regionu { $region }
units-of = jednotky hráče ⟦{ $seat }⟧
price-shared = { $price }, z toho { $part } hráči ⟦{ $seat }⟧
supported = { $n ->
    [0] { "" }
    [one] , s podporou jednoho letounu
   *[other] , s podporou { $n } letounů
}

# --- nadpisy skupin tlačítek ---
verb-done = Konec
verb-buy = Nákup
verb-found = Založit sídlo
verb-enlarge = Rozšířit sídlo
verb-build = Městská vylepšení
verb-learn = Technologie
verb-sell = Prodej
verb-declare = Milníky
verb-end = Ukončit hru
verb-bomb = Projekt Manhattan
verb-from = Odkud
verb-to = Kam
verb-board = Nalodit
verb-explore = Prohlédnout žeton
verb-attack = Vyhlásit bitvu
verb-join = Přidat se
verb-use = Poslat jednotku
verb-with = Podpora
verb-roll = Boj
verb-capture = Zabrat sídlo
verb-destroy = Zničit osadníky
verb-offer = Nabídnout obchod
verb-give = Co dáš
verb-take = Co dostaneš
verb-send = Odeslat nabídku
verb-swap = Magellanova výprava

# --- tlačítka ---
do-start = { $coast ->
    [yes] Začni v regionu { $region } (na pobřeží, sousedů: { $n })
   *[no] Začni v regionu { $region } (ve vnitrozemí, sousedů: { $n })
}
do-place = Umísti { $piece } do regionu { $region }
do-take = Vezmi si „{ $name }“ zdarma
do-army = Vezmi si { $piece }
do-keep = Nech žeton lícem dolů
do-turn-up = Ukaž žeton všem
do-remove = Odstraň žeton
row-buy = Kup { $piece } za { $price }
row-sell = Prodej { $piece } za { $price }
row-enlarge = { $size ->
    [2] Rozšiř na maloměsto za { $price }
    [3] Rozšiř na město za { $price }
   *[4] Rozšiř na metropoli za { $price }
}
row-bomb = Znič vše v regionu
row-start = { $continent ->
    [north_america] Začni v Severní Americe
    [south_america] Začni v Jižní Americe
    [europe] Začni v Evropě
    [africa] Začni v Africe
    [asia] Začni v Asii
    [oceania] Začni v Oceánii
   *[other] Začni jinde
}
word-start = { $region } ({ $n })
row-give-settlement = Dej sídlo
row-ask-settlement = Požaduj sídlo
row-give-piece = Dej { $piece }
row-ask-piece = Požaduj { $piece }
do-buy = Kup { $piece } do regionu { $region } za { $price }
do-found = Založ sídlo v regionu { $region }
do-enlarge = { $size ->
    [2] Rozšiř sídlo v regionu { $region } na maloměsto za { $price }
    [3] Rozšiř sídlo v regionu { $region } na město za { $price }
   *[4] Rozšiř sídlo v regionu { $region } na metropoli za { $price }
}
do-enlarge-free = { $size ->
    [2] Rozšiř sídlo v regionu { $region } na maloměsto
   *[3] Rozšiř sídlo v regionu { $region } na město
}
do-improve = Postav „{ $name }“ za { $price }
do-learn = Kup „{ $name }“ za { $price }
do-learn-one = Kup technologii za { $price }
do-sell = Prodej { $piece } v regionu { $region } za { $price }
do-buy-ship = Kup „{ $name }“ za { $price }: ukončí hru
do-outdate = Ať zastará „{ $name }“
do-wonder = Vezmi si div „{ $name }“
do-claim = Vyhlas milník: { $name }
do-end-game = Ukonči hru divem „{ $name }“
do-bomb = Znič vše v regionu { $region }
do-from = Z regionu { $region }: { $pieces }
do-piece = { $piece } se pohne
do-to = { $way ->
    [sea] Pluj do regionu { $region }
    [air] Leť do regionu { $region }
    [ashore] Vyloď se v regionu { $region }
   *[land] Jdi do regionu { $region }
}
do-to-meet = { do-to } ({ $there })
do-board = Naloď se v regionu { $region } na { $fleet }
do-explore = Prohlédni si žeton v regionu { $region }
do-intercept = Vyhlas bitvu hráči ⟦{ $seat }⟧ (pole udržíš asi na { $n }{"\u00A0"}%)
do-attack = Zaútoč v regionu { $region } na hráče ⟦{ $seat }⟧: { $pieces } (pole udržíš asi na { $n }{"\u00A0"}%)
do-attack-neutral = Zaútoč v regionu { $region } na neutrální jízdu (pole udržíš asi na { $n }{"\u00A0"}%)
do-fight = Bitva s hráčem ⟦{ $seat }⟧ v regionu { $region } (pole udržíš asi na { $n }{"\u00A0"}%)
do-fight-neutral = Bitva s neutrální jízdou v regionu { $region } (pole udržíš asi na { $n }{"\u00A0"}%)
do-join = { $side ->
    [attack] Pomoz útočníkovi, jímž je ⟦hráč { $seat }⟧ (spolu pole udržíte asi na { $n }{"\u00A0"}%)
   *[defence] Pomoz obránci, jímž je ⟦hráč { $seat }⟧ (spolu pole udržíte asi na { $n }{"\u00A0"}%)
}
strength = { $plus ->
    [0] { $dice ->
        [one] { $dice } kostka
        [few] { $dice } kostky
       *[other] { $dice } kostek
    }
   *[other] { $dice ->
        [one] { $dice } kostka + { $plus }
        [few] { $dice } kostky + { $plus }
       *[other] { $dice } kostek + { $plus }
    }
}
do-use = Pošli { $piece } ({ strength })
do-use-other = Pošli { $piece } hráče ⟦{ $seat }⟧ ({ strength })
do-support = Podpoř ji letounem
do-support-other = Podpoř ji letounem hráče ⟦{ $seat }⟧
do-roll = Bojuj bez letounů
do-roll-supported = { $n ->
    [one] Bojuj s jedním letounem
   *[other] Bojuj s { $n } letouny
}
do-capture = Zaber hráči ⟦{ $seat }⟧ { $what }
do-destroy = Znič osadníky hráče ⟦{ $seat }⟧ v regionu { $region }
do-offer = Nabídni obchod hráči ⟦{ $seat }⟧
do-give = Dej { $what }
do-ask = Požaduj { $what }
do-send = Odešli nabídku: { $given } za { $taken }
do-accept = Přijmi: dostaneš { $given } za { $taken }
do-decline = Odmítni
do-counter = Podej protinabídku
do-swap-give = Vynuť výměnu: dej { $what }
do-swap-take = Vezmi { $what } od hráče ⟦{ $seat }⟧
do-pass-purchase = Ukonči nákupy
do-pass-closing = Teď nic nevyhlašuj
do-pass-name-obsolete = Ať nezastará nic
do-pass-enlarge-free = Nic nerozšiřuj
do-pass-move = Ukonči pohyb
do-pass-intercept = Nech je projít
do-pass-declare = Další bitvy nevyhlašuj
do-pass-join = Nezapojuj se
do-pass-captures = Hotovo
do-pass-trade-turn = Ukonči obchodování

# --- záznam, za jménem hráče ---
did-start = začíná v regionu { $region }
did-place = umisťuje { $piece } do regionu { $region }
did-take = si bere zdarma technologii „{ $name }“
did-army = si bere { $piece }
did-keep = nechává žeton v regionu { $region } lícem dolů
did-turn-up = ukazuje žeton v regionu { $region }
did-remove = odstraňuje žeton v regionu { $region }: nemá efekt
did-buy = kupuje { $piece } do regionu { $region } za { $price }
did-found = posílá osadníky osídlit region { $region }
did-enlarge = { $size ->
    [2] rozšiřuje sídlo v regionu { $region } na maloměsto za { $price }
    [3] rozšiřuje sídlo v regionu { $region } na město za { $price }
   *[4] rozšiřuje sídlo v regionu { $region } na metropoli za { $price }
}
did-enlarge-free = { $size ->
    [2] rozšiřuje zdarma sídlo v regionu { $region } na maloměsto
   *[3] rozšiřuje zdarma sídlo v regionu { $region } na město
}
did-improve = staví vylepšení „{ $name }“ za { $price }
did-learn = kupuje technologii „{ $name }“ za { $price }
did-learn-one = kupuje technologii za { $price }
did-sell = prodává { $piece } v regionu { $region } za { $price }
did-buy-ship = kupuje „{ $name }“ za { $price }
did-outdate = prohlašuje za zastaralé: „{ $name }“
did-wonder = si bere div „{ $name }“
did-claim = vyhlašuje milník: { $name }
did-end-game = ukončuje hru divem „{ $name }“
did-bomb = ničí vše v regionu { $region }
did-moving = táhne z regionu { $from }
did-to = { $way ->
    [ashore] vyloďuje { $piece } z regionu { $from } do regionu { $region }
   *[other] přesouvá { $piece } z regionu { $from } do regionu { $region }
}
did-board = naloďuje { $piece } z regionu { $from } na { $fleet } v regionu { $region }
did-explore = si prohlíží žeton v regionu { $region }
did-part = pokračuje v odpovědi
did-intercept = vyhlašuje hráči ⟦{ $seat }⟧ bitvu v regionu { $region }
did-attack = vyhlašuje hráči ⟦{ $seat }⟧ bitvu v regionu { $region }
did-attack-neutral = vyhlašuje bitvu neutrální jízdě v regionu { $region }
did-fight = svádí s hráčem ⟦{ $seat }⟧ bitvu v regionu { $region }
did-fight-neutral = svádí bitvu s neutrální jízdou v regionu { $region }
did-join = { $side ->
    [attack] pomáhá útočníkovi, jímž je ⟦hráč { $seat }⟧
   *[defence] pomáhá obránci, jímž je ⟦hráč { $seat }⟧
}
did-send-unit = { $whose ->
    [own] posílá { $piece }{ supported }
   *[other] posílá { $piece } hráče ⟦{ $seat }⟧{ supported }
}
did-capture = zabírá hráči ⟦{ $seat }⟧ { $what }
did-destroy = ničí osadníky hráče ⟦{ $seat }⟧ v regionu { $region }
did-offer = podává nabídku hráči ⟦{ $seat }⟧
did-offer-deal = nabízí hráči ⟦{ $seat }⟧: { $given } za { $taken }
did-counter = podává protinabídku hráči ⟦{ $seat }⟧
did-counter-deal = nabízí místo toho hráči ⟦{ $seat }⟧: { $given } za { $taken }
did-accept = přijímá: od hráče ⟦{ $seat }⟧ dostává { $given } za { $taken }
did-decline = odmítá nabídku hráče ⟦{ $seat }⟧
did-swapping = si vynucuje výměnu: { $given }
did-swap = vyměňuje { $given } za { $taken } od hráče ⟦{ $seat }⟧
did-pass-purchase = končí s nákupy
did-pass-closing = nic nevyhlašuje
did-pass-name-obsolete = nenechává zastarat nic
did-pass-enlarge-free = nic nerozšiřuje
did-pass-move = končí s pohybem
did-pass-intercept = je nechává projít
did-pass-declare = další bitvy nevyhlašuje
did-pass-join = do bitvy se nezapojuje
did-pass-captures = nic dalšího nezabírá
did-pass-trade-turn = končí obchodování
