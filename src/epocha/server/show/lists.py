"""Lists: models of what can be played here, of the tables in lists, and of the form for a new table."""

from typing import Literal

from pydantic import Field

from epocha.server.show.model import BotCard, ErrorView, Model, TableCard


class Choice(Model):
    """A word that an option or seat may have, and its label."""

    value: str
    label: str


class OptionField(Model):
    """An option of a game, for a form and, as `json_schema`, for a program.

    Attributes:
        choices: words, or of a number those that a form offers, with what they are called.
        preset: whether the presets of the game set it.
    """

    name: str
    label: str
    help: str
    type: Literal["integer", "boolean", "choice", "many", "text"]
    default: int | str | bool
    least: int = 0
    most: int = 0
    choices: list[Choice] = Field(default_factory=list)
    preset: bool = False
    json_schema: dict[str, object]


class PresetView(Model):
    """A usual way to set up a table.

    Attributes:
        minutes: that it takes, about, by number of players from the fewest on.
    """

    name: str
    label: str
    minutes: list[int]
    options: dict[str, int | str | bool]


class GameCard(Model):
    """A game that can be played here.

    Attributes:
        learn: address of the page that tells how to play; guide: where a guided first game is begun; or empty.
    """

    name: str
    title: str
    about: str
    edition: str
    rules_version: int
    min_players: int
    max_players: int
    options: list[OptionField]
    presets: list[PresetView]
    rules: str
    learn: str = ""
    guide: str = ""
    new: str


class HomeView(Model):
    """The first page: what can be played, and the tables that concern this browser."""

    lang: str
    name: str
    games: list[GameCard]
    bots: list[BotCard]
    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]
    once: str = ""


class NewView(Model):
    """The form for a new table.

    Attributes:
        fields: what stands in it, by the names of the form's fields.
        wrong: why the table could not be made as the form says, if that was tried.
    """

    lang: str
    game: GameCard
    bots: list[BotCard]
    fields: dict[str, str]
    wrong: ErrorView | None = None
