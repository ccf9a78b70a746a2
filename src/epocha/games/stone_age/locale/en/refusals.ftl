# --- why something is refused: a sentence for each rule that a refusal can name ---
whose-turn = It is ⟦player { $seat }⟧’s turn.
resource-lacking = You have no { material-object } left.
with-players = With { $players } players
refusal-SA-3-2 = The game is over.
refusal-SA-4-1 = { whose-turn }
refusal-SA-4-2 = { $over ->
    [yes] { $idle ->
        [one] You have only { $idle } figure left to place.
       *[other] You have only { $idle } figures left to place.
    }
   *[no] One or more figures are put on one place.
}
refusal-SA-4-3 = { $kind ->
    [stop] You cannot pass: put at least one figure on a place.
   *[other] Figures are still being placed: put at least one on a place.
}
refusal-SA-4-9 = You have figures { at-place } already: only once a round.
refusal-SA-4-12 = { $taken ->
    [0] Exactly one figure goes to the tool maker.
   *[other] The tool maker is taken: one figure a round.
}
refusal-SA-4-13 = { $taken ->
    [0] Exactly two figures go into the hut.
   *[other] The hut is taken: two figures of one player a round.
}
refusal-SA-4-14 = { $taken ->
    [0] Exactly one figure goes to the field.
   *[other] The field is full: one figure a round.
}
refusal-SA-4-16 = { $free ->
    [0] No more figures fit { at-place }: { $rings } a round.
    [one] Only { $free } more figure fits { at-place }.
   *[other] Only { $free } more figures fit { at-place }.
}
refusal-SA-4-17 = { $offered ->
    [none] There is no card on this space.
   *[some] { $taken ->
        [0] Exactly one figure goes to a card.
       *[other] This card is taken: one figure a round.
    }
}
refusal-SA-4-18 = { $taken ->
    [0] Exactly one figure goes to a building.
   *[other] This building is taken: one figure a round.
}
refusal-SA-4-21 = The hut takes two figures, and you have only one left.
refusal-SA-4-22 = There are no buildings left in this stack.
refusal-SA-5-1 = { whose-turn }
refusal-SA-5-2 = { $group ->
    [card] You have no figure on this card.
    [building] You have no figure on this building.
   *[area] You have no figures { at-place }.
}
refusal-SA-5-4 = { $kind ->
    [stop] You cannot stop yet: your figures are still waiting for their turn.
   *[other] Now your figures act: choose one of the places where they stand.
}
refusal-SA-6-3 = You have used this tool in this round already.
refusal-SA-6-6 = A tool only adds to a roll of dice, and you have not rolled.
refusal-SA-6-7 = First finish your roll: add tools, or take what it brings.
refusal-SA-6-8 = { refusal-SA-6-7 }
refusal-SA-6-12 = You have no such one-time tool left to use.
refusal-SA-6-15 = You have no { which-tool } yet.
refusal-SA-7-2 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] This card costs { any-resources-object }: pay, or leave it.
       *[other] You have begun to pay; still to pay: { $left }.
    }
}
refusal-SA-7-4 = You cannot pay for this card: it costs { resources-object }, and you have { $stock }.
refusal-SA-7-23 = First choose the resources that your card gives you; still to choose: { $left }.
refusal-SA-7-24 = { $turn ->
    [other] { whose-turn }
   *[own] You have no unused card that gives { $redeemed } resources.
}
refusal-SA-7-27 = Tools do not count at the dice market.
refusal-SA-7-28 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [die] No die shows { $face }; choose one of these: { $dice }.
       *[other] First take one of the dice: { $dice }.
    }
}
refusal-SA-8-1 = Buy this building, or leave it.
refusal-SA-8-2 = This building costs exactly { $cost }: buy it as a whole, or leave it.
refusal-SA-8-3 = { $kind ->
    [pay] Paying { material-object } does not fit: this building costs { $cost }.
   *[other] This building costs { $cost }: pay one resource after another.
}
refusal-SA-8-4 = This building costs { $cost }: first pay at least one, then build.
refusal-SA-8-12 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] You do not have the resources for this building: it costs { $cost }.
       *[other] You have begun to pay, and this building costs { $cost }.
    }
}
refusal-SA-9-6 = Your people are short of food: pay resources for it, or let them go hungry.
refusal-SA-9-7 = { $lacks ->
    [yes] { resource-lacking }
   *[no] { $paid ->
        [0] Your resources do not make up for all the missing food, and a part does not count.
       *[other] You have begun to pay: all the missing food has to be paid for, still { $left }.
    }
}
refusal-SA-9-11 = Now ⟦player { $seat }⟧ feeds their people.
refusal-SA-13-2 = { with-players } this stack is not in play.
refusal-SA-13-3 = { with-players } only { $villages } of the tool maker, the hut and the field are used in a round.
refusal-SA-13-5 = { with-players } only { $gatherers } of them may have figures { at-place } in a round.
refusal-SA-13-6 = { with-players } only one of them may have figures { at-place } in a round.
