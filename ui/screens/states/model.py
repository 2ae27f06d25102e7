"""The states and figures of the grammar, as plain values."""

from __future__ import annotations

from typing import Any

from companion.core.crossing.views import Figure, Tile
from companion.core.language.phrases import phrase

FOUR = (Figure("fight", 4),)
UNKNOWN = (Figure("fight", None, filled=False),)


def _tile(
    known: Any = "seen", *states: str, figures: tuple[Figure, ...] = FOUR, name: str = "ui-state-sample"
) -> Tile:
    """The sample card in a state."""
    return Tile("sample", phrase(name), "enemy", figures=figures, known=known, states=states)


STATES: tuple[tuple[str, Tile | None, dict[str, Any]], ...] = (
    ("empty", None, {}),
    ("hidden", Tile("sample", hidden=True), {}),
    ("hidden-legal", Tile("sample", hidden=True, states=("legal",)), {}),
    ("seen", _tile(), {}),
    ("told", _tile("told"), {}),
    ("legal", _tile("seen", "legal"), {}),
    ("big", _tile("seen", "legal", "big"), {}),
    ("picked", _tile(), {"picked": True}),
    ("asked", _tile("", "asked", figures=UNKNOWN, name="ui-state-attack"), {}),
    ("tolerated", _tile("", "tolerated"), {}),
    ("differs", _tile("seen", "differs"), {}),
    ("focus", _tile(), {"focused": True}),
)

FIGURES: tuple[tuple[str, Figure], ...] = (
    ("fight", Figure("fight", 5)),
    ("scan", Figure("scan", 2, filled=False)),
    ("pay", Figure("pay", 4)),
    ("too-dear", Figure("pay", 6, filled=False)),
    ("harm", Figure("harm", 2)),
    ("coming", Figure("harm", 2, filled=False)),
    ("hazard", Figure("hazard", 1)),
    ("level", Figure("level", 2)),
    ("points", Figure("points", 3)),
    ("dice", Figure("dice", 5)),
)
