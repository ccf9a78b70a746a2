# --- co je na obrázcích a co o sobě říkají jejich části ---
see-map = Mapa
see-unknown = neprozkoumáno
see-terrain = { $terrain ->
    [grassland] pláně
    [forest] les
    [mountain] hory
    [desert] poušť
   *[water] voda
}
see-natural-wonder = přírodní div
see-coin = mince
see-site = { $site ->
    [hut] chýše
   *[village] vesnice
}
see-city = { $city ->
    [1] hlavní město, ⟦hráč { $seat }⟧
   *[other] město { $city }, ⟦hráč { $seat }⟧
}
see-walls = hradby
see-armies = { $n ->
    [one] armáda, ⟦hráč { $seat }⟧
    [few] { $n } armády, ⟦hráč { $seat }⟧
   *[other] { $n } armád, ⟦hráč { $seat }⟧
}
see-scouts = { $n ->
    [one] osadník, ⟦hráč { $seat }⟧
    [few] { $n } osadníci, ⟦hráč { $seat }⟧
   *[other] { $n } osadníků, ⟦hráč { $seat }⟧
}
see-spot = Lze se naučit technologii úrovně { $level }.
see-marker = ⟦hráč { $seat }⟧: pole { $n }
see-left = { $name }: zbývá { $n }
see-seat = ⟦Hráč { $seat }⟧
see-hand = Tvá ruka
see-library = Výzkum
see-own-pyramid = Tvoje pyramida
see-workshop = Město a trh
see-pyramids = Pyramidy
see-deck = Kulturní události { $deck }
see-arts = Umění: kultura { $n }
see-sum = { $what ->
    [trade] Obchod { $n }
    [production] Produkce { $n }
    [culture] Umění: kultura { $n }
    [coin] Mince { $n }
   *[combat] Bojový bonus { $n }
}
see-sum-rest = odjinud { $n }
see-goal-culture = Kulturní vítězství: pole { $n }, do konce zbývá { $left }.
see-goal-technology = Vědecké vítězství: známých technologií { $n }. V řadách ještě chybí { $missing }; na vrcholu je Let do vesmíru.
see-goal-economy = Ekonomické vítězství: mincí { $n }, chybí { $left }.
see-goal-military = Vojenské vítězství: nejbližší armáda to má k hlavnímu městu soupeře { $n ->
    [one] jeden krok
    [few] { $n } kroky
   *[other] { $n } kroků
}. Kdo takové město dobude, vyhraje.
see-march = { $n } { $n ->
    [one] krok
    [few] kroky
   *[other] kroků
}
see-goal-no-army = Vojenské vítězství: na mapě není žádná armáda.
see-trade = Obchod: { $n }.
see-culture = Kultura: { $n }.
see-cities = Města z povoleného počtu: { $n }.
see-resources = Suroviny z tržiště: { $n }.
see-huts = Žetony z chýší: { $n }.
see-villages = Žetony z vesnic: { $n }.
see-events = Kulturní události v ruce: { $n }.
see-units = Jednotky ve vojenských rezervách: { $n }.
see-battle = Bitva
see-attacker = Útočník
see-defender = Obránce
see-barbarians = Barbaři
see-bonus-units = Jednotky v boji
see-bonus-buildings = Budovy
see-bonus-people = Velcí generálové
see-bonus-city = Město
see-bonus-walls = Hradby
see-bonus-government = Státní zřízení
see-held = Karet v ruce: { $n }.
see-lost = Zabitých jednotek: { $n }.
see-unit = { $unit }, síla { $n }{ $wounds ->
    [0] .
    [one] , jedno zranění.
    [few] , { $wounds } zranění.
   *[other] , { $wounds } zranění.
}
see-new-front = Otevři novou frontu.
see-clash = Proti jednotce { $foe } na frontě { $front }: { $when ->
    [first] udeří první
    [second] dostane ránu první
   *[together] udeří obě naráz
}, způsobí { $dealt }, utrží { $taken }; { $fate ->
    [both] padnou obě
    [kills] zabije ji a přežije
    [dies] padne
   *[none] obě přežijí
}.
ahead-new-front = Na nové frontě: potom stav { $own } : { $other }.
ahead-totals = Potom stav { $own } : { $other }.
ahead-cards = Obránce: { $seat ->
    [0] barbaři
   *[other] ⟦Hráč { $seat }⟧
}. Lízneš { $own } ze svých karet jednotek (máš jich { $held }), soupeř { $other }.
ahead-means = Tvá karta má průměrně sílu { $own }, soupeřova asi { $other }.
ahead-bonus = Bojový bonus: ty { $own }, soupeř { $other }. Při rovnosti vyhrává obránce.
ahead-odds = { $word ->
    [ahead] Podle těchto čísel máš navrch.
    [even] Podle těchto čísel jsou síly vyrovnané.
   *[behind] Podle těchto čísel má navrch soupeř.
}
see-desk = Obchod
see-offers = Otevřené nabídky
see-no-offers = Pro tebe ani od tebe není žádná nabídka.
see-offer = ⟦Hráč { $seat }⟧ – ⟦hráč { $other }⟧: dává { $given }, chce { $taken }.
see-stocks = Co mají ostatní
see-choose-partner = Vyber, komu chceš něco nabídnout
see-make-offer = Nabídni
see-no-partner = Až vybereš hráče, uvidíš tu, co od něj můžeš chtít.
see-offers-over = { $n ->
    [0] V této hře se nabídky nepodávají
   *[other] Další nabídky už podat nemůžeš
}
see-counter = Odmítni a podej z ní vlastní nabídku:
see-deals = Uzavřené výměny, nejnovější první
see-can-build = Může postavit: produkce { $n }, obchod { $trade }
see-squares = { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
see-accept = Přijmi:
see-refuse = Odmítni:
see-withdraw = Stáhni:
see-compose = Tvá nabídka pro
see-partner = Nabídka: ⟦hráč { $seat }⟧
see-no-goods = Nic, co by šlo vyměnit
see-i-give = Dávám
see-i-take = Beru
see-after = Potom:
see-all = vše
see-all-of = Vše, co zbývá: { $what }
see-send = Odešli nabídku
see-empty-offer = Odeslat ji můžeš, až v ní něco bude.
see-done = Skonči s obchodováním

# --- na co se lze podívat zblízka ---
thing-resource = Surovinami se platí schopnosti technologií a divů. Město těží surovinu vytištěnou ve svém okolí; další dávají chýše a vesnice.
thing-deck = Kulturní události přinášejí pole kulturní stupnice: I prvních sedm, II dalších sedm, III poslední. Dokud se nezahrají, jsou skryté.
thing-figure = { $what ->
    [army] Armáda
   *[scout] Osadník
}
thing-deed-arts = Zaměření na umění
thing-deed-arts-text = Svou akcí město získá 1 žeton kultury a další za každou ikonu kultury ve svém okolí.
thing-goal-culture = Kulturní vítězství
thing-goal-culture-text = Kdo vstoupí na poslední pole kulturní stupnice, ihned vítězí. Každý krok se platí kulturou, později i obchodem.
thing-goal-technology = Vědecké vítězství
thing-goal-technology-text = Kdo se naučí Let do vesmíru, ihned vítězí. Technologie leží na dvou technologiích o úroveň níž, takže pod vrcholem musí být aspoň pět technologií úrovně I, čtyři II, tři III a dvě IV.
thing-goal-economy = Ekonomické vítězství
thing-goal-economy-text = Kdo má 15 mincí, ihned vítězí. Mince jsou na polích a kartách a jako žetony na technologiích.
thing-goal-military = Vojenské vítězství
thing-goal-military-text = Kdo dobude hlavní město jiného hráče, ihned vítězí.
thing-count-trade = Obchod
thing-count-trade-text = Obchodem se platí výzkum a urychluje stavba ve městech. Víc než 27 si nikdo nenechá.
thing-count-culture = Kultura
thing-count-culture-text = Kulturou se platí kroky na kulturní stupnici.
thing-count-cities = Města
thing-count-cities-text = Každé město provede za tah jednu akci. Povolena jsou dvě, se Zavlažováním tři.
thing-count-resources = Suroviny
thing-count-resources-text = Žetony z tržiště; leží odkrytě a platí se jimi schopnosti.
thing-count-huts = Žetony chýší
thing-count-huts-text = Co bylo v chýších, leží lícem dolů; vlastník to použije jako surovinu, která je na žetonu.
thing-count-villages = Žetony vesnic
thing-count-villages-text = Co bylo ve vesnicích, leží lícem dolů; vlastník to použije jako surovinu, která je na žetonu.
thing-count-events = Kulturní události
thing-count-events-text = Karty v ruce, které vidí jen jejich vlastník. Kolik si jich smí nechat, záleží na technologiích.
thing-count-units = Vojenské rezervy
thing-count-units-text = Jednotky, ze kterých se táhne ruka do každé bitvy.
see-stage = Na stole
see-pending = ⟦Hráč { $seat }⟧: { $what }
see-pending-cancelled = ⟦Hráč { $seat }⟧: { $what }, zrušeno
thing-unknown = Nikdo neví, co tu leží. Díl objeví armáda nebo osadník ze sousedního pole.
thing-terrain = Městu, v jehož okolí leží, dává: { $icons }.
thing-terrain-bare = Sama o sobě nedává nic.
see-city-action = { $city ->
    [capital] Hlavní město: { $what }
   *[other] Město { $city }: { $what }
}
see-next-space = Pole { $n } kulturní stupnice, cena: { $price }.
