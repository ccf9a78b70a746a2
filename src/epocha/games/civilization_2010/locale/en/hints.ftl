# --- what a sensible player looks at ---
hint-capital = Look for a mix around it: forests and mountains give production, deserts and water trade.
hint-figures = Place them towards the tiles that you will discover first.
hint-second-city = Found your second city early, best on turn 2 or 3: a second action every turn is worth more than the scout.
hint-city = Another city means another action every turn.
hint-scouts = A scout on a rich square gathers it for a city, as if it were beside it.
hint-trade = Swap what you have twice for what an ability of yours costs; the other player should gain by it too.
hint-coins = Somebody is near 15 coins: help no one to a coin now.
hint-management = No city should idle: if it can build nothing good, the arts always give something.
hint-culture = You can pay for the next space of the culture track.
hint-movement = Discover tiles and explore huts early; keep enough units before you enter a village.
hint-research = Research every turn, unless one turn of saving buys a whole level more. Trade beyond your coins is lost.
hint-battle = Attack with a unit that trumps: it strikes first. Infantry beats mounted, mounted beats artillery, artillery beats infantry.
hint-battle-ahead = You are ahead: a new front keeps your units out of harm.
hint-loot = Think of what the loser will miss most, not only of what you gain.
hint-person = A great person hides what is printed on its square: grassland costs nothing.
hint-way = From now on know how you will win. Nearest for you: { $goal }
hint-guard = An army can reach your capital. Guard it with six units, and with walls if you can.
hint-spare = No technology of yours uses your { $resource }. Somebody may give trade or culture for it.
hint-hut = A hut on { $square } is within reach of your army. It costs nothing: an army just walks in.
hint-site = { $square } is a good place for a city. Walk your scout there and found it next turn.
hint-village = { $n ->
    [0] Without cards you cannot fight for a village.
    [one] With one card against three this is a lost battle.
    [2] With two cards against three a village is a risk.
   *[other] With { $n } cards against three a village is about a coin toss.
} Five are safe.
hint-research-lost = { $n } trade will be lost next turn if you research nothing now.
hint-irrigation = Irrigation gives you a third city. Early on it is the best technology of level II.
hint-ranks = Several kinds of your units are of the first rank. A better rank makes every card of its kind stronger at once: { $names }.
hint-hides = A building hides for good what is printed under it: { $squares }.
hint-hides-square = { $square } ({ $icons })
