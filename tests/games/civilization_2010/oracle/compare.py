"""Follows a game, and compares all that the oracle knows with what the table says and allows."""

from collections import Counter
from collections.abc import Callable

from epocha.engine.ledger import Stage, stages
from epocha.engine.state import State
from epocha.games.civilization_2010 import cities, coins, state, techs
from epocha.games.civilization_2010.components import CULTURE, PRODUCTION
from epocha.games.civilization_2010.notation import ABILITY_IDS, NOTATION, names_of
from epocha.games.civilization_2010.state import Table

from . import amounts, battles, building, choices, deeds, grounds, research, results, start, trading, travel
from .reading import EVENTS, RESOURCES, SPACES, Nation, World, bag, open_offers

SOURCES = [*ABILITY_IDS, *EVENTS]
KINDS = {
    state.ARTS: "arts", state.HARVEST: "harvest", state.HARVEST_BOTH: "harvest", state.BUILD: "build",
    state.SPLIT: "build", state.BUILD_FREE: "free",
}  # fmt: skip
COUNTED = ("start-of-turn", "trade", "management", "movement", "place-person")
"""Where it is compared what everybody has; in between little changes."""
Chooser = Callable[[Table], tuple[int, int]]


class Comparison:
    """What was compared in some games, and where the two disagree.

    Attributes:
        games, decisions: how many were followed. made: comparisons by what was compared. wrong: what differs.
    """

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.made: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._worlds: dict[int, World] = {}
        self._where = ""
        self._chosen: dict[int, str] = {}

    def expect(self, what: str, found: object, wanted: object) -> None:
        """Compare what the table has with what the oracle says."""
        self.made[what] += 1
        if found != wanted:
            self.wrong.append(f"{self._where}: {what}: found {found}, wanted {wanted}")

    def summary(self) -> str:
        """Return how much was compared, in a line."""
        compared = f"{self.games} games, {self.decisions} decisions, {self.made.total()} comparisons"
        return f"{compared}, {len(self.wrong)} disagreements; {dict(self.made)}"

    def follow(self, table: Table, chooser: Chooser, gift: Callable[[Table], None] | None, most: int) -> None:
        """Play a game to its end or so many decisions, comparing at every one.

        Args:
            chooser: returns who acts, and what.
            gift: may change the table before a decision. most: the most decisions.
        """
        self.games += 1
        self._worlds.clear()
        last = self.decisions + most
        while not table.is_terminal and self.decisions < last:
            self.decisions += 1
            if gift:
                gift(table)
                self._worlds.clear()
            player, action = chooser(table)
            self._where = f"round {table.round}, {table.players} players, P{player + 1}, decision {self.decisions}"
            self.position(table, player)
            found = stages(table, player, [action])
            for stage in found:
                self.stage(stage)
            table = found[-1].after  # type: ignore[assignment]
            if table.over or self.world(table).step in COUNTED:
                self.ended(self.world(table))
            self._worlds = {one: world for one, world in self._worlds.items() if one == id(table)}

    def world(self, table: State) -> World:
        """Return what is read off a table, once for each that an answer passes."""
        if id(table) not in self._worlds:
            assert isinstance(table, Table)
            self._worlds[id(table)] = World(table)
        return self._worlds[id(table)]

    # --- a position ---

    def position(self, table: Table, player: int) -> None:
        """Compare what is derived and what is legal."""
        world = self.world(table)
        if world.step in COUNTED and not world.draft:
            self.amounts(table, world)
        if world.step == "trade":
            self.floor(table, world)
        game = table.setup.game
        found = {str(game.action_to_text(table, one)) for one in table.legal_actions(player)}
        if world.step in LEGAL:
            world.asked, world.draft = player, [str(game.action_to_text(table, one)) for one in table.draft(player)]
            allowed = LEGAL[world.step](world)
            if allowed is None:
                return
            self.made["legal: " + world.step] += 1
            if found != allowed:
                more, less = sorted(found - allowed), sorted(allowed - found)
                what = f"legal: {world.step} {world.draft}: allowed too {more}, forbidden too {less}"
                self.wrong.append(f"{self._where}: {what}")

    def amounts(self, table: Table, world: World) -> None:
        """Compare what every player and city has."""
        for nation in world.nations:
            seat = nation.seat
            self.expect("coins", int(coins.coins(table, seat)), amounts.coins(world, nation))
            self.expect("trade", int(cities.trade_icons(table, seat)), amounts.trade_gathered(world, nation))
            held = sum(nation.hand_held.values())
            self.expect("hand within its limit", held <= amounts.culture_hand(world, nation), True)
            limits = [int(techs.speed(table, seat)), int(techs.stacking_limit(table, seat))]
            self.expect("limits", limits, [amounts.speed(nation), amounts.stacking(nation)])
            for city in nation.own_cities:
                icons = grounds.icons_of(world, nation, city)
                found = [int(cities.icons_for(table, seat, city, icon)) for icon in (PRODUCTION, CULTURE)]
                self.expect("icons", found, [icons["production"], icons["culture"]])
                self.expect(
                    "production", int(cities.production_of(table, seat, city)), amounts.production(world, nation, city)
                )
                arts = int(cities.culture_from_arts(table, seat, city))
                self.expect("arts", arts, amounts.culture_of_arts(world, nation, city))

    def floor(self, table: Table, world: World) -> None:
        """Compare who may still answer on the floor, and what everybody sees of it (CF-11.10, CF-11.11, CF-34)."""
        self.expect("on the floor", set(table.current_players), set(range(world.players)) - world.gone)
        met = [trading.is_backed(world, one) for one in world.offers.values()]
        self.expect("offers that can be met", all(met), True)
        for viewer in range(world.players):
            view = table.view(viewer)
            seen = {at: trading.seen_by(viewer, at[2], one) for at, one in world.offers.items()}
            self.expect("offers seen", open_offers(view), {at: one for at, one in seen.items() if one})
            for nation in world.others(world.nations[viewer]):
                hidden = [
                    bag(view.tokens, "token", nation.seat),
                    bag(view.hand, "event", nation.seat),
                    bag(view.forces, "unit card", nation.seat),
                ]
                faces = {count for held in hidden for count in held.values()}
                self.expect("faces seen of others", (faces, list(view.draft(nation.seat))), ({-1}, []))

    # --- what happens ---

    def expect_table(self, what: str, found: World, wanted: World) -> None:
        """Compare a table with what the oracle makes of the one before."""
        self.made[what] += 1
        differs = results.differing(found, wanted)
        if differs:
            self.wrong.append(f"{self._where}: {what}: (found, wanted) {differs}")

    def stage(self, stage: Stage) -> None:
        """Compare what an answer, or the table by itself, brought."""
        before = stage.before
        step = str(before.course[int(before.step_number())].name)
        if step in AFTER:
            game = before.setup.game
            player = stage.player
            drafted = [] if player < 0 else [*before.draft(player)]
            texts = [str(game.action_to_text(before, pick)) for pick in [*drafted, *stage.picks]]
            world, after = self.world(before), self.world(stage.after)
            if player >= 0:
                world.asked = player
            AFTER[step](self, world, after, texts)

    def begins(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what a player's turn of a phase begins with."""
        if after.step == "start-of-turn":
            self.expect_table("start of turn", after, results.begun(self._new_round(world, after), after.asked))
        elif after.step == "trade":
            self.expect_table("gathering", after, results.gathered(world))

    def _new_round(self, world: World, after: World) -> World:
        """Return the table when a new turn has begun: what was meant for the last one is over (CF-12.14, CF-28.16)."""
        if after.round == world.round:
            return world
        now = world.copy()
        for nation in now.nations:
            nation.extra, nation.actions_more, nation.locked = [0, 0, 0], 0, ""
        return now

    def starts(self, world: World, after: World, texts: list[str]) -> None:
        if self.declared(world, after, texts):
            return
        wanted = results.started(world, texts[0])
        if wanted:
            self.expect_table(f"start: {texts[0].split()[0]}", after, wanted)

    def manages(self, world: World, after: World, texts: list[str]) -> None:
        if self.declared(world, after, texts):
            return
        if texts == ["advance"]:
            self.expect_table("advance", after, results.advanced(world))

    def declared(self, world: World, after: World, texts: list[str]) -> bool:
        """Compare what is paid for a deed; False if it is another action."""
        if not texts or texts[0].split()[0] not in ("use", "play"):
            return False
        left = deeds.after_picks(world, world.nation, texts)
        waits = world.step in ("react", "interrupt") and after.step == world.step  # for answers that come first
        if not left and not waits:
            wanted = results.paid(world, world.asked, texts)
            if any(pick.removeprefix("pay ").replace(" ", "_") in EVENTS for pick in texts):
                for nation in wanted.nations:
                    nation.hand_held = after.nations[nation.seat].hand_held
            self.expect_table(f"paying in {world.step}", after, wanted)
        return True

    def trades(self, world: World, after: World, texts: list[str]) -> None:
        if not texts or self.declared(world, after, texts) or after.step not in ("trade", "discard-events"):
            return
        wanted = trading.answered(world, texts)
        self.expect_table(f"trade: {texts[0].split()[0]}", after, wanted)
        self.expect("floor", (after.offers, after.gone), (wanted.offers, wanted.gone))
        goods = [[trading.goods_of(one) for one in table.nations] for table in (after, wanted)]
        self.expect("goods", goods[0], goods[1])

    def deed(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what a deed brings."""
        frame = world.frame
        name = SOURCES[frame["source"]]
        aim = [NOTATION.text(frame[one] - 1) for one in ("first", "second", "third", "fourth") if frame[one]]
        if frame["cancelled"]:
            self.expect_table("cancelled deed", after, world)
            return
        wanted = results.done(world, name, aim)
        if wanted:
            self.expect_table(f"deed: {name}", after, wanted)

    def pays(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what is paid in trade or culture when all tokens are."""
        name = SOURCES[world.frame["source"]]
        if not texts and after.step != "payment":
            wanted = results.priced(world, name).nation
            found = after.nations[wanted.seat]
            self.expect("price", (found.trade, found.culture), (wanted.trade, wanted.culture))

    def city_action(self, world: World, after: World, texts: list[str]) -> None:
        frame = world.frame
        if frame["cancelled"]:
            self.expect_table("cancelled city action", after, world)
            return
        kind = KINDS[frame["kind"]]
        squares = names_of("square")
        if kind == "harvest":
            both = frame["kind"] == state.HARVEST_BOTH
            numbers = [frame["thing"], *([frame["second"]] if both else [])]
            things = [(RESOURCES[number], "") for number in numbers]
        else:
            pairs = [(frame["thing"], frame["square"]), (frame["second"], frame["second_square"])]
            items = building.items()
            things = [(items[one], squares[at] if at >= 0 else "") for one, at in pairs if one >= 0]
        fights = bool(after.battle_at) or after.step == "loot"
        met = fights and any(things[0][1] in other.figures.values() for other in world.others(world.nation))
        stops = met or results.brings_person(world.nation, things)
        wanted = results.acted(world, kind, things, stops)
        if after.step == "game-over" and not stops:  # the first thing alone may have ended the game
            first = results.acted(world, kind, things, stops=True)
            wanted = first if any(victories(first, first.nation)) else wanted
        draw_forces(wanted, after)  # an army may be placed onto an enemy (CF-10.9)
        self.expect_table(f"city: {kind}", after, wanted)

    def places(self, world: World, after: World, texts: list[str]) -> None:
        self.expect_table("great person", after, results.placed(world, texts[0]))

    def researches(self, world: World, after: World, texts: list[str]) -> None:
        if texts:
            tech = "" if texts == ["pass"] else texts[0].removeprefix("research ").replace(" ", "_")
            self._chosen[world.asked] = tech
        if self._chosen and (not texts or after.step != "research"):
            self.expect_table("research", after, results.researched(world, self._chosen))
            self._chosen = {}

    def walks(self, world: World, after: World, texts: list[str]) -> None:
        if self.declared(world, after, texts):
            return
        wanted = results.walked(world, texts[0])
        if wanted and texts[0].startswith("discover"):
            self.discovers(world, after, texts[0].split()[1])
        elif wanted:
            draw_forces(wanted, after)  # whoever flies over an enemy and stops there fights at once (CF-21.16)
            self.expect_table(f"walk: {texts[0].split()[0]}", after, wanted)

    def steps(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what entering or stopping on a square brings at once."""
        wanted = results.entered(world, after.step != "walk")
        draw_forces(wanted, after)
        self.expect_table("entering", after, wanted)
        if after.step == "battle":  # else cards for barbarians are still to be drawn (CF-23.7)
            for side in range(2):
                nation = battles.fighter(after, side)
                held = 3 if battles.is_wild(after, side) else world.nations[nation.seat].forces_held
                size = sum(after.force[side].values())
                self.expect("size of a force", size, min(held, battles.hand(after, side)))
            self.expect("first in a battle", after.frame.get("next"), battles.first_side(after))

    def battle_turn(self, world: World, after: World, texts: list[str]) -> None:
        """Compare the fronts when a unit was played."""
        if not texts or not texts[0].startswith("play ") or after.frame.get("played") != 1:
            return
        wanted = battles.played(world, texts)
        self.expect("fronts", (after.fronts, after.force, after.killed), wanted)

    def battle_goes_on(self, world: World, after: World, texts: list[str]) -> None:
        """Compare whose turn it is, and at the end who has won."""
        side = world.frame["next"]
        if after.step == "battle-turn":
            able = side if world.force[side] else 1 - side
            self.expect("whose battle turn", after.frame["side"], able)
        else:
            self.expect("cards left", world.force, [{}, {}])
            self._fought = world

    def aftermath(self, world: World, after: World, texts: list[str]) -> None:
        """Compare who wins, what is lost and what becomes of a city."""
        side = battles.winner(world)
        self.expect("winner", world.frame["winner"], side)
        wanted = results.decided(world, self._fought, side)
        for nation in wanted.nations:
            found = after.nations[nation.seat]
            places = [sorted(results.stacks(one).items()) for one in (found, nation)]
            self.expect("figures after a battle", places[0], places[1])
            held = [(one.forces_held, one.cities, one.walled) for one in (found, nation)]
            self.expect("after a battle", held[0], held[1])
        self.expect("map after a battle", (after.markers, after.sites), (wanted.markers, wanted.sites))

    def loots(self, world: World, after: World, texts: list[str]) -> None:
        if texts and texts != ["pass"] and not texts[0].startswith("take event"):
            self.expect_table("loot", after, results.looted(world, texts[0]))

    def glory(self, world: World, after: World, texts: list[str]) -> None:
        self.expect_table("gains of a battle", after, results.glorified(world))

    def ended(self, world: World) -> None:
        """Compare why the game is over (CF-30); those who win at once may have won by different kinds (CF-30.6)."""
        kinds = []
        for seat in range(world.players):
            nation = world.nations[seat]
            has_won = victories(world, nation)
            if not world.over:
                self.expect("nobody has won", any(has_won), False)
            elif world.winners >> seat & 1:
                kinds.append(has_won)
        if world.over in (1, 2, 3):
            self.expect("victories", [any(has_won) for has_won in kinds], [True] * len(kinds))
            self.expect("victory", any(has_won[world.over - 1] for has_won in kinds), True)

    def discovers(self, world: World, after: World, heading: str) -> None:
        """CF-22.3, CF-22.4."""
        new = set(after.ground) - set(world.ground)
        self.expect("squares discovered", len(new), 16)
        turns = {now[1] for old, now in zip(world.tiles, after.tiles, strict=True) if old[0] != now[0]}
        self.expect("turns of a discovered tile", turns, {results.turns_of_discovery(heading)})
        self.expect(
            "huts and villages",
            {one: after.sites.get(one, "") for one in new if one in after.printed_sites},
            {one: after.printed_sites[one] for one in new if one in after.printed_sites},
        )


def victories(world: World, nation: Nation) -> list[bool]:
    """Return by which of three kinds a nation has won: by culture, technology or coins (CF-30)."""
    return [nation.track == 21, "space_flight" in nation.techs, amounts.coins(world, nation) >= 15]


def draw_forces(wanted: World, after: World) -> None:
    """Take the forces of a battle that has begun out of the standing forces (CF-25.2)."""
    for side in range(2 if after.battle_at else 0):
        if not battles.is_wild(after, side):
            wanted.nations[after.commander[side]].forces_held -= sum(after.force[side].values())


def management(world: World) -> set[str] | None:
    nation = world.nation
    if not world.draft:
        found = {"pass"} | {f"city {at + 1}" for at in range(3) if building.actions_left(world, nation, at)}
        if may_advance(world):
            found.add("advance")
        return found | deeds.usable(world, nation, "city_management", ("own_turn",))
    if world.draft[0].startswith("city"):
        return building.after_picks(world, world.draft)
    return deeds.after_picks(world, nation, world.draft)


def may_advance(world: World) -> bool:
    """CF-17.3."""
    nation = world.nation
    space = SPACES[nation.track + 1]
    return bool(nation.culture >= space["culture"] and nation.trade >= space["trade"])


def researching(world: World) -> set[str] | None:
    return {"pass"} | {f"research {building.text(tech)}" for tech in research.researchable(world, world.nation)}


def starting(world: World) -> set[str] | None:
    if world.draft:
        return deeds.after_picks(world, world.nation, world.draft)
    return start.actions(world) | deeds.usable(world, world.nation, "start_of_turn", ("own_turn",))


def moving(world: World) -> set[str] | None:
    nation = world.nation
    if world.draft and world.draft[0].startswith("move "):
        return travel.groups(travel.movable(world, nation)[world.draft[0].removeprefix("move ")])
    if world.draft:
        return deeds.after_picks(world, nation, world.draft)
    found = {"pass"} | {f"move {square}" for square in travel.movable(world, nation)}
    return found | deeds.usable(world, nation, "movement", ("own_turn", "interrupt"))


def walking(world: World) -> set[str] | None:
    if world.draft:
        return deeds.after_picks(world, world.nation, world.draft)
    return travel.steps(world) | deeds.usable(world, world.nation, "movement", ("interrupt",))


def fighting(world: World) -> set[str] | None:
    if world.draft and world.draft[0].startswith("use "):
        return None
    return battles.options(world)


def interrupting(world: World) -> set[str] | None:
    """CF-31.1, R4."""
    if world.draft:
        return deeds.after_picks(world, world.nation, world.draft)
    return {"pass"} | deeds.usable(world, world.nation, "movement", ("interrupt",))


LEGAL: dict[str, Callable[[World], set[str] | None]] = {
    "management": management,
    "research": researching,
    "start-of-turn": starting,
    "relocate": start.relocations,
    "movement": moving,
    "walk": walking,
    "interrupt": interrupting,
    "battle-turn": fighting,
    "loot": battles.loot,
    "trade": trading.answers,
    **choices.LEGAL,
}
AFTER: dict[str, Callable[[Comparison, World, World, list[str]], object]] = {
    "round": Comparison.begins,
    "start-of-turn": Comparison.starts,
    "management": Comparison.manages,
    "city-action": Comparison.city_action,
    "deed": Comparison.deed,
    "place-person": Comparison.places,
    "research": Comparison.researches,
    "walk": Comparison.walks,
    "stepped": Comparison.steps,
    "payment": Comparison.pays,
    "loot": Comparison.loots,
    "gains": Comparison.glory,
    "battle-turn": Comparison.battle_turn,
    "battle": Comparison.battle_goes_on,
    "aftermath": Comparison.aftermath,
    "movement": Comparison.declared,
    "interrupt": Comparison.declared,
    "react": Comparison.declared,
    "trade": Comparison.trades,
}
