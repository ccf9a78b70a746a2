# --- stôl ako prostý text ---
diagram-head = { title }, { $round }. kolo; začína ⟦hráč na mieste { $seat }⟧; kariet v balíčku: { $cards }
diagram-places = Miesto na pláne
diagram-figures = hráč:figúrky
diagram-rings = { $place }, { $taken } { $rings ->
    [7] zo 7
   *[other] z { $rings }
}
diagram-gain = { $place }; hod ÷ { $divisor } = { $what }
diagram-shut = { $place }; v tomto kole zatvorené
diagram-nothing = žiadna
diagram-card = Karta za { $price }: { $card }
diagram-no-building = { $stack }. budova: žiadna nezostala
diagram-building = { $stack }. budova: { $cost }, { points-amount }; zostáva { $left }
diagram-building-values = { $stack }. budova: { $cost }, body podľa hodnoty; zostáva { $left }
diagram-dice = Posledný hod: { $dice }; súčet { $total }
diagram-market = Trh surovín, zostáva: { $dice }
diagram-seat = { $seat }: má na svojej doske { figures-object }, nástroje { $tools }
diagram-used = { $seat }; { $count ->
    [one] už použitý nástroj: { $slots }
   *[other] už použité nástroje: { $slots }
}

# --- čo urobí stôl sám, za menom hráča ---
outcome-dice = { $count ->
    [one] na kocke padlo { $dice }
   *[other] na kockách padlo { $dice }: súčet { $total }
}
outcome-secret = tajne si berie kartu „{ $card }“; počíta sa len jej dolná časť
outcome-secret-unseen = { $count ->
    [one] tajne si berie kartu
    [few] tajne si berie { $count } karty
   *[other] tajne si berie { $count } kariet
}
outcome-fed = živí { figures-object }: { amount-object }
outcome-fed-grain = živí { figures-object }: { amount-object }; počítadlo obilia prináša { $grain }
outcome-grain = dostáva z počítadla obilia { amount-object }
outcome-short = má málo jedla pre { figures-object }
outcome-round = začína { $round }. kolo
outcome-final = záverečné bodovanie: { points-amount }
outcome-card = berie kartu „{ $card }“
outcome-building = stavia budovu: { points-amount }
chapter-placing = { $round }. kolo: umiestňovanie figúrok
chapter-acting = { $round }. kolo: akcie, ⟦hráč { $seat }⟧
chapter-feeding = { $round }. kolo: kŕmenie
chapter-final = Záverečné bodovanie
