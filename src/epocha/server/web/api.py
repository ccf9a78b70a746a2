"""The JSON API: all that the pages can do, with the same models.

A program keeps the cookie that any answer gives it, asks `GET /api/session` for its token once, and sends the token
with every POST as the header `X-CSRF`.
"""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query, Request
from pydantic import StringConstraints
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from epocha.server.errors import STATUS
from epocha.server.show.lists import HomeView
from epocha.server.show.mine import MyGamesView
from epocha.server.show.model import ErrorView, ReplayView, TableView
from epocha.server.show.page_model import (
    AheadView,
    CheckView,
    JoinView,
    Outcome,
    RulesView,
    SessionView,
    ThingView,
    WhyView,
)
from epocha.server.show.shown import read_wish
from epocha.server.table.input import (
    ACTION_LENGTH,
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
    Whole,
    Withdraw,
)
from epocha.server.web.answers import event_stream, guard, live_part, site_of
from epocha.server.web.security import CSRF_HEADER
from epocha.server.web.site import HOME_COST, REPLAY_COST

SeatQuery = Annotated[Whole | None, Query(description="an own seat to look through; by default the one to move")]
ShowQuery = Annotated[
    str, Query(max_length=1000, description="pictures to be drawn: name:form, with blanks between, such as map:wide")
]
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorView} for status in sorted(set(STATUS.values()) - {500})
}


# Dependencies are coroutines: others would each be called in a thread of its own, which takes longer than they do.


async def api_guard(request: Request) -> None:
    """Raise Problem unless a request that changes something comes from its own browser or program."""
    guard(request, request.headers.get(CSRF_HEADER, ""))


class Page:
    """The table's page that a request comes from, if it says which parts it has: the answer then brings the rest."""

    def __init__(self, request: Request, seat: int | None, asks: bool) -> None:
        self._request = request
        self._seat = seat
        self._asks = asks

    async def after(self, outcome: Outcome) -> Outcome:
        """Return what a request did, together with what became of the page."""
        if self._asks:
            outcome.page = await live_part(self._request, outcome.table, self._seat)
        return outcome


async def page_of(
    request: Request,
    seat: SeatQuery = None,
    x_have: Annotated[str | None, Header(description="for the table's own page: the parts that it has")] = None,
) -> Page:
    """Return the page that a request comes from."""
    return Page(request, seat, asks=x_have is not None)


FromPage = Annotated[Page, Depends(page_of)]


look = APIRouter(prefix="/api", responses={s: REFUSALS[s] for s in (404, 429, 503)})
do = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[Depends(api_guard)])


@look.get("/session")
async def session(request: Request) -> SessionView:
    """Return this browser's token, name and language. Example: `curl -c jar localhost:8000/api/session`"""
    site = site_of(request)
    visitor = site.visitor(request)
    name = await site.tables.read(site.store.name_of, visitor.browser)
    request.state.renew = True
    return SessionView(csrf=site.keys.csrf(visitor.browser), name=name, lang=visitor.lang)


@look.get("/home")
async def home(request: Request) -> HomeView:
    """Return games, bots, and this browser's tables. Example: `curl -b jar localhost:8000/api/home`"""
    site = site_of(request)
    site.spend("look", request, HOME_COST)
    return await site.home(site.visitor(request))


@look.get("/my-games")
async def my_games(request: Request, page: Whole = 1) -> MyGamesView:
    """Return this browser's games and how its person did. Example: `curl -b jar localhost:8000/api/my-games?page=2`"""
    site = site_of(request)
    site.spend("look", request, HOME_COST)
    return await site.my_games(site.visitor(request), page)


@look.get("/games/{game}/rules")
async def rules(request: Request, game: str, programmers: bool = False) -> RulesView:
    """Return the numbered rules of a game for players, or those for programmers only, which name their sources.

    Example: `curl localhost:8000/api/games/stone_age/rules?lang=cs`
    """
    site = site_of(request)
    site.spend("look", request)
    return site.rules(site.visitor(request), game, programmers)


@look.get("/tables/{table_id}")
async def table(
    request: Request, table_id: str, seat: SeatQuery = None, since: Whole | None = None, show: ShowQuery = ""
) -> TableView:
    """Return a table as this browser sees it. Example: `curl -b jar localhost:8000/api/tables/ID?seat=0`"""
    site = site_of(request)
    site.spend("look", request)
    return await site.table(site.visitor(request), table_id, seat, since, read_wish(show))


@look.get("/tables/{table_id}/replay")
async def replay(
    request: Request, table_id: str, ply: Whole | None = None, seat: SeatQuery = None, show: ShowQuery = ""
) -> ReplayView:
    """Return a table as it was after `ply` actions. Example: `curl -b jar localhost:8000/api/tables/ID/replay?ply=9`"""
    site = site_of(request)
    site.spend("look", request, REPLAY_COST)
    return await site.replay(site.visitor(request), table_id, seat, ply, read_wish(show))


@look.get("/tables/{table_id}/position", response_class=PlainTextResponse)
async def position(
    request: Request, table_id: str, seat: SeatQuery = None, ply: Whole | None = None
) -> PlainTextResponse:
    """Return where the game stands as text, as far as this browser sees it; after `ply` actions if that is given.

    Example: `curl -b jar localhost:8000/api/tables/ID/position?ply=12`
    """
    site = site_of(request)
    site.spend("look", request, REPLAY_COST)
    return PlainTextResponse((await site.position(site.visitor(request), table_id, seat, ply)).text)


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


MOST_ASKED: Final = 64
"""Of how many actions a page may ask at once why they are forbidden: some places stand for many, with and without a
number."""


@look.get("/tables/{table_id}/why")
async def why(
    request: Request,
    table_id: str,
    seat: Whole,
    action: Annotated[
        list[Annotated[str, StringConstraints(max_length=200)]], Query(min_length=1, max_length=MOST_ASKED)
    ],
) -> WhyView:
    """Say which rule forbids an action; of several, the first that is understood and forbidden.

    Example: `curl -b jar 'localhost:8000/api/tables/ID/why?seat=0&action=go+hut'`
    """
    site = site_of(request)
    site.spend("look", request)
    return await site.why(site.visitor(request), table_id, seat, action)


@look.get("/tables/{table_id}/ahead")
async def ahead(
    request: Request, table_id: str, seat: Whole, action: Annotated[str, StringConstraints(max_length=ACTION_LENGTH)]
) -> AheadView:
    """Tell what will come of an action that is open to an own seat, which is not done by that.

    Example: `curl -b jar 'localhost:8000/api/tables/ID/ahead?seat=0&action=build+bronze'`
    """
    site = site_of(request)
    site.spend("look", request)
    return await site.ahead(site.visitor(request), table_id, seat, action)


@look.get("/tables/{table_id}/things/{name}")
async def thing(request: Request, table_id: str, name: str) -> ThingView:
    """Tell of what a picture names in `data-thing`, or `symbol-` and what it names in `data-symbol`.

    Example: `curl localhost:8000/api/tables/ID/things/symbol-food`
    """
    site = site_of(request)
    site.spend("look", request)
    return await site.thing(site.visitor(request), table_id, name)


@look.get("/tables/{table_id}/events", response_class=StreamingResponse)
async def events(request: Request, table_id: str) -> Response:
    """Tell of every change, as an event stream of `LiveEvent`s.

    Example: `curl -N -b jar localhost:8000/api/tables/ID/events`
    """
    site = site_of(request)
    site.spend("look", request)
    return await event_stream(request, table_id)


@look.get("/join/{token}")
async def look_at_invitation(request: Request, token: str) -> JoinView:
    """Return what an invitation is for. Example: `curl localhost:8000/api/join/TOKEN`"""
    site = site_of(request)
    site.spend("look", request)
    return await site.link(site.visitor(request), "join", token)


@look.get("/seat/{token}")
async def look_at_seat_link(request: Request, token: str) -> JoinView:
    """Return what a seat link is for. Example: `curl localhost:8000/api/seat/TOKEN`"""
    site = site_of(request)
    site.spend("look", request)
    return await site.link(site.visitor(request), "seat", token)


@do.post("/tables", status_code=201)
async def create(request: Request, plan: NewTable) -> Outcome:
    """Make a table.

    Example: `curl -b jar -H "X-CSRF: $CSRF" -H "Content-Type: application/json" localhost:8000/api/tables -d
    '{"game": "stone_age", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}'`

    With `"position"` it begins where that text says, as `GET /api/tables/ID/position` gives it.
    """
    site = site_of(request)
    site.spend("create", request)
    return await site.create(site.visitor(request), plan)


@do.post("/games/{game}/guide", status_code=201)
async def guide(request: Request, game: str, body: Guided | None = None) -> Outcome:
    """Begin a guided first game: a table against a bot, marked as such. Example body: `{}`"""
    site = site_of(request)
    site.spend("create", request)
    return await site.guide(site.visitor(request), game, body or Guided())


@do.post("/tables/{table_id}/act")
async def act(request: Request, table_id: str, body: Act, page: FromPage) -> Outcome:
    """Answer a decision. Example body: `{"decision": "0.12.0", "action": "place forest 3"}`

    In a reaction window, `"spare": true` besides wishes not to be asked again this turn where the seat holds nothing.
    Example body: `{"decision": "0.31.1", "action": "no reaction", "spare": true}`
    To decline and let everything pass until the turn or the round ends, whatever the seat holds:
    `{"decision": "0.31.1", "passing": "round"}`
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


@do.post("/tables/{table_id}/withdraw")
async def withdraw(request: Request, table_id: str, body: Withdraw, page: FromPage) -> Outcome:
    """Take back picks of an own answer that has not taken effect. Example body: `{"decision": "0.31.1", "left": 0}`"""
    site = site_of(request)
    site.spend("act", request)
    return await page.after(await site.withdraw(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/ask-again")
async def ask_again(request: Request, table_id: str, body: AskAgain, page: FromPage) -> Outcome:
    """End the wishes of own seats to be spared or to let everything pass. Example body: `{}`"""
    site = site_of(request)
    site.spend("act", request)
    return await page.after(await site.ask_again(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/chat")
async def chat(request: Request, table_id: str, body: Say, page: FromPage) -> Outcome:
    """Say something at the table. Example body: `{"text": "Good luck!", "once": "a7"}`"""
    site = site_of(request)
    site.spend("chat", request)
    return await page.after(await site.say(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/seen")
async def seen(request: Request, table_id: str, body: Seen) -> Outcome:
    """Note up to which ply a page has shown the log, for `since` after a restart. Example body: `{"ply": 12}`"""
    site = site_of(request)
    site.spend("act", request)
    return await site.note_seen(site.visitor(request), table_id, body)


@do.post("/tables/{table_id}/join")
async def join(request: Request, table_id: str, body: Join, page: FromPage) -> Outcome:
    """Take an open seat, or return to one's own. Example body: `{"name": "Anna"}`"""
    site = site_of(request)
    site.spend("join", request)
    return await page.after(await site.join(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/rename")
async def rename(request: Request, table_id: str, body: Rename, page: FromPage) -> Outcome:
    """Take a name at a table where one had none. Example body: `{"name": "Anna"}`"""
    site = site_of(request)
    site.spend("join", request)
    return await page.after(await site.rename(site.visitor(request), table_id, body))


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


@do.post("/tables/{table_id}/contribute")
async def contribute(request: Request, table_id: str, body: Contribute, page: FromPage) -> Outcome:
    """Contribute to the shuffles for own seats that the game waits for.

    A contribution is 16 to 64 letters and digits; an empty one says that there will be none.
    Example body: `{"contribution": "9f86d081884c7d65"}`
    """
    site = site_of(request)
    site.spend("join", request)
    return await page.after(await site.contribute(site.visitor(request), table_id, body))


@do.post("/tables/{table_id}/rematch")
async def rematch(request: Request, table_id: str, body: Rematch | None = None) -> Outcome:
    """Go to the table that follows a finished one, which begins when everybody did. Example body: `{}`"""
    site = site_of(request)
    site.spend("create", request)
    return await site.rematch(site.visitor(request), table_id, body or Rematch())


@do.post("/join/{token}")
async def take_invitation(request: Request, token: str, body: TakeLink) -> Outcome:
    """Sit down on the seat of an invitation. Example body: `{"name": "Jan"}`"""
    site = site_of(request)
    site.spend("join", request)
    return await site.take_link(site.visitor(request), token, body)


@do.post("/seat/{token}")
async def take_seat_link(request: Request, token: str, body: TakeLink) -> Outcome:
    """Move an own seat to this device. Example body: `{}`"""
    site = site_of(request)
    site.spend("join", request)
    return await site.take_link(site.visitor(request), token, body)
