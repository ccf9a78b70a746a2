# --- hra ---
title = Civilizácia Sida Meiera: stolová hra
about = Dva až štyri národy objavujú svet, zakladajú mestá, stavajú divy, obchodujú, bojujú a bádajú. Kto prvý dosiahne kultúrne, vedecké, ekonomické alebo vojenské víťazstvo, okamžite vyhráva.
option-civilizations = Národy
option-civilizations-help = Či sa národy losujú, alebo si ich hráči postupne vyberú.
option-civilizations-random = určí lós
option-civilizations-chosen = výberom
option-first_player = Prvý hráč
option-first_player-help = Kto začína prvý ťah.
option-first_player-0 = určí lós
option-first_player-n = miesto { $n }
option-faq_loot = Odmena za body
option-faq_loot-help = Odmena pre víťaza boja sa kupuje za body: jeden za stratené figúrky, dva za dobyté mesto. Tak to stojí v odpovediach vydavateľa na otázky.
option-tutorial = Výuková hra
option-tutorial-help = Bez divov, Egypta a Ríma. Skončí sa bez víťaza, len čo niekto založí tretie mesto.
option-offers = Ponuky vo fáze Obchod
option-offers-help = Koľko ponúk smie každý hráč podať v jednej fáze Obchod.
option-offers-0 = bez vyjednávania
option-offers-n = { $n }
option-windows = Kto je opýtaný na reakciu
option-windows-help = Všetci, ktorí by azda mohli rušiť alebo zasiahnuť, alebo len tí, ktorí môžu. Druhá možnosť je rýchlejšia, hodí sa pre hru na diaľku, ale prezradí, kto mohol reagovať.
option-windows-secret = všetci, ktorí by azda mohli
option-windows-quick = len kto môže
option-components_file = Vlastné komponenty
option-components_file-help = Čo je na kartách len odvodené, môžeš nahradiť tým, čo je na tvojich: štátne zriadenia a počty jednotiek, žetónov a udalostí každého druhu. Text v TOML; slovo alternative znamená iný výklad štátnych zriadení.
preset-tutorial = Výuková hra
preset-full = Celá hra
wrong-seat = Miesto { $seat } pri tomto stole nie je: { $players ->
    [one] má len { $players } miesto
    [few] má len { $players } miesta
   *[other] má len { $players } miest
}.
wrong-components = Tieto komponenty sa nedajú použiť: { $detail }
end-culture = Koniec: kultúrne víťazstvo.
end-technology = Koniec: vedecké víťazstvo.
end-economy = Koniec: ekonomické víťazstvo.
end-military = Koniec: vojenské víťazstvo.
end-tutorial = Koniec výukovej hry: niekto založil tretie mesto. Nikto nevíťazí.
end-cut-off = Hra bola prerušená a nemá výsledok.
symbol-trade = Obchod
symbol-culture = Kultúra
symbol-coins = Mince
symbol-space = Kultúrna stupnica
source-culture = Kultúra
source-technology = Technológie
source-economy = Ekonomika
source-military = Dobytie hlavného mesta
result-won = víťazstvo
result-part = { $n } %
score-won = víťazstvo
score-lost = bez víťazstva
