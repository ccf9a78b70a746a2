# --- stůl jako prostý text ---
diagram-head = { title }, { $round }. kolo; začíná ⟦hráč { $seat }⟧
diagram-marks = Značky: * hlavní město, + město s divem světa
diagram-wonders = Divy světa a čí jsou: { $wonders }
diagram-whose = { $city } (místo { $seat })
diagram-set = { $empire } { $own } ze { $size }
diagram-disciplines = Disciplíny: { $points }
diagram-completed = Kompletní: { $empires }
quoted = „{ $event }“
diagram-hand = V ruce:
diagram-used = Použito proti ní: { $events }
diagram-protected = Chrání se: { $players }
diagram-picked = Města, která zatím odevzdává { $player }: { $cities }
diagram-waiting = Pohromy, které ještě přijdou: { $events }
diagram-shown = Karty ukázané všem: { $cards }
diagram-over = Konec hry: { $result }

# --- co udělá stůl sám, za jménem hráče ---
outcome-gets = získává: { $cities }
outcome-loses = ztrácí: { $cities }
outcome-completes = má kompletní říši: { $empire }
outcome-wonders = má jako první všech sedm divů světa: 5 bodů
outcome-draws = bere si: { $events }
outcome-draws-unseen = { $count ->
    [one] bere si událost
    [few] bere si { $count } události
   *[other] bere si { $count } událostí
}
outcome-shows = všem ukazuje: { $events }
outcome-disaster = dobírá pohromu: { $event }
chapter-turn = { $round }. kolo: ⟦hráč { $seat }⟧
chapter-over = Konec hry
