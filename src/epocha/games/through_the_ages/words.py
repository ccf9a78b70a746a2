"""What Through the Ages says of choices: a sentence for every action, on its button and in the log.

An action has one meaning, the name of a message with the places to fill in. Its button says the message `do-NAME`, the
log `did-NAME`, to follow the player's name. What cards are called and say is in `names.py` and `card_words.py`, what is
asked in `questions.py`. Seats are counted from 1.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.phrases import listed
from epocha.engine.state import REFEREE
from epocha.engine.vec import append, vec
from epocha.engine.vectors import vec_of
from epocha.games.through_the_ages import state as s
from epocha.games.through_the_ages.components import (
    ACTION,
    AGE,
    AGE_IDS,
    CATEGORY,
    CATEGORY_IDS,
    FIRST_WONDER,
    GOVERNMENT,
    LEADER,
    NONE,
    SCIENCE_COST,
    STAGE_COUNT,
    SYMMETRIC,
    TACTICS,
    WORTH,
)
from epocha.games.through_the_ages.effect_tables import PERFORM_FOOD_OFF, PERFORM_RESOURCES_OFF
from epocha.games.through_the_ages.effects import (
    FOOD,
    PAY_WITH_FOOD,
    RECRUIT_FOOD,
    RECRUIT_RESOURCES,
    RED_REVOLUTION,
    RESOURCES,
    SETTLE_FOOD,
    TAKE,
    TURN_DOWN,
)
from epocha.games.through_the_ages.fights import bonus_value, force_with, total_with
from epocha.games.through_the_ages.names import TEXTS, amount, card_label, kind_name
from epocha.games.through_the_ages.prices import (
    after_pools,
    build_price,
    growth_price,
    is_unit,
    science_price,
    stages_price,
    take_cost,
    upgrade_price,
)
from epocha.games.through_the_ages.ratings import unit_strength
from epocha.games.through_the_ages.state import KIND_BITS, PAYLOAD, SEAT_MASK, Table
from epocha.games.through_the_ages.steps.actions import SITE_BITS, SITE_MASK, Perform
from epocha.games.through_the_ages.steps.attacks import attack_cost
from epocha.games.through_the_ages.steps.choices import (
    BuildOrNot,
    ChooseCard,
    DestroyBuildings,
    SplitGoods,
    TakeTechnology,
)
from epocha.games.through_the_ages.steps.common import (
    BUILD_OR_NOT,
    DESTROY_BUILDINGS,
    LANDING,
    PAYMENT,
    PERFORM,
    SOFTEN,
    TAKE_FROM_ROW,
    TAKE_TECHNOLOGY,
)
from epocha.games.through_the_ages.steps.politics import PactReply
from epocha.games.through_the_ages.stores import stock
from epocha.games.through_the_ages.values import MINE_SITE

_ROWS: Final = {int(s.BID): "verb-bid", int(s.SPLIT): "row-food"}
"""The message for all actions of a kind that share a row."""

Meaning = tuple[str, dict[str, Any]]
"""The name of a message without `do-` or `did-`, and its places."""


def describe(t: Table, action: int, lang: str) -> str:
    """Return the sentence on the button of an action open in a view."""
    player = int(t.player())
    name, places = meaning(t, player, action, append(t.draft(player), action), lang)
    return TEXTS.say(lang, f"do-{name}", **places)


def describe_briefly(t: Table, action: int, lang: str) -> str:
    """Return what is left of that sentence where there is little room, below the question that it answers."""
    player = int(t.player())
    name, places = meaning(t, player, action, append(t.draft(player), action), lang)
    brief = f"brief-{name}"
    return TEXTS.say(lang, brief if TEXTS.has(lang, brief) else f"do-{name}", **places)


def describe_row(t: Table, actions: Sequence[int], lang: str) -> str:
    """Return the sentence for several actions that differ only by how much is bid, or how much of the goods is food."""
    kinds = {action >> KIND_BITS for action in actions}
    message = _ROWS.get(kinds.pop(), "") if len(kinds) == 1 else ""
    return TEXTS.say(lang, message) if message else ""


def report(before: Table, player: int, action: int, lang: str) -> str:
    """Return what the log says of an action, to follow the player's name.

    Which card is laid face down, only those are told who may know it; its age is on its back (TA-44.6, TA-44.7).
    """
    kind = action >> KIND_BITS
    if kind in (s.PREPARE, s.DISCARD) and before.viewer not in (player, REFEREE):
        name = "prepare-unseen" if kind == s.PREPARE else "discard-unseen"
        return TEXTS.say(lang, f"did-{name}", age=AGE_IDS[AGE[action & PAYLOAD]])
    name, places = meaning(before, player, action, vec_of([action]), lang)
    return TEXTS.say(lang, f"did-{name}", **places)


def report_draft(before: Table, player: int, picks: Sequence[int], lang: str) -> str:
    """Return what the log says of an answer of several picks: units and cards used, or buildings destroyed."""
    if before.step_number() == DESTROY_BUILDINGS:
        used = used_list(picks, lang)
        return TEXTS.say(lang, "did-destroy", used=used, **_owner(before, player, DestroyBuildings.OWNER))
    name, places = _done(before, player, vec_of(list(picks)), lang)
    return TEXTS.say(lang, f"did-{name}", **places)


# --- what an action means ---


def meaning(t: Table, p: int, action: int, chosen: vec[i64], lang: str) -> Meaning:
    """Return what an action of a player means in the position, as the name and places of its messages.

    Args:
        chosen: what the player has picked so far for their answer, this action included.
    """
    kind, what = action >> KIND_BITS, action & PAYLOAD
    if kind in (s.SEND, s.SPEND, s.DONE):
        return _choosing(t, p, kind, what, chosen, lang)
    return _MEANINGS[kind](t, p, what, lang)


def used_of(card: int, n: int, lang: str) -> str:
    """Return so many of a card as the object of a sentence."""
    return TEXTS.say(lang, "used", n=n, card=card_label(card, lang))


def used_list(picks: Iterable[int], lang: str) -> str:
    """Return the units, bonus cards or buildings of an answer as people list them."""
    picked = [int(pick) for pick in picks if pick >> KIND_BITS != s.DONE]
    return listed([used_of(pick & PAYLOAD, picked.count(pick), lang) for pick in dict.fromkeys(picked)], lang)


def token_list(picks: Iterable[int], lang: str) -> str:
    """Return the tokens that an answer moves as people list them."""
    picked = [int(pick) for pick in picks if pick >> KIND_BITS != s.DONE]
    said = {s.RETURN_TOKEN: "tokens-returned", s.LAY_TOKEN: "tokens-laid"}
    return listed(
        [
            TEXTS.say(lang, said[pick >> KIND_BITS], n=picked.count(pick), card=card_label(pick & PAYLOAD, lang))
            for pick in dict.fromkeys(picked)
        ],
        lang,
    )


def _off(t: Table, good: int) -> int:
    """Return what an action card makes the action cheaper by that it performs."""
    if t.step_number() != PERFORM:
        return 0
    card = t.get(Perform.CARD)
    return int(PERFORM_FOOD_OFF[card] if good == FOOD else PERFORM_RESOURCES_OFF[card])


def _end(t: Table, p: int, what: int, lang: str) -> Meaning:
    return "end", {"civil": t.civil_left()}


def _take(t: Table, p: int, space: int, lang: str) -> Meaning:
    card = t.row[space]
    cost = amount("civil", take_cost(t, p, space), lang)
    return "take", {"card": card_label(card, lang), "kind": kind_name(card, lang), "cost": cost}


def _grow(t: Table, p: int, what: int, lang: str) -> Meaning:
    return "grow", {"cost": amount("food", growth_price(t, p, _off(t, FOOD)), lang)}


def _build(t: Table, p: int, site: int, lang: str) -> Meaning:
    price = after_pools(t, site, build_price(t, p, site, _off(t, RESOURCES)))
    places = {"kind": CATEGORY_IDS[CATEGORY[site]], "card": card_label(site, lang)}
    return "recruit" if is_unit(site) else "build", places | {"cost": amount("resources", price, lang)}


def _upgrade(t: Table, p: int, what: int, lang: str) -> Meaning:
    old, new = what >> SITE_BITS, what & SITE_MASK
    price = after_pools(t, old, upgrade_price(t, p, old, new, _off(t, RESOURCES)))
    places = {"card": card_label(old, lang), "better": card_label(new, lang)}
    return "upgrade", places | {"cost": amount("resources", price, lang)}


def _raze(t: Table, p: int, site: int, lang: str) -> Meaning:
    return "disband" if is_unit(site) else "raze", {"card": card_label(site, lang)}


def _stages(t: Table, p: int, number: int, lang: str) -> Meaning:
    card = t.wonder[p]
    price = stages_price(t, p, number, _off(t, RESOURCES))
    last = t.stages[p] + number == STAGE_COUNT[card - FIRST_WONDER]
    places = {"n": number, "card": card_label(card, lang), "cost": amount("resources", price, lang)}
    return "finish" if last else "stages", places


def _play(t: Table, p: int, card: int, lang: str) -> Meaning:
    kind = CATEGORY[card]
    places: dict[str, Any] = {"card": card_label(card, lang), "kind": kind_name(card, lang)}
    if kind in (LEADER, TACTICS):
        old = t.leader[p] if kind == LEADER else t.tactics[p]
        name = "leader" if kind == LEADER else "tactics"
        return name, places | {"replaces": "no" if old == NONE else "yes", "old": _label(old, lang)}
    if kind == ACTION:
        return "use", places
    cost = amount("science", science_price(t, p, card, False), lang)
    return "change" if kind == GOVERNMENT else "learn", places | {"cost": cost}


def _label(card: int, lang: str) -> str:
    return "" if card == NONE else card_label(card, lang)


def _revolt(t: Table, p: int, card: int, lang: str) -> Meaning:
    actions = "military" if t.perk(p, RED_REVOLUTION) else "civil"
    cost = amount("science", science_price(t, p, card, True), lang)
    return "revolt", {"card": card_label(card, lang), "cost": cost, "actions": actions}


def _enlist(t: Table, p: int, site: int, lang: str) -> Meaning:
    food = amount("food", growth_price(t, p, t.perk(p, RECRUIT_FOOD)), lang)
    price = after_pools(t, site, build_price(t, p, site, t.perk(p, RECRUIT_RESOURCES)))
    places = {"card": card_label(site, lang), "food": food, "resources": amount("resources", price, lang)}
    return "enlist", places


def _settle(t: Table, p: int, what: int, lang: str) -> Meaning:
    return "settle", {"cost": amount("food", growth_price(t, p, t.perk(p, SETTLE_FOOD)), lang)}


def _exchange(t: Table, p: int, what: int, lang: str) -> Meaning:
    return "exchange", {"pay": "food" if t.perk(p, PAY_WITH_FOOD) else "resources"}


def _prepare(t: Table, p: int, card: int, lang: str) -> Meaning:
    return "prepare", {"card": card_label(card, lang), "gain": amount("culture", AGE[card], lang)}


def _attack(t: Table, p: int, what: int, lang: str) -> Meaning:
    card, target = what >> 2, what & SEAT_MASK
    cost = amount("military", attack_cost(t, card, target), lang)
    return "attack", {"card": card_label(card, lang), "seat": target + 1, "cost": cost}


def _declare(t: Table, p: int, what: int, lang: str) -> Meaning:
    return "declare", _attack(t, p, what, lang)[1]


def _offer(t: Table, p: int, what: int, lang: str) -> Meaning:
    card = what >> 3
    side = "none" if SYMMETRIC[card] else "ab"[what & 1].upper()
    return "offer", {"card": card_label(card, lang), "seat": (what >> 1 & SEAT_MASK) + 1, "side": side}


def _cancel(t: Table, p: int, seat: int, lang: str) -> Meaning:
    other = t.pact_with[seat] if seat == p else seat
    return "cancel", {"card": card_label(t.pact[seat], lang), "seat": other + 1}


def _reply(name: str) -> "Teller":
    def told(t: Table, p: int, what: int, lang: str) -> Meaning:
        return name, {"card": card_label(t.shown, lang), "seat": t.get(PactReply.OFFERER) + 1}

    return told


def _bid(t: Table, p: int, number: int, lang: str) -> Meaning:
    return "bid" if number else "no-bid", {"n": number, "card": card_label(t.shown, lang)}


def _choosing(t: Table, p: int, kind: int, what: int, chosen: vec[i64], lang: str) -> Meaning:
    """Return the meaning of adding a unit or a card to a force, or of being done with a choice."""
    if kind == s.DONE:
        return _done(t, p, chosen, lang)
    total = force_with(t, p, chosen) if t.step_number() == LANDING else total_with(t, p, chosen)
    value = unit_strength(t, p, what) if kind == s.SEND else bonus_value(t, p, what)
    return "send" if kind == s.SEND else "spend", {
        "card": card_label(what, lang),
        "age": AGE_IDS[AGE[what]],
        "n": value,
        "total": total,
    }


def _done(t: Table, p: int, chosen: vec[i64], lang: str) -> Meaning:
    step = t.step_number()
    if step == LANDING:
        return "land", {"used": used_list(chosen, lang), "total": force_with(t, p, chosen)}
    if step == DESTROY_BUILDINGS:
        return "destroy-no-more", {}
    if step == TAKE_TECHNOLOGY:
        owner = t.get(TakeTechnology.OWNER)
        taken = min(t.get(TakeTechnology.AMOUNT), t.science[owner])
        return "take-science", {"gain": amount("science", taken, lang), "seat": owner + 1}
    if step == BUILD_OR_NOT:
        return "build-not", {"card": card_label(t.get(BuildOrNot.SITE), lang)}
    if step == TAKE_FROM_ROW:
        return "take-no-more", {}
    if step == SOFTEN:
        return "leave-nothing-out", {}
    if step == PAYMENT:
        return ("tokens", {"used": token_list(chosen, lang)}) if len(chosen) > 1 else ("tokens-stay", {})
    places = {"total": total_with(t, p, chosen), "used": used_list(chosen, lang)}
    return "fight-with" if places["used"] else "fight", places


def _owner(t: Table, p: int, number: int) -> dict[str, Any]:
    """Return whose the thing is that a question is about, as places of a message."""
    owner = t.get(number)
    return {"whose": "own" if owner == p else "other", "seat": owner + 1}


def _destroy(t: Table, p: int, site: int, lang: str) -> Meaning:
    return "destroy", {"used": used_of(site, 1, lang), **_owner(t, p, DestroyBuildings.OWNER)}


def _split(t: Table, p: int, food: int, lang: str) -> Meaning:
    places = _owner(t, p, SplitGoods.OWNER)
    owner, whole = t.get(SplitGoods.OWNER), t.get(SplitGoods.AMOUNT)
    if not t.get(SplitGoods.IS_GAIN):
        whole = min(whole, stock(t, owner, FOOD) + stock(t, owner, RESOURCES))
    parts = {"food": food, "resources": whole - food}
    places["goods"] = listed([amount(what, n, lang) for what, n in parts.items() if n], lang)
    name = "gain" if t.get(SplitGoods.IS_GAIN) else "part" if places["whose"] == "own" else "plunder"
    return name, places


def _choose(t: Table, p: int, card: int, lang: str) -> Meaning:
    if t.step_number() == TAKE_TECHNOLOGY:
        places = {"card": card_label(card, lang), "seat": t.get(TakeTechnology.OWNER) + 1, "n": SCIENCE_COST[card]}
        return "take-technology", places
    verb = t.get(ChooseCard.VERB)
    name = "turn-down" if verb == TURN_DOWN else "annex" if verb == TAKE else "give-up"
    return name, {"card": card_label(card, lang), "seat": t.get(ChooseCard.OWNER) + 1}


def _people(t: Table, p: int, number: int, lang: str) -> Meaning:
    return "people" if number else "no-people", {"gain": amount("population", number, lang)}


def _build_it(t: Table, p: int, what: int, lang: str) -> Meaning:
    return "build-it", {"card": card_label(t.get(BuildOrNot.SITE), lang)}


def _plain(name: str) -> "Teller":
    """Return what tells of an action that needs no places."""

    def told(t: Table, p: int, what: int, lang: str) -> Meaning:
        return name, {}

    return told


def _with_card(name: str) -> "Teller":
    """Return what tells of an action with the card that it is about."""

    def told(t: Table, p: int, what: int, lang: str) -> Meaning:
        return name, {"card": card_label(what, lang)}

    return told


def _token(name: str) -> "Teller":
    """Return what tells of a token that is returned or laid."""

    def told(t: Table, p: int, site: int, lang: str) -> Meaning:
        good = "food" if site < MINE_SITE else "resources"
        return name, {"card": card_label(site, lang), "amount": amount(good, WORTH[site], lang)}

    return told


Teller = Callable[[Table, int, int, str], Meaning]
"""From a position, a player, the payload of an action and a language to what the action means."""
_MEANINGS: Final[dict[int, Teller]] = {
    s.END: _end, s.TAKE: _take, s.GROW: _grow, s.BUILD: _build, s.UPGRADE: _upgrade, s.RAZE: _raze,
    s.STAGES: _stages, s.PLAY: _play, s.REVOLT: _revolt, s.RECRUIT: _enlist, s.SETTLE: _settle,
    s.EXCHANGE: _exchange, s.DRAW: _plain("draw"), s.PREPARE: _prepare, s.ATTACK: _attack, s.DECLARE: _declare,
    s.OFFER: _offer, s.CANCEL: _cancel, s.COLONIZE: _with_card("colonize"), s.PASS: _plain("pass"),
    s.RESIGN: _plain("resign"), s.STAY: _plain("stay"), s.ACCEPT: _reply("accept"), s.REFUSE: _reply("refuse"),
    s.BID: _bid, s.DISCARD: _with_card("discard"), s.LOSE: _with_card("lose"), s.DESTROY: _destroy,
    s.SPLIT: _split, s.CHOOSE: _choose, s.PEOPLE: _people, s.BUILD_IT: _build_it,
    s.LEAVE_OUT: _with_card("leave-out"), s.BY_HAND: _plain("by-hand"), s.RETURN_TOKEN: _token("return"),
    s.LAY_TOKEN: _token("lay"),
}  # fmt: skip
"""What tells of each kind of action."""
