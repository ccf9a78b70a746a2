"""Civilization (2010): the game as the engine sees it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from epocha.engine.chance import Chance
from epocha.engine.course import Course
from epocha.engine.game import EVERYBODY, Game
from epocha.engine.notation import Notation
from epocha.engine.options import Option, OptionValue
from epocha.engine.setup import Setup
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import MOST_PLAYERS
from epocha.games.civilization_2010.goods import FIRST_TOKEN_ITEM
from epocha.games.civilization_2010.notation import NOTATION, names_of
from epocha.games.civilization_2010.setup import MIN_PLAYERS, OPTIONS, set_up_table
from epocha.games.civilization_2010.state import ENDS, GIVE, KIND_BITS, OFFER, PAYLOAD, Table
from epocha.games.civilization_2010.steps import COURSE
from epocha.games.civilization_2010.terms import Terms


class Civilization(Game[Table]):
    """Sid Meier's Civilization: The Board Game; the rules are in `rules.md`, the components in the TOML files."""

    name: ClassVar[str] = "civilization_2010"
    edition: ClassVar[str] = "2010"
    rules_version: ClassVar[int] = 1
    prefix: ClassVar[str] = "CF"
    min_players: ClassVar[int] = MIN_PLAYERS
    max_players: ClassVar[int] = MOST_PLAYERS
    weight: ClassVar[float] = 4.5
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    ends: ClassVar[tuple[str, ...]] = ENDS
    notation: ClassVar[Notation] = NOTATION
    course: ClassVar[Course] = COURSE

    def tables(self, players: int, options: Mapping[str, OptionValue]) -> object:
        return Terms(players, options)

    def set_up(self, setup: Setup, chance: Chance) -> Table:
        return set_up_table(setup, chance)

    def blank(self, setup: Setup) -> Table:
        table = Table(setup, None)
        table.clear()
        return table

    def names_of(self, state: Table, kind: str) -> Sequence[str]:
        return names_of(kind)

    def readers(self, before: Table, player: int, picks: Sequence[int]) -> int:
        """CF-34.14: an offer is between two partners; what lies face down in it, only its maker knows (CF-11.10)."""
        if picks[0] >> KIND_BITS != OFFER:
            return EVERYBODY
        hidden = any(pick >> KIND_BITS == GIVE and pick & PAYLOAD >= FIRST_TOKEN_ITEM for pick in picks)
        return 1 << player if hidden else 1 << player | 1 << (picks[0] & PAYLOAD)

    def stock(self, view: Table, player: int) -> dict[str, int]:
        return {
            "trade": int(view.trade[player]),
            "culture": int(view.culture[player]),
            "coins": int(coins(view, player)),
            "space": int(view.track[player]),
        }
