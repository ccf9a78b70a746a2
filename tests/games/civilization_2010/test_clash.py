"""Section 25: one unit against another."""

import pytest

from epocha.games.civilization_2010.clash import FIRST, SECOND, TOGETHER, dealt, taken


def blow(strength: int, foe: int, wounds: int = 0, more: int = 0, when: int = TOGETHER) -> tuple[bool, bool]:
    """Return who lives after a unit is played against another that has wounds: itself, the other."""
    hits = strength + more
    return (
        taken(hits, foe, foe - wounds, when) < strength,
        wounds + dealt(hits, strength, foe, when) < foe,
    )


@pytest.mark.rule("CF-25.15", "CF-25.16")
@pytest.mark.example("CF-EX-36")
def test_both_deal_their_strength_at_once() -> None:
    assert taken(3, 2, 2, TOGETHER) == 2
    assert blow(3, 2) == (True, False), "3 against 2: the 2 dies, the 3 stays with two wounds"
    assert blow(2, 2) == (False, False)
    assert blow(1, 3) == (False, True)
    assert blow(1, 3, wounds=2) == (False, False), "a wounded unit deals its whole strength and dies of one wound more"


@pytest.mark.rule("CF-25.17")
@pytest.mark.example("CF-EX-38")
def test_who_trumps_strikes_first() -> None:
    assert taken(3, 3, 3 - 2, FIRST) == 0, "killed before it could strike"
    assert blow(3, 3, wounds=2, when=FIRST) == (True, False)
    assert blow(1, 3, when=FIRST) == (False, True), "what it does not kill strikes back"
    assert dealt(3, 3, 3, SECOND) == 0
    assert blow(3, 3, when=SECOND) == (False, True), "it holds for the attacked unit alike"
    assert blow(4, 3, when=SECOND) == (True, False), "what is not killed strikes back"


@pytest.mark.rule("CF-25.21")
@pytest.mark.example("CF-EX-44")
def test_three_more_wounds_do_not_make_a_unit_tougher() -> None:
    assert dealt(1 + 3, 1, 4, TOGETHER) == 4
    assert blow(1, 4, more=3) == (False, False)
    assert blow(1, 1, more=3) == (False, False), "it still dies of one wound"


@pytest.mark.rule("CF-25.27")
def test_at_most_one_unit_remains_on_a_front() -> None:
    """Whatever the strengths, wounds and trump."""
    for strength in range(1, 9):
        for foe in range(1, 9):
            for wounds in range(foe):
                for more in (0, 3):
                    for when in (TOGETHER, FIRST, SECOND):
                        assert blow(strength, foe, wounds, more, when) != (True, True)
