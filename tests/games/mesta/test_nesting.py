"""An event inside an event: the last that began is resolved first, and the ones below go on where they stood.

No event of the game begins another, so here one is begun by hand while another waits for an answer.
"""

from epocha_fixtures.playing import asked, do, options, step

from epocha import Chance
from epocha.engine.position import position_of, read_position
from epocha.games.mesta.components import EVENT_IDS
from epocha.games.mesta.state import Table
from epocha.games.mesta.steps.common import begin_event
from epocha.games.mesta.transfers import take_from_hand

from .build import P1, P2, P3, announce, cities, city_pile, event, event_pile, hand, position
from .test_laws import check


def begin_inside(table: Table, name: str) -> Table:
    """Let an event from the hand of the seat to move begin now, whatever is going on."""
    take_from_hand(table, table.turn, event(name))
    begin_event(table, event(name))
    table.advance()
    return table


def barbarians_with_a_revolt_inside() -> Table:
    """Barbarians come: P2 protected itself, P3 has picked one of its three cities, and now P2 must answer a revolt."""
    laid = {P2: "athens sparta tyre pella", P3: "rome ostia cirta utica giza"}
    table = position(laid, {P1: "barbarians revolt attack", P2: "protection"})
    announce(table, "barbarians")
    do(table, "no reaction", "protect normal", "give up ostia")
    assert (step(table), asked(table)) == ("give-cities", P3)
    begin_inside(table, "revolt")
    do(table, "against 2")
    assert EVENT_IDS[table.used] == "revolt"
    return table


def test_events_inside_events_are_resolved_last_in_first_out() -> None:
    table = barbarians_with_a_revolt_inside()
    assert (step(table), asked(table)) == ("give-cities", P2)
    do(table, "give up athens", "give up tyre")
    assert cities(table, P1) == {"athens"}
    assert (cities(table, P2), city_pile(table)[-1]) == ({"sparta", "pella"}, "tyre")
    assert (event_pile(table)[-1], EVENT_IDS[table.used]) == ("revolt", "barbarians")
    assert (step(table), asked(table)) == ("give-cities", P3)  # with two of three cities still to be picked
    assert "give up ostia" not in options(table)
    do(table, "give up rome", "give up cirta")
    assert (cities(table, P2), cities(table, P3)) == ({"sparta", "pella"}, {"utica", "giza"})  # P2 is shielded still
    assert event_pile(table)[-3:] == ["revolt", "barbarians", "protection"]
    assert table.is_terminal or table.used < 0
    check(table)


def test_three_deep_what_was_answered_to_each_stays_its_own() -> None:
    table = barbarians_with_a_revolt_inside()
    do(table, "give up athens")
    begin_inside(table, "attack")
    do(table, "against 3", "take ostia")  # which P3 has picked for the barbarians
    assert cities(table, P1) == {"ostia"}
    assert EVENT_IDS[table.used] == "revolt"
    do(table, "give up tyre")
    assert cities(table, P1) == {"ostia", "athens"}
    do(table, "give up rome", "give up cirta")
    assert cities(table, P3) == {"utica", "giza"}
    assert cities(table, P1) == {"ostia", "athens"}  # what has gone is not given twice
    assert event_pile(table)[-4:] == ["attack", "revolt", "barbarians", "protection"]
    check(table)


def test_events_put_away_for_each_go_under_the_pile_with_it() -> None:
    table = position({}, {P1: "education trade curse education calm_before_storm wrath_rome", P2: "curse"})
    announce(table, "education", "mode exchange", "put away trade")
    begin_inside(table, "education")
    do(table, "mode exchange", "put away curse", "put away calm before storm", "done")
    assert event_pile(table)[-1] == "education"
    assert set(event_pile(table)[-3:-1]) == {"curse", "calm_before_storm"}
    assert len(hand(table, P1)) == 3  # of six, two educations and three cards are away, and two came
    do(table, "done")
    assert event_pile(table)[-2:] == ["trade", "education"]
    assert len(hand(table, P1)) == 4
    check(table)


def test_an_event_that_waits_is_copied_stored_hidden_and_written_down() -> None:
    table = barbarians_with_a_revolt_inside()
    check(table)
    written = position_of(table).replace("frame game-over -", "frame use-event p1")  # on which events stand in play
    read = read_position(written)
    assert position_of(read) == written
    view = table.view(P3)
    drawn = view.determinize(Chance.from_seed(3))
    assert isinstance(drawn, Table)
    check(drawn)
    for other in (table.clone(), read, drawn):
        do(other, "give up athens", "give up tyre")
        assert EVENT_IDS[other.used] == "barbarians"
