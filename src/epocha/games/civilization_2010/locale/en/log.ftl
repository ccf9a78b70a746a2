# --- what happens by itself, after the player’s name ---
chapter-set-up = Setup
chapter-over = The end
phase = { $phase ->
    [start] Start of Turn
    [trade] Trade
    [cities] City Management
    [movement] Movement
   *[research] Research
}
chapter-phase = Turn { $round }: { phase }
chapter-turn = Turn { $round }, { phase }: ⟦player { $seat }⟧
outcome-first = is the first player in turn { $round }
outcome-gathers = gathers { $amounts }
outcome-start-gains = gains { $amounts } at the Start of Turn
outcome-city-cancelled = cannot carry out the action { of-city }: it is cancelled
outcome-cancelled = sees “{ $name }” cancelled: it has no effect
outcome-space = advances to space { $space } of the culture track
outcome-learns = learns “{ $name }”
outcome-anarchy = falls into Anarchy
outcome-obsolete = has the wonder “{ $name }”, which is obsolete now
outcome-draws = draws { $what }
outcome-draws-units = draws units: { $what }
outcome-gets = gets { $what }
outcome-units-back = takes back into the standing forces: { $what }
outcome-person = gains a great person: { $name }
outcome-tile = finds on the new tile: huts { $huts }, villages { $villages }
outcome-row = sees come into the market: { $what }
outcome-exchange = gives ⟦player { $other }⟧ { $given } and gets { $got }
outcome-given = gives ⟦player { $other }⟧ { $given } and gets nothing
outcome-got = gets { $got } from ⟦player { $other }⟧ and gives nothing
outcome-attacks = begins a battle for { $square }, with { $own } cards against { $other }
outcome-fallen = loses in battle: { $what }
outcome-won = wins the battle for { $square }, { $own } to { $other }
outcome-lost = loses the battle for { $square }, { $own } to { $other }
outcome-loses = loses { $what }
outcome-wins = { $end ->
    [culture] wins: culture victory
    [technology] wins: technology victory
    [economy] wins: economic victory
   *[military] wins: military victory
}
