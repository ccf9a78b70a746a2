# What the pictures say. Names of empires, disciplines and events come from components.toml.
seat-name = ⟦Seat { $seat }⟧
map = Map
board-of = Player board of ⟦seat { $seat }⟧
player = ⟦Seat { $seat }⟧: score { $score }, cities { $cities }, events in hand { $events }
own-stock = { $name }: { $amount }
first-player = First player
team = Team { $team }
team-score = Team { $team }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
city-capital = { $city }. 3 points in { $main }, 1 in every other discipline.
city-ordinary = { $city }. 2 points in { $main }, 1 in { $secondary }.
city-in-pile = It lies in the city pile.
city-in-table = It lies on the table of ⟦seat { $seat }⟧.
city-in-finished = It lies in an empire completed by ⟦seat { $seat }⟧.
city-pile = { $cards ->
    [one] City pile: 1 card
   *[other] City pile: { $cards } cards
}
event-pile = { $cards ->
    [one] Event pile: 1 card
   *[other] Event pile: { $cards } cards
}
wonders-goal = Whoever is the first to have all seven wonders gets 5 points.
wonders-bonus = 5 points for all seven wonders
discipline-points = { $discipline }: { $points }
completed = Completed empire: { $empire }
set-of = { $empire }: { $own } of { $size }
no-cities = No cities on the table
hand = { $events ->
    [0] No events in hand
    [one] 1 event in hand
   *[other] { $events } events in hand
}
skips-both = Skips drawing a city and an event in the next turn.
skips-city = Skips drawing a city in the next turn.
skips-event = Skips drawing an event in the next turn.
silenced = { $turns ->
    [one] May not use any event until the end of the next turn.
   *[other] May not use any event until the end of the next { $turns } turns.
}
round = Round { $round }
turn-of = ⟦Seat { $seat }⟧ to move
allowance = { $events ->
    [0] No more events this turn
    [one] 1 more event this turn
   *[other] { $events } more events this turn
}
still = No card has moved for { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; the game ends after { $limit }.
over-complete = All empires are completed.
over-stall = No card has moved for too long.
over-cap = The last round has been played.
over-cut-off = The game has been broken off.
side-west = West
side-east = East
mode-exchange = Exchange your events for new ones
mode-deprive = Make another player lose events
answer-pass = Use no event
answer-accept = Accept the exchange
answer-refuse = Refuse the exchange
answer-done = Put no more events away
answer-no-reaction = Use no protection
all = all
