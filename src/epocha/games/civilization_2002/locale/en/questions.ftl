# --- what is asked ---
prompt-start = Where do you start? You place a village, an infantry and a settler there. In brackets: neighbouring lands.
prompt-start-second = Where is your second village? An infantry and a settler come with it. In brackets: neighbouring lands.
prompt-purchase = Purchases: { $gold }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, production { $income } or more. What do you buy?
prompt-closing = The phase is ending. Do you declare anything?
prompt-name-obsolete = You are the first to buy an improvement in this era. Which older one becomes obsolete for everybody?
prompt-place-free = { $n ->
    [one] Where do you place { $piece }?
   *[other] Where do you place { $piece }? { $n } of them are left.
}
prompt-enlarge-free = Which of your settlements grows for free?
prompt-free-technology = Which technology do you take for free?
prompt-neutral-army = The nation in { $region } joins you. Which army stands in its village?
prompt-token = Your settlers find in { $region }: { $name }. Will you show it to everybody?
prompt-token-idle = The token in { $region } has no effect. Leave it, so that others wonder, or remove it?
prompt-pick-wonder = Which wonder do you take? They differ in name only: each counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end and does nothing else.
prompt-move = Movement: from which region?
prompt-move-piece = Which piece in { $region } moves?
prompt-move-to = You move { $piece } from { $region }. Where to?
prompt-intercept = ⟦Player { $seat }⟧ enters { $region } with { $piece }. Do you declare battle?
prompt-declare = Do you declare battles where your units meet others?
prompt-battles = Which battle comes next?
prompt-join = ⟦Player { $seat }⟧ and ⟦player { $foe }⟧ do battle in { $region }. Do you join a side?
prompt-join-neutral = ⟦Player { $seat }⟧ fights neutral cavalry in { $region }. Do you help?
prompt-choose = Battle in { $region } against ⟦player { $seat }⟧, who has: { $pieces }. Which unit do you send?
prompt-choose-neutral = Battle in { $region } against neutral cavalry: { $pieces }. Which unit do you send?
prompt-choose-seen = By the Oracle you see that ⟦player { $seat }⟧ sends { $piece }. Which unit do you send?
prompt-choose-support = How many aircraft support it?
prompt-captures = Your battles are over. What do you capture or destroy?
prompt-trade-turn = { $n ->
    [one] Trade: to whom do you make your last offer?
   *[other] Trade: to whom do you make an offer? You have { $n } left.
}
prompt-trade-over = Trade: { $why ->
    [off] there are no offers in this game.
    [made] all your offers are made.
   *[nobody] there is nobody whom you can make an offer now.
}
prompt-swap = You give { $what }. Which card do you take for it?
prompt-composing-first = What do you offer ⟦player { $seat }⟧, and what do you ask for?
prompt-composing = Add to your offer or send it. Income: you { $own }, ⟦player { $seat }⟧ { $theirs }.
prompt-answer = ⟦Player { $seat }⟧ offers you { $given } for { $taken }. Next production: you { $own }, ⟦player { $seat }⟧ { $theirs }.
prompt-answer-counter = ⟦Player { $seat }⟧ offers you instead { $given } for { $taken }. Next production: you { $own }, ⟦player { $seat }⟧ { $theirs }.
prompt-answer-lapsed = ⟦Player { $seat }⟧ offers you { $given } for { $taken }, but one of you cannot give that now.
