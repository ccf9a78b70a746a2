"""One test for each card that lies in play: what it adds, and what it lets its owner do (TA-43)."""

import pytest

from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages.components import NONE
from epocha.games.through_the_ages.scoring import tutorial_points
from epocha.games.through_the_ages.state import Table

from .build import (
    P1,
    P2,
    begin,
    card,
    civ,
    do,
    end_turn,
    food,
    hand,
    options,
    position,
    refused,
    resources,
    row,
    tokens,
    turn,
    workers,
)

SITES = [c.CARD_IDS[site] for site in range(int(c.SITES))]


def ratings(table: Table, seat: int = P1) -> tuple[int, ...]:
    """Return strength, culture and science per turn, and happy faces."""
    rated = (table.strength[seat], table.culture_rate[seat], table.science_rate[seat], table.happy[seat])
    return tuple(int(one) for one in rated)


def more(table: Table, **laid: object) -> tuple[int, ...]:
    """Return by how much ratings rise through what is laid out."""
    before = ratings(table)
    after = ratings(civ(table, **laid))  # type: ignore[arg-type]
    return tuple(now - then for now, then in zip(after, before, strict=True))


# --- farms, mines, buildings and units, each built for its price ---


@pytest.mark.rule("TA-0.11", "TA-19.6", "TA-15.1", "TA-16.1")
@pytest.mark.parametrize("name", SITES)
def test_building_or_unit(name: str) -> None:
    """Whatever workers stand on can be built once its technology is in play, costs and gives what is printed."""
    record = c.CARD_RECORDS[card(name)]
    assert isinstance(record, c.CivilCard)
    table = civ(position(in_age=3), techs=name, stored={"oil": 3}, on={name: 0})
    before = ratings(table)
    do(table, f"build {name.replace('_', ' ')}")
    assert resources(table) == 15 - record.build_cost
    per = record.per_worker
    assert tuple(now - then for now, then in zip(ratings(table), before, strict=True)) == (
        per.strength, per.culture, per.science, per.happy,
    )  # fmt: skip
    assert workers(table, name) == 1
    food_before, resources_before = food(table), resources(table)
    if record.category in ("farm", "mine"):
        others = 2 * (record.category == "farm") + 2 * (record.category == "mine")
        civ(table, blue=18, on={"bronze": 0, "agriculture": 0} | {name: 1}, yellow=18)
        others = 0
        end_turn(table)
        assert food(table) - food_before == record.token_value.food + others
        assert resources(table) - resources_before == record.token_value.resources + others


@pytest.mark.parametrize("name", [c.CARD_IDS[n] for n in range(c.FIRST[c.GOVERNMENT], c.FIRST[c.SPECIAL])][1:])
@pytest.mark.rule("TA-20.13", "TA-20.12")
def test_government(name: str) -> None:
    record = c.CARD_RECORDS[card(name)]
    assert isinstance(record, c.CivilCard)
    assert isinstance(record.science_cost, c.ScienceCost)
    extra = {"theocracy": (0, 1, 0, 2), "democracy": (0, 2, 0, 0), "fundamentalism": (5, 0, 0, 0)}
    table = hand(civ(position(in_age=3), science=30, on={"religion": 2}), name)
    before = ratings(table)
    peaceful = table.clone()
    do(table, f"revolt {name.replace('_', ' ')}")
    expected = extra.get(name, (0, 0, 0, -1 if name == "communism" else 0))
    assert tuple(now - then for now, then in zip(ratings(table), before, strict=True)) == expected
    assert (table.civil_total[P1], table.military_total[P1]) == (record.civil_actions, record.military_actions)
    assert (table.urban_limit[P1], table.science[P1]) == (record.urban_limit, 30 - record.science_cost.revolution)
    do(peaceful, f"play {name.replace('_', ' ')}")
    assert peaceful.science[P1] == 30 - record.science_cost.peaceful


# --- special technologies ---


@pytest.mark.parametrize(
    ("name", "strength", "civil", "military", "blue", "colonies", "stages"),
    [
        ("cartography", 1, 0, 0, 0, 2, 1), ("navigation", 2, 0, 0, 0, 3, 1), ("satellites", 3, 0, 0, 0, 4, 1),
        ("warfare", 1, 0, 1, 0, 0, 1), ("strategy", 3, 0, 2, 0, 0, 1), ("military_theory", 5, 0, 3, 0, 0, 1),
        ("code_of_laws", 0, 1, 0, 0, 0, 1), ("justice_system", 0, 1, 0, 3, 0, 1), ("civil_service", 0, 2, 0, 3, 0, 1),
        ("masonry", 0, 0, 0, 0, 0, 2), ("architecture", 0, 0, 0, 0, 0, 3), ("engineering", 0, 0, 0, 0, 0, 4),
    ],
)  # fmt: skip
@pytest.mark.rule("TA-19.7")
def test_special_technology(
    name: str, strength: int, civil: int, military: int, blue: int, colonies: int, stages: int
) -> None:
    record = c.CARD_RECORDS[card(name)]
    table = hand(civ(position(in_age=3), science=20), name)
    do(table, f"play {name.replace('_', ' ')}")
    assert table.science[P1] == 20 - c.SCIENCE_COST[card(name)]
    assert ratings(table)[0] == 1 + strength
    assert (table.civil_total[P1], table.military_total[P1], table.blue[P1]) == (4 + civil, 2 + military, 18 + blue)
    assert (table.perk(P1, 69), 1 + table.perk(P1, 3)) == (colonies, stages)
    assert isinstance(record, c.CivilCard)


# --- leaders, in the order of the file ---


@pytest.mark.rule("TA-43.17")
def test_alexander_the_great() -> None:
    assert more(position(), leader="alexander_the_great", on={"warriors": 3, "air_forces": 1}) == (2 + 5 + 4, 0, 0, 0)


@pytest.mark.rule("TA-43.22")
def test_aristotle() -> None:
    table = row(civ(position(), leader="aristotle"), "iron monarchy frugality_i moses")
    do(table, "take 1", "take 2", "take 3", "take 4")
    assert table.science[P1] == 2


def test_hammurabi() -> None:
    table = civ(position(), leader="hammurabi")
    assert (table.civil_total[P1], table.military_total[P1], table.civil_limit[P1]) == (5, 1, 5)


@pytest.mark.rule("TA-43.66", "TA-22.10")
def test_homer() -> None:
    assert more(position(), leader="homer", on={"warriors": 3, "swordsmen": 2}) == (2 + 4, 2, 0, 0)
    table = civ(position(), P1, leader="homer", stored={"bronze": 1}, unused=2)
    begin(table, P1)
    do(table, "build warriors")
    assert (resources(table), table.leader_fund) == (0, 0)
    table = hand(civ(position(), stored={"bronze": 1}), "homer moses")
    do(table, "play homer")
    assert table.leader_fund == 1
    do(table, "play moses")
    assert table.leader_fund == 0


def test_julius_caesar() -> None:
    table = position()
    assert more(table, leader="julius_caesar") == (1, 0, 0, 0)
    assert table.military_total[P1] == 3


@pytest.mark.rule("TA-43.25")
def test_moses() -> None:
    table = civ(position(), leader="moses", stored={"agriculture": 1})
    do(table, "increase population")
    assert (food(table), table.unused[P1]) == (0, 2)


@pytest.mark.rule("TA-43.26")
def test_frederick_barbarossa() -> None:
    table = civ(position(), leader="frederick_barbarossa", stored={"agriculture": 1, "bronze": 1}, unused=0)
    assert options(table, "recruit") == ["recruit warriors"]
    do(table, "recruit warriors")
    assert (food(table), resources(table), workers(table, "warriors"), table.unused[P1]) == (0, 0, 2, 0)
    assert (table.civil_left(), table.military_left(), table.yellow[P1]) == (3, 2, 17)
    assert refused(table, "recruit warriors") == "TA-43.26"


def test_genghis_khan() -> None:
    table = civ(position(), tactics="light_cavalry")
    assert more(table, leader="genghis_khan", on={"knights": 2}) == (2 * 3, 2, 0, 0)


@pytest.mark.rule("TA-43.57", "TA-43.10")
def test_joan_of_arc() -> None:
    table = civ(position(), on={"religion": 1, "theology": 1, "drama": 1}, wonders="kremlin")
    assert more(table, leader="joan_of_arc") == (3, 0, 0, 0)
    assert more(table, wonders="st_peters_basilica")[0] == 3


@pytest.mark.rule("TA-43.23")
def test_leonardo_da_vinci() -> None:
    table = civ(position(), science=9, on={"printing_press": 1, "alchemy": 0})
    assert more(table, leader="leonardo_da_vinci") == (0, 0, 1, 0)
    assert more(table, techs="scientific_method") == (0, 0, 0, 0)
    do(hand(table, "iron"), "play iron")
    assert resources(table) == 1


@pytest.mark.rule("TA-43.24", "TA-43.57")
def test_michelangelo() -> None:
    table = civ(position(), on={"religion": 1, "drama": 2, "bread_and_circuses": 1}, wonders="hanging_gardens kremlin")
    assert more(table, leader="michelangelo") == (0, 1 + 2 + 2, 0, 0)
    do(row(table, "taj_mahal"), "take 1")
    assert table.civil_left() == 5 - (1 + 2 - 1)
    free = row(civ(position(), leader="michelangelo"), "taj_mahal")
    free.civil_spent = 4
    do(civ(free), "take 1")
    assert free.wonder[P1] == card("taj_mahal")


def test_isaac_newton() -> None:
    assert more(position(), leader="isaac_newton", on={"journalism": 1}) == (0, 2, 2 + 2, 0)


def test_james_cook() -> None:
    table = civ(position(), colonies="wealthy_territory_i fertile_territory_ii")
    assert more(table, leader="james_cook") == (0, 4, 0, 0)


def test_js_bach() -> None:
    table = civ(position(in_age=2), on={"drama": 2}, science=6, stored={"bronze": 9})
    assert more(table, leader="js_bach") == (0, 2, 0, 0)
    do(hand(table, "opera"), "play opera")
    assert table.science[P1] == 0


def test_maximilien_robespierre() -> None:
    assert civ(position(), leader="maximilien_robespierre").military_total[P1] == 3


@pytest.mark.rule("TA-43.6")
def test_napoleon_bonaparte() -> None:
    table = civ(position(in_age=3), on={"cannon": 4, "modern_infantry": 1, "swordsmen": 1}, tactics="entrenchments")
    assert more(table, leader="napoleon_bonaparte") == (9, 0, 0, 0)
    assert table.strength[P1] == 8 + 12 + 9 + 5 + 9
    flying = civ(table, on={"air_forces": 1, "swordsmen": 0, "warriors": 0})
    assert flying.strength[P1] == 5 + 12 + 5 + 18 + 18
    assert more(civ(position(), tactics="legion"), leader="napoleon_bonaparte") == (0, 0, 0, 0)
    assert table.military_total[P1] == 3


@pytest.mark.rule("TA-43.64")
def test_william_shakespeare() -> None:
    table = civ(position(), on={"drama": 1, "opera": 1, "printing_press": 1, "journalism": 2})
    assert more(table, leader="william_shakespeare") == (0, 3 + 4, 0, 0)


def test_albert_einstein() -> None:
    table = civ(position(in_age=3), on={"computers": 1}, science=9)
    assert more(table, leader="albert_einstein") == (0, 0, 3, 0)
    do(hand(table, "iron"), "play iron")
    assert table.culture[P1] == 3


@pytest.mark.rule("TA-43.7", "TA-43.8", "TA-43.9", "TA-43.54")
def test_bill_gates() -> None:
    table = civ(position(in_age=3), leader="bill_gates", on={"alchemy": 1, "computers": 2, "bronze": 0})
    end_turn(table)
    assert [tokens(table, name) for name in ("philosophy", "alchemy", "computers")] == [0, 1, 2]
    assert resources(table) == 1 + 6
    civ(table, leader="moses")
    table.leader[P1] = NONE
    end_turn(civ(table))
    assert resources(table) == 7
    do(turn(table, P1), "build bronze")
    assert resources(table) == 5


@pytest.mark.rule("TA-43.63")
def test_elvis_presley() -> None:
    table = civ(position(in_age=3), on={"drama": 2, "opera": 1}, techs="movies")
    assert more(table, leader="elvis_presley") == (0, 3, 0, 2)


def test_mahatma_gandhi() -> None:
    assert more(position(), leader="mahatma_gandhi") == (0, 2, 0, 0)


@pytest.mark.rule("TA-43.65", "TA-7.11")
def test_sid_meier() -> None:
    table = civ(position(in_age=3), on={"philosophy": 1, "alchemy": 1, "computers": 1})
    assert more(table, leader="sid_meier") == (0, 4, -3, 0)
    assert ratings(civ(table, on={"alchemy": 0, "computers": 0, "philosophy": 2}))[2] == 0


def test_winston_churchill() -> None:
    table = hand(civ(position(in_age=3), leader="winston_churchill", science=5), "tanks modern_infantry")
    do(table, "play modern infantry")
    assert table.science[P1] == 0
    assert refused(table, "play tanks") == "TA-19.2"


def test_christopher_columbus_does_nothing_by_himself() -> None:
    """His option is proven with the colonies."""
    assert more(position(), leader="christopher_columbus") == (0, 0, 0, 0)


# --- wonders, in the order of the file: ratings, each also when built by its stages ---


@pytest.mark.rule("TA-17.1", "TA-17.2", "TA-17.6", "TA-7.13")
@pytest.mark.parametrize(
    ("name", "rated", "stages"),
    [
        ("colossus", (1, 1, 0, 0), (3, 3)),
        ("hanging_gardens", (0, 1, 0, 2), (2, 2, 2)),
        ("library_of_alexandria", (0, 1, 1, 0), (1, 2, 2, 1)),
        ("pyramids", (0, 0, 0, 0), (3, 2, 1)),
        ("great_wall", (2, 1, 0, 1), (2, 2, 3, 2)),
        ("st_peters_basilica", (0, 2, 0, 1), (4, 4)),
        ("taj_mahal", (0, 3, 0, 0), (2, 4, 2)),
        ("universitas_carolina", (0, 1, 2, 0), (3, 3, 3)),
        ("eiffel_tower", (0, 4, 0, 1), (3, 7, 3)),
        ("kremlin", (0, 3, 0, -1), (4, 4, 4)),
        ("ocean_liner_service", (0, 0, 0, 0), (3, 2, 2, 2, 3)),
        ("transcontinental_railroad", (5, 0, 0, 0), (3, 4, 5)),
    ],
)
def test_wonder(name: str, rated: tuple[int, ...], stages: tuple[int, ...]) -> None:
    """Built with one temple, one Warriors and one Cannon in play."""
    table = civ(
        position(in_age=2), on={"religion": 1, "cannon": 1}, stored={"coal": 6}, wonder=name, government="republic"
    )
    before, spent = ratings(table), resources(table)
    for built, cost in enumerate(stages):
        assert ratings(table) == before
        assert table.stages[P1] == built
        do(table, "stages 1")
        spent -= cost
        assert resources(table) == spent
    assert tuple(now - then for now, then in zip(ratings(table), before, strict=True)) == rated
    actions = {"pyramids": (1, 0), "kremlin": (1, 1)}.get(name, (0, 0))
    assert (table.civil_total[P1] - 7, table.military_total[P1] - 2) == actions


@pytest.mark.rule("TA-43.21")
def test_library_of_alexandria_raises_both_hand_limits() -> None:
    table = civ(position(), wonders="library_of_alexandria")
    assert (table.civil_limit[P1], table.military_limit[P1]) == (5, 3)


@pytest.mark.rule("TA-43.27", "TA-20.15")
def test_ocean_liner_service() -> None:
    table = civ(position(), wonders="ocean_liner_service", yellow=4, stored={"agriculture": 2})
    do(table, "settle")
    assert (food(table), table.civil_left(), table.unused[P1]) == (0, 4, 2)
    assert refused(table, "settle") == "TA-43.27"
    table = hand(civ(position(), wonders="ocean_liner_service", science=3), "monarchy")
    do(table, "settle", "revolt monarchy")
    assert table.government[P1] == card("monarchy")


@pytest.mark.rule("TA-43.11")
def test_transcontinental_railroad() -> None:
    table = civ(position(in_age=2), wonders="transcontinental_railroad", on={"iron": 1}, techs="coal")
    end_turn(table)
    assert [tokens(table, name) for name in ("bronze", "iron", "coal")] == [2, 2, 0]


@pytest.mark.rule("TA-43.10", "TA-43.62")
def test_st_peters_basilica_doubles_happy_faces_only() -> None:
    table = civ(position(), on={"religion": 1}, wonders="st_peters_basilica hanging_gardens kremlin")
    assert table.happy[P1] == 2 * 3 - 2


@pytest.mark.rule("TA-17.10", "TA-39.2", "TA-43.12", "TA-43.13")
@pytest.mark.parametrize(
    ("name", "scored"),
    [
        ("fast_food_chains", (1 + 2 + 1 + 1 + 2) + 2 * (2 + 1)),
        ("first_space_flight", 3 + 3 + 2 + 2 + 1 + 1 + 2),
        ("hollywood", 2 * (2 * 2)),
        ("internet", 2 * (2 * 2 + 3)),
    ],
)
def test_age_three_wonder(name: str, scored: int) -> None:
    on = {"warriors": 1, "philosophy": 2, "religion": 1, "computers": 1, "journalism": 2, "bronze": 1, "agriculture": 2}
    table = civ(
        position(in_age=3), on=on, techs="oil", special="warfare code_of_laws navigation", government="republic",
        wonder=name, stored={"oil": 3},
    )  # fmt: skip
    table.stages[P1] = c.STAGE_COUNT[card(name) - int(c.FIRST_WONDER)] - 1
    rate = table.culture_rate[P1]
    do(civ(table), "stages 1")
    assert (table.culture[P1], table.culture_rate[P1]) == (scored, rate)


# --- action cards ---


@pytest.mark.parametrize("name", [c.CARD_IDS[n] for n in range(c.FIRST[c.ACTION], c.FIRST[c.EVENT])])
@pytest.mark.rule("TA-21.1", "TA-21.3")
def test_action_card(name: str) -> None:
    """Each is played with everything at hand that it may need; its numbers are checked by what is then there."""
    table = civ(
        position(3, in_age=3), P1, stored={"bronze": 6, "agriculture": 6}, wonder="eiffel_tower", stages=1, unused=2,
        techs="alchemy iron", science=4, special="",
    )  # fmt: skip
    civ(civ(table, P2, on={"warriors": 5}, culture=9), P1, on={"philosophy": 1})
    hand(table, f"{name} irrigation")
    before = (resources(table), food(table), table.science[P1], table.culture[P1])
    do(table, f"play {name.replace('_', ' ')}")
    level = c.CARD_RECORDS[card(name)].level
    kind = name.rsplit("_", 1)[0] if name.rsplit("_", 1)[1] in ("a", "i", "ii", "iii") else name
    answer = {
        "ideal_building_site": ["build alchemy"], "rich_land": ["build iron"],
        "efficient_upgrade": ["upgrade philosophy to alchemy"], "breakthrough": [], "engineering_genius": [],
    }.get(kind, [])  # fmt: skip
    do(table, *answer)
    after = (resources(table), food(table), table.science[P1], table.culture[P1])
    changed = tuple(int(now - then) for now, then in zip(after, before, strict=True))
    off = level + 1
    assert (
        changed
        == {
            "engineering_genius": (-max(0, 7 - (level + 2)), 0, 0, 0),
            "ideal_building_site": (-(6 - off), 0, 0, 0),
            "rich_land": (-(5 - off), 0, 0, 0),
            "efficient_upgrade": (-max(0, 3 - off), 0, 0, 0),
            "frugality": (0, -2 + level + 1, 0, 0),
            "patriotism": (0, 0, 0, 0),
            "revolutionary_idea": (0, 0, (1, 2, 4, 6)[level], 0),
            "work_of_art": (0, 0, 0, 6 - level),
            "bountiful_harvest": (0, level + 1, 0, 0),
            "mineral_deposits": ((0, 2, 3, 4)[level], 0, 0, 0),
            "breakthrough": (0, 0, -3 + 2 * level, 0),
            "wave_of_nationalism": (0, 0, 0, 0),
            "military_build_up": (0, 0, 0, 0),
            "endowment_for_the_arts": (0, 0, 0, 3),
        }[kind]
    )
    fund = {"patriotism": level + 1, "wave_of_nationalism": 3, "military_build_up": 5}.get(kind, 0)
    assert (table.fund, table.military_extra) == (fund, int(kind == "patriotism"))
    assert table.gone[card(name)] == 1
    assert table.civil_left() == 3


# --- tactics and bonus cards ---


@pytest.mark.rule("TA-34.3", "TA-34.5", "TA-34.9")
@pytest.mark.parametrize("name", [c.CARD_IDS[n] for n in range(c.FIRST[c.TACTICS], c.FIRST[c.BONUS])])
def test_tactics_card(name: str) -> None:
    """Two armies of modern units, then one of them with a unit that is too old."""
    record = c.CARD_RECORDS[card(name)]
    assert isinstance(record, c.MilitaryCard)
    modern = {"infantry": "modern_infantry", "cavalry": "tanks", "artillery": "rockets"}
    oldest = {"infantry": "warriors", "cavalry": "knights", "artillery": "cannon"}
    needs = record.composition._asdict()
    table = civ(position(in_age=3), on={modern[kind]: 2 * n for kind, n in needs.items()} | {"warriors": 0})
    plain = int(table.strength[P1])
    assert civ(table, tactics=name).strength[P1] == min(60, plain + 2 * record.strength)
    kind = next(kind for kind, n in needs.items() if n)
    old = civ(table, on={modern[kind]: 2 * needs[kind] - 1, oldest[kind]: 1})
    is_old = c.CARD_RECORDS[card(oldest[kind])].level < record.level - 1
    lower = record.obsolete_strength or record.strength
    units = sum(n * 5 for n in (2 * n for n in needs.values())) - 5 + int(c.STRENGTH[card(oldest[kind])])
    assert old.strength[P1] == min(60, units + record.strength + (lower if is_old else record.strength))


@pytest.mark.parametrize(("name", "defence", "colonies"), [("bonus_i", 2, 1), ("bonus_ii", 4, 2), ("bonus_iii", 6, 3)])
def test_bonus_card(name: str, defence: int, colonies: int) -> None:
    """How they are used is proven with fights and colonies."""
    assert (c.DEFENCE[card(name)], c.COLONIZATION[card(name)]) == (defence, colonies)


@pytest.mark.rule("TA-37.8", "TA-37.10")
def test_tutorial_scoring_of_the_starting_civilization() -> None:
    table = civ(hand(position(mode="tutorial"), "iron"), stored={"bronze": 5}, science=9)
    assert tutorial_points(table, P1) == 2 * 1 + 2 + 2 + 1
    assert tutorial_points(civ(table, P2, on={"religion": 2}), P2) == 7 + 4
