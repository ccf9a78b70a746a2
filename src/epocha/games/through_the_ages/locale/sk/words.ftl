# --- hra ---
title = Through the Ages: Príbeh civilizácie
about = Dvaja až štyria vládcovia vedú svoje národy od staroveku po dnešok: živia ich a zamestnávajú, objavujú technológie, stavajú divy, získavajú veľké osobnosti a udržiavajú vojsko, lebo za to, čo dejiny prinesú, platí ten najslabší. Víťazí, kto po sebe zanechá najviac kultúry.
option-mode = Hra
option-mode-help = Výuková hra sa končí stredovekom a nemá politiku. Pokročilá hra pridáva druhý vek, udalosti, kolónie, agresie a zmluvy, plná hra aj tretí vek a vojny.
option-mode-tutorial = Výuková hra
option-mode-advanced = Pokročilá hra
option-mode-full = Plná hra
option-first_player = Začínajúci hráč
option-first_player-help = Kto začína každé kolo.
option-first_player-0 = určí žreb
option-first_player-n = miesto { $n }
option-easier = Ľahší variant
option-easier-help = Každý má o jeden žltý žetón viac a každé štátne zriadenie dovoľuje o jednu mestskú budovu každého druhu viac.
option-milder_fights = Miernejšie boje
option-milder_fights-help = Kto bol napadnutý, je pred ostatnými v bezpečí až do útočníkovho ďalšieho ťahu. Pre 3 alebo 4 hráčov, v pokročilej a plnej hre.
option-peaceful = Celkom mierová hra
option-peaceful-help = Bez agresií a vojen. V pokročilej a plnej hre.
option-draw_in_turn = Priebežné branie vojenských kariet
option-draw_in_turn-help = Vojenské karty sa berú počas ťahu, každá za 1 vojenskú akciu, a nie na jeho konci. V pokročilej a plnej hre.
option-laid_out = Vopred vyložené bonusy
option-laid_out-help = Toľko udalostí tretieho veku leží od začiatku odkrytých a boduje na konci spolu s tými, ktoré sú v kôpkach. V plnej hre; zvyčajné sú 3 až 5.
option-laid_out-0 = žiadne
option-laid_out-n = { $n }
option-gradual_reveal = Postupné odkrývanie
option-gradual_reveal-help = Päť bonusových kariet leží lícom nadol; jedna sa otočí na začiatku a po jednej s každým novým vekom. V plnej hre.
option-softer_corruption = Miernejšia korupcia
option-softer_corruption-help = Kto by sa práve dostal do korupcie alebo do vyššej, smie vyťažiť o jeden modrý žetón menej. V pokročilej a plnej hre.
option-resignation = Odstúpenie z hry
option-resignation-help = Pred každým ťahom sa hra hráča spýta, či neodstúpi. V plnej hre.
option-open_civil_hands = Otvorené civilné karty
option-open_civil_hands-help = Všetci vidia civilné karty v rukách ostatných; aj tak boli vzaté verejne.
option-military_hand_limit = Limit vojenských kariet
option-military_hand_limit-help = Koľko vojenských kariet smie mať hráč v ruke: toľko, koľko má vojenských akcií, alebo toľko, koľko má civilných akcií.
option-military_hand_limit-military = vojenské akcie
option-military_hand_limit-civil = civilné akcie
option-science_points_max = Najviac bodov vedy
option-science_points_max-help = Koniec počítadla vedy, za ktorým sa body už neodkladajú.
option-science_points_max-0 = bez obmedzenia
option-science_points_max-n = { $n }
option-science_rating_max = Najväčší prírastok vedy
option-science_rating_max-help = Koniec ukazovateľa prírastku vedy za kolo.
option-science_rating_max-0 = bez obmedzenia
option-science_rating_max-n = { $n }
preset-tutorial = Výuková hra
preset-advanced = Pokročilá hra
preset-full = Plná hra
wrong-seat = Miesto { $seat } pri tomto stole nie je: { $players ->
    [one] má len { $players } miesto
    [few] má len { $players } miesta
   *[other] má len { $players } miest
}.
wrong-mode-longer = Toto je len pre pokročilú a plnú hru.
wrong-mode-full = Toto je len pre plnú hru.
wrong-two-players = Toto je len pre 3 alebo 4 hráčov.
wrong-gradual = Pri postupnom odkrývaní je vyložených 5 kariet; zvoľ tu 5, alebo žiadne.
end-scored = Koniec: karty sa minuli a posledné kolo je odohrané.
end-last-one = Koniec: všetci ostatní z hry odstúpili.
end-cut-off = Hra bola prerušená a nemá výsledok.
symbol-culture = Kultúra
symbol-science = Veda
symbol-culture-rate = Kultúra za kolo
symbol-science-rate = Veda za kolo
symbol-strength = Sila
symbol-happy = Šťastné značky
symbol-food = Jedlo
symbol-resources = Suroviny
symbol-workers = Voľní človiečikovia
symbol-civil-cards = Civilné karty
symbol-military-cards = Vojenské karty

# --- časti viet ---
used = { $n ->
    [one] „{ $card }“
   *[other] { $n }× „{ $card }“
}
a-building = { $kind ->
    [farm] farmu
    [mine] baňu
    [lab] laboratórium
    [temple] chrám
    [arena] arénu
    [library] knižnicu
   *[theater] divadlo
}
stages-object = { $n ->
    [one] časť
    [few] { $n } časti
   *[other] { $n } častí
}

# --- čo by akcia znamenala: veta na jej tlačidle ---
do-end = { $civil ->
    [0] Ukonči ťah
    [one] Ukonči ťah; zostáva { $civil } civilná akcia
    [few] Ukonči ťah; zostávajú { $civil } civilné akcie
   *[other] Ukonči ťah; zostáva { $civil } civilných akcií
}
do-take = Vezmi si „{ $card }“ ({ $kind }) za { $cost }
do-grow = Zvýš populáciu za { $cost }
do-build = Postav { a-building } „{ $card }“ za { $cost }
do-recruit = Naverbuj jednotku „{ $card }“ za { $cost }
do-upgrade = Vylepši „{ $card }“ na „{ $better }“ za { $cost }
do-raze = Zbúraj budovu „{ $card }“
do-disband = Rozpusti jednotku „{ $card }“
do-stages = Postav { stages-object } divu „{ $card }“ za { $cost }
do-finish = Dostavaj div „{ $card }“ za { $cost }
do-leader = { $replaces ->
    [yes] Vylož osobnosť „{ $card }“; „{ $old }“ odíde
   *[no] Vylož osobnosť „{ $card }“
}
do-tactics = { $replaces ->
    [yes] Vylož taktiku „{ $card }“ namiesto taktiky „{ $old }“
   *[no] Vylož taktiku „{ $card }“
}
do-use = Zahraj akčnú kartu „{ $card }“
do-learn = Vylož technológiu „{ $card }“ za { $cost }
do-change = Pokojne zmeň štátne zriadenie na „{ $card }“ za { $cost }
do-revolt = { $actions ->
    [civil] Revolúcia: „{ $card }“ za { $cost } a všetky civilné akcie
   *[military] Revolúcia: „{ $card }“ za { $cost } a všetky vojenské akcie
}
do-enlist = Zvýš populáciu a hneď naverbuj jednotku „{ $card }“ za { $food } a { $resources }
do-settle = Zvýš populáciu bez civilnej akcie za { $cost }
do-exchange = { $pay ->
    [food] V najbližšej platbe zaplať 1 jedlo namiesto 1 suroviny
   *[resources] V najbližšej platbe zaplať 1 surovinu namiesto 1 jedla
}
do-by-hand = Vyberaj žetóny ručne až do svojho ďalšieho ťahu: hra sa spýta, čím platíš
do-draw = Potiahni vojenskú kartu za 1 vojenskú akciu
do-prepare = Priprav „{ $card }“ a získaj { $gain }; hneď nastane udalosť z vrchu kôpky
do-attack = Zaútoč kartou „{ $card }“ na hráča ⟦{ $seat }⟧ za { $cost }
do-declare = Vyhlás hráčovi ⟦{ $seat }⟧ vojnu „{ $card }“ za { $cost }
do-offer = { $side ->
    [none] Ponúkni hráčovi ⟦{ $seat }⟧ zmluvu „{ $card }“
   *[other] Ponúkni hráčovi ⟦{ $seat }⟧ zmluvu „{ $card }“; budeš národ { $side }
}
do-cancel = Zruš zmluvu „{ $card }“, ktorú máš s hráčom ⟦{ $seat }⟧
do-colonize = Kolonizuj „{ $card }“ hneď a bez výpravy
do-pass = Žiadna politická akcia
do-resign = Odstúp z hry
do-stay = Hraj ďalej
do-accept = Prijmi
do-refuse = Odmietni
do-bid = Ponúkni { $n }
do-no-bid = Vzdaj sa dražby
do-send = { $n ->
    [0] Obetuj jednotku „{ $card }“: spolu { $total }
   *[other] Obetuj jednotku „{ $card }“ (+{ $n }): spolu { $total }
}
do-spend = Odhoď kartu „{ $card }“ (+{ $n }): spolu { $total }
do-fight = Nič neobetuj: spolu { $total }
do-fight-with = Choď do boja so silou { $total }
do-land = Pošli výpravu so silou { $total }
do-destroy-no-more = Viac už nebúraj
do-take-science = Vezmi si { $gain }
do-take-no-more = Viac kariet si neber
do-take-technology = Vezmi si technológiu „{ $card }“ (má cenu { $n })
do-leave-nothing-out = Vyťaž všetko, čo sa dá
do-leave-out = Na karte „{ $card }“ vyťaž o žetón menej
do-tokens-stay = Nechaj žetóny, ako sú
do-tokens = Vezmi tieto žetóny
do-return = Vráť žetón z karty „{ $card }“: { $amount }
do-lay = Polož žetón na kartu „{ $card }“: { $amount }
do-build-it = Postav „{ $card }“ zadarmo
do-build-not = Nič nestavaj
do-discard = Odhoď „{ $card }“
do-lose = Strať človiečika z karty „{ $card }“
do-destroy = { $whose ->
    [own] Zbúraj { $used }
   *[other] Zbúraj hráčovi ⟦{ $seat }⟧ { $used }
}
do-gain = Získaj { $goods }
do-part = Odovzdaj { $goods }
do-plunder = Vezmi { $goods }
do-turn-down = Otoč lícom nadol „{ $card }“
do-give-up = Vzdaj sa kolónie „{ $card }“
do-annex = Vezmi kolóniu „{ $card }“
do-people = Prijmi { $gain }
do-no-people = Neprijmi nikoho
verb-take = Vezmi si kartu
verb-increase = Zvýš populáciu
verb-build = Postav
verb-upgrade = Vylepši
verb-destroy = Zbúraj budovy
verb-disband = Rozpusti jednotky
verb-stages = Postav div
verb-play = Zahraj kartu
verb-revolt = Vyvolaj revolúciu
verb-recruit = Naverbuj nového človiečika
verb-prepare = Priprav udalosť
verb-attack = Zaútoč
verb-declare = Vyhlás vojnu
verb-offer = Ponúkni zmluvu
verb-cancel = Zruš zmluvu
verb-colonize = Kolonizuj bez výpravy
verb-bid = Ponúkni
verb-send = Obetuj jednotky
verb-spend = Použi bonusové karty
verb-discard = Odhoď
verb-lose = Strať človiečika
verb-raze = Zbúraj budovy
verb-leave = Vyťaž o žetón menej
verb-by-hand = Vyberať žetóny ručne
verb-return = Vrátiť žetóny
verb-lay = Položiť žetóny
verb-food = Rozdeľ jedlo a suroviny
row-food = Toľko jedla, zvyšok v surovinách
verb-choose = Vyber kartu
verb-people = Prijmi obyvateľov

# --- čo o akcii hovorí záznam, za menom hráča ---
did-end = { $civil ->
    [0] končí fázu akcií
    [one] končí fázu akcií, nevyužíva { $civil } civilnú akciu
    [few] končí fázu akcií, nevyužíva { $civil } civilné akcie
   *[other] končí fázu akcií, nevyužíva { $civil } civilných akcií
}
did-take = berie si „{ $card }“ ({ $kind }) za { $cost }
did-grow = zvyšuje populáciu za { $cost }
did-build = stavia { a-building } „{ $card }“ za { $cost }
did-recruit = verbuje jednotku „{ $card }“ za { $cost }
did-upgrade = vylepšuje „{ $card }“ na „{ $better }“ za { $cost }
did-raze = búra budovu „{ $card }“
did-disband = rozpúšťa jednotku „{ $card }“
did-stages = stavia { stages-object } divu „{ $card }“ za { $cost }
did-finish = dostavuje div „{ $card }“ za { $cost }
did-leader = { $replaces ->
    [yes] vykladá osobnosť „{ $card }“; „{ $old }“ odchádza
   *[no] vykladá osobnosť „{ $card }“
}
did-tactics = { $replaces ->
    [yes] vykladá taktiku „{ $card }“ namiesto taktiky „{ $old }“
   *[no] vykladá taktiku „{ $card }“
}
did-use = hrá akčnú kartu „{ $card }“
did-learn = vykladá technológiu „{ $card }“ za { $cost }
did-change = pokojne mení štátne zriadenie na „{ $card }“ za { $cost }
did-revolt = { $actions ->
    [civil] robí revolúciu: „{ $card }“ za { $cost } a všetky civilné akcie
   *[military] robí revolúciu: „{ $card }“ za { $cost } a všetky vojenské akcie
}
did-enlist = zvyšuje populáciu a hneď verbuje jednotku „{ $card }“ za { $food } a { $resources }
did-settle = zvyšuje populáciu bez civilnej akcie za { $cost }
did-exchange = { $pay ->
    [food] zaplatí 1 jedlo namiesto 1 suroviny
   *[resources] zaplatí 1 surovinu namiesto 1 jedla
}
did-by-hand = až do ďalšieho ťahu vyberá žetóny ručne
did-draw = berie si vojenskú kartu za 1 vojenskú akciu
did-prepare = pripravuje „{ $card }“ a získava { $gain }
did-prepare-unseen = pripravuje udalosť veku { $age }
did-attack = útočí kartou „{ $card }“ na hráča ⟦{ $seat }⟧ za { $cost }
did-declare = vyhlasuje hráčovi ⟦{ $seat }⟧ vojnu „{ $card }“ za { $cost }
did-offer = { $side ->
    [none] ponúka hráčovi ⟦{ $seat }⟧ zmluvu „{ $card }“
   *[other] ponúka hráčovi ⟦{ $seat }⟧ zmluvu „{ $card }“ a chce byť národ { $side }
}
did-cancel = ruší zmluvu „{ $card }“ s hráčom ⟦{ $seat }⟧
did-colonize = kolonizuje „{ $card }“ bez výpravy
did-pass = nerobí žiadnu politickú akciu
did-resign = odstupuje z hry
did-stay = hrá ďalej
did-accept = prijíma zmluvu „{ $card }“ od hráča ⟦{ $seat }⟧
did-refuse = odmieta zmluvu „{ $card }“ od hráča ⟦{ $seat }⟧
did-bid = ponúka { $n } za „{ $card }“
did-no-bid = sa vzdáva dražby
did-send = obetuje jednotku „{ $card }“
did-spend = odhadzuje kartu „{ $card }“
did-fight = nič neobetuje: spolu { $total }
did-fight-with = nasadzuje { $used }: spolu { $total }
did-land = posiela výpravu so silou { $total }: { $used }
did-destroy-no-more = viac už nebúra
did-take-science = berie hráčovi ⟦{ $seat }⟧ { $gain }
did-take-no-more = si viac kariet neberie
did-take-technology = berie hráčovi ⟦{ $seat }⟧ technológiu „{ $card }“
did-leave-nothing-out = ťaží všetko, čo sa dá
did-leave-out = na karte „{ $card }“ ťaží o žetón menej
did-tokens-stay = necháva žetóny, ako sú
did-tokens = vyberá žetóny: { $used }
did-return = vracia žetón z karty „{ $card }“
did-lay = kladie žetón na kartu „{ $card }“
tokens-returned = z karty „{ $card }“ vrátené { $n }
tokens-laid = na kartu „{ $card }“ položené { $n }
pay-return = žetón z karty „{ $card }“ za { $worth }
pay-lay = žetón na kartu „{ $card }“ za { $worth }
pay-change = späť: žetón na kartu „{ $card }“ za { $worth }
pay-tokens = Zaplať týmito žetónmi
lay-tokens = Polož tieto žetóny
did-build-it = stavia „{ $card }“ zadarmo
did-build-not = „{ $card }“ nestavia
did-discard = odhadzuje „{ $card }“
did-discard-unseen = odhadzuje vojenskú kartu veku { $age }
did-lose = stráca človiečika z karty „{ $card }“
did-destroy = { $whose ->
    [own] búra { $used }
   *[other] búra hráčovi ⟦{ $seat }⟧ { $used }
}
did-gain = volí { $goods }
did-part = odovzdáva { $goods }
did-plunder = berie hráčovi ⟦{ $seat }⟧ { $goods }
did-turn-down = otáča lícom nadol „{ $card }“
did-give-up = sa vzdáva kolónie „{ $card }“
did-annex = berie hráčovi ⟦{ $seat }⟧ kolóniu „{ $card }“
did-people = prijíma { $gain }
did-no-people = neprijíma nikoho

# --- na čo sa hra pýta ---
prompt-resigning = Začína sa tvoj ťah. Hráš ďalej, alebo z hry odstúpiš?
prompt-politics = Politika: zvoľ jednu politickú akciu, alebo žiadnu. Máš { $military }.
prompt-discard = { $n ->
    [one] Máš v ruke priveľa vojenských kariet (smieš { $limit }): odhoď { $n }.
   *[other] Máš v ruke priveľa vojenských kariet (smieš { $limit }): postupne ich odhoď { $n }.
}
prompt-first = Prvé kolo: ber si karty z ponuky; máš { $civil }.
prompt-first-end = Prvé kolo: viac si už vziať nemôžeš. Ukonči ťah.
prompt-actions = Máš ešte { $civil } a { $military }.
prompt-actions-none = V tomto ťahu už nemáš žiadne akcie.
prompt-actions-fund = Máš ešte { $civil } a { $military } a na jednotky { $fund }.
prompt-perform = „{ $card }“: na čo ju použiješ?
prompt-soften = Plná ťažba by priniesla korupciu. Vyťažíš o jeden modrý žetón menej?
prompt-payment = Odovzdávaš { $amount }. Ktorými žetónmi?
prompt-placing = Získavaš { $amount }. Na ktoré karty ich položíš?
prompt-bid = „{ $card }“: koľko ponúkneš? Najviac môžeš { $most }.
prompt-bid-higher = „{ $card }“: ⟦hráč { $seat }⟧ ponúka { $bid }. Ponúkneš viac? Najviac môžeš { $most }.
prompt-landing = „{ $card }“: pošli aspoň jednu jednotku a spolu silu aspoň { $bid }. Zatiaľ: { $total }.
prompt-sacrifice = „{ $card }“ proti hráčovi ⟦{ $seat }⟧: máš { $own }, súper { $other }. Obetuješ jednotky?
prompt-sacrifice-defending = „{ $card }“: ⟦hráč { $seat }⟧ bojuje so silou { $other }, ty { $own }. Obetuješ jednotky?
prompt-defend = „{ $card }“: ⟦hráč { $seat }⟧ útočí silou { $other }, ty máš { $own }. Stačí ti zhoda. Budeš sa brániť?
prompt-pact = { $side ->
    [none] ⟦Hráč { $seat }⟧ ti ponúka zmluvu „{ $card }“. Prijmeš ju?
   *[other] ⟦Hráč { $seat }⟧ ti ponúka zmluvu „{ $card }“; tvoj národ by bol národom { $side }. Prijmeš ju?
}
prompt-lose = { $n ->
    [one] „{ $card }“: prídeš o človiečika. Z ktorej karty?
   *[other] „{ $card }“: prídeš o { $n } človiečikov. Z ktorej karty najprv?
}
prompt-destroy = { $whose ->
    [own] „{ $card }“: ktorú svoju budovu zbúraš?
   *[other] { $n ->
        [one] „{ $card }“: ktorú budovu hráčovi ⟦{ $seat }⟧ zbúraš?
        [few] „{ $card }“: zbúraj hráčovi ⟦{ $seat }⟧ až { $n } budovy rovnakého druhu a stupňa.
       *[other] „{ $card }“: zbúraj hráčovi ⟦{ $seat }⟧ až { $n } budov rovnakého druhu a stupňa.
    }
}
prompt-gain = „{ $card }“: získaš jedlo a suroviny, spolu { $n }. Koľko čoho?
prompt-part = „{ $card }“: prídeš o jedlo a suroviny, spolu { $n }. Koľko čoho?
prompt-plunder = „{ $card }“: vezmi hráčovi ⟦{ $seat }⟧ jedlo a suroviny, spolu { $n }. Koľko čoho?
prompt-turn-down = „{ $card }“: ktorý svoj div otočíš lícom nadol?
prompt-give-up = „{ $card }“: ktorej kolónie sa vzdáš?
prompt-annex = „{ $card }“: ktorú kolóniu hráčovi ⟦{ $seat }⟧ vezmeš?
prompt-take-technology = „{ $card }“: z prevahy nad hráčom ⟦{ $seat }⟧ zostáva { $n }. Vezmeš technológiu, alebo vedu?
prompt-build-or-not = „{ $card }“: postavíš voľným človiečikom zadarmo „{ $building }“?
prompt-settlers = „{ $card }“: smieš prijať až { $gain }. Koľko?
prompt-take-from-row = „{ $card }“: ber si karty z ponuky; máš na to { $civil }.

# --- z čoho sa čísla skladajú ---
part-workers = { $n ->
    [one] „{ $card }“
    [few] „{ $card }“, { $n } človiečikovia
   *[other] „{ $card }“, { $n } človiečikov
}
part-doubled = Šťastné značky sa počítajú dvakrát
