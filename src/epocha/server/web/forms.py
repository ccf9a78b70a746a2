"""Forms: from the flat fields of a page's form to the models of the API."""

from collections.abc import Mapping
from typing import Any, TypeVar

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError
from starlette.datastructures import FormData
from starlette.requests import Request

from epocha.engine.game import Game
from epocha.engine.numbers import whole_number
from epocha.server.errors import Problem
from epocha.server.table.input import NewTable
from epocha.server.web.answers import guard

MOST_FIELDS = 200

ModelT = TypeVar("ModelT", bound=BaseModel)


async def fields_of(request: Request) -> dict[str, str]:
    """Return the fields of a form; Problem if it does not come from a page of its own browser."""
    form: FormData = await request.form(max_fields=MOST_FIELDS, max_files=0)
    fields: dict[str, str] = {}
    for name, value in form.multi_items():  # boxes of one name, ticked together, are words of one field
        if isinstance(value, str):
            fields[name] = f"{fields[name]} {value}" if name in fields else value
    guard(request, fields.pop("csrf", "") or request.headers.get("x-csrf", ""))
    return fields


def read(model: type[ModelT], fields: Mapping[str, str]) -> ModelT:
    """Return the model that the fields of a form say; what is empty counts as not said."""
    return _validated(model, {name: value for name, value in fields.items() if name in model.model_fields and value})


def _validated(model: type[ModelT], values: Mapping[str, object]) -> ModelT:
    try:
        return model.model_validate(values)
    except ValidationError as problem:
        raise RequestValidationError(problem.errors()) from None


def read_new_table(game: Game, fields: Mapping[str, str]) -> NewTable:
    """Return the table that a form describes.

    Its fields are `players`, `preset`, `position`, `title`, `name`, `once`, `contribute`, for each seat `seatN`,
    `seatN_name`, and for each option `option_NAME`; an option left empty is as the preset sets it. Seats beyond the
    players do not count.

    Raises:
        Problem: naming the field that is wrong.
    """
    players = whole_number(fields.get("players", ""), 0)
    if players is None or not game.min_players <= players <= game.max_players:
        raise Problem("error-bad-players", field="players", least=game.min_players, most=game.max_players)
    seats = [_seat(fields.get(f"seat{n}", ""), fields.get(f"seat{n}_name", "").strip()) for n in range(players)]
    names = [seat["name"] for seat in seats if seat["kind"] == "me" and seat["name"]]
    options: dict[str, Any] = {
        name.removeprefix("option_"): value for name, value in fields.items() if name.startswith("option_") and value
    }
    preset = next((preset.options for preset in game.presets if preset.name == fields.get("preset")), {})
    plan = {
        "game": game.name,
        "position": fields.get("position", ""),
        "title": fields.get("title", ""),
        "name": fields.get("name") or next(iter(names), ""),
        "once": fields.get("once", ""),
        "contribute": bool(fields.get("contribute")),
        "seats": seats,
        "options": {**preset, **options},
    }
    try:
        return NewTable.model_validate(plan)
    except ValidationError as problem:
        raise _problem_of(problem) from None


def _problem_of(problem: ValidationError) -> Problem:
    """Return the first thing that is wrong with a plan, with the field of the form where it stands."""
    error = problem.errors()[0]
    where = [str(part) for part in error["loc"]]
    field = f"seat{where[1]}{'_name' if where[-1] == 'name' else ''}" if where[0] == "seats" else where[0]
    if error["type"] == "string_too_long":
        return Problem("error-too-long", field=field, what=where[-1], most=error["ctx"]["max_length"])
    return Problem("error-bad-input", field=field, detail=error["msg"])


def _seat(sits: str, name: str) -> dict[str, str]:
    kind, _, bot = sits.partition(":")
    bot, _, strength = bot.partition(":")
    return {"kind": kind, "name": name, "bot": bot, "strength": strength}
