# --- what pictures show, and what their pieces say on hover and read aloud ---
see-map = World
see-region = { $name }.
see-settlement = { $what } of ⟦player { $seat }⟧.
see-token = Token: { $what }.
see-token-known = Token face down, which you know: { $what }.
see-token-down = A token lies face down.
see-pieces = ⟦Player { $seat }⟧: { $what }.
see-neutral = Neutral: { $what }.
