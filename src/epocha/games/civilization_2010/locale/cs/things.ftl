# --- názvy věcí a množství jako předmět věty ---
amount = { $what ->
    [trade] { $n ->
        [one] { $n } bod obchodu
        [few] { $n } body obchodu
       *[other] { $n } bodů obchodu
    }
    [culture] { $n ->
        [one] { $n } žeton kultury
        [few] { $n } žetony kultury
       *[other] { $n } žetonů kultury
    }
    [production] { $n ->
        [one] { $n } bod produkce
        [few] { $n } body produkce
       *[other] { $n } bodů produkce
    }
    [combat] bojový bonus { $n }
    [coin] { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
    [resource] { $n ->
        [one] { $n } surovinu
        [few] { $n } suroviny
       *[other] { $n } surovin
    }
    [event] { $n ->
        [one] { $n } kulturní událost
        [few] { $n } kulturní události
       *[other] { $n } kulturních událostí
    }
    [wound] { $n ->
        [one] { $n } zranění
        [few] { $n } zranění
       *[other] { $n } zranění
    }
    [army] { $n ->
        [one] armádu
        [few] { $n } armády
       *[other] { $n } armád
    }
    [scout] { $n ->
        [one] osadníka
        [few] { $n } osadníky
       *[other] { $n } osadníků
    }
    [unit] { $n ->
        [one] { $n } kartu jednotky
        [few] { $n } karty jednotek
       *[other] { $n } karet jednotek
    }
    [hut] { $n ->
        [one] { $n } žeton chýše
        [few] { $n } žetony chýší
       *[other] { $n } žetonů chýší
    }
    [village] { $n ->
        [one] { $n } žeton vesnice
        [few] { $n } žetony vesnic
       *[other] { $n } žetonů vesnic
    }
    [square] { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políček
    }
   *[step] { $n ->
        [one] { $n } krok
        [few] { $n } kroky
       *[other] { $n } kroků
    }
}
either = { $first } nebo { $last }
age = { $age ->
    [ancient] starověký
    [medieval] středověký
   *[modern] moderní
}
terrain = { $terrain ->
    [grassland] pláně
    [forest] les
    [mountain] hory
    [desert] poušť
    [water] voda
   *[city_center] centrum města
}
reward-person = slavnou osobnost
token = { $site ->
    [hut] { $reward } z chýše
   *[village] { $reward } z vesnice
}
token-unseen = { $site ->
    [hut] žeton chýše
   *[village] žeton vesnice
}
a-building = { $what ->
    [harbor] přístav
    [trading_post] obchodní stanici
    [workshop] dílnu
    [iron_mine] železný důl
    [library] knihovnu
    [university] univerzitu
    [granary] sýpku
    [aqueduct] akvadukt
    [market] tržiště
    [bank] banku
    [temple] chrám
    [cathedral] katedrálu
    [barracks] kasárny
    [academy] akademii
   *[city_walls] městské hradby
}
a-wonder = div „{ $name }“
a-person = { $what ->
    [artist] umělce
    [builder] stavitele
    [general] vojevůdce
    [humanitarian] lidumila
    [industrialist] průmyslníka
   *[scientist] vědce
}
a-unit = { $what ->
    [infantry] pěchotu
    [artillery] střelce
    [mounted] jízdu
   *[aircraft] letectvo
}
units-of = { $what ->
    [infantry] pěchota
    [artillery] střelci
    [mounted] jízda
   *[aircraft] letectvo
}
a-figure = { $what ->
    [army] armádu
    [white] bílou armádu
   *[scout] osadníka
}
a-government = { $what ->
    [anarchy] anarchii
    [despotism] despocii
    [republic] republiku
    [monarchy] monarchii
    [feudalism] feudalismus
    [democracy] demokracii
    [communism] komunismus
   *[fundamentalism] fundamentalismus
}
a-city = { $city ->
    [capital] hlavní město
   *[other] město { $city }
}
in-city = { $city ->
    [capital] v hlavním městě
   *[other] ve městě { $city }
}
for-city = { $city ->
    [capital] pro hlavní město
   *[other] pro město { $city }
}
of-city = { $city ->
    [capital] hlavního města
   *[other] města { $city }
}
