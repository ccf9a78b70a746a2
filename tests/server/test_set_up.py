"""The form for a new table: what it asks, and what becomes of one that is wrong; all of it without scripts."""

import re
from html.parser import HTMLParser

import pytest

from epocha.engine.registry import load_game
from epocha.engine.text import LANGUAGES


class Form(HTMLParser):
    """What stands in the form of a page.

    Attributes:
        values: of the fields, as they would be sent; of boxes of one name, all that are ticked.
        wrong: ids of the fields that are marked as wrong.
        opened: whether the folded part is open.
    """

    def __init__(self, page: str) -> None:
        super().__init__()
        self.values: dict[str, str] = {}
        self.wrong: list[str] = []
        self.opened = False
        self._select = self._area = ""
        self.feed(page.partition('class="card new-table"')[2])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        name = has.get("name") or ""
        if "aria-invalid" in has:
            self.wrong.append(has["id"] or "")
        if tag == "details" and has.get("class") == "more":
            self.opened = "open" in has
        elif tag == "select":
            self._select = name
        elif tag == "textarea":
            self._area = name
        elif tag == "option" and ("selected" in has or self._select not in self.values):
            self.values[self._select] = has.get("value") or ""
        elif tag == "input" and has.get("type") in ("radio", "checkbox"):
            if "checked" in has:
                self.values[name] = f"{self.values.get(name, '')} {has['value']}".strip()
        elif tag == "input":
            self.values[name] = has.get("value") or ""

    def handle_data(self, data: str) -> None:
        if self._area:
            self.values[self._area] = data
            self._area = ""


def text(page: str, id_: str) -> str:
    """Return the words of an element."""
    found = re.search(rf'id="{id_}">(.*?)</p>', page, re.S)
    return found[1].strip() if found else ""


FILLED = {
    "players": "4",
    "preset": "quick",
    "seat0": "me",
    "seat0_name": "Anna",
    "seat1": "me",
    "seat1_name": "Karel",
    "seat2": "friend",
    "seat3": "bot:random",
    "option_excluded_events": "plague flood",
    "option_first_player": "2",
    "option_teams": "2v2",
    "title": "Nedělní stůl",
}

EVERY_EVENT = " ".join(
    next(option.choices for option in load_game("mesta").options if option.name == "excluded_events")
)


def test_what_is_wrong_stands_at_its_field_in_the_language_of_the_reader_and_all_else_is_kept(person):
    anna = person()
    anna.http.cookies.set("lang", "cs")
    wrong = FILLED | {"option_first_player": "6"}
    answer = anna.form("/games/mesta/new", **wrong)
    assert answer.status_code == 422
    form = Form(answer.text)
    assert form.wrong == ["option_first_player"]
    assert form.opened
    assert text(answer.text, "wrong-option_first_player") == "Místo 6 u tohoto stolu není: má jen 4 místa."
    assert wrong.items() <= form.values.items()
    mended = form.values | {"option_first_player": "3"}
    mended.pop("csrf", None)
    table = anna.form("/games/mesta/new", **mended).headers["location"].rpartition("/")[2]
    view = anna.table(table)
    assert [seat["name"] for seat in view["seats"][:2]] == ["Anna", "Karel"]
    assert view["title"] == "Nedělní stůl"
    assert {line["name"]: line["value"] for line in view["options"]}["size"] == "quick_4n"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", "7"),
        ("players", ""),
        ("seat1", "bot:nobody"),
        ("seat1", "stool"),
        ("seat0_name", "A" * 31),
        ("title", "T" * 61),
        ("option_size", "huge"),
        ("option_teams", "3v3"),
        ("option_empires", "rome greece"),
        ("option_solo_disasters", "plague"),
        ("option_excluded_events", EVERY_EVENT),
        ("option_max_rounds", "-1"),
        ("option_cities_file", "[["),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mistake_is_told_at_its_own_field(person, field, value, lang):
    anna = person()
    anna.http.cookies.set("lang", lang)
    wrong = FILLED | {field: value}
    answer = anna.form("/games/mesta/new", **wrong)
    assert answer.status_code == 422
    assert text(answer.text, f"wrong-{field}")
    kept = Form(answer.text).values
    for name in ("seat1_name", "title", "option_first_player"):
        assert kept[name] == wrong[name]


def test_errors_that_belong_to_no_field_keep_the_form_too(launch):
    from .conftest import Person

    anna = Person(launch(tables_per_person=1).address)
    assert anna.form("/games/mesta/new", **FILLED).status_code == 303
    answer = anna.form("/games/mesta/new", **FILLED | {"once": "another"})
    assert answer.status_code == 429
    assert FILLED.items() <= Form(answer.text).values.items()
    assert 'role="alert"' in answer.text


def test_the_form_asks_for_players_and_length_first_then_seats_and_folds_the_rest(person):
    page = person().page("/games/mesta/new")
    order = [page.index(part) for part in ('name="players"', 'name="preset"', 'name="seat0"', 'class="more"')]
    assert order == sorted(order)
    assert page.index('class="more"') < page.index('name="option_size"')
    assert not Form(page).opened


def test_presets_say_how_long_they_take_for_so_many_players(person):
    page = person().page("/games/mesta/new")
    quick = page[page.index('value="quick"') : page.index('value="normal"')]
    minutes = [int(found) for found in re.findall(r'for-[1-6]">about (\d+) minutes', quick)]
    assert len(minutes) == 6
    assert minutes == sorted(minutes)


def test_no_option_shows_a_number_that_means_something_else(person):
    for game in ("mesta", "stone_age"):
        page = person().page(f"/games/{game}/new?lang=cs")
        assert "určí los" in page
        assert "bez omezení" in page
        assert not re.search(r"<option[^>]*>0</option>", page)


def test_a_length_sets_its_options_and_what_is_chosen_beside_it_counts_more(person):
    anna = person()
    fields = {"players": "2", "preset": "short", "seat0": "me", "seat1": "me"}

    def size(**more: str) -> object:
        table = anna.form("/games/mesta/new", **fields, **more).headers["location"].rpartition("/")[2]
        return {line["name"]: line["value"] for line in anna.table(table)["options"]}["size"]

    assert size() == "very_short"
    assert size(option_size="") == "very_short"
    assert size(option_size="normal_6") == "normal_6"


def test_the_easiest_game_stands_first(person):
    games = [game["name"] for game in person().get("/api/home")["games"]]
    assert games[0] == "stone_age"
    assert "mesta" in games
