"""What questions and choices say: prices, names, what is left, plurals and cases of three languages."""

from collections.abc import Iterator

import pytest
from epocha_fixtures.words import check, never_said

from epocha import BadOption
from epocha.engine.text import LANGUAGES, call_players
from epocha.games.through_the_ages.accounts import breakdown, stock

from .build import (
    GAME,
    NAMES,
    P1,
    P2,
    Table,
    asked,
    begin,
    civ,
    do,
    events,
    hand,
    military,
    options,
    politics,
    position,
    row,
    step,
    turn,
    wars,
)
from .games import VARIANTS, fits, random_game


def button(table: Table, text: str, lang: str = "en") -> str:
    """Return the sentence of an open action."""
    view = table.view(asked(table))
    action = GAME.text_to_action(table, text)
    assert action in view.legal_actions(asked(table)), options(table)
    return call_players(GAME.describe(view, action, lang), NAMES)


def question(table: Table, lang: str = "en") -> str:
    return call_players(GAME.prompt(table.view(asked(table)), asked(table), lang), NAMES)


def log(table: Table, text: str, viewer: int | None = None, lang: str = "en") -> str:
    picks = GAME.text_to_picks(table, text)
    return call_players(GAME.report_line(table.view(viewer), asked(table), picks, lang), NAMES)


# --- prices ---


def test_choices_of_a_turn_tell_their_price() -> None:
    table = row(civ(position(), stored={"bronze": 3, "agriculture": 3}, unused=1, wonder="colossus"), "moses - iron")
    assert question(table, "cs") == "Máš ještě 4 civilní akce a 2 vojenské akce."
    assert button(table, "take 1", "sk") == "Vezmi si „Mojžiš“ (osobnosť) za 1 civilnú akciu"
    assert button(table, "increase population", "cs") == "Zvyš populaci za 2 jídla"
    assert button(table, "build religion", "cs") == "Postav chrám „Náboženství“ za 3 suroviny"
    assert button(table, "build warriors") == "Recruit “Warriors” for 2 resources"
    assert button(table, "stages 1", "sk") == "Postav časť divu „Rodoský kolos“ za 3 suroviny"
    assert button(table, "end") == "End the turn; 4 civil actions are left"
    table.civil_spent = 3
    assert button(turn(table, P1), "end", "cs") == "Ukonči tah; zbývají 4 civilní akce"


def test_who_has_no_actions_left_is_told_so_without_numbers() -> None:
    """It counted two zeros to somebody who looked for what to do."""
    table = position()
    table.civil_spent, table.military_spent = table.civil_total[P1], table.military_total[P1]
    assert question(table) == "You have no actions left this turn."
    table.military_spent -= 1
    assert question(table) == "You have 0 civil actions and 1 military action left."


def test_the_last_stage_of_a_wonder_completes_it() -> None:
    table = civ(position(), stored={"iron": 3}, wonder="colossus", stages=1)
    assert button(table, "stages 1", "cs") == "Dostav div „Kolos rhódský“ za 3 suroviny"
    assert log(table, "stages 1", None, "sk") == "dostavuje div „Rodoský kolos“ za 3 suroviny"


def test_discounts_and_pools_are_in_the_price() -> None:
    table = hand(civ(position(), stored={"bronze": 4}, unused=1), "rich_land_a")
    do(table, "play rich land a")
    assert question(table, "cs") == "„Přírodní bohatství (A)“: k čemu ji použiješ?"
    assert button(table, "build bronze") == "Build a mine “Bronze” for 1 resource"
    table = hand(civ(position(), stored={"bronze": 4}, unused=1), "patriotism_a")
    do(table, "play patriotism a")
    assert question(table) == "You have 3 civil actions and 3 military actions left, and 1 resource for units."
    assert button(table, "build warriors", "cs") == "Naverbuj jednotku „Bojovníci“ za 1 surovinu"


def test_governments_change_in_peace_or_by_revolution() -> None:
    table = hand(civ(position(), science=9), "monarchy")
    assert button(table, "play monarchy") == "Change the government peacefully to “Monarchy” for 9 science"
    assert button(table, "revolt monarchy", "cs") == "Revoluce: „Monarchie“ za 3 body vědy a všechny civilní akce"
    red = hand(civ(position(), science=9, leader="maximilien_robespierre"), "monarchy")
    assert button(red, "revolt monarchy", "sk") == "Revolúcia: „Monarchia“ za 3 body vedy a všetky vojenské akcie"


def test_a_new_leader_says_who_leaves() -> None:
    table = hand(civ(position(), leader="moses"), "joan_of_arc")
    assert button(table, "play joan of arc", "cs") == "Vylož osobnost „Johanka z Arku“; „Mojžíš“ odejde"


# --- politics and fights ---


def test_a_fight_tells_both_totals() -> None:
    table = civ(civ(position(), P1, on={"knights": 2}), P2, on={"swordsmen": 1}, science=3)
    military(military(table, "spy"), "bonus_i", P2)
    politics(table)
    assert button(table, "attack spy on 2", "cs") == "Zaútoč kartou „Špionáž“ na hráče Ben za 1 vojenskou akci"
    do(table, "attack spy on 2")
    assert question(table) == "“Spy” against Ben: you have 5, they have 3. Sacrifice units?"
    assert button(table, "send knights", "sk") == "Obetuj jednotku „Rytieri“ (+2): spolu 7"
    assert log(table, "send knights, send warriors, done") == "uses “Knights” and “Warriors”: 8 in all"
    do(table, "done")
    assert question(table, "cs") == "„Špionáž“: Ada útočí silou 5, ty máš 3. Stačí ti shoda. Budeš se bránit?"
    assert button(table, "spend bonus i", "cs") == "Odhoď kartu „Obrana / Kolonizace (I)“ (+2): celkem 5"
    do(table, "spend bonus i")
    assert button(table, "done", "sk") == "Choď do boja so silou 5"


def test_what_is_laid_face_down_is_named_to_its_owner_only() -> None:
    table = politics(military(position(), "rats"))
    seen = [log(table, "prepare rats", viewer, "cs") for viewer in (P1, P2, None)]
    assert seen == ["připravuje „Krysy“ a získává 1 bod kultury", *["připravuje událost věku I"] * 2]


def test_an_auction_tells_the_highest_bid_and_the_own_limit() -> None:
    table = civ(civ(position(), P1, on={"warriors": 2}), P2, on={"warriors": 3})
    events(military(table, "rats"), "wealthy_territory_ii no_event")
    do(politics(table), "prepare rats")
    assert question(table, "sk") == "„Bohaté územie (II)“: koľko ponúkneš? Najviac môžeš 2."
    do(table, "bid 1")
    assert question(table, "cs") == "„Bohaté území (II)“: Ada nabízí 1. Nabídneš víc? Nejvíc můžeš 3."
    do(table, "bid 2", "no bid")
    assert question(table) == "“Wealthy Territory (II)”: send a force of at least 2, with one unit or more. So far: 0."
    assert log(table, "send warriors, send warriors, done", None, "cs") == "posílá výpravu o síle 2: 2× „Bojovníci“"


def test_a_pact_says_which_party_one_would_be() -> None:
    table = politics(military(position(3), "loss_of_sovereignty"))
    do(table, "offer loss of sovereignty to 2 as a")
    assert question(table) == "Ada offers you the pact “Loss of Sovereignty”; you would be party B. Accept?"


def test_goods_are_shared_out_in_whole_sentences() -> None:
    table = civ(civ(position(), P1, on={"riflemen": 2}), P2, stored={"agriculture": 2, "bronze": 5})
    do(politics(military(table, "plunder_i")), "attack plunder i on 2", "done", "done")
    assert step(table) == "split-goods"
    assert question(table, "cs") == "„Rabování (I)“: vezmi hráči Ben jídlo a suroviny, dohromady 3. Kolik čeho?"
    assert [button(table, text, "cs") for text in options(table)] == [
        "Vezmi 3 suroviny",
        "Vezmi 1 jídlo a 2 suroviny",
        "Vezmi 2 jídla a 1 surovinu",
    ]
    assert log(table, "food 1", None, "sk") == "berie hráčovi Ben 1 jedlo a 2 suroviny"


def test_tokens_chosen_by_hand_are_told_in_one_sentence() -> None:
    table = civ(position(), stored={"coal": 1, "bronze": 3}, techs="iron", unused=1)
    assert button(table, "by-hand", "cs").startswith("Vybírej žetonky ručně")
    do(table, "by-hand", "build warriors")
    assert question(table) == "You give 2 resources. With which tokens?"
    assert button(table, "return coal") == "Return a token of “Coal”: 3 resources"
    told = [log(table, "return coal, lay on bronze, done", None, lang) for lang in LANGUAGES]
    assert told[0] == "chooses the tokens: 1 token returned from “Coal” and 1 token laid on “Bronze”"
    assert told[1] == "vybírá žetonky: z karty „Uhlí“ vráceno 1 a na kartu „Bronz“ položeno 1"


# --- numbers, options ---


def test_ratings_are_made_of_what_is_told() -> None:
    table = civ(
        position(),
        on={"warriors": 2, "knights": 1, "religion": 2, "opera": 1},
        tactics="phalanx",
        leader="alexander_the_great",
        wonders="st_peters_basilica hanging_gardens",
    )
    parts = breakdown(table, P1, "cs")
    for symbol in ("strength", "culture-rate", "science-rate", "happy", "food", "resources"):
        assert sum([n for _, n in parts[symbol]]) == stock(table, P1)[symbol] or symbol == "happy"
    assert parts["strength"][:2] == [("„Bojovníci“, 2 človíci", 2), ("„Rytíři“", 2)]
    assert parts["happy"][-1] == ("Šťastné značky se počítají dvakrát", 5)


@pytest.mark.parametrize(
    ("players", "chosen"),
    [
        (2, {"milder_fights": True}),
        (3, {"first_player": 4}),
        (2, {"mode": "tutorial", "peaceful": True}),
        (2, {"mode": "advanced", "laid_out": 3}),
        (2, {"gradual_reveal": True, "laid_out": 3}),
    ],
)
def test_options_that_do_not_fit_are_refused_in_words(players: int, chosen: dict[str, object]) -> None:
    with pytest.raises(BadOption) as wrong:
        GAME.new_initial_state(players, 1, chosen)
    assert wrong.value.option in chosen
    check({lang: wrong.value.sentence(GAME.texts, lang) for lang in LANGUAGES})


# --- everything is needed ---


TWO_COLONIES = "fertile_territory_i wealthy_territory_i"
TWO_WONDERS = "pyramids colossus"


def attacks() -> Iterator[Table]:
    """Yield what attacks and wars leave to their winners."""
    strong = {"riflemen": 4}
    for name in ("annex", "raid_ii", "plunder_ii"):
        table = civ(civ(position(), P1, on=strong), P2, on={"alchemy": 2}, colonies=TWO_COLONIES, stored={"bronze": 3})
        yield do(politics(military(table, name)), f"attack {name.replace('_', ' ')} on 2", "done", "done")
        if name == "raid_ii":
            yield do(table, "raze alchemy")
    table = civ(civ(position(), P1, on=strong, war="war_over_technology", war_on=P2), P2, special="masonry", science=9)
    yield do(wars(table, P1), "done")
    yield do(table, "done")


def happenings() -> Iterator[Table]:
    """Yield what events and territories leave to players."""
    for name in (
        "independence_declaration", "ravages_of_time", "international_agreement", "raiders", "pestilence",
        "inhabited_territory_ii",
    ):  # fmt: skip
        table = position()
        for seat in (P1, P2):
            civ(
                table,
                seat,
                colonies=TWO_COLONIES,
                wonders=TWO_WONDERS,
                unused=0,
                stored={"agriculture": 2, "bronze": 2},
            )
        civ(table, P1, on={"warriors": 3})
        yield do(politics(military(events(table, f"{name} no_event"), "rats")), "prepare rats")
    for text in ("bid 1", "no bid", "send warriors", "done"):
        yield do(table, text)


def payments() -> Iterator[Table]:
    """Yield what is asked of whoever chooses tokens by hand."""
    table = hand(civ(position(), stored={"iron": 2, "bronze": 1}, unused=2), "mineral_deposits_i")
    yield table
    yield do(table, "by-hand", "build warriors")
    yield do(table, "return iron")
    yield do(table, "done", "play mineral deposits i")


def rarities() -> Iterator[Table]:
    """Yield turns in which leaders, wonders, pacts and variants allow something more."""
    yield from attacks()
    yield from happenings()
    yield politics(military(civ(position(), leader="christopher_columbus"), "fertile_territory_i"))
    yield civ(position(), leader="frederick_barbarossa", stored={"bronze": 3, "agriculture": 3})
    yield civ(position(), wonders="ocean_liner_service", stored={"agriculture": 3})
    yield turn(civ(position(3), pact="trade_routes_agreement", pact_with=P2, stored={"agriculture": 3}), P1)
    yield begin(position(3, resignation=True), P1)
    yield from payments()
    yield civ(civ(position(), P2, on={"riflemen": 3}, war="holy_war", war_on=P1), on={"warriors": 1})
    yield civ(position(mode="tutorial"), yellow=13, unused=0, stored={"agriculture": 3}, on={"agriculture": 1})


def test_every_sentence_for_a_choice_is_needed_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def states() -> Iterator[Table]:
        for number, chosen in enumerate(VARIANTS):
            for ply, table in enumerate(random_game(3 if fits(3, chosen) else 2, number, chosen)):
                if ply % 3 == 0 and not table.is_terminal:
                    yield table
        yield from rarities()

    missing = never_said(GAME, states(), monkeypatch, "do", "did", "prompt", "hint")
    missing -= {"did-fight-with", "did-tokens"}  # answers of several picks, see above
    assert not missing, " ".join(sorted(missing))


ALONE = {"accept", "done", "draw", "end", "exchange", "no", "pass", "refuse", "resign", "settle", "stay"}
"""Verbs of a single action each."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_action_has_a_heading(lang: str) -> None:
    texts = [GAME.notation.text(action) for action in GAME.notation.actions]
    verbs = {text.partition(" ")[0] for text in texts} - ALONE
    assert [verb for verb in sorted(verbs) if not GAME.texts.has(lang, f"verb-{verb}")] == []
