"""Gifts between turns, so that random games get to all units, wonders and eras, and players at each other.

What is given keeps to the rules: nobody gets a unit that nobody could have, and nothing lies where it may not.
"""

from epocha import Chance
from epocha.engine.bits import single
from epocha.games.civilization_2002.atlas import REGION_IDS
from epocha.games.civilization_2002.components import TECHNOLOGY, WONDER
from epocha.games.civilization_2002.forces import add_piece
from epocha.games.civilization_2002.layout import DOWN, GONE, UP
from epocha.games.civilization_2002.notation import names_of
from epocha.games.civilization_2002.state import Table

from . import grounds, learning, moving, units
from .compare import Gift
from .reading import ARMIES, ERAS, FIGURES, LANDS, TECHNOLOGIES, TOKENS, World

ENOUGH = 14
"""Pieces with which a player gets no more."""
FRONTS = (
    ("mekong", "java", "huang_he", "yellow_sea", "coral_sea", "south_china_sea", "nippon"),
    ("egypt", "anatolia", "hellas", "mediterranean", "euphrates", "arabia", "black_sea"),
    ("yukon", "north_pacific_w", "north_pacific_e", "kamchatka", "cascadia", "mid_pacific_e", "mid_pacific_w"),
)


class Giver:
    """Gives everybody something at the beginning of rounds, and in the first of them lets it be a later era."""

    def __init__(self, chance: Chance, number: int) -> None:
        self.chance = chance
        self.era = (0, 3, 1, 2, 3, 0, 3)[number % 7]
        self.late = number % 7 == 6
        self.ruin = number % 11 in (1, 4, 7)
        self.lands = number // 3 % 3 > 0
        self.front = [one for one in FRONTS[number % len(FRONTS)] if one in REGION_IDS]
        self.seen = 0

    def one_of(self, things: list[str]) -> str:
        return things[self.chance.below(len(things))]

    def give(self, table: Table) -> bool:
        if table.round <= self.seen or str(table.course[int(table.step_number())].name) != "move":
            return False
        w = World(table)
        if self.seen == 0 and self.era:
            self.go_to_era(table, w)
        self.seen = int(table.round)
        table.bombed = 0  # there is another bomb each round
        w.read(table)
        if self.ruin:
            self.take_lands(table, w)
        for seat in w.in_order(0):
            table.gold[seat] += self.chance.below(40 * (1 + w.era))
            if self.lands and not self.ruin:
                self.settle(table, w, seat)
            w.read(table)
            self.station(table, w, seat)
        w.read(table)
        if self.chance.below(3) == 0:
            land = self.one_of([one for one in self.front if one in LANDS])
            if w.lies[land] == "down":
                table.spent[list(TOKENS).index(w.token[land])] += 1
                table.token[at(land)], table.token_lies[at(land)] = -1, GONE
            if not w.neutrals(land):
                add_piece(table, -1, number_of(units.figure_for(w, "cavalry", ERAS[w.era])), at(land))
        table.refresh()
        return True

    def go_to_era(self, table: Table, w: World) -> None:
        """Let it be a later era: what came before is known, and in the advanced rules something of the era."""
        table.era = self.era
        for name in TECHNOLOGIES:
            early = learning.era_number(name) < self.era
            if name not in w.obtained and early and (w.advanced or self.chance.below(2)):
                self.teach(table, w, name)
        most = 18 if self.late else 1 + int(self.chance.below(17))
        for _ in range(most if w.advanced else 0):
            w.read(table)
            found = learning.free_ones(w)
            if found:
                self.teach(table, w, self.one_of(found))

    def teach(self, table: Table, w: World, name: str) -> None:
        """Let somebody own a technology, with its wonder; or nobody any more."""
        seat = int(self.chance.below(w.players))
        if w.advanced and self.chance.below(12) == 0:
            table.aside |= single(TECHNOLOGY.number(name))
            return
        table.technologies[seat] |= single(TECHNOLOGY.number(name))
        for effect in TECHNOLOGIES[name]["owner"] if w.advanced else []:
            if effect["verb"] == "grant_wonder":
                table.wonders[seat] |= single(WONDER.number(effect["wonder"]))

    def settle(self, table: Table, w: World, seat: int) -> None:
        """Give a settlement."""
        land = self.one_of(list(LANDS) if self.chance.below(2) else [one for one in self.front if one in LANDS])
        kind = w.token[land]
        most = TOKENS[kind].get("max_settlement_size", 4) if kind else 4
        if table.settlement_of[at(land)] >= 0 or not most or w.neutrals(land):
            return
        if table.token_lies[at(land)] == DOWN and TOKENS[kind]["group"] in ("event", "none"):
            table.spent[list(TOKENS).index(kind)] += 1
            table.token[at(land)], table.token_lies[at(land)] = -1, GONE
        elif table.token_lies[at(land)] == DOWN:
            table.token_lies[at(land)] = UP
        table.settlement_of[at(land)] = seat
        table.settlement_size[at(land)] = 1 + self.chance.below(most)

    def take_lands(self, table: Table, w: World) -> None:
        """Leave everybody one settlement, so that some are eliminated."""
        for seat in w.in_order(0):
            for land in w.settlements(seat)[1:]:
                table.settlement_of[at(land)], table.settlement_size[at(land)] = -1, 0
        w.read(table)

    def goals(self, w: World, seat: int) -> list[str]:
        """Return where a player may get pieces."""
        others = [land for one in w.in_order(seat)[1:] for land in w.settlements(one)] if self.ruin else []
        return others + self.front + w.settlements(seat)

    def station(self, table: Table, w: World, seat: int) -> None:
        """Give pieces at the front and at home."""
        if sum(piece.owner == seat for piece in w.pieces.values()) >= ENOUGH:
            return
        figures = ["settler", *(one for one in FIGURES if usable(w, one))]
        if "jet" in figures and w.settlements(seat):
            base = self.one_of(w.settlements(seat))
            for figure in ("jet", "jet", self.one_of([one for one in figures if FIGURES[one]["class"] in ARMIES])):
                add_piece(table, seat, number_of(figure), at(base))
        for _ in range(4):
            figure = self.one_of(figures)
            region = self.one_of(self.goals(w, seat))
            kind = FIGURES[figure]["class"]
            fleets = [one for one, _ in w.kind_at(seat, region, "fleet") if len(w.cargo(one)) < 3]
            if (kind == "fleet") == grounds.is_sea(region) or (kind == "aircraft" and moving.places(w, seat, region)):
                add_piece(table, seat, number_of(figure), at(region))
            elif kind not in ("fleet", "aircraft") and fleets:
                piece = add_piece(table, seat, number_of(figure), at(region))
                table.piece_aboard[piece] = fleets[0]  # read anew: adding may have moved it
            w.read(table)


def usable(w: World, figure: str) -> bool:
    """Return whether a figure can be on the map by now."""
    if figure == "settler" or ERAS.index(FIGURES[figure]["era"]) > w.era:
        return False
    return not w.advanced or units.best(w, figure) is not None


def at(region: str) -> int:
    return REGION_IDS.index(region)


def number_of(figure: str) -> int:
    return list(names_of("figure")).index(figure)


def generous(chance: Chance, number: int) -> Gift:
    return Giver(chance, number).give
