"""How commands and events that every room knows were written before, and the way to what they are today."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]  # one written event -> the same event one version later


def _course(data: dict[str, Any]) -> dict[str, Any]:
    """The level of the objective stands among the numbers of the course, by its name."""
    data = dict(data)
    level = data.pop("objective", None)
    return data if level is None else {**data, "course": {"objective": level}}


def typed_work(data: dict[str, Any]) -> dict[str, Any]:
    """A piece of work in today's form: what it is by its type, and each thing it needs under its own name."""
    if "do" not in data:
        return data
    named = {name: value for name, value in data.items() if name not in ("do", "data")}
    told = {name: value for name, value in named.items() if value is not None and (name != "n" or value)}
    return {"type": data["do"], **data.get("data", {}), **told}


def _as_it_is(data: dict[str, Any]) -> dict[str, Any]:
    """Only the work that waits in it is written otherwise, and is lifted piece by piece."""
    return data


UPCASTERS: Mapping[tuple[str, int], Upcaster] = {
    ("SetProgress", 1): _course,
    ("ProgressSet", 1): _course,
    ("Asked", 1): _as_it_is,
}
VERSIONS: Mapping[str, int] = {"SetProgress": 2, "ProgressSet": 2, "Asked": 2}
