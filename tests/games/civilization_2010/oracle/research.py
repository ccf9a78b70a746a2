"""Which technologies a player may learn (CF-27, CF-8, R-14)."""

from .amounts import has_wonder
from .reading import CIVILIZATIONS, GAME, TECHS, Nation, World


def in_row(nation: Nation, row: int) -> int:
    """Return how many cards lie in a row of the pyramid; the start technology is in row 1 (CF-4.5)."""
    start = CIVILIZATIONS[nation.civilization]["start_tech"]
    return sum((1 if tech == start else TECHS[tech]["level"]) == row for tech in nation.techs)


def has_spot(nation: Nation, tech: str) -> bool:
    """CF-27.3, CF-27.14."""
    level = TECHS[tech]["level"]
    return level == 1 or in_row(nation, level) + 1 <= in_row(nation, level - 1) - 1


def price(world: World, nation: Nation, tech: str) -> int:
    needed = int(GAME["tech_cost_by_level"][TECHS[tech]["level"] - 1])
    return needed - 5 * has_wonder(world, nation, "porcelain_tower")


def researchable(world: World, nation: Nation) -> set[str]:
    """CF-27.2."""
    return {
        tech
        for tech in TECHS
        if tech not in nation.techs and has_spot(nation, tech) and nation.trade >= price(world, nation, tech)
    }


def learnable_from(nation: Nation, teacher: Nation, most: int = 4) -> set[str]:
    """Return what can be learned for free from another player (CF-27.12, CF-27.15)."""
    return {tech for tech in teacher.techs - nation.techs if TECHS[tech]["level"] <= most and has_spot(nation, tech)}


def government_of(tech: str) -> str:
    """Return the government that a technology unlocks, or ""."""
    for ability in TECHS[tech]["abilities"]:
        for effect in ability["effects"]:
            if effect["verb"] == "unlock_government":
                return str(effect["government"])
    return ""


def available_governments(nation: Nation) -> set[str]:
    """CF-8.2."""
    return {"anarchy", "despotism"} | {government_of(tech) for tech in nation.techs} - {""}
