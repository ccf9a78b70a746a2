"""Input: everything that a page or a caller of the JSON API may send, with its bounds.

Forms of pages send the same fields as the JSON bodies, flat, plus `csrf`. A new table's form has for seat N the fields
`seatN` ("me", "friend", "open", "none", "bot:NAME" or "bot:NAME:STRENGTH") and `seatN_name`, and for each option of the
game `option_NAME`.
"""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from epocha.server.model import Model

NAME_LENGTH = 30
TITLE_LENGTH = 60
CHAT_LENGTH = 500
ACTION_LENGTH = 200
TOKEN_LENGTH = 80

PersonName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=NAME_LENGTH)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=TITLE_LENGTH)]
Token = Annotated[str, StringConstraints(max_length=TOKEN_LENGTH)]
SeatIndex = Annotated[int, Field(ge=0, lt=16)]


class SeatPlan(Model):
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


class NewTable(Model):
    """A table to be created.

    Attributes:
        once: any word of the caller's; a second request with the same word gives the table that the first one made.
    """

    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, int | str | bool], Field(max_length=40, default_factory=dict)]
    title: Title = ""
    name: PersonName = ""
    once: Token = ""


class Act(Model):
    """An action, in answer to a decision quoted by its id.

    Attributes:
        spare: in a reaction window, whether the seat shall not be asked again until this turn of the game ends where it
            holds nothing fitting, but be answered for; every answer in a window says it anew. Nobody else learns of it.
    """

    decision: Token
    action: Annotated[str, StringConstraints(max_length=ACTION_LENGTH)]
    spare: bool = False


class UndoAct(Model):
    """A step of taking back: ask for it (or do it, where it is free), agree to or refuse what another seat asked.

    Attributes:
        token: `UndoView.token` of the page on which the person decided.
        seat: the seat that acts, for a browser with several; by default the first that can.
    """

    what: Literal["ask", "agree", "refuse"]
    token: Token
    seat: SeatIndex | None = None


class Say(Model):
    """A line of chat; `once` as in NewTable."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH)]
    once: Token = ""


class Join(Model):
    """Take a seat that is open; with a link's token at another address, one kept for a friend."""

    seat: SeatIndex | None = None
    name: PersonName = ""


class Leave(Model):
    """Get up from a seat, or from all own seats."""

    seat: SeatIndex | None = None


class Replace(Model):
    """Put a bot on a seat that nobody has taken, or that was left."""

    seat: SeatIndex
    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    strength: Annotated[str, StringConstraints(max_length=20)] = ""


class Start(Model):
    """Begin now; the bot takes every seat that is still free."""

    bot: Annotated[str, StringConstraints(max_length=40)] = ""
    strength: Annotated[str, StringConstraints(max_length=20)] = ""


class TakeLink(Model):
    """Sit down on the seat of a secret link."""

    name: PersonName = ""


class Language(Model):
    """The language of this browser's pages."""

    lang: Literal["en", "cs", "sk"]
