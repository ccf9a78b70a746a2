"""Site: what a page or a call of the API asks for, done once for both."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256

from starlette.requests import Request

from epocha.engine.match import Match
from epocha.engine.notation import NotUnderstood
from epocha.engine.record import record_of, transcript_of
from epocha.engine.refusal import IllegalAction
from epocha.engine.rulebook import Rule
from epocha.engine.text import LANGUAGES
from epocha.server import life, views
from epocha.server.errors import Problem
from epocha.server.input import Act, Join, Leave, NewTable, Replace, Say, Start, UndoAct
from epocha.server.life import new_id
from epocha.server.model import (
    CheckView,
    HomeView,
    JoinView,
    Outcome,
    ReplayView,
    RuleSection,
    RulesView,
    RuleView,
    TableView,
    WhyView,
)
from epocha.server.parts import Parts
from epocha.server.security import Keys, Limits, network_address
from epocha.server.settings import Settings
from epocha.server.store import Change, Header, Listed, Store
from epocha.server.table import Table, build_match
from epocha.server.tables import Tables
from epocha.server.views import Visitor

LISTED = 50
"""Tables in each list of the home page."""

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

    # --- requests ---

    def visitor(self, request: Request) -> Visitor:
        """Return who asks, in which language: that of the address, the cookie, or the browser's own."""
        return Visitor(request.state.browser, language_of(request))

    def spend(self, what: str, request: Request) -> None:
        """Count a request against a limit; Problem if there were too many."""
        self.limits.spend(what, network_address(request.client.host if request.client else None))

    # --- looking ---

    async def home(self, visitor: Visitor) -> HomeView:
        """Return what can be played, and the tables that concern this browser."""
        keep = self.tables.keep
        mine = await keep(self.store.tables_of, visitor.browser, 2 * LISTED)
        finished = {listed.header.id: listed for listed in mine if listed.header.status == "finished"}
        for listed in await keep(self.store.finished_tables, LISTED):
            finished.setdefault(listed.header.id, listed)
        latest = sorted(finished.values(), key=lambda listed: -listed.header.changed)[:LISTED]
        cards = [views.table_card(listed, visitor) for listed in mine if listed.header.status in ("waiting", "running")]
        return HomeView(
            lang=visitor.lang,
            name=await keep(self.store.name_of, visitor.browser),
            games=views.game_cards(visitor.lang),
            bots=views.bot_cards(),
            mine=sorted(cards[:LISTED], key=lambda card: not card.your_turn),
            open=[views.table_card(listed, visitor) for listed in await keep(self.store.open_tables, LISTED)],
            finished=[views.table_card(listed, visitor) for listed in latest],
            once=life.new_id(),
        )

    async def table(self, visitor: Visitor, table_id: str, seat: int | None, since: int | None = None) -> TableView:
        """Return a table as this browser sees it.

        Args:
            seat: an own seat to look through; by default the one to move.
            since: up to which ply the page had shown the log; by default what this browser has seen, which is all now.
        """
        table = await self.tables.get(table_id)
        if since is None:
            since = await self.tables.seen(table, visitor.browser)
        if table.seats_of(visitor.browser):
            table.presence.hear(visitor.browser)
        return views.table_view(table, visitor, seat, since, self.settings.away_after)

    async def fragment(
        self,
        visitor: Visitor,
        table_id: str,
        seat: int | None,
        have: frozenset[str],
        draw: Callable[[TableView, str, Parts], str],
    ) -> str:
        """Return the changing part of a table's page, drawn once for all spectators who have the same of it.

        Args:
            have: digests of the parts that the page has.
            draw: makes it from a view, the token for its forms, and its parts.
        """
        table = await self.tables.get(table_id)
        token = self.keys.csrf(visitor.browser)

        def drawn(token: str) -> str:
            view = views.table_view(table, visitor, seat, len(table.moves), self.settings.away_after)
            return draw(view, token, Parts(have, table.ledger(view.seat, visitor.lang).kept))

        if not life.is_stranger(table, visitor.browser):
            if table.seats_of(visitor.browser):
                table.presence.hear(visitor.browser)
            return drawn(token)
        shared = table.drawn_for_all(visitor.lang, self.tables.describe(table))
        if have not in shared:
            shared[have] = drawn(EVERYBODYS_TOKEN)
        return shared[have].replace(EVERYBODYS_TOKEN, token)

    async def replay(self, visitor: Visitor, table_id: str, seat: int | None, ply: int | None) -> ReplayView:
        """Return a table as this browser saw it after `ply` actions, by default after the last."""
        table = await self.tables.get(table_id)
        if table.header.status == "waiting":
            raise Problem("error-not-running")
        plies = len(table.moves)
        if ply is None:
            ply = plies
        if not 0 <= ply <= plies:
            raise Problem("error-no-ply", plies=plies)
        return views.replay_view(table, visitor, seat, ply)

    async def record(self, visitor: Visitor, table_id: str, seat: int | None) -> str:
        """Return the record of a finished game, or of a running one what this browser may know of it."""
        table = await self.tables.get(table_id)
        names = table.names(visitor.lang)
        date = datetime.fromtimestamp(table.header.created, UTC).date().isoformat()
        if table.header.status == "finished":
            return await asyncio.to_thread(lambda: record_of(table.match, names, date).to_text())
        return transcript_of(table.match, table.seat_shown(visitor.browser, seat), names, date).to_text()

    async def why(self, visitor: Visitor, table_id: str, seat: int, action: str) -> WhyView:
        """Return why an own seat may not do something, judged by its own view."""
        table = await self.tables.get(table_id)
        if seat not in table.seats_of(visitor.browser):
            raise Problem("error-not-your-seat")
        game = table.match.game
        refusal = game.refusal(table.match.state.view(seat), seat, action, visitor.lang)
        if refusal is None:
            return WhyView(allowed=True)
        if not refusal.rule:
            raise Problem("error-not-understood", action=action)
        address = f"/games/{game.name}/rules#{refusal.rule}"
        return WhyView(allowed=False, rule=refusal.rule, text=refusal.message, address=address)

    async def check(self, visitor: Visitor, table_id: str) -> CheckView:
        """Return the proof that no shuffle or die of a finished game was touched."""
        table = await self.tables.get(table_id)
        if table.header.status != "finished":
            raise Problem("error-not-finished")
        stored = await self.tables.keep(self.store.load, table_id)
        if stored is None:
            raise Problem("error-no-table")
        computed = sha256(stored.key).hexdigest()
        texts = [(move.seat, move.text) for move in stored.moves]
        digest = await asyncio.to_thread(_replayed, build_match(stored.header, stored.key), texts)
        return CheckView(
            lang=visitor.lang,
            id=table_id,
            game_title=views.title_of(table.match.game, visitor.lang),
            title=stored.header.title,
            key=stored.key.hex(),
            commitment=stored.header.commitment,
            computed=computed,
            commitment_holds=computed == stored.header.commitment,
            replay_holds=digest == table.match.state.digest(),
            plies=len(stored.moves),
            digest=digest,
            address=f"/tables/{table_id}",
        )

    def rules(self, visitor: Visitor, game_name: str) -> RulesView:
        """Return the numbered rules of a game."""
        game = life.known_game(game_name)
        sections: dict[str, list[Rule]] = {}
        for rule in game.rules(visitor.lang).values():
            sections.setdefault(rule.section, []).append(rule)
        return RulesView(
            lang=visitor.lang,
            game=game.name,
            game_title=views.title_of(game, visitor.lang),
            edition=game.edition,
            sections=[
                RuleSection(
                    heading=heading,
                    anchor=f"section-{number}",
                    rules=[RuleView(id=rule.id, text=rule.text, source=rule.source) for rule in rules],
                )
                for number, (heading, rules) in enumerate(sections.items(), 1)
            ],
        )

    async def events(self, visitor: Visitor, table_id: str, request: Request) -> AsyncIterator[bytes]:
        """Return the event stream of a table."""
        table = await self.tables.get(table_id)
        address = network_address(request.client.host if request.client else None)
        self.tables.hub.admit(address)
        return self._listen(table, visitor.browser, address)

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
        known = await self.tables.keep(self.store.name_of, visitor.browser)
        if given and given != known:
            await self.tables.keep(self.store.set_name, visitor.browser, given)
        return given or known

    async def create(self, visitor: Visitor, plan: NewTable) -> Outcome:
        """Make a table."""
        name = await self.name(visitor, plan.name)
        return made(await self.tables.create(plan, visitor.browser, name))

    async def act(self, visitor: Visitor, table_id: str, request: Act) -> Outcome:
        """Answer a decision."""

        def verb(table: Table) -> Change | None:
            change = life.act(table, table.seats_of(visitor.browser), request, time.time())
            if change and change.move:
                table.spare(change.move.seat, request.spare)
            return change

        return await self.tables.change(table_id, verb)

    async def undo(self, visitor: Visitor, table_id: str, request: UndoAct) -> Outcome:
        """Take back, or agree or refuse that somebody does."""
        return await self.tables.change(
            table_id, lambda table: life.undo(table, table.seats_of(visitor.browser), request, time.time())
        )

    async def say(self, visitor: Visitor, table_id: str, request: Say) -> Outcome:
        """Say something in the chat."""
        return await self.tables.change(table_id, lambda t: life.say(t, visitor.browser, request, time.time()))

    async def join(self, visitor: Visitor, table_id: str, request: Join) -> Outcome:
        """Take a seat open to anyone, or return to an own one."""
        name = await self.name(visitor, request.name)
        return await self.tables.change(table_id, lambda t: life.join(t, visitor.browser, name, request, time.time()))

    async def leave(self, visitor: Visitor, table_id: str, request: Leave) -> Outcome:
        """Get up."""
        return await self.tables.change(table_id, lambda t: life.leave(t, visitor.browser, request.seat, time.time()))

    async def replace(self, visitor: Visitor, table_id: str, request: Replace) -> Outcome:
        """Put a bot on a seat that nobody has taken, or that was left."""
        verb = partial(life.replace_seat, browser=visitor.browser, request=request)
        return await self.tables.change(
            table_id, lambda t: verb(t, away_after=self.settings.away_after, now=time.time())
        )

    async def start(self, visitor: Visitor, table_id: str, request: Start) -> Outcome:
        """Begin now, with bots on the free seats."""
        bot = request.bot or views.usual_bot()
        return await self.tables.change(
            table_id, lambda t: life.start(t, visitor.browser, bot, request.strength, time.time())
        )

    async def rematch(self, visitor: Visitor, table_id: str) -> Outcome:
        """Go to the table that follows a finished one; the first who asks makes it."""
        return made(await self.tables.rematch(table_id, visitor.browser))

    # --- secret links ---

    async def link(self, visitor: Visitor, what: str, token: str) -> JoinView:
        """Return the page behind a secret link."""
        table = await self.tables.get(token.partition(".")[0])
        seat = life.seat_of_link(table, token)
        return JoinView(
            lang=visitor.lang,
            what="move" if what == "seat" else "join",
            action=f"/{what}/{token}",
            taken=(what == "seat") != (seat.kind == "human"),
            table=views.table_card(Listed(table.header, table.seats), visitor),
            seat=seat.index,
            name=seat.name or await self.tables.keep(self.store.name_of, visitor.browser),
        )

    async def take_link(self, visitor: Visitor, token: str, given: str) -> Outcome:
        """Sit down on the seat of a secret link."""
        name = await self.name(visitor, given)
        table_id = token.partition(".")[0]
        return await self.tables.change(
            table_id, lambda t: life.take_link(t, token, visitor.browser, name, time.time())
        )


def made(header: Header) -> Outcome:
    """Return the answer to a request that made a table."""
    return Outcome(code="done", revision=header.revision, table=header.id, address=f"/tables/{header.id}")


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


def _replayed(match: Match, moves: list[tuple[int, str]]) -> str:
    """Return the digest that a log ends in, or an empty text if one of its actions is not legal."""
    try:
        for seat, text in moves:
            match.apply(seat, text)
    except (IllegalAction, NotUnderstood):
        return ""
    return match.state.digest()
