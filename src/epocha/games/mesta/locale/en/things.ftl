# What is told of a thing that somebody looks at closely. Events have their texts in components.toml.
thing-score-text = { $points ->
    [one] Every completed empire brings 1 point
   *[other] Every completed empire brings { $points } points
}; where the wonders are a goal, the first with all seven gets { $bonus } more. Alone it counts the turns.
thing-empires-text = Empires you have completed. Nobody can take them from you.
thing-cities-text = Cities on the table. Events can take them until their empire is complete.
thing-capitals-text = A capital has 3 points in its main discipline and 1 in every other. Several events need one.
thing-wonders-text = Wonders count on the table and in completed empires. Whoever is the first to have all seven gets { $bonus } points, if that is a goal of this game.
thing-neutral-text = Neutral cities belong to no empire and cannot be completed; they count in disciplines, and some events speak of them.
thing-events-text = Events in hand, seen by their player alone. One may be used in each turn.
thing-capital = 3 points in { $main }, 1 in every other discipline.
thing-ordinary = 2 points in { $main }, 1 in { $secondary }.
thing-wonder = It carries one of the seven wonders.
thing-blocked = What protects: { $by }.
thing-empire-text = Whoever has all { $whole } cities on the table completes it at once: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and nobody can take them any more.
thing-its-cities = Its cities: { $cities }.
thing-discipline-text = The points of the cities on the table. Whoever leads when its Games are held draws two cities; Economic Crisis strikes those who have too few such cities.
thing-side-text = Unrest names a side. On this one lie { $empires }.
thing-city-pile = City pile
thing-city-pile-text = Every turn begins with a city from here. Lost cities go to the bottom.
thing-event-pile = Event pile
thing-event-pile-text = After the city an event is drawn from here. Used events go to the bottom.
thing-first = First player
thing-first-text = Begins every round.
thing-skip = Draws are skipped
thing-skip-text = In the next turn the crossed-out draws are left out.
thing-silence = Silence
thing-silence-text = Until it ends, no event may be used, not even a protection.
thing-allowance = Events this turn
thing-allowance-text = One event may be used in a turn; some events allow one more.
