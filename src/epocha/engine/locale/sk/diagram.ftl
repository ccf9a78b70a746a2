# Čo hovoria stoly všetkých hier ako prostý text.
seat-column = Miesto
seat = Miesto { $seat }
seat-named = Miesto { $seat } ({ $name })
over = Koniec hry: { $places }
seat-place = hráč na mieste { $seat } je { $place }.
name-place = { $name } je { $place }.
seat-score = hráč na mieste { $seat }: { $place }
name-score = { $name }: { $place }
broken-off = Hra bola prerušená.
