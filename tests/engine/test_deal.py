"""Where the shuffles come from: anybody can compute it with SHA-256 and a few lines of text."""

from hashlib import sha256

import pytest

from epocha import Match, load_game
from epocha.engine.deal import Deal, Terms, contributed, public_word

SECRET = bytes(range(32))
TERMS = Terms("T-1", "pebbles", 1, 2, {"double": True, "list": "a b"})
ANNA = "0123456789abcdefXYZ"


def test_the_commitment_is_the_hash_of_a_text_that_names_all_it_binds() -> None:
    text = (
        f"Epocha commitment 1\nsecret {SECRET.hex()}\ntable T-1\ngame pebbles\nrules 1\nplayers 2\n"
        "options double=true list=a%20b\n"
    )
    assert TERMS.commitment(SECRET) == sha256(text.encode()).hexdigest()


def test_no_text_of_a_deal_shows_its_secret() -> None:
    deal = Deal(SECRET, "T-1", (ANNA, ""))
    match = Match(load_game("pebbles"), 2, deal=deal)
    for text in (repr(deal), str(deal), f"{[deal]}", repr(match)):
        assert SECRET.hex() not in text
        assert repr(SECRET) not in text


def test_the_key_is_the_hash_of_secret_commitment_and_contributions() -> None:
    commitment = TERMS.commitment(SECRET)
    public = sha256(f"Epocha contribution 1\ncommitment {commitment}\nseat p2\n".encode()).hexdigest()
    text = f"Epocha key 1\nsecret {SECRET.hex()}\ncommitment {commitment}\np1 {ANNA}\np2 {public}\n"
    assert Deal(SECRET, "T-1", (ANNA, "")).key(TERMS) == sha256(text.encode()).digest()
    assert contributed(commitment, (ANNA, ""), 2) == [ANNA, public] == [ANNA, public_word(commitment, 1)]
    assert Deal(SECRET, "T-1").key(TERMS) == Deal(SECRET, "T-1", ("", "")).key(TERMS)


def test_whatever_changes_changes_the_key() -> None:
    deals = [Deal(SECRET, "T-1", words) for words in ((), (ANNA, ""), ("", ANNA), (ANNA, ANNA), (ANNA[::-1], ""))]
    keys = {deal.key(TERMS) for deal in deals} | {Deal(bytes(32), "T-1").key(TERMS)}
    others = [Terms("T-2", "pebbles", 1, 2, TERMS.options), Terms("T-1", "pebble", 1, 2, TERMS.options),
              Terms("T-1", "pebbles", 2, 2, TERMS.options), Terms("T-1", "pebbles", 1, 3, TERMS.options),
              Terms("T-1", "pebbles", 1, 2, {"double": False, "list": "a b"})]  # fmt: skip
    keys |= {deals[0].key(terms) for terms in others}
    assert len(keys) == len(deals) + 1 + len(others)


def test_a_match_draws_from_its_deal() -> None:
    deal = Deal(SECRET, "T-1", (ANNA, ""))
    match = Match(load_game("pebbles"), 2, deal=deal)
    assert match.key == deal.key(match.terms)
    assert match.commitment == match.terms.commitment(SECRET)
    assert match.state == load_game("pebbles").new_initial_state(2, key=match.key)
    assert (Match(load_game("pebbles"), 2).key, Match(load_game("pebbles"), 2).commitment) == (b"", "")


@pytest.mark.parametrize(
    ("secret", "table", "words", "says"),
    [
        (b"short", "", (), "32 bytes, not 5"),
        (SECRET, "a\nb", (), "the name of a table"),
        (SECRET, "", ("short", ""), "16 to 64 letters and digits"),
        (SECRET, "", (f"{ANNA}\n", ""), "16 to 64 letters and digits"),
        (SECRET, "", (ANNA,), "1 contributions for 2 seats"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(secret: bytes, table: str, words: tuple[str, ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Match(load_game("pebbles"), 2, deal=Deal(secret, table, words))
