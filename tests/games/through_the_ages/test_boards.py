"""The pictures of civilizations, seats, outlook and stage: what lies where, what can be clicked, what stays hidden."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from epocha_fixtures.pictures import drawn, ids, named, offered, parse

from epocha.engine.parts.pieces import LEAST, fitted
from epocha.engine.picture import Drawing, Form, Picture
from epocha.engine.state import vec_of
from epocha.engine.svg import text_width
from epocha.engine.text import LANGUAGES
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages import row as market
from epocha.games.through_the_ages.banks import blue_sections, to_next_step, yellow_sections
from epocha.games.through_the_ages.belongings import armies_of
from epocha.games.through_the_ages.card_words import card_text
from epocha.games.through_the_ages.compare import CARDS_SHOWN, columns, rows_of
from epocha.games.through_the_ages.cover import SHOWN
from epocha.games.through_the_ages.forecast import outlook_of
from epocha.games.through_the_ages.names import card_name
from epocha.games.through_the_ages.seats import all_seats
from epocha.games.through_the_ages.stage import Choice, choices, columns_for, sides
from epocha.games.through_the_ages.steps import COURSE
from epocha.games.through_the_ages.steps.common import SOFTEN, UPKEEP, UPKEEP_END
from epocha.games.through_the_ages.tiles import name_on_band

from .build import (
    GAME,
    P1,
    P2,
    P3,
    P4,
    Table,
    card,
    civ,
    do,
    events,
    food,
    hand,
    military,
    options,
    politics,
    position,
    resources,
    step,
)
from .games import VARIANTS, random_game

BUDGET: dict[tuple[str, Form], tuple[int, int]] = {
    ("civ-0", "wide"): (700, 48_000), ("civ-0", "middle"): (700, 48_000),
    ("civ-0", "tall"): (700, 48_000), ("civ-0", "flat"): (700, 48_000),
    ("civ-0", "narrow"): (700, 48_000), ("civ-0", "ample"): (700, 48_000),
    ("civ-0", "roomy"): (700, 48_000),
    ("civ-0", "low"): (220, 14_000), ("civ-0", "badge"): (220, 14_000), ("seats", "wide"): (260, 18_000),
    ("seats", "tall"): (260, 18_000), ("outlook", "wide"): (90, 6_000), ("outlook", "tall"): (90, 6_000),
    ("stage", "wide"): (350, 24_000), ("stage", "tall"): (350, 24_000), ("compare", "wide"): (740, 46_000),
    ("compare", "tall"): (740, 45_000), ("compare", "middle"): (740, 45_000), ("stage", "middle"): (350, 24_000),
    ("compare", "narrow"): (740, 46_000), ("seats", "middle"): (260, 18_000),
}  # fmt: skip
"""Elements and bytes of each picture at most."""


def late() -> Table:
    """Return a late table at which everybody has much, and the first seat sends units into a fight."""
    table = position(4, in_age=3)
    workers = {
        "agriculture": 1, "irrigation": 2, "selective_breeding": 2, "bronze": 1, "iron": 2, "coal": 3, "philosophy": 1,
        "alchemy": 1, "scientific_method": 1, "religion": 1, "theology": 1, "bread_and_circuses": 1,
        "printing_press": 1, "drama": 1, "opera": 1, "warriors": 1, "swordsmen": 1, "riflemen": 2, "knights": 2,
        "cannon": 2,
    }  # fmt: skip
    for seat in (P1, P2, P3, P4):
        civ(
            table, seat, on=workers, stored={"irrigation": 3, "iron": 2, "coal": 2}, techs="multimedia air_forces",
            special="code_of_laws cartography masonry strategy", wonders="pyramids colossus great_wall",
            colonies="fertile_territory_i", government="constitutional_monarchy", leader="isaac_newton",
            tactics="defensive_army", wonder="eiffel_tower", stages=2, culture=120, science=14, yellow=4, unused=1,
        )  # fmt: skip
    civ(table, P2, war="war_over_culture_iii", war_on=P1, pact="military_pact", pact_with=P3)
    military(table, "spy legion war_over_territory", P1)
    politics(table, P1)
    return do(table, "attack spy on 4")


def places(table: Table, viewer: int | None, name: str, form: Form = "wide") -> list[str]:
    """Return what a picture offers to a viewer."""
    return offered(drawn(GAME, table.view(viewer), name, form=form))


def corner(picture: str, name: str) -> tuple[float, float]:
    """Return where an element lies."""
    found = next(e for e in parse(picture).iter() if e.attrib.get("id") == name)
    x, y = re.findall(r"-?[\d.]+", found.attrib["transform"])
    return float(x), float(y)


# --- civilizations ---


def test_on_a_tablet_the_civilization_can_be_read_and_is_no_higher_than_it_must_be() -> None:
    """It is shown 708 pixels wide there, where letters of 11 pixels want 12 units of 772 at the most."""
    plain, grown = position(), civ(position(), P1, special="code_of_laws cartography masonry strategy")
    few = drawing(plain, "civ-0", "narrow")
    assert few.width <= 780
    assert few.height < drawing(plain, "civ-0", "wide").height - 50
    assert drawing(grown, "civ-0", "narrow").height == drawing(grown, "civ-0", "wide").height
    for name in ("hand", "outlook"):
        assert drawing(plain, name, "narrow").width == few.width


def test_cards_of_the_civilization_are_higher_where_there_is_height_to_spare_unless_a_full_hand_needs_it() -> None:
    few, full = position(), civ(position(), P1, civil_count=4, military_count=12)
    for table, high in ((few, True), (full, False)):
        ample, wide = drawing(table, "civ-0", "ample"), drawing(table, "civ-0", "wide")
        assert (ample.height > wide.height + 50) == high


def test_on_a_tablet_held_flat_cards_of_the_civilization_are_as_high_as_the_hand_lets_them_be() -> None:
    few, full = position(), military(hand(position(), "iron " * 4), "legion " * 8)
    levels = civ(position(), P1, techs="iron")
    least = drawing(few, "civ-0", "narrow").height
    assert least + 30 < drawing(few, "civ-0", "roomy").height < drawing(levels, "civ-0", "roomy").height
    for table in (few, full, levels):
        own = [drawing(table, name, form).height for name, form in (("civ-0", "roomy"), ("hand", "roomy"))]
        assert sum(own) + 38 <= 0.611 * 780, "with the line between them"


def drawing(table: Table, name: str, form: Form) -> Drawing:
    """Return how a picture of the first seat is drawn, without its layers drawn yet."""
    pictures: list[Picture] = GAME.pictures(table.view(P1), "en")
    return next(one for one in pictures if one.name == name).drawing(form)


@pytest.mark.rule("TA-19.4")
def test_cards_of_a_kind_stand_above_each_other_by_level() -> None:
    table = civ(position(), P1, on={"iron": 1, "coal": 2}, techs="oil")
    for form in ("wide", "narrow", "middle"):
        picture = drawn(GAME, table.view(P2), "civ-0", form=form)
        at = [corner(picture, f"civ-0-{name}") for name in ("bronze", "iron", "coal", "oil")]
        assert len({x for x, _ in at}) == 1
        assert [y for _, y in at] == sorted([y for _, y in at], reverse=True)
        assert corner(picture, "civ-0-agriculture")[0] < at[0][0]


def test_every_card_in_play_is_shown_in_every_large_form() -> None:
    table = late()
    for seat in (P1, P2):
        sites = [site for site in range(int(c.SITES)) if table.techs[seat] >> site & 1]
        names = [c.CARD_IDS[site] for site in sites]
        names += [
            "pyramids",
            "colossus",
            "great_wall",
            "fertile_territory_i",
            "eiffel_tower",
            "isaac_newton",
            "masonry",
        ]
        for form in ("wide", "narrow", "middle", "tall"):
            shown = ids(drawn(GAME, table.view(P3), f"civ-{seat}", form=form))
            assert {f"civ-{seat}-{name}" for name in names} <= shown


def test_the_own_board_offers_what_its_owner_may_do_and_no_other_does() -> None:
    table = civ(position(), P1, on={"bronze": 2, "iron": 1}, unused=1, wonder="pyramids")
    wanted = {
        "build bronze", "destroy bronze", "upgrade bronze", "upgrade bronze to iron", "build iron", "stages",
        "increase population", "disband warriors", "build warriors",
    }  # fmt: skip
    for form in ("wide", "narrow", "middle", "tall"):
        assert wanted <= set(places(table, P1, "civ-0", form))
    assert not wanted & set(places(table, P2, "civ-0"))
    assert not wanted & set(places(table, P1, "civ-1"))


def raided() -> Table:
    """Return a table at which the first seat chooses a building of the second to be destroyed."""
    table = civ(position(3), P1, on={"riflemen": 4})
    civ(table, P2, on={"philosophy": 2, "scientific_method": 1})
    military(table, "raid_i", P1)
    politics(table, P1)
    do(table, "attack raid i on 2", "done")
    while step(table) != "destroy-buildings":
        do(table, "done")
    return table


def test_a_rivals_buildings_can_be_chosen_only_where_the_question_is_about_them() -> None:
    table = raided()
    assert options(table) == ["raze philosophy", "raze scientific method"]
    assert "raze philosophy" in places(table, P1, "civ-1")
    assert "raze philosophy" in places(table, P1, "stage")
    assert "raze philosophy" not in places(table, P1, "civ-0")
    assert "raze philosophy" not in places(table, P1, "civ-2")


def test_a_declared_war_is_on_the_strips_of_both_sides_with_who_attacks_whom() -> None:
    table = civ(late(), P3, war="war_over_territory", war_on=P2)
    for form in ("low", "line", "badge"):
        shown = [drawn(GAME, table.view(P4), f"civ-{seat}", form=form) for seat in (P1, P2, P3, P4)]
        assert "War declared by seat 2: War over Culture (III)." in shown[P1]
        assert "War declared on seat 1: War over Culture (III)." in shown[P2]
        assert "War declared by seat 3: War over Territory." in shown[P2]
        assert "War declared on seat 2: War over Territory." in shown[P3]
        assert "b-war" not in shown[P4]
        assert [picture.count("card-war_over_culture_iii") for picture in shown] == [1, 1, 0, 0]


@pytest.mark.rule("TA-2.3", "TA-23.10")
def test_what_the_tutorial_leaves_out_is_not_drawn() -> None:
    for mode, there in (("tutorial", False), ("full", True)):
        view = GAME.new_initial_state(2, 1, {"mode": mode}).view(P1)
        picture = drawn(GAME, view, "civ-0")
        layers = ids(picture)
        for name in ("artillery", "air_force", "tactics"):
            assert (f"civ-0.wide.{name}" in layers) == there
        assert "civ-0.wide.theater" in layers
        assert ("−4" in picture) == there
        assert ('data-symbol="happy"' in picture) == there, "a number of faces that is not there is not pointed at"
        assert ("military-cards" in drawn(GAME, view, "seats")) == there


# --- banks ---


@pytest.mark.rule("TA-5.3", "TA-6.3")
@pytest.mark.parametrize("left", range(22))
def test_the_sections_of_the_banks_tell_the_price_of_a_worker_and_the_corruption_in_force(left: int) -> None:
    yellow = yellow_sections(left)
    assert sum(one.held for one in yellow) == left
    assert [one.text for one in yellow if one.in_force] == ([str(c.INCREASE_COST[left])] if left else [])
    blue = blue_sections(left, True)
    assert sum(one.held for one in blue) == left
    corruption = int(c.CORRUPTION[left])
    assert [one.text for one in blue if one.in_force] == ([f"−{corruption}" if corruption else ""] if left else [])
    if left:
        more = to_next_step(left)
        assert c.CORRUPTION[left - more] == corruption or more == left
        assert more == left or c.CORRUPTION[left - more - 1] > corruption


@pytest.mark.rule("TA-23.1")
def test_discontent_shows_as_rings_and_missing_workers_as_sad_faces() -> None:
    for unused, rings, faces in ((3, 2, 0), (2, 2, 0), (1, 1, 1), (0, 0, 2)):
        table = civ(position(), P1, yellow=10, unused=unused, on={"religion": 1})
        picture = drawn(GAME, table.view(P1), "civ-0")
        people = picture[picture.index("civ-0.wide.people") : picture.index("civ-0.wide.yellow-bank")]
        assert people.count("l-danger") == rings
        assert people.count("#sym-unhappy") == faces


# --- outlook ---


def upkeep(table: Table, seat: int) -> None:
    """Let the rules carry out the end of a seat's turn, and nothing after it."""
    table.clear_frames()
    table.by_hand = 0
    table.push(UPKEEP, seat)
    while table.step_number() == UPKEEP:
        COURSE.steps[UPKEEP].run(table)
    if table.step_number() == SOFTEN:
        COURSE.steps[SOFTEN].skip(table, seat)
    while table.step_number() == UPKEEP_END:
        COURSE.steps[UPKEEP_END].run(table)


def ends_of_turns() -> Iterator[Table]:
    """Yield tables of random games in the action phase."""
    for seed, chosen in enumerate(VARIANTS):
        for i, table in enumerate(random_game(3 if seed % 2 else 4, seed, chosen)):
            if i % 11 == 0 and not table.is_terminal and step(table) == "actions":
                yield table.clone()


@pytest.mark.rule("TA-24.1")
def test_the_outlook_is_what_the_end_of_the_turn_brings() -> None:
    uprisings = famines = losses = 0
    for table in ends_of_turns():
        seat = int(table.turn)
        found = outlook_of(table.view(seat), seat)
        upkeep(table, seat)
        have = [int(table.culture[seat]), int(table.science[seat]), food(table, seat), resources(table, seat)]
        assert [one.then for one in found.changes] == have
        assert all(one.now + one.gain - one.loss == one.then for one in found.changes)
        assert found.held == table.military_count[seat]
        uprisings += found.uprising
        famines += found.changes[0].loss > 0
        losses += found.changes[3].loss > 0
    assert uprisings
    assert famines
    assert losses


def test_the_outlook_belongs_to_whoever_looks_and_changes_nothing() -> None:
    table = late()
    before = table.digest()
    assert "outlook" not in {picture.name for picture in GAME.pictures(table.view(None), "en")}
    drawn(GAME, table.view(P2), "outlook")
    assert table.digest() == before


# --- seats ---


@pytest.mark.rule("TA-29.2")
def test_seats_stand_from_the_viewers_on_with_their_place_in_strength() -> None:
    table = civ(position(4, turn_of=P3), P2, on={"riflemen": 2})
    found = all_seats(table.view(P2))
    assert [one.seat for one in found] == [P2, P3, P4, P1]
    assert [one.place for one in found] == [1, 2, 3, 4]
    own = int(table.strength[P2])
    assert [one.ahead for one in found] == [0, *[int(table.strength[p]) - own for p in (P3, P4, P1)]]


def test_rows_of_four_seats_are_no_higher_than_the_card_row_in_whose_place_they_stand() -> None:
    """Else the own hand below them is cut."""
    forms: tuple[Form, ...] = ("wide", "middle")
    for form in forms:
        row, seats = [named(GAME, late().view(P1), name).forms[form]() for name in ("row", "seats")]
        assert seats.height / seats.width <= 1.02 * row.height / row.width, form


@pytest.mark.rule("TA-44.1")
def test_of_rivals_hands_only_the_backs_are_told() -> None:
    table = military(position(2), "spy legion war_over_territory", P1)
    texts = [drawn(GAME, table.view(P2), name) for name in ("seats", "civ-0")]
    assert "1×I 2×II" in texts[0]
    for name in ("Spy", "Legion", "Territory"):
        assert not any(name in text for text in texts)


@pytest.mark.rule("TA-44.2")
@pytest.mark.parametrize("form", ["wide", "narrow", "middle", "tall"])
def test_an_open_hand_lies_below_its_civilization_for_all_but_its_owner(form: Form) -> None:
    for opened in (False, True):
        table = position(2, open_civil_hands=opened)
        hand(table, "iron moses monarchy iron", P1)
        military(table, "spy", P1)
        shown = {viewer: drawn(GAME, table.view(viewer), "civ-0", form=form) for viewer in (P1, P2, None)}
        for word in ("iron", "moses", "monarchy"):
            seen = {viewer: text.count(f'data-thing="card-{word}"') for viewer, text in shown.items()}
            in_hand = opened * (2 if word == "iron" else 1)
            assert seen == {P1: 0, P2: in_hand, None: in_hand}
        assert not any("card-spy" in text for text in shown.values()), "military hands are never open"


def test_a_tablet_shows_of_the_seats_all_that_a_wide_window_does_in_letters_as_large_as_drawn() -> None:
    """Held upright it is 780 wide, and a row for a laptop had letters of 8 to 11 there."""
    table = late()
    assert drawing(table, "seats", "middle").width <= 790
    forms: tuple[Form, ...] = ("wide", "middle")
    for view in (table.view(P2), table.view(None)):
        texts = [drawn(GAME, view, "seats", form=form) for form in forms]
        wide, middle = [sorted(re.findall(r"<title>([^<]+)</title>", text)) for text in texts]
        assert wide == middle
        assert len(wide) > 40


# --- stage ---


def test_what_is_chosen_for_a_fight_counts_only_for_whoever_chooses() -> None:
    table = civ(position(2), P1, on={"riflemen": 4})
    civ(table, P2, science=3)
    military(table, "spy", P1)
    politics(table, P1)
    do(table, "attack spy on 2")
    before = [one.total for one in sides(table.view(P2), "en")]
    do(table, "send riflemen")
    assert [one.total for one in sides(table.view(P1), "en")] == [before[0] + 3, before[1]]
    assert [one.total for one in sides(table.view(P2), "en")] == before
    assert drawn(GAME, table.view(None), "stage").count(f">{before[0] + 3}<") == 0


def test_bids_stand_abreast_where_the_stage_would_be_high() -> None:
    """Ten of them below each other pushed one's own civilization out of a tablet."""
    bids = tuple([Choice(f"bid {n}", f"Bid {n}.", f"Bid {n}") for n in range(10)])
    assert (columns_for(bids, 840), columns_for(bids[:1], 840)) == (5, 5)
    assert columns_for((*bids, Choice("done", "Keep all your buildings, and give up the fight.", "Done")), 840) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_held_flat_cuts_no_words_about_a_side_of_a_fight_or_a_pact(lang: str) -> None:
    attacked = military(civ(civ(position(2), P1, on={"riflemen": 4}), P2, science=3), "spy", P1)
    courted = military(position(3), "trade_routes_agreement", P1)
    tables = (
        do(politics(attacked, P1), "attack spy on 2"),
        do(politics(courted, P1), "offer trade routes agreement to 2 as a"),
    )
    for view in [table.view(p) for table in tables for p in (P1, P2)]:
        assert "…" not in drawn(GAME, view, "stage", lang, form="flat")


def test_the_stage_is_as_high_as_the_row_and_says_all_of_every_card() -> None:
    """It was higher, and so the hand below it was cut off on a laptop while cards of it were asked for."""
    table = late()
    for form in ("wide", "narrow"):
        stage, row = drawing(table, "stage", form), drawing(table, "row", form)
        assert (stage.width, stage.height) == (row.width, row.height)
    for lang in LANGUAGES:
        for number in range(int(c.CIVIL_CARDS), int(c.CARDS)):
            assert fitted(card_text(number, lang), 250, 98, 14.5, LEAST), (lang, number)


def phone_stage(view: Table) -> Drawing:
    """Return how a phone shows what is being resolved."""
    pictures: list[Picture] = GAME.pictures(view, "en")
    return next(one for one in pictures if one.name == "stage").drawing("tall")


def test_the_stage_offers_every_choice_of_its_questions() -> None:
    asked: set[str] = set()
    for seed in range(6):
        for i, table in enumerate(random_game(4, seed, {"mode": "full"})):
            if table.is_terminal or GAME.fronts.get(step(table)) != "stage" or i % 2:
                continue
            view = table.view(table.current_players[0])
            assert GAME.front(view, table.current_players[0], GAME.pictures(view, "en")) == "stage"
            beginnings = [one for choice in choices(view, "en") for one in choice.actions.split("|")]
            for text in options(table):
                assert any(text == one or text.startswith(f"{one} ") for one in beginnings), text
            if step(table) == "bidding":
                heights = [phone_stage(table.view(p)).height for p in (table.current_players[0], None)]
                assert 0 < heights[0] - heights[1] <= 48 * 4, "amounts stand abreast, and who waits is shown none"
            asked.add(step(table))
    assert {"bidding", "landing", "sacrifice", "defend", "pact-reply", "split-goods", "destroy-buildings"} <= asked


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_on_a_narrow_card_in_play_is_pressed_until_it_cannot_be_read(lang: str) -> None:
    """Names of two long words stood in one line."""
    for site in range(int(c.SITES)):
        name = str(name_on_band(site, lang, 58, 0))
        for line, pressed in re.findall(r"<text([^>]*)>([^<]+)<", name):
            assert "textLength" not in line or text_width(pressed, LEAST) * 0.6 <= 54, pressed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_choices_are_many_each_has_a_line_and_is_told_in_full(lang: str) -> None:
    table = late()
    military(table, "bonus_i bonus_ii bonus_iii", P4)
    do(table, "done")
    open_now = choices(table.view(P4), lang)
    assert len(open_now) > 5
    for one in open_now:
        fit = fitted(one.brief, 242, 30, 14)
        assert fit is not None
        assert len(fit[1]) == 1, one.brief
    text = drawn(GAME, table.view(P4), "stage", lang)
    assert all(f"<title>{one.words}</title>" in text for one in open_now)
    assert text.count('class="place is-row"') == len(open_now), "broad glows touched each other and the letters"


def test_cards_that_an_event_lets_take_are_taken_from_the_row_in_front() -> None:
    table = civ(position(2), P1, on={"riflemen": 4})
    military(table, "rats", P1)
    do(politics(events(table, "international_agreement no_event")), "prepare rats")
    view = table.view(P1)
    assert step(table) == "take-from-row"
    assert GAME.front(view, P1, GAME.pictures(view, "en")) == "row"
    assert choices(view, "en") == []


def test_a_name_is_never_parted_by_markup() -> None:
    """People's names stand in the place of a seat's words, which must be in one piece for that."""
    table = raided()
    for lang in LANGUAGES:
        picture = named(GAME, table.view(P1), "stage", lang)
        for form in picture.forms:
            before, after = picture.svg(form), picture.svg(form, ["Ada", "Ben", "Cyn"])
            assert len(list(parse(before).iter())) == len(list(parse(after).iter()))
            shown = ["".join(e.itertext()) for e in parse(after).iter() if e.tag.endswith("text")]
            assert any("Ben" in text and card_name(card("scientific_method"), lang) in text for text in shown)


# --- budgets ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_keep_to_their_budgets_on_a_late_table(lang: str) -> None:
    table = late()
    for (name, form), (elements, size) in BUDGET.items():
        picture = drawn(GAME, table.view(P1), name, lang, form)
        assert len(list(parse(picture).iter())) <= elements, (name, form)
        assert len(picture.encode()) <= size, (name, form)


# --- the cover ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cover_shows_cards_of_all_ages_with_their_names_and_emblems(lang: str) -> None:
    """It showed four cards of the row, both outer ones cut."""
    drawn_once = GAME.cover(lang)
    shown = drawn_once.rpartition("</symbol>")[2]
    assert {c.AGE_IDS[c.AGE[card(name)]] for row in SHOWN for name in row} == {"A", "I", "II"}
    for name in (name for row in SHOWN for name in row):
        assert card_name(card(name), lang).split()[0][:4] in shown
    used = set(re.findall(r'href="#sym-([^"]*)"', shown))
    assert used <= set(re.findall(r'<symbol id="sym-([^"]*)"', drawn_once))
    assert len(drawn_once) < 250_000


# --- the comparison ---


def test_the_comparison_tells_of_every_seat_what_it_has_and_hides_what_its_own_row_hides() -> None:
    table = late()
    found = {one.seat: one for one in columns(table.view(P2), "en")}
    assert list(found) == [P2, P3, P4, P1], "the viewer's first"
    rows = dict(zip(rows_of(False), found[P1].texts, strict=True))
    assert rows["culture"] == "120"
    assert rows["on-mines"] == "6"
    assert rows["units"] == "8"
    assert rows["military-cards"] == "1×I 1×II", "ages on the backs, and no names"
    cards = dict(zip(CARDS_SHOWN, found[P2].cards, strict=True))
    assert [one.text for one in cards["tactics"]] == ["2: +9"], "one of them is obsolete"
    odds = [(c.CARD_IDS[one.card], one.seat) for one in cards["odds"]]
    assert odds == [("military_pact", P3), ("war_over_culture_iii", P1)]
    assert [one.text for one in cards["wonder"]] == ["2/3"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_head_of_a_column_has_letters_too_small_for_a_tablet(lang: str) -> None:
    """The Czech name of air forces is longer than its column is wide."""
    text = drawn(GAME, position(), "civ-0", lang, form="narrow")
    heads = re.findall(r'font-size="([\d.]+)"[^>]*t-bold', text) + re.findall(r't-bold"[^>]*font-size="([\d.]+)"', text)
    assert heads
    assert min([float(size) for size in heads]) >= 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["wide", "narrow", "middle", "tall"])
def test_no_letters_of_a_comparison_of_four_are_too_small_to_fit_on_a_phone(lang: str, form: Form) -> None:
    """A phone enlarges a picture until its smallest letters can be read, and the columns then go beyond its edge."""
    text = drawn(GAME, late().view(P1), "compare", lang, form=form)
    assert min([float(size) for size in re.findall(r'font-size="([\d.]+)"', text)]) >= 12


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phone_cuts_no_label_of_a_comparison_short(lang: str, players: int) -> None:
    """Of what a turn brings it said "Resources a t…", though the columns had room to spare."""
    assert "…" not in drawn(GAME, position(players).view(P1), "compare", lang, form="tall")


@pytest.mark.rule("TA-34.3")
def test_armies_are_as_many_as_every_kind_of_unit_allows() -> None:
    table = civ(position(), P1, on={"warriors": 3, "swordsmen": 1, "knights": 1}, tactics="medieval_army")
    assert armies_of(table, P1) == 1
    assert armies_of(civ(table, P1, on={"knights": 2}), P1) == 2
    assert armies_of(table, P2) == 0


def test_the_tutorial_compares_nothing_of_war() -> None:
    view = position(2, mode="tutorial").view(P1)
    assert "military-cards" not in rows_of(True)
    assert all(len(one.texts) == len(rows_of(True)) for one in columns(view, "en"))


@pytest.mark.parametrize("form", [market.tall, market.flat])
def test_all_decks_lie_in_one_place_on_a_phone(form: Callable[[Table, str], Drawing]) -> None:
    """Two lay beside the last cards of one zone, others beside heads, and one below all of them."""
    table = position(4)
    for piles in range(4, 7):
        table.past_events = vec_of([0] * (piles > 4))
        table.laid_out = vec_of([0] * (piles > 5))
        drawn = form(table, "en")
        at = [layer.at for layer in drawn.layers if layer.name.startswith("pile-")]
        cards = [layer.at for layer in drawn.layers if layer.name.startswith("offer-")]
        assert len(at) == piles
        assert len({x for x, _ in at}) == 1
        steps = {round(lower - upper, 2) for (_, upper), (_, lower) in pairwise(at)}
        assert len(steps) == 1
        assert max(steps) <= 20
        assert not [y for x, y in cards if x > at[0][0] - 20 and at[0][1] - 30 < y < at[-1][1] + 18 - 2]
