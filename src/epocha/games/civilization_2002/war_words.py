"""What the Boardgame says of moving and fighting: what each action there means, as `words.py` says it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.engine.bits import listed as members_of
from epocha.engine.phrases import listed
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.clash import dice_for
from epocha.games.civilization_2002.components import AIRCRAFT, FLEET, NEUTRAL, NONE
from epocha.games.civilization_2002.forces import class_of, fighters_at, neutral_at
from epocha.games.civilization_2002.names import TEXTS, a_piece, lies_at_sea, pieces, place
from epocha.games.civilization_2002.odds import keeps_field
from epocha.games.civilization_2002.piece_words import (
    a_fleet,
    fleet_of,
    picked_name,
    picked_object,
    pieces_at,
    the_settlement,
)
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.battles import SEAT_MASK, foe_in
from epocha.games.civilization_2002.steps.fighting import Battle, leader, members
from epocha.games.civilization_2002.steps.movement import Interception, picked_piece
from epocha.games.civilization_2002.steps.order import BATTLE, INTERCEPTION
from epocha.games.civilization_2002.technologies import bonus_of

Meaning = tuple[str, dict[str, Any]]
Teller = Callable[[Table, int, int, Sequence[int], str], Meaning]
Liner = Callable[[Table, int, Sequence[int], str], Meaning]

FLEET_MASK: Final = (1 << m.FLEET_BITS) - 1
FIGURE_MASK: Final = (1 << m.FIGURE_BITS) - 1

# --- moving ---


def _region(draft: Sequence[int]) -> int:
    """Return the region from which a draft moves a piece, or NONE."""
    return int(draft[0] & PAYLOAD) if len(draft) and draft[0] >> KIND_BITS == m.FROM else int(NONE)


def _from(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    region = int(action & PAYLOAD)
    return "from", {"region": place(t, region, lang), "pieces": pieces(t, pieces_at(t, p, region), lang)}


def _piece(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "piece", {"piece": picked_name(t, p, _region(draft), action, lang)}


def way_of(t: Table, p: int, draft: Sequence[int]) -> str:
    """Return how the piece that a draft has picked takes a step: by land, by sea, by air, or ashore."""
    kind = int(draft[1] >> KIND_BITS)
    if kind == m.CARGO:
        return "ashore"
    if kind == m.FLEET_OF:
        return "sea"
    piece = int(picked_piece(t, p, _region(draft), draft[1]))
    return "air" if piece != NONE and class_of(t, piece) == AIRCRAFT else "land"


def _to(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    region = int(action & PAYLOAD)
    way = way_of(t, p, draft) if len(draft) > 1 else "land"
    places = {"region": place(t, region, lang), "way": way}
    there = foes_at(t, p, region, lang)
    return ("to-meet", places | {"there": there}) if there and way != "air" else ("to", places)


def foes_at(t: Table, p: int, region: int, lang: str) -> str:
    """Return who in a region could stop a piece of a player that enters it, as people list them."""
    seats = [seat for seat in range(int(t.players)) if seat != p and fighters_at(t, seat, region)]
    found = [TEXTS.say(lang, "units-of", seat=seat + 1) for seat in seats]
    if not lies_at_sea(t.world, region) and neutral_at(t, region) != NONE:
        found.append(TEXTS.say(lang, "neutral-unit"))
    return listed(found, lang)


def _board(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    region, number = divmod(int(action & PAYLOAD), 1 << m.FLEET_BITS)
    fleet = a_fleet(t, fleet_of(t, p, region, number), lang)
    return "board", {"fleet": fleet, "region": place(t, region, lang)}


def _explore(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "explore", {"region": place(t, _region(draft), lang)}


def _move_line(t: Table, p: int, picks: Sequence[int], lang: str) -> Meaning:
    """Return a whole movement: a region, a piece there and what it did."""
    here = {"from": place(t, _region(picks), lang)}
    if len(picks) < 3:
        return "moving", here
    piece = {"piece": picked_object(t, p, _region(picks), int(picks[1]), lang)}
    name, places = WAR_MEANINGS[int(picks[2] >> KIND_BITS)](t, p, int(picks[2]), picks[:2], lang)
    return name.removesuffix("-meet"), here | piece | places


# --- declaring and joining ---


def _intercept(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    if t.step_number() != INTERCEPTION:
        return "intercept", intercepted(t, lang) | {"n": 0}
    region, mover = int(t.get(Interception.REGION)), int(t.get(Interception.MOVER))
    return "intercept", intercepted(t, lang) | {"n": keeps_field(t, region, (p,), (mover,))}


def intercepted(t: Table, lang: str) -> dict[str, Any]:
    """Return whom somebody may intercept, and where."""
    if t.step_number() != INTERCEPTION:
        return {"seat": 0, "region": "", "piece": ""}
    piece = int(t.get(Interception.PIECE))
    is_fleet = class_of(t, piece) == FLEET
    what = a_fleet(t, piece, lang) if is_fleet else a_piece(t, int(t.piece_figure[piece]), lang)
    region = place(t, int(t.get(Interception.REGION)), lang)
    return {"seat": int(t.get(Interception.MOVER)) + 1, "region": region, "piece": what}


def _against(name: str) -> Teller:
    """Return what tells of an action against an opponent in a region."""

    def told(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
        foe = int(foe_in(int(action & PAYLOAD)))
        region = int(action & PAYLOAD) >> m.SEAT_BITS
        places: dict[str, Any] = {"region": place(t, region, lang), "n": keeps_field(t, region, (p,), (foe,))}
        if foe == NEUTRAL:
            return f"{name}-neutral", places
        return name, places | {"seat": foe + 1, "pieces": pieces(t, pieces_at(t, foe, region), lang)}

    return told


def _join(side: str) -> Teller:
    """Return what tells of joining a side of a battle."""

    def told(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
        battle = t.frame_of(BATTLE)
        leads = int(t.player_of(battle) if side == "attack" else t.read(battle, Battle.FOE))
        return "join", {"side": side, "seat": leads + 1, "n": with_help(t, battle, p, side)}

    return told


def with_help(t: Table, battle: int, p: int, side: str) -> int:
    """Return about how likely a side of a battle keeps the field if a player joins it, in parts of 100."""
    region = int(t.read(battle, Battle.REGION))
    attackers, defenders = [
        (NEUTRAL,) if leader(t, battle, one) == NEUTRAL else tuple(members_of(members(t, battle, one)))
        for one in (0, 1)
    ]
    if side == "attack":
        return keeps_field(t, region, (*attackers, p), defenders)
    return 100 - keeps_field(t, region, attackers, (*defenders, p))


# --- fighting ---


def _use(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    """Return the unit that is sent into a combat round, with what it rolls."""
    owner, figure, name = _sent(t, action, lang)
    places: dict[str, Any] = {"piece": name, "seat": owner + 1, "dice": 0, "plus": 0}
    if figure != NONE:
        places |= {"dice": int(dice_for(t, figure, 0)), "plus": int(bonus_of(t, figure))}
    return ("use" if owner == p else "use-other"), places


def _sent(t: Table, action: int, lang: str) -> tuple[int, int, str]:
    """Return the owner, the figure and the name of a unit that a pick sends."""
    payload = int(action & PAYLOAD)
    if action >> KIND_BITS == m.USE_ARMY:
        figure = payload & FIGURE_MASK
        return payload >> m.FIGURE_BITS, figure, a_piece(t, figure, lang)
    owner = payload >> m.FLEET_BITS
    fleet = fleet_of(t, owner, int(t.read(t.frame_of(BATTLE), Battle.REGION)), payload & FLEET_MASK)
    return owner, int(t.piece_figure[fleet]) if fleet != NONE else int(NONE), a_fleet(t, fleet, lang)


def _support(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    seat = int(action & PAYLOAD)
    return ("support" if seat == p else "support-other"), {"seat": seat + 1, "n": 1}


def _roll(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return ("roll" if len(draft) < 2 else "roll-supported"), {"n": len(draft) - 1}


def _fight_line(t: Table, p: int, picks: Sequence[int], lang: str) -> Meaning:
    """Return a whole choice for a combat round: a unit, and aircraft that support it."""
    owner, _, name = _sent(t, int(picks[0]), lang)
    n = sum([1 for pick in picks if pick >> KIND_BITS == m.SUPPORT])
    return "send-unit", {"piece": name, "whose": "own" if owner == p else "other", "seat": owner + 1, "n": n}


# --- afterwards ---


def _capture(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    land = int(action & PAYLOAD)
    return "capture", {"what": the_settlement(t, land, lang), "seat": int(t.settlement_of[land]) + 1}


def _destroy(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    land, seat = divmod(int(action & PAYLOAD), SEAT_MASK + 1)
    return "destroy", {"region": place(t, land, lang), "seat": seat + 1}


WAR_MEANINGS: Final[dict[int, Teller]] = {
    m.FROM: _from, m.UNIT: _piece, m.FLEET_OF: _piece, m.CARGO: _piece, m.TO: _to, m.BOARD: _board,
    m.EXPLORE: _explore, m.INTERCEPT: _intercept, m.ATTACK: _against("attack"), m.FIGHT: _against("fight"),
    m.JOIN_ATTACK: _join("attack"), m.JOIN_DEFENCE: _join("defence"), m.USE_ARMY: _use, m.USE_FLEET: _use,
    m.SUPPORT: _support, m.ROLL: _roll, m.CAPTURE: _capture, m.DESTROY: _destroy,
}  # fmt: skip
"""What tells of each kind of action of moving and fighting."""
WAR_LINES: Final[dict[int, Liner]] = {m.FROM: _move_line, m.USE_ARMY: _fight_line, m.USE_FLEET: _fight_line}
"""What tells of whole answers, by the kind of their first pick."""
