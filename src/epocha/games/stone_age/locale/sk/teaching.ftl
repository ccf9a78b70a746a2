learn-goal = Veď kmeň z doby kamennej: zbieraj jedlo a suroviny, kupuj karty a budovy a maj na konci najviac bodov.
learn-p1-title = Umiestni figúrky
learn-p1 = Striedate sa: v každom ťahu umiestni jednu alebo viac figúrok na jedno miesto. Krúžky ukazujú, koľko sa ich zmestí; plné miesto je do ďalšieho kola zavreté.
learn-p2-title = Hoď si o výťažok
learn-p2 = Keď všetci stoja, hráči postupne vykonajú akcie svojich figúrok. Za každú figúrku hoď jednou kockou a súčet vydeľ: jedlo 2, drevo 3, hlina 4, kameň 5, zlato 6. Nástroje súčet zvyšujú.
learn-p3-title = Kúp karty a budovy
learn-p3 = Kde tvoja figúrka stojí na karte alebo budove, môžeš zaplatiť a vziať si ju. Karta stojí 1 až 4 ľubovoľné suroviny, budova presne to, čo ukazuje.
learn-p4-title = Nakŕm kmeň
learn-p4 = Najprv ti obilie prinesie jedlo, jedno za každý stupeň. Potom každá figúrka jedno zje. Čo chýba, nahraď surovinami, inak stratíš 10 bodov.
learn-p5-title = Nové kolo
learn-p5 = Zvyšné karty sa posunú doprava a zlacnejú, rad sa doplní novými. Začína ďalší hráč a tvoje nástroje opäť fungujú.
learn-s1 = Budova: uvedené body, alebo súčet hodnôt toho, čo zaplatíš (drevo 3, hlina 4, kameň 5, zlato 6); ihneď
learn-s2 = Zelené karty: sada rôznych symbolov má hodnotu svojho počtu na druhú (3 symboly: 9 bodov)
learn-s3 = Žlté karty: roľníci × obilie, stavitelia chatrčí × budovy, šamani × figúrky, výrobcovia nástrojov × hodnota nástrojov
learn-s4 = Každá zvyšná surovina: 1 bod
learn-s5 = Kolo, v ktorom tvoj kmeň hladuje: mínus 10 bodov
learn-end = Hra sa končí po kole, v ktorom sa minie niektorý stĺpček budov, alebo keď nezostáva dosť kariet na doplnenie radu. Potom sa spočítajú karty a zvyšné suroviny a vyhráva, kto má najviac bodov.
learn-m1 = Zabudnúť na večeru. Kým umiestniš poslednú figúrku, spočítaj figúrky a jedlo.
learn-m2 = Nakupovať skôr, ako hodíš. Figúrka na karte, na ktorú zatiaľ nemáš, sa vráti naprázdno.
learn-m3 = Nechať dedinu ostatným. Figúrky, obilie a nástroje získané skoro ti pomáhajú v každom kole.
learn-t1 = Karta za jednu surovinu sa oplatí takmer vždy: niečo hneď a body na konci.
learn-t2 = Rozhodni sa skoro, ktorých remeselníkov budeš zbierať, a dopraj im, čo počítajú: šamani chcú figúrky, roľníci obilie.

guide-s1-title = Veď svoj kmeň
guide-s1-text = Vyhrá, kto má na konci najviac bodov. Každé kolo má tri časti: umiestniť figúrky, vykonať ich akcie a nakŕmiť kmeň. Hráš s modrými figúrkami a začínaš.
guide-s1-why = Nikto nevykonáva akcie, kým nestoja figúrky všetkých hráčov, a kmeň sa kŕmi až nakoniec; o víťazovi rozhodujú body.

guide-s2-title = Tri figúrky na drevo
guide-s2-text = Pošli do lesa tri zo svojich piatich figúrok. Každá tam neskôr hodí jednou kockou a zo súčtu bude drevo.
guide-s2-else = Aj to je v poriadku. Viac figúrok na jednom mieste znamená viac kociek. Zostanú tam až do akcií.
guide-s2-then = Potom umiestňuje súper. Striedate sa, kým nestoja všetky figúrky.
guide-s2-why = V jednom ťahu umiestniš figúrky len do jednej oblasti a najľahšie sa získava drevo: stačia naň 3 body na kockách.

guide-s3-title = Jedna figúrka po nástroj
guide-s3-text = Pošli jednu figúrku k výrobcovi nástrojov skôr ako súper: zmestí sa tam len jedna. Nástroj ti každé kolo raz pridá k hodu, takže čím skôr, tým lepšie.
guide-s3-else = Tiež dobre. Sleduj, čo sa zapĺňa: plné miesto je do ďalšieho kola zavreté.
guide-s3-then = Vo dvojici sa v každom kole obsadia len dve z troch miest v dedine. Chatrč a výrobca nástrojov sú obsadené, pole je teda zavreté.
guide-s3-why = U výrobcu nástrojov je miesto pre jednu figúrku, a len čo sú vo dvojici obsadené dve oblasti dediny, tretia sa zavrie.

guide-s4-title = Karta za jednu surovinu
guide-s4-text = Postav poslednú figúrku na kartu úplne vpravo: stojí len jednu ľubovoľnú surovinu. Hneď prinesie jeden kameň a na konci body. Zaplatíš až pri akciách.
guide-s4-else = Dobre. Lacná karta je pre voľnú figúrku takmer vždy dobré miesto; nabudúce si na ňu spomeň.
guide-s4-why = Cenu určuje pole, nie karta: úplne vpravo 1 surovina, vľavo až 4, a na každé sa zmestí len jedna figúrka.

guide-s5-title = Teraz figúrky pracujú
guide-s5-text = Začni výrobcom nástrojov, nástroj ti pomôže už pri hode; nakupuj až nakoniec. Všetky figúrky stoja, teraz vykonávaš svoje akcie v poradí, aké chceš.
guide-s5-warn = Ešte nemáš žiadne suroviny, figúrka by sa vrátila bez karty. Nehodíš si najprv?
guide-s5-else = Dobre, poradie je na tebe. Nástroj získaný pred hodom ho však môže ešte zlepšiť.
guide-s5-why = O poradí rozhoduješ krok za krokom a nástroj sa dá použiť už v kole, v ktorom ho dostaneš.

guide-s6-title = Hoď si o drevo
guide-s6-text = Hoď si v lese: tri figúrky, tri kocky, a za každé 3 body je jedno drevo. Inde sa delí viac: hlina 4, kameň 5, zlato 6. Jedlo len 2.
guide-s6-other = Hoď si v lese: za každú svoju figúrku tam jednou kockou, a za každé 3 body je jedno drevo. Inde sa delí viac: hlina 4, kameň 5, zlato 6. Jedlo len 2.
guide-s6-else = Dobre. Les počká: figúrky tam hodia, keď ich vyšleš.
guide-s6-why = Každá figúrka tam hodí jednou kockou, súčet sa pre drevo vydelí tromi a zvyšok prepadne.

guide-s7-title = Nástroj k hodu
guide-s7-text = Pridaj nástroj. Padlo ti 11, to sú tri drevá a 2 body prídu nazmar; s 1 navyše je to 12, štyri drevá. Každý nástroj slúži raz za kolo.
guide-s7-other = Nástroj pridá k tomuto hodu. Použi ho, keď tým získaš o kus viac, inak si ho nechaj na iný hod. Každý nástroj slúži raz za kolo.
guide-s7-else = Nástroj zostal nevyužitý. Nabudúce sa pozri, koľko chýba k ďalšiemu kusu.
guide-s7-why = Nástroje sa pridávajú po hode, ešte než sa výsledok vydelí, a každý sa smie použiť raz za kolo.

guide-s8-title = Kúp kartu
guide-s8-text = Zaplať lacným drevom: za karty platí akákoľvek surovina. Horná časť pôsobí hneď: jeden kameň. Dolná sa počíta na konci: jeden šaman, bod za každú tvoju figúrku.
guide-s8-other = Plať tým, čo potrebuješ najmenej: karty berú akúkoľvek surovinu. Horná polovica pôsobí hneď, dolná boduje na konci.
guide-s8-else = Figúrka sa teda len vráti. Karty sa však oplatia dvakrát: hneď a na konci.
guide-s8-then = Karta leží lícom nadol na tvojej doske. Po tebe vykonáva svoje akcie súper.
guide-s8-why = Kartu najprv zaplatíš a hneď pôsobí; na konci dá každý šaman na tvojich kartách bod za každú tvoju figúrku.

guide-s9-title = Kmeň sa najedol
guide-s9-text = Kolo sa skončilo večerou: každá tvoja figúrka zjedla jedno jedlo. Keď nestačí, platí sa surovinou, alebo ťa to stojí 10 bodov. Nové kolo začínal súper a karty sa posunuli doprava a zlacneli.
guide-s9-why = Každá figúrka zje jedno jedlo, každé chýbajúce smie nahradiť surovina, a kto nenahradí všetky, stratí 10 bodov.

guide-s10-title = Tvoja prvá budova
guide-s10-text = Postav figúrku na ľavú budovu skôr ako súper. Máš dve drevá a kameň, ktoré stojí, a hneď prinesie 11 bodov.
guide-s10-else = Dobre. Ak budovu ešte chceš, ponáhľaj sa: zmestí sa tam len jedna figúrka.
guide-s10-why = Taká budova stojí presne tie suroviny, ktoré ukazuje, body dá hneď a zmestí sa na ňu len jedna figúrka.

guide-s11-title = Z dvoch budú tri
guide-s11-text = Pošli dve figúrky do chatrče a kmeň sa do konca hry rozrastie o ďalšiu. Každé kolo zje jedno jedlo, ale aj pre teba každé kolo pracuje.
guide-s11-else = Dobre. Na chatrč, pole a výrobcu nástrojov mysli zas v ďalšom kole; najviac sa oplatia skoro.
guide-s11-why = Chatrč chce presne dve figúrky jedného hráča; nová potom zostane do konca hry a jesť chce už v tomto kole.

guide-s12-title = Niekto musí loviť
guide-s12-text = Pošli zvyšné figúrky na lovisko: večera je každé kolo a zásoba sa tenčí. Za každé 2 body na kockách je jedno jedlo a miesto je tu vždy.
guide-s12-else = Na dnes jedlo máš. Na ďalšie kolo počítaj s lovcami, alebo si zvýš obilie.
guide-s12-why = Pri love sa výsledok hodu delí len dvoma, pri ťažbe surovín viac, a na lovisko sa zmestí figúrok, koľko chceš.

guide-s13-title = Figúrky znova pracujú
guide-s13-text = Začni chatrčou, potom lov a nakoniec kupuj, ako minule. Nástroj je zase k dispozícii: pridaj ho, keď s ním bude o jedlo viac.
guide-s13-other = Najprv si nahádž, čo potrebuješ, a kupuj až nakoniec. Nástroj je zase k dispozícii: pridaj ho, keď s ním získaš o kus viac.
guide-s13-else = Tiež dobre. Ostatné figúrky počkajú, kým ich vyšleš.
guide-s13-why = Poradie volíš krok za krokom podľa toho, čo padlo, a použité nástroje sú v každom novom kole zase k dispozícii.

guide-s14-title = Staviame!
guide-s14-text = Kúp budovu: dve drevá a jeden kameň idú späť do zásoby a ty máš hneď 11 bodov. V stĺpčeku sa otočí ďalšia budova.
guide-s14-other = Kúp budovu: suroviny, ktoré žiada, idú späť do zásoby a jej body máš hneď. V stĺpčeku sa otočí ďalšia budova.
guide-s14-else = Suroviny ti zostávajú. Na konci však každá vynesie len 1 bod, tak dlho neváhaj.
guide-s14-why = Budova dá svoje body raz, hneď pri kúpe, a ďalšia zo stĺpčeka sa dá kúpiť od ďalšieho kola.

guide-s15-title = Už to vieš
guide-s15-text = Takto vyzerá každé kolo. Hra sa končí, keď sa minie stĺpček budov alebo karty; potom sa spočítajú tvoje karty. Hraj ďalej, rady ti zostanú.
guide-s15-why = Keď sa minie stĺpček budov, kolo sa ešte dohrá; keď karty nestačia zaplniť polia, ďalšie kolo sa už nezačne.
