"""The map of the world as a view knows it.

Layers from below: the ground, whose each land is, what is seen on demand, what is chosen, the places, which say by
`data-actions` which actions they stand for, battles, names, what stands on each region. Names and pieces lie above the
places and the bursts of battles, so that what glows covers nothing, and let the pointer through. Each region is a layer
of its own, so that a move redraws two or three.
"""

from collections.abc import Callable, Sequence
from typing import Final

from epocha.engine.parts.maps import STRIPES
from epocha.engine.picture import Drawing, Form, Key, Layer, Picture, key
from epocha.engine.svg import NOTHING, Svg, group, hit, icon, join, tag
from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.components import NONE
from epocha.games.civilization_2002.ground import edges, ground, names, outline
from epocha.games.civilization_2002.lenses import ON_TOP, lenses
from epocha.games.civilization_2002.map_pieces import BURST, all_on, burst_spots
from epocha.games.civilization_2002.map_shapes import HEIGHT, WIDTH, breadth
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.outcome import chapter
from epocha.games.civilization_2002.places import (
    VERBS,
    actions_at,
    asked,
    offers_by_region,
    open_actions,
    region_concerned,
)
from epocha.games.civilization_2002.see import seen_at
from epocha.games.civilization_2002.standing import Standing, standings
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.movement import pieces_to_move
from epocha.games.civilization_2002.tray import VERBS as TRAY_VERBS
from epocha.games.civilization_2002.tray import tray_layer

NEAR: Final = 0.48
"""Pixels a unit from which on single kinds of pieces can be seen, and the smaller names be read."""


def board(t: Table, lang: str) -> Picture:
    """Return the map as this view knows it."""
    forms: dict[Form, Callable[[], Drawing]] = {"wide": lambda: drawing(t, lang)}
    time = "" if t.over else chapter(t, lang).heading
    return Picture("map", "board", TEXTS.say(lang, "see-map"), forms, verbs=(*VERBS, *TRAY_VERBS), caption=time)


def drawing(t: Table, lang: str) -> Drawing:
    """Return the map, with its layers from below."""
    world = "world"
    there = standings(t)
    actions = open_actions(t)
    offered = offers_by_region(t, actions)
    alone = lone_picks(t, actions)
    chosen = region_concerned(t)
    on_demand = lenses(t, lang)
    return Drawing(WIDTH, HEIGHT, [
        Layer("ground", world, lambda: ground(t.world)),
        Layer("owners", key(t.settlement_of), lambda: owners(t)),
        *[layer for layer in on_demand if layer.name not in ON_TOP],
        Layer("chosen", chosen, lambda: ring(t, chosen), tells=False),
        *[
            place_layer(t, region, there[region], offered.get(region, []), alone.get(region, ""), lang)
            for region in range(t.world.count)
        ],
        Layer("battles", fights(t, there), lambda: battles(t, there)),
        Layer("names", world, lambda: join([edges(t.world), names(t.world, lang)])),
        *[region_layer(t, region, there[region]) for region in range(t.world.count)],
        *[layer for layer in on_demand if layer.name in ON_TOP],
        tray_layer(t, actions, lang),
    ], NEAR, breadth(t.world))  # fmt: skip


def owners(t: Table) -> Svg:
    """Return whose settlement each land has: tinted, and with a rim in the dashes of the seat."""
    drawn: list[Svg] = []
    for land in range(t.world.land_count):
        seat = int(t.settlement_of[land])
        if seat != NONE:
            dashes = STRIPES[seat % len(STRIPES)]
            shape = outline(t.world, land)
            drawn.append(group(shape, class_=f"p{seat} tint"))
            drawn.append(tag("g", shape, class_=f"p{seat} land-rim",
                             stroke_dasharray=None if dashes == "none" else dashes))  # fmt: skip
    return group(*drawn)


def ring(t: Table, region: int) -> Svg:
    """Return a bright outline of the region that the question is about; a phone shows the map round it."""
    return outline(t.world, region, "chosen-region in-question") if region != NONE else NOTHING


def region_layer(t: Table, region: int, stand: Standing) -> Layer:
    """Return what stands on a region."""
    shown = (tuple(stand.site) if stand.site else (), tuple([tuple(stack) for stack in stand.stacks]))
    return Layer(f"on-{t.world.regions.names[region]}", shown, lambda: all_on(t.world, region, stand))


def battles(t: Table, there: Sequence[Standing]) -> Svg:
    """Return a burst where battles are declared and not yet fought, off names and what stands there."""
    drawn: list[Svg] = []
    for region in dict.fromkeys([int(region) for region in t.battle_at]):
        far, near = burst_spots(t.world, region, there[region])
        drawn += [group(icon("burst", *far, BURST), class_="far"), group(icon("burst", *near, BURST), class_="near")]
    return group(*drawn, class_="on-map")


def fights(t: Table, there: Sequence[Standing]) -> Key:
    """Return what tells the bursts of battles apart: where they are fought, and how much stands there."""
    return tuple(
        [(int(one), len(there[one].stacks), len(there[one].owners()), bool(there[one].site)) for one in t.battle_at]
    )


def place_layer(t: Table, region: int, stand: Standing, offered: list[str], alone: str, lang: str) -> Layer:
    """Return the place of a region; `alone` is what is picked in it by itself, as there is nothing else to pick."""
    words = seen_at(t, region, stand, lang)
    actions = actions_at(t.world, region, offered)
    name = t.world.regions.names[region]

    def draw() -> Svg:
        spot = outline(t.world, region)
        told = {"data_thing": f"region-{name}", "data_now": words, "data_alone": alone or None}
        return hit(f"place-{name}", words, actions, spot, **told)

    return Layer(f"place-{name}", (words, actions, alone), draw, tells=False)


def lone_picks(t: Table, actions: list[int]) -> dict[int, str]:
    """Return by regions out of which something may be moved which piece, where it can be no other kind."""
    found: dict[int, str] = {}
    for action in actions:
        if action >> KIND_BITS == m.FROM:
            region = action & PAYLOAD
            pieces = pieces_to_move(t, asked(t), region)
            if len(pieces) == 1:
                found[region] = t.setup.notation.text(int(pieces[0]))
    return found
