# --- what is asked ---
prompt-pick-civilization = Which civilization will you play?
prompt-place-capital = Where will your capital stand? Its eight squares around feed it.
prompt-start-token = Where will you place { $what }? Beside the capital, not on water.
prompt-start-figure = Where will you place { a-figure }? Beside the capital, not on water.
prompt-start-of-turn = Start of Turn { $round }, government: { $government }. Found cities, change government, assign scouts, or end it.
prompt-relocate = A city stands on { $square } now. Where does the next figure step aside?
prompt-place-person = A great person: { $name }. Place it around one of your cities, or keep it in reserve.
prompt-discard-events = { $n ->
    [one] You hold too many culture events (at most { $limit }). Which one do you discard?
   *[other] You hold { $n } culture events too many (at most { $limit }). Which one do you discard first?
}
prompt-management = { $n ->
    [one] City Management: one city can still act. Trade for rushing: { $trade }.
   *[other] City Management: { $n } cities can still act. Trade for rushing: { $trade }.
}
prompt-management-idle = City Management: under this government your capital takes no action. Use what else you can, or end it.
prompt-management-done = City Management: all your cities have acted. Use what else you can, or end it.
prompt-city-action = What does { a-city } do? It has { $production } production.
prompt-first-item = What does { a-city } build first? It has { $production } production in all.
prompt-second-item = Besides { $what }, what else? Production left without rushing: { $left }.
prompt-square = Where will you place { $what }?
prompt-research = Research: choose a technology in secret, or none. You have { $trade } trade and will keep { $kept }.
prompt-market-gift = Take a resource from the market. Which one?
prompt-answer-exchange = ⟦Player { $seat }⟧ learns from you. What do you learn in return?
prompt-trade = Trade: make others an offer, or be done. You have { $trade } trade.
prompt-trade-over = Trade: no more offers can be made now; be done. You have { $trade } trade.
prompt-trade-offers = { $n ->
    [one] Trade: an offer waits for your answer. You have { $trade } trade.
   *[other] Trade: { $n } offers wait for your answer. You have { $trade } trade.
}
prompt-offering-first = Your offer to ⟦player { $seat }⟧: choose what you give, and what you want for it.
prompt-offering = To ⟦player { $seat }⟧: { $given } for { $taken }. Add to it, or send it.
prompt-react = ⟦Player { $seat }⟧ uses “{ $name }”. Will you cancel it?
prompt-react-aimed = ⟦Player { $seat }⟧ uses “{ $name }” ({ $aim }). Will you cancel it?
prompt-react-city = { $city ->
    [capital] The capital of ⟦player { $seat }⟧ acts: { $what }. Will you cancel it?
   *[other] City { $city } of ⟦player { $seat }⟧ acts: { $what }. Will you cancel it?
}
prompt-interrupt = ⟦Player { $seat }⟧ is moving. Will you interfere?
prompt-aim = “{ $name }”: choose a target.
prompt-aim-further = “{ $name }”: and what next?
prompt-pay = “{ $name }”: what do you pay with?
prompt-movement = Movement: which figures move, and from where?
prompt-group = Which figures set out from { $square }?
prompt-walk = { $left ->
    [0] On { $square } you lead { $figures }: the walk ends here, unless you play something first. (All who might are asked, so that nobody learns who cannot.)
    [one] On { $square } you lead { $figures }: { $left } step left.
   *[other] On { $square } you lead { $figures }: { $left } steps left.
}
prompt-muster = The barbarians lack cards: { $n }. From which deck does the next one come?
prompt-battle-turn = { $ahead ->
    [yes] Battle for { $square }: you have { $own }, they have { $other }; you would win now. Play a unit.
   *[no] Battle for { $square }: you have { $own }, they have { $other }; you would lose now. Play a unit.
}
prompt-battle-after = Battle for { $square }: you have { $own }, they have { $other }. Use an ability, or end your battle turn.
prompt-against = Against which enemy unit do you play it, or on a new front?
prompt-save-unit = Which of your killed units returns to the standing forces?
prompt-loot = Choose one thing as loot. ⟦Player { $seat }⟧ loses it.
prompt-loot-city = Choose one thing as loot for the conquered city. ⟦Player { $seat }⟧ loses it.
prompt-loot-second = You may take a second resource from ⟦player { $seat }⟧.
prompt-loot-by-points = { $n ->
    [one] Loot from ⟦player { $seat }⟧: { $n } point left.
   *[other] Loot from ⟦player { $seat }⟧: { $n } points left.
}
prompt-dealing-wounds = { $n ->
    [one] Deal one more wound. To which unit?
   *[other] Deal up to { $n } wounds. To which unit goes the next?
}
prompt-healing-wounds = { $n ->
    [one] Heal one more wound. Of which unit?
   *[other] Heal { $n } wounds. Of which unit is the next?
}
prompt-razing = Your army stands on { $square }. Destroy { $what }?
prompt-payment = “{ $name }”: what was to pay for it has been cancelled. Pay with something else, or take it back.
prompt-naming = For the offer of ⟦player { $seat }⟧: choose what you hand over face down.
prompt-lesson = Your figure was sacrificed. Which technology of ⟦player { $seat }⟧ do you learn?
