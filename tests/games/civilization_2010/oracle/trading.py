"""The trade floor: who may offer what to whom, what changes hands, and who sees what of it (CF-11, CF-34.14)."""

from collections import Counter

from epocha.games.civilization_2010.layout import LINES, OPEN_OFFERS
from epocha.games.civilization_2010.notation import GOODS_IDS, SORT_IDS

from .building import text
from .deeds import after_picks, usable
from .reading import EVENTS, GAME, RESOURCES, TOKENS, Between, Nation, Offer, World

COUNTED = {"1 trade": ("trade", 1), "5 trade": ("trade", 5), "1 culture": ("culture", 1), "5 culture": ("culture", 5)}
"""What a heap is of, and how many there are in it."""


def seen_by(viewer: int, number: int, offer: Offer) -> Offer | None:
    """Return what a seat sees of an offer: third parties nothing, the partner only the kind of what is hidden."""
    if viewer == offer.maker:
        return offer
    given = [sort_of(one) for one in offer.given]
    return offer._replace(given=given, place=number) if viewer == offer.to else None


def meant(world: World, word: str) -> Between:
    """Return which offer to whoever is asked a text means by its number."""
    maker, number = divmod(int(word) - 1, OPEN_OFFERS)
    return maker, world.nation.seat, number + 1


def sort_of(good: str) -> str:
    """Return what anybody but its holder may know of a good (CF-34.3, CF-34.8)."""
    if good in TOKENS:
        return str(TOKENS[good]["kind"])
    return f"event {EVENTS[good]['age'].lower()}" if good in EVENTS else good


def has(nation: Nation, goods: list[str]) -> bool:
    """Return whether a player holds all of some goods at once; a sort is any of its kind."""
    wanted: Counter[str] = Counter()
    for good in goods:
        what, n = COUNTED.get(good, (good, 1))
        wanted[what] += n
    return all(n <= held(nation, what) for what, n in wanted.items())


def held(nation: Nation, what: str) -> int:
    """Return how much of something a player holds (CF-11.6)."""
    if what in ("trade", "culture"):
        return nation.trade if what == "trade" else nation.culture
    if what in SORT_IDS:
        return nation.tokens_held.get(what, 0) + nation.hand_held.get(what.removeprefix("event ").upper(), 0)
    return (nation.resources | nation.tokens | nation.hand).get(what, 0)


# --- what is legal ---


def answers(world: World) -> set[str]:
    """CF-11.8, CF-11.9, CF-D8; at most three offers of a player are open, and the table limits all (CF-33.5)."""
    nation, draft = world.nation, world.draft
    if draft and draft[0].startswith("offer "):
        return additions(world, nation, draft)
    if draft and draft[0].startswith("accept "):
        return handed(nation, world.offers[meant(world, draft[0].split()[1])], draft[1:])
    if draft:
        return after_picks(world, nation, draft)
    found = {"done"} | usable(world, nation, "trade", ("own_turn",))
    mine = [offer for offer in world.offers.values() if offer.maker == nation.seat]
    if len(mine) < OPEN_OFFERS and nation.offers_made < world.options["offers"]:
        to = [f"offer {other.seat + 1}" for other in world.others(nation)]
        found |= {pick for pick in to if additions(world, nation, [pick])}
    found |= {f"withdraw {offer.place}" for offer in mine}
    for maker, to, number in world.offers:
        if to == nation.seat:
            called = maker * OPEN_OFFERS + number
            found |= {f"accept {called}", f"refuse {called}"}
    return found


def additions(world: World, nation: Nation, draft: list[str]) -> set[str]:
    """Return what may be added to an offer: what its giver has left, face-down goods of the other by their sort."""
    given, taken = bundles(draft)
    other = world.nations[int(draft[0].split()[1]) - 1]
    found = {"send"} if given or taken else set()
    if len(given) + len(taken) < LINES:
        found |= {f"give {text(good)}" for good in GOODS_IDS if has(nation, [*given, good])}
        open_goods = [*COUNTED, *RESOURCES, *SORT_IDS]
        found |= {f"ask for {text(good)}" for good in open_goods if has(other, [*taken, good])}
    return found


def bundles(draft: list[str]) -> tuple[list[str], list[str]]:
    """Return what the picks of an offer give and take."""
    given = [named(pick.removeprefix("give ")) for pick in draft if pick.startswith("give ")]
    taken = [named(pick.removeprefix("ask for ")) for pick in draft if pick.startswith("ask for ")]
    return given, taken


def named(words: str) -> str:
    """Return the name of a good as the table has it."""
    return words if words in COUNTED or words in SORT_IDS else words.replace(" ", "_")


def handed(nation: Nation, offer: Offer, picks: list[str]) -> set[str]:
    """Return which face-down good may be handed over next for an offer that is accepted; none if all are named."""
    named_now, _ = bundles(picks)
    sorts = [sort for sort in offer.taken if sort in SORT_IDS]
    if len(named_now) == len(sorts):
        return set()
    sort = sorts[len(named_now)]
    hidden = [*nation.tokens, *nation.hand]
    return {f"give {text(one)}" for one in hidden if sort_of(one) == sort and has(nation, [*named_now, one])}


# --- what happens ---


def answered(world: World, texts: list[str]) -> World:
    """Return the table after an answer; an offer that is not sent or not fully accepted yet changes nothing."""
    now = world.copy()
    nation, verb, rest = now.nation, texts[0].split()[0], texts[0].split()[-1]
    if verb == "offer":
        if texts[-1] == "send":
            send(now, nation, int(rest) - 1, texts)
    elif verb == "accept":
        if not handed(nation, world.offers[meant(world, rest)], texts[1:]):
            accept(now, meant(world, rest), bundles(texts[1:])[0])
    elif verb == "refuse":
        del now.offers[meant(world, rest)]
    elif verb == "withdraw":
        place = (nation.seat, int(rest))
        now.offers = {at: one for at, one in now.offers.items() if (one.maker, one.place) != place}
    else:
        now.gone.add(nation.seat)
        now.offers = {at: one for at, one in now.offers.items() if nation.seat not in (one.maker, one.to)}
    return now


def send(world: World, nation: Nation, to: int, texts: list[str]) -> None:
    """CF-11.8, CF-11.11: an offer brings whom it is made to back to the floor."""
    places = {offer.place for offer in world.offers.values() if offer.maker == nation.seat}
    place = min({1, 2, 3} - places)
    number = world.last_number[nation.seat, to] % OPEN_OFFERS + 1
    while (nation.seat, to, number) in world.offers:
        number = number % OPEN_OFFERS + 1
    world.last_number[nation.seat, to] = number
    world.offers[nation.seat, to, number] = Offer(nation.seat, to, place, *bundles(texts))
    nation.offers_made += 1
    world.gone.discard(to)


def accept(world: World, which: Between, hidden: list[str]) -> None:
    """CF-11.9, CF-11.10: both give at once; then what nobody can fulfil any more is no offer (CF-11.8), nor is one that
    would tell by its staying what was handed over face down (CF-34.3)."""
    offer = world.offers.pop(which)
    maker, taker = world.nations[offer.maker], world.nations[offer.to]
    unnamed = [good for good in offer.taken if good not in SORT_IDS]
    for giver, goods, factor in ((maker, offer.given, -1), (taker, unnamed + hidden, -1)):
        change(giver, goods, factor)
    change(taker, offer.given, 1)
    change(maker, unnamed + hidden, 1)
    for nation in (maker, taker):
        nation.trade = min(nation.trade, int(GAME["trade_dial_max"]))  # CF-11.2
    left = {(offer.maker, sort) for sort in hidden_in(offer.given)} | {(offer.to, sort) for sort in hidden_in(hidden)}
    world.offers = {
        at: one
        for at, one in world.offers.items()
        if is_backed(world, one) and not left & {(one.maker, sort) for sort in hidden_in(one.given)}
    }


def hidden_in(goods: list[str]) -> set[str]:
    """Return the sorts of those goods that lie face down."""
    return {sort_of(good) for good in goods if good in TOKENS or good in EVENTS}


def is_backed(world: World, offer: Offer) -> bool:
    return has(world.nations[offer.maker], offer.given) and has(world.nations[offer.to], offer.taken)


def change(nation: Nation, goods: list[str], by: int) -> None:
    """Give a player goods, or take them away."""
    for good in goods:
        if good in COUNTED:
            what, n = COUNTED[good]
            setattr(nation, what, getattr(nation, what) + by * n)
            continue
        heaps = [(nation.resources, good)] if good in RESOURCES else []
        if good in TOKENS:
            heaps = [(nation.tokens, good), (nation.tokens_held, sort_of(good))]
        if good in EVENTS:
            heaps = [(nation.hand, good), (nation.hand_held, EVENTS[good]["age"])]
        for heap, name in heaps:
            heap[name] = heap.get(name, 0) + by
            if not heap[name]:
                del heap[name]


def goods_of(nation: Nation) -> tuple[object, ...]:
    """Return what changes hands on the floor, and how many offers a player has made."""
    return nation.trade, nation.culture, nation.resources, nation.tokens, nation.hand, nation.offers_made
