# --- ako hra prebiehala ---
story = Ako hra prebiehala
sole-win = Vyhráva { $name }.
shared-win = Spoločne vyhrávajú { $names } a { $name }.
tally-total = Spolu
tally-place = Poradie
tally-again = Počítať krok za krokom
tally-skip = Kliknutím alebo klávesom zobrazíš všetko.
save-picture = Uložiť obrázok:
chart-points = Body v priebehu hry
chart-points-about = Koľko bodov by kto mal, keby sa hra skončila po danom kole, aj so záverečným bodovaním. Kolá, v ktorých sa hra obrátila, sú podfarbené.
chart-rounds = Odohrané kolá
chart-moments = Priebeh hry
chart-sources = Z čoho body boli
chart-sources-about = Body na konci hry podľa toho, za čo sú.
chart-luck = Čo prinieslo šťastie: { $what }
turnings = Zlomové okamihy
turnings-about = Kolá, v ktorých sa niekto ujal vedenia, a kolo, v ktorom niekto najviac získal na ostatných.
turning-see = { $round ->
    [0] Ukázať
   *[other] Ukázať { $round }. kolo
}
turning-lead = { $points ->
    [one] sa ujíma vedenia o { $points } bod.
    [few] sa ujíma vedenia o { $points } body.
   *[other] sa ujíma vedenia o { $points } bodov.
}
turning-swing = { $points ->
    [one] najviac získava na ostatných: { $points } bod.
    [few] najviac získava na ostatných: { $points } body.
   *[other] najviac získava na ostatných: { $points } bodov.
}
turning-lead-goal = sa ujíma vedenia, k víťazstvu má bližšie o { $points } %.
turning-swing-goal = sa blíži k víťazstvu viac ako ostatní: o { $points } %.
chart-goals = Najbližšie víťazstvo v priebehu hry
chart-goals-about = Koľko zo svojho najbližšieho víťazstva kto mal po danom kole, v percentách. Kolá, v ktorých sa hra obrátila, sú podfarbené.
tally-result = Výsledok
tally-victory = Víťazstvo
tally-yes = áno
tally-no = nie
chart-alone = Postup v priebehu hry
chart-alone-about = Koľko by sa započítalo, keby sa hra skončila po danom kole.

# --- záznam hry ---
replay-speed = Rýchlosť
replay-copy = Kopírovať odkaz na okamih
replay-round = { $round }. kolo
replay-ahead = Čo bude ďalej
replay-later = Neskoršie akcie
replay-end = Na koniec hry
replay-keys = Klávesy: medzerník prehráva a zastavuje, šípky posunú o akciu späť alebo ďalej, Home a End na začiatok a na koniec.
