"""What events do to everybody (TA-28, TA-29, TA-43), given what was chosen."""

from collections.abc import Callable, Sequence
from copy import copy

from .goods import FOOD, RESOURCES, eat, gain, pay, produce, stock, with_points
from .moves import grown, settled
from .ratings import corruption, culture_rate, discontent, happy, science_rate, strength
from .reading import LEVEL, Civ, World
from .results import BLUE, YELLOW, chosen, lose_people, moved
from .scoring import impact, ranked

NOT_FOLLOWED = ("international_agreement",)
"""Its cards are taken one by one, which is compared as it happens."""


class Event:
    """An event as it is resolved: who is meant is settled when it is revealed (TA-28.15).

    Attributes:
        choices: what each seat chose.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.name = world.shown
        self.choices: list[tuple[int, str]] = []
        self.civs = list(world.civs)
        order = ranked(world, strength, world.turn)
        cultured = ranked(world, lambda civ: civ.culture, world.turn)
        few = 1 if len(order) == 2 else 2
        self.strongest, self.weakest = order[0].seat, order[-1].seat
        self.two_strongest, self.two_weakest = seats(order[:few]), seats(order[-few:])
        self.most_culture, self.least_culture = cultured[0].seat, cultured[-1].seat
        self.all = seats(world.left)

    def picked(self, seat: int, verb: str) -> list[str]:
        return chosen([text for by, text in self.choices if by == seat], verb)

    def change(self, who: Sequence[int], how: Callable[[Civ], Civ]) -> None:
        for seat in who:
            self.civs[seat] = how(self.civs[seat])

    def points(self, who: Sequence[int], culture: int = 0, science: int = 0) -> None:
        self.change(who, lambda civ: with_points(self.world, civ, culture, science))

    def goods(self, who: Sequence[int], food: int = 0, resources: int = 0) -> None:
        self.change(who, lambda civ: gain(gain(civ, FOOD, food), RESOURCES, resources))

    def people(self, who: Sequence[int]) -> None:
        self.change(who, lambda civ: grown(civ) if civ.yellow else civ)

    def lose_worker(self, who: Sequence[int]) -> None:
        self.change(who, lambda civ: lose_people(civ, 1, self.picked(civ.seat, "lose"))[0])

    def after(self) -> list[Civ]:
        """Return every civilization when all is done."""
        if self.name.startswith("impact_of_"):
            for seat in self.all:
                self.points([seat], impact(self.world, self.name[10:], self.world.civs[seat], self.world.turn))
        else:
            EVENTS[self.name](self)
        return self.civs


def seats(civs: Sequence[Civ]) -> list[int]:
    return [civ.seat for civ in civs]


# --- age A ---


def markets(event: Event) -> None:
    for seat in event.all:
        food = int(event.picked(seat, "food")[0])
        event.goods([seat], food, 2 - food)


def trade_routes(event: Event) -> None:
    event.points(event.all, science=1)
    event.goods(event.all, 1, 1)


def built_free(site: str) -> Callable[[Event], None]:
    def resolve(event: Event) -> None:
        event.change([seat for seat, text in event.choices if text == "build it"], lambda civ: settled(civ, site))

    return resolve


# --- age I ---


def barbarians(event: Event) -> None:
    if event.most_culture in event.two_weakest:
        event.lose_worker([event.most_culture])


def border_conflict(event: Event) -> None:
    for site in event.picked(event.weakest, "raze"):
        event.change([event.weakest], lambda civ: moved(civ, site, "unused"))  # noqa: B023
    event.goods([event.strongest], resources=3)


def crusades(event: Event) -> None:
    event.points([event.strongest], 4)
    event.points([event.weakest], -4)


def influence(event: Event) -> None:
    event.change(event.all, lambda civ: with_points(event.world, civ, culture_rate(event.world, civ), 0))


def foray(event: Event) -> None:
    for seat in event.two_strongest:
        food = int(event.picked(seat, "food")[0])
        event.goods([seat], food, 3 - food)


def immigration(event: Event) -> None:
    most = max(happy(civ) for civ in event.world.left)
    event.people([civ.seat for civ in event.world.left if happy(civ) == most])


def raiders(event: Event) -> None:
    for seat in event.two_weakest:
        civ = event.civs[seat]
        amount = min(2, stock(civ, FOOD) + stock(civ, RESOURCES))
        picked = event.picked(seat, "food")
        food = int(picked[0]) if picked else max(0, amount - stock(civ, RESOURCES))
        event.civs[seat] = pay(pay(civ, FOOD, food), RESOURCES, amount - food)


def rebellion(event: Event) -> None:
    """TA-43.33: two civil actions of the next action phase for each discontent worker."""

    def loses(civ: Civ) -> Civ:
        civ = copy(civ)
        civ.lost_actions += 2 * discontent(event.world, civ)
        return civ

    event.change(event.all, loses)


def breakthrough(event: Event) -> None:
    event.change(event.all, lambda civ: with_points(event.world, civ, 0, science_rate(event.world, civ)))


def uncertain_borders(event: Event) -> None:
    if event.civs[event.weakest].yellow:
        event.change([event.weakest], lambda civ: with_yellow(civ, -1))
        event.change([event.strongest], lambda civ: with_yellow(civ, 1))


def with_yellow(civ: Civ, more: int) -> Civ:
    civ = copy(civ)
    civ.yellow += more
    return civ


# --- age II ---


def civil_unrest(event: Event) -> None:
    event.change(event.all, lambda civ: with_points(event.world, civ, -4 * discontent(event.world, civ), 0))


def crime_wave(event: Event) -> None:
    event.points(event.two_weakest, -3)
    event.change(event.two_weakest, robbed)


def robbed(civ: Civ) -> Civ:
    civ = copy(civ)
    civ.blue = max(0, civ.blue - 1)
    return civ


def progress(event: Event) -> None:
    def produced(civ: Civ) -> Civ:
        fed = eat(event.world, produce(civ, FOOD))
        rich = produce(fed, RESOURCES, with_labs=False)
        return pay(rich, RESOURCES, corruption(rich.blue))

    event.change(event.all, produced)


def emigration(event: Event) -> None:
    for seat in event.all:
        civ = event.civs[seat]
        gone = min(civ.unused, (discontent(event.world, civ) + 1) // 2)
        event.civs[seat] = lose_people(civ, gone, [])[0]


def iconoclasm(event: Event) -> None:
    for seat in event.all:
        civ = copy(event.civs[seat])
        if civ.leader and LEVEL[civ.leader] != event.world.age:
            civ.leader = ""
        event.civs[seat] = civ


def independence(event: Event) -> None:
    for colony in event.picked(event.weakest, "choose"):
        civ = copy(event.civs[event.weakest])
        civ.colonies = [one for one in civ.colonies if one != colony]
        civ.yellow = max(0, civ.yellow - YELLOW.get(colony, 0))
        civ.blue = max(0, civ.blue - BLUE.get(colony, 0))
        event.civs[event.weakest] = civ


def ravages(event: Event) -> None:
    for seat in event.all:
        civ = copy(event.civs[seat])
        civ.face_down = sorted([*civ.face_down, *event.picked(seat, "choose")])
        event.civs[seat] = civ


def refugees(event: Event) -> None:
    event.points([event.weakest], -3)
    event.lose_worker([event.weakest])
    event.points([event.strongest], 3)
    event.people([event.strongest])


def terrorism(event: Event) -> None:
    """One building of everybody who has one, in the order of turns."""
    razed = event.picked(event.least_culture, "raze")
    order = sorted(event.all, key=lambda seat: (seat - event.world.turn) % event.world.players)
    hit = [seat for seat in order if seat != event.least_culture and event.civs[seat].count(*TOWN)]
    for seat, site in zip(hit, razed, strict=True):
        event.civs[seat] = moved(event.civs[seat], site, "unused")


TOWN = ("lab", "temple", "arena", "library", "theater")
EVENTS: dict[str, Callable[[Event], None]] = {
    "development_of_agriculture": lambda event: event.goods(event.all, food=2),
    "development_of_crafts": lambda event: event.goods(event.all, resources=2),
    "development_of_markets": markets,
    "development_of_politics": lambda event: None,
    "development_of_religion": built_free("religion"),
    "development_of_science": lambda event: event.points(event.all, science=2),
    "development_of_settlement": lambda event: event.people(event.all),
    "development_of_trade_routes": trade_routes,
    "development_of_warfare": built_free("warriors"),
    "no_event": lambda event: None,
    "barbarians": barbarians,
    "border_conflict": border_conflict,
    "crusades": crusades,
    "cultural_influence": influence,
    "foray": foray,
    "good_harvest": lambda event: event.change(event.all, lambda civ: produce(civ, FOOD)),
    "immigration": immigration,
    "new_deposits": lambda event: event.change(event.all, lambda civ: produce(civ, RESOURCES, with_labs=False)),
    "pestilence": lambda event: event.lose_worker(event.all),
    "raiders": raiders,
    "rats": lambda event: event.change(event.all, lambda civ: pay(civ, FOOD, stock(civ, FOOD))),
    "rebellion": rebellion,
    "reign_of_terror": lambda event: event.lose_worker([event.weakest]),
    "scientific_breakthrough": breakthrough,
    "uncertain_borders": uncertain_borders,
    "civil_unrest": civil_unrest,
    "cold_war": lambda event: event.points(event.two_strongest, science=6),
    "crime_wave": crime_wave,
    "economic_progress": progress,
    "emigration": emigration,
    "iconoclasm": iconoclasm,
    "independence_declaration": independence,
    "national_pride": lambda event: event.points([event.most_culture], 5),
    "popularization_of_science": lambda event: event.change(
        event.all, lambda civ: with_points(event.world, civ, science_rate(event.world, civ), 0)
    ),
    "ravages_of_time": ravages,
    "refugees": refugees,
    "terrorism": terrorism,
}
