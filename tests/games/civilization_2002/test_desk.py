"""What the trade desk says that a deal changes, against what it changes."""

import re
from typing import cast

import pytest

from epocha.engine.picture import Form
from epocha.engine.svg import text_width
from epocha.engine.text import LANGUAGES
from epocha.games.civilization_2002.components import RESOURCE
from epocha.games.civilization_2002.desk import (
    CHIP,
    FEW,
    FEW_GOODS,
    FLAT,
    TALL,
    WIDE,
    Good,
    Lie,
    deal_of,
    desk,
    face,
    side_of,
)
from epocha.games.civilization_2002.desk_rows import all_held
from epocha.games.civilization_2002.forecast import forecast
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.places import open_actions
from epocha.games.civilization_2002.scoring import score_of

from .field import GAME, P1, P2, P3, Table, do, learned, settled, trading, unit, world


def bills(table: Table, viewer: int) -> dict[int, tuple[tuple[int, int], ...]]:
    """Return what a seat's desk says that the deal on it changes, by seat."""
    view = cast(Table, table.view(viewer))
    deal = deal_of(view, viewer, open_actions(view), "en")
    assert deal
    return {one.seat: (one.gold, one.income, one.surplus, one.points) for one in deal.bills}


def stand(table: Table, seat: int) -> tuple[int, ...]:
    """Return what bills count of a seat."""
    coming = forecast(table, seat)
    return int(table.gold[seat]), coming.least, coming.chance, int(score_of(table, seat))


def test_the_desk_calls_everybody_by_name_once() -> None:
    """Whoever an offer can be made to stood there twice: on a button, and before what they hold, in another order."""
    table = world("basic", players=3)
    for land, seat in (("gobi", P1), ("steppe", P2)):
        settled(table, seat, land, 2)
    trading(table)
    [drawn] = desk(cast(Table, table.view(P1)), "en")
    forms: tuple[Form, ...] = ("wide", "tall", "flat")
    for form in forms:
        shown = drawn.svg(form, names=("Anna", "Bert", "Cilka"))
        assert [shown.count(f">{name}</text>") for name in ("Anna", "Bert", "Cilka")] == [1, 1, 1], form


def test_whoever_looks_stands_first_on_the_desk_and_the_others_as_elsewhere() -> None:
    table = world("basic", players=4)
    for land, seat in (("gobi", P1), ("steppe", P2)):
        settled(table, seat, land, 2)
    trading(table)
    do(table, "done")
    view = cast(Table, table.view(P2))
    assert [one.seat for one in all_held(view, P2, ("offer 1", "offer 4"), offers=True)] == [P2, P1, P3, 3]
    shown = desk(view, "en")[0].svg("tall", names=("Anna", "Bert", "Cilka", "Dan"))
    assert [shown.index(f">{name}</text>") for name in ("Bert", "Anna", "Cilka", "Dan")] == sorted(
        shown.index(f">{name}</text>") for name in ("Anna", "Bert", "Cilka", "Dan")
    )


@pytest.mark.parametrize(("form", "most"), [("tall", 460), ("flat", 392)])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_desk_is_no_higher_than_a_phone_before_there_is_a_deal(players: int, form: Form, most: int) -> None:
    """With four its last row lay below the edge of a phone held flat; one of 360 × 740 pixels shows 450 × 461."""
    table = world("basic", players=players)
    for land, seat in (("gobi", P1), ("steppe", P2)):
        settled(table, seat, land, 2)
    trading(table)
    [drawn] = desk(cast(Table, table.view(P1)), "en")
    assert drawn.drawing(form).height <= most + 1


@pytest.mark.rule("CE-13.4")
def test_gold_in_an_open_offer_is_one_sum() -> None:
    table = world("basic")
    for land, seat in (("gobi", P1), ("steppe", P2)):
        settled(table, seat, land, 2)
    table.gold[P1] = 30
    trading(table)
    do(table, "offer 2", "give 5 gold", "give 5 gold", "give 5 gold", "give 1 gold", "give 1 gold", "send")
    view = cast(Table, table.view(P2))
    deal = deal_of(view, P2, open_actions(view), "en")
    assert deal
    assert [(one.symbol, one.name, one.words) for one in deal.far] == [("coin", "17", "17 gold")]


@pytest.mark.rule("CE-13.4", "CE-13.5")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_a_deal_changes_what_the_desk_says_to_both(rules: str) -> None:
    """While it is composed and while it waits; goods are lent, settlements and technologies change hands."""
    table = learned(world(rules), P1, "masonry", "the_wheel")
    for land, seat, good in (("gobi", P1, "wine"), ("steppe", P1, "wine"), ("siberia", P1, "iron"),
                             ("himalaya", P2, "gems"), ("yunnan", P2, "wine"), ("lena", P2, "")):  # fmt: skip
        settled(table, seat, land, 2, good)
    unit(table, P2, "settler", "himalaya")
    table.gold[P1], table.gold[P2] = 30, 12
    trading(table)
    before = {seat: stand(table, seat) for seat in (P1, P2)}
    do(table, "offer 2", "give 5 gold", "give settlement of siberia", "give technology masonry")
    do(table, "take card of yunnan", "take settler in himalaya")
    composed = bills(table, P1)
    do(table, "send")
    waiting = [bills(table, viewer) for viewer in (P1, P2)]
    do(table, "accept")
    changed = {seat: tuple(zip(before[seat], stand(table, seat), strict=True)) for seat in (P1, P2)}
    assert composed == changed
    assert waiting == [changed, changed]
    assert all(was != then for was, then in changed[P1][:2])


@pytest.mark.parametrize("goods", [0, 1, 5, 9])
def test_a_deal_fills_the_room_of_a_laptop_and_is_answered_in_words(goods: int) -> None:
    """That room is half as wide again as it is high; a bar twice as wide as high left a third of it empty."""
    table = world("basic")
    for land in ("steppe", "lena", "nubia", "sahara", "atlas", "gaul", "iberia", "persia", "siberia"):
        settled(table, P1, land, 1, "wine")
    settled(table, P2, "gobi", 1, "iron")
    trading(table)
    cards = ["steppe", "lena", "nubia", "sahara", "atlas", "gaul", "iberia", "persia", "siberia"][:goods]
    do(table, "offer 2", *[f"give card of {land}" for land in cards], "take card of gobi", "send")
    [drawn] = desk(cast(Table, table.view(P2)), "en")
    wide = drawn.drawing("wide")
    assert 1.1 < wide.width / wide.height < 1.95
    give, take = [next(one.at for one in wide.layers if one.name == name) for name in ("give", "take")]
    assert give
    assert take
    assert goods > FEW_GOODS or (take[0] > give[0] and take[1] == give[1]), "few goods leave half of their lines empty"
    for form in ("wide", "tall"):
        shown = drawn.svg(form)
        assert all(f">{words}</text>" in shown for words in ("Accept", "Decline", *["nothing"] * (not goods)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lie", [WIDE, FEW, TALL, FLAT])
def test_what_leads_to_the_map_says_what_for_in_letters_of_their_usual_width(lang: str, lie: Lie) -> None:
    """It said “On the map” among what can be given; nobody understood what to do with it."""
    table = world("basic")
    for land, seat in (("gobi", P1), ("steppe", P2)):
        settled(table, seat, land, 2)
    trading(table)
    do(table, "offer 2")
    view = cast(Table, table.view(P1))
    deal = deal_of(view, P1, open_actions(view), lang)
    assert deal
    drawn = side_of("give", P1, P1, deal.near, lie, lang)
    assert 'data-front="map"' in drawn
    assert f"<title>{TEXTS.say(lang, 'see-on-map')}</title>" in drawn
    assert "textLength" not in drawn


BUTTONS = {
    "see-decline": "do-decline", "see-counter": "do-counter",
    "see-let-pass": "do-pass-intercept",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("button", BUTTONS)
def test_what_is_done_on_a_picture_is_called_as_in_the_list(button: str, lang: str) -> None:
    """“Finish trading” stood beside “Make no more offers” once."""
    assert TEXTS.say(lang, button) == TEXTS.say(lang, BUTTONS[button])


def test_the_desk_asks_for_no_offers_that_cannot_be_made() -> None:
    """It showed the others pale, as if one of them might be chosen yet, and said that all offers were made."""
    for offers, made, said in ((0, 0, "no offers in this game"), (1, 1, "All your offers are made"), (1, 0, "nobody")):
        table = world("basic", "medieval", offers_per_trade_turn=offers)
        for seat, land in ((P1, "gobi"), (P2, "steppe")):
            settled(table, seat, land, 2, "iron")
        table.gold[P1] = 60  # a milestone that may be declared is asked for all the same
        if said == "nobody":
            table.out = 1 << P2 | 1 << P3
        trading(table)
        if made:
            do(table, "offer 2", "give card of gobi", "send", "decline")
        view = cast(Table, table.view(P1))
        forms: tuple[Form, ...] = ("wide", "tall")
        for form in forms:
            drawn = desk(view, "en")[0].svg(form)
            assert said in drawn, form
            assert "Offer player 2 a deal" not in drawn
        assert said.lower() in GAME.prompt(view, P1, "en")


@pytest.mark.parametrize("name", ["Britannia", "The Hanging Gardens"])
@pytest.mark.parametrize("width", [CHIP[0], TALL.chip])
def test_how_many_of_a_good_are_offered_lies_off_its_name(name: str, width: float) -> None:
    """It covered the end of “Britannia”."""
    drawn = face(Good(0, "", 1, "city", "", name, name), width)
    mark = re.search(r'<circle cx="([\d.]+)" cy="12" r="12"', drawn)
    assert mark
    for x, y, size, more, line in re.findall(r'<text x="(.+?)" y="(.+?)" font-size="(.+?)"(.*?)>([A-Z].+?)<', drawn):
        squeezed = re.search(r'textLength="(.+?)"', more)
        breadth = float(squeezed[1]) if squeezed else text_width(line, float(size))
        is_below = float(y) - 0.72 * float(size) > 22
        assert is_below or float(x) + breadth / 2 < float(mark[1]) - 10, line


def test_two_who_trade_are_not_drawn_as_giants() -> None:
    """Their rows filled the room for those of six."""
    table = settled(settled(world(players=2), P1, "gobi", 1, "wine"), P2, "steppe", 1, "iron")
    drawn = desk(cast(Table, trading(table).view(P1)), "en")[0].drawing()
    rows = next(one for one in drawn.layers if one.name == "holdings")
    assert rows.at
    assert rows.at[0] > drawn.width / 12
    assert drawn.width / drawn.height < 1.6


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["wide", "tall", "flat"])
def test_goods_are_called_by_name_above_their_columns_in_letters_that_can_be_read(form: Form, lang: str) -> None:
    """The rows showed symbols that nobody who was new could name."""
    table = world(players=4)
    lands = ("gobi", "steppe", "lena", "siberia", "himalaya", "yunnan")
    goods = ("wine", "horses", "iron", "gems", "coal", "rare_metals")
    for seat, (land, good) in enumerate(zip(lands, goods, strict=True)):
        settled(table, seat % 4, land, 1, good)
    drawn = desk(cast(Table, trading(table).view(P1)), lang)[0]
    shown = drawn.svg(form)
    scale = float((re.search(r'transform="scale\(([\d.]+)\)"', shown) or ["", "1"])[1])
    of_goods = re.findall(r'font-size="([\d.]+)" class="t t-soft"[^>]*>([^<]+)<', shown)
    said = " ".join(text for _, text in of_goods)
    assert all(RESOURCE[RESOURCE.number(good)].name.say(lang) in said for good in goods)
    least = {"wide": 680, "tall": 352, "flat": 486}[form]  # of a screen that shows it
    screen = least / drawn.drawing(form).width
    assert all(float(size) * scale * screen > (11 if form == "wide" else 12) for size, _ in of_goods)


def test_who_is_done_with_trading_says_so_in_the_list_alone() -> None:
    """A bar across the desk was the largest thing on it, and the list began with the same."""
    table = trading(settled(settled(world(), P1, "gobi", 1, "wine"), P2, "steppe", 1, "iron"))
    assert "place-desk-done" not in desk(cast(Table, table.view(P1)), "en")[0].svg()
