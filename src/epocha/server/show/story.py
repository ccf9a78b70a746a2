"""Story: the page that tells how a finished game went, and its charts as pictures that can be saved."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from epocha.engine.chart import Story, Turning, source_name
from epocha.engine.game import Game
from epocha.engine.parts.charts import Chart, luck_bars, score_chart, source_bars
from epocha.engine.parts.pieces import BASE
from epocha.engine.svg import group, label, plain_style, rect, standalone, style_sheet, tag
from epocha.engine.text import Texts
from epocha.server.show.model import Model, ResultView, ScoreRow, SeatView

TEXTS: Final = Texts("epocha.server")

WIDE: Final = 720.0
NARROW: Final = 360.0
MARGIN: Final = 20.0
HEADING: Final = 22.0


class ChartView(Model):
    """A chart of the page.

    Attributes:
        name: its own on the page, and in the address of its picture.
        about: what it shows, in a sentence.
        wide, narrow: as SVG, for a page and for a phone.
        address: of a picture that can be saved.
    """

    name: str
    title: str
    about: str
    wide: str
    narrow: str
    address: str


class TurningView(Model):
    """A round in which the game turned: a sentence about one seat, and where to see it."""

    seat: int
    sentence: str
    round: int
    address: str


class StoryView(Model):
    """How a finished game went.

    Attributes:
        date: of the last action: year, month and day, in UTC.
        replay, table: addresses.
    """

    lang: str
    id: str
    game: str
    game_title: str
    title: str
    seats: list[SeatView]
    result: ResultView
    charts: list[ChartView]
    turnings: list[TurningView]
    date: tuple[int, int, int]
    from_position: bool
    guided: bool
    replay: str
    table: str


class Told(NamedTuple):
    """A story, and what it takes to tell it in a language."""

    game: Game
    story: Story
    names: Sequence[str]
    lang: str

    def say(self, message: str, **places: object) -> str:
        """Return a sentence of the site."""
        return TEXTS.say(self.lang, message, **places)


def scored(game: Game, story: Story, lang: str) -> list[ScoreRow]:
    """Return what the points came from at the end, by the sources that gave or took any, or by all goals."""
    last = story.readings[-1]
    return [
        ScoreRow(name=source_name(game, source, lang), series=number % 8, points=[own[source] for own in last.points])
        for number, source in enumerate(last.points[0])
        if last.has_goals or any(own[source] for own in last.points)
    ]


def charts(told: Told, address: str) -> list[ChartView]:
    """Return the charts of a story.

    Args:
        address: of the page.
    """
    views: list[ChartView] = []
    for name in chart_names(told.story):
        title, about = heading(told, name)
        wide, narrow = (_on_page(draw(told, name, width), title) for width in (WIDE, NARROW))
        views.append(
            ChartView(name=name, title=title, about=about, wide=wide, narrow=narrow, address=f"{address}/{name}.svg")
        )
    return views


def chart_names(story: Story) -> list[str]:
    """Return the names of the charts of a story: `points` or `goals`, `sources`, and one for each kind of luck."""
    end = story.readings[-1]
    last = end.points
    points = ["goals" if end.has_goals else "points"] if len(story.readings) > 1 else []
    several = not end.has_goals and sum(any(own[source] for own in last) for source in last[0]) > 1
    sources = ["sources"] if several else []
    return [*points, *sources, *[f"luck-{kind}" for kind in story.luck[0]]]


def heading(told: Told, name: str) -> tuple[str, str]:
    """Return what a chart is called, and the sentence that says what it shows."""
    if name == "points" and len(told.names) == 1:
        return told.say("chart-alone"), told.say("chart-alone-about")
    if name in ("points", "goals", "sources"):
        return told.say(f"chart-{name}"), told.say(f"chart-{name}-about")
    texts = told.game.texts
    what = texts.say(told.lang, name)
    return told.say("chart-luck", what=what), texts.say(told.lang, f"{name}-about")


def draw(told: Told, name: str, width: float) -> Chart:
    """Return a chart of a story, drawn for a width."""
    story = told.story
    if name in ("points", "goals"):
        rounds = told.say("chart-rounds" if story.readings[-1].round else "chart-moments")
        height = 0.56 * width if width > NARROW else 0.95 * width
        return score_chart(story.readings, told.names, rounds, width, height, story.turnings)
    if name == "sources":
        sources = [(source, source_name(told.game, source, told.lang)) for source in story.readings[-1].points[0]]
        return source_bars(story.readings[-1], told.names, sources, width)
    lots = [own[name.removeprefix("luck-")] for own in story.luck]
    words = [told.game.texts.say(told.lang, f"{name}-n", got=lot.got, times=lot.times) for lot in lots]
    return luck_bars(lots, told.names, words, width)


def _on_page(chart: Chart, title: str) -> str:
    box = f"0 0 {chart.width:g} {chart.height:g}"
    return tag("svg", chart.drawn, class_="drawing", viewBox=box, role="img", aria_label=title)


def saved(told: Told, name: str, title: str) -> str:
    """Return a chart as an SVG document that needs nothing else, in the light colours, with its name and the game's.

    Args:
        title: what the game is called.
    """
    chart = draw(told, name, WIDE)
    top = MARGIN + 1.6 * HEADING
    width, height = chart.width + 2 * MARGIN, chart.height + top + MARGIN
    said = f"{title}: {heading(told, name)[0]}"
    head = label(said, MARGIN, MARGIN + (0.5 + BASE) * HEADING, HEADING, "t-bold", chart.width, "start")
    paper = rect(0, 0, width, height, "f-paper")
    return standalone(
        width, height, said, plain_style(style_sheet()), paper, head, group(chart.drawn, at=(MARGIN, top))
    )


def turned(told: Told, turning: Turning, address: str) -> TurningView:
    """Return what is said of a round in which the game turned.

    Args:
        address: of the replay.
    """
    return TurningView(
        seat=turning.seat,
        sentence=told.say(f"turning-{turning.kind}{'-goal' if told.game.has_goals else ''}", points=turning.points),
        round=turning.round,
        address=f"{address}?at={turning.ply}#play",
    )
