# Co říkají stoly všech her jako prostý text.
seat-column = Místo
seat = Místo { $seat }
seat-named = Místo { $seat } ({ $name })
over = Konec hry: { $places }
seat-place = hráč na místě { $seat } je { $place }.
name-place = { $name } je { $place }.
seat-score = hráč na místě { $seat }: { $place }
name-score = { $name }: { $place }
broken-off = Hra byla přerušena.
