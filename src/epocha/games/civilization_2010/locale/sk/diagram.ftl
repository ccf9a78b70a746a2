# --- stôl ako čistý text, a z čoho sú čísla zložené ---
symbol-technologies = Technológie
symbol-cities = Mestá
symbol-units = Karty jednotiek
symbol-events = Kultúrne udalosti
part-sheet = tabuľka národa
part-tokens = žetóny mincí: { $name }
part-map = políčka, budovy a slávne osobnosti
map-terrains = {","} pláne, & les, ^ hory, : púšť, ~ voda, ? lícom nadol
map-things = h chyža, v dedina, b budova, w div, p slávna osobnosť, 1 mesto miesta 1
map-figures = A1 armáda, S1 osadník, X1 oboje, miesto 1, 12 figúrky miest 1 a 2
diagram-head = { $chapter }. Prvý hráč: ⟦hráč { $seat }⟧
diagram-seats = Miesto
diagram-market = Trh:
diagram-resources = Suroviny: { $things }
diagram-buildings = Zostávajúce budovy: { $things }
diagram-government = Štátne zriadenie: { $name }. { $text }
diagram-technologies = Úroveň { $level }: { $cards }
diagram-city = { $walls ->
    [yes] { $name } na { $square }, s hradbami: obchod { $trade }, produkcia { $production }, umenie { $arts }
   *[no] { $name } na { $square }: obchod { $trade }, produkcia { $production }, umenie { $arts }
}
diagram-goods = Suroviny: { $things }
diagram-reserve = Slávne osobnosti v rezerve: { $people }
diagram-tokens = Žetóny: { $cards }
diagram-units = Vojenské rezervy: { $cards }
diagram-event = Udalosť „{ $name }“: { $text }
diagram-offer = ⟦Hráč { $maker }⟧ ponúka hráčovi ⟦{ $seat }⟧ { $given } za { $taken }.
diagram-battle = Boj o { $square }: ⟦hráč { $seat }⟧ útočí so silou { $own } (zostáva kariet: { $cards }), ⟦hráč { $foe }⟧ sa bráni so silou { $other } (zostáva kariet: { $against }).
diagram-front = { $side ->
    [attack] Front { $front }, útočník: { $unit }, sila { $strength }, zranenia { $wounds }
   *[defence] Front { $front }, obranca: { $unit }, sila { $strength }, zranenia { $wounds }
}
diagram-asked = Rozhoduje: { $names }
