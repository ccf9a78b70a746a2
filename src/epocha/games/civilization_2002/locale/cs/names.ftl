# --- jména toho, co není karta ani region: ta stojí v components.toml a map.toml ---
class-infantry = Pěchota
class-cavalry = Jízda
class-artillery = Střelectvo
class-fleet = Loďstvo
class-aircraft = Letectvo
class-settler = Osadníci
phase-purchase = Nákupy
phase-movement = Pohyb a bitvy
phase-trade = Obchod
phase-production = Výroba
milestone-settlements = { $size ->
    [metropolis] { $n ->
        [one] { $n } metropole
        [few] { $n } metropole
       *[other] { $n } metropolí
    }
    [city] { $n ->
        [one] { $n } město
        [few] { $n } města
       *[other] { $n } měst
    }
    [town] { $n ->
        [one] { $n } maloměsto
        [few] { $n } maloměsta
       *[other] { $n } maloměst
    }
   *[village] { $n ->
        [one] { $n } vesnice
        [few] { $n } vesnice
       *[other] { $n } vesnic
    }
}
milestone-technologies = { $era ->
    [ancient] { $n ->
        [one] { $n } starověká technologie
        [few] { $n } starověké technologie
       *[other] { $n } starověkých technologií
    }
    [medieval] { $n ->
        [one] { $n } středověká technologie
        [few] { $n } středověké technologie
       *[other] { $n } středověkých technologií
    }
    [industrial] { $n ->
        [one] { $n } průmyslová technologie
        [few] { $n } průmyslové technologie
       *[other] { $n } průmyslových technologií
    }
   *[modern] { $n ->
        [one] { $n } moderní technologie
        [few] { $n } moderní technologie
       *[other] { $n } moderních technologií
    }
}
milestone-armies = { $era ->
    [ancient] { $n ->
        [one] { $n } starověká armáda
        [few] { $n } starověké armády
       *[other] { $n } starověkých armád
    }
    [medieval] { $n ->
        [one] { $n } středověká armáda
        [few] { $n } středověké armády
       *[other] { $n } středověkých armád
    }
    [industrial] { $n ->
        [one] { $n } průmyslová armáda
        [few] { $n } průmyslové armády
       *[other] { $n } průmyslových armád
    }
   *[modern] { $n ->
        [one] { $n } moderní armáda
        [few] { $n } moderní armády
       *[other] { $n } moderních armád
    }
}
milestone-fleets = { $era ->
    [ancient] { $n ->
        [one] { $n } starověká loď
        [few] { $n } starověké lodě
       *[other] { $n } starověkých lodí
    }
    [medieval] { $n ->
        [one] { $n } středověká loď
        [few] { $n } středověké lodě
       *[other] { $n } středověkých lodí
    }
    [industrial] { $n ->
        [one] { $n } průmyslová loď
        [few] { $n } průmyslové lodě
       *[other] { $n } průmyslových lodí
    }
   *[modern] { $n ->
        [one] { $n } moderní loď
        [few] { $n } moderní lodě
       *[other] { $n } moderních lodí
    }
}
milestone-gold = { gold }
# --- části vět ---
place = { $name }
a-piece = { $what ->
    [swordsman] šermíře
    [horseman] jezdce
    [catapult] katapult
    [galley] galéru
    [man_at_arms] těžkou pěchotu
    [knight] rytíře
    [caravel] karavelu
    [musketeer] mušketýra
    [dragoon] dragouna
    [cannon] kanón
    [frigate] fregatu
    [machine_gunner] kulometčíka
    [tank] tank
    [howitzer] houfnici
    [battleship] bojovou loď
    [jet] tryskový letoun
    [spearman] kopiníka
    [chariot] bojový vůz
    [trebuchet] trebuchet
    [galleon] galeonu
    [rifleman] střelce
    [artillery] dělostřelectvo
    [ironclad] pancéřovou loď
    [mechanized_infantry] motorizovanou pěchotu
    [modern_armor] těžký tank
    [rocket_artillery] mobilní raketomet
    [cruise_missile] řízenou střelu
    [carrier] letadlovou loď
    [biplane] dvojplošník
    [monoplane] jednoplošník
    [stealth_aircraft] letoun Stealth
   *[settler] osadníka
}
a-settlement = { $size ->
    [1] vesnici
    [2] maloměsto
    [3] město
   *[4] metropoli
}
the-settlement = { a-settlement }
piece-spent = { $piece } ({ $left ->
    [0] bez kroků
    [one] zbývá { $left } krok
    [few] zbývají { $left } kroky
   *[other] zbývá { $left } kroků
})
piece-loaded = { $piece } (na palubě: { $cargo })
neutral-unit = neutrální jízda
gold = { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}
nothing = nic
quoted = „{ $name }“
