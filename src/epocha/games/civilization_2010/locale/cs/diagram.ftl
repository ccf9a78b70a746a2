# --- stůl jako prostý text, a z čeho jsou čísla složena ---
symbol-technologies = Technologie
symbol-cities = Města
symbol-units = Karty jednotek
symbol-events = Kulturní události
part-sheet = tabulka národa
part-tokens = žetony mincí: { $name }
part-map = políčka, budovy a slavné osobnosti
map-terrains = {","} pláně, & les, ^ hory, : poušť, ~ voda, ? lícem dolů
map-things = h chýše, v vesnice, b budova, w div, p slavná osobnost, 1 město místa 1
map-figures = A1 armáda, S1 osadník, X1 obojí, místo 1, 12 figurky míst 1 a 2
diagram-head = { $chapter }. První hráč: ⟦hráč { $seat }⟧
diagram-seats = Místo
diagram-market = Trh:
diagram-resources = Suroviny: { $things }
diagram-buildings = Zbývající budovy: { $things }
diagram-government = Státní zřízení: { $name }. { $text }
diagram-technologies = Úroveň { $level }: { $cards }
diagram-city = { $walls ->
    [yes] { $name } na { $square }, s hradbami: obchod { $trade }, produkce { $production }, umění { $arts }
   *[no] { $name } na { $square }: obchod { $trade }, produkce { $production }, umění { $arts }
}
diagram-goods = Suroviny: { $things }
diagram-reserve = Slavné osobnosti v rezervě: { $people }
diagram-tokens = Žetony: { $cards }
diagram-units = Vojenské rezervy: { $cards }
diagram-event = Událost „{ $name }“: { $text }
diagram-offer = ⟦Hráč { $maker }⟧ nabízí hráči ⟦{ $seat }⟧ { $given } za { $taken }.
diagram-battle = Boj o { $square }: ⟦hráč { $seat }⟧ útočí se silou { $own } (zbývá karet: { $cards }), ⟦hráč { $foe }⟧ se brání se silou { $other } (zbývá karet: { $against }).
diagram-front = { $side ->
    [attack] Fronta { $front }, útočník: { $unit }, síla { $strength }, zranění { $wounds }
   *[defence] Fronta { $front }, obránce: { $unit }, síla { $strength }, zranění { $wounds }
}
diagram-asked = Rozhoduje: { $names }
