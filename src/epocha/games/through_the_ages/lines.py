"""Lines of play within one turn: what bots go through where it takes several actions to see what one is good for."""

from mypy_extensions import i64

from epocha.games.through_the_ages.state import Table


class Line:
    """Some actions of one turn, in the order in which they are taken.

    Attributes:
        table: what it leads to. first: the answer that it begins with, by number.
        torn: the sites from which it takes workers, as a set. lead: at its end.
        worth: what it is worth to end the turn after it. promise: by which lines to go on from are chosen.
    """

    def __init__(self, table: Table, first: i64, torn: i64, lead: float, worth: float, promise: float) -> None:
        self.table = table
        self.first = first
        self.torn = torn
        self.lead = lead
        self.worth = worth
        self.promise = promise


def by_promise(line: Line) -> float:
    """Sort key: the more promising first."""
    return -line.promise


def most_promising(lines: list[Line], number: i64) -> list[Line]:
    """Return so many lines; of those that lead to the same by the same actions in another order, only one."""
    lines.sort(key=by_promise)
    found: list[Line] = []
    for line in lines:
        if len(found) == number:
            break
        if len(found) == 0 or found[-1].promise != line.promise:
            found.append(line)
    return found
