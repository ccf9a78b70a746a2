"""Positions as text: every position reads back, and nothing that is read fails later."""

import random

import pytest
from epocha_fixtures.positions import Table, spread

from epocha import Match, State, load_game
from epocha.engine import position as positions
from epocha.engine.position import BadPosition, position_of, read_position

GAMES = [
    ("bazaar", 3),
    ("odds", 3),
    ("pebbles", 2),
    ("mesta", 1),
    ("mesta", 3),
    ("stone_age", 3),
    ("through_the_ages", 3),
]
VALUES = [
    "0",
    "-1",
    "7",
    "63",
    "999999999999",
    "-999999999999",
    "9" * 30,
    "p1",
    "p9",
    "?",
    "-",
    "",
    "--5",
    "p1,p1",
    "x",
]
LINES = ["over 1", "over 99", "over -1", "out p1,p2,p3", "out p1", "viewer p1", "viewer spectator", "viewer", "frame"]
LINES += ["ply 999999999999", "players 2", "players 999999999999", "position bazaar 1", "option x", "option x=1"]


def texts_of(name: str, players: int) -> list[str]:
    """Return positions spread over a game, full and as a seat and a spectator see them."""
    found = []
    for state in spread(Table(load_game(name), players, {})):
        state.drop_answers()
        found += [position_of(seen) for seen in (state, state.view(None), state.view(0))]
    return found


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_position_reads_back(name: str, players: int) -> None:
    for text in texts_of(name, players):
        state = read_position(text)
        assert position_of(state) == text
        playable(state)


def playable(state: State) -> None:
    """Ask of a state what any page or bot asks of it."""
    assert state.is_terminal == (state.current_players == ())
    for seat in state.current_players:
        if not state.is_view or state.viewer == seat:
            assert state.decision(seat).player == seat
            assert state.legal_actions(seat)
    if not state.is_view:
        for viewer in (None, *range(int(state.players))):
            state.view(viewer).to_bytes()
        state.ranking()


def mangled(text: str, chance: random.Random) -> str:
    """Return a position with a line left out, doubled, cut short, put in or given another value."""
    lines = text.splitlines()
    for _ in range(chance.choice([1, 1, 2, 4])):
        at = chance.randrange(len(lines))
        words = lines[at].split()
        how = chance.randrange(6)
        if how == 0:
            lines.insert(at, lines[chance.randrange(len(lines))])
        elif how == 1:
            lines.insert(at, chance.choice(LINES))
        elif how == 2:
            lines[at] = " ".join(words[: chance.randrange(len(words) + 1)])
        elif how == 3 and words and words[0] == "frame":
            lines[at] += " asked=" + chance.choice(VALUES)
        elif words:
            place = chance.randrange(len(words))
            name, pair, _ = words[place].partition("=")
            words[place] = (name + pair if pair else "") + chance.choice(VALUES)
            lines[at] = " ".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_no_position_is_refused_and_never_fails_later(name: str, players: int) -> None:
    chance = random.Random(name)  # noqa: S311
    texts = texts_of(name, players)
    refused = 0
    for _ in range(1500):
        text = mangled(chance.choice(texts), chance)
        try:
            state = read_position(text)
        except BadPosition:
            refused += 1
        else:
            playable(state)
    assert 100 < refused < 1500


@pytest.mark.parametrize(
    "text", ["", "\x00", ";", "position", "position ../x 1", "position bazaar 9", "\ud800", "a=" * 9999]
)
def test_garbage_is_no_position(text: str) -> None:
    with pytest.raises(BadPosition):
        read_position(text)


@pytest.mark.parametrize(
    "frame",
    ["raid -", "raid p1 asked=p1", "fight -", "fight p1 target=-7", "strike p1 cancelled=1"],
)
def test_a_frame_from_which_nobody_can_play_is_refused(frame: str) -> None:
    with pytest.raises(BadPosition):
        read_position(f"position bazaar 1\nplayers 3\nround 1\ngone p1,p2,p3\nframe {frame}\n")


@pytest.mark.parametrize(
    ("frame", "problem"),
    [
        (
            "position bazaar 1\nplayers 3\nframe raid p1\nframe fight p1 target=999999999",
            "there is no seat '999999999'",
        ),
        ("position bazaar 1\nplayers 3\nframe raid p1 raided=2", "frame raid: raided has numbers from 0 to 1, not 2"),
        ("position bazaar 1\nframe raid p1\nframe cancel p1 level=99", "level has numbers from 0 to 12, not 99"),
        ("position mesta 1\nframe picks - gone=999999999", "frame picks: gone has numbers from 0 to 6, not 999999999"),
        ("position mesta 1\nframe give-cities p1 owner=p1 left=-2", "left has numbers from 0 to 99, not -2"),
    ],
)
def test_a_number_of_a_frame_beyond_what_it_declares_is_refused(frame: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem) as refused:
        read_position(frame)
    assert refused.value.line == len(frame.splitlines())


def test_frames_and_piles_are_written_in_names() -> None:
    text = position_of(
        read_position("""
position mesta 1
players 2
round 3
allowance 1
in_play rome,athens,sparta,memphis,giza
city_pile rome athens sparta
event_pile trade plague
cities p1=memphis,giza
hand p1.trade=1
hand_size p1=1
used barbarians
affected p1
frame use-event p1
frame picks - gone=2
frame give-cities p1 owner=p1 left=1
""")
    )
    assert "city_pile rome athens sparta\n" in text
    assert "event_pile trade plague\n" in text
    assert "frame picks - gone=2\nframe give-cities p1 left=1\n" in text


def test_only_a_view_may_have_something_unknown() -> None:
    with pytest.raises(BadPosition, match="line 4: inside has a \\?; only in the view"):
        read_position("position bazaar 1\nplayers 2\nframe raid p1\ninside p1=?\nheld p2=1\n")


def test_a_member_named_twice_counts_once() -> None:
    state = read_position("position bazaar 1\nplayers 3\nround 1\nout p1,p1\nframe raid p2\nheld p2=1\n")
    assert state.out == 1


def first_position(*changes: tuple[str, str]) -> str:
    """Return a new game of Stone Age for two as text, with words in it replaced."""
    text = position_of(load_game("stone_age").new_initial_state(2, 1, {"start_player": 1}))
    for word, other in changes:
        assert word in text
        text = text.replace(word, other)
    return text


def test_what_rules_and_pictures_rely_on_is_part_of_a_position() -> None:
    """Drawing looked for a free figure for ever where more stood on the board than there were."""
    idle = "idle p1=5 p2=5"
    assert read_position(first_position((idle, "idle p1=3 p2=5\nplaced forest.p1=2\ntaken forest=2"))).ply == 0
    for wrong in (
        "idle p1=5 p2=5\nplaced forest.p1=6\ntaken forest=6",
        "idle p1=10 p2=5",
        "idle p1=3 p2=5\nplaced forest.p1=2\ntaken forest=1",
        f"{idle}\ndice 1 1 1 1 1 1 1 1 1 1 1",
    ):
        with pytest.raises(BadPosition):
            read_position(first_position((idle, wrong)))
    for words, other in (("workers p1=5 ", "workers "), ("idle p1=5 ", "idle "), ("left 7 7", "left 7")):
        with pytest.raises(BadPosition):
            read_position(first_position((words, other)))
    with pytest.raises(BadPosition, match="of which 0 stand anywhere"):
        read_position(first_position(("workers p1=5 ", "workers "), ("idle p1=5 ", "idle ")))


def test_a_table_that_would_go_on_for_ever_after_an_answer_fails_instead() -> None:
    fed = "frame feed - fed=3\nframe cover-shortage p2 open=2"
    match = Match.from_position(first_position(("frame place p1", fed), ("workers", "stock p2.wood=2\nworkers")))
    with pytest.raises(RuntimeError, match="the table goes on and on by itself"):
        match.judge(1, "starve")


def test_a_position_cannot_be_made_to_be_slow_or_big(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, asked = positions._keys, []
    monkeypatch.setattr(positions, "_keys", lambda *given: asked.append(1) or usual(*given))
    read_position(first_position(("workers", "placed\n" * 5000 + "workers")))
    assert len(asked) < 30, "the names of a field's numbers are worked out once"
    with pytest.raises(BadPosition, match="there are at most 64 frames"):
        read_position(first_position(("frame place p1\n", "frame place p1\n" * 65)))
    with pytest.raises(BadPosition, match="dice has room for 4000, not for 4001"):
        read_position(first_position(("left 7 7", "left 7 7\ndice" + " 1" * 4001)))
