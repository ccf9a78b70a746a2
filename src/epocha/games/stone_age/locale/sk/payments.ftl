# Čo sa platí naraz a nástroje, ktoré sa pridajú naraz.
pay-whole-card = Zaplať a vezmi si kartu „{ $card }“
pay-whole-food = Zaplať tým namiesto chýbajúceho jedla
pay-whole-building = Zaplať tým a postav
take-whole = Vezmi si toto
best-tools = { $tools ->
    [one] Pridaj najvýhodnejší nástroj
    [few] Pridaj { $tools } najvýhodnejšie nástroje
   *[other] Pridaj { $tools } najvýhodnejších nástrojov
} (+{ $added }) a vezmi si výsledok: { $total } ÷ { $divisor } = { amount }
