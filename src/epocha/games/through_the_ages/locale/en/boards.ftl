# --- what the pictures of civilizations say ---
civilization-of = Civilization of ⟦seat { $seat }⟧
site-now = { $card }: { $workers ->
    [0] no worker
    [one] 1 worker
   *[other] { $workers } workers
}{ $stored ->
    [0] {""}
    [one] , 1 blue token
   *[other] , { $stored } blue tokens
}; one more costs { $price ->
    [one] 1 resource
   *[other] { $price } resources
}.
unused-workers = { $unused ->
    [0] No unused worker
    [one] 1 unused worker
   *[other] { $unused } unused workers
}{ $discontent ->
    [0] .
   *[other] ; discontent: { $discontent }.
}
bank-price = { $price } food
bank-eaten = { $eaten } food
yellow-bank-now = Yellow bank: { $left ->
    [0] empty
    [one] 1 token left, which costs { bank-price }
   *[other] { $left } tokens left, the next costs { bank-price }
}; the population eats { bank-eaten } a turn.
needs-now = The population eats { bank-eaten } a turn.
needs-now-faces = The population eats { bank-eaten } a turn. Happy faces: { $happy } of { $required } required.
blue-bank-now = Blue bank: { $left ->
    [0] empty
    [one] 1 token left
   *[other] { $left } tokens left
}{ $corrupts ->
    [0] .
   *[other] { $left ->
        [0] ; corruption takes { $corruption } resources.
       *[other] { $corruption ->
            [0] ; no corruption as long as no more than { $more } leave it.
           *[other] ; corruption takes { $corruption } resources, and more once over { $more } leave it.
        }
    }
}
government-now = { $card }: { $civil } of { $of_civil } civil actions and { $military } of { $of_military } military actions left.
wonder-now = { $card }, under construction: { $done } of { $stages } stages.
wonder-done = { $down ->
    [0] { $card }, completed.
   *[other] { $card }, completed and turned face down.
}
pact-now = { $side ->
    [none] Pact with ⟦seat { $seat }⟧: { $card }.
   *[other] Pact with ⟦seat { $seat }⟧, as party { $side }: { $card }.
}
war-on = War declared on ⟦seat { $seat }⟧: { $card }.
war-by = War declared by ⟦seat { $seat }⟧: { $card }.
tactics-now = { $card }: { $armies ->
    [one] 1 army adds
   *[other] { $armies } armies add
} { $bonus } strength.
number-now = { $name }: { $n }
no-leader = no leader
wonder-none-begun = no wonder begun
no-tactics = no tactics
no-special = no special technology

# --- the seats in rows ---
seats = Seats
seat-name = ⟦Seat { $seat }⟧
actions-civil = Civil actions left: { $left } of { $total }
actions-military = Military actions left: { $left } of { $total }

# --- the outlook: what the end of the turn will bring ---
outlook = Outlook on the end of the turn
outlook-uprising = Uprising: nothing is scored, produced or drawn
outlook-famine = famine
outlook-eaten = eaten
outlook-corruption = corruption
outlook-change = { $name }: { $now } + { $gain } − { $loss } = { $then }
ahead-left = After it you have { $civil } and { $military } left. At the end of the turn:
ahead-change = { $name }: { $numbers }
outlook-cards = Military cards: { $drawn } drawn, then { $held } in hand; { $limit } may stay.

# --- the stage: what is being resolved ---
stage-attacks = { $n ->
    [0] attacks
   *[other] attacks, { $n } ahead
}
stage-defends = { $n ->
    [0] defends
   *[other] defends, { $n } ahead
}
stage-bids = has the highest bid
stage-passed = is out of the auction
stage-may-bid = may bid
stage-needs = needs a force of { $n }
stage-party = { $offers ->
    [1] { $side ->
        [none] offers the pact
       *[other] offers it, as party { $side }
    }
   *[other] { $side ->
        [none] is to answer
       *[other] is to answer, as party { $side }
    }
}
stage-won = { $n ->
    [0] takes effect
   *[other] has won by { $n }
}
stage-decides = decides
stage-more = { $n } more
# --- the same in short, below the question ---
brief-send = { $n ->
    [0] “{ $card }”: { $total } in all
   *[other] “{ $card }” +{ $n }: { $total } in all
}
brief-spend = Bonus card { $age } +{ $n }: { $total } in all
brief-no-bid = Pass
brief-lose = “{ $card }”
brief-destroy = { $used }
brief-take-technology = “{ $card }” (worth { $n })
