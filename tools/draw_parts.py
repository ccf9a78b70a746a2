"""Draw one sheet of all the parts that pictures share: `python tools/draw_parts.py docs/images/parts.svg`.

It shows a game author what there is, and whoever changes a part what became of it.
"""

import sys
from pathlib import Path

from epocha.engine.chart import Reading
from epocha.engine.grid import Grid
from epocha.engine.parts.battles import battle_sheet
from epocha.engine.parts.cards import Column, Face, Zone, card, card_back, fan, pile, strip, tableau
from epocha.engine.parts.charts import score_chart, source_bars
from epocha.engine.parts.maps import (
    Area,
    grid_ground,
    lines_between,
    marked_squares,
    region,
    region_ground,
    region_names,
    square_place,
)
from epocha.engine.parts.pieces import Piece, stack
from epocha.engine.parts.tracks import track
from epocha.engine.svg import Svg, art, group, label, rect, sprite, standalone, style_sheet, symbol
from epocha.engine.vectors import vec_of

SYMBOLS = {
    "coin": symbol("coin", art(("f-gold edge", "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z"))),
    "grain": symbol("grain", art(("f-food edge", "M12 2Q18 9 12 22Q6 9 12 2z"))),
    "sword": symbol("sword", art(("f-stone edge", "M11 2h2l1 12h3v2h-4v6h-2v-6H7v-2h3z"))),
    "star": symbol("star", art(("f-gold edge", "M12 2l3 7 7 .6-5.4 4.7L18.4 22 12 17.8 5.6 22l1.8-7.7L2 9.6 9 9z"))),
}
FACES = [
    Face("Irrigation", "f-food", "grain", corner="I", price="4", text="Farms bring 2 food a worker.", footer="+2"),
    Face("Code of Laws", "f-sky", "star", corner="I", price="6", text="One more civil action in each of your turns."),
    Face("Knights", "f-clay", "sword", corner="I", price="5", text="Strength 2."),
    Face(
        "The Great Wall",
        "f-stone",
        "star",
        corner="A",
        price="8",
        text="Infantry and artillery are stronger by 1.",
        barred="A",
    ),
    Face(
        "Theory of Evolution", "f-gold", "star", short="Evolution", corner="III", price="12", text="Draw three cards."
    ),
    Face("Nejneobhospodařovávanější", "f-grass", "grain", short="Nejneobh.", corner="II", price="2"),
]
SEATS = ["Anna", "Bohumil", "Cyril"]


def piece(number: int, width: float, height: float, where: str, actions: str = "") -> Piece:
    face = FACES[number % len(FACES)]
    return Piece(f"{where}-{number}", card(face, width, height), width, height, face.name, actions)


def row() -> Svg:
    """A market row in three zones, whose first card leaves next."""
    cards = [None if i == 2 else piece(i, 96, 128, "row", f"take {i + 1}") for i in range(9)]
    return strip(
        cards, [Zone(4, "1"), Zone(3, "2"), Zone(2, "3")], 0, 30, 96, 128, leaving=1, leaving_text="leaves next"
    )


def hands() -> Svg:
    """Hands with room and without, and piles."""
    back = card_back(84, 112, "f-clay", "sword", "II")
    wide = fan([piece(i, 84, 112, "hand") for i in range(4)], 0, 0, 420)
    narrow = fan([piece(i, 84, 112, "full") for i in range(7)], 450, 0, 420)
    return group(
        wide, narrow, group(pile(back, 23, 84, 112), at=(920, 10)), group(pile(back, 0, 84, 112), at=(1030, 10))
    )


def own() -> Svg:
    """A tableau of six columns."""
    columns = [
        Column("Farms", [piece(0, 92, 66, "farm")]),
        Column("Mines", []),
        Column("Laboratories", [piece(i, 92, 66, "lab") for i in (1, 4)], "2/3"),
        Column("Temples", [piece(5, 92, 66, "temple")], "3/3", full=True),
        Column("Infantry", [piece(i, 92, 66, "army") for i in (2, 3, 2 + len(FACES), 3 + len(FACES))]),
    ]
    return tableau(columns, 0, 0, 92, 66, 3)


def learning() -> Svg:
    """A track of three sections with milestones."""
    stones = {3: "star", 7: "coin", 12: "star", 18: "coin", 21: "star"}
    sections = [(0, "3"), (8, "5 + 3"), (15, "7 + 6")]
    return track("culture", 21, [(0, 4), (1, 4), (2, 12)], SEATS, milestones=stones, sections=sections, head=70)


def regions() -> Svg:
    """A map of discs, one of which can be chosen."""
    areas = [
        Area("fens", "Fens: Anna, 2 armies", "Fens", (60, 60), "f-earth", seat=0),
        Area("heath", "Heath", "Heath", (210, 50), "f-earth", actions="claim heath"),
        Area("plateau", "Plateau: Bohumil", "High plateau", (330, 130), "f-earth", seat=1),
        Area("bay", "Bay", "Bay", (150, 170), "f-water"),
        Area("isle", "Isle: Cyril", "Isle", (50, 250), "f-earth", seat=2),
    ]
    borders = [(0, 1, False), (1, 2, False), (0, 3, True), (1, 3, True), (3, 4, True)]
    armies = [([(0, 2)], (60, 75)), ([(1, 3), (0, 1)], (330, 148)), ([(2, 1)], (50, 268))]
    pieces = [group(stack(counts, "armies"), at=at) for counts, at in armies]
    return group(region_ground(areas, borders), *[region(area) for area in areas], region_names(areas), *pieces)


def squares() -> Svg:
    """A map of stepped tiles, with a city's outskirts and the reach of a figure."""
    grid = Grid(12, 8, 4, [(4, 0), (2, 4), (6, 4)])
    grounds = ("f-grass", "f-earth", "f-water", "f-stone")
    city = next(square for square in range(96) if grid.name(square) == "G6")
    outskirts = [city, *[int(grid.around(city, k)) for k in range(8)]]
    far = grid.steps.spread(vec_of([city]), 3, vec_of([]))
    reach = [square for square in range(96) if far[square] == 3]
    return group(
        grid_ground(grid, 36, lambda square: rect(0, 0, 36, 36, f"{grounds[(square * 7 + square // 12) % 4]} hair")),
        marked_squares(grid, reach, 36, "shade"),
        group(lines_between(grid, outskirts, 36, lambda a, b: b not in outskirts, "rim", "12 4"), class_="p1"),
        square_place(grid, reach[0], 36, "Go there", "go"),
    )


def battle() -> Svg:
    """What two sides of a battle add up."""
    sheet = vec_of([5, 2, 0, 0, 4, 0, 0, 1])
    return battle_sheet(sheet, [(0, "Anna"), (1, "Bohumil")], ["Dice", "Horse beats archers", "Aircraft", "City"])


def points() -> Svg:
    """Points over time, and what they are made of."""
    read = [
        Reading(
            n,
            n,
            (
                {"land": n // 2, "wonders": n * n // 9, "cards": n % 5},
                {"land": n, "wonders": n // 3, "cards": 2},
                {"land": 4, "wonders": 0, "cards": n // 2},
            ),
        )
        for n in range(19)
    ]
    sources = [("land", "Land"), ("wonders", "Wonders"), ("cards", "Cards")]
    return group(
        score_chart(read, SEATS, "Rounds", 620, 320).drawn,
        group(source_bars(read[-1], SEATS, sources, 560).drawn, at=(660, 30)),
    )


def sheet() -> Svg:
    """Return all parts under their headings."""
    parts = [
        ("A market row", row(), 0, 0),
        ("Fans and piles", hands(), 0, 230),
        ("A tableau", own(), 0, 400),
        ("A track", learning(), 640, 400),
        ("Regions", regions(), 640, 590),
        ("Squares", group(squares(), at=(30, 16)), 0, 720),
        ("A battle", battle(), 640, 930),
        ("Points", points(), 0, 1070),
    ]
    drawn = [
        group(label(name, 0, -8, 18, "t-bold", anchor="start"), group(part, at=(0, 8)), at=(x, y))
        for name, part, x, y in parts
    ]
    width, height = 1260, 1440
    paper = rect(0, 0, width, height, "f-paper")
    return standalone(
        width, height, "The parts of pictures", style_sheet(), paper, sprite(SYMBOLS), group(*drawn, at=(24, 40))
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sheet() + "\n", encoding="utf-8")
