"""What the frames of movement, battles and trade in a position given by hand must keep, and what lies about for them.

No play breaks any of it. Each check says what is wrong, or nothing.
"""

from typing import Final

from epocha.engine.frames import NOBODY
from epocha.engine.soundness import Frame, frames_of
from epocha.games.civilization_2002.clash import ITEMS
from epocha.games.civilization_2002.components import NEUTRAL, NONE
from epocha.games.civilization_2002.forces import fighters_at, neutral_at
from epocha.games.civilization_2002.layout import Layout

ON: Final[dict[str, frozenset[str]]] = {
    "movement": frozenset(["round"]),
    "captures": frozenset(["round"]),
    "battles": frozenset(["captures"]),
    "declare": frozenset(["battles"]),
    "move": frozenset(["declare"]),
    "intercept": frozenset(["move"]),
    "battle": frozenset(["battles"]),
    "join": frozenset(["battle"]),
    "choose": frozenset(["battle"]),
    "choose-openly": frozenset(["battle", "choose-openly"]),
    "trade": frozenset(["round"]),
    "trade-turn": frozenset(["trade"]),
    "answer": frozenset(["trade-turn"]),
}
"""On which steps each of the others is put."""
OF_ONE_PLAYER: Final = frozenset(["captures", "battles", "declare", "move"])


def wrong_war(t: Layout) -> str:
    """The stack could have come about, with the battles, units and offers that its frames are about."""
    if t.over:
        return ""
    frames = frames_of(t)
    for one in frames:
        for check in (_wrong_place, _wrong_entry, _wrong_battle, _wrong_choice, _wrong_answer):
            if one.step in ON and (fault := check(t, one)):
                return f"frame {one.step}: {fault}"
    return _wrong_lists(t, frames)


def _wrong_place(t: Layout, one: Frame) -> str:
    if one.below not in ON[one.step]:
        return f"it cannot stand on {one.below or 'nothing'}"
    if (one.player == NOBODY) != (one.step == "trade"):
        return "it needs a player" if one.player == NOBODY else "it is nobody's"
    if one.below in OF_ONE_PLAYER and one.step in (*OF_ONE_PLAYER, "battle") and one.player != one.player_below:
        return "it is of another player than the one below"
    return ""


def _wrong_entry(t: Layout, one: Frame) -> str:
    """Who is asked about a piece that has entered a region is another player than its owner."""
    if one.step != "intercept":
        return ""
    piece, mover, seats = one.numbers["piece"], one.numbers["mover"], one.numbers["left"] | one.numbers["declared"]
    if piece >= len(t.piece_at) or t.piece_owner[piece] != mover or t.piece_at[piece] != one.numbers["region"]:
        return "the piece is not there"
    if mover != one.player_below or one.player == mover or (seats | 1 << one.player) >> mover & 1:
        return "nobody intercepts themselves"
    others = [seat for seat in range(int(t.players)) if (seats | 1 << one.player) >> seat & 1]
    armed = all(fighters_at(t, seat, one.numbers["region"]) for seat in others if not t.out >> seat & 1)
    return "" if armed else "somebody has nothing there to intercept with"


def _wrong_battle(t: Layout, one: Frame) -> str:
    if one.step != "battle":
        return ""
    foe, attackers, defenders = [one.numbers[name] for name in ("foe", "attackers", "defenders")]
    if foe == one.player or attackers & defenders or not attackers >> one.player & 1:
        return "the sides are mixed up"
    if foe == NEUTRAL:
        return "a neutral unit fights alone and on land" if defenders or t.world.is_sea(one.numbers["region"]) else ""
    return "" if defenders >> foe & 1 else "the defender does not take part"


def _wrong_choice(t: Layout, one: Frame) -> str:
    """Both sides have a unit to choose, and who chooses openly leads one."""
    if one.step not in ("choose", "choose-openly"):
        return ""
    battle = next(frame for frame in frames_of(t) if frame.step == "battle")
    if one.player not in (battle.player, battle.numbers["foe"]) or (
        one.step == "choose" and one.player != battle.player
    ):
        return "who chooses does not lead a side"
    if one.step == "choose-openly" and battle.numbers["foe"] == NEUTRAL:
        return "nobody sees the choice of a neutral unit"
    if one.step == "choose-openly" and one.below == one.step and one.player == one.player_below:
        return "nobody chooses twice"
    region = battle.numbers["region"]
    for side in ("attackers", "defenders"):
        seats = [seat for seat in range(int(t.players)) if battle.numbers[side] >> seat & 1]
        if not any(fighters_at(t, seat, region) for seat in seats):
            if side == "attackers" or battle.numbers["foe"] != NEUTRAL or neutral_at(t, region) == NONE:
                return "a side has nothing to fight with"
    return ""


def _wrong_answer(t: Layout, one: Frame) -> str:
    if one.step != "answer":
        return ""
    offer = one.numbers["offered"]
    if offer >= len(t.offered_to) or t.offered_to[offer] != one.player or offer // t.slots == one.player:
        return "no offer is made to its player"
    asked, made = one.player, offer // int(t.slots)
    pair = (made, asked) if one.numbers["countered"] == 0 else (asked, made)
    return "" if pair[0] == one.player_below else "the offer is not of the one whose turn it is"


def _wrong_lists(t: Layout, frames: list[Frame]) -> str:
    """Battles are told as a whole and are of the turn, a clash is of two sides, offers await an answer."""
    lengths = {len(one) for one in (t.battle_at, t.battle_foe, t.battle_own, t.battle_helpers)}
    if len(lengths) > 1 or len(t.battle_at) > len(t.piece_at):
        return "each battle needs a region, an opponent, who declared it and who helps"
    movers = [one.player for one in frames if one.step == "battles"]
    if len(t.battle_at) and (not movers or movers[0] in list(t.battle_foe)):
        return "battles are declared, and nobody is there to fight them"
    if len(t.sheet) not in (0, 2 * ITEMS):
        return "the sheet of the last combat round is not whole"
    open_choice = any(one.step == "choose-openly" for one in frames)
    for piece in t.clash_unit:
        if piece != NONE and not (open_choice and piece < len(t.piece_at) and t.piece_at[piece] != NONE):
            return "a unit is picked, and nobody chooses openly"
    answers = sum(one.step == "answer" for one in frames)
    if sum(int(to != NONE) for to in t.offered_to) != answers:
        return "an offer is made, and nobody is asked about it"
    return ""
