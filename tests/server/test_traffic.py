"""What an action costs the line: what is sent with it and what comes back, uncompressed, late in a crowded game."""

import random
import re
from pathlib import Path

import pytest

MOST = 40 * 1024
"""Bytes of an action with its answer, heads included."""

LATE = Path(__file__).parents[1] / "fixtures" / "late_in_through_the_ages.txt"
"""Four players in the nineteenth round; four bots that play well came there."""

USUAL = "front:wide own:middle others:badge"
OPEN = {
    "the card row": USUAL,
    "the comparison of all seats": "front=compare@row:wide own:middle others:badge",
    "another seat beside the own": f"{USUAL} beside=:middle",
}
ACTIONS = 26


class Page:
    """The parts that a page has: those that stand on it, and those of pictures that may come back."""

    def __init__(self, who, table, show):
        self.who, self.path, self.wanted = who, f"/tables/{table}/live", show
        self.pictures = {}
        self.refresh()

    def refresh(self):
        asks_row = 'data-concern="row"' in self.fetch(USUAL)
        self.show = self.wanted if asks_row else USUAL  # what is brought to the front stays there for one question
        self.fetch(self.show)

    def fetch(self, show):
        page = self.who.http.get(self.path, headers={"x-show": show}).text
        self.parts = re.findall(r'data-part="([^"]+)"', page)
        for picture in re.split(r'(?=<svg id="[a-z0-9-]+\.[a-z]+")', page)[1:]:
            self.pictures[picture.split('"')[1]] = re.findall(r'data-part="([^"]+)"', picture)
        return page

    @property
    def have(self):
        away = [part for parts in self.pictures.values() for part in parts]
        return {"x-show": self.show, "x-have": " ".join(dict.fromkeys([*self.parts, *away]))}


def everybody(person):
    """Return a table in the position, and who sits on each seat."""
    people = [person() for _ in range(4)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    plan = {"game": "through_the_ages", "seats": seats, "position": LATE.read_text(), "name": "Anna"}
    table = people[0].post("/api/tables", plan, 201)["table"]
    for who, name in zip(people[1:], ("Jan", "Eva", "Ota"), strict=True):
        who.do(table, "join", name=name)
    return table, people


@pytest.mark.parametrize("show", OPEN.values(), ids=OPEN)
def test_no_action_sends_more_than_forty_kilobytes_with_its_answer(person, show):
    table, people = everybody(person)
    for who in people:
        who.http.headers["accept-language"] = "cs"  # the longest words
    pages = [Page(who, table, show) for who in people]
    rng, slid = random.Random(2), 0  # noqa: S311
    for _ in range(ACTIONS):
        asked = next(who for who in people if who.table(table)["decision"])
        page, view = pages[people.index(asked)], asked.table(table)
        texts = [action["text"] for action in view["actions"]]
        text = "end" if "end" in texts and rng.random() < 0.4 else rng.choice(texts)
        body = {"decision": view["decision"]["id"], "action": text}
        answer = asked.http.post(f"/api/tables/{table}/act", json=body, headers=page.have)
        assert answer.is_success, answer.text
        heads = [*answer.request.headers.raw, *answer.headers.raw]
        sent = sum(len(name) + len(value) + 4 for name, value in heads) + len(answer.request.content)
        assert sent + len(answer.content) <= MOST, (text, sent, len(answer.content))
        slid += text == "end"
        for each in pages:
            each.refresh()
    assert slid > 1, "the row slides when a turn begins"
