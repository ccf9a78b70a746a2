# What the tables of all games say as plain text.
seat-column = Seat
seat = Seat { $seat }
seat-named = Seat { $seat } ({ $name })
over = The game is over: { $places }
seat-place = seat { $seat } has place { $place }
name-place = { $name } has place { $place }
seat-score = seat { $seat }: { $place }
name-score = { $name }: { $place }
broken-off = The game was broken off.
