"""What the end of the turn will bring after a choice of Through the Ages, told while it is only pointed at.

The choice is made on a copy of what its player sees; what that does not show, such as cards in a deck, is not needed.
"""

from collections.abc import Sequence

from epocha.games.through_the_ages.forecast import outlook_of, parts_of
from epocha.games.through_the_ages.names import TEXTS, amount
from epocha.games.through_the_ages.state import BY_HAND, DRAW, END, KIND_BITS, Table
from epocha.games.through_the_ages.steps.common import ACTIONS


def ahead(view: Table, p: int, action: int, lang: str) -> Sequence[str]:
    """Return the actions that are left after a choice, and what the end of the turn then brings."""
    if view.step_number() != ACTIONS or view.round == 1 or action >> KIND_BITS in (END, DRAW, BY_HAND):
        return ()
    t = view.clone()
    t.halting = True
    t.play(p, action)
    left = {"civil": amount("civil", t.civil_left(), lang), "military": amount("military", t.military_left(), lang)}
    found = outlook_of(t, p)
    lines = [TEXTS.say(lang, "ahead-left", **left)]
    if found.uprising:
        return [*lines, TEXTS.say(lang, "outlook-uprising")]
    for one in found.changes:
        numbers = " ".join([text for text, _ in parts_of(one, lang)])
        lines.append(TEXTS.say(lang, "ahead-change", name=TEXTS.say(lang, f"symbol-{one.name}"), numbers=numbers))
    if found.drawn >= 0:
        lines.append(
            TEXTS.say(lang, "outlook-cards", drawn=found.drawn, held=found.held, limit=found.limit),
        )
    return lines
