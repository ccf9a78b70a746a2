learn-goal = Veď svůj lid od prvního města až k dnešku a vyhraj jako první jednou ze čtyř cest: kulturou, vědou, bohatstvím, nebo válkou.
learn-p1-title = Začátek tahu: zakládání měst
learn-p1 = Osadník se tam, kde stojí, změní ve město. Všech osm políček kolem musí být odkrytých a bez chýší, vesnic i nepřátel a další město smí ležet nejblíž o tři políčka dál.
learn-p2-title = Přichází obchod
learn-p2 = Počítá se každý symbol obchodu v okolí tvých měst. Obchod zůstává z tahu do tahu, nejvýš 27. V této fázi si také můžeš s ostatními vyměňovat zboží.
learn-p3-title = Každé město udělá jednu věc
learn-p3 = Postaví něco, co samo zaplatí, zaměří se na umění a získá kulturu, nebo vytěží surovinu. Co zmůže, říkají políčka kolem něj. Za 3 obchody přikoupí 1 produkci.
learn-p4-title = Pohyb
learn-p4 = Figurky chodí o dvě políčka, nikdy šikmo. Za jeden krok otočí neznámý díl vedle sebe. Armády obsazují chýše a bojují, osadníci hledají místa pro města a sbírají.
learn-p5-title = Výzkum
learn-p5 = Všichni tajně zvolí jednu technologii. Na úroveň I je potřeba 6 obchodu, na úroveň II 11 a na každou další o 5 víc. Utratí se celý obchod kromě 1 za každou minci. Karta úrovně II leží na dvou kartách úrovně I a tak dál vzhůru.
learn-p6-title = Boj
learn-p6 = Karty se vykládají střídavě, buď na novou frontu, nebo proti nepříteli. Pěchota udeří dřív než jízda, jízda dřív než střelci, střelci dřív než pěchota. Rozhodne součet sil, které nakonec zůstanou; při shodě vyhrává obránce.
learn-s-title = Čtyři cesty k vítězství
learn-s1 = Kultura: dojdi na poslední pole kulturní stupnice. Zaměřuj města na umění a plať; od osmého pole to stojí i obchod.
learn-s2 = Věda: nauč se Let do vesmíru. Leží na pěti, čtyřech, třech a dvou dalších kartách a stojí 26 obchodu.
learn-s3 = Bohatství: měj 15 mincí. Dávají je banky, slavné osobnosti, Panamský průplav a čtyři technologie, které mince sbírají.
learn-s4 = Válka: dobuď hlavní město soupeře. Jeho obránce má o 12 síly víc a s hradbami ještě o 4.
learn-end = Hra končí hned s prvním vítězstvím: nejsou body ani druhé místo. Když dva hráči naráz odhalí Let do vesmíru, dělí se o vítězství. Výuková hra skončí, jakmile někdo založí třetí město, a nemá vítěze; hraje se bez divů, Egypta a Říma.
learn-m1 = Zůstat u jednoho města. Druhé zakládej ve druhém nebo třetím tahu.
learn-m2 = Nechat město zahálet. Umění dá něco vždycky.
learn-m3 = Napadnout vesnici se třemi kartami. To je jako hod mincí a v sázce je armáda.
learn-m4 = Stavět na les nebo na surovinu. Žeton zakryje všechno, co je tam natištěno.
learn-m5 = Zapomenout na hlavní město. Tři jednotky nikoho dlouho nezdrží.
learn-t1 = Zkoumej každý tah, ledaže tah šetření koupí o celou úroveň víc.
learn-t2 = Zpřístupňuj si budovy, které se hodí k tvé zemi: knihovny chtějí pláně, přístavy vodu.
learn-t3 = Od osmého tahu měj jasno, které vítězství je tvoje a kdo je ke svému nejblíž.

guide-c1-title = Čtyři cesty k vítězství
guide-c1-text = Zvol „Skonči začátek tahu“: v první fázi zatím není co dělat. Vyhraje, kdo první dojde na konec jedné ze čtyř cest: kulturou, vědou, mincemi, nebo dobytím cizího hlavního města. Dnes se jen učíme, dokud někdo nezaloží třetí město.
guide-c1-else = Jak chceš. Až tu nebude co dělat, fázi ukonči.
guide-c1-why = První vítězství hru hned ukončí a žádné body se nepočítají: každý tah tě má k jednomu ze čtyř přiblížit.

guide-c2-title = Přichází obchod
guide-c2-text = Zvol „Skonči s obchodováním“: vyměňovat zboží si tu můžeš až v dalších hrách. Obchod přišel sám: políčka kolem hlavního města dala 3, máš tedy 6 a to stačí na první technologii.
guide-c2-else = Dobře. Až budeš chtít dál, řekni, že máš hotovo.
guide-c2-then = Obchod ti zůstává, dokud ho neutratíš.
guide-c2-why = Obchod přibývá každý tah podle symbolů kolem měst, a co neutratíš, to zůstane.

guide-c3-title = Jedno město, jedna akce
guide-c3-text = Zvol akci hlavního města: postav knihovnu na pláni F3. Stojí 5, celou produkci hlavního města, a každý tah přinese 1 obchod.
guide-c3-else = Jde to i tak. Produkci si nelze schovat na příště: až budeš stavět, hledej něco, co stojí skoro celou.
guide-c3-then = Budova zakryje, co je pod ní natištěno. Tady to nebylo nic. Hlavní město už jednalo, ukonči fázi.
guide-c3-why = Město udělá za tah jednu věc a produkce, kterou nevyužije, propadne.

guide-c4-title = Do neznáma
guide-c4-text = Vyšli armádu: má dva kroky. Prvním otoč díl s polem G5, armáda přitom zůstane stát. Druhým vstup do chýše na něm: v chýších bývají dary.
guide-c4-else = Jde to i tak. Díly smí otáčet každý, ale do chýší vstupují jen armády.
guide-c4-then = Obilí, a vidíš je jen ty. Čína navíc dostane za každou chýši 3 kultury.
guide-c4-why = Za krok se otočí díl, který leží vedle figurky lícem dolů, a figurka zůstane stát.

guide-c5-title = Dobré místo
guide-c5-text = Pošli osadníka na F6, dva kroky daleko: kolem je obchod 3, produkce 5 a přírodní div. Příští tah z něj může být město.
guide-c5-else = Jde to i tak. Hledej políčko, kolem kterého je hodně symbolů a žádná chýše ani vesnice.
guide-c5-then = Osadník bojovat neumí. Drž ho dál od cizích armád.
guide-c5-why = Město žije z osmi políček kolem sebe: musí být odkrytá, bez chýše a vesnice, a nesmí patřit jinému městu.

guide-c6-title = Vol tajně
guide-c6-text = Zvol Chov zvířat: promění tvé obilí ve 3 produkce. Máš 6 obchodu, které technologie úrovně I potřebuje, a všechen se utratí.
guide-c6-other = Zvol technologii úrovně I: máš 6 obchodu, které potřebuje, a všechen se utratí. Chov zvířat promění obilí ve 3 produkce: armáda ho najde v chýši na G5.
guide-c6-else = Obchod ti tedy zůstává. Často se to nevyplatí.
guide-c6-then = Dvě karty v nejnižší řadě unesou jednu v řadě nad nimi.
guide-c6-why = Volí všichni naráz, takže na tvou volbu nikdo nemůže odpovědět; technologie stojí celý obchod kromě 1 za každou minci.

guide-c7-title = Založ druhé město
guide-c7-text = Založ město: z osadníka bude město II, které hned pracuje. Místo je dobré: všech osm políček kolem je odkrytých, bez chýše, vesnice i nepřítele, a domů je dost daleko.
guide-c7-else = Počká to, ale s druhým městem zvládneš každý tah dvakrát tolik.
guide-c7-then = Jeho obchod se počítá už v tomto tahu.
guide-c7-why = Dvě města smíš mít od začátku a nové město dává obchod i jedná hned v tahu, kdy vzniklo.

guide-c8-title = Kultura se vyplácí brzy
guide-c8-text = Zaplať 3 kultury a postup na první pole kulturní stupnice. Každé pole něco dá: tady kartu události. Za sedmým polem se platí i obchodem.
guide-c8-other = Postup po kulturní stupnici: na další pole máš a každé pole něco dá. Za sedmým se platí i obchodem.
guide-c8-else = Kultura vydrží. Postoupit můžeš kdykoli později.
guide-c8-then = Karta události. Zahraj ji, až přijde její fáze a bude se ti hodit.
guide-c8-why = Za pole se dá platit kdykoli během správy měst a odměna přijde hned.

guide-c9-title = Trocha produkce navíc
guide-c9-text = Zaplať obilí za Chov zvířat: hlavní město bude mít v tomto tahu o 3 produkce víc. Potřebuješ osadníka za 6 a hlavní město má jen 5.
guide-c9-else = Jde to i tak. Suroviny vydrží, dokud je nebudeš potřebovat.
guide-c9-then = Tahle produkce je jen pro toto město a jen v tomto tahu.
guide-c9-why = Surovinou se platí za to, co technologie umí; produkce z ní na konci tahu propadne.

guide-c10-title = Další osadník
guide-c10-text = Postav v hlavním městě dalšího osadníka na F3: každý osadník je budoucí město. Figurky nic nezakrývají, takže knihovně nevadí.
guide-c10-else = Jde to i tak. Bez druhého osadníka ale nebude třetí město.
guide-c10-then = Města nikdy nesčítají produkci na jednu věc.
guide-c10-why = Město platí samo za to, co staví, a nová figurka stojí na políčku kolem něj.

guide-c11-title = A co nové město?
guide-c11-text = Zaměř město II na umění: dá 1 kulturu a ještě 1 za každý symbol kultury v okolí, třeba za přírodní div. Každé město jedná jednou za tah.
guide-c11-else = Jde to i tak. Nic nedá jen město, které zahálí.
guide-c11-then = Žádné město nezahálelo. Ukonči fázi.
guide-c11-why = Každé město má vlastní akci a umění nic nestojí.

guide-c12-title = Nová země za okrajem
guide-c12-text = Posuň nového osadníka o krok až k okraji a druhým krokem otoč další díl: hledáš dobrou zemi pro třetí město. Co vzniklo v tomto tahu, smí se hned pohnout.
guide-c12-else = Jde to i tak. Každý odkrytý díl je možnost navíc.
guide-c12-then = Za objev jeden krok. Teď je vidět, kam by se dalo jít dál.
guide-c12-why = Co vzniklo v tomto tahu, smí chodit, a otočení dílu stojí krok, ale nikým nepohne.

guide-c13-title = Utratit, nebo šetřit?
guide-c13-text = Tentokrát šetři: zvol „Nic nezkoumej“. Technologie úrovně I by teď stála celý obchod. Příští tah ti bude stačit na Zavlažování, které potřebuje 11 a dovoluje třetí město.
guide-c13-else = Taky dobře. Zavlažování pak přijde o něco později.
guide-c13-why = Výzkum vezme skoro celý obchod, i když technologie potřebuje míň; kdo nezkoumá nic, tomu obchod zůstane.

guide-c14-title = Karta do boje navíc
guide-c14-text = Než napadneš vesnici, postav v hlavním městě pěchotu za 5. Karty jednotek bojují všude, kde jsou tvé armády, a ze čtyř karet se berou tři.
guide-c14-else = Jde to i tak. Tři karty jsou ale na boj málo.
guide-c14-then = Jakou kartu máš, vidíš jen ty. Jednat může i město II.
guide-c14-why = Karty jednotek mají společné všechny tvé armády, smíš jich mít kolik chceš a vidíš je jen ty.

guide-c15-title = Místo pro třetí město
guide-c15-text = Pošli osadníka na D2, dva kroky daleko: kolem jsou lesy a vedle není chýše ani vesnice.
guide-c15-else = Jde to i tak. Pamatuj: osm odkrytých políček a tři políčka od jiných měst.
guide-c15-then = Teď už chybí jen Zavlažování.
guide-c15-why = Města nikdy nesdílejí políčka: další leží aspoň tři políčka od každého jiného.

guide-c16-title = Na vesnici
guide-c16-text = Táhni armádou kolem svého města a příští tah zaútoč na vesnici F8. Tři karty barbarů se tam utkají se třemi tvými, a tvé jsou dnes silné.
guide-c16-other = Vtáhni do vesnice na F8, dva kroky daleko. O vesnici se bojuje, tři karty barbarů proti třem tvým, a když prohraješ, přijdeš jen o armádu.
guide-c16-else = Jde to i tak. Vesnice neuteče.
guide-c16-then = Dva kroky za tah. Příště přijde na řadu vesnice.
guide-c16-why = Armáda, která vstoupí do vesnice, musí bojovat; porážka stojí jen ji.

guide-c17-title = Nová fronta, nebo útok?
guide-c17-text = Zahraj pěchotu proti jejich jízdě: udeří dřív než jízda, a kdo je zabit, už neudeří. Karta se vykládá proti nepříteli, který stojí sám, nebo samotná na novou frontu.
guide-c17-other = Vylož kartu proti nepříteli, který stojí sám, nebo samotnou na novou frontu. Pěchota udeří dřív než jízda, jízda dřív než střelci, střelci dřív než pěchota.
guide-c17-else = Jde to i tak. Na nové frontě je karta v bezpečí, dokud ji někdo nenapadne.
guide-c17-then = První úder, a ani škrábnutí. Pokračuj tak; nakonec se sečtou síly, které zůstaly, a při shodě vyhrává obránce.
guide-c17-why = Silnější druh udeří první, a kdo přitom padne, už neudeří; nakonec se sečtou síly, které zbyly.

guide-c18-title = Slavná osobnost
guide-c18-text = Polož slavnou osobnost na G6 vedle města: její symboly se tam počítají. Zakryje, co je pod ní, a na pláních o nic nepřijdeš.
guide-c18-else = Může počkat v rezervě na začátek některého dalšího tahu. Do té doby nedělá nic.
guide-c18-then = Slavná osobnost pracuje od této chvíle.
guide-c18-why = Slavná osobnost se počítá, jakmile stojí u města, ale zakryje, co je na políčku natištěno.

guide-c19-title = Místo pro další město
guide-c19-text = Zkoumej Zavlažování: dovoluje třetí město. Má úroveň II a leží na dvou kartách úrovně I, a ty máš.
guide-c19-else = Jde to i tak. Zavlažování ale brzy budeš chtít.
guide-c19-then = Příští tah se osadník na dobrém místě může stát tvým třetím městem.
guide-c19-why = Dvě karty vedle sebe unesou jednu z další úrovně a Zavlažování dovoluje třetí město.

guide-c20-title = Třetí město
guide-c20-text = Založ třetí město s osadníkem na dobrém místě: tím výuková hra skončí, bez vítěze i poraženého. Pak si zahraj doopravdy: šest národů, divy a čtyři cesty k vítězství.
guide-c20-other = Fáze už znáš. Zavlažování a osadník na dobrém místě dají třetí město a tím výuková hra skončí. Pak si zahraj doopravdy; rady ti zůstanou.
guide-c20-why = Výuková hra končí, jakmile někdo založí třetí město; skutečná prvním ze čtyř vítězství.
