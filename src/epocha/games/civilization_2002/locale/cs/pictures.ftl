# --- co obrázky ukazují a co říkají jejich části, když se na ně ukáže nebo se čtou nahlas ---
see-map = Svět
see-region = { $name }.
see-settlement = { $what }: ⟦hráč { $seat }⟧.
see-token = Žeton: { $what }.
see-token-known = Žeton lícem dolů, který znáte: { $what }.
see-token-down = Žeton leží lícem dolů.
see-pieces = ⟦Hráč { $seat }⟧: { $what }.
see-neutral = Neutrální: { $what }.
