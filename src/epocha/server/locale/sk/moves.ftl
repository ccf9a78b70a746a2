# Ťahy ostatných: ako rýchlo, čo sa stalo naposledy; zvuky.
settings = Zvuky a tempo
volume = Hlasitosť zvukov
vibration = Zavibrovať, keď som na ťahu
pace = Ťahy ostatných
pace-slow = pomaly, s časom na prezretie
pace-normal = tak, ako prichádzajú
pace-instant = hneď a bez pohybu
last-turn = Od tvojho posledného ťahu:
last-turn-earlier = { $count ->
    [one] predtým { $count } ťah
    [few] predtým { $count } ťahy
   *[other] predtým { $count } ťahov
}
show-again = Ukázať znova
