# --- parts of sentences ---
nothing = nothing
times = { $n }× { $name }
placed = { $what } on { $square }
an-event = the culture event “{ $name }” ({ $deck })
an-event-of = a culture event of deck { $deck }
any-event = a random culture event
here-city = { $city ->
    [capital] capital of ⟦player { $seat }⟧
   *[other] city { $city } of ⟦player { $seat }⟧
}
here-site = { $site ->
    [hut] hut
   *[village] village
}
here-figures = { $scouts ->
    [0] armies of ⟦player { $seat }⟧: { $armies }
   *[other] { $armies ->
        [0] scouts of ⟦player { $seat }⟧: { $scouts }
       *[other] armies of ⟦player { $seat }⟧: { $armies }, scouts: { $scouts }
    }
}
leader = { $civilization ->
    [america] Abraham Lincoln
    [china] Mao Zedong
    [egypt] Cleopatra
    [germany] Otto von Bismarck
    [rome] Julius Caesar
   *[russia] Catherine II
}
draft-line = { $first }: { $parts }
city-arts = devotes { a-city } to the arts
city-harvests = harvests { $what } { in-city }
city-builds = { $trade ->
    [0] builds { $what } { in-city }
   *[other] builds { $what } { in-city }, rushed with { $trade } trade
}
city-builds-free = builds { $what } { in-city } for free

# --- buttons ---
do-pick = { $name }, led by { $leader }
do-place-capital = Found your capital on { $square } ({ $here })
do-place = Place { $what } on { $square } ({ $here })
do-place-over = Place { $what } on { $square }, in place of { $replaced }
do-relocate = Move a figure to { $square } ({ $here })
do-keep = Keep { a-person } in reserve
do-found = Found a city on { $square }
do-found-army = Found a city with the army on { $square }
do-govern = Change your government to { a-government }
do-assign = Let { a-scout } gather { for-city }
do-assign-off = Let { a-scout } stop gathering
row-assign = For which city does { a-scout } gather?
row-city = { $city ->
    [capital] the capital
    [none] it does not gather
   *[other] city { $city }
}
a-scout = { $number ->
    [0] the scout on { $square }
   *[other] scout { $number } on { $square }
}

# --- headings of choices ---
verb-found = Found cities
verb-govern = Change government
verb-scout = Scouts
verb-harvest = Harvest
verb-send = Great people from the reserve
verb-use = Abilities
verb-play = Culture events
verb-city = Cities
verb-build = Build
verb-free = Build for free
do-send-for = Place { a-person } from your reserve
do-city = { $city ->
    [capital] Act with the capital on { $square } (production: { $n })
   *[other] Act with city { $city } on { $square } (production: { $n })
}
do-arts = Devote it to the arts: { $amount }
do-harvest = Harvest { $what }
do-harvest-early = Harvest { $what } before City Management
do-split = Build two items with one action
do-build = Build { $what }
do-build-for = { $trade ->
    [0] Build { $what } for { $cost }
   *[other] Build { $what } for { $cost }, rushed with { $trade } trade
}
do-build-free = Build { $what } for free
do-at = On { $square } ({ $here })
do-advance = Advance to space { $space } for { $cost }: { $reward ->
    [victory] culture victory
    [person] a great person
   *[event] a culture event of deck { $deck }
}
do-discard = Discard { $what }
do-research = Research “{ $name }” (level { $level }); you keep { $kept } trade
do-learn = Learn “{ $name }” (level { $level })
named-tech = { $name } ({ $level })
do-use = Use “{ $name }”: { $text }
do-play = Play “{ $name }”: { $text }
do-aim-seat = ⟦Player { $seat }⟧
do-aim-square = { $square } ({ $here })
do-aim-column = In column { $column }
do-option = { $text }
do-offer = Offer ⟦player { $seat }⟧ something
do-give = Give { $what }
do-ask = Ask for { $what }
do-send = Send the offer: { $given } for { $taken }
do-accept = Accept the offer of ⟦player { $seat }⟧: { $given } for { $taken }
do-refuse = Refuse the offer of ⟦player { $seat }⟧: { $given } for { $taken }
do-withdraw = Withdraw your offer to ⟦player { $seat }⟧: { $given } for { $taken }
do-leave = Done with trading
do-move = Move from { $square }: { $figures }
do-group = Move { $figures }
do-step = Go to { $square } ({ $here })
do-discover = Discover the tile of { $square }
do-halt = Stop on { $square } ({ $here })
do-sacrifice = Sacrifice the figure in the city on { $square }
do-raze = Destroy the building on { $square }
do-muster = Draw { a-unit } for the barbarians
do-play-unit = Play { $unit } (strength { $strength })
do-play-unit-wild = Play { $unit } (strength { $strength }) for the barbarians
do-new-front = Open a new front
do-against = Attack { $unit } (strength { $strength }, wounds { $wounds }) on front { $front }
do-wound = A wound for { $unit } (strength { $strength }, wounds { $wounds }) on front { $front }
do-heal = Heal a wound of { $unit } (wounds { $wounds }) on front { $front }
do-save = Save { $unit } (strength { $strength })
do-loot = Take { $what }
do-break-coin = Let a coin on “{ $name }” be discarded
do-break-coin-sheet = Let a coin on the sheet be discarded
do-take-coin = Take a coin from “{ $name }”
do-take-coin-sheet = Take a coin from the sheet
do-pay = Pay with { $what }
do-pass-start-of-turn = End your Start of Turn
do-pass-management = End your City Management
do-pass-movement = End your Movement
do-pass-second = Build nothing else
do-pass-targets = That is all
do-pass-research = Research nothing
do-pass-react = Let it happen
do-pass-interrupt = Do nothing now
do-pass-battle-turn = End your battle turn
do-pass-dealing-wounds = Deal no more wounds
do-pass-save-unit = Save no unit
do-pass-loot = Take nothing more
do-pass-razing = Let the building stand
do-pass-answer-exchange = Learn nothing in return
do-pass-lesson = Learn nothing
do-pass-payment = Take it back

# --- log, after the player’s name ---
did-pick = plays { $name }
did-place-capital = founds the capital on { $square }
did-place = places { $what } on { $square }
did-place-over = places { $what } on { $square }, in place of { $replaced }
did-relocate = moves a figure to { $square }
did-keep = keeps { a-person } in reserve
did-found = founds a city on { $square }
did-found-army = founds a city with an army on { $square }
did-govern = changes the government to { a-government }
did-harvest-early = harvests { $what } at the Start of Turn
did-assign = lets the scout on { $square } gather { for-city }
did-assign-off = lets the scout on { $square } stop gathering
did-send-for = sends for { a-person } from the reserve
did-city = acts with { a-city }
did-advance = advances to space { $space } of the culture track for { $cost }
did-discard = discards { $what }
did-research = researches “{ $name }”
did-learn = learns “{ $name }”
did-use = uses “{ $name }”
did-play = plays “{ $name }”
did-offer = makes ⟦player { $seat }⟧ an offer
did-negotiate = negotiates
did-offer-deal = offers ⟦player { $seat }⟧ { $given } for { $taken }
did-accept = accepts an offer of ⟦player { $seat }⟧
did-refuse = refuses an offer of ⟦player { $seat }⟧
did-withdraw = withdraws an offer
did-leave = is done with trading
did-move = moves from { $square }
did-step = goes to { $square }
did-discover = discovers the tile of { $square }
did-halt = stops on { $square }
did-sacrifice = sacrifices a figure in the city on { $square }
did-raze = destroys the building on { $square }
did-muster = draws { a-unit } for the barbarians
did-play-unit = plays { $unit } (strength { $strength })
did-play-unit-wild = plays { $unit } (strength { $strength }) for the barbarians
did-wound = wounds { $unit } on front { $front }
did-heal = heals a wound of { $unit } on front { $front }
did-save = saves { $unit } (strength { $strength })
did-loot = takes { $what }
did-break-coin = lets a coin on “{ $name }” be discarded
did-break-coin-sheet = lets a coin on the sheet be discarded
did-take-coin = takes a coin from “{ $name }”
did-take-coin-sheet = takes a coin from the sheet
did-pass-start-of-turn = ends the Start of Turn
did-pass-management = ends City Management
did-pass-movement = ends Movement
did-pass-targets = chooses no more
did-pass-research = researches nothing
did-pass-react = lets it happen
did-pass-interrupt = does nothing
did-pass-battle-turn = ends the battle turn
did-pass-dealing-wounds = deals no more wounds
did-pass-save-unit = saves no unit
did-pass-loot = takes nothing more
did-pass-razing = lets the building stand
did-pass-answer-exchange = learns nothing in return
did-pass-lesson = learns nothing
did-pass-payment = takes the use of an ability back
did-pass-trade = chooses no more
did-pass-walk = chooses no more

# --- parts of answers ---
part-own-city = { a-city }
part-arts = devotes it to the arts
part-harvest = harvests { $what }
part-split = builds two items
part-build = builds { $what }
part-build-free = builds { $what } for free
part-at = on { $square }
part-aim-seat = ⟦player { $seat }⟧
part-aim-square = { $square }
part-aim-column = column { $column }
part-aim-wonder = the wonder “{ $name }”
part-aim-deck = deck { $deck }
part-aim-city = { $city ->
    [capital] the capital of ⟦player { $seat }⟧
   *[other] city { $city } of ⟦player { $seat }⟧
}
part-aim-at = { $what ->
    [army] an army
    [scout] a scout
   *[person] a great person
}
part-aim-at-one-of = { $what ->
    [army] an army of ⟦player { $seat }⟧
   *[scout] a scout of ⟦player { $seat }⟧
}
part-option = option { $n }
part-give = gives { $what }
part-ask = asks for { $what }
part-send = sends the offer
part-group = { $figures }
part-new-front = on a new front
part-against = against { $unit } on front { $front }
part-pay = for { $what }
