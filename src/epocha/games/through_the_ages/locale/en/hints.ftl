# --- advice for a first game ---
hint-first = A leader or a wonder for one action is the best beginning; what lies on the left is cheapest.
hint-actions = Civil actions do not keep: use them all. Unspent military actions bring cards, three at most.
hint-uprising = Discontent workers: { $discontent }, unused ones: { $unused }. If it stays so, there is an uprising at the end of the turn, and nothing is produced; build a temple, or let workers idle.
hint-hunger = { $n ->
    [one] At the end of the turn { $n } food will be missing; it costs 4 culture.
   *[other] At the end of the turn { $n } food will be missing; each costs 4 culture.
}
hint-corruption = { $n ->
    [one] If you spend nothing more, corruption will take { $n } resource at the end of the turn.
   *[other] If you spend nothing more, corruption will take { $n } resources at the end of the turn.
}
hint-full-hand = { $n ->
    [one] If you end now, { $n } military card of yours will be too many.
   *[other] If you end now, { $n } military cards of yours will be too many.
} { $drawn ->
    [0] What is too many goes after your next political action.
   *[other] Each unspent military action brings a card: use them, on units for example.
}
hint-soldiers = At the end of the turn three cards at most are drawn, so more unspent military actions bring nothing.
hint-war = ⟦Player { $seat }⟧ has declared “{ $card }” on you and is stronger by { $n }. Arm now: it is fought before that rival’s next turn.
hint-last-round = This is the last round: only what still brings culture counts.
hint-age-ends = The age may end within two rounds: play or forget cards of the age before it, since they leave your hand then.
hint-age-tokens = The age may end within two rounds. Then two yellow tokens leave your bank, so look to food and happy faces, and cards of the age before it leave your hand.
hint-culture = You score { $own } culture a turn, the best rival { $most }. It counts in every round that is left.
hint-grow-faces = Count smiles before you grow: one more worker wants { $n } happy faces, and you have { $own }.
hint-grow-food = Your farms cannot feed one more worker: missing food { $n }, at 4 culture each.
hint-revolution = You can pay for a revolution with “{ $card }”. It needs all your civil actions, so decide before you spend one.
hint-science = “{ $card }” waits for science: { $n } more is needed. Until then it fills your hand.
hint-leader = “{ $card }” costs one action only; but you may take a single leader of each age.
hint-dear-wonder = “{ $card }” costs one action only, but its stages cost { $n } resources: more than three turns of your mines, and you cannot give it up.
hint-attack-weak = Your strength is { $own }, and your weakest rival has { $least }: an attack would cost you sacrifices.
hint-idle = You have unused workers: first a mine or a second lab, then culture.
hint-weak = Your strength is { $own }, the greatest is { $most }: events and attacks look for the weakest.
hint-heir = “{ $card }” leaves when this age ends: look for an heir.
hint-mine = “{ $card }” costs one action only: better ore makes everything else possible.
hint-wonder = “{ $card }” costs one action only; a wonder cannot be given up, so count its stages first.
hint-politics = A political action is never compulsory; military actions spent on it are missing in this turn.
hint-prepare = To prepare an event is culture for nothing; choose one that suits your strength.
hint-prepare-weak = Preparing an event is culture for nothing, but you are the weakest: choose one that does not hit the weakest.
hint-resigning = Play on: what you have still scores.
hint-discard-excess = Keep what you can use in the next turns; bonus cards help whoever is attacked.
hint-perform = Choose what produces longest.
hint-soften = One token less may save you several resources.
hint-payment = What is proposed leaves most tokens in the bank, and so the least corruption. Other tokens are rarely better.
hint-bidding = Units that are sent do not come back: bid what the colony is worth to you.
hint-landing = Send the smallest force that suffices, and rather old units than whole armies.
hint-sacrifice = Sacrificed units are lost for good: do it only if it decides the fight.
hint-defend = A tie is enough for you; a bonus card costs less than a unit.
hint-pact-reply = Compare what the pact gives to each of you. Either can cancel it later by a political action.
hint-lose-worker = Give up the worker who makes the least.
hint-destroy-buildings = The dearest building hurts most.
hint-split-goods = Look at what you will need first: food to grow, resources to build.
hint-choose-card = Compare what each card gives every turn.
hint-take-technology = Science can be used for anything; a technology that you lack saves civil actions as well.
hint-build-or-not = For nothing it is nearly always good, unless you need the worker elsewhere.
hint-settlers = More workers want more food and happy faces.
hint-take-from-row = Take what you can use; your next political action is the price.

# Warnings before a turn ends: the words for their switches, after “Warn me of”.
caution-uprising = an uprising at the end of the turn
caution-hunger = missing food
caution-corruption = corruption
caution-full-hand = too many military cards
caution-actions = unused civil actions
caution-soldiers = military actions that bring no card
caution-unused = You have { $civil } left, and what is not used is lost.
