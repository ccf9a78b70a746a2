"""Settings: what can be set about a server, with values fit for a small public one.

Each is an option of `epocha serve` and a variable of the environment; their help is what the class says of them.
"""

import inspect
import os
import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Rate:
    """A limit: at most `burst` at once, refilled at `per_second`."""

    burst: float
    per_second: float

    def __str__(self) -> str:
        return f"{self.burst:g}:{self.per_second:g}"


def _rates() -> dict[str, Rate]:
    return {
        "create": Rate(10, 1 / 20),
        "join": Rate(20, 1 / 5),
        "chat": Rate(8, 1 / 2),
        "act": Rate(40, 5),
        "look": Rate(120, 20),
    }


@dataclass(frozen=True)
class Settings:
    """How one server behaves.

    Attributes:
        data: folder of the database and the key of the cookies.
        workers: processes in which bots think.
        bot_pause: seconds that a bot takes at least, so that people can follow; against bots, from the first own move.
        reaction_pause: least and most seconds after which a reaction is answered for a bot or a person not to be asked.
        bot_limit: seconds after which a thinking bot is stopped and answered for at random.
        watched_for: seconds for which a table of bots alone plays on after somebody last asked for it.
        tables_per_person: how many tables a person may have set up that are not over; those count where something
            happened within a day.
        away_after: seconds without a page after which a person counts as away, and may be replaced by a bot.
        heartbeat: seconds between signs of life on an event stream.
        tables_in_memory: how many tables are kept rebuilt from their logs.
        connections: how many may be open, fewer where the system allows fewer files; three quarters may be streams.
        connections_per_address: how many one network address may hold; a proxy, as many as it likes.
        head_seconds: within which the head of a request must have come.
        body_seconds: within which, after that, its body must have come.
        reading_seconds: after which a client is given up that does not take its answer.
        table_megabytes: memory for tables and what was drawn of them; without drawings a table takes about 50 kB.
        streams_per_address: how many event streams one network address may hold.
        body_bytes: largest request body.
        trusted_proxies: addresses (or "*") of proxies that are believed when they say who asks, and by HTTPS or not.
        rates: limits by what is done, per network address, as "look=120:20" (at once, and per second) or "off".
    """

    data: Path
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_pause: float = 0.7
    reaction_pause: tuple[float, float] = (0.7, 2.1)
    bot_limit: float = 30.0
    watched_for: float = 60.0
    tables_per_person: int = 50
    away_after: float = 180.0
    heartbeat: float = 15.0
    tables_in_memory: int = 500
    connections: int = 2000
    connections_per_address: int = 250
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    reading_seconds: float = 30.0
    table_megabytes: int = 256
    streams_per_address: int = 200
    body_bytes: int = 262144
    trusted_proxies: str = "127.0.0.1,::1"
    rates: dict[str, Rate] = field(default_factory=_rates)


# --- as text, for options and the environment ---


class BadSetting(ValueError):
    """A text is no value of a setting.

    Attributes:
        option: that gives the setting; text: as it was given; like: how its usual value is written.
    """

    def __init__(self, option: str, text: str, like: str) -> None:
        super().__init__(f"{option} is written like {like}, not {text!r}")
        self.option = option
        self.text = text[:40]
        self.like = like


def told() -> dict[str, str]:
    """Return what each setting means, by its name, in the words of the class."""
    lines = (inspect.getdoc(Settings) or "").partition("Attributes:\n")[2]
    return {name: " ".join(words.split()) for name, words in re.findall(r"^ {4}(\w+): (.*(?:\n {8}.*)*)", lines, re.M)}


def _default(setting: "Field[Any]") -> Any:
    return setting.default_factory() if setting.default_factory is not MISSING else setting.default


def defaults() -> dict[str, str]:
    """Return the usual value of each setting but the data folder, as text."""
    return {setting.name: _text(_default(setting)) for setting in fields(Settings) if setting.name != "data"}


def _text(value: object) -> str:
    if isinstance(value, tuple):
        return ":".join(f"{part:g}" for part in value)
    if isinstance(value, dict):
        return " ".join(f"{name}={part}" for name, part in value.items())
    return str(value)


def read_settings(data: Path, given: Mapping[str, str]) -> Settings:
    """Return the settings of a server, the usual ones but for those given as text.

    Raises:
        BadSetting: a text is no value of its setting.
        KeyError: there is no setting of a name.
    """
    usual = {setting.name: _default(setting) for setting in fields(Settings) if setting.name != "data"}
    read: dict[str, Any] = {}
    for name, text in given.items():
        try:
            read[name] = _read(usual[name], text.strip())
        except ValueError:
            raise BadSetting(f"--{name.replace('_', '-')}", text, _text(usual[name])) from None
    return Settings(data, **read)


def _read(usual: object, text: str) -> object:
    """Return what a text says, of the kind of a usual value; ValueError if it is none."""
    if isinstance(usual, int):
        return int(_number(text, r"[1-9]\d{0,11}"))
    if isinstance(usual, float):
        return _number(text)
    if isinstance(usual, tuple):
        least, most = map(_number, text.split(":"))
        return (least, max(least, most))
    if isinstance(usual, dict):
        return _read_rates(usual, text)
    return text


def _number(text: str, form: str = r"\d{1,12}(\.\d{1,12})?") -> float:
    if not re.fullmatch(form, text, re.ASCII):
        raise ValueError(text)
    return float(text)


def _read_rates(usual: Mapping[str, Rate], text: str) -> dict[str, Rate]:
    """Return the usual limits but for those said; "off" instead of them all, or of one, is no limit."""
    if text == "off":
        return {}
    rates = dict(usual)
    for part in text.split():
        what, _, rate = part.partition("=")
        if what not in usual:
            raise ValueError(what)
        if rate == "off":
            del rates[what]
            continue
        burst, per_second = map(_number, rate.split(":"))
        if burst < 1 or not per_second:
            raise ValueError(rate)
        rates[what] = Rate(burst, per_second)
    return rates
