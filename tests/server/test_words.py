"""The words of the site: the same messages in all languages, and all that pages and errors ask for."""

import re
from importlib.resources import files

import pytest

from epocha.engine.text import LANGUAGES, Texts
from epocha.server.errors import STATUS

TEXTS = Texts("epocha.server")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
ASKED = re.compile(r"texts\(\s*[\"']([a-z-]+)[\"'](?:\s+if [^)]*? else [\"']([a-z-]+)[\"'])?[,)]")


def messages(lang: str) -> set[str]:
    folder = files("epocha.server").joinpath("locale", lang)
    return {name for page in folder.iterdir() for name in MESSAGE.findall(page.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_there_twice(lang: str) -> None:
    """Of two, the first is said, and whoever mends the second sees no change."""
    folder = files("epocha.server").joinpath("locale", lang)
    found = [name for page in folder.iterdir() for name in MESSAGE.findall(page.read_text(encoding="utf-8"))]
    assert sorted(found) == sorted(set(found))


def test_pages_ask_only_for_messages_that_there_are() -> None:
    pages = [page for page in files("epocha.server").joinpath("pages").iterdir() if page.name.endswith(".html")]
    asked = {name for page in pages for found in ASKED.findall(page.read_text(encoding="utf-8")) for name in found}
    assert len(asked) > 100
    assert asked - {""} <= messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_message(lang: str) -> None:
    assert set(STATUS) <= messages(lang)


def test_plural_forms() -> None:
    assert TEXTS.say("cs", "table-free", free=1) == "1 volné místo"
    assert TEXTS.say("cs", "table-free", free=3) == "3 volná místa"
    assert TEXTS.say("cs", "table-free", free=5) == "5 volných míst"
    assert TEXTS.say("sk", "table-free", free=4) == "4 voľné miesta"
    assert TEXTS.say("en", "place", place=2) == "2nd"
    assert [TEXTS.say("cs", "game-players", least=least, most=most) for least, most in ((2, 4), (1, 6))] == [
        "2 až 4 hráči",
        "1 až 6 hráčů",
    ]
    assert TEXTS.say("sk", "game-players", least=1, most=6) == "1 až 6 hráčov"
    assert TEXTS.say("cs", "error-bad-players", least=2, most=4) == "Tato hra je pro 2 až 4 hráče."
    assert TEXTS.say("cs", "error-no-ply", plies=5) == "Tato hra má zatím 5 akcí, takový okamžik v ní není."
