"""Pictures as values: nothing is drawn before it is wanted, and forms stand in for each other."""

from xml.etree import ElementTree

import pytest
from epocha_fixtures.pebbles.game import Pebbles

from epocha.engine.picture import Drawing, Form, Layer, Picture, document, key
from epocha.engine.svg import NOTHING, Svg, circle, label
from epocha.engine.text import MARK

EVIL = """<script>alert("x")</script> & 'so' on"""


def picture(made: list[str], *forms: Form, **more: object) -> Picture:
    """Return a picture that notes which of its drawings and layers are made."""

    def form(name: Form) -> Drawing:
        made.append(name)
        return Drawing(10, 20, [layer(f"{name}-{i}") for i in range(2)])

    def layer(name: str) -> Layer:
        def draw() -> Svg:
            made.append(name)
            return circle(1, 2, 3)

        return Layer(name, (), draw)

    return Picture("map", "board", "Map", {name: lambda name=name: form(name) for name in forms}, **more)  # type: ignore[misc, arg-type]


def test_what_is_not_looked_at_is_not_drawn() -> None:
    made: list[str] = []
    shown = picture(made, "wide", "tall")
    shown.mark()
    assert made == ["wide"]
    shown.svg("tall")
    shown.svg("tall")
    assert made == ["wide", "tall", *["tall-0", "tall-1"] * 2]


@pytest.mark.parametrize(
    ("wanted", "has", "shown"),
    [
        ("tall", ("wide", "middle"), "middle"),
        ("low", ("wide", "middle"), "middle"),
        ("middle", ("low", "wide"), "wide"),
        ("narrow", ("middle", "wide"), "middle"),
        ("wide", ("middle", "narrow"), "middle"),
        ("wide", ("low",), "low"),
        ("badge", ("wide", "low"), "low"),
        ("low", ("wide", "badge"), "badge"),
        ("line", ("middle", "low"), "low"),
        ("large", ("narrow", "wide"), "wide"),
        ("largest", ("wide", "large"), "large"),
        ("large", ("wide", "ample"), "ample"),
    ],
)
def test_a_form_that_is_missing_has_a_stand_in(wanted: Form, has: tuple[Form, ...], shown: Form) -> None:
    assert picture([], *has).form(wanted) == shown


def test_a_mark_changes_with_any_key_and_with_nothing_else() -> None:
    def mark(*keys: object) -> str:
        layers = [Layer(str(i), one, lambda: NOTHING) for i, one in enumerate(keys)]  # type: ignore[arg-type]
        return Picture("map", "board", "Map", {"wide": lambda: Drawing(1, 1, layers)}).mark()

    assert mark((1, 2), ()) == mark((1, 2), ())
    assert len({mark((1, 2), ()), mark((1, 3), ()), mark((), (1, 2)), mark((1, 2))}) == 4


def test_names_of_people_go_in_as_text() -> None:
    words = f"Board of {MARK}seat 1{MARK}"
    layers = [Layer("name", (), lambda: label(words, 0, 0, 12))]
    drawn = Picture("map", "board", words, {"wide": lambda: Drawing(1, 1, layers)})
    read = ElementTree.fromstring(drawn.svg(names=[EVIL]))  # noqa: S314
    assert read.get("aria-label") == f"Board of {EVIL}"
    assert [text.text for text in read.iter("text")] == [f"Board of {EVIL}"]
    assert "Board of seat 1" in drawn.svg().replace(MARK, "")


def test_verbs_are_whole_words() -> None:
    shown = Picture("map", "board", "Map", {}, verbs=("give up", "take"))
    assert [shown.answers(text) for text in ("give up rome", "take", "taken", "give rome")] == [
        True,
        True,
        False,
        False,
    ]


def test_a_document_holds_all_pictures_and_needs_nothing_else() -> None:
    whole = document("All", ".a{}", NOTHING, [picture([], "wide"), picture([], "middle", seat=1), picture([], "low")])
    read = ElementTree.fromstring(whole)  # noqa: S314
    assert len(list(read.iter("{http://www.w3.org/2000/svg}circle"))) == 6
    assert [e.get("class") for e in read.iter() if e.get("class") == "p1"] == ["p1"]


def test_a_key_is_made_of_plain_values() -> None:
    assert key(1, "a", [1, 2], (3, (4,))) == (1, "a", (1, 2), (3, (4,)))


def test_a_game_without_pictures_is_a_document_of_its_diagram() -> None:
    state = Pebbles().new_initial_state(3, seed=2)
    read = ElementTree.fromstring(state._repr_svg_())  # noqa: S314
    shown = [(text.text or "").replace("\u00a0", " ") for text in read.iter("{http://www.w3.org/2000/svg}text")]
    assert shown == str(state).splitlines()
