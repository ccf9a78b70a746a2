"""Blue tokens: how food and resources are paid and gained, and what the end of a turn brings (TA-6, TA-22 to TA-25).

A payment is found by trying all: whatever may be given up, and whatever change may be laid down for it.
"""

from collections.abc import Iterator
from copy import copy
from functools import cache, lru_cache

from .ratings import consumption, corruption, culture_rate, discontent, science_rate
from .reading import KIND, LEVEL, VALUE, Civ, World

FOOD, RESOURCES = "food", "resources"
STORED_ON = {FOOD: ("farm",), RESOURCES: ("mine", "lab")}
PRODUCED_ON = {FOOD: "farm", RESOURCES: "mine"}
Pieces = tuple[int, ...]


def stock(civ: Civ, good: str) -> int:
    """Return what the tokens on the cards are worth."""
    return sum(VALUE[name] * n for name, n in civ.tokens.items() if KIND[name] in STORED_ON[good])


# --- paying ---


@cache
def changes(amount: int, coins: Pieces) -> list[Pieces]:
    """Return all ways to make up an amount of coins, each in falling order."""
    if amount == 0:
        return [()]
    found = []
    for at, coin in enumerate(coins):
        if coin <= amount:
            found += [(coin, *rest) for rest in changes(amount - coin, coins[at:])]
    return found


def fits(change: Pieces, broken: Pieces, least: int = 0) -> bool:
    """Return whether change comes from tokens given up: never upwards, and each of them pays so much at least."""
    return sum(change) <= sum(broken) - least * len(broken) and placed(change, tuple([(v, v - least) for v in broken]))


@lru_cache(1 << 18)
def placed(change: Pieces, holes: tuple[tuple[int, int], ...]) -> bool:
    """Return whether change finds room in tokens given up.

    Args:
        holes: what each of these is worth, and how much of it is still to be changed.
    """
    if not change:
        return True
    coin = change[0]
    for value, room in dict.fromkeys(holes):
        if coin < value and coin <= room:
            left = list(holes)
            left[left.index((value, room))] = (value, room - coin)
            if placed(change[1:], tuple(sorted(left, reverse=True))):
                return True
    return False


def subsets(pieces: Pieces) -> Iterator[tuple[Pieces, Pieces]]:
    """Yield every way to keep some pieces and give up the others."""
    if not pieces:
        yield (), ()
        return
    value = pieces[0]
    count = pieces.count(value)
    for kept, broken in subsets(pieces[count:]):
        for n in range(count + 1):
            yield (value,) * n + kept, (value,) * (count - n) + broken


@cache
def after_paying(pieces: Pieces, coins: Pieces, blue: int, cost: int) -> Pieces:
    """Return the pieces left of a stock after the payment of TA-22.16: the fewest, then the worthiest.

    Args:
        pieces: the tokens by worth, in falling order; they are worth the cost at least.
        coins: what a token may be worth: the cards in play, in falling order.
        blue: tokens in the bank, for change.
    """
    if cost == 0:
        return pieces
    for lost in range(sum(pieces) - cost + 1):  # more than the cost only if it cannot be paid exactly (TA-22.6)
        ways = []
        for kept, broken in subsets(pieces):
            over = sum(broken) - cost - lost
            if not broken or over < 0 or over >= broken[0]:
                continue
            for change in changes(over, coins):
                if len(kept) + len(change) <= len(pieces) + blue and fits(change, broken):
                    ways.append(tuple(sorted(kept + change, reverse=True)))
        if ways:
            return min(ways, key=lambda way: (len(way), [-value for value in way]))
    return ()


@cache
def ways_to_pay(pieces: Pieces, coins: Pieces, most: int, cost: int) -> set[Pieces]:
    """Return all that may be left after paying exactly a cost, so many pieces at most; nothing is changed in vain."""
    return {
        tuple(sorted(kept + change, reverse=True))
        for kept, broken in subsets(pieces)
        if sum(broken) >= cost
        for change in changes(sum(broken) - cost, coins)
        if len(kept) + len(change) <= most and fits(change, broken, least=1)
    }


def ways_to_gain(pieces: Pieces, coins: Pieces, most: int, amount: int) -> set[Pieces]:
    """Return all that a stock may become by a gain, so many pieces at most (TA-22.7)."""
    found = {tuple(sorted(pieces + more, reverse=True)) for more in changes(amount, coins)}
    return {way for way in found if len(way) <= most}


def pay(civ: Civ, good: str, cost: int) -> Civ:
    """Return a civilization after it paid as much as it has, at most a cost; with no labs that hold tokens.

    With tokens on laboratories those of equal worth go first (TA-R-92); change is laid on mines.
    """
    cost = min(cost, stock(civ, good))
    names = [name for name in civ.tokens if KIND[name] in STORED_ON[good]]
    pieces = sorted([VALUE[name] for name in names for _ in range(civ.tokens[name])], reverse=True)
    coins = {VALUE[name]: name for name in names if name in civ.techs and KIND[name] == PRODUCED_ON[good]}
    left = after_paying(tuple(pieces), tuple(sorted(coins, reverse=True)), civ.blue, cost)
    paid = copy(civ)
    paid.blue += len(pieces) - len(left)
    paid.tokens = dict(civ.tokens)
    for value in {VALUE[name] for name in names}:
        wanted = left.count(value)
        for name in sorted([name for name in names if VALUE[name] == value], key=lambda name: KIND[name] == "lab"):
            paid.tokens[name] = min(wanted, civ.tokens[name])
            wanted -= paid.tokens[name]
        if wanted:
            paid.tokens[coins[value]] += wanted
    return paid


# --- gaining ---


def gain(civ: Civ, good: str, amount: int) -> Civ:
    """Return a civilization after a gain, laid on the worthiest cards first (TA-22.7)."""
    richer = copy(civ)
    richer.tokens = dict(civ.tokens)
    names = [name for name in civ.tokens if KIND[name] == PRODUCED_ON[good] and name in civ.techs]
    for name in sorted(names, key=lambda name: -VALUE[name]):
        while amount >= VALUE[name] and richer.blue:
            amount -= VALUE[name]
            richer.blue -= 1
            richer.tokens[name] += 1
    return richer


def output(civ: Civ, good: str, with_labs: bool = True) -> list[str]:
    """Return the cards that get a token each when food or resources are produced, the highest level first.

    The railroad works at the best mine (TA-43.11), Bill Gates in laboratories above level 0 (TA-43.7, TA-43.9).
    """
    found = [name for name, n in civ.on(PRODUCED_ON[good]) for _ in range(n)]
    if good == RESOURCES and found and civ.owns("transcontinental_railroad"):
        found.append(max(found, key=lambda name: VALUE[name]))
    if good == RESOURCES and with_labs and civ.leader == "bill_gates":
        found += [name for name, n in civ.on("lab") for _ in range(n) if VALUE[name]]
    return sorted(found, key=lambda name: (-LEVEL[name], -VALUE[name]))


def produce(civ: Civ, good: str, with_labs: bool = True, left_out: str = "") -> Civ:
    """Return a civilization after it produced, as far as the blue bank reaches (TA-24.3, TA-24.6, TA-24.7)."""
    made = output(civ, good, with_labs)[: civ.blue]
    if left_out:
        made.remove(left_out)
    richer = copy(civ)
    richer.tokens = {name: n + made.count(name) for name, n in civ.tokens.items()}
    richer.blue -= len(made)
    return richer


# --- the end of a turn ---


def has_uprising(world: World, civ: Civ) -> bool:
    """TA-23.5."""
    return discontent(world, civ) > civ.unused


def arranged(civ: Civ, picks: list[str], good: str, levels: list[tuple[int, int, int]]) -> Civ:
    """Return a civilization that moved tokens by hand instead of those that moved by themselves.

    Args:
        picks: such as `return bronze` and `lay on iron`.
        levels: of each level, the tokens before, those of them on laboratories, which go first (TA-R-92), and the
            tokens after they moved by themselves.
    """
    chosen = copy(civ)
    chosen.tokens = dict(civ.tokens)
    cards = [name for name in civ.tokens if KIND[name] == PRODUCED_ON[good]]
    labs = {VALUE[name]: name for name in civ.tokens if KIND[name] == "lab" and VALUE[name]}
    for name, (before, on_lab, now) in zip(cards, levels, strict=True):
        word = name.replace("_", " ")
        wanted = before - picks.count(f"return {word}") + picks.count(f"lay on {word}")
        lab_now, lab_wanted = (max(0, on_lab - max(0, before - after)) for after in (now, wanted))
        chosen.tokens[name] += wanted - lab_wanted - (now - lab_now)
        if on_lab:
            chosen.tokens[labs[VALUE[name]]] += lab_wanted - lab_now
        chosen.blue += now - wanted
    return chosen


def with_points(world: World, civ: Civ, culture: int, science: int) -> Civ:
    most = int(str(world.options["science_points_max"])) or 99999
    changed = copy(civ)
    changed.culture = max(0, civ.culture + culture)
    changed.science = max(0, min(most, civ.science + science))
    return changed


def eat(world: World, civ: Civ) -> Civ:
    """TA-24.4, TA-24.5; party B of a trade route may pay a resource for a food (TA-43.44, TA-43.61)."""
    due = consumption(civ.yellow)
    if due and world.exchange == 1 and civ.in_pacts("trade_routes_agreement b") and stock(civ, RESOURCES):
        civ, due = pay(civ, RESOURCES, 1), due - 1
    missing = max(0, due - stock(civ, FOOD))
    return with_points(world, pay(civ, FOOD, due), -4 * missing, 0)


def traded(civ: Civ, good: str, value: int) -> Civ:
    """Return a civilization after what its pacts bring and take of a good each turn (TA-24.12)."""
    plus = {
        FOOD: civ.in_pacts("international_trade_agreement b"),
        RESOURCES: civ.in_pacts("international_trade_agreement a", "acceptance_of_supremacy a"),
    }[good]
    minus = civ.in_pacts("acceptance_of_supremacy b") if good == RESOURCES else []
    balance = len(plus) - len(minus)
    return gain(civ, good, balance) if balance >= 0 else pay(civ, good, min(-balance, value))


def fed(world: World, civ: Civ) -> Civ:
    """Return a civilization after the first three steps of an upkeep (TA-24.1)."""
    civ = with_points(world, civ, culture_rate(world, civ), science_rate(world, civ))
    harvest = produce(civ, FOOD)
    return eat(world, traded(harvest, FOOD, stock(harvest, FOOD) - stock(civ, FOOD)))


def mined(world: World, fed: Civ, left_out: str = "") -> Civ:
    """Return a civilization after the fourth step, the production of resources."""
    rich = produce(fed, RESOURCES, left_out=left_out)
    return traded(rich, RESOURCES, stock(rich, RESOURCES) - stock(fed, RESOURCES))


def upkeep(world: World, civ: Civ, left_out: str = "") -> Civ:
    """Return a civilization after its upkeep, the military cards aside (TA-23.6, TA-24, TA-25)."""
    if has_uprising(world, civ):
        return civ
    return corrupted(world, mined(world, fed(world, civ), left_out))


def corrupted(world: World, civ: Civ) -> Civ:
    """Return a civilization after corruption (TA-25); the tutorial has none."""
    return civ if world.mode == "tutorial" else pay(civ, RESOURCES, corruption(civ.blue))


def rest_of_upkeep(world: World, civ: Civ, left_out: str = "") -> Civ:
    """Return a civilization after what is still to come of an upkeep, where tokens were chosen by hand in it."""
    step = world.under.step
    if step == "upkeep":
        civ = eat(world, civ)
    if step in ("upkeep", "soften"):
        civ = mined(world, civ, left_out)
    return civ if step == "upkeep-end" and world.under.numbers["corrupted"] else corrupted(world, civ)


def spared(world: World, civ: Civ) -> list[str]:
    """Return the cards that may produce one token less to be spared corruption, if any (TA-25.6, TA-R-91)."""
    if not world.options["softer_corruption"] or has_uprising(world, civ):
        return []
    return sparing(world, fed(world, civ))


def sparing(world: World, before: Civ) -> list[str]:
    """Return likewise where food was produced and eaten already."""
    if not world.options["softer_corruption"]:
        return []
    made = output(before, RESOURCES)[: before.blue]
    plus = len(before.in_pacts("international_trade_agreement a", "acceptance_of_supremacy a"))
    plus = max(0, plus - len(before.in_pacts("acceptance_of_supremacy b")))  # in the end the bank has that token again
    if not made:
        return []
    full, less = (gain(produce(before, RESOURCES, left_out=one), RESOURCES, plus).blue for one in ("", made[-1]))
    return sorted(set(made)) if corruption(full) > corruption(less) else []


def cards_drawn(world: World, civ: Civ) -> int:
    """Return how many military cards the end of a turn brings (TA-26.1, TA-26.2, TA-26.11, TA-26.14, TA-42.10)."""
    last_deck = {"tutorial": 0, "advanced": 2, "full": 3}[world.mode]
    if world.round == 1 or world.options["draw_in_turn"] or not 1 <= world.age <= last_deck or has_uprising(world, civ):
        return 0
    return min(3, actions_left(world), world.military_cards)


def actions_left(world: World) -> int:
    """Return the unspent military actions of the active player."""
    from .ratings import military_actions

    return max(0, military_actions(world.active) + world.military_extra - world.military_spent)
