# --- části vět ---
nothing = nic
times = { $n }× { $name }
placed = { $what } na { $square }
an-event = kulturní událost „{ $name }“ ({ $deck })
an-event-of = kulturní událost z balíčku { $deck }
any-event = náhodnou kulturní událost
here-city = { $city ->
    [capital] hlavní město, ⟦hráč { $seat }⟧
   *[other] město { $city }, ⟦hráč { $seat }⟧
}
here-site = { $site ->
    [hut] chýše
   *[village] vesnice
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
   *[russia] Kateřina Veliká
}
draft-line = { $first }: { $parts }
city-arts = zaměřuje { a-city } na umění
city-harvests = těží { in-city } { $what }
city-builds = { $trade ->
    [0] staví { in-city } { $what }
    [one] staví { in-city } { $what }, urychlení za { $trade } bod obchodu
    [few] staví { in-city } { $what }, urychlení za { $trade } body obchodu
   *[other] staví { in-city } { $what }, urychlení za { $trade } bodů obchodu
}
city-builds-free = staví { in-city } zdarma { $what }

# --- tlačítka ---
do-pick = { $name }, v čele { $leader }
do-place-capital = Založ hlavní město na { $square } ({ $here })
do-place = Umísti { $what } na { $square } ({ $here })
do-place-over = Umísti { $what } na { $square }, nahradíš tím { $replaced }
do-relocate = Přesuň figurku na { $square } ({ $here })
do-keep = Nech { a-person } v rezervě
do-found = Založ město na { $square }
do-found-army = Založ město s armádou na { $square }
do-govern = Změň státní zřízení na { a-government }
do-assign = Ať { a-scout } sbírá { for-city }
do-assign-off = Ať { a-scout } přestane sbírat
row-assign = Pro které město sbírá { a-scout }?
row-city = { $city ->
    [capital] hlavní město
    [none] nebude sbírat
   *[other] město { $city }
}
a-scout = { $number ->
    [0] osadník na { $square }
   *[other] { $number }. osadník na { $square }
}

# --- nadpisy voleb ---
verb-found = Založení měst
verb-govern = Změna státního zřízení
verb-scout = Osadníci
verb-harvest = Těžba
verb-send = Slavné osobnosti z rezervy
verb-use = Schopnosti
verb-play = Kulturní události
verb-city = Města
verb-build = Stavba
verb-free = Stavba zdarma
do-send-for = Umísti z rezervy { a-person }
do-city = { $city ->
    [capital] Akce hlavního města na { $square } (produkce: { $n })
   *[other] Akce města { $city } na { $square } (produkce: { $n })
}
do-arts = Zaměř město na umění: získáš { $amount }
do-harvest = Vytěž { $what }
do-harvest-early = Vytěž { $what } ještě před správou měst
do-split = Postav jednou akcí dvě věci
do-build = Postav { $what }
do-build-for = { $trade ->
    [0] Postav { $what }, cena { $cost }
    [one] Postav { $what }, cena { $cost }, urychlení za { $trade } bod obchodu
    [few] Postav { $what }, cena { $cost }, urychlení za { $trade } body obchodu
   *[other] Postav { $what }, cena { $cost }, urychlení za { $trade } bodů obchodu
}
do-build-free = Postav zdarma { $what }
do-at = Na { $square } ({ $here })
do-advance = Postup na pole { $space } za { $cost }: { $reward ->
    [victory] kulturní vítězství
    [person] slavná osobnost
   *[event] kulturní událost z balíčku { $deck }
}
do-discard = Odhoď { $what }
do-research = Vyzkoumej „{ $name }“ (úroveň { $level }); { $kept ->
    [0] o všechen obchod přijdeš
    [one] zbude ti { $kept } bod obchodu
    [few] zbudou ti { $kept } body obchodu
   *[other] zbude ti { $kept } bodů obchodu
}
do-learn = Nauč se „{ $name }“ (úroveň { $level })
named-tech = { $name } ({ $level })
do-use = Použij „{ $name }“: { $text }
do-play = Zahraj „{ $name }“: { $text }
do-aim-seat = ⟦Hráč { $seat }⟧
do-aim-square = { $square } ({ $here })
do-aim-column = Ve sloupci { $column }
do-option = { $text }
do-offer = Nabídni něco hráči ⟦{ $seat }⟧
do-give = Dej { $what }
do-ask = Chtěj za to { $what }
do-send = Odešli nabídku: { $given } za { $taken }
do-accept = Přijmi, co ti nabízí ⟦hráč { $seat }⟧: { $given } za { $taken }
do-refuse = Odmítni, co ti nabízí ⟦hráč { $seat }⟧: { $given } za { $taken }
do-withdraw = Stáhni svou nabídku pro hráče ⟦{ $seat }⟧: { $given } za { $taken }
do-leave = Skonči s obchodováním
do-move = Vyšli z { $square } { $figures }
do-group = Vyšli { $figures }
do-step = Jdi na { $square } ({ $here })
do-discover = Objev díl mapy s polem { $square }
do-halt = Zastav na { $square } ({ $here })
do-sacrifice = Obětuj figurku ve městě na { $square }
do-raze = Znič budovu na { $square }
do-muster = Vezmi pro barbary { a-unit }
do-play-unit = Zahraj jednotku { $unit } (síla { $strength })
do-play-unit-wild = Zahraj za barbary jednotku { $unit } (síla { $strength })
do-new-front = Otevři novou frontu
do-against = Napadni frontu { $front }: { $unit } (síla { $strength }, zranění { $wounds })
do-wound = Zraň jednotku { $unit } na frontě { $front } (síla { $strength }, zranění { $wounds })
do-heal = Vyleč zranění jednotky { $unit } na frontě { $front } (zranění { $wounds })
do-save = Zachraň jednotku { $unit } (síla { $strength })
do-loot = Vezmi si { $what }
do-break-coin = Ať je odhozena mince z karty „{ $name }“
do-break-coin-sheet = Ať je odhozena mince z tabulky národa
do-take-coin = Vezmi si minci z karty „{ $name }“
do-take-coin-sheet = Vezmi si minci z tabulky národa
do-pay = Zaplať: { $what }
do-pass-start-of-turn = Skonči začátek tahu
do-pass-management = Skonči správu měst
do-pass-movement = Skonči pohyb
do-pass-second = Nestav nic dalšího
do-pass-targets = To je vše
do-pass-research = Nic nezkoumej
do-pass-react = Nech to být
do-pass-interrupt = Teď nic nedělej
do-pass-battle-turn = Skonči tah v boji
do-pass-dealing-wounds = Víc už nezraňuj
do-pass-save-unit = Nezachraňuj nikoho
do-pass-loot = Víc už neber
do-pass-razing = Nech budovu stát
do-pass-answer-exchange = Na oplátku se nic neuč
do-pass-lesson = Nic se neuč
do-pass-payment = Vezmi to zpět

# --- záznam hry, za jménem hráče ---
did-pick = hraje za národ { $name }
did-place-capital = zakládá hlavní město na { $square }
did-place = umisťuje { $what } na { $square }
did-place-over = umisťuje { $what } na { $square }, nahrazuje tím { $replaced }
did-relocate = přesouvá figurku na { $square }
did-keep = nechává { a-person } v rezervě
did-found = zakládá město na { $square }
did-found-army = zakládá město s armádou na { $square }
did-govern = mění státní zřízení na { a-government }
did-harvest-early = těží na začátku tahu { $what }
did-assign = posílá osadníka na { $square } sbírat { for-city }
did-assign-off = nechává osadníka na { $square } přestat sbírat
did-send-for = povolává z rezervy { a-person }
did-city = vybírá { a-city }
did-advance = postupuje na pole { $space } kulturní stupnice za { $cost }
did-discard = odhazuje { $what }
did-research = zkoumá technologii „{ $name }“
did-learn = se učí technologii „{ $name }“
did-use = používá „{ $name }“
did-play = hraje „{ $name }“
did-offer = podává nabídku hráči ⟦{ $seat }⟧
did-negotiate = vyjednává
did-offer-deal = nabízí hráči ⟦{ $seat }⟧ { $given } za { $taken }
did-accept = přijímá nabídku hráče ⟦{ $seat }⟧
did-refuse = odmítá nabídku hráče ⟦{ $seat }⟧
did-withdraw = stahuje nabídku
did-leave = končí s obchodováním
did-move = vysílá figurky z { $square }
did-step = jde na { $square }
did-discover = objevuje díl mapy s polem { $square }
did-halt = zastavuje na { $square }
did-sacrifice = obětuje figurku ve městě na { $square }
did-raze = ničí budovu na { $square }
did-muster = bere pro barbary { a-unit }
did-play-unit = hraje jednotku { $unit } (síla { $strength })
did-play-unit-wild = hraje za barbary jednotku { $unit } (síla { $strength })
did-wound = zraňuje jednotku { $unit } na frontě { $front }
did-heal = léčí zranění jednotky { $unit } na frontě { $front }
did-save = zachraňuje jednotku { $unit } (síla { $strength })
did-loot = si bere { $what }
did-break-coin = nechává odhodit minci z karty „{ $name }“
did-break-coin-sheet = nechává odhodit minci z tabulky národa
did-take-coin = si bere minci z karty „{ $name }“
did-take-coin-sheet = si bere minci z tabulky národa
did-pass-start-of-turn = končí začátek tahu
did-pass-management = končí správu měst
did-pass-movement = končí pohyb
did-pass-targets = víc už nevybírá
did-pass-research = nic nezkoumá
did-pass-react = to nechává být
did-pass-interrupt = nic nedělá
did-pass-battle-turn = končí tah v boji
did-pass-dealing-wounds = víc už nezraňuje
did-pass-save-unit = nezachraňuje nikoho
did-pass-loot = víc už nebere
did-pass-razing = nechává budovu stát
did-pass-answer-exchange = se na oplátku nic neučí
did-pass-lesson = se nic neučí
did-pass-payment = bere použití schopnosti zpět
did-pass-trade = víc už nevybírá
did-pass-walk = víc už nevybírá

# --- části odpovědí ---
part-own-city = { a-city }
part-arts = zaměřuje je na umění
part-harvest = těží { $what }
part-split = staví dvě věci
part-build = staví { $what }
part-build-free = staví zdarma { $what }
part-at = na { $square }
part-aim-seat = ⟦hráč { $seat }⟧
part-aim-square = na { $square }
part-aim-column = ve sloupci { $column }
part-aim-wonder = div „{ $name }“
part-aim-deck = balíček { $deck }
part-aim-city = { $city ->
    [capital] hlavní město hráče ⟦{ $seat }⟧
   *[other] město { $city } hráče ⟦{ $seat }⟧
}
part-aim-at = { $what ->
    [army] armáda
    [scout] osadník
   *[person] slavná osobnost
}
part-aim-at-one-of = { $what ->
    [army] armáda hráče ⟦{ $seat }⟧
   *[scout] osadník hráče ⟦{ $seat }⟧
}
part-option = možnost { $n }
part-give = dává { $what }
part-ask = chce { $what }
part-send = odesílá nabídku
part-group = { $figures }
part-new-front = na novou frontu
part-against = napadá jednotku { $unit } na frontě { $front }
part-pay = platí: { $what }
