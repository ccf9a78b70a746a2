"""What Stone Age says: complete, in three languages, with the right numbers, and telling nobody's secrets."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from epocha import Chance, load_game
from epocha.engine.text import LANGUAGES, Texts
from epocha.games.stone_age import words
from epocha.games.stone_age.components import CARD_IDS, PLACE_IDS, RESOURCE_IDS, TILE_IDS
from epocha.games.stone_age.state import Table
from epocha.games.stone_age.steps import COURSE

from .build import (
    BLUE,
    RED,
    acting,
    card,
    do,
    feeding,
    give,
    lay,
    own,
    placing,
    position,
    rig,
    shorten,
    show,
    turn,
)

GAME = load_game("stone_age")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
ENGLISH = re.compile(
    r"\b(the|a|and|of|your|you|to|in|wood|clay|stone|gold|food|tools?|figures?|cards?|points?|pay|take|put|"
    r"forest|river|quarry|hut|field|building|resources?)\b",
    re.IGNORECASE,
)
LOOKS_LIKE_ENGLISH = {"cs": {"a", "to"}, "sk": {"a", "to"}}
"""Czech and Slovak words that English has too."""


def random_positions(players: int, seed: int) -> Iterator[Table]:
    """Yield the positions of a random game at every decision."""
    t = position(players, seed=seed)
    chance = Chance.from_seed(seed)
    while not t.is_terminal:
        yield t
        actions = t.legal_actions(turn(t))
        t.apply_action(turn(t), actions[chance.below(len(actions))])
    yield t


def view_of_turn(t: Table) -> Table:
    view = t.view(turn(t))
    assert isinstance(view, Table)
    return view


def check(sentences: dict[str, str]) -> None:
    """Check one sentence in all languages: none is missing, and nothing of the machinery shows."""
    for lang, sentence in sentences.items():
        assert sentence, sentences
        assert not re.search(r"[{}_]|\bNone\b|\bi64\b|  ", sentence), sentence
        if lang in OTHERS:
            assert sentence != sentences["en"], sentence
            english = {word.lower() for word in ENGLISH.findall(sentence)} - LOOKS_LIKE_ENGLISH[lang]
            assert not english, f"{sentence}: {english}"


def numbers(sentence: str) -> list[int]:
    return sorted(int(n) for n in re.findall(r"\d+", sentence))


# --- whole games ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_question_and_hint_has_a_sentence_in_all_languages(players: int) -> None:
    told: set[tuple[str, str]] = set()
    for seed in range(3):
        for t in random_positions(players, seed):
            if t.is_terminal:
                break
            player = turn(t)
            view = view_of_turn(t)
            questions = [GAME.prompt, GAME.hint]
            for say in questions:
                if new(told, say(view, player, "en")):
                    check({lang: say(view, player, lang) for lang in LANGUAGES})
            for action in view.legal_actions(player):
                if new(told, GAME.describe(view, action, "en"), GAME.report(view, player, action, "en")):
                    check({lang: GAME.describe(view, action, lang) for lang in LANGUAGES})
                    check({lang: GAME.report(view, player, action, lang) for lang in LANGUAGES})
    assert len(told) > 500


def new(told: set[tuple[str, ...]], *sentences: str) -> bool:
    """Remember sentences; return whether they had not been told yet."""
    before = len(told)
    told.add(sentences)
    return len(told) > before


def test_open_actions_with_the_same_sentence_mean_the_same() -> None:
    """Only two equal tiles, or two cards of one name and price, may read alike."""
    for t in random_positions(4, seed=2):
        if not t.is_terminal:
            view = view_of_turn(t)
            buttons: dict[str, int] = {}
            for action in view.legal_actions(turn(t)):
                sentence = GAME.describe(view, action, "cs")
                twin = buttons.setdefault(sentence, action)
                assert twin == action or "building" in GAME.action_to_text(view, action), sentence


@pytest.mark.rule("SA-14.5")
def test_the_log_says_the_same_whoever_looks() -> None:
    for t in random_positions(3, seed=6):
        if t.is_terminal:
            break
        player = turn(t)
        views = [t.view(seat) for seat in (None, 0, 1, 2)]
        for action in t.legal_actions(player):
            assert len({GAME.report(view, player, action, "en") for view in views}) == 1


# --- the messages ---


class Variables(Visitor):  # type: ignore[misc]
    """Collects the places of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, Any]:
    source = files("epocha.games.stone_age").joinpath("locale", lang, "words.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_messages(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))


def test_every_message_about_play_is_said_in_some_position(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Texts.say

    def listen(self: Texts, lang: str, message: str, **places: object) -> str:
        said.add(message)
        return say(self, lang, message, **places)

    monkeypatch.setattr(Texts, "say", listen)
    played = [t.clone() for seed in range(2) for t in random_positions(4, seed) if not t.is_terminal]
    for t in [*played, *rare_positions()]:
        player = turn(t)
        GAME.prompt(t, player, "en")
        GAME.hint(t, player, "en")
        for action in t.legal_actions(player):
            GAME.describe(t, action, "en")
            GAME.report(t, player, action, "en")
    about_play = {name for name in messages("en") if name.split("-")[0] in ("do", "did", "prompt", "hint")}
    assert about_play - said == set()


def rare_positions() -> list[Table]:
    return [last_tile(), useless_die(), shortage_for_a_card()]


def last_tile() -> Table:
    """Red may buy the last tile of stack 1."""
    t = position()
    show(t, "wood2 clay1")
    shorten(t, 1, 1)
    give(t, RED, wood=2, clay=1)
    return acting(t, {RED: {"building 1": 1}})


def useless_die() -> Table:
    """Red, with the best tools and the highest grain level, chooses between dice 5 and 6."""
    t = position(2)
    lay(t, "farmer1 market")
    give(t, RED, wood=1, tools=(4, 4, 4), grain=10)
    rig(t, 5, 6)
    return do(acting(t, {RED: {"card 1": 1}}), "pay wood")


def shortage_for_a_card() -> Table:
    """Red lacks 2 food and has no resources, but an unused card that can replace them."""
    t = position()
    give(t, RED, food=3)
    own(t, RED, "healing any2")
    return feeding(t)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_finds_its_names(lang: str) -> None:
    said = GAME.texts
    for step in COURSE:
        assert said.say(lang, f"step-{step.name}")
    for symbol in GAME.stock(position(), RED):
        assert said.say(lang, f"symbol-{symbol}")
    for end in (*GAME.ends, "cut-off"):
        assert said.say(lang, f"end-{end}")
    for option in GAME.options:
        assert said.say(lang, f"option-{option.name}")
        assert said.say(lang, f"option-{option.name}-help")
    assert said.say(lang, "about").count(".") == 2
    assert said.say(lang, "title") != said.say(lang, "tagline")


# --- numbers and forms ---


def button(t: Table, text: str, lang: str) -> str:
    """Return the sentence of an open action."""
    action = GAME.text_to_action(t, text)
    assert action in t.legal_actions(turn(t))
    return GAME.describe(view_of_turn(t), action, lang)


def log(t: Table, text: str, lang: str) -> str:
    return GAME.report(view_of_turn(t), turn(t), GAME.text_to_action(t, text), lang)


PLACEMENTS = {
    "place forest 1": (
        "Put 1 figure in the forest",
        "Umísti 1 figurku do lesa",
        "Umiestni 1 figúrku do lesa",
    ),
    "place hunting grounds 3": (
        "Put 3 figures on the hunting grounds",
        "Umísti 3 figurky na loviště",
        "Umiestni 3 figúrky na lovisko",
    ),
    "place river 5": (
        "Put 5 figures at the river",
        "Umísti 5 figurek k řece",
        "Umiestni 5 figúrok k rieke",
    ),
    "place tool maker": (
        "Put 1 figure at the tool maker",
        "Umísti 1 figurku k výrobci nástrojů",
        "Umiestni 1 figúrku k výrobcovi nástrojov",
    ),
    "place building 1": (
        "Put a figure on the building for 2 wood and 1 clay (10 points)",
        "Umísti figurku na budovu za 2 dřeva a 1 jíl (10 bodů)",
        "Umiestni figúrku na budovu za 2 drevá a 1 hlinu (10 bodov)",
    ),
    "place building 2": (
        "Put a figure on the building for 5 resources of exactly 1 kind",
        "Umísti figurku na budovu za 5 surovin právě 1 druhu",
        "Umiestni figúrku na budovu za 5 surovín práve 1 druhu",
    ),
    "place building 3": (
        "Put a figure on the building for 1 to 7 resources",
        "Umísti figurku na budovu za 1 až 7 surovin",
        "Umiestni figúrku na budovu za 1 až 7 surovín",
    ),
    "place card 3": (
        "Put a figure on the card “Food / Pottery” (price 3)",
        "Umísti figurku na kartu „Jídlo / hrnčířství“ (cena 3)",
        "Umiestni figúrku na kartu „Jedlo / hrnčiarstvo“ (cena 3)",
    ),
}


@pytest.mark.parametrize("text", PLACEMENTS)
def test_placements(text: str) -> None:
    t = position()
    show(t, "wood2 clay1", "any5 kinds1", "open a")
    lay(t, "farmer1 grain", "farmer1 market", "pottery food7")
    t = placing(t)
    assert tuple(button(t, text, lang) for lang in LANGUAGES) == PLACEMENTS[text]


def test_a_useless_placement_says_so() -> None:
    t = position()
    give(t, RED, workers=10)
    t = placing(t)
    assert button(t, "place hut", "en") == "Put 2 figures in the hut: no effect, no figure is left in your reserve"
    assert "no effect" not in button(t, "place field", "en")


def test_a_roll_with_tools() -> None:
    t = position()
    give(t, RED, tools=(1, 2, 0))
    rig(t, 2, 3)
    t = acting(t, {RED: {"hunting grounds": 2, "field": 1}})
    assert button(t, "go hunting grounds", "cs") == "Loviště: hoď 2 kostkami a získej jídlo"
    do(t, "go hunting grounds")
    assert GAME.prompt(t, RED, "en") == "Hunting grounds: you rolled 2, 3 (total 5), which is 2 food. Add tools?"
    assert button(t, "use tool 2", "en") == "Add tool 2 (+2): total 7, which is 3 food"
    assert button(t, "done", "sk") == "Vezmi si 2 jedlá: 5 delené 2"
    do(t, "use tool 1", "use tool 2")
    assert t.food[RED] == 16, "with no tool left the roll is taken at once"


def test_hints_count_the_tools() -> None:
    t = position()
    give(t, RED, tools=(1, 2, 0), used=(0, 1, 0))
    own(t, RED, "tool crafter1 onetime4")
    rig(t, 6, 5)
    do(acting(t, {RED: {"quarry": 2, "field": 1}}), "go quarry")
    assert numbers(GAME.hint(t, RED, "en")) == [4, 5]
    give(t, RED, used=(1, 1, 0))
    t.owner[card("tool crafter1 onetime4")] = BLUE
    assert numbers(GAME.hint(t, RED, "en")) == [0, 4]


def test_paying_for_a_card() -> None:
    t = position()
    lay(t, "", "", "pottery food7")
    give(t, RED, clay=3, gold=1)
    t = acting(t, {RED: {"card 3": 1}})
    assert GAME.prompt(t, RED, "cs") == "Koupíš kartu „Jídlo / hrnčířství“ za 3 libovolné suroviny?"
    assert button(t, "pay clay", "sk") == "Zaplať 1 hlinu (potom zostáva zaplatiť 2)"
    do(t, "pay clay", "pay clay")
    assert numbers(GAME.prompt(t, RED, "en")) == [2, 3]
    assert button(t, "pay gold", "cs") == "Zaplať 1 zlato a vezmi si kartu"
    assert log(t, "pay clay", "sk") == "platí 1 hlinu a berie kartu „Jedlo / hrnčiarstvo“"


def test_paying_for_an_open_building() -> None:
    t = position()
    show(t, "open a")
    give(t, RED, clay=2, gold=6)
    t = do(acting(t, {RED: {"building 1": 1}}), "pay clay", "pay clay")
    assert button(t, "pay gold", "en") == "Pay 1 gold: +6, 14 points in all"
    assert button(t, "done", "cs") == "Postav budovu za zaplacené suroviny: 8 bodů"
    do(t, *["pay gold"] * 4)
    assert button(t, "pay gold", "en") == "Pay 1 gold and build: 38 points"


def test_the_last_tile_says_that_the_game_ends() -> None:
    t = last_tile()
    sentence = button(t, "buy", "en")
    assert sentence.startswith("Buy the building for 2 wood and 1 clay: 10 points; the last tile of its stack")
    assert "konec" not in button(t, "decline", "cs")
    assert log(t, "buy", "cs").endswith("hra skončí po tomto kole")
    assert GAME.hint(t, RED, "en").startswith("This is the last tile")


def test_a_die_without_effect_says_so() -> None:
    t = useless_die()
    assert GAME.prompt(t, RED, "en") == "Dice market: take one of the dice 5, 6 and its reward."
    assert button(t, "take die 5", "cs") == "Vezmi si kostku 5: 1 nástroj, pro tebe bez efektu"
    give(t, RED, grain=9)
    assert button(t, "take die 6", "en") == "Take the 6: 1 step on the grain track"


def test_a_shortage_tells_how_much() -> None:
    t = shortage_for_a_card()
    assert GAME.prompt(t, RED, "en").startswith("Your tribe lacks 2 food: use your card")
    assert button(t, "starve", "cs") == "Nech kmen hladovět: ztratíš 10 bodů"
    do(t, "redeem healing any2", "take gold", "take gold")
    give(t, RED, wood=1)
    assert GAME.prompt(t, RED, "sk") == (
        "Tvojmu kmeňu chýbajú 2 jedlá: zaplať namiesto nich rovnako veľa surovín, alebo stratíš 10 bodov."
    )
    do(t, "pay gold")
    assert GAME.prompt(t, RED, "cs") == "Tvému kmeni chybí ještě 1 jídlo: zaplať místo něj surovinu."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_components_are_those_of_the_data(lang: str) -> None:
    assert {words.card_name(card, lang) for card in range(len(CARD_IDS))} == {
        record[f"name_{lang}"] for record in words.DATA["civ_card"]
    }
    for tile in range(len(TILE_IDS)):
        assert numbers(words.tile_cost(tile, lang)) == numbers(words.DATA["building"][tile][f"name_{lang}"])
    assert len({words.name_of("location", place, lang) for place in range(len(PLACE_IDS))}) == len(PLACE_IDS)
    assert len({words.amount_of(what, 2, lang) for what in range(len(RESOURCE_IDS) + 1)}) == len(RESOURCE_IDS) + 1
