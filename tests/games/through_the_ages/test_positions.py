"""Positions given by hand that contradict themselves are refused with words."""

from collections.abc import Callable

import pytest

from epocha.engine.position import BadPosition, position_of, read_position

from .build import P1, P2, P3, Table, card, civ, dealt, do, hand, military, position, row, step


def broken(table: Table, name: str, at: int, value: int) -> Table:
    """Return a table with one number of a field changed."""
    getattr(table, name)[at] = value
    return table


def resigned(table: Table, seat: int, first: int) -> Table:
    """Return a table on which a seat has resigned, with the seat that begins the rounds."""
    table.out |= 1 << seat
    table.first = first
    return broken(table, "resigned", seat, 1)


CASES: list[tuple[str, Callable[[], Table]]] = [
    ("stand on iron, which is not in play", lambda: broken(position(), "workers", card("iron"), 1)),
    ("stand on iron, which is not in play", lambda: broken(position(), "tokens", card("iron"), 1)),
    ("iron cannot be a leader", lambda: broken(position(), "leader", P1, card("iron"))),
    ("moses cannot be a government", lambda: broken(position(), "government", P2, card("moses"))),
    ("warfare is of another line", lambda: broken(position(), "special", 0, card("warfare"))),
    ("3 stages are built", lambda: civ(position(), wonder="hanging_gardens", stages=3)),
    ("a wonder is face down", lambda: broken(position(), "face_down", P1, 1)),
    ("a war needs a card and another player", lambda: broken(position(), "war", P1, card("holy_war"))),
    ("nobody has a war with themselves", lambda: civ(position(), war="holy_war", war_on=P1)),
    ("the civil hand does not hold 2 cards", lambda: broken(hand(position(), "iron"), "civil_count", P1, 2)),
    ("other ages than its backs say", lambda: broken(hand(position(), "iron"), "civil_backs", 1, 0)),
    ("the military hand holds other cards", lambda: broken(military(position(), "bonus_i"), "military_hand", 0, 3)),
    ("there are more of moses than the game has", lambda: civ(civ(position(), P1, leader="moses"), P2, leader="moses")),
    ("`resigned` and `out` contradict each other", lambda: broken(position(), "resigned", P2, 1)),
    ("somebody who has resigned begins the rounds", lambda: resigned(position(3), P3, first=P3)),
    ("holy_war is no civil card", lambda: broken(position(), "row", 0, card("holy_war"))),
]


@pytest.mark.parametrize(("words", "made"), CASES, ids=[words for words, _ in CASES])
def test_contradictions_are_refused(words: str, made: Callable[[], Table]) -> None:
    with pytest.raises(BadPosition, match=words):
        read_position(position_of(made()))


def test_what_can_be_is_accepted() -> None:
    table = military(
        hand(civ(row(position(), ""), wonder="hanging_gardens", stages=2, leader="moses"), "iron"), "bonus_i"
    )
    assert read_position(position_of(dealt(table))).unsound() == ""
    assert read_position(position_of(dealt(resigned(position(3), P3, first=P2)))).unsound() == ""


def reworded(text: str, *changes: tuple[str, str]) -> str:
    """Return a position with words put in the place of others, which it has."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def test_a_scoring_card_that_is_turned_up_later_is_laid_out() -> None:
    table = dealt(position(gradual_reveal=True))
    assert read_position(position_of(table)).unsound() == ""
    table.laid_out = table.laid_out[:4]
    with pytest.raises(BadPosition, match="5 scoring cards are laid out, not 4"):
        read_position(position_of(table))


def with_frame(frame: str, table: Table | None = None, shown: str = "") -> str:
    """Return a position with one more frame on top, and a card shown."""
    text = reworded(position_of(dealt(table or position())), ("frame actions p1", f"frame discard-excess p1\n{frame}"))
    return f"{text}shown {shown}\n" if shown else text


FRAMES: list[tuple[str, str]] = [
    ("sacrifice: it cannot stand on discard-excess", with_frame("frame sacrifice p1", shown="raid_i")),
    ("defend: the card shown is of another kind", with_frame("frame fight p1 target=p2\nframe defend p2")),
    ("landing: the card shown is of another kind", with_frame("frame landing p2 bid=1")),
    ("fight: nobody fights with themselves", with_frame("frame fight p1\nframe defend p1", shown="raid_i")),
    ("bidding: the territory is a colony already",
     with_frame("frame bidding p1", civ(position(), colonies="wealthy_territory_i"), "wealthy_territory_i")),
    ("build-or-not: it cannot stand on discard-excess", with_frame("frame build-or-not p1 site=iron")),
    ("build-or-not: it needs a technology in play",
     with_frame("frame carry-out - actor=p1 chooser=p1\nframe build-or-not p1 site=iron", shown="rats")),
    ("split-goods: nobody gains more",
     with_frame("frame carry-out - actor=p1 chooser=p1\nframe split-goods p1 is_gain=1 amount=4000", shown="rats")),
    ("split-goods: amount has numbers from 0",
     with_frame("frame carry-out - actor=p1 chooser=p1\nframe split-goods p1 is_gain=1 amount=99999999", shown="rats")),
    ("carry-out: it needs an actor", with_frame("frame carry-out - \nframe settlers p1 most=1", shown="rats")),
    ("choose-card: it names what is not there",
     with_frame("frame carry-out - actor=p1 chooser=p1\nframe choose-card p1 verb=8 among=pyramids", shown="rats")),
    ("a card is shown, and no frame is about it", position_of(dealt(position())) + "shown rats\n"),
    ("units are sent, and nobody fights",
     position_of(dealt(civ(position(), on={"warriors": 1}))) + "sacrifice p1.warriors=1\n"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "text"), FRAMES, ids=[words for words, _ in FRAMES])
def test_frames_that_could_not_have_come_about_are_refused(words: str, text: str) -> None:
    with pytest.raises(BadPosition, match=words):
        read_position(text)


def paying() -> str:
    """Return a position in which the first seat chooses tokens by hand."""
    table = do(civ(position(), stored={"iron": 2, "bronze": 1}, unused=2), "by-hand", "build warriors")
    assert step(table) == "payment"
    return position_of(dealt(table))


@pytest.mark.parametrize(
    ("old", "new"),
    [("left=257", "left=771"), ("had=513", "had=1111638594"), ("left=257", "left=257 labs=1"), ("p1.iron=1", "")],
)
def test_a_payment_moves_only_tokens_that_are_there(old: str, new: str) -> None:
    """As many as a frame has room for would be counted for minutes."""
    read_position(paying())
    with pytest.raises(BadPosition, match="frame payment: it moves"):
        read_position(reworded(paying(), (old, new)))


def test_decks_are_of_the_current_age_and_nobody_has_tokens_without_end() -> None:
    with pytest.raises(BadPosition, match="is not of age 2, which it is now"):
        read_position(reworded(position_of(dealt(position())), ("age I\n", "age II\n")))
    with pytest.raises(BadPosition, match="nobody has more than 48 blue tokens"):
        read_position(position_of(dealt(civ(position(), blue=60))))
