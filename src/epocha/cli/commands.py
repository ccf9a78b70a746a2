"""What can be typed after `epocha`: the arguments of each command, handed to the module that carries it out."""

import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from epocha.arena.speed import is_compiled
from epocha.cli import Refused
from epocha.engine.options import OptionValue
from epocha.engine.registry import game_names, load_game
from epocha.engine.text import LANGUAGES

app = typer.Typer(
    help="Civilization board games with complete, enforced rules: in the browser, in a terminal, and from Python.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def known_lang(lang: str) -> str:
    """Return the language asked for, or that of the system if there are texts in it; Refused if there are none."""
    if not lang:
        system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]
    if lang not in LANGUAGES:
        raise Refused(f"there are no texts in {lang!r}; languages are: {', '.join(LANGUAGES)}")
    return lang


def _text_of(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refused(f"{path} cannot be read: {problem}") from None


def read_pairs(pairs: list[str]) -> dict[str, OptionValue]:
    """Return the options written as NAME=VALUE, or NAME=@FILE for a file's text; Refused if one is not."""
    options: dict[str, OptionValue] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise Refused(f"an option is written NAME=VALUE, not {pair!r}")
        options[name.strip()] = _text_of(value[1:]) if value.startswith("@") else value.strip()
    return options


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


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="Port; by default 8000, or the next free.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the database; by default the user's.")] = None,
    open_browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open the page in a browser; by default if there is one.")
    ] = None,
) -> None:
    """Serve the site."""
    from epocha.server.main import serve as serve_site

    is_shown = has_browser() if open_browser is None else open_browser
    raise typer.Exit(serve_site(host=host, port=port, data=data, open_browser=is_shown))


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Name of the game, such as stone_age.")] = "",
    seats: Annotated[
        str, typer.Option(help="Who sits where: you, you:NAME, or a bot such as greedy or search:quick.")
    ] = "",
    option: Pairs = None,
    lang: Lang = "",
    seed: Annotated[int | None, typer.Option(help="Start of the dice and shuffles; by default drawn.")] = None,
    time: Annotated[float | None, typer.Option(min=0.001, help="Seconds a bot may think about a choice.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to save.")] = None,
) -> None:
    """Play in the terminal: against bots, or with friends at one keyboard."""
    from epocha.cli import play as playing

    lang = known_lang(lang)
    if resume is not None:
        if option or seed is not None:
            raise Refused("a saved game has its options and seed already; leave --option and --seed out")
        session = playing.resumed(resume, game, seats, lang, time, save or resume)
    elif game:
        session = playing.new_session(game, seats, read_pairs(option or []), seed, lang, time, save)
    else:
        raise Refused(f"which game? There are: {', '.join(game_names())}")
    session.run()


@app.command()
def replay(
    file: RecordFile,
    svg: Annotated[Path | None, typer.Option(metavar="DIR", help="Draw every position into this folder.")] = None,
    ply: Annotated[int | None, typer.Option(min=0, help="Show only the position after so many actions.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Show what this seat saw; by default a spectator.")] = None,
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
def verify(files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.")]) -> None:
    """Prove records; say what is wrong and where. Leaves with 1 if anything is."""
    from epocha.cli.verify import verify_files

    raise typer.Exit(0 if verify_files(files) else 1)


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


@app.command()
def match(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Bots, such as greedy or search:quick.")],
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Games to play.")] = 100,
    players: Annotated[int | None, typer.Option(min=1, help="Seats; by default one for each bot.")] = None,
    time: Annotated[float | None, typer.Option(min=0.001, help="Seconds for each choice.")] = None,
    iterations: Annotated[int | None, typer.Option(min=1, help="Steps of thought for each choice.")] = None,
    option: Pairs = None,
    seed: Annotated[int, typer.Option(help="Start of shuffles, dice and bots.")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="Processes to share the games among.")] = 1,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the result as SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play against each other; say who is better, and how sure that is."""
    from epocha.cli.match import play_match

    play_match(
        game,
        bots,
        games,
        players=players,
        options=read_pairs(option or []),
        seed=seed,
        clock=(time, iterations),
        processes=processes,
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
