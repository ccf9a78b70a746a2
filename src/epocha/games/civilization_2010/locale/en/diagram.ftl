# --- the table as plain text, and what numbers are made of ---
symbol-technologies = Technologies
symbol-cities = Cities
symbol-units = Unit cards
symbol-events = Culture events
part-sheet = the sheet
part-tokens = coin tokens: { $name }
part-map = squares, buildings and great people
map-terrains = {","} grassland, & forest, ^ mountain, : desert, ~ water, ? face down
map-things = h hut, v village, b building, w wonder, p great person, 1 city of seat 1
map-figures = A1 army, S1 scout, X1 both of seat 1, 12 figures of seats 1 and 2
diagram-head = { $chapter }. First player: ⟦player { $seat }⟧
diagram-seats = Seat
diagram-market = Market:
diagram-resources = Resources: { $things }
diagram-buildings = Buildings left: { $things }
diagram-government = Government: { $name }. { $text }
diagram-technologies = Level { $level }: { $cards }
diagram-city = { $walls ->
    [yes] { $name } on { $square }, walled: trade { $trade }, production { $production }, arts { $arts }
   *[no] { $name } on { $square }: trade { $trade }, production { $production }, arts { $arts }
}
diagram-goods = Resources: { $things }
diagram-reserve = Great people in reserve: { $people }
diagram-tokens = Tokens: { $cards }
diagram-units = Standing forces: { $cards }
diagram-event = Event “{ $name }”: { $text }
diagram-offer = ⟦Player { $maker }⟧ offers ⟦player { $seat }⟧ { $given } for { $taken }.
diagram-battle = Battle for { $square }: ⟦player { $seat }⟧ attacks with { $own } (cards left: { $cards }), ⟦player { $foe }⟧ defends with { $other } (cards left: { $against }).
diagram-front = { $side ->
    [attack] Front { $front }, attacker: { $unit }, strength { $strength }, wounds { $wounds }
   *[defence] Front { $front }, defender: { $unit }, strength { $strength }, wounds { $wounds }
}
diagram-asked = To decide: { $names }
