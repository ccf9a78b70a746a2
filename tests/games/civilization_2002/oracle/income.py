"""The production phase of both rule sets (CE-14 to CE-16)."""

from collections import Counter

from . import learning, tokens
from .reading import CARDS, ERAS, IMPROVEMENTS, LANDS, NOBODY, NUMBERS, RESOURCES, World
from .trading import cards_of, holder, is_resource_card

ROLLS = {2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3, 11: 4, 12: 4}


def phase(w: World) -> None:
    """Pay everybody; then all borrowed cards go back (CE-14.12)."""
    w.happened["production"] += 1
    w.surplus = w.roll(2)
    surplus = NUMBERS["surplus"][ERAS[w.era]][ROLLS[w.surplus]]
    for seat in w.in_order(w.first):
        w.gold[seat] += max(NUMBERS["minimum"], (advanced if w.advanced else basic)(w, seat, surplus))
    w.card_with = dict.fromkeys(LANDS, NOBODY)


def resource(w: World, land: str) -> str:
    return w.token[land].removeprefix("resource_")


def held(w: World, seat: int) -> Counter[str]:
    return Counter(resource(w, land) for land in cards_of(w, seat))


def monopolies(w: World, seat: int) -> int:
    """CE-14.8."""
    return sum(int(NUMBERS["monopoly"][number]) for number in held(w, seat).values())


def basic(w: World, seat: int, surplus: str) -> int:
    """CE-14.1 to CE-14.8."""
    settlements = sum(w.size[land] + tokens.is_fertile(w, land) for land in w.settlements(seat))
    cards = held(w, seat)
    if surplus in cards:
        settlements *= 2
    gold = settlements + len(cards) * len(w.technologies[seat])
    return gold + monopolies(w, seat)


def advanced(w: World, seat: int, surplus: str) -> int:
    """CE-16.1 to CE-16.7."""
    cards = held(w, seat)
    found = cities(w, seat) + monopolies(w, seat)
    found += int(NUMBERS["surplus_advanced"]) if surplus in cards else 0
    found += int(NUMBERS["variety_advanced"]) * len(cards)
    return found + sum(int(str(one["gold"])) for one in learning.effects(w, seat, "production_gold"))


def points(w: World, seat: int, kind: str) -> int:
    """Return the faces or wheels of improvements and wonders (CE-15.5, CE-15.6)."""
    own = [IMPROVEMENTS[one] for one in w.improvements[seat]]
    wonders = sum(int(str(effect["points"])) for effect in learning.effects(w, seat, kind))
    return sum(int(one["points"]) for one in own if one["kind"] == kind) + wonders


def produces(w: World, land: str, seat: int) -> bool:
    """Return whether a card produces for a seat (CE-16.2, CE-24.7)."""
    if not w.size[land]:
        return False
    return (w.owner[land] if w.options["swapped_city_production"] == "owner" else holder(w, land)) == seat


def cities(w: World, seat: int) -> int:
    """Return the most that the cards can produce, over all ways to make them happy and productive (CE-15.9)."""
    faces, wheels = 1 + points(w, seat, "happiness"), points(w, seat, "productivity")
    best = {(0, 0): 0}
    for land in [land for land in LANDS if produces(w, land, seat)]:
        blank = not is_resource_card(w, land)
        card = CARDS["city_blank" if blank else f"city_{resource(w, land)}"]
        glad = not blank and bool(RESOURCES[resource(w, land)]["happy_by_itself"])
        rich = tokens.is_fertile(w, land)
        more: dict[tuple[int, int], int] = {}
        for (face, wheel), gold in best.items():
            for happy in (0, 1):
                for busy in (0, 1):
                    used = (face + happy, wheel + busy)
                    if used[0] > faces or used[1] > wheels:
                        continue
                    side = "happy" if happy or glad else "unhappy"
                    value = card[f"{side}_{'black' if busy or rich else 'red'}"][w.size[land] - 1]
                    more[used] = max(more.get(used, 0), gold + value)
        best = more
    return max(best.values())
