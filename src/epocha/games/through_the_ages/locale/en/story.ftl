# --- how a game went ---
source-buildings = Buildings
source-wonders = Wonders
source-leaders = Leaders
source-state = Government, colonies, pacts
source-events = Events and preparing them
source-fights = Aggressions and wars
source-final = End of the game
source-points = Cards, famine, other
luck-military = Military cards
luck-military-about = How many of the military cards drawn were for the hand: tactics, aggressions, wars, pacts and bonus cards, and not events or territories. The mark is at the number that the deck made likely.
luck-military-n = { $got } of { $times }
