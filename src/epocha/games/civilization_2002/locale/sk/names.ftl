# --- mená toho, čo nie je karta ani región: tie stoja v components.toml a map.toml ---
class-infantry = Pechota
class-cavalry = Jazda
class-artillery = Strelectvo
class-fleet = Loďstvo
class-aircraft = Letectvo
class-settler = Osadníci
phase-purchase = Nákupy
phase-movement = Pohyb a bitky
phase-trade = Obchod
phase-production = Výroba
milestone-settlements = { $size ->
    [metropolis] { $n ->
        [one] { $n } metropola
        [few] { $n } metropoly
       *[other] { $n } metropol
    }
    [city] { $n ->
        [one] { $n } mesto
        [few] { $n } mestá
       *[other] { $n } miest
    }
    [town] { $n ->
        [one] { $n } mestečko
        [few] { $n } mestečká
       *[other] { $n } mestečiek
    }
   *[village] { $n ->
        [one] { $n } dedina
        [few] { $n } dediny
       *[other] { $n } dedín
    }
}
milestone-technologies = { $era ->
    [ancient] { $n ->
        [one] { $n } staroveká technológia
        [few] { $n } staroveké technológie
       *[other] { $n } starovekých technológií
    }
    [medieval] { $n ->
        [one] { $n } stredoveká technológia
        [few] { $n } stredoveké technológie
       *[other] { $n } stredovekých technológií
    }
    [industrial] { $n ->
        [one] { $n } priemyselná technológia
        [few] { $n } priemyselné technológie
       *[other] { $n } priemyselných technológií
    }
   *[modern] { $n ->
        [one] { $n } moderná technológia
        [few] { $n } moderné technológie
       *[other] { $n } moderných technológií
    }
}
milestone-armies = { $era ->
    [ancient] { $n ->
        [one] { $n } staroveká armáda
        [few] { $n } staroveké armády
       *[other] { $n } starovekých armád
    }
    [medieval] { $n ->
        [one] { $n } stredoveká armáda
        [few] { $n } stredoveké armády
       *[other] { $n } stredovekých armád
    }
    [industrial] { $n ->
        [one] { $n } priemyselná armáda
        [few] { $n } priemyselné armády
       *[other] { $n } priemyselných armád
    }
   *[modern] { $n ->
        [one] { $n } moderná armáda
        [few] { $n } moderné armády
       *[other] { $n } moderných armád
    }
}
milestone-fleets = { $era ->
    [ancient] { $n ->
        [one] { $n } staroveká loď
        [few] { $n } staroveké lode
       *[other] { $n } starovekých lodí
    }
    [medieval] { $n ->
        [one] { $n } stredoveká loď
        [few] { $n } stredoveké lode
       *[other] { $n } stredovekých lodí
    }
    [industrial] { $n ->
        [one] { $n } priemyselná loď
        [few] { $n } priemyselné lode
       *[other] { $n } priemyselných lodí
    }
   *[modern] { $n ->
        [one] { $n } moderná loď
        [few] { $n } moderné lode
       *[other] { $n } moderných lodí
    }
}
milestone-gold = { gold }
# --- časti viet ---
place = { $name }
a-piece = { $what ->
    [swordsman] šermiara
    [horseman] jazdca
    [catapult] katapult
    [galley] galéru
    [man_at_arms] ťažkú pechotu
    [knight] rytiera
    [caravel] karavelu
    [musketeer] mušketiera
    [dragoon] dragúna
    [cannon] kanón
    [frigate] fregatu
    [machine_gunner] guľometčíka
    [tank] tank
    [howitzer] húfnicu
    [battleship] bojovú loď
    [jet] prúdové lietadlo
    [spearman] kopijníka
    [chariot] bojový voz
    [trebuchet] trebuchet
    [galleon] galeónu
    [rifleman] strelca
    [artillery] delostrelectvo
    [ironclad] pancierovú loď
    [mechanized_infantry] motorizovanú pechotu
    [modern_armor] ťažký tank
    [rocket_artillery] mobilný raketomet
    [cruise_missile] riadenú strelu
    [carrier] lietadlovú loď
    [biplane] dvojplošník
    [monoplane] jednoplošník
    [stealth_aircraft] lietadlo Stealth
   *[settler] osadníka
}
a-settlement = { $size ->
    [1] dedinu
    [2] mestečko
    [3] mesto
   *[4] metropolu
}
the-settlement = { a-settlement }
piece-spent = { $piece } ({ $left ->
    [0] bez krokov
    [one] zostáva { $left } krok
    [few] zostávajú { $left } kroky
   *[other] zostáva { $left } krokov
})
piece-loaded = { $piece } (na palube: { $cargo })
neutral-unit = neutrálna jazda
gold = { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}
nothing = nič
quoted = „{ $name }“
