"""How things look on their own, drawn large: cards, tokens, pieces, settlements, regions."""

from collections.abc import Mapping
from typing import Final

from epocha.engine.svg import NOTHING, Svg, circle, icon, tag
from epocha.engine.thing import drawn
from epocha.games.civilization_2002.atlas import World
from epocha.games.civilization_2002.components import FIGURE, IMPROVEMENT, RESOURCE, SIZE, TOKEN, UNIT, WONDER
from epocha.games.civilization_2002.emblems import settlement, token
from epocha.games.civilization_2002.ground import outline
from epocha.games.civilization_2002.map_shapes import chart_of

LARGE: Final = 96.0
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "wonder": WONDER.ids, "improvement": IMPROVEMENT.ids, "figure": FIGURE.ids, "resource": RESOURCE.ids,
}  # fmt: skip
"""Things whose symbol is called like them."""
SIGNS: Final = {
    "symbol-gold": "coin", "symbol-settlements": "settlements", "symbol-technologies": "technologies",
    "symbol-wonders": "wonders", "token-unseen": "token-back", "happiness": "happy", "productivity": "productive",
    "start-player": "royalty-crown",
}  # fmt: skip


def close_up(world: World, name: str) -> Svg:
    """Return the picture of a thing by its name, such as `wonder-pyramids`; NOTHING where words say it all."""
    if name in SIGNS:
        return large(SIGNS[name])
    kind, _, which = name.partition("-")
    if kind == "region" and which in world.regions.names:
        return region(world, world.number(which))
    if kind == "token" and which in TOKEN.ids:
        return drawn(LARGE, LARGE, circle(48, 48, 47, "disc"), icon(token(TOKEN.number(which)), 48, 48, 70))
    if kind == "unit" and which in UNIT.ids:
        return large(f"figure-{FIGURE.ids[UNIT[UNIT.number(which)].figure]}")
    if kind == "size" and which in SIZE.ids:
        return large(settlement(SIZE.number(which) + 1, 0))
    return large(name) if which in KINDS.get(kind, ()) else NOTHING


def large(symbol: str) -> Svg:
    """Return a symbol as a picture of its own."""
    return drawn(LARGE, LARGE, icon(symbol, LARGE / 2, LARGE / 2, LARGE))


def region(world: World, number: int) -> Svg:
    """Return the outline of a region, as large as others whatever its size."""
    corners = [corner for ring in chart_of(world).shapes[number].rings for corner in ring]
    left, top = min([x for x, _ in corners]), min([y for _, y in corners])
    size = max(max([x for x, _ in corners]) - left, max([y for _, y in corners]) - top)
    kind = "sea" if world.is_sea(number) else world.lands[number].continent
    class_ = f"land g-{kind.replace('_', '-')}" if kind else "land"
    place = f"scale({LARGE / size:.4f}) translate({-left:g} {-top:g})"
    return drawn(LARGE, LARGE, tag("g", outline(world, number, class_), transform=place))
