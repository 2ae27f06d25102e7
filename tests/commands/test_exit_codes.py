"""The same mistake ends the same way in every command: one sentence, and the exit code of one rule."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from card_db.store import open_store
from companion.cli import app, main
from companion.commands import door
from companion.core.language.languages import codes
from tests.house.kit import Evening, house_at

Call = Callable[..., tuple[int, str, str]]

ABSENT = [  # a file that is named to be worked on
    ("read", "gone.png"),
    ("read", "gone.png", "also.png", "--json"),
    ("read", "gone.png", "--why", "3,3"),
    ("replay", "gone.jsonl"),
    ("unpack", "gone.parcel"),
    ("simulate", "--merge", "gone.jsonl"),
    ("lights", "--wiring", "gone.toml"),
    ("camera", "check", "--camera", "folder:gone"),
    ("camera", "check", "--camera", "video:gone.mp4"),
    ("camera", "check", "--camera", "recorded:gone"),
    ("camera", "record", "out", "--yes", "--camera", "folder:gone"),
    ("camera", "table", "--as-printed", "--camera", "folder:gone"),
]
NO_FOLDER = [  # a folder to write into
    ("pack", "gone/a.parcel"),
    ("export", "evening", "gone/a.jsonl"),
    ("stats", "--csv", "gone/a.csv"),
    ("stats", "--png", "gone/a.png"),
    ("stats", "evening", "--log", "gone/a.csv"),
    ("lights", "--draw", "gone/a.svg"),
    ("check-data", "--grammar", "gone/a.md"),
    ("print", "labels", "--out", "gone/a.pdf"),
    ("print", "mix", "alien", "alien-practice", "--out", "gone/a.pdf"),
    ("demo", "--out", "torn/a", "--no-pictures"),  # which makes its own folder, where one can be
]
TORN = [  # a file that is there and damaged
    ("read", "torn"),
    ("read", "torn", "gone.png"),
    ("read", "torn", "--why", "3,3"),
    ("replay", "torn"),
    ("unpack", "torn"),
    ("simulate", "--merge", "torn"),
    ("lights", "--wiring", "torn.toml"),
    ("camera", "check", "--camera", "video:torn"),
]
NOBODY = [  # a name that nobody knows
    ("export", "nobody"),
    ("stats", "nobody"),
    ("own", "nobody"),
    ("plan", "--box", "nobody"),
    ("print", "labels", "--set", "nobody"),
    ("print", "labels", "--deck", "nobody"),
    ("print", "labels", "--stock", "nobody"),
    ("print", "mix", "nobody", "alien"),
    ("print", "labels", "--room", "nobody"),
    ("simulate", "--room", "nobody"),
    ("lights", "--room", "nobody"),
    ("lights", "--wiring", "nobody"),
    ("lights", "--cue", "nobody"),
    ("lights", "--try", "nobody"),
    ("camera", "table", "--game", "nobody"),
    ("camera", "check", "--game", "nobody"),
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with a game that was never ended."""
    home = tmp_path_factory.mktemp("home")
    house = house_at(home / "companion.db")
    evening = Evening(house)
    evening.begin(2)
    house.close()
    return home


@pytest.fixture
def call(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Iterator[Call]:
    """The command line in a folder that holds a torn file."""
    for name in ("torn", "torn.toml"):
        (tmp_path / name).write_bytes(b"\xff torn")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COMPANION_HOME", str(home))
    monkeypatch.setattr("companion.ground.diary.keep_diary", lambda: None)

    def run(*args: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["companion", *args])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capfd.readouterr()
        return int(ended.value.code or 0), told.out, told.err

    return run


def one_sentence(out: str, err: str, args: tuple[str, ...]) -> str:
    """What was said: on one stream, a line a picture that was named, without a traceback."""
    said = [line for line in (out + err).splitlines() if not line.startswith("[ WARN")]
    assert len(said) == 1 or (
        args[0] == "read" and len(said) == len([a for a in args if "." in a or a == "torn"])
    )
    assert "Traceback" not in err and "wrong inside" not in err
    return said[0]


@pytest.mark.parametrize("args", ABSENT, ids=" ".join)
def test_what_is_not_there_to_work_on(call: Call, args: tuple[str, ...]) -> None:
    code, out, err = call(*args)
    assert code == 2
    assert "gone" in one_sentence(out, err, args)


@pytest.mark.parametrize("args", NO_FOLDER, ids=" ".join)
def test_a_folder_that_is_not_there_to_write_into(call: Call, args: tuple[str, ...], tmp_path: Path) -> None:
    code, out, err = call(*args)
    assert (code, out) == (2, "")
    says = one_sentence(out, err, args)
    assert ("gone" in says and "Make it first" in says) or "Name another folder" in says
    assert not (tmp_path / "gone").exists()


@pytest.mark.parametrize("args", TORN, ids=" ".join)
def test_what_is_there_and_torn(call: Call, args: tuple[str, ...]) -> None:
    code, out, err = call(*args)
    assert code == 1
    assert one_sentence(out, err, args).count("torn") in (1, 2), (
        "the file is named once, and perhaps what is wrong"
    )


@pytest.mark.parametrize("args", NOBODY, ids=" ".join)
def test_a_name_that_nobody_knows(call: Call, args: tuple[str, ...]) -> None:
    code, out, err = call(*args)
    assert code == 2
    one_sentence(out, err, args)


def commands(of: Any, *names: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command there is, with the words that call it."""
    if hasattr(of, "commands"):
        for name, one in of.commands.items():
            yield from commands(one, *names, name)
    else:
        yield names, of


EVERY = dict(commands(typer.main.get_command(app)))
SPEAKING = [names for names, one in EVERY.items() if any(param.name == "language" for param in one.params)]
NEEDED = {("read",): ("torn",), ("print", "mix"): ("alien", "alien")}  # what a command is not called without


@pytest.mark.parametrize("names", SPEAKING, ids=" ".join)
def test_a_language_nobody_speaks_here(call: Call, names: tuple[str, ...]) -> None:
    code, out, err = call(*names, *NEEDED.get(names, ()), "--language", "xx")
    assert (code, out) == (2, "")
    assert err == f"There is no language 'xx'. Choose one of: {', '.join(codes())}.\n"


def test_every_path_that_is_named_passes_the_door() -> None:
    """Whoever adds a command decides whether its file is to be read or written."""
    made_by_the_command = {
        (("demo",), "out"),
        (("camera", "record"), "folder"),
        (("read",), "images"),
        (("bench",), "beside"),
    }
    unguarded = {
        (names, param.name)
        for names, one in EVERY.items()
        for param in one.params
        if "Path" in str(param.type_descriptor.annotation) and param.callback is None
    }
    assert unguarded == made_by_the_command


def test_an_export_that_is_torn_names_its_file_once(call: Call, home: Path, tmp_path: Path) -> None:
    store = open_store(home / "companion.db")
    (info, *_) = store.archive.games()
    store.close()
    assert call("export", info.id, "whole.jsonl")[0] == 0
    (tmp_path / "half.jsonl").write_bytes((tmp_path / "whole.jsonl").read_bytes()[:-40])
    for args in (("replay", "half.jsonl"), ("unpack", "half.jsonl")):
        code, _, err = call(*args)
        assert code == 1 and err.count("half.jsonl") == 1 and err.endswith("Nothing was changed.\n")


@pytest.mark.parametrize("name", ["torn picture", "mes images/torn"])
def test_the_name_of_a_picture_stays_as_it_is_written(call: Call, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"no picture")
    for language in codes():
        assert call("read", name, "--language", language)[1].startswith(f"{name} ")


def test_a_folder_is_no_file(call: Call, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for args in (("unpack", "folder"), ("pack", "folder"), ("lights", "--draw", "folder")):
        assert call(*args) == (2, "", "folder is a folder. Name a file in it.\n")


def test_a_folder_that_takes_nothing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(door.os, "access", lambda path, _mode: path != tmp_path)
    with pytest.raises(typer.Exit) as ended:
        door.writable(tmp_path / "a.pdf")
    assert ended.value.exit_code == 2
    assert door.writable(None) is None
