# --- why something is refused: a sentence for each rule that a refusal can name ---
whose-turn = It is ⟦player { $seat }⟧’s turn.
whose-choice = Now ⟦player { $seat }⟧ decides.
not-held = You do not hold “{ $card }”.
no-civil-action = No civil action is left for this.
no-military-action = No military action is left for this.
no-wonder = You have no wonder under construction.
choose-politics = First politics: choose one political action, or none.
bid-or-pass = First bid, or pass.
refusal-TA-8-8 = Now choose an action, or end your turn.
refusal-TA-8-9 = { $kind ->
    [play] { not-held }
   *[other] Now choose a civil or military action, or end your turn.
}
refusal-TA-9-2 = The game is over.
refusal-TA-9-4 = { whose-turn }
refusal-TA-9-5 = { whose-turn }
refusal-TA-10-1 = In the first round you only take cards, and end your turn.
refusal-TA-13-1 = “{ $card }” costs { $price }; you have { $civil }.
refusal-TA-13-2 = There is no card on this space.
refusal-TA-13-5 = Your hand is full: you may hold { $limit } civil cards.
refusal-TA-13-8 = You have already taken a leader of age { $age }.
refusal-TA-13-9 = First complete “{ $wonder }”: only one wonder at a time.
refusal-TA-13-10 = “{ $card }” costs { $price }, dearer by each wonder that you have completed; you have { $civil }.
refusal-TA-13-12 = You have “{ $card }” already, in hand or in play.
refusal-TA-14-1 = { $lack ->
    [price] Increasing population costs { $cost }; you have { $food }.
   *[other] { no-civil-action }
}
refusal-TA-14-2 = Your yellow bank is empty: there are no more workers to come.
refusal-TA-15-1 = { no-civil-action }
refusal-TA-15-2 = Your government allows only { $allowed } urban buildings of this kind.
refusal-TA-15-3 = { $lack ->
    [worker] You have no unused worker.
    [price] “{ $card }” costs { $cost }; you have { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-15-5 = The technology “{ $card }” is not in play.
refusal-TA-15-8 = { $lack ->
    [building] You have no building of “{ $card }”.
   *[other] { no-civil-action }
}
refusal-TA-15-9 = { $lack ->
    [building] You have no building of “{ $old }”.
    [technology] { refusal-TA-15-5 }
    [price] The upgrade costs { $cost }; you have { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-15-12 = You can upgrade to a higher level only.
refusal-TA-16-1 = { $lack ->
    [worker] You have no unused worker.
    [price] “{ $card }” costs { $cost }; you have { $resources }.
   *[other] { no-military-action }
}
refusal-TA-16-3 = { $lack ->
    [building] You have no unit of “{ $card }”.
   *[other] { no-military-action }
}
refusal-TA-16-4 = { $lack ->
    [building] You have no unit of “{ $old }”.
    [technology] { refusal-TA-15-5 }
    [price] The upgrade costs { $cost }; you have { $resources }.
   *[other] { no-military-action }
}
refusal-TA-16-6 = { refusal-TA-15-5 }
refusal-TA-17-1 = { $lack ->
    [wonder] { no-wonder }
   *[other] “{ $wonder }” has fewer stages left.
}
refusal-TA-17-2 = { $lack ->
    [wonder] { no-wonder }
    [price] This costs { $cost }; you have { $resources }.
   *[other] { no-civil-action }
}
refusal-TA-17-5 = No blue token is left to mark the stage.
refusal-TA-17-9 = { $most ->
    [one] One civil action builds { $most } stage only.
   *[other] One civil action builds { $most } stages at most.
}
refusal-TA-18-1 = { no-civil-action }
refusal-TA-19-1 = { no-civil-action }
refusal-TA-19-2 = “{ $card }” costs { $needed }; you have { $science }.
refusal-TA-19-10 = You have “{ $special }”, of the same type and no lower level.
refusal-TA-20-1 = Only a government comes by revolution.
refusal-TA-20-2 = A revolution takes all civil actions: none may be spent before it.
refusal-TA-20-3 = The revolution costs { $needed }; you have { $science }.
refusal-TA-20-9 = The peaceful change costs { $needed }; you have { $science }.
refusal-TA-21-1 = { no-civil-action }
refusal-TA-21-2 = You have taken “{ $card }” in this turn: play it in a later one.
refusal-TA-21-4 = First do what “{ $performed }” says.
refusal-TA-21-5 = { $kind ->
    [play] What “{ $card }” says cannot be done now.
   *[other] “{ $performed }” does not do this.
}
refusal-TA-22-16 = You can only choose tokens by hand in your action phase, once until your next, and with farms or mines of several levels.
refusal-TA-22-2 = First choose the tokens. They must be worth exactly what is due, and none of those can be returned now.
refusal-TA-22-5 = Change is laid on lower cards in play only, one token at least must pay for it, and it needs tokens in the bank.
refusal-TA-22-6 = These tokens do not come to what is due. Overpaying is only possible where it cannot be paid exactly.
refusal-TA-22-7 = These tokens do not come to what you gain.
refusal-TA-25-6 = First choose where to make a token less, or nowhere.
refusal-TA-26-7 = First discard the military cards that are too many.
refusal-TA-26-8 = { not-held }
refusal-TA-27-1 = { $phase ->
    [politics] { choose-politics }
   *[actions] Politics comes before the actions, and is over in this turn.
}
refusal-TA-27-3 = { $kind ->
    [attack] { not-held }
   *[other] { choose-politics }
}
refusal-TA-28-1 = { not-held }
refusal-TA-28-10 = { whose-choice }
refusal-TA-28-11 = First choose whether to build for free.
refusal-TA-30-2 = { whose-choice }
refusal-TA-30-3 = { $kind ->
    [bid] Bid more than { $highest }.
   *[other] { bid-or-pass }
}
refusal-TA-30-4 = { bid-or-pass }
refusal-TA-30-8 = The greatest force that you can send is { $greatest }.
refusal-TA-30-10 = { $turn ->
    [other] { whose-choice }
   *[own] Your force is { $force }; at least { $needs } is needed.
}
refusal-TA-30-11 = { $kind ->
    [send] You have no more units of “{ $card }”.
    [spend] You do not hold another “{ $card }”.
   *[other] First choose the force that you send.
}
refusal-TA-30-12 = At least one unit must go.
refusal-TA-30-17 = { whose-choice }
refusal-TA-30-27 = First choose how many workers you gain.
refusal-TA-31-2 = “{ $card }” costs { $toll }; you have { $military }.
refusal-TA-31-4 = ⟦Player { $target }⟧ has nothing that “{ $card }” could take or destroy.
refusal-TA-31-5 = { $whom ->
    [self] You cannot attack yourself.
    [nobody] There is nobody there to attack.
   *[other] ⟦Player { $target }⟧ cannot be attacked.
}
refusal-TA-31-6 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [send] You have no more units of “{ $card }”.
       *[other] First choose the units that you sacrifice, or none.
    }
}
refusal-TA-31-7 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [send] You have no more units of “{ $card }”.
        [spend] You do not hold another “{ $card }”.
       *[other] First choose how you defend yourself.
    }
}
refusal-TA-31-15 = The units of “{ $card }” are in the fight and cannot be lost here.
refusal-TA-31-16 = In the last round no units are sacrificed.
refusal-TA-31-17 = Bonus cards only help whoever defends against an aggression.
refusal-TA-32-1 = { refusal-TA-31-2 }
refusal-TA-32-12 = In the last round no war is declared.
refusal-TA-33-1 = { not-held }
refusal-TA-33-2 = { $whom ->
    [self] A pact is offered to another player.
   *[other] There is nobody there to whom a pact could be offered.
}
refusal-TA-33-3 = { $turn ->
    [other] { whose-choice }
   *[own] First accept the pact, or refuse it.
}
refusal-TA-33-8 = You have no such pact.
refusal-TA-33-11 = Your pact with ⟦player { $target }⟧ forbids attacks.
refusal-TA-34-1 = { $held ->
    [yes] { no-military-action }
   *[no] { not-held }
}
refusal-TA-36-1 = { $turn ->
    [other] { whose-choice }
   *[own] First choose one of the cards that are offered.
}
refusal-TA-36-2 = { whose-choice }
refusal-TA-36-3 = { $kind ->
    [lose] You have no worker on “{ $card }”.
   *[other] First choose from which card you lose a worker.
}
refusal-TA-36-8 = Only buildings of the same card can be destroyed together.
refusal-TA-36-9 = { whose-choice }
refusal-TA-36-10 = { whose-choice }
refusal-TA-36-12 = First choose how much is food and how much resources; together it must be the full amount.
refusal-TA-36-13 = First choose what is destroyed.
refusal-TA-41-1 = First choose whether you play on.
refusal-TA-42-5 = ⟦Player { $target }⟧ has been attacked already and is safe for now.
refusal-TA-42-9 = { $drawing ->
    [yes] You have no military action left, or there is no card to draw.
   *[no] In this game no cards are drawn during the turn.
}
refusal-TA-43-1 = Only Christopher Columbus colonizes without a force, once a game, and from the hand.
refusal-TA-43-3 = Under Robespierre a revolution takes all military actions: none may be spent before it.
refusal-TA-43-15 = Your partner in the pact has no science to pay with.
refusal-TA-43-26 = For this you need Frederick Barbarossa, a civil action, the technology, food and resources.
refusal-TA-43-27 = Only the Ocean Liner Service allows this, once a turn, and you must have the food.
refusal-TA-43-28 = Under Gandhi you attack nobody.
refusal-TA-43-34 = { $turn ->
    [other] { whose-choice }
   *[own] First take cards from the row, or stop.
}
refusal-TA-43-35 = First choose one of your completed wonders of age A or I.
refusal-TA-43-44 = Only a party of the Trade Routes Agreement can do this, once a turn, with something in store.
refusal-TA-43-47 = A pact keeps everybody from declaring war on ⟦player { $target }⟧.
refusal-TA-43-69 = First take cards from the row, or stop.
refusal-TA-43-70 = First take a technology that the advantage pays for, or science.
refusal-TA-43-72 = { $kind ->
    [destroy] There is no building of “{ $card }” to destroy.
   *[other] First choose what is destroyed.
}
