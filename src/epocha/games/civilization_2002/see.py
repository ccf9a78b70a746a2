"""What is to be seen on a region of the map, in words: read aloud, on hover, and in its close-up."""

from epocha.games.civilization_2002.components import NEUTRAL, NONE, SIZE
from epocha.games.civilization_2002.names import TEXTS, pieces, region_name, token_name
from epocha.games.civilization_2002.standing import Stack, Standing, is_known, is_turned
from epocha.games.civilization_2002.state import Table


def seen_at(t: Table, region: int, stand: Standing, lang: str) -> str:
    """Return what a view sees on a region, in sentences."""
    said = [TEXTS.say(lang, "see-region", name=region_name(t.world, region, lang))]
    if stand.site:
        if stand.site.seat != NONE:
            size = SIZE[stand.site.size - 1].name.say(lang)
            said.append(TEXTS.say(lang, "see-settlement", what=size, seat=stand.site.seat + 1))
        if stand.site.symbol:
            said.append(token_words(t, region, lang))
    for owner in stand.owners():
        what = pieces(t, figures_of([stack for stack in stand.stacks if stack.owner == owner]), lang)
        said.append(TEXTS.say(lang, "see-neutral" if owner == NEUTRAL else "see-pieces", seat=owner + 1, what=what))
    return " ".join(said)


def token_words(t: Table, land: int, lang: str) -> str:
    """Return what a view knows of the token of a land."""
    if is_turned(t, land):
        return TEXTS.say(lang, "see-token", what=token_name(int(t.token[land]), lang))
    if is_known(t, land):
        return TEXTS.say(lang, "see-token-known", what=token_name(int(t.token[land]), lang))
    return TEXTS.say(lang, "see-token-down")


def figures_of(stacks: list[Stack]) -> list[int]:
    """Return the kind of every piece of some stacks, in their order."""
    found: list[int] = []
    for stack in stacks:
        found += [stack.figure] * len(stack.pieces) + [figure for _, figure, _ in stack.cargo]
    return found
