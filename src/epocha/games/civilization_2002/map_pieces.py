"""What stands on the map, drawn for two distances.

Where the whole earth is in view (`far`) each owner has one badge in a region, their shape with the number of their
units; nearer (`near`) every kind of pieces has a plate. Each piece is one element that keeps its id and travels.
"""

from typing import Final

from epocha.engine.svg import NOTHING, Svg, circle, group, icon, label, path, rect, shape
from epocha.games.civilization_2002.atlas import World
from epocha.games.civilization_2002.components import FIGURE, NEUTRAL, NONE
from epocha.games.civilization_2002.emblems import BADGE_SIZE, badge_of, settlement
from epocha.games.civilization_2002.ground import FAR_CELL, NEAR_CELL
from epocha.games.civilization_2002.lettering import FAR_NAME, NEAR_NAME, boxes_near
from epocha.games.civilization_2002.map_shapes import Point
from epocha.games.civilization_2002.spots import SPREAD, arranged, covered, spots
from epocha.games.civilization_2002.standing import Site, Stack, Standing

SETTLEMENT: Final = 78.0
BURST: Final = 54.0
PLATE: Final = (52.0, 47.0)
NUMBER: Final = 47.0
HUNG: Final = 19.0
CORNER: Final = 29.0
"""How large a token is that hangs on a badge, and how far to the lower left: settlers are at the right."""
LIFT: Final = 4
"""How much higher each plate of a stack lies than the one below it, up to the third."""


def hangs(stand: Standing) -> bool:
    """Return whether a token hangs on the badge of an army from afar: beside it, it took room that names need."""
    return stand.site is not None and stand.site.seat == NONE and bool(stand.stacks)


def far_spots(world: World, region: int, stand: Standing) -> tuple[Point, ...]:
    """Return where the site and the badges of the owners stand in a region."""
    apart = stand.site is not None and not hangs(stand)
    return spots(world, region, apart + len(stand.owners()), FAR_CELL, FAR_NAME)


def near_spots(world: World, region: int, stand: Standing) -> tuple[Point, ...]:
    """Return where the site and the stacks stand in a region."""
    return spots(world, region, (stand.site is not None) + len(stand.stacks), NEAR_CELL, NEAR_NAME)


def burst_spots(world: World, region: int, stand: Standing) -> tuple[Point, Point]:
    """Return where a burst lies from afar and from near: off the names, and off what stands in the region."""
    found: list[Point] = []
    for taken, cell, letters in (
        (far_spots(world, region, stand), FAR_CELL, FAR_NAME),
        (near_spots(world, region, stand), NEAR_CELL, NEAR_NAME),
    ):
        kept_off = (*boxes_near(world, region, letters, cell), *[covered(at, cell) for at in taken])
        found += arranged(world, region, 1, BURST / (2 * SPREAD), kept_off)
    return found[0], found[1]


def all_on(world: World, region: int, stand: Standing) -> Svg:
    """Return what stands on a region."""
    far, near = list(far_spots(world, region, stand)), list(near_spots(world, region, stand))
    drawn: list[Svg] = []
    hung = NOTHING
    if stand.site:
        if hangs(stand):
            hung = group(token_disc(stand.site, HUNG), at=(far[0][0] - CORNER, far[0][1] + CORNER), class_="far")
        else:
            drawn += [group(far_site(stand.site), at=far.pop(0), class_="far")]
        drawn += [group(near_site(stand.site), at=near.pop(0), class_="near")]
    at = dict(zip(stand.owners(), far, strict=True))
    for stack, spot in zip(stand.stacks, near, strict=True):
        drawn += stacked(stack, at[stack.owner], spot)
    drawn.append(hung)
    drawn += [count_badge(stand, owner, spot) for owner, spot in at.items()]
    drawn += [count_plate(stack, spot) for stack, spot in zip(stand.stacks, near, strict=True)]
    return group(*drawn, class_="on-map", data_stands=f"place-{world.regions.names[region]}")


# --- settlements and tokens ---


def far_site(site: Site) -> Svg:
    """Return a settlement or a token around the origin, for the whole earth."""
    if site.seat != NONE:
        return group(icon(settlement(site.size, site.seat), 0, -2, SETTLEMENT), good(site, 25, 23, 20))
    return token_disc(site, 22)


def near_site(site: Site) -> Svg:
    """Return a settlement or a token around the origin, for a part of the earth, with who has looked at it."""
    marks = [seat for seat in range(6) if site.looked >> seat & 1]
    looked = [
        group(path(shape(seat, 6.5), "f-player edge"), at=(13 * (i - (len(marks) - 1) / 2), 30), class_=f"p{seat}")
        for i, seat in enumerate(marks)
    ]
    if site.seat != NONE:
        return group(icon(settlement(site.size, site.seat), 0, -1, 54), good(site, 18, 16, 14.5), *looked)
    return group(token_disc(site, 20), *looked)


def good(site: Site, x: float, y: float, radius: float) -> Svg:
    """Return the good of a settlement on its corner, or what else its token shows."""
    if not site.symbol:
        return NOTHING
    return group(circle(0, 0, radius, "disc"), icon(site.symbol, 0, 0, radius * 1.5), at=(x, y))


def token_disc(site: Site, radius: float) -> Svg:
    """Return a token; one that lies face down, but is known to who looks, is pale and has an eye."""
    if site.symbol == "token-back":
        return icon(site.symbol, 0, 0, 2 * radius)
    art = group(circle(0, 0, radius, "disc"), icon(site.symbol, 0, 0, radius * 1.45))
    if not site.is_down:
        return art
    return group(group(art, class_="half"), icon("eye", radius * 0.75, -radius * 0.75, radius * 1.1))


# --- pieces ---


def stacked(stack: Stack, far: Point, near: Point) -> list[Svg]:
    """Return the pieces of a stack, each an element of its own: its badge from afar, its plate from near."""
    dx, dy = near[0] - far[0], near[1] - far[1]
    drawn: list[Svg] = []
    for i, piece in enumerate(stack.pieces):
        lift = LIFT * min(i, 2)
        drawn.append(piece_of(piece, stack.owner, far, plate(stack.figure, dx + lift, dy - lift)))
    for piece, figure, place in stack.cargo:
        x, y = dx - PLATE[0] / 2 + 11 + 16 * place, dy - PLATE[1] / 2 - 2
        drawn.append(piece_of(piece, stack.owner, far, carried(figure, x, y)))
    return drawn


def piece_of(piece: int, owner: int, far: Point, near: Svg) -> Svg:
    """Return a piece that travels."""
    return group(
        badge(owner), group(near, class_="near"), at=far, id=f"piece-{piece}",
        class_="moves" if owner == NEUTRAL else f"moves p{owner}",
    )  # fmt: skip


def badge(owner: int) -> Svg:
    """Return the shape of an owner, which stands for a piece where the whole earth is in view."""
    return group(icon(badge_of(owner), 0, 0, BADGE_SIZE), class_="far")


def plate(figure: int, x: float, y: float) -> Svg:
    """Return a figure on a plate in the colour of its owner, its middle at a point."""
    width, height = PLATE
    back = rect(x - width / 2, y - height / 2, width, height, "plate", 8)
    return group(back, icon(f"figure-{FIGURE.ids[figure]}", x - 3, y - 1, 41))


def carried(figure: int, x: float, y: float) -> Svg:
    """Return what a fleet has on deck."""
    return group(circle(x, y, 10, "plate"), icon(f"figure-{FIGURE.ids[figure]}", x, y, 17))


def count_badge(stand: Standing, owner: int, at: Point) -> Svg:
    """Return how many units an owner has in a region, on their badge; who has settlers there has a wagon."""
    units, settlers = stand.units_of(owner), stand.settlers_of(owner)
    drawn: list[Svg] = []
    if units:
        drawn.append(label(str(units), 0, NUMBER * 0.36, NUMBER, "t-edge t-bold badge-number"))
    if settlers:
        drawn.append(icon("figure-settler", 25, 25, 38) if units else icon("figure-settler", 0, 0, 50))
    return group(*drawn, at=at, class_="far")


def count_plate(stack: Stack, at: Point) -> Svg:
    """Return how many pieces lie on each other, and the shape of their owner, on their plate."""
    lift = LIFT * min(len(stack.pieces) - 1, 2)
    width, height = PLATE
    drawn: list[Svg] = []
    if stack.owner != NEUTRAL:
        mark = path(shape(stack.owner, 8.5), "f-player edge")
        drawn.append(group(circle(0, 0, 11.5, "f-bone"), mark, at=(width / 2 - 3, -height / 2 + 3)))
    if len(stack.pieces) > 1:
        text = label(str(len(stack.pieces)), width / 2 - 4, height / 2, NEAR_NAME, "t-edge t-bold badge-number")
        drawn.append(text)
    colour = "" if stack.owner == NEUTRAL else f" p{stack.owner}"
    return group(*drawn, at=(at[0] + lift, at[1] - lift), class_=f"near{colour}")
