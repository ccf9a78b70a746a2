"""What Města says: complete, in three languages, with the right numbers, and telling nobody's secrets."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from epocha_fixtures.pictures import drawn as drawn_of
from epocha_fixtures.playing import asked, do, step
from epocha_fixtures.words import never_said

from epocha import Chance
from epocha.engine.game import EVERYBODY
from epocha.engine.text import LANGUAGES, call_players
from epocha.engine.thing import Named
from epocha.games.mesta import words
from epocha.games.mesta.components import DATA, EVENT_IDS, EVENTS
from epocha.games.mesta.state import Table

from .build import GAME, P1, P2, P3, begin, deal, end_turn, position, stack_events

KINDS_OF_TABLE: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {"teams": "2v2"}),
    (6, {"unrest_destination": "city_pile"}),
    (1, {"solo_disasters": "plague barbarians flood crisis commander"}),
]


def random_positions(players: int, seed: int, options: Mapping[str, object], most: int = 400) -> Iterator[Table]:
    """Yield the positions of a random game at its first decisions."""
    t = GAME.new_initial_state(players, seed, options)
    assert isinstance(t, Table)
    chance = Chance.from_seed(seed)
    for _ in range(most):
        if t.is_terminal:
            return
        yield t
        actions = t.legal_actions(asked(t))
        t.apply_action(asked(t), actions[chance.below(len(actions))])


def view_of_turn(t: Table) -> Table:
    view = t.view(asked(t))
    assert isinstance(view, Table)
    return view


# --- whole games ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_open_actions_have_the_same_sentence(lang: str) -> None:
    for t in random_positions(3, 2, {}):
        view = view_of_turn(t)
        sentences = [GAME.describe(view, action, lang) for action in view.legal_actions(asked(t))]
        assert len(set(sentences)) == len(sentences), sentences


# --- secrets ---


@pytest.mark.rule("ME-14.2", "ME-14.6")
def test_the_log_says_the_same_whoever_looks_but_for_events_put_away() -> None:
    put_away = 0
    for seed in range(2):
        for t in random_positions(3, seed, {}, most=1_200):
            player = asked(t)
            for action in t.legal_actions(player):
                told = {GAME.report(t.view(seat), player, action, "en") for seat in (None, 0, 1, 2) if seat != player}
                if GAME.readers(t, player, [action]) != EVERYBODY:
                    put_away += 1
                    assert told == {"puts an event under the event pile unseen"}
                else:
                    assert told == {GAME.report(t.view(player), player, action, "en")}
    assert put_away > 50


@pytest.mark.rule("ME-12.6")
def test_partners_read_what_is_put_away() -> None:
    t = position({P1: "rome"}, {P1: "education trade"}, players=4, teams="2v2")
    do(t, "use education")
    action = GAME.text_to_action(t, "put away trade")
    told = [GAME.report(t.view(seat), P1, action, "en") for seat in (None, 0, 1, 2, 3)]
    unseen = "puts an event under the event pile unseen"
    assert told == [unseen, "puts “Trade” under the event pile", unseen, "puts “Trade” under the event pile", unseen]


@pytest.mark.rule("ME-8.16", "ME-17.3")
def test_whether_somebody_holds_a_protection_shows_in_nothing_said_to_others() -> None:
    for held in ("protection trade", "curse trade"):
        t = position({P1: "rome", P2: "ostia athens"}, {P1: "attack", P2: held})
        do(t, "use attack", "take ostia")
        assert step(t) == "react"
        action = GAME.text_to_action(t, "no reaction")
        for seat in (None, P1, P3):
            view = t.view(seat)
            assert GAME.report(view, P2, action, "en") == "uses no protection"
            assert GAME.diagram(view).endswith("Seat 1 uses “Attack” against player 2 to take Ostia\nSeat 2: Reaction")


# --- the messages ---


def test_every_message_about_play_is_said_in_some_position(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [random_positions(players, 3, options, most=800) for players, options in KINDS_OF_TABLE]
    played = [t.clone() for positions in games for t in positions]
    assert never_said(GAME, [*played, *rare_positions()], monkeypatch, "do", "did", "prompt", "hint", "toll") == set()


def rare_positions() -> list[Table]:
    return [
        position({P1: "rome", P2: "ostia"}, {P1: "friendly_exchange", P2: "trade"}),
        do(position({P1: "rome", P2: "ostia"}, {P1: "friendly_exchange", P2: "trade"}), "use friendly exchange"),
        do(position({P1: "rome", P2: "pella tyre"}, {P1: "loss_of_influence"}), "use loss of influence"),
        do(position({P2: "pella athens"}, {P1: "flood", P2: "protection_great"}), "use flood"),
        do(position({P1: "giza alexandria babylon halicarnassus ephesus"}, {P1: "education attack"}), "use education"),
        do(struck("calm_before_storm", "athens"), "against 2"),
        do(struck("curse", "athens"), "against 2"),
        do(struck("trade", "athens sparta"), "take athens"),
        do(struck("wonders_influence", "ephesus", actor="giza memphis")),
    ]


def struck(event: str, laid: str, actor: str = "rome", held: str = "protection_great") -> Table:
    """Return a table where P1 has used an event on P2, with choices still to be made."""
    return do(position({P1: actor, P2: laid}, {P1: event, P2: held}), f"use {event.replace('_', ' ')}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_call_components_by_their_names(lang: str) -> None:
    named = {"empires": "empire", "excluded_events": "event", "size": "game_size"}
    for option, table in named.items():
        records = {record["id"]: record["names"][lang] for record in DATA[table]}
        for word in next(one for one in GAME.options if one.name == option).choices:
            assert GAME.texts.say(lang, f"option-{option}-{word}") == records[word]
    assert len({words.event_name(event, lang) for event in range(int(EVENTS))}) == len(EVENT_IDS)


# --- numbers and forms ---


def button(t: Table, text: str, lang: str) -> str:
    """Return the sentence of an open action."""
    action = GAME.text_to_action(t, text)
    assert action in t.legal_actions(asked(t))
    return call_players(GAME.describe(view_of_turn(t), action, lang))


def log(t: Table, text: str, lang: str) -> str:
    return call_players(GAME.report(t.view(None), asked(t), GAME.text_to_action(t, text), lang))


def asks(t: Table, lang: str) -> str:
    return call_players(GAME.prompt(view_of_turn(t), asked(t), lang))


def hint(t: Table, lang: str) -> str:
    return call_players(GAME.hint(view_of_turn(t), asked(t), lang))


def test_an_event_tells_what_it_would_do() -> None:
    t = position(
        {P1: "ostia ardea", P2: "rome athens", P3: "fidenae"}, {P1: "commander_rome games_army festival_small"}
    )
    assert button(t, "use commander rome", "en") == (
        "Use “Roman Commander”. Every player, you included, loses all Roman cities. Cities lost: you 2, the others 2."
    )
    assert button(t, "use games army", "cs").endswith("Máš 4 body, nejlepší z ostatních 4.")
    assert button(t, "use festival small", "sk") == (
        "Použi udalosť „Malý festival“. Každý si potiahne 1 mesto za každé svoje hlavné mesto."
    )


def test_the_log_names_an_event_with_all_that_was_chosen_for_it() -> None:
    t = position({P1: "rome sparta", P2: "ostia athens", P3: "giza"}, {P1: "trade attack"})
    assert log(t, "use trade", "en") == "uses “Trade”"
    do(t, "use trade")
    assert asks(t, "cs") == "„Obchod“: kterého hráče si zvolíš?"
    assert button(t, "against 2", "cs") == "Obchoduj s hráčem 2, který má 2 města"
    assert log(t, "against 2", "sk") == "volí hráča 2"
    do(t, "against 2")
    assert button(t, "offer sparta", "en") == "Give Sparta (Greece) in exchange"
    do(t, "offer sparta")
    assert button(t, "take athens", "cs") == "Vezmi si od hráče 2 město Athény (Řecko, hlavní město) za město Sparta"
    assert log(t, "take athens", "en") == "uses “Trade” to get Athens from player 2 for Sparta"


def test_the_log_tells_what_was_the_only_choice_too() -> None:
    t = position({P1: "rome ostia ardea fidenae", P2: "tusculum"}, {P1: "unification attack"})
    assert log(t, "use unification", "cs") == "používá kartu „Sjednocení“ a chce všechna římská města"
    assert log(t, "use attack", "en") == "uses “Attack” against player 2 to take Tusculum"


def test_an_offer_says_what_is_given_for_what() -> None:
    t = position({P1: "sparta giza", P2: "coptos"}, {P1: "friendly_exchange"})
    do(t, "use friendly exchange", "offer sparta")
    assert asked(t) == P2
    assert asks(t, "en") == (
        "Player 1 offers you Sparta for your Coptos; if you accept, both of you also draw 1 city. Do you accept?"
    )
    assert button(t, "accept", "cs") == "Přijmi: dáš město Koptos, dostaneš město Sparta a pak si oba líznete 1 město"
    assert log(t, "refuse", "sk") == "odmieta mesto Sparta za mesto Koptos"


@pytest.mark.rule("ME-9.39")
@pytest.mark.parametrize(
    ("lang", "to_actor", "to_pile"),
    [
        (
            "en",
            "every other player gives you 1 city",
            "every other player puts 1 city from that side under the city pile",
        ),
        ("cs", "každý jiný hráč ti odevzdá 1 město", "každý jiný hráč vrátí pod hromádku měst 1 město"),
        ("sk", "každý iný hráč ti odovzdá 1 mesto", "každý iný hráč vráti pod kôpku miest 1 mesto"),
    ],
)
def test_unrest_says_where_the_cities_go(lang: str, to_actor: str, to_pile: str) -> None:
    """On its button, on the card in the hand, and in the hint; on the card in symbols too."""
    for destination, told, other, symbol in (
        ("actor", to_actor, to_pile, "+1"),
        ("city_pile", to_pile, to_actor, "−1"),
    ):
        t = position({P2: "athens giza"}, {P1: "unrest_small"}, unrest_destination=destination)
        seen = t.view(P1)
        for shown in (button(t, "use unrest small", lang), drawn_of(GAME, seen, f"seat-{P1}", lang)):
            assert told in shown
            assert other not in shown
        assert f">{symbol}<" in drawn_of(GAME, seen, f"seat-{P1}", lang)
        do(t, "use unrest small")
        assert ("pile" in GAME.hint(t.view(P1), P1, "en")) == (destination == "city_pile")


REACTIONS = {
    "attack": ("ostia athens", ["take ostia"], "Player 1 would get Ostia from you."),
    "trade": ("ostia", [], "You would get Rome for Ostia."),
    "commander_greece": ("athens sparta ostia", [], "You would lose Athens and Sparta."),
    "wrath_greece": ("athens sparta corinth", [], "Player 1 would get 1 of these cities from you: Sparta and Corinth."),
    "plague": ("athens sparta corinth ostia", [], "You would lose 1 capital and 2 ordinary cities."),
    "unrest_great": ("athens sparta tyre", ["side east"], "Player 1 would get Athens and Sparta from you."),
    "revolt": ("athens sparta", [], "You would give player 1 one city of your choice and lose another one."),
    "barbarians": ("athens sparta", [], "You would lose Athens and Sparta and draw no city on your next turn."),
    "crisis_metallurgy_army": ("giza", [], "You would give up 1 city and 1 event."),
    "education": ("giza", ["mode deprive"], "You would lose 1 event."),
    "curse": ("", ["against 2"], "You would draw no city and no event on your next turn."),
    "calm_before_storm": ("", ["against 2"], "You could use no event until the end of your second turn from now."),
    "loss_of_influence": ("pella tyre", [], "Player 1 would get 1 of these cities from you: Pella and Tyre."),
    "flood": ("athens pella", [], "You would lose Pella."),
}


@pytest.mark.parametrize("event", REACTIONS)
def test_a_reaction_tells_who_uses_what_and_what_it_would_cost(event: str) -> None:
    laid, choices, cost = REACTIONS[event]
    name = DATA["event"][EVENT_IDS.index(event)]["names"]["en"]
    for held, question in {
        "protection_great": "Do you protect yourself?",
        "trade": "You have no protection against it.",
    }.items():
        t = do(position({P1: "rome", P2: laid}, {P1: event, P2: held}), f"use {event.replace('_', ' ')}", *choices)
        while asked(t) != P2:
            do(t, "no reaction" if step(t) == "react" else "offer rome")
        assert asks(t, "en") == f"Player 1 uses “{name}”. {cost} {question}"
    assert button(t, "no reaction", "cs") == "Ne: pokračuj bez ochrany"


def test_a_protection_tells_what_it_covers() -> None:
    t = do(struck("attack", "ostia"))
    assert button(t, "protect great", "en") == (
        "Use “Great Protection”: the event does not touch you, and your card goes under the pile"
    )
    assert button(t, "no reaction", "sk") == "Nie: nechráň sa"
    assert log(t, "protect great", "cs") == "se chrání kartou „Velká protekce“: událost „Útok“ na tohoto hráče nepůsobí"
    t = struck("flood", "ostia")
    assert "draw none for your Commanders" in button(t, "protect great", "en")


def test_own_events_and_disasters_ask_for_reactions_in_their_own_words() -> None:
    t = do(position({P1: "rome ostia"}, {P1: "plague protection"}), "use plague")
    assert asks(t, "cs") == "Používáš událost „Mor“. Bez ochrany přijdeš o 1 hlavní a 1 běžné město. Budeš se chránit?"
    t = position({P1: "rome ostia"}, {P1: "protection"}, players=1, solo_disasters="plague")
    stack_events(t, "plague")
    begin(t, P1)
    assert asks(t, "en").startswith("You have drawn a disaster, “Plague”.")


def test_giving_up_counts_down() -> None:
    t = do(struck("barbarians", "athens sparta corinth ephesus ostia", held="trade"))
    while step(t) == "react":
        do(t, "no reaction")
    assert asks(t, "cs") == "„Barbaři“: vyber 3 města, která odevzdáš pod hromádku."
    do(t, "give up ostia", "give up sparta")
    assert asks(t, "sk") == "„Barbari“: vyber 1 mesto, ktoré odovzdáš pod kôpku."
    assert button(t, "give up ephesus", "en") == "Give up Ephesus (Greece, wonder): it goes under the city pile"
    assert log(t, "give up ephesus", "cs") == "odevzdává město Efez"


def test_exchanging_counts_what_was_chosen() -> None:
    t = do(position({P1: "rome"}, {P1: "education trade attack curse"}), "use education")
    assert button(t, "done", "en") == "Exchange no event"
    do(t, "put away trade", "put away curse")
    assert (
        asks(t, "en")
        == "“Education”: choose up to 1 more event to exchange for new ones (2 chosen). Nobody else sees which."
    )
    assert button(t, "done", "cs") == "Víc už neodkládej: vyměň 2 události"
    assert log(t, "done", "sk") == "vymieňa 2 udalosti"


def test_hints_tell_what_is_missing_and_where_it_is() -> None:
    t = position({P1: "athens sparta corinth ephesus", P2: "rhodes"}, {P1: "attack"})
    assert hint(t, "en").startswith("You have 4 of 6 Greek cities; missing: Olympia (city pile), Rhodes (player 2).")
    assert "Olympie (hromádka měst), Rhodos (hráč 2)" in hint(t, "cs")


HINTS = {
    "You lead this discipline": ({P1: "rome"}, {P2: "ostia"}, "games_army"),
    "somebody else would draw": ({P1: "ostia"}, {P2: "rome fidenae"}, "games_army"),
    "lets everybody draw for capitals": ({P1: "rome athens"}, {P2: "memphis"}, "festival_small"),
    "so it takes all its others": ({P1: "athens sparta corinth ephesus"}, {P2: "rhodes"}, "unification"),
    "Commander that strikes your best empire": (
        {P1: "athens sparta corinth ephesus"},
        {P2: "rhodes"},
        "commander_greece",
    ),
    "is near to completing": ({P1: "rome"}, {P2: "athens sparta corinth ephesus"}, "attack"),
}


@pytest.mark.parametrize("said", HINTS)
def test_hints_tell_when_an_event_is_in_time(said: str) -> None:
    own, others, event = HINTS[said]
    assert said in hint(position(own | others, {P1: event}), "en")
    turned = {P1: others[P2], P2: own[P1]}
    assert said not in hint(position(turned, {P1: event}), "en")


def test_a_hint_tells_which_loss_can_be_borne() -> None:
    for laid, borne in (("athens", True), ("athens sparta", False)):
        t = struck("commander_greece", laid)
        assert ("You can bear this loss" in hint(t, "en")) == borne


def test_without_a_usable_event_the_prompt_says_so() -> None:
    t = position({}, {P1: "attack"})
    assert asks(t, "en") == "You have no event that you could use now. End your turn."
    deal(t, P1, "curse")
    begin(t, P1)
    assert asks(end_turn(t), "en")


def test_cities_of_an_own_list_have_english_names_at_least() -> None:
    records = [
        {key: value for key, value in city.items() if key not in ("provenance", "names")} for city in DATA["city"]
    ]
    lines = [
        "[[city]]\n" + "\n".join(f"{key} = {toml(value)}" for key, value in record.items() if key != "points")
        for record in records
    ]
    t = position({P1: "thebes_egypt rome"}, {P1: "victory"}, cities_file="\n".join(lines))
    do(t, "use victory")
    assert button(t, "offer thebes egypt", "cs") == "Vzdej se města Thebes Egypt (Egypt)"


def toml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


# --- what audits found ---


def told(say: Callable[[str], str]) -> tuple[str, ...]:
    """Return what is said in English, Czech and Slovak."""
    return tuple(say(lang) for lang in LANGUAGES)


def test_a_flood_tells_whose_cities_are_lost() -> None:
    laid = {P1: "rome ostia ardea fidenae", P2: "pella tyre sparta", P3: "giza athens carthage coptos"}
    t = position(laid, {P1: "flood"})
    english, czech, slovak = told(lambda lang: button(t, "use flood", lang))
    assert english.endswith("(shown and kept). Cities lost: you 3, the others 5.")
    assert czech.endswith("(ukáže a nechá si je). Ztracená města: ty 3, ostatní 5.")
    assert slovak.endswith("(ukáže a nechá si ich). Stratené mestá: ty 3, ostatní 5.")


def test_a_revolt_against_a_single_city_takes_it() -> None:
    t = do(position({P1: "rome", P2: "ostia", P3: "athens sparta"}, {P1: "revolt"}), "use revolt")
    assert told(lambda lang: button(t, "against 2", lang)) == (
        "Player 2: gives you their only city",
        "Hráč 2: předá ti své jediné město",
        "Hráč 2: odovzdá ti svoje jediné mesto",
    )
    assert told(lambda lang: button(t, "against 3", lang)) == (
        "Player 3: gives you 1 city and loses another (2 on the table)",
        "Hráč 3: předá ti 1 město a o další přijde (na stole jich má 2)",
        "Hráč 3: odovzdá ti 1 mesto a o ďalšie príde (na stole ich má 2)",
    )


def test_an_exchange_asks_for_more_once_something_is_chosen() -> None:
    t = do(position({P1: "rome"}, {P1: "education trade attack curse"}), "use education")
    assert told(lambda lang: asks(t, lang)) == (
        "“Education”: choose up to 3 events to exchange for new ones. Nobody else sees which.",
        "„Vzdělanost“: můžeš za nové vyměnit až 3 události. Nikdo jiný to neuvidí.",
        "„Vzdelanosť“: môžeš za nové vymeniť až 3 udalosti. Nikto iný to neuvidí.",
    )
    do(t, "put away trade")
    assert told(lambda lang: asks(t, lang)) == (
        "“Education”: choose up to 2 more events to exchange for new ones (1 chosen). Nobody else sees which.",
        "„Vzdělanost“: můžeš za nové vyměnit ještě až 2 události (vybráno: 1). Nikdo jiný to neuvidí.",
        "„Vzdelanosť“: môžeš za nové vymeniť ešte až 2 udalosti (vybrané: 1). Nikto iný to neuvidí.",
    )


def test_a_toll_of_some_cities_says_cities_once() -> None:
    t = struck("wrath_greece", "athens sparta corinth")
    assert told(lambda lang: asks(t, lang)) == (
        "Player 1 uses “Wrath of the Gods: Greek cities”. "
        "Player 1 would get 1 of these cities from you: Sparta and Corinth. Do you protect yourself?",
        "Hráč 1 používá kartu „Hněv bohů: řecká města“. "
        "Bez ochrany od tebe hráč 1 dostane 1 město z těchto: Sparta a Korint. Budeš se chránit?",
        "Hráč 1 používa kartu „Hnev bohov: grécke mestá“. "
        "Bez ochrany od teba hráč 1 dostane 1 mesto z týchto: Sparta a Korint. Budeš sa chrániť?",
    )


def test_events_are_called_events_where_their_name_could_not_be_inflected() -> None:
    t = struck("barbarians", "athens sparta corinth ephesus")
    while asked(t) != P2:
        do(t, "no reaction")
    assert asks(t, "cs").startswith("Hráč 1 používá kartu „Barbaři“. Bez ochrany přijdeš o 3 města podle své volby.")
    assert asks(t, "sk").startswith("Hráč 1 používa kartu „Barbari“. Bez ochrany prídeš o 3 mestá")
    assert log(t, "protect great", "cs") == (
        "se chrání kartou „Velká protekce“: událost „Barbaři“ na tohoto hráče nepůsobí"
    )
    t = position({P1: "rome"}, {P1: "barbarians"})
    assert log(t, "use barbarians", "cs") == "používá kartu „Barbaři“"
    assert log(t, "use barbarians", "sk") == "používa kartu „Barbari“"
    assert button(t, "use barbarians", "cs").startswith("Použij událost „Barbaři“. ")


def test_the_hint_on_education_takes_events_from_whoever_has_most() -> None:
    t = do(position({P1: "rome"}, {P1: "education trade", P2: "curse attack"}), "use education")
    assert told(lambda lang: hint(t, lang)) == (
        "New events help when your hand does not fit; otherwise take events from whoever has the most of them.",
        "Nové události se hodí, když tvoje karty nevyhovují; "
        "nejvíc se vyplatí připravit o události toho, kdo jich má nejvíc.",
        "Nové udalosti sa hodia, keď tvoje karty nevyhovujú; "
        "najviac sa oplatí pripraviť o udalosti toho, kto ich má najviac.",
    )


def test_a_hint_warns_only_of_an_empire_that_could_be_given() -> None:
    collector = "rome ostia ardea fidenae athens"

    def said(laid: str, event: str = "revolt") -> str:
        t = do(position({P1: collector, P2: laid}, {P1: event, P2: "trade"}), f"use {event.replace('_', ' ')}")
        while step(t) == "react":
            do(t, "no reaction")
        assert (step(t), asked(t)) == ("give-cities", P2)
        return hint(t, "en")

    warning = "Player 1 collects Roman cities (4 already): do not give them another one."
    assert warning in said("tusculum sparta pella")
    assert warning not in said("sparta corinth pella"), "there is no Roman city to give"
    assert warning not in said(f"tusculum {OTHER_ROMAN}"), "there is no other city to give"
    t = do(
        position({P1: collector, P2: f"tusculum {OTHER_ROMAN} carthage"}, {P1: "unrest_great"}),
        "use unrest great",
        "side west",
    )
    while step(t) == "react":
        do(t, "no reaction")
    assert warning in hint(t, "en")
    do(t, "give up carthage")
    assert warning not in hint(t, "en"), "a Roman city must follow"


OTHER_ROMAN = next(
    city["id"]
    for city in DATA["city"]
    if city["empire"] == "rome" and city["id"] not in ("rome", "ostia", "ardea", "fidenae", "tusculum")
)


def test_excluded_events_go_with_all_their_cards() -> None:
    texts = told(lambda lang: GAME.texts.say(lang, "option-excluded_events-help"))
    assert texts[1].startswith("Události, které se vyřadí se všemi svými kartami.")
    assert texts[2].startswith("Udalosti, ktoré sa vyradia so všetkými svojimi kartami.")


def test_cities_of_an_empire_are_counted_as_they_are_spoken() -> None:
    t = position({P1: "athens sparta corinth ephesus", P2: "rome"}, {P1: "attack"})
    assert "Řecko 4 ze 6" in GAME.diagram(t, "cs")
    assert "Grécko 4 zo 6" in GAME.diagram(t, "sk")
    assert "Řecko: 4 ze 6" in drawn_of(GAME, t.view(P1), f"seat-{P1}", "cs")
    assert hint(t, "cs").startswith("Máš řecká města: 4 ze 6; ")


def called(t: Table, text: str, lang: str) -> Named:
    """Return what the button of an action is called by."""
    view = view_of_turn(t)
    found = GAME.named(view, GAME.text_to_action(view, text), lang)
    assert found is not None
    assert GAME.thing(view, found.thing, lang) is not None
    assert f'id="sym-{found.symbol}"' in GAME.symbols()
    return found


def test_a_city_is_called_by_its_name_where_the_question_says_what_happens_to_it() -> None:
    """Nine buttons said that a city goes under the pile."""
    t = do(struck("barbarians", "athens sparta corinth ephesus ostia", held="trade"))
    while step(t) == "react":
        do(t, "no reaction")
    assert called(t, "give up sparta", "cs") == ("Sparta", "city-sparta", "emblem-greece", "")
    assert called(t, "give up ephesus", "sk").words == "Efez (div)"
    assert called(t, "give up athens", "en").words == "Athens (capital)"
    assert button(t, "give up athens", "en") == "Give up Athens (Greece, capital): it goes under the city pile"


def test_an_event_is_called_by_its_name_with_what_it_does_where_it_may_be_used() -> None:
    """Each button began with the words of the question."""
    t = position({P1: "ostia ardea", P2: "rome athens"}, {P1: "commander_rome protection education trade"})
    assert called(t, "use commander rome", "cs")[:3] == ("Římský velitel", "event-commander_rome", "event-commander")
    assert called(t, "use commander rome", "cs").told.endswith("římská města. Ztracená města: ty 2, ostatní 1.")
    do(t, "use education")
    if step(t) == "mode":
        do(t, "mode exchange")
    assert called(t, "put away protection", "en") == ("Protection", "event-protection", "event-protection", "")
