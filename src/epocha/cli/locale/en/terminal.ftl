player = Player { $number }
turn = { $name }: your turn
thinks = { $name } is thinking…
pass-keyboard = Pass the keyboard to { $name }, who then presses Enter.
choose = Type a number or an action. “help” lists what else you can type.
unseen = has chosen; nobody else knows what yet
no-hint = There is no hint for this decision.
no-rule = There is no rule { $rule }. Rule numbers look like { $first }.
no-number = The choices are numbered from 1 to { $count }.
allowed = You may do that: { $what }
refused = Rule { $rule } does not allow it: { $text }
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
saved = The game is saved. To go on: epocha play --resume { $file }
recorded = The record of the game is in { $file }.
not-saved = The game could not be saved in { $file }: { $why }. Try “save FILE” with another file.
not-a-record = { $file } is there already and is no record of a game. Choose another file.
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
