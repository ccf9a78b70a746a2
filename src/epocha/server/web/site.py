"""Site: what a page or a call of the API asks for, done once for both."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Literal

from starlette.requests import Request

from epocha.engine.lesson import lesson_of
from epocha.engine.match import Match
from epocha.engine.notation import NotUnderstood
from epocha.engine.options import BadOption
from epocha.engine.position import position_of
from epocha.engine.record import record_of, transcript_of
from epocha.engine.refusal import IllegalAction
from epocha.engine.text import LANGUAGES, call_players
from epocha.server.errors import Problem
from epocha.server.settings import Settings
from epocha.server.show import past, views
from epocha.server.show.album import AlbumView, CardPage, album_view, card_page, thing_view
from epocha.server.show.drawn import drawings_of
from epocha.server.show.games import bot_cards, game_cards, new_view, title_of, usual_bot
from epocha.server.show.lessons import LearnView, learn_view, rules_view
from epocha.server.show.lists import HomeView, NewView
from epocha.server.show.mine import COUNTED, PAGE, MyGamesView, my_games_view, pages_of
from epocha.server.show.model import ErrorView, ReplayView, TableView
from epocha.server.show.names import seat_names
from epocha.server.show.page_model import (
    AheadView,
    CheckView,
    JoinView,
    Outcome,
    PositionView,
    RulesView,
    ThingView,
    WhyView,
)
from epocha.server.show.parts import Parts
from epocha.server.show.shown import NO_PICTURES, Wish
from epocha.server.show.story import StoryView, chart_names, saved
from epocha.server.show.views import Visitor
from epocha.server.store.kept import Change, Header, Listed, Store
from epocha.server.table import life, seating
from epocha.server.table.beginning import build_match
from epocha.server.table.input import (
    Act,
    AskAgain,
    Contribute,
    Guided,
    Join,
    Leave,
    NewTable,
    Rematch,
    Rename,
    Replace,
    Say,
    Seen,
    Start,
    TakeLink,
    UndoAct,
    Withdraw,
)
from epocha.server.table.life import new_id
from epocha.server.table.table import Table
from epocha.server.table.tables import Tables
from epocha.server.web.security import Keys, Limits, network_address
from epocha.server.web.telling import Teller

LISTED = 50
"""Tables in each list of the home page."""

HOME_COST = REPLAY_COST = 3
"""What these pages count against the limit of looking; a table counts one."""

PLIES_FOR_ONE = 50
"""Actions of a log that count one when they are played again."""

OVER = ("finished", "abandoned")
"""A game that nobody can go on with: nothing of it is secret any more."""

LANG_COOKIE = "lang"

EVERYBODYS_TOKEN = new_id()
"""Stands where each spectator's own token goes, in what is drawn once for all; nobody can write it into a page."""


class Site:
    """Everything behind the pages and the API.

    Args:
        store: keeps the tables.
        keys: tell who a browser is.
        settings: pauses and limits.
    """

    def __init__(self, store: Store, keys: Keys, settings: Settings) -> None:
        self.store = store
        self.keys = keys
        self.settings = settings
        self.limits = Limits(settings.rates)
        self.tables = Tables(store, settings)
        self.teller = Teller()

    # --- requests ---

    def visitor(self, request: Request) -> Visitor:
        """Return who asks, in which language: that of the address, the cookie, or the browser's own."""
        return Visitor(request.state.browser, language_of(request), address_of(request))

    def spend(self, what: str, request: Request, cost: float = 1) -> None:
        """Count a request against a limit; Problem if there were too many.

        Args:
            cost: what it counts, in the work of a small page.
        """
        self.limits.spend(what, address_of(request), cost)

    async def open(self, visitor: Visitor, table_id: str) -> Table:
        """Return a table; who asks for one that is not in memory pays for its log to be played again."""
        return await self.tables.get(table_id, lambda plies: self._pay_for(visitor, plies))

    def _pay_for(self, visitor: Visitor, plies: int) -> None:
        self.limits.spend("look", visitor.address, plies / PLIES_FOR_ONE)

    async def _change(self, visitor: Visitor, table_id: str, verb: Callable[[Table], Change | None]) -> Outcome:
        await self.open(visitor, table_id)
        return outcome_of(*await self.tables.change(table_id, verb))

    # --- looking ---

    async def home(self, visitor: Visitor) -> HomeView:
        """Return what can be played, and the tables that concern this browser."""
        read = self.tables.read
        mine = [views.table_card(each, visitor) for each in await read(self.store.running_of, visitor.browser, LISTED)]
        over = await read(self.store.finished_of, visitor.browser, LISTED)
        finished = {each.header.id: each for each in over + await read(self.store.finished_tables, LISTED)}
        latest = sorted(finished.values(), key=lambda listed: -listed.header.changed)[:LISTED]
        return HomeView(
            lang=visitor.lang,
            name=await read(self.store.name_of, visitor.browser),
            games=game_cards(visitor.lang),
            bots=bot_cards(),
            mine=sorted(mine, key=lambda card: not card.your_turn),
            open=[views.table_card(listed, visitor) for listed in await read(self.store.open_tables, LISTED)],
            finished=[views.table_card(listed, visitor) for listed in latest],
            once=life.new_id(),
        )

    async def my_games(self, visitor: Visitor, page: int) -> MyGamesView:
        """Return a page of a person's games; one beyond the last is the last."""
        read, browser = self.tables.read, visitor.browser
        count = await read(self.store.count_finished_of, browser)
        page = min(max(page, 1), pages_of(count))
        on_page = await read(self.store.finished_of, browser, PAGE, (page - 1) * PAGE)
        latest = await read(self.store.finished_of, browser, COUNTED)
        running = await read(self.store.running_of, browser, 2 * LISTED)
        return my_games_view(running, on_page, latest, page, count, visitor)

    async def set_up(
        self, visitor: Visitor, game_name: str, given: Mapping[str, str], wrong: ErrorView | None = None
    ) -> NewView:
        """Return the form for a new table.

        Args:
            given: what a person has filled in; nothing for a form as it is shown first.
            wrong: why no table could be made of it.
        """
        name = await self.tables.read(self.store.name_of, visitor.browser)
        return new_view(life.known_game(game_name), given, name, wrong, visitor.lang)

    async def table(
        self, visitor: Visitor, table_id: str, seat: int | None, since: int | None = None, wish: Wish = NO_PICTURES
    ) -> TableView:
        """Return a table as this browser sees it, with the pictures drawn that it asks for.

        Args:
            seat: an own seat to look through; by default the one to move.
            since: up to which ply the page had shown the log; by default what this browser has seen, which is all now.
            wish: which pictures, and in which form.
        """
        view, parts = await self.table_page(visitor, table_id, seat, wish, since)
        return views.drawn_into(view, parts)

    async def table_page(
        self, visitor: Visitor, table_id: str, seat: int | None, wish: Wish, since: int | None = None
    ) -> tuple[TableView, Parts]:
        """Return a table as this browser sees it, and what its page is put together from; see `table`."""
        table = await self.open(visitor, table_id)
        await self.teller.tell(table, partial(self._pay_for, visitor))
        self.tables.look(table)
        if since is None:
            since = await self.tables.seen(table, visitor.browser)
        if table.seats_of(visitor.browser):
            table.presence.hear(visitor.browser)
        view = views.table_view(table, visitor, seat, since, self.settings.away_after)
        return view, views.parts_of(table, view, wish)

    async def fragment(
        self,
        visitor: Visitor,
        table_id: str,
        seat: int | None,
        had: tuple[frozenset[str], Wish],
        draw: Callable[[TableView, str, Parts], str],
    ) -> str:
        """Return the changing part of a table's page, drawn once for all spectators who have the same of it.

        Args:
            had: digests of the parts that the page has, and which pictures it shows.
            draw: makes it from a view, the token for its forms, and its parts.
        """
        table = await self.open(visitor, table_id)
        await self.teller.tell(table, partial(self._pay_for, visitor))
        self.tables.look(table)
        token = self.keys.csrf(visitor.browser)

        have, wish = had

        def drawn(token: str) -> str:
            view = views.table_view(table, visitor, seat, len(table.moves), self.settings.away_after)
            return draw(view, token, views.parts_of(table, view, wish, have))

        if not seating.is_stranger(table, visitor.browser):
            if table.seats_of(visitor.browser):
                table.presence.hear(visitor.browser)
            return drawn(token)
        shared = drawings_of(table).for_all(visitor.lang, self.tables.describe(table))
        if had not in shared:
            shared[had] = drawn(EVERYBODYS_TOKEN)
        return shared[had].replace(EVERYBODYS_TOKEN, token)

    async def _begun(self, visitor: Visitor, table_id: str) -> Table:
        """Return a table whose game has begun; until then it answers nothing that the shuffle decides.

        Otherwise whoever creates tables could look at each, and let others come only to one that suits them.
        """
        table = await self.open(visitor, table_id)
        if table.header.status == "waiting":
            raise Problem("error-not-running")
        return table

    async def replay(
        self, visitor: Visitor, table_id: str, seat: int | None, ply: int | None, wish: Wish = NO_PICTURES
    ) -> ReplayView:
        """Return a table as this browser saw it after `ply` actions, by default after the last; see `table`."""
        view, parts = await self.replay_page(visitor, table_id, seat, ply, (frozenset(), wish))
        return views.drawn_into(view, parts)

    async def replay_page(
        self,
        visitor: Visitor,
        table_id: str,
        seat: int | None,
        ply: int | None,
        had: tuple[frozenset[str], Wish],
        part: tuple[int, int] | None = None,
    ) -> tuple[ReplayView, Parts]:
        """Return a table as this browser saw it then, or a part of its game, and what its page is put together from."""
        table = await self._begun(visitor, table_id)
        await self.teller.count_rounds(table, partial(self._pay_for, visitor))
        plies = len(table.moves)  # fewer than before that, if something was taken back meanwhile
        if ply is None:
            ply = plies
        since, until = part or (0, plies)
        if not 0 <= since <= ply <= until <= plies:
            raise Problem("error-no-ply", plies=plies)
        if ply == plies:
            await self.teller.tell(table, partial(self._pay_for, visitor))
        have, wish = had
        self._pay_for(visitor, drawings_of(table).cost(table.seat_shown(visitor.browser, seat), visitor.lang, ply))
        view = past.replay_view(table, visitor, seat, ply, part)
        return view, views.parts_of(table, view, wish, have, ply)

    async def story(self, visitor: Visitor, table_id: str) -> StoryView:
        """Return how a finished game went."""
        return past.story_view(await self._finished(visitor, table_id), visitor)

    async def story_picture(self, visitor: Visitor, table_id: str, name: str) -> str:
        """Return a chart of a finished game as an SVG document."""
        told = past.told(await self._finished(visitor, table_id), visitor.lang)
        if name not in chart_names(told.story):
            raise Problem("error-not-found")
        return saved(told, name, title_of(told.game, visitor.lang))

    async def _finished(self, visitor: Visitor, table_id: str) -> Table:
        table = await self.open(visitor, table_id)
        if table.header.status != "finished":
            raise Problem("error-not-finished")
        await self.teller.tell(table, partial(self._pay_for, visitor))
        return table

    async def position(self, visitor: Visitor, table_id: str, seat: int | None, ply: int | None) -> PositionView:
        """Return where a game stands, or stood after `ply` actions, as text: what this browser sees, and no draft."""
        table = await self._begun(visitor, table_id)
        plies = len(table.moves)
        if not 0 <= (plies if ply is None else ply) <= plies:
            raise Problem("error-no-ply", plies=plies)
        state = table.match.state_at(plies if ply is None else ply)
        shown = table.seat_shown(visitor.browser, seat)
        return PositionView(
            lang=visitor.lang,
            game=table.header.game,
            game_title=title_of(table.match.game, visitor.lang),
            title=table.header.title,
            text=position_of(state.view(shown)),
            players=table.header.players,
            you=shown or 0,
            over=state.is_terminal,
            once=new_id(),
            address=f"/tables/{table_id}",
        )

    async def record(self, visitor: Visitor, table_id: str, seat: int | None) -> str:
        """Return the record of a game that is over, or of a running one what this browser may know of it."""
        table = await self._begun(visitor, table_id)
        names = seat_names(table.seats, visitor.lang)
        date = datetime.fromtimestamp(table.header.created, UTC).date().isoformat()
        if table.header.status in OVER:
            self._pay_for(visitor, len(table.moves))
            return await asyncio.to_thread(lambda: record_of(table.match, names, date).to_text())
        return transcript_of(table.match, table.seat_shown(visitor.browser, seat), names, date).to_text()

    async def why(self, visitor: Visitor, table_id: str, seat: int, actions: Sequence[str]) -> WhyView:
        """Return why an own seat may not do something, judged by its own view.

        Of several actions the first counts that the game understands and forbids; if there is none, they are allowed.
        """
        table = await self._begun(visitor, table_id)
        if seat not in table.seats_of(visitor.browser):
            raise Problem("error-not-your-seat")
        game = table.match.game
        view = table.match.state.view(seat)
        understood = [action for action in actions if life.action_of(game, view, action) is not None]
        if not understood:
            raise Problem("error-not-understood", action=actions[0])
        refusals = (game.refusal(view, seat, action, visitor.lang) for action in understood)
        refused = next((refusal for refusal in refusals if refusal is not None), None)
        if refused is None:
            return WhyView(allowed=True)
        text = call_players(refused.message, seat_names(table.seats, visitor.lang))
        return WhyView(allowed=False, rule=refused.rule, text=text, address=f"/games/{game.name}/rules#{refused.rule}")

    async def ahead(self, visitor: Visitor, table_id: str, seat: int, text: str) -> AheadView:
        """Return what will come of an action (none of several picks) that is open to an own seat, by what it sees."""
        table = await self._begun(visitor, table_id)
        if seat not in table.seats_of(visitor.browser):
            raise Problem("error-not-your-seat")
        game = table.match.game
        view = table.match.state.view(seat)
        picks = life.picks_of(game, view, text)
        if not picks:
            raise Problem("error-not-understood", action=text)
        action = picks[0]
        if len(picks) > 1 or seat not in view.current_players or action not in view.legal_actions(seat):
            return AheadView(lines=[])
        names = seat_names(table.seats, visitor.lang)
        return AheadView(lines=[call_players(line, names) for line in game.ahead(view, seat, action, visitor.lang)])

    async def thing(self, visitor: Visitor, table_id: str, name: str) -> ThingView:
        """Return what is told of a card, a place, a token or a kind of number, to everybody alike."""
        table = await self._begun(visitor, table_id)
        thing = table.match.game.thing(table.match.state.view(None), name, visitor.lang)
        if thing is None:
            raise Problem("error-not-found")
        return thing_view(thing)

    async def cards(self, visitor: Visitor, table_id: str, seat: int | None) -> AlbumView:
        """Return all cards of the game of a table, and where this browser's seat knows them to be."""
        table = await self._begun(visitor, table_id)
        view = table.match.state.view(table.seat_shown(visitor.browser, seat))
        return album_view(table.match.game, visitor.lang, view, seat_names(table.seats, visitor.lang), table_id)

    async def check(self, visitor: Visitor, table_id: str) -> CheckView:
        """Return the proof that nobody chose or touched a shuffle or die of a game that is over."""
        table = await self.open(visitor, table_id)
        if table.header.status not in OVER:
            raise Problem("error-not-finished")
        if table.header.guided:
            raise Problem("error-guided")
        self._pay_for(visitor, len(table.moves))
        stored = await self.tables.read(self.store.load, table_id)
        if stored is None:
            raise Problem("error-no-table")
        match = await self.tables.build(build_match, stored.header, stored.secret, stored.seats, stored.position)
        texts = [(move.seat, move.text) for move in stored.moves]
        digest = await asyncio.to_thread(_replayed, match, texts)
        return views.check_view(table, stored, match, digest, visitor.lang)

    def learn(self, visitor: Visitor, game_name: str) -> LearnView:
        """Return the page that tells how to play a game."""
        game = life.known_game(game_name)
        lesson = lesson_of(game)
        if lesson is None:
            raise Problem("error-not-found")
        return learn_view(lesson, title_of(game, visitor.lang), visitor.lang, new_id())

    def album(self, visitor: Visitor, game_name: str) -> AlbumView:
        """Return all cards of a game."""
        return album_view(life.known_game(game_name), visitor.lang)

    def card(self, visitor: Visitor, game_name: str, name: str) -> CardPage:
        """Return a card of a game, with all that the rules say of it."""
        return card_page(life.known_game(game_name), name, visitor.lang)

    def rules(self, visitor: Visitor, game_name: str, programmers: bool = False) -> RulesView:
        """Return the numbered rules of a game: those for who plays it, or those for programmers only."""
        game = life.known_game(game_name)
        return rules_view(game, title_of(game, visitor.lang), visitor.lang, programmers)

    async def events(self, visitor: Visitor, table_id: str, request: Request) -> AsyncIterator[bytes]:
        """Return the event stream of a table."""
        table = await self.open(visitor, table_id)
        self.tables.hub.admit(visitor.address)
        return self._listen(table, visitor.browser, visitor.address)

    async def _listen(self, table: Table, browser: str, address: str) -> AsyncIterator[bytes]:
        self.tables.arrive(table, browser)
        try:
            async for event in self.tables.hub.stream(table.header.id, address):
                yield event
        finally:
            self.tables.depart(table, browser)

    # --- changing ---

    async def name(self, visitor: Visitor, given: str) -> str:
        """Return the name of a person, the one just given or the one last used, and remember it."""
        known = await self.tables.read(self.store.name_of, visitor.browser)
        if given and given != known:
            await self.tables.keep(self.store.set_name, visitor.browser, given)
        return given or known

    async def rename(self, visitor: Visitor, table_id: str, request: Rename) -> Outcome:
        """Take a name at a table where one had none."""
        name = await self.name(visitor, request.name)
        return await self._change(visitor, table_id, lambda t: seating.rename(t, visitor.browser, name, time.time()))

    async def create(self, visitor: Visitor, plan: NewTable) -> Outcome:
        """Make a table."""
        name = await self.name(visitor, plan.name)
        try:
            return outcome_of(await self.tables.create(plan, visitor.browser, name))
        except Problem as problem:
            if isinstance(problem.__cause__, BadOption):
                problem.say = partial(problem.__cause__.sentence, life.known_game(plan.game).texts)
            raise

    async def guide(self, visitor: Visitor, game_name: str, request: Guided) -> Outcome:
        """Make the table of a guided first game."""
        name = await self.name(visitor, request.name)
        made = await self.tables.create_guided(game_name, request, visitor.browser, name, usual_bot())
        return outcome_of(made)

    async def act(self, visitor: Visitor, table_id: str, request: Act) -> Outcome:
        """Answer a decision."""

        def verb(table: Table) -> Change | None:
            try:
                return life.answer(table, table.seats_of(visitor.browser), request, time.time())
            except Problem as problem:
                if isinstance(problem.__cause__, IllegalAction):
                    problem.say = partial(_refused, table, problem.__cause__)
                raise

        return await self._change(visitor, table_id, verb)

    async def withdraw(self, visitor: Visitor, table_id: str, request: Withdraw) -> Outcome:
        """Take back picks of an own answer that has not taken effect."""
        return await self._change(
            visitor, table_id, lambda table: life.withdraw(table, table.seats_of(visitor.browser), request)
        )

    async def ask_again(self, visitor: Visitor, table_id: str, request: AskAgain) -> Outcome:
        """End the standing answers of own seats."""
        return await self._change(
            visitor, table_id, lambda table: life.ask_again(table, table.seats_of(visitor.browser))
        )

    async def undo(self, visitor: Visitor, table_id: str, request: UndoAct) -> Outcome:
        """Take back, or agree or refuse that somebody does."""
        return await self._change(
            visitor, table_id, lambda table: life.undo(table, table.seats_of(visitor.browser), request, time.time())
        )

    async def note_seen(self, visitor: Visitor, table_id: str, request: Seen) -> Outcome:
        """Note how much of a table a person has seen, so that they are shown later what they missed."""
        table = await self.open(visitor, table_id)
        if not table.seats_of(visitor.browser):
            raise Problem("error-not-your-seat")
        await self.tables.note_seen(table, visitor.browser, request.ply)
        return outcome_of(table.header)

    async def say(self, visitor: Visitor, table_id: str, request: Say) -> Outcome:
        """Say something in the chat."""
        return await self._change(visitor, table_id, lambda t: life.say(t, visitor.browser, request, time.time()))

    async def join(self, visitor: Visitor, table_id: str, request: Join) -> Outcome:
        """Take a seat open to anyone, or return to an own one."""
        name = await self.name(visitor, request.name)
        return await self._change(
            visitor, table_id, lambda t: seating.join(t, visitor.browser, name, request, time.time())
        )

    async def leave(self, visitor: Visitor, table_id: str, request: Leave) -> Outcome:
        """Get up."""
        return await self._change(
            visitor, table_id, lambda t: seating.leave(t, visitor.browser, request.seat, time.time())
        )

    async def replace(self, visitor: Visitor, table_id: str, request: Replace) -> Outcome:
        """Put a bot on a seat that nobody has taken, or that was left."""
        verb = partial(seating.replace_seat, browser=visitor.browser, request=request)
        return await self._change(
            visitor, table_id, lambda t: verb(t, away_after=self.settings.away_after, now=time.time())
        )

    async def start(self, visitor: Visitor, table_id: str, request: Start) -> Outcome:
        """Begin now, with bots on the free seats."""
        bot = request.bot or usual_bot()
        return await self._change(
            visitor, table_id, lambda t: seating.start(t, visitor.browser, bot, request.strength, time.time())
        )

    async def contribute(self, visitor: Visitor, table_id: str, request: Contribute) -> Outcome:
        """Contribute to the shuffles."""
        return await self._change(
            visitor, table_id, lambda t: seating.contribute(t, visitor.browser, request.contribution, time.time())
        )

    async def rematch(self, visitor: Visitor, table_id: str, request: Rematch) -> Outcome:
        """Go to the table that follows a finished one; the first who asks makes it."""
        return outcome_of(await self.tables.rematch(table_id, visitor.browser, request.contribute))

    # --- secret links ---

    async def link(self, visitor: Visitor, what: str, token: str) -> JoinView:
        """Return the page behind a secret link."""
        table = await self.open(visitor, token.partition(".")[0])
        seat = seating.seat_of_link(table, token)
        return JoinView(
            lang=visitor.lang,
            what="move" if what == "seat" else "join",
            action=f"/{what}/{token}",
            taken=(what == "seat") != (seat.kind == "human"),
            table=views.table_card(Listed(table.header, table.seats), visitor),
            seat=seat.index,
            name=seat.name or await self.tables.read(self.store.name_of, visitor.browser),
            commitment=table.header.commitment,
        )

    async def take_link(self, visitor: Visitor, token: str, request: TakeLink) -> Outcome:
        """Sit down on the seat of a secret link."""
        name = await self.name(visitor, request.name)
        table_id = token.partition(".")[0]
        verb = partial(seating.take_link, token=token, browser=visitor.browser, name=name, word=request.contribution)
        return await self._change(visitor, table_id, lambda t: verb(t, now=time.time()))


def address_of(request: Request) -> str:
    """Return the network address that a request is counted by."""
    return network_address(request.client.host if request.client else None)


def outcome_of(header: Header, done: bool = True) -> Outcome:
    """Return the answer to a request, by the header of its table, and whether anything was left to be done."""
    code: Literal["done", "done-already"] = "done" if done else "done-already"
    return Outcome(code=code, revision=header.revision, table=header.id, address=f"/tables/{header.id}")


def language_of(request: Request) -> str:
    """Return the language of a request: said in its address, kept in a cookie, or asked for by the browser."""
    for said in (request.query_params.get("lang"), request.cookies.get(LANG_COOKIE)):
        if said in LANGUAGES:
            return str(said)
    for wish in request.headers.get("accept-language", "").split(","):
        lang = wish.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def _refused(table: Table, illegal: IllegalAction, lang: str) -> str:
    """Return why an action is forbidden, judged by the view of who tried it, with people called by their names."""
    view = table.match.state.view(illegal.player)
    sentence = table.match.game.refused(view, illegal.player, illegal.action, illegal.rule, lang)
    return call_players(sentence, seat_names(table.seats, lang))


def _replayed(match: Match, moves: list[tuple[int, str]]) -> str:
    """Return the digest that a log ends in, or an empty text if one of its actions is not legal."""
    try:
        for seat, text in moves:
            match.apply(seat, text)
    except (IllegalAction, NotUnderstood):
        return ""
    return match.state.digest()
