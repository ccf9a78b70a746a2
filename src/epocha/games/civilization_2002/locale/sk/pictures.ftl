# --- čo obrázky ukazujú a čo hovoria ich časti, keď sa na ne ukáže alebo sa čítajú nahlas ---
see-map = Svet
see-region = { $name }.
see-settlement = { $what }: ⟦hráč { $seat }⟧.
see-token = Žetón: { $what }.
see-token-known = Žetón lícom nadol, ktorý poznáte: { $what }.
see-token-down = Žetón leží lícom nadol.
see-pieces = ⟦Hráč { $seat }⟧: { $what }.
see-neutral = Neutrálne: { $what }.
