"""What the Boardgame says of choices: a sentence for every action, on its button and in the log.

An action has one meaning, the name of a message with the places to fill in. Its button says the message `do-NAME`, the
log `did-NAME`, to follow the player's name. What is only a part of an answer has a line for the whole answer instead.
Seats are counted from 1.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.engine.picture import spoken_to
from epocha.engine.thing import Named
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002 import state as s
from epocha.games.civilization_2002.components import (
    FIGURES,
    IMPROVEMENT_ERA,
    IMPROVEMENT_TECHNOLOGY,
    ROYALTY,
    SHIP,
    SHIP_PRICE,
    WONDER,
)
from epocha.games.civilization_2002.names import (
    TEXTS,
    a_piece,
    gold,
    heading,
    improvement_name,
    milestone_name,
    place,
    technology_name,
    wonder_name,
)
from epocha.games.civilization_2002.piece_words import bought, sold
from epocha.games.civilization_2002.prices import (
    paid_for,
    price_of,
    price_of_card,
    price_of_improvement,
    price_to_enlarge,
    selling_price,
)
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps.gaining import PlaceFree
from epocha.games.civilization_2002.steps.tokens import LookedAt
from epocha.games.civilization_2002.technologies import era_of, owner_of, price_to_learn
from epocha.games.civilization_2002.trade_words import TRADE_LINES, TRADE_MEANINGS
from epocha.games.civilization_2002.war_words import WAR_LINES, WAR_MEANINGS

Meaning = tuple[str, dict[str, Any]]
"""The name of a message without `do-` or `did-`, and its places."""
Teller = Callable[[Table, int, int, Sequence[int], str], Meaning]
"""From a position, a player, an action, the picks before it and a language to what it means."""


def describe(t: Table, action: int, lang: str) -> str:
    """Return the sentence on the button of an action open in a view."""
    player = asked(t)
    name, places = _meaning(t, player, action, picks_of(t, player), lang)
    return heading(TEXTS.say(lang, f"do-{name}", **places))


def named(action: int, lang: str) -> Named | None:
    """Return what a wonder is called that may be taken: the question says what each brings."""
    if action >> KIND_BITS != s.WONDER_CARD:
        return None
    which = int(action & PAYLOAD)
    thing = f"wonder-{WONDER.ids[which]}"
    return Named(wonder_name(which, lang), thing, thing)


def report(before: Table, player: int, action: int, lang: str) -> str:
    """Return what the log says of an action, to follow the player's name."""
    return report_draft(before, player, (action,), lang)


def report_draft(before: Table, player: int, picks: Sequence[int], lang: str) -> str:
    """Return what the log says of an answer, in one line."""
    kind = int(picks[0] >> KIND_BITS)
    if kind in PARTS:
        return TEXTS.say(lang, "did-part")
    name, places = _LINES[kind](before, player, picks, lang) if kind in _LINES else _single(before, player, picks, lang)
    return TEXTS.say(lang, f"did-{name}", **places)


def picks_of(t: Table, player: int) -> list[int]:
    """Return what a player has picked so far for an answer."""
    return [int(pick) for pick in t.draft(player)]


def asked(t: Table) -> int:
    """Return the seat to whom a view speaks."""
    return max(0, spoken_to(t))


def _meaning(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    """Return what an action of a player means in a position, after the picks of a draft."""
    return _MEANINGS[int(action >> KIND_BITS)](t, p, int(action), draft, lang)


def _single(t: Table, p: int, picks: Sequence[int], lang: str) -> Meaning:
    return _meaning(t, p, int(picks[0]), (), lang)


def _pass(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return f"pass-{t.course[int(t.step_number())].name}", {}


def _plain(name: str) -> Teller:
    """Return what tells of an action without places."""

    def told(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
        return name, {}

    return told


def _named(name: str, say: Callable[[int, str], str]) -> Teller:
    """Return what tells of an action on one named thing."""

    def told(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
        return name, {"name": say(int(action & PAYLOAD), lang)}

    return told


# --- set-up and free things ---


def _place(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    land = int(action & PAYLOAD)
    region = {"region": place(t, land, lang)}
    if t.step_number() == c.PLACE_START:
        coast = "yes" if t.world.is_coastal(land) else "no"
        return "start", region | {"coast": coast, "n": int(t.world.by_land.count(land))}
    return "place", region | {"piece": a_piece(t, int(t.get(PlaceFree.FIGURE)), lang)}


def _army(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "army", {"piece": a_piece(t, int(action & PAYLOAD), lang)}


def _token(name: str) -> Teller:
    """Return what tells of a token that its finder has looked at; which it is, no log says."""

    def told(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
        return name, {"region": place(t, int(t.get(LookedAt.LAND)), lang)}

    return told


# --- purchases ---


def _buy(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    figure, land = bought(int(action & PAYLOAD))
    era = int(era_of(t, figure)) if figure < FIGURES else 0
    price = priced(p, int(price_of(t, figure)), int(paid_for(t, figure)), era, lang)
    return "buy", {"piece": a_piece(t, figure, lang), "region": place(t, land, lang), "price": price}


def priced(p: int, price: int, royal: int, era: int, lang: str) -> str:
    """Return a price, and what of it somebody else receives (CE-8.11)."""
    if royal < 0 or royal == p:
        return gold(price, lang)
    return TEXTS.say(lang, "price-shared", price=gold(price, lang), part=int(ROYALTY[era]), seat=royal + 1)


def _found(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "found", {"region": place(t, int(action & PAYLOAD), lang)}


def _enlarge(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    land = int(action & PAYLOAD)
    places: dict[str, Any] = {"region": place(t, land, lang), "size": int(t.settlement_size[land]) + 1}
    if t.step_number() == c.ENLARGE_FREE:
        return "enlarge-free", places
    return "enlarge", places | {"price": gold(int(price_to_enlarge(t, land)), lang)}


def _improve(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    what = int(action & PAYLOAD)
    royal = int(owner_of(t, IMPROVEMENT_TECHNOLOGY[what]))
    price = priced(p, int(price_of_improvement(what)), royal, int(IMPROVEMENT_ERA[what]), lang)
    return "improve", {"name": improvement_name(what, lang), "price": price}


def _learn(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    what = int(action & PAYLOAD)
    return "learn", {"name": technology_name(what, lang), "price": gold(int(price_to_learn(t, p, what)), lang)}


def _learn_one(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "learn-one", {"price": gold(int(price_of_card(t, p)), lang)}


def _sell(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    figure, region = sold(int(action & PAYLOAD))
    price = gold(int(selling_price(t, figure)), lang)
    return "sell", {"piece": a_piece(t, figure, lang), "region": place(t, region, lang), "price": price}


def _buy_ship(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "buy-ship", {"name": wonder_name(int(SHIP), lang), "price": gold(int(SHIP_PRICE), lang)}


def _bomb(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "bomb", {"region": place(t, int(action & PAYLOAD), lang)}


_MEANINGS: Final[dict[int, Teller]] = {
    s.PASS: _pass, s.PLACE: _place, s.TAKE: _named("take", technology_name), s.BUY: _buy, s.FOUND: _found,
    s.ENLARGE: _enlarge, s.IMPROVE: _improve, s.LEARN: _learn, s.LEARN_ONE: _learn_one, s.SELL: _sell,
    s.BUY_SHIP: _buy_ship, s.OUTDATE: _named("outdate", improvement_name), s.ARMY: _army, s.KEEP: _token("keep"),
    s.TURN_UP: _token("turn-up"), s.REMOVE: _token("remove"), s.WONDER_CARD: _named("wonder", wonder_name),
    s.CLAIM: _named("claim", milestone_name), s.END_GAME: _named("end-game", wonder_name), s.BOMB: _bomb,
    **WAR_MEANINGS, **TRADE_MEANINGS,
}  # fmt: skip
"""What tells of each kind of action."""
PARTS: Final = (
    m.UNIT, m.FLEET_OF, m.CARGO, m.TO, m.BOARD, m.EXPLORE, m.SUPPORT, m.ROLL, m.GIVE, m.TAKE, m.SEND, m.SWAP_TAKE,
)  # fmt: skip
"""What is never a whole answer."""
_LINES: Final = WAR_LINES | TRADE_LINES
"""What tells of whole answers of several picks, by the kind of the first one."""
