# --- hra ---
title = Doba kamenná
about = Dva až čtyři kmeny posílají své figurky na lov, pro suroviny, na pole, do chýše i k výrobci nástrojů a na konci každého kola musí všechny nakrmit. O výtěžku rozhodují kostky, nástroje pomáhají a body přinášejí civilizační karty a budovy.
option-start_player = Začínající hráč
option-start_player-help = Kdo začíná první kolo.
option-start_player-0 = určí los
option-start_player-n = místo { $n }
option-max_rounds = Nejvyšší počet kol
option-max_rounds-help = Pravidla počet kol neomezují; s omezením se hra po tolika kolech přeruší bez vítěze.
option-max_rounds-0 = bez omezení
option-max_rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
preset-full = Celá hra
wrong-seat = Místo { $seat } u tohoto stolu není: { $players ->
    [one] má jen { $players } místo
    [few] má jen { $players } místa
   *[other] má jen { $players } míst
}.
end-cards = Konec: na zaplnění polí pro karty už nezbylo dost civilizačních karet.
end-buildings = Konec: v jednom sloupečku došly destičky budov.
end-cut-off = Hra byla přerušena po dosažení nejvyššího počtu kol a nemá výsledek.
symbol-score = Body
symbol-food = Jídlo
symbol-grain = Obilí
symbol-wood = Dřevo
symbol-clay = Jíl
symbol-stone = Kámen
symbol-gold = Zlato
symbol-workers = Figurky
symbol-tools = Nástroje
symbol-cards = Karty
symbol-buildings = Budovy

# --- množství a místa, používají se uvnitř vět ---
amount = { $what ->
    [wood] { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
    [clay] { $n ->
        [one] { $n } jíl
        [few] { $n } jíly
       *[other] { $n } jílů
    }
    [stone] { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
    [gold] { $n ->
        [one] { $n } zlato
        [few] { $n } zlata
       *[other] { $n } zlat
    }
   *[food] { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
}
amount-object = { amount }
material-object = { $what ->
    [wood] dřevo
    [clay] jíl
    [stone] kámen
    [gold] zlato
   *[food] jídlo
}
points-amount = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
resources-object = { $price ->
    [one] { $price } surovinu
    [few] { $price } suroviny
   *[other] { $price } surovin
}
any-resources-object = { $price ->
    [one] { $price } libovolnou surovinu
    [few] { $price } libovolné suroviny
   *[other] { $price } libovolných surovin
}
figures-object = { $figures ->
    [one] { $figures } figurku
    [few] { $figures } figurky
   *[other] { $figures } figurek
}
to-place = { $place ->
    [tool_maker] k výrobci nástrojů
    [hut] do chýše
    [field] na pole
    [hunting_grounds] na loviště
    [forest] do lesa
    [clay_pit] do jíloviště
    [quarry] do kamenolomu
   *[river] k řece
}
at-place = { $place ->
    [tool_maker] u výrobce nástrojů
    [hut] v chýši
    [field] na poli
    [hunting_grounds] na lovišti
    [forest] v lese
    [clay_pit] v jílovišti
    [quarry] v kamenolomu
   *[river] u řeky
}
dice-thrown = { $figures ->
    [one] { $figures } kostkou
   *[other] { $figures } kostkami
}
and-2 = { $a } a { $b }
and-3 = { $a }, { $b } a { $c }
cost-variable = { $fewest ->
    [one] { $fewest } surovinu
    [few] { $fewest } suroviny
   *[other] { $fewest } surovin
} právě { $kinds ->
    [one] { $kinds } druhu
   *[other] { $kinds } druhů
}
cost-open = { $fewest } až { $most } surovin
# co karta přinese ihned, kde to její druh neříká; $what je surovina nebo jídlo, $n kolik
top-gain_food = { amount }
top-gain_resource = { amount }
top-gain_points = { points-amount }
top-roll_gather = 2 kostky na { material-object }
top-advance_grain = +{ $n } obilí
top-one_time_tool = Jednorázový nástroj +{ $n }
which-tool = { $slot ->
    [1] levý nástroj
    [2] prostřední nástroj
   *[3] pravý nástroj
}
tool-begins = { $slot ->
    [1] Levý nástroj
    [2] Prostřední nástroj
   *[3] Pravý nástroj
}

# --- co by akce znamenala: věta na jejím tlačítku ---
do-place = Umísti { figures-object } { to-place }
do-place-useless = { $place ->
    [tool_maker] Umísti figurku k výrobci nástrojů: bez efektu, tvoje nástroje jsou už 4/4/4
    [hut] Umísti 2 figurky do chýše: bez efektu, v zásobě ti nezbývá žádná figurka
   *[field] Umísti figurku na pole: bez efektu, tvoje obilí je už na 10
}
do-place-card = Umísti figurku na kartu „{ $card }“ (cena { $price })
do-place-building = { $points ->
    [0] Umísti figurku na budovu za { $cost }
   *[other] Umísti figurku na budovu za { $cost } ({ points-amount })
}
do-roll = { $where }: hoď { dice-thrown } a získej { material-object }
do-gain-tool = Výrobce nástrojů: získej nástroj, z { $before } bude { $after }
do-gain-figure = Chýše: získej figurku, budeš jich mít { $figures }
do-gain-grain = Pole: posuň se na počítadle obilí na { $grain }
do-useless = { $place ->
    [tool_maker] Výrobce nástrojů: bez efektu, tvoje nástroje jsou už 4/4/4
    [hut] Chýše: bez efektu, v zásobě ti nezbývá žádná figurka
   *[field] Pole: bez efektu, tvoje obilí je už na 10
}
do-go-card = Karta „{ $card }“: zaplať { resources-object }, nebo ji nekupuj
do-go-card-poor = Karta „{ $card }“: nemůžeš zaplatit { resources-object }, figurka se jen vrátí
do-go-building = Budova za { $cost }: kup ji, nebo ji nech být
do-go-building-poor = Budova za { $cost }: nemáš na ni suroviny, figurka se jen vrátí
do-add-tool = Přidej { which-tool } (+{ $value }): celkem { $total }, zisk { amount }
do-add-card = Přidej jednorázový nástroj (+{ $value }): celkem { $total }, zisk { amount }
do-take = Vezmi si { amount-object }: { $total } děleno { $divisor }
do-take-nothing = Skonči bez zisku: { $total } děleno { $divisor }
do-pay-card = Zaplať { amount-object } (pak zbývá zaplatit { $left })
do-pay-card-last = Zaplať { amount-object } a vezmi si kartu
do-pay-building = Zaplať { amount-object }: +{ $value }, celkem { points-amount } (pak zbývá zaplatit { $left })
do-pay-building-last = Zaplať { amount-object } a postav budovu: { points-amount }
do-pay-open = Zaplať { amount-object }: +{ $value }, celkem { points-amount }
do-pay-food = Zaplať { amount-object } místo jídla (pak zbývá zaplatit { $left })
do-pay-food-last = Zaplať { amount-object } místo posledního chybějícího jídla
do-finish = Postav budovu za zaplacené suroviny: { points-amount }
do-buy = Kup budovu za { $cost }: { points-amount }
do-decline-card = Kartu nekupuj: figurka se vrátí
do-decline-building = Budovu nekupuj: figurka se vrátí
do-die = Vezmi si kostku { $face }: { $reward }
do-die-useless = Vezmi si kostku { $face }: { $reward }, pro tebe bez efektu
do-starve = Nech kmen hladovět: ztratíš { points-amount }
do-redeem = Uplatni kartu „{ $card }“: vezmi si { any-resources-object }
do-choose = Vezmi si { amount-object } (pak zbývá vybrat { $left })
do-choose-last = Vezmi si { amount-object }
do-end = { $sentence }; poslední destička sloupečku, hra skončí po tomto kole
verb-place = Umísti figurky
verb-go = Proveď akce
verb-use = Přidej nástroje
verb-redeem = Uplatni karty
verb-pay = Zaplať
verb-take = Vezmi si

# --- co o akci říká záznam, za jménem hráče ---
did-place = umísťuje { figures-object } { to-place }
did-place-useless = { did-place }
did-place-card = umísťuje figurku na kartu „{ $card }“ (cena { $price })
did-place-building = { $points ->
    [0] umísťuje figurku na budovu za { $cost }
   *[other] umísťuje figurku na budovu za { $cost } ({ points-amount })
}
did-roll = hází { dice-thrown } { at-place }
did-gain-tool = získává nástroj: z { $before } je { $after }
did-gain-figure = získává v chýši figurku, teď jich má { $figures }
did-gain-grain = posouvá se na počítadle obilí na { $grain }
did-useless = { $place ->
    [tool_maker] bere figurku zpět od výrobce nástrojů: nástroje jsou už 4/4/4
    [hut] bere figurky zpět z chýše: v zásobě žádná nezbývá
   *[field] bere figurku zpět z pole: obilí je už na 10
}
did-go-card = vyhodnocuje figurku na kartě „{ $card }“ (cena { $price })
did-go-card-poor = bere figurku zpět z karty „{ $card }“: nemůže zaplatit { resources-object }
did-go-building = vyhodnocuje figurku na budově za { $cost }
did-go-building-poor = bere figurku zpět z budovy za { $cost }: nemá na ni suroviny
did-add-tool = přidává { which-tool } (+{ $value }): celkem { $total }
did-add-card = přidává jednorázový nástroj (+{ $value }): celkem { $total }
did-take = bere { amount-object }: { $total } děleno { $divisor }
did-take-nothing = končí bez zisku: { $total } děleno { $divisor }
did-pay-card = platí { amount-object }
did-pay-card-last = { did-pay-card }
did-pay-building = platí { amount-object }
did-pay-building-last = { did-pay-building }
did-pay-open = platí { amount-object }
did-pay-food = platí { amount-object } místo jídla
did-pay-food-last = { did-pay-food }
did-finish = staví budovu za zaplacené suroviny: { points-amount }
did-buy = kupuje budovu za { $cost }: { points-amount }
did-decline-card = nekupuje kartu „{ $card }“
did-decline-building = nekupuje budovu za { $cost }
did-die = bere kostku { $face }: { $reward }
did-die-useless = bere kostku { $face }: { $reward }, bez efektu
did-starve = hladoví: ztrácí { points-amount }
after-hunger = hladoví: { $n ->
    [one] chybí { $n } jídlo
    [few] chybějí { $n } jídla
   *[other] chybí { $n } jídel
} a suroviny na náhradu nestačí; ztrácí { points-amount }
did-redeem = uplatňuje kartu „{ $card }“: bere { any-resources-object }
did-choose = bere { amount-object }
did-choose-last = { did-choose }
did-end = { $sentence }; sloupeček je vyčerpaný, hra skončí po tomto kole

# --- na co se hra ptá ---
prompt-place = { $idle ->
    [one] Umísti figurky: zbývá ti { $idle } figurka.
    [few] Umísti figurky: zbývají ti { $idle } figurky.
   *[other] Umísti figurky: zbývá ti { $idle } figurek.
}
prompt-choose-place = { $places ->
    [one] Proveď akce svých figurek v libovolném pořadí: zbývá { $places } oblast.
    [few] Proveď akce svých figurek v libovolném pořadí: zbývají { $places } oblasti.
   *[other] Proveď akce svých figurek v libovolném pořadí: zbývá { $places } oblastí.
}
prompt-use-tools = { $where }: padlo ti { $dice } (celkem { $total }), zisk { amount }. Přidáš nástroje?
prompt-use-more-tools = { $where }: padlo ti { $dice } (s nástroji { $total }), zisk { amount }. Přidáš další nástroje?
prompt-buy-card = Koupíš kartu „{ $card }“ za { any-resources-object }?
prompt-pay-card = Zaplať za kartu „{ $card }“ { any-resources-object }; zaplaceno: { $paid }.
prompt-pick-die = Trh surovin: vezmi si jednu z kostek { $dice } a její odměnu.
prompt-buy-fixed = Koupíš budovu za { $cost }? Ihned přinese { points-amount }.
prompt-buy-variable = Koupíš budovu za { $cost }? Ihned přinese součet jejich hodnot.
prompt-pay-variable = Zaplať za budovu { $cost }; zaplaceno: { $paid }, zatím { points-amount }.
prompt-pay-open = Zaplať za budovu { $cost }; zaplaceno: { $paid }, zatím { points-amount }. Zaplať další, nebo ji postav.
prompt-cover-shortage = { $short ->
    [one] Tvému kmeni chybí { $short } jídlo: zaplať místo něj surovinu, nebo ztratíš { points-amount }.
    [few] Tvému kmeni chybějí { $short } jídla: zaplať místo nich stejný počet surovin, nebo ztratíš { points-amount }.
   *[other] Tvému kmeni chybí { $short } jídel: zaplať místo nich stejný počet surovin, nebo ztratíš { points-amount }.
}
prompt-cover-by-card = { $short ->
    [one] Tvému kmeni chybí { $short } jídlo: získej kartou suroviny, které ho nahradí, nebo ztratíš { points-amount }.
    [few] Tvému kmeni chybějí { $short } jídla: získej kartou suroviny, které je nahradí, nebo ztratíš { points-amount }.
   *[other] Tvému kmeni chybí { $short } jídel: získej kartou suroviny, které je nahradí, nebo ztratíš { points-amount }.
}
prompt-cover-more = { $short ->
    [one] Tvému kmeni chybí ještě { $short } jídlo: zaplať místo něj surovinu.
    [few] Tvému kmeni chybějí ještě { $short } jídla: zaplať místo nich stejný počet surovin.
   *[other] Tvému kmeni chybí ještě { $short } jídel: zaplať místo nich stejný počet surovin.
}
prompt-redeem = 2 libovolné suroviny: vyber si { resources-object }.

# --- čím se kdo zabývá, pod stolem jako prostým textem ---
step-place = Umísťování figurek
step-choose-place = Volba, které figurky budou na řadě
step-use-tools = Přidání nástrojů k hodu
step-buy-card = Nákup karty
step-pick-die = Volba kostky
step-buy-building = Nákup budovy
step-cover-shortage = Krmení kmene
step-redeem = Výběr surovin

# --- rady pro první hru ---
hint-place-hunger = Na konci kola kmen sní { $eats } jídel a mít budeš jen { $have }: lovec přinese v průměru skoro 2 jídla.
hint-place-last-tile = V jednom sloupečku budov zbývá poslední destička: když ji někdo koupí, hra skončí po tomto kole; tvoje figurka na ní v tom ostatním zabrání.
hint-place-village = Chýše, pole a výrobce nástrojů se nejvíc vyplatí na začátku: figurky, obilí a nástroje slouží do konce hry.
hint-place-cheap-card = „{ $card }“ stojí jen 1 surovinu: něco přinese hned a body na konci.
hint-place-gather = Čím víc figurek pošleš na jedno místo, tím víc kostek hodíš; součet kostek se dělí: dřevo 3, jíl 4, kámen 5, zlato 6.
hint-place-block = Tvoje figurka na levném místě nebo kartě tam zároveň nepustí ostatní.
hint-place-pay-later = Dnes můžeš chybějící jídlo zaplatit surovinami; příště mysli na lovce.
hint-place-building = Na budovu za { $cost } už máš všechno; postav tam figurku dřív než ostatní.
hint-place-lack = Na budovu za { $cost } ti chybí jen { $what }.
hint-place-end = Karet zbývá málo, konec se blíží: proměň suroviny v body.
hint-choose-tools-first = Nové nástroje získej dřív, než budeš házet: platí už v tomto kole.
hint-choose-gather-first = Nejdřív si naházej suroviny, pak jimi zaplať karty a budovy.
hint-choose-place = Pořadí je na tobě: začni tím, co pomůže ostatním tvým akcím.
hint-tools-enough = K dalšímu kusu chybí { $needed }, nepoužité nástroje dají nejvýše { $tools }. Nástroj slouží jednou za kolo.
hint-tools-short = K dalšímu kusu chybí { $needed } a nepoužité nástroje dají jen { $tools }: nech si je na jiný hod.
hint-card-text = Karta: { $text }
hint-card-pay = Tady platí všechny suroviny stejně, dávej tedy ty levné: drahé přinesou víc bodů v budovách.
hint-building-fixed = Budova přinese body ihned a na konci se počítá tvým stavitelům chýší.
hint-building-values = Drahé suroviny přinesou víc bodů: dřevo 3, jíl 4, kámen 5, zlato 6.
hint-building-end = Tohle je poslední destička sloupečku: když ji koupíš, hra skončí po tomto kole.
hint-die = Nástroje a obilí slouží do konce hry, suroviny zaplatí příští nákup; co necháš, vezmou si ostatní.
hint-cover-shortage = Zbylá surovina vynese na konci jen 1 bod, zaplatit je tedy skoro vždy lepší než ztratit 10; dávej to, co potřebuješ nejméně.
hint-redeem = Vezmi si, co potřebuješ k příští platbě; jinak má v budovách největší hodnotu zlato.

# --- z čeho se čísla skládají ---
part-score-now = Dosavadní body
part-score-before = Body před závěrečným vyhodnocením
part-if-ended = Kdyby hra skončila teď
part-craft = { $name }: { $figures } × { $craft ->
    [farmer] stav obilí
    [hut_builder] počet budov
    [shaman] počet figurek
   *[tool_crafter] hodnota nástrojů
} { $quantity }
part-redeem = Nepoužitá karta „{ $card }“
part-food-have = Jídlo v zásobě
part-food-grain = Přinese obilí
part-food-eaten = Sní kmen
part-workers-idle = Na desce hráče
part-workers-placed = Na herním plánu
part-workers-reserve = Ještě v zásobě (nepočítají se)
part-tool = { tool-begins }
part-tool-used = { tool-begins }, v tomto kole použitý
part-one-time = Jednorázový nástroj (nepočítá se)
part-card-ready = { $card } (zatím nepoužitá)
part-card-secret = { $card } (tajně dobraná)
part-cards-hidden = Lícem dolů
part-building-fixed = { $building } ({ points-amount })

# --- jak hra probíhala ---
source-buildings = Budovy
source-cards = Body na kartách
source-sets = Sady zelených karet
source-farmers = Rolníci
source-hut-builders = Stavitelé chýší
source-shamans = Šamani
source-tool-makers = Výrobci nástrojů
source-leftovers = Zbylé suroviny
source-hunger = Hlad
luck-dice = Kostky
luck-dice-about = Kolik ok celkem padlo při hodech o suroviny a jídlo; čárka je u průměru, 3,5 oka na kostku.
luck-dice-n = { $got } na { $times ->
    [one] { $times } kostce
   *[other] { $times } kostkách
}
