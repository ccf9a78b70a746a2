"""Model of the pages beside a table: rules, secret addresses, positions, proofs, and what a request did.

As in `model`, pages and the JSON API share these classes.
"""

from typing import Literal

from epocha.server.show.model import ContributionView, Model, TableCard


class RuleView(Model):
    """A numbered rule or ruling; `id` is its anchor."""

    id: str
    text: str
    source: str


class RuleSection(Model):
    """The rules under one heading."""

    heading: str
    anchor: str
    rules: list[RuleView]


class RulesView(Model):
    """The rulebook of a game.

    Attributes:
        learn: address of the page that tells how to play; rules: of the rules for who plays, if these are the others;
            programmers: of the others, if these are for who plays. Empty where there is no such page.
    """

    lang: str
    game: str
    game_title: str
    edition: str
    sections: list[RuleSection]
    learn: str = ""
    rules: str = ""
    programmers: str = ""


class JoinView(Model):
    """The page behind a secret address, before its button is pressed.

    Attributes:
        what: "join" a table on a seat kept for a friend, or "move" an own seat to this device.
        action: where the button posts to.
        taken: the seat is no longer to be had.
    """

    lang: str
    what: Literal["join", "move"]
    action: str
    taken: bool
    table: TableCard
    seat: int
    name: str
    commitment: str


class Outcome(Model):
    """What a request did.

    Attributes:
        code: `done`, or `done-already` for a request that had been carried out before and did nothing now.
        revision: of the table afterwards.
        address: where to look next.
        page: for a request from the table's page, what became of its changing part.
    """

    code: Literal["done", "done-already"]
    revision: int
    table: str
    address: str
    page: str = ""


class ThingView(Model):
    """What can be told of a card, a place, a token or a kind of number, to everybody alike; see `engine.thing`.

    Attributes:
        name, text: what people call it, and what it does.
        effect, picture: the same in symbols, and a drawing of it, as markup for a page with the game's symbols; or "".
        rules: ids of the rules about it.
        rulings: how it is read where the rulebook leaves something open.
    """

    name: str
    text: str
    effect: str
    picture: str
    rules: list[str]
    rulings: list[RuleView]


class AheadView(Model):
    """What will come of an open action, in lines; none if there is nothing to add to its sentence."""

    lines: list[str]


class WhyView(Model):
    """Why an action is refused to a seat: rule and sentence; or that it is allowed."""

    allowed: bool
    rule: str = ""
    text: str = ""
    address: str = ""


class PositionView(Model):
    """Where a game stands as text, as far as one browser sees it.

    Attributes:
        you: the seat whose view it is, 0 for a spectator; over: whether the game is, so that nobody can play on.
        once: a fresh word for the form that begins a table from it.
    """

    lang: str
    game: str
    game_title: str
    title: str
    text: str
    players: int
    you: int
    over: bool
    once: str
    address: str


class CheckView(Model):
    """The proof that nobody chose or touched a shuffle or die, of a game that is over.

    Attributes:
        secret, commitment: the server's secret, and what was published before anybody contributed.
        committed_text: what the commitment is the SHA-256 of; computed: that hash, computed now.
        contributions: of the seats.
        key: of all shuffles and dice; key_text: what it is the SHA-256 of.
        commitment_holds: the commitment is the computed one.
        replay_holds: played again from the key, all actions are legal and end in the same position.
        digest: of the final position.
    """

    lang: str
    id: str
    game_title: str
    title: str
    secret: str
    commitment: str
    computed: str
    committed_text: str
    contributions: list[ContributionView]
    key: str
    key_text: str
    commitment_holds: bool
    replay_holds: bool
    plies: int
    digest: str
    address: str


class SessionView(Model):
    """What a program needs to act for its person: the token that every POST carries."""

    csrf: str
    name: str
    lang: str
