"""Section 8: protections; and who is asked, so that nobody can tell who holds one (ME-17.3)."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.games.mesta.components import DATA, EVENT_IDS
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.state import Table

from .build import P1, P2, P3, announce, begin, cities, event, event_pile, hand, position, use

ALL_PROTECTIONS = "protection_small protection protection_great"
NO = "no reaction"


def seats(members: int) -> list[int]:
    return [seat for seat in range(6) if members >> seat & 1]


def affected(table: Table, name: str) -> list[int]:
    """Return the seats that an event of the seat to move affects, once it is announced."""
    return seats(EVENT[event(name)].affected(table))


@pytest.mark.rule("ME-8.1")
def test_a_protection_is_never_the_event_of_a_turn() -> None:
    table = position({P1: "rome"}, {P1: ALL_PROTECTIONS})
    assert options(table) == ["pass"]
    assert refused(table, "use protection") == "ME-8.1"


@pytest.mark.rule("ME-8.2", "ME-8.4")
def test_a_reaction_costs_no_allowance_even_to_the_actor() -> None:
    table = position({P1: "tyre pella", P2: "rome"}, {P1: "loss_of_influence plague protection trade", P2: "curse"})
    do(table, "use loss of influence")
    do(table, "use plague", "protect normal", NO)
    assert cities(table, P1) == {"tyre", "pella"}
    assert asked(table) == P2
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack", P2: "protection games_navy", P3: "trade"})
    do(table, "use attack", "protect normal")
    assert asked(table) == P2
    assert table.allowance == 1
    assert "use games navy" in options(table)


@pytest.mark.rule("ME-8.3", "ME-12.10")
def test_a_player_reacts_only_for_himself() -> None:
    table = position(
        {P1: "rome", P2: "tyre", P3: "giza"},
        {P1: "attack", P2: "trade", P3: "protection_great"},
        players=6,
        teams="3v3",
    )
    announce(table, "attack", "against 2")
    assert asked(table) == P2
    assert refused(table, "protect great", P3) == "ME-8.11"
    do(table, NO)
    assert cities(table, P2) == set()
    table = position({P1: "rome", P3: "ostia"}, {P1: "commander_rome", P3: "protection"}, players=4, teams="2v2")
    announce(table, "commander rome")
    do(table, "protect normal")
    assert cities(table, P3) == {"ostia"}
    assert cities(table, P1) == set()


@pytest.mark.rule("ME-17.3")
def test_the_window_is_marked_as_one_and_put_to_those_who_can_only_decline() -> None:
    table = position({P2: "rome", P3: "ostia"}, {P1: "commander_rome", P2: "protection", P3: "trade"})
    announce(table, "commander rome")
    for seat, open_to in ((P2, [NO, "protect normal"]), (P3, [NO])):
        decision = table.view(seat).decision(seat)
        assert (asked(table), decision.reaction, decision.forced) == (seat, True, False)
        assert options(table) == open_to
        do(table, NO)


@pytest.mark.rule("ME-4.1")
def test_every_turn_has_its_number_for_all_to_know() -> None:
    table = position({}, {P1: "flood", P2: "flood", P3: "flood"})
    numbers = []
    for _ in range(7):
        seats_know = {int(table.view(viewer).turn_number()) for viewer in (None, P1, P2, P3)}
        assert seats_know == {int(table.turn_number())}
        numbers += seats_know
        do(table, "pass")
    assert len(set(numbers)) == 7


def answers(name: str, *choices: str, laid: str = "athens rome giza tyre pella", **options_: object) -> list[str]:
    """Return the protections that P2 may use against an event of P1 when they hold all three."""
    table = position({P1: "alesia babylon", P2: laid}, {P1: f"{name} trade", P2: ALL_PROTECTIONS}, **options_)
    announce(table, name.replace("_", " "), *choices)
    while table.current_players and asked(table) == P1 and step(table) == "react":
        do(table, NO)
    if not table.current_players or step(table) != "react":
        return []
    assert asked(table) == P2
    return [text.removeprefix("protect ") for text in options(table)[1:]]


COVERED_BY = {
    "commander_rome": ["small", "normal", "great"],
    "wrath_egypt": ["small", "normal", "great"],
    "attack": ["small", "normal", "great"],
    "barbarians": ["small", "normal", "great"],
    "plague": ["normal", "great"],
    "unrest_small": ["normal", "great"],
    "unrest_great": ["normal", "great"],
    "trade": ["normal", "great"],
    "flood": ["great"],
    "crisis_metallurgy_army": ["great"],
    "loss_of_influence": ["great"],
    "wonders_influence": ["great"],
    "revolt": ["great"],
    "education": ["great"],
    "calm_before_storm": ["great"],
    "curse": ["great"],
}
CHOICES = {
    "attack": ("take giza",), "unrest_small": ("side west",), "unrest_great": ("side east",),
    "trade": ("offer babylon", "take giza"), "education": ("mode deprive",),
    "curse": ("against 2",), "calm_before_storm": ("against 2",),
}  # fmt: skip


@pytest.mark.rule("ME-8.5", "ME-8.6", "ME-8.7", "ME-8.12")
@pytest.mark.rule("ME-9.4", "ME-9.20", "ME-9.28", "ME-9.40", "ME-9.44", "ME-9.47", "ME-9.55", "ME-9.59", "ME-9.63")
@pytest.mark.rule("ME-9.68", "ME-9.72", "ME-9.77", "ME-9.79", "ME-9.83", "ME-9.91")
@pytest.mark.parametrize("name", COVERED_BY)
def test_which_protection_covers_what(name: str) -> None:
    laid = "giza tyre" if name.startswith("crisis") else "athens rome giza tyre pella"  # the others have an army
    assert answers(name, *CHOICES.get(name, ()), laid=laid) == COVERED_BY[name]


@pytest.mark.rule("ME-8.7", "ME-9.13")
def test_great_protection_covers_unification() -> None:
    table = position({P1: "rome ostia tusculum lavinium", P2: "ardea"}, {P1: "unification", P2: ALL_PROTECTIONS})
    announce(table, "unification")
    assert options(table) == [NO, "protect great"]
    do(table, "protect great")
    assert cities(table, P2) == {"ardea"}


@pytest.mark.rule("ME-8.5", "ME-8.6", "ME-8.12")
def test_a_protection_that_does_not_cover_is_refused_with_its_rule() -> None:
    table = position({P1: "rome", P2: "athens"}, {P1: "revolt", P2: "protection_small protection"})
    announce(table, "revolt")
    assert options(table) == [NO]
    assert refused(table, "protect small") == "ME-8.5"
    assert refused(table, "protect normal") == "ME-8.6"
    assert refused(table, "protect great") == "ME-8.12"


@pytest.mark.rule("ME-8.8", "ME-9.91", "ME-9.72")
def test_a_shielded_player_is_left_out_of_the_whole_event() -> None:
    table = position({P2: "athens sparta"}, {P1: "flood", P2: "protection_great commander_rome"})
    announce(table, "flood")
    do(table, "protect great")
    assert cities(table, P2) == {"athens", "sparta"}
    table = position({P2: "athens"}, {P1: "barbarians", P2: "protection_small"})
    announce(table, "barbarians")
    do(table, "protect small")
    assert cities(table, P2) == {"athens"}
    assert [int(n) for n in table.skips] == [1, 0, 1]
    for name, answer in (("curse", "protect great"), ("calm before storm", "protect great")):
        table = position({}, {P1: name.replace(" ", "_"), P2: "protection_great"})
        announce(table, name, "against 2")
        do(table, answer)
        assert (table.skips[P2], table.silence[P2]) == (0, 0)


@pytest.mark.rule("ME-8.8", "ME-9.47")
def test_a_shielded_target_cancels_the_swap() -> None:
    table = position({P1: "rome", P2: "giza"}, {P1: "trade", P2: "protection"})
    announce(table, "trade")
    do(table, "protect normal")
    assert (cities(table, P1), cities(table, P2)) == ({"rome"}, {"giza"})


@pytest.mark.rule("ME-8.9")
def test_who_is_affected() -> None:
    laid = {P1: "rome alesia babylon pella", P2: "ostia tyre giza", P3: "athens"}
    table = position(laid, {P1: "attack trade", P2: "curse"})
    assert affected(table, "commander_rome") == [P1, P2]
    assert affected(table, "plague") == [P1, P2, P3]
    assert affected(table, "barbarians") == [P1, P2, P3]
    assert affected(table, "flood") == [P1, P2]
    table.empire = 0
    table.side = 1
    assert affected(table, "unification") == [P2]
    assert affected(table, "unrest_small") == [P2, P3]
    assert affected(table, "loss_of_influence") == [P2]
    assert affected(table, "wonders_influence") == [P2]
    assert affected(table, "crisis_metallurgy_army") == [P2, P3]
    table.target, table.mode = P3, 1
    for name in ("wrath_greece", "attack", "trade", "revolt", "curse", "calm_before_storm", "education"):
        assert affected(table, name) == [P3], name
    for seat in (P1, P2, P3):
        table.cities[seat] = 0
    assert affected(table, "plague") == []
    assert affected(table, "barbarians") == [P1, P2, P3]
    assert affected(table, "crisis_metallurgy_army") == [P1, P2]  # those who have events


@pytest.mark.rule("ME-8.10")
def test_events_that_open_no_window() -> None:
    table = position({P1: "rome alesia", P2: "athens tyre"}, {P2: ALL_PROTECTIONS})
    table.target, table.mode = P2, 0
    kinds = ("festival", "games", "charisma", "uncovering", "victory", "espionage", "friendly_exchange", "education")
    names = [name for name in EVENT_IDS if DATA["event"][event(name)]["kind"] in kinds]
    assert len(names) == 17
    for name in names:
        assert affected(table, name) == [], name


@pytest.mark.rule("ME-8.10")
@pytest.mark.parametrize("name", ["festival great", "games army", "uncovering monuments", "espionage", "victory"])
def test_nobody_is_asked_about_events_that_take_nothing(name: str) -> None:
    table = position({P1: "rome", P2: "athens"}, {P1: name.replace(" ", "_"), P2: "protection_great"})
    choices = ("against 2",) if name == "espionage" else ()
    announce(table, name, *choices)
    assert table.current_players == ()


@pytest.mark.rule("ME-8.11")
def test_affected_players_decide_in_turn_order_from_the_actor_and_see_what_was_decided() -> None:
    table = position({}, {P2: "barbarians trade", P3: "protection", P1: "protection_small"}, turn=P2)
    announce(table, "barbarians")
    assert asked(table) == P2
    do(table, NO)
    assert asked(table) == P3
    do(table, "protect normal")
    assert asked(table) == P1
    view = table.view(P1)
    assert isinstance(view, Table)
    assert [EVENT_IDS[card] for card in view.reactions] == ["protection"]
    assert seats(view.shielded) == [P3]


@pytest.mark.rule("ME-8.12", "ME-8.14")
def test_one_of_the_fitting_cards_or_none() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack", P2: "protection protection protection_great"})
    announce(table, "attack")
    assert options(table) == [NO, "protect normal", "protect great"]
    do(table, "protect great")
    assert hand(table, P2) == ["protection", "protection"]
    assert event_pile(table)[-1] == "protection_great"


@pytest.mark.rule("ME-8.13")
def test_one_reaction_each_and_none_to_a_reaction() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack protection_great", P2: "protection protection_great"})
    announce(table, "attack")
    do(table, "protect normal")
    assert table.current_players == ()
    assert cities(table, P2) == {"tyre"}


@pytest.mark.rule("ME-8.15", "ME-10.3")
def test_a_silenced_player_may_not_react_but_to_calm_itself() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack", P2: "protection_great"})
    table.silence[P2] = 1
    announce(table, "attack")
    assert cities(table, P2) == set()
    table = position({P1: "rome", P2: "tyre"}, {P1: "calm_before_storm", P2: "protection_great"})
    announce(table, "calm before storm", "against 2")
    assert options(table) == [NO, "protect great"]
    do(table, "protect great")
    assert table.silence[P2] == 0


@pytest.mark.rule("ME-8.16", "ME-17.3", "ME-8.12")
@pytest.mark.parametrize("held", ["trade", "protection_small", "protection_great flood"])
def test_everybody_affected_with_a_card_in_hand_is_asked(held: str) -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "revolt", P2: held})
    announce(table, "revolt")
    assert (step(table), asked(table)) == ("react", P2)
    assert options(table)[0] == NO


@pytest.mark.rule("ME-17.3")
def test_who_has_no_card_or_no_chance_is_not_asked() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack"})
    announce(table, "attack")
    assert table.current_players == ()
    without = ALL_PROTECTIONS
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack", P2: "trade"}, excluded_events=without)
    announce(table, "attack")
    assert table.current_players == ()


@pytest.mark.rule("ME-8.2")
def test_a_reaction_out_of_turn_leaves_the_own_turn_whole() -> None:
    table = position({P1: "rome", P2: "tyre"}, {P1: "attack", P2: "protection_small games_navy"})
    announce(table, "attack")
    do(table, "protect small")
    begin(table, P2)
    use(table, "games navy")
    assert event_pile(table)[-1] == "games_navy"
