"""What Stone Age says: complete, in three languages, with the right numbers, and telling nobody's secrets."""

import re
from collections.abc import Callable, Iterator

import pytest
from epocha_fixtures.pictures import drawn as drawn_of
from epocha_fixtures.playing import asked, do, logged
from epocha_fixtures.words import never_said

from epocha import Chance
from epocha.engine.ledger import stages
from epocha.engine.text import LANGUAGES
from epocha.games.stone_age import words
from epocha.games.stone_age.components import CARD_IDS, PLACE_IDS, RESOURCE_IDS, TILE_IDS
from epocha.games.stone_age.state import Table

from .build import BLUE, GAME, RED, acting, card, feeding, give, lay, own, placing, position, rig, shorten, show


def random_positions(players: int, seed: int) -> Iterator[Table]:
    """Yield the positions of a random game at every decision."""
    t = position(players, seed=seed)
    chance = Chance.from_seed(seed)
    while not t.is_terminal:
        yield t
        actions = t.legal_actions(asked(t))
        t.apply_action(asked(t), actions[chance.below(len(actions))])
    yield t


def view_of_turn(t: Table) -> Table:
    view = t.view(asked(t))
    assert isinstance(view, Table)
    return view


def numbers(sentence: str) -> list[int]:
    return sorted(int(n) for n in re.findall(r"\d+", sentence))


def test_open_actions_with_the_same_sentence_mean_the_same() -> None:
    """Only two equal tiles, or two cards of one name and price, may read alike."""
    for t in random_positions(4, seed=2):
        if not t.is_terminal:
            view = view_of_turn(t)
            buttons: dict[str, int] = {}
            for action in view.legal_actions(asked(t)):
                sentence = GAME.describe(view, action, "cs")
                twin = buttons.setdefault(sentence, action)
                assert twin == action or "building" in GAME.action_to_text(view, action), sentence


# --- the messages ---


def test_every_message_about_play_is_said_in_some_position(monkeypatch: pytest.MonkeyPatch) -> None:
    played = [t.clone() for seed in range(2) for t in random_positions(4, seed)]
    assert never_said(GAME, [*played, *rare_positions()], monkeypatch, "do", "did", "prompt", "hint") == set()


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


# --- numbers and forms ---


def button(t: Table, text: str, lang: str) -> str:
    """Return the sentence of an open action."""
    action = GAME.text_to_action(t, text)
    assert action in t.legal_actions(asked(t))
    return GAME.describe(view_of_turn(t), action, lang)


def log(t: Table, text: str, lang: str) -> str:
    return GAME.report(view_of_turn(t), asked(t), GAME.text_to_action(t, text), lang)


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
        "Put a figure on the card “7 food / Pottery” (price 3)",
        "Umísti figurku na kartu „7 jídel / hrnčířství“ (cena 3)",
        "Umiestni figúrku na kartu „7 jedál / hrnčiarstvo“ (cena 3)",
    ),
}


@pytest.mark.parametrize("text", PLACEMENTS)
def test_placements(text: str) -> None:
    t = position()
    show(t, "wood2 clay1", "any5 kinds1", "open a")
    lay(t, "farmer1 grain", "farmer1 market", "pottery food7")
    t = placing(t)
    assert tuple(button(t, text, lang) for lang in LANGUAGES) == PLACEMENTS[text]


def test_cards_that_bring_different_things_are_called_differently() -> None:
    """Two cards with food and a weaver had one name in the list of choices, and so had stone and gold with a shaman."""
    for lang in LANGUAGES:
        called: dict[str, set[str]] = {}
        for number in range(len(CARD_IDS)):
            called.setdefault(words.card_title(number, lang), set()).add(words.card_text(number, lang))
        assert [title for title, texts in called.items() if len(texts) > 1] == [], lang


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
    assert button(t, "use tool 2", "en") == "Add the middle tool (+2): total 7, which is 3 food"
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


def test_hints_tell_what_can_be_paid_for() -> None:
    t = position()
    show(t, "wood2 clay1")
    assert "the building that costs" not in late_hint(t)
    give(t, RED, clay=1)
    assert "lack only 2 wood for the building that costs 2 wood and 1 clay" in late_hint(t)
    give(t, RED, wood=2)
    assert "can pay for the building that costs 2 wood and 1 clay" in late_hint(t)
    t.idle[RED] = 1
    give(t, RED, food=0)
    assert "resources can stand in" in GAME.hint(t, RED, "en")
    give(t, RED, wood=0, clay=0)
    assert "resources can stand in" not in GAME.hint(t, RED, "en")
    give(t, RED, food=20)
    t.dealt = len(t.deck) - 7
    assert "the end is near" in GAME.hint(t, RED, "en")
    t.dealt -= 1
    assert "the end is near" not in GAME.hint(t, RED, "en")


def late_hint(t: Table) -> str:
    """Return the hint for red's placement when the village is of no use any more."""
    t.round = 9
    lay(t, "")
    return GAME.hint(t, RED, "en")


def test_paying_for_a_card() -> None:
    t = position()
    lay(t, "", "", "pottery food7")
    give(t, RED, clay=3, gold=1)
    t = acting(t, {RED: {"card 3": 1}})
    assert GAME.prompt(t, RED, "cs") == "Koupíš kartu „7 jídel / hrnčířství“ za 3 libovolné suroviny?"
    assert button(t, "pay clay", "sk") == "Zaplať 1 hlinu (potom zostáva zaplatiť 2)"
    do(t, "pay clay", "pay clay")
    assert numbers(GAME.prompt(t, RED, "en")) == [2, 3, 7], "two of three are to be paid for a card of 7 food"
    assert button(t, "pay gold", "cs") == "Zaplať 1 zlato a vezmi si kartu"
    assert log(t, "pay clay", "sk") == "platí 1 hlinu"
    assert logged(t, "pay clay", lang="sk")[1].sentence == "berie kartu „7 jedál / hrnčiarstvo“"


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


# --- what audits found ---


def told(say: Callable[[str], str]) -> tuple[str, ...]:
    """Return what is said in English, Czech and Slovak."""
    return tuple(say(lang) for lang in LANGUAGES)


def prompts(t: Table) -> tuple[str, ...]:
    return told(lambda lang: GAME.prompt(view_of_turn(t), asked(t), lang))


def hints(t: Table) -> tuple[str, ...]:
    return told(lambda lang: GAME.hint(view_of_turn(t), asked(t), lang))


def test_a_shortage_counts_the_resources_to_pay() -> None:
    t = position()
    give(t, RED, food=2, wood=3, gold=3)
    t = feeding(t)
    assert prompts(t) == (
        "Your tribe lacks 3 food: pay 3 resources, or lose 10 points.",
        "Tvému kmeni chybějí 3 jídla: zaplať místo nich stejný počet surovin, nebo ztratíš 10 bodů.",
        "Tvojmu kmeňu chýbajú 3 jedlá: zaplať namiesto nich rovnako veľa surovín, alebo stratíš 10 bodov.",
    )
    assert [hint.rpartition("; ")[2] for hint in hints(t)] == [
        "pay with what you need least.",
        "dávej to, co potřebuješ nejméně.",
        "dávaj to, čo potrebuješ najmenej.",
    ]
    do(t, "pay wood")
    assert prompts(t) == (
        "Your tribe still lacks 2 food: pay 2 resources.",
        "Tvému kmeni chybějí ještě 2 jídla: zaplať místo nich stejný počet surovin.",
        "Tvojmu kmeňu chýbajú ešte 2 jedlá: zaplať namiesto nich rovnako veľa surovín.",
    )
    do(t, "pay wood")
    assert prompts(t)[0] == "Your tribe still lacks 1 food: pay 1 resource."
    t = position()
    give(t, RED, food=4, wood=3, gold=3)
    assert prompts(feeding(t))[0] == "Your tribe lacks 1 food: pay 1 resource, or lose 10 points."


def test_a_die_of_6_moves_up_the_grain_track() -> None:
    t = useless_die()
    give(t, RED, grain=9)
    assert told(lambda lang: button(t, "take die 6", lang)) == (
        "Take the 6: 1 step on the grain track",
        "Vezmi si kostku 6: posun o 1 pole na počítadle obilí",
        "Vezmi si kocku 6: posun o 1 pole na počítadle obilia",
    )


@pytest.mark.parametrize(
    ("name", "cs", "sk"),
    [
        ("shaman2 dice wood", "výsledek vyděl 3: tolik získáš dřeva.", "výsledok vydeľ 3: toľko získaš dreva."),
        ("shaman1 dice stone", "výsledek vyděl 5: tolik získáš kamene.", "výsledok vydeľ 5: toľko získaš kameňa."),
        ("art dice gold", "výsledek vyděl 6: tolik získáš zlata.", "výsledok vydeľ 6: toľko získaš zlata."),
    ],
)
def test_a_gathering_card_tells_what_is_divided(name: str, cs: str, sk: str) -> None:
    t = position()
    lay(t, name)
    give(t, RED, wood=1, clay=1)
    t = do(acting(t, {RED: {"card 1": 1, "field": 1}}), "go card 1")
    said = hints(t)
    assert cs in said[1]
    assert sk in said[2]


def test_a_game_cut_off_says_why_it_has_no_result() -> None:
    assert told(lambda lang: GAME.texts.say(lang, "end-cut-off")) == (
        "The game was broken off at its round limit; there is no result.",
        "Hra byla přerušena po dosažení nejvyššího počtu kol a nemá výsledek.",
        "Hra bola prerušená po dosiahnutí najvyššieho počtu kôl a nemá výsledok.",
    )


def test_numbers_are_said_as_they_are_spoken() -> None:
    """Czech and Slovak say "ze 6" and "zo 6", but "z 5" and "z 8"."""
    for workers, cs, sk in (
        (5, "5 z 5", "5 z 5"),
        (6, "6 ze 6", "6 zo 6"),
        (7, "7 ze 7", "7 zo 7"),
        (8, "8 z 8", "8 z 8"),
    ):
        t = position()
        give(t, RED, workers=workers)
        boards = told(lambda lang, t=t: drawn_of(GAME, t.view(RED), f"seat-{RED}", lang))  # type: ignore[misc]
        assert f"Figurky na desce hráče: {cs}" in boards[1]
        assert f"Figúrky na doske hráča: {sk}" in boards[2]
    czech, slovak = (GAME.diagram(position().view(RED), lang) for lang in ("cs", "sk"))
    assert "Chýše, 0 ze 2" in czech
    assert "Pole, 0 z 1" in czech
    assert "Chatrč, 0 z 2" in slovak
    assert "Les, 0 zo 7" in slovak


def test_a_hint_counts_figures_that_are_on_the_hut_and_the_field() -> None:
    def hungry(placed: dict[str, int], **amounts: int) -> list[int]:
        t = position()
        give(t, RED, food=4, **amounts)
        return numbers(GAME.hint(placing(t, {RED: placed}), RED, "en").partition(":")[0])

    assert hungry({}) == [4, 5]
    assert hungry({"hut": 2}) == [4, 6]
    assert hungry({"hut": 2, "field": 1}) == [5, 6]
    assert hungry({"field": 1}) == []  # 5 food for 5 figures
    assert hungry({"hut": 2}, workers=10) == [4, 10]  # nobody is left in the reserve
    assert hungry({"field": 1}, workers=10, grain=10) == []


def test_hints_on_the_order_know_what_brings_tools_and_resources() -> None:
    def said(placed: dict[str, int], wood: int = 0, tools: tuple[int, int, int] = (1, 0, 0)) -> str:
        t = position()
        lay(t, "art tool", "pottery food7")
        give(t, RED, wood=wood, tools=tools)
        return GAME.hint(acting(t, {RED: placed}), RED, "en")

    first, gather = "Get new tools before you roll", "Roll for resources first"
    assert gather not in said({"hunting grounds": 2, "card 2": 1}, wood=3)
    assert gather in said({"forest": 2, "card 2": 1})
    assert first in said({"forest": 2, "card 1": 1}, wood=1)
    assert gather not in said({"forest": 2, "card 1": 1}, wood=1)
    assert first in said({"hunting grounds": 2, "card 1": 1}, wood=1)
    assert first not in said({"forest": 2, "card 1": 1}), "it cannot be paid yet"
    assert gather in said({"forest": 2, "card 1": 1})
    for placed in ({"forest": 2, "card 1": 1}, {"forest": 2, "tool maker": 1}):
        assert first not in said(placed, wood=1, tools=(4, 4, 4))


@pytest.mark.parametrize(
    ("place_", "poor"),
    [
        (
            "card 2",
            (
                "takes the figure back from the card “7 food / Pottery”: cannot pay 2 resources",
                "bere figurku zpět z karty „7 jídel / hrnčířství“: nemůže zaplatit 2 suroviny",
                "berie figúrku späť z karty „7 jedál / hrnčiarstvo“: nemôže zaplatiť 2 suroviny",
            ),
        ),
        (
            "building 1",
            (
                "takes the figure back from the building for 2 wood and 1 clay: lacks the resources",
                "bere figurku zpět z budovy za 2 dřeva a 1 jíl: nemá na ni suroviny",
                "berie figúrku späť z budovy za 2 drevá a 1 hlinu: nemá na ňu suroviny",
            ),
        ),
    ],
)
def test_who_cannot_pay_is_told_once(place_: str, poor: tuple[str, ...]) -> None:
    """The table declines by itself; in both stages the log says the same, so the terminal says it once."""
    t = position()
    lay(t, "art tool", "pottery food7")
    show(t, "wood2 clay1")
    t = acting(t, {RED: {place_: 1, "field": 1, "hut": 2}})
    moves = [stage for stage in stages(t, RED, [GAME.text_to_action(t, f"go {place_}")]) if stage.player == RED]
    assert len(moves) == 2
    for stage in moves:
        said = told(lambda lang, s=stage: GAME.report(s.before.view(None), RED, s.picks[0], lang))  # type: ignore[misc]
        assert said == poor
    give(t, RED, wood=2, clay=1)
    do(t, f"go {place_}")
    assert log(t, "decline", "en").startswith("does not buy")


def test_the_table_as_text_does_not_put_the_question() -> None:
    for t in random_positions(3, seed=4):
        if not t.is_terminal:
            for lang in LANGUAGES:
                question = " ".join(GAME.prompt(view_of_turn(t), asked(t), lang).split())
                assert question not in " ".join(GAME.diagram(view_of_turn(t), lang).split())
    t = placing(position())
    assert told(lambda lang: GAME.diagram(t, lang).splitlines()[-1]) == (
        "Seat 1: Placing figures",
        "Místo 1: Umísťování figurek",
        "Miesto 1: Umiestňovanie figúrok",
    )
