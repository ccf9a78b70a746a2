# --- why something cannot be done: a sentence for each rule that a refusal can name ---
whose-turn = It is the turn of ⟦player { $seat }⟧.
whose-choice = Now ⟦player { $seat }⟧ has to choose.
refusal-CE-1-8 = { $kind ->
    [deal] That is more gold than there is to give.
   *[other] That costs { $price }; you have { $gold }.
}
refusal-CE-2-9 = There is a settlement in { $region } already.
refusal-CE-3-1 = A metropolis cannot grow any more.
refusal-CE-3-6 = Only settlers can look at a token.
refusal-CE-3-7 = Settlers cannot capture a settlement; you need an army in { $region }.
refusal-CE-3-8 = A fleet carries at most three armies and settlers, and nothing else.
refusal-CE-4-9 = Only a token without effect can be removed.
refusal-CE-4-12 = { $turn ->
    [other] { whose-choice }
   *[own] Take a technology of the current era that nobody has and whose prerequisites are known.
}
refusal-CE-4-13 = { whose-choice }
refusal-CE-4-14 = The army must be of the current era.
refusal-CE-4-15 = Take an army that can be bought now.
refusal-CE-4-20 = Neutral cavalry stands in { $region }: nobody can found a settlement there.
refusal-CE-4-25 = { $region } is a desert: nobody can found a settlement there.
refusal-CE-4-26 = In the mountains a settlement stays a village.
refusal-CE-4-27 = In a jungle or forest a settlement grows to a town at most.
refusal-CE-4-33 = A token without effect is left or removed, not turned up.
refusal-CE-5-6 = { $turn ->
    [other] { whose-choice }
   *[own] Start in a land region without a settlement.
}
refusal-CE-5-7 = Your second village also goes to a land region without a settlement.
refusal-CE-5-15 = The tokens lie open: there is nothing to look at but events.
refusal-CE-6-3 = { whose-turn }
refusal-CE-7-1 = { $kind ->
    [improve] There are no city improvements in the basic rules.
    [learn] In the basic rules all technologies are alike: just buy one.
    [sell] In the basic rules nothing is sold.
    [ship] In the basic rules the ship cannot be bought.
   *[other] These are your purchases: buy, found, enlarge, or finish.
}
refusal-CE-7-2 = Only units of the current era can be bought.
refusal-CE-7-4 = What you buy is placed where you have had a settlement since before this phase, not in { $region }.
refusal-CE-7-5 = { $region } is not on the coast: no fleet can be placed there.
refusal-CE-7-6 = From a port a fleet puts out only to a sea region beside it.
refusal-CE-7-7 = You have no settlers in { $region }.
refusal-CE-7-11 = You have no settlement in { $region }.
refusal-CE-7-12 = You have enlarged the settlement in { $region } in this phase already.
refusal-CE-7-13 = The settlement in { $region } is new: it cannot grow before the next purchases.
refusal-CE-7-15 = No technology of this era is left.
refusal-CE-8-5 = You have no settlement in { $region }.
refusal-CE-8-6 = { $size ->
    [2] Nobody can enlarge to a town before somebody has { $needed }.
    [3] Nobody can enlarge to a city before somebody has { $needed }.
   *[4] Nobody can enlarge to a metropolis before somebody has { $needed }.
}
refusal-CE-8-8 = Nobody can buy that before somebody has { $needed }.
refusal-CE-8-16 = You have placed as many pieces in { $region } as this phase allows: { $room }.
refusal-CE-8-17 = You have placed as many pieces in { $region } as this phase allows, fleets among them: { $room }.
refusal-CE-8-18 = What you buy is placed where you have had a settlement since before this phase, not in { $region }.
refusal-CE-8-19 = { $turn ->
    [other] { whose-choice }
   *[own] Place it where you have a settlement; a fleet on the coast.
}
refusal-CE-8-20 = You have “{ $name }” already.
refusal-CE-8-22 = { $turn ->
    [other] { whose-choice }
   *[own] { $kind ->
        [improve] “{ $name }” is obsolete.
       *[other] Name a known improvement of an earlier era that is not obsolete yet, or none.
    }
}
refusal-CE-8-23 = You have no such unit to sell there; a fleet must be empty.
refusal-CE-8-24 = Only armies and fleets of past eras can be sold.
refusal-CE-8-25 = { $n ->
    [one] “{ $name }” needs { $needed }, which nobody has yet.
   *[other] “{ $name }” needs { $needed }, which nobody has yet.
}
refusal-CE-9-1 = { $kind ->
    [piece] You have nothing there that could move.
   *[other] This is your movement: choose a region, a piece and its step, or finish.
}
refusal-CE-9-2 = { $kind ->
    [piece] No such piece that could move stands there.
   *[other] { $left ->
        [0] That piece has no steps left.
       *[other] That is not one step away.
    }
}
refusal-CE-9-3 = To go aboard, a piece must stand on a coast beside the fleet.
refusal-CE-9-4 = A piece can go ashore only in a region beside its fleet.
refusal-CE-9-5 = You have no such fleet there; pieces go aboard own fleets only.
refusal-CE-9-7 = An army that has gone aboard in this turn stays aboard.
refusal-CE-9-8 = The fleet has moved in this turn: its armies stay aboard.
refusal-CE-9-10 = Fleets cannot enter land regions.
refusal-CE-9-11 = Without a fleet no piece can go to sea.
refusal-CE-9-12 = Aircraft fly from one region to the next beside it.
refusal-CE-9-17 = { $turn ->
    [other] { whose-choice }
   *[own] Declare battle on who has entered, or let them pass.
}
refusal-CE-9-25 = Pieces do not change from one fleet to another, nor go aboard in port.
refusal-CE-10-1 = No token that could be looked at lies there.
refusal-CE-10-5 = { $turn ->
    [other] { whose-choice }
   *[own] Decide first what becomes of the token.
}
refusal-CE-10-7 = You know that token already.
refusal-CE-11-1 = { $kind ->
    [attack] You can attack on land where you have an army and they have armies or aircraft, at sea where you have a fleet and they have fleets or aircraft.
   *[other] Declare battles, or finish declaring.
}
refusal-CE-11-2 = That battle has been declared already.
refusal-CE-11-4 = That battle cannot be fought now; in each region, those that others declared on you come first.
refusal-CE-11-5 = { $turn ->
    [other] { whose-choice }
   *[own] Join the attacker or the defender, or stay out of it.
}
refusal-CE-11-7 = Send an army of your side that is in this region.
refusal-CE-11-8 = Send a fleet of your side that is in this region.
refusal-CE-11-10 = The leaders of the battle are choosing in secret; wait for them.
refusal-CE-11-11 = No more aircraft can support that unit; at sea they support battleships only.
refusal-CE-11-12 = Aircraft only support: choose the unit that fights first.
refusal-CE-11-29 = { $turn ->
    [other] { whose-choice }
   *[own] Choose the unit that you send.
}
refusal-CE-11-30 = Nobody can join neutral cavalry.
refusal-CE-11-32 = There is no neutral cavalry where you have an army.
refusal-CE-11-33 = That battle does not take place any more.
refusal-CE-12-1 = You can capture a foreign settlement only where you have an army and its owner has neither armies nor aircraft.
refusal-CE-12-8 = You can destroy settlers only where you have an army and their owner has neither armies nor aircraft.
refusal-CE-12-9 = Aircraft alone can neither capture nor destroy anything; you need an army in { $region }.
refusal-CE-12-10 = The battles are over: capture, destroy, or be done.
refusal-CE-13-3 = That player is not within trade range of yours.
refusal-CE-13-5 = That cannot be part of this deal: it is not theirs to give, or there is nothing to give.
refusal-CE-13-6 = That is part of the deal already.
refusal-CE-13-8 = A settlement changes hands with its card, and stays while the card is lent.
refusal-CE-13-10 = Nobody trades away their last settlement.
refusal-CE-13-16 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [offer] You cannot make such an offer: at most { $offers } in a turn, each to one other player.
       *[other] That is not possible now: make an offer, answer it, or finish.
    }
}
refusal-CE-13-19 = With Magellan’s Voyage you exchange a card that you hold for one of a player within trade range, once in a phase.
refusal-CE-18-1 = { $kind ->
    [learn-one] Choose which technology you buy.
   *[learn] “{ $name }” has been obtained already.
}
refusal-CE-18-11 = { $turn ->
    [other] { whose-choice }
   *[own] Enlarge a village or town as far as its terrain allows, or nothing.
}
refusal-CE-19-2 = You do not have what this milestone asks for: { $name }.
refusal-CE-19-7 = That milestone is of another era, or has been declared.
refusal-CE-19-9 = { whose-choice }
refusal-CE-19-11 = { $turn ->
    [other] { whose-choice }
   *[own] Take a wonder of the current era that nobody has.
}
refusal-CE-20-1 = In the advanced rules wonders come with technologies; there are no milestones.
refusal-CE-20-6 = { $last ->
    [yes] With the Manhattan Project you destroy one region, once in the game; not that of your last settlement.
   *[no] With the Manhattan Project its holder destroys one region, once in the game.
}
refusal-CE-20-7 = Only the holder of the United Nations can end the game so.
refusal-CE-20-8 = Only the holder of the Apollo Program can end the game so.
refusal-CE-20-9 = There is one ship, and it can be bought after somebody has the technology “Fusion”.
refusal-CE-22-4 = The game is over.
refusal-CE-23-10 = The end of the game has been brought about already.
refusal-CE-27-8 = The phase is ending: declare something, or nothing.
