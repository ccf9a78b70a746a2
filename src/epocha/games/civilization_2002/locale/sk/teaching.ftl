learn-goal = Osídli svet, rozrastaj sa, objavuj, stavaj divy sveta a maj na konci hry najviac bodov.
learn-p1-title = Nakupuj
learn-p1 = Kupuj osadníkov, armády, technológie a väčšie sídla, v ľubovoľnom poradí. Osadník sa na mieste, kde stojí, premení na dedinu a nestojí to nič. V prvom kole nenakupuje nikto.
learn-p2-title = Vydaj sa na cestu
learn-p2 = Armáda prejde jeden región, osadník dva a loďstvo ich uvezie tri. Cestu ti nikto nezahradí, ale kto stojí v regióne, do ktorého vstúpiš, ťa môže vyzvať na bitku.
learn-p3-title = Preskúmaj svet
learn-p3 = Kde sa osadník zastaví, smieš sa pozrieť na skrytý žetón. Surovina zostane tvojím tajomstvom, kým tam nestojí sídlo; udalosti a terén hneď uvidia všetci.
learn-p4-title = Bojuj
learn-p4 = Obe strany tajne zvolia jednotku a hodia jej kockami; v základných pravidlách ich je toľko, koľká v poradí je jej doba (1 až 4). Nižší súčet o jednotku príde, pri zhode zaniknú obe. Pechota poráža strelectvo, strelectvo jazdu a jazda pechotu: pripočíta si číslo súčasnej doby.
learn-p5-title = Obchoduj
learn-p5 = Karty surovín sa len požičiavajú, kým sa nevyplatia príjmy. Všetko ostatné mení vlastníka natrvalo: zlaté, technológie, divy sveta, jednotky aj celé sídla.
learn-p6-title = Vyber príjem
learn-p6 = V základných pravidlách vynášajú sídla podľa veľkosti, a ak držíš prebytočnú surovinu, dvojnásobne. Pripočítaj počet technológií krát počet rôznych surovín a za tri, štyri alebo päť rovnakých 20, 40 alebo 80 zlatých. Nikdy nedostaneš menej než 10.
learn-p7-title = Alebo hraj podľa rozšírených pravidiel
learn-p7 = V nich je každá technológia iná. Všetkým otvára jednotky, vylepšenia alebo väčšie sídla a mnohé dajú vlastníkovi div sveta alebo body. Kto stavia, čo vynájdeš ty, platí ti časť ceny. Spokojné sídlo vynáša viac a produktívne dvojnásobne. Divy sveta pôsobia, kým sa neskončí ich doba.
learn-s1 = Každé sídlo: dedina 1, mestečko 2, mesto 3, metropola 4
learn-s2 = Každý div sveta: v základných pravidlách 3, v rozšírených 2
learn-s3 = Technológie: v základných pravidlách každá 2; v rozšírených len štyri veľké objavy, každý 4
learn-s4 = Rozšírené pravidlá podľa toho, čo hru ukončí: Spojené národy 5 svojmu držiteľovi; Program Apollo každému 1 za každú jeho modernú vojenskú jednotku; loď Alfa Centauri každému 1 za každú jeho technológiu
learn-end = Základná hra sa končí, keď niekto získa tretiu modernú technológiu. Ak sa to stane vo fáze nákupu, nakúpia ešte tí, na ktorých v nej neprišiel rad; inak sa dohrá kolo. Krátku alebo strednú rozšírenú hru môže ukončiť každá kúpená stredoveká alebo priemyselná technológia: rozhodne kocka a koniec je zakaždým pravdepodobnejší. Dlhá hra trvá, kým ju neukončí držiteľ Spojených národov alebo Programu Apollo alebo kým si niekto nekúpi loď Alfa Centauri. Kto v rozšírenej hre na konci kola ako jediný vlastní sídla, víťazí ihneď. Kto v nej stratí posledné sídlo, je vyradený.
learn-m1 = Zväčšovať sídla skôr, než osídliš okolie. Prvé zlaté patria osadníkom.
learn-m2 = Nechať sídlo bez armády vedľa suseda, ktorý ju má.
learn-m3 = V základných pravidlách meniť dediny na mestečká skôr, než máš div sveta za šesť dedín.
learn-m4 = Útočiť na sídlo s rovnako silným vojskom. Strana vlastníka tam ku každému hodu pripočítava 1.
learn-m5 = Nechať si zlaté na koniec. Body za ne nie sú.
learn-t1 = Začni tam, kde je blízko veľa voľných regiónov.
learn-t2 = Zbieraj najprv rôzne suroviny, tri rovnaké až neskôr.
learn-t3 = Drž pechotu, jazdu a strelectvo pohromade.
learn-t4 = V rozšírených pravidlách kupuj najprv technológie, ktoré prinesú div sveta alebo štyri body, a najväčšie sídla maj spokojné, potom aj produktívne.

guide-settle-title = Svet čaká na osadníkov
guide-settle-text = Zvoľ Gran Chaco, potom tamojšieho osadníka a pošli ho o krok na juh, do Pámp. Body dávajú sídla, technológie a divy sveta a najviac bodov vyhráva; svet otvárajú osadníci.
guide-settle-else = Aj to sa dá. V každom regióne leží skrytý žetón a každý je prekvapenie.
guide-settle-then = Z dvoch krokov mu zostáva jeden.
guide-settle-why = Osadník má dva kroky, armáda jeden a hýbať smieš, s kým chceš; sídlo dá na konci 1 až 4 body podľa veľkosti.

guide-look-title = Čo tu leží?
guide-look-text = Zvoľ Pampy, osadníka a prezri si žetón regiónu. Tým sa cesta osadníka končí.
guide-look-else = Aj to sa dá. Prezrieť si ho môžeš aj v niektorom ďalšom kole, a to bez pohybu.
guide-look-then = Úrodný región! Sídlo tu vznikne rovno ako mestečko.
guide-look-why = Osadník sa smie pozrieť tam, kde sa jeho cesta končí, a v tomto ťahu už ďalej nejde; v úrodnom regióne vznikne rovno mestečko.

guide-second-title = A druhý osadník?
guide-second-text = Pošli druhého osadníka do Orinoka a pozri sa tam: je o krok južnejšie než Yucatán, smerom k tvojej druhej dedine. Alebo sa daj zlákať zvedavosťou a choď inam.
guide-second-else = Aj to sa dá. Najľahšie sa však stráži pôda blízko tvojich dedín.
guide-second-why = Každý osadník má svoje dva kroky a tam, kde sa zastaví, sa pozrieť smie, ale nemusí.

guide-secret-title = Tvoje tajomstvo
guide-secret-text = Nechaj žetón lícom nadol: o koňoch zatiaľ vieš len ty. Otočí sa, keď tu bude stáť sídlo; dovtedy sem ostatní možno zbytočne pošlú osadníka.
guide-secret-other = Nechaj žetón lícom nadol: čo tu leží, zatiaľ vieš len ty. Otočí sa, keď tu bude stáť sídlo; dovtedy sem ostatní možno zbytočne pošlú osadníka.
guide-secret-else = Teraz to už vie každý.
guide-secret-why = Surovina leží lícom nadol, kým v regióne nestojí sídlo; skoršie otočenie ju len prezradí ostatným.

guide-guard-title = Nechaj doma stráž
guide-guard-text = Ukonči pohyb a pechotu nechaj doma: sídlo bez armády pripadne prvej cudzej armáde, ktorá doň vojde.
guide-guard-else = Aj to sa dá. Pamätaj si však, ktorá dedina je teraz sama.
guide-guard-why = Kto má armádu v regióne, kde vlastník sídla nemá armádu ani letectvo, smie sídlo zabrať a veľkosť mu zostane.

guide-desk-title = Zatiaľ niet čo meniť
guide-desk-text = Zvoľ „Ukonči obchodovanie“. V tejto fáze sa karty surovín požičiavajú, kým sa nevyplatia príjmy; všetko ostatné mení vlastníka natrvalo. Bez technológií ti karty nesú málo.
guide-desk-else = Skús to. Druhý hráč každú ponuku zváži.
guide-desk-then = Tvoje dve dediny vynesú menej než 10 zlatých. Menej než 10 však nikto nikdy nedostane.
guide-desk-why = Požičané karty surovín sa po výplate príjmov vracajú, všetko ostatné je preč natrvalo a menej než 10 zlatých nedostane nikto.

guide-income-title = Železo pre tých, čo ho majú
guide-income-text = Obe kocky určili, že prebytočnou surovinou je železo, a to bolo v tvojich rukách: sídla ti vyniesli 12 namiesto 6. Jedna technológia krát tri rôzne suroviny pridali 3. Požičaná karta sa potom vrátila domov.
guide-income-other = Sídla vynášajú podľa veľkosti, s kartou prebytočnej suroviny dvojnásobne. Pripočítaj počet technológií krát počet rôznych surovín. Menej než 10 nedostane nikto a požičané karty sa vracajú domov.
guide-income-why = Príjem sú sídla, s kartou prebytočnej suroviny dvojnásobne, plus technológie krát rôzne suroviny, plus monopoly.

guide-found-title = Založ sídlo
guide-found-text = Zvoľ Pampy na mape alebo v zozname: osadník tam založí sídlo a nestojí to nič. V úrodnom regióne je to rovno mestečko a vynáša už v tomto kole.
guide-found-else = Môže to počkať. Kto však zakladá skôr, berie príjem viackrát.
guide-found-then = Mestečko vynáša 2 a úrodný región o 1 viac.
guide-found-why = Založenie stojí osadníka, ale žiadne zlaté; v úrodnom regióne vznikne rovno mestečko a vynáša o 1 viac.

guide-settlers-title = Viac ľudí, viac pôdy
guide-settlers-text = Založ sídlo aj s druhým osadníkom: každá dedina je bod a vynáša už v tomto kole. Potom kúp dvoch nových osadníkov do Gran Chaca, po 5 zlatých.
guide-settlers-other = Kúp dvoch osadníkov do Gran Chaca, po 5 zlatých: desať dostaneš tak či tak, a preto má teraz nová pôda väčšiu cenu než väčšie dediny. Osadník sa objaví v sídle, ktoré ti patrilo už pred touto fázou.
guide-settlers-else = Aj to sa dá. Voľnej pôdy však ubúda a patrí tomu, kto príde prvý.
guide-settlers-why = Osadník stojí v tejto dobe 5 a objaví sa len tam, kde ti sídlo patrilo už pred touto fázou; založenie nestojí nič.

guide-learn-title = Nauč sa niečo
guide-learn-text = Kúp technológiu za 10 zlatých; druhá stojí 20, tretia 30. Každá má hodnotu 2 bodov a nesie zlatý za každú rôznu surovinu, ktorú držíš. Každé dve pridávajú 1 v bitke.
guide-learn-else = Môže to počkať, ale nie dlho.
guide-learn-then = Zvyšok si nechaj na ďalšiu a ukonči nákupy.
guide-learn-why = Kúpiť sa dajú len technológie súčasnej doby a každá sa počíta do príjmov, do bitky aj do bodov.

guide-next-door-title = Pozri sa k susedom
guide-next-door-text = Pošli nového osadníka z Gran Chaca do Bahie a pozri sa: pôda, zlato, alebo ťažkosti? To sa dozvieš až na mieste.
guide-next-door-else = Aj to sa dá. Bahia zostáva hádankou.
guide-next-door-then = Neutrálny národ! Pridá sa k tomu, kto má ako jediný najmenej sídel. Vy ich máte rovnako, a tak krajinu stráži divá jazda. Kto tu stál už predtým, tomu neublíži.
guide-next-door-why = Niektoré žetóny pôsobia hneď: neutrálny národ sa pridá k tomu, kto má najmenej sídel, a pri zhode z neho bude divoká jazda.

guide-further-title = A ďalej na juh
guide-further-text = Pošli druhého nového osadníka cez Pampy do Patagónie a pozri sa: smie to, aj keď mu nezostane ani krok.
guide-further-else = Aj to sa dá. Na juhu čaká ďalšie prekvapenie.
guide-further-then = Poklad: rovno 10 zlatých. Viac teraz robiť nemusíš, ukonči pohyb.
guide-further-why = Prezeranie nestojí krok, takže osadník si smie žetón prezrieť aj po poslednom; niektoré žetóny dajú hneď zlaté.

guide-swap-title = Férová výmena
guide-swap-text = Prijmi: za jedny z tvojich dvoch koní ti druhý hráč požičia železo, kým sa nevyplatia príjmy. Obaja tak máte o jeden druh viac a železo býva prebytočné najčastejšie: kto ho vtedy drží, tomu sídla vynesú dvojnásobne.
guide-swap-else = Ako chceš. Vždy si spočítaj, čo kto získa.
guide-swap-then = Dohodnuté. Keď na teba s ponukami príde rad, nič neponúkaj.
guide-swap-why = Technológie vynášajú len za rôzne suroviny, takže druhú kartu tej istej suroviny sa oplatí požičať; a železo teraz býva prebytočné najčastejšie.

guide-two-title = Dve dávajú div sveta
guide-two-text = Kúp druhú technológiu: kto má ako prvý dve staroveké, smie to vyhlásiť a vziať si div sveta za 3 body. Rovnako prvý, kto má šesť dedín, a prvý, kto má osem starovekých armád.
guide-two-else = Aj to sa dá. Každý z tých divov však získa len jeden hráč.
guide-two-then = A teraz to vyhlás, kým ťa niekto nepredbehne.
guide-two-why = Kto ako prvý vyhlási šesť dedín, dve staroveké technológie alebo osem starovekých armád, berie div; za každý míľnik je len jeden.

guide-claim-title = Povedz to nahlas
guide-claim-text = Zvoľ „Vyhlás míľnik“: kým to neurobíš, nedáva nič. Potom si vezmi ktorýkoľvek div: v základných pravidlách sú v jednej dobe všetky rovnaké.
guide-claim-else = Aj to sa dá. Div však získa ten, kto míľnik vyhlási prvý.
guide-claim-then = To sú 3 body, navždy.
guide-claim-why = Splniť míľnik nestačí, iný hráč môže vyhlásiť skôr; získaný div ti však zostane, aj keď podmienka prestane platiť.

guide-catapult-title = Jazdci v ceste
guide-catapult-text = Kúp do Gran Chaca katapult: kým je v Bahii divá jazda, nikto tam sídlo nezaloží. Strelectvo poráža jazdu: ku kocke si pripočíta číslo doby.
guide-catapult-else = Aj to sa dá. Jazdci sa odtiaľ nepohnú.
guide-catapult-then = Zvyšok miň podľa seba a ukonči nákupy.
guide-catapult-why = V regióne s divokou jazdou nikto sídlo nezaloží a strelectvo si proti jazde pripočíta číslo doby, v staroveku 1.

guide-march-title = Na Bahiu
guide-march-text = Pošli z Gran Chaca do Bahie katapult aj pechotu, ak máš oboje: dve armády sú istejšie než jedna. Najprv sa všetci presunú, bitky prídu až potom.
guide-march-else = Aj to sa dá. Jedna armáda sama však veľa riskuje.
guide-march-why = Región s divokou jazdou zastaví každú jednotku, ktorá vstúpi, a vynúti bitku; tá príde až po všetkých tvojich presunoch.

guide-pick-title = Zvoľ jednotku
guide-pick-text = Pošli katapult: proti jazde si pripočíta 1 a každé dve technológie pridajú ďalšiu 1. V tejto dobe hádže každá strana jednou kockou; nižší súčet príde o jednotku, pri zhode zaniknú obe.
guide-pick-else = Aj to sa dá. Pechota však nad jazdou výhodu nemá, je to naopak.
guide-pick-why = Kocky a výhody sa spočítajú a nižší súčet príde o jednotku: nadradený druh pridá číslo doby, každé dve technológie 1.

guide-free-land-title = Krajina je voľná
guide-free-land-text = Založ sídlo v Bahii: jazdci sú preč a tvoj osadník tam čakal.
guide-free-land-else = Môže to počkať. Nikto iný nie je blízko.
guide-free-land-why = Sídlo smie vzniknúť, len keď v regióne nie je divoká jazda, a stojí osadníka, ale žiadne zlaté.

guide-rule-title = Teraz vládneš ty
guide-rule-text = Rozšíriť sídlo stojí 5, 10 a potom 20, každé raz za kolo. Šesť dedín je však div sveta, vyhlás ho teda skôr. Tretia staroveká technológia prinesie ďalšiu dobu s drahšími a silnejšími jednotkami. Zvyšok je na tebe; rady ti zostanú.
guide-rule-why = Tretia technológia jednej doby u toho istého hráča ukončí dobu a tretia moderná ukončí celú hru.
