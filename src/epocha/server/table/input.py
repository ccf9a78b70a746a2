"""Input: everything that a page or a caller of the JSON API may ask for, with its bounds.

Forms of pages send the same fields as the JSON bodies, flat, plus `csrf`. A new table's form has for seat N the fields
`seatN` ("me", "friend", "open", "none", "bot:NAME" or "bot:NAME:STRENGTH") and `seatN_name`, and for each option of the
game `option_NAME`.
"""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints, model_validator

from epocha.engine.deal import is_contribution
from epocha.engine.numbers import whole_number
from epocha.engine.options import is_storable
from epocha.engine.position import MOST_CHARACTERS

NAME_LENGTH = 30
TITLE_LENGTH = 60
CHAT_LENGTH = 500
ACTION_LENGTH = 1200
"""Of an answer of many picks: in Through the Ages a seat may return all its 18 tokens and lay as many, in up to 31
characters each."""
TOKEN_LENGTH = 80


def _whole(value: object) -> object:
    """Return the whole number that a value is or says; ValueError if it is none."""
    found = whole_number(value) if isinstance(value, str) else value
    if isinstance(found, bool) or not isinstance(found, int):
        raise ValueError("a whole number is expected, in the digits 0 to 9")
    return found


Whole = Annotated[int, BeforeValidator(_whole)]
"""A whole number in an address, a form or a JSON body."""
PersonName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=TITLE_LENGTH)]
Token = Annotated[str, StringConstraints(max_length=TOKEN_LENGTH)]
SeatIndex = Annotated[Whole, Field(ge=0, lt=16)]


def _contribution(word: str) -> str:
    """Return a contribution; ValueError if it is none."""
    if word and not is_contribution(word):
        raise ValueError("a contribution is 16 to 64 letters and digits")
    return word


Contribution = Annotated[str, StringConstraints(max_length=64), AfterValidator(_contribution)]


class Input(BaseModel):
    """Base of all that is sent here: unknown fields are refused, and every text in it can be stored."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _only_storable(cls, data: Any) -> Any:
        if not _is_storable(data):
            raise ValueError("a text has half of a surrogate pair, which is no character")
        return data


def _is_storable(data: object) -> bool:
    """Return whether every text in lists and dictionaries, names included, can be stored, however deep they go."""
    left = [data]
    while left:
        found = left.pop()
        if isinstance(found, str) and not is_storable(found):
            return False
        if isinstance(found, dict):
            left += [*found.keys(), *found.values()]
        elif isinstance(found, list):
            left += found
    return True


class SeatPlan(Input):
    """Who shall sit on a seat of a new table.

    Attributes:
        kind: "me" (this browser; several times: hot-seat), "friend" (whoever has the link), "open" (anyone), "bot".
        name: of a seat of kind "me"; by default the name of the person.
        bot, strength: of a seat of kind "bot".
    """

    kind: Literal["me", "friend", "open", "bot"]
    name: PersonName = ""
    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    strength: Annotated[str, StringConstraints(max_length=20)] = ""


class NewTable(Input):
    """A table to be created.

    Attributes:
        position: text of a position to begin from (see `epocha.engine.position`), or empty. It says the options itself;
            what it does not know is drawn. Everybody sees that the table began so.
        once: any word of the caller's; a second request with the same word gives the table that the first one made.
        contribute: the caller will contribute to the shuffles for its own seats once it sees the commitment of the
            table (see `Contribute`), and the game waits for it.
    """

    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, int | str | bool], Field(max_length=40, default_factory=dict)]
    position: Annotated[str, StringConstraints(strip_whitespace=True, max_length=MOST_CHARACTERS)] = ""
    title: Title = ""
    name: PersonName = ""
    once: Token = ""
    contribute: bool = False


class Guided(Input):
    """A guided first game; `once` as in NewTable."""

    name: PersonName = ""
    once: Token = ""


class Act(Input):
    """An action, in answer to a decision quoted by its id.

    Attributes:
        spare: in a reaction window, whether the seat shall not be asked again until this turn of the game ends where it
            holds nothing fitting, but be answered for; every answer in a window says it anew. Nobody else learns of it.
        passing: in a reaction window, in place of the action: decline, and in all windows until the turn or the round
            ends, whatever the seat holds. Nobody else learns of it.
    """

    decision: Token
    action: Annotated[str, StringConstraints(max_length=ACTION_LENGTH)] = ""
    spare: bool = False
    passing: Literal["turn", "round", ""] = ""


class AskAgain(Input):
    """End what `Act.spare` and `Act.passing` wished for own seats: they are asked in reaction windows as before."""


class Withdraw(Input):
    """Take back picks of an own answer that has not taken effect, or a sealed answer, to give another.

    Attributes:
        decision: `DecisionView.id` or `Waiting.answered` of the page on which the person decided.
        left: how many of the picks stay.
    """

    decision: Token
    left: Annotated[Whole, Field(ge=0, le=1000)] = 0


class UndoAct(Input):
    """A step of taking back: ask for it (or do it, where it is free), agree to or refuse what another seat asked.

    Attributes:
        token: `UndoView.token` of the page on which the person decided.
        seat: the seat that acts, for a browser with several; by default the first that can.
    """

    what: Literal["ask", "agree", "refuse"]
    token: Token
    seat: SeatIndex | None = None


class Say(Input):
    """A line of chat; `once` as in NewTable."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH)]
    once: Token = ""


class Seen(Input):
    """Up to which ply a page has shown the log, told when it is left."""

    ply: Annotated[Whole, Field(ge=0, lt=1 << 31)]


class Join(Input):
    """Take a seat that is open; with a link's token at another address, one kept for a friend."""

    seat: SeatIndex | None = None
    name: PersonName = ""
    contribution: Contribution = ""


class Contribute(Input):
    """What own seats contribute to the shuffles; empty for nothing of their own.

    Make it after you have seen the commitment of the table, at random, and keep both until the end.
    """

    contribution: Contribution = ""


class Rename(Input):
    """The name of a person who sat down without one."""

    name: Annotated[PersonName, Field(min_length=1)]


class Rematch(Input):
    """Play again; `contribute` as in NewTable."""

    contribute: bool = False


class Leave(Input):
    """Get up from a seat, or from all own seats."""

    seat: SeatIndex | None = None


class Replace(Input):
    """Put a bot on a seat that nobody has taken, or that was left."""

    seat: SeatIndex
    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    strength: Annotated[str, StringConstraints(max_length=20)] = ""


class Start(Input):
    """Begin now; the bot takes every seat that is still free."""

    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    strength: Annotated[str, StringConstraints(max_length=20)] = ""


class TakeLink(Input):
    """Sit down on the seat of a secret link."""

    name: PersonName = ""
    contribution: Contribution = ""


class Language(Input):
    """The language of this browser's pages."""

    lang: Literal["en", "cs", "sk"]
