"""`epocha map`: check a map of one's own before playing on it, and draw it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from epocha.cli import Refused
from epocha.cli.screen import Screen
from epocha.cli.words import refused
from epocha.engine.game import Game
from epocha.engine.options import BadOption, OptionValue
from epocha.engine.plan import Plan
from epocha.engine.registry import game_names, load_game

MAP_OPTION: Final = "map_file"


class MapDesk:
    """A map that is looked at, for a game that takes one.

    Args:
        game: name of the game; "" if there is only one with own maps.
        text: the map; "" for the game's own.
        options: further options of the game.
        lang: language.

    Raises:
        Refused: no such game takes a map.
    """

    def __init__(self, game: str, text: str, options: Mapping[str, OptionValue], lang: str) -> None:
        self.screen = Screen(lang)
        self.game = game_with_maps(game, lang)
        self.options = {**options, MAP_OPTION: text}

    def check(self, called: str) -> bool:
        """Print what is on the map and for how many players it does, or what is wrong; return whether it can be used.

        Args:
            called: what messages call the map.
        """
        least, most = self.game.min_players, self.game.max_players
        faults = {players: self.fault(players) for players in range(least, most + 1)}
        if faults[least]:
            self.screen.line(f"{called}: {faults[least]}", "red")
            return False
        fitting = max(players for players, fault in faults.items() if not fault)
        rows = [*self.plan(least).facts, (self.screen.text("map-players"), _span(least, fitting))]
        self.screen.say("map-good", "bold", name=called)
        self.screen.rows(rows, right=(1,))
        if fitting < most:
            self.screen.line(f"{_span(fitting + 1, most)}: {faults[fitting + 1]}", "yellow")
        return True

    def draw(self, called: str, to: Path) -> None:
        """Draw the map into a file; Refused if it cannot be used."""
        if fault := self.fault(self.game.min_players):
            raise Refused(f"{called}: {fault}")
        to.write_text(self.plan(self.game.min_players).svg, encoding="utf-8")
        self.screen.say("map-drawn", file=str(to))

    def fault(self, players: int) -> str:
        """Return why so many players cannot play on the map, "" if they can."""
        try:
            self.game.setup(players, self.options)
        except BadOption as problem:
            return problem.sentence(self.game.texts, self.screen.lang)
        return ""

    def plan(self, players: int) -> Plan:
        """Return what the game tells of the map."""
        found = self.game.plan(self.game.setup(players, self.options).tables, self.screen.lang)
        if found is None:
            raise TypeError(f"{self.game.name} takes maps and does not tell them")
        return found


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def game_with_maps(name: str, lang: str) -> Game:
    """Return the game that takes maps, or that of a name; Refused if it takes none, or if there are several."""
    known = [load_game(one) for one in game_names()]
    taking = [game for game in known if any(option.name == MAP_OPTION for option in game.options)]
    if not taking:
        raise refused(lang, "refused-no-maps")
    names = ", ".join([game.name for game in taking])
    if not name and len(taking) > 1:
        raise refused(lang, "refused-which-map", known=names)
    chosen = load_game(name) if name else taking[0]
    if chosen not in taking:
        raise refused(lang, "refused-map", name=name, known=names)
    return chosen
