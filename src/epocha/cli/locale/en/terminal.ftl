player = Player { $number }
turn = { $name }: your turn
thinks = { $name } is thinking…
bot-late = { $name } took too long; a random action is played instead.
bot-failed = { $name } failed ({ $why }); a random action is played instead.
pass-keyboard = Pass the keyboard to { $name }, who then presses Enter.
choose = Type a number or an action. “help” lists what else you can type.
no-hint = There is no hint for this decision.
no-rule = There is no rule { $rule }. Rule numbers look like { $first }.
no-number = The choices are numbered from 1 to { $count }.
allowed = You may do that: { $what }
refused = { $text } (Rule { $rule })
not-understood = “{ $text }” is neither an action nor a command. Type “help” for the commands, or Enter for the choices.
did-you-mean = “{ $text }” is neither an action nor a command. Did you mean “{ $near }”?
undone = { $count ->
    [one] { $count } action has been taken back.
   *[other] { $count } actions have been taken back.
}
undo-nothing = You have not done anything yet that you could take back.
undo-disclosed = You cannot take that back: something hidden has been shown since, such as a die or a card.
undo-ask = Others have acted since. Do they agree to take it back? (y/n)
undo-refused = Nothing was taken back.
yes-words = y yes
left = The game is interrupted.
begins-from-position = This game begins from a position; its result is none of a normal game.
saved = The game is saved. To go on: epocha play --resume { $file }
recorded = The record of the game is in { $file }.
not-saved = The game could not be saved in { $file }: { $why }. Try “save FILE” with another file.
not-a-record = { $file } already exists and is not a record of a game. Choose another file.
over = End of the game
result-place = Place
result-player = Player
result-points = Points
position = Position { $ply } of { $count }
position-start = Start position
replay-keys = Enter: next, b: back, a number: that position, q: quit
replay-input = Type Enter, b, q, or a number from 0 to { $count }.
drawing = Drawing
drawn = { $count ->
    [one] { $count } picture is in { $folder }.
   *[other] { $count } pictures are in { $folder }.
}
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
help-undo = undo
help-undo-does = take back your last action
help-why = why ACTION
help-why-does = say which rule forbids an action, or what it means
help-hint = hint
help-hint-does = what a sensible player looks at here
help-log = log
help-log-does = what happened last
help-rules = rules ID
help-rules-does = a rule by its number; without one, the rule of this decision
help-save = save FILE
help-save-does = save the game
help-help = help
help-help-does = this list
help-quit = quit
help-quit-does = save the game and leave
no-seat = Seats are numbered from 1 to { $count }.
help-numbers = numbers SEAT
help-numbers-does = what the numbers of a seat are made of; without one, of yours

# --- what a command cannot do ---
refused-lang = there are no texts in “{ $name }”; languages are: { $known }
refused-file = { $file } cannot be read: { $why }
refused-long = { $file } is too long: no text that is read here has more than { $most } characters
refused-pair = an option is written NAME=VALUE, not “{ $pair }”
refused-setting = { $option } is written like { $like }, not “{ $text }”
refused-options = a saved game already has its options and seed; leave out --option and --seed
refused-both = a saved game goes on where it stands; leave out --resume or --position
refused-position-options = a position already has its options; leave out --option
refused-no-game = which game? There are: { $known }
refused-game = { $file } is a game of { $game }, not of { $wanted }
refused-seats = { $file } has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, not { $given }
refused-seat = { $file } has seats 1 to { $count }, not { $seat }
refused-position = this game has { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, there is no position { $ply }
refused-who = nobody called “{ $who }” can sit at the table; seats are: { $known }
refused-own-bot = { $file } was played by “{ $who }”, which is not an installed bot. If you trust it, name all seats yourself: --seats { $seats }
refused-section = { $game } has no rule or section “{ $section }”; its sections are: { $sections }

# --- what a record proves ---
verify-error = { $line ->
    [0] error: { $problem }
   *[other] error: line { $line }: { $problem }
}
verify-note = { $line ->
    [0] note: { $problem }
   *[other] note: line { $line }: { $problem }
}
verify-unproved = { $line ->
    [0] not proved: { $problem }
   *[other] not proved: line { $line }: { $problem }
}
verify-checked = checked: { $what }
verify-incomplete = not proved: nothing in it is wrong, but something that would prove the whole is missing
verify-seed = not checked: that nobody chose the seed, from which all shuffles and dice follow
verify-proved = proved: { verify-actions } by rules version { $rules } of { $game }{ $shuffles ->
    [committed] , its shuffles as committed to
   *[seeded] {""}
}
verify-transcript = a transcript of { verify-actions }; nothing in it is wrong, but nothing can be proved
verify-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
map-players = Players
map-good = { $name } can be played on.
map-drawn = The map is drawn in { $file }.
refused-no-maps = No installed game takes a map of one’s own.
refused-which-map = Which game is the map for? Say so with --game: { $known }.
refused-map = { $name } takes no map of one’s own; these do: { $known }.
