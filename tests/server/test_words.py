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
