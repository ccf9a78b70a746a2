"""What a player of Stone Age has, as amounts by symbol, and what each of these numbers is made of."""

from epocha.engine.game import Lines
from epocha.engine.state import REFEREE
from epocha.engine.text import known_language
from epocha.games.stone_age.components import (
    AMOUNT,
    CARDS,
    CRAFT_IDS,
    CRAFTS,
    DATA,
    FIGURES_MAX,
    FIXED,
    FOOD_PER_FIGURE,
    MULTIPLIED_BY,
    ONE_TIME_TOOL,
    RESOURCE_IDS,
    RESOURCES,
    TILE_KIND,
    TILE_POINTS,
    TILES,
    TOOL_SLOTS,
    TOP,
)
from epocha.games.stone_age.scoring import GREEN_SETS, LEFTOVERS, craftsmen_owned, quantity, terms
from epocha.games.stone_age.state import NONE, READY, SECRET, Table
from epocha.games.stone_age.steps import owes_food
from epocha.games.stone_age.words import TEXTS, card_name, name_of


def stock(t: Table, player: int) -> dict[str, int]:
    """Return what a seat has by symbol; of cards drawn secretly the number is public (SA-14.3)."""
    row = t.stock[player * RESOURCES : (player + 1) * RESOURCES]
    return {
        "score": int(t.score[player]),
        "food": int(t.food[player]),
        "grain": int(t.grain[player]),
        **{name: int(n) for name, n in zip(RESOURCE_IDS, row, strict=True)},
        "workers": int(t.workers[player]),
        "tools": int(t.tool_total(player)),
        "cards": len(open_cards(t, player)) + int(t.secrets[player]),
        "buildings": int(t.building_count(player)),
    }


def open_cards(t: Table, player: int) -> list[int]:
    """Return a seat's cards that everybody saw it buy."""
    return [c for c in range(int(CARDS)) if t.owner[c] == player and t.mark[c] != SECRET]


def breakdown(t: Table, player: int, lang: str) -> dict[str, Lines]:
    """Return what the numbers of a seat are made of, by symbol.

    Others' bought cards are shown face down (SA-14.4), so that their final scoring is told only at the end.
    """
    return {
        "score": score_lines(t, player, lang),
        "food": food_lines(t, player, lang),
        "workers": worker_lines(t, player, lang),
        "tools": tool_lines(t, player, lang),
        "cards": card_lines(t, player, lang),
        "buildings": building_lines(t, player, lang),
    }


def knows_cards(t: Table, player: int) -> bool:
    """Return whether this view shows a seat's cards: its own, the referee's, everybody's at the end (SA-14.6)."""
    return t.viewer in (player, REFEREE) or t.over != 0


def score_lines(t: Table, player: int, lang: str) -> Lines:
    """Return the points so far and what final scoring adds, or would add if the game ended now (section 12)."""
    score = int(t.score[player])
    if not knows_cards(t, player):
        return [(TEXTS.say(lang, "part-score-now"), score)]
    final = final_lines(t, player, lang)
    added = sum([points for _, points in final])
    if t.over > 0:
        return [(TEXTS.say(lang, "part-score-before"), score - added), *final]
    card = t.redeemer(player)
    if card != NONE:
        final.append((TEXTS.say(lang, "part-redeem", card=card_name(card, lang)), int(AMOUNT[card])))
        added += int(AMOUNT[card])
    now = (TEXTS.say(lang, "part-score-now"), score)
    return [now, *final, (TEXTS.say(lang, "part-if-ended"), score + added)]


def final_lines(t: Table, player: int, lang: str) -> Lines:
    """Return the terms of final scoring that are not zero."""
    points = terms(t, player)
    lines = [(name_of("final_scoring", GREEN_SETS, lang), int(points[GREEN_SETS]))]
    figures = craftsmen_owned(t, player)
    for craft in range(int(CRAFTS)):
        term = TEXTS.say(
            lang,
            "part-craft",
            name=name_of("final_scoring", 1 + craft, lang),
            craft=CRAFT_IDS[craft],
            figures=figures[craft],
            quantity=quantity(t, player, MULTIPLIED_BY[craft]),
        )
        lines.append((term, int(points[1 + craft])))
    lines.append((name_of("final_scoring", LEFTOVERS, lang), int(points[LEFTOVERS])))
    return [line for line in lines if line[1]]


def food_lines(t: Table, player: int, lang: str) -> Lines:
    """Return the food at hand and what feeding will bring and take (section 9)."""
    lines = [(TEXTS.say(lang, "part-food-have"), int(t.food[player]))]
    if t.over:
        return lines
    eaten = int(t.workers[player] * FOOD_PER_FIGURE)
    if not owes_food(t, player):
        lines.append((TEXTS.say(lang, "part-food-grain"), int(t.grain[player])))
    return [*lines, (TEXTS.say(lang, "part-food-eaten"), -eaten)]


def worker_lines(t: Table, player: int, lang: str) -> Lines:
    """Return where a seat's figures are."""
    owned = int(t.workers[player])
    idle = int(t.idle[player])
    return [
        (TEXTS.say(lang, "part-workers-idle"), idle),
        (TEXTS.say(lang, "part-workers-placed"), owned - idle),
        (TEXTS.say(lang, "part-workers-reserve"), int(FIGURES_MAX) - owned),
    ]


def tool_lines(t: Table, player: int, lang: str) -> Lines:
    """Return the value of each slot, and the one-time tools, which are not part of the total (SA-7.22)."""
    lines: Lines = []
    for slot in range(int(TOOL_SLOTS)):
        at = player * TOOL_SLOTS + slot
        name = "part-tool-used" if t.used[at] else "part-tool"
        lines.append((TEXTS.say(lang, name, slot=slot + 1), int(t.tools[at])))
    for card in open_cards(t, player):
        if t.mark[card] == READY and TOP[card] == ONE_TIME_TOOL:
            lines.append((TEXTS.say(lang, "part-one-time"), int(AMOUNT[card])))
    return lines


def card_lines(t: Table, player: int, lang: str) -> Lines:
    """Return a seat's cards by name; others' cards only while they lie face up, waiting to be used (SA-7.19)."""
    told = cards_told(t, player, lang)
    lines: Lines = [(label, 1) for _, label in told]
    hidden = stock(t, player)["cards"] - len(told)
    return [*lines, (TEXTS.say(lang, "part-cards-hidden"), hidden)] if hidden else lines


def cards_told(t: Table, player: int, lang: str) -> list[tuple[int, str]]:
    """Return a seat's cards that the view shows, with their names and whether they wait or were drawn secretly."""
    told: list[tuple[int, str]] = []
    for card in range(int(CARDS)):
        if t.owner[card] != player or not (t.mark[card] == READY or knows_cards(t, player)):
            continue
        message = {int(READY): "part-card-ready", int(SECRET): "part-card-secret"}.get(int(t.mark[card]))
        name = card_name(card, lang)
        told.append((card, TEXTS.say(lang, message, card=name) if message else name))
    return told


def building_lines(t: Table, player: int, lang: str) -> Lines:
    """Return a seat's buildings by name, with their points where these are printed."""
    lines: Lines = []
    for tile in range(int(TILES)):
        if t.tile_owner[tile] == player:
            name = str(DATA["building"][tile][f"name_{known_language(lang)}"])
            if TILE_KIND[tile] == FIXED:
                name = TEXTS.say(lang, "part-building-fixed", building=name, points=TILE_POINTS[tile])
            lines.append((name, 1))
    return lines
