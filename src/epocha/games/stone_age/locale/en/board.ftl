# What the pictures say. Names of places, cards and tiles come from components.toml.
seat-name = ⟦Seat { $seat }⟧
seat-figures = { $figures ->
    [one] ⟦Seat { $seat }⟧: 1 figure
   *[other] ⟦Seat { $seat }⟧: { $figures } figures
}
nobody-here = Nobody stands here.
deck = { $cards ->
    [one] The deck: 1 card
   *[other] The deck: { $cards } cards
}
tiles-left = { $tiles ->
    [one] 1 tile is left in the stack.
   *[other] { $tiles } tiles are left in the stack.
}
tile-kinds = { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}
grain-track = Grain track: at the end of the round each step brings 1 food.
round = Round { $round }
starts = ⟦Seat { $seat }⟧ is the start player.
take-result = The roll: add no more tools and take the result.
market-die = Die showing { $face }: { $reward }
tool-slot = { $value ->
    [0] { tool-begins }: none yet
   *[other] { $used ->
        [1] { tool-begins }: adds { $value }, used this round
       *[other] { tool-begins }: adds { $value }
    }
}
own-stock = { $name }: { $amount }
workers-idle = Figures on the board: { $idle } of { $workers }
start-player = Start player
cards-down = { $cards ->
    [0] No civilization cards
    [one] 1 civilization card
   *[other] { $cards } civilization cards
}
buildings-owned = { $buildings ->
    [0] No buildings
    [one] 1 building
   *[other] { $buildings } buildings
}
craft-sum = { $craft }: { $men } × { $times } = { $points }
green-sum = Green cards in sets: { $points }
board = Board
board-of = Player board of ⟦seat { $seat }⟧
