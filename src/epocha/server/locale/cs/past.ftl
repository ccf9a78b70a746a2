# --- jak hra probíhala ---
story = Jak hra probíhala
sole-win = Vyhrává { $name }.
shared-win = Společně vyhrávají { $names } a { $name }.
tally-total = Celkem
tally-place = Pořadí
tally-again = Počítat krok za krokem
tally-skip = Kliknutím nebo klávesou zobrazíš všechno.
save-picture = Uložit obrázek:
chart-points = Body v průběhu hry
chart-points-about = Kolik bodů by kdo měl, kdyby hra skončila po daném kole, i se závěrečným bodováním. Kola, ve kterých se hra obrátila, jsou podbarvená.
chart-rounds = Odehraná kola
chart-moments = Průběh hry
chart-sources = Z čeho body byly
chart-sources-about = Body na konci hry podle toho, za co jsou.
chart-luck = Co přineslo štěstí: { $what }
turnings = Zlomové okamžiky
turnings-about = Kola, ve kterých se někdo ujal vedení, a kolo, ve kterém někdo nejvíc získal na ostatní.
turning-see = { $round ->
    [0] Ukázat
   *[other] Ukázat { $round }. kolo
}
turning-lead = { $points ->
    [one] se ujímá vedení o { $points } bod.
    [few] se ujímá vedení o { $points } body.
   *[other] se ujímá vedení o { $points } bodů.
}
turning-swing = { $points ->
    [one] nejvíc získává na ostatní: { $points } bod.
    [few] nejvíc získává na ostatní: { $points } body.
   *[other] nejvíc získává na ostatní: { $points } bodů.
}
turning-lead-goal = se ujímá vedení, k vítězství má blíž o { $points } %.
turning-swing-goal = se blíží k vítězství víc než ostatní: o { $points } %.
chart-goals = Nejbližší vítězství v průběhu hry
chart-goals-about = Kolik ze svého nejbližšího vítězství kdo měl po daném kole, v procentech. Kola, ve kterých se hra obrátila, jsou podbarvená.
tally-result = Výsledek
tally-victory = Vítězství
tally-yes = ano
tally-no = ne
chart-alone = Postup v průběhu hry
chart-alone-about = Kolik by se započítalo, kdyby hra skončila po daném kole.

# --- záznam hry ---
replay-speed = Rychlost
replay-copy = Kopírovat odkaz na okamžik
replay-round = { $round }. kolo
replay-ahead = Co bude dál
replay-later = Pozdější akce
replay-end = Na konec hry
replay-keys = Klávesy: mezerník přehrává a zastavuje, šipky posunou o akci zpět nebo dál, Home a End na začátek a na konec.
