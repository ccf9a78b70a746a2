"""What a page sends is never refused: not while the table moves on, and not for being long or of several picks."""

from pathlib import Path
from typing import Final

from browsing import Arrive, Person, met
from playwright.sync_api import Page, expect

from epocha import Game, State

LATE: Final = Path(__file__).parents[1] / "fixtures" / "late_in_through_the_ages.txt"
STALE: Final = "The table has moved on since this page was shown"


def several(game: Game, view: State) -> bool:
    """The own actions are open, and ending the turn is warned of."""
    texts = {game.action_to_text(view, action): action for action in view.legal_actions(0)}
    if "end" not in texts or not game.cautions(view, 0, texts["end"], "en"):
        return False
    return any(text.startswith("build ") for text in texts) and any(text.startswith("destroy ") for text in texts)


def begin(person: Person) -> list[str]:
    """Sit down; return what is sent from now on."""
    person.begin_from(met("through_the_ages", several), "through_the_ages")
    person.wait_for_turn()
    sent: list[str] = []
    person.page.on("request", lambda request: sent.append(str(request.post_data)) if "/act" in request.url else None)
    return sent


def move_on(page: Page, action: str) -> None:
    """Answer in another tab of the same browser, and wait until the page of a table shows it."""
    asked = page.locator("#live").get_attribute("data-turn")
    other = page.context.new_page()
    other.goto(page.url)
    other.locator(f"#choices button[value^='{action}']").first.evaluate("one => one.click()")
    page.wait_for_function("asked => document.getElementById('live').dataset.turn !== asked", arg=asked)
    other.close()


def test_a_warned_action_is_not_sent_in_answer_to_another_question(arrive: Arrive) -> None:
    """It was sent as the answer to what was asked by then, which the site refused or, worse, carried out."""
    person = arrive()
    page = person.page
    sent = begin(person)
    page.locator("#choices button[value=end]").click()
    expect(page.locator("#caution")).to_be_visible()
    move_on(page, "build ")
    page.locator("#caution button[value=do]").click()
    expect(page.locator("#toasts")).to_contain_text(STALE)
    assert sent == []
    page.locator("#choices button[value=end]").click()
    page.locator("#caution button[value=do]").click()
    expect(page.locator("#ledger")).to_contain_text("ends")
    assert len(sent) == 1


def test_what_is_chosen_at_a_place_and_not_open_any_more_is_not_sent(arrive: Arrive) -> None:
    """An answer without an action was sent, and refused as not understood."""
    person = arrive()
    page = person.page
    sent = begin(person)
    place = page.locator(".me .place.open[data-actions*='destroy ']").first
    place.locator(".hit").click()
    chooser = page.locator("#chooser")
    expect(chooser).to_be_visible()
    gone = chooser.locator("button").first
    gone.evaluate("one => { one.value = 'build what is not there'; }")
    gone.click()
    expect(page.locator("#toasts")).to_contain_text(STALE)
    assert sent == []


def test_a_closed_place_of_many_actions_says_why(arrive: Arrive) -> None:
    """The table was asked about eighteen actions at once, and answers for sixteen at most."""
    person = arrive()
    person.begin_from(LATE.read_text(), "through_the_ages")
    person.wait_for_turn()
    closed = person.page.locator(".me .place:not(.open)")
    most = max(range(closed.count()), key=lambda i: str(closed.nth(i).get_attribute("data-actions")).count("|"))
    assert str(closed.nth(most).get_attribute("data-actions")).count("|") >= 8
    closed.nth(most).locator(".hit").dispatch_event("click")
    expect(person.page.locator("#why a")).to_be_visible()
