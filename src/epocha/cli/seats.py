"""Who sits at the table in the terminal: people at the keyboard, and bots."""

import hashlib
from dataclasses import dataclass

from epocha.bots import Bot, bot_names, make_bot
from epocha.cli import Refused
from epocha.cli.screen import Screen

PERSON = "you"


@dataclass(frozen=True)
class Seat:
    """One seat.

    Attributes:
        spec: how it was asked for, such as "you", "you:Anna" or "search:quick"; it stands in records.
        name: what the terminal calls it.
        bot: the bot that plays it, None for a person.
    """

    spec: str
    name: str
    bot: Bot | None


def read_seats(specs: list[str], seed: int, screen: Screen) -> list[Seat]:
    """Return the seats of a table.

    Args:
        specs: how each was asked for.
        seed: starts the bots' own randomness; a bot gets a hash of it, which tells nothing about the dice.
        screen: says how a nameless person is called.

    Raises:
        Unknown: a bot or a strength of it that is not installed.
        Refused: a seat that is neither a person nor a bot.
    """
    seats: list[Seat] = []
    for number, spec in enumerate(specs, 1):
        kind, _, name = spec.partition(":")
        if kind == PERSON:
            seats.append(Seat(spec, name or screen.text("player", number=number), None))
        elif kind in bot_names():
            own = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=6).digest()
            twice = specs.count(spec) > 1
            seats.append(Seat(spec, f"{spec} {number}" if twice else spec, make_bot(spec, int.from_bytes(own, "big"))))
        else:
            known = ", ".join([PERSON, f"{PERSON}:NAME", *bot_names()])
            raise Refused(f"nobody called {spec!r} can sit at the table; seats are: {known}")
    return seats
