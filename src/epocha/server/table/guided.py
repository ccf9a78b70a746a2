"""Guided: the table of a guided first game, and what its script has the bots answer."""

from dataclasses import replace

from epocha.engine.deal import SECRET_BYTES
from epocha.engine.guide import guide_of
from epocha.server.errors import Problem
from epocha.server.store.kept import Stored
from epocha.server.table import life
from epocha.server.table.input import Guided, NewTable, SeatPlan
from epocha.server.table.table import Table


def create(game: str, request: Guided, browser: str, name: str, bot: str, now: float) -> Stored:
    """Return the table of a guided first game, which runs at once.

    It begins from the position of the script, and its dice and shuffles follow from the number of the script, which is
    kept in place of a secret: a later script does not change the games that are under way.

    Args:
        bot: plays on the other seats where the script says nothing.
    """
    guide = guide_of(life.known_game(game))
    if guide is None:
        raise Problem("error-no-guide")
    others = SeatPlan(kind="bot", bot=bot)
    seats = [SeatPlan(kind="me") if seat == guide.seat else others for seat in range(guide.match().players)]
    plan = NewTable(game=game, seats=seats, options={}, position=guide.position, once=request.once)
    begun = life.create(plan, browser, name, now)
    header = replace(begun.header, guided=True, commitment="")
    called = [replace(seat, name=guide.rival) if seat.kind == "bot" else seat for seat in begun.seats]
    return replace(begun, header=header, seats=called, secret=guide.seed.to_bytes(SECRET_BYTES))


def reply(table: Table, seat: int) -> str:
    """Return what the script has a seat answer now, "" if the table has none or it leaves that to the bot."""
    guide = guide_of(table.match.game) if table.header.guided else None
    return guide.reply(table.match, seat) if guide else ""
