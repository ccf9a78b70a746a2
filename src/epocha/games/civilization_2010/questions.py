"""What Civilization asks: one short sentence for each decision, addressed to whoever makes it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.engine.phrases import listed
from epocha.games.civilization_2010 import state as s
from epocha.games.civilization_2010.building import cost_of
from epocha.games.civilization_2010.cities import production_of
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import CAPITAL, CITIES, FIRST_PERSON, FIRST_SCOUT, NONE, WHITE_ARMY
from epocha.games.civilization_2010.deal_words import deal_of_picks
from epocha.games.civilization_2010.effect_tables import ABILITIES
from epocha.games.civilization_2010.forces import winning_side
from epocha.games.civilization_2010.layout import OPEN_OFFERS
from epocha.games.civilization_2010.names import (
    CITY_IDS,
    TEXTS,
    a_marker,
    card_name,
    event_name,
    figures,
    government_name,
    marker_name,
    resource_name,
    square_name,
)
from epocha.games.civilization_2010.piles import events_held
from epocha.games.civilization_2010.place_words import item_object
from epocha.games.civilization_2010.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2010.steps import common as c
from epocha.games.civilization_2010.steps.arrival import Razing
from epocha.games.civilization_2010.steps.battle import BattleTurn, Muster
from epocha.games.civilization_2010.steps.common import culture_hand_limit
from epocha.games.civilization_2010.steps.costs import Payment
from epocha.games.civilization_2010.steps.deeds import MOST_PICKS, Deed, ability_of, aim_picks, is_deed, source_of
from epocha.games.civilization_2010.steps.gains import PlacePerson
from epocha.games.civilization_2010.steps.learning import AnswerExchange
from epocha.games.civilization_2010.steps.loot import Loot, LootByPoints
from epocha.games.civilization_2010.steps.management import CityAction, Order, bars_acting
from epocha.games.civilization_2010.steps.movement import Walk
from epocha.games.civilization_2010.steps.paying import is_payment
from epocha.games.civilization_2010.steps.sacrifice import Lesson
from epocha.games.civilization_2010.steps.setting_up import StartFigure, StartToken, start_figure
from epocha.games.civilization_2010.steps.start_of_turn import Relocate
from epocha.games.civilization_2010.steps.wounds import DealingWounds, HealingWounds
from epocha.games.civilization_2010.totals import battle_total
from epocha.games.civilization_2010.travel import square_of_group
from epocha.games.civilization_2010.words import part_of, picks_of, vec_of_picks

Question = tuple[str, dict[str, Any]]
"""The name of a message without `prompt-`, and its places."""
Asking = Callable[[Table, int, str], Question]

AIMS: Final = (s.AIM_SEAT, s.AIM_SQUARE, s.AIM_WONDER, s.AIM_DECK, s.AIM_CITY, s.AIM_AT)
"""The picks of a deed that say what it hits; a column does no more than lead to a square."""


def prompt(t: Table, player: int, lang: str) -> str:
    """Return the sentence that asks a player, in their own view, for the decision at hand."""
    draft = picks_of(t, player)
    name, places = _in_draft(t, player, draft, lang) if len(draft) else _ASKED[int(t.step_number())](t, player, lang)
    return TEXTS.say(lang, f"prompt-{name}", **places)


def source_name(source: int, lang: str) -> str:
    """Return what an ability or culture event is called, by its number as the source of a deed."""
    if source >= ABILITIES:
        return event_name(source - int(ABILITIES), lang)
    return card_name(int(ability_of(source).card), lang)


# --- answers of several picks ---


def _in_draft(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    """Return what is asked after the first picks of an answer."""
    kind, what = int(draft[0] >> KIND_BITS), int(draft[0] & PAYLOAD)
    if is_deed(kind) or is_payment(draft[0]):
        return _deed_draft(t, p, draft, lang)
    if kind == s.ACCEPT:
        return "naming", {"seat": what // OPEN_OFFERS + 1}
    if kind == s.OFFER:
        return "offering" if len(draft) > 1 else "offering-first", {"seat": what + 1, **deal_of_picks(draft, lang)}
    if kind == s.MOVE:
        return "group", {"square": square_name(what)}
    if kind == s.PLAY_UNIT:
        return "against", {}
    return _city_draft(t, p, draft, lang)


def _deed_draft(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    """Return what is asked of a deed that is being named, or of what pays for it: also gifts may need a target."""
    legal = t.legal_actions(p)
    if len(legal) and is_payment(legal[0]):
        source = int(source_of(draft[0]) if is_deed(draft[0] >> KIND_BITS) else t.get(Payment.SOURCE))
        return "pay", {"name": source_name(source, lang)}
    if draft[-1] >> KIND_BITS == s.PAY_EVENT:
        return "aim", {"name": event_name(int(draft[-1] & PAYLOAD), lang)}
    aimed = int(aim_picks(t, p, vec_of_picks(draft)))
    return ("aim-further" if aimed else "aim"), {"name": source_name(int(source_of(draft[0])), lang)}


def _city_draft(t: Table, p: int, draft: Sequence[int], lang: str) -> Question:
    """Return what is asked of an action of a city."""
    order = Order(vec_of_picks(draft))
    production = int(production_of(t, p, order.city))
    if order.needs:
        item = int(order.item if order.second == NONE else order.second)
        return "square", {"what": item_object(item, lang)}
    if order.item != NONE:
        left = production - int(cost_of(t, p, order.item))
        return "second-item", {"what": item_object(int(order.item), lang), "left": max(0, left)}
    name = "first-item" if order.split else "city-action"
    return name, {"city": CITY_IDS[order.city], "production": production}


# --- the phases ---


def _plain(name: str) -> Asking:
    """Return what asks a question without places."""

    def asked(t: Table, p: int, lang: str) -> Question:
        return name, {}

    return asked


def _start_token(t: Table, p: int, lang: str) -> Question:
    return "start-token", {"what": a_marker(int(t.get(StartToken.MARKER)), lang)}


def _start_figure(t: Table, p: int, lang: str) -> Question:
    figure = start_figure(t.get(StartFigure.PLACED))
    return "start-figure", {"what": "white" if figure == WHITE_ARMY else "scout" if figure >= FIRST_SCOUT else "army"}


def _start_of_turn(t: Table, p: int, lang: str) -> Question:
    return "start-of-turn", {"government": government_name(int(t.government[p]), lang), "round": int(t.round)}


def _relocate(t: Table, p: int, lang: str) -> Question:
    return "relocate", {"square": square_name(int(t.get(Relocate.CENTRE)))}


def _place_person(t: Table, p: int, lang: str) -> Question:
    return "place-person", {"name": marker_name(int(FIRST_PERSON + t.get(PlacePerson.PERSON)), lang)}


def _discard_events(t: Table, p: int, lang: str) -> Question:
    limit = int(culture_hand_limit(t, p))
    return "discard-events", {"limit": limit, "n": int(events_held(t, p)) - limit}


def _management(t: Table, p: int, lang: str) -> Question:
    """Ask what to do next: how many cities can still act, or why none can."""
    left = sum([1 for city in range(CITIES) if bars_acting(t, p, city) is None])
    if not left:
        return ("management-idle" if bars_acting(t, p, CAPITAL) == "CF-8.7" else "management-done"), {}
    return "management", {"n": left, "trade": int(t.trade[p])}


def _research(t: Table, p: int, lang: str) -> Question:
    kept = min(int(t.trade[p]), int(coins(t, p)))
    return "research", {"trade": int(t.trade[p]), "kept": kept}


def _trade(t: Table, p: int, lang: str) -> Question:
    open_to_me = sum([1 for seat in t.offered_to if seat == p])
    may_offer = p in t.current_players and any(action >> KIND_BITS == s.OFFER for action in t.legal_actions(p))
    name = "trade-offers" if open_to_me else "trade" if may_offer else "trade-over"
    return name, {"n": open_to_me, "trade": int(t.trade[p])}


def _walk(t: Table, p: int, lang: str) -> Question:
    group = t.get(Walk.FIGURES)
    places = {"figures": listed(figures(int(group), lang), lang), "left": int(t.get(Walk.LEFT))}
    return "walk", places | {"square": square_name(int(square_of_group(t, p, group)))}


# --- reactions ---


def _react(t: Table, p: int, lang: str) -> Question:
    """Return what a reaction window is about: what lies under it."""
    under = int(t.under(t.top))
    actor = {"seat": int(t.player()) + 1}
    if t.step_of(under) == c.CITY_ACTION:
        places = {"city": CITY_IDS[t.read(under, CityAction.CITY)], "what": city_action_words(t, under, lang)}
        return "react-city", actor | places
    used = actor | {"name": source_name(int(t.read(under, Deed.SOURCE)), lang)}
    aim = _aim_words(t, under, lang)
    return ("react-aimed", used | {"aim": aim}) if aim else ("react", used)


def _aim_words(t: Table, frame: int, lang: str) -> str:
    """Return what a deed is aimed at, from its frame; empty if it needs no target."""
    source = int(t.read(frame, Deed.SOURCE))
    picks = [int(t.read(frame, Deed.FIRST + at)) - 1 for at in range(MOST_PICKS)]
    aims = [pick for pick in picks if pick >= 0 and pick >> KIND_BITS in AIMS]
    seat = int(t.player_of(frame))
    return listed([part_of(t, seat, pick, (source,), lang) for pick in aims], lang)


def city_action_words(t: Table, frame: int, lang: str) -> str:
    """Return what a city is about to do, from the frame of its action."""
    kind, thing = int(t.read(frame, CityAction.KIND)), int(t.read(frame, CityAction.THING))
    second = int(t.read(frame, CityAction.SECOND))
    if kind == s.ARTS:
        return TEXTS.say(lang, "part-arts")
    if kind in (s.HARVEST, s.HARVEST_BOTH):
        both = [thing] if kind == s.HARVEST else [thing, second]
        return TEXTS.say(lang, "part-harvest", what=listed([resource_name(one, lang) for one in both], lang))
    items = listed([item_object(item, lang) for item in (thing, second) if item != NONE], lang)
    return TEXTS.say(lang, "part-build", what=items)


def _interrupt(t: Table, p: int, lang: str) -> Question:
    return "interrupt", {"seat": int(t.player()) + 1}


# --- battles and what follows ---


def _muster(t: Table, p: int, lang: str) -> Question:
    return "muster", {"n": int(t.get(Muster.MISSING))}


def _battle_turn(t: Table, p: int, lang: str) -> Question:
    side = int(t.get(BattleTurn.SIDE))
    totals = {"own": battle_total(t, side), "other": battle_total(t, 1 - side)}
    ahead = "yes" if winning_side(t) == side else "no"
    name = "battle-after" if t.get(BattleTurn.PLAYED) else "battle-turn"
    return name, totals | {"ahead": ahead, "square": square_name(int(t.battle_at))}


def _loot(t: Table, p: int, lang: str) -> Question:
    name = "loot-second" if t.get(Loot.TAKEN) else "loot-city" if t.get(Loot.CITY) else "loot"
    return name, {"seat": int(t.get(Loot.LOSER)) + 1}


def _loot_by_points(t: Table, p: int, lang: str) -> Question:
    return "loot-by-points", {"n": int(t.get(LootByPoints.POINTS)), "seat": int(t.get(LootByPoints.LOSER)) + 1}


def _dealing(t: Table, p: int, lang: str) -> Question:
    return "dealing-wounds", {"n": int(t.get(DealingWounds.LEFT))}


def _healing(t: Table, p: int, lang: str) -> Question:
    return "healing-wounds", {"n": int(t.get(HealingWounds.LEFT))}


def _razing(t: Table, p: int, lang: str) -> Question:
    square = int(t.get(Razing.SQUARE))
    return "razing", {"what": a_marker(int(t.marker[square]), lang), "square": square_name(square)}


def _payment(t: Table, p: int, lang: str) -> Question:
    return "payment", {"name": source_name(int(t.get(Payment.SOURCE)), lang)}


def _lesson(t: Table, p: int, lang: str) -> Question:
    return "lesson", {"seat": int(t.get(Lesson.TEACHER)) + 1}


def _answer_exchange(t: Table, p: int, lang: str) -> Question:
    return "answer-exchange", {"seat": int(t.get(AnswerExchange.TEACHER)) + 1}


_ASKED: Final[dict[int, Asking]] = {
    c.PICK_CIVILIZATION: _plain("pick-civilization"), c.PLACE_CAPITAL: _plain("place-capital"),
    c.START_TOKEN: _start_token, c.START_FIGURE: _start_figure, c.START_OF_TURN: _start_of_turn,
    c.RELOCATE: _relocate, c.PLACE_PERSON: _place_person, c.DISCARD_EVENTS: _discard_events,
    c.MANAGEMENT: _management, c.RESEARCH: _research, c.MARKET_GIFT: _plain("market-gift"),
    c.ANSWER_EXCHANGE: _answer_exchange, c.TRADE: _trade, c.REACT: _react, c.MOVEMENT: _plain("movement"),
    c.WALK: _walk, c.MUSTER: _muster, c.BATTLE_TURN: _battle_turn, c.SAVE_UNIT: _plain("save-unit"), c.LOOT: _loot,
    c.LOOT_BY_POINTS: _loot_by_points, c.DEALING_WOUNDS: _dealing, c.HEALING_WOUNDS: _healing, c.RAZING: _razing,
    c.LESSON: _lesson, c.INTERRUPTS: _interrupt, c.PAYMENT: _payment,
}  # fmt: skip
"""What asks the question of each step."""
