# Ťahy ostatných: ako rýchlo, čo sa stalo naposledy; zvuky.
settings = Nastavenia
volume = Hlasitosť zvukov
vibration = Zavibrovať, keď som na ťahu
pace = Ťahy ostatných
pace-slow = pomaly, s časom na prezretie
pace-normal = tak, ako prichádzajú
pace-instant = hneď a bez pohybu
cautions = Varuj ma pred
caution-title = Skôr než to urobíš
caution-do = Aj tak to urob
caution-back = Späť
caution-off = Nabudúce už nevaruj pred { $what }
last-turn = Od tvojho posledného ťahu:
last-turn-earlier = { $count ->
    [one] predtým { $count } ťah
    [few] predtým { $count } ťahy
   *[other] predtým { $count } ťahov
}
show-again = Ukázať znova
last-battle = Bitka znova
last-battle-about = Prejsť poslednú bitku ešte raz
