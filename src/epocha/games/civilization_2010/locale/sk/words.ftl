# --- časti viet ---
nothing = nič
times = { $n }× { $name }
placed = { $what } na { $square }
an-event = kultúrnu udalosť „{ $name }“ ({ $deck })
an-event-of = kultúrnu udalosť z balíčka { $deck }
any-event = náhodnú kultúrnu udalosť
here-city = { $city ->
    [capital] hlavné mesto, ⟦hráč { $seat }⟧
   *[other] mesto { $city }, ⟦hráč { $seat }⟧
}
here-site = { $site ->
    [hut] chyža
   *[village] dedina
}
here-figures = { $scouts ->
    [0] ⟦hráč { $seat }⟧: armády { $armies }
   *[other] { $armies ->
        [0] ⟦hráč { $seat }⟧: osadníci { $scouts }
       *[other] ⟦hráč { $seat }⟧: armády { $armies }, osadníci { $scouts }
    }
}
leader = { $civilization ->
    [america] Abraham Lincoln
    [china] Mao Ce-tung
    [egypt] Kleopatra
    [germany] Otto von Bismarck
    [rome] Gaius Iulius Caesar
   *[russia] Katarína Veľká
}
draft-line = { $first }: { $parts }
city-arts = zameriava { a-city } na umenie
city-harvests = ťaží { in-city } { $what }
city-builds = { $trade ->
    [0] stavia { in-city } { $what }
    [one] stavia { in-city } { $what }, urýchlenie za { $trade } bod obchodu
    [few] stavia { in-city } { $what }, urýchlenie za { $trade } body obchodu
   *[other] stavia { in-city } { $what }, urýchlenie za { $trade } bodov obchodu
}
city-builds-free = stavia { in-city } zadarmo { $what }

# --- tlačidlá ---
do-pick = { $name }, na čele { $leader }
do-place-capital = Založ hlavné mesto na { $square } ({ $here })
do-place = Umiestni { $what } na { $square } ({ $here })
do-place-over = Umiestni { $what } na { $square }, nahradíš tým { $replaced }
do-relocate = Presuň figúrku na { $square } ({ $here })
do-keep = Nechaj { a-person } v rezerve
do-found = Založ mesto na { $square }
do-found-army = Založ mesto s armádou na { $square }
do-govern = Zmeň štátne zriadenie na { a-government }
do-assign = Nech { a-scout } zbiera { for-city }
do-assign-off = Nech { a-scout } prestane zbierať
row-assign = Pre ktoré mesto zbiera { a-scout }?
row-city = { $city ->
    [capital] hlavné mesto
    [none] nebude zbierať
   *[other] mesto { $city }
}
a-scout = { $number ->
    [0] osadník na { $square }
   *[other] { $number }. osadník na { $square }
}

# --- nadpisy volieb ---
verb-found = Založenie miest
verb-govern = Zmena štátneho zriadenia
verb-scout = Osadníci
verb-harvest = Ťažba
verb-send = Slávne osobnosti z rezervy
verb-use = Schopnosti
verb-play = Kultúrne udalosti
verb-city = Mestá
verb-build = Stavba
verb-free = Stavba zadarmo
do-send-for = Umiestni z rezervy { a-person }
do-city = { $city ->
    [capital] Akcia hlavného mesta na { $square } (produkcia: { $n })
   *[other] Akcia mesta { $city } na { $square } (produkcia: { $n })
}
do-arts = Zameraj mesto na umenie: získaš { $amount }
do-harvest = Vyťaž { $what }
do-harvest-early = Vyťaž { $what } ešte pred správou miest
do-split = Postav jednou akciou dve veci
do-build = Postav { $what }
do-build-for = { $trade ->
    [0] Postav { $what }, cena { $cost }
    [one] Postav { $what }, cena { $cost }, urýchlenie za { $trade } bod obchodu
    [few] Postav { $what }, cena { $cost }, urýchlenie za { $trade } body obchodu
   *[other] Postav { $what }, cena { $cost }, urýchlenie za { $trade } bodov obchodu
}
do-build-free = Postav zadarmo { $what }
do-at = Na { $square } ({ $here })
do-advance = Postúp na pole { $space } za { $cost }: { $reward ->
    [victory] kultúrne víťazstvo
    [person] slávna osobnosť
   *[event] kultúrna udalosť z balíčka { $deck }
}
do-discard = Odhoď { $what }
do-research = Vyskúmaj „{ $name }“ (úroveň { $level }); { $kept ->
    [0] o všetok obchod prídeš
    [one] zostane ti { $kept } bod obchodu
    [few] zostanú ti { $kept } body obchodu
   *[other] zostane ti { $kept } bodov obchodu
}
do-learn = Nauč sa „{ $name }“ (úroveň { $level })
named-tech = { $name } ({ $level })
do-use = Použi „{ $name }“: { $text }
do-play = Zahraj „{ $name }“: { $text }
do-aim-seat = ⟦Hráč { $seat }⟧
do-aim-square = { $square } ({ $here })
do-aim-column = V stĺpci { $column }
do-option = { $text }
do-offer = Ponúkni niečo hráčovi ⟦{ $seat }⟧
do-give = Daj { $what }
do-ask = Chci za to { $what }
do-send = Odošli ponuku: { $given } za { $taken }
do-accept = Prijmi, čo ti ponúka ⟦hráč { $seat }⟧: { $given } za { $taken }
do-refuse = Odmietni, čo ti ponúka ⟦hráč { $seat }⟧: { $given } za { $taken }
do-withdraw = Stiahni svoju ponuku pre hráča ⟦{ $seat }⟧: { $given } za { $taken }
do-leave = Skonči s obchodovaním
do-move = Vyšli z { $square } { $figures }
do-group = Vyšli { $figures }
do-step = Choď na { $square } ({ $here })
do-discover = Objav mapový diel s poľom { $square }
do-halt = Zastav na { $square } ({ $here })
do-sacrifice = Obetuj figúrku v meste na { $square }
do-raze = Znič budovu na { $square }
do-muster = Vezmi pre barbarov { a-unit }
do-play-unit = Zahraj jednotku { $unit } (sila { $strength })
do-play-unit-wild = Zahraj za barbarov jednotku { $unit } (sila { $strength })
do-new-front = Otvor nový front
do-against = Napadni front { $front }: { $unit } (sila { $strength }, zranenia { $wounds })
do-wound = Zraň jednotku { $unit } na fronte { $front } (sila { $strength }, zranenia { $wounds })
do-heal = Vylieč zranenie jednotky { $unit } na fronte { $front } (zranenia { $wounds })
do-save = Zachráň jednotku { $unit } (sila { $strength })
do-loot = Vezmi si { $what }
do-break-coin = Nech je odhodená minca z karty „{ $name }“
do-break-coin-sheet = Nech je odhodená minca z tabuľky národa
do-take-coin = Vezmi si mincu z karty „{ $name }“
do-take-coin-sheet = Vezmi si mincu z tabuľky národa
do-pay = Zaplať: { $what }
do-pass-start-of-turn = Skonči začiatok ťahu
do-pass-management = Skonči správu miest
do-pass-movement = Skonči pohyb
do-pass-second = Nestavaj nič ďalšie
do-pass-targets = To je všetko
do-pass-research = Nič neskúmaj
do-pass-react = Nechaj to tak
do-pass-interrupt = Teraz nič nerob
do-pass-battle-turn = Skonči ťah v boji
do-pass-dealing-wounds = Viac už nezraňuj
do-pass-save-unit = Nezachraňuj nikoho
do-pass-loot = Viac už neber
do-pass-razing = Nechaj budovu stáť
do-pass-answer-exchange = Na oplátku sa nič neuč
do-pass-lesson = Nič sa neuč
do-pass-payment = Vezmi to späť

# --- záznam hry, za menom hráča ---
did-pick = hrá za národ { $name }
did-place-capital = zakladá hlavné mesto na { $square }
did-place = umiestňuje { $what } na { $square }
did-place-over = umiestňuje { $what } na { $square }, nahrádza tým { $replaced }
did-relocate = presúva figúrku na { $square }
did-keep = necháva { a-person } v rezerve
did-found = zakladá mesto na { $square }
did-found-army = zakladá mesto s armádou na { $square }
did-govern = mení štátne zriadenie na { a-government }
did-harvest-early = ťaží na začiatku ťahu { $what }
did-assign = posiela osadníka na { $square } zbierať { for-city }
did-assign-off = necháva osadníka na { $square } prestať zbierať
did-send-for = povoláva z rezervy { a-person }
did-city = vyberá { a-city }
did-advance = postupuje na pole { $space } kultúrnej stupnice za { $cost }
did-discard = odhadzuje { $what }
did-research = skúma technológiu „{ $name }“
did-learn = sa učí technológiu „{ $name }“
did-use = používa „{ $name }“
did-play = hrá „{ $name }“
did-offer = podáva ponuku hráčovi ⟦{ $seat }⟧
did-negotiate = vyjednáva
did-offer-deal = ponúka hráčovi ⟦{ $seat }⟧ { $given } za { $taken }
did-accept = prijíma ponuku hráča ⟦{ $seat }⟧
did-refuse = odmieta ponuku hráča ⟦{ $seat }⟧
did-withdraw = sťahuje ponuku
did-leave = končí s obchodovaním
did-move = vysiela figúrky z { $square }
did-step = ide na { $square }
did-discover = objavuje mapový diel s poľom { $square }
did-halt = zastavuje na { $square }
did-sacrifice = obetuje figúrku v meste na { $square }
did-raze = ničí budovu na { $square }
did-muster = berie pre barbarov { a-unit }
did-play-unit = hrá jednotku { $unit } (sila { $strength })
did-play-unit-wild = hrá za barbarov jednotku { $unit } (sila { $strength })
did-wound = zraňuje jednotku { $unit } na fronte { $front }
did-heal = lieči zranenie jednotky { $unit } na fronte { $front }
did-save = zachraňuje jednotku { $unit } (sila { $strength })
did-loot = si berie { $what }
did-break-coin = necháva odhodiť mincu z karty „{ $name }“
did-break-coin-sheet = necháva odhodiť mincu z tabuľky národa
did-take-coin = si berie mincu z karty „{ $name }“
did-take-coin-sheet = si berie mincu z tabuľky národa
did-pass-start-of-turn = končí začiatok ťahu
did-pass-management = končí správu miest
did-pass-movement = končí pohyb
did-pass-targets = viac už nevyberá
did-pass-research = nič neskúma
did-pass-react = to necháva tak
did-pass-interrupt = nič nerobí
did-pass-battle-turn = končí ťah v boji
did-pass-dealing-wounds = viac už nezraňuje
did-pass-save-unit = nezachraňuje nikoho
did-pass-loot = viac už neberie
did-pass-razing = necháva budovu stáť
did-pass-answer-exchange = sa na oplátku nič neučí
did-pass-lesson = sa nič neučí
did-pass-payment = berie použitie schopnosti späť
did-pass-trade = viac už nevyberá
did-pass-walk = viac už nevyberá

# --- časti odpovedí ---
part-own-city = { a-city }
part-arts = zameriava ho na umenie
part-harvest = ťaží { $what }
part-split = stavia dve veci
part-build = stavia { $what }
part-build-free = stavia zadarmo { $what }
part-at = na { $square }
part-aim-seat = ⟦hráč { $seat }⟧
part-aim-square = na { $square }
part-aim-column = v stĺpci { $column }
part-aim-wonder = div „{ $name }“
part-aim-deck = balíček { $deck }
part-aim-city = { $city ->
    [capital] hlavné mesto hráča ⟦{ $seat }⟧
   *[other] mesto { $city } hráča ⟦{ $seat }⟧
}
part-aim-at = { $what ->
    [army] armáda
    [scout] osadník
   *[person] slávna osobnosť
}
part-aim-at-one-of = { $what ->
    [army] armáda hráča ⟦{ $seat }⟧
   *[scout] osadník hráča ⟦{ $seat }⟧
}
part-option = možnosť { $n }
part-give = dáva { $what }
part-ask = chce { $what }
part-send = odosiela ponuku
part-group = { $figures }
part-new-front = na nový front
part-against = napáda jednotku { $unit } na fronte { $front }
part-pay = platí: { $what }
