"""Play the games that `tests/records/plan.toml` lists and write their records beside it.

Each is played by a seeded policy that knows nothing of the game: with seven chances in eight it takes an action whose
text begins with one of the wishes, if one is open, and otherwise any; it does what it avoids only when nothing else is
open. The records are then proved by `tests/test_records.py` under the rules version that they name, for ever; so this
is run to add games, and a record that exists is not played again unless it is named on the command line. With `--write`
the records that exist are written anew with the same actions, where how a record is written has changed.

    python tools/make_records.py [--write] [FILE ...]
"""

import argparse
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from epocha import Chance, Match, load_game
from epocha.engine.deal import Deal
from epocha.engine.record import Record, record_of, replay
from epocha.engine.state import State

RECORDS = Path(__file__).parent.parent / "tests" / "records"
STUBBORN = 8


def begins(text: str, words: Sequence[str]) -> bool:
    """Return whether a text begins with one of some words."""
    return text.startswith(tuple(words)) if words else False


def choose(match: Match, view: State, wishes: Sequence[str], avoids: Sequence[str], chance: Chance) -> str:
    """Return the text of the action that the policy takes in the view of the seat at turn."""
    texts = [match.game.action_to_text(view, action) for action in view.legal_actions(int(view.viewer))]
    fine = [text for text in texts if not begins(text, avoids)] or texts
    wished = [text for text in fine if begins(text, wishes)]
    open_texts = wished if wished and chance.below(STUBBORN) else fine
    return open_texts[chance.below(len(open_texts))]


def play(plan: dict[str, Any]) -> Match:
    """Return the match that an entry of the plan describes, played to its end."""
    seed = plan.get("seed", 0)
    said = plan.get("deal")
    deal = Deal(bytes.fromhex(said["secret"]), said["table"], tuple(said["contributions"])) if said else None
    match = Match(load_game(plan["game"]), plan["players"], seed, plan.get("options", {}), deal)
    chance = Chance.from_seed(plan.get("policy", seed))
    while not match.state.is_terminal:
        seats = match.state.current_players
        seat = seats[chance.below(len(seats))]
        wishes, avoids = plan.get("wishes", ()), plan.get("avoids", ())
        match.apply(seat, choose(match, match.state.view(seat), wishes, avoids, chance))
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
