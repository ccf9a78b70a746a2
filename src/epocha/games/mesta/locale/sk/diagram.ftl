# --- stôl ako prostý text ---
diagram-head = { title }, { $round }. kolo; začína ⟦hráč { $seat }⟧
diagram-marks = Značky: * hlavné mesto, + mesto s divom sveta
diagram-wonders = Divy sveta a čie sú: { $wonders }
diagram-whose = { $city } (miesto { $seat })
diagram-set = { $empire } { $own } zo { $size }
diagram-disciplines = Disciplíny: { $points }
diagram-completed = Kompletné: { $empires }
quoted = „{ $event }“
diagram-hand = V ruke:
diagram-used = Použité proti nej: { $events }
diagram-protected = Chránia sa: { $players }
diagram-picked = Mestá, ktoré zatiaľ odovzdáva { $player }: { $cities }
diagram-waiting = Pohromy, ktoré ešte prídu: { $events }
diagram-shown = Karty ukázané všetkým: { $cards }
diagram-over = Koniec hry: { $result }

# --- čo urobí stôl sám, za menom hráča ---
outcome-gets = získava: { $cities }
outcome-loses = stráca: { $cities }
outcome-completes = má kompletnú ríšu: { $empire }
outcome-wonders = má ako prvý všetkých sedem divov sveta: 5 bodov
outcome-draws = berie si: { $events }
outcome-draws-unseen = { $count ->
    [one] berie si udalosť
    [few] berie si { $count } udalosti
   *[other] berie si { $count } udalostí
}
outcome-shows = všetkým ukazuje: { $events }
outcome-disaster = berie si pohromu: { $event }
chapter-turn = { $round }. kolo: ⟦hráč { $seat }⟧
chapter-over = Koniec hry
