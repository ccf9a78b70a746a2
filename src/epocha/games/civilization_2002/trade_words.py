"""What the Boardgame says of trading: offers, answers and Magellan's Voyage, as `words.py` says it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from epocha.games.civilization_2002 import moves as m
from epocha.games.civilization_2002.names import TEXTS
from epocha.games.civilization_2002.piece_words import a_card, deal_of_offer, deal_of_picks, picked_good
from epocha.games.civilization_2002.settlements import holder_of_card
from epocha.games.civilization_2002.state import KIND_BITS, PAYLOAD, Table
from epocha.games.civilization_2002.steps.order import ANSWER
from epocha.games.civilization_2002.steps.trade import Answer, TradeTurn, no_offer

Meaning = tuple[str, dict[str, Any]]
Teller = Callable[[Table, int, int, Sequence[int], str], Meaning]
Liner = Callable[[Table, int, Sequence[int], str], Meaning]


def partner(t: Table, picks: Sequence[int]) -> int:
    """Return to whom the offer goes that some picks describe: for a counter-offer, who has made the first one."""
    if len(picks) and picks[0] >> KIND_BITS == m.OFFER:
        return int(picks[0] & PAYLOAD)
    return int(t.get(Answer.OFFERED) // t.slots) if t.step_number() == ANSWER else 0


def no_offers(t: Table, p: int) -> str:
    """Return why whoever trades now can make no offer (`off`, `made`, `nobody`); "" if they can."""
    made = int(t.get(TradeTurn.MADE))
    if any(no_offer(t, p, other, made) is None for other in range(int(t.players))):
        return ""
    return "off" if not t.agreed.offers else "made" if made >= t.agreed.offers else "nobody"


def _offer(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "offer", {"seat": int(action & PAYLOAD) + 1}


def _good(name: str) -> Teller:
    """Return what tells of a thing that is given or asked for."""

    def told(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
        giver = p if name == "give" else partner(t, draft)
        return name, {"what": picked_good(t, giver, int(action & PAYLOAD), 1, lang)}

    return told


def _send(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    return "send", deal_of_picks(t, p, partner(t, draft), draft, lang)


def _answer(name: str) -> Teller:
    """Return what tells of an answer to an offer."""

    def told(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
        if t.step_number() != ANSWER:
            return name, {"seat": 1, "given": TEXTS.say(lang, "nothing"), "taken": TEXTS.say(lang, "nothing")}
        return name, {"seat": partner(t, ()) + 1, **deal_of_offer(t, int(t.get(Answer.OFFERED)), lang)}

    return told


def _swap(t: Table, p: int, action: int, draft: Sequence[int], lang: str) -> Meaning:
    land = int(action & PAYLOAD)
    name = "swap-give" if action >> KIND_BITS == m.SWAP_GIVE else "swap-take"
    return name, {"what": a_card(t, land, lang), "seat": int(holder_of_card(t, land)) + 1}


def _offer_line(t: Table, p: int, picks: Sequence[int], lang: str) -> Meaning:
    """Return a whole offer or counter-offer."""
    seat = partner(t, picks)
    name = "offer" if picks[0] >> KIND_BITS == m.OFFER else "counter"
    if len(picks) == 1:
        return name, {"seat": seat + 1}
    return f"{name}-deal", {"seat": seat + 1, **deal_of_picks(t, p, seat, picks, lang)}


def _swap_line(t: Table, p: int, picks: Sequence[int], lang: str) -> Meaning:
    """Return a whole exchange by Magellan's Voyage."""
    given = a_card(t, int(picks[0] & PAYLOAD), lang)
    if len(picks) == 1:
        return "swapping", {"given": given}
    land = int(picks[1] & PAYLOAD)
    return "swap", {"given": given, "taken": a_card(t, land, lang), "seat": int(holder_of_card(t, land)) + 1}


TRADE_MEANINGS: Final[dict[int, Teller]] = {
    m.OFFER: _offer, m.GIVE: _good("give"), m.TAKE: _good("ask"), m.SEND: _send, m.ACCEPT: _answer("accept"),
    m.DECLINE: _answer("decline"), m.COUNTER: _answer("counter"), m.SWAP_GIVE: _swap, m.SWAP_TAKE: _swap,
}  # fmt: skip
"""What tells of each kind of action of trading."""
TRADE_LINES: Final[dict[int, Liner]] = {m.OFFER: _offer_line, m.COUNTER: _offer_line, m.SWAP_GIVE: _swap_line}
"""What tells of whole answers, by the kind of their first pick."""
