"""The addresses of pages. Every form works without scripts: a POST that changes something leads back to a page."""

from urllib.parse import urlencode, urlsplit

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse

from epocha.server import life
from epocha.server.errors import Problem
from epocha.server.forms import fields_of, read, read_new_table
from epocha.server.input import Act, Join, Language, Leave, Replace, Say, Start, TakeLink, UndoAct
from epocha.server.model import Model, Outcome
from epocha.server.security import COOKIE_SECONDS
from epocha.server.site import LANG_COOKIE, language_of
from epocha.server.web import cover, game_style, live_part, page, site_of

pages = APIRouter(include_in_schema=False)

AT_TABLE: dict[str, tuple[type[Model], str, str]] = {
    "act": (Act, "act", "act"),
    "undo": (UndoAct, "undo", "act"),
    "chat": (Say, "say", "chat"),
    "join": (Join, "join", "join"),
    "leave": (Leave, "leave", "join"),
    "replace": (Replace, "replace", "join"),
    "start": (Start, "start", "join"),
}
"""What a form at a table may do: its model, the method of the site, and the limit that it counts against."""

SHOWN_AT_TABLE = {409, 422, 429}
"""Problems with these statuses are told on the table's page; others on a page of their own."""


# --- looking ---


@pages.get("/")
async def home(request: Request) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "home.html", await site.home(site.visitor(request)))


@pages.get("/tables/{table_id}")
async def table(request: Request, table_id: str, seat: int | None = None) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    view = await site.table(site.visitor(request), table_id, seat)
    return page(request, "table.html", view, wanted=seat)


@pages.get("/tables/{table_id}/live")
async def live(request: Request, table_id: str, seat: int | None = None) -> HTMLResponse:
    site_of(request).spend("look", request)
    return HTMLResponse(await live_part(request, table_id, seat))


@pages.get("/tables/{table_id}/events")
async def events(request: Request, table_id: str) -> StreamingResponse:
    site = site_of(request)
    site.spend("look", request)
    stream = await site.events(site.visitor(request), table_id, request)
    return StreamingResponse(stream, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@pages.get("/tables/{table_id}/replay")
async def replay(request: Request, table_id: str, seat: int | None = None, ply: int | None = None) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    view = await site.replay(site.visitor(request), table_id, seat, ply)
    return page(request, "replay.html", view, wanted=seat)


@pages.get("/tables/{table_id}/record")
async def record(request: Request, table_id: str, seat: int | None = None) -> PlainTextResponse:
    site = site_of(request)
    site.spend("look", request)
    text = await site.record(site.visitor(request), table_id, seat)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{table_id}.epocha"'})


@pages.get("/tables/{table_id}/check")
async def check(request: Request, table_id: str) -> HTMLResponse:
    site = site_of(request)
    site.spend("look", request)
    return page(request, "check.html", await site.check(site.visitor(request), table_id))


@pages.get("/games/{game}/rules")
async def rules(request: Request, game: str) -> HTMLResponse:
    site = site_of(request)
    return page(request, "rules.html", site.rules(site.visitor(request), game))


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
    return page(request, "join.html", await site.link(site.visitor(request), "join", token))


@pages.get("/seat/{token}")
async def seat_link(request: Request, token: str) -> HTMLResponse:
    site = site_of(request)
    return page(request, "join.html", await site.link(site.visitor(request), "seat", token))


# --- changing ---


@pages.post("/tables")
async def create(request: Request) -> RedirectResponse:
    site = site_of(request)
    plan = read_new_table(await fields_of(request))
    site.spend("create", request)
    return to(await site.create(site.visitor(request), plan))


@pages.post("/tables/{table_id}/rematch")
async def rematch(request: Request, table_id: str) -> RedirectResponse:
    site = site_of(request)
    await fields_of(request)
    site.spend("create", request)
    return to(await site.rematch(site.visitor(request), table_id))


@pages.post("/join/{token}")
@pages.post("/seat/{token}")
async def take_link(request: Request, token: str) -> RedirectResponse:
    site = site_of(request)
    body = read(TakeLink, await fields_of(request))
    site.spend("join", request)
    return to(await site.take_link(site.visitor(request), token, body.name))


@pages.post("/tables/{table_id}/{what}")
async def at_table(request: Request, table_id: str, what: str) -> RedirectResponse:
    """Do something at a table, and go back to it; what was refused is told there."""
    if what not in AT_TABLE:
        raise Problem("error-not-found")
    model, method, limit = AT_TABLE[what]
    site = site_of(request)
    fields = await fields_of(request)
    query = {"seat": fields["view"]} if fields.get("view", "").isdecimal() else {}
    try:
        site.spend(limit, request)
        await getattr(site, method)(site.visitor(request), table_id, read(model, fields))
    except Problem as problem:
        if problem.status not in SHOWN_AT_TABLE:
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
    body = read(Language, await fields_of(request))
    answer = RedirectResponse(came_from(request), 303)
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


def came_from(request: Request) -> str:
    """Return the address on this site from which a form was sent, or the first page."""
    parts = urlsplit(request.headers.get("referer", ""))
    if parts.netloc != request.headers.get("host") or not parts.path.startswith("/") or parts.path.startswith("//"):
        return "/"
    return parts.path + (f"?{parts.query}" if parts.query else "")
