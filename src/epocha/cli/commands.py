"""What can be typed after `epocha`: the arguments of each command, handed to the module that carries it out."""

import inspect
import os
import platform
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer

from epocha.arena.speed import is_compiled
from epocha.bots import Clock
from epocha.cli.words import refused, time_of
from epocha.engine.numbers import whole_number
from epocha.engine.options import OptionValue
from epocha.engine.registry import game_names, load_game
from epocha.engine.text import LANGUAGES
from epocha.server.settings import BadSetting, defaults, read_settings, told

app = typer.Typer(
    help="Civilization board games with complete, enforced rules: in the browser, in a terminal, and from Python.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def known_lang(lang: str) -> str:
    """Return the language asked for, or that of the system if there are texts in it; Refused if there are none."""
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    usual = system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]
    if lang and lang not in LANGUAGES:
        raise refused(usual, "refused-lang", name=lang, known=", ".join(LANGUAGES))
    return lang or usual


MOST_TEXT = 1_000_000
"""Characters read of the text of an option: more than any takes, and no more than shows that a file is too long."""


def _text_of(path: str, lang: str) -> str:
    try:
        with Path(path).open(encoding="utf-8-sig") as stream:
            text = stream.read(MOST_TEXT + 1)
    except (OSError, UnicodeDecodeError) as problem:
        raise refused(lang, "refused-file", file=path, why=str(problem)) from None
    if len(text) > MOST_TEXT:
        raise refused(lang, "refused-long", file=path, most=MOST_TEXT)
    return text


def read_pairs(pairs: list[str], lang: str) -> dict[str, OptionValue]:
    """Return the options written as NAME=VALUE, or NAME=@FILE for a file's text; Refused if one is not."""
    options: dict[str, OptionValue] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise refused(lang, "refused-pair", pair=pair)
        options[name.strip()] = _text_of(value[1:], lang) if value.startswith("@") else value.strip()
    return options


def number(
    about: str,
    least: int | None = None,
    most: int | None = None,
    names: Sequence[str] = (),
    envvar: str | None = None,
) -> Any:
    """Return the description of an option that is a whole number in a range."""
    wanted = "a whole number" + ("" if least is None else f" from {least}") + ("" if most is None else f" to {most}")

    def read(text: str) -> int:
        found = whole_number(str(text), least, most)
        if found is None:
            raise typer.BadParameter(f"expected {wanted}, not {text[:40]!a}")
        return found

    return typer.Option(*names, parser=read, metavar="NUMBER", help=about, envvar=envvar)


def seconds(about: str) -> Any:
    """Return the description of an option that is a time in seconds, from a thousandth to an hour."""

    def read(text: str) -> float:
        found = time_of(str(text))
        if found is None:
            raise typer.BadParameter(f"expected seconds from 0.001 to 3600, such as 0.5, not {text[:40]!a}")
        return found

    return typer.Option(parser=read, metavar="SECONDS", help=about)


def has_browser() -> bool:
    """Return whether somebody sits at this terminal who can be shown a page."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _show_version(wanted: bool) -> None:
    if not wanted:
        return
    how = "compiled" if is_compiled() else "not compiled (`make fast` in a working copy compiles it)"
    typer.echo(f"epocha {version('epocha')}")
    typer.echo(f"Python {platform.python_version()}, engine {how}")
    for name in game_names():
        game = load_game(name)
        versions = ", ".join(str(number) for number in sorted((*game.older_versions, game.rules_version)))
        typer.echo(f"{name}: edition {game.edition}, rules version {versions}")
    raise typer.Exit


Lang = Annotated[str, typer.Option(help="Language: en, cs or sk; by default the system's.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game, such as stone_age.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; NAME=@FILE for a file."),
]


@app.callback()
def epocha(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say what is installed.")
    ] = False,
) -> None:
    """Civilization board games with complete, enforced rules: in the browser, in a terminal, and from Python."""


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option, and a variable of the environment, for every setting of a server."""
    signature = inspect.signature(command)
    own = [each for each in signature.parameters.values() if each.kind is not each.VAR_KEYWORD]
    means = told()
    options = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                str | None,
                typer.Option(envvar=f"EPOCHA_{name.upper()}", metavar="VALUE", help=_help_of(means[name], usual)),
            ],
        )
        for name, usual in defaults().items()
    ]
    command.__signature__ = signature.replace(parameters=[*own, *options])  # type: ignore[attr-defined]
    return command


def _help_of(meaning: str, usual: str) -> str:
    return f"{meaning[0].upper()}{meaning[1:]} Usually: {usual}"


@app.command()
@with_settings
def serve(
    host: Annotated[
        str, typer.Option(envvar="EPOCHA_HOST", help="Address to listen at; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, number("Port; by default 8000, or the next free.", 1, 65535, envvar="EPOCHA_PORT")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(envvar="EPOCHA_DATA", help="Folder of the database; by default the user's.")
    ] = None,
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the page in a browser; by default if there is one.")
    ] = None,
    **given: str | None,
) -> None:
    """Serve the site. Every option can be set in the environment too."""
    from epocha.server.main import default_data_folder
    from epocha.server.main import serve as serve_site

    try:
        wishes = {name: text for name, text in given.items() if text is not None}
        settings = read_settings(data or default_data_folder(), wishes)
    except BadSetting as problem:
        places = {"option": problem.option, "like": problem.like, "text": problem.text}
        raise refused(known_lang(""), "refused-setting", **places) from None
    is_shown = has_browser() if open_browser is None else open_browser
    raise typer.Exit(serve_site(host=host, port=port, open_browser=is_shown, settings=settings))


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Name of the game, such as stone_age.")] = "",
    seats: Annotated[
        str, typer.Option(help="Who sits where: you, you:NAME, a bot such as search:quick, or module:Class.")
    ] = "",
    option: Pairs = None,
    lang: Lang = "",
    seed: Annotated[int | None, number("Start of the dice and shuffles; by default drawn.")] = None,
    time: Annotated[float | None, seconds("Seconds a bot may think about a choice.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin from a position that was written as text.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save.")] = None,
) -> None:
    """Play in the terminal: against bots, or with friends at one keyboard."""
    from epocha.cli import play as playing

    lang = known_lang(lang)
    if resume is not None:
        if option or seed is not None:
            raise refused(lang, "refused-options")
        if position is not None:
            raise refused(lang, "refused-both")
        session = playing.resumed(resume, game, seats, lang, time, save or resume)
    elif position is not None:
        if option:
            raise refused(lang, "refused-position-options")
        session = playing.from_position(position, game, seats, seed, lang, time, save)
    elif game:
        session = playing.new_session(game, seats, read_pairs(option or [], lang), seed, lang, time, save)
    else:
        raise refused(lang, "refused-no-game", known=", ".join(game_names()))
    session.run()


@app.command()
def replay(
    file: RecordFile,
    svg: Annotated[Path | None, typer.Option(metavar="DIR", help="Draw every position into this folder.")] = None,
    ply: Annotated[int | None, number("Show only the position after so many actions.", 0)] = None,
    seat: Annotated[int | None, number("Show what this seat saw; by default a spectator.", 1)] = None,
    lang: Lang = "",
) -> None:
    """Step through a recorded game, or draw it."""
    from epocha.cli.replay import Replay

    shown = Replay(file, seat, known_lang(lang))
    if svg is not None:
        shown.draw(svg, ply)
    elif ply is not None:
        shown.show(ply)
    else:
        shown.run()


@app.command()
def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a position as text.")],
    ply: Annotated[int | None, number("Of a record: after so many actions; by default at its end.", 0)] = None,
    seat: Annotated[int | None, number("What this seat knows; by default everything.", 1)] = None,
    lang: Lang = "",
) -> None:
    """Print where a recorded game stands as text that people read, or show a position that was written so."""
    from epocha.cli.position import is_position, show_position, write_position
    from epocha.cli.verify import read_bytes

    known_lang(lang)
    data = read_bytes(file)
    if is_position(data):
        show_position(data, seat, known_lang(lang))
    else:
        write_position(data, ply, seat)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")],
    lang: Lang = "",
) -> None:
    """Prove records; say what is wrong and where. Leaves with 1 if anything is."""
    from epocha.cli.verify import verify_files

    raise typer.Exit(0 if verify_files(files, known_lang(lang)) else 1)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Name of the game; by default all.")] = "",
    section: Annotated[
        str, typer.Argument(metavar="[SECTION]", help="A section's number or word, or a rule's id.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Which rules tests prove, as JSON.")] = False,
    proof: Annotated[bool, typer.Option("--proof", help="The same for people; leaves with 1 if any is not.")] = False,
    lang: Lang = "",
) -> None:
    """Show the numbered rules, or which of them are proven by tests."""
    from epocha.cli import rules as shown

    games = [load_game(game)] if game else [load_game(name) for name in game_names()]
    if as_json:
        shown.print_json(games)
    elif proof:
        raise typer.Exit(0 if shown.print_proof(games) else 1)
    elif game:
        shown.print_rules(games[0], section, known_lang(lang))
    else:
        shown.print_games(games, known_lang(lang))


maps = typer.Typer(help="Check or draw a map of your own for a game that takes one.", no_args_is_help=True)
app.add_typer(maps, name="map")
MapFile = Annotated[str, typer.Argument(metavar="[FILE]", help="The map, as TOML; by default that of the game.")]
MapGame = Annotated[str, typer.Option("--game", help="Name of the game; by default the only one that takes maps.")]


@maps.command("check")
def check_map(file: MapFile = "", game: MapGame = "", option: Pairs = None, lang: Lang = "") -> None:
    """Say what is on a map and for how many players it does, or what is wrong with it. Leaves with 1 if anything is."""
    from epocha.cli.map import MapDesk

    lang = known_lang(lang)
    desk = MapDesk(game, _text_of(file, lang) if file else "", read_pairs(option or [], lang), lang)
    raise typer.Exit(0 if desk.check(file or desk.game.name) else 1)


@maps.command("draw")
def draw_map(
    file: MapFile = "",
    to: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Where to; by default beside the map, as SVG.")
    ] = None,
    game: MapGame = "",
    lang: Lang = "",
) -> None:
    """Draw a map with the names and borders of its regions."""
    from epocha.cli.map import MapDesk

    lang = known_lang(lang)
    desk = MapDesk(game, _text_of(file, lang) if file else "", {}, lang)
    desk.draw(file or desk.game.name, to or Path(file or f"{desk.game.name}_map").with_suffix(".svg"))


@app.command()
def match(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="Bots, such as greedy or search:quick, or your own as module:Class; with a clock of its own, "
            "search@0.5s (seconds) or search@400 (steps).",
        ),
    ],
    games: Annotated[int, number("Games to play, in a round robin for each pair.", 1, names=("-n", "--games"))] = 100,
    players: Annotated[int | None, number("Seats; by default one for each bot.", 1)] = None,
    time: Annotated[float | None, seconds("Seconds for each choice.")] = None,
    iterations: Annotated[int | None, number("Steps of thought for each choice.", 1)] = None,
    option: Pairs = None,
    seed: Annotated[int, number("Start of shuffles, dice and bots.")] = 0,
    processes: Annotated[int, number("Processes to share the games among.", 1)] = 1,
    until: Annotated[
        float | None,
        typer.Option(metavar="PERCENT", help="Stop as soon as it is known whether the first bot wins more or fewer."),
    ] = None,
    each_pair: Annotated[
        bool, typer.Option("--round-robin", help="Let every bot play every other, and rate them (Elo).")
    ] = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the result as SVG, or as a page if FILE ends in .html.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play against each other; say who is better, and how sure that is."""
    from epocha.cli.match import play_match

    play_match(
        game,
        bots,
        games,
        players=players,
        options=read_pairs(option or [], known_lang("")),
        seed=seed,
        clock=Clock(time, iterations),
        processes=processes,
        until=until,
        each_pair=each_pair,
        picture=picture,
        as_json=as_json,
    )


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME...]", help="Games; by default all.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A rough figure in under a minute.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast the games are, beside other projects in the same run."""
    from epocha.cli.match import measure

    measure(games or [], quick, as_json)
