"""The estimates that the bots of Through the Ages go by, read from `bot.toml`."""

from typing import Final, NamedTuple

from epocha.engine.catalogue import read_catalogue
from epocha.engine.vec import vec
from epocha.games.through_the_ages import effects
from epocha.games.through_the_ages.components import PACKAGE
from epocha.games.through_the_ages.effects import BUILD_OFF, LEVEL_OFF, PERKS, RIVALS_PAY, TECH_OFF, WAR_BUILD_OFF


class PerkPrice(NamedTuple):
    """What a perk is worth, in hundredths of a point."""

    id: str
    at_once: int
    per_turn: int


class Weights(NamedTuple):
    """Estimates in hundredths, each explained where it is read; five in a tuple go by age, or by players."""

    resource: tuple[int, int, int]
    science: tuple[int, int, int]
    civil_action: tuple[int, int, int]
    military_action: tuple[int, int, int]
    after_last_card: int
    after_last_card_short: int
    behind: int
    enough: int
    plenty: int
    hopeless: int
    able: int
    able_up_to: int
    armed: int
    food_share: int
    food_income_share: int
    stored_lasts: int
    hunger_lasts: int
    last_growth: int
    placed: int
    next_idle: int
    relief: int
    discontent: int
    soon: int
    uprising: int
    rioters: int
    riot_to_come: int
    least_idle: int
    idle_gain: int
    waiting: int
    hoarded: int
    sated: int
    sated_lasts: int
    scarce: int
    ample: int
    dire: int
    corrupted: int
    content: int
    spare_face: int
    token_use: int
    promise: int
    next_promise: int
    room: int
    newcomers: int
    pace: tuple[int, int, int, int, int]
    tax: tuple[int, int, int, int, int]
    hoard: tuple[int, int, int, int, int]
    enough_resources: tuple[int, int, int, int, int]
    enough_science: tuple[int, int, int, int, int]
    held: int
    held_leader: int
    held_arms: int
    long_wait: int
    queue: int
    of_no_use: int
    crowded: int
    urban_room: int
    wonder_finished: int
    abandoned: int
    wonder_haste: int
    upset: int
    building_share: int
    card_unknown: int
    event_card: int
    bonus_share: int
    attack_card: int
    war_prize: int
    war_arming: int
    war_arming_means: int
    army_begun: int
    army_planned: int
    no_recruit: int
    sure: int
    lasting_face: int
    spoils: tuple[int, int, int, int, int]
    unrest: int
    war_risk: int
    bonus_expected: tuple[int, int, int, int, int]
    prepared: int
    cancelled: int
    put_off: int
    torn_down: int
    torn_farm: int
    stranded: int
    moved: int


_file: Final = read_catalogue(PACKAGE, "bot.toml")
WEIGHTS: Final = _file.single("weights", Weights)
_PERKS: Final = {price.id: price for price in _file.records("perk", PerkPrice)}
_file.finish()


def by_age(hundredths: tuple[int, ...]) -> vec[float]:
    """Return numbers by age, or by players."""
    return vec[float]([0.01 * number for number in hundredths])


# --- what cards let their owner do ---

_FAMILIES: Final = {"level_off": LEVEL_OFF, "build_off": BUILD_OFF, "tech_off": TECH_OFF, "rivals_pay": RIVALS_PAY}
"""Perks that there is one of for each level or category; each family ends where the next begins."""


def _perk_prices(per_turn: bool) -> vec[float]:
    """Return the prices of all perks by number, 0 for those that are counted elsewhere."""
    ends = sorted([*_FAMILIES.values(), WAR_BUILD_OFF])
    found = [0.0] * PERKS
    for name, price in _PERKS.items():
        first = _FAMILIES.get(name, getattr(effects, name.upper()))
        last = ends[ends.index(first) + 1] if name in _FAMILIES else first + 1
        for perk in range(first, last):
            found[perk] = 0.01 * (price.per_turn if per_turn else price.at_once)
    return vec[float](found)


PERK_AT_ONCE: Final[vec[float]] = _perk_prices(False)
PERK_PER_TURN: Final[vec[float]] = _perk_prices(True)
