# --- všechny karty hry ---
cards = Karty
cards-all = Všechny karty
cards-name = Jméno
cards-any = vše
cards-where = Kde je
cards-reset = Ukázat vše
cards-shown = { $shown } z { $all }
cards-none = Žádná taková karta není.
cards-absent = není v této hře
cards-piles = Balíčky a hromádky, jak je znají všichni
cards-rules = Co o ní říkají pravidla
cards-rule-above = viz výše
cards-rulings = Výklad
rulings = Výklad jednotlivých karet
