# --- every page ---
skip-to-content = Skip to the content
language = Language
theme-system = Theme: as the system. Switch to light
theme-light = Theme: light. Switch to dark
theme-dark = Theme: dark. Switch to the system's
yes = yes
no = no
save = Save
copy = Copy
open = Open
close = Close
go = Go
send = Send
guest = Guest
rules = Rules
to-home = To the first page

# --- the first page ---
home-claim = Civilization board games, played by the rules
home-about = With friends and against bots, in the browser, without an account. The table knows every rule, shows what you may do, and says why when you may not.
your-name = Your name
name-placeholder = What shall we call you?
my-tables = My tables
games = Games
open-tables = Open tables
no-open-tables = No table is waiting for players. Set one up with an open seat and it will stand here.
finished-tables = Finished games
game-players = { $least } to { $most } players
game-edition = Edition { $edition }
play-now = Play against a bot
set-up-table = Set up a table
seats = Seats
seat-number = Seat { $seat }
options = Options
table-name = Name of the table
create-table = Create the table
sit-me = me
sit-friend = a friend, by link
sit-open = anyone
sit-bot = bot: { $bot }
sit-none = nobody
bot-random = Random
bot-greedy = Greedy
bot-search = Thinker
strength-quick = quick
strength-normal = normal
strength-strong = strong
table-free = { $free ->
    [0] waiting
    [one] { $free } open seat
   *[other] { $free } open seats
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
waiting-finished = Well played! Look at the result, step through the game, or play again.
waiting-abandoned = Everybody has left. Whoever had a seat may come back and go on.
help-rule = The rule in play: { $rule }
hint = Hint
choices = What you can do
spare = Do not ask me again this turn for cards I do not hold
spare-help = “No” is answered for you after a moment, so that nobody can tell the difference. If you hold something, you are asked. Only you know of this.
choose-here = Choose what to do here
chosen-so-far = Chosen so far:
undo-free = Take back
undo-consent = Ask to take back
undo-disclosed = Your last action cannot be taken back: something was revealed since.
undo-asked = { $name } would like to take back: { $sentence }
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = { $count ->
    [one] One answer is awaited.
   *[other] { $count } answers are awaited.
}
sit-here = Sit here
return-here = Sit down again
put-bot = Put a bot here
which-bot = Which bot
start-with-bots = Begin now, bots on the free seats
invite-link = Link for your friend:
move-link = To go on with { $name } on another device, open there:
leave = Leave the table
rematch = Play again
to-rematch = To the next game
replay = Replay
check-shuffle = Check the shuffles
download-record = Download the record
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit
board-later = The board will be set up when all seats are taken.
you-watch = You are watching. The boards of all players stand under Others.
open-board = Open the board of { $name }
accounts = Accounts
accounts-of = What the numbers of { $name } are made of
log-empty = Nothing has happened yet.
log-hidden = has chosen in secret
log-by-chance = (the bot failed, this was drawn at random)
see-moment = See the table after action { $ply }
new-total = now
whole-log = The whole log, with the replay
chat-empty = Nobody has said anything yet.
spectator = spectator
say = Say something
whole-rules = All rules
watching = Watching
commitment = Sealed shuffle
commitment-help = All shuffles and dice follow from a key that was fixed before the first action. This is its fingerprint; at the end the key is shown, and anybody can check that nothing was touched.
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

# --- replay ---
replay-at = Action { $ply } of { $plies }
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
check-about = Before the first action the fingerprint of a secret key was published. All shuffles and dice follow from that key. Now that the game is over, the key is shown, and everything has just been computed anew.
check-commitment-holds = The key fits the fingerprint published before the first action.
check-commitment-fails = The key does not fit the fingerprint published before the first action.
check-replay-holds = { $plies ->
    [one] Played again from the key, the only action is legal and ends in the same position.
   *[other] Played again from the key, all { $plies } actions are legal and end in the same position.
}
check-replay-fails = Played again from the key, the game does not end in the same position.
check-published = Published fingerprint
check-computed = Fingerprint of the key
check-key = Key
check-digest = Final position
check-yourself = To check it yourself, download the record and run: epocha verify FILE

# --- answers ---
done-already = That had been done already; nothing was done twice.
error-title = That did not work
error-network = The server cannot be reached just now. Nothing was sent; please try again.
error-not-found = There is no such page.
error-no-table = There is no such table.
error-no-game = There is no such game.
error-no-link = This link is no longer valid.
error-no-ply = The game has { $plies } actions; there is no such moment.
error-bad-input = The site does not understand this request.
error-bad-option = An option has a value that the game does not know.
error-bad-players = This game is for { $least } to { $most } players.
error-no-bot = There is no such bot.
error-method = That cannot be done in this way.
error-cross-site = This form was not sent from this site, or is too old. Load the page again and try once more.
error-too-large = That is too long.
error-too-many = { $seconds ->
    [one] That was a little fast. Wait a second and try again.
   *[other] That was a little fast. Wait { $seconds } seconds and try again.
}
error-internal = Something went wrong here. The game is safe; please try again.
error-not-your-seat = This is not your seat.
error-not-host = Only the person who created the table can do that.
error-seat-taken = Somebody has taken this seat.
error-seat-yours = You already sit here.
error-not-replaceable = No bot can take this seat now.
error-not-waiting = The game has already begun.
error-stale = The table has moved on in the meantime; nothing was done. Look again and choose.
error-not-running = This game is not in progress.
error-not-finished = That is possible only when the game is over.
error-illegal = The rules do not allow that.
error-not-understood = There is no such action in this game.
error-undo-nothing = There is nothing of yours to take back.
error-undo-disclosed = That cannot be taken back: something was revealed since.
error-undo-finished = The game is over; nothing can be taken back.
error-undo-not-asked = Nobody asks to take anything back.
error-undo-asked = Somebody else's request to take back is still open.
choose-some = Choose some
