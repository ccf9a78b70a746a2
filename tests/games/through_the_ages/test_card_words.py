"""What the cards say: names, kinds and texts that follow from their records, in three languages."""

import re

import pytest
from epocha_fixtures.words import check

from epocha.engine.text import LANGUAGES
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.card_words import card_text
from epocha.games.through_the_ages.names import card_label, card_name, kind_name

from .build import GAME, card

ALL = range(int(c.CARDS))


def told(word: str) -> tuple[str, ...]:
    """Return what a card says in English, Czech and Slovak."""
    return tuple(card_text(card(word), lang) for lang in LANGUAGES)


@pytest.mark.parametrize("number", ALL, ids=c.CARD_IDS)
def test_a_card_says_all_that_its_own_words_do(number: int) -> None:
    """Every number of the remark in the card file stands in the sentences made of the record."""
    said = {lang: card_text(number, lang) for lang in LANGUAGES}
    check(said)
    remark = re.sub(r"\([^)]*\)", "", c.CARD_RECORDS[number].text)  # in brackets: for how many players a number holds
    wanted = set(re.findall(r"\d+", remark))
    for text in said.values():
        assert wanted <= set(re.findall(r"\d+", text)), (text, remark)
        assert text.endswith((".", ")"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_can_be_told_apart_by_what_they_are_called(lang: str) -> None:
    assert len({card_label(number, lang) for number in ALL}) == int(c.CARDS)
    assert all(kind_name(number, lang) for number in ALL)


def test_names_are_those_of_the_card_files() -> None:
    assert [card_name(card("great wall"), lang) for lang in LANGUAGES] == ["Great Wall", "Velká zeď", "Veľký múr"]
    assert card_label(card("rich land ii"), "cs") == "Přírodní bohatství (II)"
    assert kind_name(card("masonry"), "sk") == "stavebná technológia"


def test_every_card_has_an_effect_that_the_rules_carry_out() -> None:
    (kind,) = GAME.card_kinds()
    assert kind.faults(LANGUAGES) == []


TEXTS = {
    "opera": (
        "Theater: each worker gives 3 culture a turn and 1 happy face. To build one costs 9 resources. "
        "The technology costs 7 science.",
        "Divadlo: každý človík dává 3 body kultury za tah a 1 šťastnou značku. Postavit budovu stojí 9 surovin. "
        "Technologie stojí 7 bodů vědy.",
        "Divadlo: každý človiečik dáva 3 body kultúry za ťah a 1 šťastnú značku. Postaviť budovu stojí 9 surovín. "
        "Technológia stojí 7 bodov vedy.",
    ),
    "michelangelo": (
        "Gives 1 culture a turn for each happy face of the temples, theaters and wonders. "
        "Taking a wonder from the row costs 1 civil action less.",
        "Dává 1 bod kultury za tah za každou šťastnou značku chrámů, divadel a divů. "
        "Vzít si z nabídky div stojí o 1 civilní akci méně.",
        "Dáva 1 bod kultúry za ťah za každú šťastnú značku chrámov, divadiel a divov. "
        "Vziať si z ponuky div stojí o 1 civilnú akciu menej.",
    ),
    "raid ii": (
        "Costs 2 military actions. Destroy up to 2 urban buildings of your rival, all of one kind and level. "
        "You gain resources worth half of what was destroyed, rounded down.",
        "Stojí 2 vojenské akce. Zboř soupeři až 2 městské budovy stejného druhu a stupně. "
        "Získáš suroviny v hodnotě poloviny ceny zbořených budov, zaokrouhleno dolů.",
        "Stojí 2 vojenské akcie. Zbúraj súperovi až 2 mestské budovy rovnakého druhu a stupňa. "
        "Získaš suroviny v hodnote polovice ceny zbúraných budov, zaokrúhlené nadol.",
    ),
    "loss of sovereignty": (
        "Party A: Gains 2 culture a turn. Party B: Loses 2 culture a turn. Nobody may declare war on this party. "
        "The parties may not attack each other.",
        "Národ A: Získává 2 body kultury za tah. Národ B: Ztrácí 2 body kultury za tah. "
        "Tomuto národu nesmí nikdo vyhlásit válku. Oba národy na sebe nesmějí útočit.",
        "Národ A: Získava 2 body kultúry za ťah. Národ B: Stráca 2 body kultúry za ťah. "
        "Tomuto národu nesmie nikto vyhlásiť vojnu. Oba národy na seba nesmú útočiť.",
    ),
}


@pytest.mark.parametrize("word", TEXTS)
def test_sentences_follow_the_grammar_of_each_language(word: str) -> None:
    assert told(word) == TEXTS[word]
