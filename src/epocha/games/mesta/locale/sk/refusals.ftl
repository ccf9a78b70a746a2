# --- prečo niečo nejde: veta ku každému pravidlu, na ktoré sa odmietnutie môže odvolať ---
whose-turn = Na ťahu je ⟦hráč { $seat }⟧.
first-announce = Najprv dokonči ohlásenie udalosti „{ $event }“.
nobody-has-cities = { $kind ->
    [against] ⟦Hráč { $target }⟧ nemá na stole žiadne mesto.
   *[use] Nikto iný nemá na stole žiadne mesto.
}
another-player = { $kind ->
    [against] Pre udalosť „{ $event }“ vyber iného hráča.
   *[use] Pre udalosť „{ $event }“ tu nie je žiadny iný hráč.
}
own-city = { $picked ->
    [yes] Mesto { $city } už máš vybrané.
   *[no] { $own ->
        [no] Mesto { $city } na tvojom stole neleží.
       *[yes] Mesto { $city } sa pre udalosť „{ $event }“ nehodí.
    }
}
refusal-ME-2-15 = Ríša tohto veliteľa nie je v hre: kartu nemožno nikdy použiť.
refusal-ME-4-7 = { $kind ->
    [use] Udalosť „{ $event }“ v ruke nemáš.
   *[other] Teraz použi udalosť z ruky, alebo ukonči ťah.
}
refusal-ME-7-1 = { whose-turn }
refusal-ME-7-4 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [offer] Mesto { $city } na tvojom stole neleží.
        [take] Mesto { $city } nemá na stole ⟦hráč { $target }⟧.
       *[other] { first-announce }
    }
}
refusal-ME-7-5 = { $picks ->
    [events] { $kind ->
        [put] Udalosť „{ $event }“ v ruke nemáš.
       *[other] Najprv vyber, ktoré svoje udalosti odovzdáš.
    }
   *[cities] Najprv vyber, ktoré svoje mestá odovzdáš.
}
refusal-ME-7-10 = Teraz vyberá ⟦hráč { $seat }⟧.
refusal-ME-8-1 = Protekciou sa len odpovedá na udalosť, ktorú niekto použil; sama udalosťou ťahu byť nemôže.
refusal-ME-8-5 = „{ $card }“ pred udalosťou „{ $event }“ nechráni.
refusal-ME-8-6 = { refusal-ME-8-5 }
refusal-ME-8-11 = Na udalosť „{ $event }“ sa ťa hra nepýta, alebo už má tvoju odpoveď.
refusal-ME-8-12 = { $kind ->
    [protect] Kartu „{ $card }“ v ruke nemáš.
   *[other] Najprv povedz, či sa pred udalosťou „{ $event }“ budeš chrániť.
}
refusal-ME-9-9 = Na stole musíš mať aspoň { $same } mestá jednej ríše.
refusal-ME-9-10 = Zvoľ ríšu, z ktorej máš na stole aspoň { $same } mestá.
refusal-ME-9-14 = Na stole musíš mať aspoň { $cities } mestá.
refusal-ME-9-17 = { $kind ->
    [against] ⟦Hráč { $target }⟧ nemá na stole žiadne mesto tejto ríše; hlavné mesto sa nepočíta.
   *[use] Nikto iný nemá na stole žiadne mesto tejto ríše; hlavné mesto sa nepočíta.
}
refusal-ME-9-18 = { $picked ->
    [yes] Mesto { $city } už máš vybrané.
   *[no] { $own ->
        [no] Mesto { $city } na tvojom stole neleží.
       *[yes] Odovzdaj mesto ríše, ktorá je na karte, a nie to hlavné.
    }
}
refusal-ME-9-24 = { $own ->
    [no] Mesto { $city } na tvojom stole neleží.
   *[yes] { $part ->
        [0] Najprv vyber hlavné mesto.
       *[other] { $picked ->
            [yes] Mesto { $city } už máš vybrané.
           *[no] Teraz vyber bežné mesto: hlavné sa nepočíta.
        }
    }
}
refusal-ME-9-29 = { $kind ->
    [against] ⟦Hráč { $target }⟧ nemá na stole žiadne mesto na výmenu.
   *[use] Ty aj niekto ďalší musíte mať na stole aspoň jedno mesto.
}
refusal-ME-9-30 = { $turn ->
    [other] Na ponuku teraz odpovedá ⟦hráč { $seat }⟧.
   *[own] Najprv odpovedz na ponuku: prijmi ju, alebo odmietni.
}
refusal-ME-9-32 = { $kind ->
    [against] Výmenu už v tomto ťahu odmieta ⟦hráč { $target }⟧: druhý raz sa nepýtaj.
   *[use] V tomto ťahu už výmenu odmietli všetci, čo majú nejaké mesto.
}
refusal-ME-9-34 = Najprv zvoľ západ, alebo východ.
refusal-ME-9-35 = { $side ->
    [west] Mesto { $city } nie je západné, a odovzdávajú sa len západné.
   *[east] Mesto { $city } nie je východné, a odovzdávajú sa len východné.
}
refusal-ME-9-36 = { own-city }
refusal-ME-9-37 = Mesto { $city } je neutrálne: tie sa pri nepokojoch nikdy neodovzdávajú.
refusal-ME-9-41 = Na útok musíš mať na stole hlavné mesto.
refusal-ME-9-43 = { nobody-has-cities }
refusal-ME-9-45 = Na obchod musíš mať na stole hlavné mesto.
refusal-ME-9-46 = { nobody-has-cities }
refusal-ME-9-48 = Nemáš na stole žiadne mesto, ktoré by bolo možné odovzdať.
refusal-ME-9-54 = Vyber jedno z neutrálnych miest, ktoré má ⟦hráč { $owner }⟧.
refusal-ME-9-56 = Na stole musíš mať hlavné mesto a mesto s divom sveta.
refusal-ME-9-60 = { nobody-has-cities }
refusal-ME-9-61 = { own-city }
refusal-ME-9-64 = Najprv zvoľ: vymeníš vlastné udalosti, alebo o ne pripravíš iného hráča.
refusal-ME-9-65 = { $kind ->
    [put] Udalosť „{ $event }“ v ruke nemáš.
   *[other] Najprv vyber udalosti na výmenu, alebo že už ďalej nevymieňaš.
}
refusal-ME-9-67 = { $kind ->
    [against] Vyber iného hráča, ktorý má v ruke udalosti.
   *[other] Nikto iný nemá v ruke žiadnu udalosť.
}
refusal-ME-9-69 = { own-city }
refusal-ME-9-75 = { own-city }
refusal-ME-9-78 = { another-player }
refusal-ME-9-81 = { another-player }
refusal-ME-9-84 = { another-player }
refusal-ME-11-1 = Hra sa už skončila.
