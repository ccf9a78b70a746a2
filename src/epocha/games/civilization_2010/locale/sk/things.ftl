# --- názvy vecí a množstvá ako predmet vety ---
amount = { $what ->
    [trade] { $n ->
        [one] { $n } bod obchodu
        [few] { $n } body obchodu
       *[other] { $n } bodov obchodu
    }
    [culture] { $n ->
        [one] { $n } žetón kultúry
        [few] { $n } žetóny kultúry
       *[other] { $n } žetónov kultúry
    }
    [production] { $n ->
        [one] { $n } bod produkcie
        [few] { $n } body produkcie
       *[other] { $n } bodov produkcie
    }
    [combat] bojový bonus { $n }
    [coin] { $n ->
        [one] { $n } mincu
        [few] { $n } mince
       *[other] { $n } mincí
    }
    [resource] { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovín
    }
    [event] { $n ->
        [one] { $n } kultúrnu udalosť
        [few] { $n } kultúrne udalosti
       *[other] { $n } kultúrnych udalostí
    }
    [wound] { $n ->
        [one] { $n } zranenie
        [few] { $n } zranenia
       *[other] { $n } zranení
    }
    [army] { $n ->
        [one] armádu
        [few] { $n } armády
       *[other] { $n } armád
    }
    [scout] { $n ->
        [one] osadníka
        [few] { $n } osadníkov
       *[other] { $n } osadníkov
    }
    [unit] { $n ->
        [one] { $n } kartu jednotky
        [few] { $n } karty jednotiek
       *[other] { $n } kariet jednotiek
    }
    [hut] { $n ->
        [one] { $n } žetón chyže
        [few] { $n } žetóny chyží
       *[other] { $n } žetónov chyží
    }
    [village] { $n ->
        [one] { $n } žetón dediny
        [few] { $n } žetóny dedín
       *[other] { $n } žetónov dedín
    }
    [square] { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políčok
    }
   *[step] { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } krokov
    }
}
either = { $first } alebo { $last }
age = { $age ->
    [ancient] staroveký
    [medieval] stredoveký
   *[modern] moderný
}
terrain = { $terrain ->
    [grassland] pláne
    [forest] les
    [mountain] hory
    [desert] púšť
    [water] voda
   *[city_center] centrum mesta
}
reward-person = slávnu osobnosť
token = { $site ->
    [hut] { $reward } z chyže
   *[village] { $reward } z dediny
}
token-unseen = { $site ->
    [hut] žetón chyže
   *[village] žetón dediny
}
a-building = { $what ->
    [harbor] prístav
    [trading_post] obchodnú stanicu
    [workshop] dielňu
    [iron_mine] železnú baňu
    [library] knižnicu
    [university] univerzitu
    [granary] sýpku
    [aqueduct] akvadukt
    [market] trhovisko
    [bank] banku
    [temple] chrám
    [cathedral] katedrálu
    [barracks] kasárne
    [academy] akadémiu
   *[city_walls] mestské hradby
}
a-wonder = div „{ $name }“
a-person = { $what ->
    [artist] umelca
    [builder] staviteľa
    [general] vojvodcu
    [humanitarian] ľudomila
    [industrialist] priemyselníka
   *[scientist] vedca
}
a-unit = { $what ->
    [infantry] pechotu
    [artillery] strelcov
    [mounted] jazdu
   *[aircraft] letecké jednotky
}
units-of = { $what ->
    [infantry] pechota
    [artillery] strelci
    [mounted] jazda
   *[aircraft] letecké jednotky
}
a-figure = { $what ->
    [army] armádu
    [white] bielu armádu
   *[scout] osadníka
}
a-government = { $what ->
    [anarchy] anarchiu
    [despotism] despotizmus
    [republic] republiku
    [monarchy] monarchiu
    [feudalism] feudalizmus
    [democracy] demokraciu
    [communism] komunizmus
   *[fundamentalism] fundamentalizmus
}
a-city = { $city ->
    [capital] hlavné mesto
   *[other] mesto { $city }
}
in-city = { $city ->
    [capital] v hlavnom meste
   *[other] v meste { $city }
}
for-city = { $city ->
    [capital] pre hlavné mesto
   *[other] pre mesto { $city }
}
of-city = { $city ->
    [capital] hlavného mesta
   *[other] mesta { $city }
}
