"""Games: what can be played here, how it is set up, and who may sit on a seat, for lists and the form of a table."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from epocha.bots import bot_names
from epocha.bots.protocol import bot_class
from epocha.engine.game import Game
from epocha.engine.options import Option, OptionValue, Preset, said
from epocha.engine.registry import game_names, load_game
from epocha.engine.text import Texts
from epocha.server.show.lessons import guide_address, learn_address
from epocha.server.show.lists import Choice, GameCard, NewView, OptionField, PresetView
from epocha.server.show.model import BotCard, ErrorView
from epocha.server.show.scene import word

log = logging.getLogger(__name__)

TEXTS = Texts("epocha.server")
ROUND_MINUTES = 5
"""Estimates are told in steps of so many minutes."""

LoadedT = TypeVar("LoadedT")


# --- games -----------------------------------------------------------------------------------------------------------


def game_cards(lang: str) -> list[GameCard]:
    """Return the games that can be played here, the easiest first."""
    games = sorted(_loaded(game_names(), load_game), key=lambda game: (game.weight, game.name))
    return [game_card(game, lang) for game in games]


def game_card(game: Game, lang: str) -> GameCard:
    """Return a game, with what may be chosen for a table of it."""
    set_by_presets = {name for preset in game.presets for name in preset.options}
    return GameCard(
        name=game.name,
        title=title_of(game, lang),
        about=word(game, lang, "about", ""),
        edition=game.edition,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[_option_field(game, option, option.name in set_by_presets, lang) for option in game.options],
        presets=[_preset(game, preset, lang) for preset in game.presets],
        rules=f"/games/{game.name}/rules",
        learn=learn_address(game),
        guide=guide_address(game),
        new=f"/games/{game.name}/new",
    )


def title_of(game: Game, lang: str) -> str:
    """Return the name of a game for people."""
    return word(game, lang, "title", _plain_title(game.name))


def title_of_installed(name: str, lang: str) -> str:
    """Return the name of a game for people; of one that is not installed any more, the plain one."""
    game = _installed(name)
    return title_of(game, lang) if game else _plain_title(name)


def score_text(name: str, points: int, players: int, won: bool, lang: str) -> str:
    """Return a result as lists of games say it: the points, unless the game has other words for them."""
    game = _installed(name)
    own = game.score(points, players, won, lang) if game else ""
    return own or TEXTS.say(lang, "points", points=points).replace("-", "−")


def placed_text(name: str, place: int, score: str, lang: str) -> str:
    """Return a place as people say it; goals give no order to those who did not reach one, so there it is the score."""
    game = _installed(name)
    return score if game and game.has_goals else TEXTS.say(lang, "place", place=place)


def best_of(name: str, points: Sequence[int], players: int) -> int:
    """Return the best of several results in a game with so many players."""
    game = _installed(name)
    return game.best(points, players) if game else max(points)


def _installed(name: str) -> Game | None:
    """Return a game, or None if it is not installed any more or cannot be loaded."""
    return next(iter(_loaded([name], load_game)), None) if name in game_names() else None


def _plain_title(name: str) -> str:
    """Return the name of a game that has none for people."""
    return name.replace("_", " ").title()


# --- how it is set up ------------------------------------------------------------------------------------------------


def _preset(game: Game, preset: Preset, lang: str) -> PresetView:
    minutes = [preset.minutes * players for players in range(game.min_players, game.max_players + 1)]
    return PresetView(
        name=preset.name,
        label=word(game, lang, f"preset-{preset.name}", preset.name),
        minutes=[max(ROUND_MINUTES, round(each / ROUND_MINUTES) * ROUND_MINUTES) for each in minutes],
        options=dict(preset.options),
    )


def _option_field(game: Game, option: Option, preset: bool, lang: str) -> OptionField:
    words = "many" if option.many else "choice" if option.choices else "text"
    kind = {bool: "boolean", int: "integer"}.get(type(option.default), words)
    offered = option.numbers() if kind == "integer" else option.choices
    return OptionField(
        name=option.name,
        label=word(game, lang, f"option-{option.name}", option.name),
        help=word(game, lang, f"option-{option.name}-help", ""),
        type=kind,  # type: ignore[arg-type]
        default=option.default,
        least=option.least,
        most=option.most,
        choices=[Choice(value=str(each), label=option_value(game, option.name, each, lang)) for each in offered],
        preset=preset,
        json_schema=option.schema(),
    )


def option_value(game: Game, name: str, value: OptionValue, lang: str) -> str:
    """Return a value of an option as people say it: "drawn by lot", and not 0."""
    if isinstance(value, bool):
        return TEXTS.say(lang, "yes" if value else "no")
    if any(option.name == name and option.many for option in game.options):
        return ", ".join(word(game, lang, f"option-{name}-{each}", each) for each in str(value).split())
    if isinstance(value, int) and not game.texts.has(lang, f"option-{name}-{value}"):
        message = f"option-{name}-n"
        return game.texts.say(lang, message, n=value) if game.texts.has(lang, message) else str(value)
    return word(game, lang, f"option-{name}-{value}", str(value))


def new_view(game: Game, given: Mapping[str, str], name: str, wrong: ErrorView | None, lang: str) -> NewView:
    """Return the form for a new table: as it is shown first, or with what a person has filled in.

    Args:
        given: fields that a person has sent; if there are any, what they left empty stays empty.
        name: of the person, as far as it is known.
        wrong: why no table could be made of it.
    """
    fields = {"players": str(max(2, game.min_players)), "title": "", "position": ""}
    fields["preset"] = game.presets[0].name if game.presets else ""
    for seat in range(game.max_players):
        fields |= {f"seat{seat}": "me" if seat == 0 else f"bot:{usual_bot()}", f"seat{seat}_name": ""}
    fields["seat0_name"] = name
    fields |= {f"option_{option.name}": said(option.default) for option in game.options}
    card = game_card(game, lang)
    fields |= {f"option_{option.name}": "" for option in card.options if option.preset}
    return NewView(lang=lang, game=card, bots=bot_cards(), fields=fields | dict(given), wrong=wrong)


# --- bots ------------------------------------------------------------------------------------------------------------


def bot_cards() -> list[BotCard]:
    """Return the bots that can take a seat."""
    bots = _loaded(bot_names(), lambda name: (name, bot_class(name)))
    return [BotCard(name=name, strengths=list(bot.strengths)) for name, bot in bots]


def _loaded(names: list[str], load: Callable[[str], LoadedT]) -> list[LoadedT]:
    """Return what is installed under some names; what somebody else's package cannot load must not close the site."""
    found = []
    for name in names:
        try:
            found.append(load(name))
        except Exception:
            if name not in _complained_of:
                _complained_of.add(name)
                log.exception("%s is installed but cannot be loaded", name)
    return found


_complained_of: set[str] = set()


def usual_bot() -> str:
    """Return the bot that takes a seat when nobody said which."""
    return "greedy" if "greedy" in bot_names() else bot_names()[0]
