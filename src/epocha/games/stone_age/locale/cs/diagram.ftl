# --- stůl jako prostý text ---
diagram-head = { title }, { $round }. kolo; začíná ⟦hráč na místě { $seat }⟧; karet v balíčku: { $cards }
diagram-places = Místo na plánu
diagram-figures = hráč:figurky
diagram-rings = { $place }, { $taken } { $rings ->
    [1] z 1
   *[other] ze { $rings }
}
diagram-gain = { $place }; hod ÷ { $divisor } = { $what }
diagram-shut = { $place }; v tomto kole zavřeno
diagram-nothing = žádná
diagram-card = Karta za { $price }: { $card }
diagram-no-building = { $stack }. budova: žádná nezbyla
diagram-building = { $stack }. budova: { $cost }, { points-amount }; zbývá { $left }
diagram-building-values = { $stack }. budova: { $cost }, body podle hodnoty; zbývá { $left }
diagram-dice = Poslední hod: { $dice }; součet { $total }
diagram-market = Trh surovin, zbývá: { $dice }
diagram-seat = { $seat }: má na své desce { figures-object }, nástroje { $tools }
diagram-used = { $seat }; { $count ->
    [one] už použitý nástroj: { $slots }
   *[other] už použité nástroje: { $slots }
}

# --- co udělá stůl sám, za jménem hráče ---
outcome-dice = { $count ->
    [one] na kostce padlo { $dice }
   *[other] na kostkách padlo { $dice }: součet { $total }
}
outcome-secret = tajně si bere kartu „{ $card }“; počítá se jen její dolní část
outcome-secret-unseen = { $count ->
    [one] tajně si bere kartu
    [few] tajně si bere { $count } karty
   *[other] tajně si bere { $count } karet
}
outcome-fed = živí { figures-object }: { amount-object }
outcome-fed-grain = živí { figures-object }: { amount-object }; počítadlo obilí přináší { $grain }
outcome-grain = dostává z počítadla obilí { amount-object }
outcome-short = má málo jídla pro { figures-object }
outcome-round = začíná { $round }. kolo
outcome-final = závěrečné bodování: { points-amount }
outcome-card = bere kartu „{ $card }“
outcome-building = staví budovu: { points-amount }
chapter-placing = { $round }. kolo: umisťování figurek
chapter-acting = { $round }. kolo: akce, ⟦hráč { $seat }⟧
chapter-feeding = { $round }. kolo: krmení
chapter-final = Závěrečné bodování
