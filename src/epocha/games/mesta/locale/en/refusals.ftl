# --- why something is refused: a sentence for each rule that a refusal can name ---
whose-turn = It is ⟦player { $seat }⟧’s turn.
first-announce = First finish announcing “{ $event }”.
nobody-has-cities = { $kind ->
    [against] ⟦Player { $target }⟧ has no city on the table to take.
   *[use] No other player has a city on the table.
}
another-player = { $kind ->
    [against] Choose another player for “{ $event }”.
   *[use] There is no other player for “{ $event }”.
}
own-city = { $picked ->
    [yes] You have chosen { $city } already.
   *[no] { $own ->
        [no] { $city } does not lie on your table.
       *[yes] { $city } does not fit “{ $event }”.
    }
}
refusal-ME-2-15 = The empire of this Commander is not in play: the card can never be used.
refusal-ME-4-7 = { $kind ->
    [use] You do not hold “{ $event }”.
   *[other] Now use an event from your hand, or end your turn.
}
refusal-ME-7-1 = { whose-turn }
refusal-ME-7-4 = { $turn ->
    [other] { whose-turn }
   *[own] { $kind ->
        [offer] { $city } does not lie on your table.
        [take] { $city } does not lie on the table of ⟦player { $target }⟧.
       *[other] { first-announce }
    }
}
refusal-ME-7-5 = { $picks ->
    [events] { $kind ->
        [put] You do not hold “{ $event }”.
       *[other] First choose which of your events to give up.
    }
   *[cities] First choose which of your cities to give up.
}
refusal-ME-7-10 = Now ⟦player { $seat }⟧ chooses.
refusal-ME-8-1 = A protection only answers an event that somebody uses; it is no event of a turn.
refusal-ME-8-5 = “{ $card }” does not protect from “{ $event }”.
refusal-ME-8-6 = { refusal-ME-8-5 }
refusal-ME-8-11 = You are not asked about “{ $event }”, or have answered already.
refusal-ME-8-12 = { $kind ->
    [protect] You do not hold “{ $card }”.
   *[other] First say whether you protect yourself from “{ $event }”.
}
refusal-ME-9-9 = You need at least { $same } cities of one empire on your table.
refusal-ME-9-10 = Name an empire of which at least { $same } cities lie on your table.
refusal-ME-9-14 = You need at least { $cities } cities on your table.
refusal-ME-9-17 = { $kind ->
    [against] ⟦Player { $target }⟧ has no city of this empire; its capital does not count.
   *[use] No other player has a city of this empire; its capital does not count.
}
refusal-ME-9-18 = { $picked ->
    [yes] You have chosen { $city } already.
   *[no] { $own ->
        [no] { $city } does not lie on your table.
       *[yes] Give a city of the empire on the card, and not its capital.
    }
}
refusal-ME-9-24 = { $own ->
    [no] { $city } does not lie on your table.
   *[yes] { $part ->
        [0] First choose a capital.
       *[other] { $picked ->
            [yes] You have chosen { $city } already.
           *[no] Now choose an ordinary city: capitals do not count.
        }
    }
}
refusal-ME-9-29 = { $kind ->
    [against] ⟦Player { $target }⟧ has no city on the table to exchange.
   *[use] You and another player must each have a city on the table.
}
refusal-ME-9-30 = { $turn ->
    [other] Now ⟦player { $seat }⟧ answers the offer.
   *[own] First answer the offer: accept or refuse.
}
refusal-ME-9-32 = { $kind ->
    [against] ⟦Player { $target }⟧ has refused in this turn already, and is asked only once.
   *[use] All who have a city have refused in this turn already.
}
refusal-ME-9-34 = First choose west or east.
refusal-ME-9-35 = { $side ->
    [west] { $city } is no western city, and only those are given up.
   *[east] { $city } is no eastern city, and only those are given up.
}
refusal-ME-9-36 = { own-city }
refusal-ME-9-37 = { $city } is neutral: neutral cities are never given up in an unrest.
refusal-ME-9-41 = You need a capital on your table to attack.
refusal-ME-9-43 = { nobody-has-cities }
refusal-ME-9-45 = You need a capital on your table to trade.
refusal-ME-9-46 = { nobody-has-cities }
refusal-ME-9-48 = You have no city on the table to give up.
refusal-ME-9-54 = Choose one of the neutral cities of ⟦player { $owner }⟧.
refusal-ME-9-56 = You need a capital and a wonder city on your table.
refusal-ME-9-60 = { nobody-has-cities }
refusal-ME-9-61 = { own-city }
refusal-ME-9-64 = First choose: exchange your own events, or make another player lose theirs.
refusal-ME-9-65 = { $kind ->
    [put] You do not hold “{ $event }”.
   *[other] First choose which events to exchange, or that you exchange no more.
}
refusal-ME-9-67 = { $kind ->
    [against] Choose another player who holds events.
   *[other] No other player holds an event.
}
refusal-ME-9-69 = { own-city }
refusal-ME-9-75 = { own-city }
refusal-ME-9-78 = { another-player }
refusal-ME-9-81 = { another-player }
refusal-ME-9-84 = { another-player }
refusal-ME-11-1 = The game is over.
