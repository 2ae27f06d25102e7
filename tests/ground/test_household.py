"""Another store than the usual file: every command asks it, and a wrong address gets a sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from card_db.store import open_store
from companion.cli import main
from companion.core.ports.archive import Archive
from companion.ground.household import open_own
from companion.ground.places import find_places
from companion.house.house import open_house
from companion.office.machine.doctor import look_at_store
from tests.card_db.conftest import play
from tests.card_db.servers import Server, start_server

Call = Callable[..., tuple[int, str, str]]
WRONG = {  # an address, and what is said of it in English and in French
    "postgresql:/player:secret@server/companion": ("is no database URL", "n’est pas une URL"),
    "postgresql://player:a@secret@127.0.0.1:1/companion": ("an @ in a password as %40", "%40"),
    "companion.db": ("is no database URL", "n’est pas une URL"),
    "nosuch://player:secret@server/companion": ("needs a driver", "demande un pilote"),
    "mysql://player:secret@server/companion": ("needs a driver", "demande un pilote"),
    "postgresql://player:secret@127.0.0.1:1/companion": ("cannot be reached", "ne peut être jointe"),
    "postgresql://player@127.0.0.1:1/companion?door=secret": ("with these options", "avec ces options"),
}
COMMANDS = (
    ("export",),
    ("replay", "evening"),
    ("stats",),
    ("pack", "here.parcel"),
    ("own", "--list"),
    ("print", "labels"),
)


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """The command line at a home of its own, with a store elsewhere."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("companion.ground.diary.keep_diary", lambda: None)
    monkeypatch.chdir(tmp_path)

    def run(*args: str, store: str, speaks: str = "C") -> tuple[int, str, str]:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.setenv(name, speaks)
        monkeypatch.setenv("COMPANION_STORE", store)
        monkeypatch.setattr(sys, "argv", ["companion", *args])
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        return int(ended.value.code or 0), told.out, told.err

    return run


@pytest.mark.parametrize("address", WRONG)
def test_an_address_that_leads_nowhere_gets_a_sentence_in_both_languages(call: Call, address: str) -> None:
    for says, speaks in zip(WRONG[address], ("C.UTF-8", "fr_FR.UTF-8"), strict=True):
        code, out, err = call("export", store=address, speaks=speaks)
        assert (code, out) == (2, "")
        assert says in err and len(err.splitlines()) == 1
        assert "secret" not in err and "Traceback" not in err


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_asks_the_store_that_is_named(call: Call, command: tuple[str, ...]) -> None:
    code, out, err = call(*command, store="nosuch://player:secret@server/companion")
    assert code == 2 and "needs a driver that is not here" in err and "secret" not in out + err
    assert not find_places().home.exists(), "nothing is begun beside it"


def test_the_doctor_says_what_is_wrong_with_the_address_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    monkeypatch.setenv("COMPANION_STORE", "nosuch://player:secret@server/companion")
    (found,) = look_at_store()
    assert (found.what, found.state) == ("store", "broken")
    assert [told.key for told in found.phrases] == ["store-address-driver"]
    assert "secret" not in str(found)


def test_another_file_can_be_named_and_what_is_no_row_stays_at_home(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = f"sqlite:///{tmp_path / 'stick' / 'games.db'}"
    played_there(elsewhere)
    code, out, _ = call("export", store=elsewhere)
    assert code == 0 and "evening  5 entries" in out
    house = open_house(threaded=False)
    assert house.beside == find_places().photos.parent == tmp_path / "home"
    assert house.store.database.path == tmp_path / "stick" / "games.db"
    house.close()
    monkeypatch.delenv("COMPANION_STORE")
    assert find_places().store == tmp_path / "home" / "companion.db"


def played_there(address: str) -> None:
    """A store with one game in it."""
    store = open_store(address)
    archive: Archive = store.archive
    play(archive)  # type: ignore[arg-type]
    store.close()


@pytest.mark.long
def test_the_whole_household_can_live_on_a_server(call: Call, tmp_path: Path) -> None:
    server: Server = start_server()
    try:
        address = server.database().set(password="hidden").render_as_string(hide_password=False)
        played_there(address)
        assert "evening  5 entries" in call("export", store=address)[1]
        assert call("export", "evening", str(tmp_path / "evening.jsonl"), store=address)[0] == 0
        assert call("pack", str(tmp_path / "all.parcel"), "--games", "--people", store=address)[0] == 0
        assert call("unpack", str(tmp_path / "all.parcel"), store=address)[0] == 0
        assert call("stats", store=address)[0] == 0
        assert call("own", "--list", store=address)[0] == 0
        (answers, *_) = look_at_store()
        assert answers.state == "fine" and "hidden" not in answers.says
        store = open_own()
        assert [game.id for game in store.archive.games()] == ["evening"]
        store.close()
        assert not (tmp_path / "home" / "companion.db").exists()
    finally:
        server.stop()
