"""What a browser contributes to the shuffles, and that it finds it again when the game is over."""

from browsing import Arrive, Person
from playwright.sync_api import expect


def begin(person: Person) -> str:
    """Play now against a bot; return what this browser contributed."""
    person.play_now()
    expect(person.page.locator("#live.is-running")).to_be_visible()
    person.page.locator("label[for=tab-table]").click()
    return person.page.locator(".contributions code").inner_text()


def leave_and_check(person: Person) -> None:
    """Get up as the last person, and look at the proof."""
    person.page.locator("label[for=tab-table]").click()
    expect(person.page.get_by_text("You are the last person here")).to_be_visible()
    person.page.locator("form[action$='/leave'] button").click()
    person.page.get_by_role("link", name="Check the shuffles").click()
    expect(person.page.locator(".verdicts li:visible.good")).not_to_have_count(0)


def test_one_click_contributes_and_the_proof_says_so(arrive: Arrive) -> None:
    person = arrive()
    word = begin(person)
    assert len(word) == 64
    kept = person.page.evaluate("Object.values(JSON.parse(localStorage.contributions))")
    assert [each["word"] for each in kept] == [word]
    leave_and_check(person)
    expect(person.page.locator("#own-contribution.good")).to_be_visible()
    expect(person.page.locator(".verdicts li.good:visible")).to_have_count(3)
    assert word in person.page.locator(".proof pre").last.inner_text()


def test_the_proof_fails_where_the_site_said_something_else(arrive: Arrive) -> None:
    person = arrive()
    begin(person)
    person.page.evaluate(
        "localStorage.contributions = localStorage.contributions.replace(/[0-9a-f]{64}/, 'f'.repeat(64))"
    )
    leave_and_check(person)
    expect(person.page.locator("#own-contribution.bad")).to_be_visible()


def test_two_people_contribute_each_their_own(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive()
    anna.set_up(["me", "open"])
    expect(anna.page.locator("#live.is-waiting")).to_be_visible()
    jan.page.goto(anna.page.url)
    jan.page.locator("form[data-act=join] button").click()
    for person in (anna, jan):
        expect(person.page.locator("#live.is-running")).to_be_visible()
        person.page.locator("label[for=tab-table]").click()
    words = [person.page.locator(".contributions code").all_inner_texts() for person in (anna, jan)]
    assert words[0] == words[1]
    kept = [
        person.page.evaluate("Object.values(JSON.parse(localStorage.contributions))[0].word") for person in (anna, jan)
    ]
    assert words[0] == kept


def test_without_scripts_a_click_begins_the_game(arrive: Arrive) -> None:
    person = arrive(java_script_enabled=False)
    person.play_now()
    expect(person.page.locator("#live.is-running")).to_be_visible()
    expect(person.page.locator("#contribute")).to_have_count(0)
