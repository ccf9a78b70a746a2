"""Answers: what pages and API share of handling a request, and how problems are answered."""

import logging
from collections.abc import Callable
from functools import cache, lru_cache
from http import HTTPStatus
from importlib.resources import files
from typing import Any

from fastapi.exceptions import RequestValidationError
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse

from epocha.engine.game import Game
from epocha.engine.picture import SIGN_BOX
from epocha.engine.registry import load_game
from epocha.engine.svg import style_sheet
from epocha.server.errors import STATUS, Problem
from epocha.server.show.choices import groups
from epocha.server.show.logbook import battle_rows, how_it_ended, last_battle, last_turn, log_rows, picked, told_of
from epocha.server.show.model import ErrorView, PictureView, Scene, TableView
from epocha.server.show.parts import HAVE_HEADER, MOST_PARTS, Parts, squeezed
from epocha.server.show.shown import ROOM_COOKIE, ROOMS, SHOW_HEADER, USUAL, Wish, read_wish
from epocha.server.show.views import TEXTS
from epocha.server.web.security import check_origin
from epocha.server.web.site import Site, language_of

log = logging.getLogger(__name__)

EVENTS = "text/event-stream"

WRITTEN = frozenset({"name", "title", "text"})
"""What a person writes by hand, and can make shorter."""

BUSY_SECONDS = 5
"""After which to try again when nothing could be stored."""

PAGES = Environment(
    loader=PackageLoader("epocha.server", "pages"),
    autoescape=select_autoescape(default=True, default_for_string=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


def site_of(request: Request) -> Site:
    """Return the site that a request came to."""
    site: Site = request.app.state.site
    return site


def guard(request: Request, token: str) -> None:
    """Raise Problem unless a request that changes something comes from its own browser or program, and is not huge."""
    if request.state.too_large:
        raise Problem("error-too-large", bytes=site_of(request).settings.body_bytes)
    check_origin(request.headers)
    site_of(request).keys.check_csrf(request.state.browser, token)


def page(request: Request, template: str, model: BaseModel, status: int = 200, **more: object) -> HTMLResponse:
    """Return a page made from a template and a model; whoever looks at pages keeps the cookie."""
    request.state.renew = True
    return HTMLResponse(render(request, template, model, **more), status)


def render(request: Request, template: str, model: BaseModel, **more: object) -> str:
    """Return a template filled in with a model.

    Templates get `page` (the model), `texts(id, **places)`, `lang`, `csrf`, `here` (the path of this page),
    `origin` (what stands before it in a whole address), `parts` (its pictures, and what need not be sent twice),
    `notice` (an ErrorView of what just happened, or None), and what is given besides.
    """
    lang = language_of(request)
    context: dict[str, Any] = {
        "page": model,
        "texts": sayer(lang),
        "lang": lang,
        "csrf": site_of(request).keys.csrf(request.state.browser),
        "here": request.url.path,
        "origin": str(request.base_url).rstrip("/"),
        "notice": notice_of(request, lang),
        "parts": Parts(),
    }
    return PAGES.get_template(template).render(context | more)


def parts_had(request: Request) -> frozenset[str]:
    """Return the digests of the parts that stand on the page that a request comes from, none if there are too many."""
    digests = request.headers.get(HAVE_HEADER, "").split()
    return frozenset(digests if len(digests) <= MOST_PARTS else ())


def page_had(request: Request) -> tuple[frozenset[str], Wish]:
    """Return the digests of the parts that the page has which a request comes from, and which pictures it shows."""
    said = request.headers.get(SHOW_HEADER)
    usual = ROOMS.get(request.cookies.get(ROOM_COOKIE, ""), USUAL)
    wish = usual if said is None else read_wish(said)
    choice = request.query_params.get("front", "")
    return parts_had(request), wish.in_front(choice) if choice and not wish.chosen else wish


async def live_part(request: Request, table_id: str, seat: int | None) -> str:
    """Return the changing part of a table's page, as this browser sees it through the wanted seat."""
    site = site_of(request)

    def draw(view: TableView, csrf: str, parts: Parts) -> str:
        wanted = seat if seat == view.seat else None
        return squeezed(render(request, "live.html", view, wanted=wanted, csrf=csrf, notice=None, parts=parts))

    return await site.fragment(site.visitor(request), table_id, seat, page_had(request), draw)


async def event_stream(request: Request, table_id: str) -> Response:
    """Return the answer that lasts: the events of a table."""
    site = site_of(request)
    headers = {"x-accel-buffering": "no"}
    if request.state.head:
        await site.open(site.visitor(request), table_id)
        return Response(media_type=EVENTS, headers=headers)
    stream = await site.events(site.visitor(request), table_id, request)
    return StreamingResponse(stream, media_type=EVENTS, headers=headers)


def sayer(lang: str) -> Callable[..., str]:
    """Return the function that says the server's messages in a language."""

    def say(message: str, **places: object) -> str:
        for kind in ("bot-", "strength-"):  # bots from elsewhere have only their plain words
            if message.startswith(kind) and not TEXTS.has(lang, message):
                return message.removeprefix(kind)
        return TEXTS.say(lang, message, **places)

    return say


def notice_of(request: Request, lang: str) -> ErrorView | None:
    """Return what the page was sent here to tell: `notice=` and `rule=` in its address, if they are known words."""
    code = request.query_params.get("notice", "")
    if code not in STATUS:
        return None
    rule = request.query_params.get("rule", "")
    problem = Problem(code, rule if rule.replace("-", "").replace(".", "").isalnum() and len(rule) < 20 else "")
    return error_view(problem, lang)


def error_view(problem: Problem, lang: str) -> ErrorView:
    """Return what a problem says to people."""
    places = {
        "seconds": 0,
        "action": "",
        "least": 0,
        "most": 0,
        "plies": 0,
        "bytes": 0,
        "game": "",
        "bot": "",
        "detail": "",
        "reason": "",
        "where": "",
        "names": "",
    }
    message = problem.say(lang) if problem.say else TEXTS.say(lang, problem.code, **places | problem.places)
    detail = str(problem.places.get("detail", "")).encode("utf-8", "backslashreplace").decode()
    return ErrorView(
        code=problem.code,
        message=message,
        rule=problem.rule,
        field=problem.field,
        detail=detail,
        status=problem.status,
    )


def refuse(request: Request, problem: Problem) -> Response:
    """Return the answer to a request that was refused: JSON from the API, else a page with the same words."""
    lang = language_of(request)
    view = error_view(problem, lang)
    wait = {"retry-after": str(problem.places["seconds"])} if "seconds" in problem.places else None
    if request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", ""):
        return JSONResponse(view.model_dump(), problem.status, wait)
    table = request.path_params.get("table_id", "") if problem.code == "error-no-ply" else ""
    answer = page(request, "error.html", view, problem.status, table=table)
    answer.headers.update(wait or {})
    return answer


async def on_problem(request: Request, problem: Exception) -> Response:
    """Answer a Problem."""
    if not isinstance(problem, Problem):
        raise problem
    return refuse(request, problem)


async def on_bad_input(request: Request, problem: Exception) -> Response:
    """Answer input that does not fit its model: which fields, but none of the sender's text."""
    if request.state.too_large:
        return refuse(request, Problem("error-too-large", bytes=site_of(request).settings.body_bytes))
    found = problem.errors() if isinstance(problem, RequestValidationError) else []
    for error in found:
        if error["type"] == "string_too_long" and (what := str(error["loc"][-1])) in WRITTEN:
            return refuse(request, Problem("error-too-long", field=what, what=what, most=error["ctx"]["max_length"]))
    detail = "; ".join(".".join(str(part) for part in error["loc"]) + ": " + error["msg"] for error in found)
    asked = [str(error["loc"][-1]) for error in found if error["loc"][:1] == ("query",)]
    where = "address" if asked else ""
    return refuse(request, Problem("error-bad-input", detail=detail[:500], where=where, names=", ".join(asked)))


async def on_http(request: Request, problem: Exception) -> Response:
    """Answer what the framework refuses."""
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    known = {HTTPStatus.NOT_FOUND: "error-not-found", HTTPStatus.METHOD_NOT_ALLOWED: "error-method"}
    return refuse(request, Problem(known.get(HTTPStatus(status), "error-bad-input")))


async def on_gone(request: Request, problem: Exception) -> Response:
    """Answer a client that has gone before all of its request had come: it hears nothing, and the log neither."""
    return Response(status_code=400)


async def on_unstored(request: Request, problem: Exception) -> Response:
    """Answer a request that changes something when nothing can be stored."""
    log.error("nothing can be stored: %s", problem)
    return refuse(request, Problem("error-busy", seconds=BUSY_SECONDS))


async def on_crash(request: Request, problem: Exception) -> Response:
    """Answer a request that failed by our fault; the trace goes to the log only.

    The log names the route and not the address, which may be the secret link of a seat.
    """
    route = getattr(request.scope.get("route"), "path", "an unknown route")
    log.error("a request to %s failed", route, exc_info=problem)
    request.state.crashed = True
    return refuse(request, Problem("error-internal"))


def game_style(game: Game) -> str:
    """Return the style sheet of the pictures of a game."""
    return style_sheet(game.package)


@cache
def tells_things(game: str) -> bool:
    """Return whether a game tells of the things in its pictures; see `epocha.engine.game.Game.thing`."""
    return type(load_game(game)).thing is not Game.thing


def sprite(game: str) -> str:
    """Return the drawings that the pictures of a game refer to, for the body of a page that shows them."""
    return load_game(game).symbols()


@cache
def cover(name: str, lang: str) -> str:
    """Return what a game looks like, or looks like as it is set up, as an SVG document; else the site's mark."""
    game = load_game(name)
    if drawn := game.cover(lang):
        return drawn
    view = game.new_initial_state().view(None)
    pictures = game.pictures(view, lang)
    if not pictures:
        return files("epocha.server").joinpath("static", "icons", "epocha.svg").read_text(encoding="utf-8")
    return game.document(view, lang, pictures[0].name)


def by_name(pictures: list[PictureView]) -> dict[str, PictureView]:
    """Return what a page knows of its pictures, by their names."""
    return {picture.name: picture for picture in pictures}


def before_seats(view: Scene) -> dict[int, str]:
    """Return by seat the name of the picture of what lies before it, "" if there is none."""
    found = {picture.seat: picture.name for picture in view.pictures if picture.role == "seat"}
    return {seat: found.get(seat, "") for seat in range(len(view.stock))}


_MACROS = vars(PAGES.get_template("macros.html").module)
PAGES.globals |= {
    "choice_groups": groups,
    "battle_rows": battle_rows,
    "how_it_ended": how_it_ended,
    "last_battle": last_battle,
    "last_turn": last_turn,
    "log_rows": log_rows,
    "picked": picked,
    "told_of": told_of,
    "sprite": sprite,
    "tells_things": tells_things,
    "by_name": by_name,
    "before_seats": before_seats,
    "sign_box": SIGN_BOX,
}
for _small in ("symbol", "badge", "sign", "number"):  # a page has hundreds of them, and few different ones
    PAGES.globals[_small] = lru_cache(maxsize=1024)(_MACROS[_small])
