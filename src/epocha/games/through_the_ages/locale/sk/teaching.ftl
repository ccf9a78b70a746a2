learn-goal = Veď národ od staroveku k dnešku: živ ho, stavaj, objavuj a maj najviac bodov kultúry, keď sa minú karty.
learn-p1-title = Ber karty
learn-p1 = Biele žetóny sú tvoje civilné akcie. Karta z ponuky stojí podľa svojej pozície 1, 2 alebo 3 z nich. Pred každým ťahom sa ponuka posunie doľava: kto počká, má kartu lacnejšie, ale môže mu ju vziať niekto iný a karty na začiatku odídu.
learn-p2-title = Zvýš populáciu
learn-p2 = Za civilnú akciu a jedlo pribudne človiečik. Čím prázdnejší je tvoj žltý pruh, tým je ďalší drahší a tým viac národ zje.
learn-p3-title = Stavaj
learn-p3 = Z civilnej akcie, voľného človiečika a surovín je baňa (suroviny), farma (jedlo), laboratórium (veda) alebo chrám (kultúra a šťastná značka).
learn-p4-title = Stavaj div
learn-p4 = Div rastie po častiach, každá stojí jednu civilnú akciu, a začne pôsobiť, až keď stojí posledná. Dovtedy si nesmieš vziať iný.
learn-p5-title = Objavuj a vylepšuj
learn-p5 = Nová technológia stojí civilnú akciu a vedu. Potom vylepšuj: človiečik sa posunie vyššie a zaplatíš len rozdiel oboch cien.
learn-p6-title = Naverbuj vojsko
learn-p6 = Červené žetóny sú vojenské akcie; platia sa nimi jednotky. V dlhších hrách si udalosti a útoky hľadajú najslabšieho. Nemusíš byť na čele, len nie na konci.
learn-p7-title = Ukonči ťah
learn-p7 = Zvyšok prebehne sám: pripočítaš si kultúru a vedu, zožneš úrodu, nakŕmiš národ a vyťažíš suroviny. Potom sa ti všetky akcie vrátia.
learn-s1 = Po celú hru: body kultúry každý ťah a z niektorých kariet hneď
learn-s2 = Výuková hra na konci: 2 body za každú technológiu prvého veku, za každý bod sily a za každú šťastnú značku (za značky najviac 16); 1 bod za každé jedlo, surovinu a vedu, ktoré za ťah získaš
learn-s3 = Pokročilá hra na konci: štyri bonusové karty, ktoré ležia od začiatku odkryté
learn-s4 = Plná hra na konci: udalosti tretieho veku, ktoré zostali v kôpkach udalostí
learn-end = Výuková hra sa končí kolom, v ktorom sa minú karty prvého veku, pokročilá rovnako po druhom veku. V plnej hre po vyčerpaní kariet tretieho veku nasleduje ešte jedno celé kolo; ak sa to stane na začiatku ťahu začínajúceho hráča, posledné je kolo, ktoré sa práve začína. V dlhších hrách predchádza ostatným akciám jedna politická: priprav udalosť, zaútoč, alebo pri 3 či 4 hráčoch ponúkni zmluvu. Plná hra pridáva vojny.
learn-m1 = Nechať civilné akcie nevyužité. Do ďalšieho ťahu sa neprenášajú.
learn-m2 = Vziať si technológiu dlho predtým, než na ňu máš vedu. Len ti zaberá miesto v ruke.
learn-m3 = Začať div bez surovín. Vzdať sa ho nemôžeš.
learn-m4 = Pridať človiečika bez jedla, v dlhších hrách aj bez šťastnej značky.
learn-m5 = Nemať nikoho v zbrani. V dlhších hrách dopláca na udalosti najslabší.
learn-t1 = Najprv bane, kultúra neskôr.
learn-t2 = Ber, čo stojí jednu akciu. Mnohé na ňu zlacnie, keď jeden ťah počkáš.
learn-t3 = Skôr než ukončíš ťah, prečítaj si, čo jeho koniec prinesie.

guide-t1-title = Vitaj, vládca
guide-t1-text = Vezmi si Rodoský kolos: zvoľ ho v ponuke alebo v zozname. Je to div a bude ti prinášať kultúru; kto jej má na konci najviac, vyhrá. V prvom kole sa karty len berú a ty máš jednu akciu.
guide-t1-else = Akcia ti zostala a nič iné sa s ňou teraz robiť nedá. Nabudúce si najprv vezmi kartu.
guide-t1-then = Div leží hneď pred tebou, iné karty idú do ruky.
guide-t1-why = V prvom kole sa karty len berú a kto hrá neskôr, má na to viac akcií: začínajúci hráč 1, druhý 2.

guide-t2-title = Tvoja krajina vyrába
guide-t2-text = Zvoľ „Ukonči ťah“. Každý roľník potom prinesie 1 jedlo, každý baník 1 surovinu a tvoji myslitelia 1 vedu. Všetko prebehne samo.
guide-t2-else = Ako chceš. Keď nebude čo robiť, ukonči ťah.
guide-t2-then = 2 jedlá, 2 suroviny, 1 veda. Súper dal dve akcie za Pyramídy.
guide-t2-why = Údržba národa na konci ťahu prebehne sama: najprv kultúra a veda, potom jedlo bez toho, čo národ zje, a potom suroviny.

guide-t3-title = Ponuka sa posúva
guide-t3-text = Vezmi si osobnosť Chammurapi, dnes stojí jednu akciu. Odteraz máš na ťah štyri civilné akcie. Prvé karty z ponuky odišli, ostatné sa priblížili a zlacneli.
guide-t3-else = Tiež dobre. Pamätaj: prvé tri karty odídu pred ďalším ťahom.
guide-t3-then = Z ponuky rovno do tvojej ruky.
guide-t3-why = Vo dvojici sa pred každým ťahom vyprázdnia prvé tri pozície a karty stoja 1, 2, alebo 3 akcie podľa toho, ako ďaleko vpravo ležia.

guide-t4-title = Osobnosť pôsobí hneď
guide-t4-text = Zvoľ „Vylož osobnosť“: za jednu akciu začne Chammurapi pôsobiť. Prinesie ti jednu civilnú akciu navyše a jednu vojenskú vezme.
guide-t4-other = Za jednu akciu vylož svoju osobnosť, začne pôsobiť hneď. V hre môžeš mať len jednu osobnosť a z každého veku si smieš vziať len jednu.
guide-t4-else = Osobnosť v ruke zatiaľ nič nerobí. Vylož ju, keď ti zostane akcia.
guide-t4-then = Osobnosť pôsobí hneď, ešte v tomto ťahu.
guide-t4-why = Osobnosť stojí jednu akciu, smie sa vyložiť aj v ťahu, keď si kartu vezmeš, a nahradí predchádzajúcu osobnosť.

guide-t5-title = Viac rúk
guide-t5-text = Zvoľ „Zvýš populáciu“: za 2 jedlá a akciu pribudne človiečik, ktorý ti môže pracovať. Čím prázdnejší je tvoj žltý pruh, tým je ďalší drahší a tým viac národ zje.
guide-t5-else = Tiež dobre. S populáciou však dlho neváhaj: každý človiečik pre teba pracuje až do konca.
guide-t5-then = Dvaja tvoji človiečikovia teraz čakajú na prácu.
guide-t5-why = Čím menej žetónov zostáva v žltom pruhu, tým viac jedla stojí ďalší človiečik: od 2 až po 7.

guide-t6-title = Daj im prácu
guide-t6-text = Postav baňu, Bronz: z voľného človiečika bude za 2 suroviny baník a ten zaplatí všetko, čo budeš stavať neskôr. Voľný človiečik nič neprináša.
guide-t6-else = Tiež dobre. Len nenechaj človiečikov čakať dlho.
guide-t6-then = Postavené dnes, vynáša už dnes.
guide-t6-why = Baňa stojí akciu, voľného človiečika a suroviny podľa karty a ťaží už na konci tohto ťahu.

guide-t7-title = Nič sa neodloží
guide-t7-text = Vezmi si lacnú kartu, Umelecké dielo vľavo: akcie, ktoré ti na konci ťahu zostanú, prepadnú. Žltá karta sa smie hrať až od nasledujúceho ťahu.
guide-t7-warn = Ešte máš civilné akcie a tie sa neodkladajú. Nevezmeš si najprv lacnú kartu?
guide-t7-else = Dobre. Nevyužité civilné akcie prepadnú, nabudúce sa teda pozri po lacnej karte.
guide-t7-then = V ďalšom ťahu sa tá karta môže hodiť. Keď sa ti akcie minú, ukonči ťah.
guide-t7-why = Nevyužité civilné akcie na konci ťahu prepadnú a žltá karta sa nesmie hrať v ťahu, keď si ju vezmeš.

guide-t8-title = Svet sa točí
guide-t8-text = Od tretieho kola sa ťah začínajúceho hráča začína udalosťou pre všetkých. Rozvoj remesiel dal každému z vás 2 suroviny.
guide-t8-why = Od tretieho kola sa v každom kole odkryje jedna udalosť pre všetkých, kým sa ich neminie všetkých deväť.

guide-t9-title = Stavaj svoj div
guide-t9-text = Postav časť divu: stojí jednu akciu a 3 suroviny. Rodoský kolos má dve časti a začne pôsobiť, keď stojí posledná. Dovtedy si nesmieš vziať iný div.
guide-t9-other = Zaplať ďalšiu časť svojho divu: jednu akciu a suroviny. Div začne pôsobiť, keď stojí posledná časť, a dovtedy si nesmieš vziať iný.
guide-t9-else = Tiež dobre. Rozostavaný div však nič neprináša a vzdať sa ho nemôžeš.
guide-t9-then = Prvá časť stojí. Modrý žetón na nej je len značka; keď bude div hotový, vráti sa ti.
guide-t9-why = Každá časť stojí jednu akciu a svoje suroviny a rozostavaného divu sa nedá vzdať.

guide-t10-title = Žlté karty sú na jedno použitie
guide-t10-text = Zahraj akčnú kartu Umelecké dielo: 6 bodov kultúry. Žltá karta stojí akciu, urobí, čo na nej stojí, a je preč. Máš ju z minulého ťahu, takže sa teraz hrať smie.
guide-t10-else = V ruke ti vydrží. Zaberá tam však miesto inej karte.
guide-t10-then = Hneď 6 bodov kultúry.
guide-t10-why = Akčná karta poslúži raz: stojí jednu civilnú akciu, vykoná sa a odíde z hry.

guide-t11-title = Tvoj plán
guide-t11-text = So zvyškom nalož, ako chceš. Dobrý plán: zvýš populáciu, postav ďalšiu baňu a za jednu akciu si vezmi Geniálneho staviteľa. Druhá časť divu s ním bude v ďalšom ťahu lacnejšia.
guide-t11-other = So zvyškom nalož, ako chceš. Dobrý plán: zvýš populáciu, postav ďalšiu baňu a vezmi si lacnú kartu na ďalší ťah.
guide-t11-else = Voľba je na tebe. Stráž si, aby ti nechýbali človiečikovia ani suroviny, a oboje využi.
guide-t11-why = Akcie smieš radiť a opakovať ľubovoľne a to, čo dovolí žltá karta, už ďalšiu akciu nestojí.

guide-t12-title = Vezmi si technológiu
guide-t12-text = Vezmi si Železo za jednu akciu: je to lepšia baňa. Vyloženie stojí 5 bodov vedy a tie teraz máš, lebo Rozvoj vedy dal každému 2.
guide-t12-else = Tiež dobre. Technológia, ktorá dnes stojí tri akcie, bude o dva ťahy možno za jednu, ak si ju nikto nevezme.
guide-t12-then = Teraz ju vylož.
guide-t12-why = Osobnosti a technológie sa smú vyložiť hneď v ťahu, keď si ich vezmeš; technológia stojí jednu akciu a svoju vedu.

guide-t13-title = Nauč sa ju
guide-t13-text = Vylož Železo: jedna akcia a 5 bodov vedy. Leží nad Bronzom a nič neprináša, kým na ňom nestojí človiečik.
guide-t13-else = Môže počkať. Veda, ktorá sa len hromadí, však nič neprináša.
guide-t13-then = Každá technológia prvého veku má navyše na konci tejto hry 2 body.
guide-t13-why = Karta len dovoľuje stavať a vylepšovať; niečo prinesie až človiečik, ktorý na nej pracuje.

guide-t14-title = Posuň človiečika vyššie
guide-t14-text = Vylepši: jeden baník sa posunie z Bronzu na Železo a zaplatíš len rozdiel oboch cien, teda 3. Modrý žetón na Železe má cenu 2 surovín.
guide-t14-else = Tiež dobre. Kým na Železe nikto nepracuje, nič neprináša.
guide-t14-then = Jedna akcia a surovina navyše každý ťah.
guide-t14-why = Vylepšenie stojí jednu akciu a rozdiel oboch cien a netreba naň voľného človiečika.

guide-t15-title = Dokonči svoj div
guide-t15-text = Zahraj akčnú kartu Geniálny staviteľ: postaví časť divu o 2 suroviny lacnejšie a inú akciu to nestojí. Je to posledná časť Kolosu, div teda odteraz pôsobí.
guide-t15-else = Počká ti v ruke. Div však začne pomáhať, až keď bude hotový.
guide-t15-then = Kolos stojí: každý ťah 1 bod kultúry, a k tomu 1 sila.
guide-t15-why = S poslednou časťou div hneď začne pôsobiť a časť postavená žltou kartou už ďalšiu akciu nestojí.

guide-t16-title = Lepšie štátne zriadenie
guide-t16-text = Vezmi si Monarchiu, kým je za jednu akciu: prináša päť civilných a tri vojenské akcie. Na revolúciu budeš potrebovať 3 body vedy a všetky civilné akcie jedného ťahu.
guide-t16-else = Dobre. Štátne zriadenie však raz zmeň, a radšej skôr: viac akcií pomáha každý ťah.
guide-t16-then = Nechaj si ju, kým nebudeš mať dosť vedy.
guide-t16-why = Štátne zriadenie má dve ceny vo vede: nižšiu za revolúciu a vyššiu, v zátvorke, za pokojnú zmenu jedinou akciou.

guide-t17-title = Kultúra každý ťah
guide-t17-text = Zvýš znova populáciu, ak môžeš, a potom postav chrám, Náboženstvo. Prináša každý ťah 1 bod kultúry a šťastnú značku, za ktorú sú na konci 2 body.
guide-t17-else = Tiež dobre. Laboratórium by prinášalo vedu, chrám kultúru.
guide-t17-then = Čo v ťahu postavíš, počíta sa už na jeho konci.
guide-t17-why = Každý človiečik v mestskej budove prináša každý ťah to, čo ukazuje karta, a koľko budov toho istého druhu smieš mať, určuje štátne zriadenie.

guide-t18-title = Červené akcie
guide-t18-text = Naverbuj jednotku Bojovníci: stojí vojenskú akciu, človiečika a 2 suroviny. V tejto hre sú za každý bod sily na konci 2 body. V dlhších hrách sila drží útočníkov bokom.
guide-t18-else = Dobre. Vojenské akcie sú len na jednotky, v tejto hre teda nevyužité prepadnú.
guide-t18-then = Tvoja sila hneď vzrástla.
guide-t18-why = Vojenské akcie sú v tejto hre len na jednotky, takže nevyužité neprinesú nič.

guide-t19-title = Revolúcia
guide-t19-text = Zvoľ „Revolúcia“: na Monarchiu máš dosť vedy. Zaberie všetky civilné akcie ťahu, žiadna nesmie byť predtým minutá, ale od ďalšieho ťahu ich máš viac.
guide-t19-else = Revolúcia musí byť prvé, čo v ťahu urobíš. Karta vydrží, možno to vyjde nabudúce.
guide-t19-then = Nové zriadenie a nové žetóny. V tomto ťahu ti zostávajú len vojenské akcie.
guide-t19-why = Revolúcia stojí menej vedy, ale všetky civilné akcie ťahu; ich nový počet máš až od ďalšieho ťahu.

guide-t20-title = Koniec sa blíži
guide-t20-text = Posledná karta prvého veku je vyložená: toto je tvoj posledný ťah. Zásoby, veda ani karty v ruke nebudú mať cenu. Bojovník sú 2 body, chrám 3, vylepšená baňa 1. Potom sa pozri, odkiaľ body prišli, riadok po riadku.
guide-t20-other = Keď sa vyloží posledná karta prvého veku, dohrá sa kolo a spočítajú sa body. Zásoby, veda ani karty v ruke nebudú mať cenu. Pozri sa, čo boduje: technológie, sila, šťastné značky, výroba. Hraj ďalej, rady ti zostanú.
guide-t20-why = Keď sa minú karty prvého veku, kolo sa dohrá; potom bodujú technológie, sila, šťastné značky a výroba za ťah.
