"""Which tokens a payment or a gain moves, put together so that it is chosen in one dialogue."""

from epocha.engine.payment import Payment, Portion
from epocha.games.through_the_ages import change
from epocha.games.through_the_ages.names import TEXTS, card_label
from epocha.games.through_the_ages.notation import NOTATION
from epocha.games.through_the_ages.questions import GOODS
from epocha.games.through_the_ages.state import KIND_BITS, LAY_TOKEN, RETURN_TOKEN, Table
from epocha.games.through_the_ages.steps.common import PAYMENT
from epocha.games.through_the_ages.steps.paying import Payment as Question
from epocha.games.through_the_ages.steps.paying import is_gain, ways_with


def payment(t: Table, player: int, lang: str) -> Payment | None:
    """Return the ways to pay or gain what the question at hand is about, what happened by itself first."""
    if t.step_number() != PAYMENT or len(t.draft(player)):
        return None
    had, left, good = int(t.get(Question.HAD)), int(t.get(Question.LEFT)), int(t.get(Question.GOOD))
    found = ways_with(t, player, t.draft(player))
    moves = [amounts(had, after) for after in [left, *[after for after in found if after != left]]]
    used = [at for at in range(2 * change.LEVELS) if any(move[at] for move in moves)]
    return Payment(
        [portion(t, at, max(move[at] for move in moves), lang) for at in used],
        least=1,
        most=sum([max(move[at] for move in moves) for at in used]) + 1,
        confirm=TEXTS.say(lang, "lay-tokens" if is_gain(t) else "pay-tokens"),
        end="done",
        unit=GOODS[good],
        ways=[[move[at] for at in used] for move in moves],
    )


def amounts(had: int, after: int) -> tuple[int, ...]:
    """Return how many tokens of each level are returned, then how many are laid."""
    returned, laid = change.moved(had, after)
    return returned + laid


def portion(t: Table, at: int, most: int, lang: str) -> Portion:
    """Return a kind of token that may be moved; change takes away from what is paid."""
    level, returns = at % change.LEVELS, at < change.LEVELS
    good = int(t.get(Question.GOOD))
    site = int(change.first_site(good)) + level
    pick = (RETURN_TOKEN if returns else LAY_TOKEN) << KIND_BITS | site
    worth = change.WORTHS[level] if returns or is_gain(t) else -change.WORTHS[level]
    message = "pay-return" if returns else "pay-lay" if is_gain(t) else "pay-change"
    words = TEXTS.say(lang, message, card=card_label(site, lang), worth=abs(worth))
    return Portion(NOTATION.text(pick), GOODS[good], words, most, worth)
