"""What stands in front while an event, an auction, an attack, a war or a pact is resolved: card, sides, choices.

It says what everybody knows, and to whoever is asked also what they have chosen so far. Units are chosen on one's own
civilization, too, and bonus cards from the hand.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from epocha.engine.auction import Auction
from epocha.engine.parts.pieces import BASE, LEAST, fitted, seat_mark, text_box
from epocha.engine.picture import Drawing, Form, Layer, Picture
from epocha.engine.state import NOBODY
from epocha.engine.svg import NOTHING, Svg, group, kept, label, rect, row_hit, tag, text_width, title
from epocha.engine.text import players_called
from epocha.games.through_the_ages.card_words import card_text
from epocha.games.through_the_ages.cards import SIZE, TILE, face
from epocha.games.through_the_ages.cards import tile as lying
from epocha.games.through_the_ages.components import AGGRESSION, CARD_IDS, CATEGORY, NONE, SYMMETRIC, WAR
from epocha.games.through_the_ages.fights import force_with, standing, total_with
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.seats import name as seat_name
from epocha.games.through_the_ages.state import Table
from epocha.games.through_the_ages.steps import common as c
from epocha.games.through_the_ages.steps.colonies import Landing
from epocha.games.through_the_ages.steps.events import CarryOut
from epocha.games.through_the_ages.steps.politics import PactReply
from epocha.games.through_the_ages.words import describe, describe_briefly

WIDE: Final = 1300
NARROW: Final = 1036
HIGH: Final = 140
"""As high as the row, in whose place it lies."""
SUBJECT: Final = (92, 124)
"""The card that it is about: no larger than what leaves the own hand in sight on a laptop."""
MIDDLE: Final = 860
FLAT: Final = 484
IN_WORDS: Final = 6
"""How many choices say all of what they are on a phone held flat and on a tablet held upright."""
TALL: Final = 366
MOST: Final = 10
"""Choices that are shown one by one; the last place stands for all that are more."""
BELOW: Final = 4
ABREAST: Final = 5
"""Choices that a strip has room for below each other, and beside each other."""
SIDE: Final = 29
"""Height of a line about a seat."""
VERBS: Final = (
    "bid", "no bid", "food", "people", "build it", "accept", "refuse", "choose", "raze", "send", "spend", "lose",
    "done",
)  # fmt: skip
"""What the actions of its places begin with."""
FRONTS: Final = {"take-from-row": "row"} | dict.fromkeys(
    (
        "bidding", "landing", "sacrifice", "defend", "pact-reply", "lose-worker", "destroy-buildings", "split-goods",
        "choose-card", "take-technology", "build-or-not", "settlers",
    ),
    "stage",
)  # fmt: skip
"""The pictures that the questions of its course are about, by step: cards are taken from the row itself."""


class Side(NamedTuple):
    """A line about a seat: what holds of it in words, what it comes to, and whether it is ahead."""

    seat: int
    words: str
    total: int = NONE
    leads: bool = False


class Choice(NamedTuple):
    """Something that may be chosen: the beginnings of the texts of its actions, its sentence, and that in short."""

    actions: str
    words: str
    brief: str


def stage(t: Table, lang: str) -> list[Picture]:
    """Return the picture of what is being resolved, if anything is."""
    if t.shown == NONE or t.over:
        return []
    forms: dict[Form, Callable[[], Drawing]] = {
        "wide": lambda: in_a_strip(t, lang, WIDE, 320, 300),
        "narrow": lambda: in_a_strip(t, lang, NARROW, 250, 270),
        "middle": lambda: middle(t, lang),
        "tall": lambda: tall(t, lang),
        "flat": lambda: flat(t, lang),
    }
    return [Picture("stage", "battle", card_label(t.shown, lang), forms, verbs=VERBS)]


# --- what it says ---


def sides(t: Table, lang: str) -> list[Side]:
    """Return the seats that it is about."""
    if t.frame_of(c.FIGHT) != NOBODY:
        return fighters(t, lang)
    if t.frame_of(c.BIDDING) != NOBODY:
        return bidders(t, lang)
    if t.frame_of(c.LANDING) != NOBODY:
        at = t.frame_of(c.LANDING)
        player = int(t.player_of(at))
        force = force_with(t, player, t.draft(player)) if chooses(t, player) else NONE
        return [Side(player, TEXTS.say(lang, "stage-needs", n=t.read(at, Landing.BID)), force)]
    if t.frame_of(c.PACT_REPLY) != NOBODY:
        return parties(t, lang)
    return affected(t, lang)


def chooses(t: Table, p: int) -> bool:
    """Return whether whoever looks is this seat and is asked now: only they see what they have chosen so far."""
    return bool(t.viewer == p and p in t.current_players)


def fighters(t: Table, lang: str) -> list[Side]:
    """Return attacker and defender with their totals, those of the viewer with what they are choosing."""
    now = standing(t)
    totals = [
        total_with(t, p, t.draft(p)) if chooses(t, p) else total
        for p, total in ((now.attacker, now.attack), (now.target, now.defence))
    ]
    ahead = totals[0] - totals[1]
    holds = CATEGORY[t.shown] == AGGRESSION and ahead <= 0
    return [
        Side(now.attacker, TEXTS.say(lang, "stage-attacks", n=max(0, ahead)), totals[0], ahead > 0),
        Side(now.target, TEXTS.say(lang, "stage-defends", n=max(0, -ahead)), totals[1], ahead < 0 or holds),
    ]


def bidders(t: Table, lang: str) -> list[Side]:
    """Return all seats with what they have bid."""
    at = t.frame_of(c.BIDDING)
    passed, highest, bidder = (t.read(at, n) for n in (Auction.PASSED, Auction.HIGHEST, Auction.BIDDER))
    found: list[Side] = []
    for i in range(int(t.players)):
        p = int((t.turn + i) % t.players)
        if highest and p == bidder:
            found.append(Side(p, TEXTS.say(lang, "stage-bids"), int(highest), True))
        elif not t.is_out(p):
            found.append(Side(p, TEXTS.say(lang, "stage-passed" if passed >> p & 1 else "stage-may-bid")))
    return found


def parties(t: Table, lang: str) -> list[Side]:
    """Return both parties of a pact that is offered."""
    at = t.frame_of(c.PACT_REPLY)
    offerer, side = int(t.read(at, PactReply.OFFERER)), int(t.read(at, PactReply.SIDE))
    found: list[Side] = []
    for seat, offers in ((offerer, 1), (int(t.player_of(at)), 0)):
        party = "none" if SYMMETRIC[t.shown] else "AB"[side if offers else 1 - side]
        found.append(Side(seat, TEXTS.say(lang, "stage-party", side=party, offers=offers)))
    return found


def affected(t: Table, lang: str) -> list[Side]:
    """Return who won the fight, if it was one, and who decides now."""
    at = t.frame_of(c.CARRY_OUT)
    found: list[Side] = []
    if at != NOBODY and CATEGORY[t.shown] in (AGGRESSION, WAR):
        advantage = int(t.read(at, CarryOut.ADVANTAGE))
        found.append(Side(int(t.read(at, CarryOut.ACTOR)), TEXTS.say(lang, "stage-won", n=advantage), NONE, True))
    deciding = [int(p) for p in t.current_players if all(p != one.seat for one in found)]
    return [*found, *[Side(p, TEXTS.say(lang, "stage-decides")) for p in deciding]]


def choices(t: Table, lang: str) -> list[Choice]:
    """Return what the viewer may choose now; cards are taken from the row itself."""
    p = int(t.viewer)
    if p < 0 or p not in t.current_players or FRONTS.get(t.course[int(t.step_number())].name) != "stage":
        return []
    actions = list(t.legal_actions(p))
    texts = [t.setup.notation.text(action) for action in actions]
    shown = len(actions) if len(actions) <= MOST else MOST - 1
    found = [
        Choice(texts[i], describe(t, actions[i], lang), describe_briefly(t, actions[i], lang)) for i in range(shown)
    ]
    if shown < len(actions):
        verbs = dict.fromkeys([text.split(" ")[0] for text in texts[shown:]])
        more = TEXTS.say(lang, "stage-more", n=len(actions) - shown)
        found.append(Choice("|".join(verbs), more, more))
    return found


# --- how it is drawn ---


def in_a_strip(t: Table, lang: str, width: float, room: float, for_sides: float) -> Drawing:
    """Return it in a strip: the card with its sentence, the sides, the choices beside each other.

    Args:
        width: of all. room: the width of the sentence. for_sides: that of what is said of the seats.
    """
    card, about, open_now = int(t.shown), tuple(sides(t, lang)), tuple(choices(t, lang))
    first = SUBJECT[0] + 30 + room
    left = first + for_sides + 14
    for_choices = width - left - 10
    columns = 1 if len(open_now) <= BELOW else max(-(-len(open_now) // BELOW), columns_for(open_now, for_choices))
    rows = max(1, -(-len(open_now) // columns))

    def places() -> Svg:
        return in_columns(open_now, left, 6, for_choices / columns, min(46.0, 131 / rows), columns, brief=rows > 3)

    return Drawing(width, HIGH, [
        Layer("subject", card, lambda: subject(card, lang, width, HIGH, room)),
        Layer("sides", about, lambda: group(*side_lines(about, lang, for_sides, HIGH - 14), at=(first, 8))),
        Layer("choices", open_now, places, tells=False),
    ])  # fmt: skip


def middle(t: Table, lang: str) -> Drawing:
    """Return it for a tablet: the choices below the card and the sides, in as few lines as can be."""
    card, about, open_now = int(t.shown), tuple(sides(t, lang)), tuple(choices(t, lang))
    is_brief = len(open_now) > IN_WORDS
    rows = -(-len(open_now) // (columns_for(open_now, 840, True) if is_brief else 3))
    columns = max(1, -(-len(open_now) // max(1, rows)))
    height = HIGH + 46.0 * rows + (4 if open_now else 0)

    def places() -> Svg:
        return in_columns(open_now, 10, HIGH - 4, 840 / columns, 46, columns, brief=is_brief)

    return Drawing(MIDDLE, height, [
        Layer("subject", (card, height), lambda: subject(card, lang, MIDDLE, height, 296)),
        Layer("sides", about, lambda: group(*side_lines(about, lang, 420, HIGH - 14), at=(428, 8))),
        Layer("choices", open_now, places, tells=False),
    ])  # fmt: skip


def columns_for(open_now: tuple[Choice, ...], width: float, brief: bool = False) -> int:
    """Return in how many columns choices stand, by the longest: two at least, or one where it is said in brief."""
    longest = max([text_width(one.brief if brief else one.words, 14) for one in open_now], default=width)
    return max(1 if brief else 2, min(ABREAST, int(width / (longest + 30))))


def subject(card: int, lang: str, width: float, height: float, room: float) -> Svg:
    """Return the card with its name and its sentence, on the ground of the whole.

    Args:
        width, height: of the ground. room: the width of the sentence.
    """
    drawn = face(card, lang, *SUBJECT, SIZE + 1)
    left = SUBJECT[0] + 24.0
    return group(
        rect(1, 1, width - 2, height - 2, "f-earth edge", 10),
        rect(4, 4, width - 8, height - 8, "f-paper", 8),
        group(title(card_label(card, lang)), drawn, at=(10, 8), data_thing=f"card-{CARD_IDS[card]}"),
        label(card_label(card, lang), left, 29, 17, "t-bold", room, "start"),
        text_box(card_text(card, lang), left, 36, room, 98, 14.5),
    )


def side_lines(about: tuple[Side, ...], lang: str, width: float, height: float) -> list[Svg]:
    """Return a line for each seat that it is about, closer together where they are many."""
    step = min(SIDE + 6, height / max(1, len(about)))
    return [group(side_line(one, lang, width), at=(0, step * i)) for i, one in enumerate(about)]


@kept
def side_line(one: Side, lang: str, width: float) -> Svg:
    """Return a line about a seat: mark, name, words, and its total, on gold if it is ahead."""
    middle = SIDE / 2
    total = NOTHING
    if one.total != NONE:
        ground = rect(width - 48, 2, 44, SIDE - 4, "f-gold edge", 6) if one.leads else NOTHING
        class_ = "t-bold t-edge" if one.leads else "t-bold"
        total = group(ground, label(str(one.total), width - 26, middle + BASE * 18, 18, class_, 40))
    return group(
        rect(0, 0, width, SIDE, "in-force" if one.leads else "trough", 6),
        group(seat_mark(one.seat, 7.5), at=(15, middle)),
        seat_name(one.seat, 28, middle, 84, lang),
        label(one.words, 116, middle + BASE * 14, 14, "t-soft", said_in(one, width), "start"),
        total,
    )


def said_in(one: Side, width: float) -> float:
    """Return how wide the words of such a line may be: between the name and the total, if there is one."""
    return width - (122 if one.total == NONE else 168)


def in_columns(
    open_now: tuple[Choice, ...],
    x: float,
    y: float,
    width: float,
    height: float,
    columns: int,
    size: float = 14,
    brief: bool = False,
) -> Svg:
    """Return the choices as buttons, filled column by column from a point on; `brief` where they have but one line."""
    rows = -(-len(open_now) // columns)
    drawn = [
        group(
            button(i, one, width - 6, height - 4, size, brief),
            at=(x + width * (i // rows), y + height * (i % rows)),
        )
        for i, one in enumerate(open_now)
    ]
    return group(*drawn, class_="places")


def button(i: int, one: Choice, width: float, height: float, size: float, brief: bool) -> Svg:
    """Return a choice as a button."""
    shape = rect(0, 0, width, height, r=7)
    said, line_high = (one.brief, 1.6 * size) if brief else (one.words, height)
    words = text_box(said, 6, (height - line_high) / 2, width - 12, line_high, size, least=LEAST)
    if players_called(said):  # people's names, which must not be parted, stand in the place of what is measured
        line = label(said, 0, height / 2 + BASE * size, size, "", anchor="start")
        words = tag("svg", line, x=6, y=0, width=float(width - 12), height=float(height))
    return group(
        rect(0, 0, width, height, "f-paper-2 hair", 7),
        words,
        row_hit(f"place-stage-{i}", one.words, one.actions, shape),
    )


def tall(t: Table, lang: str) -> Drawing:
    """Return it for a phone: the card lying on its side above its sentence, below it the sides, then the choices."""
    card, about, open_now = int(t.shown), tuple(sides(t, lang)), tuple(choices(t, lang))
    first = 148.0
    second = first + (SIDE + 6) * len(about) + 4
    most = columns_for(open_now, TALL - 10, brief=True) if len(open_now) > BELOW else 1
    rows = -(-len(open_now) // most)
    columns = -(-len(open_now) // rows) if rows else 1
    height = second + 48.0 * rows + 4

    def head() -> Svg:
        return group(
            rect(1, 1, TALL - 2, height - 2, "f-paper edge", 10),
            group(title(card_label(card, lang)), lying(card, lang), at=(8, 8), data_thing=f"card-{CARD_IDS[card]}"),
            text_box(card_text(card, lang), 8, TILE[1] + 12, TALL - 16, first - TILE[1] - 18, 15, least=14),
        )

    def places() -> Svg:
        return in_columns(open_now, 8, second, (TALL - 10) / columns, 48, columns, 15, brief=columns > 1)

    def seats() -> Svg:
        return group(*side_lines(about, lang, TALL - 16, second - first), at=(8, first))

    return Drawing(TALL, height, [
        Layer("subject", (card, height), head),
        Layer("sides", (about, first), seats),
        Layer("choices", (open_now, second), places, tells=False),
    ])  # fmt: skip


def flat(t: Table, lang: str) -> Drawing:
    """Return it for a phone held flat: the sentence beside the card, the sides two abreast if there is the room to say
    all of them there, the choices below them."""
    card, about, open_now = int(t.shown), tuple(sides(t, lang)), tuple(choices(t, lang))
    words, room = card_text(card, lang), FLAT - TILE[0] - 40
    high = TILE[1] + (2.0 if fitted(words, room, TILE[1] + 2, 15, 13) else 20.0)  # one more line
    first, half = high + 16, (FLAT - 22) / 2
    abreast = 2 if len(about) > 2 or all(text_width(one.words, 14) <= said_in(one, half) for one in about) else 1
    second = first + (SIDE + 6) * -(-len(about) // abreast) + 4
    is_brief = len(open_now) > IN_WORDS
    rows = -(-len(open_now) // columns_for(open_now, FLAT - 10, is_brief))
    columns = max(1, -(-len(open_now) // max(1, rows)))
    height = second + 48.0 * rows + 4

    def head() -> Svg:
        return group(
            rect(1, 1, FLAT - 2, height - 2, "f-paper edge", 10),
            group(title(card_label(card, lang)), lying(card, lang), at=(8, 8), data_thing=f"card-{CARD_IDS[card]}"),
            text_box(words, TILE[0] + 18, 8, room, high, 15, least=13),
        )

    def places() -> Svg:
        return in_columns(open_now, 8, second, (FLAT - 10) / columns, 48, columns, 15, is_brief)

    def seats() -> Svg:
        lines = [
            group(
                side_line(one, lang, half if abreast > 1 else FLAT - 16),
                at=(8 + (half + 6) * (i % abreast), first + (SIDE + 6) * (i // abreast)),
            )
            for i, one in enumerate(about)
        ]
        return group(*lines)

    return Drawing(FLAT, height, [
        Layer("subject", (card, height), head),
        Layer("sides", (about, first, abreast), seats),
        Layer("choices", (open_now, second, columns), places, tells=False),
    ])  # fmt: skip
