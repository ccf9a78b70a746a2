# Čo sa hovorí o veci, ktorú si niekto prezerá zblízka. Karty, budovy a miesta majú svoj text v components.toml.
thing-score-text = Doterajšie body. Na konci pribudnú body za karty a zvyšné suroviny.
thing-food-text = Na konci kola zje každá figúrka jedno. Keď chýba, doplatíš surovinami, alebo stratíš 10 bodov.
thing-grain-text = Na konci každého kola prinesie každý stupeň jedno jedlo.
thing-resource-text = Platí sa tým za karty a budovy; v budove má jeden kus hodnotu { $value ->
    [few] { $value } body
   *[other] { $value } bodov
}. Pri ťažbe sa súčet kociek delí { $value }. Kus, ktorý zvýši na konci, je za 1 bod.
thing-workers-text = Každá figúrka v každom kole pracuje a zje jedno jedlo. Na konci sa ich počet násobí počtom šamanov.
thing-tools-text = Každý nástroj pridá v každom kole svoju hodnotu k jednému hodu. Na konci sa ich súčet násobí počtom výrobcov nástrojov.
thing-cards-text = Karty civilizácie ležia lícom nadol a bodujú na konci.
thing-buildings-text = Body priniesla každá hneď; na konci sa ich počet násobí počtom staviteľov.
thing-deck = Balíček
thing-deck-text = Odtiaľto prichádzajú nové karty. Keď ich zostáva tak málo, že nezaplnia rad, hra sa končí.
thing-start = Figúrka začínajúceho hráča
thing-start-text = Kto ju má, umiestňuje a vykonáva akcie prvý. Každé kolo putuje ďalej v smere hodín.
thing-roll = Hod
thing-roll-text = K súčtu možno pridať nástroje. Potom sa delí a zvyšok prepadá.
thing-green = Zelené karty
thing-green-text = Rôzne symboly tvoria sadu, ktorá boduje svoju veľkosť krát samu seba. Symboly, ktoré máš dvakrát, tvoria druhú sadu.
thing-craft-text = Na konci sa remeselníci na tvojich kartách násobia { $craft ->
    [farmer] tvojím stupňom obilia
    [hut_builder] počtom tvojich budov
    [shaman] počtom tvojich figúrok
   *[tool_crafter] súčtom tvojich nástrojov
}.
thing-die-text = Každý hráč si vezme jednu kocku a dostane, čo prináša; prvý vyberá kupujúci.
