"""Strips of other seats and the own hand: what is told where there is little room, and what fills much of it."""

import re
from itertools import pairwise
from xml.etree.ElementTree import Element

from epocha_fixtures.pictures import drawn, parse

from epocha.games.through_the_ages.accounts import RATES, stock
from epocha.games.through_the_ages.hand import FLAT_PHONE, HEAD, TILE, UPRIGHT, UPRIGHT_PHONE, WIDE, size_on_phone
from epocha.games.through_the_ages.hand import hand as own_hand
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.things import effect

from .build import GAME, P1, P2, card, civ, hand, position, row


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


def test_few_cards_stand_upright_on_a_phone_and_more_lie_as_tiles_that_fill_it() -> None:
    """Above and below a small hand of flat tiles there were 80 pixels of nothing each."""
    few, more, most = (size_on_phone(counts, UPRIGHT_PHONE)[0] for counts in ([1, 3], [1, 5], [6, 6]))
    assert [one.is_tile for one in (few, more, most)] == [False, True, True]
    assert few.height > 2.5 * TILE[1]
    assert more.height > 1.2 * TILE[1]
    assert most.height == TILE[1]
    for words in ("iron", "iron coal", "iron coal oil alchemy theology"):
        for form, phone in (("tall", UPRIGHT_PHONE), ("flat", FLAT_PHONE)):
            picture = own_hand(hand(position(), words).view(P1), "cs")[0].drawing(form)
            assert 0.7 * phone.height < picture.height <= phone.height, (words, form)


def test_all_of_the_row_on_a_phone_is_written_in_letters_as_large_as_its_names() -> None:
    """Where the smallest would be smaller than others a phone enlarges all, and the last lines were out of sight."""
    table = row(civ(position(), wonders="pyramids"), "eiffel_tower iron")
    shown = parse(drawn(GAME, table.view(P1), "row", "cs", "tall"))
    assert min(float(e.attrib["font-size"]) for e in shown.iter() if e.tag == "text") >= 14
    assert "+1" in text_in(shown)


def spots(table: Table) -> list[float]:
    """Return where cards and heads of the own hand begin in one line."""
    layers = own_hand(table.view(P1), "en")[0].drawing("wide").layers
    return sorted([layer.at[0] for layer in layers if layer.at and not layer.name.startswith("offer")])


def widths(found: list[float]) -> float:
    """Return how broad cards are, the first of which lies behind the head of the hand."""
    return found[2] - found[1]


def test_a_close_up_says_what_a_wonder_gives_with_symbols_before_their_amounts() -> None:
    """ "4" of the culture stood behind the arrow, and the lyre after it before the "1" of the happy face."""
    told = re.sub(r"<svg.*?#sym-([\w-]+).*?</svg>", r"[\1]", effect(card("eiffel_tower")), flags=re.DOTALL)
    assert told.replace("\u00a0", " ") == "[resources] 3+7+3 → [culture] +4 [happy] +1 "
