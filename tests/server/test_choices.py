"""Rows of choices: what belongs together follows from the texts of the actions, never from their sentences."""

import pytest
from epocha_fixtures.bazaar.game import Bazaar
from epocha_fixtures.odds.game import Odds
from epocha_fixtures.playing import do

from epocha import load_game
from epocha.engine.text import LANGUAGES
from epocha.server.show.choices import IN_VIEW, LONG, groups, headings, row_sentences, rows, verb_of
from epocha.server.show.model import ActionView


def actions(row: str, *texts: str) -> list[ActionView]:
    return [ActionView(text=text, sentence=text.title(), row=row if text[-1].isdigit() else "") for text in texts]


def test_actions_told_apart_by_a_number_share_a_row_where_the_first_of_them_stood() -> None:
    found = rows(actions("Put coins", "wait", "put 1", "stop", "put 2", "put"))
    assert [row.label for row in found] == ["Wait", "Put coins", "Stop", "Put"]
    assert [(word, action.text) for word, action in found[1].actions] == [("1", "put 1"), ("2", "put 2")]


def test_a_row_of_one_is_a_row_still() -> None:
    """Figures left: 1. The number must not vanish from the page."""
    (row,) = rows(actions("Put coins", "put 1"))
    assert (row.label, row.actions[0][0]) == ("Put coins", "1")


def test_without_a_sentence_for_all_each_stays_alone() -> None:
    assert [row.label for row in rows(actions("", "take die 1", "take die 6"))] == ["Take Die 1", "Take Die 6"]


def test_only_long_rows_are_stepped_through() -> None:
    for many in (LONG, LONG + 1):
        (row,) = rows(actions("Put coins", *[f"put {n}" for n in range(1, many + 1)]))
        assert row.is_long == (many > LONG)


def test_what_is_told_apart_by_a_word_shares_a_row_that_folds_if_it_is_long() -> None:
    """Rows of two sentences stay two, and each has its words in their order."""
    many = [ActionView(text=f"buy tank in {n}", sentence=f"Buy in {n}", row="Buy a tank", word=n) for n in "abcd"]
    few = [ActionView(text=f"buy jet in {n}", sentence=f"Jet in {n}", row="Buy a jet", word=n) for n in "ab"]
    tanks, jets, end = rows([*many, *few, ActionView(text="done", sentence="Done")])
    assert (tanks.label, [word for word, _ in tanks.actions], tanks.is_long) == ("Buy a tank", list("abcd"), True)
    assert (jets.label, [action.text for _, action in jets.actions]) == ("Buy a jet", ["buy jet in a", "buy jet in b"])
    assert not jets.is_long
    assert not end.worded


def test_what_a_word_tells_apart_from_nothing_has_one_button_with_its_sentence() -> None:
    """A heading with the only region below it took two lines, and further purchases lay below the edge."""
    one = ActionView(text="buy tank in a", sentence="Buy a tank in a", row="Buy a tank", word="a")
    (row,) = rows([one])
    assert (row.label, row.stem, row.actions) == ("Buy a tank in a", "buy tank in a", [("", one)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_are_the_same_in_all_languages(lang: str) -> None:
    game = load_game("stone_age")
    state = game.new_initial_state(players=2)
    player = state.current_players[0]
    found = row_sentences(game, state.view(player), state.legal_actions(player), lang)
    grounds = ["hunting grounds", "forest", "clay pit", "quarry", "river"]
    assert [stem for stem, sentence in found.items() if sentence] == [f"place {ground}" for ground in grounds]
    assert len({sentence for sentence in found.values() if sentence}) == len(grounds)
    odds = Odds()
    asked = odds.new_initial_state(players=2)
    assert list(row_sentences(odds, asked.view(0), asked.legal_actions(0), lang)) == ["choose"]


def market() -> list[str]:
    """Return what is open at the market of Bazaar to who is making an offer: give, take, or send it."""
    bazaar = Bazaar()
    state = do(bazaar.new_initial_state(3), *["go nowhere"] * 3)
    for text in ("offer 2", "give silk"):
        state.apply_action(0, bazaar.text_to_action(state, text))
    return [bazaar.action_to_text(state, action) for action in state.legal_actions(0)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_of_several_verbs_stand_under_headings(lang: str) -> None:
    texts = market()
    assert {verb_of(text) for text in texts} == {"give", "take", "send"}
    found = headings(Bazaar(), texts, {}, lang)
    assert list(found) == ["give", "take"]
    assert len({heading for heading in found.values() if heading}) == 2


def test_a_lone_group_has_no_heading_nor_have_lone_choices() -> None:
    texts = market()
    assert headings(Bazaar(), [text for text in texts if not text.startswith("take")], {}, "en") == {}
    one_row = {"put": "Put coins"}
    assert headings(Bazaar(), ["give silk", "give spice", "put 1", "put 2"], one_row, "en") == {}


def test_groups_stand_where_their_first_choice_does_those_with_headings_last() -> None:
    """What stood below a group without a heading of its own read as part of it."""
    over = {"give": "Give", "take": "Take"}
    texts = ["pass", "give silk", "take silk", "done", "give spice", "stop", "take spice"]
    found = groups([ActionView(text=text, sentence=text, heading=over.get(text.split()[0], "")) for text in texts])
    assert [(group.heading, [row.label for row in group.rows]) for group in found] == [
        ("", ["pass"]),
        ("", ["done", "stop"]),
        ("Give", ["give silk", "give spice"]),
        ("Take", ["take silk", "take spice"]),
    ]


def test_what_a_verb_stands_for_is_folded_where_more_can_be_chosen_than_is_in_view() -> None:
    """Twenty rows under three headings showed two or three of them on a laptop, and none of the later verbs."""

    def offered(taken: int) -> list[ActionView]:
        texts = ["end", *[f"take {n}" for n in "abcdefghijklm"[:taken]], "play a", "play b"]
        over = {"take": "Take", "play": "Play"}
        return [ActionView(text=text, sentence=text, heading=over.get(verb_of(text), "")) for text in texts]

    assert not any(group.is_folded for group in groups(offered(IN_VIEW - 3)))
    found = groups(offered(IN_VIEW - 2))
    assert [(group.heading, group.is_folded) for group in found] == [("", False), ("Take", True), ("Play", False)]
    assert found[1].verb == "take"


def test_rows_of_words_which_fold_by_themselves_are_not_folded_again() -> None:
    many = [
        ActionView(text=f"buy {ware} in {n}", sentence="", row=f"Buy {ware}", word=n, heading="Buy")
        for ware in "abcdefghijklm"
        for n in "12"
    ]
    assert not any(group.is_folded for group in groups(many))
