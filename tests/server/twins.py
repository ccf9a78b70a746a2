"""Twins: two servers that draw the same lots and tell the same time, with the same people at games that differ in a
secret alone. Who must not know the secret has to be sent the same by both, to the byte.
"""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

LANG = "cs"
ALIKE = """
import base64, hashlib, itertools, pathlib, secrets, time
said, numbers = "", itertools.count()
def token_bytes(size=32):
    global said, numbers
    word = pathlib.Path(__file__).with_name("lots").read_text()
    if word != said:
        said, numbers = word, itertools.count()
    return hashlib.shake_256(f"{word} {next(numbers)}".encode()).digest(size)
secrets.token_bytes = token_bytes
secrets.token_urlsafe = lambda size=32: base64.urlsafe_b64encode(token_bytes(size)).decode().rstrip("=")
time.time = lambda: 1.7e9
"""
"""What a server does at its start to be like its twin: its lots follow from a word in a file, and from how many it has
drawn since that changed."""
MOST_SEATS = 4
WORDS = count()
FACTS = re.compile('data-part="[^"]*" class="facts"')
"""The part of a page that tells the commitment."""
MOST_AHEAD = 3


class Servers(NamedTuple):
    """Two servers like each other.

    Attributes:
        lots: the file from which their lots follow; people: the same at each, of whom the last never sits down.
    """

    lots: Path
    people: list[list[Any]]


def start(launch: Callable[..., Any], person_at: Callable[[Any], Any], folder: Path) -> Servers:
    """Start two servers like each other."""
    (folder / "sitecustomize.py").write_text(ALIKE, encoding="utf-8")
    lots = folder / "lots"
    lots.write_text("start")
    both = [launch(path=str(folder)) for _ in range(2)]
    lots.write_text("people")
    return Servers(lots, [[person_at(server) for _ in range(MOST_SEATS + 1)] for server in both])


class Twins:
    """The same table at two servers, begun from two positions.

    Args:
        servers: as `start` returns them.
        game: name of the game.
        positions: texts of the two.
        seats: how many there are; everybody has one.
        words: what the second seat contributes to the shuffles at each, so that they are others.
    """

    def __init__(
        self,
        servers: Servers,
        game: str,
        positions: tuple[str, str],
        seats: int,
        words: tuple[str, str] = ("", ""),
    ) -> None:
        servers.lots.write_text(f"table {next(WORDS)}")
        self.people = [[*people[:seats], people[-1]] for people in servers.people]
        self.tables = [self._begin(*each, game) for each in zip(self.people, positions, words, strict=True)]
        assert self.tables[0] == self.tables[1]

    def _begin(self, people: list[Any], position: str, word: str, game: str) -> str:
        first, *others, _ = people
        plan = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * len(others)], "position": position}
        table = str(first.post("/api/tables", plan, 201)["table"])
        for seat, someone in enumerate(others, 1):
            someone.do(table, "join", seat=seat, name=f"P{seat + 1}", contribution=word)
        return table

    def do(self, seat: int, *texts: str) -> None:
        """Let a seat do the same at both tables; `one | other` is something else at each."""
        for text in texts:
            one, _, other = text.partition(" | ")
            for people, table, said in zip(self.people, self.tables, (one, other or one), strict=True):
                decision = people[seat].table(table)["decision"]["id"]
                people[seat].do(table, "act", decision=decision, action=said)

    def open(self) -> tuple[int, list[str]]:
        """Return who is asked first, and what is open to them, the same at both tables."""
        found = []
        for people, table in zip(self.people, self.tables, strict=True):
            seat = people[0].table(table)["waiting_for"]["seats"][0]
            found.append((seat, [action["text"] for action in people[seat].table(table)["actions"]]))
        assert found[0] == found[1]
        return found[0]

    def ask_back(self, seat: int) -> None:
        """Let a seat ask to take back its last action, where the others must agree."""
        for people, table in zip(self.people, self.tables, strict=True):
            token = people[seat].table(table)["undo"]["token"]
            people[seat].do(table, "undo", what="ask", token=token, seat=seat)

    def knows(self, seat: int) -> bool:
        """Return whether a seat is told apart which table is which."""
        views = [people[seat].table(table, seat=seat) for people, table in zip(self.people, self.tables, strict=True)]
        return any(views[0][what] != views[1][what] for what in ("actions", "decision", "pictures", "log"))

    def differences(self, seat: int | None, *tries: str) -> list[str]:
        """Return what tells the tables apart for a seat, or with None for a spectator, in two pieces of text each.

        Args:
            tries: texts of what the seat tries at both and is refused.
        """
        at = -1 if seat is None else seat
        with ThreadPoolExecutor() as both:
            one, other = both.map(
                lambda each: dict(sent(each[0][at], each[1], seat, tries)),
                zip(self.people, self.tables, strict=True),
            )
        assert list(one) == list(other), "they may do something else"
        return [f"{what}: {apart(one[what], other[what])}" for what in one if one[what] != other[what]]


def apart(one: str, other: str) -> str:
    """Return where two texts begin to differ."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 60) : at + 60]!r} / {other[max(0, at - 60) : at + 60]!r}"


def sent(who: Any, table: str, seat: int | None, tries: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield what somebody is sent of a table, by where it is found."""
    who.http.headers.update({"accept-encoding": "identity", "host": "twins"})
    api, pages = f"/api/tables/{table}", f"/tables/{table}"
    view = who.table(table)
    show = " ".join(f"{one['name']}:{one['forms'][-1]}" for one in view["pictures"])[:1000]
    before = max(0, view["plies"] - 1)
    asked: list[tuple[str, dict[str, Any]]] = [(f"{api}/{what}", {}) for what in ("record", "position", "check")]
    asked += [(pages, {}), (f"{pages}/cards", {}), (f"{api}/position", {"ply": before})]
    asked += [(f"{pages}/replay", {"at": before})] if seat is None else [(api, {"show": show})]
    # these follow from the secret of the table and from its whole position together
    followed = [view["commitment"], *(one["word"] for one in view["contributions"])]
    for path, query in asked:
        answer = who.http.get(path, params={"lang": LANG, **query})
        text = FACTS.sub("", f"{answer.status_code} {answer.headers} {answer.text}")
        for word in followed:
            text = text.replace(word, "")
        yield f"{path} {query}", text
    yield "events", first_event(who, table)
    if seat is not None:
        yield from asked_and_tried(who, table, seat, view, tries)


def asked_and_tried(who: Any, table: str, seat: int, view: Any, tries: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Yield what a seat is told of what it might do, and of what it may not."""
    api = f"/api/tables/{table}"
    for action in islice(view["actions"], MOST_AHEAD):
        answer = who.http.get(f"{api}/ahead", params={"seat": seat, "action": action["text"], "lang": LANG})
        yield f"ahead {action['text']}", answer.text
    decision = view["decision"]["id"] if view["decision"] else f"0.{view['plies']}.{seat}"
    for text in tries:
        answer = who.http.get(f"{api}/why", params={"seat": seat, "action": text, "lang": LANG})
        yield f"why {text}", answer.text
        answer = who.http.post(f"{api}/act", json={"decision": decision, "action": text}, params={"lang": LANG})
        assert 400 <= answer.status_code < 500, answer.text
        yield f"act {text}", f"{answer.status_code} {answer.text}"


def first_event(who: Any, table: str) -> str:
    """Return how an event stream begins: how the table stands."""
    with who.http.stream("GET", f"/tables/{table}/events") as stream:
        return "\n".join(islice(stream.iter_lines(), 3))
