"""Pictures on a page: only what it shows is drawn and sent, and nothing twice."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from epocha_fixtures.bazaar.game import Bazaar
from fastapi.testclient import TestClient

from epocha import Game, load_game
from epocha.engine.picture import Drawing, Layer, Picture
from epocha.engine.svg import rect
from epocha.server.settings import Settings
from epocha.server.show.parts import Kept, Parts
from epocha.server.show.scene import Ledger
from epocha.server.show.shown import HIGH, LONGEST, USUAL, Wish, arrange, read_wish
from epocha.server.web import warming
from epocha.server.web.app import create_app, create_site

WIDE = "front:wide own:middle others:badge"


def look(someone, table, show=WIDE, have="", query=""):
    """Return the changing part of a page that shows these pictures and has these parts."""
    return someone.http.get(f"/tables/{table}/live{query}", headers={"x-show": show, "x-have": have}).text


def drawn_in(page):
    """Return the pictures on a page, as name and form."""
    return set(re.findall(r'<svg id="([a-z0-9-]+\.[a-z]+)"', page))


def digests(page):
    return " ".join(re.findall(r'data-part="([^"]+)"', page))


class Here:
    """A browser of a site in this process, where the work that it makes can be counted."""

    def __init__(self, folder):
        self.http = TestClient(create_app(create_site(Settings(folder, rates={}))), base_url="http://test")
        session = self.http.get("/api/session").json()
        self.http.headers["x-csrf"] = session["csrf"]

    def post(self, path, body, **more):
        answer = self.http.post(path, json=body, **more)
        assert answer.is_success, answer.text
        return answer.json()

    def create(self, players, game):
        return self.post("/api/tables", {"game": game, "seats": [{"kind": "me"}] * players})["table"]

    def table(self, table, query=""):
        return self.http.get(f"/api/tables/{table}{query}").json()


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.setattr(warming, "WARM_AFTER", 3600)  # what is made beside is counted too
    someone = Here(tmp_path)
    with someone.http:
        yield someone


@pytest.fixture
def counted(monkeypatch):
    """Count the layers that are drawn, by picture and form."""
    count: Counter[str] = Counter()

    def counting(game, pictures):
        def drawing(picture, form, make):
            plain = make()
            return Drawing(plain.width, plain.height, [counting_layer(picture, form, layer) for layer in plain.layers])

        def counting_layer(picture, form, layer):
            def draw():
                count[f"{picture.name}.{form}.{layer.name}"] += 1
                return layer.draw()

            return layer._replace(draw=draw)

        def forms(picture):
            return {
                form: lambda form=form, make=make: drawing(picture, form, make) for form, make in picture.forms.items()
            }

        return [replace(picture, forms=forms(picture)) for picture in pictures]

    for kind in {type(load_game(name)) for name in ("stone_age", "mesta", "bazaar")}:
        plain = kind.pictures
        monkeypatch.setattr(
            kind, "pictures", lambda game, view, lang, plain=plain: counting(game, plain(game, view, lang))
        )
    return count


@pytest.mark.parametrize("game", ["stone_age", "mesta", "bazaar"])
def test_what_a_page_does_not_show_is_neither_drawn_nor_sent(here, counted, game):
    anna, table = here, here.create(3, game)
    board = {"stone_age": "board"}.get(game, "map")
    assert drawn_in(look(anna, table, "none")) == set()
    assert not counted
    assert drawn_in(look(anna, table, "others:low", query="?seat=0")) == {"seat-1.low", "seat-2.low"}
    assert {name.rpartition(".")[0] for name in counted} == {"seat-1.low", "seat-2.low"}
    assert drawn_in(look(anna, table, "front:wide")) == {f"{board}.wide"}
    assert {name.partition(".")[0] for name in counted} == {board, "seat-1", "seat-2"}


@pytest.mark.parametrize("game", ["stone_age", "mesta", "bazaar"])
def test_a_layer_that_did_not_change_is_neither_drawn_nor_sent_again(here, counted, game):
    anna, table = here, here.create(2, game)
    page = look(anna, table)
    first = sum(counted.values())
    assert set(counted.values()) == {1}
    look(anna, table, have=digests(page))
    look(anna, table)
    assert sum(counted.values()) == first, "nothing has changed"
    total = 0
    for _ in range(12):
        view = anna.table(table)
        answer = {"decision": view["decision"]["id"], "action": view["actions"][0]["text"]}
        before = look(anna, table, query="?seat=0")
        counted.clear()
        headers = {"x-show": WIDE, "x-have": digests(before)}
        sent = anna.post(f"/api/tables/{table}/act?seat=0", answer, headers=headers)["page"]
        after = look(anna, table, query="?seat=0")
        assert set(counted.values()) <= {1}
        changed = set(re.findall(r'data-part="([^"]+)"', after)) - set(re.findall(r'data-part="([^"]+)"', before))
        whole = set(re.findall(r'data-part="([^"]+)"(?! data-same)', sent))
        assert whole <= changed
        assert sum(counted.values()) < first / 2
        total += len(sent) / len(after)
    assert total / 12 < (0.8 if game == "bazaar" else 0.5), "of a small game's page most is no picture"


def test_everybody_gets_only_what_their_view_has(person):
    """A picture is asked for by its name; that of another's hand is not among those of one's own view."""
    anna, jan = person(), person()
    table = anna.create("me", "open", game="bazaar")
    jan.do(table, "join", name="Jan")
    assert "hand-0.middle" in drawn_in(look(anna, table))
    for show in (WIDE, "hand-0:middle front=hand-0@map:wide", "front=hand-0@map:wide"):
        assert "hand-0" not in look(jan, table, show)
    shown = jan.table(table, show="hand-0:middle hand-1:middle")["pictures"]
    assert [one["name"] for one in shown if one["svg"]] == ["hand-1"]


def test_a_program_gets_the_pictures_that_it_asks_for_and_the_marks_of_all(here, counted):
    anna, table = here, here.create(2, "bazaar")
    view = anna.table(table)
    assert [one["svg"] for one in view["pictures"]] == [{}] * len(view["pictures"])
    assert not counted
    shown = anna.table(table, "?show=map:tall%20seat-1:low%20nothing:wide")["pictures"]
    assert {(one["name"], form) for one in shown for form in one["svg"]} == {("map", "wide"), ("seat-1", "low")}
    marks = {one["name"]: one["mark"] for one in view["pictures"]}
    anna.post(f"/api/tables/{table}/act", {"decision": view["decision"]["id"], "action": "go east"})
    fresh = {one["name"]: one["mark"] for one in anna.table(table, "?seat=0")["pictures"]}
    assert {name for name in marks if fresh[name] != marks[name]} == {"map"}


def test_a_question_about_another_picture_brings_it_to_the_front(person):
    anna = person()
    table = anna.create("me", "me", game="bazaar")
    assert {"map.wide"} == {one for one in drawn_in(look(anna, table)) if one.endswith("wide")}
    chosen = "front=market@map:wide own:middle others:badge"
    assert "market.wide" in drawn_in(look(anna, table, chosen))
    for action in ("go east", "go nowhere"):
        anna.do(table, "act", decision=anna.table(table)["decision"]["id"], action=action)
    page = look(anna, table)
    assert "market.wide" in drawn_in(page)
    assert "map.wide" not in drawn_in(page)
    assert "market.wide" in drawn_in(look(anna, table, "front=seat-1@map:wide")), "chosen before another question"
    assert "seat-1.middle" in drawn_in(look(anna, table, "front=seat-1@market:wide"))


def test_a_page_opened_on_a_phone_again_has_only_what_it_shows(person):
    anna = person()
    table = anna.create("me", "me", game="bazaar")
    assert len(drawn_in(anna.page(f"/tables/{table}"))) > 3
    anna.http.cookies.set("room", "narrow")
    assert drawn_in(anna.page(f"/tables/{table}")) == {"map.wide"}
    assert drawn_in(look(anna, table)) >= {"map.wide", "seat-1.low"}, "what a page says of itself counts more"


def test_without_scripts_links_lead_to_the_other_pictures(person):
    anna = person()
    table = anna.create("me", "me", game="bazaar")
    page = anna.page(f"/tables/{table}?seat=0")
    link = re.search(r'href="([^"]*front=market@map)"', page)[1].replace("&amp;", "&")
    shown = anna.page(link)
    assert "market.wide" in drawn_in(shown)
    assert drawn_in(shown) >= {"seat-0.middle", "seat-1.low", "hand-0.middle"}
    assert re.search(r'href="[^"]*front=map@map"', shown)


def test_a_game_without_pictures_shows_its_table_as_text_and_no_placeholder(person):
    anna = person()
    table = anna.create("me", "me", game="pebbles")
    page = anna.page(f"/tables/{table}")
    assert '<pre class="diagram' in page
    assert "cover.svg" not in page
    assert "when all seats are taken" not in page


def test_each_line_of_the_log_is_made_once_for_those_who_look_and_for_nobody_else(here, monkeypatch):
    """It costs about 0.2 ms for a seat and a language, where all else waits."""
    made = Counter()
    plain = Ledger._add_line

    def counting(ledger, piece, stored):
        made[ledger._seat, ledger._lang] += 1
        plain(ledger, piece, stored)

    monkeypatch.setattr(Ledger, "_add_line", counting)
    table = here.create(3, "stone_age")
    look(here, table, query="?seat=0")
    for _ in range(40):
        view = here.table(table, "?seat=0")
        answer = here.table(table) if view["decision"] is None else view
        body = {"decision": answer["decision"]["id"], "action": answer["actions"][0]["text"]}
        made_before = made[0, "en"]
        here.post(f"/api/tables/{table}/act?seat=0", body, headers={"x-show": WIDE, "x-have": ""})
        look(here, table, query="?seat=0")
        assert made[0, "en"] == made_before + 1
    assert set(made) <= {(seat, "en") for seat in range(3)}
    assert all(count <= 40 for count in made.values())


# --- apart from any site ---


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("", Wish(())),
        (WIDE, USUAL),
        ("front=row@map:tall", Wish((("front", "tall"),), "row", "map")),
        ("front=row@map", Wish((), "row", "map")),
        ("map:huge own: :low x" * 3, Wish((("", "low"),))),
        ("x" * (LONGEST + 1), USUAL),
    ],
)
def test_a_wish_is_read_and_what_is_wrong_in_it_left_out(text, wish):
    assert read_wish(text) == wish


def test_on_a_phone_the_own_picture_can_be_in_front_beside_others_it_is_in_sight_anyway():
    game: Game = Bazaar()
    state = game.new_initial_state(2)
    pictures = game.pictures(state.view(0), "en")
    assert arrange(pictures, "seat-0", 0, read_wish("front:tall")).front == "seat-0"
    wide = arrange(pictures, "seat-0", 0, USUAL)
    assert (wide.front, wide.own, wide.others) == ("map", ["seat-0", "hand-0"], ["seat-1"])
    assert arrange([], "", 0, USUAL).front == ""


def test_on_a_phone_held_flat_the_result_of_a_game_stands_in_front_and_other_windows_have_the_board_below_it():
    game: Game = Bazaar()
    pictures = game.pictures(game.new_initial_state(2).view(0), "en")
    ways = ("front:flat", "others:badge", "front:tall", "front:wide")
    over = {how: arrange(pictures, "map", 0, read_wish(how), True) for how in ways}
    assert {how: (one.concern, one.front) for how, one in over.items()} == {
        "front:flat": ("", ""), "others:badge": ("", ""), "front:tall": ("map", "map"), "front:wide": ("map", "map"),
    }  # fmt: skip
    assert arrange(pictures, "map", 0, read_wish("front=map@:flat"), True).front == "map"


def test_many_others_are_badges_and_a_few_have_room_for_strips():
    game: Game = Bazaar()
    found = {}
    for players, seat in ((3, 0), (4, 0), (3, None)):
        pictures = game.pictures(game.new_initial_state(players).view(seat), "en")
        found[players, seat] = arrange(pictures, "map", seat, USUAL).forms["others"]
    assert found == {(3, 0): "low", (4, 0): "badge", (3, None): "badge"}


def test_the_only_other_seat_has_a_line_beside_a_board_if_its_game_draws_one():
    game = load_game("civilization_2010")
    pictures = {players: game.pictures(game.new_initial_state(players).view(0), "en") for players in (2, 3)}
    assert arrange(pictures[2], "map", 0, USUAL).forms["others"] == "line"
    assert arrange(pictures[3], "map", 0, USUAL).forms["others"] == "low"
    assert arrange(pictures[2], "map", 0, read_wish("others:badge")).forms["others"] == "badge", "a phone has more room"


def test_few_others_have_broad_strips_beside_a_board_in_a_large_window_if_their_game_draws_them():
    game = load_game("civilization_2010")
    pictures = {players: game.pictures(game.new_initial_state(players).view(0), "en") for players in (2, 4)}
    assert {n: arrange(pictures[n], "map", 0, HIGH).forms["others"] for n in (2, 4)} == {2: "line", 4: "broad"}
    assert arrange(pictures[4], "map", 0, USUAL).forms["others"] == "badge"


def test_without_a_board_the_others_have_strips_however_many_and_the_own_pictures_spare_height():
    table = load_game("through_the_ages").new_initial_state(4)
    pictures = {seat: load_game("through_the_ages").pictures(table.view(seat), "en") for seat in (0, None)}
    high = read_wish("front:wide own:large others:badge")
    assert arrange(pictures[0], "row", 0, high).forms == {"front": "wide", "own": "large", "others": "low"}
    for spare in ("largest", "ample"):
        assert arrange(pictures[0], "row", 0, read_wish(f"own:{spare}")).forms["own"] == spare
    assert arrange(pictures[0], "row", 0, read_wish("own:ample"), over=True).forms["own"] == "wide", "below the result"
    assert arrange(pictures[0], "row", 0, USUAL).forms["own"] == "wide"
    assert arrange(pictures[None], "row", None, USUAL).forms["others"] == "badge"
    beside = load_game("civilization_2010").pictures(load_game("civilization_2010").new_initial_state(2).view(0), "en")
    assert arrange(beside, "map", 0, high).forms["own"] == "middle", "a board has that height"


def test_kept_layers_are_those_of_one_seat():
    """Even if a game's key forgot what only one of two seats sees, the other would not be shown it."""
    made = []

    def parts(secret, kept):
        def draw():
            made.append(secret)
            return rect(0, 0, 1, 1, "f-ink" * 40, id=secret)

        picture = Picture("map", "board", "Map", {"wide": lambda: Drawing(1, 1, [Layer("all", (), draw)])})
        return Parts(kept=kept, shown=arrange([picture], "map", 0, USUAL)).picture("map", "front")

    own, others = Kept(), Kept()
    assert "mine" in parts("mine", own)
    assert "mine" in parts("mine", own)
    assert "mine" not in parts("yours", others)
    assert made == ["mine", "yours"]


def test_a_picture_without_a_tab_has_one_while_it_is_in_front() -> None:
    drawings = {"wide": lambda: Drawing(1, 1, [])}
    pictures = [Picture("map", "board", "Map", drawings), Picture("town", "row", "Town", drawings, tabbed=False)]
    assert arrange(pictures, "map", 0, USUAL).tabs == ["map"]
    shown = arrange(pictures, "map", 0, USUAL.in_front("town@map"))
    assert (shown.front, shown.tabs) == ("town", ["map", "town"])


def test_in_a_game_without_a_board_the_result_stands_in_front_until_a_picture_is_chosen() -> None:
    game = load_game("through_the_ages")
    pictures = {seat: game.pictures(game.new_initial_state(2).view(seat), "en") for seat in (0, None)}
    over = arrange(pictures[0], "row", 0, USUAL, over=True)
    assert (over.front, over.concern, over.tabs) == ("", "", ["row", "seats", "compare"])
    assert all(name.startswith(("civ-", "hand", "outlook")) for name, _ in over.called())
    assert arrange(pictures[0], "row", 0, USUAL.in_front("seats@"), over=True).front == "seats"
    assert arrange(pictures[0], "row", 0, read_wish("front:tall"), over=True).front == "civ-0", "a phone has it below"
    assert arrange(pictures[0], "row", 0, read_wish("front:flat"), over=True).front == "", "where there is room"
    assert arrange(pictures[None], "row", None, USUAL, over=True).front == "row", "who watches has nothing else"
    bazaar = Bazaar().pictures(Bazaar().new_initial_state(2).view(0), "en")
    assert arrange(bazaar, "map", 0, USUAL, over=True).front == "map"
