"""Album: the page with all cards of a game, the page of each card, and where a seat knows the cards to be."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from epocha.engine.album import Album, Leaf, Whereabouts
from epocha.engine.game import Game
from epocha.engine.rulebook import Rule
from epocha.engine.state import State
from epocha.engine.text import Texts, call_players
from epocha.engine.thing import Thing, drawn
from epocha.server.errors import Problem
from epocha.server.show.games import title_of
from epocha.server.show.lessons import cards_address, learn_address, ruling_views
from epocha.server.show.lists import Choice
from epocha.server.show.model import Model
from epocha.server.show.page_model import RuleView, ThingView
from epocha.server.show.scene import word

TEXTS: Final = Texts("epocha.server")

SPOT: Final = "spot"
"""The name of the filter that asks where cards are."""


class Filter(Model):
    """Something by which cards are picked out: `choices` are its values, `about` explains those that need it."""

    name: str
    label: str
    choices: list[Choice]
    about: dict[str, str]


class SpotView(Model):
    """How many copies of a card are on one spot."""

    name: str
    label: str
    count: int


class LeafView(Model):
    """A card of the album.

    Attributes:
        thing: its name as a thing. face: a picture of it, as markup for a page with the game's symbols.
        traits: its values, by the name of the filter.
        copies: how many there are of it.
        about: what is worth saying beside its picture.
        spots: where its copies are; empty if it is not in this game, or there is none.
        address: of its own page.
    """

    thing: str
    name: str
    face: str
    traits: dict[str, str]
    copies: int
    about: str
    spots: list[SpotView]
    address: str


class AlbumView(Model):
    """All cards of a game.

    Attributes:
        filters: by which they are picked out.
        told: sentences about the piles, as all may know them.
        played: whether it is about the cards of a table, of which some may not be in the game.
        table, learn: addresses; "" where there is no such page.
    """

    lang: str
    game: str
    game_title: str
    filters: list[Filter]
    cards: list[LeafView]
    told: list[str]
    played: bool
    table: str
    learn: str


class CardPage(Model):
    """A card in full: what it is, and every rule that speaks of it.

    Attributes:
        effect, picture: in symbols, and large; markup for a page with the game's symbols.
        about: what is worth saying beside its picture.
        rules: those about it; one that `text` says already has no text of its own.
        rulings: how it is read where the rulebook leaves something open.
        album, rules_address: of the pages with all cards and with all rules.
    """

    lang: str
    game: str
    game_title: str
    name: str
    text: str
    effect: str
    picture: str
    about: str
    rules: list[RuleView]
    rulings: list[RuleView]
    album: str
    rules_address: str


@cache
def album_of(game: Game, lang: str) -> Album | None:
    """Return the album of a game, made once for each language."""
    return game.album(lang)


def album_view(
    game: Game, lang: str, view: State | None = None, names: Sequence[str] = (), table: str = ""
) -> AlbumView:
    """Return the page with all cards of a game; Problem if it has no album.

    Args:
        view: what a seat or a spectator sees of a table; None for no table.
        names: of its seats. table: its id.
    """
    album = album_of(game, lang)
    if album is None:
        raise Problem("error-not-found")
    where = game.whereabouts(view, lang) if view is not None else None
    spots = {name: word(game, lang, f"spot-{name}", name) for name in where.spots} if where else {}
    return AlbumView(
        lang=lang,
        game=game.name,
        game_title=title_of(game, lang),
        filters=[*_filters(album), *([_spot_filter(game, spots, lang)] if spots else [])],
        cards=[_leaf(game, album, leaf, where, spots) for leaf in album.leaves],
        told=[call_players(line, names) for line in where.told] if where else [],
        played=where is not None,
        table=f"/tables/{table}" if table else "",
        learn=learn_address(game),
    )


def _filters(album: Album) -> list[Filter]:
    return [
        Filter(
            name=trait.name,
            label=trait.words,
            choices=[Choice(value=value, label=name) for value, name in trait.values],
            about={},
        )
        for trait in album.traits
    ]


def _spot_filter(game: Game, spots: Mapping[str, str], lang: str) -> Filter:
    about = {name: word(game, lang, f"spot-{name}-about", "") for name in spots}
    return Filter(
        name=SPOT,
        label=TEXTS.say(lang, "cards-where"),
        choices=[Choice(value=name, label=label) for name, label in spots.items()],
        about={name: text for name, text in about.items() if text},
    )


def _leaf(game: Game, album: Album, leaf: Leaf, where: Whereabouts | None, spots: Mapping[str, str]) -> LeafView:
    found = where.found.get(leaf.thing, {}) if where else {}
    names = [trait.name for trait in album.traits]
    return LeafView(
        thing=leaf.thing,
        name=leaf.name,
        face=drawn(*album.size, leaf.face, margin=1),
        traits=dict(zip(names, leaf.traits, strict=True)),
        copies=leaf.copies,
        about=leaf.about,
        spots=[SpotView(name=name, label=spots[name], count=found[name]) for name in spots if found.get(name)],
        address=f"/games/{game.name}/cards/{leaf.thing}",
    )


def _rule(rule: Rule, told: str) -> RuleView:
    """Return a rule about a card, without what was told of the card already."""
    return RuleView(id=rule.id, text="" if rule.text in told else rule.text, source="")


@cache
def _nobodys_view(game: Game) -> State:
    """Return a view for what is told to everybody alike, at any table."""
    return game.new_initial_state().view(None)


def thing_view(thing: Thing) -> ThingView:
    """Return what a close-up shows of a thing."""
    return ThingView(
        name=thing.name,
        text=thing.text,
        effect=thing.effect,
        picture=thing.picture,
        rules=list(thing.rules),
        rulings=ruling_views(thing.rulings),
    )


def card_page(game: Game, name: str, lang: str) -> CardPage:
    """Return a card of the album in full; Problem if there is none of that name."""
    album = album_of(game, lang)
    leaf = next((leaf for leaf in album.leaves if leaf.thing == name), None) if album else None
    thing = game.thing(_nobodys_view(game), name, lang) if leaf else None
    if leaf is None or thing is None:
        raise Problem("error-not-found")
    rules = game.rules(lang)
    return CardPage(
        lang=lang,
        game=game.name,
        game_title=title_of(game, lang),
        name=thing.name,
        text=thing.text,
        effect=thing.effect,
        picture=thing.picture,
        about=leaf.about,
        rules=[_rule(rules[rule], thing.text) for rule in thing.rules],
        rulings=ruling_views(thing.rulings),
        album=cards_address(game),
        rules_address=f"/games/{game.name}/rules",
    )
