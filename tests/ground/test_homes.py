"""Where a household begins: what somebody named is there, or it is said and nothing is made."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.cli import main
from companion.ground.household import open_kept
from companion.ground.places import find_places

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """The command line with a home and a store by the environment."""

    def run(*args: str, speaks: str = "C", **environment: object) -> tuple[int, str, str]:
        for name, value in environment.items():
            monkeypatch.setenv(name, str(value))
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.setenv(name, speaks)
        monkeypatch.setattr(sys, "argv", ["companion", *args])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        return int(ended.value.code or 0), told.out, told.err

    return run


GONE = [
    ("COMPANION_HOME", "{stick}/home", "{stick}"),
    ("COMPANION_STORE", "sqlite:///{stick}/games.db", "{stick}"),
]


@pytest.mark.parametrize(("name", "value", "folder"), GONE)
@pytest.mark.parametrize(
    ("speaks", "says"), [("C", "Plug in the stick"), ("fr_FR.UTF-8", "Branchez la clé")], ids=["en", "fr"]
)
def test_a_stick_that_is_not_plugged_in_is_said_and_nothing_is_made(
    call: Call, tmp_path: Path, name: str, value: str, folder: str, speaks: str, says: str
) -> None:
    stick = tmp_path / "stick"
    code, out, err = call("own", "--list", speaks=speaks, **{name: value.format(stick=stick)})
    assert (code, out) == (2, "")
    assert says in err and folder.format(stick=stick) in err and name in err and err.count("\n") == 1
    assert not stick.exists()


def test_a_home_that_was_named_and_is_new_is_begun_and_said_once(call: Call, tmp_path: Path) -> None:
    code, out, err = call("own", "--list", COMPANION_HOME=tmp_path / "home")
    assert code == 0 and "alien" in out
    assert err == (
        f"A new household begins in {tmp_path / 'home'}, for none was there. Should it have been, plug in "
        "the stick or disk that COMPANION_HOME means, and start again.\n"
    )
    assert call("own", "--list", COMPANION_HOME=tmp_path / "home")[2] == ""


def test_an_empty_folder_where_a_store_was_is_said_as_well(call: Call, tmp_path: Path) -> None:
    """A stick that is not plugged in may leave the folder it hangs on."""
    _, _, err = call("own", "--list", COMPANION_STORE=f"sqlite:///{tmp_path}/games.db")
    assert f"A new household begins in {tmp_path}" in err and "COMPANION_STORE" in err


def test_the_very_first_start_makes_its_own_home_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("COMPANION_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share" / "data"))
    open_kept().close()
    assert find_places().store == tmp_path / "share" / "data" / "table-companion" / "companion.db"
    assert find_places().is_begun
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("named", "asked"), [("COMPANION_HOME", ("own", "--list")), ("", ("print", "marks"))]
)
def test_a_home_that_cannot_be_made_says_where_to_name_another(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, asked: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_text("no folder")
    if named:
        (tmp_path / "folder").mkdir()
        monkeypatch.setattr(Path, "mkdir", forbidden)
        place = {named: tmp_path / "folder" / "home"}
    else:
        monkeypatch.delenv("COMPANION_HOME", raising=False)
        place = {"XDG_DATA_HOME": tmp_path / "file"}
    code, out, err = call(*asked, **place)
    assert (code, out) == (2, "")
    assert "cannot be made (" in err and "Choose another in COMPANION_HOME" in err
    assert err.count("\n") == 1


def forbidden(*_: object, **__: object) -> None:
    """What a disk says that is read-only."""
    raise OSError(30, "Read-only file system")


def test_an_address_as_some_hosts_write_it_is_put_right_in_a_sentence(call: Call) -> None:
    secret = "postgres://player:secret@server/companion"
    for speaks, says in (
        ("C", "Write postgresql+psycopg://"),
        ("fr_FR.UTF-8", "Écrivez postgresql+psycopg://"),
    ):
        code, out, err = call("export", speaks=speaks, COMPANION_STORE=secret)
        assert (code, out) == (2, "") and says in err and "secret" not in err and err.count("\n") == 1
