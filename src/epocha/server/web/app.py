"""App: the site as an ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.staticfiles import StaticFiles

from epocha.server.errors import Problem
from epocha.server.settings import Settings
from epocha.server.store.kept import Unstored
from epocha.server.store.sqlite import SqliteStore
from epocha.server.web import answers, api, routes
from epocha.server.web.compress import Compressed
from epocha.server.web.security import Keys, Shield
from epocha.server.web.site import Site
from epocha.server.web.warming import warm_up

ABOUT = """Play at the tables of this site from a program: the same models and the same rules as its pages.

Every answer gives a cookie; keep it, it owns your seats. `GET /api/session` returns the token that every POST sends as
the header `X-CSRF`. Refusals are `{code, message, rule, detail, status}`."""


def create_site(settings: Settings) -> Site:
    """Return the site on its data folder; StoreProblem if the folder or its database cannot be used."""
    return Site(SqliteStore(settings.data), Keys(settings.data), settings)


def create_app(site: Site) -> Shield:
    """Return the application that serves a site."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        warming = asyncio.create_task(warm_up(app))
        site.tables.resume()
        yield
        warming.cancel()
        await site.tables.close()

    app = FastAPI(
        title="Epocha",
        description=ABOUT,
        version=version("epocha"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.site = site
    app.include_router(api.look)
    app.include_router(api.do)
    app.include_router(routes.pages)
    app.mount("/static", StaticFiles(directory=str(files("epocha.server").joinpath("static"))))
    app.add_exception_handler(Problem, answers.on_problem)
    app.add_exception_handler(RequestValidationError, answers.on_bad_input)
    app.add_exception_handler(HTTPException, answers.on_http)
    app.add_exception_handler(ClientDisconnect, answers.on_gone)
    app.add_exception_handler(Unstored, answers.on_unstored)
    app.add_exception_handler(Exception, answers.on_crash)
    return Shield(Compressed(app), site.keys, site.settings.body_bytes)
