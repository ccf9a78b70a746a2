learn-goal = Veď národ od starověku k dnešku: živ ho, stav, objevuj a měj nejvíc bodů kultury, až dojdou karty.
learn-p1-title = Ber karty
learn-p1 = Bílé žetonky jsou tvoje civilní akce. Karta z nabídky stojí podle své pozice 1, 2 nebo 3 z nich. Před každým tahem se nabídka posune doleva: kdo počká, má kartu levněji, ale může mu ji vzít někdo jiný a karty na začátku odejdou.
learn-p2-title = Zvyš populaci
learn-p2 = Za civilní akci a jídlo přibude človík. Čím prázdnější je tvůj žlutý pruh, tím je další dražší a tím víc národ sní.
learn-p3-title = Stav
learn-p3 = Z civilní akce, volného človíka a surovin je důl (suroviny), farma (jídlo), laboratoř (věda) nebo chrám (kultura a šťastná značka).
learn-p4-title = Stav div
learn-p4 = Div roste po částech, každá stojí jednu civilní akci, a začne působit, až stojí poslední. Do té doby si nesmíš vzít jiný.
learn-p5-title = Objevuj a vylepšuj
learn-p5 = Nová technologie stojí civilní akci a vědu. Potom vylepšuj: človík se posune výš a zaplatíš jen rozdíl obou cen.
learn-p6-title = Naverbuj vojsko
learn-p6 = Červené žetonky jsou vojenské akce; platí se jimi jednotky. V delších hrách si události a útoky hledají nejslabšího. Nemusíš být první, jen ne poslední.
learn-p7-title = Ukonči tah
learn-p7 = Zbytek proběhne sám: přičteš si kulturu a vědu, sklidíš, nakrmíš národ a vytěžíš. Potom se ti všechny akce vrátí.
learn-s1 = Po celou hru: body kultury každý tah a z některých karet hned
learn-s2 = Výuková hra na konci: 2 body za každou technologii prvního věku, za každý bod síly a za každou šťastnou značku (za značky nejvýš 16); 1 bod za každé jídlo, surovinu a vědu, které za tah získáš
learn-s3 = Pokročilá hra na konci: čtyři bonusové karty, které leží od začátku odkryté
learn-s4 = Plná hra na konci: události třetího věku, které zbyly v hromádkách událostí
learn-end = Výuková hra končí kolem, v němž dojdou karty prvního věku, pokročilá stejně po druhém věku. V plné hře po vyčerpání karet třetího věku následuje ještě jedno celé kolo; stane-li se to na začátku tahu začínajícího hráče, je poslední kolo to, které právě začíná. V delších hrách předchází ostatním akcím jedna politická: připrav událost, zaútoč, nebo ve 3 či 4 hráčích nabídni smlouvu. Plná hra přidává války.
learn-m1 = Nechat civilní akce nevyužité. Do dalšího tahu se nepřenášejí.
learn-m2 = Vzít si technologii dlouho předtím, než na ni máš vědu. Jen ti zabírá místo v ruce.
learn-m3 = Začít div bez surovin. Vzdát se ho nemůžeš.
learn-m4 = Přidat človíka bez jídla, v delších hrách i bez šťastné značky.
learn-m5 = Nemít nikoho ve zbrani. V delších hrách doplácí na události nejslabší.
learn-t1 = Nejdřív doly, kultura později.
learn-t2 = Ber, co stojí jednu akci. Mnohé na ni zlevní, když tah počkáš.
learn-t3 = Než ukončíš tah, přečti si, co jeho konec přinese.

guide-t1-title = Vítej, vládce
guide-t1-text = Vezmi si Kolos rhódský: zvol ho v nabídce nebo v seznamu. Je to div a bude ti přinášet kulturu; kdo jí má na konci nejvíc, vyhraje. V prvním kole se karty jen berou a ty máš jednu akci.
guide-t1-else = Akce ti zbyla a nic jiného se s ní teď dělat nedá. Příště si nejdřív vezmi kartu.
guide-t1-then = Div leží hned před tebou, jiné karty jdou do ruky.
guide-t1-why = V prvním kole se karty jen berou a kdo hraje později, má na to víc akcí: začínající hráč 1, druhý 2.

guide-t2-title = Tvoje země vyrábí
guide-t2-text = Zvol „Ukonči tah“. Každý rolník pak přinese 1 jídlo, každý horník 1 surovinu a tvoji myslitelé 1 vědu. Všechno proběhne samo.
guide-t2-else = Jak chceš. Až nebude co dělat, ukonči tah.
guide-t2-then = 2 jídla, 2 suroviny, 1 věda. Soupeř dal dvě akce za Pyramidy.
guide-t2-why = Údržba národa na konci tahu proběhne sama: nejdřív kultura a věda, pak jídlo bez toho, co národ sní, a pak suroviny.

guide-t3-title = Nabídka se posouvá
guide-t3-text = Vezmi si osobnost Chamurabi, dnes stojí jednu akci. Odteď máš na tah čtyři civilní akce. První karty z nabídky odešly, ostatní se přiblížily a zlevnily.
guide-t3-else = Taky dobře. Pamatuj: první tři karty odejdou před dalším tahem.
guide-t3-then = Z nabídky rovnou do tvé ruky.
guide-t3-why = Ve dvou hráčích se před každým tahem vyprázdní první tři pozice a karty stojí 1, 2, nebo 3 akce podle toho, jak daleko vpravo leží.

guide-t4-title = Osobnost působí hned
guide-t4-text = Zvol „Vylož osobnost“: za jednu akci začne Chamurabi působit. Přinese ti jednu civilní akci navíc a jednu vojenskou vezme.
guide-t4-other = Za jednu akci vylož svou osobnost, začne působit hned. Ve hře můžeš mít jen jednu osobnost a z každého věku si smíš vzít jen jednu.
guide-t4-else = Osobnost v ruce zatím nic nedělá. Vylož ji, až ti zbude akce.
guide-t4-then = Osobnost působí hned, ještě v tomto tahu.
guide-t4-why = Osobnost stojí jednu akci, smí se vyložit i v tahu, kdy si kartu vezmeš, a nahradí předchozí osobnost.

guide-t5-title = Víc rukou
guide-t5-text = Zvol „Zvyš populaci“: za 2 jídla a akci přibude človík, který ti může pracovat. Čím prázdnější je tvůj žlutý pruh, tím je další dražší a tím víc národ sní.
guide-t5-else = Taky dobře. S populací ale dlouho neotálej: každý človík pro tebe pracuje až do konce.
guide-t5-then = Dva tvoji človíci teď čekají na práci.
guide-t5-why = Čím míň žetonků zbývá ve žlutém pruhu, tím víc jídla stojí další človík: od 2 až po 7.

guide-t6-title = Dej jim práci
guide-t6-text = Postav důl, Bronz: z volného človíka bude za 2 suroviny horník a ten zaplatí všechno, co budeš stavět později. Volný človík nic nepřináší.
guide-t6-else = Taky dobře. Jen nenech človíky čekat dlouho.
guide-t6-then = Postaveno dnes, vynáší už dnes.
guide-t6-why = Důl stojí akci, volného človíka a suroviny podle karty a těží už na konci tohoto tahu.

guide-t7-title = Nic se neschová
guide-t7-text = Vezmi si levnou kartu, Umělecké dílo vlevo: akce, které ti na konci tahu zbudou, propadnou. Žlutá karta se smí hrát až od příštího tahu.
guide-t7-warn = Ještě máš civilní akce a ty se neschovávají. Nevezmeš si nejdřív levnou kartu?
guide-t7-else = Dobře. Nevyužité civilní akce propadnou, příště se tedy podívej po levné kartě.
guide-t7-then = Příští tah se ta karta může hodit. Až ti akce dojdou, ukonči tah.
guide-t7-why = Nevyužité civilní akce na konci tahu propadnou a žlutá karta se nesmí hrát v tahu, kdy si ji vezmeš.

guide-t8-title = Svět se točí
guide-t8-text = Od třetího kola začíná tah začínajícího hráče událostí pro všechny. Rozvoj řemesel dal každému z vás 2 suroviny.
guide-t8-why = Od třetího kola se v každém kole odkryje jedna událost pro všechny, dokud jich nedojde všech devět.

guide-t9-title = Stav svůj div
guide-t9-text = Postav část divu: stojí jednu akci a 3 suroviny. Kolos rhódský má dvě části a začne působit, až stojí poslední. Do té doby si nesmíš vzít jiný div.
guide-t9-other = Zaplať další část svého divu: jednu akci a suroviny. Div začne působit, až stojí poslední část, a do té doby si nesmíš vzít jiný.
guide-t9-else = Taky dobře. Rozestavěný div ale nic nepřináší a vzdát se ho nemůžeš.
guide-t9-then = První část stojí. Modrý žetonek na ní je jen značka; až bude div hotový, vrátí se ti.
guide-t9-why = Každá část stojí jednu akci a své suroviny a rozestavěného divu se nejde vzdát.

guide-t10-title = Žluté karty jsou na jedno použití
guide-t10-text = Zahraj akční kartu Umělecké dílo: 6 bodů kultury. Žlutá karta stojí akci, udělá, co na ní stojí, a je pryč. Máš ji z minulého tahu, takže se teď hrát smí.
guide-t10-else = V ruce ti vydrží. Zabírá tam ale místo jiné kartě.
guide-t10-then = Hned 6 bodů kultury.
guide-t10-why = Akční karta poslouží jednou: stojí jednu civilní akci, provede se a odejde ze hry.

guide-t11-title = Tvůj plán
guide-t11-text = Se zbytkem nalož, jak chceš. Dobrý plán: zvyš populaci, postav další důl a za jednu akci si vezmi Geniálního stavitele. Druhá část divu s ním bude příští tah levnější.
guide-t11-other = Se zbytkem nalož, jak chceš. Dobrý plán: zvyš populaci, postav další důl a vezmi si levnou kartu na příští tah.
guide-t11-else = Volba je na tobě. Hlídej si, ať máš človíky i suroviny a obojí využiješ.
guide-t11-why = Akce smíš řadit a opakovat libovolně a to, co dovolí žlutá karta, už další akci nestojí.

guide-t12-title = Vezmi si technologii
guide-t12-text = Vezmi si Železo za jednu akci: je to lepší důl. Vyložení stojí 5 bodů vědy a ty je teď máš, protože Rozvoj vědy dal každému 2.
guide-t12-else = Taky dobře. Technologie, která dnes stojí tři akce, bude za dva tahy možná za jednu, pokud si ji nikdo nevezme.
guide-t12-then = Teď ji vylož.
guide-t12-why = Osobnosti a technologie se smějí vyložit hned v tahu, kdy si je vezmeš; technologie stojí jednu akci a svou vědu.

guide-t13-title = Nauč se ji
guide-t13-text = Vylož Železo: jedna akce a 5 bodů vědy. Leží nad Bronzem a nic nepřináší, dokud na něm nestojí človík.
guide-t13-else = Může počkat. Věda, která se jen hromadí, ale nic nepřináší.
guide-t13-then = Každá technologie prvního věku má navíc na konci této hry 2 body.
guide-t13-why = Karta jen dovoluje stavět a vylepšovat; něco přinese teprve človík, který na ní pracuje.

guide-t14-title = Posuň človíka výš
guide-t14-text = Vylepši: jeden horník se posune z Bronzu na Železo a zaplatíš jen rozdíl obou cen, tedy 3. Modrý žetonek na Železe má cenu 2 surovin.
guide-t14-else = Taky dobře. Dokud na Železe nikdo nepracuje, nic nepřináší.
guide-t14-then = Jedna akce a surovina navíc každý tah.
guide-t14-why = Vylepšení stojí jednu akci a rozdíl obou cen a není k němu potřeba volný človík.

guide-t15-title = Dokonči svůj div
guide-t15-text = Zahraj akční kartu Geniální stavitel: postaví část divu o 2 suroviny levněji a jinou akci to nestojí. Je to poslední část Kolosu, div tedy odteď působí.
guide-t15-else = Počká ti v ruce. Div ale začne pomáhat, až bude hotový.
guide-t15-then = Kolos stojí: každý tah 1 bod kultury, a k tomu 1 síla.
guide-t15-why = S poslední částí div hned začne působit a část postavená žlutou kartou už další akci nestojí.

guide-t16-title = Lepší státní zřízení
guide-t16-text = Vezmi si Monarchii, dokud je za jednu akci: přináší pět civilních a tři vojenské akce. Na revoluci budeš potřebovat 3 body vědy a všechny civilní akce jednoho tahu.
guide-t16-else = Dobře. Státní zřízení ale jednou změň, a spíš dřív: víc akcí pomáhá každý tah.
guide-t16-then = Nech si ji, než budeš mít dost vědy.
guide-t16-why = Státní zřízení má dvě ceny ve vědě: nižší za revoluci a vyšší, v závorce, za poklidnou změnu jedinou akcí.

guide-t17-title = Kultura každý tah
guide-t17-text = Zvyš znovu populaci, jestli můžeš, a pak postav chrám, Náboženství. Přináší každý tah 1 bod kultury a šťastnou značku, za kterou jsou na konci 2 body.
guide-t17-else = Taky dobře. Laboratoř by přinášela vědu, chrám kulturu.
guide-t17-then = Co v tahu postavíš, počítá se už na jeho konci.
guide-t17-why = Každý človík v městské budově přináší každý tah to, co ukazuje karta, a kolik budov téhož druhu smíš mít, určuje státní zřízení.

guide-t18-title = Červené akce
guide-t18-text = Naverbuj jednotku Bojovníci: stojí vojenskou akci, človíka a 2 suroviny. V této hře jsou za každý bod síly na konci 2 body. V delších hrách síla drží útočníky stranou.
guide-t18-else = Dobře. Vojenské akce jsou jen na jednotky, v této hře tedy nevyužité propadnou.
guide-t18-then = Tvoje síla hned vzrostla.
guide-t18-why = Vojenské akce jsou v této hře jen na jednotky, takže nevyužité nepřinesou nic.

guide-t19-title = Revoluce
guide-t19-text = Zvol „Revoluce“: na Monarchii máš dost vědy. Zabere všechny civilní akce tahu, žádná nesmí být předtím utracená, ale od příštího tahu jich máš víc.
guide-t19-else = Revoluce musí být první, co v tahu uděláš. Karta vydrží, třeba to vyjde příště.
guide-t19-then = Nové zřízení a nové žetonky. V tomto tahu ti zbývají jen vojenské akce.
guide-t19-why = Revoluce stojí míň vědy, ale všechny civilní akce tahu; jejich nový počet máš až od příštího tahu.

guide-t20-title = Konec se blíží
guide-t20-text = Poslední karta prvního věku je vyložená: tohle je tvůj poslední tah. Zásoby, věda ani karty v ruce nebudou mít cenu. Bojovník jsou 2 body, chrám 3, vylepšený důl 1. Potom se podívej, odkud body přišly, řádek po řádku.
guide-t20-other = Až se vyloží poslední karta prvního věku, dohraje se kolo a sečtou se body. Zásoby, věda ani karty v ruce nebudou mít cenu. Podívej se, co boduje: technologie, síla, šťastné značky, výroba. Hraj dál, rady ti zůstanou.
guide-t20-why = Když dojdou karty prvního věku, kolo se dohraje; pak bodují technologie, síla, šťastné značky a výroba za tah.
