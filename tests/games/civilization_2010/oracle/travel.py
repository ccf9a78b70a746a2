"""Which figures may move, and where every next step may lead (CF-21 to CF-24, CF-28.16, CF-32.12)."""

from .amounts import may_stop_in_water, stacking
from .grounds import beside, centre_of, enemies_on, terrain
from .reading import ARMIES, COMPASS, SCOUTS, Nation, World
from .research import learnable_from


def locked_squares(world: World) -> set[str]:
    return {nation.locked for nation in world.nations if nation.locked}


def movable(world: World, nation: Nation) -> dict[str, list[str]]:
    """Return the figures that may still begin to move, by square (CF-21.1, CF-21.4).

    On a closed square too: from there they may discover what is beside it, which moves nobody (CF-22.2, CF-28.16).
    """
    found: dict[str, list[str]] = {}
    for figure, square in nation.figures.items():
        if square and figure not in nation.moved:
            found.setdefault(square, []).append(figure)
    return found


def groups(figures: list[str]) -> set[str]:
    """Return the groups that can be formed of the figures on a square (CF-21.5, CF-21.6)."""
    armies = sum(figure in ARMIES for figure in figures)
    scouts = [figure for figure in figures if figure in SCOUTS]
    found = set()
    for number in range(armies + 1):
        for subset in range(1 << len(scouts)):
            chosen = [scout for at, scout in enumerate(scouts) if subset >> at & 1]
            words = ([str(number)] if number else []) + chosen
            if words:
                found.add("with " + " ".join(words))
    return found


class Walk:
    """A group on its way."""

    def __init__(self, world: World, nation: Nation, group: list[str]) -> None:
        self.world, self.nation, self.group = world, nation, group
        self.square = nation.figures[group[0]]
        self.has_army = any(figure in ARMIES for figure in group)
        self.flies = "flight" in nation.techs

    def is_obstacle(self, square: str) -> bool:
        """Return whether something on a square ends a movement there: a hut, village, enemy or enemy's city."""
        centre = centre_of(self.world, square)
        return (
            square in self.world.sites
            or bool(enemies_on(self.world, square, self.nation))
            or (centre is not None and centre is not self.nation)
        )

    def may_meet(self, square: str) -> bool:
        """Return whether the group may stop on such a square (CF-23.1, CF-23.2, CF-24.1, CF-8.11, CF-8.12)."""
        centre = centre_of(self.world, square)
        is_players = bool(enemies_on(self.world, square, self.nation)) or centre not in (None, self.nation)
        if is_players:
            return self.has_army and self.nation.government != "democracy"
        if self.world.sites.get(square) == "hut" and self.nation.government == "republic":
            return True
        return self.has_army

    def may_pass(self, square: str) -> bool:
        """Return whether the group may be on a square at all, whether or not it stops there."""
        if square not in self.world.ground:
            return False
        wet = terrain(self.world, square) == "water"
        if wet and not may_stop_in_water(self.nation) and "navigation" not in self.nation.techs:
            return False
        return not self.is_obstacle(square) or self.flies or self.may_stop(square)

    def may_stop(self, square: str) -> bool:
        """CF-21.8, CF-21.10, CF-21.12, CF-21.17."""
        if terrain(self.world, square) == "water" and not may_stop_in_water(self.nation):
            return False
        if centre_of(self.world, square) is self.nation:
            return False
        if self.is_obstacle(square) and not self.may_meet(square):
            return False
        others = [figure for figure in self.nation.standing_on(square) if figure not in self.group]
        return len(others) + len(self.group) <= stacking(self.nation)

    def goes_on_from(self, square: str) -> bool:
        """Return whether a movement may go on after entering a square (CF-23.3, CF-24.2, CF-21.16, CF-28.16)."""
        if square in locked_squares(self.world):
            return False
        return self.flies or not self.is_obstacle(square)

    def can_end(self, square: str, left: int) -> bool:
        """Return whether a group on a square has a legal way to finish its movement."""
        if self.may_stop(square):
            return True
        if not left or not self.goes_on_from(square):
            return False
        ways = [beside(square, heading) for heading in COMPASS]
        return any(self.may_pass(way) and self.can_end(way, left - 1) for way in ways)


def steps(world: World) -> set[str]:
    """Return how a group on its way may go on, interrupts aside."""
    nation = world.nation
    at = world.frame["figures"]
    group = [figure for number, figure in enumerate((*ARMIES, *SCOUTS)) if at >> number & 1]
    walk, left = Walk(world, nation, group), world.frame["left"]
    found = {"stop"} if walk.may_stop(walk.square) else set()
    if left < 1:
        return found
    for heading in COMPASS:
        square = beside(walk.square, heading)
        if square in world.hidden and walk.can_end(walk.square, left - 1):  # CF-22.1, CF-22.6
            found.add(f"discover {heading}")
        if walk.square in locked_squares(world):  # CF-28.16: nobody leaves it
            continue
        if walk.may_pass(square) and walk.can_end(square, left - 1):
            found.add(f"go {heading}")
        if may_sacrifice(world, nation, group, square):
            found.add(f"sacrifice {heading}")
    return found


def may_sacrifice(world: World, nation: Nation, group: list[str], square: str) -> bool:
    """CF-32.12."""
    if nation.civilization != "russia" or "russia" in nation.used or len(group) > 1:
        return False
    owner = centre_of(world, square)
    return owner not in (None, nation) and bool(learnable_from(nation, world.nations[owner.seat] if owner else nation))
