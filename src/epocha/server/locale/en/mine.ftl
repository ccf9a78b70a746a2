# My games: what was played, and how it went.
my-games = My games
my-games-none = You have not played here yet. Begin a game against the computer, or set up a table for friends: every game that you sit down to appears here.
my-games-begin = Choose a game
my-games-running = To be continued
go-on = Continue
column-date = Date
column-game = Game
column-result = Your result
column-opponents = Opponents
column-players = Players
column-games = Games
column-wins = Wins
column-best = Best
column-against = Against
result-left = you left
pages = Pages
page-newer = Newer
page-older = Older
page-of = Page { $page } of { $pages }
statistics = Statistics
statistics-about = Games from a position, guided first games, and games in which you held several seats or left yours do not count.
statistics-latest = { $count ->
    [one] Your latest game is counted.
   *[other] Your latest { $count } games are counted.
}
statistics-none = None of your games counts yet.
games-won = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
game-lengths = Length: { $usual ->
    [one] { $usual } action
   *[other] { $usual } actions
} on average, from { $shortest } to { $longest }
