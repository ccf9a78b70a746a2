"""Play the games that `tests/records/plan.toml` lists and write their records beside it.

Each is played by a seeded policy that knows nothing of the game: with seven chances in eight it takes an action whose
text begins with one of the wishes, if one is open, and otherwise any, or with `habits = true` what the game's bots do
there without much thought; it does what it avoids only when nothing else is open. An option that takes a file names it
under `files`, by its path from the folder of records on. The records are then proved by `tests/test_records.py` under
the rules version that they name, for ever; so this is run to add games, and a record that exists is not played again
unless it is named on the command line. With `--write` the records that exist are written anew with the same actions,
where how a record is written has changed.

    python tools/make_records.py [--write] [FILE ...]
"""

import argparse
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from epocha import Chance, Game, Match, load_game
from epocha.engine.deal import Deal
from epocha.engine.record import Record, record_of, replay
from epocha.engine.state import State
from epocha.engine.vec import vec

RECORDS = Path(__file__).parent.parent / "tests" / "records"
STUBBORN = 8


def begins(text: str, words: Sequence[str]) -> bool:
    """Return whether a text begins with one of some words."""
    return text.startswith(tuple(words)) if words else False


def choose(view: State, plan: dict[str, Any], chance: Chance) -> str:
    """Return the text of the action that the policy takes in the view of the seat at turn."""
    game: Game[Any] = view.setup.game
    actions = {game.action_to_text(view, action): action for action in view.legal_actions(int(view.viewer))}
    fine = [text for text in actions if not begins(text, plan.get("avoids", ()))] or list(actions)
    wished = [text for text in fine if begins(text, plan.get("wishes", ()))]
    open_texts = wished if wished and chance.below(STUBBORN) else fine
    if plan.get("habits") and open_texts is fine:
        return game.action_to_text(view, habit(view, [actions[text] for text in fine], chance))
    return open_texts[chance.below(len(open_texts))]


def habit(view: State, actions: Sequence[int], chance: Chance) -> int:
    """Return which of some actions the game's bots take without much thought, knowing what the view tells."""
    evaluator, state = view.setup.game.evaluator(), view.determinize(chance)
    evaluator.study(state)
    return int(evaluator.playout_choice(state, int(view.viewer), vec[i64](actions), chance))


def play(plan: dict[str, Any]) -> Match:
    """Return the match that an entry of the plan describes, played to its end."""
    seed = plan.get("seed", 0)
    said = plan.get("deal")
    deal = Deal(bytes.fromhex(said["secret"]), said["table"], tuple(said["contributions"])) if said else None
    options = plan.get("options", {}) | {name: RECORDS / path for name, path in plan.get("files", {}).items()}
    match = Match(load_game(plan["game"]), plan["players"], seed, options, deal)
    chance = Chance.from_seed(plan.get("policy", seed))
    while not match.state.is_terminal:
        seats = match.state.current_players
        seat = seats[chance.below(len(seats))]
        match.apply(seat, choose(match.state.view(seat), plan, chance))
    return match


def plans() -> dict[str, dict[str, Any]]:
    """Return what the plan says of each record, by its file's name from the folder of records on."""
    return dict(tomllib.loads((RECORDS / "plan.toml").read_text(encoding="utf-8")))


def main() -> None:
    """Write the records that are missing, and those named."""
    parser = argparse.ArgumentParser(description="Play and record the games of tests/records/plan.toml.")
    parser.add_argument("files", nargs="*", help="records to play again, such as stone_age/cards-2.epocha")
    parser.add_argument("--write", action="store_true", help="write the others anew, with the same actions")
    said = parser.parse_args()
    for name, plan in plans().items():
        path = RECORDS / name
        is_kept = path.exists() and name not in said.files
        if is_kept and not said.write:
            continue
        match = replay(Record.from_bytes(path.read_bytes())) if is_kept else play(plan)
        path.parent.mkdir(exist_ok=True)
        path.write_text(record_of(match, comments={0: [plan["about"]]}).to_text(), encoding="utf-8")
        print(f"{name}: {len(match.moves)} actions, {match.game.end(match.state)}")  # noqa: T201


if __name__ == "__main__":
    main()
