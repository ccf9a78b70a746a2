"""Reaction windows in the browser: a quick no, the cards that fit, and not being asked again."""

import os
from collections.abc import Iterator

import pytest
from browsing import Arrive, Person, SiteProcess
from epocha_fixtures.dealt import install
from playwright.sync_api import expect

CARD = "Great Protection"
"""What the second seat holds or not, as only its owner sees it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteProcess]:
    """A site with a game where chance decides what the second seat holds."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", install(tmp_path_factory.mktemp("dealt")), prepend=os.pathsep)
        process = SiteProcess(tmp_path_factory.mktemp("site"))
    yield process
    process.kill()


def holds_card(person: Person) -> bool:
    """Return whether the second seat, through which a person looks, holds the card; a phone may not show its board."""
    view = person.page.request.get(person.page.url.replace("/tables/", "/api/tables/")).json()
    return any(line["name"] == CARD for line in view["breakdown"][1]["events"])


def hot_seat(person: Person, holds: bool) -> None:
    """Set up a table where one person sits on the first two seats, until the second has got what is wanted."""
    person.sit_alone()
    while True:
        person.set_up(["me", "me", "bot:meek"], "dealt")
        expect(person.page.locator("#live.is-running")).to_be_visible()
        table = person.page.url
        person.page.goto(f"{table}?seat=1")
        if holds_card(person) == holds:
            person.page.goto(table)
            return


def two_people(anna: Person, jan: Person, holds: bool) -> None:
    while True:
        anna.set_up(["me", "open", "bot:meek"], "dealt")
        expect(anna.page.locator("#live.is-waiting")).to_be_visible()
        jan.page.goto(anna.page.url)
        jan.page.locator("form[data-act=join] button").click()
        expect(jan.page.locator("#live.is-running")).to_be_visible()
        if holds_card(jan) == holds:
            return


def choose(person: Person, action: str) -> None:
    person.page.locator(f"#choices button[value='{action}']").click()


def decline(person: Person, key: str = "n") -> None:
    """Answer no by the keyboard, once it is asked."""
    expect(person.page.locator("#decline")).to_be_visible()
    person.page.keyboard.press(key)


def watch(person: Person) -> None:
    """Note from now on which seats are asked for a reaction."""
    person.page.evaluate(
        "() => {window.asked = []; new MutationObserver(() => document.getElementById('decline')"
        " && asked.push(document.getElementById('live').dataset.seat)).observe(document.body,"
        " {childList: true, subtree: true, characterData: true})}"
    )


def watched(person: Person) -> set[str]:
    """Return the seats that were asked."""
    return set(person.page.evaluate("asked"))


def lines(person: Person) -> list[str]:
    """Return what the log tells of answers in windows, the first first: of those that something followed."""
    said = [" ".join(line.split()) for line in person.page.locator("#ledger .did").all_inner_texts()]
    return [line for line in reversed(said) if "protection" in line.lower()]


def test_passing_the_device_around(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    hot_seat(person, holds=False)
    choose(person, "use loss of influence")
    expect(page.locator("#now-title")).to_have_text("Do you react?")
    expect(page.locator("#live[data-seat='1']")).to_be_visible()
    expect(page.locator("#choices button.choice")).to_have_count(1)
    page.locator(".spare input").check()
    decline(person)
    choose(person, "use plague")
    expect(page.locator("#live[data-seat='0'] #decline")).to_be_visible()
    expect(page.locator(".spare input")).not_to_be_checked()
    watch(person)
    decline(person)
    expect(page.locator("#live[data-seat='1'] button[value=pass]")).to_be_visible()
    assert "1" not in watched(person)
    assert len(lines(person)) == 2


def test_the_wish_of_one_is_not_the_next_ones(arrive: Arrive) -> None:
    person = arrive()
    hot_seat(person, holds=True)
    choose(person, "use plague")
    expect(person.page.locator("#live[data-seat='0'] #decline")).to_be_visible()
    person.page.locator(".spare input").check()
    decline(person)
    expect(person.page.locator("#live[data-seat='1'] #decline")).to_be_visible()
    expect(person.page.locator(".spare input")).not_to_be_checked()


def test_who_holds_a_protection_is_asked_and_uses_it(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    two_people(anna, jan, holds=True)
    choose(anna, "use loss of influence")
    expect(jan.page.locator("#prompt")).to_contain_text("Loss of Influence")
    jan.page.locator(".spare").tap()
    jan.page.locator("#decline").tap()
    choose(anna, "use plague")
    decline(anna, "N")
    expect(jan.page.locator(".spare input")).to_be_checked()
    expect(jan.page.locator("#choices button").first).to_contain_text("Great Protection")
    assert jan.page.evaluate("document.documentElement.scrollWidth") <= 360
    jan.page.locator("#choices button").first.tap()
    expect(anna.page.locator("#ledger")).to_contain_text("uses “Great Protection”")


def test_who_holds_none_is_not_asked_again_and_nobody_else_sees_it(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive()
    two_people(anna, jan, holds=False)
    choose(anna, "use loss of influence")
    jan.page.locator(".spare input").check()
    jan.page.locator("#decline").click()
    choose(anna, "use plague")
    watch(jan)
    decline(anna)
    expect(jan.page.locator("button[value=pass]")).to_be_visible()
    assert "1" not in watched(jan)
    assert "spare" not in anna.page.content()
    expect(anna.page.locator("#line-6")).to_be_visible()
    expect(jan.page.locator("#line-6")).to_be_visible()
    assert len(lines(anna)) == 2
    assert lines(anna) == lines(jan)


def test_the_key_does_nothing_to_who_writes(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive()
    two_people(anna, jan, holds=False)
    choose(anna, "use loss of influence")
    expect(jan.page.locator("#decline")).to_be_visible()
    jan.page.locator("label[for=tab-chat]").click()
    jan.page.locator("form[data-act=chat] input[name=text]").press_sequentially("no, n")
    jan.page.locator("#prompt").click()
    jan.page.keyboard.press("Alt+n")
    assert jan.page.locator("#choices:not(.sending) #decline").count() == 1
    jan.page.keyboard.press("n")
    expect(jan.page.locator("#decline")).to_have_count(0)


def test_without_scripts(arrive: Arrive) -> None:
    anna, jan = arrive(), arrive(java_script_enabled=False)
    two_people(anna, jan, holds=False)
    choose(anna, "use loss of influence")
    expect(anna.page.locator("#prompt")).to_contain_text("is to move")
    jan.page.reload()
    expect(jan.page.locator(".spare")).to_be_hidden()  # nobody knows whether they are there
    jan.page.locator("#decline").click()
    expect(jan.page.locator("#prompt")).to_contain_text("is to move")
    choose(anna, "use plague")
    decline(anna)
    expect(anna.page.locator("#prompt")).to_contain_text("Your answer is in")
    jan.page.reload()
    jan.page.locator("#decline").click()
    expect(anna.page.locator("#line-6")).to_be_visible()
    assert len(lines(anna)) == 2
