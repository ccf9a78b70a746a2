# --- čo sa deje samo, za menom hráča ---
chapter-set-up = Príprava hry
chapter-over = Koniec hry
phase = { $phase ->
    [start] začiatok ťahu
    [trade] fáza Obchod
    [cities] správa miest
    [movement] pohyb
   *[research] fáza Výskum
}
chapter-phase = Ťah { $round }: { phase }
chapter-turn = Ťah { $round }, { phase }: ⟦hráč { $seat }⟧
outcome-first = je v ťahu { $round } prvým hráčom
outcome-gathers = vyberá { $amounts }
outcome-start-gains = získava na začiatku ťahu { $amounts }
outcome-city-cancelled = prichádza o akciu { of-city }: bola zrušená
outcome-cancelled = nedosahuje s kartou „{ $name }“ nič: bola zrušená
outcome-space = postupuje na pole { $space } kultúrnej stupnice
outcome-learns = sa učí technológiu „{ $name }“
outcome-anarchy = upadá do anarchie
outcome-obsolete = má odteraz zastaraný div „{ $name }“
outcome-draws = si berie { $what }
outcome-draws-units = si berie jednotky: { $what }
outcome-gets = získava { $what }
outcome-units-back = vracia do vojenských rezerv: { $what }
outcome-person = získava slávnu osobnosť: { $name }
outcome-tile = nachádza na novom diele: chyže { $huts }, dediny { $villages }
outcome-row = vidí na trhu nové: { $what }
outcome-exchange = dáva hráčovi ⟦{ $other }⟧ { $given } a dostáva { $got }
outcome-given = dáva hráčovi ⟦{ $other }⟧ { $given } a nič nedostáva
outcome-got = dostáva od hráča ⟦{ $other }⟧ { $got } a nič nedáva
outcome-attacks = začína boj o { $square }, karty v boji { $own } proti { $other }
outcome-fallen = stráca v boji jednotky: { $what }
outcome-won = vyhráva boj o { $square }, { $own } ku { $other }
outcome-lost = prehráva boj o { $square }, { $own } ku { $other }
outcome-loses = stráca { $what }
outcome-wins = { $end ->
    [culture] dosahuje kultúrne víťazstvo
    [technology] dosahuje vedecké víťazstvo
    [economy] dosahuje ekonomické víťazstvo
   *[military] dosahuje vojenské víťazstvo
}
