"""Choices of the same thing in many places: a sentence for all of them, told apart by the names of the regions."""

from typing import Any

from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002 import state as s
from epocha.games.civilization_2002.components import FIGURES, NONE, PIECE_KINDS
from epocha.games.civilization_2002.goods import FIRST_FLEET, FIRST_PIECE, FIRST_SETTLEMENT, FIRST_TECHNOLOGY
from epocha.games.civilization_2002.names import TEXTS, a_piece, gold, heading, region_name
from epocha.games.civilization_2002.piece_words import bought, sold
from epocha.games.civilization_2002.places import region_of
from epocha.games.civilization_2002.prices import paid_for, price_of, price_to_enlarge, selling_price
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.common import ENLARGE_FREE, PLACE_START
from epocha.games.civilization_2002.technologies import era_of
from epocha.games.civilization_2002.words import asked, priced


def told_apart(t: Table, action: int, lang: str) -> tuple[str, str]:
    """Return a sentence for an action and all that differ from it only in their region, and the region; or nothing.

    Land to start on stands by continents: half a hundred sentences are more than anybody reads. How many neighbours
    each has stands behind its name, as the question says.
    """
    name, places = _same(t, action >> KIND_BITS, action & PAYLOAD, lang)
    region = region_of(t, action)
    if not name or region == NONE:
        return "", ""
    word = region_name(t.world, region, lang)
    if name == "start":
        word = TEXTS.say(lang, "word-start", region=word, n=int(t.world.by_land.count(region)))
    return heading(TEXTS.say(lang, f"row-{name}", **places)), word


def _same(t: Table, kind: int, what: int, lang: str) -> tuple[str, dict[str, Any]]:
    """Return the name of the message for an action wherever it is done, without `row-`, and its places."""
    if kind == s.PLACE and t.step_number() == PLACE_START:
        return "start", {"continent": t.world.lands[what].continent}
    if kind == s.BUY:
        figure, _ = bought(what)
        era = int(era_of(t, figure)) if figure < FIGURES else 0
        price = priced(asked(t), int(price_of(t, figure)), int(paid_for(t, figure)), era, lang)
        return "buy", {"piece": a_piece(t, figure, lang), "price": price}
    if kind == s.SELL:
        figure, _ = sold(what)
        return "sell", {"piece": a_piece(t, figure, lang), "price": gold(int(selling_price(t, figure)), lang)}
    if kind == s.ENLARGE and t.step_number() != ENLARGE_FREE:
        return "enlarge", {
            "size": int(t.settlement_size[what]) + 1,
            "price": gold(int(price_to_enlarge(t, what)), lang),
        }
    if kind == s.BOMB:
        return "bomb", {}
    if kind in (m.GIVE, m.TAKE):
        is_own = kind == m.GIVE
        if FIRST_SETTLEMENT <= what < FIRST_TECHNOLOGY:
            return "give-settlement" if is_own else "ask-settlement", {}
        if FIRST_PIECE <= what < FIRST_FLEET:
            piece = a_piece(t, (what - int(FIRST_PIECE)) % int(PIECE_KINDS), lang)
            return "give-piece" if is_own else "ask-piece", {"piece": piece}
    return "", {}
