# Moje hry: co se hrálo a jak to dopadlo.
my-games = Moje hry
my-games-none = Zatím tu nemáš žádnou hru. Zahraj si proti počítači, nebo založ stůl pro přátele: každá hra, ke které si sedneš, se objeví tady.
my-games-begin = Vybrat hru
my-games-running = Rozehrané
go-on = Pokračovat
column-date = Datum
column-game = Hra
column-result = Tvůj výsledek
column-opponents = Soupeři
column-players = Hráčů
column-games = Her
column-wins = Výher
column-best = Nejlepší výsledek
column-against = Proti
result-left = dohráno bez tebe
pages = Stránky
page-newer = Novější
page-older = Starší
page-of = Stránka { $page } z { $pages }
statistics = Statistiky
statistics-about = Nepočítají se hry z pozice, první hry s průvodcem ani hry, ve kterých ti patřilo víc míst nebo které skončily bez tebe.
statistics-latest = { $count ->
    [one] Počítá se tvoje poslední hra.
    [few] Počítají se tvoje poslední { $count } hry.
   *[other] Počítá se tvých posledních { $count } her.
}
statistics-none = Zatím se žádná z tvých her nepočítá.
games-won = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [0] žádná výhra
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
game-lengths = Délka: průměrně { $usual ->
    [one] { $usual } akce
    [few] { $usual } akce
   *[other] { $usual } akcí
}, od { $shortest } do { $longest }
