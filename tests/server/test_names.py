"""What people and bots are called, and what lists of tables tell of them."""

import re

import pytest

from epocha.server.show.names import BOT_NAMES, seat_names
from epocha.server.store.kept import Seat


def test_bots_have_names_of_persons_that_nobody_else_has(person):
    anna = person()
    view = anna.table(anna.create("me", "greedy", "greedy", "random", game="stone_age", name=BOT_NAMES[1]))
    names = [seat["name"] for seat in view["seats"]]
    assert names[0] == BOT_NAMES[1]
    assert set(names[1:]) < set(BOT_NAMES)
    assert len(set(names)) == len(names), "nobody is called like somebody else"
    view = anna.table(anna.create("me", "greedy", game="stone_age", name="Anna"))
    assert [seat["name"] for seat in view["seats"]] == ["Anna", BOT_NAMES[1]], "an only rival too"


@pytest.mark.parametrize(("game", "rival"), [("civilization_2010", "Otto"), ("civilization_2002", "Ada")])
def test_the_rival_of_a_guided_game_is_called_as_the_lesson_does(person, game, rival):
    anna = person()
    seats = anna.table(anna.post(f"/api/games/{game}/guide", {}, 201)["table"])["seats"]
    assert [seat["name"] for seat in seats if seat["kind"] == "bot"] == [rival]


def test_a_bot_is_not_called_as_the_person_who_left_its_seat():
    """So it is at old tables too, which keep that name."""
    seats = [
        Seat(0, "bot", "open", name="Anna", bot="greedy"),
        Seat(1, "bot", "bot", bot="greedy"),
        Seat(2, "bot", "bot", bot="of-yours"),
    ]
    assert seat_names(seats, "en") == [BOT_NAMES[0], BOT_NAMES[1], "of-yours"]


def test_a_guest_is_asked_for_a_name_at_the_first_table_and_not_before(person):
    anna = person()
    assert 'name="name"' not in re.sub(r'<input type="hidden"[^>]*>', "", anna.page("/"))
    fields = {"players": "2", "seat0": "me", "seat1": "me"}
    address = anna.form("/games/pebbles/new", **fields).headers["location"]
    assert 'id="name-form"' in anna.page(address)
    assert 'id="name-form"' not in person().page(address), "only who sits there is asked"
    assert anna.form(f"{address}/rename", name="Anna").headers["location"] == address
    view = anna.table(address.rpartition("/")[2])
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Anna"]
    assert 'id="name-form"' not in anna.page(address)
    assert anna.get("/api/session")["name"] == "Anna"
    assert anna.do(address.rpartition("/")[2], "rename", name="Berta")["code"] == "done-already", "a name stays"


def test_finished_tables_show_scores_and_dates(person):
    anna = person()
    table = anna.create("me", "random", name="Anna")
    view = anna.finish(table)
    card = next(card for card in anna.get("/api/home")["finished"] if card["id"] == table)
    assert [seat["points"] for seat in card["seats"]] == view["result"]["points"]
    page = anna.page("/?lang=cs").partition(f"/tables/{table}")[2].partition("</li>\n</ul>")[0]
    year, month, day = card["day"]
    assert f"{day}. {month}. {year}" in page
    assert re.search(rf"{view['result']['points'][0]} bod", page)


def test_the_request_to_take_back_addresses_who_is_asked(person):
    anna, jan, eve = person(), person(), person()
    table = anna.create("me", "open", game="stone_age", name="Anna", options={"start_player": 1})
    jan.do(table, "join", name="Jan")
    anna.play(table)
    jan.play(table)
    undo = anna.table(table)["undo"]
    anna.do(table, "undo", what="ask", token=undo["token"])
    assert "Anna se tě ptá" in jan.page(f"/tables/{table}?lang=cs")
    for other in (anna, eve):
        assert "Anna chce vzít zpět" in other.page(f"/tables/{table}?lang=cs")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This name is too long: a name has at most 30 letters, blanks included."),
        ("cs", "Toto jméno je moc dlouhé: jméno má nejvýš 30 znaků i s mezerami."),
        ("sk", "Toto meno je príliš dlhé: meno má najviac 30 znakov aj s medzerami."),
    ],
)
def test_a_name_that_is_too_long_is_told_so_and_how_long_it_may_be(person, lang, said):
    anna, jan = person(), person()
    for someone in (anna, jan):
        someone.http.cookies.set("lang", lang)
    table = anna.create("me", "open", name="")
    long = "A" * 31
    for someone, verb in ((anna, "rename"), (jan, "join")):
        told = someone.do(table, verb, 422, name=long)
        assert (told["code"], told["message"], told["field"]) == ("error-too-long", said, "name")
    assert said in jan.form("/name", name=long).text
    fields = {"players": "2", "seat0": "me", "seat1": "me", "seat0_name": long}
    assert said in anna.form("/games/pebbles/new", **fields).text


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_whoever_looks_at_the_end_is_told_how_it_was_for_them(person, lang):
    anna, jan, eva = person(), person(), person()
    for someone in (anna, jan, eva):
        someone.http.cookies.set("lang", lang)
    table = anna.create("me", "open", name="Anna")
    jan.do(table, "join", name="Jan")
    while anna.table(table)["status"] == "running":
        for someone in (anna, jan):
            if someone.table(table)["decision"]:
                someone.play(table)
    places = [seat["place"] for seat in anna.table(table)["seats"]]
    assert 1 in places
    for someone, place in ((anna, places[0]), (jan, places[1])):
        wanted = "waiting-won" if place == 1 else "waiting-lost"
        assert someone.table(table)["waiting_for"]["code"] == wanted
    assert eva.table(table)["waiting_for"]["code"] == "waiting-watched"
    alone = anna.create("me", "me", name="Anna")
    assert anna.finish(alone)["waiting_for"]["code"] == "waiting-finished", "both have won and lost"


@pytest.mark.parametrize(
    ("lang", "levels"),
    [
        ("en", ("easy", "medium", "strong", "very strong", "strongest")),
        ("cs", ("snadný", "střední", "silný", "velmi silný", "nejsilnější")),
        ("sk", ("ľahký", "stredný", "silný", "veľmi silný", "najsilnejší")),
    ],
)
def test_bots_tell_how_strong_they_are_at_set_up_and_at_the_table(person, lang, levels):
    """Greedy and Ada said nothing of that, nor does a newcomer know how "Greedy: medium" plays."""
    anna = person()
    anna.form("/language", lang=lang)
    anna.http.cookies.set("lang", lang)
    form = anna.page("/games/stone_age/new")
    bots = ("random", "greedy", "search:quick", "search:normal", "search:strong")
    for bot, level in zip(bots, levels, strict=True):
        offered = re.search(rf'<option value="bot:{bot}"[^>]*>([^<]*)<', form)
        assert offered
        assert re.fullmatch(rf"{level} bot: [^:]{{8,25}}", offered[1])
        fields = {"players": "2", "seat0": "me", "seat1": f"bot:{bot}"}
        page = anna.page(anna.form("/games/stone_age/new", **fields).headers["location"])
        strip = page[page.index('id="strip-1"') :]
        assert f'<span class="level" aria-hidden="true">{level}</span>' in strip
        assert f'title="{offered[1]}"' in strip[: strip.index("</header>")], "its title says it where there is no room"
