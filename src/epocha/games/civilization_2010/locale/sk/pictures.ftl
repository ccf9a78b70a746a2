# --- čo je na obrázkoch a čo o sebe hovoria ich časti ---
see-map = Mapa
see-unknown = nepreskúmané
see-terrain = { $terrain ->
    [grassland] pláne
    [forest] les
    [mountain] hory
    [desert] púšť
   *[water] voda
}
see-natural-wonder = prírodný div
see-coin = minca
see-site = { $site ->
    [hut] chyža
   *[village] dedina
}
see-city = { $city ->
    [1] hlavné mesto, ⟦hráč { $seat }⟧
   *[other] mesto { $city }, ⟦hráč { $seat }⟧
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
   *[other] { $n } osadníkov, ⟦hráč { $seat }⟧
}
see-spot = Možno sa naučiť technológiu úrovne { $level }.
see-marker = ⟦hráč { $seat }⟧: pole { $n }
see-left = { $name }: zostáva { $n }
see-seat = ⟦Hráč { $seat }⟧
see-hand = Tvoja ruka
see-library = Výskum
see-own-pyramid = Tvoja pyramída
see-workshop = Mesto a trh
see-pyramids = Pyramídy
see-deck = Kultúrne udalosti { $deck }
see-arts = Umenie: kultúra { $n }
see-sum = { $what ->
    [trade] Obchod { $n }
    [production] Produkcia { $n }
    [culture] Umenie: kultúra { $n }
    [coin] Mince { $n }
   *[combat] Bojový bonus { $n }
}
see-sum-rest = odinakiaľ { $n }
see-goal-culture = Kultúrne víťazstvo: pole { $n }, do konca zostáva { $left }.
see-goal-technology = Vedecké víťazstvo: známych technológií { $n }. V radoch ešte chýba { $missing }; na vrchole je Let do vesmíru.
see-goal-economy = Ekonomické víťazstvo: mincí { $n }, chýba { $left }.
see-goal-military = Vojenské víťazstvo: najbližšia armáda to má k hlavnému mestu súpera { $n ->
    [one] jeden krok
    [few] { $n } kroky
   *[other] { $n } krokov
}. Kto také mesto dobyje, vyhrá.
see-march = { $n } { $n ->
    [one] krok
    [few] kroky
   *[other] krokov
}
see-goal-no-army = Vojenské víťazstvo: na mape nie je žiadna armáda.
see-trade = Obchod: { $n }.
see-culture = Kultúra: { $n }.
see-cities = Mestá z povoleného počtu: { $n }.
see-resources = Suroviny z trhoviska: { $n }.
see-huts = Žetóny z chýš: { $n }.
see-villages = Žetóny z dedín: { $n }.
see-events = Kultúrne udalosti v ruke: { $n }.
see-units = Jednotky vo vojenských rezervách: { $n }.
see-battle = Bitka
see-attacker = Útočník
see-defender = Obranca
see-barbarians = Barbari
see-bonus-units = Jednotky v boji
see-bonus-buildings = Budovy
see-bonus-people = Veľkí generáli
see-bonus-city = Mesto
see-bonus-walls = Hradby
see-bonus-government = Štátne zriadenie
see-held = Kariet v ruke: { $n }.
see-lost = Zabitých jednotiek: { $n }.
see-unit = { $unit }, sila { $n }{ $wounds ->
    [0] .
    [one] , jedno zranenie.
    [few] , { $wounds } zranenia.
   *[other] , { $wounds } zranení.
}
see-new-front = Otvor nový front.
see-clash = Proti jednotke { $foe } na fronte { $front }: { $when ->
    [first] udrie prvá
    [second] dostane ranu prvá
   *[together] udrú obe naraz
}, spôsobí { $dealt }, utŕži { $taken }; { $fate ->
    [both] padnú obe
    [kills] zabije ju a prežije
    [dies] padne
   *[none] obe prežijú
}.
ahead-new-front = Na novom fronte: potom stav { $own } : { $other }.
ahead-totals = Potom stav { $own } : { $other }.
ahead-cards = Obranca: { $seat ->
    [0] barbari
   *[other] ⟦Hráč { $seat }⟧
}. Potiahneš { $own } zo svojich kariet jednotiek (máš ich { $held }), súper { $other }.
ahead-means = Tvoja karta má priemerne silu { $own }, súperova asi { $other }.
ahead-bonus = Bojový bonus: ty { $own }, súper { $other }. Pri rovnosti vyhráva obranca.
ahead-odds = { $word ->
    [ahead] Podľa týchto čísel máš navrch.
    [even] Podľa týchto čísel sú sily vyrovnané.
   *[behind] Podľa týchto čísel má navrch súper.
}
see-desk = Obchod
see-offers = Otvorené ponuky
see-no-offers = Pre teba ani od teba nie je žiadna ponuka.
see-offer = ⟦Hráč { $seat }⟧ – ⟦hráč { $other }⟧: dáva { $given }, chce { $taken }.
see-stocks = Čo majú ostatní
see-choose-partner = Vyber, komu chceš niečo ponúknuť
see-make-offer = Ponúkni
see-no-partner = Keď vyberieš hráča, uvidíš tu, čo od neho môžeš chcieť.
see-offers-over = { $n ->
    [0] V tejto hre sa ponuky nepodávajú
   *[other] Ďalšie ponuky už podať nemôžeš
}
see-counter = Odmietni a podaj z nej vlastnú ponuku:
see-deals = Uzavreté výmeny, najnovšia prvá
see-can-build = Môže postaviť: produkcia { $n }, obchod { $trade }
see-squares = { $n ->
    [one] { $n } pole
    [few] { $n } polia
    [many] { $n } poľa
   *[other] { $n } polí
}
see-accept = Prijmi:
see-refuse = Odmietni:
see-withdraw = Stiahni:
see-compose = Tvoja ponuka pre
see-partner = Ponuka: ⟦hráč { $seat }⟧
see-no-goods = Nič, čo by sa dalo vymeniť
see-i-give = Dávam
see-i-take = Beriem
see-after = Potom:
see-all = všetko
see-all-of = Všetko, čo zostáva: { $what }
see-send = Odošli ponuku
see-empty-offer = Odoslať ju môžeš, až v nej niečo bude.
see-done = Skonči s obchodovaním

# --- na čo sa dá pozrieť zblízka ---
thing-resource = Surovinami sa platia schopnosti technológií a divov. Mesto ťaží surovinu vytlačenú vo svojom okolí; ďalšie dávajú chyže a dediny.
thing-deck = Kultúrne udalosti prinášajú polia kultúrnej stupnice: I prvých sedem, II ďalších sedem, III posledné. Kým sa nezahrajú, sú skryté.
thing-figure = { $what ->
    [army] Armáda
   *[scout] Osadník
}
thing-deed-arts = Zameranie na umenie
thing-deed-arts-text = Svojou akciou mesto získa 1 žetón kultúry a ďalší za každú ikonu kultúry vo svojom okolí.
thing-goal-culture = Kultúrne víťazstvo
thing-goal-culture-text = Kto vstúpi na posledné pole kultúrnej stupnice, ihneď víťazí. Každý krok sa platí kultúrou, neskôr aj obchodom.
thing-goal-technology = Vedecké víťazstvo
thing-goal-technology-text = Kto sa naučí Let do vesmíru, ihneď víťazí. Technológia leží na dvoch technológiách o úroveň nižšie, takže pod vrcholom musí byť aspoň päť technológií úrovne I, štyri II, tri III a dve IV.
thing-goal-economy = Ekonomické víťazstvo
thing-goal-economy-text = Kto má 15 mincí, ihneď víťazí. Mince sú na poliach a kartách a ako žetóny na technológiách.
thing-goal-military = Vojenské víťazstvo
thing-goal-military-text = Kto dobyje hlavné mesto iného hráča, ihneď víťazí.
thing-count-trade = Obchod
thing-count-trade-text = Obchodom sa platí výskum a urýchľuje stavba v mestách. Viac než 27 si nikto nenechá.
thing-count-culture = Kultúra
thing-count-culture-text = Kultúrou sa platia kroky na kultúrnej stupnici.
thing-count-cities = Mestá
thing-count-cities-text = Každé mesto vykoná za ťah jednu akciu. Povolené sú dve, so Zavlažovaním tri.
thing-count-resources = Suroviny
thing-count-resources-text = Žetóny z trhoviska; ležia odkryté a platia sa nimi schopnosti.
thing-count-huts = Žetóny chýš
thing-count-huts-text = Čo bolo v chyžiach, leží lícom nadol; vlastník to použije ako surovinu, ktorá je na žetóne.
thing-count-villages = Žetóny dedín
thing-count-villages-text = Čo bolo v dedinách, leží lícom nadol; vlastník to použije ako surovinu, ktorá je na žetóne.
thing-count-events = Kultúrne udalosti
thing-count-events-text = Karty v ruke, ktoré vidí len ich vlastník. Koľko si ich smie nechať, záleží od technológií.
thing-count-units = Vojenské rezervy
thing-count-units-text = Jednotky, z ktorých sa ťahá ruka do každej bitky.
see-stage = Na stole
see-pending = ⟦Hráč { $seat }⟧: { $what }
see-pending-cancelled = ⟦Hráč { $seat }⟧: { $what }, zrušené
thing-unknown = Nikto nevie, čo tu leží. Diel objaví armáda alebo osadník zo susedného poľa.
thing-terrain = Mestu, v okolí ktorého leží, dáva: { $icons }.
thing-terrain-bare = Sama osebe nedáva nič.
see-city-action = { $city ->
    [capital] Hlavné mesto: { $what }
   *[other] Mesto { $city }: { $what }
}
see-next-space = Pole { $n } kultúrnej stupnice, cena: { $price }.
