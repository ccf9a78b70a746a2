"""The option `components_file`: how many civ tokens there are of each kind (CE-24.9)."""

from pathlib import Path

import pytest
from epocha_fixtures.playing import said_in_english

from epocha import BadOption, Chance
from epocha.games.civilization_2002 import components as c
from epocha.games.civilization_2002.setup import OPTIONS
from epocha.games.civilization_2002.state import Table

from .build import GAME
from .own_worlds import chain, text_of

OPTION = next(option for option in OPTIONS if option.name == "components_file")


def tokens(**counts: int) -> str:
    """Return the text for some counts."""
    return "\n".join(f'[[civ_token]]\nid = "{kind}"\ncount = {count}' for kind, count in counts.items())


def there_are(table: Table, kind: str) -> int:
    """Return how many tokens of a kind are on the map or in the box."""
    number = c.TOKEN.number(kind)
    return list(table.token).count(number) + int(table.spare[number])


@pytest.mark.rule("CE-4.35")
def test_the_tokens_of_the_box() -> None:
    counts = {one.id: one.count for one in c.TOKEN}
    assert sum(counts.values()) == 72
    assert {one.count for one in c.TOKEN if one.group == "resource"} == {5}
    assert [counts[kind] for kind in ("free_technology", "treasure", "neutral_nation", "plague")] == [2, 2, 3, 3]
    assert [counts[kind] for kind in ("desert", "mountains", "jungle_forest", "fertile")] == [3, 2, 2, 3]
    assert counts["no_effect"] == 12


@pytest.mark.rule("CE-24.9", "CE-25.2")
def test_counts_are_replaced_and_the_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(tokens(plague=0, no_effect=20, resource_oil=2), encoding="utf-8")
    table = GAME.new_initial_state(3, 1, {"components_file": file})
    assert [there_are(table, kind) for kind in ("plague", "no_effect", "resource_oil", "desert")] == [0, 20, 2, 3]
    assert table.unsound() == ""
    guesses = [table.view(0).determinize(Chance.from_seed(seed)) for seed in range(9)]
    assert all(guess.unsound() == "" for guess in guesses)
    assert {there_are(guess, "plague") for guess in guesses} == {0}
    again = GAME.new_initial_state(3, 1, {"components_file": table.setup.options["components_file"]})
    assert list(again.token) == list(table.token)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[civ_token]", "this is not TOML: .* line 1"),
        ("civ_token = 3", "civ_token is not a list of tables"),
        (tokens(plauge=3), "there is no civ_token 'plauge'; did you mean 'plague'"),
        (tokens(plague=3) + "\n" + tokens(plague=4), "there are two civ_token 'plague'"),
        (tokens(plague=-1), "civ_token 'plague': count is from 0 to 99, not -1"),
        (tokens(resource_wine=6), "civ_token 'resource_wine': count is from 0 to 5, not 6; there are 5 city cards"),
        ("[[civ_token]]\nid = 'plague'", "misses key 'count'"),
        (f"[[civ_token]]\nid = '{'plague' * 700}'\ncount = 3", "there is no civ_token 'plagueplague"),
        (f"[[civ_token]]\n{'count' * 800} = 3", "unknown key 'countcount"),
        (tokens(plague=1000), "count is from 0 to 99, not 1000"),
        (tokens(plague=10**4000), r"civ_token\.1\.count: a number has too many digits"),
        ("[[civ_token]]\nid = 'plague'\ncount = 3\ngroup = 'none'", "unknown key 'group'"),
        ("[[technology]]\nid = 'masonry'\ncost = 3", r"technology cannot be replaced: only \[\[civ_token\]\] records"),
    ],
)
@pytest.mark.rule("CE-24.9")
def test_what_is_no_count_of_tokens_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadOption, match=told) as refusal:
        OPTION.read(text)
    assert str(refusal.value).startswith("option components_file: ")
    assert "cannot be used" in refusal.value.sentence(GAME.texts, "en")
    assert said_in_english(refusal.value, GAME.texts) == []


@pytest.mark.rule("CE-24.9", "CE-5.3")
def test_there_is_a_token_for_each_land() -> None:
    few = {"components_file": tokens(no_effect=0)}
    assert GAME.new_initial_state(2, 1, few | {"map_file": text_of(chain(60, 1))}).spare[c.NO_EFFECT] == 0
    with pytest.raises(BadOption, match=r"60 civ tokens for 61 land regions.*: add tokens") as refusal:
        GAME.new_initial_state(2, 1, few | {"map_file": text_of(chain(61, 1))})
    assert [str(n) in refusal.value.sentence(GAME.texts, "sk") for n in (60, 61)] == [True, True]
    with pytest.raises(BadOption, match="there are 4 tokens without effect too few") as refusal:
        GAME.new_initial_state(2, 1, few | {"remove_no_effect_tokens": True})
    assert refusal.value.option == "remove_no_effect_tokens"
    assert "4 chybějí" in refusal.value.sentence(GAME.texts, "cs")
