# --- what a sensible player looks at ---
hint-start = Look for room: several empty regions beside yours, and few ways in for others.
hint-start-second = Far from your first start you find other resources; near it both protect each other.
hint-settlers = You have no settlers: each new settlement pays for its settler in a few rounds.
hint-purchase = Every settlement and every technology brings gold in each round; armies only guard it.
hint-purchase-advanced = Own the technologies that everybody needs: others pay you for each unit or improvement that they unlock.
hint-era = Somebody is one technology short of ending the era: buy now what will be gone or dearer after it.
hint-obsolete = Name what helps others more than you.
hint-token = As long as only you know it, others may waste a settler on it.
hint-explore = Look at the token before you found a settlement: a settler can do that even without moving.
hint-move = An army beside an empty settlement is a threat; a settlement without one is an invitation.
hint-intercept = In your own settlement each of your units has +1.
hint-declare = Battles are fought to the end: nobody can retreat.
hint-choose = Cavalry beats infantry, infantry beats artillery, artillery beats cavalry: guess what they send.
hint-captures = A captured settlement keeps its size; it is both your gain and their loss.
hint-trade = Swap what you have twice for what you lack: different resources pay for both of you, and a third card alike is a monopoly.
hint-answer = Count what each of you gains in this production, as cards return after it.

# --- what is asked about once more ---
caution-milestone = Milestones that you could declare
caution-milestone-text = You could declare a milestone now and take a wonder. Somebody else may do so before you.
caution-settler = Settlers that could found
caution-settler-text = One of your settlers could found a settlement where it stands, and that costs nothing.
