"""Parts of a table's page: what it has is not sent again, and nobody learns anything by saying that they have it."""

import random
import re
from functools import partial

import pytest
from markupsafe import Markup

from epocha.server.show.logbook import log_rows
from epocha.server.show.model import LogEntry, LogLine, StockChange
from epocha.server.show.parts import MOST_KEPT, SMALLEST, Kept, Parts, part_of, squeezed

SAME = re.compile(r'<(\w+)( transform="[^"]+")? data-part="([^"]+)" data-same(?: />|></\1>)')
GAMES = ["stone_age", "mesta", "through_the_ages"]


def parts_of(page):
    """Return the parts that a page brings, by their digests, as they stand in it."""
    found = {}
    for opening in re.finditer(
        r'<(\w+)(?: transform="[^"]+")?(?: id="[^"]+")? data-part="([^"]+)"(?! data-same)', page
    ):
        name, digest = opening.groups()
        depth = 0
        for tag in re.finditer(rf"<(/?){name}\b[^>]*?(/?)>", page[opening.start() :]):
            depth += {("", ""): 1, ("/", ""): -1, ("", "/"): 0}[tag.groups()]
            if depth == 0:
                found[digest] = page[opening.start() : opening.start() + tag.end()]
                break
    return found


def unfolded(page):
    """Return a page with an element of its own for each part that it calls."""

    def apart(run):
        return "".join([run[0].replace(run[3], digest) for digest in run[3].split()])

    return SAME.sub(apart, page)


def digests(page):
    return " ".join(re.findall(r'data-part="([^"]+)"', page)).split()


def put_together(page, had):
    """Return a page with all parts in their places, but without the word that is fresh in every page."""

    def called(same):
        return re.sub(r'^<(\w+)(?: transform="[^"]+")?', rf"<\1{same[2] or ''}", had[same[3]])

    whole = SAME.sub(called, SAME.sub(called, unfolded(page)))  # a part may hold parts
    whole = re.sub(r">\s+<", "><", whole)
    return re.sub(r'name="once" value="[^"]*"', "", whole)


def with_parts(page):
    return {"headers": {"X-Have": " ".join(digests(page))}}


def act(someone, table, rng, page):
    """Act as a page does that has these parts; return what the answer brings."""
    view = someone.table(table)
    body = {"decision": view["decision"]["id"], "action": rng.choice(view["actions"])["text"]}
    return someone.post(f"/api/tables/{table}/act", body, **with_parts(page))["page"]


@pytest.mark.parametrize("game", GAMES)
def test_what_an_answer_brings_and_the_page_has_are_together_the_whole_page(person, game):
    """Over a game of two seats before one page, whose view goes from seat to seat, with actions taken back."""
    anna, rng = person(), random.Random(4)  # noqa: S311
    table = anna.create("me", "me", game=game)
    path = f"/tables/{table}/live"
    page = anna.page(path)
    had, sent, whole = parts_of(page), 0, 0
    for ply in range(60):
        if ply % 7 == 6 and (undo := anna.table(table)["undo"])["state"] == "free":
            body = {"what": "ask", "token": undo["token"], "seat": undo["seat"]}
            answer = anna.post(f"/api/tables/{table}/undo", body, **with_parts(page))["page"]
        else:
            answer = act(anna, table, rng, page)
        assert SAME.search(answer)
        fresh = parts_of(answer)
        assert not fresh.keys() & had.keys()
        page = anna.page(path)
        assert put_together(answer, had | fresh) == put_together(page, {})
        had = parts_of(page)
        assert list(had) == list(dict.fromkeys(digests(page)))
        sent, whole = sent + len(answer), whole + len(page)
    assert sent < whole / 2


def test_a_program_that_has_no_page_gets_none(person):
    anna = person()
    table = anna.create("me", "me")
    view = anna.table(table)
    answer = anna.do(table, "act", decision=view["decision"]["id"], action=view["actions"][0]["text"])
    assert answer["page"] == ""


def test_an_answer_looks_through_the_seat_that_the_page_looks_through(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age", options={"start_player": 1})
    page = anna.page(f"/tables/{table}/live?seat=1")
    view = anna.table(table, seat=0)
    body = {"decision": view["decision"]["id"], "action": view["actions"][0]["text"]}
    answer = anna.post(f"/api/tables/{table}/act?seat=1", body, **with_parts(page))["page"]
    assert re.search(r'name="view" value="1"', answer)


def test_who_says_he_has_anothers_parts_gets_only_his_own_page(person):
    """Parts of another seat's page are not theirs; those that are the same they may see."""
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "open", game="mesta", name="Anna")
    jan.do(table, "join", name="Jan")
    path = f"/tables/{table}/live"
    others = anna.page(path)
    for someone in (jan, eva):
        own = someone.page(path)
        answer = someone.http.get(path, **with_parts(others)).text
        emptied = {digest for *_, digest in SAME.findall(unfolded(answer))}
        assert emptied
        assert emptied <= set(digests(own)) & set(digests(others))
        assert not parts_of(answer).keys() & set(digests(others))
        assert put_together(answer, parts_of(own)) == put_together(own, {})
    assert set(digests(others)) - set(digests(jan.page(path)))


def test_spectators_who_have_different_parts_do_not_get_each_others_page(person):
    anna, jan, eva = person(), person(), person()
    table = anna.create("me", "me", game="stone_age")
    path = f"/tables/{table}/live"
    page = jan.page(path)
    for have in ([], digests(page), digests(page)[:3], digests(page)[3:9], digests(page)[9:20], digests(page)[5:6]):
        for someone in (jan, eva):
            answer = someone.http.get(path, headers={"X-Have": " ".join(have)}).text
            assert {digest for *_, digest in SAME.findall(unfolded(answer))} <= set(have)
            assert not parts_of(answer).keys() & set(have)
            assert put_together(answer, parts_of(page)) == put_together(someone.page(path), {})


def test_lines_of_the_log_follow_the_names_of_the_seats(person):
    anna, jan = person(), person()
    table = anna.create("me", "open", game="stone_age", name="Anna", options={"start_player": 1})
    jan.do(table, "join", name="Jan")
    anna.play(table)
    path = f"/tables/{table}/live"
    line = re.compile(r'<li data-part="[^"]*" id="line-1".*?</li>', re.DOTALL)
    assert "Anna" in line.search(jan.page(path))[0]
    anna.do(table, "leave")
    jan.do(table, "replace", seat=0, bot="greedy")
    written = line.search(jan.page(path))[0]
    assert "Anna" not in written
    assert "Ada" in written


# --- apart from any site ---


def test_what_happens_several_times_in_a_row_is_told_once_with_how_often():
    """Fifteen gains of one trade had fifteen lines."""

    def trade(total):
        return [StockChange(seat=0, symbol="trade", delta=1, total=total)]

    def line(ply, **more):
        return LogLine(**{"kind": "action", "seat": 0, "sentence": "pays", "ply": ply, "text": "pay"} | more)

    gains = [LogEntry(kind="effect", seat=0, sentence="", changes=trade(n)) for n in range(1, 16)]
    rows = log_rows([line(1), line(2), line(3, seat=1), line(4, followed=gains), line(5), line(6, hidden=True)], False)
    assert [(row.line.ply, row.line.count) for row in rows] == [(2, 2), (3, 1), (4, 1), (5, 1), (6, 1)]
    assert [(one.count, one.changes[0].delta, one.changes[0].total) for one in rows[2].entries[1:]] == [(15, 15, 15)]


def test_what_follows_each_other_again_and_again_is_told_once_with_how_often():
    """An offer and the answer to it had two lines each time, which was most of the log."""

    def told(acts):
        lines = [LogLine(kind="action", seat=0, sentence=act, ply=n, text=act) for n, act in enumerate(acts, 1)]
        return [(row.line.sentence, row.line.ply, row.line.count) for row in log_rows(lines, False)]

    assert told("xababab") == [("x", 1, 1), ("a", 6, 3), ("b", 7, 3)]
    assert told("abcabcabcab") == [("a", 7, 3), ("b", 8, 3), ("c", 9, 3), ("a", 10, 1), ("b", 11, 1)]
    assert told("abab") == [("a", 1, 1), ("b", 2, 1), ("a", 3, 1), ("b", 4, 1)], "twice is no habit"
    assert told("aabbb") == [("a", 2, 2), ("b", 5, 3)]
    assert told("abaca") == [(act, n, 1) for n, act in enumerate("abaca", 1)]


def test_of_the_log_only_what_is_new_is_written_and_sent_rows_and_headings_alike():
    """Headings stand between the rows, so that one that is sent again would tear what is had apart."""
    lines = [
        LogLine(kind="action", seat=0, sentence=f"does {ply}", ply=ply, text="do", heading=f"Round {ply // 4}")
        for ply in range(12)
    ]
    made, kept, had = [], Kept(), set()

    def written(kind, row):
        made.append((kind, row.line.ply))
        return Markup('<li id="{}-{}">{}</li>').format(kind, row.line.ply, row.line.sentence.ljust(SMALLEST, "-"))

    def sent(shown):
        made.clear()
        parts = Parts(frozenset(had), kept)
        page = squeezed(parts.log(log_rows(shown), partial(written, "chapter"), partial(written, "line")))
        had.update(digests(page))
        return page

    sent(lines[:10])
    assert len(made) == 10 + 3
    page = sent(lines[:11])
    assert made == [("chapter", 10), ("line", 10)], "the heading stands above the newest row"
    assert len(parts_of(page)) == 2
    assert len(SAME.findall(page)) == 1, "all others in one element"


def test_a_part_is_known_by_what_it_holds():
    long = "x" * SMALLEST
    one, other = part_of(f"<g>{long}</g>"), part_of(f"<g>{long}y</g>")
    assert one.digest != other.digest
    assert one == part_of(f"<g>{long}</g>")
    assert one.whole == f'<g data-part="{one.digest}">{long}</g>'
    assert one.same == f'<g data-part="{one.digest}" data-same></g>'
    assert part_of("<g>short</g>").whole == part_of("<g>short</g>").same == "<g>short</g>"


def test_kept_parts_are_made_again_only_from_something_else_and_are_not_kept_for_ever():
    made = []

    def make(text):
        return lambda: made.append(text) or part_of(f"<li>{text * SMALLEST}</li>")

    kept = Kept()
    assert kept.part("line", (1, ["Anna"]), make("a")) == kept.part("line", (1, ["Anna"]), make("b"))
    assert kept.part("line", (1, ["Jan"]), make("c")) != kept.part("line", (1, ["Anna"]), make("a"))
    assert made == ["a", "c", "a"]
    for number in range(3 * MOST_KEPT):
        kept.part(str(number), (), make("x"))
    assert len(kept._made) <= MOST_KEPT


def test_line_breaks_between_attributes_are_not_sent():
    assert squeezed('<div id="a"\n     class="b">x</div>') == '<div id="a" class="b">x</div>'
