# --- čo obrázky ukazujú a čo hovoria ich časti, keď sa na ne ukáže alebo sa čítajú nahlas ---
see-map = Svet
see-lens-reach = Dosah
see-lens-reach-about = Kam dôjdu tvoje kamene so zostávajúcimi krokmi, aj z lode a na loď; čiarkovane je odkiaľ. Ak vyberieš región alebo kameň, ukáže sa len jeho dosah.
see-lens-goes = sem tvoje kamene dôjdu
see-lens-stands = tu stoja
see-lens-threat = Hrozby
see-lens-threat-about = Kam môžu najbližším pohybom prísť armády a loďstvá ostatných. Tvoje sídla v ich dosahu sú tmavšie; výbuch má to, ktoré nikto nestráži.
see-lens-comes = sem môžu prísť ostatní
see-lens-danger = tvoje sídlo v dosahu
see-lens-way = odkiaľ
see-lens-bare = nestrážené
see-lens-range = Dosah obchodu
see-lens-range-about = Ako ďaleko môžeš obchodovať. Cudzie sídla v dosahu sú čiarkované: s ich majiteľmi obchodovať môžeš.
see-lens-near = v dosahu obchodu
see-lens-partner = s majiteľom možno obchodovať
see-lens-plague = Mor
see-lens-plague-about = { $left ->
    [0] Všetok mor už bol odhalený: ďalší nepríde.
   *[other] Kam až by sa rozšíril mor zo žetónu, ktorý nepoznáš, len po súši: { $n ->
        [0] v tejto dobe zostane vo svojom regióne
       *[other] v tejto dobe { $n ->
            [one] o { $n } krok
            [few] o { $n } kroky
           *[other] o { $n } krokov
        }
    }. Zničí všetky kamene a zmenší sídla. Neodhalených žetónov moru: { $left }, niektoré možno v škatuli.
}
see-lens-hidden = tu môže ležať mor
see-lens-spreads = až sem by došiel
see-lens-stricken = a zasiahol by tvoje
see-lens-goods = Suroviny
see-lens-goods-about = Kde sú suroviny a kto ich má: kruh je vo farbe držiteľa, číslo hovorí, koľko kariet tej suroviny drží. Tri a viac sú monopol.
see-lens-free = zatiaľ ničia
see-lens-held = držiteľ a koľko ich má
see-lens-monopoly = monopol
see-lens-known = lícom nadol, ty ju poznáš
see-lens-borders = Susedstvo
see-lens-borders-about = Čo s čím susedí: plné čiary pre armády, čiarkované pre loďstvá, bodkované medzi morom a pobrežím.
see-lens-land = pre armády
see-lens-sea = pre loďstvá
see-lens-coast = medzi morom a pobrežím
see-region = { $name }.
see-settlement = { $what }: ⟦hráč { $seat }⟧.
see-token = Žetón: { $what }.
see-token-known = Žetón lícom nadol, ktorý poznáš: { $what }.
see-token-down = Žetón leží lícom nadol.
see-pieces = ⟦Hráč { $seat }⟧: { $what }.
see-neutral = Neutrálne: { $what }.
see-technologies = Technológie
see-wonders = Divy sveta
see-improvements = Mestské vylepšenia
see-owner = Vlastní: ⟦hráč { $seat }⟧
see-price = Cena: { $n } zlata
see-needs = Ešte chýba: { $what }
see-needs-short = ← { $what }
see-past = Jeho doba sa skončila: počítajú sa len body
see-declared = Už vyhlásený
see-obsolete = Zastarané
see-seat = ⟦Hráč { $seat }⟧
see-count-points = { $n ->
    [one] { $n } bod, keby sa hra skončila teraz
    [few] { $n } body, keby sa hra skončila teraz
   *[other] { $n } bodov, keby sa hra skončila teraz
}
see-count-gold = { $n } zlata
see-count-income = Najbližšia produkcia prinesie { $n } zlata, ak nebude prebytok
see-count-settlements = { $n ->
    [one] { $n } sídlo, celková veľkosť { $size }
    [few] { $n } sídla, celková veľkosť { $size }
   *[other] { $n } sídel, celková veľkosť { $size }
}
see-count-armies = { $n ->
    [one] { $n } vojenská jednotka
    [few] { $n } vojenské jednotky
   *[other] { $n } vojenských jednotiek
}
see-count-technologies = { $n ->
    [one] { $n } technológia
    [few] { $n } technológie
   *[other] { $n } technológií
}
see-count-wonders = { $n ->
    [one] { $n } div sveta
    [few] { $n } divy sveta
   *[other] { $n } divov sveta
}
see-count-settlers = { $n ->
    [one] { $n } osadník
    [few] { $n } osadníci
   *[other] { $n } osadníkov
}
see-line-settlements = Sídla
see-line-variety = Rozmanitosť
see-line-monopolies = Monopoly
see-line-wonders = Divy sveta
see-line-surplus = Prebytok{ $percent ->
    [0] { "" }
   *[other] {" "}{ $percent } %
}
see-line-sum = Produkcia
see-line-minimum = Najmenej
see-city-card = { $name }, { $size }: { $n } zlata.{ $happy ->
    [yes] { " " }Spokojné.
   *[no] { "" }
}{ $productive ->
    [yes] { " " }Dvojnásobná produkcia.
   *[no] { "" }
}
see-shop = Čo sa dá kúpiť
see-ware = { $what }: { $n } zlata.
see-royalty = Časť z toho dostane ⟦hráč { $seat }⟧.
see-sells = Banka za jednu figúrku zaplatí { $n } zlata.
see-buy-technology = Technológia: { $n } zlata.
see-battle = Bitka
see-attacker = Útočník
see-defender = Obranca
see-force = { $what }: { $n }, kocky { $dice }.
see-support = Lietadlá: { $n }, vyslané: { $picked }.
see-enters = Prichádza
see-stands = Už tu stojí
see-intercept = Vyhlás bitku
see-let-pass = Nechaj ich prejsť
see-keeps = Pole udrží ⟦hráč { $seat }⟧: asi { $n }{"\u00A0"}%
see-odds = Vyhraté kolá zo 100 a remízy (=)
see-item-dice = Kocky
see-item-superiority = Prevaha
see-item-settlement = Sídlo
see-item-plus = Jednotka
see-item-technology = Technológie
see-desk = Obchod
see-no-offers = { $why ->
    [off] V tejto hre sa ponuky nepodávajú.
    [made] Všetky tvoje ponuky sú podané.
   *[nobody] Teraz nie je komu ponuku podať.
}
see-on-map = Pridaj sídla alebo kamene na mape
see-bill = ⟦Hráč { $seat }⟧ po obchode: zlato { $gold }, najbližšia produkcia { $income }, nadbytok pri { $surplus } z { $of } hodov, body { $points }
see-partner = Ponúkni obchod: ⟦hráč { $seat }⟧
see-holds = ⟦Hráč { $seat }⟧: zlato { $gold }, { $cards ->
    [0] žiadne suroviny.
   *[other] suroviny: { $goods }.
}
see-i-give = Dávaš
see-send = Odošli ponuku
see-accept = Prijmi
see-decline = Odmietni
see-counter = Podaj protiponuku
see-scores = Body
see-nothing = nič
see-gives = Dáva: ⟦hráč { $seat }⟧
see-leads = Nadväzujú na ňu: { $what }
see-ask-for = Ponúkni obchod za: { $what } (⟦hráč { $seat }⟧)
