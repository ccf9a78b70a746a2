"""The JSON API: all that the pages can do, with the same models.

A program keeps the cookie that any answer gives it, asks `GET /api/session` for its token once, and sends the token
with every POST as the header `X-CSRF`.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Request
from starlette.responses import PlainTextResponse, StreamingResponse

from epocha.server.errors import STATUS
from epocha.server.input import Act, Join, Leave, NewTable, Replace, Say, Start, TakeLink, UndoAct
from epocha.server.model import (
    CheckView,
    ErrorView,
    HomeView,
    JoinView,
    Outcome,
    ReplayView,
    RulesView,
    SessionView,
    TableView,
    WhyView,
)
from epocha.server.security import CSRF_HEADER
from epocha.server.web import guard, live_part, site_of

SeatQuery = Annotated[int | None, Query(description="an own seat to look through; by default the one to move")]
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorView} for status in sorted(set(STATUS.values()) - {500})
}


def api_guard(request: Request) -> None:
    """Raise Problem unless a request that changes something comes from its own browser or program."""
    guard(request, request.headers.get(CSRF_HEADER, ""))


class Page:
    """The table's page that a request comes from, if it says which parts it has: the answer then brings the rest."""

    def __init__(
        self,
        request: Request,
        seat: SeatQuery = None,
        x_have: Annotated[str | None, Header(description="for the table's own page: the parts that it has")] = None,
    ) -> None:
        self._request = request
        self._seat = seat
        self._asks = x_have is not None

    async def after(self, outcome: Outcome) -> Outcome:
        """Return what a request did, together with what became of the page."""
        if self._asks:
            outcome.page = await live_part(self._request, outcome.table, self._seat)
        return outcome


FromPage = Annotated[Page, Depends()]


look = APIRouter(prefix="/api", responses={s: REFUSALS[s] for s in (404, 429)})
do = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[Depends(api_guard)])


@look.get("/session")
async def session(request: Request) -> SessionView:
    """Return this browser's token, name and language. Example: `curl -c jar localhost:8000/api/session`"""
    site = site_of(request)
    visitor = site.visitor(request)
    name = await site.tables.keep(site.store.name_of, visitor.browser)
    return SessionView(csrf=site.keys.csrf(visitor.browser), name=name, lang=visitor.lang)


@look.get("/home")
async def home(request: Request) -> HomeView:
    """Return games, bots, and this browser's tables. Example: `curl -b jar localhost:8000/api/home`"""
    site = site_of(request)
    return await site.home(site.visitor(request))


@look.get("/games/{game}/rules")
async def rules(request: Request, game: str) -> RulesView:
    """Return the numbered rules of a game. Example: `curl localhost:8000/api/games/stone_age/rules?lang=cs`"""
    site = site_of(request)
    return site.rules(site.visitor(request), game)


@look.get("/tables/{table_id}")
async def table(request: Request, table_id: str, seat: SeatQuery = None, since: int | None = None) -> TableView:
    """Return a table as this browser sees it. Example: `curl -b jar localhost:8000/api/tables/ID?seat=0`"""
    site = site_of(request)
    site.spend("look", request)
    return await site.table(site.visitor(request), table_id, seat, since)


@look.get("/tables/{table_id}/replay")
async def replay(request: Request, table_id: str, ply: int | None = None, seat: SeatQuery = None) -> ReplayView:
    """Return a table as it was after `ply` actions. Example: `curl -b jar localhost:8000/api/tables/ID/replay?ply=9`"""
    site = site_of(request)
    site.spend("look", request)
    return await site.replay(site.visitor(request), table_id, seat, ply)


@look.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(request: Request, table_id: str, seat: SeatQuery = None) -> PlainTextResponse:
    """Return the record of a game as text. Example: `curl -b jar localhost:8000/api/tables/ID/record > game.epocha`"""
    site = site_of(request)
    site.spend("look", request)
    return PlainTextResponse(await site.record(site.visitor(request), table_id, seat))


@look.get("/tables/{table_id}/check")
async def check(request: Request, table_id: str) -> CheckView:
    """Prove the shuffles of a finished game. Example: `curl localhost:8000/api/tables/ID/check`"""
    site = site_of(request)
    site.spend("look", request)
    return await site.check(site.visitor(request), table_id)


@look.get("/tables/{table_id}/why")
async def why(request: Request, table_id: str, seat: int, action: Annotated[str, Query(max_length=200)]) -> WhyView:
    """Say which rule forbids an action.

    Example: `curl -b jar 'localhost:8000/api/tables/ID/why?seat=0&action=go+hut'`
    """
    site = site_of(request)
    site.spend("look", request)
    return await site.why(site.visitor(request), table_id, seat, action)


@look.get("/tables/{table_id}/events", response_class=StreamingResponse)
async def events(request: Request, table_id: str) -> StreamingResponse:
    """Tell of every change, as an event stream of `LiveEvent`s.

    Example: `curl -N -b jar localhost:8000/api/tables/ID/events`
    """
    site = site_of(request)
    site.spend("look", request)
    stream = await site.events(site.visitor(request), table_id, request)
    return StreamingResponse(stream, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@look.get("/join/{token}")
async def look_at_invitation(request: Request, token: str) -> JoinView:
    """Return what an invitation is for. Example: `curl localhost:8000/api/join/TOKEN`"""
    site = site_of(request)
    return await site.link(site.visitor(request), "join", token)


@look.get("/seat/{token}")
async def look_at_seat_link(request: Request, token: str) -> JoinView:
    """Return what a seat link is for. Example: `curl localhost:8000/api/seat/TOKEN`"""
    site = site_of(request)
    return await site.link(site.visitor(request), "seat", token)


@do.post("/tables", status_code=201)
async def create(request: Request, plan: NewTable) -> Outcome:
    """Make a table.

    Example: `curl -b jar -H "X-CSRF: $CSRF" -H "Content-Type: application/json" localhost:8000/api/tables -d
    '{"game": "stone_age", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}'`
    """
    site = site_of(request)
    site.spend("create", request)
    return await site.create(site.visitor(request), plan)


@do.post("/tables/{table_id}/act")
async def act(request: Request, table_id: str, body: Act, page: FromPage) -> Outcome:
    """Answer a decision. Example body: `{"decision": "0.12.0", "action": "place forest 3"}`

    In a reaction window, `"spare": true` besides wishes not to be asked again this turn where the seat holds nothing.
    Example body: `{"decision": "0.31.1", "action": "no reaction", "spare": true}`
    """
    site = site_of(request)
    site.spend("act", request)
    return await page.after(await site.act(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/undo")
async def undo(request: Request, table_id: str, body: UndoAct, page: FromPage) -> Outcome:
    """Take back, or agree or refuse that somebody does. Example body: `{"what": "ask", "token": "0.13"}`"""
    site = site_of(request)
    site.spend("act", request)
    return await page.after(await site.undo(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/chat")
async def chat(request: Request, table_id: str, body: Say, page: FromPage) -> Outcome:
    """Say something at the table. Example body: `{"text": "Good luck!", "once": "a7"}`"""
    site = site_of(request)
    site.spend("chat", request)
    return await page.after(await site.say(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/join")
async def join(request: Request, table_id: str, body: Join, page: FromPage) -> Outcome:
    """Take an open seat, or return to the own one. Example body: `{"name": "Anna"}`"""
    site = site_of(request)
    site.spend("join", request)
    return await page.after(await site.join(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/leave")
async def leave(request: Request, table_id: str, body: Leave) -> Outcome:
    """Get up from a seat, or from all own seats. Example body: `{"seat": 1}`"""
    site = site_of(request)
    site.spend("join", request)
    return await site.leave(site.visitor(request), table_id, body)


@do.post("/tables/{table_id}/replace")
async def replace(request: Request, table_id: str, body: Replace, page: FromPage) -> Outcome:
    """Put a bot on a seat left empty. Example body: `{"seat": 1, "bot": "greedy"}`"""
    site = site_of(request)
    site.spend("join", request)
    return await page.after(await site.replace(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/start")
async def start(request: Request, table_id: str, body: Start, page: FromPage) -> Outcome:
    """Begin now, with bots on the free seats. Example body: `{"bot": "greedy"}`"""
    site = site_of(request)
    site.spend("join", request)
    return await page.after(await site.start(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/rematch")
async def rematch(request: Request, table_id: str) -> Outcome:
    """Go to the table that follows a finished one. Example: `curl -b jar -H "X-CSRF: $CSRF" -X POST .../rematch`"""
    site = site_of(request)
    site.spend("create", request)
    return await site.rematch(site.visitor(request), table_id)


@do.post("/join/{token}")
async def take_invitation(request: Request, token: str, body: TakeLink) -> Outcome:
    """Sit down on the seat of an invitation. Example body: `{"name": "Jan"}`"""
    site = site_of(request)
    site.spend("join", request)
    return await site.take_link(site.visitor(request), token, body.name)


@do.post("/seat/{token}")
async def take_seat_link(request: Request, token: str, body: TakeLink) -> Outcome:
    """Move an own seat to this device. Example body: `{}`"""
    site = site_of(request)
    site.spend("join", request)
    return await site.take_link(site.visitor(request), token, body.name)
