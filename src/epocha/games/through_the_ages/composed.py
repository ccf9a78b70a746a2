"""Emblems that are put together: whom an event meets and what it gives or takes, the units of an army, sides of a pact.

Each fills a square of 24 units and is made from symbols of the sprite: signs of `emblems.toml`, and what `tokens.py`
draws for the numbers of a civilization.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from epocha.engine.svg import Svg, circle, icon, join, label, path, use
from epocha.games.through_the_ages import records as rec
from epocha.games.through_the_ages.components import CARD_RECORDS
from epocha.games.through_the_ages.emblems import EMBLEMS, emblem, put_together
from epocha.games.through_the_ages.gist import MINUS

WHO: Final = {"most_happy_all_tied": "most-happy", "all_except_least_culture": "all"}
"""The sign of whom an event meets, where it has another name."""
GOODS: Final = {
    "food": ["food"], "resources": ["resources"], "science": ["science"], "culture": ["culture"],
    "food_or_resources": ["food", "resources"], "population": ["workers"], "yellow_tokens": ["workers"],
    "blue_tokens": ["blue"], "civil_actions": ["civil"], "military_actions": ["military"],
    "military_cards": ["military-cards"], "leader": ["e-leader"], "unfinished_wonder": ["e-wonder"],
    "colony": ["e-colony"], "strength": ["strength"], "happy": ["happy"], "resources_per_turn": ["resources"],
    "food_per_turn": ["food"],
}  # fmt: skip
"""The symbols of what is given or taken, and of what a pact adds to."""
PRODUCED: Final = {"farm": "food", "mine": "resources"}


class Change(NamedTuple):
    """What an effect does to somebody: a sign or an amount, and the symbols of what."""

    who: str
    much: str
    what: list[str]


def composed() -> dict[str, Svg]:
    """Return all emblems that are put together, by the name of their symbol."""
    return {emblem(card): _KINDS[CARD_RECORDS[card].category](CARD_RECORDS[card]) for card in put_together()}


# --- events ---


def event(record: rec.MilitaryCard) -> Svg:
    """Return whom an event meets, and what it gives or takes; of final scoring, what is counted, in a laurel."""
    if record.final_scoring:
        return join([use("e-laurel", 0, 0, 24), icon(EMBLEMS.impact[record.id], 12, 11, 11)])
    changes: dict[str, list[Change]] = {}
    for effect in record.effects:
        for change in changed(effect):
            changes.setdefault(change.who, []).append(change)
    groups = list(changes.items())
    if len(groups) == 1:
        return _for_one(*groups[0])
    return join([_in_row(who, group, 6 + 12 * i) for i, (who, group) in enumerate(groups)])


def changed(effect: Any) -> list[Change]:
    """Return what an effect of an event does, and to whom."""
    if isinstance(effect, rec.Gain | rec.Lose):
        plus = "+" if isinstance(effect, rec.Gain) else MINUS
        much = plus + (str(effect.amount) if isinstance(effect.amount, int) else "")
        return [Change(effect.who, much, GOODS[effect.what])]
    if isinstance(effect, rec.Transfer):
        what = GOODS[effect.what]
        return [Change(effect.who, f"{MINUS}{effect.amount}", what), Change(effect.to, f"+{effect.amount}", what)]
    if isinstance(effect, rec.ChooseOne):
        what = [symbol for one in effect.options for symbol in GOODS[one.what]]
        return [Change(effect.who, f"+{effect.options[0].amount}", what)]
    if isinstance(effect, rec.SkipStep | rec.RefillCardRow):
        return []
    return [Change(effect.who, *_rarely(effect))]


def _rarely(effect: Any) -> tuple[str, list[str]]:
    """Return the sign and the symbols of an effect that few events have."""
    if isinstance(effect, rec.BuildFree):
        return "+", [f"e-{effect.card}"]
    if isinstance(effect, rec.Produce):
        return "+", [PRODUCED[kind] for kind in effect.of]
    if isinstance(effect, rec.TakeCivilCards):
        return "+", ["civil-cards"]
    if isinstance(effect, rec.Transform):
        return MINUS, ["e-wonder"]
    return MINUS, GOODS[effect.what] if isinstance(effect, rec.DiscardCard) else ["e-town"]


def _for_one(who: str, changes: list[Change]) -> Svg:
    """Return an emblem about one group of players: they on top with the amount, what it is about below."""
    what = [symbol for change in changes for symbol in change.what]
    size = min(12.5, 24 / len(what))
    middle = 12 - 12 * (len(what) - 1) / len(what)
    drawn = [icon(name, middle + 24 * i / len(what), 17.5, size) for i, name in enumerate(what)]
    return join([_who(who, 6, 5.5, 11), _much(changes[0].much, 17.5, 9.5, 10.5), *drawn])


def _in_row(who: str, changes: list[Change], y: float) -> Svg:
    """Return half an emblem: a group of players, the amount, and what it is about."""
    what = [symbol for change in changes for symbol in change.what]
    size = 8.5 if len(what) == 1 else 6.4
    drawn = [icon(name, 19.5 + 3.1 * (2 * i - len(what) + 1), y, size) for i, name in enumerate(what)]
    much = changes[0].much if len(changes) == 1 else changes[0].much[0]
    return join([_who(who, 4.2, y, 8.4), _much(much, 11.7, y + 2.4, 6.5), *drawn])


def _who(who: str, x: float, y: float, size: float) -> Svg:
    return icon(f"e-who-{WHO.get(who, who.replace('_', '-'))}", x, y, size)


def _much(text: str, x: float, y: float, size: float) -> Svg:
    return label(text, x, y, size, "t-print")


# --- what is fought with and for ---


def tactics(record: rec.MilitaryCard) -> Svg:
    """Return the units of an army in formation."""
    needed = record.composition
    units = ["e-swordsmen"] * needed.infantry + ["e-knights"] * needed.cavalry + ["e-cannon"] * needed.artillery
    spots = {
        2: [(6.3, 12.0), (17.7, 12.0)],
        3: [(12.0, 6.3), (6.3, 17.7), (17.7, 17.7)],
        4: [(6.3, 6.3), (17.7, 6.3), (6.3, 17.7), (17.7, 17.7)],
    }
    return join([icon(unit, x, y, 11) for unit, (x, y) in zip(units, spots[len(units)], strict=True)])


def war(record: rec.MilitaryCard) -> Svg:
    """Return swords and the stake."""
    stake = GOODS[next(effect.what for effect in record.effects if isinstance(effect, rec.Take | rec.Lose))][-1]
    return join([use("e-crossed", 0, 0, 24), circle(12, 10, 6.6, "f-paper-2 edge"), icon(stake, 12, 10, 10)])


def pact(record: rec.MilitaryCard) -> Svg:
    """Return hands, and below what each side has of it; one side alone if it is the same for both."""
    hands = icon("e-hands", 12, 6, 12.5)
    if record.symmetric:
        return join([hands, _side(record.both, 12)])
    line = path("M12 12.5V23.5", "l-edge")
    return join([hands, line, _side(record.side_a, 5.5), _side(record.side_b, 18.5)])


def _side(effects: tuple[rec.OfPact, ...], x: float) -> Svg:
    """Return the first thing that a side of a pact has of it, with a plus or a minus."""
    one = next(effect for effect in effects if not isinstance(effect, rec.Forbid))
    if isinstance(one, rec.Add):
        minus = isinstance(one.value, int) and one.value < 0
        symbol = GOODS[one.to][0]
    else:
        minus, symbol = not isinstance(one, rec.Pay), one.what if isinstance(one, rec.Pay) else one.pay
    return join([_much(MINUS if minus else "+", x - 3.5, 20.3, 8), icon(symbol, x + 2, 18, 8.5)])


def bonus(_: rec.MilitaryCard) -> Svg:
    """Return a shield and a ship: what the two halves of the card are for."""
    return join([icon("e-fortress", 7, 7.5, 13), icon("e-line-colonization", 16.5, 16.5, 13)])


_KINDS: Final[dict[str, Callable[[Any], Svg]]] = {
    "event": event, "tactics": tactics, "war": war, "pact": pact, "bonus": bonus,
}  # fmt: skip
