"""Frontier drawn from shared parts: what can be done on its pictures, and that they say what there is."""

import math
import re
from typing import Any

import pytest
from epocha_fixtures.frontier import board
from epocha_fixtures.frontier.catalogue import CARDS
from epocha_fixtures.frontier.wilds import GRID, is_water
from epocha_fixtures.pictures import parse
from epocha_fixtures.playing import do, options

from epocha import load_game
from epocha.engine.state import vec_of
from epocha.engine.text import LANGUAGES, call_players

GAME = load_game("frontier")


def offered(table: Any) -> set[str]:
    """Return what the places of all pictures answer to."""
    drawn = [picture.svg() for picture in GAME.pictures(table, "en")]
    return {e.attrib["data-actions"] for one in drawn for e in parse(one).iter() if "data-actions" in e.attrib}


def test_every_choice_is_offered_where_it_is_seen() -> None:
    table = GAME.new_initial_state(3, seed=3)
    assert set(options(table, "take")) <= offered(table)
    assert {f"{place} {turns}" for place in offered(table) if place.startswith("lay") for turns in range(4)} == set(
        options(table, "lay")
    )
    do(table, "take 1", "pass", "pass")
    assert "bid" in offered(table)
    do(table, "bid nothing", "bid nothing", "bid nothing")
    assert options(table, "attack") != []
    assert set(options(table, "attack")) <= offered(table)


def test_cards_say_what_they_do_in_all_languages() -> None:
    for number in range(len(CARDS)):
        for lang in LANGUAGES:
            lines = parse(board.card_face(number, lang)).iter("text")
            words = " ".join(line.text or "" for line in lines)
            assert CARDS[number].name.say(lang) in words
            assert board.PHRASES.say(CARDS[number].effects, lang) in words, "the text fits"


def test_the_last_battle_is_shown_as_it_was_reckoned() -> None:
    table = GAME.new_initial_state(2)
    assert "battle" not in [picture.name for picture in GAME.pictures(table, "en")]
    table.fought, table.sheet = vec_of([1, 0]), vec_of([3, 5, 0, 0, 2, 4, 0, 1])
    shown = [e.text for e in parse(board.battle(table, "en")).iter("text")]
    assert shown[2:] == ["Armies", "3", "2", "Die", "5", "4", "Own ground", "0", "1", "8", "7"]
    assert call_players(" ".join(map(str, shown[:2])), ["Anna", "Bob"]) == "Bob Anna"


def test_players_can_be_called_by_their_names() -> None:
    table = GAME.new_initial_state(2)
    text = call_players(board.regions(table, "cs"), ["Anna", "Bob"])
    assert "Slatiny: Anna" in text


@pytest.mark.parametrize("turns", range(4))
def test_a_turned_tile_shows_its_water_where_the_rules_find_it(turns: int) -> None:
    table: Any = do(GAME.new_initial_state(2), f"lay north-east {turns}")
    (tile,) = [e for e in parse(board.tiles(table, "en")).iter("g") if e.get("id") == "tile-0"]
    turning = next(e.attrib["transform"] for e in tile.iter("g") if "rotate" in e.get("transform", ""))
    angle, middle, _ = [float(word) for word in re.findall(r"[\d.]+", turning)]
    corner = [float(word) for word in re.findall(r"[\d.]+", tile.attrib["transform"])]
    shown = set()
    for printed in tile.iter("rect"):
        if printed.get("class") == "f-water":
            x, y = [float(printed.attrib[axis]) + board.SQUARE / 2 - middle for axis in "xy"]
            cos, sin = round(math.cos(math.radians(angle))), round(math.sin(math.radians(angle)))
            at = (x * cos - y * sin + middle + corner[0], x * sin + y * cos + middle + corner[1])
            shown.add(int(at[1] // board.SQUARE * 4 + at[0] // board.SQUARE))
    squares = range(int(GRID.squares))
    assert shown == {square for square in squares if is_water(table.tile_on, table.turns_of, square)}
    assert len(shown) == 1
