"""Warming: have made, soon after the start, what would otherwise be made for the first request of all.

Templates, routes and the words of all games take longer to make than a page of a long table does.
"""

import asyncio
import gc
import random
from typing import Final

from fastapi import FastAPI

from epocha.engine.ledger import events
from epocha.engine.match import Match
from epocha.engine.registry import load_game
from epocha.engine.text import LANGUAGES
from epocha.server.show.games import bot_cards, game_cards
from epocha.server.show.scene import look
from epocha.server.show.views import TEXTS
from epocha.server.web.answers import PAGES, sprite

WARM_AFTER: Final = 1.0
"""Seconds after the start."""

PLAYED: Final = 40
"""Actions of a game at random whose words are read."""

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
    """Read in all languages what the pages of a game say, by looking at one that is played at random."""
    game = load_game(name)
    rng = random.Random(1)  # noqa: S311
    match = Match(game, max(2, game.min_players), seed=1)
    for _ in range(PLAYED):
        if match.state.is_terminal:
            break
        seat = match.state.current_players[0]
        match.apply(seat, game.action_to_text(match.state, rng.choice(match.state.legal_actions(seat))))
    sprite(name)
    for lang in LANGUAGES:
        TEXTS.say(lang, "yes")
        game.rules(lang)
        state = match.initial_state()
        for move in match.moves:
            _, state = events(game, state, move.player, move.picks, 0, lang)
        look(game, match.state, 0, lang, (), [], len(match.moves))
