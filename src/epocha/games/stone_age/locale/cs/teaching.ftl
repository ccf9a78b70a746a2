learn-goal = Veď kmen z doby kamenné: sbírej jídlo a suroviny, kupuj karty a budovy a měj na konci nejvíc bodů.
learn-p1-title = Umísti figurky
learn-p1 = Střídáte se: v každém tahu umísti jednu nebo více figurek na jedno místo. Kolečka ukazují, kolik se jich vejde; plné místo je do dalšího kola zavřené.
learn-p2-title = Hoď si o výtěžek
learn-p2 = Až všichni stojí, hráči postupně provedou akce svých figurek. Za každou figurku hoď jednou kostkou a součet vyděl: jídlo 2, dřevo 3, jíl 4, kámen 5, zlato 6. Nástroje součet zvyšují.
learn-p3-title = Kup karty a budovy
learn-p3 = Kde tvoje figurka stojí na kartě nebo budově, můžeš zaplatit a vzít si ji. Karta stojí 1 až 4 libovolné suroviny, budova přesně to, co ukazuje.
learn-p4-title = Nakrm kmen
learn-p4 = Nejdřív ti obilí přinese jídlo, jedno za každý stupeň. Potom každá figurka jedno sní. Co chybí, nahraď surovinami, jinak ztratíš 10 bodů.
learn-p5-title = Nové kolo
learn-p5 = Zbylé karty se posunou doprava a zlevní, řada se doplní novými. Začíná další hráč a tvoje nástroje zase fungují.
learn-s1 = Budova: uvedené body, nebo součet hodnot toho, co zaplatíš (dřevo 3, jíl 4, kámen 5, zlato 6); ihned
learn-s2 = Zelené karty: sada různých symbolů má hodnotu svého počtu na druhou (3 symboly: 9 bodů)
learn-s3 = Žluté karty: rolníci × obilí, stavitelé chýší × budovy, šamani × figurky, výrobci nástrojů × hodnota nástrojů
learn-s4 = Každá zbylá surovina: 1 bod
learn-s5 = Kolo, v němž tvůj kmen hladoví: minus 10 bodů
learn-end = Hra končí po kole, v němž dojde některý sloupeček budov, nebo když nezbývá dost karet na doplnění řady. Pak se sečtou karty a zbylé suroviny a vyhrává, kdo má nejvíc bodů.
learn-m1 = Zapomenout na večeři. Než umístíš poslední figurku, spočítej figurky a jídlo.
learn-m2 = Nakupovat dřív, než hodíš. Figurka na kartě, na kterou zatím nemáš, se vrátí s prázdnou.
learn-m3 = Nechat vesnici ostatním. Figurky, obilí a nástroje získané brzy ti pomáhají v každém kole.
learn-t1 = Karta za jednu surovinu se vyplatí skoro vždy: něco hned a body na konci.
learn-t2 = Rozhodni se brzy, které řemeslníky budeš sbírat, a dopřej jim, co počítají: šamani chtějí figurky, rolníci obilí.

guide-s1-title = Veď svůj kmen
guide-s1-text = Vyhraje, kdo má na konci nejvíc bodů. Každé kolo má tři části: umístit figurky, provést jejich akce a nakrmit kmen. Hraješ s modrými figurkami a začínáš.
guide-s1-why = Nikdo neprovádí akce, dokud nestojí figurky všech hráčů, a kmen se krmí až nakonec; o vítězi rozhodují body.

guide-s2-title = Tři figurky na dřevo
guide-s2-text = Pošli do lesa tři ze svých pěti figurek. Každá tam později hodí jednou kostkou a ze součtu bude dřevo.
guide-s2-else = Taky dobře. Víc figurek na jednom místě znamená víc kostek. Zůstanou tam až do akcí.
guide-s2-then = Potom umísťuje soupeř. Střídáte se, dokud nestojí všechny figurky.
guide-s2-why = V jednom tahu umístíš figurky jen do jedné oblasti a nejsnáz se získává dřevo: stačí na ně 3 body na kostkách.

guide-s3-title = Jedna figurka pro nástroj
guide-s3-text = Pošli jednu figurku k výrobci nástrojů dřív než soupeř: vejde se tam jen jedna. Nástroj ti každé kolo jednou přidá k hodu, takže čím dřív, tím líp.
guide-s3-else = Také dobře. Sleduj, co se plní: plné místo je do dalšího kola zavřené.
guide-s3-then = Ve dvou hráčích se v každém kole obsadí jen dvě ze tří míst ve vesnici. Chýše a výrobce nástrojů jsou obsazené, pole je tedy zavřené.
guide-s3-why = U výrobce nástrojů je místo pro jednu figurku, a jakmile jsou ve dvou hráčích obsazené dvě oblasti vesnice, třetí se zavře.

guide-s4-title = Karta za jednu surovinu
guide-s4-text = Postav poslední figurku na kartu úplně vpravo: stojí jen jednu libovolnou surovinu. Hned přinese jeden kámen a na konci body. Zaplatíš až při akcích.
guide-s4-else = Dobře. Levná karta je pro volnou figurku skoro vždy dobré místo; příště si na ni vzpomeň.
guide-s4-why = Cenu určuje pole, ne karta: úplně vpravo 1 surovina, vlevo až 4, a na každé se vejde jen jedna figurka.

guide-s5-title = Teď figurky pracují
guide-s5-text = Začni výrobcem nástrojů, nástroj ti pomůže už při hodu; nakupuj až nakonec. Všechny figurky stojí, teď provádíš své akce v pořadí, jaké chceš.
guide-s5-warn = Ještě nemáš žádné suroviny, figurka by se vrátila bez karty. Nehodíš si nejdřív?
guide-s5-else = Dobře, pořadí je na tobě. Nástroj získaný před hodem ho ale může ještě zlepšit.
guide-s5-why = O pořadí rozhoduješ krok za krokem a nástroj se dá použít už v kole, kdy ho dostaneš.

guide-s6-title = Hoď si o dřevo
guide-s6-text = Hoď si v lese: tři figurky, tři kostky, a za každé 3 body je jedno dřevo. Jinde se dělí víc: jíl 4, kámen 5, zlato 6. Jídlo jen 2.
guide-s6-other = Hoď si v lese: za každou svou figurku tam jednou kostkou, a za každé 3 body je jedno dřevo. Jinde se dělí víc: jíl 4, kámen 5, zlato 6. Jídlo jen 2.
guide-s6-else = Dobře. Les počká: figurky tam hodí, až je vyšleš.
guide-s6-why = Každá figurka tam hodí jednou kostkou, součet se pro dřevo vydělí třemi a zbytek propadne.

guide-s7-title = Nástroj k hodu
guide-s7-text = Přidej nástroj. Padlo ti 11, to jsou tři dřeva a 2 body přijdou nazmar; s 1 navíc je to 12, čtyři dřeva. Každý nástroj slouží jednou za kolo.
guide-s7-other = Nástroj přidá k tomuto hodu. Použij ho, když tím získáš o kus víc, jinak si ho nech na jiný hod. Každý nástroj slouží jednou za kolo.
guide-s7-else = Nástroj zůstal nevyužitý. Příště se podívej, kolik chybí k dalšímu kusu.
guide-s7-why = Nástroje se přidávají po hodu, ještě než se výsledek vydělí, a každý se smí použít jednou za kolo.

guide-s8-title = Kup kartu
guide-s8-text = Zaplať levným dřevem: za karty platí jakákoli surovina. Horní část působí hned: jeden kámen. Dolní se počítá na konci: jeden šaman, bod za každou tvou figurku.
guide-s8-other = Plať tím, co potřebuješ nejmíň: karty berou jakoukoli surovinu. Horní polovina působí hned, dolní boduje na konci.
guide-s8-else = Figurka se tedy jen vrátí. Karty se ale vyplatí dvakrát: hned a na konci.
guide-s8-then = Karta leží lícem dolů na tvé desce. Po tobě provádí své akce soupeř.
guide-s8-why = Kartu nejdřív zaplatíš a hned působí; na konci dá každý šaman na tvých kartách bod za každou tvou figurku.

guide-s9-title = Kmen se najedl
guide-s9-text = Kolo skončilo večeří: každá tvoje figurka snědla jedno jídlo. Když nestačí, platí se surovinou, nebo tě to stojí 10 bodů. Nové kolo začínal soupeř a karty se posunuly doprava a zlevnily.
guide-s9-why = Každá figurka sní jedno jídlo, každé chybějící smí nahradit surovina, a kdo nenahradí všechna, ztratí 10 bodů.

guide-s10-title = Tvoje první budova
guide-s10-text = Postav figurku na levou budovu dřív než soupeř. Máš dvě dřeva a kámen, které stojí, a hned přinese 11 bodů.
guide-s10-else = Dobře. Jestli budovu ještě chceš, pospěš si: vejde se tam jen jedna figurka.
guide-s10-why = Taková budova stojí přesně ty suroviny, které ukazuje, body dá hned a vejde se na ni jen jedna figurka.

guide-s11-title = Ze dvou budou tři
guide-s11-text = Pošli dvě figurky do chýše a kmen se do konce hry rozroste o další. Každé kolo sní jedno jídlo, ale taky pro tebe každé kolo pracuje.
guide-s11-else = Dobře. Na chýši, pole a výrobce nástrojů mysli zas příští kolo; nejvíc se vyplatí brzy.
guide-s11-why = Chýše chce přesně dvě figurky jednoho hráče; nová pak zůstane do konce hry a jíst chce už v tomto kole.

guide-s12-title = Někdo musí lovit
guide-s12-text = Pošli zbylé figurky na loviště: večeří se každé kolo a zásoba se tenčí. Za každé 2 body na kostkách je jedno jídlo a místo je tu vždycky.
guide-s12-else = Na dnešek jídlo máš. Na příští kolo počítej s lovci, nebo si zvyš obilí.
guide-s12-why = Při lovu se výsledek hodu dělí jen dvěma, při těžbě surovin víc, a na loviště se vejde figurek, kolik chceš.

guide-s13-title = Figurky znovu pracují
guide-s13-text = Začni chýší, potom lov a nakonec kupuj, jako minule. Nástroj je zase k dispozici: přidej ho, když s ním bude o jídlo víc.
guide-s13-other = Nejdřív si naházej, co potřebuješ, a kupuj až nakonec. Nástroj je zase k dispozici: přidej ho, když s ním získáš o kus víc.
guide-s13-else = Taky dobře. Ostatní figurky počkají, až je vyšleš.
guide-s13-why = Pořadí volíš krok za krokem podle toho, co padlo, a použité nástroje jsou v každém novém kole zase k dispozici.

guide-s14-title = Stavíme!
guide-s14-text = Kup budovu: dvě dřeva a jeden kámen jdou zpět do zásoby a ty máš hned 11 bodů. Ve sloupečku se otočí další budova.
guide-s14-other = Kup budovu: suroviny, které žádá, jdou zpět do zásoby a její body máš hned. Ve sloupečku se otočí další budova.
guide-s14-else = Suroviny ti zůstávají. Na konci ale každá vynese jen 1 bod, tak dlouho neváhej.
guide-s14-why = Budova dá své body jednou, hned při koupi, a další ze sloupečku se dá koupit od příštího kola.

guide-s15-title = Už to umíš
guide-s15-text = Takhle vypadá každé kolo. Hra končí, když dojde sloupeček budov nebo karty; pak se sečtou tvoje karty. Hraj dál, rady ti zůstanou.
guide-s15-why = Když dojde sloupeček budov, kolo se ještě dohraje; když karty nestačí zaplnit pole, další kolo už nezačne.
