"""Section 9: the events one by one."""

import pytest
from epocha_fixtures.playing import asked, do, options, refused, step

from epocha.engine.pile import new_pile
from epocha.engine.state import vec_of
from epocha.games.mesta.components import DATA, EVENT_IDS
from epocha.games.mesta.events import CLASSES, EVENT
from epocha.games.mesta.state import SKIP_CITY, SKIP_EVENT, Table

from .build import (
    P1,
    P2,
    P3,
    ROOM,
    announce,
    begin,
    cities,
    city_pile,
    empty_city_pile,
    event,
    event_pile,
    hand,
    position,
    use,
)


def test_every_record_has_the_class_of_its_kind() -> None:
    assert len(EVENT) == len(EVENT_IDS)
    for record, found in zip(DATA["event"], EVENT, strict=True):
        assert type(found) is CLASSES[record["kind"]]
        assert found.record == EVENT_IDS.index(record["id"])


# --- Commander, Festival, Unification, Charisma ---


@pytest.mark.rule("ME-9.1", "ME-9.2", "ME-9.3")
@pytest.mark.parametrize("empire", ["rome", "greece", "carthage", "egypt", "persia", "celts", "jews", "etruscans"])
def test_a_commander_takes_all_cities_of_his_empire(empire: str) -> None:
    own = {city["id"] for city in DATA["city"] if city["empire"] == empire}
    capital = next(city["id"] for city in DATA["city"] if city["empire"] == empire and city["status"] == "capital")
    rest = sorted(own - {capital})
    table = position(
        {P1: f"{rest[0]} tyre", P2: f"{capital} pella", P3: " ".join(rest[1:])}, {P1: f"commander_{empire}"}
    )
    use(table, f"commander {empire}")
    assert [cities(table, seat) for seat in (P1, P2, P3)] == [{"tyre"}, {"pella"}, set()]
    assert set(city_pile(table)[-6:]) == own


@pytest.mark.rule("ME-9.5")
def test_great_festival() -> None:
    table = position({P1: "rome athens tyre", P2: "pella petra ostia", P3: "giza"}, {P1: "festival_great"})
    use(table, "festival great")
    assert [len(cities(table, seat)) for seat in (P1, P2, P3)] == [3 + 5, 3 + 2, 1]


@pytest.mark.rule("ME-9.6")
def test_middle_festival() -> None:
    table = position({P1: "rome athens tyre", P2: "pella petra ostia", P3: "giza"}, {P1: "festival_middle"})
    use(table, "festival middle")
    assert [len(cities(table, seat)) for seat in (P1, P2, P3)] == [3 + 3, 3 + 1, 1]


@pytest.mark.rule("ME-9.7")
def test_small_festival() -> None:
    table = position({P1: "rome athens tyre", P2: "pella petra ostia", P3: "giza alesia"}, {P1: "festival_small"})
    use(table, "festival small")
    assert [len(cities(table, seat)) for seat in (P1, P2, P3)] == [3 + 2, 3, 2 + 1]


@pytest.mark.rule("ME-9.8")
def test_festivals_begin_with_the_actor() -> None:
    for size, each in (("great", 2), ("middle", 1), ("small", 1)):
        laid = {P1: "rome", P2: "carthage", P3: "athens"}
        drawn = "ardea fidenae giza memphis alesia gergovia"
        table = position(laid, {P3: f"festival_{size}"}, city_top=drawn, turn=P3)
        use(table, f"festival {size}")
        for turn, seat in enumerate((P3, P1, P2)):
            assert cities(table, seat) == {laid[seat], *drawn.split()[turn * each : (turn + 1) * each]}


@pytest.mark.rule("ME-9.9", "ME-9.10")
def test_unification_names_an_empire_of_which_four_lie_on_the_table() -> None:
    laid = {
        P1: "rome ostia tusculum lavinium athens sparta corinth ephesus alesia",
        P2: "fidenae rhodes",
        P3: "olympia",
    }
    table = position(laid, {P1: "unification"})
    do(table, "use unification")
    assert options(table) == ["name rome", "name greece"]
    assert refused(table, "name celts") == "ME-9.10"
    table = position(laid, {P1: "unification"})
    use(table, "unification", "name greece")
    assert table.completed(P1) == 1
    assert cities(table, P2) == {"fidenae"}
    assert cities(table, P3) == set()
    three = position({P1: "rome ostia tusculum"}, {P1: "unification"})
    assert refused(three, "use unification") == "ME-9.9"


@pytest.mark.rule("ME-9.11")
def test_unification_leaves_the_pile_alone() -> None:
    table = position({P1: "rome ostia tusculum lavinium"}, {P1: "unification"}, city_top="fidenae")
    before = city_pile(table)
    use(table, "unification")
    assert city_pile(table) == before


@pytest.mark.rule("ME-9.12")
def test_four_neutral_cities_do_not_fulfil_unification() -> None:
    table = position({P1: "pella syracuse tyre cirta"}, {P1: "unification"})
    assert refused(table, "use unification") == "ME-9.9"


@pytest.mark.rule("ME-9.14", "ME-9.15", "ME-9.16", "ME-14.7")
@pytest.mark.parametrize("cards", [0, 1, 3])
def test_charisma_draws_for_unifications_which_are_shown_and_stay(cards: int) -> None:
    held = "charisma" + " unification" * cards
    table = position({P1: "pella syracuse tyre rome"}, {P1: held}, city_top="ostia giza veii sparta")
    use(table, "charisma")
    assert cities(table, P1) == {"pella", "syracuse", "tyre", "rome", *["ostia", "giza", "veii"][:cards]}
    assert hand(table, P1) == ["unification"] * cards
    assert [EVENT_IDS[at % 53] for at in table.shown] == ["unification"] * cards


# --- Wrath, Games, Plague ---


@pytest.mark.rule("ME-9.17", "ME-9.18", "ME-9.19")
def test_wrath() -> None:
    table = position({P2: "athens", P3: "memphis coptos giza"}, {P1: "wrath_egypt"})
    use(table, "wrath egypt")
    assert (asked(table), options(table)) == (P3, ["give up giza", "give up coptos"])
    do(table, "give up coptos")
    assert cities(table, P1) == {"coptos"}
    assert cities(table, P3) == {"memphis", "giza"}


@pytest.mark.rule("ME-9.17")
def test_wrath_names_only_players_with_a_fitting_city() -> None:
    table = position({P1: "giza", P2: "memphis", P3: "coptos"}, {P1: "wrath_egypt"}, players=4)
    do(table, "use wrath egypt")
    assert cities(table, P1) >= {"giza", "coptos"}
    table = position({P2: "giza", P3: "coptos"}, {P1: "wrath_egypt"}, players=4)
    do(table, "use wrath egypt")
    assert options(table) == ["against 2", "against 3"]
    assert refused(table, "against 4") == refused(table, "against 1") == refused(table, "against 6") == "ME-9.17"


@pytest.mark.rule("ME-9.21", "ME-9.22")
def test_games_count_capitals_ordinary_and_neutral_cities() -> None:
    table = position({P1: "tyre utica", P2: "carthage athens", P3: "gades rhodes"}, {P3: "games_navy"}, turn=P3)
    use(table, "games navy")  # 4, 4 and 3
    assert [len(cities(table, seat)) for seat in (P1, P2, P3)] == [4, 4, 2]


@pytest.mark.rule("ME-9.23")
def test_a_lead_with_1_point_is_a_lead_and_with_0_none() -> None:
    table = position({P2: "sparta"}, {P1: "games_army"})
    use(table, "games army")
    assert len(cities(table, P2)) == 3
    table = position({P2: "sparta"}, {P1: "games_navy"})
    use(table, "games navy")
    assert cities(table, P2) == {"sparta"}


@pytest.mark.rule("ME-9.24", "ME-9.25", "ME-9.26", "ME-9.27")
def test_plague() -> None:
    table = position(
        {
            P1: "rome alesia ostia tyre giza",
            P2: "sparta corinth pella cirta petra",
            P3: "athens rhodes",
        },
        {P1: "plague"},
    )
    use(table, "plague")
    assert options(table) == ["give up rome", "give up alesia"]
    assert refused(table, "give up tyre") == "ME-9.24"
    do(table, "give up rome")
    assert options(table) == ["give up ostia", "give up giza", "give up tyre"]
    do(table, "give up giza", "give up tyre")
    assert (asked(table), len(options(table))) == (P2, 5)
    do(table, "give up sparta", "give up corinth", "give up pella", "give up cirta")
    assert [cities(table, seat) for seat in (P1, P2, P3)] == [{"alesia", "ostia"}, {"petra"}, set()]


@pytest.mark.rule("ME-9.26")
def test_a_second_capital_does_not_replace_a_missing_ordinary_city() -> None:
    table = position({P2: "rome athens ostia"}, {P1: "plague"})
    use(table, "plague")
    do(table, "give up rome")
    assert cities(table, P2) == {"athens"}


# --- Friendly Exchange ---


@pytest.mark.rule("ME-9.29", "ME-9.30", "ME-9.31")
def test_an_accepted_exchange_swaps_and_both_draw() -> None:
    table = position({P1: "rome giza", P2: "tyre"}, {P1: "friendly_exchange"}, city_top="veii caere")
    announce(table, "friendly exchange", "offer rome")
    assert (step(table), asked(table), options(table)) == ("consent", P2, ["accept", "refuse"])
    do(table, "accept")
    assert cities(table, P1) == {"giza", "tyre", "veii"}
    assert cities(table, P2) == {"rome", "caere"}


@pytest.mark.rule("ME-9.29")
def test_an_exchange_needs_a_city_on_both_sides() -> None:
    assert refused(position({P2: "rome"}, {P1: "friendly_exchange"}), "use friendly exchange") == "ME-9.29"
    assert refused(position({P1: "rome"}, {P1: "friendly_exchange"}), "use friendly exchange") == "ME-9.29"
    table = position({P1: "rome", P2: "giza", P3: "tyre"}, {P1: "friendly_exchange"}, players=4)
    do(table, "use friendly exchange")
    assert refused(table, "against 4") == "ME-9.29"


@pytest.mark.rule("ME-9.32")
def test_a_refused_offer_costs_nothing_but_is_not_repeated_this_turn() -> None:
    table = position(
        {P1: "rome", P2: "giza", P3: "tyre"}, {P1: "friendly_exchange", P2: "trade", P3: "trade"}, players=4
    )
    do(table, "use friendly exchange", "against 2", "refuse")
    assert (hand(table, P1), table.allowance, asked(table)) == (["friendly_exchange"], 1, P1)
    assert (table.used, table.target, table.own_city, table.their_city) == (-1, -1, -1, -1)
    assert cities(table, P1) == {"rome"}
    do(table, "use friendly exchange")  # one player is left to ask, so they are asked
    assert (step(table), asked(table)) == ("consent", P3)
    do(table, "refuse")
    assert options(table) == ["pass"]
    assert refused(table, "use friendly exchange") == "ME-9.32"
    begin(table, P1)
    assert "use friendly exchange" in options(table)


@pytest.mark.rule("ME-9.32")
def test_asking_a_player_again_cites_the_rule() -> None:
    laid = {P1: "rome", P2: "giza", P3: "tyre"}
    table = position(laid | {3: "pella"}, {P1: "friendly_exchange"}, players=4)
    do(table, "use friendly exchange", "against 2", "refuse", "use friendly exchange")
    assert options(table) == ["against 3", "against 4"]
    assert refused(table, "against 2") == "ME-9.32"


@pytest.mark.rule("ME-9.33")
def test_any_city_may_be_exchanged() -> None:
    table = position({P1: "rome giza tyre", P2: "athens rhodes pella"}, {P1: "friendly_exchange"})
    do(table, "use friendly exchange")
    assert options(table) == ["offer rome", "offer giza", "offer tyre"]
    do(table, "offer rome")
    assert options(table) == ["take athens", "take rhodes", "take pella"]


# --- Unrest, Attack, Trade, Victory ---


@pytest.mark.rule("ME-9.34", "ME-9.35", "ME-9.36", "ME-9.38")
def test_unrest_takes_cities_of_the_named_side_from_every_other_player() -> None:
    table = position({P1: "ostia", P2: "rome utica athens tyre", P3: "gades giza"}, {P1: "unrest_small"})
    do(table, "use unrest small")
    assert options(table) == ["side west", "side east"]
    do(table, "side west")
    assert (asked(table), options(table)) == (P2, ["give up rome", "give up utica"])
    table = position({P1: "ostia", P2: "rome utica veii athens tyre", P3: "gades giza"}, {P1: "unrest_great"})
    use(table, "unrest great", "side west")
    do(table, "give up rome", "give up veii")
    assert cities(table, P1) == {"ostia", "rome", "veii", "gades"}
    assert cities(table, P2) == {"utica", "athens", "tyre"}
    assert cities(table, P3) == {"giza"}


@pytest.mark.rule("ME-9.36", "ME-9.37")
def test_capitals_and_wonders_may_have_to_be_given_but_neutral_cities_never() -> None:
    table = position({P2: "athens giza tyre pella"}, {P1: "unrest_great"})
    use(table, "unrest great", "side east")
    assert cities(table, P1) == {"athens", "giza"}
    table = position({P2: "athens giza rhodes tyre"}, {P1: "unrest_great"})
    use(table, "unrest great", "side east")
    assert refused(table, "give up tyre") == "ME-9.37"
    assert refused(table, "give up rome") == "ME-9.35", "of the other side"
    assert refused(table, "give up memphis") == "ME-9.36", "nobody has it"
    table = position({P2: "tyre"}, {P1: "unrest_great"})
    use(table, "unrest great", "side east")
    assert cities(table, P2) == {"tyre"}


@pytest.mark.rule("ME-9.39")
def test_option_unrest_to_the_pile() -> None:
    table = position({P2: "athens", P3: "giza"}, {P1: "unrest_small"}, unrest_destination="city_pile")
    use(table, "unrest small", "side east")
    assert cities(table, P1) == set()
    assert set(city_pile(table)[-2:]) == {"athens", "giza"}


@pytest.mark.rule("ME-9.41", "ME-9.42", "ME-9.43")
@pytest.mark.parametrize("city", ["athens", "giza", "pella", "ostia"])
def test_attack_takes_any_city(city: str) -> None:
    table = position({P1: "rome", P2: "athens giza pella ostia"}, {P1: "attack"})
    use(table, "attack", f"take {city}")
    assert cities(table, P1) == {"rome", city}
    table = position({P1: "rome", P3: "tyre"}, {P1: "attack"}, players=4)
    do(table, "use attack")
    assert cities(table, P1) >= {"rome", "tyre"}


@pytest.mark.rule("ME-9.43")
def test_attack_needs_a_target_with_a_city() -> None:
    table = position({P1: "rome", P2: "tyre", P3: "giza"}, {P1: "attack"}, players=4)
    do(table, "use attack")
    assert options(table) == ["against 2", "against 3"]
    assert refused(table, "against 4") == "ME-9.43"


@pytest.mark.rule("ME-9.45", "ME-9.46")
def test_trade_swaps_without_consent_even_the_capital_itself() -> None:
    table = position({P1: "rome ostia", P2: "athens"}, {P1: "trade"})
    use(table, "trade", "offer rome")
    assert (cities(table, P1), cities(table, P2)) == ({"athens", "ostia"}, {"rome"})
    assert refused(position({P1: "ostia", P2: "athens"}, {P1: "trade"}), "use trade") == "ME-9.45"


@pytest.mark.rule("ME-9.48", "ME-9.49", "ME-9.50")
def test_victory() -> None:
    table = position({P1: "rome tyre"}, {P1: "victory"}, event_top="attack games_navy flood")
    do(table, "use victory")
    assert options(table) == ["offer rome", "offer tyre"]
    do(table, "offer tyre")
    assert city_pile(table)[-1] == "tyre"
    assert sorted(hand(table, P1)) == ["attack", "flood", "games_navy"]
    assert "use games navy" in options(table)
    assert refused(position({}, {P1: "victory"}), "use victory") == "ME-9.48"


# --- Loss of Influence, Influence over the Wonders, Revolt, Education ---


@pytest.mark.rule("ME-9.51", "ME-9.54")
def test_loss_of_influence_takes_one_neutral_city_from_each() -> None:
    table = position(
        {P1: "tyre", P2: "pella cirta rome", P3: "petra massalia"}, {P1: "loss_of_influence trade", P2: "trade"}
    )
    use(table, "loss of influence")
    assert (step(table), asked(table), options(table)) == ("take-cities", P1, ["take pella", "take cirta"])
    assert refused(table, "take rome") == "ME-9.54"
    do(table, "take cirta")
    assert options(table) == ["take massalia", "take petra"]
    do(table, "take petra")
    assert [cities(table, seat) for seat in (P1, P2, P3)] == [
        {"tyre", "cirta", "petra"},
        {"pella", "rome"},
        {"massalia"},
    ]


@pytest.mark.rule("ME-9.52", "ME-9.53", "ME-9.55")
def test_loss_of_influence_grants_an_event_even_for_nothing() -> None:
    table = position({P2: "rome"}, {P1: "loss_of_influence games_navy", P2: "trade"})
    do(table, "use loss of influence")
    assert (table.allowance, asked(table)) == (1, P1)
    assert cities(table, P2) == {"rome"}


@pytest.mark.rule("ME-9.56", "ME-9.57", "ME-9.58")
def test_influence_over_the_wonders() -> None:
    table = position(
        {P1: "rome giza", P2: "alexandria memphis", P3: "babylon halicarnassus tyre"},
        {P1: "wonders_influence"},
        {P2: "greece"},
    )
    use(table, "wonders influence")
    assert cities(table, P1) == {"rome", "giza", "alexandria", "babylon", "halicarnassus"}
    assert (cities(table, P2), cities(table, P3)) == ({"memphis"}, {"tyre"})
    assert table.completed(P2) == 1
    for laid in ("rome ostia", "giza ostia"):
        assert refused(position({P1: laid}, {P1: "wonders_influence"}), "use wonders influence") == "ME-9.56"


@pytest.mark.rule("ME-9.60", "ME-9.61")
def test_revolt() -> None:
    table = position({P2: "rome giza tyre"}, {P1: "revolt"})
    use(table, "revolt")
    do(table, "give up giza")
    assert options(table) == ["give up rome", "give up tyre"]
    assert refused(table, "give up giza") == "ME-9.61"
    do(table, "give up rome")
    assert (cities(table, P1), cities(table, P2)) == ({"giza"}, {"tyre"})
    assert city_pile(table)[-1] == "rome"
    assert refused(position({P1: "rome"}, {P1: "revolt"}), "use revolt") == "ME-9.60"


@pytest.mark.rule("ME-9.62")
def test_a_target_with_one_city_gives_it_to_the_actor() -> None:
    table = position({P2: "rome"}, {P1: "revolt"})
    use(table, "revolt")
    assert (cities(table, P1), cities(table, P2)) == ({"rome"}, set())


@pytest.mark.rule("ME-9.64")
def test_education_has_two_modes() -> None:
    table = position({}, {P1: "education trade", P2: "curse"})
    do(table, "use education")
    assert options(table) == ["mode exchange", "mode deprive"]
    nobody = position({}, {P1: "education trade"})
    do(nobody, "use education")
    assert step(nobody) == "exchange-events"
    assert refused(nobody, "mode deprive") == "ME-9.65"


@pytest.mark.rule("ME-9.65", "ME-16.5")
def test_an_exchange_draws_first_and_then_puts_the_old_ones_under() -> None:
    table = position({}, {P1: "education trade curse flood"}, event_top="attack revolt plague")
    announce(table, "education")
    assert options(table) == ["put away trade", "put away curse", "put away flood", "done"]
    assert refused(table, "put away education") == "ME-9.65"
    do(table, "put away trade", "put away curse", "done")
    assert sorted(hand(table, P1)) == ["attack", "flood", "revolt"]
    assert sorted(event_pile(table)[-3:-1]) == ["curse", "trade"]
    assert event_pile(table)[-1] == "education"


@pytest.mark.rule("ME-9.66")
def test_an_exchange_is_limited_by_the_pile_and_may_be_none() -> None:
    table = position({}, {P1: "education trade curse flood"})
    keep_events(table, "attack revolt")
    announce(table, "education")
    do(table, "put away trade", "put away curse")
    assert sorted(hand(table, P1)) == ["attack", "flood", "revolt"]
    table = position({}, {P1: "education trade curse flood"})
    announce(table, "education")
    do(table, "done")
    assert sorted(hand(table, P1)) == ["curse", "flood", "trade"]
    table = position({}, {P1: "education"})
    announce(table, "education")
    assert table.current_players == ()


def keep_events(table: Table, words: str) -> None:
    """Leave only these events in the pile."""
    table.event_pile = new_pile(vec_of([event(word) for word in words.split()]), ROOM)


@pytest.mark.rule("ME-9.67")
def test_deprive() -> None:
    table = position(
        {}, {P1: "education", P2: "attack attack trade flood curse revolt plague", P3: "charisma"}, players=4
    )
    do(table, "use education", "mode deprive")
    assert options(table) == ["against 2", "against 3"]
    assert refused(table, "against 4") == "ME-9.67"
    do(table, "against 2", "no reaction")
    assert options(table) == [
        "put away plague", "put away attack", "put away revolt", "put away trade", "put away curse", "put away flood",
    ]  # fmt: skip
    do(table, *[f"put away {card}" for card in ("attack", "attack", "flood", "curse", "trade")])
    assert {"plague", "revolt"} < set(hand(table, P2))  # and what they drew in their turn since


# --- Barbarians, Crisis, Calm, Uncovering, Curse, Espionage, Flood ---


@pytest.mark.rule("ME-9.69", "ME-9.70", "ME-9.71")
def test_barbarians() -> None:
    table = position({P1: "rome ostia giza tyre", P2: "athens sparta corinth", P3: "alesia"}, {P1: "barbarians"})
    use(table, "barbarians")
    do(table, "give up rome", "give up tyre", "give up giza")
    assert [cities(table, seat) for seat in (P1, P2, P3)] == [{"ostia"}, set(), set()]
    assert [int(n) for n in table.skips] == [0, 0, SKIP_CITY]
    table = position({}, {P1: "barbarians"})
    use(table, "barbarians")
    assert [int(n) for n in table.skips] == [SKIP_CITY] * 3


PAIRS = {
    "crisis_metallurgy_army": {"metallurgy", "army"},
    "crisis_building_culture": {"building", "culture"},
    "crisis_agriculture_navy": {"agriculture", "navy"},
    "crisis_slavery_banking": {"slavery", "banking"},
}


@pytest.mark.rule("ME-9.73", "ME-9.74")
@pytest.mark.parametrize("name", PAIRS)
def test_a_crisis_counts_cities_with_a_point_in_either_discipline(name: str) -> None:
    """Every pair of cities in front of P2 is short exactly if fewer than 2 of them have such a point."""
    fit = {city["id"]: any(city["points"][word] for word in PAIRS[name]) for city in DATA["city"]}
    for first, second in (
        ("rome", "athens"),
        ("rome", "tyre"),
        ("sparta", "utica"),
        ("gergovia", "veii"),
        ("giza", "susa"),
    ):
        table = position({P2: f"{first} {second}"}, {P1: name})
        use(table, name.replace("_", " "))
        short = fit[first] + fit[second] < 2
        assert (cities(table, P2) == set()) == short


@pytest.mark.rule("ME-9.75", "ME-9.76")
def test_who_is_short_gives_two_cities_and_two_events_or_what_he_has() -> None:
    table = position(
        {P1: "giza rhodes susa", P2: "tyre", P3: "rome ostia"},
        {P1: "crisis_metallurgy_army trade flood curse", P2: "plague", P3: "attack"},
    )
    use(table, "crisis metallurgy army")
    assert asked(table) == P1  # susa has army, so they have one
    do(table, "give up giza", "give up rhodes", "put away trade", "put away curse")
    assert [cities(table, seat) for seat in (P1, P2, P3)] == [{"susa"}, set(), {"rome", "ostia"}]
    assert [hand(table, seat) for seat in (P1, P2, P3)] == [["flood"], [], ["attack"]]


@pytest.mark.rule("ME-9.78", "ME-10.3")
def test_calm_before_the_storm() -> None:
    table = position({}, {P1: "calm_before_storm"})
    do(table, "use calm before storm")
    assert options(table) == ["against 2", "against 3"]
    assert refused(table, "against 1") == "ME-9.78"
    table = position({}, {P1: "calm_before_storm"})
    use(table, "calm before storm", "against 3")
    assert [int(n) for n in table.silence] == [0, 0, 2]


@pytest.mark.rule("ME-9.80")
def test_uncovering_draws_from_both_bottoms() -> None:
    table = position({}, {P1: "uncovering_monuments"})
    lowest, lowest_event = city_pile(table)[-1], event_pile(table)[-1]
    use(table, "uncovering monuments")
    assert cities(table, P1) == {lowest}
    assert hand(table, P1) == [lowest_event]
    table = position({}, {P1: "uncovering_monuments"})
    empty_city_pile(table)
    use(table, "uncovering monuments")
    assert cities(table, P1) == set()
    assert len(hand(table, P1)) == 1


@pytest.mark.rule("ME-9.81", "ME-9.82", "ME-10.1")
def test_curse() -> None:
    table = position({}, {P1: "curse", P2: "games_navy"})
    do(table, "use curse")
    assert options(table) == ["against 2", "against 3"]
    assert refused(table, "against 1") == "ME-9.81"
    table = position({}, {P1: "curse", P2: "games_navy"})
    use(table, "curse", "against 2")
    assert [int(n) for n in table.skips] == [0, SKIP_CITY | SKIP_EVENT, 0]
    begin(table, P2)
    assert cities(table, P2) == set()
    assert options(table) == ["pass", "use games navy"]


@pytest.mark.rule("ME-9.84", "ME-9.85")
@pytest.mark.parametrize(("laid", "drawn"), [("", 1), ("ostia", 1), ("rome", 1), ("rome athens memphis tyre", 3)])
def test_espionage(laid: str, drawn: int) -> None:
    table = position({P2: laid}, {P1: "espionage", P2: "flood"})
    announce(table, "espionage", "against 2")
    assert len(hand(table, P1)) == drawn
    assert hand(table, P2) == ["flood"]
    assert cities(table, P2) == set(laid.split())


@pytest.mark.rule("ME-9.86", "ME-9.87", "ME-9.88", "ME-9.90", "ME-14.7")
def test_flood() -> None:
    table = position(
        {P1: "rome tyre", P2: "giza athens alesia", P3: "ostia"},
        {P1: "flood commander_rome", P2: "commander_celts commander_jews trade"},
        city_top="veii caere utica gades pella cirta",
    )
    use(table, "flood")
    assert cities(table, P1) == {"rome", "veii", "caere"}
    assert cities(table, P2) == {"athens", "alesia", "utica", "gades", "pella", "cirta"}
    assert cities(table, P3) == set()
    assert hand(table, P2) == ["commander_celts", "commander_jews", "trade"]
    assert [EVENT_IDS[at % 53] for at in table.shown] == ["commander_rome", "commander_celts", "commander_jews"]
    assert set(city_pile(table)[-3:]) == {"tyre", "giza", "ostia"}
