"""Looking back on games: the story is told once, when a game is over, and a replay tells nothing before its end."""

import random
import re
from functools import partial

import httpx
import pytest
from finished import finished_table, keep_finished, recorded
from loops import run

from epocha import Match, load_game
from epocha.engine.deal import Deal
from epocha.server.settings import Settings
from epocha.server.show.drawn import drawings_of
from epocha.server.show.model import ResultView, SeatView
from epocha.server.show.views import TEXTS
from epocha.server.web import telling
from epocha.server.web.answers import PAGES
from epocha.server.web.app import create_app, create_site


def alone(rounds: int = 2) -> Match:
    """Return a game of Města for one that was not completed."""
    match = Match(load_game("mesta"), 1, options={"max_rounds": rounds}, deal=Deal(b"k" * 32, "alone"))
    rng = random.Random(1)  # noqa: S311
    while not match.state.is_terminal:
        match.apply(0, match.game.action_to_text(match.state, rng.choice(match.state.legal_actions(0))))
    return match


def looking(folder, look, lang="en"):
    """Let somebody look at what is kept in a folder: `look` is called with a site and a client."""

    async def visit():
        site = create_site(Settings(folder, rates={}))
        headers = {"accept-language": lang, "cookie": f"epocha={site.keys.cookie_of('anna')}"}
        transport = httpx.ASGITransport(create_app(site))
        async with httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers) as client:
            await look(site, client)
        await site.tables.close()

    run(visit())


@pytest.mark.parametrize("name", ["stone_age/keyed-3", "mesta/keyed-3"])
def test_a_replay_tells_nothing_of_the_result_before_the_end(name, tmp_path):
    match = recorded(name)
    table = keep_finished(tmp_path, finished_table(match))
    plies = len(match.moves)

    async def look(site, client):
        for ply in (0, 3, plies // 2, plies - 1):
            view = (await client.get(f"/api/tables/{table}/replay", params={"ply": ply})).json()
            told = [(seat["place"], seat["points"], seat["score"]) for seat in view["seats"]]
            assert (view["result"], set(told)) == (None, {(None, None, "")})
            assert [line["ply"] for line in view["ahead"]] == list(range(ply + 1, min(ply + 40, plies - 1) + 1))
            page = (await client.get(f"/tables/{table}/replay", params={"at": ply})).text
            assert match.game.end_text(match.state, "en") not in page
            assert 'id="tally"' not in page
        last = (await client.get(f"/api/tables/{table}/replay", params={"ply": plies})).json()
        assert last["result"]["points"] == [match.state.points(p) for p in range(match.players)]
        scores = last["result"]["scores"]
        assert [sum(row["points"][p] for row in scores) for p in range(match.players)] == last["result"]["points"]
        first = (await client.get(f"/tables/{table}/replay")).text
        assert 'data-ply="0"' in first, "it opens at the start"

    looking(tmp_path, look)


@pytest.mark.parametrize(
    ("lang", "sole", "shared"),
    [
        ("en", "Ema wins.", "Bruno &amp; Co, Ema and Hugo share the win."),
        ("cs", "Vyhrává Ema.", "Společně vyhrávají Bruno &amp; Co, Ema a Hugo."),
        ("sk", "Vyhráva Ema.", "Spoločne vyhrávajú Bruno &amp; Co, Ema a Hugo."),
    ],
)
def test_the_heading_of_a_result_says_who_won_before_it_says_why(lang, sole, shared):
    """It said why the game ended, and the names of those who won had to be looked for in the table below."""
    names = ("Bruno & Co", "Ema", "Hugo")

    def heading(*ranking):
        places = ranking or (None, None, None)
        seats = [SeatView.model_construct(index=p, name=names[p], place=place) for p, place in enumerate(places)]
        result = ResultView.model_construct(end="", end_text="END", ranking=list(ranking), results=["7"] * 3)
        page = {"from_position": False, "guided": False}
        words = {"texts": partial(TEXTS.say, lang), "called": lambda seat, texts: seat.name}
        shown = PAGES.get_template("result.html").render(seats=seats, result=result, page=page, story="", **words)
        title = shown.partition('id="result-title">')[2].partition("</h2>")[0]
        return " ".join(re.sub(r"<[^>]*>", "", title).split())

    assert heading(2, 1, 3) == f"{sole} END"
    assert heading(1, 1, 1) == f"{shared} END"
    assert heading() == "END"
    assert heading(1) == "END", "alone nobody else can have won"


def test_a_story_is_told_once_and_in_every_language(tmp_path, monkeypatch):
    table = keep_finished(tmp_path, finished_table(recorded("mesta/keyed-3")))
    told = []
    story_of = telling.story_of
    monkeypatch.setattr(telling, "story_of", lambda match: told.append(1) or story_of(match))

    async def look(site, client):
        for lang, says in (("en", "How the game went"), ("cs", "Jak hra probíhala"), ("sk", "Ako hra prebiehala")):
            page = await client.get(f"/tables/{table}/story", params={"lang": lang})
            assert (page.status_code, says in page.text) == (200, True)
            pictures = re.findall(r'href="([^"]+[.]svg)" download', page.text)
            assert len(pictures) == 4
            for picture in pictures:
                drawn = await client.get(picture, params={"lang": lang})
                assert drawn.headers["content-type"] == "image/svg+xml"
                assert "attachment" in drawn.headers["content-disposition"]
        for path in (f"/tables/{table}", f"/api/tables/{table}", f"/tables/{table}/live"):
            assert (await client.get(path)).status_code == 200
        assert (await client.get(f"/tables/{table}/story/nothing.svg")).status_code == 404
        assert told == [1]

    looking(tmp_path, look)


def test_a_game_alone_says_its_turns_or_that_it_was_not_completed(tmp_path):
    table = keep_finished(tmp_path, finished_table(alone()))

    async def look(site, client):
        for path in (f"/tables/{table}", f"/tables/{table}/story", "/"):
            page = (await client.get(path)).text
            assert "nedokončeno" in page, path
            assert path == "/" or "Výsledek" in page
            assert "21. 9. 2026" in page or path == f"/tables/{table}"

    looking(tmp_path, look, "cs")


def test_a_running_game_has_a_replay_but_no_story(person):
    anna = person()
    table = anna.create("me", "me", game="stone_age")
    anna.play(table)
    assert "error-not-finished" in anna.http.get(f"/tables/{table}/story", headers={"accept": "application/json"}).text
    assert anna.http.get(f"/tables/{table}/story/points.svg").status_code == 409
    view = anna.get(f"/api/tables/{table}/replay", ply=0)
    assert [line["ply"] for line in view["ahead"]] == [1], "the last line of a running game is not its end"
    assert [(mark["number"], mark["ply"]) for mark in view["rounds"]] == [(1, 0)]


def test_rounds_are_counted_on_and_forgotten_with_what_was_taken_back(tmp_path):
    match = recorded("stone_age/keyed-3")
    table_id = keep_finished(tmp_path, finished_table(match))

    async def look(site, client):
        table = await site.tables.get(table_id)
        drawings = drawings_of(table)
        await client.get(f"/tables/{table_id}/replay")
        whole = list(drawings.rounds)
        assert (whole[0], drawings.counted) == ((0, 1), len(match.moves))
        half = whole[4][0]
        drawings._rounds, drawings._rounds_to = whole[:5], half  # as if no more had been played when it was asked last
        await client.get(f"/tables/{table_id}/replay")
        assert drawings.rounds == whole
        drawings.count_rounds([(half, 5), (half + 9, 6)], half + 9)
        assert drawings.rounds == whole, "somebody else was faster"

    looking(tmp_path, look)
