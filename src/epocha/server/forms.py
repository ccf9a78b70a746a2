"""Forms: from the flat fields of a page's form to the models of the API."""

from collections.abc import Mapping
from typing import Any, TypeVar

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError
from starlette.datastructures import FormData
from starlette.requests import Request

from epocha.server.errors import Problem
from epocha.server.input import NewTable
from epocha.server.web import guard

MOST_FIELDS = 200
MOST_SEATS = 16

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


def read_new_table(fields: Mapping[str, str]) -> NewTable:
    """Return the table that a form describes: `game`, `title`, `name`, `once`, `seatN`, `seatN_name`, `option_NAME`."""
    seats = []
    for index in range(MOST_SEATS):
        sits = fields.get(f"seat{index}", "none")
        if sits != "none":
            seats.append(_seat(sits, fields.get(f"seat{index}_name", "")))
    options = {name.removeprefix("option_"): value for name, value in fields.items() if name.startswith("option_")}
    if not seats:
        raise Problem("error-bad-input", detail="no seats")
    plain = {name: fields.get(name, "") for name in ("game", "title", "name", "once")}
    return _validated(NewTable, {**plain, "seats": seats, "options": options})


def _seat(sits: str, name: str) -> dict[str, Any]:
    kind, _, bot = sits.partition(":")
    bot, _, strength = bot.partition(":")
    return {"kind": kind, "name": name, "bot": bot, "strength": strength}
