# --- co obrázky ukazují a co říkají jejich části, když se na ně ukáže nebo se čtou nahlas ---
see-map = Svět
see-lens-reach = Dosah
see-lens-reach-about = Kam dojdou tvé kameny se zbývajícími kroky, i z lodi a na loď; čárkovaně je odkud. Vybereš-li region nebo kámen, ukáže se jen jeho dosah.
see-lens-goes = sem tvé kameny dojdou
see-lens-stands = tady stojí
see-lens-threat = Hrozby
see-lens-threat-about = Kam mohou příštím pohybem přijít armády a loďstva ostatních. Tvá sídla v jejich dosahu jsou tmavší; výbuch má to, které nikdo nehlídá.
see-lens-comes = sem mohou přijít ostatní
see-lens-danger = tvé sídlo v dosahu
see-lens-way = odkud
see-lens-bare = nehlídané
see-lens-range = Dosah obchodu
see-lens-range-about = Jak daleko můžeš obchodovat. Cizí sídla v dosahu jsou čárkovaná: s jejich majiteli obchodovat můžeš.
see-lens-near = v dosahu obchodu
see-lens-partner = s majitelem lze obchodovat
see-lens-plague = Mor
see-lens-plague-about = { $left ->
    [0] Všechen mor už byl odhalen: další nepřijde.
   *[other] Kam až by se rozšířil mor z žetonu, který neznáš, jen po souši: { $n ->
        [0] v této době zůstane ve svém regionu
       *[other] v této době { $n ->
            [one] o { $n } krok
            [few] o { $n } kroky
           *[other] o { $n } kroků
        }
    }. Zničí všechny kameny a zmenší sídla. Neodhalených žetonů moru: { $left }, některé možná v krabici.
}
see-lens-hidden = tady může ležet mor
see-lens-spreads = až sem by došel
see-lens-stricken = a zasáhl by tvé
see-lens-goods = Suroviny
see-lens-goods-about = Kde jsou suroviny a kdo je má: kruh je v barvě držitele, číslo říká, kolik karet té suroviny drží. Tři a více jsou monopol.
see-lens-free = zatím ničí
see-lens-held = držitel a kolik jich má
see-lens-monopoly = monopol
see-lens-known = lícem dolů, ty ji znáš
see-lens-borders = Sousedství
see-lens-borders-about = Co s čím sousedí: plné čáry pro armády, čárkované pro loďstva, tečkované mezi mořem a pobřežím.
see-lens-land = pro armády
see-lens-sea = pro loďstva
see-lens-coast = mezi mořem a pobřežím
see-region = { $name }.
see-settlement = { $what }: ⟦hráč { $seat }⟧.
see-token = Žeton: { $what }.
see-token-known = Žeton lícem dolů, který znáš: { $what }.
see-token-down = Žeton leží lícem dolů.
see-pieces = ⟦Hráč { $seat }⟧: { $what }.
see-neutral = Neutrální: { $what }.
see-technologies = Technologie
see-wonders = Divy světa
see-improvements = Městská vylepšení
see-owner = Vlastní: ⟦hráč { $seat }⟧
see-price = Cena: { $n } zlata
see-needs = Ještě chybí: { $what }
see-needs-short = ← { $what }
see-past = Jeho doba skončila: počítají se jen body
see-declared = Už vyhlášen
see-obsolete = Zastaralé
see-seat = ⟦Hráč { $seat }⟧
see-count-points = { $n ->
    [one] { $n } bod, kdyby hra skončila teď
    [few] { $n } body, kdyby hra skončila teď
   *[other] { $n } bodů, kdyby hra skončila teď
}
see-count-gold = { $n } zlata
see-count-income = Příští produkce přinese { $n } zlata, nebude-li nadbytek
see-count-settlements = { $n ->
    [one] { $n } sídlo, celková velikost { $size }
    [few] { $n } sídla, celková velikost { $size }
   *[other] { $n } sídel, celková velikost { $size }
}
see-count-armies = { $n ->
    [one] { $n } vojenská jednotka
    [few] { $n } vojenské jednotky
   *[other] { $n } vojenských jednotek
}
see-count-technologies = { $n ->
    [one] { $n } technologie
    [few] { $n } technologie
   *[other] { $n } technologií
}
see-count-wonders = { $n ->
    [one] { $n } div světa
    [few] { $n } divy světa
   *[other] { $n } divů světa
}
see-count-settlers = { $n ->
    [one] { $n } osadník
    [few] { $n } osadníci
   *[other] { $n } osadníků
}
see-line-settlements = Sídla
see-line-variety = Rozmanitost
see-line-monopolies = Monopoly
see-line-wonders = Divy světa
see-line-surplus = Nadbytek{ $percent ->
    [0] { "" }
   *[other] {" "}{ $percent } %
}
see-line-sum = Produkce
see-line-minimum = Nejméně
see-city-card = { $name }, { $size }: { $n } zlata.{ $happy ->
    [yes] { " " }Spokojené.
   *[no] { "" }
}{ $productive ->
    [yes] { " " }Dvojnásobná produkce.
   *[no] { "" }
}
see-shop = Co lze koupit
see-ware = { $what }: { $n } zlata.
see-royalty = Část z toho dostane ⟦hráč { $seat }⟧.
see-sells = Banka za jednu figurku zaplatí { $n } zlata.
see-buy-technology = Technologie: { $n } zlata.
see-battle = Bitva
see-attacker = Útočník
see-defender = Obránce
see-force = { $what }: { $n }, kostky { $dice }.
see-support = Letadla: { $n }, vyslaná: { $picked }.
see-enters = Přichází
see-stands = Už tu stojí
see-intercept = Vyhlas bitvu
see-let-pass = Nech je projít
see-keeps = Pole udrží ⟦hráč { $seat }⟧: asi { $n }{"\u00A0"}%
see-odds = Vyhraná kola ze 100 a remízy (=)
see-item-dice = Kostky
see-item-superiority = Převaha
see-item-settlement = Sídlo
see-item-plus = Jednotka
see-item-technology = Technologie
see-desk = Obchod
see-no-offers = { $why ->
    [off] V této hře se nabídky nepodávají.
    [made] Všechny tvé nabídky jsou podány.
   *[nobody] Teď není komu nabídku podat.
}
see-on-map = Přidej sídla nebo kameny na mapě
see-bill = ⟦Hráč { $seat }⟧ po obchodu: zlato { $gold }, příští produkce { $income }, nadbytek při { $surplus } z { $of } hodů, body { $points }
see-partner = Nabídni obchod: ⟦hráč { $seat }⟧
see-holds = ⟦Hráč { $seat }⟧: zlato { $gold }, { $cards ->
    [0] žádné suroviny.
   *[other] suroviny: { $goods }.
}
see-i-give = Dáváš
see-send = Odešli nabídku
see-accept = Přijmi
see-decline = Odmítni
see-counter = Podej protinabídku
see-scores = Body
see-nothing = nic
see-gives = Dává: ⟦hráč { $seat }⟧
see-leads = Navazují na ni: { $what }
see-ask-for = Nabídni obchod za: { $what } (⟦hráč { $seat }⟧)
