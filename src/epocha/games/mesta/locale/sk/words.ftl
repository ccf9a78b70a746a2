# --- hra ---
title = Mestá
about = Jeden až šiesti vládcovia v každom ťahu vyložia jedno mesto starovekého Stredomoria, tajne si potiahnu udalosť a rozhodnú sa, kedy ju použijú. Kto má na stole všetkých šesť miest jednej ríše, skompletizoval ju a má bod; kto prvý spojí sedem divov sveta, získa bodov päť.
option-size = Veľkosť hry
option-size-help = Koľko ríš sa hrá a či sú v hre neutrálne mestá. Plná hra je pre stratégov, ktorí majú dosť času; menšie hry sú rýchlejšie.
option-size-full = Plná hra
option-size-normal_5n = Bežná hra, 5 ríš a neutrálne mestá
option-size-normal_6 = Bežná hra, 6 ríš
option-size-quick_4n = Rýchla hra, 4 ríše a neutrálne mestá
option-size-quick_5 = Rýchla hra, 5 ríš
option-size-very_short = Veľmi krátka hra
option-empires = Ríše v hre
option-empires-help = Vyber ich presne toľko, koľko ich má zvolená veľkosť hry; ak nevyberieš žiadnu, hrá sa s obvyklými.
option-empires-rome = Rím
option-empires-greece = Grécko
option-empires-carthage = Kartágo
option-empires-egypt = Egypt
option-empires-persia = Perzia
option-empires-celts = Kelti
option-empires-jews = Židia
option-empires-etruscans = Etruskovia
option-wonders_goal = Hra na divy sveta
option-wonders_goal-help = Kto má prvý všetkých sedem miest s divom sveta, získa 5 bodov; iba ak sú v hre Grécko, Egypt a Perzia.
option-teams = Tímy
option-teams-help = Body tímu sa sčítavajú a spojenci si navzájom vidia udalosti. Pri stole sa tímy striedajú.
option-teams-none = Každý sám za seba
option-teams-2v2 = 2 proti 2
option-teams-3v3 = 3 proti 3
option-teams-2v2v2 = 2 proti 2 proti 2
option-first_player = Prvý hráč
option-first_player-help = Kto začína každé kolo.
option-first_player-0 = určí žreb
option-first_player-n = miesto { $n }
option-unused_event_cards = Nepotrebné karty udalostí
option-unused_event_cards-help = Čo sa stane s udalosťami, ktoré sa týkajú ríš alebo neutrálnych miest mimo hry.
option-unused_event_cards-remove = Vyradiť
option-unused_event_cards-keep_commanders = Ponechať len veliteľov
option-unused_event_cards-keep_all = Ponechať všetky
option-excluded_events = Vyradené udalosti
option-excluded_events-help = Udalosti, ktoré sa vyradia so všetkými svojimi kartami. Bez veliteľov, Moru alebo Potopy je hra rýchlejšia, bez protekcií pomalšia.
option-excluded_events-commander_rome = Rímsky veliteľ
option-excluded_events-commander_greece = Grécky veliteľ
option-excluded_events-commander_carthage = Kartáginský veliteľ
option-excluded_events-commander_egypt = Egyptský veliteľ
option-excluded_events-commander_persia = Perzský veliteľ
option-excluded_events-commander_celts = Keltský veliteľ
option-excluded_events-commander_jews = Židovský veliteľ
option-excluded_events-commander_etruscans = Etruský veliteľ
option-excluded_events-festival_great = Veľký festival
option-excluded_events-festival_middle = Stredný festival
option-excluded_events-festival_small = Malý festival
option-excluded_events-unification = Zjednotenie
option-excluded_events-charisma = Charizma
option-excluded_events-wrath_rome = Hnev bohov: rímske mestá
option-excluded_events-wrath_greece = Hnev bohov: grécke mestá
option-excluded_events-wrath_carthage = Hnev bohov: kartáginské mestá
option-excluded_events-wrath_egypt = Hnev bohov: egyptské mestá
option-excluded_events-wrath_persia = Hnev bohov: perzské mestá
option-excluded_events-wrath_celts = Hnev bohov: keltské mestá
option-excluded_events-wrath_jews = Hnev bohov: židovské mestá
option-excluded_events-wrath_etruscans = Hnev bohov: etruské mestá
option-excluded_events-games_army = Hry: Armáda
option-excluded_events-games_culture = Hry: Kultúra
option-excluded_events-games_navy = Hry: Námorníctvo
option-excluded_events-games_agriculture = Hry: Roľníctvo
option-excluded_events-games_slavery = Hry: Otroctvo
option-excluded_events-games_metallurgy = Hry: Hutníctvo
option-excluded_events-games_banking = Hry: Bankovníctvo
option-excluded_events-games_building = Hry: Staviteľstvo
option-excluded_events-plague = Mor
option-excluded_events-friendly_exchange = Priateľská výmena
option-excluded_events-unrest_small = Malé nepokoje
option-excluded_events-unrest_great = Veľké nepokoje
option-excluded_events-loss_of_influence = Strata vplyvu
option-excluded_events-protection_small = Malá protekcia
option-excluded_events-protection = Protekcia
option-excluded_events-protection_great = Veľká protekcia
option-excluded_events-attack = Útok
option-excluded_events-victory = Víťazstvo
option-excluded_events-wonders_influence = Vplyv na divy sveta
option-excluded_events-revolt = Vzbura
option-excluded_events-trade = Obchod
option-excluded_events-crisis_metallurgy_army = Hospodárska kríza: hutníctvo a armáda
option-excluded_events-crisis_building_culture = Hospodárska kríza: staviteľstvo a kultúra
option-excluded_events-crisis_agriculture_navy = Hospodárska kríza: roľníctvo a námorníctvo
option-excluded_events-crisis_slavery_banking = Hospodárska kríza: otroctvo a bankovníctvo
option-excluded_events-education = Vzdelanosť
option-excluded_events-barbarians = Barbari
option-excluded_events-calm_before_storm = Ticho pred búrkou
option-excluded_events-uncovering_monuments = Odkrývanie pamiatok
option-excluded_events-curse = Prekliatie
option-excluded_events-espionage = Špionáž
option-excluded_events-flood = Potopa
option-unrest_destination = Mestá odovzdané pri Nepokojoch dostane
option-unrest_destination-help = Podľa karty ich dostane jej vlastník; podľa staršieho výkladu idú pod kôpku miest.
option-unrest_destination-actor = vlastník karty
option-unrest_destination-city_pile = kôpka miest
option-solo_disasters = Pohromy v hre pre jedného hráča
option-solo_disasters-help = Udalosti, ktoré sa vykonajú hneď po potiahnutí, aby hra pre jedného nebola taká ľahká. Dobre sa k sebe hodia Mor, Barbari a Potopa.
option-solo_disasters-plague = Mor
option-solo_disasters-barbarians = Barbari
option-solo_disasters-flood = Potopa
option-solo_disasters-crisis = Hospodárska kríza
option-solo_disasters-commander = Velitelia
option-stall_rounds = Kolá bez pohybu kariet
option-stall_rounds-help = Keď sa v toľkých celých kolách za sebou nepohne žiadna karta, hra sa skončí a vyhodnotí sa tak, ako stojí.
option-max_rounds = Limit kôl
option-max_rounds-help = Po tomto kole sa hra skončí a vyhodnotí sa tak, ako stojí.
option-max_rounds-0 = bez obmedzenia
option-max_rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
   *[other] { $n } kôl
}
option-stall_rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
   *[other] { $n } kôl
}
option-cities_file = Vlastný zoznam miest
option-cities_file-help = Zoznam 54 miest vo formáte TOML, s ktorým sa bude hrať namiesto dodaného; prázdne pole znamená dodaný zoznam.
preset-short = Krátka hra: 3 ríše
preset-quick = Rýchla hra: 4 ríše a neutrálne mestá
preset-normal = Bežná hra: 5 ríš a neutrálne mestá
preset-full = Plná hra: všetkých 8 ríš a neutrálne mestá
wrong-seat = Miesto { $seat } pri tomto stole nie je: { $players ->
    [one] má len { $players } miesto
    [few] má len { $players } miesta
   *[other] má len { $players } miest
}.
wrong-empires = Pri tejto dĺžke sa hrá s počtom ríš { $wanted }; vybraných je { $named }.
wrong-teams = Na tieto tímy treba hráčov: { $wanted }; pri stole ich je { $players }.
wrong-disasters = Pohromy sú len pre hru jedného hráča.
wrong-no-events = Nechaj v hre nejaké udalosti, inak by nikto nikdy nemal na výber.
wrong-cities = Tento zoznam miest sa nedá použiť: { $detail }
end-complete = Koniec: všetky ríše sú kompletné.
end-stall = Koniec: príliš dlho sa nepohla žiadna karta; hra sa vyhodnocuje tak, ako stojí.
end-cap = Koniec: bol dosiahnutý limit kôl; hra sa vyhodnocuje tak, ako stojí.
end-cut-off = Hra bola prerušená a nemá výsledok.
end-stall-lost = Koniec: príliš dlho sa nepohla žiadna karta a nie všetky ríše sú kompletné.
end-cap-lost = Koniec: bol dosiahnutý limit kôl a nie všetky ríše sú kompletné.
result-turns = { $turns ->
    [one] { $turns } ťah
    [few] { $turns } ťahy
   *[other] { $turns } ťahov
}
result-lost = nedokončené
step-use-event = Použitie udalosti
step-name-target = Voľba hráča
step-name-empire = Voľba ríše
step-name-side = Voľba strany
step-name-mode = Voľba účinku
step-name-own-city = Voľba vlastného mesta
step-name-their-city = Voľba mesta iného hráča
step-consent = Odpoveď na ponuku
step-react = Reakcia
step-give-cities = Odovzdanie miest
step-take-cities = Výber cudzieho mesta
step-give-events = Odovzdanie udalostí
step-exchange-events = Výmena udalostí
symbol-score = Skóre
symbol-empires = Ríše
symbol-cities = Mestá
symbol-capitals = Hlavné mestá
symbol-wonders = Divy sveta
symbol-neutral = Neutrálne mestá
symbol-events = Udalosti

# --- karty a hráči, používajú sa vnútri viet ---
and = { $a } a { $b }
cities-named = { $n ->
    [one] mesto { $names }
   *[other] mestá { $names }
}
city-label = { $status ->
    [capital] { $city } ({ $empire }, hlavné mesto)
    [wonder] { $city } ({ $empire }, div sveta)
    [neutral] { $city } (neutrálne)
   *[ordinary] { $city } ({ $empire })
}
city-short = { $status ->
    [capital] { $city } (hlavné)
    [wonder] { $city } (div)
   *[ordinary] { $city }
}
cities-object = { $n ->
    [one] { $n } mesto
    [few] { $n } mestá
   *[other] { $n } miest
}
events-object = { $n ->
    [one] { $n } udalosť
    [few] { $n } udalosti
   *[other] { $n } udalostí
}
cities-of-empire = { $empire ->
    [rome] rímske mestá
    [greece] grécke mestá
    [carthage] kartáginské mestá
    [egypt] egyptské mestá
    [persia] perzské mestá
    [celts] keltské mestá
    [jews] židovské mestá
   *[etruscans] etruské mestá
}
side-name = { $side ->
    [west] západe
   *[east] východe
}

# --- čo by urobila udalosť, ktorú možno použiť, za jej názvom ---
told-use = { $text }
told-use-sweeping = { $text } Stratené mestá: ty { $own }, ostatní { $others }.
told-use-gathering = { $text } Ostatní ich teraz majú { $others }.
told-use-games = { $text } Máš { $own ->
    [one] { $own } bod
    [few] { $own } body
   *[other] { $own } bodov
}, najlepší z ostatných { $best }.

# --- čo by akcia znamenala: veta na jej tlačidle ---
do-pass = Nechaj si udalosti a ukonči ťah
do-use = Použi udalosť „{ $event }“. { told-use }
do-use-sweeping = Použi udalosť „{ $event }“. { told-use-sweeping }
do-use-gathering = Použi udalosť „{ $event }“. { told-use-gathering }
do-use-games = Použi udalosť „{ $event }“. { told-use-games }
do-name-target = { $kind ->
    [attack] Zaútoč na hráča ⟦{ $seat }⟧, ktorý má { $cities ->
        [one] { $cities } mesto
        [few] { $cities } mestá
       *[other] { $cities } miest
    }
    [trade] Obchoduj s hráčom ⟦{ $seat }⟧, ktorý má { $cities ->
        [one] { $cities } mesto
        [few] { $cities } mestá
       *[other] { $cities } miest
    }
    [friendly_exchange] Ponúkni výmenu hráčovi ⟦{ $seat }⟧, ktorý má { $cities ->
        [one] { $cities } mesto
        [few] { $cities } mestá
       *[other] { $cities } miest
    }
    [revolt] ⟦Hráč { $seat }⟧: { $cities ->
        [one] odovzdá ti svoje jediné mesto
       *[other] odovzdá ti 1 mesto a o ďalšie príde (na stole ich má { $cities })
    }
    [wrath] ⟦Hráč { $seat }⟧: odovzdá ti 1 také mesto
    [curse] ⟦Hráč { $seat }⟧: v ďalšom ťahu si nevezme mesto ani udalosť
    [calm] ⟦Hráč { $seat }⟧: nesmie použiť žiadnu udalosť do konca svojho druhého ťahu od tejto chvíle
    [espionage] ⟦Hráč { $seat }⟧: potiahneš si { $drawn ->
        [one] { $drawn } udalosť
        [few] { $drawn } udalosti
       *[other] { $drawn } udalostí
    }
   *[education] ⟦Hráč { $seat }⟧: príde o { $lost ->
        [one] { $lost } udalosť
        [few] { $lost } udalosti
       *[other] { $lost } udalostí
    }
}
do-name-empire = Vezmi ostatným všetky { cities-of-empire } (na stoloch ich majú { $n })
do-name-side = { $side ->
    [west] Západ: západné mestá { $n ->
        [one] má { $n } iný hráč
        [few] majú { $n } iní hráči
       *[other] má { $n } iných hráčov
    }
   *[east] Východ: východné mestá { $n ->
        [one] má { $n } iný hráč
        [few] majú { $n } iní hráči
       *[other] má { $n } iných hráčov
    }
}
do-name-mode = { $mode ->
    [exchange] Vymeň až 5 svojich udalostí za nové
   *[deprive] Priprav iného hráča o 5 udalostí
}
do-name-own-city = { $kind ->
    [victory] Vzdaj sa mesta { $label }
    [trade] Daj na výmenu mesto { $label }
   *[friendly_exchange] Ponúkni mesto { $label }
}
do-name-their-city = { $kind ->
    [attack] Vezmi hráčovi ⟦{ $seat }⟧ mesto { $label }
    [trade] Vezmi si od hráča ⟦{ $seat }⟧ mesto { $label } za mesto { $own }
   *[friendly_exchange] Požiadaj hráča ⟦{ $seat }⟧ o mesto { $label } výmenou za mesto { $own }
}
do-accept = Prijmi: dáš mesto { $their }, dostaneš mesto { $own } a potom si obaja potiahnete 1 mesto
do-refuse = Odmietni: všetko zostane, ako je
do-no-reaction = Nie: nechráň sa
do-no-reaction-only = Nie: pokračuj bez ochrany
do-protect = Použi kartu „{ $card }“: udalosť sa ťa nedotkne a tvoja karta pôjde pod kôpku
do-protect-flood = Použi kartu „{ $card }“: neprídeš o žiadne mesto, ale ani si za veliteľov nepotiahneš nové, a tvoja karta pôjde pod kôpku
do-give = Odovzdaj hráčovi ⟦{ $actor }⟧ mesto { $label }
do-lose = Odovzdaj pod kôpku mesto { $label }
do-pick = Vezmi hráčovi ⟦{ $seat }⟧ mesto { $label }
do-put-away = Odlož pod kôpku udalostí „{ $event }“
do-done = { $n ->
    [0] Nevymieňaj žiadnu udalosť
    [one] Viac už neodkladaj: vymeň { $n } udalosť
    [few] Viac už neodkladaj: vymeň { $n } udalosti
   *[other] Viac už neodkladaj: vymeň { $n } udalostí
}

# --- čo o akcii hovorí záznam, za menom hráča ---
did-pass = končí ťah
did-use = používa kartu „{ $event }“
did-announce = { $kind ->
    [attack] používa kartu „{ $event }“ proti hráčovi ⟦{ $seat }⟧ a chce mu vziať mesto { $their }
    [trade] používa kartu „{ $event }“ s hráčom ⟦{ $seat }⟧ a chce za mesto { $own } mesto { $their }
    [friendly_exchange] ponúka hráčovi ⟦{ $seat }⟧ kartou „{ $event }“ mesto { $own } za mesto { $their }
    [wrath] používa kartu „{ $event }“ proti hráčovi ⟦{ $seat }⟧
    [revolt] používa kartu „{ $event }“ proti hráčovi ⟦{ $seat }⟧
    [curse] používa kartu „{ $event }“ proti hráčovi ⟦{ $seat }⟧
    [calm] používa kartu „{ $event }“ proti hráčovi ⟦{ $seat }⟧
    [espionage] používa kartu „{ $event }“ proti hráčovi ⟦{ $seat }⟧
    [unification] používa kartu „{ $event }“ a chce všetky { cities-of-empire }
    [unrest] používa kartu „{ $event }“ na { side-name }
    [victory] používa kartu „{ $event }“ a vzdáva sa mesta { $own }
    [education] { $mode ->
        [exchange] používa kartu „{ $event }“ a chce vymeniť vlastné udalosti
       *[deprive] používa kartu „{ $event }“ a chce o udalosti pripraviť hráča ⟦{ $seat }⟧
    }
   *[other] { did-use }
}
did-name-target = volí hráča ⟦{ $seat }⟧
did-name-mode = { $mode ->
    [exchange] chce vymeniť udalosti
   *[deprive] chce iného hráča pripraviť o udalosti
}
did-name-own-city = { $kind ->
    [trade] dáva na výmenu mesto { $own }
   *[friendly_exchange] ponúka mesto { $own }
}
did-accept = prijíma mesto { $own } za mesto { $their }
did-refuse = odmieta mesto { $own } za mesto { $their }
did-no-reaction = sa nechráni
did-no-reaction-only = { did-no-reaction }
did-protect = sa chráni kartou „{ $card }“: udalosť „{ $event }“ na tohto hráča nepôsobí
did-protect-flood = { did-protect }
did-give = odovzdáva hráčovi ⟦{ $actor }⟧ mesto { $city }
did-lose = odovzdáva mesto { $city }
did-pick = berie hráčovi ⟦{ $seat }⟧ mesto { $city }
did-put-away = odkladá pod kôpku udalostí „{ $event }“
did-put-away-unseen = odkladá tajne jednu udalosť pod kôpku udalostí
did-done = { $n ->
    [0] nevymieňa žiadnu udalosť
    [one] vymieňa { $n } udalosť
    [few] vymieňa { $n } udalosti
   *[other] vymieňa { $n } udalostí
}

# --- na čo sa hra pýta ---
prompt-use = { $n ->
    [one] Môžeš použiť { $n } udalosť.
    [few] Môžeš postupne použiť { $n } udalosti.
   *[other] Môžeš postupne použiť { $n } udalostí.
}
prompt-use-nothing = Žiadnu svoju udalosť teraz použiť nemôžeš. Ukonči ťah.
prompt-target = { $kind ->
    [friendly_exchange] „{ $event }“: ktorému hráčovi ponúkneš výmenu?
   *[other] „{ $event }“: ktorého hráča si zvolíš?
}
prompt-empire = „{ $event }“: mestá ktorej ríše vezmeš ostatným?
prompt-side = „{ $event }“: zvolíš západ, alebo východ?
prompt-mode = „{ $event }“: vymeníš vlastné udalosti, alebo o ne pripravíš iného hráča?
prompt-own-city = { $kind ->
    [victory] „{ $event }“: ktorého mesta sa vzdáš?
    [trade] „{ $event }“: ktoré svoje mesto dáš hráčovi ⟦{ $seat }⟧?
   *[friendly_exchange] „{ $event }“: ktoré svoje mesto ponúkneš hráčovi ⟦{ $seat }⟧?
}
prompt-their-city = { $kind ->
    [attack] „{ $event }“: ktoré mesto vezmeš hráčovi ⟦{ $seat }⟧?
    [trade] „{ $event }“: ktoré mesto si vezmeš od hráča ⟦{ $seat }⟧ za mesto { $own }?
   *[friendly_exchange] „{ $event }“: o ktoré mesto požiadaš hráča ⟦{ $seat }⟧ výmenou za mesto { $own }?
}
prompt-consent = ⟦Hráč { $actor }⟧ ti za tvoje mesto { $their } ponúka mesto { $own }; ak prijmeš, obaja si navyše potiahnete 1 mesto. Prijmeš?
prompt-react = { $who ->
    [self] Používaš udalosť „{ $event }“.
    [disaster] Postihla ťa pohroma „{ $event }“.
   *[other] ⟦Hráč { $actor }⟧ používa kartu „{ $event }“.
} { $toll } { $protections ->
    [0] Ochranu proti tomu nemáš.
   *[other] Budeš sa chrániť?
}
prompt-give = „{ $event }“: vyber { $status ->
    [ordinary] { $n ->
        [one] { $n } bežné mesto, ktoré
        [few] { $n } bežné mestá, ktoré
       *[other] { $n } bežných miest, ktoré
    }
    [west] { $n ->
        [one] { $n } západné mesto, ktoré
        [few] { $n } západné mestá, ktoré
       *[other] { $n } západných miest, ktoré
    }
    [east] { $n ->
        [one] { $n } východné mesto, ktoré
        [few] { $n } východné mestá, ktoré
       *[other] { $n } východných miest, ktoré
    }
   *[any] { $n ->
        [one] { $n } mesto, ktoré
        [few] { $n } mestá, ktoré
       *[other] { $n } miest, ktoré
    }
} odovzdáš hráčovi ⟦{ $actor }⟧.
prompt-lose = „{ $event }“: vyber { $status ->
    [capital] { $n ->
        [one] { $n } hlavné mesto, ktoré
        [few] { $n } hlavné mestá, ktoré
       *[other] { $n } hlavných miest, ktoré
    }
    [ordinary] { $n ->
        [one] { $n } bežné mesto, ktoré
        [few] { $n } bežné mestá, ktoré
       *[other] { $n } bežných miest, ktoré
    }
    [west] { $n ->
        [one] { $n } západné mesto, ktoré
        [few] { $n } západné mestá, ktoré
       *[other] { $n } západných miest, ktoré
    }
    [east] { $n ->
        [one] { $n } východné mesto, ktoré
        [few] { $n } východné mestá, ktoré
       *[other] { $n } východných miest, ktoré
    }
   *[any] { $n ->
        [one] { $n } mesto, ktoré
        [few] { $n } mestá, ktoré
       *[other] { $n } miest, ktoré
    }
} odovzdáš pod kôpku.
prompt-take-city = „{ $event }“: ktoré neutrálne mesto vezmeš hráčovi ⟦{ $seat }⟧?
prompt-give-events = „{ $event }“: vyber { $n ->
    [one] { $n } udalosť, ktorú
    [few] { $n } udalosti, ktoré
   *[other] { $n } udalostí, ktoré
} odložíš pod kôpku udalostí. Nikto iný to neuvidí.
prompt-exchange-events = „{ $event }“: môžeš za nové vymeniť { $chosen ->
    [0] až { events-object }
   *[other] ešte až { events-object } (vybrané: { $chosen })
}. Nikto iný to neuvidí.

# --- čo by udalosť stála, vnútri otázky na reakciu ---
toll-lose = Bez ochrany prídeš o { $cities }.
toll-lose-some = { $n ->
    [one] Bez ochrany prídeš o { $n } mesto podľa vlastnej voľby; vyberáš z týchto: { $names }.
    [few] Bez ochrany prídeš o { $n } mestá podľa vlastnej voľby; vyberáš z týchto: { $names }.
   *[other] Bez ochrany prídeš o { $n } miest podľa vlastnej voľby; vyberáš z týchto: { $names }.
}
toll-lose-any = Bez ochrany prídeš o { cities-object } podľa vlastnej voľby.
toll-give = Bez ochrany od teba ⟦hráč { $actor }⟧ dostane { $cities }.
toll-give-some = { $n ->
    [one] Bez ochrany od teba ⟦hráč { $actor }⟧ dostane { $n } mesto z týchto: { $names }.
    [few] Bez ochrany od teba ⟦hráč { $actor }⟧ dostane { $n } mestá z týchto: { $names }.
   *[other] Bez ochrany od teba ⟦hráč { $actor }⟧ dostane { $n } miest z týchto: { $names }.
}
toll-plague = { $capitals ->
    [0] { $ordinary ->
        [one] Bez ochrany prídeš o { $ordinary } bežné mesto.
        [few] Bez ochrany prídeš o { $ordinary } bežné mestá.
       *[other] Bez ochrany prídeš o { $ordinary } bežných miest.
    }
   *[other] { $ordinary ->
        [0] Bez ochrany prídeš o { $capitals } hlavné mesto.
        [one] Bez ochrany prídeš o { $capitals } hlavné a { $ordinary } bežné mesto.
       *[other] Bez ochrany prídeš o { $capitals } hlavné a { $ordinary } bežné mestá.
    }
}
toll-barbarians = { $left ->
    [0] Bez ochrany si v ďalšom ťahu nevezmeš mesto.
   *[other] Bez ochrany prídeš o { $cities } a v ďalšom ťahu si mesto nevezmeš.
}
toll-crisis = { $n ->
    [0] { $events ->
        [one] Bez ochrany odovzdáš { $events } udalosť.
        [few] Bez ochrany odovzdáš { $events } udalosti.
       *[other] Bez ochrany odovzdáš { $events } udalostí.
    }
   *[other] { $events ->
        [0] Bez ochrany odovzdáš { cities-object }.
        [one] Bez ochrany odovzdáš { cities-object } a { $events } udalosť.
        [few] Bez ochrany odovzdáš { cities-object } a { $events } udalosti.
       *[other] Bez ochrany odovzdáš { cities-object } a { $events } udalostí.
    }
}
toll-revolt = Bez ochrany odovzdáš hráčovi ⟦{ $actor }⟧ jedno mesto podľa vlastnej voľby a ďalšie odovzdáš pod kôpku.
toll-trade = Bez ochrany dáš mesto { $their } a dostaneš zaň mesto { $own }.
toll-education = { $events ->
    [one] Bez ochrany prídeš o { $events } udalosť.
    [few] Bez ochrany prídeš o { $events } udalosti.
   *[other] Bez ochrany prídeš o { $events } udalostí.
}
toll-curse = Bez ochrany si v ďalšom ťahu nevezmeš mesto ani udalosť.
toll-calm = Bez ochrany nesmieš použiť žiadnu udalosť do konca svojho druhého ťahu od tejto chvíle.

# --- rady pre prvú hru ---
hint-use-nothing = Nič z ruky sa teraz nehodí; čas tvojich kariet ešte príde a počet kariet v ruke nie je obmedzený.
hint-missing = Máš { cities-of-empire }: { $n } zo { $whole }; ešte potrebuješ: { $where }.
hint-missing-wonders = Máš divy sveta: { $n } zo { $whole }; ešte potrebuješ: { $where }.
whereabouts = { $zone ->
    [table] { $city } (⟦hráč { $seat }⟧)
    [finished] { $city } (hotová kôpka hráča ⟦{ $seat }⟧)
   *[pile] { $city } (kôpka miest)
}
hint-use-extra = „Víťazstvo“ a „Strata vplyvu“ dovoľujú použiť ešte jednu udalosť: použi ich skôr ako inú.
hint-use-commander = Veliteľ zasiahne všetkých vrátane teba: použi ho, keď ostatní stratia viac.
hint-use-protection = Protekcie si šetri: používajú sa iba ako odpoveď na niečiu udalosť.
hint-use-wait = Udalosť použiť nemusíš: v lepšej chvíli môže priniesť viac.
hint-use-games = V tejto disciplíne vedieš iba ty: použi „{ $event }“, než sa to zmení.
hint-keep-games = „{ $event }“: teraz by si ťahal niekto iný; nechaj si ich, kým nebudeš viesť.
hint-use-festival = „{ $event }“: každý si ťahá za hlavné mestá a ty ich máš najviac.
hint-use-unification = „{ $event }“: máš štyri mestá jednej ríše, takže vezmeš ostatným zo stola všetky jej ďalšie.
hint-keep-commander = Držíš veliteľa, ktorý ničí { cities-of-empire }, teda tvoju najsilnejšiu ríšu: kým ho máš v ruke, nikto ho nepoužije.
hint-rival-near = Hráč ⟦{ $seat }⟧ má skoro všetky { cities-of-empire } (už { $n }): niektoré mu včas vezmi.
hint-target = { $kind ->
    [espionage] Vyber toho, kto má najviac hlavných miest: za každé si potiahneš udalosť.
    [education] Vyber hráča, ktorý má aspoň päť udalostí: kto ich má menej, menej stratí.
    [friendly_exchange] Ponúkni niečo, čo pomôže aj druhému hráčovi, aby tvoju ponuku prijal.
   *[other] Všímaj si, kto má najbližšie ku kompletnej ríši a kto má mestá, ktoré chýbajú tebe.
}
hint-empire = Vezmi ríšu, ktorú si tým skompletizuješ, alebo tú, ktorú najviac potrebujú ostatní.
hint-side = Zvoľ stranu s mestami, ktoré zbieraš; neutrálne mestá sa nikdy neodovzdávajú.
hint-side-to-pile = Mestá pôjdu pod kôpku miest: zvoľ stranu s mestami, ktoré zbierajú ostatní; neutrálne mestá sa nikdy neodovzdávajú.
hint-mode = Nové udalosti sa hodia, keď tvoje karty nevyhovujú; najviac sa oplatí pripraviť o udalosti toho, kto ich má najviac.
hint-own-city = Daj to, čo najmenej potrebuješ: neutrálne mesto alebo jediné mesto svojej ríše. Hlavné mesto si radšej nechaj.
hint-their-city = Vezmi mesto ríše, ktorú zbieraš, alebo také, ktoré chýba niekomu inému.
hint-consent = Porovnaj, čo kto získa: ku ktorej ríši to mesto pomôže tebe a ku ktorej druhému hráčovi?
hint-react-nothing = Pýtame sa každého, kto by sa mohol chrániť, aby sa neprezradilo, kto má v ruke protekciu.
hint-react-precious = Ide o tvoju najsilnejšiu ríšu: { $cities }.
hint-react-spend = Protekcia pôsobí len raz a potom ide pod kôpku udalostí; použi tú najslabšiu, ktorá stačí.
hint-react-bear = Takú stratu unesieš ({ $cities }: zo svojej ríše samo): protekciu si nechaj.
hint-take-city = Neutrálne mestá sa líšia len málo: všímaj si ich disciplíny a to, komu by pomohli.
hint-give-cities = Najprv odovzdaj mesto, ktoré máš zo svojej ríše jediné; hlavné mestá a divy sveta majú najväčšiu cenu.
hint-give-watch = Hráč ⟦{ $seat }⟧ zbiera { cities-of-empire } (už ich má { $n }): nepomáhaj mu ich skompletizovať.
hint-give-events = Odlož, čo sotva použiješ; protekcie a útoky si radšej nechaj.
hint-exchange-events = Odlož, čo sa nehodí k tvojim mestám; najprv si potiahneš rovnako veľa nových udalostí.

# --- z čoho sa čísla skladajú ---
part-turns = Odohrané ťahy
part-empire = Kompletná ríša: { $empire }
part-wonders-bonus = Odmena za divy sveta
part-team = Celý tím spolu (nepočíta sa)
part-cities = { $empire } (zo { $whole })
part-neutral = Neutrálne mestá
part-finished = { $city } (v kompletnej ríši)
part-events-hidden = Udalosti v ruke
option-windows = Kto je opýtaný na reakciu
option-windows-help = Všetci, ktorí by mohli mať ochranu, alebo len tí, čo ju majú. Druhá možnosť je rýchlejšia, hodí sa na hru na diaľku, ale prezradí, kto mohol reagovať.
option-windows-secret = všetci, ktorí by ju mohli mať
option-windows-quick = len kto ju má

# --- ako hra prebiehala ---
source-empires = Kompletné ríše
source-wonders = Divy sveta
source-partners = Spoluhráči
luck-cities = Potiahnuté mestá
luck-cities-about = Koľko potiahnutých miest patrilo k ríši, z ktorej hráč už nejaké mesto mal; čiarka je pri počte, aký sa dal podľa kôpky čakať.
luck-cities-n = { $got } z { $times }
luck-events = Potiahnuté udalosti
luck-events-about = Koľko udalostí si kto potiahol na začiatku svojich ťahov.
luck-events-n = { $times }
