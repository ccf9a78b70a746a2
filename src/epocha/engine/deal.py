"""Deal: what all shuffles and dice of a served match follow from, so that nobody can have chosen them.

Before anybody contributes, the server publishes a commitment: a hash of its secret and of what is played, and where.
Then every seat contributes a word that its own browser made, and these are shown when all are in. The key of the match
is a hash of the secret, the commitment and the words, so it is known to nobody before: the server cannot change its
secret any more, and the players do not know it. After the end the secret is shown, and anybody can compute it all anew.
For a seat that contributes nothing (a bot, a page without scripts) stands a word that follows from the commitment.

What is hashed is plain text, in lines that each end with a line feed; hashes are SHA-256 in hexadecimal.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from epocha.engine.options import OptionValue, options_text

SECRET_BYTES: Final = 32
COMMITMENT_BYTES: Final = 32

_WORD: Final = re.compile(r"[0-9A-Za-z]{16,64}")
_TABLE: Final = re.compile(r"[0-9A-Za-z_-]{0,40}")


def is_contribution(word: str) -> bool:
    """Return whether a word may be what a seat contributes: 16 to 64 letters and digits."""
    return _WORD.fullmatch(word) is not None


def is_table(word: str) -> bool:
    """Return whether a word may be the name of a table in a commitment."""
    return _TABLE.fullmatch(word) is not None


@dataclass(frozen=True)
class Terms:
    """What a commitment binds its secret to.

    Attributes:
        table: name of the table where it is played, so that no secret serves twice.
        game, rules: name of the game and its rules version.
        players: number of seats.
        options: every option of the game with its value.
        position: where the match begins, if not with the usual set-up (see `position`).
    """

    table: str
    game: str
    rules: int
    players: int
    options: Mapping[str, OptionValue]
    position: str = ""

    def text(self, secret: bytes) -> str:
        """Return the text whose hash is the commitment to a secret."""
        begins = f"position {_hash(self.position)}\n" if self.position else ""
        return (
            f"Epocha commitment 1\nsecret {secret.hex()}\ntable {self.table}\ngame {self.game}\nrules {self.rules}\n"
            f"players {self.players}\noptions {options_text(self.options)}\n{begins}"
        )

    def commitment(self, secret: bytes) -> str:
        """Return what is published before anybody contributes."""
        return _hash(self.text(secret))


@dataclass(frozen=True)
class Deal:
    """The secret of a match, and what its seats contributed.

    Attributes:
        secret: 32 bytes; no text of a deal shows it.
        table: name of the table; empty where there is none.
        contributions: the word of each seat, empty where it gave none; none at all if no seat gave one.
    """

    secret: bytes = field(repr=False)
    table: str = ""
    contributions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"the secret of a match has {SECRET_BYTES} bytes, not {len(self.secret)}")
        if not is_table(self.table):
            raise ValueError("the name of a table is letters, digits, _ and -")
        if not all(is_contribution(word) for word in self.contributions if word):
            raise ValueError("a contribution is 16 to 64 letters and digits")

    def key(self, terms: Terms) -> bytes:
        """Return the key of the match."""
        return hashlib.sha256(self.text(terms).encode()).digest()

    def text(self, terms: Terms) -> str:
        """Return the text whose hash is the key."""
        commitment = terms.commitment(self.secret)
        words = contributed(commitment, self.contributions, terms.players)
        seats = "".join([f"p{seat} {word}\n" for seat, word in enumerate(words, 1)])
        return f"Epocha key 1\nsecret {self.secret.hex()}\ncommitment {commitment}\n{seats}"


def contributed(commitment: str, contributions: tuple[str, ...], players: int) -> list[str]:
    """Return the word of each seat, for one that gave none the word that follows from the commitment."""
    own = (*contributions, *[""] * players)[:players]
    return [word or public_word(commitment, seat) for seat, word in enumerate(own)]


def public_word(commitment: str, seat: int) -> str:
    """Return the word of a seat, counted from 0, that contributes nothing; it was fixed together with the secret."""
    return _hash(f"Epocha contribution 1\ncommitment {commitment}\nseat p{seat + 1}\n")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
