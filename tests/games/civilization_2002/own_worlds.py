"""Maps for tests, as the text that a person would write."""

from collections.abc import Iterable, Mapping, Sequence

Rows = dict[str, dict[str, object]]


def chain(lands: int, seas: int) -> Rows:
    """Return the regions of a map where lands lie in a row, seas too, and each land is on one of the seas, if any."""
    coast = {land: land % seas for land in range(lands) if seas}
    rows: Rows = {
        f"land_{land}": {
            "land_adjacent": [f"land_{one}" for one in (land - 1, land + 1) if 0 <= one < lands],
            "sea_adjacent": [f"sea_{coast[land]}"] if seas else [],
        }
        for land in range(lands)
    }
    for sea in range(seas):
        rows[f"sea_{sea}"] = {
            "sea_adjacent": [f"sea_{one}" for one in (sea - 1, sea + 1) if 0 <= one < seas],
            "land_adjacent": [f"land_{land}" for land in coast if coast[land] == sea],
        }
    return rows


def text_of(rows: Mapping[str, Mapping[str, object]], meta: Mapping[str, object] | None = None) -> str:
    """Return regions as TOML."""
    lines = ["[meta]", *_pairs(meta or {})]
    for name, row in rows.items():
        lines += [f"[[{name.partition('_')[0]}_region]]", f'id = "{name}"', *_pairs(row)]
    return "\n".join(lines)


def _pairs(row: Mapping[str, object]) -> Iterable[str]:
    return [f"{key} = {_value(value)}" for key, value in row.items()]


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_pairs(value)) + " }"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Sequence):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)
