"""Who knows what (CF-34, CE-25, TA-44), over HTTP: of two games that differ in a secret alone, everybody who must not
know it is sent the same to the byte: pages, pictures, data, hints, refusals, records, positions, events.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from epocha_fixtures.frames import put_frame

from epocha import State
from epocha.engine.position import position_of, read_position
from epocha.games.civilization_2002.steps.tokens import explore
from epocha.games.civilization_2010.effects import TRADE_PHASE
from epocha.games.civilization_2010.steps.common import ROUND, TRADE

from ..games.civilization_2002 import build as basic
from ..games.civilization_2010 import build as cf
from ..games.civilization_2010 import field as wild
from ..games.through_the_ages import build as ta
from . import twins
from .twins import Twins

P1, P2, P3, P4 = range(4)
MOST_ANSWERS = 8
"""After which some lot has been drawn."""


class Secret(NamedTuple):
    """Two positions that differ in a secret, and how play goes on from them.

    Attributes:
        start: returns the position with the secret that a word names.
        words: the two.
        knows: a seat that knows it in the end, or None if nobody does.
        blind: seats that must not; spectators never may.
        play: what seats do, each as its number and a text; `one | other` is something else at each table.
        tries: what who must not know tries, and is refused.
        undo: the seat that asks in the end to take back, or None.
    """

    start: Callable[[str], State]
    words: tuple[str, str] = ("", "")
    knows: int | None = P2
    blind: tuple[int, ...] = (P1,)
    play: tuple[tuple[int, str], ...] = ()
    tries: tuple[str, ...] = ()
    undo: int | None = None


# --- Civilization (2010) ---


def held(cards: str) -> State:
    """P2 has a token, an event, which may react or not, and a unit card; what it has not lies in pool and decks."""
    token, event, card = cards.split()
    table = cf.holding(cf.token(cf.position(3, "china germany rome"), token, P2), event, P2)
    return cf.management(cf.holding(wild.units(table, P2, card), "despot_day", P1))


def standing(card: str) -> State:
    """P2 and P3 have a unit card of another type each."""
    other = {"infantry_1": "mounted_1", "mounted_1": "infantry_1"}[card]
    return cf.management(wild.units(wild.units(cf.position(3, "china germany rome"), P2, card), P3, other))


def fight(cards: str) -> State:
    """Figures of P1 attack those of P2, who has certain cards."""
    table = wild.figures(wild.figures(wild.field(), P1, "e5"), P2, "f5")
    return wild.battle(table, "f5", "infantry_1 mounted_2 artillery_1", cards)


def barbarians(card: str) -> State:
    """P1 attacks a village, whose barbarians P2 leads."""
    table = wild.figures(wild.field(), P1, "g5")
    wild.units(table, P1, "infantry_1 mounted_2 artillery_1")
    wild.begin_battle(table, P1, wild.at("g5"))
    table.advance()
    width = int(wild.c.UNIT_CARDS)
    held = table.force[width : width + int(wild.c.CARDS_OF_UNIT)]
    number = next(at for at, count in enumerate(held) if count)
    wanted = wild.c.UNIT_CARD_IDS.index(card)
    table.force[width + number] -= 1
    table.deck[number] += 1
    table.force[width + wanted] += 1
    table.deck[wanted] -= 1
    return table


def studying(_: str) -> State:
    """Everybody may learn a technology."""
    table = cf.position(3, "china germany rome")
    for seat in range(3):
        table.trade[seat] = 6
    return cf.research(table)


def market(_: str) -> State:
    """P1 and P2 negotiate with two hut tokens and an event each."""
    table = cf.position(3, "china germany rome")
    for seat in range(3):
        table.trade[seat] = 10
    for seat in (P1, P2):
        cf.holding(cf.token(cf.token(table, "hut_silk", seat), "hut_iron", seat), "drought", seat)
    table.clear_frames()
    put_frame(table, ROUND, phase=TRADE_PHASE, turns=3)
    put_frame(table, TRADE)
    table.advance()
    return table


def crowd(_: str) -> State:
    """Four players negotiate."""
    table = cf.position(4)
    for seat in range(4):
        table.trade[seat] = 10
    table.clear_frames()
    put_frame(table, ROUND, phase=TRADE_PHASE, turns=4)
    put_frame(table, TRADE)
    table.advance()
    return table


OPEN_OFFER = (P1, "offer 2, give 1 trade, send | offer 2, give 5 trade, send")
HIDDEN_OFFER = (P1, "offer 2, give hut silk, ask for 1 trade, send | offer 2, give hut iron, ask for 1 trade, send")
CIVILIZATION_2010 = {
    "CF-34.2 CF-34.3 CF-34.4 CF-34.5 CF-34.8 CF-34.9 sheet, hand and forces; pool and decks": Secret(
        held,
        ("hut_silk sabotage infantry_1", "hut_iron despot_day infantry_2"),
        play=((P1, "play despot day, city 1"),),
        tries=("accept 1", "play sabotage"),
    ),
    "CF-34.4 types of standing forces": Secret(standing, ("infantry_1", "mounted_1")),
    "CF-34.6 battle force": Secret(
        fight, ("infantry_1 mounted_1", "infantry_2 mounted_1"), play=((P2, "play mounted 1"),)
    ),
    "CF-34.7 barbarians": Secret(barbarians, ("infantry_1", "infantry_2")),
    "CF-34.12 research before the reveal": Secret(
        studying, knows=None, blind=(P2, P3), play=((P1, "research pottery | research currency"),)
    ),
    "CF-34.14 offers, to others": Secret(
        market,
        knows=P2,
        blind=(P3,),
        play=(OPEN_OFFER,),
        tries=("accept 1", "refuse 1", "withdraw 1"),
    ),
    "CF-34.14 to whom an offer is made who was done": Secret(
        crowd,
        knows=P1,
        blind=(P2,),
        play=((P3, "done"), (P4, "done"), (P1, "offer 3, give 1 trade, send | offer 4, give 1 trade, send")),
    ),
    "CF-34.14 whether an offer was refused, or its receiver is done": Secret(
        market, knows=P1, blind=(P3,), play=(OPEN_OFFER, (P2, "refuse 1 | done"))
    ),
    "CF-34.14 whether an offer was withdrawn, or its maker is done": Secret(
        market, knows=P2, blind=(P3,), play=(OPEN_OFFER, (P1, "withdraw 1 | done"))
    ),
    "CF-34.14 offers refused, which somebody would take back": Secret(
        market, knows=P2, blind=(P3,), play=(OPEN_OFFER, (P2, "refuse 1")), undo=P1
    ),
    "CF-34.14 what lies face down in an offer": Secret(
        market, knows=P1, blind=(P2, P3), play=(HIDDEN_OFFER,), tries=("accept 2", "refuse 2")
    ),
    "CF-34.15 what has changed hands": Secret(market, knows=P2, blind=(P3,), play=(HIDDEN_OFFER, (P2, "accept 1"))),
    "CF-34.3 what has left, to whom something of its sort is offered": Secret(
        market,
        knows=P2,
        blind=(P3,),
        play=(
            (P1, "offer 3, give hut iron, send"),
            (P1, "offer 2, give hut silk, send | offer 2, give hut iron, send"),
            (P2, "accept 1"),
        ),
    ),
    "CF-34.14 whether somebody else is made an offer too": Secret(
        crowd,
        knows=P1,
        blind=(P2,),
        play=(
            (P1, "offer 3, give 1 trade, send"),
            (P1, "withdraw 1 | offer 4, give 1 trade, send"),
            (P1, "offer 2, give 1 trade, send"),
        ),
    ),
    "CF-34.15 what was asked for": Secret(
        market,
        knows=P1,
        blind=(P3,),
        play=(
            (P1, "offer 2, ask for hut, give 1 trade, send"),
            (P2, "accept 1, give hut silk | accept 1, give hut iron"),
        ),
    ),
}


# --- Civilization: The Boardgame (2002) ---


def lands() -> basic.Table:
    """Everybody has a settlement and gold; nothing else is on the map."""
    table = basic.desk(3)
    for seat, land in enumerate(("dakota", "iberia", "nubia")):
        basic.gold(basic.settle(table, land, seat), 30, seat)
    return table


def tokens(kinds: str) -> State:
    """P2 has looked at one token, at another nobody; the third is in the box."""
    seen, unseen = kinds.split()
    table = basic.token(lands(), "gaul", seen, seen=P2)
    basic.token(boxed(table, *{"wine", "iron", "oil"} - {seen, unseen}), "egypt", unseen)
    basic.put(table, "swordsman", "gaul", P2)
    basic.put(table, "swordsman", "gaul", P1)
    return basic.movement(table, P1)


def boxed(table: basic.Table, kind: str) -> basic.Table:
    """Let a token have been left in the box at set-up."""
    number = basic.c.TOKEN.number(kind if kind in basic.c.TOKEN.ids else f"resource_{kind}")
    table.spent[number] -= 1
    table.spare[number] += 1
    return table


def looking(kind: str) -> State:
    """P2 stands before a token that nobody knows."""
    table = basic.token(boxed(lands(), {"wine": "no_effect", "no_effect": "wine"}[kind]), "funa", kind)
    basic.put(table, "swordsman", "dakota", P2)
    basic.movement(table, P2)
    explore(table, P2, basic.at("funa"))
    table.advance()
    return table


def clash(_: str) -> State:
    """P1 attacks P2, both with two kinds of units."""
    table = lands()
    for seat in (P1, P2):
        for figure in ("swordsman", "horseman"):
            basic.put(table, figure, "gaul", seat, 2)
    basic.movement(table, P1)
    basic.do(table, "done", "attack 2 in gaul")
    return table


def dealing(_: str) -> State:
    """P1 may make an offer to either other."""
    return basic.trade(lands())


BOARDGAME = {
    "CE-25.1 CE-25.2 tokens on the map": Secret(tokens, ("wine iron", "iron wine"), blind=(P1, P3)),
    "CE-25.1 CE-25.2 tokens in the box": Secret(tokens, ("wine iron", "wine oil"), knows=None, blind=(P2,)),
    "CE-25.1 a token that was looked at and stays": Secret(
        looking, ("no_effect", "wine"), blind=(P1,), play=((P2, "keep"),)
    ),
    "CE-25.3 combat choice": Secret(
        clash, knows=P1, blind=(P2, P3), play=((P1, "use swordsman of 1 | use horseman of 1"),)
    ),
    "CE-25.5 an offer being composed": Secret(
        dealing, knows=P1, blind=(P2, P3), play=((P1, "offer 2"), (P1, "give 1 gold | give 5 gold"))
    ),
}

# --- Through the Ages ---


def ages(swapped: str) -> State:
    """P2 holds cards and has prepared one; a pair of cards in hands, piles and decks has changed places."""
    table = ta.position(3)
    ta.hand(table, "leonardo_da_vinci", P2)
    ta.military(table, "pestilence raiders raid_i foray", P2)
    ta.politics(ta.dealt(table), P2)
    return read_position(exchanged(position_of(table), *swapped.split()) if swapped else position_of(table))


def exchanged(text: str, one: str, other: str) -> str:
    """Return a position in which two cards that lie in hands or face down have changed places."""
    rows = [row.split(" ") for row in text.splitlines()]
    for row in rows:
        if row[0] in ("civil_hand", "civil_deck", "military_hand", "military_deck", "current_events", "away"):
            for at, word in enumerate(row):
                place, is_in, card = word.rpartition("=")
                row[at] = place + is_in + {one: other, other: one}.get(card, card)
    return "\n".join(" ".join(row) for row in rows)


AGES = {
    "TA-44.2 TA-44.4 a civil hand, the deck": Secret(ages, ("", "leonardo_da_vinci michelangelo")),
    "TA-44.3 TA-44.4 a military hand, the deck": Secret(ages, ("", "foray crusades"), blind=(P1, P3)),
    "TA-44.5 order of the current events": Secret(
        ages, ("", "development_of_science development_of_crafts"), knows=None, blind=(P1, P2)
    ),
    "TA-44.6 what is prepared": Secret(ages, play=((P2, "prepare pestilence | prepare raiders"),), blind=(P1, P3)),
    "TA-44.6 TA-44.7 what is discarded": Secret(
        ages,
        blind=(P1, P3),
        play=((P2, "prepare pestilence"), (P2, "discard foray | discard raid i")),
    ),
}


# --- lots to come ---


def unexplored(_: str) -> State:
    """P1 stands before a tile that lies face down."""
    return wild.figures(wild.field(), P1, "e8")


def beginning(_: str) -> State:
    """The last start is about to be chosen, and then starting technologies are dealt."""
    return basic.GAME.new_initial_state(2, 1, {"rules": "advanced"})


LOTS = {
    "CF-34.1 CF-34.2 CF-34.5 CF-34.9 CF-34.10 CF-34.11 tiles, huts, decks": Secret(unexplored, blind=(P1, P2)),
    "CE-25.4 starting technologies": Secret(beginning, blind=(P1, P2)),
}
"""What is drawn only when it is turned up: until then nobody is told anything of it, and then it is another thing."""


@pytest.fixture(scope="module")
def servers(launch, person_at, tmp_path_factory):
    return twins.start(launch, person_at, tmp_path_factory.mktemp("alike"))


def check(servers: twins.Servers, secret: Secret) -> None:
    """Let both tables be played, and see that only who may know is told them apart."""
    positions = [secret.start(word) for word in secret.words]
    seats = int(positions[0].players)
    game = positions[0].setup.game.name
    table = Twins(servers, game, (position_of(positions[0]), position_of(positions[1])), seats)
    for seat, text in secret.play:
        table.do(seat, text)
    if secret.undo is not None:
        table.ask_back(secret.undo)
    for seat in (None, *secret.blind):
        assert table.differences(seat, *secret.tries) == []
    if secret.knows is not None:
        assert table.knows(secret.knows)


@pytest.mark.rule(
    "CF-34.2", "CF-34.3", "CF-34.4", "CF-34.5", "CF-34.6", "CF-34.7", "CF-34.8", "CF-34.9", "CF-34.12", "CF-34.14",
    "CF-34.15",
)  # fmt: skip
@pytest.mark.parametrize("secret", CIVILIZATION_2010.values(), ids=CIVILIZATION_2010)
def test_in_civilization_2010_who_must_not_know_is_sent_the_same(servers, secret):
    check(servers, secret)


@pytest.mark.rule("CE-25.1", "CE-25.2", "CE-25.3", "CE-25.5")
@pytest.mark.parametrize("secret", BOARDGAME.values(), ids=BOARDGAME)
def test_in_civilization_2002_who_must_not_know_is_sent_the_same(servers, secret):
    check(servers, secret)


@pytest.mark.rule("TA-44.2", "TA-44.3", "TA-44.4", "TA-44.5", "TA-44.6", "TA-44.7")
@pytest.mark.parametrize("secret", AGES.values(), ids=AGES)
def test_in_through_the_ages_who_must_not_know_is_sent_the_same(servers, secret):
    check(servers, secret)


@pytest.mark.rule(
    "CF-34.1", "CF-34.2", "CF-34.5", "CF-34.9", "CF-34.10", "CF-34.11", "CE-25.4",
)  # fmt: skip
@pytest.mark.parametrize("secret", LOTS.values(), ids=LOTS)
def test_nothing_is_told_of_lots_to_come(servers, secret):
    start = position_of(secret.start(""))
    game = secret.start("").setup.game.name
    for word in "bcde":  # by chance two tables draw the same tile
        table = Twins(servers, game, (start, start), 2, ("a" * 16, word * 16))
        for seat in (None, *secret.blind):
            assert table.differences(seat) == []
        if draws_differ(table):
            return
    raise AssertionError("both tables drew the same lots")


def draws_differ(table: Twins) -> bool:
    """Let both tables be played until something is drawn, and return whether that is something else at each."""
    for _ in range(MOST_ANSWERS):
        seat, texts = table.open()
        table.do(seat, next((text for text in texts if text.startswith("discover")), texts[-1]))
        if table.differences(None):
            return True
    return False
