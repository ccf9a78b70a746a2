# --- hra ---
title = Města
about = Jeden až šest vládců v každém tahu vyloží jedno město starověkého Středomoří, tajně si lízne událost a rozhodne, kdy ji použije. Kdo má na stole všech šest měst jedné říše, zkompletoval ji a má bod; kdo první spojí sedm divů světa, získá bodů pět.
option-size = Velikost hry
option-size-help = Kolik říší se hraje a zda jsou ve hře neutrální města. Plná hra je pro stratégy, kteří mají dost času; menší hry jsou rychlejší.
option-size-full = Plná hra
option-size-normal_5n = Běžná hra, 5 říší a neutrální města
option-size-normal_6 = Běžná hra, 6 říší
option-size-quick_4n = Rychlá hra, 4 říše a neutrální města
option-size-quick_5 = Rychlá hra, 5 říší
option-size-very_short = Velmi krátká hra
option-empires = Říše ve hře
option-empires-help = Vyber jich přesně tolik, kolik jich má zvolená velikost hry; když nevybereš žádnou, hraje se s obvyklými.
option-empires-rome = Řím
option-empires-greece = Řecko
option-empires-carthage = Kartágo
option-empires-egypt = Egypt
option-empires-persia = Persie
option-empires-celts = Keltové
option-empires-jews = Židé
option-empires-etruscans = Etruskové
option-wonders_goal = Hra na divy světa
option-wonders_goal-help = Kdo má první všech sedm měst s divem světa, získá 5 bodů; jen když jsou ve hře Řecko, Egypt a Persie.
option-teams = Týmy
option-teams-help = Body týmu se sčítají a spojenci si navzájem vidí události. U stolu se týmy střídají.
option-teams-none = Každý sám za sebe
option-teams-2v2 = 2 proti 2
option-teams-3v3 = 3 proti 3
option-teams-2v2v2 = 2 proti 2 proti 2
option-first_player = První hráč
option-first_player-help = Kdo začíná každé kolo.
option-first_player-0 = určí los
option-first_player-n = místo { $n }
option-unused_event_cards = Nepotřebné karty událostí
option-unused_event_cards-help = Co se stane s událostmi, které se týkají říší nebo neutrálních měst mimo hru.
option-unused_event_cards-remove = Vyřadit
option-unused_event_cards-keep_commanders = Ponechat jen velitele
option-unused_event_cards-keep_all = Ponechat všechny
option-excluded_events = Vyřazené události
option-excluded_events-help = Události, které se vyřadí se všemi svými kartami. Bez velitelů, Moru nebo Potopy je hra rychlejší, bez protekcí pomalejší.
option-excluded_events-commander_rome = Římský velitel
option-excluded_events-commander_greece = Řecký velitel
option-excluded_events-commander_carthage = Kartáginský velitel
option-excluded_events-commander_egypt = Egyptský velitel
option-excluded_events-commander_persia = Perský velitel
option-excluded_events-commander_celts = Keltský velitel
option-excluded_events-commander_jews = Židovský velitel
option-excluded_events-commander_etruscans = Etruský velitel
option-excluded_events-festival_great = Velký festival
option-excluded_events-festival_middle = Střední festival
option-excluded_events-festival_small = Malý festival
option-excluded_events-unification = Sjednocení
option-excluded_events-charisma = Charisma
option-excluded_events-wrath_rome = Hněv bohů: římská města
option-excluded_events-wrath_greece = Hněv bohů: řecká města
option-excluded_events-wrath_carthage = Hněv bohů: kartáginská města
option-excluded_events-wrath_egypt = Hněv bohů: egyptská města
option-excluded_events-wrath_persia = Hněv bohů: perská města
option-excluded_events-wrath_celts = Hněv bohů: keltská města
option-excluded_events-wrath_jews = Hněv bohů: židovská města
option-excluded_events-wrath_etruscans = Hněv bohů: etruská města
option-excluded_events-games_army = Hry: Armáda
option-excluded_events-games_culture = Hry: Kultura
option-excluded_events-games_navy = Hry: Námořnictvo
option-excluded_events-games_agriculture = Hry: Rolnictvo
option-excluded_events-games_slavery = Hry: Otroctví
option-excluded_events-games_metallurgy = Hry: Hutnictví
option-excluded_events-games_banking = Hry: Bankovnictví
option-excluded_events-games_building = Hry: Stavitelství
option-excluded_events-plague = Mor
option-excluded_events-friendly_exchange = Přátelská výměna
option-excluded_events-unrest_small = Malé nepokoje
option-excluded_events-unrest_great = Velké nepokoje
option-excluded_events-loss_of_influence = Ztráta vlivu
option-excluded_events-protection_small = Malá protekce
option-excluded_events-protection = Protekce
option-excluded_events-protection_great = Velká protekce
option-excluded_events-attack = Útok
option-excluded_events-victory = Vítězství
option-excluded_events-wonders_influence = Vliv na divy světa
option-excluded_events-revolt = Vzpoura
option-excluded_events-trade = Obchod
option-excluded_events-crisis_metallurgy_army = Hospodářská krize: hutnictví a armáda
option-excluded_events-crisis_building_culture = Hospodářská krize: stavitelství a kultura
option-excluded_events-crisis_agriculture_navy = Hospodářská krize: rolnictvo a námořnictvo
option-excluded_events-crisis_slavery_banking = Hospodářská krize: otroctví a bankovnictví
option-excluded_events-education = Vzdělanost
option-excluded_events-barbarians = Barbaři
option-excluded_events-calm_before_storm = Ticho před bouří
option-excluded_events-uncovering_monuments = Odkrývání památek
option-excluded_events-curse = Prokletí
option-excluded_events-espionage = Špionáž
option-excluded_events-flood = Potopa
option-unrest_destination = Města odevzdaná při Nepokojích dostane
option-unrest_destination-help = Podle karty je dostane její vlastník; podle staršího výkladu jdou pod hromádku měst.
option-unrest_destination-actor = vlastník karty
option-unrest_destination-city_pile = hromádka měst
option-solo_disasters = Pohromy ve hře pro jednoho hráče
option-solo_disasters-help = Události, které se provedou hned po líznutí, aby hra pro jednoho nebyla tak snadná. Dobře se k sobě hodí Mor, Barbaři a Potopa.
option-solo_disasters-plague = Mor
option-solo_disasters-barbarians = Barbaři
option-solo_disasters-flood = Potopa
option-solo_disasters-crisis = Hospodářská krize
option-solo_disasters-commander = Velitelé
option-stall_rounds = Kola bez pohybu karet
option-stall_rounds-help = Když se v tolika celých kolech za sebou nepohne žádná karta, hra skončí a vyhodnotí se tak, jak stojí.
option-max_rounds = Limit kol
option-max_rounds-help = Po tomto kole hra skončí a vyhodnotí se tak, jak stojí.
option-max_rounds-0 = bez omezení
option-max_rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
option-stall_rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
option-cities_file = Vlastní seznam měst
option-cities_file-help = Seznam 54 měst ve formátu TOML, se kterým se bude hrát místo dodaného; prázdné pole znamená dodaný seznam.
preset-short = Krátká hra: 3 říše
preset-quick = Rychlá hra: 4 říše a neutrální města
preset-normal = Běžná hra: 5 říší a neutrální města
preset-full = Plná hra: všech 8 říší a neutrální města
wrong-seat = Místo { $seat } u tohoto stolu není: { $players ->
    [one] má jen { $players } místo
    [few] má jen { $players } místa
   *[other] má jen { $players } míst
}.
wrong-empires = { $wanted ->
    [few] Při této délce se hraje se { $wanted } říšemi
   *[other] Při této délce se hraje s { $wanted } říšemi
}; vybráno jich je { $named }.
wrong-teams = Pro tyto týmy je potřeba hráčů: { $wanted }; u stolu jich je { $players }.
wrong-disasters = Pohromy jsou jen pro hru jednoho hráče.
wrong-no-events = Nech ve hře nějaké události, jinak by nikdo nikdy neměl na výběr.
wrong-cities = Tento seznam měst nejde použít: { $detail }
end-complete = Konec: všechny říše jsou kompletní.
end-stall = Konec: příliš dlouho se nepohnula žádná karta; hra se vyhodnocuje tak, jak stojí.
end-cap = Konec: byl dosažen limit kol; hra se vyhodnocuje tak, jak stojí.
end-cut-off = Hra byla přerušena a nemá výsledek.
end-stall-lost = Konec: příliš dlouho se nepohnula žádná karta a ne všechny říše jsou kompletní.
end-cap-lost = Konec: byl dosažen limit kol a ne všechny říše jsou kompletní.
result-turns = { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
result-lost = nedokončeno
step-use-event = Použití události
step-name-target = Volba hráče
step-name-empire = Volba říše
step-name-side = Volba strany
step-name-mode = Volba účinku
step-name-own-city = Volba vlastního města
step-name-their-city = Volba města jiného hráče
step-consent = Odpověď na nabídku
step-react = Reakce
step-give-cities = Odevzdání měst
step-take-cities = Výběr cizího města
step-give-events = Odevzdání událostí
step-exchange-events = Výměna událostí
symbol-score = Skóre
symbol-empires = Říše
symbol-cities = Města
symbol-capitals = Hlavní města
symbol-wonders = Divy světa
symbol-neutral = Neutrální města
symbol-events = Události

# --- karty a hráči, používají se uvnitř vět ---
and = { $a } a { $b }
cities-named = { $n ->
    [one] město { $names }
   *[other] města { $names }
}
city-label = { $status ->
    [capital] { $city } ({ $empire }, hlavní město)
    [wonder] { $city } ({ $empire }, div světa)
    [neutral] { $city } (neutrální)
   *[ordinary] { $city } ({ $empire })
}
city-short = { $status ->
    [capital] { $city } (hlavní)
    [wonder] { $city } (div)
   *[ordinary] { $city }
}
cities-object = { $n ->
    [one] { $n } město
    [few] { $n } města
   *[other] { $n } měst
}
events-object = { $n ->
    [one] { $n } událost
    [few] { $n } události
   *[other] { $n } událostí
}
cities-of-empire = { $empire ->
    [rome] římská města
    [greece] řecká města
    [carthage] kartáginská města
    [egypt] egyptská města
    [persia] perská města
    [celts] keltská města
    [jews] židovská města
   *[etruscans] etruská města
}
side-name = { $side ->
    [west] západě
   *[east] východě
}

# --- co by udělala událost, kterou lze použít, za jejím názvem ---
told-use = { $text }
told-use-sweeping = { $text } Ztracená města: ty { $own }, ostatní { $others }.
told-use-gathering = { $text } Ostatní jich teď mají { $others }.
told-use-games = { $text } Máš { $own ->
    [one] { $own } bod
    [few] { $own } body
   *[other] { $own } bodů
}, nejlepší z ostatních { $best }.

# --- co by akce znamenala: věta na jejím tlačítku ---
do-pass = Nech si události a ukonči tah
do-use = Použij událost „{ $event }“. { told-use }
do-use-sweeping = Použij událost „{ $event }“. { told-use-sweeping }
do-use-gathering = Použij událost „{ $event }“. { told-use-gathering }
do-use-games = Použij událost „{ $event }“. { told-use-games }
do-name-target = { $kind ->
    [attack] Zaútoč na hráče ⟦{ $seat }⟧, který má { $cities ->
        [one] { $cities } město
        [few] { $cities } města
       *[other] { $cities } měst
    }
    [trade] Obchoduj s hráčem ⟦{ $seat }⟧, který má { $cities ->
        [one] { $cities } město
        [few] { $cities } města
       *[other] { $cities } měst
    }
    [friendly_exchange] Nabídni výměnu hráči ⟦{ $seat }⟧, který má { $cities ->
        [one] { $cities } město
        [few] { $cities } města
       *[other] { $cities } měst
    }
    [revolt] ⟦Hráč { $seat }⟧: { $cities ->
        [one] předá ti své jediné město
       *[other] předá ti 1 město a o další přijde (na stole jich má { $cities })
    }
    [wrath] ⟦Hráč { $seat }⟧: předá ti 1 takové město
    [curse] ⟦Hráč { $seat }⟧: v příštím tahu si nevezme město ani událost
    [calm] ⟦Hráč { $seat }⟧: nesmí použít žádnou událost do konce svého druhého tahu od této chvíle
    [espionage] ⟦Hráč { $seat }⟧: lízneš si { $drawn ->
        [one] { $drawn } událost
        [few] { $drawn } události
       *[other] { $drawn } událostí
    }
   *[education] ⟦Hráč { $seat }⟧: přijde o { $lost ->
        [one] { $lost } událost
        [few] { $lost } události
       *[other] { $lost } událostí
    }
}
do-name-empire = Vezmi ostatním všechna { cities-of-empire } (na stolech jich mají { $n })
do-name-side = { $side ->
    [west] Západ: západní města { $n ->
        [one] má { $n } jiný hráč
        [few] mají { $n } jiní hráči
       *[other] má { $n } jiných hráčů
    }
   *[east] Východ: východní města { $n ->
        [one] má { $n } jiný hráč
        [few] mají { $n } jiní hráči
       *[other] má { $n } jiných hráčů
    }
}
do-name-mode = { $mode ->
    [exchange] Vyměň až 5 svých událostí za nové
   *[deprive] Připrav jiného hráče o 5 událostí
}
do-name-own-city = { $kind ->
    [victory] Vzdej se města { $label }
    [trade] Dej na výměnu město { $label }
   *[friendly_exchange] Nabídni město { $label }
}
do-name-their-city = { $kind ->
    [attack] Vezmi hráči ⟦{ $seat }⟧ město { $label }
    [trade] Vezmi si od hráče ⟦{ $seat }⟧ město { $label } za město { $own }
   *[friendly_exchange] Požádej hráče ⟦{ $seat }⟧ o město { $label } výměnou za město { $own }
}
do-accept = Přijmi: dáš město { $their }, dostaneš město { $own } a pak si oba líznete 1 město
do-refuse = Odmítni: všechno zůstane, jak je
do-no-reaction = Ne: nechraň se
do-no-reaction-only = Ne: pokračuj bez ochrany
do-protect = Použij kartu „{ $card }“: událost se tě nedotkne a tvoje karta půjde pod hromádku
do-protect-flood = Použij kartu „{ $card }“: nepřijdeš o žádné město, ale ani si za velitele nelízneš nová, a tvoje karta půjde pod hromádku
do-give = Předej hráči ⟦{ $actor }⟧ město { $label }
do-lose = Odevzdej pod hromádku město { $label }
do-pick = Vezmi hráči ⟦{ $seat }⟧ město { $label }
do-put-away = Odlož pod hromádku událostí „{ $event }“
do-done = { $n ->
    [0] Nevyměňuj žádnou událost
    [one] Víc už neodkládej: vyměň { $n } událost
    [few] Víc už neodkládej: vyměň { $n } události
   *[other] Víc už neodkládej: vyměň { $n } událostí
}

# --- co o akci říká záznam, za jménem hráče ---
did-pass = končí tah
did-use = používá kartu „{ $event }“
did-announce = { $kind ->
    [attack] používá kartu „{ $event }“ proti hráči ⟦{ $seat }⟧ a chce mu vzít město { $their }
    [trade] používá kartu „{ $event }“ s hráčem ⟦{ $seat }⟧ a chce za město { $own } město { $their }
    [friendly_exchange] nabízí hráči ⟦{ $seat }⟧ kartou „{ $event }“ město { $own } za město { $their }
    [wrath] používá kartu „{ $event }“ proti hráči ⟦{ $seat }⟧
    [revolt] používá kartu „{ $event }“ proti hráči ⟦{ $seat }⟧
    [curse] používá kartu „{ $event }“ proti hráči ⟦{ $seat }⟧
    [calm] používá kartu „{ $event }“ proti hráči ⟦{ $seat }⟧
    [espionage] používá kartu „{ $event }“ proti hráči ⟦{ $seat }⟧
    [unification] používá kartu „{ $event }“ a chce všechna { cities-of-empire }
    [unrest] používá kartu „{ $event }“ na { side-name }
    [victory] používá kartu „{ $event }“ a vzdává se města { $own }
    [education] { $mode ->
        [exchange] používá kartu „{ $event }“ a chce vyměnit vlastní události
       *[deprive] používá kartu „{ $event }“ a chce o události připravit hráče ⟦{ $seat }⟧
    }
   *[other] { did-use }
}
did-name-target = volí hráče ⟦{ $seat }⟧
did-name-mode = { $mode ->
    [exchange] chce vyměnit události
   *[deprive] chce jiného hráče připravit o události
}
did-name-own-city = { $kind ->
    [trade] dává na výměnu město { $own }
   *[friendly_exchange] nabízí město { $own }
}
did-accept = přijímá město { $own } za město { $their }
did-refuse = odmítá město { $own } za město { $their }
did-no-reaction = se nechrání
did-no-reaction-only = { did-no-reaction }
did-protect = se chrání kartou „{ $card }“: událost „{ $event }“ na tohoto hráče nepůsobí
did-protect-flood = { did-protect }
did-give = předává hráči ⟦{ $actor }⟧ město { $city }
did-lose = odevzdává město { $city }
did-pick = bere hráči ⟦{ $seat }⟧ město { $city }
did-put-away = odkládá pod hromádku událostí „{ $event }“
did-put-away-unseen = odkládá tajně jednu událost pod hromádku událostí
did-done = { $n ->
    [0] nevyměňuje žádnou událost
    [one] vyměňuje { $n } událost
    [few] vyměňuje { $n } události
   *[other] vyměňuje { $n } událostí
}

# --- na co se hra ptá ---
prompt-use = { $n ->
    [one] Můžeš použít { $n } událost.
    [few] Můžeš postupně použít { $n } události.
   *[other] Můžeš postupně použít { $n } událostí.
}
prompt-use-nothing = Žádnou svou událost teď použít nemůžeš. Ukonči tah.
prompt-target = { $kind ->
    [friendly_exchange] „{ $event }“: kterému hráči nabídneš výměnu?
   *[other] „{ $event }“: kterého hráče si zvolíš?
}
prompt-empire = „{ $event }“: města které říše vezmeš ostatním?
prompt-side = „{ $event }“: zvolíš západ, nebo východ?
prompt-mode = „{ $event }“: vyměníš vlastní události, nebo o ně připravíš jiného hráče?
prompt-own-city = { $kind ->
    [victory] „{ $event }“: kterého města se vzdáš?
    [trade] „{ $event }“: které své město dáš hráči ⟦{ $seat }⟧?
   *[friendly_exchange] „{ $event }“: které své město nabídneš hráči ⟦{ $seat }⟧?
}
prompt-their-city = { $kind ->
    [attack] „{ $event }“: které město vezmeš hráči ⟦{ $seat }⟧?
    [trade] „{ $event }“: které město si vezmeš od hráče ⟦{ $seat }⟧ za město { $own }?
   *[friendly_exchange] „{ $event }“: o které město požádáš hráče ⟦{ $seat }⟧ výměnou za město { $own }?
}
prompt-consent = ⟦Hráč { $actor }⟧ ti za tvoje město { $their } nabízí město { $own }; když přijmeš, oba si navíc líznete 1 město. Přijmeš?
prompt-react = { $who ->
    [self] Používáš událost „{ $event }“.
    [disaster] Postihla tě pohroma „{ $event }“.
   *[other] ⟦Hráč { $actor }⟧ používá kartu „{ $event }“.
} { $toll } { $protections ->
    [0] Ochranu proti tomu nemáš.
   *[other] Budeš se chránit?
}
prompt-give = „{ $event }“: vyber { $status ->
    [ordinary] { $n ->
        [one] { $n } běžné město, které
        [few] { $n } běžná města, která
       *[other] { $n } běžných měst, která
    }
    [west] { $n ->
        [one] { $n } západní město, které
        [few] { $n } západní města, která
       *[other] { $n } západních měst, která
    }
    [east] { $n ->
        [one] { $n } východní město, které
        [few] { $n } východní města, která
       *[other] { $n } východních měst, která
    }
   *[any] { $n ->
        [one] { $n } město, které
        [few] { $n } města, která
       *[other] { $n } měst, která
    }
} předáš hráči ⟦{ $actor }⟧.
prompt-lose = „{ $event }“: vyber { $status ->
    [capital] { $n ->
        [one] { $n } hlavní město, které
        [few] { $n } hlavní města, která
       *[other] { $n } hlavních měst, která
    }
    [ordinary] { $n ->
        [one] { $n } běžné město, které
        [few] { $n } běžná města, která
       *[other] { $n } běžných měst, která
    }
    [west] { $n ->
        [one] { $n } západní město, které
        [few] { $n } západní města, která
       *[other] { $n } západních měst, která
    }
    [east] { $n ->
        [one] { $n } východní město, které
        [few] { $n } východní města, která
       *[other] { $n } východních měst, která
    }
   *[any] { $n ->
        [one] { $n } město, které
        [few] { $n } města, která
       *[other] { $n } měst, která
    }
} odevzdáš pod hromádku.
prompt-take-city = „{ $event }“: které neutrální město vezmeš hráči ⟦{ $seat }⟧?
prompt-give-events = „{ $event }“: vyber { $n ->
    [one] { $n } událost, kterou
    [few] { $n } události, které
   *[other] { $n } událostí, které
} odložíš pod hromádku událostí. Nikdo jiný to neuvidí.
prompt-exchange-events = „{ $event }“: můžeš za nové vyměnit { $chosen ->
    [0] až { events-object }
   *[other] ještě až { events-object } (vybráno: { $chosen })
}. Nikdo jiný to neuvidí.

# --- co by událost stála, uvnitř otázky na reakci ---
toll-lose = Bez ochrany přijdeš o { $cities }.
toll-lose-some = { $n ->
    [one] Bez ochrany přijdeš o { $n } město podle své volby; vybíráš z těchto: { $names }.
    [few] Bez ochrany přijdeš o { $n } města podle své volby; vybíráš z těchto: { $names }.
   *[other] Bez ochrany přijdeš o { $n } měst podle své volby; vybíráš z těchto: { $names }.
}
toll-lose-any = Bez ochrany přijdeš o { cities-object } podle své volby.
toll-give = Bez ochrany od tebe ⟦hráč { $actor }⟧ dostane { $cities }.
toll-give-some = { $n ->
    [one] Bez ochrany od tebe ⟦hráč { $actor }⟧ dostane { $n } město z těchto: { $names }.
    [few] Bez ochrany od tebe ⟦hráč { $actor }⟧ dostane { $n } města z těchto: { $names }.
   *[other] Bez ochrany od tebe ⟦hráč { $actor }⟧ dostane { $n } měst z těchto: { $names }.
}
toll-plague = { $capitals ->
    [0] { $ordinary ->
        [one] Bez ochrany přijdeš o { $ordinary } běžné město.
        [few] Bez ochrany přijdeš o { $ordinary } běžná města.
       *[other] Bez ochrany přijdeš o { $ordinary } běžných měst.
    }
   *[other] { $ordinary ->
        [0] Bez ochrany přijdeš o { $capitals } hlavní město.
        [one] Bez ochrany přijdeš o { $capitals } hlavní a { $ordinary } běžné město.
       *[other] Bez ochrany přijdeš o { $capitals } hlavní a { $ordinary } běžná města.
    }
}
toll-barbarians = { $left ->
    [0] Bez ochrany si v příštím tahu nevezmeš město.
   *[other] Bez ochrany přijdeš o { $cities } a v příštím tahu si město nevezmeš.
}
toll-crisis = { $n ->
    [0] { $events ->
        [one] Bez ochrany odevzdáš { $events } událost.
        [few] Bez ochrany odevzdáš { $events } události.
       *[other] Bez ochrany odevzdáš { $events } událostí.
    }
   *[other] { $events ->
        [0] Bez ochrany odevzdáš { cities-object }.
        [one] Bez ochrany odevzdáš { cities-object } a { $events } událost.
        [few] Bez ochrany odevzdáš { cities-object } a { $events } události.
       *[other] Bez ochrany odevzdáš { cities-object } a { $events } událostí.
    }
}
toll-revolt = Bez ochrany předáš hráči ⟦{ $actor }⟧ jedno město podle své volby a další odevzdáš pod hromádku.
toll-trade = Bez ochrany dáš město { $their } a dostaneš za ně město { $own }.
toll-education = { $events ->
    [one] Bez ochrany přijdeš o { $events } událost.
    [few] Bez ochrany přijdeš o { $events } události.
   *[other] Bez ochrany přijdeš o { $events } událostí.
}
toll-curse = Bez ochrany si v příštím tahu nevezmeš město ani událost.
toll-calm = Bez ochrany nesmíš použít žádnou událost do konce svého druhého tahu od této chvíle.

# --- rady pro první hru ---
hint-use-nothing = Nic z ruky se teď nehodí; čas tvých karet ještě přijde a počet karet v ruce není omezen.
hint-missing = Máš { cities-of-empire }: { $n } ze { $whole }; chybí: { $where }.
hint-missing-wonders = Máš divy světa: { $n } ze { $whole }; chybí: { $where }.
whereabouts = { $zone ->
    [table] { $city } (⟦hráč { $seat }⟧)
    [finished] { $city } (hotová hromádka hráče ⟦{ $seat }⟧)
   *[pile] { $city } (hromádka měst)
}
hint-use-extra = „Vítězství“ a „Ztráta vlivu“ dovolují použít ještě jednu událost: použij je dřív než jinou.
hint-use-commander = Velitel zasáhne všechny včetně tebe: použij ho, když ostatní ztratí víc.
hint-use-protection = Protekce si šetři: používají se jen jako odpověď na něčí událost.
hint-use-wait = Událost použít nemusíš: v lepší chvíli může přinést víc.
hint-use-games = V této disciplíně vedeš jen ty: použij „{ $event }“, než se to změní.
hint-keep-games = „{ $event }“: teď by si lízl někdo jiný; nech si je, dokud nepovedeš.
hint-use-festival = „{ $event }“: každý líže za hlavní města a ty jich máš nejvíc.
hint-use-unification = „{ $event }“: máš čtyři města jedné říše, takže vezmeš ostatním ze stolu všechna její další.
hint-keep-commander = Držíš velitele, který ničí { cities-of-empire }, tedy tvou nejsilnější říši: dokud ho máš v ruce, nikdo ho nepoužije.
hint-rival-near = Hráč ⟦{ $seat }⟧ má skoro všechna { cities-of-empire } (už { $n }): některé mu včas vezmi.
hint-target = { $kind ->
    [espionage] Vyber toho, kdo má nejvíc hlavních měst: za každé si lízneš událost.
    [education] Vyber hráče, který má aspoň pět událostí: kdo jich má méně, méně ztratí.
    [friendly_exchange] Nabídni něco, co pomůže i druhému hráči, aby tvou nabídku přijal.
   *[other] Všímej si, kdo má nejblíž ke kompletní říši a kdo má města, která chybějí tobě.
}
hint-empire = Vezmi říši, kterou si tím zkompletuješ, nebo tu, kterou nejvíc potřebují ostatní.
hint-side = Zvol stranu s městy, která sbíráš; neutrální města se nikdy neodevzdávají.
hint-side-to-pile = Města půjdou pod hromádku měst: zvol stranu s městy, která sbírají ostatní; neutrální města se nikdy neodevzdávají.
hint-mode = Nové události se hodí, když tvoje karty nevyhovují; nejvíc se vyplatí připravit o události toho, kdo jich má nejvíc.
hint-own-city = Dej to, co nejméně potřebuješ: neutrální město nebo jediné město své říše. Hlavní město si raději nech.
hint-their-city = Vezmi město říše, kterou sbíráš, nebo takové, které chybí někomu jinému.
hint-consent = Porovnej, co kdo získá: ke které říši to město pomůže tobě a ke které druhému hráči?
hint-react-nothing = Ptáme se každého, kdo by se mohl chránit, aby se neprozradilo, kdo má v ruce protekci.
hint-react-precious = Jde o tvou nejsilnější říši: { $cities }.
hint-react-spend = Protekce působí jen jednou a pak jde pod hromádku událostí; použij tu nejslabší, která stačí.
hint-react-bear = Takovou ztrátu uneseš ({ $cities }: ze své říše samo): protekci si nech.
hint-take-city = Neutrální města se liší jen málo: všímej si jejich disciplín a toho, komu by pomohla.
hint-give-cities = Nejdřív odevzdej město, které máš ze své říše jediné; hlavní města a divy světa mají největší cenu.
hint-give-watch = Hráč ⟦{ $seat }⟧ sbírá { cities-of-empire } (už jich má { $n }): nepomáhej mu je zkompletovat.
hint-give-events = Odlož, co sotva použiješ; protekce a útoky si raději nech.
hint-exchange-events = Odlož, co se nehodí k tvým městům; nejdřív si lízneš stejný počet nových událostí.

# --- z čeho se čísla skládají ---
part-turns = Odehrané tahy
part-empire = Kompletní říše: { $empire }
part-wonders-bonus = Odměna za divy světa
part-team = Celý tým dohromady (nepočítá se)
part-cities = { $empire } (ze { $whole })
part-neutral = Neutrální města
part-finished = { $city } (v kompletní říši)
part-events-hidden = Události v ruce
option-windows = Kdo je tázán na reakci
option-windows-help = Všichni, kdo by mohli mít ochranu, nebo jen ti, kdo ji mají. Druhá možnost je rychlejší, hodí se pro hru na dálku, ale prozradí, kdo mohl reagovat.
option-windows-secret = všichni, kdo by ji mohli mít
option-windows-quick = jen kdo ji má

# --- jak hra probíhala ---
source-empires = Kompletní říše
source-wonders = Divy světa
source-partners = Spoluhráči
luck-cities = Líznutá města
luck-cities-about = Kolik líznutých měst patřilo k říši, ze které hráč už nějaké město měl; čárka je u počtu, jaký se dal podle hromádky čekat.
luck-cities-n = { $got } z { $times }
luck-events = Líznuté události
luck-events-about = Kolik událostí si kdo líznul na začátku svých tahů.
luck-events-n = { $times }
