"""How good things look at a glance: what the players of Města do by habit.

A habit sees what lies on the tables now and one's own hand; it does not try anything out.
"""

from typing import Final, cast

from mypy_extensions import i64

from epocha.engine.bits import count, single
from epocha.engine.vec import vec
from epocha.games.mesta.components import COMMANDER, EMPIRES, EVENTS, KIND, KIND_IDS, NONE, SIDES, UNIFICATION
from epocha.games.mesta.events import EVENT
from epocha.games.mesta.events.all_players import Games
from epocha.games.mesta.outlook import CARD, HELD_WORTH, NEARNESS, city_worth
from epocha.games.mesta.state import (
    AGAINST,
    DONE,
    GIVE_UP,
    KIND_BITS,
    NAME_EMPIRE,
    NAME_SIDE,
    OFFER,
    PAYLOAD,
    PUT_AWAY,
    TAKE,
    USE,
    Table,
)
from epocha.games.mesta.steps.picks import PickCities

PLAGUE: Final[i64] = KIND_IDS.index("plague")
BARBARIANS: Final[i64] = KIND_IDS.index("barbarians")
CRISIS: Final[i64] = KIND_IDS.index("crisis")
FLOOD: Final[i64] = KIND_IDS.index("flood")
ATTACK: Final[i64] = KIND_IDS.index("attack")
TRADE: Final[i64] = KIND_IDS.index("trade")
WRATH: Final[i64] = KIND_IDS.index("wrath")
REVOLT: Final[i64] = KIND_IDS.index("revolt")
UNREST: Final[i64] = KIND_IDS.index("unrest")
GAMES: Final[i64] = KIND_IDS.index("games")
FESTIVAL: Final[i64] = KIND_IDS.index("festival")
WONDERS_INFLUENCE: Final[i64] = KIND_IDS.index("wonders_influence")

CITY_DRAWN: Final = 0.1
"""What a city from the pile is worth before one sees it."""
GIVEN_IN_TRADE: Final = 0.12
"""What the city given away in a trade costs."""
UNSEEN_HARM: Final = 0.15
"""What an event costs that takes no cities: a restriction, or events from the hand."""
BENEFIT: Final = {
    "charisma": 0.04,
    "uncovering": 0.1,
    "espionage": 0.06,
    "victory": 0.09,
    "education": 0.04,
    "loss_of_influence": 0.06,
    "curse": 0.08,
    "calm": 0.11,
    "friendly_exchange": 0.01,
}
"""What the events bring that draw cards or put restrictions on others, beyond what they are worth in hand."""
BENEFIT_OF: Final = vec[float](
    [
        HELD_WORTH[event] + BENEFIT[KIND_IDS[KIND[event]]] if KIND_IDS[KIND[event]] in BENEFIT else 0.0
        for event in range(int(EVENTS))
    ]
)


# --- cities ---


def all_worth(t: Table, p: i64, cities: i64) -> float:
    """Return what cities are worth to a player, taken one by one."""
    worth = 0.0
    city: i64 = 0
    while cities >> city:
        if cities >> city & 1:
            worth += city_worth(t, p, city)
        city += 1
    return worth


def is_partner(t: Table, p: i64, q: i64) -> bool:
    """Return whether two players are in one team."""
    return t.teams > 0 and p % t.teams == q % t.teams


def prize(t: Table, p: i64, q: i64, cities: i64) -> float:
    """Return how much it changes if cities move from one player, q, to another, p."""
    return all_worth(t, p, cities) + (0.0 if is_partner(t, p, q) else all_worth(t, q, cities))


def mean_prize(t: Table, p: i64, q: i64, cities: i64) -> float:
    """Return how much it changes if any one of these cities moves from q to p."""
    return prize(t, p, q, cities) / float(count(cities)) if cities else 0.0


def best_prize(t: Table, p: i64, q: i64) -> float:
    """Return how much it changes if the best city of q moves to p."""
    cities = t.cities[q]
    share = 0.0 if is_partner(t, p, q) else 1.0
    best = 0.0
    city: i64 = 0
    while cities >> city:
        if cities >> city & 1:
            best = max(best, city_worth(t, p, city) + share * city_worth(t, q, city))
        city += 1
    return best


def levy(t: Table, p: i64, cities: i64) -> float:
    """Return how much it changes if every other player gives p one of these cities."""
    gain = 0.0
    for q in range(t.players):
        if q != p:
            gain += mean_prize(t, p, q, t.cities[q] & cities)
    return gain


def union(t: Table, p: i64, empire: i64) -> float:
    """Return how much it changes if all cities of an empire move from the other tables to that of p."""
    whole = t.atlas.of_empire[empire]
    own = count(t.cities[p] & whole)
    united = own
    lost = 0.0
    for q in range(t.players):
        if q != p:
            theirs = count(t.cities[q] & whole)
            united += theirs
            if not is_partner(t, p, q):
                lost += NEARNESS[theirs]
    return NEARNESS[united] - NEARNESS[own] + lost


# --- events ---


def harm(t: Table, p: i64, event: i64) -> float:
    """Return what an event would cost a player."""
    record = EVENT[event]
    if record.parts == 0:
        return UNSEEN_HARM
    cost = 0.0
    for part in range(record.parts):
        pool = record.pool(t, p, part)
        cities = count(pool)
        if cities:
            cost += all_worth(t, p, pool) * float(min(cities, record.due(t, p, part))) / float(cities)
    return cost


def disaster(t: Table, p: i64, event: i64) -> float:
    """Return how much more an event on all players costs the others than one's own side."""
    affected = EVENT[event].affected(t)
    gain = 0.0
    for q in range(t.players):
        if affected >> q & 1:
            gain += harm(t, q, event) * against(t, p, q)
    return gain


def against(t: Table, p: i64, q: i64) -> float:
    """Return how a loss of q counts for p: 1 for an opponent's, -1 for one on their own side."""
    return -1.0 if p == q or is_partner(t, p, q) else 1.0


def games(t: Table, p: i64, event: i64) -> float:
    """Return how much Games bring: the leaders draw cities."""
    record = cast(Games, EVENT[event])
    most: i64 = 1
    for q in range(t.players):
        most = max(most, t.atlas.points(t.cities[q], record.discipline))
    gain = 0.0
    for q in range(t.players):
        if t.atlas.points(t.cities[q], record.discipline) == most:
            gain -= CITY_DRAWN * float(record.number) * against(t, p, q)
    return gain


def festival(t: Table, p: i64) -> float:
    """Return how much a Festival brings: everybody draws a city for every capital, or more."""
    gain = 0.0
    for q in range(t.players):
        gain -= CITY_DRAWN * float(count(t.cities[q] & t.atlas.capitals)) * against(t, p, q)
    return gain


def strike(t: Table, p: i64, q: i64, event: i64) -> float:
    """Return how much an event brings that is used against one other player."""
    kind = KIND[event]
    if kind == ATTACK:
        return best_prize(t, p, q)
    if kind == TRADE:
        return best_prize(t, p, q) - GIVEN_IN_TRADE
    if kind == WRATH:
        return mean_prize(t, p, q, EVENT[event].pool(t, q, 0))
    if kind == REVOLT:
        return mean_prize(t, p, q, t.cities[q])
    return BENEFIT_OF[event]


def gain_of(t: Table, p: i64, event: i64) -> float:
    """Return how much an event brings at once to the player who uses it as well as they can."""
    kind = KIND[event]
    if kind == COMMANDER or kind == PLAGUE or kind == BARBARIANS or kind == CRISIS or kind == FLOOD:
        return disaster(t, p, event)
    if kind == GAMES:
        return games(t, p, event)
    if kind == FESTIVAL:
        return festival(t, p)
    gain = BENEFIT_OF[event]
    if kind == UNIFICATION:
        empires = EVENT[event].empires(t)
        for empire in range(EMPIRES):
            if empires >> empire & 1:
                gain = max(gain, union(t, p, empire))
    elif kind == UNREST:
        for side in range(SIDES):
            gain = max(gain, levy(t, p, t.atlas.of_side[side]))
    elif kind == WONDERS_INFLUENCE:
        for q in range(t.players):
            if q != p:
                gain += prize(t, p, q, t.cities[q] & t.atlas.wonders)
    else:
        targets = EVENT[event].targets(t)
        for q in range(t.players):
            if targets >> q & 1 and not is_partner(t, p, q):
                gain = max(gain, strike(t, p, q, event))
    return gain


# --- actions ---


def appeal_of(t: Table, p: i64, action: i64) -> float:
    """Return how good an action looks; comparable between the actions of one decision."""
    kind = action >> KIND_BITS
    what = action & PAYLOAD
    if kind == USE:
        return gain_of(t, p, what) - HELD_WORTH[what]
    if kind == AGAINST:
        return -1.0 if is_partner(t, p, what) else all_worth(t, p, t.cities[what]) + float(t.score(what))
    if kind == TAKE:
        return prize(t, p, t.get(PickCities.OWNER) if t.target == NONE else t.target, single(what))
    if kind == OFFER:
        return -city_worth(t, p, what)
    if kind == GIVE_UP:
        cost = city_worth(t, p, what)
        to_opponent = p != t.turn and not is_partner(t, p, t.turn) and EVENT[t.used].to_actor(t, t.get(PickCities.PART))
        return -cost - city_worth(t, t.turn, what) if to_opponent else -cost
    if kind == NAME_EMPIRE:
        return union(t, p, what)
    if kind == NAME_SIDE:
        return levy(t, p, t.atlas.of_side[what])
    if kind == PUT_AWAY:
        return -HELD_WORTH[what]
    return -CARD if kind == DONE else 0.0
