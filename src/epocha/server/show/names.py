"""Names: what the seats of a table and the bots are called."""

from collections import Counter
from collections.abc import Sequence

from epocha.engine.text import Texts
from epocha.server.store.kept import Seat

TEXTS = Texts("epocha.server")


BOT_NAMES = ("Ada", "Bruno", "Ema", "Hugo", "Iris", "Oto")
"""What bots are called, by seat; the same in all languages."""


def seat_names(seats: Sequence[Seat], lang: str) -> list[str]:
    """Return the name of each seat: its person's, its bot's, or nothing if it is free.

    Nobody else at the table has the name of a bot; guests without a name are numbered where there are several.
    """
    names = [_name(seat, lang) for seat in seats]
    count = Counter(names)
    guests = 0
    for index, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if seat.kind == "bot" and (not name or count[name] > 1):
            names[index] = _free_name(index, names)
        elif name and not seat.name and count[name] > 1:
            guests += 1
            names[index] = f"{name} {guests}"
    return names


def _name(seat: Seat, lang: str) -> str:
    """Return the name that a seat has by itself, "" if it is free or a bot of ours that was given none.

    A bot from elsewhere has its plain name, as no badge tells its kind.
    """
    if seat.kind == "bot":
        given = seat.name if seat.origin == "bot" else ""  # where a person sat before, the name is theirs
        return given or ("" if TEXTS.has(lang, f"bot-{seat.bot}") else bot_title(seat.bot, lang))
    return "" if seat.kind in ("open", "friend") else seat.name or TEXTS.say(lang, "guest")


def _free_name(index: int, taken: Sequence[str]) -> str:
    """Return what the bot on a seat is called: the name of its seat, or the next that nobody has."""
    names = [*BOT_NAMES[index % len(BOT_NAMES) :], *BOT_NAMES[: index % len(BOT_NAMES)]]
    return next((name for name in names if name not in taken), f"{names[0]} {index + 1}")


def bot_title(bot: str, lang: str) -> str:
    """Return the name of a bot for people; bots from elsewhere have only their plain name."""
    message = f"bot-{bot}"
    return TEXTS.say(lang, message) if TEXTS.has(lang, message) else bot
