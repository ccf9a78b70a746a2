"""Chance: the only source of randomness in the rules. It lives in a full state and is absent from views.

Two generators share one face. The fast one (sfc32, public domain, by Chris Doty-Humphrey) serves simulation. The keyed
one (BLAKE2b in counter mode) serves real matches: `deal` says how its key is made, so that nobody can choose it and
anyone can check every shuffle and die. All arithmetic stays below 2**53, so that compiled and interpreted code draw the
same numbers.
"""

import hashlib
import re
from typing import Any, Final

from mypy_extensions import i64

from epocha.engine.numbers import whole_numbers
from epocha.engine.packing import put_number
from epocha.engine.vec import BytesWriter, vec

MASK: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 16
KEY_BYTES: Final = 32
_STORED: Final = re.compile(r"([0-9]+ [0-9]+ [0-9]+ [0-9]+) ((?:[0-9a-f]{64})?)")


class Chance:
    """A stream of uniform integers; make one with `Chance.from_seed` or `Chance.from_key`."""

    def __init__(self, a: i64, b: i64, c: i64, drawn: i64, key: bytes) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.drawn = drawn
        self.key = key
        self.block = b""

    @staticmethod
    def from_seed(seed: int) -> "Chance":
        """Return the fast generator for any integer seed."""
        digest = hashlib.blake2b(str(seed).encode(), digest_size=12, person=b"epocha-seed").digest()
        lanes = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
        return Chance(lanes[0], lanes[1], lanes[2], 0, b"")

    @staticmethod
    def from_key(key: bytes) -> "Chance":
        """Return the verifiable generator of a served match for a secret of 32 bytes."""
        if len(key) != KEY_BYTES:
            raise ValueError(f"the key of a match has {KEY_BYTES} bytes, not {len(key)}")
        return Chance(0, 0, 0, 0, key)

    @staticmethod
    def from_text(text: str) -> "Chance":
        """Restore a generator from `to_text`; ValueError if the text is not of that form."""
        stored = _STORED.fullmatch(text)
        numbers = whole_numbers(stored.group(1).replace(" ", ",")) if stored else None
        if stored is None or numbers is None or max(numbers[:3]) > MASK:
            raise ValueError("this is no stored generator")
        return Chance(numbers[0], numbers[1], numbers[2], numbers[3], bytes.fromhex(stored.group(2)))

    def to_text(self) -> str:
        """Return the whole generator as text; whoever has it knows every later draw."""
        return f"{self.a} {self.b} {self.c} {self.drawn} {self.key.hex()}"

    def clone(self) -> "Chance":
        """Return an independent copy that will draw the same numbers."""
        return Chance(self.a, self.b, self.c, self.drawn, self.key)

    def split(self) -> "Chance":
        """Return another fast generator, started by draws from this one."""
        return Chance(self.word(), self.word(), self.word(), 0, b"")

    def __copy__(self) -> "Chance":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Chance":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (int(self.a), int(self.b), int(self.c), int(self.drawn), self.key)

    def put_key(self, out: BytesWriter) -> None:
        """Add the whole generator to the key of a state."""
        put_number(out, self.a)
        put_number(out, self.b)
        put_number(out, self.c)
        put_number(out, self.drawn)
        out.write(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        return hash(self.to_text())

    def __repr__(self) -> str:
        """Return how far the generator is, and nothing that would tell a later draw."""
        return f"<chance, {'keyed' if self.key else 'seeded'}, word {self.drawn} is next>"

    def word(self) -> i64:
        """Draw 32 uniform bits."""
        if self.key:
            return self._keyed_word()
        b = self.b
        c = self.c
        t = (self.a + b + self.drawn) & MASK
        self.drawn += 1
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) & MASK | (c >> 11)) + t) & MASK
        return t

    def _keyed_word(self) -> i64:
        """Draw word n: the n-th little-endian 32-bit word of the blocks BLAKE2b(block number, key)."""
        at = int(self.drawn % WORDS_PER_BLOCK)
        if at == 0 or not self.block:
            number = int(self.drawn // WORDS_PER_BLOCK).to_bytes(8, "little")
            self.block = hashlib.blake2b(number, key=self.key, person=b"epocha-chance").digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * at : 4 * at + 4], "little")

    def below(self, n: i64) -> i64:
        """Draw a uniform integer in range(n), 1 <= n < 2**20 (Lemire's method with rejection, hence exact)."""
        m = self.word() * n
        if (m & MASK) < n:
            least = (MASK + 1) % n
            while (m & MASK) < least:
                m = self.word() * n
        return m >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Permute `items` in place; every order is equally likely (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
