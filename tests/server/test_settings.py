"""Every setting can be given as an option or by the environment, and says what it means."""

from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from epocha.cli import Refused
from epocha.cli.commands import app
from epocha.server.settings import BadSetting, Rate, Settings, defaults, read_settings, told

NAMES = [setting.name for setting in fields(Settings) if setting.name != "data"]


@pytest.fixture
def served(monkeypatch):
    """Return what settings a command would serve with."""
    seen = []
    monkeypatch.setattr("epocha.server.main.serve", lambda **given: seen.append(given) or 0)

    def serve(*words: str, **environment: str) -> dict:
        result = CliRunner().invoke(app, ["serve", "--no-open", *words], env=environment, catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return seen[-1]

    return serve


def test_every_setting_is_an_option_and_a_variable_with_its_meaning():
    text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    shown = " ".join(text.split())
    assert set(told()) == {*NAMES, "data"}
    for name in NAMES:
        assert f"--{name.replace('_', '-')} " in shown
        assert f"EPOCHA_{name.upper()}" in shown.replace(" ", "")
        assert told()[name][1:].rstrip(".").replace(" ", "") in shown.replace(" ", "")
    for name in ("HOST", "PORT", "DATA"):
        assert f"EPOCHA_{name}" in shown


def test_usual_values_are_read_as_they_are_told():
    assert read_settings(Path("x"), defaults()) == Settings(Path("x"))


def test_options_and_environment_are_carried_out(served, tmp_path):
    given = served("--workers", "3", "--rates", "look=5:0.5 chat=off", EPOCHA_DATA=str(tmp_path), EPOCHA_PORT="8123",
                   EPOCHA_REACTION_PAUSE="0.1:0.2", EPOCHA_TRUSTED_PROXIES="10.0.0.1", EPOCHA_WORKERS="9")  # fmt: skip
    settings = given["settings"]
    assert given["port"] == 8123
    assert (settings.data, settings.workers, settings.reaction_pause) == (tmp_path, 3, (0.1, 0.2))
    assert settings.trusted_proxies == "10.0.0.1"
    assert settings.rates["look"] == Rate(5, 0.5)
    assert "chat" not in settings.rates
    assert settings.rates["act"] == Settings(tmp_path).rates["act"]
    assert served("--rates", "off")["settings"].rates == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [("workers", "0"), ("workers", "-1"), ("workers", "9" * 5000), ("workers", "٣"), ("bot_pause", "nan"),
     ("bot_pause", "soon"), ("reaction_pause", "1"), ("rates", "look"), ("rates", "look=0:1"), ("rates", "x=1:1"),
     ("rates", "look=5:0")],
)  # fmt: skip
def test_what_is_no_value_is_refused_with_how_it_is_written(name, text, tmp_path):
    with pytest.raises(BadSetting, match=f"{name.replace('_', '-')} is written like"):
        read_settings(tmp_path, {name: text})


def test_command_refuses_a_bad_setting_before_it_serves():
    for lang, words in (("C", "is written like"), ("cs_CZ.UTF-8", "se píše takto"), ("sk_SK.UTF-8", "sa píše takto")):
        with pytest.raises(Refused, match=f"--workers {words}"):
            CliRunner().invoke(app, ["serve", "--workers", "many"], env={"LC_ALL": lang}, catch_exceptions=False)


def test_only_proxies_that_are_trusted_say_who_asks(launch):
    running = launch(trusted_proxies="192.0.2.1", rates={"look": (3, 0.01)})
    https = {"x-forwarded-proto": "https"}
    assert "Secure" not in httpx.get(f"{running.address}/api/session", headers=https).headers["set-cookie"]
    codes = [
        httpx.get(f"{running.address}/tables/x", headers={"x-forwarded-for": f"198.51.100.{number}"}).status_code
        for number in range(5)
    ]
    assert codes == [404, 404, 404, 429, 429]
