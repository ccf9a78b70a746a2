"""Governments: which a player may change to, and when (CF-8)."""

from mypy_extensions import i64

from epocha.engine.bits import single
from epocha.games.civilization_2010.components import ANARCHY
from epocha.games.civilization_2010.layout import Layout
from epocha.games.civilization_2010.techs import available_governments


def bars_government(t: Layout, player: i64, government: i64) -> str | None:
    """Return the rule that keeps a player from changing to a government by choice, if one does."""
    if government == t.government[player]:
        return "CF-8.1"
    if t.governed & single(player):
        return "CF-8.8"
    if available_governments(t, player) & single(government) == 0:
        return "CF-8.2"
    if t.government[player] == ANARCHY:
        return None if t.anarchy_since[player] < t.round else "CF-8.6"
    return None if government == ANARCHY or t.direct[player] & single(government) else "CF-8.5"


def set_government(t: Layout, player: i64, government: i64) -> None:
    """Let a government come into force."""
    t.government[player] = government
    t.anarchy_since[player] = t.round if government == ANARCHY else 0
