"""`epocha rules`: the numbered rules of a game, and which of them are proven by tests."""

import json
from collections.abc import Sequence
from itertools import groupby

import typer

from epocha.cli.screen import Screen
from epocha.cli.words import refused
from epocha.engine.game import Game
from epocha.engine.proof import Proof, proof_of
from epocha.engine.rulebook import Rule


def print_games(games: Sequence[Game], lang: str) -> None:
    """Print each game with the number of its rules."""
    screen = Screen(lang)
    rows: list[tuple[str, str, str]] = []
    for game in games:
        count = sum([not rule.is_row for rule in game.rules().values()])
        rows.append((game.name, game.edition, screen.text("rules-count", count=count)))
    screen.rows(rows)


def print_rules(game: Game, section: str, lang: str) -> None:
    """Print the rules of a game, of one section of it, or one rule; Refused if there is no such section."""
    screen = Screen(lang)
    book = game.rules(lang)
    found = [rule for rule in book.values() if is_in(rule, section)]
    if not found:
        sections = "; ".join(dict.fromkeys([rule.section for rule in book.values()]))
        raise refused(lang, "refused-section", game=game.name, section=section, sections=sections)
    for heading, rules in groupby(found, lambda rule: rule.section):
        screen.heading(heading)
        screen.rows([(rule.id, rule.text) for rule in rules])
        screen.line()


def is_in(rule: Rule, wanted: str) -> bool:
    """Return whether a rule is what was asked for: its id, the number of its section, or words of its heading."""
    if rule.id.lower() == wanted.lower():
        return True
    number, _, words = rule.section.partition(" ")
    return number.rstrip(".") == wanted if wanted.isdecimal() else wanted.lower() in (words or number).lower()


def print_json(games: Sequence[Game]) -> None:
    """Print for each game which rules are proven, excused and missing."""
    proofs = {game.name: proof_of(game) for game in games}
    shown = {
        name: {"proven": proof.proven, "excused": proof.excused, "missing": proof.missing}
        for name, proof in proofs.items()
    }
    typer.echo(json.dumps(shown, indent=2, ensure_ascii=False))


def print_proof(games: Sequence[Game]) -> bool:
    """Print how far each game's rules are proven, and what is wrong; return whether nothing is."""
    proofs = {game.name: proof_of(game) for game in games}
    screen = Screen("en")
    head = ("game", "rules", "proven", "excused", "missing")
    screen.rows([(name, *_counts(proof)) for name, proof in proofs.items()], head, right=(1, 2, 3, 4))
    for name, proof in proofs.items():
        for rule, reason in proof.excused.items():
            screen.line(f"{name}: {rule} is excused: {reason}", "dim")
        for rule in proof.missing:
            screen.line(f"{name}: no test proves {rule}", "yellow")
        for rule, nodes in proof.unknown.items():
            screen.line(f"{name}: there is no rule {rule}, named by {', '.join(nodes)}", "red")
    return all(proof.is_complete for proof in proofs.values())


def _counts(proof: Proof) -> tuple[str, ...]:
    counts = (len(proof.proven), len(proof.excused), len(proof.missing))
    return (str(sum(counts)), *[str(count) for count in counts])
