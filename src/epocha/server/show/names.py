"""Names: what the seats of a table and the bots are called."""

from collections import Counter
from collections.abc import Sequence

from epocha.engine.text import Texts
from epocha.server.store.kept import Seat

TEXTS = Texts("epocha.server")


BOT_NAMES = ("Ada", "Bruno", "Ema", "Hugo", "Iris", "Oto")
"""What several bots of a kind at one table are called, by seat; the same in all languages."""


def seat_names(seats: Sequence[Seat], lang: str) -> list[str]:
    """Return the name of each seat: its person's, its bot's, or nothing if it is free.

    Several bots of a kind have names of their own, which nobody else at the table has; guests without a name are
    numbered where there are several.
    """
    names = [_name(seat, lang) for seat in seats]
    count = Counter(names)
    used: Counter[str] = Counter()
    for index, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if name and not seat.name and count[name] > 1:
            used[name] += 1
            own = BOT_NAMES[index % len(BOT_NAMES)]
            taken = seat.kind != "bot" or own in count or index >= len(BOT_NAMES)
            names[index] = f"{name} {used[name]}" if taken else own
    return names


def _name(seat: Seat, lang: str) -> str:
    if seat.kind == "bot":
        return bot_title(seat.bot, lang)
    return "" if seat.kind in ("open", "friend") else seat.name or TEXTS.say(lang, "guest")


def bot_title(bot: str, lang: str) -> str:
    """Return the name of a bot for people; bots from elsewhere have only their plain name."""
    message = f"bot-{bot}"
    return TEXTS.say(lang, message) if TEXTS.has(lang, message) else bot
