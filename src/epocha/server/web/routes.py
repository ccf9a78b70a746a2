"""The addresses of pages. Every form works without scripts: a POST that changes something leads back to a page."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar
from urllib.parse import urlencode, urlsplit

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from epocha.engine.numbers import whole_number
from epocha.server.errors import Problem
from epocha.server.show.page_model import JoinView, Outcome
from epocha.server.show.views import Visitor
from epocha.server.table import life
from epocha.server.table.input import (
    Act,
    AskAgain,
    Contribute,
    Guided,
    Input,
    Join,
    Language,
    Leave,
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
from epocha.server.web.answers import (
    cover,
    error_view,
    event_stream,
    game_style,
    live_part,
    page,
    page_had,
    site_of,
)
from epocha.server.web.forms import fields_of, read, read_new_table
from epocha.server.web.security import COOKIE_SECONDS, HEALTH_PATH, host_of
from epocha.server.web.site import HOME_COST, LANG_COOKIE, REPLAY_COST, Site, language_of

pages = APIRouter(include_in_schema=False)

InputT = TypeVar("InputT", bound=Input)


@dataclass(frozen=True)
class Form(Generic[InputT]):
    """What a form at a table does.

    Attributes:
        model: what its fields say; do: carries that out; limit: what it counts against.
    """

    model: type[InputT]
    do: Callable[[Site, Visitor, str, InputT], Awaitable[Outcome]]
    limit: str

    async def send(self, request: Request, table_id: str, fields: Mapping[str, str]) -> None:
        """Carry out what the fields of a form say."""
        site = site_of(request)
        site.spend(self.limit, request)
        await self.do(site, site.visitor(request), table_id, read(self.model, fields))


AT_TABLE: dict[str, Form[Any]] = {
    "act": Form(Act, Site.act, "act"),
    "undo": Form(UndoAct, Site.undo, "act"),
    "withdraw": Form(Withdraw, Site.withdraw, "act"),
    "ask-again": Form(AskAgain, Site.ask_again, "act"),
    "chat": Form(Say, Site.say, "chat"),
    "join": Form(Join, Site.join, "join"),
    "seen": Form(Seen, Site.note_seen, "act"),
    "rename": Form(Rename, Site.rename, "join"),
    "leave": Form(Leave, Site.leave, "join"),
    "replace": Form(Replace, Site.replace, "join"),
    "start": Form(Start, Site.start, "join"),
    "contribute": Form(Contribute, Site.contribute, "join"),
}
"""The forms at a table, by the last word of the address that they are sent to."""

SHOWN_IN_PLACE = {409, 422, 429}
"""Problems with these statuses are told where they arose, at the table or in a form; others on a page of their own."""


_LOCAL_PATH = re.compile(r"/(join|seat)/[\w.-]+")

# --- looking ---


@pages.get(HEALTH_PATH)
async def health(request: Request) -> PlainTextResponse:
    """Say that the server runs and can read its data, for whoever watches over it; anything but 200 says it cannot."""
    site = site_of(request)
    await site.tables.read(site.store.name_of, "")
    return PlainTextResponse("ok\n")


@pages.get("/")
async def home(request: Request) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request, HOME_COST)
    return page(request, "home.html", await site.home(site.visitor(request)))


@pages.get("/my-games")
async def my_games(request: Request, number: Annotated[Whole, Query(alias="page")] = 1) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request, HOME_COST)
    return page(request, "my_games.html", await site.my_games(site.visitor(request), number))


@pages.get("/tables/{table_id}")
async def table(request: Request, table_id: str, seat: Whole | None = None) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    _, wish = page_had(request)
    view, parts = await site.table_page(site.visitor(request), table_id, seat, wish)
    return page(request, "table.html", view, wanted=seat, parts=parts)


@pages.get("/tables/{table_id}/live")
async def live(request: Request, table_id: str, seat: Whole | None = None) -> HTMLResponse:
    site_of(request).spend("look", request)
    return HTMLResponse(await live_part(request, table_id, seat))


@pages.get("/tables/{table_id}/events")
async def events(request: Request, table_id: str) -> Response:
    site = site_of(request)
    site.spend("look", request)
    return await event_stream(request, table_id)


@pages.get("/tables/{table_id}/replay")
async def replay(
    request: Request,
    table_id: str,
    seat: Whole | None = None,
    at: Whole | None = None,
    since: Whole | None = None,
    until: Whole | None = None,
) -> HTMLResponse:
    """A game, or of it only what happened from one moment to another, such as a battle."""
    site = site_of(request)
    site.spend("look", request, REPLAY_COST)
    part = None if since is None or until is None else (since, until)
    at = at if at is not None else since or 0
    view, parts = await site.replay_page(site.visitor(request), table_id, seat, at, page_had(request), part)
    return page(request, "replay.html", view, wanted=seat, parts=parts)


@pages.get("/tables/{table_id}/story")
async def story(request: Request, table_id: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request, REPLAY_COST)
    return page(request, "story.html", await site.story(site.visitor(request), table_id))


@pages.get("/tables/{table_id}/story/{name}.svg")
async def story_picture(request: Request, table_id: str, name: str) -> Response:
    site = site_of(request)
    site.spend("look", request)
    drawn = await site.story_picture(site.visitor(request), table_id, name)
    headers = {"content-disposition": f'attachment; filename="{table_id}-{name}.svg"', "vary": "cookie"}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@pages.get("/tables/{table_id}/record")
async def record(request: Request, table_id: str, seat: Whole | None = None) -> PlainTextResponse:
    site = site_of(request)
    site.spend("look", request)
    text = await site.record(site.visitor(request), table_id, seat)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{table_id}.epocha"'})


@pages.get("/tables/{table_id}/position")
async def position(
    request: Request, table_id: str, seat: Whole | None = None, ply: Whole | None = None
) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request, REPLAY_COST)
    return page(request, "position.html", await site.position(site.visitor(request), table_id, seat, ply))


@pages.get("/tables/{table_id}/cards")
async def table_cards(request: Request, table_id: str, seat: Whole | None = None) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "cards.html", await site.cards(site.visitor(request), table_id, seat))


@pages.get("/tables/{table_id}/check")
async def check(request: Request, table_id: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "check.html", await site.check(site.visitor(request), table_id))


@pages.get("/games/{game}/rules")
async def rules(request: Request, game: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "rules.html", site.rules(site.visitor(request), game))


@pages.get("/games/{game}/rules/programmers")
async def rules_for_programmers(request: Request, game: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "rules.html", site.rules(site.visitor(request), game, programmers=True))


@pages.get("/games/{game}/learn")
async def learn(request: Request, game: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request, HOME_COST)
    return page(request, "learn.html", site.learn(site.visitor(request), game))


@pages.get("/games/{game}/cards")
async def album(request: Request, game: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "cards.html", site.album(site.visitor(request), game))


@pages.get("/games/{game}/cards/{name}")
async def card(request: Request, game: str, name: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "card.html", site.card(site.visitor(request), game, name))


@pages.get("/games/{game}/new")
async def set_up(request: Request, game: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "new.html", await site.set_up(site.visitor(request), game, {}), once=life.new_id())


@pages.get("/games/{game}/board.css")
async def style(game: str) -> Response:
    return Response(game_style(life.known_game(game)), media_type="text/css", headers={"cache-control": "no-cache"})


@pages.get("/games/{game}/cover.svg")
async def game_cover(request: Request, game: str) -> Response:
    drawn = cover(life.known_game(game).name, language_of(request))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-cache", "vary": "cookie"})


@pages.get("/join/{token}")
async def invitation(request: Request, token: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return link_page(request, await site.link(site.visitor(request), "join", token))


@pages.get("/seat/{token}")
async def seat_link(request: Request, token: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return link_page(request, await site.link(site.visitor(request), "seat", token))


def link_page(request: Request, view: JoinView) -> HTMLResponse:
    """Return the page of a secret link; whoever follows its links takes along the name of the site and no more."""
    answer = page(request, "join.html", view)
    answer.headers["referrer-policy"] = "strict-origin"
    return answer


# --- changing ---


@pages.post("/games/{game}/new")
async def create(request: Request, game: str) -> Response:
    """Make a table; what is wrong with it is told at its field, and all that was filled in stays."""
    site = site_of(request)
    fields = await fields_of(request)
    try:
        plan = read_new_table(life.known_game(game), fields)
        site.spend("create", request)
        return to(await site.create(site.visitor(request), plan))
    except Problem as problem:
        if problem.status not in SHOWN_IN_PLACE:
            raise
        wrong = error_view(problem, language_of(request))
        view = await site.set_up(site.visitor(request), game, fields, wrong)
        return page(request, "new.html", view, problem.status, once=fields.get("once") or life.new_id())


@pages.post("/games/{game}/guide")
async def guide(request: Request, game: str) -> RedirectResponse:
    site = site_of(request)
    body = read(Guided, await fields_of(request))
    site.spend("create", request)
    return to(await site.guide(site.visitor(request), game, body))


@pages.post("/tables/{table_id}/rematch")
async def rematch(request: Request, table_id: str) -> RedirectResponse:
    site = site_of(request)
    body = read(Rematch, await fields_of(request))
    site.spend("create", request)
    return to(await site.rematch(site.visitor(request), table_id, body))


@pages.post("/join/{token}")
@pages.post("/seat/{token}")
async def take_link(request: Request, token: str) -> RedirectResponse:
    site = site_of(request)
    body = read(TakeLink, await fields_of(request))
    site.spend("join", request)
    return to(await site.take_link(site.visitor(request), token, body))


@pages.post("/tables/{table_id}/{what}")
async def at_table(request: Request, table_id: str, what: str) -> RedirectResponse:
    """Do something at a table, and go back to it; what was refused is told there."""
    if what not in AT_TABLE:
        raise Problem("error-not-found")
    fields = await fields_of(request)
    query = {"seat": fields["view"]} if whole_number(fields.get("view", ""), 0) is not None else {}
    try:
        await AT_TABLE[what].send(request, table_id, fields)
    except Problem as problem:
        if problem.status not in SHOWN_IN_PLACE:
            raise
        query |= {"notice": problem.code, "rule": problem.rule}
    return RedirectResponse(f"/tables/{table_id}" + (f"?{urlencode(query)}" if query else ""), 303)


@pages.post("/name")
async def name(request: Request) -> RedirectResponse:
    site = site_of(request)
    body = read(TakeLink, await fields_of(request))
    site.spend("join", request)
    await site.name(site.visitor(request), body.name)
    return RedirectResponse(came_from(request), 303)


@pages.post("/language")
async def language(request: Request) -> RedirectResponse:
    fields = await fields_of(request)
    body = read(Language, fields)
    answer = RedirectResponse(came_from(request, fields.get("back", "")), 303)
    answer.set_cookie(
        LANG_COOKIE,
        body.lang,
        max_age=COOKIE_SECONDS,
        samesite="lax",
        httponly=True,
        secure=request.url.scheme == "https",
    )
    return answer


def to(outcome: Outcome) -> RedirectResponse:
    """Return the way to where a request's outcome is to be seen."""
    return RedirectResponse(outcome.address, 303)


def came_from(request: Request, back: str = "") -> str:
    """Return the address on this site from which a form was sent, or the first page.

    Args:
        back: the path of that page, if it said so: the page of a secret link is not in the header.
    """
    if _LOCAL_PATH.fullmatch(back):
        return back
    referer = request.headers.get("referer", "")
    if host_of(referer) is None:
        return "/"
    parts = urlsplit(referer)
    if parts.netloc != request.headers.get("host") or not parts.path.startswith("/") or parts.path.startswith("//"):
        return "/"
    return parts.path + (f"?{parts.query}" if parts.query else "")
