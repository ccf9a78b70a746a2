"""What Civilization says: complete in three languages, natural, and telling nobody what they may not know."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from epocha_fixtures.words import check, messages

from epocha import Chance
from epocha.engine.course import TABLE
from epocha.engine.game import EVERYBODY
from epocha.engine.ledger import stages
from epocha.engine.text import LANGUAGES, call_players
from epocha.games import civilization_2010
from epocha.games.civilization_2010 import card_words as say
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010 import state as s
from epocha.games.civilization_2010.effect_tables import ABILITY, CARDS, PURSES
from epocha.games.civilization_2010.gallery import pictures
from epocha.games.civilization_2010.steps import COURSE

from .build import GAME, P1, P2, P3, Table, building, city, do, know, position, refused, research, says, step
from .field import begin, field, figures, manage, move, units
from .field import city as found

FOLDER = Path(civilization_2010.__file__).parent


def rules_in_code() -> set[str]:
    """Return the rules that refusals can name: not those of what the table does by itself, nor of things."""
    named: set[str] = set()
    for path in set(FOLDER.rglob("*.py")) - {FOLDER / "own_components.py", FOLDER / "things.py"}:
        named |= set(re.findall(r'"(CF-\d+\.\d+)"', path.read_text(encoding="utf-8")))
    return named - {one.rule for one in COURSE.steps if one.mode == TABLE}


DIRECTIONS = re.compile(r"\b(north|south|east|west|sever|jih|juh|východ|západ)", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", ["words.ftl", "teaching.ftl"])
def test_no_direction_is_named_for_the_map_of_two_lies_on_its_side_where_windows_are_wide(lang: str, file: str) -> None:
    """The tile to the south lay on the right."""
    told = (FOLDER / "locale" / lang / file).read_text(encoding="utf-8")
    assert [line for line in told.splitlines() if DIRECTIONS.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_forbids_has_a_sentence(lang: str) -> None:
    assert [
        rule for rule in sorted(rules_in_code()) if not GAME.texts.has(lang, f"refusal-{rule.replace('.', '-')}")
    ] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_have_the_same_messages(lang: str) -> None:
    assert list(messages(GAME, lang)) == list(messages(GAME, "en"))


def sentences_of_things() -> Iterator[Callable[[str], str]]:
    """Return what says the text of each card, token and figure in a language."""
    kinds: list[tuple[Callable[[int, str], str], int]] = [
        (say.card_text, int(CARDS)), (say.building_text, len(c.BUILDING)), (say.person_text, len(c.PERSON)),
        (say.unit_text, len(c.UNIT)), (say.event_text, len(c.EVENT)), (say.doing_text, len(ABILITY)),
    ]  # fmt: skip
    for text, count in kinds:
        for number in range(count):
            yield lambda lang, text=text, number=number: text(number, lang)  # type: ignore[misc]
    for what in ("army", "scout"):
        yield lambda lang, what=what: say.figure_text(what, lang)  # type: ignore[misc]


def test_everything_says_what_it_does_in_all_languages() -> None:
    for text in sentences_of_things():
        check({lang: text(lang) for lang in LANGUAGES})


def test_what_is_said_of_an_ability_is_on_its_card() -> None:
    assert all(say.doing_text(number, "en") in say.card_text(int(one.card), "en") for number, one in enumerate(ABILITY))


def test_cards_speak_naturally() -> None:
    currency = c.TECHNOLOGY.number("currency")
    assert say.technology_text(currency, "cs") == (
        "Úroveň I. Zpřístupňuje budovu „Tržiště“. Správa měst, jednou za tah, za kadidlo: získej 3 žetony kultury."
    )
    assert say.event_text(c.EVENT.number("sabotage"), "sk") == (
        "Začiatok ťahu: znič budovu do 4 políčok od tvojej figúrky alebo mesta."
    )


def test_an_action_of_a_city_is_one_line() -> None:
    table = know(city(production=3, trade=9), "writing")
    picks = [GAME.text_to_action(table, text) for text in ("city 2", "build library", "at e7")]
    told = {lang: GAME.report_draft(table.view(P2), P1, picks, lang) for lang in LANGUAGES}
    assert told["en"] == "builds a Library on E7 in city II, rushed with 6 trade"
    assert told["cs"] == "staví ve městě II knihovnu na E7, urychlení za 6 bodů obchodu"
    assert told["sk"] == "stavia v meste II knižnicu na E7, urýchlenie za 6 bodov obchodu"


@pytest.mark.rule("CF-8.7")
def test_city_management_counts_the_cities_that_can_act() -> None:
    """The capital cannot under Anarchy, though it has not acted yet; then it is said why nothing is offered."""
    table = city()
    said = [GAME.prompt(table.view(P1), P1, "en")]
    table.government[P1] = c.GOVERNMENT.number("anarchy")
    table.refresh()
    said.append(GAME.prompt(table.view(P1), P1, "en"))
    do(table, "city 2", "arts")
    said.append(GAME.prompt(table.view(P1), P1, "en"))
    assert said == [
        "City Management: 2 cities can still act. Trade for rushing: 0.",
        "City Management: one city can still act. Trade for rushing: 0.",
        "City Management: under this government your capital takes no action. Use what else you can, or end it.",
    ]


@pytest.mark.rule("CF-23.7")
def test_a_card_of_barbarians_is_not_told_as_one_of_whoever_leads_them() -> None:
    table = begin(figures(field(), P1, armies="c7"), P1)
    units(table, P1, "infantry_3")
    do(move(table, P1), "move c7", "go east")
    played = {}
    while step(table) == "battle-turn":
        seat = int(table.player())
        pick = table.legal_actions(seat)[0]
        if not table.draft(seat):
            played[seat] = {lang: GAME.report_draft(table.view(P1), seat, [pick], lang) for lang in LANGUAGES}
        table.apply_action(seat, pick)
    assert set(played) == {P1, P2}
    for lang, people in {"en": "barbarians", "cs": "barbary", "sk": "barbarov"}.items():
        assert people in played[P2][lang]
        assert people not in played[P1][lang]


def test_a_refusal_says_what_is_missing() -> None:
    table = city()
    do(table, "city 1")
    assert refused(table, "build market") == "CF-15.1"
    said = GAME.refusal(table.view(P1), P1, "build market", "cs")
    assert said is not None
    assert said[1] == "Potřebuješ technologii „Peníze“, jinak nelze postavit tržiště."


@pytest.mark.rule("CF-34.14")
def test_others_are_not_told_what_is_offered() -> None:
    table = position(3)
    while step(table) != "trade":
        do(table, "pass")
    table.tokens[P1 * c.TOKENS + c.TOKEN.number("hut_silk")] = 1
    table.tokens_held[P1 * c.SITES + c.HUT] = 1
    table.refresh()
    picks = [GAME.text_to_action(table, text) for text in ("offer 2", "give hut silk", "ask for 1 trade", "send")]
    told = {seat: call_players(GAME.report_draft(table.view(seat), P1, picks, "en")) for seat in (P1, P2, P3)}
    assert told[P1] == "offers player 2 silk from a hut for 1 trade"
    assert told[P2] == "offers player 2 a hut token for 1 trade"
    assert told[P3] == "negotiates"
    says(table, P1, "offer 2", "give 1 trade", "send")
    accepted = GAME.text_to_action(table, "accept 1")
    told = {seat: call_players(GAME.report_line(table.view(seat), P2, [accepted], "en")) for seat in (P1, P2, P3)}
    assert set(told.values()) == {"accepts an offer of player 1"}
    assert GAME.readers(table, P2, [accepted]) == 1 << P1 | 1 << P2


def test_a_random_game_is_told_in_all_languages() -> None:
    table = GAME.new_initial_state(3, 11, {"offers": 1})
    chance = Chance.from_seed(11)
    for number in range(220):
        seat = table.current_players[0]
        view = table.view(seat)
        actions = view.legal_actions(seat)
        action = actions[chance.below(len(actions))]
        if number % 7 == 0:
            check({lang: GAME.prompt(view, seat, lang) for lang in LANGUAGES})
            check({lang: GAME.describe(view, action, lang) for lang in LANGUAGES})
            reports = {GAME.report(table.view(viewer), seat, action, "cs") for viewer in (None, 0, 1, 2)}
            assert len(reports) == 1 or GAME.readers(table, seat, [action]) != EVERYBODY
            for stage in stages(table, seat, [action]):
                before, after = stage.before.view(seat), stage.after.view(seat)
                assert isinstance(before, Table)
                assert isinstance(after, Table)
                told = {lang: [one.sentence for one in GAME.outcome(before, after, seat, lang)] for lang in LANGUAGES}
                for at in range(len(told["en"])):
                    check({lang: told[lang][at] for lang in LANGUAGES})
        table.apply_action(seat, action)
    names = ["Maxmilián Nejdelší z Dlouhých"] * 3
    drawn = {lang: GAME.diagram(table.view(0), lang, names) for lang in LANGUAGES}
    assert max([len(line) for text in drawn.values() for line in text.splitlines()]) <= 80
    check({lang: " ".join(text.split()) for lang, text in drawn.items()})


def test_titles_options_ends_and_symbols_have_names() -> None:
    named = ["title", "about", "end-cut-off", *(f"end-{end}" for end in GAME.ends)]
    for option in GAME.options:
        named += [f"option-{option.name}", f"option-{option.name}-help"]
        named += [f"option-{option.name}-{word}" for word in option.choices]
    named += [f"symbol-{symbol}" for symbol in GAME.stock(position(), P1)]
    assert all(GAME.texts.say(lang, name) for lang in LANGUAGES for name in named)
    check({lang: GAME.texts.say(lang, "about") for lang in LANGUAGES})


@pytest.mark.rule("CF-29.1")
def test_coins_are_accounted_for_by_where_they_come_from() -> None:
    table = building(know(city(), "railroad computers"), "bank", "e7")
    table.coins_on[P1 * PURSES] = 2
    table.refresh()
    lines = GAME.breakdown(table, P1, "cs")["coins"]
    assert dict(lines) == {
        "Železnice": 1, "Počítače": 1, "žetony mincí: tabulka národa": 2, "políčka, budovy a slavné osobnosti": 1,
    }  # fmt: skip
    assert sum([n for _, n in lines]) == GAME.stock(table, P1)["coins"] == 5


def test_a_choice_of_a_city_names_it_as_the_map_does() -> None:
    table = manage(found(field(), P1, "f6"), P1)
    said = [GAME.describe(table, action, "en") for action in table.legal_actions(P1)]
    assert any("capital on G2" in one for one in said)
    assert any("city II on F6" in one for one in said)
    assert ">II<" in next(one.svg() for one in pictures(table, "en") if one.name == "map")


def test_scouts_have_a_row_each_told_apart_by_the_cities_that_they_may_gather_for() -> None:
    table = begin(figures(found(field(), P1, "f6"), P1, scouts="c1 c1"), P1)
    rows: dict[str, list[str]] = {}
    for action in table.legal_actions(P1):
        row, word = GAME.told_apart(cast(Table, table.view(P1)), action, "en")
        if row:
            rows.setdefault(row, []).append(word)
    assert rows == {
        "For which city does scout 1 on C1 gather?": ["the capital", "city II"],
        "For which city does scout 2 on C1 gather?": ["the capital", "city II"],
    }
    assert GAME.texts.say("en", "verb-scout") == "Scouts"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_technology_to_be_researched_is_called_by_its_name(lang: str) -> None:
    """The question says that it is researched, and how much trade is left then."""
    t = position()
    t.trade[P1] = 6
    research(t)
    for action in t.legal_actions(P1):
        named = GAME.named(t.view(P1), action, lang)
        if action >> s.KIND_BITS != s.RESEARCH:
            assert named is None
            continue
        assert named
        assert GAME.describe(t.view(P1), action, lang).count(named.words.split(" (")[0]) == 1
        thing = GAME.thing(t.view(P1), named.thing, lang)
        assert thing
        assert named.words.startswith(thing.name)


@pytest.mark.parametrize(("offers", "words"), [(2, "make others an offer"), (0, "no more offers can be made")])
def test_the_question_of_trade_speaks_of_offers_only_where_one_can_be_made(offers: int, words: str) -> None:
    t = position(offers=offers)
    while step(t) != "trade":
        do(t, "pass")
    assert words in GAME.prompt(t.view(P1), P1, "en")
