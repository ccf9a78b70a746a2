"""Shown: which pictures a page shows, in which forms.

A page has three places for pictures: one picture stands in *front*, those of its *own* seat lie along the bottom, and
the seats of the *others* share a row. A page tells in the header `X-Show` which of these places it has just now and
what room each gives (`front:wide own:middle others:badge`), and gets no other picture. A phone has one place at a time.
Where few others share a row below what is in front, each gets a strip instead of a badge, and a single one beside a
board a line, which leaves the board more room, if the game draws one. In a large window each has a broad strip beside a
board, if the game draws that.

In a game without a board everybody's own pictures are the table, and get the room that a board would have; the others
have strips, however many they are. A large window shows *beside* them what lies before one other seat
(`beside=seat-2:middle`): the next in turn, until another is chosen. Where it has height to spare, the own pictures are
as large as that (`own:large`, `own:largest`).

In front is the picture that the question is about, until the page's person chooses another: `front=row@map:wide` says
that they chose `row` when the question was about `map`. When a question is about another picture, that one comes to the
front again. A program may ask for pictures by their names (`map:wide seat-1:low`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from epocha.engine.picture import FORMS, Form, Picture
from epocha.engine.state import NOBODY

SHOW_HEADER: Final = "x-show"

FEW: Final = 2
"""So many others at most have room for strips beside each other."""

BROAD: Final = 3
"""So many others at most have room for broad strips beside each other in a large window."""

LONGEST: Final = 1000
"""Letters of a wish; of a longer one nothing is read."""


class Wish(NamedTuple):
    """What a page shows.

    Attributes:
        forms: the form wanted by place (front, own, others), or by the name of a picture.
        chosen: the picture that the page's person wants in front, "" for that of the question.
        instead: the picture that the question was about when they chose it.
        beside: the picture of another seat that they want beside their own, "" for that of the next in turn.
    """

    forms: tuple[tuple[str, Form], ...]
    chosen: str = ""
    instead: str = ""
    beside: str = ""

    def in_front(self, choice: str) -> "Wish":
        """Return this wish with a choice as it stands in an address: `row@map`."""
        chosen, _, instead = choice[:LONGEST].partition("@")
        return self._replace(chosen=chosen, instead=instead)


USUAL: Final = Wish((("front", "wide"), ("own", "middle"), ("others", "badge")))
"""What a page shows that has not said so: it was just opened, or has no scripts."""

LARGE: Final = Wish((*USUAL.forms, ("beside", "middle")))
"""What a page shows in a large window that was just opened."""

HIGH: Final = Wish((("front", "wide"), ("own", "large"), ("others", "badge"), ("beside", "middle")))
"""What a page shows in a large window with height to spare that was just opened."""

HIGHER: Final = Wish((("front", "wide"), ("own", "largest"), ("others", "badge"), ("beside", "middle")))
"""What a page shows in a large window with still more height that was just opened."""

AMPLE: Final = Wish((("front", "wide"), ("own", "ample"), ("others", "badge")))
"""What a page shows in a window with a little height to spare that was just opened."""

SLIM: Final = Wish((("front", "wide"), ("own", "narrow"), ("others", "badge")))
"""What a page shows in a window with a slim column that was just opened."""

NARROW: Final = Wish((("front", "tall"),))
"""What a page shows on a phone that was just opened."""

FLAT: Final = Wish((("front", "flat"),))
"""What a page shows on a phone held flat that was just opened."""

ROOM_COOKIE: Final = "room"
"""Says how much room pages of this browser had when they were last seen."""

ROOMS: Final = {
    "narrow": NARROW, "flat": FLAT, "slim": SLIM, "ample": AMPLE, "high": HIGH, "higher": HIGHER, "large": LARGE,
}  # fmt: skip
"""What a page shows that was just opened, by the room; `USUAL` in all others."""


NO_PICTURES: Final = Wish(())
"""What a program wants that has not asked for pictures."""


def read_wish(text: str) -> Wish:
    """Return what a page says that it shows; what is not understood in it is left out."""
    if len(text) > LONGEST:
        return USUAL
    wish = Wish(())
    forms: dict[str, Form] = {}
    for word in text.split():
        place, _, form = word.partition(":")
        place, _, choice = place.partition("=")
        if form in FORMS:
            forms[place] = form
        if place == "front" and choice:
            wish = wish.in_front(choice)
        if place == "beside":
            wish = wish._replace(beside=choice)
    return wish._replace(forms=tuple(forms.items()))


@dataclass(frozen=True)
class Shown:
    """The pictures of a view as one page shows them; all of them by name.

    Attributes:
        pictures: all that there are, by name.
        concern: what the question is about. front: what stands in front; both "" if there are no pictures, or if
            it is the result of the game.
        tabs: what may be brought to the front by a click, the one in front among them.
        own: the pictures of one's own seat. others: those of others' seats. beside: the one of these that is shown in
            full beside one's own, "" for none.
        forms: the form wanted, by the place or the name of a picture; what is not in it is not shown.
        boardless: whether the game has no board, so that one's own pictures have the room for one.
    """

    pictures: dict[str, Picture]
    concern: str
    front: str
    tabs: list[str]
    own: list[str]
    others: list[str]
    beside: str
    forms: dict[str, Form]
    boardless: bool

    def called(self) -> list[tuple[str, Form]]:
        """Return every picture that is shown, with the form wanted; one may be shown in two."""
        single = {"front": self.front, "beside": self.beside}
        places = {"own": self.own, "others": self.others, **{name: [at] for name, at in single.items() if at}}
        found = [(name, form) for place, form in self.forms.items() for name in places.get(place, [place])]
        return [(name, form) for name, form in dict.fromkeys(found) if name in self.pictures]


def arrange(pictures: Sequence[Picture], concern: str, seat: int | None, wish: Wish, over: bool = False) -> Shown:
    """Return how a page shows pictures.

    Args:
        pictures: those of a view, the most important first.
        concern: the name of the one that the question is about.
        seat: whose page, or None for a spectator.
        wish: what it shows.
        over: whether it shows how the game has ended: that stands in front then on a phone held flat, which has no room
            for a board below it, and in a game without a board, above the own pictures, which are the table.
    """
    named = {picture.name: picture for picture in pictures}
    own = [picture.name for picture in pictures if picture.seat == seat]
    shared = [picture.name for picture in pictures if picture.seat == NOBODY and picture.tabbed]
    others = [picture.name for picture in pictures if picture.role == "seat" and picture.name not in own]
    forms = dict(wish.forms)
    boardless = bool(pictures) and not any(picture.role == "board" for picture in pictures)
    has_strips = len(others) <= FEW or (boardless and seat is not None)
    is_large = forms.get("own") in ("large", "largest") and not boardless and 1 < len(others) <= BROAD
    if forms.get("others") in ("badge", "low") and is_large and "broad" in named[others[0]].forms:
        forms["others"] = "broad"
    elif forms.get("others") == "badge" and "front" in forms and has_strips:
        alone = len(others) == 1 and "line" in named[others[0]].forms
        forms["others"] = "line" if alone else "low"
    if over and forms.get("own") == "ample":
        forms["own"] = "middle"  # the result has what height was to spare
    if forms.get("own") in ("middle", "ample", "large", "largest"):
        forms["own"] = ("wide" if forms["own"] == "middle" else forms["own"]) if boardless else "middle"
    if over and named:
        concern = _below_the_result(concern, own if boardless else [], forms.get("front"))
    front = wish.chosen if wish.chosen in named and wish.instead == concern else concern
    if front in own and "own" in forms:  # it is in sight anyway
        front = next(iter(shared), "")
    tabs = shared if front in shared or not front else [*shared, front]
    beside = ""
    if forms.pop("beside", None) and boardless and seat is not None:
        forms["beside"] = "middle"
        free = [name for name in others if name != front]
        after = [name for name in free if named[name].seat > seat]
        beside = wish.beside if wish.beside in free else next(iter([*after, *free]), "")
    return Shown(named, concern, front, tabs, own, others, beside, forms, boardless)


def _below_the_result(concern: str, table: list[str], form: str | None) -> str:
    """Return what stands in front below a result: without a board the own `table`, if that is not in sight."""
    if form == "tall":
        return table[0] if table else concern
    return concern if form and form != "flat" and not table else ""
