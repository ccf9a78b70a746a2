"""What a figure is: its era, its dice, and by which technology, in both rule sets (CE-3.11 to CE-3.16)."""

from typing import Any

from .reading import ARMIES, BASIC_UNITS, ERAS, FIGURES, NUMBERS, UNITS, World


def era_of(what: dict[str, Any]) -> int:
    return ERAS.index(what["era"])


def best(w: World, figure: str) -> dict[str, Any] | None:
    """Return the highest type of a figure that is enabled, in the advanced rules (CE-3.14, CE-3.15)."""
    known = w.obtained
    types = [one for one in UNITS.values() if one["figure"] == figure and one["technology"] in known]
    return max(types, key=lambda one: (era_of(one), one["level"]), default=None)


def lowest(figure: str) -> dict[str, Any]:
    """Return the first type of a figure."""
    types = [one for one in UNITS.values() if one["figure"] == figure]
    return min(types, key=lambda one: (era_of(one), one["level"]))


def type_of(w: World, figure: str) -> dict[str, Any]:
    """Return what a figure on the map is now."""
    if w.advanced:
        return best(w, figure) or lowest(figure)
    types = [one for one in BASIC_UNITS if one["figure"] == figure]
    types = [one for one in types if era_of(one) <= w.era] or types[:1]
    return max(types, key=era_of)


def era_of_figure(w: World, figure: str) -> int:
    return era_of(type_of(w, figure))


def price_of(w: World, figure: str, era: int) -> int:
    """Return what a figure of an era costs (CE-7.3, CE-8.2)."""
    kind = FIGURES[figure]["class"]
    prices = NUMBERS["price_advanced" if w.advanced else "price_basic"]
    return int(prices["army" if kind in ARMIES else kind][era])


def for_sale(w: World) -> dict[str, int]:
    """Return the figures that can be bought, settlers too, and what they cost (CE-7.2, CE-8.9, CE-8.10)."""
    found: dict[str, int] = {"settler": price_of(w, "settler", w.era)}
    for figure in FIGURES:
        if figure == "settler":
            continue
        if w.advanced:
            if best(w, figure):
                found[figure] = price_of(w, figure, era_of_figure(w, figure))
        elif any(one["figure"] == figure and era_of(one) == w.era for one in BASIC_UNITS):
            found[figure] = price_of(w, figure, w.era)
    return found


def armies_for_sale(w: World) -> list[str]:
    return [figure for figure in for_sale(w) if FIGURES[figure]["class"] in ARMIES]


def figure_for(w: World, kind: str, era: str) -> str:
    """Return the figure of a class and era."""
    types = UNITS.values() if w.advanced else BASIC_UNITS
    return str(next(one["figure"] for one in types if one["era"] == era and FIGURES[one["figure"]]["class"] == kind))
