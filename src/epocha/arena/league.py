"""A round robin shown: as a table in the terminal, as a picture, and any result as a page."""

from rich.table import Table

from epocha.arena.match import MatchResult
from epocha.arena.ratings import RoundRobin
from epocha.arena.report import HEAD, LEFT, RIGHT, ROW, STYLE, WIDTH, match_picture, remarks
from epocha.engine.svg import Svg, tag

CELL = 78
"""Width of a cell of the table of who beat whom."""
PALE, STRONG = (250, 250, 250), (59, 110, 165)
"""Colours of a pair that one never wins, and that it always wins."""
PAGE = "body{font:16px system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}svg{width:100%}"


def shares_against(result: RoundRobin, at: int) -> list[float | None]:
    """Return the share of games that a bot won against each; None against itself, and where nobody won any."""
    row: list[float | None] = []
    for other in range(len(result.ratings)):
        games = result.wins[at][other] + result.wins[other][at]
        row.append(result.wins[at][other] / games if other != at and games else None)
    return row


def round_robin_table(result: RoundRobin) -> Table:
    """Return ratings, and who beat whom, as a table for the terminal; strongest first."""
    first = result.pairs[0]
    table = Table(title=f"{first.game}, {first.players} players, {first.games} games a pair, seed {first.seed}")
    order = by_strength(result)
    headings = ["", "bot", "Elo", "95 % interval", "wins %", *[str(place) for place in range(1, len(order) + 1)]]
    for heading in headings:
        table.add_column(
            heading, justify="left" if heading == "bot" else "right", no_wrap=heading != "bot", overflow="fold"
        )
    for place, at in enumerate(order, 1):
        rating = result.ratings[at]
        shares = shares_against(result, at)
        cells = ["" if (share := shares[other]) is None else f"{100 * share:.0f}" for other in order]
        spread = f"{rating.low:+.0f} to {rating.high:+.0f}"
        table.add_row(str(place), rating.name, f"{rating.elo:+.0f}", spread, f"{100 * rating.share:.0f}", *cells)
    table.caption = "\n".join([f"Elo about the mean; {result.elapsed:.0f} s", *all_remarks(result)])
    return table


def all_remarks(result: RoundRobin) -> list[str]:
    """Return what else must be said of the matches."""
    return [
        f"{match.entrants[0].name} - {match.entrants[1].name}: {r}" for match in result.pairs for r in remarks(match)
    ]


def by_strength(result: RoundRobin) -> list[int]:
    """Return the numbers of the bots, strongest first."""
    return sorted(range(len(result.ratings)), key=lambda at: -result.ratings[at].elo)


def round_robin_picture(result: RoundRobin) -> str:
    """Return ratings with their intervals, and below who beat whom, as an SVG picture."""
    first = result.pairs[0]
    order = by_strength(result)
    width = max(WIDTH, LEFT + CELL * len(order) + 16)
    below = HEAD + ROW * len(order) + 70
    height = below + ROW * (len(order) + 1) + 16
    title = f"Ratings in {first.game}"
    heading = f"{first.game}: Elo, {first.games} games of {first.players} for each pair"
    return tag(
        "svg",
        tag("title", title),
        tag("style", Svg(STYLE)),
        tag("rect", class_="paper", width=width, height=height),
        tag("text", heading, x=16, y=24),
        *rating_rows(result, order),
        tag("text", "share of wins of the row against the column", class_="quiet", x=16, y=below - 22),
        *pair_cells(result, order, below),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_label=title,
    )


def rating_rows(result: RoundRobin, order: list[int]) -> list[Svg]:
    """Return the ratings as dots on a common scale, with their intervals."""
    low = min(rating.low for rating in result.ratings)
    high = max(rating.high for rating in result.ratings)
    unit = (WIDTH - LEFT - RIGHT) / max(1.0, high - low)
    bottom = HEAD + ROW * len(order) + 6
    parts: list[Svg] = []
    for mark in (low, 0.0, high):
        x = LEFT + (mark - low) * unit
        parts.append(tag("line", class_="axis" if mark else "even", x1=x, x2=x, y1=HEAD - 8, y2=bottom))
        parts.append(
            tag("text", f"{mark:+.0f}" if mark else "0", class_="quiet", x=x, y=bottom + 16, text_anchor="middle")
        )
    for row, at in enumerate(order):
        rating = result.ratings[at]
        y = HEAD + ROW * row + 14
        ends = (LEFT + (rating.low - low) * unit, LEFT + (rating.high - low) * unit)
        words = f"{rating.name}: {rating.elo:+.0f}, {rating.low:+.0f} to {rating.high:+.0f}"
        parts.append(tag("text", rating.name, x=16, y=y + 5))
        parts.append(tag("line", class_="range", x1=ends[0], x2=ends[1], y1=y, y2=y))
        parts.append(tag("circle", tag("title", words), class_="dot", cx=LEFT + (rating.elo - low) * unit, cy=y, r=6))
        parts.append(tag("text", f"{rating.elo:+.0f}", x=WIDTH - 16, y=y + 5, text_anchor="end"))
    return parts


def pair_cells(result: RoundRobin, order: list[int], top: int) -> list[Svg]:
    """Return who beat whom as a table of coloured cells; columns have the numbers of the rows."""
    parts: list[Svg] = []
    for row, at in enumerate(order):
        y = top + ROW * (row + 1)
        middle = LEFT + CELL * row + CELL / 2
        parts.append(tag("text", str(row + 1), class_="quiet", x=middle, y=top + 22, text_anchor="middle"))
        parts.append(tag("text", f"{row + 1}  {result.ratings[at].name}", x=16, y=y + 22))
        for column, share in enumerate(shares_against(result, at)[other] for other in order):
            if share is not None:
                x = LEFT + CELL * column
                ink = "#fff" if share > 0.85 else "#222"
                parts.append(tag("rect", x=x, y=y, width=CELL - 2, height=ROW - 2, fill=shade(share)))
                where = {"x": x + CELL / 2, "y": y + 21, "text_anchor": "middle", "style": f"fill:{ink}"}
                parts.append(tag("text", f"{100 * share:.0f} %", **where))
    return parts


def shade(share: float) -> str:
    """Return the colour of a share of wins."""
    return "#" + "".join(
        [f"{round(pale + share * (strong - pale)):02x}" for pale, strong in zip(PALE, STRONG, strict=True)]
    )


def picture_of(result: MatchResult | RoundRobin) -> str:
    """Return a result as an SVG picture."""
    return match_picture(result) if isinstance(result, MatchResult) else round_robin_picture(result)


def page_of(result: MatchResult | RoundRobin) -> str:
    """Return a result as a whole HTML page: the picture, the matches of all pairs, and what else must be said."""
    matches = [result] if isinstance(result, MatchResult) else result.pairs
    title = f"{matches[0].game}: {', '.join(names_in(result))}"
    notes = remarks(result) if isinstance(result, MatchResult) else all_remarks(result)
    pairs = [] if isinstance(result, MatchResult) else [tag("h2", "Pairs"), *map(Svg, map(match_picture, matches))]
    said = [tag("h2", "Remarks"), tag("ul", *[tag("li", note) for note in notes])] if notes else []
    traces = [tag("pre", failure.trace) for match in matches for failure in match.failures[:1]]
    head = tag("head", tag("meta", charset="utf-8"), tag("title", title), tag("style", Svg(PAGE)))
    body = tag("body", tag("h1", title), Svg(picture_of(result)), *pairs, *said, *traces)
    return "<!doctype html>" + tag("html", head, body, lang="en")


def names_in(result: MatchResult | RoundRobin) -> list[str]:
    """Return the names of the bots."""
    return [bot.name for bot in (result.entrants if isinstance(result, MatchResult) else result.ratings)]
