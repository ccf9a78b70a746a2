"""Guiding: what a guided first game says at the moment, for the page and the API."""

from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict

from epocha.engine.guide import Guide, Said, Step, begins, guide_of
from epocha.engine.state import State
from epocha.server.table.table import Table


class GuideRule(BaseModel):
    """A numbered rule behind a step."""

    model_config = ConfigDict(extra="forbid")

    id: str
    text: str


class GuideCard(BaseModel):
    """One step to be shown.

    Attributes:
        name: its own in the script.
        number: how many steps have been shown with it.
        task: whether it asks for an action; otherwise it is only read.
        title, text: what it says.
        asks: what is to be chosen now, in the words of its button, where the text was to be read before a choice that
            the step asked for as well; else empty.
        spots: what it points at: texts of actions or the words that these begin with, `symbol NAME` or `thing NAME` on
            one's own board, or `#ID` on the page.
        warns, warning: the action before which a warning is said, and the warning; empty if there is none.
        why: why it is so, in one sentence; empty if the script has none.
        rules: the rules behind it.
    """

    model_config = ConfigDict(extra="forbid")

    name: str
    number: int
    task: bool
    title: str
    text: str
    asks: str = ""
    spots: list[str]
    warns: str = ""
    warning: str = ""
    why: str = ""
    rules: list[GuideRule] = []


class GuideView(BaseModel):
    """Where the learner stands in a guided first game.

    Attributes:
        said: what is said of their last action; empty if nothing is.
        cards: the steps to be shown now, one after the other; only the last may ask for an action.
        steps: how many there are in all.
        over: the guide has nothing more to say, and the game goes on by itself.
    """

    model_config = ConfigDict(extra="forbid")

    said: str
    cards: list[GuideCard]
    steps: int
    over: bool


def guide_view(table: Table, seat: int | None, lang: str, buttons: Mapping[str, str]) -> GuideView | None:
    """Return what the guide says to a seat now; None if the table is no guided game, or is looked at by others.

    Args:
        table: whose guide.
        seat: who is shown it.
        lang: its language.
        buttons: what is open to the seat: the words of the button of each action, by its text.
    """
    guide = guide_of(table.match.game) if table.header.guided else None
    if guide is None or seat != guide.seat or table.header.status != "running":
        return None
    moment = guide.moment(table.match)
    view = table.match.state.view(seat)
    cards = [
        _card(guide, step, moment.shown - len(moment.steps) + number, view, lang)
        for number, step in enumerate(moment.steps, 1)
    ]
    if moment.asks:
        asked = [words for text, words in buttons.items() if begins(text, moment.asks)]
        cards[-1].asks = asked[0] if moment.again and len(asked) == 1 else ""
        cards[-1].spots = list(moment.steps[-1].spots_for(moment.asks))
    return GuideView(
        said="" if moment.over else _said(guide, moment.said, lang),
        cards=cards,
        steps=len(guide.steps),
        over=moment.over,
    )


def _said(guide: Guide, said: Said | None, lang: str) -> str:
    return guide.words(said.step, said.outcome, lang) if said else ""


def _card(guide: Guide, step: Step, number: int, view: State, lang: str) -> GuideCard:
    rules = guide.game.rules(lang)
    warns = step.warning if guide.warns(step, view) else None
    return GuideCard(
        name=step.name,
        number=number,
        task=bool(step.do),
        title=guide.words(step, "title", lang),
        text=guide.text(step, view, lang),
        spots=list(step.spots),
        warns=warns.action if warns else "",
        warning=guide.words(step, "warn", lang) if warns else "",
        why=guide.words(step, "why", lang),
        rules=[GuideRule(id=rule, text=rules[rule].text) for rule in step.rules],
    )
