"""Views: models of pages, made from tables for one browser in one language."""

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from epocha.bots import bot_names
from epocha.bots.protocol import bot_class
from epocha.engine.game import Game
from epocha.engine.match import Undo as Undoable
from epocha.engine.options import Option, OptionValue
from epocha.engine.registry import game_names, load_game
from epocha.engine.state import State
from epocha.engine.text import Texts, call_players
from epocha.server import life
from epocha.server.model import (
    ActionView,
    BotCard,
    ChatLine,
    Choice,
    DecisionView,
    GameCard,
    Links,
    OptionField,
    OptionLine,
    ReplayView,
    SeatAddress,
    SeatView,
    TableCard,
    TableView,
    UndoState,
    UndoView,
    Waiting,
)
from epocha.server.names import seat_names
from epocha.server.scene import word
from epocha.server.store import Header, Listed, Seat
from epocha.server.table import Table

log = logging.getLogger(__name__)

TEXTS = Texts("epocha.server")

LoadedT = TypeVar("LoadedT")

CHAT_SHOWN = 200
"""Older lines of chat are kept but not shown."""


@dataclass(frozen=True)
class Visitor:
    """Who asks for a page: the browser, the person's language, and the name he last used."""

    browser: str
    lang: str
    name: str = ""


# --- a table ---------------------------------------------------------------------------------------------------------


def table_view(table: Table, visitor: Visitor, wanted: int | None, since: int, away_after: float) -> TableView:
    """Return a table as a browser sees it now, through the wanted seat if that is its own.

    Args:
        since: up to which ply the browser had seen the log.
        away_after: seconds after which a person counts as away.
    """
    header = table.header
    seat = table.seat_shown(visitor.browser, wanted)
    own = table.seats_of(visitor.browser)
    scene = table.scene(seat, visitor.lang)
    if header.status == "waiting":  # nobody may look at the cards and then create another table
        scene = scene.model_copy(update={"board": "", "player_boards": [], "stock": [], "breakdown": []})
    game = table.match.game
    decision, actions = _decision(table, seat, visitor.lang)
    return TableView(
        **dict(scene),
        id=header.id,
        game=header.game,
        game_title=title_of(game, visitor.lang),
        title=header.title,
        status=header.status,
        options=_option_lines(game, header, visitor.lang),
        revision=header.revision,
        you=own,
        host=header.host == visitor.browser,
        seats=_table_seats(table, visitor, away_after),
        decision=decision,
        waiting_for=_waiting(table, own, visitor.lang),
        actions=actions,
        chat=[
            ChatLine(number=said.number, seat=said.seat, name=said.name, text=said.text, at=said.at)
            for said in table.chat[-CHAT_SHOWN:]
        ],
        can_chat=bool(own),
        undo=undo_view(table, own, seat, visitor.lang),
        commitment=header.commitment,
        key=table.match.key.hex() if header.status == "finished" else "",
        since=min(since, len(table.moves)),
        spectators=_spectators(table),
        created=header.created,
        bots=bot_cards(),
        once=secrets.token_urlsafe(9),
        links=_links(table, own, visitor, decision),
    )


def replay_view(table: Table, visitor: Visitor, wanted: int | None, ply: int) -> ReplayView:
    """Return a table as a browser saw it after `ply` actions, through its own seat or as a spectator."""
    seat = table.seat_shown(visitor.browser, wanted)
    scene = table.scene(seat, visitor.lang, ply)
    plies = len(table.moves)
    query = "" if wanted is None else f"&seat={wanted}"
    to = {"first": 0, "previous": ply - 1, "next": ply + 1, "last": plies}
    address = f"/tables/{table.header.id}/replay"
    return ReplayView(
        **dict(scene),
        id=table.header.id,
        game=table.header.game,
        game_title=title_of(table.match.game, visitor.lang),
        title=table.header.title,
        status=table.header.status,
        you=table.seats_of(visitor.browser),
        seats=seat_views(table.header, table.seats, visitor),
        at={
            word: f"{address}?ply={number}{query}" if 0 <= number <= plies and number != ply else ""  # type: ignore[misc]
            for word, number in to.items()
        },
        links=_links(table, [], visitor, None),
    )


def title_of(game: Game, lang: str) -> str:
    """Return the name of a game for people."""
    return word(game, lang, "title", game.name.replace("_", " ").title())


def seat_views(header: Header, seats: list[Seat], visitor: Visitor) -> list[SeatView]:
    """Return the seats of a table as they stand in its header."""
    names = seat_names(seats, visitor.lang)
    return [
        SeatView(
            index=seat.index,
            name=names[seat.index],
            kind=seat.kind,
            bot=seat.bot,
            strength=seat.strength,
            to_move=header.status == "running" and seat.index in header.to_move,
            mine=seat.kind == "human" and seat.owner == visitor.browser,
            place=header.ranking[seat.index] if header.ranking else None,
        )
        for seat in seats
    ]


def _table_seats(table: Table, visitor: Visitor, away_after: float) -> list[SeatView]:
    views = seat_views(table.header, table.seats, visitor)
    for view, seat in zip(views, table.seats, strict=True):
        view.online = seat.kind == "bot" or (seat.kind == "human" and table.presence.online(seat.owner))
        view.thinking = seat.index in table.thinking
        view.replaceable = life.replaceable(table, seat, visitor.browser, away_after)
        view.returnable = life.returnable(table, seat, visitor.browser)
    return views


def _spectators(table: Table) -> int:
    people = {seat.owner for seat in table.seats if seat.kind == "human"}
    return sum(1 for browser in table.presence.streams if browser not in people)


def _decision(table: Table, seat: int | None, lang: str) -> tuple[DecisionView | None, list[ActionView]]:
    """Return what a seat is asked and what is open to it, judged by its own view."""
    state = table.match.state
    if seat is None or table.header.status != "running" or seat not in state.current_players or table.is_spared(seat):
        return None, []
    game = table.match.game
    names = table.names(lang)
    view = state.view(seat)
    asked = view.decision(seat)
    decision = DecisionView(
        id=table.decision_id(seat),
        seat=seat,
        step=asked.step,
        rule=asked.rule,
        rule_text=game.rules(lang)[asked.rule].text,
        prompt=call_players(game.prompt(view, seat, lang), names),
        hint=call_players(game.hint(view, seat, lang), names),
        least=asked.least,
        most=asked.most,
        chosen=_chosen(table, view, lang),
        reaction=asked.reaction,
        spared=seat in table.spared,
    )
    actions = [
        ActionView(
            text=game.action_to_text(view, action),
            sentence=call_players(game.describe(view, action, lang), names),
            card=game.card(view, action, lang) if asked.reaction else "",
        )
        for action in view.legal_actions(seat)
    ]
    return decision, actions


def _chosen(table: Table, view: State, lang: str) -> list[ActionView]:
    """Return the choices that the seat of a view has already made in the decision that it is still in."""
    seat = int(view.viewer)
    step = view.decision(seat).step
    first = table.ledger(seat, lang).chain(table.moves, seat, step)
    lines = table.ledger(seat, lang).lines(table.moves)[first:]
    return [ActionView(text=line.text, sentence=line.sentence) for line in lines]


def _waiting(table: Table, own: list[int], lang: str) -> Waiting:
    header = table.header
    names = table.names(lang)
    if header.status in ("finished", "abandoned"):
        return Waiting(code=f"waiting-{header.status}")
    if header.status == "waiting":
        free = [seat.index for seat in table.seats if seat.kind in ("open", "friend")]
        return Waiting(code="waiting-join", count=len(free), seats=free)
    if ask := header.undo:
        seats = [s for s in life.consenting(table, ask.seat) if s not in ask.agreed]
        return Waiting(code="waiting-undo", names=[names[s] for s in seats], count=len(seats), seats=seats)
    seats = list(header.to_move)
    mine = [seat for seat in seats if seat in own]
    code = "waiting-seats" if not mine else "waiting-spared" if all(map(table.is_spared, mine)) else "waiting-you"
    return Waiting(code=code, names=[names[s] for s in seats], count=len(seats), seats=seats)


def undo_view(table: Table, own: list[int], shown: int | None, lang: str) -> UndoView:
    """Return whether the owner of some seats may take back, and the request to do so that is open."""
    token = life.undo_token(table)
    ask = table.header.undo
    view = UndoView(state="spectator", token=token)
    seat = life.undo_seat(table, own, None)
    if table.header.status != "running":
        return UndoView(state="finished" if seat is not None else "spectator", token=token)
    lines = table.ledger(shown, lang).lines(table.moves)
    if seat is not None:
        how, left = life.undoable(table, seat)
        state: UndoState = how.value
        view = UndoView(state=state, seat=seat, token=token)
        if how in (Undoable.FREE, Undoable.CONSENT):
            view.ply, view.text, view.sentence = left, lines[left].text, lines[left].sentence
    if ask:
        view.asked_by = ask.seat
        view.asked_sentence = lines[ask.ply].sentence
        view.waiting_for = [s for s in life.consenting(table, ask.seat) if s not in ask.agreed]
        view.answer = [s for s in view.waiting_for if s in own]
    return view


def _links(table: Table, own: list[int], visitor: Visitor, decision: DecisionView | None) -> Links:
    header = table.header
    base = f"/tables/{header.id}"
    host = header.host == visitor.browser
    return Links(
        table=base,
        live=f"{base}/live",
        events=f"{base}/events",
        replay=f"{base}/replay",
        record=f"{base}/record",
        check=f"{base}/check",
        rules=f"/games/{header.game}/rules",
        rule_anchor=f"#{decision.rule}" if decision else "",
        rematch=f"/tables/{header.rematch}" if header.rematch else "",
        invites=[
            SeatAddress(seat=seat.index, address=f"/join/{seat.token}")
            for seat in table.seats
            if host and seat.kind == "friend"
        ],
        moves=[SeatAddress(seat=index, address=f"/seat/{table.seats[index].token}") for index in own],
    )


# --- lists and games -------------------------------------------------------------------------------------------------


def table_card(listed: Listed, visitor: Visitor) -> TableCard:
    """Return a table for a list, from its header alone."""
    header = listed.header
    seats = seat_views(header, listed.seats, visitor)
    return TableCard(
        id=header.id,
        game=header.game,
        game_title=title_of(load_game(header.game), visitor.lang),
        title=header.title,
        status=header.status,
        seats=seats,
        free=sum(seat.kind == "open" for seat in seats),
        plies=header.plies,
        your_turn=any(seat.mine and seat.to_move for seat in seats),
        changed=header.changed,
        address=f"/tables/{header.id}",
    )


def game_cards(lang: str) -> list[GameCard]:
    """Return the games that can be played here."""
    return [_game_card(game, lang) for game in _loaded(game_names(), load_game)]


def _game_card(game: Game, lang: str) -> GameCard:
    return GameCard(
        name=game.name,
        title=title_of(game, lang),
        about=word(game, lang, "about", ""),
        edition=game.edition,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        options=[_option_field(game, option, lang) for option in game.options],
        rules=f"/games/{game.name}/rules",
    )


def _option_field(game: Game, option: Option, lang: str) -> OptionField:
    words = "many" if option.many else "choice" if option.choices else "text"
    kind = {bool: "boolean", int: "integer"}.get(type(option.default), words)
    return OptionField(
        name=option.name,
        label=word(game, lang, f"option-{option.name}", option.name),
        help=word(game, lang, f"option-{option.name}-help", ""),
        type=kind,  # type: ignore[arg-type]
        default=option.default,
        least=option.least,
        most=option.most,
        choices=[
            Choice(value=choice, label=word(game, lang, f"option-{option.name}-{choice}", choice))
            for choice in option.choices
        ],
        json_schema=option.schema(),
    )


def _option_lines(game: Game, header: Header, lang: str) -> list[OptionLine]:
    return [
        OptionLine(
            name=name,
            label=word(game, lang, f"option-{name}", name),
            value=value,
            value_text=_option_value(game, name, value, lang),
        )
        for name, value in header.options.items()
    ]


def _option_value(game: Game, name: str, value: OptionValue, lang: str) -> str:
    if isinstance(value, bool):
        return TEXTS.say(lang, "yes" if value else "no")
    if any(option.name == name and option.many for option in game.options):
        return ", ".join(word(game, lang, f"option-{name}-{each}", each) for each in str(value).split())
    return word(game, lang, f"option-{name}-{value}", str(value))


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
