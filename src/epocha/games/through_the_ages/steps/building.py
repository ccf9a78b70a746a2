"""Increasing population, building, upgrading, wonder stages: carried out (TA-14 to TA-17)."""

from mypy_extensions import i64

from epocha.games.through_the_ages.components import FIRST_WONDER, STAGE_COUNT
from epocha.games.through_the_ages.effect_tables import EFFECTS
from epocha.games.through_the_ages.effects import FOOD, RESOURCES
from epocha.games.through_the_ages.prices import (
    after_pools,
    build_price,
    growth_price,
    is_unit,
    stages_price,
    upgrade_price,
)
from epocha.games.through_the_ages.scoring import score_effect
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps.paying import pay_price
from epocha.games.through_the_ages.tableau import build_on, finish_wonder, grow, move_worker


def increase_population(t: Table, p: i64, off: i64, keep: i64 = 0) -> None:
    """TA-14.1, TA-14.3; so many resources are kept for what is built at once."""
    pay_price(t, p, FOOD, growth_price(t, p, off), 0, keep)
    grow(t, p)


def pay_for_site(t: Table, p: i64, site: i64, price: i64) -> None:
    """Pay for a building or unit; pools pay first for units (TA-22.9), the one of a leader before the others."""
    left = after_pools(t, site, price)
    if is_unit(site):
        from_leader = min(price, t.leader_fund)
        t.leader_fund -= from_leader
        t.fund -= min(price - from_leader, t.fund)
    pay_price(t, p, RESOURCES, left)


def build(t: Table, p: i64, site: i64, off: i64) -> None:
    """TA-15.1, TA-15.2, TA-16.1."""
    pay_for_site(t, p, site, build_price(t, p, site, off))
    build_on(t, p, site)


def upgrade(t: Table, p: i64, old: i64, new: i64, off: i64) -> None:
    """TA-15.9, TA-16.4."""
    pay_for_site(t, p, old, upgrade_price(t, p, old, new, off))
    move_worker(t, p, old, new)


def build_stages(t: Table, p: i64, number: i64, off: i64) -> None:
    """TA-17.2 to TA-17.10: pay, mark the stages, and after the last one the wonder takes effect."""
    card = t.wonder[p]
    finished = t.stages[p] + number == STAGE_COUNT[card - FIRST_WONDER]
    pay_price(t, p, RESOURCES, stages_price(t, p, number, off), number - 1 if finished else number)
    if not finished:
        t.stages[p] += number
        t.blue[p] -= number
        return
    finish_wonder(t, p)
    for effect in EFFECTS[card]:
        score_effect(t, p, effect, t.turn)
