# --- the table as plain text ---
diagram-head = { title }, round { $round }; first player: ⟦seat { $seat }⟧
diagram-marks = Marks: * capital, + wonder city
diagram-wonders = Wonders, and whose they are: { $wonders }
diagram-whose = { $city } (seat { $seat })
diagram-set = { $empire } { $own } of { $size }
diagram-disciplines = Disciplines: { $points }
diagram-completed = Completed: { $empires }
quoted = “{ $event }”
diagram-hand = Hand:
diagram-used = Used against it: { $events }
diagram-protected = Protected: { $players }
diagram-picked = Cities given up by { $player } so far: { $cities }
diagram-waiting = Disasters still to come: { $events }
diagram-shown = Cards shown to everybody: { $cards }
diagram-over = The game is over: { $result }

# --- what the table does by itself, after the player's name ---
outcome-gets = gets { $cities }
outcome-loses = loses { $cities }
outcome-completes = completes the empire { $empire }
outcome-wonders = has all seven wonders first: 5 points
outcome-draws = draws { $events }
outcome-draws-unseen = { $count ->
    [one] draws an event
   *[other] draws { $count } events
}
outcome-shows = shows { $events } to everybody
outcome-disaster = draws a disaster: { $event }
chapter-turn = Round { $round }: ⟦player { $seat }⟧
chapter-over = End of the game
