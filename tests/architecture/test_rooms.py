"""The four rooms and their template have one shape."""

from __future__ import annotations

import re

import pytest

from tests.architecture.tree import ROOT

GAMES = ROOT / "companion" / "games"
ROOMS = ("_template", "alien", "conquest", "firefly", "villains")
MODULES = (
    *("commands", "decide", "effects", "events", "evolve", "phases", "prompts"),
    *("room", "scans", "scoring", "setup", "state", "view", "zones"),
)
TEXTS = {"texts/en.ftl", "texts/fr.ftl", "texts/rules.en.ftl", "texts/rules.fr.ftl"}
DATA = {"rules.toml", "table.toml", "terms.toml"} | TEXTS
SHAPE = {f"{name}.py" for name in MODULES} | DATA | {"__init__.py"}
# A module that outgrew one file goes on in others that carry its name: decide_fight.py beside decide.py.
# So may its words: texts/aliens.en.ftl and texts/aliens.fr.ftl beside texts/en.ftl and texts/fr.ftl.
CONTINUED = re.compile(rf"({'|'.join(MODULES)})_[a-z_]+\.py|texts/[a-z_]+\.(en|fr)\.ftl")


def list_names(room: str) -> set[str]:
    """Name a room's files, relative to it."""
    folder = GAMES / room
    names = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    return {name for name in names if "__pycache__" not in name}


def test_no_room_stands_outside_the_list() -> None:
    assert sorted(
        path.name for path in GAMES.iterdir() if path.is_dir() and path.name != "__pycache__"
    ) == list(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_has_the_common_shape(room: str) -> None:
    names = list_names(room)
    if names == {"__init__.py"}:
        pytest.skip(f"the room {room} is not built yet")
    assert SHAPE - names == set(), "files that every room has"
    assert {name for name in names - SHAPE if not CONTINUED.fullmatch(name)} == set(), (
        "files that no room has"
    )
    english = {name.removesuffix(".en.ftl") for name in names if name.endswith(".en.ftl")}
    assert english == {name.removesuffix(".fr.ftl") for name in names if name.endswith(".fr.ftl")}
