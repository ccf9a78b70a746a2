"""What the table of the Boardgame does by itself, in words: dice, production, tokens, gains, losses, the end.

Each line follows a player's name. Seats are counted from 1. What a view hides is not said. Losses and battles are in
`war_outcome.py`.
"""

from typing import Final

from mypy_extensions import i64

from epocha.engine.bits import listed as members_of
from epocha.engine.bits import single
from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.phrases import listed
from epocha.engine.state import UNKNOWN
from epocha.games.civilization_2002.components import (
    FREE_TECHNOLOGY,
    NEUTRAL,
    NONE,
    PLAGUE,
    SHIP,
    TOKENS,
    TREASURE,
)
from epocha.games.civilization_2002.forces import neutral_at
from epocha.games.civilization_2002.layout import DOWN, UP
from epocha.games.civilization_2002.names import (
    TEXTS,
    counted,
    era_within,
    gold,
    improvement_name,
    name_of,
    place,
    quoted,
    resource_name,
    technology_name,
    token_within,
    wonder_name,
)
from epocha.games.civilization_2002.piece_words import a_card, the_settlement
from epocha.games.civilization_2002.production import income_of, surplus_resource, total
from epocha.games.civilization_2002.scoring import CONQUEST_END, ENDS, ROUNDS_END
from epocha.games.civilization_2002.state import Table
from epocha.games.civilization_2002.steps import common as c
from epocha.games.civilization_2002.steps import order
from epocha.games.civilization_2002.steps.purchase import Founding
from epocha.games.civilization_2002.steps.rounds import PHASES, Round, phase_at
from epocha.games.civilization_2002.steps.tokens import TREASURE_GOLD, LookedAt
from epocha.games.civilization_2002.war_outcome import modernised, of_war, told

LOG_KINDS: Final = {
    "round": "round", "production": "feeding", "start-roll": "roll", "end-roll": "roll", "reveals": "draw",
    "deal": "draw",
}  # fmt: skip
"""What the table's own doing is in the log, by step."""
PHASE_IDS: Final = ("purchase", "movement", "trade", "production")
TURNS: Final = (0, 1)
"""The phases in which one player after the other acts."""
INCOME_IDS: Final = ("settlements", "surplus", "variety", "monopolies", "wonders", "minimum")


def outcome(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return what a stage of play brought a player beyond the action itself."""
    step = int(before.step_number())
    return [
        *_of_round(before, after, step, p, lang),
        *_produced(before, after, step, p, lang),
        *_tokens(before, after, step, p, lang),
        *_cards(before, after, step, p, lang),
        *modernised(before, after, p, lang),
        *_paid(before, after, step, p, lang),
        *_settled(before, after, step, p, lang),
        *of_war(before, after, step, p, lang),
        *_ended(before, after, step, p, lang),
    ]


def chapter(t: Table, lang: str) -> Chapter:
    """Return under which heading the log tells what happens: set-up, a phase or a turn of it, or the end."""
    if t.over:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-over"))
    if t.round == 0:
        return Chapter(0, -1, TEXTS.say(lang, "chapter-set-up"))
    spot, turns = int(t.read(0, Round.PLACE)), int(t.read(0, Round.TURNS))
    phase = int(phase_at(t, min(spot, PHASES - 1)))
    places = {
        "round": int(t.round),
        "era": era_within(int(t.era), lang),
        "phase": name_of("phase", PHASE_IDS[phase], lang),
    }
    if phase not in TURNS or not 0 < turns <= t.players:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-phase", **places))
    seat = (int(t.first) + turns - 1) % int(t.players)
    return Chapter(int(t.round), seat, TEXTS.say(lang, "chapter-turn", seat=seat + 1, **places))


def doer(before: Table, p: int) -> bool:
    """Return whether a stage is an answer of a player, or what follows from it at once."""
    return bool(before.player() == p)


# --- rounds and production ---


def _of_round(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return dice for the start player, who begins, and a new era; told with the start player."""
    found: list[Outcome] = []
    if step == c.START_ROLL:
        found.append(told(lang, "rolls", "roll", n=int(after.rolled[p])))
    if p != after.first or after.over:
        return found
    if after.round != before.round:
        found.append(told(lang, "first", "round", round=int(after.round)))
    if after.era != before.era:
        found.append(told(lang, "era", "round", era=era_within(int(after.era), lang)))
    return found


def first_left(t: Table) -> int:
    """Return the start player, or who is next of those that are still in the game."""
    order_of_play = [(int(t.first) + k) % int(t.players) for k in range(int(t.players))]
    return next(seat for seat in order_of_play if not t.out >> seat & 1)


def _produced(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return the roll for all, and a player's income line by line (CE-14.1, CE-16.1)."""
    if step != c.PRODUCTION:
        return []
    found: list[Outcome] = []
    if p == first_left(after):
        what = resource_name(int(surplus_resource(after)), lang)
        found.append(told(lang, "surplus", "roll", n=int(after.surplus), what=what))
    if after.out >> p & 1:
        return found
    paid = before.clone()  # cards that are lent have not returned yet
    paid.surplus = after.surplus
    income = income_of(paid, p)
    lines = [
        TEXTS.say(lang, "income-part", name=TEXTS.say(lang, f"income-{name}"), n=int(n))
        for name, n in zip(INCOME_IDS, income, strict=True)
        if n
    ]
    places = {"amount": gold(int(total(income)), lang), "parts": ", ".join(lines)}
    found.append(told(lang, "income", "feeding", ("gold",), **places))
    lands = range(len(after.world.lands))
    back = [land for land in lands if before.card_with[land] != NONE and before.settlement_of[land] == p]
    if back:
        cards = listed([a_card(after, land, lang) for land in back], lang)
        found.append(told(lang, "returned", "effect", cards=cards))
    return found


# --- civ tokens ---


def lost_tokens(before: Table, after: Table) -> list[int]:
    """Return the tokens that left the game in a stage, ascending."""
    return [kind for kind in range(int(TOKENS)) for _ in range(int(after.spent[kind] - before.spent[kind]))]


def turned(before: Table, after: Table) -> list[tuple[int, int]]:
    """Return the lands whose tokens were turned up or taken away in a stage, and which tokens they were."""
    found: list[tuple[int, int]] = []
    gone = lost_tokens(before, after)
    for land in range(len(after.world.lands)):
        if before.token_lies[land] == DOWN != after.token_lies[land]:
            if after.token_lies[land] == UP:
                found.append((land, int(after.token[land])))
            elif len(gone) == 1:
                found.append((land, gone[0]))
            elif before.token[land] != UNKNOWN:
                found.append((land, int(before.token[land])))
    return found


def _tokens(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return which tokens a player turned up, and what a finder alone has seen."""
    found: list[Outcome] = []
    if step == order.MOVE and after.step_number() == c.TOKEN and doer(before, p):
        land = int(after.get(LookedAt.LAND))
        if after.token[land] != UNKNOWN:
            found.append(told(lang, "sees", "draw", name=token_within(int(after.token[land]), lang)))
    if step == c.TOKEN and after.token_lies[before.get(LookedAt.LAND)] != UP:
        return found
    gone = lost_tokens(before, after)
    if step == c.REVEALS and p == 0 and len(gone) > 1:
        names = counted([token_within(kind, lang) for kind in gone], lang)
        found.append(told(lang, "removed", "draw", names=names))
    if step == c.REVEALS and len(gone) > 1 and TREASURE in gone and after.gold[p] > before.gold[p]:
        amount = gold(int(after.gold[p] - before.gold[p]), lang)
        found.append(told(lang, "treasure-start", "draw", ("gold",), amount=amount))
    for land, token in turned(before, after):
        if not (doer(before, p) or (step == c.REVEALS and before.settlement_of[land] == p)):
            continue
        places = {"region": place(after, land, lang), "name": token_within(token, lang)}
        if token == TREASURE:
            found.append(told(lang, "treasure", "draw", ("gold",), amount=gold(int(TREASURE_GOLD), lang), **places))
        else:
            found.append(told(lang, "token", "draw", **places))
    return found


# --- cards that come by themselves ---


def _names(before: i64, after: i64) -> list[int]:
    """Return the members of a set that another one had not."""
    return [int(one) for one in members_of(after & ~before)]


def _cards(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return technologies, wonders and improvements that a player got or lost without choosing them."""
    if step == order.ANSWER:
        return []
    found: list[Outcome] = []
    learned = _names(before.technologies[p], after.technologies[p])
    events = [token for _, token in turned(before, after)]
    if learned and (step == c.DEAL or FREE_TECHNOLOGY in events):
        names = quoted([technology_name(one, lang) for one in learned], lang)
        named = "learns" if after.agreed.advanced else "learns-one"
        found.append(told(lang, named, "draw", ("technologies",), names=names))
    if step != c.PICK_WONDER and before.out == after.out:
        for wonder in _names(before.wonders[p], after.wonders[p]):
            if wonder != SHIP:
                found.append(told(lang, "wonder", "effect", ("wonders",), name=wonder_name(wonder, lang)))
    if learned:
        for one in _names(before.improvements[p], after.improvements[p]):
            found.append(told(lang, "improvement", "effect", name=improvement_name(one, lang)))
    if step == c.NAME_OBSOLETE:
        for one in _names(after.improvements[p], before.improvements[p]):
            found.append(told(lang, "outdated", "effect", name=improvement_name(one, lang)))
    return found


def _paid(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return the royalty that a player receives for what somebody else buys (CE-8.14)."""
    gained = int(after.gold[p] - before.gold[p])
    if step != c.PURCHASE or doer(before, p) or gained <= 0 or after.out != before.out:
        return []
    return [told(lang, "royalty", "effect", ("gold",), amount=gold(gained, lang))]


# --- settlements ---


def _settled(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return settlements that a player got, lost or saw change without choosing it."""
    found: list[Outcome] = []
    for land in range(len(after.world.lands)):
        old, new = int(before.settlement_of[land]), int(after.settlement_of[land])
        if old == new == p:
            found += _grown(before, after, step, land, lang)
        elif new == p and old == NONE and step != c.PLACE_START:
            name = "founds" if step == c.FOUNDING else "is-given"
            places = {"size": int(after.settlement_size[land]), "region": place(after, land, lang)}
            found.append(told(lang, name, "effect", ("settlements",), **places))
        elif old == p and step != order.ANSWER:
            what = the_settlement(before, land, lang)
            found.append(told(lang, "loses", "effect", ("settlements",), what=what))
    if step == c.FOUNDING and doer(before, p) and after.settlement_of[before.get(Founding.LAND)] != p:
        found.append(told(lang, "not-founded", "effect", region=place(after, int(before.get(Founding.LAND)), lang)))
    for land in range(len(after.world.lands)):
        came = neutral_at(before, land) == NONE != neutral_at(after, land)
        if came and after.piece_owner[neutral_at(after, land)] == NEUTRAL and (doer(before, p) or step == c.REVEALS):
            found.append(told(lang, "neutral", "effect", region=place(after, land, lang)))
    return found


def _grown(before: Table, after: Table, step: int, land: int, lang: str) -> list[Outcome]:
    """Return that a settlement has grown on fertile land, or shrunk by the plague."""
    old, new = int(before.settlement_size[land]), int(after.settlement_size[land])
    events = [token for _, token in turned(before, after)]
    if old == new or (step in (c.PURCHASE, c.ENLARGE_FREE) and not events):
        return []
    name = "shrinks" if PLAGUE in events else "grows"
    return [told(lang, name, "effect", size=new, region=place(after, land, lang))]


# --- the end ---


def _ended(before: Table, after: Table, step: int, p: int, lang: str) -> list[Outcome]:
    """Return a roll that might end the game, what will end it, and who is out of it."""
    found: list[Outcome] = []
    if step == c.END_ROLL and after.frame_of(c.PURCHASE) >= 0 and after.player_of(after.frame_of(c.PURCHASE)) == p:
        ends = "yes" if after.ending != before.ending else "no"
        found.append(told(lang, "end-roll", "roll", n=int(after.die), ends=ends))
    elif after.ending != before.ending and doer(before, p):
        found.append(told(lang, f"ending-{ENDS[after.ending - 1]}", "effect"))
    if single(p) & after.out & ~before.out:
        found.append(told(lang, "out", "effect", ("gold", "wonders", "technologies")))
    elif after.out != before.out and doer(before, p):
        found += _inherited(before, after, p, lang)
    if after.over in (CONQUEST_END, ROUNDS_END) and not before.over and p == first_left(after):
        found.append(told(lang, f"ending-{ENDS[after.over - 1]}", "effect"))
    return found


def _inherited(before: Table, after: Table, p: int, lang: str) -> list[Outcome]:
    """Return what a player takes over of another who is out of the game (CE-21.2)."""
    parts = [
        TEXTS.say(lang, "a-wonder", name=wonder_name(one, lang)) for one in _names(before.wonders[p], after.wonders[p])
    ]
    gained = int(after.gold[p] - before.gold[p])
    parts = [gold(gained, lang), *parts] if gained > 0 else parts
    if not parts:
        return []
    return [told(lang, "inherits", "effect", ("gold", "wonders"), what=listed(parts, lang))]
