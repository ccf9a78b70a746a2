"""What is paid in one go, on phones: what it comes to and its button are whole and in sight, whatever is scrolled."""

from typing import Final

import pytest
from browsing import Arrive, met
from looking import settle
from playwright.sync_api import ViewportSize

from epocha import Game, State

ENDS: Final = """() => {
    const [sum, button, now] = [".pay-sum", "#payment .confirm", "#now"].map(one =>
        document.querySelector(one).getBoundingClientRect());
    const onTop = (box, x) => document.elementFromPoint(box.left + x, (box.top + box.bottom) / 2)?.closest(".pay-end");
    const rows = [...document.querySelectorAll(".portion")].map(one => one.getBoundingClientRect());
    const whole = rows.filter(({ top, bottom }) => bottom <= sum.top + 1 && top >= now.top);
    const left = [!!onTop(sum, 5) && !!onTop(button, 30), whole.length];
    return [sum.bottom <= button.top, button.bottom <= innerHeight, ...left];
}"""
"""Whether the sum ends above the button, the button in the window, neither lies under anything; and the rows above."""


def kinds(count: int) -> str:
    """Return a position of Stone Age in which the first seat pays with so many kinds at least."""

    def fits(game: Game, view: State) -> bool:
        payment = game.payment(view, 0, "en")
        return payment is not None and len(payment.portions) >= count

    return met("stone_age", fits)


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_what_a_payment_comes_to_does_not_lie_under_its_button(
    arrive: Arrive, size: tuple[int, int], count: int
) -> None:
    """At 360x740 one saw the upper half of it."""
    window = ViewportSize(width=size[0], height=size[1])
    person = arrive(locale="cs", viewport=window, has_touch=True, is_mobile=True)
    person.begin_from(kinds(count), "stone_age")
    person.wait_for_turn()
    settle(person.page)
    *holds, rows = person.page.evaluate(ENDS)
    assert holds == [True, True, True]
    assert rows >= min(2, count)
