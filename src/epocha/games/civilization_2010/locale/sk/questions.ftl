# --- na čo sa hra pýta ---
prompt-pick-civilization = Za ktorý národ budeš hrať?
prompt-place-capital = Kde bude stáť tvoje hlavné mesto? Uživí ho osem políčok okolo.
prompt-start-token = Kam umiestniš { $what }? Do okolia hlavného mesta, nie na vodu.
prompt-start-figure = Kam umiestniš { a-figure }? Do okolia hlavného mesta, nie na vodu.
prompt-start-of-turn = Začiatok ťahu { $round }, štátne zriadenie: { $government }. Zakladaj mestá, zmeň zriadenie, priraď osadníkov, alebo skonči.
prompt-relocate = Na { $square } teraz stojí mesto. Kam ustúpi ďalšia figúrka?
prompt-place-person = Slávna osobnosť: { $name }. Umiestni ju do okolia niektorého svojho mesta, alebo ju nechaj v rezerve.
prompt-discard-events = { $n ->
    [one] Máš priveľa kultúrnych udalostí (limit: { $limit }). Ktorú odhodíš?
    [few] Máš o { $n } kultúrne udalosti viac, než smieš (limit: { $limit }). Ktorú odhodíš prvú?
   *[other] Máš o { $n } kultúrnych udalostí viac, než smieš (limit: { $limit }). Ktorú odhodíš prvú?
}
prompt-management = { $n ->
    [one] Správa miest: ešte { $n } mesto môže konať. Obchod na urýchlenie: { $trade }.
    [few] Správa miest: ešte { $n } mestá môžu konať. Obchod na urýchlenie: { $trade }.
   *[other] Správa miest: ešte { $n } miest môže konať. Obchod na urýchlenie: { $trade }.
}
prompt-management-idle = Správa miest: pri tomto zriadení tvoje hlavné mesto nekoná. Využi, čo ešte môžeš, alebo skonči.
prompt-management-done = Správa miest: všetky tvoje mestá už konali. Využi, čo ešte môžeš, alebo skonči.
prompt-city-action = Čo urobí { a-city }? Produkcia: { $production }.
prompt-first-item = Čo postaví { a-city } najprv? Produkcia spolu: { $production }.
prompt-second-item = Mesto stavia { $what }; čo ešte? Zostáva produkcia bez urýchlenia: { $left }.
prompt-square = Kam umiestniš { $what }?
prompt-research = Výskum: tajne zvoľ technológiu, alebo žiadnu. Obchod: { $trade }, po výskume zostane: { $kept }.
prompt-market-gift = Vezmi si surovinu z trhu. Ktorú?
prompt-answer-exchange = ⟦Hráč { $seat }⟧ sa učí od teba. Čo sa na oplátku naučíš ty?
prompt-trade = Fáza Obchod: ponúkaj ostatným, alebo skonči. Obchod: { $trade }.
prompt-trade-over = Fáza Obchod: teraz už nemožno nič ponúknuť, skonči ju. Obchod: { $trade }.
prompt-trade-offers = { $n ->
    [one] Fáza Obchod: jedna ponuka čaká na tvoju odpoveď. Obchod: { $trade }.
    [few] Fáza Obchod: { $n } ponuky čakajú na tvoju odpoveď. Obchod: { $trade }.
   *[other] Fáza Obchod: { $n } ponúk čaká na tvoju odpoveď. Obchod: { $trade }.
}
prompt-offering-first = Ponuka pre hráča ⟦{ $seat }⟧: zvoľ, čo dáš a čo za to chceš.
prompt-offering = Pre hráča ⟦{ $seat }⟧: { $given } za { $taken }. Pridaj niečo, alebo ponuku odošli.
prompt-react = ⟦Hráč { $seat }⟧ používa „{ $name }“. Zrušíš to?
prompt-react-aimed = ⟦Hráč { $seat }⟧ používa „{ $name }“ ({ $aim }). Zrušíš to?
prompt-react-city = { $city ->
    [capital] ⟦Hráč { $seat }⟧, akcia hlavného mesta: { $what }. Zrušíš ju?
   *[other] ⟦Hráč { $seat }⟧, akcia mesta { $city }: { $what }. Zrušíš ju?
}
prompt-interrupt = ⟦Hráč { $seat }⟧ ťahá figúrkami. Zasiahneš?
prompt-aim = „{ $name }“: zvoľ cieľ.
prompt-aim-further = „{ $name }“: čo ďalej?
prompt-pay = „{ $name }“: čím zaplatíš?
prompt-movement = Pohyb: ktoré figúrky vyrazia a odkiaľ?
prompt-group = Ktoré figúrky vyrazia z { $square }?
prompt-walk = { $left ->
    [0] Na { $square } vedieš { $figures }: chôdza sa tu končí, ak predtým ešte niečo nezahráš. (Pýtame sa každého, kto by mohol, aby nikto nespoznal, kto nemôže.)
    [one] Na { $square } vedieš { $figures }: zostáva { $left } krok.
    [few] Na { $square } vedieš { $figures }: zostávajú { $left } kroky.
   *[other] Na { $square } vedieš { $figures }: zostáva { $left } krokov.
}
prompt-muster = Barbarom chýbajú karty: { $n }. Z ktorého balíčka bude ďalšia?
prompt-battle-turn = { $ahead ->
    [yes] Boj o { $square }: ty máš { $own }, súper { $other }; teraz by to bolo tvoje víťazstvo. Zahraj jednotku.
   *[no] Boj o { $square }: ty máš { $own }, súper { $other }; teraz by to bola tvoja porážka. Zahraj jednotku.
}
prompt-battle-after = Boj o { $square }: ty máš { $own }, súper { $other }. Použi schopnosť, alebo skonči svoj ťah v boji.
prompt-against = Ktorú nepriateľskú jednotku napadne, alebo otvorí nový front?
prompt-save-unit = Ktorá tvoja padlá jednotka sa vráti do vojenských rezerv?
prompt-loot = Zvoľ jednu vec ako odmenu pre víťaza. Príde o ňu ⟦hráč { $seat }⟧.
prompt-loot-city = Zvoľ jednu vec ako odmenu pre víťaza za dobyté mesto. Príde o ňu ⟦hráč { $seat }⟧.
prompt-loot-second = Smieš si vziať druhú surovinu, ktorú má ⟦hráč { $seat }⟧.
prompt-loot-by-points = Zvoľ si odmenu pre víťaza. Príde o ňu ⟦hráč { $seat }⟧. { $n ->
    [one] Zostáva { $n } bod.
    [few] Zostávajú { $n } body.
   *[other] Zostáva { $n } bodov.
}
prompt-dealing-wounds = { $n ->
    [one] Spôsob ešte jedno zranenie. Ktorej jednotke?
   *[other] Spôsob až { $n } zranení. Ktorej jednotke to ďalšie?
}
prompt-healing-wounds = { $n ->
    [one] Vylieč ešte jedno zranenie. Ktorej jednotke?
   *[other] Vylieč { $n } zranení. Ktorej jednotke to ďalšie?
}
prompt-razing = Tvoja armáda stojí na { $square }. Zničíš { $what }?
prompt-payment = „{ $name }“: čím sa malo platiť, to bolo zrušené. Zaplať niečím iným, alebo to vezmi späť.
prompt-naming = Ponuka, ktorú podáva ⟦hráč { $seat }⟧: zvoľ, čo za ňu dáš lícom nadol.
prompt-lesson = Figúrka je obetovaná. Ktorú technológiu, ktorú pozná ⟦hráč { $seat }⟧, sa naučíš?
