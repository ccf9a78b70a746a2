"""Positions of Stone Age for tests, set up and played in the words of the rules.

A test changes the table directly (`give`, `lay`, `show`, `own`, `rig`), then lets a phase begin (`placing`, `acting`,
`feeding`, `changing`), plays (`do`), and looks. Seats are named by the colours of the rulebook, clockwise.
Everything works on interpreted and on compiled tables.
"""

from functools import cache
from itertools import combinations_with_replacement

from epocha import Chance, load_game
from epocha.engine.state import NOBODY, vec_of
from epocha.games.stone_age.components import (
    CARD_IDS,
    CARD_SPACES,
    PLACE_IDS,
    PLACES,
    READY_TOPS,
    RESOURCE_IDS,
    RESOURCES,
    TILE_IDS,
    TILES,
    TILES_PER_STACK,
    TOOL_SLOTS,
    TOP,
)
from epocha.games.stone_age.state import NONE, READY, SECRET, Table
from epocha.games.stone_age.steps import CHOOSE_PLACE, FEED, NEW_ROUND, PLACE_FIGURES

GAME = load_game("stone_age")
RED, BLUE, GREEN, YELLOW = range(4)
WAITING = {"hunting grounds": 1, "river": 1}
"""Figures of somebody who acts last and has two places to choose from, so that the phase stops with them."""


def position(players: int = 4, start: int = RED, seed: int = 1, **options: int) -> Table:
    """Return a new game at its first placement, `start` beginning."""
    table = GAME.new_initial_state(players, seed, {"start_player": start + 1} | options)
    assert isinstance(table, Table)
    return table


# --- words ---


def card(words: str) -> int:
    return CARD_IDS.index("civ_" + words.replace(" ", "_"))


def tile(words: str) -> int:
    return TILE_IDS.index("bld_" + words.replace(" ", "_"))


def place(words: str) -> int:
    full = words.replace("card ", "card_space_").replace("building ", "building_space_")
    return PLACE_IDS.index(full.replace(" ", "_"))


# --- changing the table ---


def give(
    t: Table,
    p: int,
    *,
    tools: tuple[int, int, int] | None = None,
    used: tuple[int, int, int] | None = None,
    workers: int | None = None,
    **amounts: int,
) -> None:
    """Set what a player has: resources, food, grain and score by name, slots and used marks from left to right."""
    for name, amount in amounts.items():
        if name in RESOURCE_IDS:
            t.stock[p * RESOURCES + RESOURCE_IDS.index(name)] = amount
        else:
            getattr(t, name)[p] = amount
    for field, values in ((t.tools, tools), (t.used, used)):
        for slot, value in enumerate(values or ()):
            field[p * TOOL_SLOTS + slot] = value
    if workers is not None:
        t.idle[p] += workers - t.workers[p]
        t.workers[p] = workers


def cards_in_deck(t: Table) -> list[int]:
    return [int(c) for c in list(t.deck)[t.dealt :]]


def find_in_deck(t: Table, c: int) -> int:
    """Return where in the deck a card lies; a card on a space is first exchanged with the top of the deck."""
    for space in range(CARD_SPACES):
        if t.spaces[space] == c:
            t.spaces[space] = t.deck[t.dealt]
            t.deck[t.dealt] = c
    return int(t.dealt) + cards_in_deck(t).index(c)


def take_from_deck(t: Table, c: int) -> int:
    """Take a card out of the deck and return it."""
    at = find_in_deck(t, c)
    t.deck[at] = t.deck[t.dealt]
    t.deck[t.dealt] = NONE
    t.dealt += 1
    return c


def lay(t: Table, *words: str) -> None:
    """Lay cards on the spaces 1, 2, ...; an empty word clears a space (its card goes on top of the deck)."""
    for space, word in enumerate(words):
        before = t.spaces[space]
        t.spaces[space] = NONE
        if word:
            t.spaces[space] = before if before == card(word) else take_from_deck(t, card(word))
        if before not in (NONE, t.spaces[space]):
            t.dealt -= 1
            t.deck[t.dealt] = before


def top_of_deck(t: Table, *words: str) -> None:
    """Put cards on top of the deck, the first uppermost."""
    for depth, word in enumerate(words):
        at = find_in_deck(t, card(word))
        t.deck[at] = t.deck[t.dealt + depth]
        t.deck[t.dealt + depth] = card(word)


def shorten_deck(t: Table, count: int) -> None:
    """Leave only the uppermost cards of the deck; the others go out of the game."""
    t.deck = vec_of([int(c) for c in list(t.deck)[: t.dealt + count]])


def own(t: Table, p: int, *words: str, used: bool = False, secret: bool = False) -> None:
    """Give a player cards from the deck: bought ones, deferred ones ready unless `used`, or secretly drawn ones."""
    for word in words:
        c = take_from_deck(t, card(word))
        t.owner[c] = p
        t.mark[c] = SECRET if secret else READY if READY_TOPS[TOP[c]] and not used else 0
        t.secrets[p] += secret


def show(t: Table, *words: str) -> None:
    """Turn up tiles on the stacks 1, 2, ...; each changes places with the one that was there."""
    for stack, word in enumerate(words):
        top = stack * TILES_PER_STACK + int(t.left[stack]) - 1
        for at in range(len(t.tiles)):
            if t.tiles[at] == tile(word):
                t.tiles[at] = t.tiles[top]
        t.tiles[top] = tile(word)


def shorten(t: Table, stack: int, count: int) -> None:
    """Leave only the uppermost tiles of a stack (1, 2, ...), or none; the others go out of the game."""
    first = (stack - 1) * TILES_PER_STACK
    tiles = [int(i) for i in list(t.tiles)[first : first + t.left[stack - 1]]]
    for at in range(TILES_PER_STACK):
        t.tiles[first + at] = NONE
    for at, kept in enumerate(tiles[len(tiles) - count :]):
        t.tiles[first + at] = kept
    t.left[stack - 1] = count


def own_tiles(t: Table, p: int, count: int) -> None:
    """Give a player so many tiles from under the last stacks."""
    for _ in range(count):
        stack = max(range(len(t.left)), key=lambda s: t.left[s])
        first = stack * TILES_PER_STACK
        t.tile_owner[t.tiles[first]] = p
        shorten(t, stack + 1, int(t.left[stack]) - 1)


@cache
def _rigged(faces: tuple[int, ...]) -> str:
    """Return a generator, as text, whose next dice show these faces."""
    chance = Chance.from_seed(0)
    while True:
        ahead = chance.clone()
        if all(ahead.below(6) + 1 == face for face in faces):
            return chance.to_text()
        chance.word()


def rig(t: Table, *faces: int) -> None:
    """Let the next dice show these faces."""
    t.chance = Chance.from_text(_rigged(faces))


# --- letting a phase begin ---


def put_figures(t: Table, placed: dict[int, dict[str, int]]) -> None:
    for p, places in placed.items():
        for words, figures in places.items():
            t.placed[place(words) * t.players + p] += figures
            t.taken[place(words)] += figures
            t.idle[p] -= figures


def go_on(t: Table, step: int, player: int) -> Table:
    t.pop()
    t.push(step, player)
    t.advance()
    return t


def placing(t: Table, placed: dict[int, dict[str, int]] | None = None, turn: int = RED) -> Table:
    """Go on with phase 1 at somebody's turn, figures placed so far."""
    put_figures(t, placed or {})
    return go_on(t, PLACE_FIGURES, turn)


def acting(t: Table, placed: dict[int, dict[str, int]], wait: bool = True) -> Table:
    """Let phase 2 begin with these figures placed; whoever acts last gets some too, so that the phase does not end."""
    last = (int(t.start) - 1) % int(t.players)
    put_figures(t, placed if last in placed or not wait else placed | {last: WAITING})
    return go_on(t, CHOOSE_PLACE, int(t.start))


def feeding(t: Table) -> Table:
    """Let phase 3 begin, and all that follows it."""
    return go_on(t, FEED, NOBODY)


def changing(t: Table) -> Table:
    """Let the round change."""
    return go_on(t, NEW_ROUND, NOBODY)


# --- playing ---


def span(t: Table, p: int) -> tuple[int, int]:
    """Return how many single choices a player will make in their decision, at least and at most."""
    decision = t.decision(p)
    return decision.least, decision.most


# --- looking ---


def stock(t: Table, p: int) -> tuple[int, ...]:
    """Return wood, clay, stone and gold of a player."""
    return tuple(int(t.stock[p * RESOURCES + r]) for r in range(RESOURCES))


def tools(t: Table, p: int) -> tuple[int, ...]:
    return tuple(int(t.tools[p * TOOL_SLOTS + s]) for s in range(TOOL_SLOTS))


def used(t: Table, p: int) -> tuple[int, ...]:
    return tuple(int(t.used[p * TOOL_SLOTS + s]) for s in range(TOOL_SLOTS))


def on_board(t: Table, p: int) -> int:
    """Return how many figures a player has on the places."""
    return sum(int(t.placed[q * t.players + p]) for q in range(PLACES))


def owned(t: Table, p: int) -> list[str]:
    """Return the cards of a player, in the order of the data."""
    return [CARD_IDS[c].removeprefix("civ_").replace("_", " ") for c in range(len(CARD_IDS)) if t.owner[c] == p]


def spaces(t: Table) -> list[str]:
    """Return the cards on spaces 1 to 4; an empty space is an empty word."""
    return [CARD_IDS[c].removeprefix("civ_").replace("_", " ") if c != NONE else "" for c in list(t.spaces)]


def buildings(t: Table, p: int) -> int:
    return sum(t.tile_owner[i] == p for i in range(TILES))


def multisets(having: tuple[int, ...], size: int) -> set[tuple[int, ...]]:
    """Return all ways to take so many resources out of a stock, as amounts of each kind: brute force."""
    found = set()
    for kinds in combinations_with_replacement(range(len(having)), size):
        amounts = tuple(kinds.count(kind) for kind in range(len(having)))
        if all(amount <= have for amount, have in zip(amounts, having, strict=True)):
            found.add(amounts)
    return found
