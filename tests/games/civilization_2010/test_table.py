"""The table: what a battle would come to, offers that only partners see, and how far everybody is from winning."""

import re
from html import unescape
from itertools import pairwise
from typing import cast
from xml.etree.ElementTree import fromstring

import pytest

from epocha.engine.battle import ATTACKER
from epocha.engine.picture import Picture
from epocha.engine.svg import text_width
from epocha.games.civilization_2010 import components as c
from epocha.games.civilization_2010.battle_picture import Clash, clash
from epocha.games.civilization_2010.board import FIGURE, LARGE_FIGURE, map_alone
from epocha.games.civilization_2010.building import bars_item, budget_of, squares_to_build
from epocha.games.civilization_2010.gallery import pictures
from epocha.games.civilization_2010.map_frame import FRAME, RIM
from epocha.games.civilization_2010.scenery import SQUARE
from epocha.games.civilization_2010.seats import goals, low
from epocha.games.civilization_2010.things import thing
from epocha.games.civilization_2010.town import wares

from .build import GAME, P1, P2, P3, Table, army, capital, know, meadow, open_to, position, says, town
from .field import asked, do, options
from .test_battle import clash as fight
from .test_trade import hidden, market


def shown(table: Table, seat: int, name: str) -> Picture:
    """Return a picture as a seat sees it."""
    return {one.name: one for one in pictures(cast(Table, table.view(seat)), "en")}[name]


def titles(picture: Picture) -> list[str]:
    """Return what the parts of a picture say of themselves."""
    return [unescape(text) for text in re.findall("<title>([^<]*)</title>", picture.svg())]


def card(name: str) -> int:
    return c.UNIT_CARD_IDS.index(name)


@pytest.mark.rule("CF-25.15", "CF-25.17")
def test_what_a_unit_would_come_to_is_what_the_battle_then_does() -> None:
    table = fight("infantry_1 infantry_3 artillery_1", "infantry_3 infantry_1")
    do(table, "play infantry 3")
    said = {name: clash(table, ATTACKER, card(name), 0) for name in ("infantry_1", "infantry_3", "artillery_1")}
    assert said["infantry_1"] == Clash(0, dealt=1, taken=3, kills=False, dies=True)
    assert said["infantry_3"] == Clash(0, dealt=3, taken=3, kills=True, dies=True)
    assert said["artillery_1"] == Clash(1, dealt=1, taken=3, kills=False, dies=True), "it strikes first, in vain"
    do(table, "play artillery 1", "against 1")
    assert [int(wounds) for wounds in table.wounds] == [1]
    assert table.killed[card("artillery_1")] == 1


@pytest.mark.rule("CF-25.27")
def test_on_a_phone_the_units_of_each_side_stand_closed_up_in_one_row() -> None:
    table = fight("infantry_1 infantry_1 infantry_3", "infantry_1 infantry_1 infantry_1")
    while "play infantry 1" in options(table):
        do(table, "play infantry 1")
        if len(table.draft(asked(table))):
            do(table, "new front")
    places = r'translate\(([\d.]+) ([\d.]+)\)"><g id="place-front-(\d)"'
    lies = {front: (float(x), float(y)) for x, y, front in re.findall(places, shown(table, P1, "battle").svg("tall"))}
    rows = [sorted(front for front in lies if lies[front][1] == y) for y in sorted({y for _, y in lies.values()})]
    assert rows == [["0", "2", "4"], ["1", "3"]]
    assert {round(lies[after][0] - lies[front][0]) for row in rows for front, after in pairwise(row)} <= {106, 92}


def test_with_a_raised_unit_a_phone_shows_enemies_forecasts_and_own_units_and_no_more() -> None:
    table = fight("infantry_1 infantry_1 infantry_3", "infantry_1 infantry_1 infantry_1")
    do(table, "play infantry 1", "play infantry 1", "new front", "play infantry 1", "new front")
    heights = []
    for raising in ((), ("play infantry 1",)):
        do(table, *raising)
        found = re.search(r'height="([\d.]+)" fill="none"', shown(table, P1, "battle").svg("tall"))
        heights.append(float(found[1]) if found else 0)
    assert heights[1] < 340 < heights[0], "a sheet with what was picked leaves less room"


def test_on_a_phone_held_flat_what_both_sides_have_stands_beside_their_rows() -> None:
    """One lay upon the other until the enemy had a unit in play."""
    table = fight("infantry_1 infantry_3 artillery_1", "infantry_3 infantry_1")
    for play in ("", "play infantry 3"):
        if play:
            do(table, play)
        drawn = shown(table, P1, "battle").svg("flat")
        sums = re.findall(r'translate\(([\d.]+) ([\d.]+)\)"><title>(?:Attacker|Defender): ', drawn)
        assert len(sums) == 2
        (x, y), (other_x, other_y) = [(float(x), float(y)) for x, y in sums]
        assert x == other_x
        assert abs(y - other_y) > 100


@pytest.mark.rule("CF-25.5", "CF-34.6")
def test_a_battle_shows_each_side_its_own_cards_with_what_they_would_come_to() -> None:
    table = fight("mounted_3 infantry_2", "infantry_3 infantry_1")
    do(table, "play infantry 3")
    attacker, defender = (shown(table, seat, "battle").svg() for seat in (P1, P2))
    assert 'id="force-mounted_3-0"' in attacker
    assert 'id="force-mounted_3-0"' not in defender
    assert 'id="force-infantry_1-0"' in defender
    told = [text for text in titles(shown(table, P1, "battle")) if "strength 3. Against" in text]
    assert told == [
        "Horseman, strength 3. Against Spearman on front 1: is struck first, deals 0, takes 3; is killed."
    ]  # fmt: skip


def test_a_hand_on_a_phone_has_no_empty_rows_and_lies_in_lines_of_five() -> None:
    def height(units: int) -> float:
        table = meadow(2)
        for which in range(int(c.UNIT_CARDS)):
            table.forces[which] = units if which == card("infantry_1") else 0
        return shown(table, P1, "hand-0").drawing("tall").height

    heights = [height(n) for n in (0, 5, 6)]
    assert heights[0] < heights[1] < 110
    assert heights[2] == heights[1] + 98


@pytest.mark.rule("CF-12.2")
def test_all_own_cities_stand_in_a_row_beside_the_one_that_acts() -> None:
    table = capital(meadow(2), "b2")
    town(table, "e12", city=1)
    for form in ("wide", "tall"):
        drawn = shown(table, P1, "market").svg(form)
        assert all(f'id="place-towns-{city}"' in drawn for city in (0, 1))
        assert all(f"city {city}" in drawn for city in (1, 2))


@pytest.mark.rule("CF-27.2")
def test_technologies_that_cannot_be_paid_for_are_paler() -> None:
    def dear(trade: int) -> int:
        table = meadow(2)
        table.trade[P1] = trade
        return shown(table, P1, "library").svg().count('class="dear"')

    assert dear(27) == 0
    assert dear(0) > 5, "all of the first level"


def test_what_cannot_be_had_yet_is_muted_with_letters_as_clear_as_on_the_rest() -> None:
    """One studies it to know what to aim for; it was covered by a veil, or shown at a third of its strength."""
    table = meadow(2)
    for name in ("library", "market"):
        drawn = fromstring(f"<g>{shown(table, P1, name).svg()}</g>")  # noqa: S314
        muted = [one for one in drawn.iter("g") if one.get("class") in ("to-come", "locked")]
        assert len(muted) > 4
        pale = [one for group in muted for one in group.iter() if one.get("class") in ("emblem", "later", "faded")]
        assert pale
        assert not [text.text for one in pale for text in one.iter("text")], name


@pytest.mark.rule("CF-34.14", "CF-11.10")
def test_the_desk_shows_an_offer_to_its_partners_only_and_what_lies_face_down_by_its_sort() -> None:
    table = hidden(market(3))
    empty = shown(table, P3, "desk").svg()
    says(table, P1, "offer 2", "give hut iron", "ask for 1 trade", "send")
    assert shown(table, P3, "desk").svg() == empty
    maker, partner = (shown(table, seat, "desk") for seat in (P1, P2))
    assert any("iron" in text for text in titles(maker) if text.startswith("Withdraw"))
    answers = [text for text in titles(partner) if text.startswith(("Accept", "Refuse"))]
    assert len(answers) == 3, "accept, refuse, or refuse and make another"
    assert not any("iron" in text for text in answers)


@pytest.mark.rule("CF-30.2", "CF-27.3")
def test_technologies_that_no_pyramid_needs_bring_no_victory_nearer() -> None:
    table = position(2)
    level_one = [number for number, level in enumerate(c.LEVEL) if level == 1]
    table.techs[P1] = sum([1 << number for number in level_one[:5]])
    five = {goal.name: goal.share for goal in goals(table, P1, "en")}["technology"]
    table.techs[P1] = sum([1 << number for number in level_one])
    assert {goal.name: goal.share for goal in goals(table, P1, "en")}["technology"] == five == 5 / 15


@pytest.mark.rule("CF-30.4")
def test_how_far_the_nearest_army_is_from_a_rival_capital() -> None:
    table = army(capital(capital(meadow(2), "b2"), "b14", P2), "b10")
    said = {lang: {goal.name: goal.brief for goal in goals(table, P1, lang)}["military"] for lang in ("en", "cs", "sk")}
    assert said == {"en": "4 steps", "cs": "4 kroky", "sk": "4 kroky"}, "a distance; a bare number reads as strength"


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_the_military_meter_never_runs_into_the_numbers_beside_it(lang: str) -> None:
    """Not even a distance of two figures, in the strip where both stand side by side."""
    table = army(capital(capital(meadow(2), "a1"), "h16", P2), "a2")
    drawn = low(table, P1, lang)
    short = {goal.name: goal.short for goal in goals(table, P1, lang)}["military"]
    [x] = re.findall(rf'x="([\d.]+)"[^>]*>{short}<', drawn)
    first = re.findall(r'data-thing="count-trade".*?x="([\d.]+)"', drawn)[0]
    assert short == "→ 21"
    assert "textLength" not in drawn, "there are no words where they would have to be set closer"
    assert float(x) + text_width(short, 17) < float(first)


def test_names_on_the_map_lie_above_what_glows() -> None:
    names = [layer.name for layer in shown(meadow(2), P1, "map").drawing("tall").layers]
    assert names[-1] == "names"
    assert any(name.startswith("places-") for name in names)


def test_the_map_of_two_players_has_the_pyramids_of_both_beside_it() -> None:
    table = know(know(capital(capital(meadow(2), "b2"), "b14", P2), "writing"), "masonry", P2)
    drawn = shown(table, P1, "map").svg(names=("Anna", "Bert"))
    assert all(f">{name}</text>" in drawn for name in ("Anna", "Bert"))
    assert {"tech-writing", "tech-masonry"} <= set(re.findall(r'data-thing="(tech-[a-z_]+)"', drawn))


def test_whatever_has_a_name_for_close_ups_says_something() -> None:
    for kind, ids in (("tech", c.TECHNOLOGY.ids), ("event", c.EVENT.ids), ("wonder", c.WONDER.ids)):
        assert all(told.text for name in ids if (told := thing(f"{kind}-{name}", "cs")))
    assert thing("tech-nothing", "en") is None


@pytest.mark.rule("CF-11.9")
@pytest.mark.parametrize(("towns", "in_row"), [("", 4), ("e12 b12", 3)])
def test_the_map_of_two_players_lies_above_a_row_of_cities_and_pyramids(towns: str, in_row: int) -> None:
    """It was half as wide as high, with squares of 33 px on a laptop; it takes nearly all of the middle of a window."""
    table = meadow(players=2)
    for number, where in enumerate(towns.split(), 1):
        town(table, where, city=number)
    land, drawn = map_alone(cast(Table, table.view(P1)), "en"), shown(table, P1, "map").drawing("wide")
    assert land.width > 1.9 * land.height
    assert drawn.width <= land.width + 0.5
    assert 1.28 < drawn.width / drawn.height < 1.42
    at = {layer.name: layer.at for layer in drawn.layers if layer.at}
    beside = [place for name, place in at.items() if name.endswith(("-squares", "-cards"))]
    assert len(beside) == in_row
    assert all(y > land.height for _, y in beside)


def test_the_desk_fills_the_room_of_a_laptop_and_fits_a_phone() -> None:
    """That room is half as wide again as it is high; letters of 16 need three quarters of a pixel a unit at 360 px."""
    for players in (2, 3, 4):
        desk = shown(market(players), P1, "desk")
        wide, tall = desk.drawing("wide"), desk.drawing("tall")
        assert 1.1 < wide.width / wide.height < 1.65
        assert 344 / tall.width * 16 > 12.2


def test_the_desk_calls_the_others_by_name_and_says_why_a_side_is_empty() -> None:
    table = market(3)
    says(table, P2, "offer 1", "give 1 culture", "send")
    desk = shown(table, P1, "desk")
    for form in ("wide", "tall"):
        drawn = desk.svg(form, names=("Anna", "Bert & Co", "Cilka"))
        assert drawn.count(">Bert &amp; Co</text>") == 2, "in the offer, and at what they have"
        assert drawn.count(">Cilka</text>") == 1
        assert "make an offer" in drawn, "what may be taken shows nothing before somebody is chosen"


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("offers", "said"), [(0, "There are no offers in this game"), (1, "You can make no more offers")]
)
def test_the_desk_asks_for_no_offers_that_cannot_be_made(players: int, offers: int, said: str) -> None:
    table = market(players, offers=offers)
    if offers:
        says(table, P1, "offer 2", "give 1 trade", "send")
    for form in ("wide", "tall", "flat"):
        drawn = shown(table, P1, "desk").svg(form)
        assert said in unescape(drawn), form
        assert "Choose whom" not in drawn
        assert "Your offer to" not in drawn
    if offers:
        others = shown(table, P2, "desk").svg("wide")
        assert said not in others
        assert ("Choose whom" if players > 2 else "Your offer to") in others


def test_the_desk_says_why_an_empty_offer_cannot_be_sent() -> None:
    """The button was veiled, and nothing told what was missing."""
    table = market(3)
    said = []
    for pick in ("offer 2", "give 1 trade"):
        says(table, P1, pick)
        drawn = [shown(table, P1, "desk").svg(form) for form in ("wide", "tall", "flat")]
        said.append(["You can send it" in one for one in drawn])
    assert said == [[True] * 3, [False] * 3]


def test_whom_to_make_an_offer_is_chosen_from_rows_with_their_civilization() -> None:
    table = market(3)
    people = [f"civ-{c.CIVILIZATION.ids[table.civilization[seat]]}" for seat in (P2, P3)]
    for form in ("wide", "tall", "flat"):
        drawn = shown(table, P1, "desk").svg(form)
        assert drawn.count('"offer-sign"') == 2
        assert all(one in drawn for one in people), form
    says(table, P1, "offer 2")
    assert "offer-sign" not in shown(table, P1, "desk").svg(), "somebody is chosen"


@pytest.mark.rule("CF-11.9", "CF-11.10")
def test_a_counter_offer_is_the_same_deal_turned_round() -> None:
    table = hidden(market(2))
    says(table, P1, "offer 2", "give hut iron", "give 1 trade", "ask for iron", "ask for 1 culture", "send")
    then = re.findall('data-then="([^"]*)"', shown(table, P2, "desk").svg())
    assert then[0].split("|") == ["offer 1", "give iron", "give 1 culture", "ask for hut", "ask for 1 trade"]
    says(table, P2, "refuse 1", *then[0].split("|"), "send")
    assert [int(to) for to in table.offered_to if to >= 0] == [P1]


def test_goods_of_the_only_other_player_begin_an_offer() -> None:
    begun = re.findall('data-actions="offer 2" data-then="([^"]*)"', shown(market(2), P1, "desk").svg())
    assert {"give 1 trade", "give iron", "ask for iron"} <= set(begun)
    assert "data-then" not in shown(market(3), P1, "desk").svg()


def test_all_that_is_left_of_trade_comes_into_an_offer_at_once() -> None:
    """Fourteen trade was six taps."""
    table = market(2)
    table.trade[P1] = 14
    says(table, P1, "offer 2", "give 1 trade")
    [rest] = re.findall('<g id="place-desk-give-1-rest"[^>]*>', shown(table, P1, "desk").svg())
    assert 'data-actions="give 5 trade"' in rest
    then = re.findall('data-then="([^"]*)"', rest)[0].split("|")
    says(table, P1, "give 5 trade", *then)
    assert not [text for text in open_to(table, P1) if text.startswith("give") and text.endswith("trade")]


@pytest.mark.rule("CF-15.2", "CF-12.5")
def test_a_city_by_itself_says_what_it_can_build_and_where() -> None:
    table = know(town(meadow(2), "c7"), "pottery writing")
    offered = {c.BUILDING.ids[one.item]: one for one in wares(table, P1, 1) if one.item < len(c.BUILDING.ids)}
    assert set(offered) == {"granary", "library"}
    for name, ware in offered.items():
        squares = [int(one) for one in squares_to_build(table, P1, 1, c.BUILDING.number(name))]
        assert list(ware.squares) == squares
        assert ware.is_payable == (bars_item(table, P1, 1, ware.item, budget_of(table, P1, 1)) is None)


def test_a_city_on_the_map_brings_its_own_picture_to_the_front() -> None:
    table = town(meadow(2), "c7")
    named = re.findall('data-front="([^"]*)"', shown(table, P2, "map").svg("tall"))
    assert "city-0-1" in named
    assert all(shown(table, P2, name).svg() for name in named)


@pytest.mark.parametrize(("players", "is_beside"), [(2, True), (4, False)])
def test_what_is_chosen_stands_beside_the_map_if_it_is_no_higher(players: int, is_beside: bool) -> None:
    """Six civilizations one below the other would make the whole map of four smaller."""
    table = GAME.new_initial_state(players, 3, {"civilizations": "chosen"})
    drawn = shown(table, int(table.current_players[0]), "stage").drawing("wide")
    assert ("map-figures" in [layer.name for layer in drawn.layers]) == is_beside
    assert drawn.width > drawn.height * 1.3, "nothing lies empty beside it in a wide window"


def test_figures_stand_above_the_signs_of_what_their_square_gives() -> None:
    """They covered half of them: the signs take the lowest part of a square, as high as letters are."""
    table = army(meadow(2), "e12")
    for form, size in (("wide", FIGURE), ("tall", LARGE_FIGURE)):
        [figure] = [
            one for one in fromstring(f"<g>{shown(table, P1, 'map').svg(form)}</g>").iter("g")  # noqa: S314
            if one.get("id") == "figure-0-0"
        ]  # fmt: skip
        low = float(re.findall(r"[\d.]+", figure.get("transform", ""))[1]) + size / 2
        row = (low - (FRAME if form == "wide" else RIM)) % SQUARE
        assert row <= SQUARE - 14
