# --- prečo niečo nejde: veta ku každému pravidlu, na ktoré sa odmietnutie môže odvolať ---
whose-turn = Na ťahu je ⟦hráč { $seat }⟧.
whose-choice = Teraz rozhoduje ⟦hráč { $seat }⟧.
not-held = Kartu „{ $card }“ v ruke nemáš.
no-civil-action = Nezostáva ti na to žiadna civilná akcia.
no-military-action = Nezostáva ti na to žiadna vojenská akcia.
no-wonder = Žiadny rozostavaný div nemáš.
choose-politics = Najprv politika: zvoľ jednu politickú akciu, alebo žiadnu.
bid-or-pass = Najprv niečo ponúkni, alebo sa dražby vzdaj.
refusal-TA-8-8 = Teraz zvoľ akciu, alebo ukonči ťah.
refusal-TA-8-9 = { $kind ->
    [play] { not-held }
   *[other] Teraz zvoľ civilnú alebo vojenskú akciu, alebo ukonči ťah.
}
refusal-TA-9-2 = Hra sa už skončila.
refusal-TA-9-4 = { whose-turn }
refusal-TA-9-5 = { whose-turn }
refusal-TA-10-1 = V prvom kole sa len berú karty z ponuky.
refusal-TA-13-1 = „{ $card }“ stojí { $price }; máš { $civil }.
refusal-TA-13-2 = Na tejto pozícii ponuky žiadna karta nie je.
refusal-TA-13-5 = Máš plnú ruku; limit civilných kariet: { $limit }.
refusal-TA-13-8 = Na osobnosť veku { $age } už nemáš nárok: z každého veku je len jedna.
refusal-TA-13-9 = Najprv dostavaj „{ $wonder }“: naraz smieš stavať len jeden div.
refusal-TA-13-10 = „{ $card }“ stojí { $price }, o akciu viac za každý tvoj dostavaný div; máš { $civil }.
refusal-TA-13-12 = Kartu „{ $card }“ už máš, v ruke alebo vyloženú.
refusal-TA-14-1 = { $lack ->
    [price] Zvýšenie populácie stojí { $cost }; máš { $food }.
   *[other] { no-civil-action }
}
refusal-TA-14-2 = Tvoj žltý pruh je prázdny: ďalší človiečikovia už nie sú.
refusal-TA-15-1 = { no-civil-action }
refusal-TA-15-2 = Tvoje štátne zriadenie dovoľuje len { $allowed ->
    [few] { $allowed } mestské budovy
   *[other] { $allowed } mestských budov
} tohto druhu.
refusal-TA-15-3 = { $lack ->
    [worker] Nemáš žiadneho voľného človiečika.
    [price] „{ $card }“ stojí { $cost }; máš { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-15-5 = Technológiu „{ $card }“ nemáš vyloženú.
refusal-TA-15-8 = { $lack ->
    [building] Budovu „{ $card }“ nemáš.
   *[other] { no-civil-action }
}
refusal-TA-15-9 = { $lack ->
    [building] Budovu „{ $old }“ nemáš.
    [technology] { refusal-TA-15-5 }
    [price] Vylepšenie stojí { $cost }; máš { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-15-12 = Vylepšiť sa dá len na vyšší stupeň.
refusal-TA-16-1 = { $lack ->
    [worker] Nemáš žiadneho voľného človiečika.
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
    [price] Vylepšenie stojí { $cost }; máš { $resources }.
   *[other] { no-military-action }
}
refusal-TA-16-6 = { refusal-TA-15-5 }
refusal-TA-17-1 = { $lack ->
    [wonder] { no-wonder }
   *[other] „{ $wonder }“ už toľko častí postaviť nepotrebuje.
}
refusal-TA-17-2 = { $lack ->
    [wonder] { no-wonder }
    [price] Stojí to { $cost }; máš { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-17-5 = Na označenie časti divu už nemáš modrý žetón.
refusal-TA-17-9 = Za jednu civilnú akciu postavíš najviac { $most ->
    [one] { $most } časť
    [few] { $most } časti
   *[other] { $most } častí
} divu.
refusal-TA-18-1 = { no-civil-action }
refusal-TA-19-1 = { no-civil-action }
refusal-TA-19-2 = „{ $card }“ stojí { $needed }; máš { $science }.
refusal-TA-19-10 = Máš „{ $special }“, teda rovnaký druh a nie nižší stupeň.
refusal-TA-20-1 = Revolúciou sa zavádza len štátne zriadenie.
refusal-TA-20-2 = Revolúcia minie všetky civilné akcie: žiadna nesmie byť minutá vopred.
refusal-TA-20-3 = Revolúcia stojí { $needed }; máš { $science }.
refusal-TA-20-9 = Pokojná zmena stojí { $needed }; máš { $science }.
refusal-TA-21-1 = { no-civil-action }
refusal-TA-21-2 = Kartu „{ $card }“ máš z tohto ťahu: zahrať ju smieš až v niektorom ďalšom.
refusal-TA-21-4 = Najprv urob, čo hovorí „{ $performed }“.
refusal-TA-21-5 = { $kind ->
    [play] Čo hovorí „{ $card }“, sa teraz urobiť nedá.
   *[other] Toto karta „{ $performed }“ nerobí.
}
refusal-TA-22-16 = Žetóny sa dajú vyberať ručne len vo fáze akcií, raz do ďalšieho ťahu, a ak máš farmy alebo bane viacerých stupňov.
refusal-TA-22-2 = Najprv vyber žetóny. Musia dať presne to, čo sa platí, a tento sa teraz vrátiť nedá.
refusal-TA-22-5 = Drobné sa kladú len na nižšie karty v hre, musí ich zaplatiť aspoň jeden žetón a v pruhu musia byť žetóny.
refusal-TA-22-6 = Tieto žetóny nedávajú to, čo sa platí. Preplatiť sa dá, len keď to nejde presne.
refusal-TA-22-7 = Tieto žetóny nedávajú to, čo získavaš.
refusal-TA-25-6 = Najprv zvoľ, kde vyťažíš o žetón menej, alebo že nikde.
refusal-TA-26-7 = Najprv odhoď prebytočné vojenské karty.
refusal-TA-26-8 = { not-held }
refusal-TA-27-1 = { $phase ->
    [politics] { choose-politics }
   *[actions] Politika predchádza akciám a v tomto ťahu sa už skončila.
}
refusal-TA-27-3 = { $kind ->
    [attack] { not-held }
   *[other] { choose-politics }
}
refusal-TA-28-1 = { not-held }
refusal-TA-28-10 = { whose-choice }
refusal-TA-28-11 = Najprv zvoľ, či budeš stavať zadarmo.
refusal-TA-30-2 = { whose-choice }
refusal-TA-30-3 = { $kind ->
    [bid] Ponúkni viac než { $highest }.
   *[other] { bid-or-pass }
}
refusal-TA-30-4 = { bid-or-pass }
refusal-TA-30-8 = Najväčšia sila, ktorú môžeš poslať, je { $greatest }.
refusal-TA-30-10 = { $turn ->
    [other] { whose-choice }
   *[own] Tvoja výprava má silu { $force }; potrebuje aspoň { $needs }.
}
refusal-TA-30-11 = { $kind ->
    [send] Ďalšiu jednotku „{ $card }“ už nemáš.
    [spend] Ďalšiu kartu „{ $card }“ v ruke nemáš.
   *[other] Najprv zvoľ, koho pošleš.
}
refusal-TA-30-12 = Poslať musíš aspoň jednu jednotku.
refusal-TA-30-17 = { whose-choice }
refusal-TA-30-27 = Najprv zvoľ, koľko človiečikov prijmeš.
refusal-TA-31-2 = „{ $card }“ stojí { $toll }; máš { $military }.
refusal-TA-31-4 = ⟦Hráč { $target }⟧ nemá nič, čo by „{ $card }“ vzala alebo zničila.
refusal-TA-31-5 = { $whom ->
    [self] Na seba zaútočiť nemôžeš.
    [nobody] Taký hráč v hre nie je.
   *[other] Na hráča ⟦{ $target }⟧ sa teraz zaútočiť nedá.
}
refusal-TA-31-6 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [send] Ďalšiu jednotku „{ $card }“ už nemáš.
       *[other] Najprv zvoľ, ktoré jednotky obetuješ, alebo že žiadne.
    }
}
refusal-TA-31-7 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [send] Ďalšiu jednotku „{ $card }“ už nemáš.
        [spend] Ďalšiu kartu „{ $card }“ v ruke nemáš.
       *[other] Najprv zvoľ, ako sa budeš brániť.
    }
}
refusal-TA-31-15 = Jednotky „{ $card }“ sú v boji, tu o ne prísť nemôžeš.
refusal-TA-31-16 = V poslednom kole sa jednotky neobetujú.
refusal-TA-31-17 = Karty Obrana/Kolonizácia pomáhajú len tomu, kto sa bráni agresii.
refusal-TA-32-1 = { refusal-TA-31-2 }
refusal-TA-32-12 = V poslednom kole sa vojny nevyhlasujú.
refusal-TA-33-1 = { not-held }
refusal-TA-33-2 = { $whom ->
    [self] Zmluva sa ponúka inému hráčovi.
   *[other] Taký hráč v hre nie je.
}
refusal-TA-33-3 = { $turn ->
    [other] { whose-choice }
   *[own] Najprv zmluvu prijmi, alebo odmietni.
}
refusal-TA-33-8 = Takú zmluvu nemáš.
refusal-TA-33-11 = Útočiť ti zakazuje zmluva s hráčom ⟦{ $target }⟧.
refusal-TA-34-1 = { $held ->
    [yes] { no-military-action }
   *[no] { not-held }
}
refusal-TA-36-1 = { $turn ->
    [other] { whose-choice }
   *[own] Najprv zvoľ jednu z ponúkaných kariet.
}
refusal-TA-36-2 = { whose-choice }
refusal-TA-36-3 = { $kind ->
    [lose] Na karte „{ $card }“ žiadneho človiečika nemáš.
   *[other] Najprv zvoľ, z ktorej karty o človiečika prídeš.
}
refusal-TA-36-8 = Naraz sa búrajú len budovy tej istej karty.
refusal-TA-36-9 = { whose-choice }
refusal-TA-36-10 = { whose-choice }
refusal-TA-36-12 = Najprv zvoľ, koľko bude jedla a koľko surovín; spolu to musí byť celé množstvo.
refusal-TA-36-13 = Najprv zvoľ, čo sa zbúra.
refusal-TA-41-1 = Najprv zvoľ, či hráš ďalej.
refusal-TA-42-5 = ⟦Hráč { $target }⟧ už bol napadnutý a teraz je v bezpečí.
refusal-TA-42-9 = { $drawing ->
    [yes] Nezostáva ti vojenská akcia, alebo nie je čo potiahnuť.
   *[no] V tejto hre sa vojenské karty počas ťahu neberú.
}
refusal-TA-43-1 = Bez výpravy kolonizuje len Krištof Kolumbus, raz za hru a kartou z ruky.
refusal-TA-43-3 = S Robespierrom minie revolúcia všetky vojenské akcie: žiadna nesmie byť minutá vopred.
refusal-TA-43-15 = Tvoj zmluvný partner nemá vedu, ktorou by zaplatil.
refusal-TA-43-26 = Potrebuješ na to Fridricha Barbarossu, civilnú akciu, vyloženú technológiu, jedlo a suroviny.
refusal-TA-43-27 = Dovoľuje to len Zaoceánska lodná linka, raz za ťah, a musíš mať jedlo.
refusal-TA-43-28 = S Gándhím na nikoho neútočíš.
refusal-TA-43-34 = { $turn ->
    [other] { whose-choice }
   *[own] Najprv si ber karty z ponuky, alebo s tým skonči.
}
refusal-TA-43-35 = Najprv zvoľ jeden svoj dostavaný div veku A alebo I.
refusal-TA-43-44 = Smie to len strana Dohody o obchodných cestách, raz za ťah, a keď má čo dať.
refusal-TA-43-47 = Vyhlásiť vojnu hráčovi ⟦{ $target }⟧ zakazuje všetkým jeho zmluva.
refusal-TA-43-69 = Najprv si ber karty z ponuky, alebo s tým skonči.
refusal-TA-43-70 = Najprv si vezmi technológiu, na ktorú prevaha stačí, alebo vedu.
refusal-TA-43-72 = { $kind ->
    [destroy] Budova „{ $card }“ tu nie je.
   *[other] Najprv zvoľ, čo sa zbúra.
}
