"""What a seat has, as amounts by symbol, and what its coins are made of (CF-29.1)."""

from epocha.engine.game import Lines
from epocha.games.civilization_2010.coins import coins
from epocha.games.civilization_2010.components import CITIES, DECKS, NONE
from epocha.games.civilization_2010.effect_tables import PURSE_CARD, PURSES
from epocha.games.civilization_2010.effects import COINS
from epocha.games.civilization_2010.names import TEXTS, card_name
from epocha.games.civilization_2010.state import Table
from epocha.games.civilization_2010.techs import in_force


def stock(t: Table, p: int) -> dict[str, int]:
    """Return what a seat has by symbol; of what is hidden the number is public (CF-34)."""
    return {
        "trade": int(t.trade[p]),
        "culture": int(t.culture[p]),
        "coins": int(coins(t, p)),
        "space": int(t.track[p]),
        "technologies": int(t.techs[p]).bit_count(),
        "cities": sum([t.city_at[p * CITIES + city] != NONE for city in range(CITIES)]),
        "units": int(t.forces_held[p]),
        "events": sum([int(t.hand_held[p * DECKS + deck]) for deck in range(int(DECKS))]),
    }


def breakdown(t: Table, p: int, lang: str) -> dict[str, Lines]:
    """Return what the numbers of a seat are made of, by symbol."""
    return {"coins": coin_lines(t, p, lang)}


def coin_lines(t: Table, p: int, lang: str) -> Lines:
    """Return where coins come from: cards in force, tokens on cards and on the sheet, and squares of the map."""
    found: Lines = []
    pairs = [int(number) for number in t.agreed.perks[COINS]]
    for card, n in zip(pairs[::2], pairs[1::2], strict=True):
        if in_force(t, p, card):
            found.append((card_name(card, lang), n))
    for purse in range(int(PURSES)):
        n = int(t.coins_on[p * PURSES + purse])
        card = int(PURSE_CARD[purse])
        if n:
            name = TEXTS.say(lang, "part-sheet") if card == NONE else card_name(card, lang)
            found.append((TEXTS.say(lang, "part-tokens", name=name), n))
    rest = int(coins(t, p)) - sum([n for _, n in found])
    return [*found, (TEXTS.say(lang, "part-map"), rest)] if rest else found
