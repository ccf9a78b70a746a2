"""The map: who borders on whom, how far it is, and who is within trade range (CE-2, CE-13.12 to CE-13.15)."""

from functools import cache

from .reading import LANDS, SEAS, TECHNOLOGIES, World

FAR = 1000


def is_sea(region: str) -> bool:
    return region in SEAS


def lands_beside(region: str) -> list[str]:
    """Return the land regions that border on a region."""
    return list((SEAS if is_sea(region) else LANDS)[region]["land_adjacent"])


def seas_beside(region: str) -> list[str]:
    """Return the sea regions that border on a region; the Pacific goes round the world (CE-2.6, CE-2.7)."""
    return list((SEAS if is_sea(region) else LANDS)[region]["sea_adjacent"])


def is_coastal(land: str) -> bool:
    return bool(LANDS[land]["sea_adjacent"])


@cache
def by_land(land: str) -> dict[str, int]:
    """Return how far every land region is from one that can be reached without crossing water (CE-2.5)."""
    found = {land: 0}
    border = [land]
    while border:
        border = [other for one in border for other in lands_beside(one)]
        border = list(dict.fromkeys(one for one in border if one not in found))
        far = max(found.values()) + 1
        found |= dict.fromkeys(border, far)
    return found


@cache
def by_sea(land: str, other: str) -> int:
    """Return the least number of sea regions between two coasts (CE-13.14, R-55)."""
    reached, number = set(seas_beside(land)), 1
    while reached:
        if reached & set(seas_beside(other)):
            return number
        wider = reached.union(*(seas_beside(sea) for sea in reached))
        if wider == reached:
            return FAR
        reached, number = wider, number + 1
    return FAR


def within(land: str, radius: int) -> list[str]:
    return [one for one, far in by_land(land).items() if far <= radius]


def trade_range(known: set[str]) -> tuple[int, int]:
    """Return the best range that technologies give, over land and over sea (CE-13.12)."""
    land, sea = 1, 0
    for technology in known:
        for effect in TECHNOLOGIES[technology]["enables"]:
            if effect["verb"] == "set_trade_range":
                land = max(land, FAR if effect["land"] < 0 else effect["land"])
                sea = max(sea, FAR if effect["sea"] < 0 else effect["sea"])
    return land, sea


def in_range(w: World, seat: int, other: int) -> bool:
    """Return whether two players may trade (CE-13.2, CE-13.3)."""
    if not w.advanced:
        return True
    known = w.obtained
    if w.options["trade_range_scope"] == "own":
        known = w.technologies[seat] | w.technologies[other]
    land, sea = trade_range(known)
    if land == FAR:
        return True
    pairs = [(one, two) for one in w.settlements(seat) for two in w.settlements(other)]
    return any(by_land(one).get(two, FAR) <= land or by_sea(one, two) <= sea for one, two in pairs)
