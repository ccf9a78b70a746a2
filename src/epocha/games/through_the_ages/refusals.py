"""What the sentences that refuse something speak of: the places of the messages `refusal-RULE`."""

from typing import Any, Final

from epocha.engine.auction import Auction
from epocha.games.through_the_ages import state as s
from epocha.games.through_the_ages.components import (
    AGE,
    AGE_IDS,
    CATEGORY,
    CIVIL_CARDS,
    FIRST_WONDER,
    LEADER,
    LINE,
    LINES,
    NONE,
    SITES,
    SPACES,
    SPECIAL,
    STAGE_COUNT,
)
from epocha.games.through_the_ages.effects import FOOD, RESOURCES
from epocha.games.through_the_ages.fights import force_with
from epocha.games.through_the_ages.names import amount, card_label
from epocha.games.through_the_ages.piles import civil_held, military_held
from epocha.games.through_the_ages.prices import (
    after_pools,
    build_price,
    growth_price,
    most_stages,
    science_price,
    stages_price,
    take_cost,
    upgrade_price,
)
from epocha.games.through_the_ages.state import KIND_BITS, PAYLOAD, SEAT_MASK, Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.steps.actions import SITE_BITS, SITE_MASK, Perform
from epocha.games.through_the_ages.steps.attacks import attack_cost
from epocha.games.through_the_ages.steps.choices import TakeFromRow
from epocha.games.through_the_ages.steps.colonies import Landing, greatest_force
from epocha.games.through_the_ages.stores import stock

KIND_WORDS: Final[dict[int, str]] = {
    s.TAKE: "take", s.PLAY: "play", s.REVOLT: "play", s.BID: "bid", s.SEND: "send", s.SPEND: "spend",
    s.ATTACK: "attack", s.DECLARE: "attack", s.LOSE: "lose", s.DESTROY: "destroy", s.DISCARD: "discard",
}  # fmt: skip
"""What is tried, in the words of the messages, where they ask for it; "other" is everything else."""


def refusal_places(t: Table, player: int, action: int, lang: str) -> dict[str, Any]:
    """Return the places of the messages `refusal-RULE` for a forbidden action; all, whatever the rule."""
    kind, what = action >> KIND_BITS, action & PAYLOAD
    asked = t.current_players
    card = _card(t, kind, what)
    return {
        "turn": "own" if player in asked or not asked else "other",
        "seat": asked[0] + 1 if asked else 0,
        "kind": KIND_WORDS.get(kind, "other"),
        "phase": "politics" if t.step_number() == c.POLITICS else "actions",
        "card": card_label(card, lang) if card != NONE else "",
        "held": "yes" if card != NONE and _holds(t, player, card) else "no",
        **_means(t, player, lang),
        **_row(t, player, kind, what, lang),
        **_sites(t, player, kind, what, lang),
        **_technology(t, player, kind, card, lang),
        **_politics(t, player, kind, what, lang),
        **_forces(t, player),
    }


def _card(t: Table, kind: int, what: int) -> int:
    """Return the card that an action is about, or NONE."""
    if kind == s.TAKE:
        return int(t.row[what]) if what < SPACES else NONE
    if kind == s.UPGRADE:
        return what & SITE_MASK
    if kind in (s.ATTACK, s.DECLARE):
        return what >> 2
    if kind == s.OFFER:
        return what >> 3
    about_cards = (
        s.BUILD, s.RAZE, s.PLAY, s.REVOLT, s.RECRUIT, s.PREPARE, s.COLONIZE, s.SEND, s.SPEND, s.DISCARD, s.LOSE,
        s.DESTROY, s.CHOOSE, s.LEAVE_OUT, s.RETURN_TOKEN, s.LAY_TOKEN,
    )  # fmt: skip
    return what if kind in about_cards else NONE


def _holds(t: Table, p: int, card: int) -> bool:
    return bool(civil_held(t, p, card) if card < CIVIL_CARDS else military_held(t, p, card))


def _means(t: Table, p: int, lang: str) -> dict[str, Any]:
    """Return what a player has to pay with."""
    from_row = t.step_number() == c.TAKE_FROM_ROW
    return {
        "civil": amount("civil", t.get(TakeFromRow.BUDGET) if from_row else t.civil_left(), lang),
        "military": amount("military", t.military_left(), lang),
        "food": amount("food", stock(t, p, FOOD), lang),
        "resources": amount("resources", stock(t, p, RESOURCES), lang),
        "science": amount("science", t.science[p], lang),
        "performed": card_label(t.get(Perform.CARD), lang) if t.step_number() == c.PERFORM else "",
        "limit": t.civil_limit[p],
    }


def _row(t: Table, p: int, kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return what the messages say of a card in the row, and of the wonder under construction."""
    known = kind == s.TAKE and what < SPACES and t.row[what] != NONE
    return {
        "price": amount("civil", take_cost(t, p, what), lang) if known else "",
        "age": AGE_IDS[AGE[t.row[what]]] if known else "",
        "wonder": card_label(t.wonder[p], lang) if t.wonder[p] != NONE else "",
        "most": most_stages(t, p),
    }


def _sites(t: Table, p: int, kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return what building, upgrading, destroying or growing lacks, and what it costs."""
    lack, cost = "action", ""
    if kind == s.GROW:
        price = growth_price(t, p, 0)
        lack, cost = "price" if stock(t, p, FOOD) < price else "action", amount("food", price, lang)
    elif kind == s.BUILD and what < SITES:
        price = after_pools(t, what, build_price(t, p, what, 0))
        lack = "worker" if t.unused[p] == 0 else "price" if stock(t, p, RESOURCES) < price else "action"
        cost = amount("resources", price, lang)
    elif kind == s.UPGRADE:
        old, new = what >> SITE_BITS, what & SITE_MASK
        price = after_pools(t, old, upgrade_price(t, p, old, new, 0))
        lack = "price" if stock(t, p, RESOURCES) < price else "action"
        if t.workers[p * SITES + old] == 0 or not t.techs[p] >> new & 1:
            lack = "technology" if t.workers[p * SITES + old] else "building"
        cost = amount("resources", price, lang)
    elif kind == s.RAZE and what < SITES:
        lack = "building" if t.workers[p * SITES + what] == 0 else "action"
    elif kind == s.STAGES:
        left = STAGE_COUNT[t.wonder[p] - FIRST_WONDER] - t.stages[p] if t.wonder[p] != NONE else 0
        price = stages_price(t, p, min(what, left), 0) if left else 0
        lack = "wonder" if left == 0 else "price" if stock(t, p, RESOURCES) < price else "action"
        cost = amount("resources", price, lang)
    old_site = what >> SITE_BITS if kind == s.UPGRADE else 0
    return {"lack": lack, "cost": cost, "old": card_label(old_site, lang), "allowed": t.urban_limit[p]}


def _technology(t: Table, p: int, kind: int, card: int, lang: str) -> dict[str, Any]:
    """Return what a technology costs, and which special technology of its line is in play."""
    if kind not in (s.PLAY, s.REVOLT) or card == NONE or CATEGORY[card] > LEADER:
        return {"needed": "", "special": ""}
    price = science_price(t, p, card, kind == s.REVOLT) if CATEGORY[card] != LEADER else 0
    own = t.special[p * LINES + LINE[card]] if CATEGORY[card] == SPECIAL else NONE
    return {"needed": amount("science", price, lang), "special": card_label(own, lang) if own != NONE else ""}


def _politics(t: Table, p: int, kind: int, what: int, lang: str) -> dict[str, Any]:
    """Return whom an attack or an offer is for, and what it costs."""
    attack = kind in (s.ATTACK, s.DECLARE)
    target = what & SEAT_MASK if attack else what >> 1 & SEAT_MASK
    there = target < t.players and not t.is_out(target)
    return {
        "target": target + 1,
        "whom": "self" if target == p else "other" if there else "nobody",
        "toll": amount("military", attack_cost(t, what >> 2, target), lang) if attack and there else "",
        "drawing": "yes" if t.terms.draw_in_turn else "no",
    }


def _forces(t: Table, p: int) -> dict[str, Any]:
    """Return what the messages say of an auction, of a landing and of buildings that are destroyed."""
    step = t.step_number()
    draft = t.draft(p)
    return {
        "highest": t.get(Auction.HIGHEST) if step == c.BIDDING else 0,
        "greatest": greatest_force(t, p),
        "needs": t.get(Landing.BID) if step == c.LANDING else 0,
        "force": force_with(t, p, draft) if step == c.LANDING else 0,
    }
