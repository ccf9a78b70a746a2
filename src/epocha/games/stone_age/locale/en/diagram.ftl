# --- the table as plain text ---
diagram-head = { title }, round { $round }; start player: ⟦seat { $seat }⟧; cards in the deck: { $cards }
diagram-places = Place
diagram-figures = seat:figures
diagram-rings = { $place }, { $taken } of { $rings }
diagram-gain = { $place }; dice ÷ { $divisor } = { $what }
diagram-shut = { $place }; closed this round
diagram-nothing = none
diagram-card = Card for { $price }: { $card }
diagram-no-building = Building { $stack }: none left
diagram-building = Building { $stack }: { $cost }, { points-amount }; { $left } left
diagram-building-values = Building { $stack }: { $cost }, points by value; { $left } left
diagram-dice = Last roll: { $dice }; total { $total }
diagram-market = Dice market, left: { $dice }
diagram-seat = { $seat }: { figures-object } on the player board, tools { $tools }
diagram-used = { $seat }; { $count ->
    [one] used this round: tool { $slots }
   *[other] used this round: tools { $slots }
}

# --- what the table does by itself, after the player's name ---
outcome-dice = { $count ->
    [one] the die shows { $dice }
   *[other] the dice show { $dice }: total { $total }
}
outcome-secret = draws a card secretly, “{ $card }”: only its lower half counts
outcome-secret-unseen = { $count ->
    [one] draws a card secretly
   *[other] draws { $count } cards secretly
}
outcome-fed = feeds { figures-object }: { amount-object }
outcome-fed-grain = feeds { figures-object }: { amount-object }; the grain track brings { $grain }
outcome-grain = gets { amount-object } from the grain track
outcome-short = has too little food for { figures-object }
outcome-round = starts round { $round }
outcome-final = final scoring: { points-amount }
outcome-card = takes the card “{ $card }”
outcome-building = builds: { points-amount }
chapter-placing = Round { $round }: placing figures
chapter-acting = Round { $round }: actions of ⟦player { $seat }⟧
chapter-feeding = Round { $round }: feeding
chapter-final = Final scoring
