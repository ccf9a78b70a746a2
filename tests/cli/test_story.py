"""What happened is told stage by stage, as the viewer saw it and no more, in every language."""

import io

import pytest
from epocha_fixtures.words import check
from rich.console import Console

from epocha import Chance, Match, State, load_game
from epocha.bots import Clock
from epocha.cli.play import Session
from epocha.cli.screen import Screen
from epocha.cli.seats import Seat
from epocha.cli.story import Told, show_events, story, told_of
from epocha.engine.text import LANGUAGES

NAMES = ("Anna", "Bob", "Cyril", "Dana")
TABLES = [
    ("stone_age", 3, {}),
    ("mesta", 3, {"size": "quick_5"}),
    ("mesta", 4, {"size": "very_short", "teams": "2v2"}),
    ("mesta", 1, {"size": "very_short", "solo_disasters": "plague flood", "max_rounds": 30}),
    ("pebbles", 2, {}),
    ("odds", 3, {}),
]  # fmt: skip


def screen_of(lang: str, width: int = 80) -> tuple[Screen, io.StringIO]:
    written = io.StringIO()
    return Screen(lang, Console(file=written, width=width, color_system=None)), written


def text_of(told: list[Told], match: Match, lang: str = "en", width: int = 80) -> list[str]:
    """Return the lines that are printed of what happened."""
    screen, written = screen_of(lang, width)
    show_events(screen, match.game, told, NAMES)
    return [line.rstrip() for line in written.getvalue().splitlines()]


def test_dice_gains_and_feeding_of_everybody_are_told() -> None:
    match = Match(load_game("stone_age"), 2, 1, {"start_player": 1})
    for player, text in ((0, "place forest 5"), (1, "place hunting grounds 5")):
        match.apply(player, text)
    assert text_of(list(story(match, 0, 0, "en", NAMES)), match) == [
        "1  Anna  puts 5 figures in the forest",
        "2  Bob   puts 5 figures on the hunting grounds",
        "   Anna  rolls 5 dice in the forest",
        "         the dice show 2, 5, 5, 4, 5: total 21",
        "         takes 7 wood: 21 divided by 3          Wood +7",
        "   Bob   rolls 5 dice on the hunting grounds",
        "         the dice show 3, 2, 3, 1, 3: total 12",
        "         takes 6 food: 12 divided by 2          Food +6",
        "   Anna  feeds 5 figures: 5 food                Food -5",
        "   Bob   feeds 5 figures: 5 food                Food -5",
        "         starts round 2",
    ]


def test_cities_and_events_that_move_are_told() -> None:
    match = Match(load_game("mesta"), 2, 4, {"first_player": 1})
    match.apply(0, "pass")
    own, other = (text_of(list(story(match, viewer, 0, "cs", NAMES)), match, "cs") for viewer in (1, 0))
    assert own[1].startswith("   Bob   získává: ")
    assert own[2].startswith("         bere si: ") or "bere si: " in own[1]
    assert not any("bere si: " in line for line in other)
    assert any("bere si událost" in line for line in other)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_line_is_told_in_all_languages_and_fits(name: str, players: int, options: dict[str, object]) -> None:
    match = random_match(name, players, options, 150)
    told = {lang: list(story(match, 0, 0, lang, ["Ďuro"] * players)) for lang in LANGUAGES}
    assert len({len(lines) for lines in told.values()}) == 1
    for number, event in enumerate(told["en"]):
        if event.event.sentence:
            check({lang: lines[number].event.sentence for lang, lines in told.items()})
    for lang, lines in told.items():
        assert max(map(len, text_of(lines, match, lang))) <= 80


def random_match(name: str, players: int, options: dict[str, object], most: int) -> Match:
    match = Match(load_game(name), players, 5, options)
    chance = Chance.from_seed(5)
    while not match.state.is_terminal and len(match.moves) < most:
        player = match.state.current_players[0]
        actions = match.state.legal_actions(player)
        match.apply(player, match.game.action_to_text(match.state, actions[chance.below(len(actions))]))
    return match


# --- secrecy ---


def seen(match: Match, state: State, seat: int) -> str:
    """Return all that the terminal prints to a seat about a position: table, question, choices, hint, numbers, why."""
    screen, written = screen_of("en")
    table = [Seat("you", NAMES[number], None) for number in range(match.players)]
    here = Match(match.game, match.players, 0, match.options)
    here.state = state
    session = Session(here, table, screen, Clock())
    view = state.view(seat)
    screen.picture(match.game.diagram(view, "cs", NAMES))
    screen.picture(match.game.diagram(state.view(None), "sk", NAMES))
    for number in range(1, match.players + 1):
        session.show_numbers(seat, view, str(number))
    if seat in state.current_players:
        session.show_turn(seat, view)
        session.show_hint(seat, view)
        for action in match.game.notation.actions[::17]:
            session.answer(seat, view, f"why {match.game.notation.text(action)}")
    return written.getvalue()


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_shown(
    name: str, players: int, options: dict[str, object]
) -> None:
    """Two full states with equal views print the same; and so does what leads from them to equal views."""
    match = random_match(name, players, options, 160)
    state, differed, led = match.initial_state(), 0, 0
    for ply, move in enumerate(match.moves):
        if ply % 13 == 0:
            for seat in range(players):
                view = state.view(seat)
                other = view.determinize(Chance.from_seed(ply))
                differed += other != state
                assert seen(match, other, seat) == seen(match, state, seat)
                led += tell_alike(match, state, other, ply, seat)
        state.play(move.player, move.action)
    assert differed
    assert led or name == "odds" or players == 1  # alone, every action draws from a pile that nobody has seen


def tell_alike(match: Match, state: State, other: State, ply: int, seat: int) -> bool:
    """Hold what an action brings in two states with equal views to be told alike, if the views after it are equal."""
    move = match.moves[ply]
    if move.action not in other.choices(move.player):
        return False
    other.chance = state.clone().chance
    after, otherwise = state.clone(), other.clone()
    after.play(move.player, *move.picks)
    otherwise.play(move.player, *move.picks)
    if after.view(seat) != otherwise.view(seat):
        return False
    first, second = (told_of(match, full, ply, seat, "en", NAMES)[0] for full in (state, other))
    assert first == second
    return True
