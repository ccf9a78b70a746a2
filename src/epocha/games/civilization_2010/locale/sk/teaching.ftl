learn-goal = Veď svoj ľud od prvého mesta až po dnešok a vyhraj ako prvý jednou zo štyroch ciest: kultúrou, vedou, bohatstvom alebo vojnou.
learn-p1-title = Začiatok ťahu: zakladanie miest
learn-p1 = Osadník sa tam, kde stojí, zmení na mesto. Všetkých osem políčok okolo musí byť odkrytých a bez chyží, dedín aj nepriateľov a ďalšie mesto smie ležať najbližšie o tri políčka ďalej.
learn-p2-title = Prichádza obchod
learn-p2 = Počíta sa každý symbol obchodu v okolí tvojich miest. Obchod zostáva z ťahu do ťahu, najviac 27. V tejto fáze si môžeš s ostatnými aj vymieňať tovar.
learn-p3-title = Každé mesto urobí jednu vec
learn-p3 = Postaví niečo, čo samo zaplatí, zameria sa na umenie a získa kultúru, alebo vyťaží surovinu. Čo zmôže, hovoria políčka okolo neho. Za 3 obchody prikúpi 1 produkciu.
learn-p4-title = Pohyb
learn-p4 = Figúrky chodia o dve políčka, nikdy šikmo. Za jeden krok otočia neznámy diel vedľa seba. Armády obsadzujú chyže a bojujú, osadníci hľadajú miesta pre mestá a zbierajú.
learn-p5-title = Výskum
learn-p5 = Všetci tajne zvolia jednu technológiu. Na úroveň I treba 6 obchodu, na úroveň II 11 a na každú ďalšiu o 5 viac. Minie sa celý obchod okrem 1 za každú mincu. Karta úrovne II leží na dvoch kartách úrovne I a tak ďalej nahor.
learn-p6-title = Boj
learn-p6 = Karty sa vykladajú striedavo, buď na nový front, alebo proti nepriateľovi. Pechota udrie skôr než jazda, jazda skôr než strelci, strelci skôr než pechota. Rozhodne súčet síl, ktoré nakoniec zostanú; pri zhode vyhráva obranca.
learn-s-title = Štyri cesty k víťazstvu
learn-s1 = Kultúra: dôjdi na posledné pole kultúrnej stupnice. Zameriavaj mestá na umenie a plať; od ôsmeho poľa to stojí aj obchod.
learn-s2 = Veda: nauč sa Let do vesmíru. Leží na piatich, štyroch, troch a dvoch ďalších kartách a stojí 26 obchodu.
learn-s3 = Bohatstvo: maj 15 mincí. Dávajú ich banky, slávne osobnosti, Panamský prieplav a štyri technológie, ktoré mince zbierajú.
learn-s4 = Vojna: dobi hlavné mesto súpera. Jeho obranca má o 12 sily viac a s hradbami ešte o 4.
learn-end = Hra sa končí hneď s prvým víťazstvom: nie sú body ani druhé miesto. Keď dvaja hráči naraz odhalia Let do vesmíru, o víťazstvo sa delia. Výuková hra sa skončí, len čo niekto založí tretie mesto, a nemá víťaza; hrá sa bez divov, Egypta a Ríma.
learn-m1 = Zostať pri jednom meste. Druhé zakladaj v druhom alebo treťom ťahu.
learn-m2 = Nechať mesto zaháľať. Umenie dá niečo vždy.
learn-m3 = Napadnúť dedinu s tromi kartami. To je ako hod mincou a v stávke je armáda.
learn-m4 = Stavať na les alebo na surovinu. Žetón zakryje všetko, čo je tam vytlačené.
learn-m5 = Zabudnúť na hlavné mesto. Tri jednotky nikoho dlho nezdržia.
learn-t1 = Skúmaj každý ťah, iba ak by ťah šetrenia kúpil o celú úroveň viac.
learn-t2 = Sprístupňuj si budovy, ktoré sa hodia k tvojej krajine: knižnice chcú pláne, prístavy vodu.
learn-t3 = Od ôsmeho ťahu maj jasno, ktoré víťazstvo je tvoje a kto je k svojmu najbližšie.

guide-c1-title = Štyri cesty k víťazstvu
guide-c1-text = Zvoľ „Skonči začiatok ťahu“: v prvej fáze zatiaľ nie je čo robiť. Vyhrá, kto prvý dôjde na koniec jednej zo štyroch ciest: kultúrou, vedou, mincami alebo dobytím cudzieho hlavného mesta. Dnes sa len učíme, kým niekto nezaloží tretie mesto.
guide-c1-else = Ako chceš. Keď tu už nebude čo robiť, fázu ukonči.
guide-c1-why = Prvé víťazstvo hru hneď ukončí a žiadne body sa nepočítajú: každý ťah ťa má k jednému zo štyroch priblížiť.

guide-c2-title = Prichádza obchod
guide-c2-text = Zvoľ „Skonči s obchodovaním“: vymieňať tovar si tu môžeš až v ďalších hrách. Obchod prišiel sám: políčka okolo hlavného mesta dali 3, máš teda 6 a to stačí na prvú technológiu.
guide-c2-else = Dobre. Keď budeš chcieť ďalej, povedz, že máš hotovo.
guide-c2-then = Obchod ti zostáva, kým ho neminieš.
guide-c2-why = Obchod pribúda každý ťah podľa symbolov okolo miest, a čo neminieš, to zostane.

guide-c3-title = Jedno mesto, jedna akcia
guide-c3-text = Zvoľ akciu hlavného mesta: postav knižnicu na pláni F3. Stojí 5, celú produkciu hlavného mesta, a každý ťah prinesie 1 obchod.
guide-c3-else = Dá sa aj tak. Produkciu si nemožno odložiť na nabudúce: keď budeš stavať, hľadaj niečo, čo stojí takmer celú.
guide-c3-then = Budova zakryje, čo je pod ňou vytlačené. Tu to nebolo nič. Hlavné mesto už konalo, ukonči fázu.
guide-c3-why = Mesto urobí za ťah jednu vec a produkcia, ktorú nevyužije, prepadne.

guide-c4-title = Do neznáma
guide-c4-text = Vyšli armádu: má dva kroky. Prvým otoč diel s poľom G5, armáda pritom zostane stáť. Druhým vstúp do chyže na ňom: v chyžiach bývajú dary.
guide-c4-else = Dá sa aj tak. Diely smie otáčať každý, ale do chyží vstupujú len armády.
guide-c4-then = Obilie, a vidíš ho len ty. Čína navyše dostane za každú chyžu 3 kultúry.
guide-c4-why = Za krok sa otočí diel, ktorý leží vedľa figúrky lícom nadol, a figúrka zostane stáť.

guide-c5-title = Dobré miesto
guide-c5-text = Pošli osadníka na F6, dva kroky ďaleko: okolo je obchod 3, produkcia 5 a prírodný div. Ďalší ťah z neho môže byť mesto.
guide-c5-else = Dá sa aj tak. Hľadaj políčko, okolo ktorého je veľa symbolov a žiadna chyža ani dedina.
guide-c5-then = Osadník bojovať nevie. Drž ho ďalej od cudzích armád.
guide-c5-why = Mesto žije z ôsmich políčok okolo seba: musia byť odkryté, bez chyže a dediny, a nesmú patriť inému mestu.

guide-c6-title = Voľ tajne
guide-c6-text = Zvoľ Chov zvierat: premení tvoje obilie na 3 produkcie. Máš 6 obchodu, ktoré technológia úrovne I potrebuje, a všetok sa minie.
guide-c6-other = Zvoľ technológiu úrovne I: máš 6 obchodu, ktoré potrebuje, a všetok sa minie. Chov zvierat premení obilie na 3 produkcie: armáda ho nájde v chyži na G5.
guide-c6-else = Obchod ti teda zostáva. Často sa to neoplatí.
guide-c6-then = Dve karty v najnižšom rade unesú jednu v rade nad nimi.
guide-c6-why = Volia všetci naraz, takže na tvoju voľbu nikto nemôže odpovedať; technológia stojí celý obchod okrem 1 za každú mincu.

guide-c7-title = Založ druhé mesto
guide-c7-text = Založ mesto: z osadníka bude mesto II, ktoré hneď pracuje. Miesto je dobré: všetkých osem políčok okolo je odkrytých, bez chyže, dediny aj nepriateľa, a domov je dosť ďaleko.
guide-c7-else = Počká to, ale s druhým mestom zvládneš každý ťah dvakrát toľko.
guide-c7-then = Jeho obchod sa počíta už v tomto ťahu.
guide-c7-why = Dve mestá smieš mať od začiatku a nové mesto dáva obchod aj koná hneď v ťahu, keď vzniklo.

guide-c8-title = Kultúra sa oplatí skoro
guide-c8-text = Zaplať 3 kultúry a postúp na prvé pole kultúrnej stupnice. Každé pole niečo dá: tu kartu udalosti. Za siedmym poľom sa platí aj obchodom.
guide-c8-other = Postúp po kultúrnej stupnici: na ďalšie pole máš a každé pole niečo dá. Za siedmym sa platí aj obchodom.
guide-c8-else = Kultúra vydrží. Postúpiť môžeš kedykoľvek neskôr.
guide-c8-then = Karta udalosti. Zahraj ju, keď príde jej fáza a bude sa ti hodiť.
guide-c8-why = Za pole sa dá platiť kedykoľvek počas správy miest a odmena príde hneď.

guide-c9-title = Trocha produkcie navyše
guide-c9-text = Zaplať obilie za Chov zvierat: hlavné mesto bude mať v tomto ťahu o 3 produkcie viac. Potrebuješ osadníka za 6 a hlavné mesto má len 5.
guide-c9-else = Dá sa aj tak. Suroviny vydržia, kým ich nebudeš potrebovať.
guide-c9-then = Táto produkcia je len pre toto mesto a len v tomto ťahu.
guide-c9-why = Surovinou sa platí za to, čo technológia vie; produkcia z nej na konci ťahu prepadne.

guide-c10-title = Ďalší osadník
guide-c10-text = Postav v hlavnom meste ďalšieho osadníka na F3: každý osadník je budúce mesto. Figúrky nič nezakrývajú, takže knižnici neprekáža.
guide-c10-else = Dá sa aj tak. Bez druhého osadníka však nebude tretie mesto.
guide-c10-then = Mestá nikdy nesčítajú produkciu na jednu vec.
guide-c10-why = Mesto platí samo za to, čo stavia, a nová figúrka stojí na políčku okolo neho.

guide-c11-title = A čo nové mesto?
guide-c11-text = Zameraj mesto II na umenie: dá 1 kultúru a ešte 1 za každý symbol kultúry v okolí, napríklad za prírodný div. Každé mesto koná raz za ťah.
guide-c11-else = Dá sa aj tak. Nič nedá len mesto, ktoré zaháľa.
guide-c11-then = Žiadne mesto nezaháľalo. Ukonči fázu.
guide-c11-why = Každé mesto má vlastnú akciu a umenie nič nestojí.

guide-c12-title = Nová krajina za okrajom
guide-c12-text = Posuň nového osadníka o krok až k okraju a druhým krokom otoč ďalší diel: hľadáš dobrú krajinu pre tretie mesto. Čo vzniklo v tomto ťahu, smie sa hneď pohnúť.
guide-c12-else = Dá sa aj tak. Každý odkrytý diel je možnosť navyše.
guide-c12-then = Za objav jeden krok. Teraz je vidieť, kam by sa dalo ísť ďalej.
guide-c12-why = Čo vzniklo v tomto ťahu, smie chodiť, a otočenie dielu stojí krok, ale nikým nepohne.

guide-c13-title = Minúť, alebo šetriť?
guide-c13-text = Tentoraz šetri: zvoľ „Nič neskúmaj“. Technológia úrovne I by teraz stála celý obchod. Ďalší ťah ti bude stačiť na Zavlažovanie, ktoré potrebuje 11 a dovoľuje tretie mesto.
guide-c13-else = Aj to je dobre. Zavlažovanie potom príde o niečo neskôr.
guide-c13-why = Výskum vezme takmer celý obchod, aj keď technológia potrebuje menej; kto neskúma nič, tomu obchod zostane.

guide-c14-title = Karta do boja navyše
guide-c14-text = Skôr než napadneš dedinu, postav v hlavnom meste pechotu za 5. Karty jednotiek bojujú všade, kde sú tvoje armády, a zo štyroch kariet sa berú tri.
guide-c14-else = Dá sa aj tak. Tri karty sú však na boj málo.
guide-c14-then = Akú kartu máš, vidíš len ty. Konať môže aj mesto II.
guide-c14-why = Karty jednotiek majú spoločné všetky tvoje armády, smieš ich mať koľko chceš a vidíš ich len ty.

guide-c15-title = Miesto pre tretie mesto
guide-c15-text = Pošli osadníka na D2, dva kroky ďaleko: okolo sú lesy a vedľa nie je chyža ani dedina.
guide-c15-else = Dá sa aj tak. Pamätaj: osem odkrytých políčok a tri políčka od iných miest.
guide-c15-then = Teraz už chýba len Zavlažovanie.
guide-c15-why = Mestá nikdy nezdieľajú políčka: ďalšie leží aspoň tri políčka od každého iného.

guide-c16-title = Na dedinu
guide-c16-text = Tiahni armádou okolo svojho mesta a ďalší ťah zaútoč na dedinu F8. Tri karty barbarov sa tam stretnú s tromi tvojimi, a tvoje sú dnes silné.
guide-c16-other = Vtiahni do dediny na F8, dva kroky ďaleko. O dedinu sa bojuje, tri karty barbarov proti trom tvojim, a keď prehráš, prídeš len o armádu.
guide-c16-else = Dá sa aj tak. Dedina neutečie.
guide-c16-then = Dva kroky za ťah. Nabudúce príde na rad dedina.
guide-c16-why = Armáda, ktorá vstúpi do dediny, musí bojovať; porážka stojí len ju.

guide-c17-title = Nový front, alebo útok?
guide-c17-text = Zahraj pechotu proti ich jazde: udrie skôr než jazda, a kto je zabitý, už neudrie. Karta sa vykladá proti nepriateľovi, ktorý stojí sám, alebo samotná na nový front.
guide-c17-other = Vylož kartu proti nepriateľovi, ktorý stojí sám, alebo samotnú na nový front. Pechota udrie skôr než jazda, jazda skôr než strelci, strelci skôr než pechota.
guide-c17-else = Dá sa aj tak. Na novom fronte je karta v bezpečí, kým ju niekto nenapadne.
guide-c17-then = Prvý úder, a ani škrabnutie. Pokračuj tak; nakoniec sa spočítajú sily, ktoré zostali, a pri zhode vyhráva obranca.
guide-c17-why = Silnejší druh udrie prvý, a kto pritom padne, už neudrie; nakoniec sa spočítajú sily, ktoré zostali.

guide-c18-title = Slávna osobnosť
guide-c18-text = Polož slávnu osobnosť na G6 vedľa mesta: jej symboly sa tam počítajú. Zakryje, čo je pod ňou, a na pláňach o nič neprídeš.
guide-c18-else = Môže počkať v rezerve na začiatok niektorého ďalšieho ťahu. Dovtedy nerobí nič.
guide-c18-then = Slávna osobnosť pracuje od tejto chvíle.
guide-c18-why = Slávna osobnosť sa počíta, hneď ako stojí pri meste, ale zakryje, čo je na políčku vytlačené.

guide-c19-title = Miesto pre ďalšie mesto
guide-c19-text = Skúmaj Zavlažovanie: dovoľuje tretie mesto. Má úroveň II a leží na dvoch kartách úrovne I, a tie máš.
guide-c19-else = Dá sa aj tak. Zavlažovanie však budeš skoro chcieť.
guide-c19-then = Ďalší ťah sa osadník na dobrom mieste môže stať tvojím tretím mestom.
guide-c19-why = Dve karty vedľa seba unesú jednu z ďalšej úrovne a Zavlažovanie dovoľuje tretie mesto.

guide-c20-title = Tretie mesto
guide-c20-text = Založ tretie mesto s osadníkom na dobrom mieste: tým sa výuková hra skončí, bez víťaza aj porazeného. Potom si zahraj naozaj: šesť národov, divy a štyri cesty k víťazstvu.
guide-c20-other = Fázy už poznáš. Zavlažovanie a osadník na dobrom mieste dajú tretie mesto a tým sa výuková hra skončí. Potom si zahraj naozaj; rady ti zostanú.
guide-c20-why = Výuková hra sa končí, len čo niekto založí tretie mesto; skutočná prvým zo štyroch víťazstiev.
