"""What the log tells beyond the actions: production, famine, corruption, events, fights, hidden draws, the end."""

import pytest
from epocha_fixtures.playing import logged, told

from epocha.engine.text import call_players

from .build import (
    GAME,
    NAMES,
    P1,
    P2,
    Table,
    card,
    civ,
    do,
    events,
    food,
    hand,
    military,
    options,
    politics,
    position,
    row,
    step,
    turn,
    wars,
)


def lines(table: Table, text: str, viewer: int | None = None, lang: str = "en") -> list[str]:
    """Return what a viewer is told that an action brings by itself, with the names of the players."""
    return [f"{NAMES[seat]} {call_players(said, NAMES)}" for seat, said in told(table, text, viewer, lang)]


def test_the_end_of_a_turn_tells_what_was_made_eaten_and_drawn() -> None:
    table = civ(position(), yellow=12, happy=2, on={"religion": 2, "agriculture": 3}, unused=1)
    table.military_spent = 1
    found = lines(table, "end", P1)
    assert found[:3] == [
        "Ada scores 2 culture and 1 science",
        "Ada harvests 3 food, the people eat 2",
        "Ada mines 2 resources",
    ]
    assert found[3].startswith("Ada draws “")
    assert "Ada draws 1 military card" in lines(table, "end", P2)
    assert lines(table, "end", None, "cs")[1] == "Ada sklízí 3 jídla, lidé snědí 2"
    assert lines(table, "end", None, "sk")[2] == "Ada ťaží 2 suroviny"
    assert food(table) == 0, "what is told is not done"


def test_the_line_shows_what_it_changed() -> None:
    table = civ(position(), on={"religion": 1})
    changed = {line.sentence: set(line.changes) for line in logged(table, "end", None)}
    assert changed["scores 1 culture and 1 science"] == {"culture", "science"}
    assert changed["harvests 2 food, the people eat 0"] == {"food"}


def test_famine_and_corruption_say_what_they_cost() -> None:
    table = civ(position(), yellow=5, culture=9, unused=9, on={"agriculture": 1}, stored={"bronze": 14})
    found = lines(table, "end", None)
    assert "Ada lacks 2 food: the famine costs 8 culture" in found
    assert "Ada loses 4 resources to corruption" in found
    assert "Ada nemá 2 jídla: hlad stojí 8 bodů kultury" in lines(table, "end", None, "cs")


def test_an_uprising_says_why_nothing_is_made() -> None:
    table = civ(position(), yellow=8, unused=1)
    (uprising,) = [line for line in lines(table, "end", None) if "uprising" in line]
    assert uprising == "Ada has an uprising, 4 workers being discontent and 1 unused: nothing is scored or produced"


def test_an_event_tells_what_it_says_and_whom_it_touched() -> None:
    table = civ(position(), P2, stored={"agriculture": 3})
    events(military(table, "good_harvest"), "rats no_event")
    politics(table)
    assert lines(table, "prepare good harvest")[:2] == [
        "Ada turns up “Rats” (event): Everybody loses all food in store.",
        "Ben loses by “Rats”",
    ]
    seen = logged(table, "prepare good harvest", P1)[0].sentence
    hidden = logged(table, "prepare good harvest", P2)[0].sentence
    assert (seen, hidden) == ("prepares “Good Harvest” and scores 1 culture", "prepares an event of age I")


@pytest.mark.parametrize(
    ("own", "how"), [(2, "Ada wins “Spy” against Ben, 7 to 2"), (1, "Ada fails with “Spy” against Ben, 1 to 2")]
)
def test_a_fight_tells_both_totals_and_how_it_ended(own: int, how: str) -> None:
    table = civ(
        civ(position(), P1, on={"riflemen" if own == 2 else "warriors": own}), P2, science=3, on={"warriors": 2}
    )
    do(politics(military(table, "spy")), "attack spy on 2", "done")
    assert step(table) == "defend"
    assert lines(table, "done")[0] == how


def test_a_war_can_be_lost_by_whoever_declared_it() -> None:
    table = civ(civ(position(), P1, war="war_over_culture_ii", war_on=P2), P2, on={"riflemen": 2})
    wars(table, P1)
    do(table, "done")
    found = lines(table, "done", None, "sk")
    assert found[0].startswith("Ada prehráva vojnu „Boj o kultúru (II)“ s hráčom Ben, 1 ku ")


def test_an_auction_tells_who_won_or_that_nobody_did() -> None:
    table = civ(civ(position(), P1, on={"warriors": 2}), P2, on={"warriors": 1})
    events(military(table, "rats"), "fertile_territory_i no_event")
    do(politics(table), "prepare rats", "bid 1")
    assert lines(table, "no bid")[0] == "Ada wins the auction of “Fertile Territory (I)”"
    do(table, "no bid", "send warriors")
    assert "Ada has the colony “Fertile Territory (I)” now" in lines(table, "done")
    assert "Ada gains by “Fertile Territory (I)”" in lines(table, "done")


def test_a_new_age_tells_what_it_takes_away() -> None:
    table = civ(position(in_age=2), P2, leader="moses", wonder="colossus")
    hand(table, "patriotism_a", P2)
    row(table, "")
    table.civil_deck = table.civil_deck[:13]
    found = lines(table, "end", P2)
    assert "Ben opens Age III (20th century)" in found
    assert "Ben loses the leader “Moses”" in found
    assert "Ben loses the unfinished wonder “Colossus”" in found
    assert "Ben discards 1 outdated card" in found


@pytest.mark.rule("TA-40.6", "TA-44.8")
def test_at_the_end_everybody_learns_which_events_scored() -> None:
    table = civ(position(in_age=4, turn_of=P2), P2, colonies="historic_territory_i")
    events(table, "impact_of_colonies crusades")
    table.last_round = table.round
    assert "Ben scores 4 culture for “Impact of Colonies”" in lines(table, "end", None)
    do(table, "end")
    assert card("impact_of_colonies") in list(table.view(None).past_events)


def test_cards_are_told_as_drawn_even_if_others_left_the_hand_at_once() -> None:
    before, after = (military(position(), words, P1) for words in ("spy legion", "legion raid_i legion"))
    [drawn] = [one.sentence for one in GAME.outcome(before, after, P1, "en") if one.kind == "draw"]
    assert drawn == "draws “Raid (I)” and “Legion”"


def test_chapters_are_turns_of_rounds() -> None:
    table = turn(position(), P2)
    heading = call_players(GAME.chapter(table, "cs").heading, NAMES)
    assert (GAME.chapter(table, "cs")[:2], heading) == ((5, P2), "Kolo 5: Ben")
    assert options(table)
