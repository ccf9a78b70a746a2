# --- all cards of a game ---
cards = Cards
cards-all = All cards
cards-name = Name
cards-any = all
cards-where = Where
cards-reset = Show all
cards-shown = { $shown } of { $all }
cards-none = There is no such card.
cards-absent = not in this game
cards-piles = Decks and piles, as everybody knows them
cards-rules = What the rules say of it
cards-rule-above = as told above
cards-rulings = How it is read
rulings = How single cards are read
