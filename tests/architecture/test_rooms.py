"""The four rooms and their template have one shape: chapters that are features, and a table of contents."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from companion.core.language.asks import Work
from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.engine.feature import Feature
from tests.architecture.tree import ROOT, name_module

GAMES = ROOT / "companion" / "games"
ROOMS = ("_template", "alien", "conquest", "firefly", "villains")
MODULES = ("room", "state", "zones", "view", "scans", "setup", "scoring", "printed")
BESIDE = {"texts", "scoring"}  # folders that are no chapters: words, and what comes after play
TEXTS = {"texts/en.ftl", "texts/fr.ftl", "texts/rules.en.ftl", "texts/rules.fr.ftl"}
DATA = {"rules.toml", "table.toml", "terms.toml", "__init__.py"} | TEXTS
MORE = {"chronicle.toml", "grammar.toml"}  # of a room that counts, and whose cards speak the family's words
TEXT = re.compile(r"texts/[a-z_]+\.(en|fr)\.ftl")
CODE = re.compile(r"([a-z_]+/)?[a-z_]+\.py")  # a chapter is a file, or a folder without folders in it


def is_built(room: str) -> bool:
    """Whether a room can be played: its table of contents stands, as in `companion.ground.rooms`."""
    return (GAMES / room / "room.py").is_file()


def list_names(room: str) -> set[str]:
    """Name a room's files, relative to it."""
    folder = GAMES / room
    names = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    return {name for name in names if "__pycache__" not in name}


def list_modules(room: str) -> Iterator[tuple[str, Any]]:
    """Give every module of a room, with the chapter whose it is: its folder, or itself."""
    for name in sorted(list_names(room)):
        if name.endswith(".py") and not name.endswith("__init__.py"):
            chapter = name.split("/")[0].removesuffix(".py")
            yield chapter, import_module(name_module(GAMES / room / name))


def list_features(room: str) -> dict[str, Feature[Any]]:
    """Give the features of a room by the chapter that each of them is."""
    found: dict[str, Feature[Any]] = {}
    for chapter, module in list_modules(room):
        own = [value for value in vars(module).values() if isinstance(value, Feature)]
        if module.__name__.endswith(".room") or not hasattr(module, "FEATURE"):
            continue
        assert len(own) == 1 and chapter not in found, f"{chapter} gives one feature, and only one"
        found[chapter] = module.FEATURE
    return found


@pytest.fixture(params=ROOMS)
def room(request: pytest.FixtureRequest) -> str:
    """Every room that is built."""
    if not is_built(request.param):
        pytest.skip(f"the room {request.param} is not built yet")
    return str(request.param)


def test_no_room_stands_outside_the_list() -> None:
    assert sorted(
        path.name for path in GAMES.iterdir() if path.is_dir() and path.name != "__pycache__"
    ) == list(ROOMS)


def test_a_room_has_the_common_shape(room: str) -> None:
    names = list_names(room)
    parts = {name.split("/")[0].removesuffix(".py") for name in names}
    assert DATA - names == set() == set(MODULES) - parts, "files or folders that every room has"


@pytest.mark.parametrize("any_room", ROOMS)
def test_what_lies_in_a_room_is_of_the_common_shape_before_it_is_built(any_room: str) -> None:
    names = list_names(any_room)
    more = names - DATA - MORE
    others = {name for name in more if not TEXT.fullmatch(name) and not CODE.fullmatch(name)}
    assert others == set(), "files that no room has"
    english = {name.removesuffix(".en.ftl") for name in names if name.endswith(".en.ftl")}
    assert english == {name.removesuffix(".fr.ftl") for name in names if name.endswith(".fr.ftl")}


def test_a_room_is_its_features(room: str) -> None:
    chapters = list_features(room)
    folders = {name.split("/")[0] for name in list_names(room) if "/" in name} - BESIDE
    assert folders - set(chapters) == set(), "folders that give no feature"
    told = import_module(f"companion.games.{room}.room").FEATURES
    own = [feature for feature in told if feature.name in chapters]
    assert {feature.name for feature in own} == set(chapters), "every chapter stands in the table of contents"
    assert all(chapters[feature.name] is feature for feature in own), "under its own name"


def test_what_happens_and_what_can_be_asked_belongs_to_its_chapter(room: str) -> None:
    features = list_features(room)
    for chapter, module in list_modules(room):
        for value in vars(module).values():
            if not inspect.isclass(value) or value.__module__ != module.__name__:
                continue
            if issubclass(value, Event | Command):
                assert chapter in features, f"{value.__name__} stands in no chapter"
                claimed = (*features[chapter].events, *features[chapter].commands)
                assert value in claimed, f"{value.__name__} stands in {chapter}, which does not claim it"


def test_all_work_that_can_be_begun_is_gone_on_with(room: str) -> None:
    """Where it is begun may be another chapter than where it goes on."""
    done = {kind for feature in list_features(room).values() for kind in feature.work}
    for _, module in list_modules(room):
        for value in vars(module).values():
            if inspect.isclass(value) and issubclass(value, Work) and value.__module__ == module.__name__:
                assert value in done, f"nobody goes on with {value.__name__}"


def test_work_is_done_by_the_chapter_that_names_it(room: str) -> None:
    for chapter, feature in list_features(room).items():
        for key, handler in (*feature.work.items(), *feature.verbs.items()):
            home = Path(inspect.getsourcefile(inspect.unwrap(handler)) or "")
            inside = home.is_relative_to(GAMES / room / chapter) or home == GAMES / room / f"{chapter}.py"
            of_engine = home.is_relative_to(ROOT / "companion" / "engine")
            assert inside or of_engine, f"{key} of {chapter} is done in {home.relative_to(ROOT)}"
