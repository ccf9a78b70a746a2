"""What lies on the table of Civilization: the fields, what they mean, and how they are copied.

What a player has is indexed by seat. A set is an integer with one bit for each member (`engine/bits.py`). Things go by
the numbers of `components.py`, squares by those of the grid.

What nobody knows is drawn when it is turned up, each possible thing being equally likely: tiles, hut and village tokens
on the map, wonders to come, great people. So there is nothing of it to hide or to guess. A face-down deck is a bag.
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.bundles import offer_fields
from epocha.engine.chance import Chance
from epocha.engine.fields import ALL, OTHERS, SEAT, SOME, Field, bag, index, number, subset
from epocha.engine.setup import Setup
from epocha.engine.state import filled, zeros
from epocha.engine.vectors import NOTHING
from epocha.games.civilization_2010.atlas import CELLS, SLOTS, SQUARES, TILES
from epocha.games.civilization_2010.components import (
    ANARCHY,
    BUILDINGS,
    CITIES,
    CIVILIZATIONS,
    DECKS,
    DISASTERS,
    EVENTS,
    FIGURES,
    GOVERNMENTS,
    LAST_SPACE,
    MARKERS,
    MOST_TRADE,
    NONE,
    PEOPLE,
    PERSON_COUNT,
    RESOURCES,
    SCOUTS,
    SITES,
    STACK_SIZE,
    STACKS,
    TECHNOLOGIES,
    TERRAINS,
    TOKENS,
    UNIT_CARDS,
    UNIT_TOTAL,
    UNITS,
    WONDER_SLOTS,
    WONDERS,
)
from epocha.games.civilization_2010.effect_tables import ABILITIES, PURSES
from epocha.games.civilization_2010.terms import MOST_OFFERS, Terms
from epocha.games.civilization_2010.war import SIDES, War, war_fields

OPEN_OFFERS: Final = 3
"""Offers that a seat may have open at once."""
LINES: Final = 16
"""The most items in an offer."""
MOST_CULTURE: Final = 9999
DID_BUILD: Final = 1
DID_ARTS: Final = 2
DID_HARVEST: Final = 4
DID_HARVEST_AT_START: Final = 8
DID_ALL: Final = 15
"""What `did` is made of."""


class Nations(War):
    """What each player has; the fields are declared and explained with those of a `Layout`."""

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup, chance, OPEN_OFFERS, LINES)
        self.civilization = NOTHING
        self.trade = NOTHING
        self.culture = NOTHING
        self.track = NOTHING
        self.techs = NOTHING
        self.government = NOTHING
        self.anarchy_since = NOTHING
        self.unlocked_now = NOTHING
        self.direct = NOTHING
        self.governed: i64 = 0
        self.resources = NOTHING
        self.tokens = NOTHING
        self.tokens_held = NOTHING
        self.hand = NOTHING
        self.hand_held = NOTHING
        self.reserve = NOTHING
        self.fresh_people = NOTHING
        self.coins_on = NOTHING
        self.used = NOTHING
        self.forces = NOTHING
        self.forces_held = NOTHING
        self.figure_at = NOTHING
        self.moved = NOTHING
        self.fresh = NOTHING
        self.sends = NOTHING
        self.city_at = NOTHING
        self.walled = NOTHING
        self.acted = NOTHING
        self.did = NOTHING
        self.extra = NOTHING
        self.actions_more = NOTHING
        self.offers_made = NOTHING
        self.numbered = NOTHING
        self.last_number = NOTHING

    def clear_nations(self) -> None:
        """Let nobody have anything."""
        n = self.players
        self.civilization = filled(n, NONE)
        self.trade = zeros(n)
        self.culture = zeros(n)
        self.track = zeros(n)
        self.techs = zeros(n)
        self.government = filled(n, ANARCHY)
        self.anarchy_since = zeros(n)
        self.unlocked_now = zeros(n)
        self.direct = zeros(n)
        self.resources = zeros(n * RESOURCES)
        self.tokens = zeros(n * TOKENS)
        self.tokens_held = zeros(n * SITES)
        self.hand = zeros(n * EVENTS)
        self.hand_held = zeros(n * DECKS)
        self.reserve = zeros(n * PEOPLE)
        self.fresh_people = zeros(n * PEOPLE)
        self.coins_on = zeros(n * PURSES)
        self.used = zeros(n)
        self.forces = zeros(n * UNIT_CARDS)
        self.forces_held = zeros(n)
        self.figure_at = filled(n * FIGURES, NONE)
        self.moved = zeros(n)
        self.fresh = zeros(n)
        self.sends = filled(n * SCOUTS, NONE)
        self.city_at = filled(n * CITIES, NONE)
        self.walled = zeros(n)
        self.acted = zeros(n * CITIES)
        self.did = zeros(n)
        self.extra = zeros(n * CITIES)
        self.actions_more = zeros(n)
        self.offers_made = zeros(n)
        self.numbered = zeros(n * OPEN_OFFERS)
        self.last_number = zeros(n * n)

    def copy_nations_to(self, t: "Nations") -> None:
        """Copy what players have."""
        t.civilization = self.civilization[:]
        t.trade = self.trade[:]
        t.culture = self.culture[:]
        t.track = self.track[:]
        t.techs = self.techs[:]
        t.government = self.government[:]
        t.anarchy_since = self.anarchy_since[:]
        t.unlocked_now = self.unlocked_now[:]
        t.direct = self.direct[:]
        t.governed = self.governed
        t.resources = self.resources[:]
        t.tokens = self.tokens[:]
        t.tokens_held = self.tokens_held[:]
        t.hand = self.hand[:]
        t.hand_held = self.hand_held[:]
        t.reserve = self.reserve[:]
        t.fresh_people = self.fresh_people[:]
        t.coins_on = self.coins_on[:]
        t.used = self.used[:]
        t.forces = self.forces[:]
        t.forces_held = self.forces_held[:]
        t.figure_at = self.figure_at[:]
        t.moved = self.moved[:]
        t.fresh = self.fresh[:]
        t.sends = self.sends[:]
        t.city_at = self.city_at[:]
        t.walled = self.walled[:]
        t.acted = self.acted[:]
        t.did = self.did[:]
        t.extra = self.extra[:]
        t.actions_more = self.actions_more[:]
        t.offers_made = self.offers_made[:]
        t.numbered = self.numbered[:]
        t.last_number = self.last_number[:]


class Layout(Nations):
    """The table of a game of Civilization.

    Attributes:
        agreed, plan: from the setup, never changed.
        round: the turn of the game, from 1; 0 during set-up. first: who has the first player token.
        winners: set of those who have won.

        tile: on each slot of the map, NONE while it is face down; turns: quarters by which it is turned clockwise.
        prints: the print that therefore lies on each square, NONE where no tile lies face up; a list that copies share,
            so that another one takes its place when a tile is laid.
        coins_laid: how many coins the markers on the map show.
        site: a hut or village that lies on a square. covered: the terrain of a disaster token on it.
        marker: the building, wonder or great person on a square; whose it is follows from the city around it.

        pool: hut and village tokens that nobody has looked at; those on the map are among them. spent: those that
            have left the game.
        deck: unit cards face down, of each kind; deck_held: how many of each type. returned: those that lie face up
            under them.
        event_deck, event_discard: culture events, face down and face up. market: resource tokens in the market.
        stacks: building tokens left. people_left: great people not yet drawn. disasters_left: tokens.
        row: the wonder in each slot of the market. wonders_left: set of those still in the deck. wonder_at: the square
            of each built wonder; wonder_of: who has its card. obsolete: set of the wonders without ability.

        civilization, trade, culture (unspent tokens), track (space on the culture track), techs, government.
        anarchy_since: the turn in which a player's Anarchy began. unlocked_now: set of the governments that
            technologies have unlocked since this turn began; direct: set of those that may be adopted directly in this
            Start of Turn phase (CF-8.3, CF-8.4). governed: set of the players who have changed government in it.
        resources: market tokens. tokens: hut and village tokens on the sheet; tokens_held: how many of each sort.
        hand: culture events; hand_held: how many of each deck. reserve: great people; fresh_people: those of them that
            came there in this turn. coins_on: coin tokens in each purse (see `effect_tables.SHEET`).
        used: set of the abilities used this turn. forces: unit cards in the standing forces; forces_held: how many.
        figure_at: the square of each figure, NONE in the supply. moved: set of the figures that have moved this turn;
            fresh: of those placed in it. sends: the city to which each scout sends what it gathers.
        city_at: the square of each city, NONE if the token is unbuilt. walled: set of the cities with walls. acted: how
            many actions a city has taken this turn; extra: production that it has more in this turn.
        did: set of what the capital has done in this turn (DID_BUILD and so on), and of what is done once in it.
        actions_more: how many more actions each city of a player has in this turn. offers_made: in this Trade phase.
        numbered: the number of each open offer among those of its maker to its receiver. last_number: for a maker and a
            receiver the number given last, higher by one; 0 if none was in this Trade phase.
    """

    KINDS: ClassVar[Mapping[str, int]] = {
        "square": SQUARES,
        "plot": SLOTS,
        "tile": int(TILES),
        "print": int(TILES) * CELLS,
        "terrain": int(TERRAINS),
        "site": int(SITES),
        "marker": int(MARKERS),
        "token": int(TOKENS),
        "unit card": int(UNIT_CARDS),
        "event": int(EVENTS),
        "deck": int(DECKS),
        "resource": int(RESOURCES),
        "stack": int(STACKS),
        "person": int(PEOPLE),
        "wonder": int(WONDERS),
        "wonder slot": int(WONDER_SLOTS),
        "civilization": int(CIVILIZATIONS),
        "technology": int(TECHNOLOGIES),
        "government": int(GOVERNMENTS),
        "building": int(BUILDINGS) + 1,
        "unit": int(UNITS),
        "purse": int(PURSES),
        "ability": int(ABILITIES),
        "figure": FIGURES,
        "scout": SCOUTS,
        "city": CITIES,
        "side": SIDES,
        "slot": OPEN_OFFERS,
        "line": LINES,
    }
    FIELDS: ClassVar[tuple[Field, ...]] = (
        number("round"),
        index("first", of=SEAT, none=False),
        subset("winners", of=SEAT),
        index("tile", "plot", of="tile"),
        number("turns", "plot", most=3),
        index("prints", "square", of="print", derived=True),
        number("coins_laid", derived=True),
        index("site", "square", of="site"),
        index("covered", "square", of="terrain"),
        index("marker", "square", of="marker"),
        bag("pool", "token", secret=ALL),
        bag("spent", "token"),
        bag("deck", "unit card", secret=ALL),
        bag("returned", "unit card"),
        number("deck_held", "unit", most=int(max(UNIT_TOTAL))),
        bag("event_deck", "event", secret=ALL),
        bag("event_discard", "event"),
        bag("market", "resource"),
        bag("stacks", "stack"),
        bag("people_left", "person"),
        number("disasters_left", most=int(DISASTERS)),
        index("row", "wonder slot", of="wonder"),
        subset("wonders_left", of="wonder"),
        index("wonder_at", "wonder", of="square"),
        index("wonder_of", "wonder", of=SEAT),
        subset("obsolete", of="wonder"),
        index("civilization", SEAT, of="civilization"),
        number("trade", SEAT, most=int(MOST_TRADE)),
        number("culture", SEAT, most=MOST_CULTURE),
        number("track", SEAT, most=int(LAST_SPACE)),
        subset("techs", SEAT, of="technology"),
        index("government", SEAT, of="government", none=False),
        number("anarchy_since", SEAT),
        subset("unlocked_now", SEAT, of="government"),
        subset("direct", SEAT, of="government"),
        subset("governed", of=SEAT),
        bag("resources", SEAT, "resource", most=99),
        bag("tokens", SEAT, "token", most=30, secret=OTHERS),
        bag("tokens_held", SEAT, "site", most=30),
        bag("hand", SEAT, "event", most=47, secret=OTHERS),
        bag("hand_held", SEAT, "deck", most=47),
        bag("reserve", SEAT, "person", most=18),
        bag("fresh_people", SEAT, "person", most=18),
        number("coins_on", SEAT, "purse"),
        subset("used", SEAT, of="ability"),
        bag("forces", SEAT, "unit card", most=53, secret=OTHERS),
        number("forces_held", SEAT, most=53),
        index("figure_at", SEAT, "figure", of="square"),
        subset("moved", SEAT, of="figure"),
        subset("fresh", SEAT, of="figure"),
        index("sends", SEAT, "scout", of="city"),
        index("city_at", SEAT, "city", of="square"),
        subset("walled", SEAT, of="city"),
        number("acted", SEAT, "city", most=9),
        number("did", SEAT, most=DID_ALL),
        number("extra", SEAT, "city", most=99),
        number("actions_more", SEAT, most=9),
        number("offers_made", SEAT, most=MOST_OFFERS, secret=SOME),
        number("numbered", SEAT, "slot", most=OPEN_OFFERS - 1, secret=SOME),
        number("last_number", SEAT, SEAT, most=OPEN_OFFERS, secret=SOME),
        *war_fields(),
        *offer_fields(SOME),
    )

    def __init__(self, setup: Setup, chance: Chance | None) -> None:
        super().__init__(setup, chance)
        terms = setup.tables
        if not isinstance(terms, Terms):
            raise TypeError("the setup is of another game")
        self.agreed = terms
        self.plan = terms.plan
        self.round: i64 = 0
        self.first: i64 = 0
        self.winners: i64 = 0
        self.disasters_left: i64 = DISASTERS
        self.wonders_left: i64 = 0
        self.obsolete: i64 = 0
        self.coins_laid: i64 = 0
        self.tile = NOTHING
        self.turns = NOTHING
        self.prints = NOTHING
        self.site = NOTHING
        self.covered = NOTHING
        self.marker = NOTHING
        self.pool = NOTHING
        self.spent = NOTHING
        self.deck = NOTHING
        self.returned = NOTHING
        self.deck_held = NOTHING
        self.event_deck = NOTHING
        self.event_discard = NOTHING
        self.market = NOTHING
        self.stacks = NOTHING
        self.people_left = NOTHING
        self.row = NOTHING
        self.wonder_at = NOTHING
        self.wonder_of = NOTHING

    def clear(self) -> None:
        """Lay out an empty map and all that is in the box; a copy takes its lists from its original."""
        self.tile = filled(SLOTS, NONE)
        self.turns = zeros(SLOTS)
        self.prints = filled(SQUARES, NONE)
        self.site = filled(SQUARES, NONE)
        self.covered = filled(SQUARES, NONE)
        self.marker = filled(SQUARES, NONE)
        self.pool = self.agreed.tokens[:]
        self.spent = zeros(TOKENS)
        self.deck = self.agreed.cards[:]
        self.returned = zeros(UNIT_CARDS)
        self.deck_held = UNIT_TOTAL[:]
        self.event_deck = self.agreed.events[:]
        self.event_discard = zeros(EVENTS)
        self.market = zeros(RESOURCES)
        self.stacks = STACK_SIZE[:]
        self.people_left = PERSON_COUNT[:]
        self.row = filled(WONDER_SLOTS, NONE)
        self.wonder_at = filled(WONDERS, NONE)
        self.wonder_of = filled(WONDERS, NONE)
        self.clear_nations()
        self.clear_war()
        self.clear_offers()

    def copy_fields_to(self, t: "Layout") -> None:
        """Copy all fields into a copy that `clone` is making."""
        t.round = self.round
        t.first = self.first
        t.winners = self.winners
        t.disasters_left = self.disasters_left
        t.wonders_left = self.wonders_left
        t.obsolete = self.obsolete
        t.coins_laid = self.coins_laid
        t.tile = self.tile[:]
        t.turns = self.turns[:]
        t.prints = self.prints
        t.site = self.site[:]
        t.covered = self.covered[:]
        t.marker = self.marker[:]
        t.pool = self.pool[:]
        t.spent = self.spent[:]
        t.deck = self.deck[:]
        t.returned = self.returned[:]
        t.deck_held = self.deck_held[:]
        t.event_deck = self.event_deck[:]
        t.event_discard = self.event_discard[:]
        t.market = self.market[:]
        t.stacks = self.stacks[:]
        t.people_left = self.people_left[:]
        t.row = self.row[:]
        t.wonder_at = self.wonder_at[:]
        t.wonder_of = self.wonder_of[:]
        self.copy_nations_to(t)
        self.copy_war_to(t)
        self.copy_offers_to(t)
