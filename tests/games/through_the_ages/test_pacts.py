"""Section 33: pacts, and what each of them does."""

import pytest

from epocha.games.through_the_ages.ages import end_age
from epocha.games.through_the_ages.components import NONE
from epocha.games.through_the_ages.state import Table

from .build import P1, P2, P3, asked, card, civ, do, hand, military, options, politics, position, refused, step, wars


def offered(name: str, text: str = "", in_age: int = 2) -> Table:
    """Let P1 offer a pact to P2."""
    table = politics(military(position(3, in_age=in_age), name))
    return do(table, f"offer {name.replace('_', ' ')} to 2{text}")


def between(name: str, side: int = 0, in_age: int = 2) -> Table:
    """Return a table with a pact in front of P1, made with P2."""
    return civ(position(3, in_age=in_age), P1, pact=name, pact_with=P2, pact_side=side)


@pytest.mark.rule("TA-33.1", "TA-33.2", "TA-33.3", "TA-33.4", "TA-27.5", "TA-44.12")
def test_an_offer_is_accepted_or_refused() -> None:
    table = politics(military(position(3, in_age=2), "acceptance_of_supremacy peace_treaty"))
    supremacy = [f"offer acceptance of supremacy to {p} as {side}" for p in (2, 3) for side in "ab"]
    assert options(table, "offer") == [*supremacy, "offer peace treaty to 2", "offer peace treaty to 3"]
    do(table, "offer acceptance of supremacy to 2 as b")
    assert (asked(table), options(table)) == (P2, ["accept", "refuse"])
    assert table.view(P3).shown == card("acceptance_of_supremacy")
    do(table, "refuse")
    assert (table.military_count[P1], step(table), table.pact[P1]) == (2, "actions", NONE)
    assert refused(politics(military(position(3), "rats")), "offer peace treaty to 2") == "TA-33.1"


@pytest.mark.rule("TA-33.5", "TA-33.6", "TA-33.15")
def test_an_accepted_pact_replaces_the_one_in_front() -> None:
    table = between("scientific_cooperation")
    do(
        politics(military(table, "international_trade_agreement")),
        "offer international trade agreement to 3 as b",
        "accept",
    )
    assert (table.pact[P1], table.pact_with[P1], table.pact_side[P1]) == (card("international_trade_agreement"), P3, 1)
    assert list(table.discards) == [card("scientific_cooperation")]


@pytest.mark.rule("TA-33.7")
def test_party_to_any_number_of_pacts() -> None:
    table = civ(between("scientific_cooperation"), P3, pact="promise_of_military_protection", pact_with=P2, pact_side=0)
    assert table.strength[P2] == 6
    do(politics(military(table, "peace_treaty", P2), P2), "offer peace treaty to 1", "accept")
    assert [table.pact[p] >= 0 for p in range(3)] == [True] * 3


@pytest.mark.rule("TA-33.8", "TA-33.9")
def test_either_party_may_cancel() -> None:
    table = politics(military(between("scientific_cooperation"), "raid_i", P2), P2)
    assert options(table, "cancel") == ["cancel 1"]
    do(table, "cancel 1")
    assert (table.pact[P1], step(table)) == (NONE, "actions")
    assert refused(politics(between("scientific_cooperation"), P3), "cancel 1") == "TA-27.1"
    table = politics(military(between("scientific_cooperation"), "rats", P3), P3)
    assert refused(table, "cancel 1") == "TA-33.8"


@pytest.mark.rule("TA-33.10")
def test_obsolete_pacts_are_discarded() -> None:
    table = between("trade_routes_agreement", in_age=2)
    end_age(table, True)
    assert (table.pact[P1], table.gone[card("trade_routes_agreement")]) == (NONE, 1)


@pytest.mark.rule("TA-33.11")
@pytest.mark.parametrize("name", ["acceptance_of_supremacy", "peace_treaty", "loss_of_sovereignty"])
def test_no_attacks_between_the_parties(name: str) -> None:
    table = politics(military(between(name, in_age=3), "raid_i"))
    assert refused(table, "attack raid i on 2") == "TA-33.11"
    assert "attack raid i on 3" in options(table)


@pytest.mark.rule("TA-33.12", "TA-0.15")
@pytest.mark.parametrize("name", ["promise_of_military_protection", "military_pact"])
def test_a_pact_that_ends_by_an_attack(name: str) -> None:
    table = between(name, side=1, in_age=3)
    assert table.strength[P1] > 1
    politics(military(table, "raid_i"))
    do(table, "attack raid i on 2")
    assert (table.pact[P1], table.strength[P1], step(table)) == (NONE, 1, "sacrifice")


@pytest.mark.rule("TA-33.14")
def test_pacts_between_the_last_two() -> None:
    table = position(3, in_age=2)
    table.out = 1 << P3
    politics(military(table, "scientific_cooperation"))
    assert options(table, "offer") == ["offer scientific cooperation to 2"]


# --- each pact, in the order of the file ---


@pytest.mark.rule("TA-43.46", "TA-29.8")
def test_open_borders_agreement() -> None:
    table = between("open_borders_agreement", in_age=2)
    assert [table.military_total[p] for p in range(3)] == [3, 3, 2]
    assert list(table.strength) == [1, 1, 1]
    civ(table, P2, on={"warriors": 3}, science=5)
    do(politics(military(table, "spy")), "attack spy on 2", "done", "done")
    assert table.science[P1] == 5  # 1 + 3 against 3


def test_trade_routes_agreement() -> None:
    """The exchange itself is proven with the payments."""
    table = between("trade_routes_agreement", side=1)
    civ(civ(table, P1, stored={"bronze": 1}), P2, stored={"agriculture": 1})
    assert "exchange" in options(table)


def test_acceptance_of_supremacy_and_international_trade_agreement() -> None:
    """What they bring per turn is proven with the upkeep."""
    assert between("acceptance_of_supremacy").perk(P2, 73) == -1
    assert between("international_trade_agreement", side=1).perk(P1, 72) == 1


def test_promise_of_military_protection() -> None:
    table = civ(between("promise_of_military_protection"), P2, on={"religion": 2})
    assert [(table.strength[p], table.culture_rate[p]) for p in (P1, P2)] == [(1, 1), (6, 1)]


@pytest.mark.rule("TA-43.15", "TA-43.68")
def test_scientific_cooperation() -> None:
    table = hand(civ(civ(between("scientific_cooperation"), P1, science=9), P2, science=2), "iron monarchy masonry")
    do(table, "play iron", "play masonry")
    assert list(table.science) == [9 - 3 - 1, 0, 0]
    assert refused(hand(table, "alchemy"), "play alchemy") == "TA-43.15"
    assert refused(table, "play monarchy") == "TA-43.15"


@pytest.mark.rule("TA-43.45")
def test_international_tourism() -> None:
    table = civ(between("international_tourism", in_age=3), P2, wonders="pyramids ocean_liner_service internet")
    assert (table.culture_rate[P1], table.culture_rate[P2]) == (3, 0)
    civ(table, P1, wonder="colossus", stages=1, stored={"bronze": 9})
    do(table, "stages 1")
    assert table.culture_rate[P2] == 1


@pytest.mark.rule("TA-43.47")
def test_loss_of_sovereignty() -> None:
    table = civ(between("loss_of_sovereignty", in_age=3), P2, on={"drama": 2})
    assert (table.culture_rate[P1], table.culture_rate[P2]) == (2, 2)
    table = politics(military(civ(table, P3, government="monarchy"), "holy_war", P3), P3)
    assert refused(table, "declare holy war on 2") == "TA-43.47"
    assert "declare holy war on 1" in options(table)


def test_military_pact_and_peace_treaty() -> None:
    assert list(between("military_pact", in_age=3).strength) == [5, 5, 1]
    assert list(between("peace_treaty", in_age=3).culture_rate) == [1, 1, 0]


@pytest.mark.rule("TA-32.15")
def test_a_pact_made_later_does_not_stop_a_war() -> None:
    table = civ(between("peace_treaty", in_age=3), P1, war="war_over_culture_iii", war_on=P2, on={"warriors": 4})
    do(wars(civ(table, P2, culture=9), P1), "done", "done")
    assert table.culture[P1] == 3
