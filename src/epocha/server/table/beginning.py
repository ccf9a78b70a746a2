"""Beginning: the match of a table before its first action: set up as usual, from a position, or as a guide says."""

import hashlib
from collections.abc import Sequence

from epocha.engine.chance import Chance
from epocha.engine.deal import Deal
from epocha.engine.match import Match
from epocha.engine.position import BadPosition, position_of, read_position
from epocha.engine.registry import load_game
from epocha.server.store.kept import Header, Seat


def build_match(header: Header, secret: bytes, seats: Sequence[Seat], position: str) -> Match:
    """Return the match of a table before its first action.

    While the table waits, its shuffles are not fixed: what stands there then has those of a seed that everybody knows.
    """
    game = load_game(header.game).at_version(header.rules_version)
    if header.guided:
        return Match(game, header.players, int.from_bytes(secret), header.options, position=position)
    words = tuple([seat.contribution for seat in seats])
    deal = None if header.status == "waiting" else Deal(secret, header.id, words)
    begins = full_position(position, secret) if position else ""
    return Match(game, header.players, options=header.options, deal=deal, position=begins)


def full_position(text: str, secret: bytes) -> str:
    """Return a position as a match can begin from it: what its text does not know is drawn, and follows from a secret.

    Raises:
        BadPosition: nothing fits to what it does know.
    """
    state = read_position(text)
    if state.is_view:
        chance = Chance.from_key(hashlib.sha256(b"Epocha position\n" + secret).digest())
        try:
            state = state.determinize(chance)
        except Exception as problem:  # the rules of a game may meet anything in a position that no play leads to
            raise BadPosition(0, f"what is hidden in it cannot be drawn: {problem}"[:300]) from None
    return position_of(state)
