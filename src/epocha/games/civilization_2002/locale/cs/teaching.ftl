learn-goal = Osídli svět, rozrůstej se, objevuj, stav divy světa a měj na konci hry nejvíc bodů.
learn-p1-title = Nakupuj
learn-p1 = Kupuj osadníky, armády, technologie a větší sídla, v libovolném pořadí. Osadník se na místě, kde stojí, promění ve vesnici a nestojí to nic. V prvním kole nenakupuje nikdo.
learn-p2-title = Vydej se na cestu
learn-p2 = Armáda ujde jeden region, osadník dva a loďstvo jich uveze tři. Cestu ti nikdo nezahradí, ale kdo stojí v regionu, do kterého vstoupíš, tě může vyzvat k bitvě.
learn-p3-title = Prozkoumej svět
learn-p3 = Kde se osadník zastaví, smíš se podívat na skrytý žeton. Surovina zůstane tvým tajemstvím, dokud tam nestojí sídlo; události a terén hned uvidí všichni.
learn-p4-title = Bojuj
learn-p4 = Obě strany tajně zvolí jednotku a hodí jejími kostkami; v základních pravidlech je jich tolik, kolikátá je její doba (1 až 4). Nižší součet o jednotku přijde, při shodě zaniknou obě. Pěchota poráží střelectvo, střelectvo jízdu a jízda pěchotu: přičte si číslo současné doby.
learn-p5-title = Obchoduj
learn-p5 = Karty surovin se jen půjčují, než se vyplatí příjmy. Všechno ostatní mění vlastníka natrvalo: zlaté, technologie, divy světa, jednotky i celá sídla.
learn-p6-title = Vyber příjem
learn-p6 = V základních pravidlech vynášejí sídla podle velikosti, a držíš-li nadbytečnou surovinu, dvojnásob. Přičti počet technologií krát počet různých surovin a za tři, čtyři nebo pět stejných 20, 40 nebo 80 zlatých. Nikdy nedostaneš méně než 10.
learn-p7-title = Nebo hraj podle rozšířených pravidel
learn-p7 = V nich je každá technologie jiná. Všem otevírá jednotky, vylepšení nebo větší sídla a mnohé dají vlastníkovi div světa nebo body. Kdo staví, co vynalezneš ty, platí ti část ceny. Spokojené sídlo vynáší víc a produktivní dvojnásob. Divy světa působí, dokud neskončí jejich doba.
learn-s1 = Každé sídlo: vesnice 1, maloměsto 2, město 3, metropole 4
learn-s2 = Každý div světa: v základních pravidlech 3, v rozšířených 2
learn-s3 = Technologie: v základních pravidlech každá 2; v rozšířených jen čtyři velké objevy, každý 4
learn-s4 = Rozšířená pravidla podle toho, co hru ukončí: Spojené národy 5 svému držiteli; Program Apollo každému 1 za každou jeho moderní vojenskou jednotku; loď Alpha Centauri každému 1 za každou jeho technologii
learn-end = Základní hra končí, když někdo získá třetí moderní technologii. Stane-li se to v nákupní fázi, nakoupí ještě ti, na které v ní nedošlo; jinak se dohraje kolo. Krátkou nebo střední rozšířenou hru může ukončit každá koupená středověká nebo průmyslová technologie: rozhodne kostka a konec je pokaždé pravděpodobnější. Dlouhá hra trvá, dokud ji neukončí držitel Spojených národů nebo Programu Apollo nebo dokud si někdo nekoupí loď Alpha Centauri. Kdo v rozšířené hře na konci kola jako jediný vlastní sídla, vítězí ihned. Kdo v ní ztratí poslední sídlo, je vyřazen.
learn-m1 = Zvětšovat sídla dřív, než osídlíš okolí. První zlaté patří osadníkům.
learn-m2 = Nechat sídlo bez armády vedle souseda, který ji má.
learn-m3 = V základních pravidlech měnit vesnice na maloměsta dřív, než máš div světa za šest vesnic.
learn-m4 = Útočit na sídlo se stejně silným vojskem. Strana vlastníka tam ke každému hodu přičítá 1.
learn-m5 = Nechat si zlaté na konec. Body za ně nejsou.
learn-t1 = Začni tam, kde je blízko hodně volných regionů.
learn-t2 = Sbírej nejdřív různé suroviny, tři stejné až později.
learn-t3 = Drž pěchotu, jízdu a střelectvo pohromadě.
learn-t4 = V rozšířených pravidlech kupuj nejdřív technologie, které přinesou div světa nebo čtyři body, a největší sídla měj spokojená, potom i produktivní.

guide-settle-title = Svět čeká na osadníky
guide-settle-text = Zvol Gran Chaco, pak tamního osadníka a pošli ho o krok na jih, do Pamp. Body dávají sídla, technologie a divy světa a nejvíc bodů vítězí; svět otevírají osadníci.
guide-settle-else = I to jde. V každém regionu leží skrytý žeton a každý je překvapení.
guide-settle-then = Ze dvou kroků mu zbývá jeden.
guide-settle-why = Osadník má dva kroky, armáda jeden a hýbat smíš, s kým chceš; sídlo dá na konci 1 až 4 body podle velikosti.

guide-look-title = Co tu leží?
guide-look-text = Zvol Pampy, osadníka a prohlédni si žeton regionu. Tím osadníkova cesta končí.
guide-look-else = I to jde. Prohlédnout si ho můžeš i v některém dalším kole, a to bez pohybu.
guide-look-then = Úrodný region! Sídlo tu vznikne rovnou jako maloměsto.
guide-look-why = Osadník se smí podívat tam, kde jeho cesta končí, a v tomto tahu už dál nejde; v úrodném regionu vznikne rovnou maloměsto.

guide-second-title = A druhý osadník?
guide-second-text = Pošli druhého osadníka do Orinoka a podívej se tam: je o krok jižněji než Yucatán, směrem k tvé druhé vesnici. Nebo popusť uzdu zvědavosti a jdi jinam.
guide-second-else = I to jde. Nejsnáz se ale hlídá půda blízko tvých vesnic.
guide-second-why = Každý osadník má své dva kroky a tam, kde se zastaví, se podívat smí, ale nemusí.

guide-secret-title = Tvé tajemství
guide-secret-text = Nech žeton lícem dolů: o koních zatím víš jen ty. Otočí se, až tu bude stát sídlo; do té doby sem ostatní možná zbytečně pošlou osadníka.
guide-secret-other = Nech žeton lícem dolů: co tu leží, zatím víš jen ty. Otočí se, až tu bude stát sídlo; do té doby sem ostatní možná zbytečně pošlou osadníka.
guide-secret-else = Teď už to ví každý.
guide-secret-why = Surovina leží lícem dolů, dokud v regionu nestojí sídlo; dřívější otočení ji jen prozradí ostatním.

guide-guard-title = Nech doma stráž
guide-guard-text = Ukonči pohyb a pěchotu nech doma: sídlo bez armády připadne první cizí armádě, která do něj vejde.
guide-guard-else = I to jde. Pamatuj si ale, která vesnice je teď sama.
guide-guard-why = Kdo má armádu v regionu, kde vlastník sídla nemá armádu ani letectvo, smí sídlo zabrat a velikost mu zůstane.

guide-desk-title = Zatím není co měnit
guide-desk-text = Zvol „Ukonči obchodování“. V této fázi se karty surovin půjčují, dokud se nevyplatí příjmy; všechno ostatní mění vlastníka natrvalo. Bez technologií ti karty nesou málo.
guide-desk-else = Zkus to. Druhý hráč každou nabídku zváží.
guide-desk-then = Tvé dvě vesnice vynesou méně než 10 zlatých. Méně než 10 ale nikdo nikdy nedostane.
guide-desk-why = Půjčené karty surovin se po výplatě příjmů vracejí, všechno ostatní je pryč natrvalo a méně než 10 zlatých nedostane nikdo.

guide-income-title = Železo pro ty, kdo ho mají
guide-income-text = Obě kostky určily, že nadbytečnou surovinou je železo, a to bylo v tvých rukou: sídla ti vynesla 12 místo 6. Jedna technologie krát tři různé suroviny přidaly 3. Půjčená karta se pak vrátila domů.
guide-income-other = Sídla vynášejí podle velikosti, s kartou nadbytečné suroviny dvojnásob. Přičti počet technologií krát počet různých surovin. Méně než 10 nedostane nikdo a půjčené karty se vracejí domů.
guide-income-why = Příjem jsou sídla, s kartou nadbytečné suroviny dvojnásob, plus technologie krát různé suroviny, plus monopoly.

guide-found-title = Založ sídlo
guide-found-text = Zvol Pampy na mapě nebo v seznamu: osadník tam založí sídlo a nestojí to nic. V úrodném regionu je to rovnou maloměsto a vynáší už v tomto kole.
guide-found-else = Může to počkat. Kdo ale zakládá dřív, bere příjem vícekrát.
guide-found-then = Maloměsto vynáší 2 a úrodný region o 1 víc.
guide-found-why = Založení stojí osadníka, ale žádné zlaté; v úrodném regionu vznikne rovnou maloměsto a vynáší o 1 víc.

guide-settlers-title = Víc lidí, víc půdy
guide-settlers-text = Založ sídlo i s druhým osadníkem: každá vesnice je bod a vynáší už v tomto kole. Potom kup dva nové osadníky do Gran Chaca, po 5 zlatých.
guide-settlers-other = Kup dva osadníky do Gran Chaca, po 5 zlatých: deset dostaneš tak jako tak, a proto má teď nová půda větší cenu než větší vesnice. Osadník se objeví v sídle, které ti patřilo už před touto fází.
guide-settlers-else = I to jde. Volné půdy ale ubývá a patří tomu, kdo přijde první.
guide-settlers-why = Osadník stojí v této době 5 a objeví se jen tam, kde ti sídlo patřilo už před touto fází; založení nestojí nic.

guide-learn-title = Nauč se něco
guide-learn-text = Kup technologii za 10 zlatých; druhá stojí 20, třetí 30. Každá má hodnotu 2 bodů a nese zlatý za každou různou surovinu, kterou držíš. Každé dvě přidávají 1 v bitvě.
guide-learn-else = Může to počkat, ale ne dlouho.
guide-learn-then = Zbytek si nech na další a ukonči nákupy.
guide-learn-why = Koupit jdou jen technologie současné doby a každá se počítá do příjmů, do bitvy i do bodů.

guide-next-door-title = Podívej se k sousedům
guide-next-door-text = Pošli nového osadníka z Gran Chaca do Bahie a podívej se: půda, zlato, nebo potíže? To se dozvíš až na místě.
guide-next-door-else = I to jde. Bahia zůstává hádankou.
guide-next-door-then = Neutrální národ! Přidá se k tomu, kdo má jako jediný nejméně sídel. Vy jich máte stejně, a tak zemi střeží divoká jízda. Kdo tu stál už předtím, tomu neublíží.
guide-next-door-why = Některé žetony působí hned: neutrální národ se přidá k tomu, kdo má nejméně sídel, a při shodě z něj bude divoká jízda.

guide-further-title = A dál na jih
guide-further-text = Pošli druhého nového osadníka přes Pampy do Patagonie a podívej se: smí to, i když mu žádný krok nezbude.
guide-further-else = I to jde. Na jihu čeká další překvapení.
guide-further-then = Poklad: rovnou 10 zlatých. Víc teď dělat nemusíš, ukonči pohyb.
guide-further-why = Prohlížení nestojí krok, takže osadník smí žeton prohlédnout i po posledním; některé žetony dají hned zlaté.

guide-swap-title = Férová výměna
guide-swap-text = Přijmi: za jedny z tvých dvou koní ti druhý hráč půjčí železo, než se vyplatí příjmy. Oba tak máte o jeden druh víc a železo bývá nadbytečné nejčastěji: kdo ho pak drží, tomu sídla vynesou dvojnásob.
guide-swap-else = Jak chceš. Vždycky si spočítej, co kdo získá.
guide-swap-then = Domluveno. Až na tebe s nabídkami přijde řada, nic nenabízej.
guide-swap-why = Technologie vynášejí jen za různé suroviny, takže druhou kartu téže suroviny se vyplatí půjčit; a železo teď bývá nadbytečné nejčastěji.

guide-two-title = Dvě dávají div světa
guide-two-text = Kup druhou technologii: kdo má jako první dvě starověké, smí to vyhlásit a vzít si div světa za 3 body. Stejně tak první, kdo má šest vesnic, a první, kdo má osm starověkých armád.
guide-two-else = I to jde. Každý z těch divů ale získá jen jeden hráč.
guide-two-then = A teď to vyhlas, než tě někdo předběhne.
guide-two-why = Kdo jako první vyhlásí šest vesnic, dvě starověké technologie nebo osm starověkých armád, bere div; za každý milník je jen jeden.

guide-claim-title = Řekni to nahlas
guide-claim-text = Zvol „Vyhlas milník“: dokud to neuděláš, nedává nic. Pak si vezmi kterýkoli div: v základních pravidlech jsou v jedné době všechny stejné.
guide-claim-else = I to jde. Div ale získá ten, kdo milník vyhlásí první.
guide-claim-then = To jsou 3 body, napořád.
guide-claim-why = Splnit milník nestačí, jiný hráč může vyhlásit dřív; získaný div ti ale zůstane, i když podmínka přestane platit.

guide-catapult-title = Jezdci v cestě
guide-catapult-text = Kup do Gran Chaca katapult: dokud je v Bahii divoká jízda, nikdo tam sídlo nezaloží. Střelectvo poráží jízdu: ke kostce si přičte číslo doby.
guide-catapult-else = I to jde. Jezdci se odtamtud nehnou.
guide-catapult-then = Zbytek utrať podle svého a ukonči nákupy.
guide-catapult-why = V regionu s divokou jízdou nikdo sídlo nezaloží a střelectvo si proti jízdě přičte číslo doby, ve starověku 1.

guide-march-title = Na Bahii
guide-march-text = Pošli z Gran Chaca do Bahie katapult i pěchotu, máš-li obojí: dvě armády jsou jistější než jedna. Nejdřív se všichni přesunou, bitvy přijdou až potom.
guide-march-else = I to jde. Jedna armáda sama ale hodně riskuje.
guide-march-why = Region s divokou jízdou zastaví každou jednotku, která vstoupí, a vynutí bitvu; ta přijde až po všech tvých přesunech.

guide-pick-title = Zvol jednotku
guide-pick-text = Pošli katapult: proti jízdě si přičte 1 a každé dvě technologie přidají další 1. V této době hází každá strana jednou kostkou; nižší součet přijde o jednotku, při shodě zaniknou obě.
guide-pick-else = I to jde. Pěchota ale nad jízdou výhodu nemá, je to naopak.
guide-pick-why = Kostky a výhody se sečtou a nižší součet přijde o jednotku: nadřazený druh přidá číslo doby, každé dvě technologie 1.

guide-free-land-title = Země je volná
guide-free-land-text = Založ sídlo v Bahii: jezdci jsou pryč a tvůj osadník tam čekal.
guide-free-land-else = Může to počkat. Nikdo jiný není blízko.
guide-free-land-why = Sídlo smí vzniknout, jen když v regionu není divoká jízda, a stojí osadníka, ale žádné zlaté.

guide-rule-title = Teď vládneš ty
guide-rule-text = Rozšířit sídlo stojí 5, 10 a pak 20, každé jednou za kolo. Šest vesnic je ale div světa, vyhlas ho tedy dřív. Třetí starověká technologie přinese další dobu s dražšími a silnějšími jednotkami. Zbytek je na tobě; rady ti zůstanou.
guide-rule-why = Třetí technologie jedné doby u téhož hráče ukončí dobu a třetí moderní ukončí celou hru.
