# Tahy ostatních: jak rychle, co se stalo naposledy; zvuky.
settings = Nastavení
volume = Hlasitost zvuků
vibration = Zavibrovat, když jsem na tahu
pace = Tahy ostatních
pace-slow = pomalu, s časem na prohlédnutí
pace-normal = tak, jak přicházejí
pace-instant = hned a bez pohybu
cautions = Varuj mě před
caution-title = Než to uděláš
caution-do = Přesto to udělej
caution-back = Zpět
caution-off = Příště už nevaruj před { $what }
last-turn = Od tvého posledního tahu:
last-turn-earlier = { $count ->
    [one] předtím { $count } tah
    [few] předtím { $count } tahy
   *[other] předtím { $count } tahů
}
show-again = Ukázat znovu
last-battle = Bitva znovu
last-battle-about = Projít poslední bitvu ještě jednou
