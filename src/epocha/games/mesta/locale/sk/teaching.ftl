learn-goal = Získaj na svoj stôl všetkých šesť miest jednej ríše: každá kompletná ríša je bod a vyhráva, kto má bodov najviac.
learn-p1-title = Potiahni si mesto a udalosť
learn-p1 = Ťah sa začína sám: dostaneš jedno mesto, viditeľne na stôl, a jednu udalosť, tajne do ruky.
learn-p2-title = Použi jednu udalosť, alebo žiadnu
learn-p2 = Niektoré udalosti mestá prinášajú, iné berú, ďalšie zasiahnu všetkých. V ťahu smieš použiť jednu; ostatné ti zostanú v ruke, ako dlho chceš.
learn-p3-title = Vezmi si, čo ti chýba
learn-p3 = Mnoho udalostí presúva mestá od hráča k hráčovi. Značky na mape ukazujú, kto ktoré mesto má.
learn-p4-title = Reaguj
learn-p4 = Keď by ti udalosť uškodila, môžeš odpovedať vhodnou protekciou. Pôsobí raz a nepočíta sa ako udalosť tvojho ťahu.
learn-p5-title = Skompletizuj ríšu
learn-p5 = So šiestym mestom ide celá ríša ihneď na tvoju hotovú kôpku. Je to bod a nikto už na ňu nesmie siahnuť.
learn-s1 = Každá kompletná ríša: 1 bod
learn-s2 = Kto má ako prvý všetkých sedem divov sveta, ak sa na ne hrá: 5 bodov
learn-s3 = Jednotlivé mestá a udalosti v ruke: nič
learn-end = Hra sa končí ihneď, keď je kompletná posledná ríša v hre. Vyhráva, kto má najviac bodov; pri zhode sa o víťazstvo delia.
learn-m1 = Použiť každú udalosť hneď. Čo dnes neprinesie nič, môže v ďalšom ťahu priniesť dve mestá.
learn-m2 = Prehliadnuť, že „všetci hráči“ si aj ty: tvoj veliteľ zasiahne aj tvoju vlastnú ríšu.
learn-m3 = Prísť o posledné hlavné mesto. Útok aj Obchod vyžadujú, aby nejaké ležalo na tvojom stole.
learn-t1 = Počítaj do štyroch: kto má štyri mestá jednej ríše, môže si Zjednotením vziať aj tie zvyšné. Platí to aj pre ostatných.
learn-t2 = Veliteľa svojej najlepšej ríše si nechaj: kým ho držíš, nikto ho proti tebe nepoužije.

guide-m1-title = Zbieraj celé ríše
guide-m1-text = Rím, Grécko a Egypt majú po šesť miest. Keď máš na stole všetkých šesť miest jednej ríše, je kompletná: to je bod, ktorý ti nikto nevezme. Vyhráva, kto má bodov najviac.
guide-m1-why = Kompletná ríša sa hneď presunie mimo dosahu udalostí a dá bod; jednotlivé mestá na stole nedajú nič.

guide-m2-title = Tvoje prvé mesto
guide-m2-text = Ťah sa začína sám: potiahneš si jedno mesto a jednu udalosť. Prišla ti Alexandria, mesto Egypta. Leží na tvojom stole a vidia ju všetci.
guide-m2-why = Čo príde, si nevyberáš: je to vrchná karta každej kôpky, mesto vidia všetci, udalosť len ty.

guide-m3-title = Použiť, alebo počkať?
guide-m3-text = Tentoraz si udalosť nechaj a ukonči ťah. Hry: Bankovníctvo dajú dve mestá tomu, kto vedie v bankovníctve, lenže bod v ňom zatiaľ nemá nikto. V ťahu smieš použiť jednu udalosť.
guide-m3-else = Nikto nevedie, a tak si nikto nepotiahol. Nevadí: použitá karta ide pod kôpku a v ďalšom ťahu príde nová.
guide-m3-then = Nepoužité udalosti čakajú v ruke. Smieš ich mať, koľko chceš.
guide-m3-why = Udalosť nikdy použiť nemusíš a v ruke ich smieš mať, koľko chceš, takže karta môže počkať na svoju chvíľu.

guide-m4-title = Teraz sa to oplatí
guide-m4-text = Použi Hry a potiahni si dve mestá: teraz vedieš ty. Prišiel ti Efez, ktorý má bod v bankovníctve, a súper nemá žiadny.
guide-m4-else = Počkať smieš. Súper si však tiež ťahá a môže ťa v bankovníctve predbehnúť.
guide-m4-then = Rodos a Rím: dve mestá navyše, jedno z nich hlavné.
guide-m4-why = Bežné mesto má 2 body v hlavnej disciplíne a 1 vo vedľajšej, takže na vedenie môže stačiť jediné.

guide-m5-title = Štít na neskôr
guide-m5-text = Malú protekciu si nechaj; nie je to udalosť pre tvoj ťah. Keď ťa zasiahne niečia udalosť, opýtame sa ťa a protekcia ju môže raz zastaviť.
guide-m5-why = Používa sa len ako odpoveď na Veliteľa, Hnev bohov, Útok alebo Barbarov a nepočíta sa ako udalosť tvojho ťahu.

guide-m6-title = Hlavné mestá sa počítajú všade
guide-m6-text = Usporiadaj Hry znova: s Rímom a Memfisom vedieš v otroctve dva ku jednej. Hlavné mesto má tri body vo svojej disciplíne a jeden v každej inej.
guide-m6-else = Ako chceš. Náskok sa však môže stratiť a dve mestá sú veľa.
guide-m6-why = Hlavné mesto má 3 body v hlavnej disciplíne a 1 v každej zo siedmich ďalších, takže pomáha pri všetkých Hrách.

guide-m7-title = Útok!
guide-m7-text = Použi Útok: vezmeš ním inému hráčovi jedno mesto podľa svojho výberu. Chce to hlavné mesto na tvojom stole, a ty máš dve.
guide-m7-else = Aj to sa dá. Útok ti zostáva v ruke; len si k nemu nechaj hlavné mesto.
guide-m7-why = Podmienkou je hlavné mesto na tvojom vlastnom stole; či nejaké má aj súper, na tom nezáleží.

guide-m8-title = Ktoré mesto pomôže najviac?
guide-m8-text = Vezmi Ostiu. Máš tri rímske mestá, toto bude štvrté, a so štyrmi je ríša na dosah.
guide-m8-else = Tiež dobrá voľba: ty sa k ríši priblížiš a súper vzdiali.
guide-m8-then = Súper mohol reagovať, ale nechal to tak.
guide-m8-why = Útokom mesto získavaš, preto ho vyberáš ty; kde má hráč mestá stratiť alebo odovzdať, vyberá ich on.

guide-m9-title = Súper vracia úder
guide-m9-text = Použi Malú protekciu: Hnev bohov by ťa stál grécke mesto. Zastaví Hnev, Útok aj veliteľa. Nič sa ti nestane a štít je preč.
guide-m9-else = Štít ti zostáva a o mesto prídeš. Pri málo dôležitom meste to môže byť správne.
guide-m9-why = Kto použije protekciu, toho sa celá udalosť netýka; pôsobí raz a potom ide pod kôpku udalostí.

guide-m10-title = Oslavujú všetci
guide-m10-text = Použi Stredný festival: každý hráč si potiahne mesto za každé hlavné mesto. Ty máš dve, súper žiadne, a obe mestá, ktoré Rímu chýbajú, ležia v kôpke.
guide-m10-else = Festival počká. Použi ho, kým máš viac hlavných miest ako ostatní.
guide-m10-why = Každý si potiahne mesto za každé svoje hlavné a jedno navyše, ak má nejaké neutrálne, takže stoly najprv porovnaj.

guide-m11-title = Ríša je kompletná!
guide-m11-text = Šesť zo šiestich: ríša sa presunula na tvoju hotovú kôpku. Je to istý bod až do konca. Jej mestá, aj to hlavné, sa však už pre udalosti nepočítajú.
guide-m11-why = Na mestá v hotovej kôpke nikto nesmie siahnuť, ale pre podmienky ani disciplíny sa už nepočítajú.

guide-m12-title = O strate rozhoduješ ty
guide-m12-text = Odovzdaj Gízu a Alexandriu. Veľké nepokoje ťa stoja dve východné mestá, ale vyberáš ich ty: Grécko nechaj pohromade a hlavné mesto si ponechaj.
guide-m12-else = Je to na tebe. Najľahšie sa dáva to, čo je zo svojej ríše samo.
guide-m12-why = Kto má mestá odovzdať, sám ich vyberá; len čo si niekto berie kartou ako Útok, vyberá ten, kto berie.

guide-m13-title = So štyrmi berieš zvyšok
guide-m13-text = Použi Zjednotenie: ak máš štyri mestá jednej ríše, vezme všetky jej ďalšie súperom zo stola. Prišli Atény, takže zo šiestich gréckych máš štyri.
guide-m13-other = Použi Zjednotenie: máš štyri mestá jednej ríše a ono vezme všetky jej ďalšie súperom zo stola.
guide-m13-else = Môže počkať. Kartu, ktorá získa ríšu, je však lepšie použiť skôr, než sa niečo zmení.
guide-m13-then = Zastaviť to mohla len Veľká protekcia.
guide-m13-why = Zjednotenie chce na tvojom stole aspoň štyri mestá jednej ríše a vezme všetky jej ďalšie, ktoré majú na stole ostatní hráči.

guide-m14-title = Už to vieš
guide-m14-text = Hra sa skončí, keď bude kompletná posledná ríša. Väčšie hry pridajú ríše, neutrálne mestá a sedem divov sveta za päť bodov. Hraj ďalej, rady ti zostanú.
guide-m14-why = Len čo je kompletná posledná ríša, hra sa hneď končí; každá kompletná ríša dá 1 bod a odmena za divy sveta 5.
