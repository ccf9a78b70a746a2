# What the site refuses, and why; the codes are listed in errors.py.
error-not-found = There is no such page. Look whether the address is whole, or begin from the home page.
error-no-table = There is no such table. Check that the whole link was copied.
error-no-game = There is no such game here.
error-no-link = This link is no longer valid: somebody has taken the seat, or it has moved to another device.
error-no-ply = { $plies ->
    [one] This game has one action so far; there is no such moment.
   *[other] This game has { $plies } actions so far; there is no such moment.
}
error-bad-input = { $where ->
    [address] The address of this page has something in it that cannot be read: { $names }. Delete what stands from the question mark on, or follow the link to the page again.
   *[other] What was sent is incomplete or cannot be read. Go back, load the page again and try once more.
}
error-too-long = { $what ->
    [name] This name is too long: a name has at most { $most } letters, blanks included.
   *[other] This is too long: at most { $most } letters, please, blanks included.
}
error-bad-position = No game can begin from this position.
error-position-players = This position is for { $least ->
    [one] one player
   *[other] { $least } players
}; choose as many seats.
error-bad-option = This game cannot be played with these options.
error-bad-players = This game takes { $least } to { $most } players.
error-no-guide = This game has no guided first game.
error-guided = The dice and shuffles of a guided game were fixed beforehand, so there is nothing to be checked.
error-no-bot = There is no such bot, or it has no such strength.
error-method = This cannot be done at this address. Go back to the page that you came from, and use its buttons.
error-cross-site = The request did not come from a page of this site. Load the page again and try once more.
error-too-large = That is too large. Go back, and send less text.
error-too-many = { $seconds ->
    [0] Too many requests. Wait a moment and try again.
    [one] Too many requests. Try again in a second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
error-many-tables = { $most ->
    [one] You have set up a table that is not over yet. Finish the game or leave it before you set up another.
   *[other] You have set up { $most } tables that are not over yet. Finish a game or leave one before you set up another.
}
error-internal = Something went wrong on our side. Nothing was lost; try again.
error-set-aside = { $reason ->
    [game] This table is set aside: its game, { $game }, is not installed on this server.
    [version] This table is set aside: it is played by a version of the rules that this server does not have.
   *[log] This table is set aside: the log of its game does not fit the rules of this server.
} Nothing of it is lost. Whoever runs the site finds the reason in the server's log.
error-busy = Nothing can be stored at the moment, so nothing was changed. Try again in a few seconds.
connections-full = Too many connections to this site are open, perhaps by your other tabs. Close some of them or wait a little, then load the page again.
error-not-your-seat = This seat is not yours.
error-not-host = Only the person who set up this table can do that.
error-seat-taken = This seat is already taken.
error-not-replaceable = A bot can only take a seat that is empty, or whose player has been away for a long time.
error-not-waiting = This game has already begun.
error-stale = The table has moved on since this page was shown, so nothing was done. Look again and choose once more.
error-not-running = This game is not running.
error-not-finished = This game is not over yet.
error-illegal = The rules do not allow this now.
error-no-going-on = The game began from a position that no play leads to: nothing can follow from this. Nothing has changed.
error-not-understood = This is not an action of the game.
error-undo-nothing = You have done nothing yet that could be taken back.
error-undo-disclosed = This cannot be taken back: something has been revealed since, such as dice or a card.
error-undo-finished = The game is over; nothing can be taken back any more.
error-undo-not-asked = Nobody is asking to take anything back any more.
error-undo-asked = Somebody else is already asking to take an action back; answer that first.
