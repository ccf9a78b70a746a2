"""`epocha map` tells what is on a map, what is wrong with it, and draws it."""

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from .conftest import Run

GAME = "civilization_2002"
SMALL = """
[[land_region]]
id = "north"
name = { en = "North & East", cs = "Sever" }
land_adjacent = ["south"]

[[land_region]]
id = "south"
land_adjacent = ["north"]
sea_adjacent = ["bay"]

[[land_region]]
id = "isle"
sea_adjacent = ["bay"]

[[land_region]]
id = "cape"
sea_adjacent = ["bay"]

[[sea_region]]
id = "bay"
land_adjacent = ["south", "isle", "cape"]
"""


def test_a_map_is_summed_up(run: Run) -> None:
    Path("own.toml").write_text(SMALL, encoding="utf-8")
    done = run("map", "check", "own.toml")
    assert done.code == 0
    rows = dict(line.rsplit(maxsplit=1) for line in done.out.splitlines()[1:11])
    assert rows["Land regions"] == "4"
    assert rows["Continents and islands"] == "3"
    assert rows["Coasts"] == "3"
    assert rows["Players"] == "2"
    assert "3–6: The map has 4 land regions." in done.out


def test_the_map_of_the_guide_is_one(run: Run) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "player.md").read_text(encoding="utf-8")
    world, tokens = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    Path("world.toml").write_text(world, encoding="utf-8")
    Path("tokens.toml").write_text(tokens, encoding="utf-8")
    done = run("map", "check", "world.toml", "--option", "components_file=@tokens.toml")
    assert done.code == 0
    assert "world.toml can be played on." in done.out
    assert "71" in done.out


def test_what_is_wrong_names_the_file_and_the_region(run: Run) -> None:
    Path("own.toml").write_text(SMALL.replace('["south", "isle", "cape"]', '["south", "isle"]'), encoding="utf-8")
    done = run("map", "check", "own.toml")
    assert done.code == 1
    said = " ".join(done.out.split())
    assert said.startswith("own.toml: This map cannot be used: region cape has a coast border with bay, but bay")
    done = run("map", "draw", "own.toml")
    assert (done.code, Path("own.svg").exists()) == (2, False)
    assert "region cape" in done.err


def test_a_map_is_checked_together_with_other_options(run: Run) -> None:
    Path("own.toml").write_text(SMALL, encoding="utf-8")
    none = "\n".join(
        f'[[civ_token]]\nid = "resource_{kind}"\ncount = 0'
        for kind in ("wine", "horses", "iron", "gems", "spices", "oil", "coal", "rare_metals")
    )
    Path("tokens.toml").write_text(none, encoding="utf-8")
    done = run("map", "check", "own.toml", "--option", "components_file=@tokens.toml")
    assert [line.split()[-1] for line in done.out.splitlines() if "tokens" in line] == ["32"]
    done = run("map", "check", "--option", "components_file=@tokens.toml")
    assert (done.code, "32 civ tokens for 57 land regions" in " ".join(done.out.split())) == (1, True)


@pytest.mark.parametrize(("lang", "name"), [("en", "North & East"), ("cs", "Sever"), ("sk", "North & East")])
def test_a_drawing_has_every_region_with_its_name(run: Run, lang: str, name: str) -> None:
    Path("own.toml").write_text(SMALL, encoding="utf-8")
    assert run("map", "draw", "own.toml", "--lang", lang).code == 0
    drawn = ElementTree.parse("own.svg").getroot()  # noqa: S314
    texts = {each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert texts == {name, "South", "Isle", "Cape", "Bay"}
    classes = [each.get("class", "") for each in drawn.iter("{http://www.w3.org/2000/svg}path")]
    assert [classes.count(one) for one in ("land", "land-link", "sea-link")] == [4, 1, 3]


def test_the_map_of_the_game_is_drawn_and_with_shapes_as_they_are(run: Run) -> None:
    run("map", "draw", "-o", "box.svg")
    assert Path("box.svg").read_text(encoding="utf-8").count('class="land g-') == 57
    package = files(f"epocha.games.{GAME}")
    shapes = package.joinpath("map_shapes.toml").read_text(encoding="utf-8")
    regions = shapes[shapes.index("\n[[region]]") : shapes.rindex("\n[[barrier]]")].split("\n[[barrier]]")[0]
    world = package.joinpath("map.toml").read_text(encoding="utf-8")
    frame = world.replace("width = 1000", "width = 2400").replace("height = 500", "height = 1200")
    Path("shaped.toml").write_text(frame + regions, encoding="utf-8")
    assert run("map", "draw", "shaped.toml").code == 0
    drawn = Path("shaped.svg").read_text(encoding="utf-8")
    assert (drawn.count('class="land g-'), drawn.count('-link"')) == (57, 0)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["map", "check", "none.toml"], "none.toml"),
        (["map", "check", "--game", "pebbles"], f"pebbles takes no map of one’s own; these do: {GAME}"),
        (["map", "check", "--game", "chess"], "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert (done.code, says in done.err) == (2, True)
