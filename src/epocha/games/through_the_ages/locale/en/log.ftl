# --- what happens by itself, after the player’s name ---
chapter-turn = Round { $round }: ⟦player { $seat }⟧
chapter-over = End of the game
outcome-event = turns up “{ $card }” ({ $kind }): { $text }
outcome-row = clears the first spaces of the row: { $cards }
outcome-age = opens { $age }
outcome-last-round = deals the last card: the game ends after round { $round }
outcome-scores = scores { $amounts }
outcome-food = harvests { $made }, the people eat { $eaten }
outcome-famine = lacks { $food }: the famine costs { $culture }
outcome-mined = mines { $amount }
outcome-corruption = loses { $lost } to corruption
outcome-uprising = { $discontent ->
    [one] has an uprising, { $discontent } worker being discontent and { $unused } unused: nothing is scored or produced
   *[other] has an uprising, { $discontent } workers being discontent and { $unused } unused: nothing is scored or produced
}
outcome-won = wins “{ $card }” against ⟦player { $seat }⟧, { $own } to { $other }
outcome-lost = loses “{ $card }” against ⟦player { $seat }⟧, { $own } to { $other }
outcome-draw = draws in “{ $card }” with ⟦player { $seat }⟧, { $own } to { $other }: nothing happens
outcome-repelled = fails with “{ $card }” against ⟦player { $seat }⟧, { $own } to { $other }
outcome-sacrificed = { $n ->
    [one] loses the { $n } unit sacrificed
   *[other] loses the { $n } units sacrificed
}
outcome-auction = wins the auction of “{ $card }”
outcome-unsold = has turned up “{ $card }” in vain: nobody colonizes it
outcome-colony = has the colony “{ $card }” now
outcome-gains-by = gains by “{ $card }”
outcome-loses-by = loses by “{ $card }”
outcome-both-by = gains and loses by “{ $card }”
outcome-leader = loses the leader “{ $card }”
outcome-wonder = loses the unfinished wonder “{ $card }”
outcome-pact = has the pact “{ $card }” with ⟦player { $seat }⟧ no more
outcome-pact-back = takes the pact “{ $card }” back into the hand
outcome-outdated = { $n ->
    [one] discards { $n } outdated card
   *[other] discards { $n } outdated cards
}
outcome-tokens = loses { $amount } from the bank with the age that ends, as far as there are any
outcome-draws = draws { $cards }
outcome-final = scores { $points } for “{ $card }”
outcome-final-tutorial = scores { $points } at the end: technologies { $technologies }, strength { $strength }, happy faces { $faces }, production { $production }
