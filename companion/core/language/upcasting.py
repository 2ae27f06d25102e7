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


UPCASTERS: Mapping[tuple[str, int], Upcaster] = {("SetProgress", 1): _course, ("ProgressSet", 1): _course}
VERSIONS: Mapping[str, int] = {"SetProgress": 2, "ProgressSet": 2}
