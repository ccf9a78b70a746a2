# --- proč něco nejde: věta ke každému pravidlu, na které se odmítnutí může odvolat ---
whose-turn = Na tahu je ⟦hráč { $seat }⟧.
whose-choice = Teď rozhoduje ⟦hráč { $seat }⟧.
not-held = Kartu „{ $card }“ v ruce nemáš.
no-civil-action = Nezbývá ti na to žádná civilní akce.
no-military-action = Nezbývá ti na to žádná vojenská akce.
no-wonder = Žádný rozestavěný div nemáš.
choose-politics = Nejdřív politika: zvol jednu politickou akci, nebo žádnou.
bid-or-pass = Nejdřív něco nabídni, nebo se dražby vzdej.
refusal-TA-8-8 = Teď zvol akci, nebo ukonči tah.
refusal-TA-8-9 = { $kind ->
    [play] { not-held }
   *[other] Teď zvol civilní nebo vojenskou akci, nebo ukonči tah.
}
refusal-TA-9-2 = Hra už skončila.
refusal-TA-9-4 = { whose-turn }
refusal-TA-9-5 = { whose-turn }
refusal-TA-10-1 = V prvním kole se jen berou karty z nabídky.
refusal-TA-13-1 = „{ $card }“ stojí { $price }; máš { $civil }.
refusal-TA-13-2 = Na této pozici nabídky žádná karta není.
refusal-TA-13-5 = Máš plnou ruku; limit civilních karet: { $limit }.
refusal-TA-13-8 = Na osobnost věku { $age } už nemáš nárok: z každého věku je jen jedna.
refusal-TA-13-9 = Nejdřív dostav „{ $wonder }“: stavět smíš jen jeden div najednou.
refusal-TA-13-10 = „{ $card }“ stojí { $price }, o akci víc za každý tvůj dostavěný div; máš { $civil }.
refusal-TA-13-12 = Kartu „{ $card }“ už máš, v ruce nebo vyloženou.
refusal-TA-14-1 = { $lack ->
    [price] Zvýšení populace stojí { $cost }; máš { $food }.
   *[other] { no-civil-action }
}
refusal-TA-14-2 = Tvůj žlutý pruh je prázdný: žádní další človíci už nejsou.
refusal-TA-15-1 = { no-civil-action }
refusal-TA-15-2 = Tvé státní zřízení dovoluje jen { $allowed ->
    [few] { $allowed } městské budovy
   *[other] { $allowed } městských budov
} tohoto druhu.
refusal-TA-15-3 = { $lack ->
    [worker] Nemáš žádného volného človíka.
    [price] „{ $card }“ stojí { $cost }; máš { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-15-5 = Technologii „{ $card }“ nemáš vyloženou.
refusal-TA-15-8 = { $lack ->
    [building] Budovu „{ $card }“ nemáš.
   *[other] { no-civil-action }
}
refusal-TA-15-9 = { $lack ->
    [building] Budovu „{ $old }“ nemáš.
    [technology] { refusal-TA-15-5 }
    [price] Vylepšení stojí { $cost }; máš { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-15-12 = Vylepšit jde jen na vyšší stupeň.
refusal-TA-16-1 = { $lack ->
    [worker] Nemáš žádného volného človíka.
    [price] „{ $card }“ stojí { $cost }; máš { $resources }.
   *[other] { no-military-action }
}
refusal-TA-16-3 = { $lack ->
    [building] Jednotku „{ $card }“ nemáš.
   *[other] { no-military-action }
}
refusal-TA-16-4 = { $lack ->
    [building] Jednotku „{ $old }“ nemáš.
    [technology] { refusal-TA-15-5 }
    [price] Vylepšení stojí { $cost }; máš { $resources }.
   *[other] { no-military-action }
}
refusal-TA-16-6 = { refusal-TA-15-5 }
refusal-TA-17-1 = { $lack ->
    [wonder] { no-wonder }
   *[other] „{ $wonder }“ už tolik částí postavit nepotřebuje.
}
refusal-TA-17-2 = { $lack ->
    [wonder] { no-wonder }
    [price] Stojí to { $cost }; máš { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-17-5 = Na označení části divu už nemáš modrý žetonek.
refusal-TA-17-9 = Za jednu civilní akci postavíš nejvýše { $most ->
    [one] { $most } část
    [few] { $most } části
   *[other] { $most } částí
} divu.
refusal-TA-18-1 = { no-civil-action }
refusal-TA-19-1 = { no-civil-action }
refusal-TA-19-2 = „{ $card }“ stojí { $needed }; máš { $science }.
refusal-TA-19-10 = Máš „{ $special }“, tedy stejný druh a ne nižší stupeň.
refusal-TA-20-1 = Revolucí se zavádí jen státní zřízení.
refusal-TA-20-2 = Revoluce spotřebuje všechny civilní akce: žádná nesmí být utracena předem.
refusal-TA-20-3 = Revoluce stojí { $needed }; máš { $science }.
refusal-TA-20-9 = Poklidná změna stojí { $needed }; máš { $science }.
refusal-TA-21-1 = { no-civil-action }
refusal-TA-21-2 = Kartu „{ $card }“ máš z tohoto tahu: zahrát ji smíš až v některém dalším.
refusal-TA-21-4 = Nejdřív udělej, co říká „{ $performed }“.
refusal-TA-21-5 = { $kind ->
    [play] Co říká „{ $card }“, se teď udělat nedá.
   *[other] Tohle karta „{ $performed }“ nedělá.
}
refusal-TA-22-16 = Žetonky lze vybírat ručně jen ve fázi akcí, jednou do příštího tahu, a máš-li farmy nebo doly více stupňů.
refusal-TA-22-2 = Nejdřív vyber žetonky. Musí dát přesně to, co se platí, a tenhle teď vrátit nejde.
refusal-TA-22-5 = Drobné se kladou jen na nižší karty ve hře, musí je zaplatit aspoň jeden žetonek a v pruhu musí být žetonky.
refusal-TA-22-6 = Tyhle žetonky nedávají to, co se platí. Přeplatit jde, jen když to nejde přesně.
refusal-TA-22-7 = Tyhle žetonky nedávají to, co získáváš.
refusal-TA-25-6 = Nejdřív zvol, kde vytěžíš o žetonek méně, nebo že nikde.
refusal-TA-26-7 = Nejdřív odhoď přebytečné vojenské karty.
refusal-TA-26-8 = { not-held }
refusal-TA-27-1 = { $phase ->
    [politics] { choose-politics }
   *[actions] Politika předchází akcím a v tomto tahu už skončila.
}
refusal-TA-27-3 = { $kind ->
    [attack] { not-held }
   *[other] { choose-politics }
}
refusal-TA-28-1 = { not-held }
refusal-TA-28-10 = { whose-choice }
refusal-TA-28-11 = Nejdřív zvol, jestli budeš stavět zdarma.
refusal-TA-30-2 = { whose-choice }
refusal-TA-30-3 = { $kind ->
    [bid] Nabídni víc než { $highest }.
   *[other] { bid-or-pass }
}
refusal-TA-30-4 = { bid-or-pass }
refusal-TA-30-8 = Největší síla, kterou můžeš vypravit, je { $greatest }.
refusal-TA-30-10 = { $turn ->
    [other] { whose-choice }
   *[own] Tvoje výprava má sílu { $force }; potřebuje aspoň { $needs }.
}
refusal-TA-30-11 = { $kind ->
    [send] Další jednotku „{ $card }“ už nemáš.
    [spend] Další kartu „{ $card }“ v ruce nemáš.
   *[other] Nejdřív zvol, koho vypravíš.
}
refusal-TA-30-12 = Vypravit musíš aspoň jednu jednotku.
refusal-TA-30-17 = { whose-choice }
refusal-TA-30-27 = Nejdřív zvol, kolik človíků přijmeš.
refusal-TA-31-2 = „{ $card }“ stojí { $toll }; máš { $military }.
refusal-TA-31-4 = ⟦Hráč { $target }⟧ nemá nic, co by „{ $card }“ vzala nebo zničila.
refusal-TA-31-5 = { $whom ->
    [self] Na sebe zaútočit nemůžeš.
    [nobody] Takový hráč ve hře není.
   *[other] Na hráče ⟦{ $target }⟧ teď zaútočit nejde.
}
refusal-TA-31-6 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [send] Další jednotku „{ $card }“ už nemáš.
       *[other] Nejdřív zvol, které jednotky obětuješ, nebo že žádné.
    }
}
refusal-TA-31-7 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [send] Další jednotku „{ $card }“ už nemáš.
        [spend] Další kartu „{ $card }“ v ruce nemáš.
       *[other] Nejdřív zvol, jak se budeš bránit.
    }
}
refusal-TA-31-15 = Jednotky „{ $card }“ jsou v boji, tady o ně přijít nemůžeš.
refusal-TA-31-16 = V posledním kole se jednotky neobětují.
refusal-TA-31-17 = Karty Obrana/Kolonizace pomáhají jen tomu, kdo se brání agresi.
refusal-TA-32-1 = { refusal-TA-31-2 }
refusal-TA-32-12 = V posledním kole se války nevyhlašují.
refusal-TA-33-1 = { not-held }
refusal-TA-33-2 = { $whom ->
    [self] Smlouva se nabízí jinému hráči.
   *[other] Takový hráč ve hře není.
}
refusal-TA-33-3 = { $turn ->
    [other] { whose-choice }
   *[own] Nejdřív smlouvu přijmi, nebo odmítni.
}
refusal-TA-33-8 = Takovou smlouvu nemáš.
refusal-TA-33-11 = Útočit ti zakazuje smlouva s hráčem ⟦{ $target }⟧.
refusal-TA-34-1 = { $held ->
    [yes] { no-military-action }
   *[no] { not-held }
}
refusal-TA-36-1 = { $turn ->
    [other] { whose-choice }
   *[own] Nejdřív zvol jednu z nabídnutých karet.
}
refusal-TA-36-2 = { whose-choice }
refusal-TA-36-3 = { $kind ->
    [lose] Na kartě „{ $card }“ žádného človíka nemáš.
   *[other] Nejdřív zvol, z které karty o človíka přijdeš.
}
refusal-TA-36-8 = Najednou se boří jen budovy téže karty.
refusal-TA-36-9 = { whose-choice }
refusal-TA-36-10 = { whose-choice }
refusal-TA-36-12 = Nejdřív zvol, kolik bude jídla a kolik surovin; dohromady to musí být celé množství.
refusal-TA-36-13 = Nejdřív zvol, co se zboří.
refusal-TA-41-1 = Nejdřív zvol, jestli hraješ dál.
refusal-TA-42-5 = ⟦Hráč { $target }⟧ už byl napaden a teď je v bezpečí.
refusal-TA-42-9 = { $drawing ->
    [yes] Nezbývá ti vojenská akce, nebo není co si vzít.
   *[no] V této hře se vojenské karty během tahu neberou.
}
refusal-TA-43-1 = Bez výpravy kolonizuje jen Kryštof Kolumbus, jednou za hru a kartou z ruky.
refusal-TA-43-3 = S Robespierrem spotřebuje revoluce všechny vojenské akce: žádná nesmí být utracena předem.
refusal-TA-43-15 = Tvůj smluvní partner nemá vědu, kterou by zaplatil.
refusal-TA-43-26 = Potřebuješ k tomu Fridricha Barbarossu, civilní akci, vyloženou technologii, jídlo a suroviny.
refusal-TA-43-27 = Dovoluje to jen Zaoceánská lodní linka, jednou za tah, a musíš mít jídlo.
refusal-TA-43-28 = S Gándhím na nikoho neútočíš.
refusal-TA-43-34 = { $turn ->
    [other] { whose-choice }
   *[own] Nejdřív si ber karty z nabídky, nebo toho nech.
}
refusal-TA-43-35 = Nejdřív zvol jeden svůj dostavěný div věku A nebo I.
refusal-TA-43-44 = Smí to jen strana Dohody o obchodních cestách, jednou za tah, a když má co dát.
refusal-TA-43-47 = Vyhlásit válku hráči ⟦{ $target }⟧ zakazuje všem jeho smlouva.
refusal-TA-43-69 = Nejdřív si ber karty z nabídky, nebo toho nech.
refusal-TA-43-70 = Nejdřív si vezmi technologii, na kterou převaha stačí, nebo vědu.
refusal-TA-43-72 = { $kind ->
    [destroy] Budova „{ $card }“ tu není.
   *[other] Nejdřív zvol, co se zboří.
}
