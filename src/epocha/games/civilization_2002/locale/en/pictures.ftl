# --- what pictures show, and what their pieces say on hover and read aloud ---
see-map = World
see-lens-reach = Reach
see-lens-reach-about = Where your pieces can go with the steps they have left, ashore and aboard too; where they stand is dashed. Once you choose a region or a piece, it is theirs alone.
see-lens-goes = your pieces can go there
see-lens-stands = they stand here
see-lens-threat = Threats
see-lens-threat-about = Where armies and fleets of the others can come in their next movement. Your settlements among these are darker; a burst says that nobody guards them.
see-lens-comes = others can come
see-lens-danger = your settlement in reach
see-lens-way = from where
see-lens-bare = unguarded
see-lens-range = Trade range
see-lens-range-about = How far you can trade. Settlements of others within range are dashed: with their owners you can trade.
see-lens-near = within trade range
see-lens-partner = you can trade with its owner
see-lens-plague = Plague
see-lens-plague-about = { $left ->
    [0] All plague has been found: none can come any more.
   *[other] How far plague would spread from a token that you do not know, over land only: { $n ->
        [0] in this era it stays in its region
       *[other] in this era { $n ->
            [one] { $n } step
           *[other] { $n } steps
        }
    }. It kills all pieces and makes settlements smaller. Plague tokens nobody has found: { $left }, some may be in the box.
}
see-lens-hidden = plague may lie here
see-lens-spreads = it would come this far
see-lens-stricken = and strike your own
see-lens-goods = Goods
see-lens-goods-about = Where goods are and who has them: the ring is in the colour of the holder, the number says how many cards of this good they hold. Three or more are a monopoly.
see-lens-free = nobody's yet
see-lens-held = holder, and how many they hold
see-lens-monopoly = monopoly
see-lens-known = face down, known to you
see-lens-borders = Borders
see-lens-borders-about = Who borders on whom: full lines for armies, dashed ones for fleets, dotted ones between sea and coast.
see-lens-land = for armies
see-lens-sea = for fleets
see-lens-coast = between sea and coast
see-region = { $name }.
see-settlement = { $what } of ⟦player { $seat }⟧.
see-token = Token: { $what }.
see-token-known = Token face down, which you know: { $what }.
see-token-down = A token lies face down.
see-pieces = ⟦Player { $seat }⟧: { $what }.
see-neutral = Neutral: { $what }.
see-technologies = Technologies
see-wonders = Wonders
see-improvements = City improvements
see-owner = It belongs to ⟦player { $seat }⟧
see-price = Price: { $n } gold
see-needs = Still needed: { $what }
see-needs-short = ← { $what }
see-past = Its era is over: only its points count
see-declared = Already declared
see-obsolete = Obsolete
see-seat = ⟦Player { $seat }⟧
see-count-points = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
}
see-count-gold = { $n } gold
see-count-income = The next production brings { $n } gold, without a surplus
see-count-settlements = { $n ->
    [one] { $n } settlement, size { $size } in all
   *[other] { $n } settlements, size { $size } in all
}
see-count-armies = { $n ->
    [one] { $n } military unit
   *[other] { $n } military units
}
see-count-technologies = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
see-count-wonders = { $n ->
    [one] { $n } wonder
   *[other] { $n } wonders
}
see-count-settlers = { $n ->
    [one] { $n } settler
   *[other] { $n } settlers
}
see-line-settlements = Settlements
see-line-variety = Variety
see-line-monopolies = Monopolies
see-line-wonders = Wonders
see-line-surplus = Surplus{ $percent ->
    [0] { "" }
   *[other] {" "}{ $percent }%
}
see-line-sum = Production
see-line-minimum = Minimum
see-city-card = { $name }, { $size }: { $n } gold.{ $happy ->
    [yes] { " " }Happy.
   *[no] { "" }
}{ $productive ->
    [yes] { " " }Produces double.
   *[no] { "" }
}
see-shop = What can be bought
see-ware = { $what }: { $n } gold.
see-royalty = A part of it goes to ⟦player { $seat }⟧.
see-sells = The bank pays { $n } gold for one.
see-buy-technology = A technology: { $n } gold.
see-battle = Battle
see-attacker = Attacker
see-defender = Defender
see-force = { $what }: { $n }, dice { $dice }.
see-support = Aircraft: { $n }, sent: { $picked }.
see-enters = Enters
see-stands = Stands there
see-intercept = Declare battle
see-let-pass = Let them pass
see-keeps = ⟦Player { $seat }⟧ keeps the field: about { $n }{"\u00A0"}%
see-odds = Rounds won of 100, and ties (=)
see-item-dice = Dice
see-item-superiority = Superiority
see-item-settlement = Settlement
see-item-plus = Unit
see-item-technology = Technologies
see-desk = Trade
see-no-offers = { $why ->
    [off] There are no offers in this game.
    [made] All your offers are made.
   *[nobody] There is nobody whom you can make an offer now.
}
see-on-map = Add settlements or pieces on the map
see-bill = ⟦Player { $seat }⟧ if the deal is made: gold { $gold }, next production { $income }, a surplus in { $surplus } of { $of } rolls, points { $points }
see-partner = Offer ⟦player { $seat }⟧ a deal
see-holds = ⟦Player { $seat }⟧ has { $gold } gold and { $cards ->
    [0] no goods.
   *[other] these goods: { $goods }.
}
see-i-give = You give
see-send = Send the offer
see-accept = Accept
see-decline = Decline
see-counter = Make a counter-offer
see-scores = Points
see-nothing = nothing
see-gives = ⟦Player { $seat }⟧ gives
see-leads = Leads to: { $what }
see-ask-for = Offer ⟦player { $seat }⟧ a deal for: { $what }
