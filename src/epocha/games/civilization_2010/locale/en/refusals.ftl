# --- why something cannot be done: a sentence for each rule that a refusal can name ---
whose-turn = It is the turn of ⟦player { $seat }⟧.
whose-choice = Now ⟦player { $seat }⟧ has to choose.
refusal-CF-2-1 = { $turn ->
    [other] { whose-choice }
   *[own] Somebody else has that civilization; choose another one.
}
refusal-CF-3-6 = The tile there lies face down: discover it first.
refusal-CF-4-1 = The capital stands on one of the four central squares of your home tile.
refusal-CF-4-4 = Your first figures stand on the squares around your capital.
refusal-CF-4-16 = Place it around your capital, on land.
refusal-CF-4-17 = { whose-choice }
refusal-CF-5-2 = { whose-turn }
refusal-CF-6-2 = That is not for the Start of Turn: found cities, change government, assign scouts, or end it.
refusal-CF-7-1 = You already have as many cities as you may: { $cities }.
refusal-CF-7-2 = You have no such scout on the map.
refusal-CF-7-3 = A city cannot stand on water.
refusal-CF-7-4 = All eight squares around a new city must be on the map and discovered.
refusal-CF-7-5 = There is a hut or a village beside { $square }.
refusal-CF-7-6 = There is an enemy figure beside { $square }.
refusal-CF-7-7 = { $square } is too near to another city: there must be two squares between them.
refusal-CF-7-9 = The figure steps aside to a square around the new city.
refusal-CF-7-14 = Your other figures on { $square } could not step aside.
refusal-CF-8-1 = That is your government already.
refusal-CF-8-2 = For “{ $government }” you need the technology “{ $unlocking }”.
refusal-CF-8-5 = Change to Anarchy first; only a government just unlocked is adopted directly.
refusal-CF-8-6 = Anarchy has begun only this turn: you can leave it in the next one.
refusal-CF-8-7 = In Anarchy your capital takes no action.
refusal-CF-8-8 = You have changed your government this turn.
refusal-CF-8-12 = As a Democracy you do not attack other players.
refusal-CF-9-1 = You have no such scout or no such city.
refusal-CF-9-2 = That scout came onto the map only this turn; it can gather from the next one.
refusal-CF-9-7 = That is what the scout does already.
refusal-CF-10-4 = An enemy figure blockades { $square }: nothing can be placed there.
refusal-CF-11-5 = { $turn ->
    [other] You are done with trading, unless somebody makes you an offer.
   *[own] This is the Trade phase: make offers, answer them, or be done.
}
refusal-CF-11-8 = { $kind ->
    [offer] You cannot make such an offer now: it goes to one other player, and at most three are open.
   *[other] That cannot be part of this offer: one of you does not have it, or nothing is being offered.
}
refusal-CF-11-9 = There is no such offer for you.
refusal-CF-12-1 = { $kind ->
    [city] { $has_city ->
        [yes] That city has taken its action this turn.
       *[no] You have no such city.
    }
    [use] “{ $card }” is not used by itself: it is part of a city’s action, or it happens by itself.
   *[other] This is City Management: choose a city and what it does, or end it.
}
refusal-CF-12-5 = That costs { $cost }. The city has { $production } production, with all your trade { $budget }.
refusal-CF-12-10 = This city cannot build two items with one action now.
refusal-CF-12-13 = There is no square around this city for { $item }.
refusal-CF-13-1 = You have no such figure left to build.
refusal-CF-13-2 = A new figure is placed around the city that builds it.
refusal-CF-13-3 = You cannot place a figure on water yet.
refusal-CF-13-4 = There is no more room on { $square }: this many of your figures may stand on one square: { $stacking }.
refusal-CF-13-5 = A new scout cannot be placed where an enemy figure stands.
refusal-CF-13-6 = There is no square around this city for a new figure.
refusal-CF-14-1 = For aircraft you need the technology Flight.
refusal-CF-14-6 = There are no more cards of that type.
refusal-CF-15-1 = { $lacks ->
    [technology] For { $item } you need the technology “{ $needed }”.
   *[supply] The market has no more tokens for { $item }.
}
refusal-CF-15-2 = You cannot build { $item } on { $square }: it must be around the city and of the right terrain.
refusal-CF-15-6 = This city has a unique building already.
refusal-CF-15-13 = You know the better side of this building: build that one.
refusal-CF-15-16 = { $lacks ->
    [technology] For { $item } you need the technology “{ $needed }”.
   *[supply] This city has walls already.
}
refusal-CF-16-1 = That wonder is not in the market.
refusal-CF-16-4 = A wonder is placed around the city that builds it.
refusal-CF-16-9 = A wonder cannot stand on water.
refusal-CF-16-10 = This city has a wonder already.
refusal-CF-16-15 = This city cannot harvest these two resources with one action.
refusal-CF-17-3 = The next space costs { $space_cost }; you have { $culture } and { $trade }.
refusal-CF-18-2 = { $turn ->
    [other] { whose-choice }
   *[own] You hold too many culture events; at most { $limit }. Discard one of them first.
}
refusal-CF-18-5 = You cannot play “{ $card }” now: you do not hold it, or it is for another phase.
refusal-CF-18-13 = { $turn ->
    [other] { whose-choice }
   *[own] You may learn a technology in return that the other player knows, or nothing.
}
refusal-CF-18-18 = Not now: there is no legal target, or you have to finish first what you have begun.
refusal-CF-19-2 = Place the great person around one of your cities, or keep it in reserve.
refusal-CF-19-3 = A great person stands on land around one of your cities, where no enemy figure is.
refusal-CF-19-4 = No such great person is in your reserve since the turn before.
refusal-CF-20-1 = This city cannot harvest that: it is on none of its squares, or the market has no more of it.
refusal-CF-20-5 = You do not have the resources that this costs.
refusal-CF-20-7 = “{ $card }” has been used, or is not yours.
refusal-CF-20-8 = “{ $card }” cannot be used now.
refusal-CF-21-1 = { $kind ->
    [step] No steps are left.
   *[other] This is the Movement phase: choose figures that have not moved, or end it.
}
refusal-CF-21-4 = { $kind ->
    [move] No figure of yours on { $square } can still move this turn.
   *[other] Your figures are on their way: go on, discover, or stop.
}
refusal-CF-21-5 = Such a group does not stand there.
refusal-CF-21-8 = There is no room to stop on { $square }: this many of your figures may stand on one square: { $stacking }.
refusal-CF-21-9 = Your figures cannot enter water yet.
refusal-CF-21-10 = Your figures cannot stop on water yet.
refusal-CF-21-12 = Figures do not stop in the centre of your own city.
refusal-CF-21-14 = There the map ends.
refusal-CF-22-1 = No face-down tile lies there, or no step is left to discover it.
refusal-CF-22-6 = First you must be able to leave the water with the steps left.
refusal-CF-23-1 = Scouts alone do not enter huts and villages; an army must lead them.
refusal-CF-23-7 = { $turn ->
    [other] { whose-choice }
   *[own] The missing card of the barbarians comes from the infantry, artillery or mounted deck, if it has cards.
}
refusal-CF-23-9 = Barbarians use no abilities.
refusal-CF-24-1 = Scouts alone do not enter a square with enemy figures, nor an enemy city.
refusal-CF-25-9 = In this battle it is the turn of ⟦player { $seat }⟧.
refusal-CF-25-10 = { $kind ->
    [unit] You do not have that unit in this battle, or you have played one this turn.
   *[other] Play one of your units, or use an ability of the battle.
}
refusal-CF-25-14 = No single enemy unit stands on that front.
refusal-CF-25-21 = “{ $card }” is used before you play your unit.
refusal-CF-25-22 = There is no enemy unit to wound.
refusal-CF-25-23 = None of your units in play is wounded.
refusal-CF-26-8 = { $turn ->
    [other] { whose-choice }
   *[own] As loot you take up to 3 trade, up to 3 culture or a resource, as far as the loser has them.
}
refusal-CF-26-11 = For a city you learn a technology of the loser that you do not know and have a place for.
refusal-CF-26-14 = You cannot take that: the loser does not have it, or it is no loot here.
refusal-CF-26-18 = { $turn ->
    [other] { whose-choice }
   *[own] Your points do not buy that, or the loser does not have it.
}
refusal-CF-27-1 = { $turn ->
    [other] You have chosen, or cannot research anything this turn; wait for the others.
   *[own] Choose a technology to research, or none.
}
refusal-CF-27-2 = { $known ->
    [yes] You know “{ $tech }” already.
   *[no] “{ $tech }” needs { $price }; you have { $trade }.
}
refusal-CF-27-3 = “{ $tech }” of level { $level } must lie on two cards of level { $below } in your pyramid.
refusal-CF-28-8 = “{ $card }” costs { $fee }; you have { $trade } and { $culture }.
refusal-CF-28-16 = Spies have closed this square: no figure may leave it this turn.
refusal-CF-28-20 = { $turn ->
    [other] { whose-choice }
   *[own] Destroy the building under your army, or let it stand.
}
refusal-CF-29-4 = “{ $card }” has as many coins as it can hold.
refusal-CF-30-5 = The game is over.
refusal-CF-31-1 = { $turn ->
    [other] Others are asked whether they interfere.
   *[own] You can interfere with this movement, or do nothing.
}
refusal-CF-31-2 = With that you cannot cancel this.
refusal-CF-31-3 = Others are asked first whether they cancel it.
refusal-CF-31-7 = That event is not aimed at you.
refusal-CF-31-11 = { $turn ->
    [other] { whose-choice }
   *[own] Pay with something else, or take the ability back.
}
refusal-CF-32-4 = { $turn ->
    [other] { whose-choice }
   *[own] Save one of your units that were killed in this battle, or none.
}
refusal-CF-32-5 = This city cannot build that for free now.
refusal-CF-32-6 = { $turn ->
    [other] { whose-choice }
   *[own] Take a resource that is in the market.
}
refusal-CF-32-12 = { $turn ->
    [other] { whose-choice }
   *[own] A single figure can be sacrificed only in an enemy city, once per turn, and only if you can learn something there.
}
refusal-CF-33-5 = You have made as many offers in this phase as the table allows: { $offers }.
