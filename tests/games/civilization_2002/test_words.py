"""What the Boardgame says: complete in three languages, natural, and telling nobody what they may not know."""

import re
from pathlib import Path
from typing import cast

import pytest
from epocha_fixtures.words import check, messages

from epocha import Chance
from epocha.engine.course import TABLE
from epocha.engine.diagram import WIDTH
from epocha.engine.ledger import events, stages
from epocha.engine.text import LANGUAGES, call_players
from epocha.games import civilization_2002
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.atlas import REGION_IDS
from epocha.games.civilization_2002.cautions import KINDS as CAUTIONS
from epocha.games.civilization_2002.names import TABLES, TEXTS, name_of
from epocha.games.civilization_2002.notation import NOTATION
from epocha.games.civilization_2002.steps import COURSE
from epocha.games.civilization_2002.things import KINDS, SIGNS

from . import field
from .build import (
    BOTH,
    GAME,
    P1,
    P2,
    P3,
    Table,
    at,
    closing,
    desk,
    do,
    era,
    game,
    give,
    gold,
    improved,
    know,
    movement,
    purchase,
    put,
    refused,
    settle,
    step,
    token,
    trade,
)

FOLDER = Path(civilization_2002.__file__).parent
CODE = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")}
PAGES = ("words", "names", "questions", "log", "things", "hints", "diagram", "faults")
Told = dict[str, str]


def told(**languages: str) -> Told:
    return languages


def buttons(table: Table, text: str, seat: int = P1) -> Told:
    """Return what the button of an action says in each language."""
    view, action = table.view(seat), GAME.text_to_action(table, text)
    assert action in view.legal_actions(seat)
    return {lang: call_players(GAME.describe(view, action, lang)) for lang in LANGUAGES}


def questions(table: Table, seat: int = P1) -> Told:
    """Return what a seat is asked in each language."""
    return {lang: call_players(GAME.prompt(table.view(seat), seat, lang)) for lang in LANGUAGES}


def log(table: Table, *texts: str, seat: int = P1, viewer: int | None = None, lang: str = "en") -> list[str]:
    """Return the lines of the log, with their seats, that an answer of these picks brings."""
    picks = [GAME.text_to_action(table, text) for text in texts]
    lines, _ = events(GAME, table, seat, picks, viewer, lang)
    return [call_players(f"P{line.player + 1} {line.sentence}") for line in lines if line.sentence]


# --- all of it is there, and used ---


def rules_in_code() -> set[str]:
    """Return the rules that refusals can name: not those of what the table does by itself, nor of things."""
    named: set[str] = set()
    for name, code in CODE.items():
        if name not in ("own_components.py", "own_map.py", "things.py"):
            named |= set(re.findall(r'"(CE-\d+\.\d+)"', code))
    by_itself = {one.rule for one in COURSE.steps if one.mode == TABLE}
    return named - by_itself | {one.turn_rule for one in COURSE.steps if one.mode != TABLE}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_forbids_has_a_sentence(lang: str) -> None:
    said = {name for name in messages(GAME, lang) if name.startswith("refusal-")}
    assert said == {f"refusal-{rule.replace('.', '-')}" for rule in rules_in_code()}


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_languages_have_the_same_messages(lang: str) -> None:
    assert list(messages(GAME, lang)) == list(messages(GAME, "en"))


def test_every_message_is_asked_for() -> None:
    """By its whole name or by what follows the first words of it, in code, data, or another message."""
    code = "\n".join(CODE.values())
    ids = set(re.findall(r'"([\w-]+)"', code + (FOLDER / "components.toml").read_text(encoding="utf-8")))
    steps = {f"pass-{one.name}" for one in COURSE.steps}
    within = set(re.findall(r"\{ ([\w-]+) \}", "".join([path.read_text() for path in FOLDER.glob("locale/en/*.ftl")])))
    verbs = {text.split()[0] for text in (NOTATION.text(NOTATION.at(n)) for n in range(len(NOTATION)))}
    made = {f"{name}-neutral" for name in ("attack", "fight")} | {"offer-deal", "counter-deal"}
    made |= {f"ending-{end}" for end in GAME.ends} | {f"{kind}-text" for kind in CAUTIONS}
    known = ids | steps | within | made | {f"{name}-text" for name in SIGNS} | {"text-" + one for one in c.CLASS_IDS}
    for page in PAGES:
        for name in re.findall(r"^([\w-]+) =", (FOLDER / f"locale/en/{page}.ftl").read_text(encoding="utf-8"), re.M):
            first, _, rest = name.partition("-")
            assert name in known or (rest in verbs if first == "verb" else rest in known), name


def test_titles_options_ends_and_symbols_have_names() -> None:
    named = ["title", "about", "end-cut-off", *(f"end-{end}" for end in GAME.ends)]
    for option in GAME.options:
        named += [f"option-{option.name}", f"option-{option.name}-help"]
        named += [f"option-{option.name}-{word}" for word in option.choices]
    named += [f"symbol-{symbol}" for symbol in GAME.stock(desk(), P1)]
    named += [f"source-{source}" for source in GAME.sources(desk(), P1)]
    assert all(GAME.texts.say(lang, name) for lang in LANGUAGES for name in named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_of_its_own(lang: str) -> None:
    kinds = {kind: table.ids for kind, table in TABLES.items() if kind != "basic-unit"}
    kinds |= {"region": tuple(REGION_IDS), "milestone": c.MILESTONE.ids, "class": tuple(c.CLASS_IDS)}
    for kind, ids in kinds.items():
        assert len({name_of(kind, one, lang) for one in ids}) == len(ids), kind


@BOTH
def test_everything_that_can_be_looked_at_says_what_it_is(rules: str) -> None:
    view = game(rules=rules).view(P1)
    names = [f"{kind}-{one}" for kind, entry in KINDS.items() for one in entry.records.ids]
    names += [*SIGNS, *(f"region-{one}" for one in REGION_IDS)]
    known = GAME.rules("en")
    for name in names:
        found = {lang: GAME.thing(view, name, lang) for lang in LANGUAGES}
        check({lang: thing.text for lang, thing in found.items() if thing is not None})
        assert all(thing is not None and thing.name and set(thing.rules) <= set(known) for thing in found.values())
    assert GAME.thing(view, "technology-none", "en") is None
    assert GAME.thing(view, "region-none", "en") is None


@BOTH
def test_a_random_game_is_told_in_all_languages(rules: str) -> None:
    table = game(3, rules, 5, offers_per_trade_turn=1)
    chance = Chance.from_seed(5)
    for number in range(240):
        seat = table.current_players[0]
        view = table.view(seat)
        actions = view.legal_actions(seat)
        action = actions[chance.below(len(actions))]
        if number % 6 == 0:
            check({lang: GAME.prompt(view, seat, lang) for lang in LANGUAGES})
            check({lang: GAME.describe(view, action, lang) for lang in LANGUAGES})
            assert len({GAME.report(table.view(viewer), seat, action, "cs") for viewer in (None, 0, 1, 2)}) == 1
            for stage in stages(table, seat, [action]):
                before, after = stage.before.view(seat), stage.after.view(seat)
                assert isinstance(before, Table)
                assert isinstance(after, Table)
                for other in range(3):
                    lines = {lang: GAME.outcome(before, after, other, lang) for lang in LANGUAGES}
                    for at_line in range(len(lines["en"])):
                        check({lang: lines[lang][at_line].sentence for lang in LANGUAGES})
                check({lang: GAME.chapter(after, lang).heading for lang in LANGUAGES})
        elif "send" in [GAME.action_to_text(view, one) for one in actions]:
            action = GAME.text_to_action(view, "send")
        table.apply_action(seat, action)
    names = ["Maxmilián Nejdelší z Dlouhých"] * 3
    drawn = {lang: GAME.diagram(table.view(0), lang, names) for lang in LANGUAGES}
    assert max([len(line) for text in drawn.values() for line in text.splitlines()]) <= WIDTH
    check({lang: " ".join(text.split()) for lang, text in drawn.items()})


# --- purchases ---


@pytest.mark.rule("CE-8.11")
def test_a_price_says_who_gets_a_part_of_it() -> None:
    table = know(settle(desk(rules="advanced"), "yukon"), "bronze_working", seat=P2)
    purchase(gold(table, 10))
    assert buttons(table, "buy swordsman yukon") == told(
        en="Buy a spearman in Yukon for 10 gold, 5 of it to player 2",
        cs="Kup kopiníka do regionu Yukon za 10 zlatých, z toho 5 hráči 2",
        sk="Kúp kopijníka do regiónu Yukon za 10 zlatých, z toho 5 hráčovi 2",
    )
    assert log(table, "buy swordsman yukon")[:2] == [
        "P1 buys a spearman in Yukon for 10 gold, 5 of it to player 2", "P2 receives 5 gold as a royalty",
    ]  # fmt: skip


def test_purchases_are_asked_with_the_account_that_each_changes() -> None:
    table = purchase(gold(settle(desk(), "yukon", large=2), 60))
    assert questions(table)["en"] == "Purchases: 60 gold, 2 points, production 10 or more. What do you buy?"
    do(table, "enlarge yukon")
    assert questions(table)["en"].startswith("Purchases: 50 gold, 3 points, ")


def test_founding_tells_what_the_token_was_and_whether_it_came_about() -> None:
    table = token(settle(desk(), "yukon"), "gobi", "desert")
    put(table, "settler", "gobi")
    purchase(table)
    assert log(table, "found gobi")[:3] == [
        "P1 sends settlers to settle Gobi", "P1 turns up the token in Gobi: desert",
        "P1 cannot found a settlement in Gobi",
    ]  # fmt: skip


def test_plague_and_fertile_ground_are_told() -> None:
    table = token(token(settle(settle(desk(), "yukon", large=2), "nippon"), "yukon", "plague"), "gobi", "fertile")
    put(table, "settler", "yukon")
    put(table, "settler", "gobi")
    assert log(movement(table), "from yukon", "settler", "explore") == [
        "P1 looks at the token in Yukon", "P1 turns up the token in Yukon: plague",
        "P1 sees Yukon shrink to a village", "P1 loses: settler",
    ]  # fmt: skip
    assert log(purchase(table), "found gobi", lang="cs")[:3] == [
        "P1 posílá osadníky osídlit region Gobi", "P1 otáčí žeton v regionu Gobi: úrodný region",
        "P1 zakládá maloměsto v regionu Gobi",
    ]  # fmt: skip


def test_a_technology_tells_what_comes_with_it() -> None:
    table = know(settle(desk(rules="advanced"), "yukon"), "mathematics", "iron_working", seat=P2)
    purchase(gold(table, 100))
    assert log(table, "learn construction", lang="sk")[:2] == [
        "P1 kupuje technológiu „Konštrukcia“ za 50 zlatých", "P1 dostáva div „Veľký čínsky múr“",
    ]  # fmt: skip
    improved(know(settle(table, "gobi"), "pottery_specialization", "feudalism"), "granary", seat=P2)
    do(purchase(era(table, "medieval")), "build castle")
    assert "P2 loses the obsolete improvement “Granary”" in log(table, "outdate granary")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_what_is_missing(lang: str) -> None:
    table = know(settle(desk(rules="advanced"), "yukon", large=1), "bronze_working")
    purchase(gold(table, 20))
    assert refused(table, "learn mathematics") == "CE-8.25"
    assert refused(table, "enlarge yukon") == "CE-8.6"
    expected = {
        "en": ["“Mathematics” needs “Masonry” and “Alphabet/Writing”, which nobody has yet.",
               "Nobody can enlarge to a town before somebody has “Construction”."],
        "cs": ["„Matematika“ vyžaduje technologie, které ještě nikdo nemá: „Zednictví“ a „Abeceda/Psaní“.",
               "Na maloměsto se rozšiřuje, až když někdo má „Konstrukce“."],
        "sk": ["„Matematika“ vyžaduje technológie, ktoré ešte nikto nemá: „Murárstvo“ a „Abeceda/Písmo“.",
               "Na mestečko sa rozširuje, až keď niekto má „Konštrukcia“."],
    }  # fmt: skip
    said = [GAME.refusal(table.view(P1), P1, text, lang) for text in ("learn mathematics", "enlarge yukon")]
    assert [one[1] for one in said if one is not None] == expected[lang]


@pytest.mark.rule("CE-27.8")
def test_who_has_nothing_to_declare_is_not_asked() -> None:
    assert step(closing(gold(desk(), 59))) != "closing"
    table = closing(era(gold(desk(), 60), "medieval"))
    assert questions(table)["en"] == "The phase is ending. Do you declare anything?"
    assert buttons(table, "declare medieval gold") == told(
        en="Declare the milestone: 60 gold", cs="Vyhlas milník: 60 zlatých", sk="Vyhlás míľnik: 60 zlatých"
    )


# --- what only some know ---


@pytest.mark.rule("CE-25.1")
def test_a_token_is_named_to_its_finder_only() -> None:
    table = token(settle(desk(3), "yukon"), "gobi", "wine")
    put(table, "settler", "gobi")
    movement(table)
    picks = ("from gobi", "settler", "explore")
    assert log(table, *picks, viewer=P1) == ["P1 looks at the token in Gobi", "P1 sees the token: wine"]
    for viewer in (None, P2, P3):
        assert log(table, *picks, viewer=viewer) == ["P1 looks at the token in Gobi"]
    do(table, *picks)
    assert questions(table) == told(
        en="Your settlers find in Gobi: wine. Will you show it to everybody?",
        cs="Tví osadníci našli v regionu Gobi: víno. Ukážeš to všem?",
        sk="Tvoji osadníci našli v regióne Gobi: víno. Ukážeš to všetkým?",
    )
    assert [" Gobi: face-down token (wine)" in str(table.view(seat)) for seat in (P1, P2, None)] == [True, False, False]
    for viewer in (None, P1, P2):
        assert log(table, "keep", viewer=viewer) == ["P1 leaves the token in Gobi face down"]
        assert log(table, "turn up", viewer=viewer) == [
            "P1 turns up the token in Gobi", "P1 turns up the token in Gobi: wine",
        ]  # fmt: skip


@pytest.mark.rule("CE-25.1")
def test_leaving_a_token_does_not_tell_that_it_has_no_effect() -> None:
    table = token(settle(desk(), "yukon"), "gobi", "no_effect")
    put(table, "settler", "gobi")
    do(movement(table), "from gobi", "settler", "explore")
    assert questions(table)["cs"].startswith("Žeton v regionu Gobi nemá efekt.")
    assert log(table, "keep", viewer=P2) == ["P1 leaves the token in Gobi face down"]
    assert log(table, "remove", viewer=P2) == ["P1 removes the token in Gobi: it has no effect"]


# --- moving and fighting ---


def test_a_movement_is_one_line() -> None:
    table = field.world("advanced")
    ship = field.fleet(table, P1, "galley", "north sea", "swordsman", "settler")
    field.settled(table, P1, "gaul")
    field.unit(table, P2, "horseman", "germania")
    field.moving(table)
    assert buttons(table, "from north sea")["cs"] == "Z regionu Severní moře: kopiník, galéra a osadník"
    do(table, "from north sea")
    assert buttons(table, "fleet 1")["sk"] == "Galéra (na palube: kopijník a osadník) sa pohne"
    do(table, "swordsman of fleet 1")
    assert questions(table)["en"] == "You move a spearman from the North Sea. Where to?"
    assert buttons(table, "to germania")["en"] == "Go ashore in Germania (units of player 2)"
    picks = ("from north sea", "swordsman of fleet 1", "to germania")
    table = field.moving(field.settled(field.world("advanced"), P1, "gaul"))
    assert ship >= 0
    field.fleet(table, P1, "galley", "north sea", "swordsman")
    field.moving(table)
    assert log(table, *picks, lang="cs")[0] == "P1 vyloďuje kopiníka z regionu Severní moře do regionu Germánie"
    sails = log(table, "from north sea", "fleet 1", "to mid atlantic")[0]
    assert sails == "P1 sails with a galley with spearman aboard from the North Sea to the Mid Atlantic"


def battle(rules: str = "basic") -> Table:
    """Return a battle for a town in which both leaders choose, two units against one."""
    table = field.settled(field.world(rules), P2, "gaul", 2)
    field.unit(table, P1, "horseman", "gaul")
    field.unit(table, P1, "catapult", "gaul")
    field.unit(table, P2, "swordsman", "gaul")
    do(field.moving(table), "done", "attack 2 in gaul")
    return table


@pytest.mark.rule("CE-11.15")
def test_a_combat_round_is_told_line_by_line() -> None:
    table = battle()
    assert questions(table, P2)["en"] == (
        "Battle in Gaul against player 1, who has: horseman and catapult. Which unit do you send?"
    )
    assert buttons(table, "use horseman of 1")["cs"] == "Pošli jezdce (1 kostka)"
    table.apply_action(P1, GAME.text_to_action(table, "use horseman of 1"))
    field.dice(table, (1, 5), (1, 2))
    assert log(table, "use swordsman of 2", seat=P2) == [
        "P2 sends a swordsman", "P2 loses with a swordsman: 3 (dice 2, settlement 1)", "P2 loses: swordsman",
        "P1 wins with a horseman: 6 (dice 5, superiority 1)",
    ]  # fmt: skip


@pytest.mark.rule("CE-25.3")
def test_a_sealed_choice_is_not_told_before_it_is_opened() -> None:
    table = battle()
    before, asks = questions(table, P2), {lang: GAME.chapter(table.view(P2), lang) for lang in LANGUAGES}
    table.apply_action(P1, GAME.text_to_action(table, "use catapult of 1"))
    assert questions(table, P2) == before
    assert {lang: GAME.chapter(table.view(P2), lang) for lang in LANGUAGES} == asks
    assert log(table, "use swordsman of 2", seat=P2)[0] == "P2 sends a swordsman"


def test_neutral_cavalry_and_captures_are_told() -> None:
    table = field.settled(field.world(), P1, "gaul")
    field.neutral(table, "horseman", "germania")
    field.unit(table, P1, "swordsman", "gaul")
    field.moving(table)
    do(table, "from gaul", "swordsman")
    assert buttons(table, "to germania")["sk"] == "Choď do regiónu Germánia (neutrálna jazda)"
    do(table, "to germania")
    field.dice(table, (1, 2), (1, 4))
    assert questions(table)["en"] == "Battle in Germania against neutral cavalry: horseman. Which unit do you send?"
    lines = log(table, "use swordsman of 1")
    assert "P1 faces a horseman that wins: 5 (dice 4, superiority 1)" in lines
    table = field.settled(field.world(), P2, "gaul", 3)
    field.unit(table, P1, "swordsman", "gaul")
    do(field.moving(table), "done")
    assert buttons(table, "capture gaul") == told(
        en="Capture the city in Gaul from player 2",
        cs="Zaber hráči 2 město v regionu Galie",
        sk="Zaber hráčovi 2 mesto v regióne Galia",
    )
    assert log(table, "capture gaul")[:2] == [
        "P1 captures the city in Gaul from player 2", "P2 loses the city in Gaul",
    ]  # fmt: skip


@pytest.mark.rule("CE-11.29")
def test_the_oracle_shows_what_is_sent() -> None:
    table = field.wonder(field.world("advanced"), P1, "oracle")
    for seat in (P1, P2):
        field.unit(table, seat, "horseman", "gaul")
        field.unit(table, seat, "swordsman", "gaul")
    do(field.moving(table), "done", "attack 2 in gaul", "use swordsman of 2")
    assert questions(table) == told(
        en="By the Oracle you see that player 2 sends a spearman. Which unit do you send?",
        cs="Věštírna ti ukazuje, že hráč 2 posílá kopiníka. Kterou jednotku pošleš ty?",
        sk="Veštiareň ti ukazuje, že hráč 2 posiela kopijníka. Ktorú jednotku pošleš ty?",
    )


@pytest.mark.rule("CE-21.2")
def test_an_elimination_is_told_on_both_sides() -> None:
    table = field.wonder(field.settled(field.settled(field.world("advanced"), P2, "gaul"), P1, "iberia"), P2, "oracle")
    table.gold[P2] = 7
    field.unit(table, P1, "swordsman", "gaul")
    do(field.moving(field.settled(table, P3, "yukon")), "done")
    assert log(table, "capture gaul") == [
        "P1 captures the village in Gaul from player 2", "P1 takes over 7 gold and the wonder “The Oracle”",
        "P2 loses the village in Gaul", "P2 has lost the last settlement and is out of the game",
    ]  # fmt: skip


@pytest.mark.rule("CE-23.4")
def test_the_die_that_may_end_the_game_is_told() -> None:
    table = know(settle(desk(rules="advanced", length="short"), "yukon"), "currency", seat=P2)
    purchase(gold(table, 60))
    field.dice(table, (1, 1))
    assert log(table, "learn banking", lang="cs")[1:3] == [
        "P1 dostává zdarma vylepšení „Banka“", "P1 hází 1: po těchto nákupech hra končí",
    ]  # fmt: skip


@pytest.mark.rule("CE-20.6")
def test_a_bomb_is_told_to_those_who_lose_by_it() -> None:
    table = era(give(settle(settle(settle(desk(rules="advanced"), "yukon"), "gaul", P2, 4), "gobi", P2),
                     "manhattan_project"), "modern")  # fmt: skip
    put(table, "tank", "gaul", P2, 2)
    purchase(table)
    assert log(table, "bomb gaul", lang="sk")[:3] == [
        "P1 ničí všetko v regióne Galia", "P2 stráca metropolu v regióne Galia", "P2 stráca: 2× tank",
    ]  # fmt: skip


# --- trade and production ---


@pytest.mark.rule("CE-13.6")
def test_a_deal_is_said_as_a_whole_in_one_line() -> None:
    table = token(settle(settle(desk(), "yukon"), "gaul", P2, 2), "yukon", "wine", up=True)
    put(table, "knight", "gaul", P2, 2)
    trade(gold(table, 30))
    picks = ("offer 2", "give 5 gold", "give 20 gold", "give card of yukon", "take knight in gaul",
             "take knight in gaul", "send")  # fmt: skip
    assert log(table, *picks, lang="cs") == [
        "P1 nabízí hráči 2: 25 zlatých a kartu regionu Yukon (víno) za 2× rytíř v regionu Galie"
    ]
    do(table, "offer 2")
    assert questions(table)["sk"] == "Čo ponúkneš hráčovi 2 a čo za to chceš?"
    do(table, *picks[1:])
    assert buttons(table, "accept", P2)["en"] == (
        "Accept: you get 25 gold and the card of Yukon (wine) for 2× knight in Gaul"
    )
    assert log(table, "accept", seat=P2)[0] == (
        "P2 accepts: gets 25 gold and the card of Yukon (wine) from player 1 for 2× knight in Gaul"
    )
    table.gold[P1] = 0
    assert questions(table, P2)["en"].endswith("but one of you cannot give that now.")


@pytest.mark.rule("CE-13.19")
def test_an_exchange_by_magellan_is_one_line() -> None:
    table = give(settle(settle(desk(rules="advanced"), "gaul"), "iberia", P2), "magellans_voyage")
    trade(era(token(token(table, "gaul", "iron", up=True), "iberia", "gems", up=True), "industrial"))
    assert log(table, "swap gaul", "for iberia", lang="sk") == [
        "P1 vymieňa kartu regiónu Galia (železo) za kartu regiónu Ibéria (drahokamy) od hráča 2"
    ]


@pytest.mark.rule("CE-14.1")
def test_income_is_told_by_what_it_is_made_of() -> None:
    table = token(settle(settle(desk(), "yukon", large=4), "gaul", P2), "yukon", "wine", up=True)
    do(trade(gold(gold(know(table, "masonry", "banking"), 1), 1, P2)), "done")
    field.dice(table, (2, 3))
    assert log(table, "done", seat=P2)[:4] == [
        "P2 finishes trading",
        "P1 rolls 3: there is a surplus of wine", "P1 receives 10 gold (settlements 4, surplus 4, resources 2)",
        "P2 receives 10 gold (settlements 1, up to the minimum 9)",
    ]  # fmt: skip


@pytest.mark.rule("CE-14.12", "CE-13.18")
def test_production_is_told_from_the_start_player_on_with_the_cards_that_come_home() -> None:
    """Who is out of the game rolls no dice: the next player does."""
    table = token(settle(settle(desk(players=3), "yukon", P2), "gaul", P3), "yukon", "wine", up=True)
    table.card_with[table.world.number("yukon")] = P3
    table.first, table.out = P2, 1 << P1
    do(trade(gold(table, 1, P3)), "done")
    field.dice(table, (2, 3))
    lines = log(table, "done", seat=P3)[1:]
    assert [line.split()[:2] for line in lines[:4]] == [
        ["P2", "rolls"], ["P2", "receives"], ["P2", "gets"], ["P3", "receives"]
    ]  # fmt: skip
    assert lines[2] == "P2 gets back: the card of Yukon (wine)"


@pytest.mark.rule("CE-3.12")
def test_catapults_of_a_new_era_are_told_in_the_basic_rules() -> None:
    table = know(settle(settle(desk(), "yukon"), "gaul", P2), "masonry", "mysticism", seat=P1)
    put(table, "catapult", "gaul", P2, 2)
    put(table, "swordsman", "gaul", P2)
    purchase(gold(table, 30))
    do(table, "learn")
    lines = log(table, "done") + log(do(table, "done"), "done", seat=P2)
    assert [line for line in lines if "catapult" in line] == [
        "P2 has 2 catapults, which are medieval units from now on"
    ]  # fmt: skip


@pytest.mark.rule("CE-3.14")
def test_modernised_units_are_told_to_all_who_have_some() -> None:
    table = settle(settle(desk(rules="advanced"), "yukon"), "gaul", P2)
    put(table, "swordsman", "gaul", P2, 2)
    put(table, "swordsman", "yukon")
    put(table, "settler", "yukon")
    know(table, "bronze_working", seat=P2)
    purchase(gold(table, 100))
    assert log(table, "learn iron working", lang="en")[1:3] == [
        "P1 modernises units, which costs nothing: spearman, now swordsman",
        "P2 modernises units, which costs nothing: 2× spearman, now swordsman",
    ]
    assert "P2 modernizuje jednotky, nestojí to nic: 2× kopiník, nyní šermíř" in log(
        table, "learn iron working", lang="cs"
    )


@pytest.mark.rule("CE-5.11")
def test_a_treasure_where_somebody_starts_is_told_to_its_finder() -> None:
    """Also where other tokens are removed in the same moment, so that nobody sees which lay where."""
    for seed in range(400):
        table = game(players=3, seed=seed)
        lands = ["gaul", "iberia", "italia", "egypt", "nubia", "atlas"]
        gone = [int(table.token[at(land)]) for land in lands]
        if gone.count(c.TOKEN.number("treasure")) == 1 and gone.count(c.TOKEN.number("no_effect")) == 1:
            break
    else:
        raise AssertionError("no such deal")
    for land in lands[:-1]:
        do(table, f"place {land}")
    lines = log(table, f"place {lands[-1]}", seat=table.current_players[0])
    owner = int(table.settlement_of[at(lands[gone.index(c.TOKEN.number("treasure"))])])
    if owner < 0:
        owner = table.current_players[0]
    assert f"P{owner + 1} finds a treasure where they start: 10 gold" in lines


@pytest.mark.rule("CE-23.5")
def test_conquest_ends_with_a_word() -> None:
    table = field.settled(field.settled(field.world("advanced", players=2), P2, "gaul"), P1, "iberia")
    table.clear_frames()
    field.unit(table, P1, "swordsman", "gaul")
    movement(table)
    do(table, "done")
    lines = log(table, "capture gaul")
    assert lines[-1] == "P1 alone still owns settlements: the game is over"


# --- accounts ---


@pytest.mark.rule("CE-22.3")
def test_numbers_are_accounted_for() -> None:
    table = know(settle(settle(desk(), "yukon", large=3), "gobi"), "masonry", "banking")
    give(table, "oracle")
    assert GAME.breakdown(table, P1, "cs") == {
        "settlements": [("Vesnice", 1), ("Město", 1)], "technologies": [("Starověk", 1), ("Středověk", 1)],
        "wonders": [("Starověk", 1)],
    }  # fmt: skip
    assert GAME.sources(table, P1) == {"settlements": 4, "technologies": 4, "wonders": 3, "ending": 0}
    assert sum(GAME.sources(table, P1).values()) == table.points(P1)


def test_a_number_never_parts_from_its_sign_at_the_end_of_a_line() -> None:
    """Odds on a button broke before the sign."""
    for lang in LANGUAGES:
        told = TEXTS.say(lang, "do-intercept", seat=2, n=64)
        assert "64\u00a0%" in told


def test_land_to_start_on_stands_by_continents_with_how_many_neighbours_it_has() -> None:
    """Half a hundred sentences are more than anybody reads; six rows open to what can be chosen."""
    table = game()
    seat = int(table.current_players[0])
    rows: dict[str, list[str]] = {}
    for action in table.legal_actions(seat):
        row, word = GAME.told_apart(cast(Table, table.view(seat)), action, "en")
        rows.setdefault(row, []).append(word)
    assert len(rows) == 6
    assert "Yukon (2)" in rows["Start in North America"]
