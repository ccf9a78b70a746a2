"""Model: everything that a page of a table or a caller of the JSON API may get. Pages and API share these classes.

Nothing in here holds a state of a game: what a model says about a table was taken from the view of one seat, or of a
spectator. Words such as `error-stale` are ids of messages in the server's locale.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from epocha.server.show.guiding import GuideView
from epocha.server.store.kept import SeatKind, Status

UndoState = Literal["free", "consent", "disclosed", "nothing", "finished", "spectator"]


class Model(BaseModel):
    """Base of all models: unknown fields are refused, so that a typing error is noticed."""

    model_config = ConfigDict(extra="forbid")


class SeatView(Model):
    """A seat as everybody sees it.

    Attributes:
        kind: "open" and "friend" wait for somebody; "empty" was left by its person.
        online: a page of its person is open; bots always are.
        thinking: a bot works on its decision.
        mine: this browser owns it.
        replaceable: this viewer may put a bot on it now.
        returnable: this viewer left it, or was replaced, and may sit down again (join with this seat).
        place, points: in the result, place 1 is best; None while running. score: the points as people say them.
        placed: the place as people say it; of a game of goals, where losers have no order, the score.
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
    points: int | None = None
    score: str = ""
    placed: str = ""


class BotCard(Model):
    """A bot and the strengths it can be given; their labels are messages `bot-NAME` and `strength-NAME`."""

    name: str
    strengths: list[str]


class TableCard(Model):
    """A table in a list.

    Attributes:
        day: of the last change: year, month and day, in UTC.
    """

    id: str
    game: str
    game_title: str
    title: str
    status: Status
    seats: list[SeatView]
    free: int
    plies: int
    your_turn: bool
    from_position: bool = False
    guided: bool = False
    changed: float
    day: tuple[int, int, int]
    address: str


class CautionView(Model):
    """What somebody may regret of an action: its kind, by which they can switch it off, and what would happen."""

    kind: str
    words: str


class HintView(Model):
    """A piece of advice: its kind, by which it can be switched off, and what it says."""

    kind: str
    words: str


class ActionView(Model):
    """A legal action.

    Attributes:
        text: as sent and recorded.
        sentence: on the button.
        row: a sentence for all actions whose texts differ from this only in the number at the end; they share a row.
            "" if there are none, or each needs a sentence of its own.
        word: what tells it apart from the others of its row where that is no number; else "".
        heading: short, for all actions that begin with the same verb; "" unless there are several groups of several.
        named, thing, symbol: what it is called in place of its sentence, and by what thing of the game, with the symbol
            before it; "" if the sentence stands on the button.
        told: what that thing does, where it stands after its name; "" elsewhere.
        card: the card that it plays or takes from the hand as SVG, if it does.
        cautions: what may be regretted of it, for which the page asks once more.
    """

    text: str
    sentence: str
    row: str = ""
    word: str = ""
    heading: str = ""
    named: str = ""
    thing: str = ""
    symbol: str = ""
    told: str = ""
    card: str = ""
    cautions: list[CautionView] = []


class PortionView(Model):
    """One kind of what can be paid: as `engine.payment.Portion`, and how much of it the cheapest payment takes."""

    pick: str
    symbol: str
    words: str
    most: int
    worth: int
    begun: bool
    amount: int


class PaymentView(Model):
    """What can be paid in one go: as `engine.payment.Payment`; `text` is the cheapest, `due` what that is worth."""

    portions: list[PortionView]
    least: int
    most: int
    confirm: str
    kinds: int
    end: str
    unit: str
    brought: int
    ways: list[list[int]]
    due: int
    text: str


class DecisionView(Model):
    """What the seat looked through is being asked.

    Attributes:
        id: quoted by the answer.
        rule, rule_text: the numbered rule at play.
        about: the card that it is about as SVG, if it is about one that a phone does not show.
        hints: advice for a first game, the most pressing first.
        round: in which round it is asked, from 1; 0 in a game without rounds.
        least, most: how many single choices are still to be made in this decision, this one included.
        chosen: the choices already made in it.
        picks: what has been picked for the answer that is being made; nobody else knows.
        reaction: whether it is a reaction window, where the first of the actions declines.
        spared: whether the seat was not to be asked again this turn; it is because it has something to choose, or was
            offline.
        payment: what can be paid in one go, where the rules ask for it piece by piece.
        wholes: several picks at once that are worth a button of their own.
    """

    id: str
    seat: int
    step: str
    rule: str
    rule_text: str
    prompt: str
    about: str = ""
    hints: list[HintView] = []
    round: int = 0
    least: int
    most: int
    chosen: list[ActionView] = []
    picks: list[ActionView] = []
    reaction: bool = False
    spared: bool = False
    payment: PaymentView | None = None
    wholes: list[ActionView] = []


class Waiting(Model):
    """Why nothing is asked of the viewer: a message id and the names it speaks of.

    Codes: `waiting-you`, `waiting-answered` (an own answer awaits those of others; `answered` is its id if it may be
    changed), `waiting-spared` and `waiting-passing` (an own seat is answered for), `waiting-seats` (others must
    decide), `waiting-join` (seats are to be taken), `waiting-contributions` (seats are taken, but have not contributed
    to the shuffles), `waiting-undo` (a request to take back is open), `waiting-abandoned`, and of a
    game that is over `waiting-won`, `waiting-lost`, `waiting-watched`, or `waiting-finished` where none of these holds.
    """

    code: str
    names: list[str] = []
    count: int = 0
    seats: list[int] = []
    answered: str = ""


class StockChange(Model):
    """One amount of a seat that changed: by how much, and the new total."""

    seat: int
    symbol: str
    delta: int
    total: int


class LogEntry(Model):
    """One thing that happened to one seat.

    Attributes:
        kind: "action" for what was done, "forced" for what followed without being asked for; of what the table did
            "roll", "draw", "effect", "feeding", "scoring" or "round".
        sentence: to follow the name of the seat's player; empty if only amounts changed.
        changes: what it changed, as far as the viewer knows.
        places: texts of actions whose places in the pictures it speaks of.
        round, turn, heading: under what it stands: the number of the round from 1, the seat whose turn it is, and both
            as people say it; 0, -1 and nothing where the game does not say it.
        cue: what it sounds like: "place", "dice", "cards", "coins", another word, or nothing.
        brought: whether a battle brought it.
        count: how many times in a row it happened, where pages tell it once.
    """

    kind: str
    seat: int
    sentence: str
    changes: list[StockChange] = []
    places: tuple[str, ...] = ()
    round: int = 0
    turn: int = -1
    heading: str = ""
    cue: str = ""
    brought: bool = False
    count: int = 1


class LogLine(LogEntry):
    """One action of the log, and what followed from it.

    Attributes:
        ply: its number from 1; the position after it is `replay?ply=` this number.
        followed: its consequences, in their order.
        hidden: a secret of another seat, whose text is empty: of a sealed choice the sentence too, until it is opened;
            of what is done unseen it says no more than that.
        declined: somebody did not react; where nothing followed from it, the table's page leaves the line out, so that
            it reads as if nobody had been asked.
        by: "human", "bot", or "chance" for a bot that failed and was answered for at random.
        at: seconds since 1970.
        aims: other seats that it was aimed at, as far as the viewer knows.
        battle: of an action in a battle: "on", or "over" for the one with which the battle ended.
    """

    ply: int
    text: str
    followed: list[LogEntry] = []
    hidden: bool = False
    declined: bool = False
    by: Literal["human", "bot", "chance"] = "human"
    at: float = 0.0
    aims: tuple[int, ...] = ()
    battle: Literal["", "on", "over"] = ""


class ChatLine(Model):
    """A line of chat; `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class UndoView(Model):
    """Whether the viewer may take back their last action, and a request to do so that is open.

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


class PictureView(Model):
    """Something to be seen: the board, a card row, what lies before a seat.

    Attributes:
        name: its own at this table, for the whole match.
        role: board, row, battle, tracks, seat or hand.
        seat: whose it is, or None.
        forms: in which there are drawings, of wide, close, middle, narrow, tall, low, badge and line.
        mark: changes when anything that it shows does.
        caption: what time it is in the game, to stand over it; "" for none.
        svg: drawn, by form: what was asked for by `show`.
    """

    name: str
    role: str
    seat: int | None
    title: str
    forms: list[str]
    mark: str
    caption: str = ""
    svg: dict[str, str] = {}


class ScoreRow(Model):
    """What one source of points gave each seat; `series` is its colour in charts."""

    name: str
    series: int
    points: list[int]


class ResultView(Model):
    """How a game ended.

    Attributes:
        end, end_text: why, as a word and as a sentence.
        ranking: each seat's place; empty after a cut-off, which is no result, and where nobody has won.
        returns: each seat's utility from 1 to -1.
        standings: per seat what ranks it, most important first: points, then tie-breaks; higher is better.
        points: per seat its result as a number; alone it may be one of which fewer are better.
        results: per seat its result as people say it: the points, or a word such as "not completed".
        has_goals: whether it is won by goals; `scores` are then hundredths of each goal.
        scores: what the points came from, by source, in the order in which they are counted.
    """

    end: str
    end_text: str
    ranking: list[int]
    returns: list[float]
    standings: list[list[int]]
    points: list[int]
    results: list[str]
    has_goals: bool = False
    scores: list[ScoreRow] = []


class ContributionView(Model):
    """What a seat contributed to the shuffles.

    Attributes:
        word: what the seat's own browser made, or what follows from the commitment where it made nothing.
        own: whether the browser made it.
    """

    seat: int
    name: str
    word: str
    own: bool


class SeatAddress(Model):
    """A secret address that belongs to a seat."""

    seat: int
    address: str


class Links(Model):
    """Addresses of a table.

    Attributes:
        invites: for the person who created the table: one for every seat kept for a friend.
        moves: for the owner of seats: each takes the seat along to another device.
        story: how the game went, after the end; cards: all cards, and where they are, "" if the game has none.
        record: download; position: where the game stands, as text; check: the proof of the shuffle, after the end;
            rematch: the table that follows this one.
    """

    table: str
    live: str
    events: str
    replay: str
    story: str
    cards: str
    record: str
    position: str
    check: str
    rules: str
    learn: str = ""
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
        pictures: all that there are, the most important first. concern: the name of that which the question is about.
        diagram: the table as plain text, if the game draws no pictures.
        log: the latest 100 lines up to `ply`; those before them are in the replay at the ply before the first.
    """

    seat: int | None
    ply: int
    plies: int
    lang: str
    symbols: dict[str, str]
    stock: list[dict[str, int]]
    breakdown: list[dict[str, list[BreakdownLine]]]
    pictures: list[PictureView]
    concern: str
    diagram: str = ""
    log: list[LogLine]
    result: ResultView | None = None


class TableView(Scene):
    """A table, as one browser sees it now.

    Attributes:
        revision: grows with every change of the table, taking back included.
        drafted: how often own answers that have not taken effect were changed, which no revision tells of; never falls.
        you: seats of this browser; nameless: none of them has a name of its person yet.
        host: whether this browser created the table.
        actions: what is open to the seat looked through, if it must decide.
        passing: until the end of what the seat looked through lets everything pass; empty if it does not.
        commitment: hash of the server's secret, bound to this table, game and options; published from the beginning.
        contributions: of the seats, shown when all are in; the key of all shuffles and dice follows from the secret and
            these.
        contribute: whether the game waits for this browser's contribution; may_start: or it may begin without.
        key: revealed when the game is over.
        from_position: whether the game began from a position, so that its result is none of a normal game.
        guided: whether it is somebody's guided first game, which began so; guide: what the guide says to them now.
        since: `ply` up to which this browser had seen the log when it came back; equal to `plies` if all.
        once: a fresh word for forms that take one.
        caution_kinds: the words for each kind of caution that may be switched off.
        tells_ahead: whether the game tells what will come of choices that are pointed at.
    """

    id: str
    game: str
    game_title: str
    title: str
    status: Status
    options: list[OptionLine]
    revision: int
    drafted: int = 0
    nameless: bool = False
    you: list[int]
    host: bool
    seats: list[SeatView]
    decision: DecisionView | None = None
    waiting_for: Waiting
    actions: list[ActionView] = []
    chat: list[ChatLine] = []
    can_chat: bool = True
    undo: UndoView
    passing: Literal["turn", "round", ""] = ""
    commitment: str
    contributions: list[ContributionView] = []
    contribute: bool = False
    may_start: bool = False
    key: str = ""
    caution_kinds: dict[str, str] = {}
    tells_ahead: bool = False
    from_position: bool = False
    guided: bool = False
    guide: GuideView | None = None
    since: int
    spectators: int = 0
    created: float
    bots: list[BotCard] = []
    once: str = ""
    links: Links


class RoundMark(Model):
    """A round on the slider of a replay.

    Attributes:
        ply: actions before it. shown: whether its number stands there. now: whether the moment shown is in it.
    """

    number: int
    ply: int
    shown: bool
    now: bool


Moment = Literal["first", "previous", "next", "last"]
"""Where the links of a replay lead."""


class ReplayView(Scene):
    """A table at an earlier moment, as its viewer saw it then. Before the end nothing of it tells how the game ended.

    Attributes:
        from_position, guided: as in `TableView`.
        ahead: the lines of the log that come next. rounds: all that have begun in the whole game.
        at: addresses of the first, previous, next and last moment; empty where there is none.
        since, until: the first and the last moment, in actions: of the whole game, or of what alone is looked at.
        part: what the addresses of other moments need, if that is not the whole game.
    """

    id: str
    game: str
    game_title: str
    title: str
    status: Status
    from_position: bool
    guided: bool
    you: list[int]
    seats: list[SeatView]
    ahead: list[LogLine] = []
    rounds: list[RoundMark] = []
    at: dict[Moment, str]
    since: int = 0
    until: int = 0
    part: str = ""
    links: Links


class ErrorView(Model):
    """What went wrong: a message id, its sentence, and details for programmers.

    Attributes:
        rule: id of the rule behind it, if there is one.
        field: of the form or request, that is wrong, if it is one.
    """

    code: str
    message: str
    rule: str = ""
    field: str = ""
    detail: str = ""
    status: int
