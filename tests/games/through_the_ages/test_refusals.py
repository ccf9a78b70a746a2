"""Every rule that a refusal can name is said as people say it: a short sentence, whatever is tried by whomever."""

from epocha_fixtures.refusals import LONGEST, named_rules, sentences_of
from epocha_fixtures.words import check

from epocha import Chance
from epocha.engine.text import LANGUAGES, call_players

from .build import GAME, NAMES, P1, P2, Table, civ, do, hand, military, options, position, refused, row, turn
from .games import VARIANTS, fits, random_game


def why(table: Table, text: str, lang: str = "en", seat: int = P1) -> str:
    """Return the sentence that refuses something."""
    refusal = GAME.refusal(table.view(seat), seat, text, lang)
    assert refusal is not None
    return call_players(refusal.message, NAMES)


def test_there_is_a_sentence_for_every_rule_that_a_refusal_can_name() -> None:
    assert sentences_of(GAME) == named_rules(GAME, "prices", "steps")


def test_whatever_is_tried_is_refused_in_one_short_sentence() -> None:
    """In random games of every kind, actions drawn by lot are tried by everybody."""
    chance = Chance.from_seed(3)
    actions = sorted(GAME.notation.actions)
    tried = 0
    for number, chosen in enumerate(VARIANTS):
        players = 2 + number % 3
        for ply, table in enumerate(random_game(players if fits(players, chosen) else 3, number, chosen)):
            if ply % 11:
                continue
            seat = chance.below(int(table.players))
            view = table.view(seat)
            for _ in range(6):
                text = GAME.action_to_text(table, actions[chance.below(len(actions))])
                said = {lang: GAME.refusal(view, seat, text, lang) for lang in LANGUAGES}
                if said["en"] is not None:
                    messages = {lang: refusal.message for lang, refusal in said.items() if refusal}
                    check(messages)
                    assert max([len(message) for message in messages.values()]) <= LONGEST, messages
                    tried += 1
    assert tried > 1000


def test_what_is_missing_is_said_with_its_price() -> None:
    table = civ(position(), stored={"bronze": 1}, unused=1)
    assert refused(table, "build bronze") == "TA-15.3"
    assert why(table, "build bronze") == "“Bronze” costs 2 resources; you have 1 resource."
    assert why(table, "build bronze", "cs") == "„Bronz“ stojí 2 suroviny; máš 1 surovinu."
    assert why(civ(table, unused=0), "build bronze", "sk") == "Nemáš žiadneho voľného človiečika."
    assert why(table, "increase population") == "Increasing population costs 2 food; you have 0 food."
    assert why(table, "stages 1") == "You have no wonder under construction."
    assert why(table, "upgrade bronze to iron") == "The technology “Iron” is not in play."


def test_a_card_that_cannot_be_taken_says_why() -> None:
    table = row(civ(position(), leaders_taken=1, wonder="colossus"), "moses pyramids - iron")
    assert why(table, "take 1") == "You have already taken a leader of age A."
    assert why(table, "take 2", "cs") == "Nejdřív dostav „Kolos rhódský“: stavět smíš jen jeden div najednou."
    assert why(table, "take 3", "sk") == "Na tejto pozícii ponuky žiadna karta nie je."
    table.civil_spent = 4
    assert why(turn(table, P1), "take 2") == "First complete “Colossus”: only one wonder at a time."


def test_a_card_in_hand_that_cannot_be_played_says_why() -> None:
    table = hand(civ(position(), science=2), "iron patriotism_a")
    assert why(table, "play iron") == "“Iron” costs 5 science; you have 2 science."
    assert why(table, "play moses") == "You do not hold “Moses”."
    row(table, "patriotism_a")
    assert options(do(table, "take 1"), "play patriotism")


def test_it_is_said_whose_turn_it_is() -> None:
    table = military(position(), "spy")
    assert why(table, "end", seat=P2) == "It is Ada’s turn."
    assert why(table, "attack spy on 2", "cs") == "Politika předchází akcím a v tomto tahu už skončila."
