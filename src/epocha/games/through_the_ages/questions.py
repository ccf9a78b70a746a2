"""What Through the Ages asks: one short sentence for each decision, addressed to whoever makes it."""

from collections.abc import Callable
from typing import Any, Final

from epocha.engine.auction import Auction
from epocha.games.through_the_ages.components import NONE, SYMMETRIC
from epocha.games.through_the_ages.effects import FOOD, RESOURCES, TAKE, TURN_DOWN
from epocha.games.through_the_ages.fights import force_with, standing, total_with
from epocha.games.through_the_ages.names import TEXTS, amount, card_label
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.steps import paying
from epocha.games.through_the_ages.steps.actions import Perform
from epocha.games.through_the_ages.steps.choices import (
    BuildOrNot,
    ChooseCard,
    DestroyBuildings,
    LoseWorker,
    Settlers,
    SplitGoods,
    TakeFromRow,
    TakeTechnology,
)
from epocha.games.through_the_ages.steps.colonies import Landing, greatest_force
from epocha.games.through_the_ages.steps.politics import PactReply
from epocha.games.through_the_ages.stores import stock

GOODS: Final = ("food", "resources")

Question = tuple[str, dict[str, Any]]
"""The name of a message without `prompt-`, and its places."""


def prompt(t: Table, player: int, lang: str) -> str:
    """Return the sentence that asks a player, in their own view, for the decision at hand."""
    name, places = _ASKED[int(t.step_number())](t, player, lang)
    if t.shown != NONE:
        places["card"] = card_label(t.shown, lang)
    return TEXTS.say(lang, f"prompt-{name}", **places)


def _plain(name: str) -> "Asking":
    """Return what asks a question without places, but for the card at hand."""

    def asked(t: Table, p: int, lang: str) -> Question:
        return name, {}

    return asked


def _politics(t: Table, p: int, lang: str) -> Question:
    return "politics", {"military": amount("military", t.military_left(), lang)}


def _discard_excess(t: Table, p: int, lang: str) -> Question:
    return "discard", {"n": t.military_count[p] - t.military_limit[p], "limit": t.military_limit[p]}


def _actions(t: Table, p: int, lang: str) -> Question:
    civil = amount("civil", t.civil_left(), lang)
    if t.round == 1:
        return ("first" if t.civil_left() else "first-end"), {"civil": civil}
    if not t.civil_left() and not t.military_left():
        return "actions-none", {}
    places = {"civil": civil, "military": amount("military", t.military_left(), lang)}
    fund = t.fund + t.leader_fund
    return ("actions-fund" if fund else "actions"), places | {"fund": amount("resources", fund, lang)}


def _perform(t: Table, p: int, lang: str) -> Question:
    return "perform", {"card": card_label(t.get(Perform.CARD), lang)}


def _bidding(t: Table, p: int, lang: str) -> Question:
    places = {"most": greatest_force(t, p), "bid": t.get(Auction.HIGHEST), "seat": t.get(Auction.BIDDER) + 1}
    return ("bid-higher" if places["bid"] else "bid"), places


def _landing(t: Table, p: int, lang: str) -> Question:
    return "landing", {"bid": t.get(Landing.BID), "total": force_with(t, p, t.draft(p))}


def _fighting(t: Table, p: int, lang: str) -> Question:
    now = standing(t)
    attacks = p == now.attacker
    places = {
        "own": total_with(t, p, t.draft(p)),
        "other": now.defence if attacks else now.attack,
        "seat": (now.target if attacks else now.attacker) + 1,
    }
    if t.step_number() == c.DEFEND:
        return "defend", places
    return ("sacrifice" if attacks else "sacrifice-defending"), places


def _pact_reply(t: Table, p: int, lang: str) -> Question:
    side = "none" if SYMMETRIC[t.shown] else "BA"[t.get(PactReply.SIDE)]
    return "pact", {"seat": t.get(PactReply.OFFERER) + 1, "side": side}


def _lose_worker(t: Table, p: int, lang: str) -> Question:
    return "lose", {"n": t.get(LoseWorker.LEFT)}


def _owned(t: Table, p: int, number: int) -> dict[str, Any]:
    """Return whose the thing is that the question is about, as places."""
    return {"whose": "own" if t.get(number) == p else "other", "seat": t.get(number) + 1}


def _destroy(t: Table, p: int, lang: str) -> Question:
    left = t.get(DestroyBuildings.MOST) - len(t.draft(p))
    return "destroy", {"n": left, **_owned(t, p, DestroyBuildings.OWNER)}


def _split(t: Table, p: int, lang: str) -> Question:
    places = _owned(t, p, SplitGoods.OWNER)
    whole, owner = t.get(SplitGoods.AMOUNT), t.get(SplitGoods.OWNER)
    if t.get(SplitGoods.IS_GAIN):
        return "gain", places | {"n": whole}
    there = stock(t, owner, FOOD) + stock(t, owner, RESOURCES)
    return ("part" if places["whose"] == "own" else "plunder"), places | {"n": min(whole, there)}


def _choose_card(t: Table, p: int, lang: str) -> Question:
    verb = t.get(ChooseCard.VERB)
    name = "turn-down" if verb == TURN_DOWN else "annex" if verb == TAKE else "give-up"
    return name, {"seat": t.get(ChooseCard.OWNER) + 1}


def _take_technology(t: Table, p: int, lang: str) -> Question:
    return "take-technology", {"n": t.get(TakeTechnology.AMOUNT), "seat": t.get(TakeTechnology.OWNER) + 1}


def _build_or_not(t: Table, p: int, lang: str) -> Question:
    return "build-or-not", {"building": card_label(t.get(BuildOrNot.SITE), lang)}


def _settlers(t: Table, p: int, lang: str) -> Question:
    return "settlers", {"gain": amount("population", t.get(Settlers.MOST), lang)}


def _payment(t: Table, p: int, lang: str) -> Question:
    name = "placing" if paying.is_gain(t) else "payment"
    return name, {"amount": amount(GOODS[t.get(paying.Payment.GOOD)], paying.moved_worth(t), lang)}


def _take_from_row(t: Table, p: int, lang: str) -> Question:
    return "take-from-row", {"civil": amount("civil", t.get(TakeFromRow.BUDGET), lang)}


Asking = Callable[[Table, int, str], Question]
"""From a position, the player asked and a language to the question."""
_ASKED: Final[dict[int, Asking]] = {
    c.RESIGNING: _plain("resigning"), c.POLITICS: _politics, c.DISCARD_EXCESS: _discard_excess, c.ACTIONS: _actions,
    c.PERFORM: _perform, c.SOFTEN: _plain("soften"), c.BIDDING: _bidding, c.LANDING: _landing,
    c.SACRIFICE: _fighting, c.DEFEND: _fighting, c.PACT_REPLY: _pact_reply, c.LOSE_WORKER: _lose_worker,
    c.DESTROY_BUILDINGS: _destroy, c.SPLIT_GOODS: _split, c.CHOOSE_CARD: _choose_card,
    c.TAKE_TECHNOLOGY: _take_technology, c.BUILD_OR_NOT: _build_or_not, c.SETTLERS: _settlers,
    c.TAKE_FROM_ROW: _take_from_row, c.PAYMENT: _payment,
}  # fmt: skip
"""What asks the question of each step."""
