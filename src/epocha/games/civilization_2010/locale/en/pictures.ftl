# --- what pictures show, and what their pieces say on hover and read aloud ---
see-map = Map
see-unknown = unexplored
see-terrain = { $terrain ->
    [grassland] grassland
    [forest] forest
    [mountain] mountains
    [desert] desert
   *[water] water
}
see-natural-wonder = natural wonder
see-coin = coin
see-site = { $site ->
    [hut] hut
   *[village] village
}
see-city = { $city ->
    [1] capital of ⟦player { $seat }⟧
   *[other] city { $city } of ⟦player { $seat }⟧
}
see-walls = walls
see-armies = { $n ->
    [one] an army of ⟦player { $seat }⟧
   *[other] { $n } armies of ⟦player { $seat }⟧
}
see-scouts = { $n ->
    [one] a scout of ⟦player { $seat }⟧
   *[other] { $n } scouts of ⟦player { $seat }⟧
}
see-spot = A technology of level { $level } can be learned.
see-marker = ⟦player { $seat }⟧: space { $n }
see-left = { $name }: { $n } left
see-seat = ⟦Player { $seat }⟧
see-hand = Your hand
see-library = Research
see-own-pyramid = Your pyramid
see-workshop = City and market
see-pyramids = Pyramids
see-deck = Culture events { $deck }
see-arts = The arts: { $n } culture
see-sum = { $what ->
    [trade] Trade { $n }
    [production] Production { $n }
    [culture] The arts: { $n } culture
    [coin] Coins { $n }
   *[combat] Combat bonus { $n }
}
see-sum-rest = elsewhere { $n }
see-goal-culture = Culture victory: space { $n }, { $left } to go.
see-goal-technology = Technology victory: { $n } known. Rows still need { $missing }; Space Flight tops them.
see-goal-economy = Economic victory: { $n } coins, { $left } short.
see-goal-military = Military victory: the nearest army is { $n ->
    [one] one step
   *[other] { $n } steps
} away from a rival’s capital. Whoever takes one wins.
see-march = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
see-goal-no-army = Military victory: no army is on the map.
see-trade = Trade: { $n }.
see-culture = Culture: { $n }.
see-cities = Cities, of as many as allowed: { $n }.
see-resources = Resources from the market: { $n }.
see-huts = Tokens from huts: { $n }.
see-villages = Tokens from villages: { $n }.
see-events = Culture events in hand: { $n }.
see-units = Units in the standing forces: { $n }.
see-battle = Battle
see-attacker = Attacker
see-defender = Defender
see-barbarians = Barbarians
see-bonus-units = Units in play
see-bonus-buildings = Buildings
see-bonus-people = Great generals
see-bonus-city = City
see-bonus-walls = City walls
see-bonus-government = Government
see-held = Cards still in hand: { $n }.
see-lost = Units killed: { $n }.
see-unit = { $unit }, strength { $n }{ $wounds ->
    [0] .
    [one] , one wound.
   *[other] , { $wounds } wounds.
}
see-new-front = Open a new front.
see-clash = Against { $foe } on front { $front }: { $when ->
    [first] strikes first
    [second] is struck first
   *[together] both strike at once
}, deals { $dealt }, takes { $taken }; { $fate ->
    [both] both are killed
    [kills] kills it and survives
    [dies] is killed
   *[none] both survive
}.
ahead-new-front = On a new front: then you would have { $own }, the other side { $other }.
ahead-totals = Then you would have { $own }, the other side { $other }.
ahead-cards = Defender: { $seat ->
    [0] barbarians
   *[other] ⟦Player { $seat }⟧
}. You draw { $own } of your { $held } unit cards, they draw { $other }.
ahead-means = A card of yours is worth { $own } on average, one of theirs about { $other }.
ahead-bonus = Combat bonus: you { $own }, they { $other }. A tie goes to the defender.
ahead-odds = { $word ->
    [ahead] By these numbers you are ahead.
    [even] By these numbers it is about even.
   *[behind] By these numbers you are behind.
}
see-desk = Trade desk
see-offers = Open offers
see-no-offers = No offer to you or from you is open.
see-offer = ⟦Player { $seat }⟧ gives ⟦player { $other }⟧ { $given } for { $taken }.
see-stocks = What the others have
see-choose-partner = Choose whom to make an offer
see-make-offer = Offer
see-no-partner = What you may ask for is shown here once you have chosen a player.
see-offers-over = { $n ->
    [0] There are no offers in this game
   *[other] You can make no more offers
}
see-counter = Refuse and make your own offer from it:
see-deals = Deals made lately, the newest first
see-can-build = Can build with { $n } production (trade { $trade })
see-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
see-accept = Accept:
see-refuse = Refuse:
see-withdraw = Withdraw:
see-compose = Your offer to
see-partner = Make an offer to ⟦player { $seat }⟧
see-no-goods = Nothing that may change hands
see-i-give = I give
see-i-take = I take
see-after = After it:
see-all = all
see-all-of = All that is left: { $what }
see-send = Send the offer
see-empty-offer = You can send it once there is something in it.
see-done = Done with trading

# --- what can be looked at closely ---
thing-resource = Resources pay for abilities of technologies and wonders. A city harvests one that is printed around it, or a hut or village has it.
thing-deck = Culture events come from spaces of the culture track: I from the first seven, II from the next seven, III from the last. They are kept hidden until they are played.
thing-figure = { $what ->
    [army] Army
   *[scout] Scout
}
thing-deed-arts = Devote to the arts
thing-deed-arts-text = As its action a city brings 1 culture token, and one more for each culture icon around it.
thing-goal-culture = Culture victory
thing-goal-culture-text = Whoever enters the last space of the culture track wins at once. Each step is paid with culture, later also with trade.
thing-goal-technology = Technology victory
thing-goal-technology-text = Whoever learns Space Flight wins at once. A technology of a level lies on two of the level below, so the top needs at least five of level I, four of II, three of III and two of IV.
thing-goal-economy = Economic victory
thing-goal-economy-text = Whoever has 15 coins wins at once. Coins are on squares and cards, and as tokens on technologies.
thing-goal-military = Military victory
thing-goal-military-text = Whoever conquers another player’s capital wins at once.
thing-count-trade = Trade
thing-count-trade-text = Trade pays for research, and hurries what cities build. More than 27 are never kept.
thing-count-culture = Culture
thing-count-culture-text = Culture pays for steps on the culture track.
thing-count-cities = Cities
thing-count-cities-text = Each city takes one action a turn. Two are allowed, three with Irrigation.
thing-count-resources = Resources
thing-count-resources-text = Tokens from the market, which lie open and pay for abilities.
thing-count-huts = Hut tokens
thing-count-huts-text = What the huts held lies face down; its owner may use it as the resource that it shows.
thing-count-villages = Village tokens
thing-count-villages-text = What the villages held lies face down; its owner may use it as the resource that it shows.
thing-count-events = Culture events
thing-count-events-text = Cards in hand that only their owner sees. How many may be kept depends on technologies.
thing-count-units = Standing forces
thing-count-units-text = Units of which the hand for each battle is drawn.
see-stage = On the table
see-pending = ⟦Player { $seat }⟧: { $what }
see-pending-cancelled = ⟦Player { $seat }⟧: { $what }, cancelled
thing-unknown = Nobody knows what lies here. An army or a scout discovers the tile from a square beside it.
thing-terrain = Gives { $icons } to the city around which it lies.
thing-terrain-bare = Gives nothing by itself.
see-city-action = { $city ->
    [capital] The capital: { $what }
   *[other] City { $city }: { $what }
}
see-next-space = Space { $n } of the culture track, for { $price }.
