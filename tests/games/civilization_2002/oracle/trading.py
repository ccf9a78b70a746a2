"""The trade phase: offers, answers, and what changes hands (CE-13)."""

from collections import Counter
from collections.abc import Generator

from . import grounds, learning
from .asides import asides, do_aside
from .reading import LANDS, NOBODY, REGIONS, TOKENS, Ask, Play, World, ask, name_of, text_of

COINS = (1, 5, 20, 100)
LINES = 16


def phase(w: World) -> Play:
    """Go round until nobody deals, or the circuits are over (CE-13.17)."""
    swapped = False
    for _ in range(w.options["trade_circuits"]):
        dealt = False
        for seat in w.in_order(w.first):
            if seat not in w.out:
                deals, swapped = yield from turn(w, seat, swapped)
                dealt = dealt or deals
        if not dealt:
            return


def turn(w: World, seat: int, swapped: bool) -> Generator[Ask, tuple[int, str], tuple[bool, bool]]:
    """Let a player make their offers; return whether a deal was made, and whether Magellan has sailed."""
    made, dealt = 0, False
    while True:
        others = [one for one in w.in_order(seat)[1:] if grounds.in_range(w, seat, one)]
        found = {"done"} | asides(w, seat)
        if made < w.options["offers_per_trade_turn"]:
            found |= {f"offer {one + 1}" for one in others}
        if not swapped and learning.effects(w, seat, "force_resource_swap") and swap_aims(w, seat):
            found |= {f"swap {text_of(land)}" for land in cards_of(w, seat)}
        text = yield from ask("trade-turn", seat, found)
        if text == "done":
            return dealt, swapped
        if text.startswith("offer "):
            made += 1
            dealt = (yield from offer(w, seat, int(text.removeprefix("offer ")) - 1)) or dealt
        elif text.startswith("swap "):
            yield from swap(w, seat, name_of(text.removeprefix("swap ")))
            swapped = True
        else:
            yield from do_aside(w, seat, text)


# --- cards ---


def is_resource_card(w: World, land: str) -> bool:
    """Return whether a settlement has the card of a resource (CE-4.5)."""
    return w.size[land] > 0 and w.lies[land] == "up" and TOKENS[w.token[land]]["group"] == "resource"


def holder(w: World, land: str) -> int:
    return w.owner[land] if w.card_with[land] == NOBODY else w.card_with[land]


def cards_of(w: World, seat: int) -> list[str]:
    """Return the regions whose resource cards a seat holds."""
    return [land for land in LANDS if is_resource_card(w, land) and holder(w, land) == seat]


def give_card(w: World, land: str, taker: int) -> None:
    w.card_with[land] = NOBODY if taker == w.owner[land] else taker


def swap_aims(w: World, seat: int) -> list[str]:
    """Return the cards that Magellan's Voyage may take (CE-13.19)."""
    others = [one for one in w.in_order(seat)[1:] if grounds.in_range(w, seat, one)]
    return [land for one in others for land in cards_of(w, one)]


def swap(w: World, seat: int, given: str) -> Play:
    text = yield from ask("trade-turn", seat, [f"for {text_of(land)}" for land in swap_aims(w, seat)])
    taken = name_of(text.removeprefix("for "))
    other = holder(w, taken)
    w.happened["Magellan"] += 1
    give_card(w, given, other)
    give_card(w, taken, seat)


# --- offers ---


class Bundle:
    """What a deal would move: texts of items by giver; fleets and pieces by their numbers."""

    def __init__(self, giver: int, taker: int) -> None:
        self.giver, self.taker = giver, taker
        self.picks: list[str] = []
        self.pieces: list[int] = []


def offer(w: World, seat: int, other: int, countering: bool = False) -> Generator[Ask, tuple[int, str], bool]:
    """Compose an offer, and let it be answered; return whether it was accepted."""
    step = "answer" if countering else "trade-turn"
    give, take = Bundle(seat, other), Bundle(other, seat)
    while True:
        lines = len(give.picks) + len(take.picks)
        found: set[str] = {"send"} if lines else set()
        if lines < LINES:
            found |= {f"give {one}" for one in items(w, give)} | {f"take {one}" for one in items(w, take)}
        text = yield from ask(step, seat, found)
        if text == "send":
            break
        add(w, give if text.startswith("give ") else take, text[5:])
    answers = {"accept", "decline"} | (set() if countering else {"counter"})
    text = yield from ask("answer", other, answers)
    if text == "accept":
        carry_out(w, give, take)
        w.happened["deal"] += 1
        return True
    if text == "counter":
        return (yield from offer(w, other, seat, countering=True))
    return False


def items(w: World, bundle: Bundle) -> set[str]:
    """Return what a player may still add to what they give (CE-13.4 to CE-13.10)."""
    seat, picked = bundle.giver, Counter(bundle.picks)
    spent = sum(int(one.split()[0]) * number for one, number in picks_of(picked, " gold"))
    found = {f"{coin} gold" for coin in COINS if spent + coin <= w.gold[seat]}
    cards = [text_of(land) for land in cards_of(w, seat)]
    found |= {f"card of {land}" for land in cards if not picked[f"card of {land}"] + picked[f"settlement of {land}"]}
    own = w.settlements(seat)
    sold = sum(number for _, number in picks_of(picked, "settlement of "))
    if not w.advanced or len(own) - sold > 1:
        for land in own:
            text = text_of(land)
            lent = w.card_with[land] != NOBODY or picked[f"card of {text}"]
            if not lent and not picked[f"settlement of {text}"]:
                found.add(f"settlement of {text}")
    found |= {f"technology {text_of(one)}" for one in w.technologies[seat]} - set(bundle.picks)
    found |= {f"wonder {text_of(one)}" for one in w.wonders[seat]} - set(bundle.picks)
    for region in REGIONS:
        for number, _ in w.of(seat, region):
            if number not in bundle.pieces:
                found.add(piece_text(w, seat, region, number))
    return found


def picks_of(picked: Counter[str], what: str) -> list[tuple[str, int]]:
    return [(text, number) for text, number in picked.items() if what in text]


def piece_text(w: World, seat: int, region: str, number: int) -> str:
    piece = w.pieces[number]
    if piece.kind != "fleet":
        return f"{text_of(piece.figure)} in {text_of(region)}"
    kinds = [(w.pieces[one].figure, w.load(one)) for one in w.fleets(seat, region)]
    return f"fleet {kinds.index((piece.figure, w.load(number))) + 1} in {text_of(region)}"


def add(w: World, bundle: Bundle, text: str) -> None:
    bundle.picks.append(text)
    if " in " in text:
        region = name_of(text.partition(" in ")[2])
        own = [number for number, _ in w.of(bundle.giver, region) if number not in bundle.pieces]
        bundle.pieces.append(next(one for one in own if piece_text(w, bundle.giver, region, one) == text))


def carry_out(w: World, *bundles: Bundle) -> None:
    """Let everything change hands at once (CE-13.16)."""
    for bundle in bundles:
        giver, taker = bundle.giver, bundle.taker
        for text in bundle.picks:
            if text.endswith(" gold"):
                w.gold[giver] -= int(text.split()[0])
                w.gold[taker] += int(text.split()[0])
            elif text.startswith("card of "):
                give_card(w, name_of(text.removeprefix("card of ")), taker)
            elif text.startswith("settlement of "):
                w.owner[name_of(text.removeprefix("settlement of "))] = taker
            elif text.startswith("technology "):
                w.technologies[giver].remove(name_of(text.removeprefix("technology ")))
                w.technologies[taker].add(name_of(text.removeprefix("technology ")))
            elif text.startswith("wonder "):
                w.wonders[giver].remove(name_of(text.removeprefix("wonder ")))
                w.wonders[taker].add(name_of(text.removeprefix("wonder ")))
        for number in bundle.pieces:
            w.pieces[number].owner = taker
            for _, piece in w.cargo(number):
                piece.owner = taker
    for bundle in bundles:
        learning.has_gained(w, bundle.taker)
