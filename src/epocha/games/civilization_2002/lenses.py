"""What may be seen over the map on demand: reach, threats, trade ranges, goods, how far plague would spread, borders.

Each is drawn from the view alone: pieces, settlements and technologies lie open (CE-25.6), tokens as far as it knows
them.
"""

from collections.abc import Callable, Iterable
from typing import Final

from mypy_extensions import i64

from epocha.engine.links import UNREACHED, Links
from epocha.engine.picture import SIGN_BOX, Key, Layer, Lens, Sign, key, lens_layer
from epocha.engine.state import UNKNOWN
from epocha.engine.svg import NOTHING, Svg, circle, group, icon, label, path, rect, shape
from epocha.engine.vec import vec
from epocha.games.civilization_2002.atlas import World
from epocha.games.civilization_2002.components import (
    AIRCRAFT,
    FLEET,
    NEUTRAL,
    NONE,
    PLAGUE,
    PLAGUE_RADIUS,
    RANGE_LAND,
    RANGE_SEA,
    SETTLER,
    START_RANGE_LAND,
    START_RANGE_SEA,
    TOKEN_RESOURCE,
)
from epocha.games.civilization_2002.emblems import token
from epocha.games.civilization_2002.forces import class_of
from epocha.games.civilization_2002.ground import outline
from epocha.games.civilization_2002.knowledge import unseen_tokens
from epocha.games.civilization_2002.layout import DOWN, GONE
from epocha.games.civilization_2002.lettering import FAR_NAME, NEAR_NAME
from epocha.games.civilization_2002.map_shapes import BREADTH, chart_of
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.places import chosen_region, draft_of, region_concerned
from epocha.games.civilization_2002.ranges import UNLIMITED, best_range, coasts_of, common_techs, settled_by
from epocha.games.civilization_2002.reach import FREE, reached
from epocha.games.civilization_2002.settlements import holder_of_card, resource_of
from epocha.games.civilization_2002.standing import is_known
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps.movement import picked_piece

LETTERS: Final = {"reach": "r", "threat": "t", "range": "g", "plague": "p", "borders": "b", "goods": "o"}
"""The key that shows each."""
ON_TOP: Final = ("goods",)
"""What lies over pieces and settlements; the others lie under the names."""
BURST: Final = "burst"
EYE: Final = "eye"
HIDDEN: Final = "token-back"
MARKS: Final = (BURST, EYE, HIDDEN)
"""What stands in a legend for the mark of that name."""
LEGENDS: Final = {
    "reach": {"goes": "lens-area lens-reach", "stands": "lens-start"},
    "threat": {
        "comes": "lens-area lens-threat", "danger": "lens-area lens-danger", "way": "lens-line lens-come", "bare": BURST
    },
    "range": {"near": "lens-area lens-range", "partner": "lens-partner"},
    "plague": {"hidden": HIDDEN, "spreads": "lens-area lens-plague", "stricken": "lens-area lens-stricken"},
    "goods": {
        "free": "lens-good", "held": "lens-good lens-held", "monopoly": "lens-good lens-monopoly", "known": EYE
    },
    "borders": {
        "land": "lens-line lens-by-land", "sea": "lens-line lens-by-sea", "coast": "lens-line lens-by-coast"
    },
}  # fmt: skip
"""By lens the classes of what it draws, by what that means: areas, lines, discs and marks."""
MARK: Final = 46
ABOVE: Final = 44
"""How far above the middle of a region the mark of what stands there without a guard lies."""
DISCS: Final = {"far": (31.0, FAR_NAME), "near": (22.0, NEAR_NAME)}
"""How large the disc of a good is where the whole earth is in view, and where a part of it is; and its number."""
RIM: Final = 12
"""How far the gold of a monopoly shows around it."""
MONOPOLY: Final = 3
"""So many cards of a good bring the least monopoly (CE-14.8)."""


def lenses(t: Table, lang: str) -> list[Layer]:
    """Return what may be seen over the map on demand; who only watches has no pieces, and sees what is everybody's."""
    there = (t.viewer, t.piece_at, t.piece_owner, t.piece_figure, t.piece_aboard, t.piece_spent)
    settled = (t.viewer, t.settlement_of, t.technologies, t.aside, t.out)
    found: list[Layer] = []
    if 0 <= t.viewer < t.players and not t.over:
        draft = draft_of(t, int(t.viewer))
        found.append(lens("reach", _key(*there, draft), lambda: reach(t), lang))
        found.append(lens("threat", _key(*there, t.settlement_of), lambda: threat(t), lang))
        if t.agreed.advanced:
            found.append(lens("range", _key(*settled), lambda: trade_range(t), lang))
    if not t.over:
        told = {"n": int(PLAGUE_RADIUS[t.era]), "left": plagues_left(t)}
        known = (t.era, region_concerned(t), t.token, t.token_lies, t.spent)
        found.append(lens("plague", _key(*there, t.settlement_of, *known), lambda: plague(t), lang, **told))
    held = _key(t.settlement_of, t.card_with, t.token, t.token_lies)
    return [
        *found,
        lens("borders", "world", lambda: borders(t.world), lang),
        lens("goods", held, lambda: goods(t), lang),
    ]


def _key(*parts: int | Iterable[int]) -> Key:
    return key(*[int(part) if isinstance(part, int) else [int(one) for one in part] for part in parts])


def lens(name: str, drawn_from: Key, draw: Callable[[], Svg], lang: str, **told: int) -> Layer:
    """Return a layer that is seen on demand, with its words, in which numbers may be told."""
    signs = [Sign(sign(class_), TEXTS.say(lang, f"see-lens-{one}")) for one, class_ in LEGENDS[name].items()]
    about = TEXTS.say(lang, f"see-lens-{name}-about", **told)
    said = Lens(TEXTS.say(lang, f"see-lens-{name}"), about, LETTERS[name], tuple(signs))
    return lens_layer(name, drawn_from, draw, said)


def sign(class_: str) -> Svg:
    """Return a piece of what is drawn with a class, or the mark of that name, for a legend."""
    width, height = SIGN_BOX
    if class_ in MARKS:
        return icon(class_, width / 2, height / 2, height)
    if class_.startswith("lens-good"):
        return circle(width / 2, height / 2, height / 2 - 4, class_)
    if class_.startswith("lens-line"):
        return path(f"M6 {height / 2:g}H{width - 6}", class_)
    return rect(5, 5, width - 10, height - 10, class_, 6)


def areas(t: Table, regions: Iterable[int], class_: str) -> Svg:
    """Return regions covered in a colour."""
    return group(*[outline(t.world, region) for region in sorted(regions)], class_=class_)


# --- own pieces ---


def shown_pieces(t: Table) -> list[int]:
    """Return one's own pieces that the question is about: the one chosen, those where one is chosen, or all."""
    seat = int(t.viewer)
    draft, region = draft_of(t, seat), chosen_region(t, seat)
    if region != NONE and len(draft) > 1:
        piece = int(picked_piece(t, seat, region, draft[1]))
        return [piece] if piece != NONE else []
    own = [piece for piece, owner in enumerate(t.piece_owner) if owner == seat and t.piece_figure[piece] != NONE]
    return [piece for piece in own if region in (NONE, t.piece_at[piece])]


def reach(t: Table) -> Svg:
    """Return where own pieces can go with the points that they have; from where, is outlined."""
    pieces = shown_pieces(t)
    found = {region for piece in pieces for region in reached(t, piece)}
    return group(
        areas(t, found, "lens-area lens-reach"),
        areas(t, {int(t.piece_at[piece]) for piece in pieces}, "lens-start"),
    )


# --- others ---


def foes(t: Table) -> list[int]:
    """Return the armies and fleets of others, with which a region can be fought for."""
    return [
        piece
        for piece, owner in enumerate(t.piece_owner)
        if owner not in (t.viewer, NEUTRAL) and t.piece_figure[piece] not in (NONE, SETTLER)
        and class_of(t, piece) != AIRCRAFT
    ]  # fmt: skip


def threatened(t: Table) -> dict[int, list[int]]:
    """Return the regions to which armies and fleets of others can come, with the places from which they come."""
    found: dict[int, list[int]] = {}
    for piece in foes(t):
        for region in sorted(reached(t, piece)):
            if t.world.is_sea(region) == (class_of(t, piece) == FLEET):
                found.setdefault(region, []).append(int(t.piece_at[piece]))
    return found


def bare(t: Table, land: int) -> bool:
    """Return whether a settlement's owner has neither armies nor aircraft there, so that others take it (CE-12.1)."""
    return not any(
        t.piece_at[piece] == land and owner == t.settlement_of[land] and t.piece_figure[piece] not in (NONE, SETTLER)
        and class_of(t, piece) != FLEET
        for piece, owner in enumerate(t.piece_owner)
    )  # fmt: skip


def threat(t: Table) -> Svg:
    """Return where others can come; own settlements among it with lines from where, and a burst without a guard."""
    found = threatened(t)
    own = [land for land in range(t.world.land_count) if t.settlement_of[land] == t.viewer and land in found]
    shapes = chart_of(t.world).shapes
    lines = [line_between(t.world, start, land) for land in own for start in dict.fromkeys(found[land])]
    marks = [icon(BURST, shapes[land].anchor[0], shapes[land].anchor[1] - ABOVE, MARK) for land in own if bare(t, land)]
    return group(
        areas(t, [region for region in found if region not in own], "lens-area lens-threat"),
        areas(t, own, "lens-area lens-danger"),
        path("".join(lines), "lens-line lens-come") if lines else NOTHING,
        *marks,
    )


# --- trade ---


def trade_range(t: Table) -> Svg:
    """Return the regions within trade range of own settlements, and others' settlements in them."""
    seat = int(t.viewer)
    near: set[int] = set()
    for other in range(t.players):
        if other == seat or t.out >> other & 1:
            continue
        near |= within_range(t, seat, int(common_techs(t, seat, other)))
    partners = [land for land in near if not t.world.is_sea(land) and t.settlement_of[land] not in (NONE, seat)]
    return group(areas(t, near, "lens-area lens-range"), areas(t, partners, "lens-partner"))


def within_range(t: Table, seat: int, techs: int) -> set[int]:
    """Return the regions within the range that technologies give, by land or by sea (CE-13.12 to CE-13.15)."""
    by_land = int(best_range(techs, RANGE_LAND, START_RANGE_LAND))
    by_sea = int(best_range(techs, RANGE_SEA, START_RANGE_SEA))
    if UNLIMITED in (by_land, by_sea):
        return set(range(t.world.count))
    own = settled_by(t, seat)
    found = _near(t.world.by_land, own, by_land)
    if by_sea:
        seas = _near(t.world.by_sea, coasts_of(t, own), by_sea - 1)
        found |= seas
        found |= {int(land) for land in coasts_of(t, vec[i64](sorted(seas)))}
    return found


def _near(links: Links, starts: vec[i64], most: int) -> set[int]:
    return {region for region, steps in enumerate(links.spread(starts, most, FREE)) if steps != UNREACHED}


# --- plague ---


def plagues_left(t: Table) -> int:
    """Return how many plague tokens may still lie face down, as far as a view knows."""
    return int(unseen_tokens(t)[PLAGUE])


def hidden_lands(t: Table) -> list[int]:
    """Return the lands where plague may lie: that which the question is about, or all."""
    kinds = (PLAGUE, UNKNOWN) if plagues_left(t) else (PLAGUE,)
    down = [land for land in range(t.world.land_count) if t.token_lies[land] == DOWN and t.token[land] in kinds]
    about = region_concerned(t)
    return [about] if about in down else down


def plague(t: Table) -> Svg:
    """Return where plague may lie and how far it would spread now; own pieces and settlements there are darker."""
    hidden, links, most = hidden_lands(t), t.world.by_land, int(PLAGUE_RADIUS[t.era])
    reached_from = {land for land in range(t.world.land_count)
                    if any(0 <= links.distance(one, land) <= most for one in hidden)}  # fmt: skip
    own = {land for land in reached_from if t.settlement_of[land] == t.viewer >= 0}
    own |= {int(at) for at, owner, figure in zip(t.piece_at, t.piece_owner, t.piece_figure, strict=True)
            if figure != NONE and owner == t.viewer >= 0 and at in reached_from}  # fmt: skip
    return group(areas(t, reached_from - own, "lens-area lens-plague"), areas(t, own, "lens-area lens-stricken"))


# --- goods ---


def goods(t: Table) -> Svg:
    """Return the goods that a view knows on their lands, in a ring of who holds their cards, with how many of each."""
    found: list[tuple[int, int, int]] = []
    held: dict[tuple[int, int], int] = {}
    for land in range(t.world.land_count):
        good = int(TOKEN_RESOURCE[t.token[land]]) if t.token_lies[land] != GONE and t.token[land] >= 0 else int(NONE)
        if good != NONE:
            seat = int(holder_of_card(t, land)) if resource_of(t, land) != NONE else int(NONE)
            held[seat, good] = held.get((seat, good), 0) + 1
            found.append((land, good, seat))
    return group(*[
        group(*[
            group(disc_of(t, land, seat, held[seat, good], *size), class_=far) for far, size in DISCS.items()
        ], at=chart_of(t.world).shapes[land].anchor, class_="on-map")
        for land, good, seat in found
    ])  # fmt: skip


def disc_of(t: Table, land: int, seat: int, number: int, radius: float, letters: float) -> Svg:
    """Return the good of a land around the origin: pale if nobody holds it, else with how many its holder has."""
    art = icon(token(int(t.token[land])), 0, 0, radius * 1.45)
    if seat == NONE:
        eye = icon(EYE, radius * 0.75, -radius * 0.75, radius) if is_known(t, land) else NOTHING
        return group(circle(0, 0, radius, "lens-good"), art, eye)
    is_monopoly = number >= MONOPOLY
    return group(
        circle(0, 0, radius + RIM, "lens-good lens-monopoly") if is_monopoly else NOTHING,
        circle(0, 0, radius, "lens-good lens-held"),
        art,
        path(shape(seat, radius * 0.36), "f-player edge", transform=f"translate({-radius * 0.8:g} {-radius * 0.8:g})"),
        label(str(number), radius * 0.85, radius + letters * 0.1, letters, "t-edge t-bold badge-number"),
        class_=f"p{seat}",
    )


# --- borders ---


def borders(world: World) -> Svg:
    """Return lines between neighbours: armies go along the full ones, fleets along the dashed ones; dots are coasts."""
    ways = (("lens-by-coast", world.coasts), ("lens-by-sea", world.by_sea), ("lens-by-land", world.by_land))
    return group(*[path(_lines(world, links), f"lens-line {class_}") for class_, links in ways])


def _lines(world: World, links: Links) -> str:
    return "".join([
        line_between(world, region, int(links.to[at]))
        for region in range(world.count)
        for at in range(links.first[region], links.first[region + 1])
        if region < links.to[at]
    ])  # fmt: skip


def line_between(world: World, start: int, end: int) -> str:
    """Return a line from the middle of a region to that of another, over the edges of the map where that is nearer."""
    (x, y), (to_x, to_y) = [chart_of(world).shapes[region].anchor for region in (start, end)]
    if abs(x - to_x) < BREADTH / 2:
        return f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}"
    round_ = BREADTH if x > to_x else -BREADTH
    return f"M{x:.0f} {y:.0f}L{to_x + round_:.0f} {to_y:.0f}M{x - round_:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}"
