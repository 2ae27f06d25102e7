"""Games travel as files; what is damaged, foreign or hostile is refused whole."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from card_db import exchange
from card_db.errors import StoreError, UnknownGame
from card_db.exchange import export_game, import_game
from card_db.journal import Journal
from card_db.opener import open_database
from tests.card_db.conftest import play, step


@pytest.fixture
def exported(journal: Journal, tmp_path: Path) -> Path:
    play(journal)
    journal.snapshot("evening", 5, b"{}", {"title": "won"}, "win")
    path = tmp_path / "evening.jsonl"
    export_game(journal, "evening", path)
    return path


@pytest.fixture
def elsewhere(tmp_path: Path) -> Journal:
    return Journal(open_database(tmp_path / "elsewhere.db"))


def test_a_game_travels_whole(journal: Journal, exported: Path, elsewhere: Journal) -> None:
    assert import_game(elsewhere, exported) == "evening"
    assert elsewhere.games() == journal.games()
    assert elsewhere.entries("evening") == journal.entries("evening")
    elsewhere.append("evening", step(6))


def test_taking_in_twice_changes_nothing(journal: Journal, exported: Path, elsewhere: Journal) -> None:
    for archive in (elsewhere, elsewhere, journal):
        assert import_game(archive, exported) == "evening"
        assert len(archive.games()) == 1


def test_another_game_of_that_name_stands_beside_it(exported: Path, elsewhere: Journal) -> None:
    play(elsewhere, steps=2)
    name = import_game(elsewhere, exported)
    assert name.startswith("evening~") and import_game(elsewhere, exported) == name
    assert {game.id: game.steps for game in elsewhere.games()} == {"evening": 2, name: 5}


def test_a_name_taken_twice_over_is_refused(exported: Path, elsewhere: Journal) -> None:
    mark = hashlib.sha256(exported.read_bytes()).hexdigest()[:8]
    play(elsewhere, "evening", steps=2)
    play(elsewhere, f"evening~{mark}", steps=3)
    with pytest.raises(StoreError, match="another game is called 'evening'"):
        import_game(elsewhere, exported)


def test_an_empty_game_travels_too(journal: Journal, elsewhere: Journal, tmp_path: Path) -> None:
    journal.begin("empty", "alien", None, "now")
    export_game(journal, "empty", tmp_path / "empty.jsonl")
    assert import_game(elsewhere, tmp_path / "empty.jsonl") == "empty"
    assert elsewhere.entries("empty") == ()


def signed(*lines: object) -> bytes:
    """A file with a right checksum, whatever its lines say."""
    body = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in lines).encode()
    return body + json.dumps({"sha256": hashlib.sha256(body).hexdigest()}).encode() + b"\n"


def head(**more: object) -> dict[str, object]:
    plain: dict[str, object] = {
        "format": exchange.FORMAT, "version": 1, "game": "evening", "room": "alien", "header": {},
        "begun": "a", "touched": "b", "outcome": "", "summary": None, "steps": 0,
    }  # fmt: skip
    return {**plain, **more}


def entry(number: int, **more: object) -> dict[str, object]:
    return {
        "number": number,
        "kind": "play",
        "label": None,
        "command": None,
        "events": [],
        "at": "now",
        **more,
    }


def test_the_right_form_is_taken_in(elsewhere: Journal, tmp_path: Path) -> None:
    (tmp_path / "good.jsonl").write_bytes(signed(head(steps=2), entry(1), entry(4)))
    assert import_game(elsewhere, tmp_path / "good.jsonl") == "evening"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it is not a game of this companion"),
        (b"PK\x03\x04 a zip file", "it is not a game of this companion"),
        (b'{"format":"another-program","version":1}\n', "it is not a game of this companion"),
        (b'{"format":"table-companion-game"', "it ends too early"),
        (signed(head(version=2)), "written by a newer version"),
        (signed(head(version=0)), "its header makes no sense"),
        (signed(head(version="1")), "line 1 cannot be read"),
        (signed(head(extra=1)), "line 1 cannot be read"),
        (signed(head(game="../../etc/passwd")), "the name of its game makes no sense"),
        (signed(head(game=".hidden")), "the name of its game makes no sense"),
        (signed(head(game="C:\\evil")), "the name of its game makes no sense"),
        (signed(head(game="a\u0000b")), "the name of its game makes no sense"),
        (signed(head(game="x" * 5000)), "the name of its game makes no sense"),
        (signed(head(room="../alien")), "its header makes no sense"),
        (signed(head(touched="9" * 200)), "its header makes no sense"),
        (signed(head(steps=3), entry(1)), "it should have 3 steps, but has 1"),
        (signed(head(steps=2), entry(2), entry(1)), "its steps are out of order"),
        (signed(head(steps=2), entry(1), entry(1)), "its steps are out of order"),
        (signed(head(steps=1), entry(0)), "its steps are out of order"),
        (signed(head(steps=1), entry(2**62)), "a step has the number"),
        (signed(head(steps=1), entry(2**70)), "a step has the number"),
        (signed(head(steps=1), {"number": 1}), "line 2 cannot be read"),
        (signed(head(steps=1), [1, 2]), "line 2 cannot be read"),
        (signed(head(steps=1), entry(1)).replace(b'"now"', b'"\xff"'), "its checksum is wrong"),
        (signed(head(steps=1), entry(1)).replace(b"play", b"tool"), "its checksum is wrong"),
        (signed(head(steps=1), entry(1))[:-30], "it ends too early"),
        (signed(head(steps=1), entry(1)) + b"more\n", "it should have 1 steps, but has 2"),
        (signed(head()) + b"\n", "it should have 0 steps"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused_with_its_reason(
    elsewhere: Journal, tmp_path: Path, data: bytes, reason: str
) -> None:
    play(elsewhere, "mine", steps=2)
    path = tmp_path / "strange.jsonl"
    path.write_bytes(data)
    with pytest.raises(StoreError, match="strange.jsonl was not taken in: .*Nothing was changed") as caught:
        import_game(elsewhere, path)
    assert reason in str(caught.value)
    assert [game.id for game in elsewhere.games()] == ["mine"]


def test_a_bomb_of_brackets_is_refused(elsewhere: Journal, tmp_path: Path) -> None:
    line = signed(head(steps=1), entry(1)).replace(
        b'"command":null', b'"command":' + b"[" * 100_000 + b"]" * 100_000
    )
    body = line[: line.rindex(b'{"sha256"')]
    foot = json.dumps({"sha256": hashlib.sha256(body).hexdigest()}).encode()
    (tmp_path / "bomb.jsonl").write_bytes(body + foot + b"\n")
    with pytest.raises(StoreError, match="line 2 cannot be read"):
        import_game(elsewhere, tmp_path / "bomb.jsonl")


def test_what_is_no_file_is_refused_without_waiting(elsewhere: Journal, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    for name in ("pipe", "link", ".", "nothing.jsonl", "a\0b"):
        with pytest.raises(StoreError, match=r"was not taken in: it (is no file|cannot be read)"):
            import_game(elsewhere, tmp_path / name)


def test_a_huge_file_is_refused_unread(elsewhere: Journal, tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    with path.open("wb") as file:
        file.truncate(exchange.LARGEST + 1)  # takes no room on the disk
    with pytest.raises(StoreError, match="larger than 64 MB, which no game is"):
        import_game(elsewhere, path)


def harmless(data: bytes, at: int, to: int) -> bytes:
    return data[:at] + bytes([to]) + data[at + 1 :]


@given(at=st.integers(0, 10**6), to=st.integers(0, 255), cut=st.booleans())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_changed_byte_goes_unseen(
    exported: Path, elsewhere: Journal, tmp_path: Path, at: int, to: int, cut: bool
) -> None:
    whole = exported.read_bytes()
    at %= len(whole)
    changed = whole[:at] if cut else harmless(whole, at, to)
    path = tmp_path / "changed.jsonl"
    path.write_bytes(changed)
    if changed == whole:
        return
    with pytest.raises(StoreError, match="was not taken in"):
        import_game(elsewhere, path)
    assert elsewhere.games() == ()


def test_a_game_nobody_knows_makes_no_file(journal: Journal, tmp_path: Path) -> None:
    with pytest.raises(UnknownGame):
        export_game(journal, "nothing", tmp_path / "nothing.jsonl")
    assert not (tmp_path / "nothing.jsonl").exists()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.with_name("missing") / "out.jsonl",
        lambda path: path.parent,
    ],
)
def test_a_place_that_cannot_be_written_gets_a_sentence(
    journal: Journal, exported: Path, spoil: Callable[[Path], Path]
) -> None:
    with pytest.raises(StoreError, match="The game could not be written to .* safe in the store"):
        export_game(journal, "evening", spoil(exported))


def test_a_failing_export_leaves_the_older_file_whole(
    journal: Journal, exported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = exported.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("card_db.exchange.os.fsync", full)
    journal.append("evening", step(6))
    with pytest.raises(StoreError, match="No space left on device"):
        export_game(journal, "evening", exported)
    assert exported.read_bytes() == before
    assert [path.name for path in exported.parent.glob(".*")] == []
