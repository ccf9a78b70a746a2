"""Model: everything that a page or a caller of the JSON API may get. Pages and API share these classes.

Nothing in here holds a state of a game: what a model says about a table was taken from the view of one seat, or of a
spectator. Words such as `error-stale` are ids of messages in the server's locale.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict

Status = Literal["waiting", "running", "finished", "abandoned"]
SeatKind = Literal["human", "bot", "open", "friend", "empty"]
UndoState = Literal["free", "consent", "disclosed", "nothing", "finished", "spectator"]


class Model(BaseModel):
    """Base of all models: unknown fields are refused, so that a typing error is noticed."""

    model_config = ConfigDict(extra="forbid")


# --- a table ---------------------------------------------------------------------------------------------------------


class SeatView(Model):
    """A seat as everybody sees it.

    Attributes:
        kind: "open" and "friend" wait for somebody; "empty" was left by its person.
        online: a page of its person is open; bots always are.
        thinking: a bot works on its decision.
        mine: this browser owns it.
        replaceable: this viewer may put a bot on it now.
        returnable: this viewer left it, or was replaced, and may sit down again (join with this seat).
        place: in the result, 1 is best; None while running.
    """

    index: int
    name: str
    kind: SeatKind
    bot: str = ""
    strength: str = ""
    online: bool = False
    to_move: bool = False
    thinking: bool = False
    mine: bool = False
    replaceable: bool = False
    returnable: bool = False
    place: int | None = None


class ActionView(Model):
    """A legal action.

    Attributes:
        text: as sent and recorded.
        sentence: on the button.
        card: in a reaction window, the card that it plays as SVG, if it plays one.
    """

    text: str
    sentence: str
    card: str = ""


class DecisionView(Model):
    """What the seat looked through is being asked.

    Attributes:
        id: quoted by the answer.
        rule, rule_text: the numbered rule at play.
        least, most: how many single choices are still to be made in this decision, this one included.
        chosen: the choices already made in it.
        reaction: whether it is a reaction window, where the first of the actions declines.
        spared: whether the seat was not to be asked again this turn; it is because it has something to choose.
    """

    id: str
    seat: int
    step: str
    rule: str
    rule_text: str
    prompt: str
    hint: str
    least: int
    most: int
    chosen: list[ActionView] = []
    reaction: bool = False
    spared: bool = False


class Waiting(Model):
    """Why nothing is asked of the viewer: a message id and the names it speaks of.

    Codes: `waiting-you`, `waiting-spared` (an own seat is answered for), `waiting-seats` (others must decide),
    `waiting-join` (seats are to be taken), `waiting-undo` (a request to take back is open), `waiting-finished`,
    `waiting-abandoned`.
    """

    code: str
    names: list[str] = []
    count: int = 0
    seats: list[int] = []


class Change(Model):
    """One amount of a seat that changed: by how much, and the new total."""

    seat: int
    symbol: str
    delta: int
    total: int


class LogLine(Model):
    """One action of the log, with what it changed as far as the viewer knows.

    Attributes:
        ply: its number from 1; the position after it is `replay?ply=` this number.
        hidden: a secret of another seat, whose text is empty: of a sealed choice the sentence too, until it is opened;
            of what is done unseen it says no more than that.
        declined: somebody did not react; where nothing followed from it, the table's page leaves the line out, so that
            it reads as if nobody had been asked.
        by: "human", "bot", or "chance" for a bot that failed and was answered for at random.
        at: seconds since 1970.
    """

    ply: int
    seat: int
    text: str
    sentence: str
    changes: list[Change]
    hidden: bool = False
    declined: bool = False
    by: Literal["human", "bot", "chance"] = "human"
    at: float = 0.0


class ChatLine(Model):
    """A line of chat; `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class UndoView(Model):
    """Whether the viewer may take back his last action, and a request to do so that is open.

    Attributes:
        state: free; consent (others must agree); disclosed (something was revealed since); nothing (no own action);
            finished; spectator.
        seat: the seat whose action it is.
        text, sentence: that action.
        ply: number of actions that would be left.
        token: to be quoted.
        asked_by, asked_sentence: the seat whose request is open, and the action it wants to take back; or None, "".
        waiting_for: seats that have not answered the request.
        answer: own seats whose answer is awaited.
    """

    state: UndoState
    seat: int | None = None
    text: str = ""
    sentence: str = ""
    ply: int = 0
    token: str
    asked_by: int | None = None
    asked_sentence: str = ""
    waiting_for: list[int] = []
    answer: list[int] = []


class BreakdownLine(Model):
    """What a number is made of, line by line."""

    name: str
    amount: int


class PlayerBoard(Model):
    """A player's board as SVG, large and as a strip."""

    seat: int
    svg: str
    compact: str


class ResultView(Model):
    """How a game ended.

    Attributes:
        end, end_text: why, as a word and as a sentence.
        ranking: each seat's place; empty after a cut-off, which is no result.
        returns: each seat's utility from 1 to -1.
        standings: per seat what ranks it, most important first: points, then tie-breaks.
    """

    end: str
    end_text: str
    ranking: list[int]
    returns: list[float]
    standings: list[list[int]]


class SeatAddress(Model):
    """A secret address that belongs to a seat."""

    seat: int
    address: str


class Links(Model):
    """Addresses of a table.

    Attributes:
        invites: for the person who created the table: one for every seat kept for a friend.
        moves: for the owner of seats: each takes the seat along to another device.
        record: download; check: the proof of the shuffle, after the end; rematch: the table that follows this one.
    """

    table: str
    live: str
    events: str
    replay: str
    record: str
    check: str
    rules: str
    rule_anchor: str = ""
    rematch: str = ""
    invites: list[SeatAddress] = []
    moves: list[SeatAddress] = []


class OptionLine(Model):
    """An option that a table has chosen, in words."""

    name: str
    label: str
    value: int | str | bool
    value_text: str


class Scene(Model):
    """The table as one seat, or a spectator, sees it at one moment of the game.

    Attributes:
        seat: the seat looked through, or None for a spectator.
        ply: number of actions so far in what is shown; plies: number of all actions.
        symbols: name of every symbol of `stock` in the viewer's language.
        stock: per seat, amount by symbol, always in the same order.
        breakdown: per seat, what each number is made of, by symbol.
    """

    seat: int | None
    ply: int
    plies: int
    lang: str
    symbols: dict[str, str]
    stock: list[dict[str, int]]
    breakdown: list[dict[str, list[BreakdownLine]]]
    board: str
    player_boards: list[PlayerBoard]
    log: list[LogLine]
    result: ResultView | None = None


class TableView(Scene):
    """A table, as one browser sees it now.

    Attributes:
        revision: grows with every change of the table, taking back included.
        you: seats of this browser.
        host: whether this browser created the table.
        actions: what is open to the seat looked through, if it must decide.
        commitment: SHA-256 of the key that all shuffles and dice follow from; key: revealed after the end.
        since: `ply` up to which this browser had seen the log when it came back; equal to `plies` if all.
        once: a fresh word for forms that take one.
    """

    id: str
    game: str
    game_title: str
    title: str
    status: Status
    options: list[OptionLine]
    revision: int
    you: list[int]
    host: bool
    seats: list[SeatView]
    decision: DecisionView | None = None
    waiting_for: Waiting
    actions: list[ActionView] = []
    chat: list[ChatLine] = []
    can_chat: bool = True
    undo: UndoView
    commitment: str
    key: str = ""
    since: int
    spectators: int = 0
    created: float
    bots: list["BotCard"] = []
    once: str = ""
    links: Links


class ReplayView(Scene):
    """A table at an earlier moment, as its viewer saw it then.

    Attributes:
        at: addresses of the first, previous, next and last moment; empty where there is none.
    """

    id: str
    game: str
    game_title: str
    title: str
    status: Status
    you: list[int]
    seats: list[SeatView]
    at: dict[Literal["first", "previous", "next", "last"], str]
    links: Links


# --- home ------------------------------------------------------------------------------------------------------------


class Choice(Model):
    """A word that an option or seat may have, and its label."""

    value: str
    label: str


class OptionField(Model):
    """An option of a game, for a form and, as `json_schema`, for a program."""

    name: str
    label: str
    help: str
    type: Literal["integer", "boolean", "choice", "many", "text"]
    default: int | str | bool
    least: int = 0
    most: int = 0
    choices: list[Choice] = []
    json_schema: dict[str, object]


class GameCard(Model):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    edition: str
    rules_version: int
    min_players: int
    max_players: int
    options: list[OptionField]
    rules: str


class BotCard(Model):
    """A bot and the strengths it can be given; their labels are messages `bot-NAME` and `strength-NAME`."""

    name: str
    strengths: list[str]


class TableCard(Model):
    """A table in a list."""

    id: str
    game: str
    game_title: str
    title: str
    status: Status
    seats: list[SeatView]
    free: int
    plies: int
    your_turn: bool
    changed: float
    address: str


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


# --- other pages -----------------------------------------------------------------------------------------------------


class RuleView(Model):
    """A numbered rule; `id` is its anchor."""

    id: str
    text: str
    source: str


class RuleSection(Model):
    """The rules under one heading."""

    heading: str
    anchor: str
    rules: list[RuleView]


class RulesView(Model):
    """The rulebook of a game."""

    lang: str
    game: str
    game_title: str
    edition: str
    sections: list[RuleSection]


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


class ErrorView(Model):
    """What went wrong: a message id, its sentence, the rule behind it if there is one, and details for programmers."""

    code: str
    message: str
    rule: str = ""
    detail: str = ""
    status: int


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


class WhyView(Model):
    """Why an action is refused to a seat: rule and sentence; or that it is allowed."""

    allowed: bool
    rule: str = ""
    text: str = ""
    address: str = ""


class CheckView(Model):
    """The proof that no shuffle or die was touched, of a game that is over.

    Attributes:
        key, commitment: the secret, and what was published before the first action.
        computed: SHA-256 of the key, computed now.
        commitment_holds: the two are equal.
        replay_holds: played again from the key, all actions are legal and end in the same position.
        digest: of the final position.
    """

    lang: str
    id: str
    game_title: str
    title: str
    key: str
    commitment: str
    computed: str
    commitment_holds: bool
    replay_holds: bool
    plies: int
    digest: str
    address: str


class LiveEvent(Model):
    """An event of the stream of a table: that something changed, never what.

    Attributes:
        online: seats whose person has a page open; thinking: seats of bots at work; watching: number of spectators.
    """

    revision: int
    plies: int
    chat: int
    online: list[int]
    thinking: list[int]
    watching: int


class SessionView(Model):
    """What a program needs to act for its person: the token that every POST carries."""

    csrf: str
    name: str
    lang: str
