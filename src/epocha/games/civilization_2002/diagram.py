"""The table of the Boardgame as plain text of at most 80 columns, for a terminal or a Python prompt."""

from epocha.engine.bits import listed as members_of
from epocha.engine.bits import single
from epocha.engine.diagram import Names, result, seat_name, totals, wrapped
from epocha.engine.state import UNKNOWN
from epocha.engine.text import call_players
from epocha.games.civilization_2002.accounts import stock
from epocha.games.civilization_2002.components import MILESTONE, MILESTONE_ERA, NEUTRAL, NONE, SIZE
from epocha.games.civilization_2002.layout import DOWN, GONE
from epocha.games.civilization_2002.names import (
    TEXTS,
    improvement_name,
    lies_at_sea,
    milestone_name,
    pieces,
    place,
    region_name,
    technology_name,
    token_within,
    wonder_name,
)
from epocha.games.civilization_2002.outcome import chapter
from epocha.games.civilization_2002.piece_words import deal_of_offer, pieces_at
from epocha.games.civilization_2002.state import Table


def diagram(t: Table, lang: str, names: Names) -> str:
    """Return what lies on the table, as this view knows it; seats are counted from 1."""
    lines = wrapped(call_players(chapter(t, lang).heading, names))
    if t.round and not t.over:
        lines += wrapped(call_players(TEXTS.say(lang, "diagram-first", seat=int(t.first) + 1), names))
    lines += ["", *totals(TEXTS, [stock(t, seat) for seat in range(int(t.players))], lang), "", *world(t, lang)]
    for seat in range(int(t.players)):
        lines += seat_lines(t, seat, lang, names)
    below = [call_players(words, names) for words in (*common(t, lang), *affairs(t, lang))]
    lines += ["", *[line for words in below for line in wrapped(words)]] if below else []
    return "\n".join([*lines, "", *wrapped(standing(t, lang, names))])


# --- the map ---


def world(t: Table, lang: str) -> list[str]:
    """Return the regions where there is anything to see, and how many tokens nobody has turned up."""
    lines = wrapped(TEXTS.say(lang, "diagram-map"))
    for region in range(len(t.world.lands) + len(t.world.seas)):
        parts = [*on_ground(t, region, lang), *forces(t, region, lang)]
        if parts:
            lines += wrapped(f"{region_name(t.world, region, lang)}: {', '.join(parts)}", 1)
    hidden = sum([1 for lies in t.token_lies if lies == DOWN])
    return [*lines, *wrapped(TEXTS.say(lang, "diagram-hidden", n=hidden), 1)]


def on_ground(t: Table, region: int, lang: str) -> list[str]:
    """Return the settlement and the token of a land, as far as the view knows them."""
    if lies_at_sea(t.world, region):
        return []
    found: list[str] = []
    owner = int(t.settlement_of[region])
    if owner != NONE:
        size = SIZE[int(t.settlement_size[region]) - 1].name.say(lang).lower()
        found.append(TEXTS.say(lang, "diagram-of", what=size, seat=owner + 1))
        if t.card_with[region] != NONE:
            found.append(TEXTS.say(lang, "diagram-lent", seat=int(t.card_with[region]) + 1))
    if t.token_lies[region] != GONE and t.token[region] != UNKNOWN:
        name = token_within(int(t.token[region]), lang)
        found.append(TEXTS.say(lang, "diagram-down", name=name) if t.token_lies[region] == DOWN else name)
    return found


def forces(t: Table, region: int, lang: str) -> list[str]:
    """Return the pieces in a region by their owners."""
    found: list[str] = []
    for owner in (*range(int(t.players)), NEUTRAL):
        there = pieces_at(t, owner, region)
        if there:
            message = "diagram-neutral" if owner == NEUTRAL else "diagram-of"
            found.append(TEXTS.say(lang, message, what=pieces(t, there, lang), seat=owner + 1))
    return found


# --- the seats ---


def seat_lines(t: Table, p: int, lang: str, names: Names) -> list[str]:
    """Return the cards of a player; nothing of who has none."""
    parts: list[str] = []
    for message, cards, name in (
        ("diagram-technologies", t.technologies, technology_name),
        ("diagram-wonders", t.wonders, wonder_name),
        ("diagram-improvements", t.improvements, improvement_name),
    ):
        held = ", ".join([name(int(one), lang) for one in members_of(cards[p])])
        if held:
            parts.append(TEXTS.say(lang, message, cards=held))
    title = seat_name(p, lang, names)
    if t.out & single(p):
        return ["", *wrapped(TEXTS.say(lang, "diagram-out", name=title))]
    return ["", *wrapped(f"{title}:"), *[line for part in parts for line in wrapped(part, 1)]] if parts else []


# --- what belongs to all, and what is going on ---


def common(t: Table, lang: str) -> list[str]:
    """Return milestones that can still be declared, obsolete improvements, technologies set aside."""
    open_now = [
        milestone_name(one, lang)
        for one in range(len(MILESTONE))
        if not t.agreed.advanced and MILESTONE_ERA[one] == t.era and not t.milestones >> one & 1
    ]
    obsolete = [improvement_name(int(one), lang) for one in members_of(t.obsolete)]
    aside = [technology_name(int(one), lang) for one in members_of(t.aside)]
    found = (("diagram-milestones", open_now), ("diagram-obsolete", obsolete), ("diagram-aside", aside))
    return [TEXTS.say(lang, message, cards=", ".join(cards)) for message, cards in found if cards]


def affairs(t: Table, lang: str) -> list[str]:
    """Return the open offers, and the battles that are to be fought."""
    found: list[str] = []
    for offer, to in enumerate(t.offered_to):
        if to >= 0:
            seats = {"maker": offer // int(t.slots) + 1, "seat": int(to) + 1}
            found.append(TEXTS.say(lang, "diagram-offer", **seats, **deal_of_offer(t, offer, lang)))
    for battle, region in enumerate(t.battle_at):
        foe = int(t.battle_foe[battle])
        message = "diagram-battle-neutral" if foe == NEUTRAL else "diagram-battle"
        found.append(TEXTS.say(lang, message, region=place(t, int(region), lang), seat=foe + 1))
    return found


def standing(t: Table, lang: str, names: Names) -> str:
    """Return who is asked, or who has won; the question itself is asked beside the table."""
    if t.over:
        return result(t, lang, names)
    return TEXTS.say(lang, "diagram-asked", names=", ".join([seat_name(p, lang, names) for p in t.current_players]))
