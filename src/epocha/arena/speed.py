"""How fast one game runs in this process: what a bot author, a search and the site feel.

Run as a program it measures one game and prints JSON: `python -m epocha.arena.speed stone_age 2,3,4 0.5`, with options
of the game as NAME=VALUE behind it. So the compiled and the interpreted engine, which cannot live in one process, can
be measured in turn. Time is the processor's, so that another program does not count; and as a machine that others use
is now fast, now slow, each rate is set beside the yardstick's right before it and after it.
"""

import gc
import json
import random
import sys
from collections.abc import Callable, Mapping
from math import isnan
from operator import methodcaller
from statistics import fmean
from time import process_time

from epocha.arena.peers import Yardstick
from epocha.engine import state as engine_state
from epocha.engine.chance import Chance
from epocha.engine.game import Game
from epocha.engine.match import Match
from epocha.engine.options import OptionValue
from epocha.engine.picture import Layer
from epocha.engine.registry import load_game
from epocha.engine.state import State, random_playout

Options = Mapping[str, OptionValue]
"""Options of a game; what is missing has its default."""
POSITIONS = 12
"""Positions of one game, evenly spread, on which the small operations are measured."""


def is_compiled() -> bool:
    """Return whether the engine of this process is compiled."""
    return not str(engine_state.__file__).endswith(".py")


def play_at_random(game: Game, players: int, seed: int, options: Options) -> tuple[State, int]:
    """Play a game from Python, choosing at random; return the end and the number of decisions."""
    draw = random.Random(seed).random  # noqa: S311
    state = game.new_initial_state(players, seed, options)
    decisions = 0
    while not state.is_terminal:
        player = state.current_players[0]
        legal = state.legal_actions(player)
        state.apply_action(player, legal[int(draw() * len(legal))])
        decisions += 1
    return state, decisions


def rates(game: Game, players: int, options: Options, seconds: float, inside: bool) -> tuple[float, float]:
    """Return decisions and games per second over whole games, played from Python or inside the package."""
    decisions = games = 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds or games == 0:
        if inside:
            decisions += random_playout(game.new_initial_state(players, games, options), Chance.from_seed(games))
        else:
            decisions += play_at_random(game, players, games, options)[1]
        games += 1
    return decisions / elapsed, games / elapsed


def rates_beside(game: Game, players: int, options: Options, seconds: float, yardstick: Yardstick) -> dict[str, float]:
    """Return the rates from Python and inside, and where the yardstick is installed their multiples of its own."""
    found: dict[str, float] = {}
    before = yardstick.rate()
    for suffix in ("", "_inside"):
        decisions, games = rates(game, players, options, seconds, bool(suffix))
        found["decisions_per_s" + suffix], found["games_per_s" + suffix] = decisions, games
        after = yardstick.rate()
        if not isnan(before + after):
            found[f"decisions_per_s{suffix}_x"] = decisions / fmean((before, after))
        before = after
    return found


def random_match(game: Game, players: int, options: Options) -> Match:
    """Return a finished match of random choices, of middling length among five."""
    matches: list[Match] = []
    for seed in range(5):
        match = Match(game, players, seed, options)
        draw = random.Random(seed).random  # noqa: S311
        while not match.state.is_terminal:
            player = match.state.current_players[0]
            legal = match.state.legal_actions(player)
            action = legal[int(draw() * len(legal))]
            match.apply(player, game.action_to_text(match.state, action))
        matches.append(match)
    return sorted(matches, key=lambda match: len(match.moves))[2]


def replay(match: Match) -> None:
    """Play a match again from the texts of its log, every action checked."""
    again = Match(match.game, match.players, match.seed, match.options)
    for move in match.moves:
        again.apply(move.player, move.text)


def draw(game: Game, view: State) -> None:
    """Draw the whole table as a viewer sees it."""
    for picture in game.pictures(view, "en"):
        picture.svg()


def layers(game: Game, view: State) -> dict[str, Layer]:
    """Return the layers of all pictures of a view, none of them drawn, by their ids on a page."""
    pictures = game.pictures(view, "en")
    return {one.layer_id(layer): layer for one in pictures for layer in one.drawing().layers}


def redraw(game: Game, match: Match, ply: int) -> float:
    """Return the seconds that drawing takes, for one viewer, of what the action after `ply` others has changed."""
    before = layers(game, match.state_at(ply).view(0))
    after = match.state_at(ply + 1)
    started = process_time()
    for name, layer in layers(game, after.view(0)).items():
        if name not in before or before[name].key != layer.key:
            layer.draw()
    return process_time() - started


def each(work: Callable[[State], object], states: list[State], seconds: float) -> float:
    """Return the mean time in seconds of some work on one of the states."""
    times = 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds or times == 0:
        for state in states:
            work(state)
        times += len(states)
    return elapsed / times


def measure(game: Game, players: int, options: Options, seconds: float, yardstick: Yardstick) -> dict[str, float]:
    """Return all figures for a number of players; `seconds` is spent on each of the two rates, less on the rest."""
    found = rates_beside(game, players, options, seconds, yardstick)
    match = random_match(game, players, options)
    plies = [len(match.moves) * part // (POSITIONS + 1) for part in range(1, POSITIONS + 1)]
    states = [match.state_at(ply) for ply in plies]
    views = [state.view(state.current_players[0]) for state in states]
    chance = Chance.from_seed(0)
    brief = seconds / 5
    found["clone_us"] = 1e6 * each(methodcaller("clone"), states, brief)
    found["view_us"] = 1e6 * each(methodcaller("view", 0), states, brief)
    found["determinize_us"] = 1e6 * each(methodcaller("determinize", chance), views, brief)
    found["digest_us"] = 1e6 * each(methodcaller("digest"), states, brief)
    draw(game, match.state.view(0))  # so that the words are read, as a site has read them soon after its start
    gc.collect()  # and what is there then is not gone through again, as on a site
    gc.freeze()
    drawn = [1e3 * each(lambda view: draw(game, view), [view], brief / POSITIONS) for view in views]
    found["pictures_ms"], found["dearest_table_ms"] = fmean(drawn), max(drawn)
    found["changed_ms"] = 1e3 * fmean([redraw(game, match, ply) for ply in plies])
    found["replay_ms"] = 1e3 * each(lambda _: replay(match), states[:1], brief)
    found["replay_actions"] = len(match.moves)
    return found


def main(name: str, counts: str, seconds: str, *pairs: str) -> None:
    """Measure a game for some numbers of players, separated by commas, and print the figures as JSON."""
    game = load_game(name)
    options: Options = dict([pair.split("=", 1) for pair in pairs])
    with Yardstick(float(seconds) / 2) as yardstick:
        figures = {count: measure(game, int(count), options, float(seconds), yardstick) for count in counts.split(",")}
    sys.stdout.write(json.dumps({"compiled": is_compiled(), "players": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
