# --- na co se dívá rozumný hráč ---
hint-capital = Hledej kolem pestrý terén: les a hory dávají produkci, poušť a voda obchod.
hint-figures = Postav je směrem k dílům, které chceš objevit nejdřív.
hint-second-city = Druhé město zakládej brzy, nejlépe ve druhém nebo třetím tahu: další akce v každém tahu má větší cenu než osadník.
hint-city = Další město znamená další akci v každém tahu.
hint-scouts = Osadník na bohatém políčku z něj sbírá pro město, jako by leželo v jeho okolí.
hint-trade = Vyměň, co máš dvakrát, za to, co stojí některá tvá schopnost; i druhému se to má vyplatit.
hint-coins = Někdo je blízko patnácti mincím: teď nikomu k minci nepomáhej.
hint-management = Žádné město ať nezahálí: když nemá co dobrého postavit, umění dá něco vždycky.
hint-culture = Na další pole kulturní stupnice máš.
hint-movement = Objevuj a prozkoumávej chýše brzy; do vesnice choď jen s dostatkem jednotek.
hint-research = Zkoumej každý tah, ledaže tah šetření koupí o celou úroveň víc. Obchod nad počet mincí propadne.
hint-battle = Napadej jednotkou, která má triumf: udeří první. Pěchota poráží jízdu, jízda střelce, střelci pěchotu.
hint-battle-ahead = Vedeš: na nové frontě jsou tvé jednotky v bezpečí před odvetou.
hint-loot = Mysli na to, co bude poraženému chybět nejvíc, nejen na svůj zisk.
hint-person = Slavná osobnost zakryje, co je na políčku natištěno: na pláních o nic nepřijdeš.
hint-way = Od téhle chvíle měj jasno, jak vyhraješ. Nejblíž máš tohle: { $goal }
hint-guard = K tvému hlavnímu městu dojde cizí armáda. Hlídej ho šesti jednotkami, a můžeš-li, i hradbami.
hint-spare = Žádná tvá technologie nevyužije { $resource }. Někdo za to možná dá obchod nebo kulturu.
hint-hut = Tvá armáda dosáhne na chýši na { $square }. Nic to nestojí: prostě do ní vejde.
hint-site = { $square } je dobré místo pro město. Dojdi tam s osadníkem a příští tah ho založ.
hint-village = { $n ->
    [0] Bez karet se o vesnici bojovat nedá.
    [one] S jednou kartou proti třem je vesnice předem prohraná.
    [2] Se dvěma kartami proti třem je vesnice velké riziko.
   *[other] Se { $n } kartami proti třem je boj o vesnici jako hod mincí.
} S pěti je to bezpečné.
hint-research-lost = { $n ->
    [one] Když teď nic nevyzkoumáš, přijdeš příští tah o { $n } bod obchodu.
    [few] Když teď nic nevyzkoumáš, přijdeš příští tah o { $n } body obchodu.
   *[other] Když teď nic nevyzkoumáš, přijdeš příští tah o { $n } bodů obchodu.
}
hint-irrigation = Zavlažování ti dá třetí město. Zpočátku je to nejlepší technologie úrovně II.
hint-ranks = Několik druhů tvých jednotek má první hodnost. Lepší hodnost posílí naráz každou kartu svého druhu: { $names }.
hint-hides = Budova navždy zakryje, co je pod ní natištěno: { $squares }.
hint-hides-square = { $square } ({ $icons })
