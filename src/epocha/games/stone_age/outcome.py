"""What the log of Stone Age tells one viewer beyond the actions: dice, purchases, feeding, secret cards, the end."""

from epocha.engine.outcome import Chapter, Outcome
from epocha.engine.state import NOBODY
from epocha.games.stone_age.accounts import stock
from epocha.games.stone_age.components import (
    CARDS,
    FIRST_BUILDING_SPACE,
    FIRST_CARD_SPACE,
    FIXED,
    FOOD_PER_FIGURE,
    HUNGER_PENALTY,
    RESOURCE_IDS,
    TILE_KIND,
)
from epocha.games.stone_age.notation import place_word
from epocha.games.stone_age.state import ALL_HUNGER_BITS, SECRET, Table
from epocha.games.stone_age.steps import (
    BUY_BUILDING,
    BUY_CARD,
    CHOOSE_PLACE,
    FEED,
    FINAL_SCORING,
    NEW_ROUND,
    PICK_DIE,
    PLACE_FIGURES,
    USE_TOOLS,
    BuyBuilding,
    BuyCard,
)
from epocha.games.stone_age.words import TEXTS, card_name, card_title


def outcome(before: Table, after: Table, player: int, lang: str) -> list[Outcome]:
    """Return what a stage of play brought a player beyond the action itself."""
    step = before.step_number()
    if step == FEED:
        return [Outcome(sentence) for sentence in feeding(before, after, player, lang)]
    if step == FINAL_SCORING:
        points = int(after.score[player] - before.score[player])
        return [Outcome(TEXTS.say(lang, "outcome-final", points=points))]
    if step == NEW_ROUND:
        begins = after.round > before.round and after.start == player
        return [Outcome(TEXTS.say(lang, "outcome-round", round=int(after.round)))] if begins else []
    found: list[Outcome] = []
    if before.player() == player:
        found += bought(before, after, player, lang)
    if rolled(before, after) and before.player() == player:
        faces = ", ".join([str(int(face)) for face in after.dice])
        said = TEXTS.say(lang, "outcome-dice", dice=faces, count=len(after.dice), total=int(sum(after.dice)))
        found.append(Outcome(said, "roll"))
    return [*found, *[Outcome(sentence, "draw") for sentence in drawn(before, after, player, lang)]]


def bought(before: Table, after: Table, player: int, lang: str) -> list[Outcome]:
    """Return what the last of several payments bought: a line of its own, with the gains, under what was paid."""
    step = before.step_number()
    had, has = stock(before, player), stock(after, player)
    gains = tuple([symbol for symbol in has if has[symbol] > had[symbol]])
    if step == BUY_CARD and after.spaces[before.get(BuyCard.SPACE)] != before.spaces[before.get(BuyCard.SPACE)]:
        space = before.get(BuyCard.SPACE)
        said = TEXTS.say(lang, "outcome-card", card=card_title(before.spaces[space], lang))
        return [Outcome(said, "effect", gains, (f"go {place_word(FIRST_CARD_SPACE + space)}",))]
    if step != BUY_BUILDING or not any(has[name] < had[name] for name in RESOURCE_IDS):
        return []
    stack = before.get(BuyBuilding.STACK)
    if after.left[stack] == before.left[stack] or TILE_KIND[before.top_tile(stack)] == FIXED:
        return []
    said = TEXTS.say(lang, "outcome-building", points=has["score"] - had["score"])
    if after.left[stack] == 0:
        said = TEXTS.say(lang, "did-end", sentence=said)
    return [Outcome(said, "scoring", gains, (f"go {place_word(FIRST_BUILDING_SPACE + stack)}",))]


def rolled(before: Table, after: Table) -> bool:
    """Return whether dice were thrown in a stage: for a place, for a card, or for the dice market."""
    return before.step_number() in (CHOOSE_PLACE, BUY_CARD) and after.step_number() in (USE_TOOLS, PICK_DIE)


def drawn(before: Table, after: Table, player: int, lang: str) -> list[str]:
    """Return the cards that a player drew secretly: which, only in a view that shows them (SA-7.17)."""
    count = int(after.secrets[player] - before.secrets[player])
    if count <= 0:
        return []
    seen = [
        card
        for card in range(int(CARDS))
        if after.owner[card] == player and after.mark[card] == SECRET != before.mark[card]
    ]
    if not seen:
        return [TEXTS.say(lang, "outcome-secret-unseen", count=count)]
    return [TEXTS.say(lang, "outcome-secret", card=card_name(card, lang)) for card in seen]


def feeding(before: Table, after: Table, player: int, lang: str) -> list[str]:
    """Return how a player's tribe was fed in a stage of feeding: what it ate, what grain brought, whether it starved.

    It is told by what changed, so it holds in whatever order the players take grain and pay (SA-17.3).
    """
    eaten = int(before.workers[player] * FOOD_PER_FIGURE)
    grain = int(before.grain[player])
    change = int(after.food[player] - before.food[player])
    if hunger := went_hungry(before, after, lang).get(player):
        return [hunger]
    message = ""
    amount = eaten
    if asked(after) == player:
        message = "outcome-short"
    elif grain and change == grain:
        message, amount = "outcome-grain", grain
    elif grain and change == grain - eaten != 0:
        message = "outcome-fed-grain"
    elif change == -eaten:
        message = "outcome-fed"
    if not message:
        return []
    places = {"figures": int(before.workers[player]), "grain": grain, "what": "food", "n": amount}
    return [TEXTS.say(lang, message, **places)]


def went_hungry(before: Table, after: Table, lang: str) -> dict[int, str]:
    """Return who went hungry without being asked, and why (SA-17.3)."""
    same = before.hunger >> ALL_HUNGER_BITS == after.hunger >> ALL_HUNGER_BITS
    found: dict[int, str] = {}
    for p in range(int(after.players)):
        short = int(after.unfed(p))
        if short and not (same and before.unfed(p)):
            found[p] = TEXTS.say(lang, "after-hunger", n=short, points=HUNGER_PENALTY)
    return found


def chapter(t: Table, lang: str) -> Chapter:
    """Return under which heading the log tells what happens: of a round, figures placed, a turn of actions, feeding."""
    step, places = t.step_number(), {"round": int(t.round), "seat": 0}
    acting = t.frame_of(CHOOSE_PLACE)
    if step == FINAL_SCORING or t.over:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-final"))
    if step == NEW_ROUND or step == PLACE_FIGURES or t.frame_of(PLACE_FIGURES) != NOBODY:
        return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-placing", **places))
    if acting != NOBODY:
        seat = int(t.player_of(acting))
        return Chapter(int(t.round), seat, TEXTS.say(lang, "chapter-acting", **places | {"seat": seat + 1}))
    return Chapter(int(t.round), -1, TEXTS.say(lang, "chapter-feeding", **places))


def asked(t: Table) -> int:
    """Return the seat that is asked something, or a number that no seat has."""
    return t.current_players[0] if not t.over and t.current_players else -1
