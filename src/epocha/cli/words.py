"""What the commands say, in every language, and times that people type."""

import re

from epocha.cli import Refused
from epocha.engine.text import Texts

_SECONDS = re.compile(r"[0-9]{1,4}(\.[0-9]{1,6})?")
TEXTS = Texts("epocha.cli")


def refused(lang: str, message: str, /, **places: object) -> Refused:
    """Return the refusal that a message says."""
    return Refused(TEXTS.say(lang, message, **places))


def time_of(text: str) -> float | None:
    """Return the seconds that a text says, from 0.001 to 3600, or None if it says no such time."""
    found = float(text) if _SECONDS.fullmatch(text) else 0.0
    return found if 0.001 <= found <= 3600 else None
