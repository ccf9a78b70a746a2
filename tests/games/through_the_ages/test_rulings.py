"""The rulings on single cards: each that names a card is said at that card, or there is a reason why it need not be."""

import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files

import pytest
from epocha_fixtures.words import check

from epocha.engine.text import LANGUAGES
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.emblems import family
from epocha.games.through_the_ages.things import RULED

from .build import GAME, position

FOLDER = files(c.PACKAGE)
UNSAID: Mapping[str, str] = tomllib.loads(FOLDER.joinpath("rulings.toml").read_text(encoding="utf-8"))["unsaid"]
BOOK = dict(
    re.findall(
        r"^- \*\*(TA-R-\d+)( .*?)(?=^- \*\*|^## |\Z)", FOLDER.joinpath("rulings.md").read_text("utf-8"), re.M | re.S
    )
)
"""What each ruling says, by its id."""
FAMILIES = {family(i): c.CARD_RECORDS[i].name.en for i in range(int(c.CARDS))}
SHORTER = {
    "frederick_barbarossa": "Barbarossa",
    "christopher_columbus": "Columbus",
    "isaac_newton": "Newton",
    "joan_of_arc": "Joan",
    "napoleon_bonaparte": "Napoleon",
    "maximilien_robespierre": "Robespierre",
    "winston_churchill": "Churchill",
    "js_bach": "Bach",
    "william_shakespeare": "Shakespeare",
    "international_tourism": "Tourism",
    "trade_routes_agreement": "Trade Routes",
    "open_borders_agreement": "Open Borders",
}
"""What the rulings call cards for short."""


def named(text: str) -> set[str]:
    """Return the families of cards that a ruling names."""
    called = {cards: SHORTER.get(cards, name) for cards, name in FAMILIES.items()}
    return {cards for cards, name in called.items() if re.search(rf"\b{re.escape(name)}\b", text)}


@pytest.mark.parametrize("ruling", BOOK)
def test_a_ruling_is_said_at_every_card_that_it_names(ruling: str) -> None:
    unsaid = {cards for cards in named(BOOK[ruling]) if ruling not in RULED.get(cards, [])}
    assert bool(unsaid) == (ruling in UNSAID), unsaid


def test_rulings_are_those_of_the_book_and_speak_of_cards_that_there_are() -> None:
    assert set(RULED) <= set(FAMILIES)
    assert {ruling for ids in RULED.values() for ruling in ids} | set(UNSAID) <= set(BOOK)


def test_every_word_on_a_ruling_is_said_somewhere_in_three_languages() -> None:
    for lang in LANGUAGES:
        source = FOLDER.joinpath(f"locale/{lang}/rulings.ftl").read_text("utf-8")
        written = re.findall(r"^ruling-\S+ = (.+)$", source, re.M)
        said = " ".join([ruling.text for ruling in GAME.rulings(lang)])
        assert [words for words in written if words not in said] == []
    for texts in zip(*[GAME.rulings(lang) for lang in LANGUAGES], strict=True):
        assert len({ruling.id for ruling in texts}) == 1
        check({lang: ruling.text for lang, ruling in zip(LANGUAGES, texts, strict=True)})


def told(name: str, lang: str) -> dict[str, str]:
    """Return the rulings that the close-up of a card tells."""
    thing = GAME.thing(position(2).view(None), f"card-{name}", lang)
    assert thing is not None
    return {ruling.id: ruling.text for ruling in thing.rulings}


def test_a_ruling_on_two_cards_says_of_each_what_concerns_it() -> None:
    assert told("joan_of_arc", "en")["TA-R-60"].startswith("She scores")
    assert told("winston_churchill", "sk")["TA-R-60"].startswith("Jednotky sú lacnejšie")
    assert told("hollywood", "cs") == told("internet", "cs") != {}
    assert told("iron", "en") == {}
