"""Chromium, a site, and people, for the tests of this folder."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import CHROMIUM, FLAGS, Person, SiteProcess
from playwright.sync_api import Browser, expect, sync_playwright

HERE = Path(__file__).parent

expect.set_options(timeout=15_000)  # the first table of a game takes long on a busy machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip these tests on a machine without Chromium, unless it is required, as it is in CI."""
    if CHROMIUM is None and "EPOCHA_NEEDS_CHROMIUM" not in os.environ:
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="there is no Chromium"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteProcess]:
    process = SiteProcess(tmp_path_factory.mktemp("site"))
    yield process
    process.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def arrive(browser: Browser, site: SiteProcess) -> Iterator[Callable[..., Person]]:
    """Return a function that lets another person come; at the end none of them may have met any trouble.

    Nothing moves on their pages, unless a test asks for `MOTION`: what glows without end takes a slow machine more time
    than all else together.
    """
    people: list[Person] = []

    def come(**settings: Any) -> Person:
        usual = {"locale": "en-GB", "viewport": {"width": 1400, "height": 900}, "reduced_motion": "reduce"}
        person = Person(browser.new_context(**usual | settings), site.address)
        people.append(person)
        return person

    yield come
    troubles = [trouble for person in people for trouble in person.troubles]
    for person in people:
        person.context.close()
    assert troubles == []
