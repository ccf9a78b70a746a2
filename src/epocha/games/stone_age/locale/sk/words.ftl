# --- hra ---
title = Doba kamenná
about = Dva až štyri kmene posielajú svoje figúrky na lov, po suroviny, na pole, do chatrče aj k výrobcovi nástrojov a na konci každého kola musia všetky nakŕmiť. O výťažku rozhodujú kocky, nástroje pomáhajú a body prinášajú civilizačné karty a budovy.
option-start_player = Začínajúci hráč
option-start_player-help = Kto začína prvé kolo.
option-start_player-0 = určí žreb
option-start_player-n = miesto { $n }
option-max_rounds = Najvyšší počet kôl
option-max_rounds-help = Pravidlá počet kôl neobmedzujú; s obmedzením sa hra po toľkých kolách preruší bez víťaza.
option-max_rounds-0 = bez obmedzenia
option-max_rounds-n = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
   *[other] { $n } kôl
}
preset-full = Celá hra
wrong-seat = Miesto { $seat } pri tomto stole nie je: { $players ->
    [one] má len { $players } miesto
    [few] má len { $players } miesta
   *[other] má len { $players } miest
}.
end-cards = Koniec: na zaplnenie polí pre karty už nezostalo dosť civilizačných kariet.
end-buildings = Koniec: v jednom stĺpčeku sa minuli doštičky budov.
end-cut-off = Hra bola prerušená po dosiahnutí najvyššieho počtu kôl a nemá výsledok.
symbol-score = Body
symbol-food = Jedlo
symbol-grain = Obilie
symbol-wood = Drevo
symbol-clay = Hlina
symbol-stone = Kameň
symbol-gold = Zlato
symbol-workers = Figúrky
symbol-tools = Nástroje
symbol-cards = Karty
symbol-buildings = Budovy

# --- množstvá a miesta, používajú sa vnútri viet ---
amount = { $what ->
    [wood] { $n ->
        [one] { $n } drevo
        [few] { $n } drevá
       *[other] { $n } driev
    }
    [clay] { $n ->
        [one] { $n } hlina
        [few] { $n } hliny
       *[other] { $n } hlín
    }
    [stone] { $n ->
        [one] { $n } kameň
        [few] { $n } kamene
       *[other] { $n } kameňov
    }
    [gold] { $n ->
        [one] { $n } zlato
        [few] { $n } zlatá
       *[other] { $n } zlát
    }
   *[food] { $n ->
        [one] { $n } jedlo
        [few] { $n } jedlá
       *[other] { $n } jedál
    }
}
amount-object = { $what ->
    [clay] { $n ->
        [one] { $n } hlinu
       *[other] { amount }
    }
   *[other] { amount }
}
material-object = { $what ->
    [wood] drevo
    [clay] hlinu
    [stone] kameň
    [gold] zlato
   *[food] jedlo
}
points-amount = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
resources-object = { $price ->
    [one] { $price } surovinu
    [few] { $price } suroviny
   *[other] { $price } surovín
}
any-resources-object = { $price ->
    [one] { $price } ľubovoľnú surovinu
    [few] { $price } ľubovoľné suroviny
   *[other] { $price } ľubovoľných surovín
}
figures-object = { $figures ->
    [one] { $figures } figúrku
    [few] { $figures } figúrky
   *[other] { $figures } figúrok
}
to-place = { $place ->
    [tool_maker] k výrobcovi nástrojov
    [hut] do chatrče
    [field] na pole
    [hunting_grounds] na lovisko
    [forest] do lesa
    [clay_pit] do hliniska
    [quarry] do kameňolomu
   *[river] k rieke
}
at-place = { $place ->
    [tool_maker] u výrobcu nástrojov
    [hut] v chatrči
    [field] na poli
    [hunting_grounds] na lovisku
    [forest] v lese
    [clay_pit] v hlinisku
    [quarry] v kameňolome
   *[river] pri rieke
}
dice-thrown = { $figures ->
    [one] { $figures } kockou
   *[other] { $figures } kockami
}
and-2 = { $a } a { $b }
and-3 = { $a }, { $b } a { $c }
cost-variable = { $fewest ->
    [one] { $fewest } surovinu
    [few] { $fewest } suroviny
   *[other] { $fewest } surovín
} práve { $kinds ->
    [one] { $kinds } druhu
   *[other] { $kinds } druhov
}
cost-open = { $fewest } až { $most } surovín
# čo karta prinesie hneď, kde to jej druh nehovorí; $what je surovina alebo jedlo, $n koľko
top-gain_food = { amount }
top-gain_resource = { amount }
top-gain_points = { points-amount }
top-roll_gather = 2 kocky na { material-object }
top-advance_grain = +{ $n } obilie
top-one_time_tool = Jednorazový nástroj +{ $n }
which-tool = { $slot ->
    [1] ľavý nástroj
    [2] prostredný nástroj
   *[3] pravý nástroj
}
tool-begins = { $slot ->
    [1] Ľavý nástroj
    [2] Prostredný nástroj
   *[3] Pravý nástroj
}

# --- čo by akcia znamenala: veta na jej tlačidle ---
do-place = Umiestni { figures-object } { to-place }
do-place-useless = { $place ->
    [tool_maker] Umiestni figúrku k výrobcovi nástrojov: bez efektu, tvoje nástroje sú už 4/4/4
    [hut] Umiestni 2 figúrky do chatrče: bez efektu, v zásobe ti nezostáva žiadna figúrka
   *[field] Umiestni figúrku na pole: bez efektu, tvoje obilie je už na 10
}
do-place-card = Umiestni figúrku na kartu „{ $card }“ (cena { $price })
do-place-building = { $points ->
    [0] Umiestni figúrku na budovu za { $cost }
   *[other] Umiestni figúrku na budovu za { $cost } ({ points-amount })
}
do-roll = { $where }: hoď { dice-thrown } a získaj { material-object }
do-gain-tool = Výrobca nástrojov: získaj nástroj, z { $before } bude { $after }
do-gain-figure = Chatrč: získaj figúrku, budeš ich mať { $figures }
do-gain-grain = Pole: posuň sa na počítadle obilia na { $grain }
do-useless = { $place ->
    [tool_maker] Výrobca nástrojov: bez efektu, tvoje nástroje sú už 4/4/4
    [hut] Chatrč: bez efektu, v zásobe ti nezostáva žiadna figúrka
   *[field] Pole: bez efektu, tvoje obilie je už na 10
}
do-go-card = Karta „{ $card }“: zaplať { resources-object }, alebo ju nekupuj
do-go-card-poor = Karta „{ $card }“: nemôžeš zaplatiť { resources-object }, figúrka sa len vráti
do-go-building = Budova za { $cost }: kúp ju, alebo ju nechaj tak
do-go-building-poor = Budova za { $cost }: nemáš na ňu suroviny, figúrka sa len vráti
do-add-tool = Pridaj { which-tool } (+{ $value }): spolu { $total }, zisk { amount }
do-add-card = Pridaj jednorazový nástroj (+{ $value }): spolu { $total }, zisk { amount }
do-take = Vezmi si { amount-object }: { $total } delené { $divisor }
do-take-nothing = Skonči bez zisku: { $total } delené { $divisor }
do-pay-card = Zaplať { amount-object } (potom zostáva zaplatiť { $left })
do-pay-card-last = Zaplať { amount-object } a vezmi si kartu
do-pay-building = Zaplať { amount-object }: +{ $value }, spolu { points-amount } (potom zostáva zaplatiť { $left })
do-pay-building-last = Zaplať { amount-object } a postav budovu: { points-amount }
do-pay-open = Zaplať { amount-object }: +{ $value }, spolu { points-amount }
do-pay-food = Zaplať { amount-object } namiesto jedla (potom zostáva zaplatiť { $left })
do-pay-food-last = Zaplať { amount-object } namiesto posledného chýbajúceho jedla
do-finish = Postav budovu za zaplatené suroviny: { points-amount }
do-buy = Kúp budovu za { $cost }: { points-amount }
do-decline-card = Kartu nekupuj: figúrka sa vráti
do-decline-building = Budovu nekupuj: figúrka sa vráti
do-die = Vezmi si kocku { $face }: { $reward }
do-die-useless = Vezmi si kocku { $face }: { $reward }, pre teba bez efektu
do-starve = Nechaj kmeň hladovať: stratíš { points-amount }
do-redeem = Uplatni kartu „{ $card }“: vezmi si { any-resources-object }
do-choose = Vezmi si { amount-object } (potom zostáva vybrať { $left })
do-choose-last = Vezmi si { amount-object }
do-end = { $sentence }; posledná doštička stĺpčeka, hra sa skončí po tomto kole
verb-place = Umiestni figúrky
verb-go = Vykonaj akcie
verb-use = Pridaj nástroje
verb-redeem = Uplatni karty
verb-pay = Zaplať
verb-take = Vezmi si

# --- čo o akcii hovorí záznam, za menom hráča ---
did-place = umiestňuje { figures-object } { to-place }
did-place-useless = { did-place }
did-place-card = umiestňuje figúrku na kartu „{ $card }“ (cena { $price })
did-place-building = { $points ->
    [0] umiestňuje figúrku na budovu za { $cost }
   *[other] umiestňuje figúrku na budovu za { $cost } ({ points-amount })
}
did-roll = hádže { dice-thrown } { at-place }
did-gain-tool = získava nástroj: z { $before } je { $after }
did-gain-figure = získava v chatrči figúrku, teraz ich má { $figures }
did-gain-grain = posúva sa na počítadle obilia na { $grain }
did-useless = { $place ->
    [tool_maker] berie figúrku späť od výrobcu nástrojov: nástroje sú už 4/4/4
    [hut] berie figúrky späť z chatrče: v zásobe žiadna nezostáva
   *[field] berie figúrku späť z poľa: obilie je už na 10
}
did-go-card = vyhodnocuje figúrku na karte „{ $card }“ (cena { $price })
did-go-card-poor = berie figúrku späť z karty „{ $card }“: nemôže zaplatiť { resources-object }
did-go-building = vyhodnocuje figúrku na budove za { $cost }
did-go-building-poor = berie figúrku späť z budovy za { $cost }: nemá na ňu suroviny
did-add-tool = pridáva { which-tool } (+{ $value }): spolu { $total }
did-add-card = pridáva jednorazový nástroj (+{ $value }): spolu { $total }
did-take = berie { amount-object }: { $total } delené { $divisor }
did-take-nothing = končí bez zisku: { $total } delené { $divisor }
did-pay-card = platí { amount-object }
did-pay-card-last = { did-pay-card }
did-pay-building = platí { amount-object }
did-pay-building-last = { did-pay-building }
did-pay-open = platí { amount-object }
did-pay-food = platí { amount-object } namiesto jedla
did-pay-food-last = { did-pay-food }
did-finish = stavia budovu za zaplatené suroviny: { points-amount }
did-buy = kupuje budovu za { $cost }: { points-amount }
did-decline-card = nekupuje kartu „{ $card }“
did-decline-building = nekupuje budovu za { $cost }
did-die = berie kocku { $face }: { $reward }
did-die-useless = berie kocku { $face }: { $reward }, bez efektu
did-starve = hladuje: stráca { points-amount }
after-hunger = hladuje: { $n ->
    [one] chýba { $n } jedlo
    [few] chýbajú { $n } jedlá
   *[other] chýba { $n } jedál
} a suroviny na náhradu nestačia; stráca { points-amount }
did-redeem = uplatňuje kartu „{ $card }“: berie { any-resources-object }
did-choose = berie { amount-object }
did-choose-last = { did-choose }
did-end = { $sentence }; stĺpček je vyčerpaný, hra sa skončí po tomto kole

# --- na čo sa hra pýta ---
prompt-place = { $idle ->
    [one] Umiestni figúrky: zostáva ti { $idle } figúrka.
    [few] Umiestni figúrky: zostávajú ti { $idle } figúrky.
   *[other] Umiestni figúrky: zostáva ti { $idle } figúrok.
}
prompt-choose-place = { $places ->
    [one] Vykonaj akcie svojich figúrok v ľubovoľnom poradí: zostáva { $places } oblasť.
    [few] Vykonaj akcie svojich figúrok v ľubovoľnom poradí: zostávajú { $places } oblasti.
   *[other] Vykonaj akcie svojich figúrok v ľubovoľnom poradí: zostáva { $places } oblastí.
}
prompt-use-tools = { $where }: padlo ti { $dice } (spolu { $total }), zisk { amount }. Pridáš nástroje?
prompt-use-more-tools = { $where }: padlo ti { $dice } (s nástrojmi { $total }), zisk { amount }. Pridáš ďalšie nástroje?
prompt-buy-card = Kúpiš kartu „{ $card }“ za { any-resources-object }?
prompt-pay-card = Zaplať za kartu „{ $card }“ { any-resources-object }; zaplatené: { $paid }.
prompt-pick-die = Trh surovín: vezmi si jednu z kociek { $dice } a jej odmenu.
prompt-buy-fixed = Kúpiš budovu za { $cost }? Ihneď prinesie { points-amount }.
prompt-buy-variable = Kúpiš budovu za { $cost }? Ihneď prinesie súčet ich hodnôt.
prompt-pay-variable = Zaplať za budovu { $cost }; zaplatené: { $paid }, zatiaľ { points-amount }.
prompt-pay-open = Zaplať za budovu { $cost }; zaplatené: { $paid }, zatiaľ { points-amount }. Zaplať ďalšie, alebo ju postav.
prompt-cover-shortage = { $short ->
    [one] Tvojmu kmeňu chýba { $short } jedlo: zaplať namiesto neho surovinu, alebo stratíš { points-amount }.
    [few] Tvojmu kmeňu chýbajú { $short } jedlá: zaplať namiesto nich rovnako veľa surovín, alebo stratíš { points-amount }.
   *[other] Tvojmu kmeňu chýba { $short } jedál: zaplať namiesto nich rovnako veľa surovín, alebo stratíš { points-amount }.
}
prompt-cover-by-card = { $short ->
    [one] Tvojmu kmeňu chýba { $short } jedlo: získaj kartou suroviny, ktoré ho nahradia, alebo stratíš { points-amount }.
    [few] Tvojmu kmeňu chýbajú { $short } jedlá: získaj kartou suroviny, ktoré ich nahradia, alebo stratíš { points-amount }.
   *[other] Tvojmu kmeňu chýba { $short } jedál: získaj kartou suroviny, ktoré ich nahradia, alebo stratíš { points-amount }.
}
prompt-cover-more = { $short ->
    [one] Tvojmu kmeňu chýba ešte { $short } jedlo: zaplať namiesto neho surovinu.
    [few] Tvojmu kmeňu chýbajú ešte { $short } jedlá: zaplať namiesto nich rovnako veľa surovín.
   *[other] Tvojmu kmeňu chýba ešte { $short } jedál: zaplať namiesto nich rovnako veľa surovín.
}
prompt-redeem = 2 ľubovoľné suroviny: vyber si { resources-object }.

# --- čím sa kto zaoberá, pod stolom ako prostým textom ---
step-place = Umiestňovanie figúrok
step-choose-place = Voľba, ktoré figúrky budú na rade
step-use-tools = Pridanie nástrojov k hodu
step-buy-card = Nákup karty
step-pick-die = Voľba kocky
step-buy-building = Nákup budovy
step-cover-shortage = Kŕmenie kmeňa
step-redeem = Výber surovín

# --- rady pre prvú hru ---
hint-place-hunger = Na konci kola kmeň zje { $eats } jedál a mať budeš len { $have }: lovec prinesie v priemere skoro 2 jedlá.
hint-place-last-tile = V jednom stĺpčeku budov zostáva posledná doštička: keď ju niekto kúpi, hra sa skončí po tomto kole; tvoja figúrka na nej v tom ostatným zabráni.
hint-place-village = Chatrč, pole a výrobca nástrojov sa najviac oplatia na začiatku: figúrky, obilie a nástroje slúžia do konca hry.
hint-place-cheap-card = „{ $card }“ stojí len 1 surovinu: niečo prinesie hneď a body na konci.
hint-place-gather = Čím viac figúrok pošleš na jedno miesto, tým viac kociek hodíš; súčet kociek sa delí: drevo 3, hlina 4, kameň 5, zlato 6.
hint-place-block = Tvoja figúrka na lacnom mieste alebo karte tam zároveň nepustí ostatných.
hint-place-pay-later = Dnes môžeš chýbajúce jedlo zaplatiť surovinami; nabudúce mysli na lovcov.
hint-place-building = Na budovu za { $cost } už máš všetko; postav tam figúrku skôr ako ostatní.
hint-place-lack = Na budovu za { $cost } ti chýba len { $what }.
hint-place-end = Kariet zostáva málo, koniec sa blíži: premeň suroviny na body.
hint-choose-tools-first = Nové nástroje získaj skôr, ako budeš hádzať: platia už v tomto kole.
hint-choose-gather-first = Najprv si nahádž suroviny, potom nimi zaplať karty a budovy.
hint-choose-place = Poradie je na tebe: začni tým, čo pomôže ostatným tvojim akciám.
hint-tools-enough = K ďalšiemu kusu chýba { $needed }, nepoužité nástroje dajú najviac { $tools }. Nástroj slúži raz za kolo.
hint-tools-short = K ďalšiemu kusu chýba { $needed } a nepoužité nástroje dajú len { $tools }: nechaj si ich na iný hod.
hint-card-text = Karta: { $text }
hint-card-pay = Tu platia všetky suroviny rovnako, dávaj teda tie lacné: drahé prinesú viac bodov v budovách.
hint-building-fixed = Budova prinesie body ihneď a na konci sa počíta tvojim staviteľom chatrčí.
hint-building-values = Drahé suroviny prinesú viac bodov: drevo 3, hlina 4, kameň 5, zlato 6.
hint-building-end = Toto je posledná doštička stĺpčeka: ak ju kúpiš, hra sa skončí po tomto kole.
hint-die = Nástroje a obilie slúžia do konca hry, suroviny zaplatia najbližší nákup; čo necháš, vezmú si ostatní.
hint-cover-shortage = Zvyšná surovina vynesie na konci len 1 bod, zaplatiť je teda skoro vždy lepšie než stratiť 10; dávaj to, čo potrebuješ najmenej.
hint-redeem = Vezmi si, čo potrebuješ na najbližšiu platbu; inak má v budovách najväčšiu hodnotu zlato.

# --- z čoho sa čísla skladajú ---
part-score-now = Doterajšie body
part-score-before = Body pred záverečným vyhodnotením
part-if-ended = Keby sa hra skončila teraz
part-craft = { $name }: { $figures } × { $craft ->
    [farmer] stav obilia
    [hut_builder] počet budov
    [shaman] počet figúrok
   *[tool_crafter] hodnota nástrojov
} { $quantity }
part-redeem = Nepoužitá karta „{ $card }“
part-food-have = Jedlo v zásobe
part-food-grain = Prinesie obilie
part-food-eaten = Zje kmeň
part-workers-idle = Na doske hráča
part-workers-placed = Na hernom pláne
part-workers-reserve = Ešte v zásobe (nepočítajú sa)
part-tool = { tool-begins }
part-tool-used = { tool-begins }, v tomto kole použitý
part-one-time = Jednorazový nástroj (nepočíta sa)
part-card-ready = { $card } (zatiaľ nepoužitá)
part-card-secret = { $card } (tajne dobratá)
part-cards-hidden = Lícom nadol
part-building-fixed = { $building } ({ points-amount })

# --- ako hra prebiehala ---
source-buildings = Budovy
source-cards = Body na kartách
source-sets = Sady zelených kariet
source-farmers = Roľníci
source-hut-builders = Stavitelia chatrčí
source-shamans = Šamani
source-tool-makers = Výrobcovia nástrojov
source-leftovers = Zvyšné suroviny
source-hunger = Hlad
luck-dice = Kocky
luck-dice-about = Koľko bodiek spolu padlo pri hodoch o suroviny a jedlo; čiarka je pri priemere, 3,5 bodky na kocku.
luck-dice-n = { $got } na { $times ->
    [one] { $times } kocke
   *[other] { $times } kockách
}
