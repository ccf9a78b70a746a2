"""Strips of other seats and the own hand: what is told where there is little room, and what fills much of it."""

from itertools import pairwise
from xml.etree.ElementTree import Element

from epocha_fixtures.pictures import drawn, parse

from epocha.games.through_the_ages.accounts import RATES, stock
from epocha.games.through_the_ages.hand import HEAD, UPRIGHT, WIDE
from epocha.games.through_the_ages.hand import hand as own_hand
from epocha.games.through_the_ages.state import Table

from .build import GAME, P1, P2, civ, hand, position


def test_what_a_turn_adds_has_a_plus_and_stands_behind_what_it_adds_to() -> None:
    """A lyre and a lyre with a plus of two pixels stood beside each other, told apart by little more than colour."""
    table = civ(position(), P2, on={"religion": 3, "philosophy": 2})
    for form in ("low", "line", "badge"):
        shown = parse(drawn(GAME, table.view(P1), f"civ-{P2}", "en", form))
        for name in RATES:
            told = [e for e in shown.iter() if e.attrib.get("data-symbol") == name]
            assert [text_in(one) for one in told] == [f"+{stock(table, P2)[name]}"], (form, name)


def text_in(one: Element) -> str:
    return "".join([e.text or "" for e in one.iter() if e.tag == "text"])


def test_few_cards_in_hand_are_broader_and_both_hands_lie_beside_each_other() -> None:
    """Between an empty hand and the other there were 360 pixels of nothing."""
    few = spots(hand(position(), "iron coal alchemy theology"))
    many = spots(hand(position(), "iron coal oil irrigation alchemy opera movies computers theology drama"))
    assert widths(few) > 1.3 * UPRIGHT.width
    assert widths(many) < 1.3 * UPRIGHT.width
    for found in (few, many):
        assert all(after - x <= HEAD + widths(found) + 30 for x, after in pairwise(found))
        assert found[-1] + widths(found) <= WIDE


def spots(table: Table) -> list[float]:
    """Return where cards and heads of the own hand begin in one line."""
    layers = own_hand(table.view(P1), "en")[0].drawing("wide").layers
    return sorted([layer.at[0] for layer in layers if layer.at and not layer.name.startswith("offer")])


def widths(found: list[float]) -> float:
    """Return how broad cards are, the first of which lies behind the head of the hand."""
    return found[2] - found[1]
