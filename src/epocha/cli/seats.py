"""Who sits at the table in the terminal: people at the keyboard, and bots."""

import hashlib
import os
import sys
from dataclasses import dataclass

from epocha.bots import Bot, bot_names, find_bot, is_own
from epocha.cli.screen import Screen
from epocha.cli.words import refused

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


def reach_own_bots() -> None:
    """Let modules in the current folder be imported, after all others, so that people can name their own bots."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def read_seats(specs: list[str], seed: int, screen: Screen) -> list[Seat]:
    """Return the seats of a table.

    Args:
        specs: how each was asked for.
        seed: starts the bots' own randomness; a bot gets a hash of it, which tells nothing about the dice.
        screen: says how a nameless person is called.

    Raises:
        Unknown: a bot, or a strength of it, that there is not.
        Refused: a seat that is neither a person nor a bot.
    """
    seats: list[Seat] = []
    for number, spec in enumerate(specs, 1):
        kind, _, name = spec.partition(":")
        if kind == PERSON:
            seats.append(Seat(spec, name or screen.text("player", number=number), None))
        elif kind in bot_names() or is_own(spec):
            own = hashlib.blake2b(f"{seed} {number}".encode(), digest_size=6).digest()
            twice = specs.count(spec) > 1
            seats.append(Seat(spec, f"{spec} {number}" if twice else spec, find_bot(spec, int.from_bytes(own, "big"))))
        else:
            known = ", ".join([PERSON, f"{PERSON}:NAME", *bot_names(), "module:Class"])
            raise refused(screen.lang, "refused-who", who=spec, known=known)
    return seats
