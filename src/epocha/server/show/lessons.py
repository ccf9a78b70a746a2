"""Lessons: the page that tells how to play a game, and the numbered rules behind it."""

from collections.abc import Sequence
from typing import Final

from epocha.engine.game import Game
from epocha.engine.guide import guide_of
from epocha.engine.lesson import Lesson, draw, lesson_of
from epocha.engine.rulebook import Rule
from epocha.engine.text import Texts
from epocha.engine.thing import Ruling
from epocha.server.show.model import Model
from epocha.server.show.page_model import RuleSection, RulesView, RuleView

TEXTS: Final = Texts("epocha.server")


class LearnStep(Model):
    """One picture of a turn, in one pane or several, with its title and words."""

    title: str
    text: str
    panes: list[str]


class LearnView(Model):
    """How a game is played.

    Attributes:
        points, mistakes, tips: a sentence each; points_title: what stands above the points.
        rules: address of the numbered rules; cards: of the page with all cards, and guide: where a guided first game is
            begun, each empty if there is none.
        once: a fresh word for the form that begins it.
    """

    lang: str
    game: str
    game_title: str
    goal: str
    steps: list[LearnStep]
    points_title: str
    points: list[str]
    end: str
    mistakes: list[str]
    tips: list[str]
    cards: str
    rules: str
    guide: str
    once: str


def learn_view(lesson: Lesson, title: str, lang: str, once: str) -> LearnView:
    """Return the page that tells how to play, its pictures drawn."""
    game = lesson.game
    names = list(dict.fromkeys([shown.name for shown in lesson.pictures]))
    return LearnView(
        lang=lang,
        game=game.name,
        game_title=title,
        goal=lesson.say("goal", lang),
        steps=[
            LearnStep(
                title=lesson.say(f"{name}-title", lang),
                text=lesson.say(name, lang),
                panes=[draw(game, shown, lang) for shown in lesson.pictures if shown.name == name],
            )
            for name in names
        ],
        points_title=lesson.points_title(lang) or TEXTS.say(lang, "learn-points-title"),
        points=lesson.several("s", lang),
        end=lesson.say("end", lang),
        mistakes=lesson.several("m", lang),
        tips=lesson.several("t", lang),
        cards=cards_address(game),
        rules=f"/games/{game.name}/rules",
        guide=guide_address(game),
        once=once,
    )


def rules_view(game: Game, title: str, lang: str, programmers: bool = False) -> RulesView:
    """Return the numbered rules of a game: those for who plays it, in the order of a reader, or all the others."""
    lesson = lesson_of(game) or Lesson(game, (), (), frozenset())
    found = lesson.for_programmers(lang) if programmers else lesson.for_readers(lang)
    address = f"/games/{game.name}/rules"
    return RulesView(
        lang=lang,
        game=game.name,
        game_title=title,
        edition=game.edition,
        sections=[
            *[
                _section(heading, number, rules, programmers)
                for number, (heading, rules) in enumerate(found.items(), 1)
            ],
            *([] if programmers else _rulings(game, lang)),
        ],
        learn=learn_address(game),
        rules=address if programmers else "",
        programmers=f"{address}/programmers" if not programmers and lesson.for_programmers(lang) else "",
    )


def _section(heading: str, number: int, rules: list[Rule], sources: bool) -> RuleSection:
    shown = [RuleView(id=rule.id, text=rule.text, source=rule.source if sources else "") for rule in rules]
    return RuleSection(heading=heading, anchor=f"section-{number}", rules=shown)


def _rulings(game: Game, lang: str) -> list[RuleSection]:
    """Return the section with the rulings on single cards; none if there are none."""
    shown = ruling_views(game.rulings(lang))
    return [RuleSection(heading=TEXTS.say(lang, "rulings"), anchor="rulings", rules=shown)] if shown else []


def ruling_views(rulings: Sequence[Ruling]) -> list[RuleView]:
    """Return rulings as the pages show them."""
    return [RuleView(id=ruling.id, text=ruling.text, source="") for ruling in rulings]


def learn_address(game: Game) -> str:
    """Return the address of the page that tells how to play a game, "" if it has none."""
    return f"/games/{game.name}/learn" if lesson_of(game) else ""


def guide_address(game: Game) -> str:
    """Return the address where a guided first game is begun, "" if the game has none."""
    return f"/games/{game.name}/guide" if guide_of(game) else ""


def cards_address(game: Game) -> str:
    """Return the address of the page with all cards of a game, "" if it has no album."""
    return f"/games/{game.name}/cards" if type(game).album is not Game.album else ""
