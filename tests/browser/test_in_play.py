"""What of a board a phone shows by itself: what the question is about."""

from pathlib import Path
from typing import Final

import pytest
from browsing import Arrive
from holding import phone
from looking import settle

BELOW: Final = Path(__file__).parents[1] / "fixtures" / "moving_below_in_civilization_2010.txt"
"""Two players, and three squares with figures of the second below the middle of a long map."""
ALL_SEEN: Final = """() => {
    const port = document.getElementById("viewport").getBoundingClientRect();
    const open = [...document.querySelectorAll("#stage .place.open .hit")].map(one => one.getBoundingClientRect());
    return open.length === 3 && open.every(({ top, bottom }) => top >= port.top && bottom <= port.bottom);
}"""


@pytest.mark.parametrize("size", [(360, 740), (844, 390)])
def test_a_board_no_wider_than_a_phone_shows_what_is_asked_however_low_it_lies(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    """The map of two players was always shown from its top, as a list is."""
    person = arrive(**phone(size))
    person.begin_from(BELOW.read_text(encoding="utf-8"), "civilization_2010", seat=1)
    settle(person.page)
    person.page.wait_for_function(ALL_SEEN)
