"""Past: models of the pages that look back on a game: its replay, and the story of how it went."""

from datetime import UTC, datetime
from typing import Final

from epocha.server.show.drawn import drawings_of
from epocha.server.show.games import title_of
from epocha.server.show.model import LogLine, Moment, ReplayView, RoundMark
from epocha.server.show.names import seat_names
from epocha.server.show.story import StoryView, Told, charts, turned
from epocha.server.show.views import Visitor, links_of, seat_views
from epocha.server.table.table import Table

AHEAD: Final = 40
"""Lines of the log that a replay shows of what comes next."""

MOST_NUMBERS: Final = 8
"""Rounds whose numbers stand beside the slider; all of them are marked."""


def replay_view(
    table: Table, visitor: Visitor, wanted: int | None, ply: int, part: tuple[int, int] | None = None
) -> ReplayView:
    """Return a table as a browser saw it after `ply` actions, through its own seat or as a spectator.

    Args:
        part: the first and the last moment of what alone is looked at, such as a battle; the whole game without it.

    Before the end nothing in it tells how the game ended. Answers that took effect together show the same picture, and
    are moments of their own all the same.
    """
    header = table.header
    seat = table.seat_shown(visitor.browser, wanted)
    scene = drawings_of(table).sight(seat, visitor.lang, ply).scene
    plies = len(table.moves)
    since, until = part or (0, plies)
    only = f"&since={since}&until={until}" if part else ""
    query = ("" if wanted is None else f"&seat={wanted}") + only
    to: dict[Moment, int] = {"first": since, "previous": ply - 1, "next": ply + 1, "last": until}
    others = [number for number in to.values() if since <= number <= until and number != ply]
    address = f"/tables/{header.id}/replay"
    seats = seat_views(header, table.seats, visitor)
    if ply < plies:
        seats = [one.model_copy(update={"place": None, "points": None, "score": "", "placed": ""}) for one in seats]
    return ReplayView(
        **dict(scene) | {"ply": ply},
        id=header.id,
        game=header.game,
        game_title=title_of(table.match.game, visitor.lang),
        title=header.title,
        status=header.status,
        from_position=header.from_position,
        guided=header.guided,
        you=table.seats_of(visitor.browser),
        seats=seats,
        ahead=_ahead(table, seat, visitor.lang, ply, until),
        rounds=[] if part else _rounds(table, ply),
        since=since,
        until=until,
        part=only,
        at={word: f"{address}?at={number}{query}" if number in others else "" for word, number in to.items()},
        links=links_of(table, [], visitor, None),
    )


def _ahead(table: Table, seat: int | None, lang: str, ply: int, until: int) -> list[LogLine]:
    """Return the lines of the log that come next, but not the one that ends the game: it tells who has won."""
    end = len(table.moves) - (table.header.status == "finished")
    end = min(end, ply + AHEAD, until)
    return drawings_of(table).ledger(seat, lang).lines(table.moves, ply, end) if end > ply else []


def _rounds(table: Table, ply: int) -> list[RoundMark]:
    """Return the rounds of a game as they stand beside the slider."""
    begun = drawings_of(table).rounds
    every = -(-len(begun) // MOST_NUMBERS)
    now = max([number for first, number in begun if first <= ply], default=0)
    return [
        RoundMark(number=number, ply=first, shown=place % every == 0, now=number == now)
        for place, (first, number) in enumerate(begun)
    ]


def told(table: Table, lang: str) -> Told:
    """Return what the charts of a finished table are drawn from, once its story is known."""
    story = drawings_of(table).story
    if story is None:
        raise ValueError("nobody has told this story yet")
    return Told(table.match.game, story, seat_names(table.seats, lang), lang)


def story_view(table: Table, visitor: Visitor) -> StoryView:
    """Return how a finished game went, once its story is known."""
    header = table.header
    scene = drawings_of(table).sight(None, visitor.lang).scene
    if scene.result is None:
        raise ValueError("this game is not over")
    links = links_of(table, [], visitor, None)
    at = told(table, visitor.lang)
    last = table.moves[-1].at if table.moves else header.changed
    day = datetime.fromtimestamp(last, UTC)
    return StoryView(
        lang=visitor.lang,
        id=header.id,
        game=header.game,
        game_title=title_of(at.game, visitor.lang),
        title=header.title,
        seats=seat_views(header, table.seats, visitor),
        result=scene.result,
        charts=charts(at, links.story),
        turnings=[turned(at, turning, links.replay) for turning in at.story.turnings],
        date=(day.year, day.month, day.day),
        from_position=header.from_position,
        guided=header.guided,
        replay=links.replay,
        table=links.table,
    )
