# --- every page ---
skip-to-content = Skip to the content
language = Language
switches = Settings of the page
theme-system = Theme: as the system. Switch to light
theme-light = Theme: light. Switch to dark
theme-dark = Theme: dark. Switch to the system's
yes = yes
no = no
save = Save
copy = Copy
close = Close
go = Go
send = Send
guest = Guest
rules = Rules
to-home = To the home page

# --- the first page ---
home-claim = Civilization board games, played by the rules
home-about = With friends and against bots, in the browser, without an account. The table knows every rule, shows what you may do, and says why when you may not.
your-name = Your name
name-placeholder = What shall we call you?
my-tables = My tables
games = Games
open-tables = Open tables
no-open-tables = No table is waiting for players. Set one up with an open seat and it will appear here.
finished-tables = Finished games
game-players = { $least } to { $most } players
game-edition = Edition { $edition }
play-now = Play against a bot
set-up-table = Set up a table
set-up-title = New table: { $game }
set-up-wrong = The table cannot be made yet.
how-many = How many play?
how-long = How long?
who-plays = Who plays?
more = More
about-minutes = about { $minutes } minutes
as-length = as the length says
name-of-seat = Name of seat { $seat }
seat-number = Seat { $seat }
table-name = Name of the table
begin-from-position = Begin from a position
begin-from-position-help = Paste what “Position as text” on a table’s page gave. It brings its own options; choose as many seats as it has players. What it does not know is drawn anew. Everybody sees that the table began so, and its result is none of a normal game.
from-position = from a position
from-position-about = This game began from a position that somebody pasted, and who wrote it may know more of it than the others. Its result is none of a normal game.
create-table = Create the table
sit-me = at this device
sit-friend = a friend, by link
sit-open = anyone
sit-bot = bot: { $bot }
bot-random = Random
bot-greedy = Greedy
bot-search = Thinker
strength-quick = quick
strength-normal = normal
strength-strong = thorough
bot-at-level = { $level } bot: { $plays }
level = { $bot ->
    [random] easy
    [greedy] medium
    [search] { $strength ->
        [quick] strong
        [strong] strongest
       *[normal] very strong
    }
   *[other] { "" }
}
bot-plays = { $bot ->
    [random] plays at random
    [greedy] takes the best at once
    [search] { $strength ->
        [quick] thinks ahead a little
        [strong] thinks ahead longest
       *[normal] thinks ahead
    }
   *[other] { "" }
}
table-free = { $free ->
    [0] waiting
    [one] { $free } open seat
   *[other] { $free } open seats
}
date = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
} { $year }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
status-waiting = waiting
status-running = in progress
status-finished = finished
status-abandoned = abandoned

# --- seats ---
seat-open = open seat
seat-friend = kept for a friend
seat-empty = empty seat
seat-human = guest
you = you
online = at the table
offline = away
thinking = thinking
place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}

# --- the table ---
views = What to show
view-board = Board
view-me = Me
view-others = Others
view-log = Log
now-fold = Fold what is asked to one line
side-tabs = Beside the board
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-table = Table
what-now = What now
your-turn = Your turn
your-reaction = Do you react?
game-over = The game is over
waiting-you = It is your turn on another of your seats.
waiting-spared = You hold nothing against this; “no” is answered for you.
waiting-seats = { $count ->
    [one] { $names } is to move.
   *[other] { $names } are to move.
}
waiting-join = { $count ->
    [0] The game is about to begin.
    [one] The game begins when one more seat is taken.
   *[other] The game begins when { $count } more seats are taken.
}
waiting-undo = { $count ->
    [one] { $names } has been asked to let an action be taken back.
   *[other] { $names } have been asked to let an action be taken back.
}
waiting-won = You have won, congratulations! Look at the result, step through the game, or play again.
waiting-lost = Not this time. Look at the result, step through the game, or play again.
waiting-watched = The game is over. Look at the result, or step through the game.
waiting-finished = The game is over. Look at the result, step through the game, or play again.
waiting-abandoned = Everybody has left, so the game is over. The secret of its shuffles is shown.
waiting-contributions = The cards are shuffled with a contribution of every player. Waiting for: { $names }.
help-rule = The rule in play: { $rule }
hint = Hint
hint-off = Not again
hint-gone = This hint will not come again. The settings bring all hints back.
hints = Hints
hints-back = Bring back all hints
choices = What you can do
spare = Do not ask me again this turn for cards I do not hold
spare-help = “No” is answered for you after a moment, so that nobody can tell the difference. If you hold something, you are asked. Only you know about this.
waiting-passing = You let everything pass; “no” is answered for you.
pass-turn = No, and let everything pass this turn
pass-round = No, and let everything pass this round
no-turn = No to all this turn
no-round = No to all this round
windows-secret = Whoever might hold something against what others do is asked each time, and answers take their time, so that no pause tells anything.
windows-quick = Only those are asked who can react. So a pause tells that somebody could have reacted.
begun-from-position = The game begins from a position.
position-about = This is what you see of the table, as text. Send it along when you report a fault, or play on from here at another table.
position-help = To play on with people, paste it where you set up a new table. What it does not know is drawn anew. Everybody sees that the table began so, and its result is none of a normal game.
play-on-with-bots = Play on from here against bots
pass-help = “No” is answered for you after a moment, whatever you hold, as long as this page is open. Only you know about this.
passing-turn = You let everything pass until this turn ends.
passing-round = You let everything pass until this round ends.
ask-again = Ask me again
choose-here = Choose what to do here
step-less = Fewer
step-more = More
chosen-so-far = Chosen so far:
chosen-earlier = Before that: { $count }
undo-free = Take back
undo-consent = Ask to take back
undo-disclosed = Your last action cannot be taken back: something was revealed since.
undo-asks-you = { $name } asks you whether this may be taken back: { $sentence }
undo-asked = { $name } would like to take back: { $sentence }
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = { $count ->
    [one] Waiting for one answer.
   *[other] Waiting for { $count } answers.
}
sit-here = Sit here
return-here = Sit down again
put-bot = Put a bot here
which-bot = Which bot
start-with-bots = Begin now, bots on the free seats
contribute-about = A page with scripts contributes something random as soon as it is open. Yours has no scripts: begin without a contribution of your own.
contribute-do = Begin
start-now = Begin now, without waiting
invite-link = Link for your friend:
move-link = To go on with { $name } on another device, open there:
leave = Leave the table
leave-last = You are the last person here. If you leave, the game ends for good and the secret of its shuffles is shown.
rematch = Play again
to-rematch = To the next game
replay = Replay
check-shuffle = Check the shuffles
download-record = Download the record
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit
lenses = Layers of the map
lens-none = Show nothing over the map
board-later = The board will be set up when all seats are taken.
you-watch = You are watching. The boards of all players are under Others.
pictures = Pictures
picture-news = Something happened here
open-board = Open the board of { $name }
accounts = Breakdown
accounts-of = What the numbers of { $name } are made of
log-empty = Nothing has happened yet.
meanwhile = Until everybody is here:
log-hidden = has chosen in secret
log-by-chance = (the bot failed, this was drawn at random)
see-moment = See the table after action { $ply }
new-total = now
whole-log = The whole log, with the replay
log-earlier = Earlier actions
chat-empty = Nobody has said anything yet.
spectator = spectator
say = Say something
whole-rules = All rules
watching = Watching
commitment = Sealed shuffle
commitment-help = The site fixed a secret for this table, game and options before anybody sat down; this is its fingerprint. All shuffles and dice follow from the secret and from what the players’ browsers contributed afterwards, so nobody could choose them. When the game is over the secret is shown, and anybody can check it.
contributions = Contributions to the shuffles
contribution-none = none of its own
since-you-left = { $count ->
    [one] Since you left: one action
   *[other] Since you left: { $count } actions
}
show-since = Show what happened
no-result = The game was broken off, so nobody has won.
notify = Tell me when it is my turn
sound-on = Sound is on. Switch it off
sound-off = Sound is off. Switch it on
connection-lost = Connection lost, trying again …
connection-back = Connected again
show-rule = Rule { $rule }
show-ruling = Ruling { $rule }
undo-never-mind = Never mind, play on

# --- replay ---
replay-at = Action { $ply } of { $plies }
replay-part = Battle: step { $ply } of { $plies }
battle-outcome = What the battle came to
battle-nothing = Nobody lost anything.
replay-whole = Whole game
replay-moment = Moment of the game
replay-start = The table before the first action.
replay-play = Play
replay-pause = Pause
step-first = To the beginning
step-previous = One action back
step-next = One action on
step-last = To the end
back-to-table = To the table

# --- rules, links, the check of the shuffles ---
contents = Contents
link-join = A seat is kept for you
link-join-about = You have been invited to the table “{ $table }”.
link-join-do = Sit down
link-move = Go on here
link-move-about = This takes your seat at the table “{ $table }” over to this device. The link works once.
link-move-do = Take my seat here
link-taken = Somebody sits there already.
watch-table = Watch the table
check-title = Were the shuffles fair?
check-about = Before anybody contributed, the fingerprint of the site’s secret was published, for this table, game and options. All shuffles and dice follow from a key made of that secret and of what the players’ browsers contributed. The game is over, so the secret is shown, and everything has just been computed again.
check-own-holds = The fingerprint is the one that this browser saw, and what it contributed is in the key.
check-own-fails = The fingerprint is not the one that this browser saw, or what it contributed is not in the key.
check-commitment-holds = The secret, with this table, game and options, fits the fingerprint published before anybody contributed.
check-commitment-fails = The secret, with this table, game and options, does not fit the fingerprint published before anybody contributed.
check-replay-holds = { $plies ->
    [one] Replayed from the key, the only action is legal and ends in the same position.
   *[other] Replayed from the key, all { $plies } actions are legal and end in the same position.
}
check-replay-fails = Replayed from the key, the game does not end in the same position.
check-published = Published fingerprint
check-secret = Secret
check-computed = Fingerprint of the secret: the SHA-256 of these lines
check-key = Key: the SHA-256 of these lines
check-digest = Final position
check-yourself = To check it yourself, download the record and run: epocha verify FILE

# --- answers ---
done-already = That had been done already; nothing was done twice.
error-title = That did not work
error-network = The server cannot be reached just now. Nothing was sent; please try again.
error-seat-yours = You already sit here.
choose-some = Choose some
waiting-answered = { $count ->
    [0] Your answer is in.
   *[other] Your answer is in. Waiting for { $names }.
}
picked-so-far = Picked so far, seen by you alone:
drop-last-pick = Take back the last pick
drop-all-picks = Start over
change-answer = Change your answer
position-as-text = Position as text
curtain-next = Next:
curtain-about = Pass the device on. The table is hidden until the next person sits before it.
curtain-lift = It is me: show the table

# --- what is looked at closely ---
closeup = What this is
closeup-open = Can be chosen now:
closeup-closed = Not now:
closeup-again = Touch again:
closeup-choose = choose what to do here

# --- paying in one go ---
pay-less = Less: { $what }
pay-more = More: { $what }
pay-sum = Pieces: { $paid } of { $due }
pay-kinds = Kinds: { $paid } of { $due }

# --- planning, and wishes of a person ---
plan-title = Plan your next move
plan-set = Planned: { $what }
plan-offer = You planned: { $what }
plan-gone = What you planned is not possible now: { $what }
plan-do = Do it
plan-drop = Drop the plan
take-alone = If only one choice is open to me, make it by itself
take-alone-help = At all your tables on this device, but never in reaction windows. Others may notice how fast you answer.
taken-alone = The only choice, made by itself: { $what }
