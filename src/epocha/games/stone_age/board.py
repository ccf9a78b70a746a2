"""The shared board of Stone Age: what a view knows of it, drawn over the valley of `scenery.py`.

Layers from below: scenery, rings and labels, cards and tiles, markers, figures and dice, then the places:
see-through shapes that say by `data-actions` which actions they stand for. Pieces are not inside places, so that they
keep their parent, and with it their movement, when they go elsewhere. On top are the names, which no glow may cover.
"""

from typing import Final

from epocha.engine.parts.pieces import split
from epocha.engine.picture import Drawing, Key, Layer, Picture, key
from epocha.engine.svg import (
    NOTHING,
    Svg,
    circle,
    group,
    hit,
    icon,
    join,
    label,
    path,
    player_mark,
    rect,
    tag,
    text_width,
    title,
)
from epocha.games.stone_age.cards import CARD, TILE, card, card_back, reward_symbol, sentence_of, tile
from epocha.games.stone_age.components import (
    BUILDING,
    CARD_IDS,
    CARD_SPACES,
    DIVISOR,
    FIELD,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FOOD,
    GATHER,
    GRAIN_MAX,
    GROUP,
    HUT,
    PLACE_GAIN,
    PLACE_IDS,
    PRICE,
    RESOURCE_IDS,
    RINGS,
    STACKS,
    TILE_IDS,
    TOOL_MAKER,
    VILLAGE,
    VILLAGE_PLACES,
    VILLAGE_SIZE,
)
from epocha.games.stone_age.components import CARD as CARD_GROUP
from epocha.games.stone_age.notation import place_word
from epocha.games.stone_age.pieces import die, figure, figures_on, marker, rings_taken, stands
from epocha.games.stone_age.scenery import CELL, HEIGHT, SCENERY, TRACK, WIDTH, campfire, track_cell, track_number
from epocha.games.stone_age.state import NONE, Table
from epocha.games.stone_age.steps import (
    BUY_BUILDING,
    BUY_CARD,
    PICK_DIE,
    USE_TOOLS,
    BuyBuilding,
    BuyCard,
    UseTools,
    crowded,
    villagers,
)
from epocha.games.stone_age.words import TEXTS, heading, name_of

HUNTING: Final = PLACE_IDS.index("hunting_grounds")
CENTRES: Final = {
    PLACE_IDS.index("forest"): (468, 224),
    PLACE_IDS.index("clay_pit"): (698, 220),
    PLACE_IDS.index("quarry"): (918, 230),
    PLACE_IDS.index("river"): (1104, 388),
    int(TOOL_MAKER): (400, 428),
    int(HUT): (610, 432),
    int(FIELD): (806, 434),
}
"""The middle of each place with rings, on the board."""
PLATES: Final = {
    HUNTING: (196, 347), 4: (468, 314), 5: (690, 313), 6: (922, 322), 7: (1104, 474),
    int(TOOL_MAKER): (412, 478), int(HUT): (610, 488), int(FIELD): (806, 488),
}  # fmt: skip
"""Where the name of a place stands, or its divisor from afar."""
LARGE_NAMES: Final = {HUNTING: (196, 202), 4: (468, 132), 5: (698, 132), 6: (918, 142), 7: (1104, 300)}
"""Where a name stands from afar, if not there: above the rings, below which there is room for the divisor alone."""
HEX: Final = ((-24, -42), (24, -42), (-48, 0), (0, 0), (48, 0), (-24, 42), (24, 42))
"""Seven rings around the middle of a gathering area."""
VILLAGE_OUTLINES: Final = {
    int(TOOL_MAKER): "M332 390L370 332H464L498 390 480 398V458H348V398z",
    int(HUT): "M516 470Q508 362 610 348 712 362 704 470Q610 488 516 470z",
    int(FIELD): "M732 384L870 374 888 466 724 476z",
}
HUNTING_OUTLINE: Final = "M62 236Q68 202 196 202T330 240Q338 330 300 342T84 342Q52 330 62 236z"
RING: Final = 21
STACK_CORNERS: Final = ((72, 606), (198, 606), (324, 606), (450, 606))
"""The upper left corner of the face-up tile of each stack."""
TRAY: Final = (190, 440)
"""The middle of the mat that dice are rolled on."""
PLANK: Final = (898, 346)
"""The upper left corner of the grain track."""
GRAIN_STEP: Final = 16
LETTERS: Final = 20.5
"""Size of the letters of names: 11 pixels where the board is smallest beside the own one, on a tablet held flat."""
VILLAGE_WIDE: Final = 160
"""How wide a name in the village may be: a longer one would run into the mat for dice, and has two lines."""
NEAR: Final = 0.5
"""Pixels a unit from which on names can be read; a phone that shows the whole board shows larger numbers instead."""


def board(t: Table, lang: str) -> Picture:
    """Return the shared board as this view knows it."""
    return Picture("board", "board", TEXTS.say(lang, "board"), {"wide": lambda: drawing(t, lang)}, verbs=VERBS)


VERBS: Final = ("place", "go", "buy", "done", "take die")


def drawing(t: Table, lang: str) -> Drawing:
    """Return the shared board, with its layers from below."""
    return Drawing(WIDTH, HEIGHT, [
        Layer("scenery", (), lambda: SCENERY),
        Layer("rings", key(t.players, t.placed), lambda: rings(t)),
        Layer("grain", key(t.grain), lambda: grain_track(t, lang)),
        Layer("stacks", stacks_key(t), lambda: stacks(t, lang)),
        Layer("cards", key(t.spaces, len(t.deck) - t.dealt), lambda: card_row(t, lang)),
        Layer("score", key(t.score), lambda: score_markers(t)),
        Layer("figures", key(t.placed, t.workers), lambda: figures(t)),
        Layer("tray", (*key(t.dice, t.market, t.round, t.start), under_way_key(t)), lambda: tray(t, lang)),
        Layer("under-way", under_way_key(t), lambda: under_way(t)),
        *[place_layer(t, place, lang) for place in open_places(t)],
        Layer("dice", (*key(t.dice, t.market), under_way_key(t)), lambda: dice_hits(t, lang), tells=False),
        Layer("plates", (), lambda: plates(lang)),
    ], near=NEAR)  # fmt: skip


def stacks_key(t: Table) -> Key:
    """Return what the building stacks show: the face-up tile of each, and how many tiles it has."""
    return key(t.players, t.left, [t.top_tile(stack) for stack in range(STACKS[t.players])])


def under_way_key(t: Table) -> Key:
    """Return what tells which place is acted on, and how far: numbers of the frames that speak of it."""
    rolling, card, tile = t.frame_of(USE_TOOLS), t.frame_of(BUY_CARD), t.frame_of(BUY_BUILDING)
    return (
        t.frame_of(PICK_DIE) != NONE,
        () if rolling == NONE else tuple([t.read(rolling, n) for n in (UseTools.PLACE, UseTools.WHAT, UseTools.TOTAL)]),
        () if card == NONE else t.read(card, BuyCard.SPACE),
        () if tile == NONE else t.read(tile, BuyBuilding.STACK),
    )


# --- rings and names ---


def spots(place: int) -> list[tuple[float, float]]:
    """Return the middles of a place's rings."""
    group_of = GROUP[place]
    if group_of == CARD_GROUP:
        x, y = card_corner(place - int(FIRST_CARD_SPACE))
        return [(x + 34, y - 26)]
    if group_of == BUILDING:
        x, y = stack_corner(place - int(FIRST_BUILDING_SPACE))
        return [(x + TILE / 2, y - 26)]
    x, y = CENTRES[place]
    if place == HUT:
        return [(x - 25, y), (x + 25, y)]
    return [(x + dx, y + dy) for dx, dy in HEX] if group_of == GATHER else [(x, y)]


def open_places(t: Table) -> list[int]:
    """Return the places that this number of players uses (SA-13.2)."""
    return list(range(int(FIRST_BUILDING_SPACE + STACKS[t.players])))


def shut(t: Table, place: int) -> bool:
    """Return whether a limit for few players closes the rest of a place to everybody (SA-13.3 to SA-13.6)."""
    if GROUP[place] == VILLAGE:
        limit = VILLAGE_PLACES[t.players]
        return bool(limit < VILLAGE_SIZE and t.taken[place] == 0 and villagers(t) >= limit)
    return bool(GROUP[place] == GATHER and t.taken[place] and crowded(t, place) is not None)


def rings(t: Table) -> Svg:
    """Return the rings of all places; those that few players close are dim and barred."""
    drawn: list[Svg] = []
    for place in open_places(t):
        if place == HUNTING:
            continue
        barred = shut(t, place)
        taken = {ring for ring, _ in rings_taken(t, place, int(RINGS[place]))} if barred else set()
        for i, (x, y) in enumerate(spots(place)):
            drawn.append(circle(x, y, RING, "ring"))
            if barred and i not in taken:
                drawn.append(icon("closed", x, y, 22, class_="faded"))
    return group(*drawn)


def plates(lang: str) -> Svg:
    """Return the name of each place, and what the dice there are divided by (SA-5.15 to SA-5.21)."""
    drawn: list[Svg] = []
    from_afar: list[Svg] = []
    for place, (x, y) in PLATES.items():
        name = heading(name_of("location", place, lang))
        gain = int(PLACE_GAIN[place])
        if gain >= 0:
            drawn.append(plate([f"{name} ÷{DIVISOR[gain]}"], x, y, good(gain)))
            from_afar += [large_plate(name, *LARGE_NAMES[place]), divisor(gain, x, y)]
        else:
            drawn.append(plate(split(name, 2) if text_width(name, LETTERS) > VILLAGE_WIDE else [name], x, y))
            short = heading(TEXTS.say(lang, "symbol-tools")) if place == TOOL_MAKER else name
            from_afar.append(large_plate(short, x, y))
    return group(group(*drawn, class_="named"), group(*from_afar, class_="from-afar"), class_="plates")


def plate(lines: list[str], x: float, y: float, symbol: str = "") -> Svg:
    """Return a name around a point, in one line or two, with a symbol on its right."""
    wide = 1.08 * max(text_width(line, LETTERS) for line in lines) + (52 if symbol else 24)
    high = 32 + 22 * (len(lines) - 1)
    middle = x - 14 if symbol else x
    words = [label(line, middle, y + 7 + 22 * i, LETTERS) for i, line in enumerate(lines)]
    art = [icon(symbol, x + wide / 2 - 22, y, 24)] if symbol else []
    return join([rect(x - wide / 2, y - 16, wide, high, "plate edge", 16), *words, *art])


def large_plate(name: str, x: float, y: float) -> Svg:
    """Return a name around a point, in letters that can be read from afar."""
    wide = text_width(name, 31) + 24
    return join([rect(x - wide / 2, y - 20, wide, 38, "plate edge", 19), label(name, x, y + 9, 31)])


def divisor(gain: int, x: float, y: float) -> Svg:
    """Return what the dice are divided by for a gain, around a point, to be read from afar."""
    return join([
        rect(x - 50, y - 20, 100, 38, "plate edge", 19),
        label(f"÷{DIVISOR[gain]}", x - 18, y + 9, 31),
        icon(good(gain), x + 22, y - 1, 36),
    ])  # fmt: skip


def good(gain: int) -> str:
    """Return the symbol of a gain: a resource, or food."""
    return "food" if gain == FOOD else RESOURCE_IDS[gain]


# --- cards and tiles ---


def card_corner(space: int) -> tuple[int, int]:
    """Return the upper left corner of a card space; space 0, of price 1, is rightmost (SA-7.1)."""
    return 1073 - 119 * space, 608


def stack_corner(stack: int) -> tuple[int, int]:
    """Return the upper left corner of the face-up tile of a stack."""
    return STACK_CORNERS[stack]


def card_row(t: Table, lang: str) -> Svg:
    """Return the four card spaces with their prices, the cards on them, and the deck with its count (SA-11.5)."""
    drawn: list[Svg] = []
    for space in range(int(CARD_SPACES)):
        x, y = card_corner(space)
        drawn.append(label(str(PRICE[space]), x + 72, y - 17, 26, "t-bold t-bone"))
        drawn.append(icon("any", x + 93, y - 26, 26))
        drawn.append(rect(x, y, *CARD, "slot", 10))
    for space in range(int(CARD_SPACES)):
        if t.spaces[space] != NONE:
            number = int(t.spaces[space])
            drawn.append(group(card(number, lang), at=card_corner(space), id=CARD_IDS[number], class_="moves"))
    return group(*drawn, deck(len(t.deck) - int(t.dealt), lang))


def deck(count: int, lang: str) -> Svg:
    """Return the draw pile, as thick as it is, with its count."""
    layers = [group(card_back(76, 116), at=(-1.5 * i, -2 * i)) for i in range(min(6, -(-count // 6)))]
    number = [rect(15, 128, 46, 30, "plate edge", 15), label(str(count), 38, 150, 22, "t-bold")]
    words = TEXTS.say(lang, "deck", cards=count)
    return group(title(words), *layers, *number, at=(628, 622), data_thing="deck", data_now=words)


def stacks(t: Table, lang: str) -> Svg:
    """Return the building stacks: the face-up tile, the edges of those below it, and how many are left (SA-2.7)."""
    drawn: list[Svg] = []
    for stack in range(int(STACKS[t.players])):
        x, y = stack_corner(stack)
        left = int(t.left[stack])
        number = int(t.top_tile(stack))
        drawn.append(rect(x, y, TILE, TILE, "slot", 10))
        drawn += [rect(x, y + 5 * i, TILE, TILE, "f-wood edge", 10) for i in range(left - 1, 0, -1)]
        if number != NONE:
            drawn.append(group(tile(number, lang), at=(x, y), id=TILE_IDS[number], class_="moves"))
        drawn.append(rect(x + TILE / 2 - 21, 752, 42, 28, "plate edge", 14))
        drawn.append(label(str(left), x + TILE / 2, 773, 21, "t-bold"))
    unused = len(STACK_CORNERS) - int(STACKS[t.players])
    if unused:
        drawn.append(campfire(566 - 63 * unused, 690, 0.75 + 0.25 * unused))
    return group(*drawn)


# --- tracks ---


def score_markers(t: Table) -> Svg:
    """Return the markers of the score track beside their cells, whose numbers stay to be read (SA-1.23, SA-9.9)."""
    cells: dict[int, list[int]] = {}
    for p in range(int(t.players)):
        cells.setdefault(int(t.score[p]) % TRACK, []).append(p)
    drawn: list[Svg] = []
    for cell, sharing in cells.items():
        drawn.append(track_number(cell))
        fan = FANS[len(sharing) - 1]
        x, y = beside_track(cell, fan)
        for p, (dx, dy) in zip(sharing, fan, strict=True):
            score = int(t.score[p])
            told = 0 <= score < TRACK or (p != sharing[-1] and score == t.score[sharing[-1]])
            note = "" if told else str(score).replace("-", "−")
            drawn.append(marker(p, "score", x + dx, y + dy, 13 if len(sharing) == 1 else 10, note))
    return group(*drawn, class_="track")


def beside_track(cell: int, fan: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """Return the middle of markers beside their cell, on the rim of the valley: as far in as they fan out."""
    wide, high = [CELL + 4 + max(abs(step[side]) for step in fan) for side in range(2)]
    x, y = track_cell(cell)
    return min(max(x, wide), WIDTH - wide), min(max(y, high), HEIGHT - high)


FANS: Final = (
    ((0, 0),),
    ((-10, 0), (10, 0)),
    ((-10, -6), (10, -6), (0, 10)),
    ((-10, -10), (10, -10), (-10, 10), (10, 10)),
)
"""Where markers stand that share a cell: by their number, then one by one."""


def grain_track(t: Table, lang: str) -> Svg:
    """Return the grain track, from 0 at the foot to 10, a lane for each player (SA-1.3)."""
    x, y = PLANK
    lane = 76 / t.players
    drawn = [
        title(TEXTS.say(lang, "grain-track")),
        rect(x, y, 108, 204, "f-paper-2 edge", 10),
        rect(x, y, 108, 24, "f-earth edge", 10),
        icon("grain", x + 54, y + 10, 32),
    ]
    for level in range(int(GRAIN_MAX) + 1):
        at = grain_height(level)
        if level % 5 == 0:
            drawn.append(label(str(level), x + 15, at + 7, 20, "t-bold"))
        drawn.append(path(f"M{x + 28} {at}H{x + 102}", "rung"))
    for p in range(int(t.players)):
        drawn.append(marker(p, "grain", x + 28 + lane * (p + 0.5), grain_height(int(t.grain[p])), 8))
    return group(*drawn, data_thing="symbol-grain")


def grain_height(level: int) -> int:
    """Return how far down a level of the grain track is."""
    return PLANK[1] + 192 - GRAIN_STEP * level


# --- figures and dice ---


def figures(t: Table) -> Svg:
    """Return all figures on the board; hunters stand in a row for each player."""
    left: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for place in open_places(t):
        if place == HUNTING:
            for p in range(int(t.players)):
                left[place, p] = hunters(t, p)
        elif t.taken[place]:
            at = spots(place)
            for ring, p in rings_taken(t, place, int(RINGS[place])):
                left.setdefault((place, p), []).append(at[ring])
    standing: list[tuple[float, Svg]] = []
    for p in range(int(t.players)):
        for k, place in enumerate(stands(t, p)):
            if place != NONE:
                x, y = left[place, p].pop(0)
                standing.append((y, figure(p, k, x, y)))
    standing.sort(key=lambda item: item[0])
    return group(*[drawn for _, drawn in standing])


def hunters(t: Table, p: int) -> list[tuple[float, float]]:
    """Return where a player's hunters stand: up to ten abreast, rows set off so that heads stand in gaps."""
    between = 84 / (t.players - 1)
    x, y = 92 + 12 * (p % 2), 236 + between * p
    return [(x + 24.5 * i, y) for i in range(int(t.placed[HUNTING * t.players + p]))]


def tray(t: Table, lang: str) -> Svg:
    """Return the dice of the last roll, and what the roll comes to or what the market still offers."""
    faces = [int(face) for face in t.dice]
    start = TEXTS.say(lang, "starts", seat=int(t.start) + 1)
    drawn = [
        label(TEXTS.say(lang, "round", round=int(t.round)), 80, 410, LETTERS, "t-bone", anchor="start"),
        group(
            title(start),
            icon("start", 0, 0, 30),
            player_mark(int(t.start), 11, 27, 1),
            at=(268, 402),
            data_thing="start",
            data_now=start,
        ),
    ]
    x, y = TRAY
    market = t.frame_of(PICK_DIE) != NONE
    rolling = t.frame_of(USE_TOOLS)
    taken = [
        market and faces[: i + 1].count(face) <= faces.count(face) - int(t.market[face]) for i, face in enumerate(faces)
    ]
    for i, face in enumerate(faces):
        dx, dy = die_spot(i, len(faces))
        drawn.append(die(i, face, x + dx, y + dy, taken[i]))
        if market and not taken[i]:
            drawn.append(icon(reward_symbol(face), x + dx, y + dy + 44, 32))
    if rolling != NONE:
        drawn.append(result(int(t.read(rolling, UseTools.WHAT)), int(t.read(rolling, UseTools.TOTAL))))
    elif faces and not market:
        drawn.append(label(f"Σ {sum(faces)}", x, 514, 24, "t-bold t-bone"))
    return group(*drawn)


def die_spot(i: int, count: int) -> tuple[float, float]:
    """Return where a die lies on the mat, from its middle: up to five in a row."""
    row, in_row = i // 5, min(5, count - i // 5 * 5)
    return 46 * (i % 5 - (in_row - 1) / 2), (row * 41 - 7 if count > 5 else 12)


def result(gain: int, total: int) -> Svg:
    """Return what a roll comes to with the tools added so far: total, divisor and gain."""
    by = int(DIVISOR[gain])
    sum_of = f"{total} ÷ {by} = {total // by}"
    end = TRAY[0] - 7 + text_width(sum_of, 25) / 2  # letters that are larger from afar reach to the left
    return join([label(sum_of, end, 516, 25, "t-bold t-bone", anchor="end"), icon(good(gain), end + 22, 507, 30)])


def under_way(t: Table) -> Svg:
    """Return a dashed line around the place whose action is being carried out."""
    found = NOTHING
    for step, number, first in (
        (USE_TOOLS, UseTools.PLACE, 0),
        (BUY_CARD, BuyCard.SPACE, FIRST_CARD_SPACE),
        (BUY_BUILDING, BuyBuilding.STACK, FIRST_BUILDING_SPACE),
    ):
        at = t.frame_of(step)
        if at != NONE and t.read(at, number) != NONE:
            found = group(outline(int(first + t.read(at, number))), class_="under-way")
    return found


def bought(t: Table, lang: str) -> Svg:
    """Return the card or building that is being paid for as a picture of its own, or nothing."""
    buying, building = t.frame_of(BUY_CARD), t.frame_of(BUY_BUILDING)
    if buying != NONE and (number := int(t.spaces[t.read(buying, BuyCard.SPACE)])) != NONE:
        art, name, (wide, high) = card(number, lang), f"card-{CARD_IDS[number]}", CARD
    elif building != NONE and (number := int(t.top_tile(t.read(building, BuyBuilding.STACK)))) != NONE:
        art, name, (wide, high) = tile(number, lang), f"building-{TILE_IDS[number]}", (TILE, TILE)
    else:
        return NOTHING
    box = f"-1 -1 {wide + 5} {high + 6}"
    return tag("svg", group(art, data_thing=name), class_="drawing", viewBox=box, aria_hidden="true")


# --- places: what can be clicked ---


def place_layer(t: Table, place: int, lang: str) -> Layer:
    """Return the layer of a see-through shape over a place for figures."""
    there: Key = ()
    if GROUP[place] == CARD_GROUP:
        there = int(t.spaces[place - FIRST_CARD_SPACE])
    elif GROUP[place] == BUILDING:
        stack = place - FIRST_BUILDING_SPACE
        there = (t.top_tile(stack), t.left[stack], is_bought_from(t, place))
    shown = (*key(t.placed[place * t.players : (place + 1) * t.players]), there)
    name = f"place-{PLACE_IDS[place].replace('_', '-')}"
    return Layer(name, shown, lambda: place_hit(t, place, lang), tells=False)


def dice_hits(t: Table, lang: str) -> Svg:
    """Return a place over the dice that a roll or the dice market offers."""
    if t.frame_of(PICK_DIE) != NONE:
        return group(*market_hits(t, lang), class_="places")
    if t.frame_of(USE_TOOLS) != NONE:
        words = TEXTS.say(lang, "take-result")
        return hit("place-roll", words, "done", rect(62, 374, 256, 160, r=24), data_thing="roll")
    return NOTHING


def is_bought_from(t: Table, place: int) -> bool:
    """Return whether the building of a stack is being paid for."""
    buying = t.frame_of(BUY_BUILDING)
    return bool(buying != NONE and FIRST_BUILDING_SPACE + t.read(buying, BuyBuilding.STACK) == place)


def place_hit(t: Table, place: int, lang: str) -> Svg:
    """Return a place for figures; the one being bought from answers to that too."""
    word = place_word(place)
    actions = f"place {word}|go {word}"
    if GROUP[place] == BUILDING and is_bought_from(t, place):
        actions += "|buy|done"
    now = [figures_on(t, place, lang)]
    if GROUP[place] == BUILDING:
        now.insert(0, TEXTS.say(lang, "tiles-left", tiles=int(t.left[place - FIRST_BUILDING_SPACE])))
    words = f"{what_is_there(t, place, lang)} {' '.join(now)}"
    return hit(
        f"place-{PLACE_IDS[place]}", words, actions, outline(place),
        data_thing=thing_there(t, place), data_now=" ".join(now),
    )  # fmt: skip


def thing_there(t: Table, place: int) -> str:
    """Return what lies on a place as `things.thing` calls it: a card, a building, or the place itself."""
    if GROUP[place] == CARD_GROUP and t.spaces[place - FIRST_CARD_SPACE] != NONE:
        return f"card-{CARD_IDS[t.spaces[place - FIRST_CARD_SPACE]]}"
    if GROUP[place] == BUILDING and t.top_tile(place - FIRST_BUILDING_SPACE) != NONE:
        return f"building-{TILE_IDS[t.top_tile(place - FIRST_BUILDING_SPACE)]}"
    return f"place-{PLACE_IDS[place]}"


def what_is_there(t: Table, place: int, lang: str) -> str:
    """Return what a place is and does; of a card space or stack, what lies on it."""
    here = sentence_of("location", place, lang)
    if GROUP[place] == CARD_GROUP:
        number = int(t.spaces[place - FIRST_CARD_SPACE])
        return here if number == NONE else f"{here} {sentence_of('civ_card', number, lang)}"
    if GROUP[place] == BUILDING:
        stack = place - FIRST_BUILDING_SPACE
        number = int(t.top_tile(stack))
        return here if number == NONE else f"{here} {sentence_of('building', number, lang)}"
    return here


def outline(place: int) -> Svg:
    """Return the shape of a place."""
    if place == HUNTING:
        return path(HUNTING_OUTLINE)
    if GROUP[place] == CARD_GROUP:
        x, y = card_corner(place - int(FIRST_CARD_SPACE))
        return rect(x - 4, y - 52, CARD[0] + 8, CARD[1] + 58, r=14)
    if GROUP[place] == BUILDING:
        x, y = stack_corner(place - int(FIRST_BUILDING_SPACE))
        return rect(x - 5, y - 52, TILE + 10, 228, r=14)
    x, y = CENTRES[place]
    if GROUP[place] == GATHER:
        return tag("ellipse", cx=x, cy=y, rx=84, ry=76)
    return path(VILLAGE_OUTLINES[place])


def market_hits(t: Table, lang: str) -> list[Svg]:
    """Return a place over each die that is left on the dice market (SA-7.28)."""
    faces = [int(face) for face in t.dice]
    drawn: list[Svg] = []
    for i, face in enumerate(faces):
        if faces[: i + 1].count(face) > faces.count(face) - int(t.market[face]):
            dx, dy = die_spot(i, len(faces))
            words = TEXTS.say(lang, "market-die", face=face, reward=name_of("market_reward", face - 1, lang))
            box = rect(TRAY[0] + dx - 23, TRAY[1] + dy - 25, 46, 90, r=10)
            drawn.append(hit(f"place-die-{i}", words, f"take die {face}", box, data_thing=f"die-{face}"))
    return drawn
