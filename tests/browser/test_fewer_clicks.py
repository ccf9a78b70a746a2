"""Fewer clicks: paying in one go, the best tools, plans, choices without alternative, hints that know when to go."""

import re
from typing import Any

from browsing import Arrive, Person, met
from playwright.sync_api import expect

from epocha import Game, State


def step_of(view: State) -> str:
    """Return the name of the step in which somebody is asked."""
    return str(view.course[int(view.step_number())].name)


def due(kind: str, **holds: Any) -> str:
    """Return a position of Stone Age in which the first seat may pay at least two pieces in several ways."""

    def fits(game: Game, view: State) -> bool:
        payment = game.payment(view, 0, "en") if step_of(view) == kind else None
        if payment is None or len(payment.portions) < 2 or payment.portions[1].most < 1:
            return False
        return all(bool(getattr(payment, name)) == value for name, value in holds.items())

    return met("stone_age", fits)


def test_several_resources_are_paid_in_one_dialogue(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.begin_from(due("buy-card"), "stone_age")
    assert person.wait_for_turn()
    confirm = page.locator("#payment .confirm")
    cheapest = confirm.get_attribute("value") or ""
    assert cheapest.count("pay ") >= 2, "the cheapest payment stands there"
    expect(page.locator("#choices button[value^='pay ']:visible")).to_have_count(1)

    # more of one kind takes away from another, and the number stays
    page.locator(".portion.is-none [data-pay='1']:enabled, .portion [data-pay='1']:enabled").last.click()
    changed = confirm.get_attribute("value") or ""
    assert changed != cheapest
    assert changed.count("pay ") == cheapest.count("pay ")
    page.locator(".portion:not(.is-none) [data-pay='-1']").first.click()
    expect(confirm).to_be_disabled()
    page.locator(".portion [data-pay='1']:enabled").first.click()
    expect(confirm).to_be_enabled()

    # one click, one request, all paid
    asked = person.state()["turn"]
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/act") else None)
    confirm.click()
    person.wait_for_turn(asked)
    assert len(sent) == 1
    expect(page.locator("#ledger")).to_contain_text("pays")
    expect(page.locator("#payment[aria-label*='Pay and take the card']")).to_have_count(0)


def test_a_payment_says_what_it_brings_and_tools_are_added_at_once(arrive: Arrive) -> None:
    person = arrive(viewport={"width": 390, "height": 844}, has_touch=True, locale="cs-CZ")
    page = person.page
    person.begin_from(due("buy-building", end=True), "stone_age")
    assert person.wait_for_turn()
    brings = page.locator("[data-brings]")
    before = int(brings.inner_text())
    more = page.locator(".portion [data-pay='1']:enabled").last
    box = more.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    more.tap()
    assert int(brings.inner_text()) > before
    expect(page.locator(".pay-sum")).to_contain_text("Kusů: 2 z 1–7")

    helps = met("stone_age", lambda game, view: any("tool 2" in one.text for one in game.wholes(view, 0, "en")))
    person.begin_from(helps, "stone_age")
    assert person.wait_for_turn()
    best = page.locator("#choices .whole-answer")
    expect(best).to_contain_text("nejvýhodnější")
    expect(page.locator("#choices")).to_contain_text("prostřední nástroj")
    asked = person.state()["turn"]
    best.tap()
    person.wait_for_turn(asked)
    expect(page.locator("#prompt")).not_to_contain_text("Přidáš nástroje?")


def test_the_next_move_is_planned_while_waiting_and_offered(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive()
    anna.set_up(["me", "friend"], start_player=1)
    link = anna.page.locator(".gathering .link-row input").input_value()
    jan.page.goto(link)
    jan.page.locator("main button.main").click()
    assert anna.wait_for_turn()
    page, plan = anna.page, anna.page.locator("#plan")
    expect(plan).to_be_hidden()

    def plan_to(words: str) -> None:
        plan.locator("summary").click()
        plan.get_by_role("button", name=words).click()
        expect(plan).to_contain_text(f"Planned: {words}")

    sent: list[str] = []
    page.locator("#choices button[value='place forest 2']").click()
    assert jan.wait_for_turn()
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    plan_to("Put 2 figures in the hut")
    assert sent == [], "nobody is told"
    page.reload()
    expect(plan).to_contain_text("Planned: Put 2 figures in the hut")
    plan.get_by_role("button", name="Drop").click()
    page.reload()
    plan_to("Put 2 figures in the hut")  # what was open is known when the page comes back
    jan.page.locator("#choices button[value='place field']").click()
    assert anna.wait_for_turn()
    expect(plan).to_contain_text("You planned: Put 2 figures in the hut")
    asked = anna.state()["turn"]
    plan.get_by_role("button", name="Do it").click()
    expect(page.locator("#ledger")).to_contain_text("puts 2 figures in the hut")

    # what has become impossible is said, and forgotten
    assert jan.wait_for_turn()
    plan_to("Put 1 figure at the tool maker")
    jan.page.locator("#choices button[value='place forest 1'], #choices button[value='place river 1']").first.click()
    assert anna.wait_for_turn(asked)
    expect(plan).to_contain_text("not possible now: Put 1 figure at the tool maker")


def test_the_next_move_is_planned_by_the_places_of_the_board(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive()
    anna.set_up(["me", "friend"], start_player=1)
    jan.page.goto(anna.page.locator(".gathering .link-row input").input_value())
    jan.page.locator("main button.main").click()
    assert anna.wait_for_turn()
    page, plan = anna.page, anna.page.locator("#plan")
    expect(page.locator(".plannable")).to_have_count(0)
    page.locator("#choices button[value='place forest 2']").click()
    assert jan.wait_for_turn()
    page.locator("#place-field.plannable .hit").click()
    expect(plan).to_contain_text("Planned: Put 1 figure on the field")
    expect(page.locator("#place-field")).to_have_class(re.compile("planned"))
    page.locator("#place-river.plannable .hit").click()
    page.locator("#chooser button", has_text="2 figures").click()
    expect(page.locator("#chooser")).to_be_hidden()
    expect(plan).to_contain_text(re.compile("Planned: Put 2 figures .* river"))
    jan.page.locator("#choices button[value='place field']").click()
    assert anna.wait_for_turn()
    expect(plan).to_contain_text(re.compile("You planned: Put 2 figures .* river"))
    expect(page.locator(".plannable, .planned")).to_have_count(0)


def test_a_choice_without_alternative_is_made_by_itself_if_wished(arrive: Arrive) -> None:
    lone = met("mesta", lambda _, view: step_of(view) == "use-event" and len(view.legal_actions(0)) == 1)
    person = arrive()
    page = person.page
    person.begin_from(lone, "mesta")
    assert person.wait_for_turn()
    asked = person.state()["turn"]
    expect(page.locator("#choices button[name=action]")).to_have_count(1)
    page.locator("label[for=tab-table]").click()
    wish = page.locator("#take-alone")
    expect(wish).not_to_be_checked()
    page.wait_for_timeout(1000)
    assert person.state()["turn"] == asked, "nothing is done by itself unless it is wished"
    wish.check()
    expect(page.locator(".toast")).to_contain_text(
        "The only choice, made by itself: Keep your events and end your turn"
    )
    person.wait_for_turn(asked)
    page.reload()
    page.locator("label[for=tab-table]").click()
    expect(wish).to_be_checked()


def test_without_scripts_the_cheapest_is_paid_with_one_click(arrive: Arrive) -> None:
    person = arrive(java_script_enabled=False)
    person.begin_from(due("buy-card"), "stone_age")
    page = person.page
    assert page.locator("#choices button[value^='pay ']").count() > 2, "one piece after the other is possible as well"
    expect(page.locator("[data-pay]:visible")).to_have_count(0)
    page.locator("#payment .confirm").click()
    expect(page.locator("#ledger")).to_contain_text("pays")


def test_hints_are_open_in_the_first_games_and_closed_for_good_by_one_click(arrive: Arrive) -> None:
    person, other = arrive(), arrive()
    for game in range(4):
        person.sit_down(start_player=1)
        assert person.wait_for_turn()
        expect(person.page.locator("#hint p").first).to_be_visible(visible=game < 3)
        expect(person.page.locator("#choices button").first).to_be_in_viewport()
    person.page.locator("#hint > summary").click()
    person.page.reload()
    expect(person.page.locator("#hint p").first).to_be_visible()
    other.sit_down(start_player=1)
    assert other.wait_for_turn()
    other.page.locator("#hint > summary").click()
    other.sit_down(start_player=1)
    assert other.wait_for_turn()
    expect(other.page.locator("#hint p").first).to_be_hidden()


def test_a_hint_comes_once_in_a_round_and_can_be_switched_off_for_good(arrive: Arrive) -> None:
    person = arrive(locale="cs")
    page = person.page
    person.sit_down(start_player=1)
    told: set[tuple[str, str]] = set()

    def answer(person: Person, _: str) -> None:
        in_round = person.state()["round"]
        said = [(in_round, words) for words in page.locator("#hint[open] li:visible p").all_text_contents()]
        assert told.isdisjoint(said), "nothing is said twice in a round"
        told.update(said)
        page.locator("#choices button:visible").first.click()

    person.play(answer, most=8)
    assert len({words for _, words in told}) > 1
    assert person.wait_for_turn()
    hint = page.locator("#hint")
    if not hint.evaluate("e => e.open"):
        hint.locator("summary").click()
    kinds = hint.locator("li:visible").evaluate_all("all => all.map(one => one.dataset.hint)")
    for _ in kinds:
        hint.get_by_role("button", name="Příště už ne").first.click()
    expect(hint).to_be_hidden()
    page.reload()
    expect(page.locator("#choices")).to_be_visible()
    expect(hint).to_be_hidden()
    page.locator("[popovertarget=settings]").click()
    page.get_by_role("button", name="Vrátit všechny rady").click()
    expect(page.get_by_role("button", name="Vrátit všechny rady")).to_be_disabled()
    expect(hint).to_be_visible()
    expect(hint.locator("li")).to_have_count(len(kinds))


READ_EARLIER = """rounds => {
    const key = Object.keys(sessionStorage).find(one => one.startsWith("hints-read"));
    const said = new Set(JSON.parse(sessionStorage[key]).map(([, , what]) => what));
    const read = rounds.flatMap(round => [...said].map(what => [round, `of ${round}`, what]));
    sessionStorage[key] = JSON.stringify(read);
}"""
"""Let what was read now have been read in these rounds."""


def test_a_hint_that_says_the_same_comes_in_two_rounds_of_a_game(arrive: Arrive) -> None:
    """The same general advice stood open in every round until the end of the game."""
    person = arrive()
    page = person.page
    person.sit_down(start_player=1)
    assert person.wait_for_turn()
    expect(page.locator("#hint p").first).to_be_visible()
    for rounds, is_open in ((["before"], True), (["before", "long before"], False)):
        page.evaluate(READ_EARLIER, rounds)
        page.reload()
        expect(page.locator("#hint > summary")).to_be_visible()
        expect(page.locator("#hint p").first).to_be_visible(visible=is_open)


def test_tokens_are_chosen_by_hand_in_one_dialogue(arrive: Arrive) -> None:
    def fits(game: Game, view: State) -> bool:
        payment = game.payment(view, 0, "en") if step_of(view) == "payment" else None
        return payment is not None and len(payment.ways) > 1

    person = arrive()
    page = person.page
    person.begin_from(met("through_the_ages", fits), "through_the_ages")
    assert person.wait_for_turn()
    confirm = page.locator("#payment .confirm")
    expect(confirm).to_be_enabled()
    proposed = confirm.get_attribute("value") or ""
    ways = [way.split(",") for way in (page.locator("#payment").get_attribute("data-ways") or "").split()]
    for portion, (now, wanted) in zip(page.locator(".portion").all(), zip(ways[0], ways[-1], strict=True), strict=True):
        for _ in range(abs(int(wanted) - int(now))):
            portion.locator(f"[data-pay='{1 if int(wanted) > int(now) else -1}']").click()
    expect(confirm).to_be_enabled()
    assert confirm.get_attribute("value") != proposed
    asked = person.state()["turn"]
    confirm.click()
    assert person.wait_for_turn(asked)
    expect(page.locator("#ledger")).to_contain_text("chooses the tokens")


def test_what_sets_up_a_table_is_in_sight_on_a_phone(arrive: Arrive) -> None:
    """It stood a whole window below the number of players."""
    person = arrive(locale="cs", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    person.page.goto(f"{person.address}/games/mesta/new")
    person.page.locator("[name=players][value='6']").check()
    begins = person.page.locator(".new-table button.main")
    expect(begins).to_be_in_viewport(ratio=1)
    person.page.locator("#seat5").focus()
    ends = "one => one.getBoundingClientRect().bottom"
    assert person.page.locator("#seat5").evaluate(ends) < begins.evaluate("one => one.getBoundingClientRect().top")
    begins.tap()
    expect(person.page.locator("#live.is-running")).to_be_visible()
