"""The components of Stone Age, read from `components.toml` into flat tables that the rules index by number.

Resources, places, cards and tiles are numbered in the order of the file. All facts stand in the file, so that a table
can correct one without touching code.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.vec import append, vec

DATA: Final[dict[str, Any]] = tomllib.loads(
    files("epocha.games.stone_age").joinpath("components.toml").read_text(encoding="utf-8")
)


def _ids(table: str) -> list[str]:
    return [record["id"] for record in DATA[table]]


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _constant(name: str) -> int:
    return int(DATA["constants"][name])


# --- resources (SA-1.16) ---
RESOURCE_IDS: Final[list[str]] = _ids("resource")
RESOURCES: Final[i64] = len(RESOURCE_IDS)
FOOD: Final[i64] = RESOURCES
"""Food follows the four resources where a gain may be either; it is never a resource."""
VALUE: Final[vec[i64]] = _column([r["value"] for r in DATA["resource"]])

# --- single numbers ---
START_FIGURES: Final[i64] = _constant("start_figures")
FIGURES_MAX: Final[i64] = _constant("figures_max")
START_FOOD: Final[i64] = _constant("start_food")
START_SCORE: Final[i64] = _constant("start_score")
START_GRAIN: Final[i64] = _constant("start_grain")
GRAIN_MAX: Final[i64] = _constant("grain_max")
TOOL_SLOTS: Final[i64] = _constant("tool_slots")
TOOL_MAX: Final[i64] = _constant("tool_slot_max")
FOOD_PER_FIGURE: Final[i64] = _constant("food_per_figure")
HUNGER_PENALTY: Final[i64] = _constant("starvation_penalty")
TILES_PER_STACK: Final[i64] = _constant("tiles_per_stack")
DEAREST_TILE: Final[i64] = _constant("open_building_max")
LEFTOVER_POINTS: Final[i64] = _constant("leftover_resource_points")
DIE_FACES: Final[i64] = 6

# --- places (SA-1.2) ---
PLACE_IDS: Final[list[str]] = _ids("location")
PLACES: Final[i64] = len(PLACE_IDS)
VILLAGE: Final[i64] = 0
HUNT: Final[i64] = 1
GATHER: Final[i64] = 2
CARD: Final[i64] = 3
BUILDING: Final[i64] = 4
_GROUPS: Final[list[str]] = ["village", "hunt", "gather", "card", "building"]
GROUP: Final[vec[i64]] = _column([_GROUPS.index(p["group"]) for p in DATA["location"]])
VILLAGE_SIZE: Final[i64] = sum([p["group"] == "village" for p in DATA["location"]])
RINGS: Final[vec[i64]] = _column([p["rings"] for p in DATA["location"]])
FEWEST: Final[vec[i64]] = _column([p["figures"]["min"] for p in DATA["location"]])
MOST: Final[vec[i64]] = _column([p["figures"]["max"] for p in DATA["location"]])
TOOL_MAKER: Final[i64] = PLACE_IDS.index("tool_maker")
HUT: Final[i64] = PLACE_IDS.index("hut")
FIELD: Final[i64] = PLACE_IDS.index("field")
HUNTING_GROUNDS: Final[i64] = PLACE_IDS.index("hunting_grounds")
FIRST_CARD_SPACE: Final[i64] = PLACE_IDS.index("card_space_1")
FIRST_BUILDING_SPACE: Final[i64] = PLACE_IDS.index("building_space_1")
CARD_SPACES: Final[i64] = len(DATA["card_space"])
PRICE: Final[vec[i64]] = _column([space["price"] for space in DATA["card_space"]])

# --- what figures bring at the places where they roll (SA-5.15, SA-5.18 to SA-5.21) ---
_ROLLS: Final[list[dict[str, Any]]] = [p["effect"] if "divisor" in p["effect"] else {} for p in DATA["location"]]


def _gain(resource: str) -> int:
    return int(FOOD) if resource == "food" else RESOURCE_IDS.index(resource)


PLACE_GAIN: Final[vec[i64]] = _column([_gain(r["resource"]) if r else -1 for r in _ROLLS])
DIVISOR: Final[vec[i64]] = _column(
    [r["divisor"] for r in DATA["resource"]] + [r["divisor"] for r in _ROLLS if r and r["resource"] == "food"]
)

# --- civilization cards (SA-1.18 to SA-1.22) ---
CARD_IDS: Final[list[str]] = _ids("civ_card")
CARDS: Final[i64] = len(CARD_IDS)
TOP_VERBS: Final[list[str]] = [top["verb"] for top in DATA["card_top"]]
TOP: Final[vec[i64]] = _column([TOP_VERBS.index(card["top"]["verb"]) for card in DATA["civ_card"]])
MARKET: Final[i64] = TOP_VERBS.index("market_roll")
GAIN_FOOD: Final[i64] = TOP_VERBS.index("gain_food")
GAIN_RESOURCE: Final[i64] = TOP_VERBS.index("gain_resource")
ROLL_GATHER: Final[i64] = TOP_VERBS.index("roll_gather")
GAIN_POINTS: Final[i64] = TOP_VERBS.index("gain_points")
GAIN_TOOL: Final[i64] = TOP_VERBS.index("gain_tool")
ADVANCE_GRAIN: Final[i64] = TOP_VERBS.index("advance_grain")
DRAW_CARD: Final[i64] = TOP_VERBS.index("draw_scoring_card")
ONE_TIME_TOOL: Final[i64] = TOP_VERBS.index("one_time_tool")
REDEEM: Final[i64] = TOP_VERBS.index("redeem_resources")


def _amount(top: dict[str, Any]) -> int:
    """Return the one number of an upper half: an amount, a tool value, or how many dice."""
    number = top.get("amount", top.get("value", top.get("dice", 0)))
    return number if isinstance(number, int) else 0


AMOUNT: Final[vec[i64]] = _column([_amount(card["top"]) for card in DATA["civ_card"]])
TOP_RESOURCE: Final[vec[i64]] = _column(
    [_gain(card["top"]["resource"]) if "resource" in card["top"] else -1 for card in DATA["civ_card"]]
)
READY_TOPS: Final[vec[i64]] = _column([int(top["timing"] == "deferred") for top in DATA["card_top"]])
"""Whether an upper half of that kind is used later and once (SA-7.19), indexed like TOP_VERBS."""
ONE_TIME_TOOLS: Final[vec[i64]] = _column([c for c in range(int(CARDS)) if TOP[c] == ONE_TIME_TOOL])
REDEEMERS: Final[vec[i64]] = _column([c for c in range(int(CARDS)) if TOP[c] == REDEEM])

SYMBOL_IDS: Final[list[str]] = _ids("symbol")
SYMBOLS: Final[i64] = len(SYMBOL_IDS)
CRAFT_IDS: Final[list[str]] = _ids("craft")
CRAFTS: Final[i64] = len(CRAFT_IDS)
QUANTITY_IDS: Final[list[str]] = ["grain_level", "building_count", "figure_count", "tool_value_total"]
MULTIPLIED_BY: Final[vec[i64]] = _column([QUANTITY_IDS.index(c["multiplied_by"]) for c in DATA["craft"]])
_BOTTOMS: Final[list[dict[str, Any]]] = [card["bottom"] for card in DATA["civ_card"]]
SYMBOL: Final[vec[i64]] = _column([SYMBOL_IDS.index(b["symbol"]) if "symbol" in b else -1 for b in _BOTTOMS])
CRAFT: Final[vec[i64]] = _column([CRAFT_IDS.index(b["craft"]) if "craft" in b else -1 for b in _BOTTOMS])
CRAFTSMEN: Final[vec[i64]] = _column([b.get("figures", 0) for b in _BOTTOMS])

# --- building tiles (SA-1.17, SA-8.2 to SA-8.4) ---
TILE_IDS: Final[list[str]] = _ids("building")
TILES: Final[i64] = len(TILE_IDS)
FIXED: Final[i64] = 0
VARIABLE: Final[i64] = 1
OPEN: Final[i64] = 2
_KINDS: Final[list[str]] = ["fixed", "variable", "open"]
TILE_KIND: Final[vec[i64]] = _column([_KINDS.index(t["cost_kind"]) for t in DATA["building"]])


def _costs() -> vec[i64]:
    """Return the printed resources of fixed tiles, one row of RESOURCES numbers per tile."""
    out = vec[i64](capacity=TILES * RESOURCES)
    for tile in DATA["building"]:
        for resource in RESOURCE_IDS:
            out = append(out, int(tile.get("cost", {}).get(resource, 0)))
    return out


TILE_COST: Final[vec[i64]] = _costs()
TILE_POINTS: Final[vec[i64]] = _column([t.get("points", 0) for t in DATA["building"]])
TILE_FEWEST: Final[vec[i64]] = _column([t.get("count", t.get("count_min", 0)) for t in DATA["building"]])
TILE_MOST: Final[vec[i64]] = _column([t.get("count", t.get("count_max", 0)) for t in DATA["building"]])
TILE_KINDS: Final[vec[i64]] = _column([t.get("kinds", 0) for t in DATA["building"]])

# --- dice market (SA-7.29): what a face brings ---
_REWARDS: Final[dict[int, dict[str, Any]]] = {r["face"]: r["effect"] for r in DATA["market_reward"]}
REWARD: Final[vec[i64]] = _column(
    [TOP_VERBS.index(_REWARDS[face]["verb"]) if face else -1 for face in range(int(DIE_FACES) + 1)]
)
REWARD_RESOURCE: Final[vec[i64]] = _column(
    [_gain(_REWARDS[face]["resource"]) if face and "resource" in _REWARDS[face] else -1 for face in range(7)]
)
REWARD_AMOUNT: Final[vec[i64]] = _column(
    [_REWARDS[face]["amount"] if face else 0 for face in range(int(DIE_FACES) + 1)]
)

# --- what changes with the number of players (section 13), indexed by it ---


def _by_players(name: str) -> vec[i64]:
    table = DATA["player_count"]
    return _column([table[str(n)][name] if str(n) in table else 0 for n in range(5)])


STACKS: Final[vec[i64]] = _by_players("building_stacks")
VILLAGE_PLACES: Final[vec[i64]] = _by_players("village_places_usable")
GATHERERS: Final[vec[i64]] = _by_players("players_per_gather_area")
MARKET_DICE: Final[vec[i64]] = _by_players("market_dice")
