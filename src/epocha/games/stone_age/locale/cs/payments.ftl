# Co se platí najednou a nástroje, které se přidají najednou.
pay-whole-card = Zaplať a vezmi si kartu „{ $card }“
pay-whole-food = Zaplať tím místo chybějícího jídla
pay-whole-building = Zaplať tím a postav
take-whole = Vezmi si tohle
best-tools = { $tools ->
    [one] Přidej nejvýhodnější nástroj
    [few] Přidej { $tools } nejvýhodnější nástroje
   *[other] Přidej { $tools } nejvýhodnějších nástrojů
} (+{ $added }) a vezmi si výsledek: { $total } ÷ { $divisor } = { amount }
