# --- co se děje samo, za jménem hráče ---
chapter-set-up = Příprava hry
chapter-over = Konec hry
phase = { $phase ->
    [start] začátek tahu
    [trade] fáze obchodu
    [cities] správa měst
    [movement] pohyb
   *[research] fáze výzkumu
}
chapter-phase = Tah { $round }: { phase }
chapter-turn = Tah { $round }, { phase }: ⟦hráč { $seat }⟧
outcome-first = je v tahu { $round } prvním hráčem
outcome-gathers = vybírá { $amounts }
outcome-start-gains = získává na začátku tahu { $amounts }
outcome-city-cancelled = přichází o akci { of-city }: byla zrušena
outcome-cancelled = nedosahuje s kartou „{ $name }“ ničeho: byla zrušena
outcome-space = postupuje na pole { $space } kulturní stupnice
outcome-learns = se učí technologii „{ $name }“
outcome-anarchy = upadá do anarchie
outcome-obsolete = má od teď zastaralý div „{ $name }“
outcome-draws = si bere { $what }
outcome-draws-units = si bere jednotky: { $what }
outcome-gets = získává { $what }
outcome-units-back = vrací do vojenských rezerv: { $what }
outcome-person = získává slavnou osobnost: { $name }
outcome-tile = nachází na novém dílu: chýše { $huts }, vesnice { $villages }
outcome-row = vidí na trhu nově { $what }
outcome-exchange = dává hráči ⟦{ $other }⟧ { $given } a dostává { $got }
outcome-given = dává hráči ⟦{ $other }⟧ { $given } a nic nedostává
outcome-got = dostává od hráče ⟦{ $other }⟧ { $got } a nic nedává
outcome-attacks = začíná boj o { $square }, karty v boji { $own } proti { $other }
outcome-fallen = ztrácí v boji jednotky: { $what }
outcome-won = vyhrává boj o { $square }, { $own } ku { $other }
outcome-lost = prohrává boj o { $square }, { $own } ku { $other }
outcome-loses = ztrácí { $what }
outcome-wins = { $end ->
    [culture] dosahuje kulturního vítězství
    [technology] dosahuje vědeckého vítězství
    [economy] dosahuje ekonomického vítězství
   *[military] dosahuje vojenského vítězství
}
