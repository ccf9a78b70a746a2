"""Catalogues: every key is read, and what is wrong is named with its card and its key."""

import tomllib
from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

import pytest

from epocha.engine.catalogue import CardKind, Catalogue, CatalogueError, Each, Of, Words

USUAL = """
[limits]
hand = 5

[[good]]
id = "silk"

[[good]]
id = "ore"
heavy = true

[[card]]
id = "caravan"
name = { en = "Caravan", cs = "Karavana", sk = "Karavána" }
cost = { ore = 2 }
effects = [{ verb = "gain", good = "silk", amount = { per = "city" } }, { verb = "draw" }]
prov = "recalled"

[[card]]
id = "forge"
name = { en = "Forge", cs = "Kovárna", sk = "Vyhňa" }
if = ["silk", "ore"]
effects = [{ verb = "lose", good = "ore", amount = 2 }]
"""


class Limits(NamedTuple):
    hand: int


class Good(NamedTuple):
    id: str
    heavy: bool = False


class Per(NamedTuple):
    per: Literal["city", "army"]


class Change(NamedTuple):
    verb: Literal["gain", "lose"]
    good: Annotated[int, Of("good")]
    amount: int | Per = 1


class Draw(NamedTuple):
    verb: Literal["draw"]


class Card(NamedTuple):
    id: str
    name: Words
    effects: tuple[Change | Draw, ...]
    cost: Annotated[tuple[int, ...], Each("good")] = (0, 0)
    if_: tuple[Annotated[int, Of("good")], ...] = ()


def catalogue(text: str = USUAL) -> Catalogue:
    return Catalogue(tomllib.loads(text), "cards.toml", notes=["prov"])


def test_a_file_becomes_typed_records_with_numbers_for_names() -> None:
    file = catalogue()
    cards = file.records("card", Card)
    assert cards[0].cost == (0, 2)
    assert cards[0].effects == (Change("gain", 0, Per("city")), Draw("draw"))
    assert cards[1].if_ == (0, 1)
    assert cards[1].name.say("sk") == "Vyhňa"
    assert (cards.ids, cards.number("forge"), len(cards)) == (("caravan", "forge"), 1, 2)
    assert file.records("good", Good)[1].heavy
    assert file.single("limits", Limits).hand == 5
    file.finish()


WRONG: Mapping[str, tuple[str, str, str]] = {
    "unknown key": ("cost =", "costs =", "card 'caravan': unknown key 'costs'; did you mean 'cost'?"),
    "missing key": ('"recalled"', '"recalled"\n[[card]]\nid = "fair"', "card 'fair': misses key 'name'"),
    "missing language": (', sk = "Karavána"', "", "card 'caravan': name: misses key 'sk'"),
    "empty text": ("Karavána", " ", "card 'caravan': name: sk: is empty"),
    "wrong type": ("amount = 2", 'amount = "2"', "card 'forge': effects.1, lose: amount: is a text"),
    "flag for a number": ("ore = 2", "ore = true", "card 'caravan': cost.ore: is true or false"),
    "unknown name": ('good = "silk"', 'good = "silq"', "there is no good 'silq'; did you mean 'silk'?"),
    "unknown name of an amount": ("{ ore = 2 }", "{ or = 2 }", "card 'caravan': cost: there is no good 'or'"),
    "unknown word": ('per = "city"', 'per = "town"', "effects.1, gain: amount: per: 'town' is not one of city, army"),
    "unknown verb": ('"draw"', '"drow"', "card 'caravan': effects.2: {'verb': 'drow'} is none of: verb = gain"),
    "key of another verb": ('"draw"', '"draw", good = "ore"', "card 'caravan': effects.2, draw: unknown key 'good'"),
    "twice": ('"forge"', '"caravan"', "there are two card 'caravan'"),
}


@pytest.mark.parametrize(("old", "new", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_named_with_card_and_key(old: str, new: str, message: str) -> None:
    assert old in USUAL
    with pytest.raises(CatalogueError) as problem:
        catalogue(USUAL.replace(old, new, 1)).records("card", Card)
    assert str(problem.value).startswith("cards.toml: ")
    assert message in str(problem.value)


def test_a_table_that_nothing_reads_is_an_error() -> None:
    file = catalogue(USUAL + "\n[[wonder]]\nid = 'temple'")
    file.records("card", Card)
    file.records("good", Good)
    file.single("limits", Limits)
    with pytest.raises(CatalogueError, match="nothing reads 'wonder'"):
        file.finish()
    with pytest.raises(CatalogueError, match="misses 'leader'"):
        file.records("leader", Card)


def test_a_name_that_code_asks_for_must_exist() -> None:
    with pytest.raises(CatalogueError, match="there is no card 'forgery'; did you mean 'forge'"):
        catalogue().records("card", Card).number("forgery")


def test_cards_without_words_picture_or_effect_are_found() -> None:
    kind = CardKind(
        kind="card",
        ids=("caravan", "forge"),
        text=lambda number, lang: "" if (number, lang) == (0, "sk") else "words",
        picture=lambda number, lang: "<g/>" if number == 0 else "",
        effects=lambda number: ["gain", "draw"] if number == 0 else [],
        known=["gain", "lose"],
    )
    assert kind.faults(["en", "sk"]) == [
        "card caravan has no text in sk",
        "card caravan: no rule carries out draw",
        "card forge has no picture in en",
        "card forge has no picture in sk",
        "card forge has no effect",
        "no card has the effect lose",
    ]
