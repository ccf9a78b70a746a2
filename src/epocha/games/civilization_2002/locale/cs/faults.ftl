# Co je špatně ve vlastní mapě nebo vlastních komponentách.
fault-no-map = mapa se skládá ze záznamů [[land_region]] a [[sea_region]]
fault-rows = { $kind } se píše [[{ $kind }]], pro každý region jednou
fault-outline = region { $name }: obrys je seznam aspoň 3 bodů [x, y] z celých čísel
fault-no-place = region { $name } nemá x a y: zapiš je u všech regionů, nebo u žádného
fault-lands = regionů na souši je { $count }: mapa jich má { $least } až { $most }
fault-seas = regionů na moři je { $count }: mapa jich má nejvýš { $most }
fault-count = meta udává { $key } = { $said }, ale je jich { $found }: oprav to číslo, nebo ho vynech
fault-size = meta: { $name } je od { $least } do { $most }, ne { $side }
fault-border-land = po souši
fault-border-coast = na pobřeží
fault-border-sea = po moři
fault-on-land = pevnina
fault-on-sea = moře
fault-every-border = hranice po souši, na pobřeží a po moři
fault-wrap = wrap_pairs: { $one } a { $other } nejsou dva mořské regiony, které spolu sousedí
fault-id = region { $name }: id má 1 až 30 malých písmen a číslic, mezi nimi smí být jednotlivá _
fault-neighbours = region { $name }: má víc sousedů, než může být regionů
fault-continent = region { $name }: světadíl se píše jako id, ne { $continent }
fault-name = region { $name }: jméno má 1 až { $most } tisknutelných znaků, ne { $told }
fault-outside = region { $name }: x { $x }, y { $y } je mimo kresbu { $wide } × { $high }
fault-shape = tvar { $name } nepatří žádnému regionu{ $near ->
    [none] {""}
   *[other] ; nemá to být '{ $near }'?
}
fault-corners = region { $name }: obrys má aspoň 3 body, všechny v kresbě { $wide } × { $high }
fault-points = body tvarů: { $count }; zjednoduš tvary, všechny dohromady smí mít nejvýš { $most }
fault-replaced = { $name } nahradit nejde: nahradit jdou jen záznamy [[{ $kind }]] s id a count
fault-tokens = civ_token { $name }: count je od 0 do { $most }, ne { $count }
fault-resources = civ_token { $name }: count je od 0 do { $most }, ne { $count }; každá surovina má 5 karet měst (CE-2.1, CE-14.8)
