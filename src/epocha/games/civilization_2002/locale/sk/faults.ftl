# Čo je zle vo vlastnej mape alebo vlastných komponentoch.
fault-no-map = mapa sa skladá zo záznamov [[land_region]] a [[sea_region]]
fault-rows = { $kind } sa píše [[{ $kind }]], pre každý región raz
fault-outline = región { $name }: obrys je zoznam aspoň 3 bodov [x, y] z celých čísel
fault-no-place = región { $name } nemá x a y: zapíš ich pri všetkých regiónoch, alebo pri žiadnom
fault-lands = regiónov na súši je { $count }: mapa ich má { $least } až { $most }
fault-seas = regiónov na mori je { $count }: mapa ich má najviac { $most }
fault-count = meta udáva { $key } = { $said }, ale je ich { $found }: oprav to číslo, alebo ho vynechaj
fault-size = meta: { $name } je od { $least } do { $most }, nie { $side }
fault-border-land = po súši
fault-border-coast = na pobreží
fault-border-sea = po mori
fault-on-land = pevnina
fault-on-sea = more
fault-every-border = hranice po súši, na pobreží a po mori
fault-wrap = wrap_pairs: { $one } a { $other } nie sú dva morské regióny, ktoré spolu susedia
fault-id = región { $name }: id má 1 až 30 malých písmen a číslic, medzi nimi môžu byť jednotlivé _
fault-neighbours = región { $name }: má viac susedov, než môže byť regiónov
fault-continent = región { $name }: svetadiel sa píše ako id, nie { $continent }
fault-name = región { $name }: meno má 1 až { $most } tlačiteľných znakov, nie { $told }
fault-outside = región { $name }: x { $x }, y { $y } je mimo kresby { $wide } × { $high }
fault-shape = tvar { $name } nepatrí žiadnemu regiónu{ $near ->
    [none] {""}
   *[other] ; nemá to byť '{ $near }'?
}
fault-corners = región { $name }: obrys má aspoň 3 body, všetky v kresbe { $wide } × { $high }
fault-points = body tvarov: { $count }; zjednoduš tvary, všetky spolu môžu mať najviac { $most }
fault-replaced = { $name } sa nedá nahradiť: nahradiť sa dajú len záznamy [[{ $kind }]] s id a count
fault-tokens = civ_token { $name }: count je od 0 do { $most }, nie { $count }
fault-resources = civ_token { $name }: count je od 0 do { $most }, nie { $count }; každá surovina má 5 kariet miest (CE-2.1, CE-14.8)
