"""The card row, the own hand and close-ups: who sees what, what it offers, and why something cannot be had now."""

import math
import re
from collections import Counter
from collections.abc import Iterator

import pytest
from epocha_fixtures.pictures import drawn as drawn_of
from epocha_fixtures.pictures import ids, named, offered, parse

from epocha.engine.picture import Form, Picture
from epocha.engine.text import LANGUAGES, call_players
from epocha.games.through_the_ages import cards as faces
from epocha.games.through_the_ages import components as c
from epocha.games.through_the_ages import things
from epocha.games.through_the_ages.card_words import card_text
from epocha.games.through_the_ages.emblems import family
from epocha.games.through_the_ages.gist import prices, stages
from epocha.games.through_the_ages.hand import BETWEEN, LOW, MORE_SPARE, SPARE
from epocha.games.through_the_ages.row import LINE, SLIM_CARD, SLIM_SEAL, SLIM_SIZE, TALL, ZONES, reason_at

from .build import GAME, P1, P2, Table, card, civ, events, hand, military, politics, position, row, turn
from .games import random_game

BUDGET = {"row": (420, 28_000), "hand": (380, 26_000)}
"""Elements and bytes of a picture at most."""


def places(table: Table, seat: int | None, name: str, lang: str = "en") -> dict[str, dict[str, str]]:
    """Return the places of a picture as a seat sees it: their attributes by what they offer."""
    elements = parse(drawn_of(GAME, table.view(seat), name, lang)).iter()
    return {e.attrib["data-actions"]: dict(e.attrib) for e in elements if "data-actions" in e.attrib}


def texts(table: Table, seat: int | None, name: str, lang: str = "en") -> list[str]:
    return [e.text or "" for e in parse(drawn_of(GAME, table.view(seat), name, lang)).iter() if e.tag == "text"]


def refused(table: Table, seat: int, text: str, lang: str) -> str:
    """Return the sentence that an action is refused with."""
    found = GAME.refusal(table.view(seat), seat, text, lang)
    assert found is not None, text
    return call_players(found.message)


# --- the row ---


@pytest.mark.rule("TA-13.1", "TA-13.5", "TA-13.8", "TA-13.9", "TA-13.10", "TA-13.12")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_taken_says_what_it_would_be_refused_with(lang: str) -> None:
    table = position(2)
    row(table, "iron drama moses pyramids alchemy rich_land_i homer colossus monarchy knights aristotle masonry")
    civ(table, P1, techs="iron", wonders="hanging_gardens great_wall", leaders_taken=1)
    table.civil_spent = 2
    hand(table, "drama frugality_a")
    reasons = wanted(table, lang)
    assert {"TA-13.1", "TA-13.8", "TA-13.10", "TA-13.12"} <= reasons
    civ(table, P1, wonder="taj_mahal")
    hand(table, "frugality_a frugality_a")
    assert {"TA-13.5", "TA-13.9"} <= wanted(table, lang)


def wanted(table: Table, lang: str) -> set[str]:
    """Hold what the row says of each card against what would be said of taking it; return the rules that forbid it."""
    shown = places(table, P1, "row", lang)
    rules: set[str] = set()
    for space in range(int(c.SPACES)):
        if table.row[space] == c.NONE:
            assert f"take {space + 1}" not in shown
            continue
        now = shown[f"take {space + 1}"]["data-now"]
        refusal = GAME.refusal(table.view(P1), P1, f"take {space + 1}", lang)
        assert now.endswith(refusal.message if refusal else "."), now
        assert (len(now.split(".")) > 2) == (refusal is not None)
        rules |= {refusal.rule} if refusal else set()
    return rules


@pytest.mark.rule("TA-13.10", "TA-43.24")
def test_a_wonder_that_is_dearer_or_cheaper_than_its_zone_has_a_seal() -> None:
    table = row(position(2), "- - - - - pyramids - - - colossus")
    assert not [text for text in texts(table, P1, "row") if re.fullmatch(r"\d[+−]\d", text)]
    civ(table, P1, wonders="hanging_gardens")
    assert {"2+1", "3+1"} <= set(texts(table, P1, "row"))
    # upright below the name and before what it costs; on its side on the band, one line above the other
    for form, top, right, said in (("wide", 31.0, 62.0, ["2+1"]), ("tall", 5.0, 1.55 * 14, ["2", "+1"])):
        shown = parse(drawn_of(GAME, table.view(P1), "row", form=form))
        offer = next(e for e in shown.iter() if e.attrib.get("id", "").endswith("offer-5"))
        written = [e for e in offer.iter() if e.tag == "text"]
        assert [e.text for e in written] == said
        assert all(float(e.attrib["y"]) - 14 > top for e in written)
        assert all(float(e.attrib["x"]) + 5 * len(e.text or "") < right for e in written)
    civ(table, P1, wonders="", leader="michelangelo")
    table.wonders[P1] = 0
    assert {"2−1", "3−1"} <= set(texts(civ(table), P1, "row"))


@pytest.mark.rule("TA-11.2", "TA-11.12")
@pytest.mark.parametrize(("players", "leaving"), [(2, 3), (3, 2), (4, 1)])
def test_a_bracket_shows_which_cards_leave_next(players: int, leaving: int) -> None:
    table = position(players)
    words = {1: "leaves next", 2: "leave next", 3: "leave next"}[leaving]
    assert words in texts(table, P1, "row")
    tall = parse(drawn_of(GAME, table.view(P1), "row", form="tall"))
    assert len([e for e in tall.iter() if e.attrib.get("class") == "leaving"]) == leaving


def test_others_and_spectators_see_prices_without_reasons() -> None:
    table = hand(position(2), "frugality_a frugality_a frugality_a frugality_a")
    assert any("full" in place["data-now"] for place in places(table, P1, "row").values())
    for seat in (P2, None):
        assert not any("full" in place["data-now"] for place in places(table, seat, "row").values())


def test_all_cards_of_the_row_lie_apart_from_each_other_on_a_phone() -> None:
    view = position(4).view(P1)
    drawing = named(GAME, view, "row").drawing("tall")
    corners = {layer.at for layer in drawing.layers if layer.name.startswith(("space", "card"))}
    assert len(corners) == int(c.SPACES)
    assert drawing.width == TALL
    lines = sum([-(-count // 2) for _, count, _ in ZONES])
    assert drawing.height >= lines * LINE


@pytest.mark.rule("TA-44.3", "TA-44.6")
def test_future_events_show_their_ages_and_who_prepared_them_and_names_to_these_alone() -> None:
    table = politics(military(position(2), "raiders"))
    events(table, "no_event rats")
    table.apply_action(P1, GAME.text_to_action(table, "prepare raiders"))
    told = {seat: now_of(table, seat, "future-events") for seat in (P1, P2, None)}
    assert "Raiders" in told[P1]
    assert "Raiders" not in told[P2] + told[None]
    assert all("seat 1" in call_players(now) for now in told.values())


def now_of(table: Table, seat: int | None, thing: str) -> str:
    elements = parse(drawn_of(GAME, table.view(seat), "row")).iter()
    return next(e.attrib["data-now"] for e in elements if e.attrib.get("data-thing") == thing)


@pytest.mark.rule("TA-42.7")
def test_the_military_deck_offers_to_draw_only_where_that_is_played() -> None:
    for drawing in (False, True):
        assert ("draw" in places(position(2, draw_in_turn=drawing), P1, "row")) == drawing


# --- the hand ---


@pytest.mark.rule("TA-44.1", "TA-44.2")
def test_only_whoever_holds_a_hand_has_a_picture_of_it() -> None:
    table = military(hand(position(3), "iron moses"), "raiders raid_i raid_i")
    assert {"card-iron-0", "card-moses-0", "card-raiders-0", "card-raid_i-0", "card-raid_i-1"} <= seen(table, P1)
    assert seen(table, P2) & {"card-iron-0", "card-raid_i-0"} == set()
    assert "hand" not in {picture.name for picture in GAME.pictures(table.view(None), "en")}


def seen(table: Table, seat: int) -> set[str]:
    return ids(drawn_of(GAME, table.view(seat), "hand"))


def test_a_card_keeps_its_element_from_the_row_into_the_hand() -> None:
    table = hand(row(position(2), "rich_land_i rich_land_i iron"), "rich_land_i")
    in_row = ids(drawn_of(GAME, table.view(P1), "row"))
    assert {"card-rich_land_i-1", "card-rich_land_i-2", "card-iron-0"} <= in_row
    table.apply_action(P1, GAME.text_to_action(table, "take 3"))
    assert "card-iron-0" in seen(table, P1) - ids(drawn_of(GAME, table.view(P1), "row"))


@pytest.mark.rule("TA-13.5", "TA-26.6", "TA-26.7")
def test_hands_are_counted_against_their_limits() -> None:
    table = military(hand(position(2), "iron moses"), "raiders raid_i raid_i")
    assert {"2 of 4", "3 of 2", "one too many"} <= set(texts(table, P1, "hand"))
    tutorial = position(2, mode="tutorial")
    assert "0 of 4" in texts(tutorial, P1, "hand")
    assert "Military" not in texts(tutorial, P1, "hand")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_cards_in_hand_have_what_they_do_written_beside_them(lang: str) -> None:
    """Beside the first card in hand half of the window's width lay empty."""
    for held in ("homer", "homer iron", "homer iron monarchy"):
        table = hand(position(2), held)
        said = " ".join(texts(table, P1, "hand", lang))
        for name in held.split():
            assert card_text(c.CARD_IDS.index(name), lang) in said
    many = hand(position(2), "homer iron monarchy moses drama")
    assert card_text(c.CARD_IDS.index("homer"), lang) not in " ".join(texts(many, P1, "hand", lang))


@pytest.mark.rule("TA-19.2", "TA-20.9", "TA-21.2", "TA-21.5", "TA-31.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_cannot_be_used_now_says_what_it_would_be_refused_with(lang: str) -> None:
    table = hand(position(2), "iron monarchy engineering_genius_a")
    civ(table, P1, science=2)
    row(table, "frugality_a")
    table.apply_action(P1, GAME.text_to_action(table, "take 1"))
    shown = {place["data-thing"]: place.get("data-now", "") for place in places(table, P1, "hand", lang).values()}
    for name in ("iron", "monarchy", "engineering_genius_a", "frugality_a"):
        assert shown[f"card-{name}"] == refused(table, P1, f"play {name.replace('_', ' ')}", lang)
    table = politics(military(position(2), "raid_i enslave plunder_i"))
    table.military_spent = table.military_total[P1] - 1
    table.refresh()
    shown = {place["data-thing"]: place.get("data-now", "") for place in places(table, P1, "hand", lang).values()}
    assert shown["card-enslave"] == refused(table, P1, "attack enslave on 2", lang)


def test_a_card_says_nothing_of_other_phases_and_of_the_turns_of_others() -> None:
    table = military(hand(position(2), "iron"), "raiders")
    assert not [place for place in places(turn(table, P2), P1, "hand").values() if place.get("data-now")]
    assert [place["data-thing"] for place in places(turn(table, P1), P1, "hand").values() if place.get("data-now")] == [
        "card-iron"
    ]


def test_a_hand_is_as_large_as_the_civilization_leaves_room_for_in_a_high_window() -> None:
    """A fifth of the window lay empty below small cards at 1920 x 1080, and below ten cards at 1920 x 1200."""
    high = "selective_breeding"

    def size(held: int, techs: str = "", form: Form = "large") -> tuple[float, float]:
        table = hand(civ(position(2), P1, techs=techs), " ".join(["frugality_a"] * held))
        drawn = named(GAME, table.view(P1), "hand").drawing(form)
        own = named(GAME, table.view(P1), "civ-0").drawing("ample").height
        assert 1040 * drawn.height / drawn.width + own + BETWEEN <= (SPARE if form == "large" else MORE_SPARE) * 1040
        return drawn.width, drawn.height

    assert size(0) == size(3) == (540, 112)
    assert size(4)[0] == 540 < size(5)[0] < size(6, f"irrigation {high}")[0]
    assert size(12) == (1040, 224), "in two lines, so that none lies on another"
    assert size(12, f"irrigation {high} mechanized_agriculture") == (1040, 112), "for which these would be too high"
    assert size(12, f"irrigation {high} mechanized_agriculture", "largest") == (1040, 224)


def test_on_a_tablet_held_flat_the_row_is_one_line_and_the_piles_have_their_names() -> None:
    view = position(4).view(P1)
    slim, tiles = (named(GAME, view, "row", "cs").drawing(form) for form in ("narrow", "middle"))
    assert slim.height / slim.width < 0.6 * tiles.height / tiles.width
    tops = {layer.at[1] for layer in slim.layers if layer.at and layer.name.startswith(("space", "card"))}
    assert len(tops) == 1
    drawn = parse(drawn_of(GAME, view, "row", "cs", form="narrow"))
    said = {e.text for e in drawn.iter() if e.tag == "text"}
    assert {"civilní", "vojenské", "události", "budoucí"} <= said, "not only the ages on their backs"


def test_on_a_phone_held_flat_all_cards_of_a_price_lie_behind_it_in_the_same_columns() -> None:
    """Heads lay in the places of cards, so that the first line of each price began farther right than the second."""
    drawing = named(GAME, position(4).view(P1), "row").drawing("flat")
    at = {layer.name: layer.at for layer in drawing.layers if layer.name.startswith("offer-")}
    starts = {place[0] for space in (0, 3, 5, 7, 9, 11) if (place := at[f"offer-{space}"])}
    assert len(starts) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_completed_wonders_and_pacts_are_as_large_as_all_else(lang: str) -> None:
    """They were drawn smaller where they did not fit, and could not be read on a laptop."""
    table = civ(position(2), P1, wonders="library_of_alexandria transcontinental_railroad st_peters_basilica")
    civ(table, P2, pact="open_borders_agreement", pact_with=P1)
    drawn = parse(drawn_of(GAME, table.view(P1), "civ-0", lang))
    sizes = [float(e.attrib["font-size"]) for e in drawn.iter() if e.tag == "text"]
    assert min(sizes) >= 11.9


# --- all of a game ---


def shown_in(table: Table) -> Iterator[Picture]:
    for seat in range(int(table.players)):
        yield from [one for one in GAME.pictures(table.view(seat), "sk") if one.name in BUDGET]


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_keeps_to_the_budget_and_offers_what_can_be_taken_and_played(players: int) -> None:
    verbs = ("take", "play", "revolt", "prepare", "attack", "declare", "offer", "spend", "discard", "colonize")
    for number, table in enumerate(random_game(players, 3, {"mode": "full", "laid_out": 4})):
        if number % 40 or table.is_terminal:
            continue
        for picture in shown_in(table):
            for form in picture.forms:
                drawn = picture.svg(form)
                elements, size = BUDGET[picture.name]
                assert Counter(drawn)["<"] - drawn.count("</") <= elements, (picture.name, form)
                assert len(drawn.encode()) <= size, (picture.name, form)
        player = table.current_players[0]
        view = table.view(player)
        known = offered(*[drawn_of(GAME, view, name) for name in BUDGET])
        for action in table.legal_actions(player):
            text = GAME.action_to_text(table, action)
            if text.split()[0] in verbs:
                assert any(text == prefix or text.startswith(f"{prefix} ") for prefix in known), text


# --- close-ups ---


def test_every_card_can_be_looked_at_closely_with_rules_that_there_are() -> None:
    view = position(2).view(P1)
    for lang in LANGUAGES:
        for name in c.CARD_IDS:
            found = GAME.thing(view, f"card-{name}", lang)
            assert found is not None
            assert found.text.count(".") >= 1
            assert found.rules
            assert set(found.rules) <= set(GAME.rules(lang)), name
            assert parse(found.picture).attrib["viewBox"] == "-4 -4 128 172"


def test_clarifications_speak_of_families_of_cards_that_there_are() -> None:
    families = {family(number) for number in range(int(c.CARDS))}
    assert set(things.CLARIFIED) <= families
    columbus = GAME.thing(position(2).view(P1), "card-christopher_columbus", "en")
    assert columbus is not None
    assert "TA-43.1" in columbus.rules
    assert "without sacrifice" in columbus.text.replace("without sacrificing", "without sacrifice")


def test_faces_are_drawn_once_for_all_viewers() -> None:
    faces.face.cache_clear()
    table = position(4)
    for seat in (0, 1, 2, 3, None):
        named(GAME, table.view(seat), "row", "cs").svg()
    assert faces.face.cache_info().misses <= int(c.SPACES)
    assert faces.face(card("iron"), "cs") is faces.face(card("iron"), "cs")


@pytest.mark.parametrize(("size", "letters"), [(SLIM_CARD, SLIM_SIZE), (faces.CARD, faces.SIZE)], ids=["slim", "wide"])
def test_prices_and_reasons_lie_on_nothing_that_a_card_gives_and_not_on_each_other(
    size: tuple[int, int], letters: float
) -> None:
    """A reason lay on the actions that a government gives, a price on the emblem of a wonder beside its stages."""
    for one in range(int(c.CIVIL_CARDS)):
        lines, _ = faces.foot_of(one, *size, letters)
        if len(lines) == faces.ROWS:
            continue  # then it lies on the emblem
        foot = size[1] - 1.45 * letters * len(lines)
        for is_sealed in {False, bool(stages(one))}:
            x, y = reason_at(one, size, is_sealed)
            assert y + faces.MARK <= foot, c.CARD_IDS[one]
            if is_sealed and size == SLIM_CARD:
                assert SLIM_SEAL[1] + faces.MARK <= foot
                assert math.dist(SLIM_SEAL, (x, y)) > 2 * faces.MARK, c.CARD_IDS[one]


@pytest.mark.parametrize(("size", "letters"), [(SLIM_CARD, SLIM_SIZE), (faces.CARD, faces.SIZE)], ids=["slim", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_gifts_of_a_card_keep_off_its_edges_and_its_emblem_off_its_prices(
    lang: str, size: tuple[int, int], letters: float
) -> None:
    """Amounts at the foot of slim cards reached over both edges, and names of three lines over the upper one."""
    for one in range(int(c.CIVIL_CARDS)):
        drawn = parse(str(faces.face(one, lang, *size, letters)))
        assert all(float(e.attrib["y"]) > 0.7 * letters for e in drawn.iter() if e.tag == "text"), c.CARD_IDS[one]
        lines, gap = faces.foot_of(one, *size, letters)
        assert all(faces.line_width(line, letters, gap) <= size[0] - 7 for line in lines), c.CARD_IDS[one]
        fields = [e for e in drawn.iter() if e.attrib.get("class") == "field"]
        for field in fields:
            x, y, side = (float(field.attrib[name]) for name in ("x", "y", "width"))
            costs = [e for e in drawn.iter() if e.tag == "text" and float(e.attrib["x"]) > size[0] - 24]
            beside = [e for e in costs if y + 2 < float(e.attrib["y"]) - 0.36 * letters < y + side - 2]
            assert all(x + side <= float(e.attrib["x"]) + 1 for e in beside), c.CARD_IDS[one]


def test_what_a_low_card_of_the_hand_gives_keeps_off_its_price() -> None:
    """The effect of Engineering touched the 9 above it, and of Communism four lines lay upon each other."""
    for one in range(int(c.CIVIL_CARDS)):
        if stages(one):
            continue  # a wonder is never in a hand
        lines, _ = faces.foot_of(one, LOW.width, LOW.height, LOW.text)
        assert len(lines) <= 2, c.CARD_IDS[one]
        drawn = parse(str(faces.face(one, "cs", LOW.width, LOW.height, LOW.text)))
        bases = sorted({float(e.attrib["y"]) for e in drawn.iter() if e.tag == "text" and float(e.attrib["y"]) > 33})
        costs = len(prices(one))
        assert len(bases) <= len(lines) + 1 + (costs if len(lines) < 2 else 1), c.CARD_IDS[one]
        if len(lines) > 1:
            assert bases[-1] - bases[-2] > 11, c.CARD_IDS[one]
