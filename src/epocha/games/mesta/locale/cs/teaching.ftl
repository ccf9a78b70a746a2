learn-goal = Získej na svůj stůl všech šest měst jedné říše: každá kompletní říše je bod a vyhrává, kdo má bodů nejvíc.
learn-p1-title = Lízni si město a událost
learn-p1 = Tah začíná sám: dostaneš jedno město, viditelně na stůl, a jednu událost, tajně do ruky.
learn-p2-title = Použij jednu událost, nebo žádnou
learn-p2 = Některé události města přinášejí, jiné berou, další zasáhnou všechny. V tahu smíš použít jednu; ostatní ti zůstanou v ruce, jak dlouho chceš.
learn-p3-title = Vezmi si, co ti chybí
learn-p3 = Mnoho událostí přesouvá města od hráče k hráči. Značky na mapě ukazují, kdo které město má.
learn-p4-title = Reaguj
learn-p4 = Když by ti událost uškodila, můžeš odpovědět vhodnou protekcí. Působí jednou a nepočítá se jako událost tvého tahu.
learn-p5-title = Zkompletuj říši
learn-p5 = Se šestým městem jde celá říše ihned na tvou hotovou hromádku. Je to bod a nikdo už na ni nesmí sáhnout.
learn-s1 = Každá kompletní říše: 1 bod
learn-s2 = Kdo má jako první všech sedm divů světa, hraje-li se na ně: 5 bodů
learn-s3 = Jednotlivá města a události v ruce: nic
learn-end = Hra končí ihned, jakmile je kompletní poslední říše ve hře. Vyhrává, kdo má nejvíc bodů; při shodě se o vítězství dělí.
learn-m1 = Použít každou událost hned. Co dnes nepřinese nic, může příští tah přinést dvě města.
learn-m2 = Přehlédnout, že „všichni hráči“ jsi i ty: tvůj velitel zasáhne i tvou vlastní říši.
learn-m3 = Přijít o poslední hlavní město. Útok i Obchod vyžadují, aby nějaké leželo na tvém stole.
learn-t1 = Počítej do čtyř: kdo má čtyři města jedné říše, může si Sjednocením vzít i ta zbylá. Platí to i pro ostatní.
learn-t2 = Velitele své nejlepší říše si nech: dokud ho držíš, nikdo ho proti tobě nepoužije.

guide-m1-title = Sbírej celé říše
guide-m1-text = Řím, Řecko a Egypt mají po šesti městech. Když máš na stole všech šest měst jedné říše, je kompletní: to je bod, který ti nikdo nevezme. Vyhrává, kdo má bodů nejvíc.
guide-m1-why = Kompletní říše se hned přesune mimo dosah událostí a dá bod; jednotlivá města na stole nedají nic.

guide-m2-title = Tvoje první město
guide-m2-text = Tah začíná sám: lízneš si jedno město a jednu událost. Přišla ti Alexandrie, město Egypta. Leží na tvém stole a vidí ji všichni.
guide-m2-why = Co přijde, si nevybíráš: je to vrchní karta každé hromádky, město vidí všichni, událost jen ty.

guide-m3-title = Použít, nebo počkat?
guide-m3-text = Tentokrát si událost nech a ukonči tah. Hry: Bankovnictví dají dvě města tomu, kdo vede v bankovnictví, jenže bod v něm zatím nemá nikdo. V tahu smíš použít jednu událost.
guide-m3-else = Nikdo nevede, a tak si nikdo nelízl. Nevadí: použitá karta jde pod hromádku a příští tah přijde nová.
guide-m3-then = Nepoužité události čekají v ruce. Smíš jich mít, kolik chceš.
guide-m3-why = Událost nikdy použít nemusíš a v ruce jich smíš mít, kolik chceš, takže karta může počkat na svou chvíli.

guide-m4-title = Teď se to vyplatí
guide-m4-text = Použij Hry a lízni si dvě města: teď vedeš ty. Přišel ti Efez, který má bod v bankovnictví, a soupeř nemá žádný.
guide-m4-else = Počkat smíš. Soupeř si ale taky líže a může tě v bankovnictví předběhnout.
guide-m4-then = Rhodos a Řím: dvě města navíc, jedno z nich hlavní.
guide-m4-why = Běžné město má 2 body v hlavní disciplíně a 1 ve vedlejší, takže na vedení může stačit jediné.

guide-m5-title = Štít na později
guide-m5-text = Malou protekci si nech; není to událost pro tvůj tah. Až tě zasáhne něčí událost, zeptáme se tě a protekce ji může jednou zastavit.
guide-m5-why = Používá se jen jako odpověď na Velitele, Hněv bohů, Útok nebo Barbary a nepočítá se jako událost tvého tahu.

guide-m6-title = Hlavní města se počítají všude
guide-m6-text = Uspořádej Hry znovu: s Římem a Memfisem vedeš v otroctví dva ku jedné. Hlavní město má tři body ve své disciplíně a jeden v každé jiné.
guide-m6-else = Jak chceš. Náskok se ale může ztratit a dvě města jsou hodně.
guide-m6-why = Hlavní město má 3 body v hlavní disciplíně a 1 v každé ze sedmi dalších, takže pomáhá při všech Hrách.

guide-m7-title = Útok!
guide-m7-text = Použij Útok: vezmeš jím jinému hráči jedno město podle svého výběru. Chce to hlavní město na tvém stole, a ty máš dvě.
guide-m7-else = I to jde. Útok ti zůstává v ruce; jen si k němu nech hlavní město.
guide-m7-why = Podmínkou je hlavní město na tvém vlastním stole; jestli nějaké má i soupeř, na tom nezáleží.

guide-m8-title = Které město pomůže nejvíc?
guide-m8-text = Vezmi Ostii. Máš tři římská města, tohle bude čtvrté, a se čtyřmi je říše na dosah.
guide-m8-else = Taky dobrá volba: ty se říši přiblížíš a soupeř vzdálí.
guide-m8-then = Soupeř mohl reagovat, ale nechal to být.
guide-m8-why = Útokem město získáváš, proto ho vybíráš ty; kde má hráč města ztratit nebo odevzdat, vybírá je on.

guide-m9-title = Soupeř vrací úder
guide-m9-text = Použij Malou protekci: Hněv bohů by tě stál řecké město. Zastaví Hněv, Útok i velitele. Nic se ti nestane a štít je pryč.
guide-m9-else = Štít ti zůstává a o město přijdeš. U málo důležitého města to může být správně.
guide-m9-why = Kdo použije protekci, toho se celá událost netýká; působí jednou a pak jde pod hromádku událostí.

guide-m10-title = Slaví všichni
guide-m10-text = Použij Střední festival: každý hráč si lízne město za každé hlavní město. Ty máš dvě, soupeř žádné, a obě města, která Římu chybějí, leží v hromádce.
guide-m10-else = Festival počká. Použij ho, dokud máš víc hlavních měst než ostatní.
guide-m10-why = Každý si lízne město za každé své hlavní a jedno navíc, má-li nějaké neutrální, takže stoly nejdřív porovnej.

guide-m11-title = Říše je kompletní!
guide-m11-text = Šest ze šesti: říše se přesunula na tvou hotovou hromádku. Je to jistý bod až do konce. Její města, i to hlavní, se už ale pro události nepočítají.
guide-m11-why = Na města v hotové hromádce nikdo nesmí sáhnout, ale pro podmínky ani disciplíny se už nepočítají.

guide-m12-title = O ztrátě rozhoduješ ty
guide-m12-text = Odevzdej Gízu a Alexandrii. Velké nepokoje tě stojí dvě východní města, ale vybíráš je ty: Řecko nech pohromadě a hlavní město si ponech.
guide-m12-else = Je to na tobě. Nejsnáz se dává to, co je ze své říše samo.
guide-m12-why = Kdo má města odevzdat, sám je vybírá; jen co si někdo bere kartou jako Útok, vybírá ten, kdo bere.

guide-m13-title = Se čtyřmi bereš zbytek
guide-m13-text = Použij Sjednocení: máš-li čtyři města jedné říše, vezme všechna její další soupeřům ze stolu. Přišly Athény, takže z šesti řeckých máš čtyři.
guide-m13-other = Použij Sjednocení: máš čtyři města jedné říše a ono vezme všechna její další soupeřům ze stolu.
guide-m13-else = Může počkat. Kartu, která získá říši, je ale lepší použít, než se něco změní.
guide-m13-then = Zastavit to mohla jen Velká protekce.
guide-m13-why = Sjednocení chce na tvém stole aspoň čtyři města jedné říše a vezme všechna její další, která mají na stole ostatní hráči.

guide-m14-title = Už to umíš
guide-m14-text = Hra skončí, až bude kompletní poslední říše. Větší hry přidají říše, neutrální města a sedm divů světa za pět bodů. Hraj dál, rady ti zůstanou.
guide-m14-why = Jakmile je kompletní poslední říše, hra hned končí; každá kompletní říše dá 1 bod a odměna za divy světa 5.
