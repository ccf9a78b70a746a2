"""Before a turn ends that its player may regret, the page asks once more; each kind of warning can be switched off."""

from browsing import Arrive, met
from playwright.sync_api import expect

from epocha import Game, State


def wasteful() -> str:
    """Return a position in which ending the turn is warned of in two ways at least, one of them unused actions."""

    def fits(game: Game, view: State) -> bool:
        texts = {game.action_to_text(view, action): action for action in view.legal_actions(0)}
        kinds = [one.kind for one in game.cautions(view, 0, texts["end"], "en")] if "end" in texts else []
        return len(kinds) > 1 and "actions" in kinds

    return met("through_the_ages", fits)


def test_a_turn_with_unused_actions_ends_after_a_second_question_that_can_be_switched_off(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.begin_from(wasteful(), "through_the_ages")
    assert person.wait_for_turn()
    asked = person.state()["turn"]
    end = page.locator("#choices button[value=end]")
    dialog = page.locator("#caution")

    end.click()
    expect(dialog).to_be_visible()
    kinds = len((end.get_attribute("data-cautions") or "").split())
    expect(dialog.locator("li")).to_have_count(kinds)
    dialog.get_by_label("unused civil actions").check()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert person.state()["turn"] == asked, "who goes back has done nothing"

    end.click()
    expect(dialog.locator("li")).to_have_count(kinds - 1)
    dialog.locator("button[value=back]").click()
    page.locator("[popovertarget=settings]").click()
    expect(page.locator("#cautions input[value=actions]")).not_to_be_checked()
    page.locator("#cautions input[value=actions]").check()
    page.keyboard.press("Escape")

    end.click()
    expect(dialog.locator("li")).to_have_count(kinds)
    for box in dialog.locator("input").all():
        box.check()
    dialog.locator("button[value=do]").click()
    expect(page.locator("#ledger")).to_contain_text("ends")
    assert page.evaluate("localStorage.getItem('cautions-off')").count("through_the_ages/") == kinds
