# --- všetky karty hry ---
cards = Karty
cards-all = Všetky karty
cards-name = Meno
cards-any = všetko
cards-where = Kde je
cards-reset = Ukázať všetko
cards-shown = { $shown } z { $all }
cards-none = Taká karta nie je.
cards-absent = nie je v tejto hre
cards-piles = Balíčky a kôpky, ako ich poznajú všetci
cards-rules = Čo o nej hovoria pravidlá
cards-rule-above = pozri vyššie
cards-rulings = Výklad
rulings = Výklad jednotlivých kariet
