"""Follows a game, and compares all that the oracle knows with what the table says and allows."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from epocha.engine.ledger import Stage, stages
from epocha.engine.state import State
from epocha.games.through_the_ages.state import SCORED_END, Table

from . import actions, choices, events, fights, goods, moves, politics, results, row, scoring
from .ratings import derived, strength
from .reading import KIND, Civ, World

Chooser = Callable[[Table], tuple[int, int]]
KEPT = (
    "culture", "science", "yellow", "blue", "unused", "workers", "tokens", "techs", "government", "specials", "leader",
    "leaders_taken", "tactics", "wonder", "stages", "completed", "face_down", "colonies", "civil_hand",
    "lost_actions",
)  # fmt: skip


def kept(civ: Civ) -> dict[str, Any]:
    """Return what is compared of a civilization."""
    return {name: getattr(civ, name) for name in KEPT}


def differing(found: Civ, wanted: Civ) -> dict[str, Any]:
    """Return what two civilizations do not have alike, as the found and the wanted one have it."""
    ours, theirs = kept(wanted), kept(found)
    return {name: (theirs[name], ours[name]) for name in KEPT if theirs[name] != ours[name]}


class Fight:
    """A fight whose effects are carried out, with the choices that were made meanwhile."""

    def __init__(self, world: World, advantage: int) -> None:
        self.world = world
        self.advantage = advantage
        self.choices: list[str] = []
        self.by_hand = False


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
        self._landing: Civ | None = None
        self._turn_ends: tuple[dict[str, Civ], int] | None = None
        self._left_out = ""
        self._softened = False
        self._spared: list[str] = []
        self._fight: Fight | None = None
        self._event: events.Event | None = None
        self._defence: list[str] = []

    def expect(self, what: str, found: object, wanted: object) -> None:
        """Compare what the table has with what the oracle says."""
        self.made[what] += 1
        if found != wanted:
            self.wrong.append(f"{what}: found {found}, wanted {wanted}")

    def expect_civ(self, what: str, found: Civ, wanted: Civ) -> None:
        self.made[what] += 1
        differs = differing(found, wanted)
        if differs:
            self.wrong.append(f"{what}: (found, wanted) {differs}")

    def summary(self) -> str:
        """Return how much was compared, in a line."""
        kinds = Counter[str]()
        for what, n in self.made.items():
            kinds[KINDS.get(what.split(":")[0].split(" ")[0], what)] += n
        compared = f"{self.games} games, {self.decisions} decisions, {self.made.total()} comparisons"
        return f"{compared}, {len(self.wrong)} disagreements; {dict(kinds)}"

    def follow(self, table: Table, chooser: Chooser, gift: Callable[[Table], bool] | None = None) -> None:
        """Play a game to its end, comparing at every decision.

        Args:
            chooser: returns who acts, and what.
            gift: may change the table before a decision, and says whether it did.
        """
        self.games += 1
        self._worlds.clear()
        self._turn_ends = self._fight = self._landing = self._event = None
        while not table.is_terminal:
            self.decisions += 1
            if gift and gift(table):
                self._worlds.clear()
            player, action = chooser(table)
            self.position(table)
            found = stages(table, player, [action])
            for stage in found:
                self.stage(stage)
            self.expect("every landing brings something", self._landing, None)
            table = found[-1].after
            self._worlds = {one: world for one, world in self._worlds.items() if one == id(table)}

    def world(self, table: State) -> World:
        """Return what is read off a table, once for each that an answer passes."""
        if id(table) not in self._worlds:
            assert isinstance(table, Table)
            self._worlds[id(table)] = World(table)
        return self._worlds[id(table)]

    # --- a position ---

    def position(self, table: Table) -> None:
        """Compare what is derived and what is legal."""
        world = self.world(table)
        for civ in world.left:
            wanted = derived(world, civ)
            self.expect("ratings", {name: int(getattr(table, name)[civ.seat]) for name in wanted}, wanted)
        game = table.setup.game
        found = {game.action_to_text(table, one) for one in table.legal_actions(table.current_players[0])}
        allowed = self.allowed(world)
        self.made["legal: " + world.step] += 1
        if found != allowed:
            more, less = sorted(found - allowed), sorted(allowed - found)
            self.wrong.append(f"legal: {world.step}: allowed too {more}, forbidden too {less}")

    def allowed(self, world: World) -> set[str]:
        """Return the answers that the rules allow; what could be left out is known since the upkeep."""
        if world.step == "soften":
            return {"done"} | {f"leave out {actions.text(site)}" for site in self._spared}
        return LEGAL[world.step](world)

    # --- what happens ---

    def stage(self, stage: Stage) -> None:
        """Compare what an answer, or the table by itself, brought."""
        before = stage.before
        step = str(before.course[int(before.step_number())].name)
        texts = [str(before.setup.game.action_to_text(before, pick)) for pick in stage.picks]
        if self._fight and step != "payment":
            self._fight.choices += texts
        if self._event and step != "payment":
            self._event.choices += [(stage.player, text) for text in texts]
        if step in AFTER:
            AFTER[step](self, self.world(before), self.world(stage.after), texts)
        self.event(stage)
        if stage.after.over == SCORED_END and step != "resigning":  # whoever resigns changes what is there to score
            culture = [civ.culture for civ in self.world(stage.after).civs]
            self.expect("final scoring", culture, scoring.final_culture(self.world(before)))

    def event(self, stage: Stage) -> None:
        """Follow an event from where it is shown to where all is done, and compare what it did to everybody."""
        before, after = stage.before, stage.after
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        if self._event and after.shown != before.shown:
            found = self.world(after).civs
            for civ in self._event.after():
                self.expect_civ(f"event {self._event.name}", found[civ.seat], civ)
            self._event = None
        elif after.shown >= 0 and after.shown != before.shown:
            world = self.world(after)
            if KIND[world.shown] == "event" and world.shown not in events.NOT_FOLLOWED:
                self._event = events.Event(world)

    def action(self, world: World, after: World, texts: list[str]) -> None:
        """An action of the action phase, or what an action card contains."""
        if texts[0] == "end":
            return
        wanted, civil, military = moves.moved_on(world, texts[0])
        if after.turn != world.turn:
            return
        verb = texts[0].split()[0]
        self.expect_civ(f"{world.step}: {verb}", after.civs[world.turn], wanted)
        left = (actions.civil_left(after), goods.actions_left(after))
        self.expect(f"actions left after {verb}", left, (civil, military))

    def politics(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what a political action does before anything is resolved; there is none if it was given up."""
        if not texts:
            return
        civs, military = politics.after(world, texts[0])
        for colony in results.chosen(texts, "colonize"):
            self._landing = results.landed(world, world.active, colony)
        self.diplomacy(texts[0].split()[0], after, civs)
        self.expect("military actions after politics", goods.actions_left(after), military)

    def reply(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what the answer to an offered pact does."""
        if texts:
            self.diplomacy(texts[0], after, politics.after_reply(world, texts[0]))

    def diplomacy(self, verb: str, after: World, civs: list[Civ]) -> None:
        for wanted, found in zip(civs, after.civs, strict=True):
            self.expect_civ(f"politics: {verb}", found, wanted)
            names = ("military_hand", "war", "war_on", "marker", "has_colonized")
            ours, theirs = ([getattr(civ, name) for name in names] for civ in (wanted, found))
            self.expect(f"politics: {verb}", [theirs, sorted(found.pacts)], [ours, sorted(wanted.pacts)])

    def replenish(self, world: World, after: World, texts: list[str]) -> None:
        """Compare the row, and everybody when an age ended."""
        wanted = row.filled(world)
        dealt = 13 if "" not in wanted or not after.civil_deck else wanted.index("")
        self.expect("row", after.row[:dealt], wanted[:dealt])
        ends = row.age_ends(world)
        self.expect("age", (after.age, after.last_round), (world.age + ends, row.last_round(world)))
        for civ in world.left:
            found, wanted_civ = after.civs[civ.seat], row.aged(world, civ) if ends else civ
            self.expect_civ("replenishing", found, wanted_civ)
            held = (found.military_hand, found.pacts)
            self.expect("military hand and pacts", held, (wanted_civ.military_hand, wanted_civ.pacts))

    def upkeep(self, world: World, after: World, texts: list[str]) -> None:
        """Work out what the end of the turn brings, and whether softer corruption is asked about."""
        if world.frame["harvested"]:
            return
        civ = world.active
        self._left_out, self._softened = "", False
        self._spared = goods.spared(world, civ)
        ways = {name: goods.upkeep(world, civ, name) for name in ["", *self._spared]}
        self._turn_ends = ways, goods.cards_drawn(world, civ) + len(civ.military_hand)

    def soften(self, world: World, after: World, texts: list[str]) -> None:
        left_out = results.chosen(texts, "leave out")
        self._left_out = left_out[0] if left_out else ""
        self._softened = bool(texts)

    def turn_ends(self, world: World, after: World, texts: list[str]) -> None:
        if self._turn_ends is None:
            return
        ways, cards = self._turn_ends
        self.expect("softer corruption", self._softened, bool(self._spared))
        self.expect_civ("end of the turn", world.active, ways[self._left_out])
        self.expect("cards drawn", len(world.active.military_hand), cards)
        self._turn_ends = None

    def payment(self, world: World, after: World, texts: list[str]) -> None:
        """Compare the tokens chosen by hand, and what then remains of an upkeep; the rest of a card is not followed."""
        if texts != ["done"] or not world.draft:
            return
        frame, seat = world.frame, world.asked
        good = [goods.FOOD, goods.RESOURCES][frame["good"]]
        levels = list(zip(*[choices.levels(frame[name]) for name in ("had", "labs", "left")], strict=True))
        wanted = goods.arranged(world.civs[seat], world.draft, good, levels)
        self.expect_civ("payment by hand", after.civs[seat], wanted)
        if self._turn_ends:
            self._turn_ends_anew(after)
        if self._fight:
            self._fight.by_hand = True
        self._event = None

    def _turn_ends_anew(self, world: World) -> None:
        """Work out what the rest of an upkeep brings after tokens were chosen by hand."""
        assert self._turn_ends is not None
        if world.under.step == "soften":
            self._spared = goods.sparing(world, world.active)
        names = ["", *self._spared, self._left_out]
        ways = {name: goods.rest_of_upkeep(world, world.active, name) for name in dict.fromkeys(names)}
        self._turn_ends = ways, self._turn_ends[1]

    def defend(self, world: World, after: World, texts: list[str]) -> None:
        """Remember what was discarded in defence."""
        before, left = (Counter(one.civs[world.asked].military_hand) for one in (world, after))
        if after.step != "defend":
            self._defence = sorted((before - left).elements())

    def fight(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what both sides add to their ratings in an attack or a war."""
        target = world.frame["target"]
        attack, defence = fights.totals(world, target, self._defence)
        sent = attack - strength(world.active) - fights.against(world.active, world.civs[target])
        wanted = sent, defence - strength(world.civs[target])
        self.expect("totals of a fight", (world.frame["attack"], world.frame["defence"]), wanted)
        self._fight = Fight(world, attack - defence)
        self._defence = []

    def after_fight(self, world: World, after: World, texts: list[str]) -> None:
        """Compare both sides when all that a fight brought has happened."""
        fight = self._fight
        assert fight is not None
        start, advantage = fight.world, fight.advantage
        attacker, target = start.active, start.civs[start.frame["target"]]
        is_war = KIND[start.shown] == "war"
        if not is_war and advantage > 0:
            attacker, target = results.aggression(start, start.shown, attacker, target, fight.choices)
        elif is_war and advantage > 0:
            attacker, target = results.war(start, start.shown, attacker, target, advantage, fight.choices)
        elif is_war and advantage < 0:
            target, attacker = results.war(start, start.shown, target, attacker, -advantage, fight.choices)
        for civ in () if fight.by_hand else (attacker, target):
            home = results.without(civ, fights.positive(start.sent[civ.seat]))
            self.expect_civ(f"after {start.shown}", after.civs[civ.seat], home)
        self._fight = None

    def landing(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what a landing costs and brings, the people that may settle aside."""
        if after.step == "landing" or not texts:
            return
        seat = world.asked
        had, has = world.civs[seat], after.civs[seat]
        units = {name: had.workers[name] - has.workers[name] for name in had.workers}
        cards = sorted((Counter(had.military_hand) - Counter(has.military_hand)).elements())
        force = fights.landing_force(had, fights.positive(units), cards)
        self.expect("a landing is strong enough", force >= world.frame["bid"], True)
        self._landing = results.landed(world, results.without(had, units), world.shown)

    def carry_out(self, world: World, after: World, texts: list[str]) -> None:
        """Compare what a colony brought at once."""
        if self._landing:
            self.expect_civ("landing", after.civs[self._landing.seat], self._landing)
            self._landing = None


KINDS = {
    "actions": "results of actions", "perform": "results of actions", "event": "events", "after": "results of fights",
    "legal": "legal actions",
}  # fmt: skip
LEGAL: dict[str, Callable[[World], set[str]]] = {
    "actions": actions.action_phase,
    "politics": fights.political_phase,
    "bidding": fights.bids,
} | choices.LEGAL
AFTER: dict[str, Callable[[Comparison, World, World, list[str]], None]] = {
    "replenish": Comparison.replenish,
    "politics": Comparison.politics,
    "pact-reply": Comparison.reply,
    "actions": Comparison.action,
    "perform": Comparison.action,
    "upkeep": Comparison.upkeep,
    "soften": Comparison.soften,
    "end-turn": Comparison.turn_ends,
    "defend": Comparison.defend,
    "fight": Comparison.fight,
    "after-fight": Comparison.after_fight,
    "landing": Comparison.landing,
    "carry-out": Comparison.carry_out,
    "payment": Comparison.payment,
}
