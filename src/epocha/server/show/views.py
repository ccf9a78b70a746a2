"""Views: models of pages, made from tables for one browser in one language."""

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, TypeVar

from epocha.engine.course import WINDOW
from epocha.engine.deal import contributed
from epocha.engine.game import Game
from epocha.engine.match import Match
from epocha.engine.match import Undo as Undoable
from epocha.engine.standing import ROUND
from epocha.engine.state import State
from epocha.engine.text import Texts, call_players
from epocha.engine.thing import Named
from epocha.server.show.choices import headings, row_sentences, stem_of, verb_of
from epocha.server.show.drawn import drawings_of
from epocha.server.show.games import bot_cards, option_value, placed_text, score_text, title_of, title_of_installed
from epocha.server.show.guiding import guide_view
from epocha.server.show.lessons import cards_address, learn_address
from epocha.server.show.model import (
    ActionView,
    CautionView,
    ChatLine,
    ContributionView,
    DecisionView,
    HintView,
    Links,
    OptionLine,
    Scene,
    SeatAddress,
    SeatView,
    TableCard,
    TableView,
    UndoState,
    UndoView,
    Waiting,
)
from epocha.server.show.names import seat_names
from epocha.server.show.page_model import CheckView
from epocha.server.show.parts import Parts
from epocha.server.show.paying import payment_view, whole_views
from epocha.server.show.scene import word
from epocha.server.show.shown import Wish, arrange
from epocha.server.store.kept import Header, Listed, Seat, Stored
from epocha.server.table import life, seating
from epocha.server.table.table import Table

TEXTS = Texts("epocha.server")

UNSEEN = {"pictures": [], "concern": "", "diagram": "", "stock": [], "breakdown": []}
"""What a table shows of its position before the game begins."""

SceneT = TypeVar("SceneT", bound=Scene)


@dataclass(frozen=True)
class Visitor:
    """Who asks for a page: the browser, the person's language, and the network address."""

    browser: str
    lang: str
    address: str = ""


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
    scene = drawings_of(table).sight(seat, visitor.lang).scene
    if header.status == "waiting":  # nobody may look at the cards and then create another table
        scene = scene.model_copy(update=UNSEEN)
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
        drafted=sum(header.drafted[index] for index in own),
        you=own,
        nameless=not any(table.seats[index].name for index in own),
        host=header.host == visitor.browser,
        seats=_table_seats(table, visitor, away_after),
        decision=decision,
        waiting_for=_waiting(table, own, visitor.lang),
        actions=actions,
        chat=[
            ChatLine(number=said.number, seat=said.seat, name=said.name, text=said.text, at=said.at)
            for said in table.chat
        ],
        can_chat=bool(own),
        undo=undo_view(table, own, seat, visitor.lang),
        passing=_passing(table, seat),
        commitment=header.commitment,
        contributions=contributions(table, visitor.lang),
        contribute=header.status == "waiting" and any(table.seats[index].awaited for index in own),
        may_start=header.status == "waiting" and seating.may_start(table, visitor.browser),
        key=table.match.key.hex() if header.status in ("finished", "abandoned") else "",
        from_position=header.from_position,
        guided=header.guided,
        guide=guide_view(table, seat, visitor.lang, {action.text: action.sentence for action in actions}),
        since=min(since, len(table.moves)),
        spectators=_spectators(table),
        created=header.created,
        bots=bot_cards(),
        once=secrets.token_urlsafe(9),
        caution_kinds=game.caution_kinds(visitor.lang),
        tells_ahead=game.tells_ahead,
        links=links_of(table, own, visitor, decision),
    )


def parts_of(
    table: Table, view: Scene, wish: Wish, have: frozenset[str] = frozenset(), ply: int | None = None
) -> Parts:
    """Return what the page of a view is put together from.

    Args:
        table: whose page.
        view: made by `table_view` or `replay_view`.
        wish: which pictures the page shows.
        have: digests of the parts that it has.
        ply: the moment shown, None for now.
    """
    drawings = drawings_of(table)
    pictures = drawings.sight(view.seat, view.lang, ply).pictures if view.pictures else []
    over = view.result is not None and ply is None
    shown = arrange(pictures, view.concern, view.seat, wish, over)
    return Parts(have, drawings.ledger(view.seat, view.lang).kept, shown, seat_names(table.seats, view.lang))


def drawn_into(view: SceneT, parts: Parts) -> SceneT:
    """Return a view with the pictures drawn that its reader asked for."""
    drawn: dict[str, dict[str, str]] = {}
    for name, form in parts.shown.called():
        drawn.setdefault(name, {})[parts.shown.pictures[name].form(form)] = str(parts.in_form(name, form))
    pictures = [picture.model_copy(update={"svg": drawn.get(picture.name, {})}) for picture in view.pictures]
    return view.model_copy(update={"pictures": pictures})


def contributions(table: Table, lang: str) -> list[ContributionView]:
    """Return what the seats contributed to the shuffles; nothing before all have."""
    header = table.header
    if header.status == "waiting" or header.guided:
        return []
    own = tuple([seat.contribution for seat in table.seats])
    words = contributed(header.commitment, own, header.players)
    return [
        ContributionView(seat=seat, name=name, word=word, own=bool(own[seat]))
        for seat, (name, word) in enumerate(zip(seat_names(table.seats, lang), words, strict=True))
    ]


def seat_views(header: Header, seats: list[Seat], visitor: Visitor) -> list[SeatView]:
    """Return the seats of a table as they stand in its header."""
    names = seat_names(seats, visitor.lang)
    own = [seat.index for seat in seats if seat.kind == "human" and seat.owner == visitor.browser]
    won = [place == 1 for place in header.ranking] or [False] * len(seats)
    scores = [
        score_text(header.game, points, header.players, won[seat], visitor.lang)
        for seat, points in enumerate(header.points)
    ]
    return [
        SeatView(
            index=seat.index,
            name=names[seat.index],
            kind=seat.kind,
            bot=seat.bot,
            strength=seat.strength,
            to_move=header.status == "running" and seat.index in to_move_for(header, own),
            mine=seat.index in own,
            place=header.ranking[seat.index] if header.ranking else None,
            points=header.points[seat.index] if header.points else None,
            score=scores[seat.index] if header.points else "",
            placed=placed_text(header.game, header.ranking[seat.index], scores[seat.index], visitor.lang)
            if header.ranking
            else "",
        )
        for seat in seats
    ]


def to_move_for(header: Header, own: Collection[int]) -> list[int]:
    """Return the seats that must decide, as far as the owner of some may know."""
    return [seat for seat in header.to_move if seat not in own or seat not in header.done]


def _table_seats(table: Table, visitor: Visitor, away_after: float) -> list[SeatView]:
    views = seat_views(table.header, table.seats, visitor)
    at_work = table.at_work()
    for view, seat in zip(views, table.seats, strict=True):
        view.online = seat.kind == "bot" or (seat.kind == "human" and table.presence.online(seat.owner))
        view.thinking = seat.index in at_work
        view.replaceable = seating.replaceable(table, seat, visitor.browser, away_after)
        view.returnable = seating.returnable(table, seat, visitor.browser)
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
    names = seat_names(table.seats, lang)
    view = state.view(seat)
    asked = view.decision(seat)
    decision = DecisionView(
        id=table.decision_id(seat),
        seat=seat,
        step=asked.step,
        rule=asked.rule,
        rule_text=game.rules(lang)[asked.rule].text,
        prompt=call_players(game.prompt(view, seat, lang), names),
        about=game.asked_about(view, seat, lang),
        hints=[HintView(kind=one.kind, words=call_players(one.words, names)) for one in game.hints(view, seat, lang)],
        round=game.chapter(view, lang).round,
        least=asked.least,
        most=asked.most,
        chosen=_chosen(table, view, lang),
        picks=_picks(table, view, lang),
        reaction=asked.reaction,
        spared=seat in table.match.standing_answers and not _passing(table, seat),
        payment=payment_view(game, view, seat, lang),
        wholes=whole_views(game, view, seat, lang),
    )
    legal = view.legal_actions(seat)
    if game.closing:
        legal = sorted(legal, key=lambda action: verb_of(game.action_to_text(view, action)) not in game.closing)
    texts = [game.action_to_text(view, action) for action in legal]
    sentences = row_sentences(game, view, legal, lang)
    over = headings(game, texts, sentences, lang)
    apart = [game.told_apart(view, action, lang) for action in legal]
    named = [game.named(view, action, lang) or Named("", "", "") for action in legal]
    actions = [
        ActionView(
            text=text,
            sentence=call_players(game.describe(view, action, lang), names),
            row=call_players(row or sentences.get(stem_of(text)[0], ""), names),
            word=word,
            heading=over.get(verb_of(text), ""),
            named=short.words,
            thing=short.thing,
            symbol=short.symbol,
            told=short.told,
            card=game.card(view, action, lang),
            cautions=[] if table.header.guided else _cautions(game, view, action, lang, names),
        )
        for action, text, (row, word), short in zip(legal, texts, apart, named, strict=True)
    ]
    return decision, actions


def _cautions(game: Game, view: State, action: int, lang: str, names: Sequence[str]) -> list[CautionView]:
    """Return what the seat of a view may regret of an open action."""
    return [
        CautionView(kind=one.kind, words=call_players(one.words, names))
        for one in game.cautions(view, int(view.viewer), action, lang)
    ]


def _chosen(table: Table, view: State, lang: str) -> list[ActionView]:
    """Return the choices that the seat of a view has already made in the decision that it is still in."""
    seat = int(view.viewer)
    step = view.decision(seat).step
    first = drawings_of(table).ledger(seat, lang).chain(table.moves, seat, step)
    lines = drawings_of(table).ledger(seat, lang).lines(table.moves, first, len(table.moves))
    return [ActionView(text=line.text, sentence=line.sentence) for line in lines]


def _picks(table: Table, view: State, lang: str) -> list[ActionView]:
    """Return the picks of the draft that the seat of a view is making, each as its button said when it was open."""
    game, names, seat = table.match.game, seat_names(table.seats, lang), int(view.viewer)
    found: list[ActionView] = []
    for at, pick in enumerate(view.decision(seat).picks):
        before = view.clone()
        before.drop_picks(seat, at)
        sentence = call_players(game.describe(before, pick, lang), names)
        found.append(ActionView(text=game.action_to_text(view, pick), sentence=sentence))
    return found


def _ended(header: Header, own: list[int]) -> str:
    """Return how a game ended for who looks: of seats that all are theirs, none has lost to anybody."""
    if not own:
        return "waiting-watched"
    if not header.ranking or len(own) == header.players:
        return "waiting-finished"
    return "waiting-won" if any(header.ranking[seat] == 1 for seat in own) else "waiting-lost"


def _waiting(table: Table, own: list[int], lang: str) -> Waiting:
    header = table.header
    names = seat_names(table.seats, lang)
    if header.status == "abandoned":
        return Waiting(code="waiting-abandoned")
    if header.status == "finished":
        return Waiting(code=_ended(header, own))
    if header.status == "waiting":
        free = [seat.index for seat in table.seats if seat.kind in ("open", "friend")]
        if free:
            return Waiting(code="waiting-join", count=len(free), seats=free)
        late = [seat.index for seat in table.seats if seat.awaited]
        return Waiting(code="waiting-contributions", names=[names[s] for s in late], count=len(late), seats=late)
    if ask := header.undo:
        seats = [s for s in life.consenting(table, ask.seat) if s not in ask.agreed]
        return Waiting(code="waiting-undo", names=[names[s] for s in seats], count=len(seats), seats=seats)
    seats = to_move_for(header, own)
    state = table.match.state
    answered = [seat for seat in own if state.is_asked(seat) and seat not in state.current_players]
    if answered and all(seat in answered for seat in seats if seat in own):
        others = [seat for seat in seats if seat not in own]
        return Waiting(
            code="waiting-answered",
            names=[names[s] for s in others],
            count=len(others),
            seats=others,
            answered="" if state.asks(WINDOW) else table.answer_id(answered[0]),
        )
    mine = [seat for seat in seats if seat in own]
    code = "waiting-you" if mine else "waiting-seats"
    if mine and all(map(table.is_spared, mine)):
        code = "waiting-passing" if any(_passing(table, seat) for seat in mine) else "waiting-spared"
    return Waiting(code=code, names=[names[s] for s in seats], count=len(seats), seats=seats)


def undo_view(table: Table, own: list[int], shown: int | None, lang: str) -> UndoView:
    """Return whether the owner of some seats may take back, and the request to do so that is open."""
    token = life.undo_token(table)
    ask = table.header.undo
    view = UndoView(state="spectator", token=token)
    seat = life.undo_seat(table, own, None)
    if table.header.status != "running":
        return UndoView(state="finished" if seat is not None else "spectator", token=token)
    ledger = drawings_of(table).ledger(shown, lang)
    if seat is not None:
        how, left = life.undoable(table, seat)
        state: UndoState = how.value
        view = UndoView(state=state, seat=seat, token=token)
        if how in (Undoable.FREE, Undoable.CONSENT):
            line = ledger.lines(table.moves, left, left + 1)[0]
            view.ply, view.text, view.sentence = left, line.text, line.sentence
    if ask:
        view.asked_by = ask.seat
        view.asked_sentence = ledger.lines(table.moves, ask.ply, ask.ply + 1)[0].sentence
        view.waiting_for = [s for s in life.consenting(table, ask.seat) if s not in ask.agreed]
        view.answer = [s for s in view.waiting_for if s in own]
    return view


def _passing(table: Table, seat: int | None) -> Literal["turn", "round", ""]:
    """Return until the end of what a seat lets everything pass, empty if it does not."""
    left = None if seat is None else table.match.standing_answers.get(seat)
    if left is None or not left.always:
        return ""
    return "round" if left.until == ROUND else "turn"


def links_of(table: Table, own: list[int], visitor: Visitor, decision: DecisionView | None) -> Links:
    header = table.header
    base = f"/tables/{header.id}"
    host = header.host == visitor.browser
    return Links(
        table=base,
        live=f"{base}/live",
        events=f"{base}/events",
        replay=f"{base}/replay",
        story=f"{base}/story" if header.status == "finished" else "",
        record=f"{base}/record",
        position=f"{base}/position",
        check="" if header.guided else f"{base}/check",
        cards=f"{base}/cards" if cards_address(table.match.game) else "",
        rules=f"/games/{header.game}/rules",
        learn=learn_address(table.match.game),
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
    day = datetime.fromtimestamp(header.changed, UTC)
    return TableCard(
        id=header.id,
        game=header.game,
        game_title=title_of_installed(header.game, visitor.lang),
        title=header.title,
        status=header.status,
        seats=seats,
        free=sum(seat.kind == "open" for seat in seats),
        plies=header.plies,
        from_position=header.from_position,
        guided=header.guided,
        your_turn=any(seat.mine and seat.to_move and seat.index not in listed.answered for seat in seats),
        changed=header.changed,
        day=(day.year, day.month, day.day),
        address=f"/tables/{header.id}",
    )


def _option_lines(game: Game, header: Header, lang: str) -> list[OptionLine]:
    return [
        OptionLine(
            name=name,
            label=word(game, lang, f"option-{name}", name),
            value=value,
            value_text=option_value(game, name, value, lang),
        )
        for name, value in header.options.items()
    ]


def check_view(table: Table, stored: Stored, match: Match, digest: str, lang: str) -> CheckView:
    """Return the proof of a table's shuffles: what was fixed before anybody sat down beside what was played.

    Args:
        stored: what was kept of the table. match: set up anew from that. digest: of the state after its moves.
    """
    return CheckView(
        lang=lang,
        id=table.header.id,
        game_title=title_of(table.match.game, lang),
        title=stored.header.title,
        secret=stored.secret.hex(),
        commitment=stored.header.commitment,
        computed=match.commitment,
        committed_text=match.terms.text(stored.secret),
        key=match.key.hex(),
        key_text=match.deal.text(match.terms) if match.deal else "",
        contributions=contributions(table, lang),
        commitment_holds=match.commitment == stored.header.commitment,
        replay_holds=digest == table.match.state.digest(),
        plies=len(stored.moves),
        digest=digest,
        address=f"/tables/{table.header.id}",
    )
