"""What bots of Through the Ages decide in positions of tests."""

from epocha import Chance
from epocha.bots.greedy import GreedyBot
from epocha.bots.protocol import Clock, ask
from epocha.games.through_the_ages.bot import ThroughTheAgesEvaluator
from epocha.games.through_the_ages.outlook import Calendar, Outlook

from .build import GAME, P1, Table, asked, dealt, position, row


def greedy(table: Table) -> str:
    """Return what the greedy bot does for whoever is asked."""
    return GAME.action_to_text(table, ask(GreedyBot(1), dealt(table).view(asked(table)), Clock()))


def habit(table: Table) -> str:
    """Return what whoever is asked does by habit."""
    seat = asked(table)
    evaluator = ThroughTheAgesEvaluator()
    evaluator.study(table)
    chosen = evaluator.playout_choice(table, seat, table.choices(seat), Chance.from_seed(1))
    return GAME.action_to_text(table, chosen)


def bare(**chosen: object) -> Table:
    """Return a position whose card row is empty, so that a bot looks at what it has."""
    return row(position(**chosen), "")  # type: ignore[arg-type]


def turn_of(table: Table) -> list[str]:
    """Play a turn with the greedy bot, and return what it does."""
    seat = asked(table)
    done: list[str] = []
    while not done or done[-1] != "end":
        done.append(greedy(table))
        table.apply_action(seat, GAME.text_to_action(table, done[-1]))
    return done


def outlook(table: Table, turns: float) -> Outlook:
    return Outlook(table, P1, turns, Calendar(table))
