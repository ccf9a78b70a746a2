# --- proč něco nejde: věta ke každému pravidlu, na které se odmítnutí může odvolat ---
whose-turn = Na tahu je ⟦hráč { $seat }⟧.
first-announce = Nejdřív dokonči ohlášení události „{ $event }“.
nobody-has-cities = { $kind ->
    [against] ⟦Hráč { $target }⟧ nemá na stole žádné město.
   *[use] Nikdo jiný nemá na stole žádné město.
}
another-player = { $kind ->
    [against] Pro událost „{ $event }“ vyber jiného hráče.
   *[use] Pro událost „{ $event }“ tu není žádný jiný hráč.
}
own-city = { $picked ->
    [yes] Město { $city } už máš vybrané.
   *[no] { $own ->
        [no] Město { $city } na tvém stole neleží.
       *[yes] Město { $city } se pro událost „{ $event }“ nehodí.
    }
}
refusal-ME-2-15 = Říše tohoto velitele není ve hře: kartu nelze nikdy použít.
refusal-ME-4-7 = { $kind ->
    [use] Událost „{ $event }“ v ruce nemáš.
   *[other] Teď použij událost z ruky, nebo ukonči tah.
}
refusal-ME-7-1 = { whose-turn }
refusal-ME-7-4 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [offer] Město { $city } na tvém stole neleží.
        [take] Město { $city } nemá na stole ⟦hráč { $target }⟧.
       *[other] { first-announce }
    }
}
refusal-ME-7-5 = { $picks ->
    [events] { $kind ->
        [put] Událost „{ $event }“ v ruce nemáš.
       *[other] Nejdřív vyber, které své události odevzdáš.
    }
   *[cities] Nejdřív vyber, která svá města odevzdáš.
}
refusal-ME-7-10 = Teď vybírá ⟦hráč { $seat }⟧.
refusal-ME-8-1 = Protekcí se jen odpovídá na událost, kterou někdo použil; sama událostí tahu být nemůže.
refusal-ME-8-5 = „{ $card }“ před událostí „{ $event }“ nechrání.
refusal-ME-8-6 = { refusal-ME-8-5 }
refusal-ME-8-11 = Na událost „{ $event }“ se tě hra neptá, nebo už má tvoji odpověď.
refusal-ME-8-12 = { $kind ->
    [protect] Kartu „{ $card }“ v ruce nemáš.
   *[other] Nejdřív řekni, zda se před událostí „{ $event }“ budeš chránit.
}
refusal-ME-9-9 = Na stole musíš mít aspoň { $same } města jedné říše.
refusal-ME-9-10 = Zvol říši, ze které máš na stole aspoň { $same } města.
refusal-ME-9-14 = Na stole musíš mít aspoň { $cities } města.
refusal-ME-9-17 = { $kind ->
    [against] ⟦Hráč { $target }⟧ nemá na stole žádné město této říše; hlavní město se nepočítá.
   *[use] Nikdo jiný nemá na stole žádné město této říše; hlavní město se nepočítá.
}
refusal-ME-9-18 = { $picked ->
    [yes] Město { $city } už máš vybrané.
   *[no] { $own ->
        [no] Město { $city } na tvém stole neleží.
       *[yes] Předej město říše, která je na kartě, a ne to hlavní.
    }
}
refusal-ME-9-24 = { $own ->
    [no] Město { $city } na tvém stole neleží.
   *[yes] { $part ->
        [0] Nejdřív vyber hlavní město.
       *[other] { $picked ->
            [yes] Město { $city } už máš vybrané.
           *[no] Teď vyber běžné město: hlavní se nepočítá.
        }
    }
}
refusal-ME-9-29 = { $kind ->
    [against] ⟦Hráč { $target }⟧ nemá na stole žádné město na výměnu.
   *[use] Ty i někdo další musíte mít na stole aspoň jedno město.
}
refusal-ME-9-30 = { $turn ->
    [other] Na nabídku teď odpovídá ⟦hráč { $seat }⟧.
   *[own] Nejdřív odpověz na nabídku: přijmi ji, nebo odmítni.
}
refusal-ME-9-32 = { $kind ->
    [against] Výměnu už v tomto tahu odmítá ⟦hráč { $target }⟧: podruhé se neptej.
   *[use] V tomto tahu už výměnu odmítli všichni, kdo mají nějaké město.
}
refusal-ME-9-34 = Nejdřív zvol západ, nebo východ.
refusal-ME-9-35 = { $side ->
    [west] Město { $city } není západní, a odevzdávají se jen západní.
   *[east] Město { $city } není východní, a odevzdávají se jen východní.
}
refusal-ME-9-36 = { own-city }
refusal-ME-9-37 = Město { $city } je neutrální: ta se při nepokojích nikdy neodevzdávají.
refusal-ME-9-41 = K útoku musíš mít na stole hlavní město.
refusal-ME-9-43 = { nobody-has-cities }
refusal-ME-9-45 = K obchodu musíš mít na stole hlavní město.
refusal-ME-9-46 = { nobody-has-cities }
refusal-ME-9-48 = Nemáš na stole žádné město, které by šlo odevzdat.
refusal-ME-9-54 = Vyber jedno z neutrálních měst, která má ⟦hráč { $owner }⟧.
refusal-ME-9-56 = Na stole musíš mít hlavní město a město s divem světa.
refusal-ME-9-60 = { nobody-has-cities }
refusal-ME-9-61 = { own-city }
refusal-ME-9-64 = Nejdřív zvol: vyměníš vlastní události, nebo o ně připravíš jiného hráče.
refusal-ME-9-65 = { $kind ->
    [put] Událost „{ $event }“ v ruce nemáš.
   *[other] Nejdřív vyber události na výměnu, nebo že už dál nevyměňuješ.
}
refusal-ME-9-67 = { $kind ->
    [against] Vyber jiného hráče, který má v ruce události.
   *[other] Nikdo jiný nemá v ruce žádnou událost.
}
refusal-ME-9-69 = { own-city }
refusal-ME-9-75 = { own-city }
refusal-ME-9-78 = { another-player }
refusal-ME-9-81 = { another-player }
refusal-ME-9-84 = { another-player }
refusal-ME-11-1 = Hra už skončila.
