"""The components of Města, read from `components.toml` into flat tables that the rules index by number.

Disciplines, empires and events are numbered in the order of the file; the neutral cities follow the empires as one
more. What depends on the list of cities, which a table may bring along, is not here but in `atlas.py`.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec

DATA: Final[dict[str, Any]] = tomllib.loads(
    files("epocha.games.mesta").joinpath("components.toml").read_text(encoding="utf-8")
)
NONE: Final[i64] = -1
"""No seat, city, event or empire."""


def _ids(table: str) -> list[str]:
    return [record["id"] for record in DATA[table]]


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


# --- disciplines (ME-1.5), empires (ME-1.2, ME-1.6) and sides (ME-1.11) ---
DISCIPLINE_IDS: Final[list[str]] = _ids("discipline")
DISCIPLINES: Final[i64] = len(DISCIPLINE_IDS)
EMPIRE_IDS: Final[list[str]] = _ids("empire")
EMPIRES: Final[i64] = sum([record["completable"] for record in DATA["empire"]])
NEUTRAL: Final[i64] = EMPIRE_IDS.index("neutral")
SIDE_IDS: Final[list[str]] = ["west", "east"]
SIDES: Final[i64] = len(SIDE_IDS)
SIDE: Final[vec[i64]] = _column(
    [SIDE_IDS.index(record["region"]) if record["region"] in SIDE_IDS else -1 for record in DATA["empire"]]
)
SPECIALTY: Final[list[int]] = [
    DISCIPLINE_IDS.index(record["specialty"]) for record in DATA["empire"] if record["completable"]
]

# --- single numbers ---
CITIES: Final[i64] = int(DATA["totals"]["cities"])
EMPIRE_SIZE: Final[i64] = int(DATA["game"]["empire_size"])
WONDERS: Final[i64] = int(DATA["game"]["wonders_needed"])
WONDERS_BONUS: Final[i64] = int(DATA["game"]["wonders_bonus"])
EMPIRE_POINTS: Final[i64] = int(DATA["game"]["points_per_empire"])
ALLOWANCE: Final[i64] = int(DATA["game"]["events_per_turn"])
MIN_PLAYERS: Final[int] = 1 if DATA["game"]["solo"] else int(DATA["game"]["min_players"])
MAX_PLAYERS: Final[int] = int(DATA["game"]["max_players"])

# --- events (ME-1.13, ME-1.14) ---
EVENT_IDS: Final[list[str]] = _ids("event")
EVENTS: Final[i64] = len(EVENT_IDS)
COPIES: Final[vec[i64]] = _column([record["count"] for record in DATA["event"]])
EVENT_CARDS: Final = sum([int(record["count"]) for record in DATA["event"]])
KIND_IDS: Final[list[str]] = list(dict.fromkeys(record["kind"] for record in DATA["event"]))
KIND: Final[vec[i64]] = _column([KIND_IDS.index(record["kind"]) for record in DATA["event"]])
COMMANDER: Final[i64] = KIND_IDS.index("commander")
UNIFICATION: Final[i64] = KIND_IDS.index("unification")
FRIENDLY_EXCHANGE: Final[i64] = KIND_IDS.index("friendly_exchange")
EVENT_EMPIRE: Final[vec[i64]] = _column(
    [EMPIRE_IDS.index(record["empire"]) if "empire" in record else -1 for record in DATA["event"]]
)
MODE_IDS: Final[list[str]] = [mode["id"] for mode in DATA["event"][EVENT_IDS.index("education")]["modes"]]
EXCHANGE: Final[i64] = MODE_IDS.index("exchange")
DEPRIVE: Final[i64] = MODE_IDS.index("deprive")


def effect(record: int, verb: str) -> dict[str, Any]:
    """Return the first effect of an event with a verb, whichever mode it belongs to."""
    event = DATA["event"][record]
    effects = event.get("effects", []) + [one for mode in event.get("modes", []) for one in mode["effects"]]
    return next(one for one in effects if one["verb"] == verb)


def term(record: int, verb: str, per: str = "") -> int:
    """Return how many cards an effect draws: for each `per`, or without it if there is none; 0 if not at all."""
    terms = effect(record, verb)["terms"]
    return sum([one["n"] for one in terms if one.get("per", one.get("if", "")) == per])


def condition(record: int, predicate: str) -> int:
    """Return the number in a condition of an event."""
    return int(next(one["n"] for one in DATA["event"][record]["conditions"] if one["pred"] == predicate))


def of_kind(kind: str) -> list[int]:
    """Return the events of a kind."""
    return [e for e in range(int(EVENTS)) if DATA["event"][e]["kind"] == kind]


COMMANDERS: Final[vec[i64]] = _column(of_kind("commander"))
UNIFICATION_CARD: Final[i64] = EVENT_IDS.index("unification")

# --- what the player of an event names (ME-7.4), in this order ---
TARGET: Final[i64] = 0
EMPIRE: Final[i64] = 1
WHICH_SIDE: Final[i64] = 2
MODE: Final[i64] = 3
OWN_CITY: Final[i64] = 4
THEIR_CITY: Final[i64] = 5
_PARAMS: Final[dict[str, int]] = {
    "target": 0, "empire": 1, "region": 2, "mode": 3, "give": 4, "own_city": 4, "want": 5, "city": 5,
}  # fmt: skip
PARAMS: Final[i64] = 3
"""The most things that an event asks its player to name."""


def _params() -> vec[i64]:
    """Return what each event asks to be named: PARAMS numbers per event, NONE after the last."""
    out = vec[i64](capacity=EVENTS * PARAMS)
    for record in DATA["event"]:
        names = [_PARAMS[param["name"]] for param in record["params"]]
        for i in range(int(PARAMS)):
            out = append(out, names[i] if i < len(names) else -1)
    return out


PARAM: Final[vec[i64]] = _params()

# --- protections (ME-8.5 to ME-8.7), from the weakest on ---
PROTECTION_CARDS: Final[vec[i64]] = _column(of_kind("protection"))
PROTECTIONS: Final[i64] = len(of_kind("protection"))


def _protections() -> vec[i64]:
    """Return whether each event is covered by each protection: PROTECTIONS flags per event."""
    out = vec[i64](capacity=EVENTS * PROTECTIONS)
    for record in DATA["event"]:
        for protection in of_kind("protection"):
            out = append(out, int(EVENT_IDS[protection] in record["blocked_by"]))
    return out


COVERED: Final[vec[i64]] = _protections()

# --- sizes (ME-2.3 to ME-2.8) ---
SIZES: Final[dict[str, dict[str, Any]]] = {size["id"]: size for size in DATA["game_size"]}
