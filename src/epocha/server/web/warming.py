"""Warming: have made, soon after the start, what would otherwise be made for the first request of all.

Templates, routes and the words of all games take longer to make than a page of a long table does.
"""

import asyncio
import gc
import random
from typing import Final

from fastapi import FastAPI

from epocha.engine.game import Game
from epocha.engine.registry import load_game
from epocha.engine.text import LANGUAGES
from epocha.server.show import views
from epocha.server.show.games import bot_cards, game_cards
from epocha.server.show.shown import USUAL
from epocha.server.show.views import Visitor
from epocha.server.store.kept import StoredMove
from epocha.server.table import life
from epocha.server.table.input import NewTable, SeatPlan
from epocha.server.table.table import Table
from epocha.server.web.answers import PAGES, sayer, sprite

WARM_AFTER: Final = 1.0
"""Seconds after the start."""

PLAYED: Final = 40
"""Actions of a game at random whose words are read."""

NOBODY: Final = "nobody"
"""The browser whose pages are made."""

NOWHERE: Final = {"type": "http", "method": "GET", "path": "/nowhere", "root_path": "", "headers": []}


async def warm_up(app: FastAPI) -> None:
    """Make the site ready, a moment after the start, when those who come back at once have been served."""
    await asyncio.sleep(WARM_AFTER)
    await asyncio.to_thread(make_ready, app)


def make_ready(app: FastAPI) -> None:
    """Make all that is made once, and never let garbage be looked for in it."""
    for route in app.routes:  # those of a router are made when a path is first held against them
        route.matches(NOWHERE)
    for template in PAGES.list_templates():
        PAGES.get_template(template)
    names = {card.name for lang in LANGUAGES for card in game_cards(lang)}
    bot_cards()
    for name in sorted(names):
        read_words(name)
    gc.collect()
    gc.freeze()


def read_words(name: str) -> None:
    """Read in all languages what the pages of a game say, by making them of one that is played at random."""
    game = load_game(name)
    table = begun(game, PLAYED)
    if table.match.state.is_terminal:
        table = begun(game, 0)
    sprite(name)
    for lang in LANGUAGES:
        game.rules(lang)
        visitor = Visitor(NOBODY, lang)
        view = views.table_view(table, visitor, None, 0, 0.0)
        fill("table.html", lang, page=view, parts=views.parts_of(table, view, USUAL), wanted=None)


def begun(game: Game, actions: int) -> Table:
    """Return a table at which so many actions of a random game have been taken, fewer if it is over by then."""
    rng = random.Random(1)  # noqa: S311
    seats = [SeatPlan(kind="me")] * max(2, game.min_players)
    table = Table(life.create(NewTable(game=game.name, seats=seats, options={}), NOBODY, NOBODY, 0.0))
    while len(table.moves) < actions and not table.match.state.is_terminal:
        state = table.match.state
        seat = state.current_players[0]
        text = game.action_to_text(state, rng.choice(state.legal_actions(seat)))
        for move in table.match.apply(seat, text):
            table.moves.append(StoredMove(len(table.moves), move.player, move.text, "", "human", 0.0))
    return table


def fill(template: str, lang: str, **model: object) -> None:
    """Make a page that nobody will see."""
    about = {"texts": sayer(lang), "lang": lang, "csrf": "", "here": "/", "origin": "", "notice": None}
    PAGES.get_template(template).render(about | model)
