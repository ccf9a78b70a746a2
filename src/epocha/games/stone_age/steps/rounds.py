"""The round change and the end (sections 10 to 12)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from epocha.engine.course import Step
from epocha.engine.fields import Field, number
from epocha.engine.state import CUT_OFF, NOBODY
from epocha.games.stone_age.components import CARD_SPACES
from epocha.games.stone_age.scoring import score_all
from epocha.games.stone_age.state import BUILDING_END, CARD_END, NONE, Table
from epocha.games.stone_age.steps.common import FINAL_SCORING, GAME_OVER, PLACE_FIGURES, next_seat


class NewRound(Step[Table]):
    """Section 10: slide and refill the cards, or end the game; pass the start player figure; turn the tools back."""

    def run(self, table: Table) -> None:
        table.pop()
        if table.round > 0 and not refill(table):
            table.push(FINAL_SCORING, NOBODY, CARD_END)
            return
        if table.round > 0 and table.round == table.max_rounds:
            table.over = CUT_OFF
            table.push(GAME_OVER, NOBODY)
            return
        if table.round > 0:
            table.start = next_seat(table, table.start)
        table.round += 1
        for i in range(len(table.used)):
            table.used[i] = 0
        table.push(PLACE_FIGURES, table.start)


def refill(t: Table) -> bool:
    """SA-10.1 to SA-10.4: slide the cards to the right and fill up; False, and nothing dealt, if the deck is short."""
    at: i64 = 0
    for space in range(CARD_SPACES):
        card = t.spaces[space]
        t.spaces[space] = NONE
        if card != NONE:
            t.spaces[at] = card
            at += 1
    if len(t.deck) - t.dealt < CARD_SPACES - at:
        return False
    for space in range(at, CARD_SPACES):
        t.spaces[space] = t.deal()
    return True


class FinalScoring(Step[Table]):
    """SA-17.4: redeem automatically, score, end."""

    REASON: Final = 0  # why the game ends
    NUMBERS: ClassVar[tuple[Field, ...]] = (number("reason", most=int(BUILDING_END)),)

    def run(self, table: Table) -> None:
        reason = table.get(FinalScoring.REASON)
        score_all(table)
        table.over = reason
        table.disclosures += 1
        table.pop()
        table.push(GAME_OVER, NOBODY)
