# Moje hry: čo sa hralo a ako to dopadlo.
my-games = Moje hry
my-games-none = Zatiaľ tu nemáš žiadnu hru. Zahraj sa proti počítaču alebo založ stôl pre priateľov: každá hra, ku ktorej si sadneš, sa objaví tu.
my-games-begin = Vybrať hru
my-games-running = Rozohrané
go-on = Pokračovať
column-date = Dátum
column-game = Hra
column-result = Tvoj výsledok
column-opponents = Súperi
column-players = Hráčov
column-games = Hier
column-wins = Výhier
column-best = Najlepší výsledok
column-against = Proti
result-left = dohrané bez teba
pages = Stránky
page-newer = Novšie
page-older = Staršie
page-of = Strana { $page } z { $pages }
statistics = Štatistiky
statistics-about = Nepočítajú sa hry z pozície, prvé hry so sprievodcom ani hry, v ktorých ti patrilo viac miest alebo ktoré sa skončili bez teba.
statistics-latest = { $count ->
    [one] Počíta sa tvoja posledná hra.
    [few] Počítajú sa tvoje posledné { $count } hry.
   *[other] Počíta sa tvojich posledných { $count } hier.
}
statistics-none = Zatiaľ sa žiadna z tvojich hier nepočíta.
games-won = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } hier
}, { $wins ->
    [0] žiadna výhra
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výhier
}
game-lengths = Dĺžka: priemerne { $usual ->
    [one] { $usual } akcia
    [few] { $usual } akcie
   *[other] { $usual } akcií
}, od { $shortest } do { $longest }
