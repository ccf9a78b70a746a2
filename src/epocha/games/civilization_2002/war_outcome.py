"""What becomes of units, in words: combat rounds, pieces that are lost, better ones; a part of `outcome.py`."""

from typing import Final

from epocha.engine.battle import ATTACKER, ahead, item, total
from epocha.engine.outcome import Outcome
from epocha.games.civilization_2002.clash import ITEMS
from epocha.games.civilization_2002.components import CATAPULT, FIGURES, NEUTRAL, PIECE_KINDS, SETTLER
from epocha.games.civilization_2002.forces import total_of
from epocha.games.civilization_2002.names import TEXTS, a_piece, piece_name, pieces
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order
from epocha.games.civilization_2002.steps.fighting import SIDES, leader
from epocha.games.civilization_2002.technologies import era_of, unit_of

SHEET_IDS: Final = ("dice", "superiority", "settlement", "plus", "technology")
"""The items of a combat sheet, in the order of `clash.py`."""


def told(lang: str, message: str, kind: str, symbols: tuple[str, ...] = (), /, **places: object) -> Outcome:
    """Return a line of the log, from a message `outcome-MESSAGE`."""
    return Outcome(TEXTS.say(lang, f"outcome-{message}", **places), kind, symbols)


def of_war(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return the combat round of a stage, and the pieces that a player lost without choosing it."""
    return [*_clashed(before, after, step, p, lang), *_lost(before, after, step, p, lang)]


def _clashed(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return what a player's side of a combat round has added up, and that of a neutral unit with its attacker."""
    if step not in (order.CHOICE, order.OPEN_CHOICE) or after.step_number() != order.BATTLE or not len(after.sheet):
        return []
    battle = before.frame_of(order.BATTLE)
    found: list[Outcome] = []
    for side in range(SIDES):
        who = int(leader(before, battle, side))
        if who == p:
            found.append(_side(before, after, side, "clash", lang))
        elif who == NEUTRAL and leader(before, battle, ATTACKER) == p:
            found.append(_side(before, after, side, "clash-neutral", lang))
    return found


def _side(before: Table, after: Table, side: int, name: str, lang: str) -> Outcome:
    """Return what a side has added up, line by line, and how it fared."""
    winner = int(ahead(after.sheet))
    parts = [
        TEXTS.say(lang, "sheet-part", name=TEXTS.say(lang, f"sheet-{SHEET_IDS[line]}"), n=int(n))
        for line in range(ITEMS)
        if (n := item(after.sheet, side, line))
    ]
    figure = int(after.clash_figure[side])
    places = {
        "piece": a_piece(before, figure, lang),
        "name": piece_name(before, figure, lang),
        "n": int(total(after.sheet, side)),
        "parts": ", ".join(parts),
        "result": "wins" if winner == side else "ties" if winner < 0 else "loses",
    }
    return told(lang, name, "roll", **places)


def _lost(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return the pieces of a player that were destroyed."""
    if step in (order.ANSWER, c.GAME_OVER):
        return []
    fewer: list[int] = []
    for figure in range(int(PIECE_KINDS)):
        n = int(total_of(before, p, figure) - total_of(after, p, figure))
        founding = step == c.FOUNDING and figure == SETTLER and before.player() == p and after.founded != before.founded
        fewer += [figure] * (n - 1 if founding else n)
    sold = step == c.PURCHASE and before.player() == p and len(fewer) == 1 and list(before.spent) == list(after.spent)
    if not fewer or (sold and before.bombed == after.bombed):
        return []
    return [told(lang, "loses-pieces", "effect", what=pieces(before, fewer, lang))]


# --- modernisation ---


def modernised(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return which units of a player have become better ones, by a technology or a new era (CE-3.12, CE-3.14)."""
    if not after.agreed.advanced:
        n = int(total_of(before, p, CATAPULT))
        came = n and era_of(before, CATAPULT) != era_of(after, CATAPULT)
        return [told(lang, "catapults", "effect", n=n)] if came else []
    parts: list[str] = []
    for figure in range(int(FIGURES)):
        n = int(total_of(before, p, figure))
        if n and unit_of(before, figure) != unit_of(after, figure):
            names = {"old": piece_name(before, figure, lang), "new": piece_name(after, figure, lang)}
            parts.append(TEXTS.say(lang, "modernised-part", n=n, **names))
    return [told(lang, "modernised", "effect", units="; ".join(parts))] if parts else []
