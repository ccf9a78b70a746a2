# --- co se děje samo, za jménem hráče ---
chapter-set-up = Příprava
chapter-over = Konec hry
chapter-phase = { $round }. kolo, { $era }: { $phase }
chapter-turn = { $round }. kolo, { $era }: { $phase }, ⟦hráč { $seat }⟧
outcome-rolls = hází o začátek { $n }
outcome-first = začíná { $round }. kolo
outcome-era = vidí začátek nové doby: { $era }
outcome-surplus = hází { $n }, nadbytečná surovina: { $what }
outcome-income = dostává { $amount } ({ $parts })
income-part = { $name } { $n }
income-settlements = sídla
income-surplus = nadbytek
income-variety = suroviny
income-monopolies = monopoly
income-wonders = divy
income-minimum = do minima
outcome-sees = vidí žeton: { $name }
outcome-token = otáčí žeton v regionu { $region }: { $name }
outcome-removed = vidí, jak z výchozích regionů mizí žetony: { $names }
outcome-treasure = nachází poklad v regionu { $region }: { $amount }
outcome-learns = dostává zdarma: { $names }
outcome-learns-one = dostává zdarma technologii
outcome-wonder = dostává div „{ $name }“
outcome-improvement = dostává zdarma vylepšení „{ $name }“
outcome-outdated = přichází o zastaralé vylepšení „{ $name }“
outcome-royalty = dostává poplatek { $amount }
outcome-founds = zakládá { a-settlement } v regionu { $region }
outcome-is-given = dostává od neutrálního národa { a-settlement } v regionu { $region }
outcome-loses = ztrácí { $what }
outcome-not-founded = nemůže založit sídlo v regionu { $region }
outcome-neutral = potkává neutrální národ: jeho jízda střeží region { $region }
outcome-grows = { $size ->
    [2] má v regionu { $region } už maloměsto
    [3] má v regionu { $region } už město
   *[4] má v regionu { $region } už metropoli
}
outcome-shrinks = { $size ->
    [1] má v regionu { $region } už jen vesnici
    [2] má v regionu { $region } už jen maloměsto
   *[3] má v regionu { $region } už jen město
}
outcome-clash = { $result ->
    [wins] vyhrává, { $name }: { $n } ({ $parts })
    [ties] remizuje, { $name }: { $n } ({ $parts })
   *[loses] prohrává, { $name }: { $n } ({ $parts })
}
outcome-clash-neutral = { $result ->
    [wins] bojuje s neutrální jízdou, která vyhrává, { $name }: { $n } ({ $parts })
    [ties] bojuje s neutrální jízdou, která remizuje, { $name }: { $n } ({ $parts })
   *[loses] bojuje s neutrální jízdou, která prohrává, { $name }: { $n } ({ $parts })
}
sheet-part = { $name } { $n }
sheet-dice = kostky
sheet-superiority = nadřazenost
sheet-settlement = sídlo
sheet-plus = jednotka
sheet-technology = technologie
outcome-loses-pieces = ztrácí: { $what }
outcome-end-roll = { $ends ->
    [yes] hází { $n }: po těchto nákupech hra končí
   *[no] hází { $n }: hra pokračuje
}
outcome-ending-technology = má třetí moderní technologii: hra se chýlí ke konci
outcome-ending-diplomatic = vyvolává diplomatický konec hry
outcome-ending-military = vyvolává vojenský konec hry
outcome-ending-space = vyvolává vesmírný konec hry
outcome-modernised = modernizuje jednotky, nestojí to nic: { $units }
modernised-part = { $n ->
    [one] { $old }, nyní { $new }
   *[other] { $n }× { $old }, nyní { $new }
}
outcome-catapults = { $n ->
    [one] má katapult, který je odteď středověkou jednotkou
    [few] má { $n } katapulty, které jsou odteď středověkými jednotkami
   *[other] má { $n } katapultů, které jsou odteď středověkými jednotkami
}
outcome-returned = dostává zpět { $cards }
outcome-treasure-start = nachází na začátku poklad: { $amount }
outcome-ending-conquest = jako jediný hráč má ještě sídla: hra končí
outcome-ending-rounds = vidí konec posledního domluveného kola: hra končí
outcome-out = přichází o poslední sídlo a je mimo hru
outcome-inherits = přebírá { $what }
