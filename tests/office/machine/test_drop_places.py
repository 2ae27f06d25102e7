"""Where files are dropped and found: sticks that come and go, and the folder of documents."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

import pytest

from companion.core.language.phrases import phrase
from companion.core.ports.drops import Drops
from companion.office.machine.drop_places import DropPlaces, PlaceGone, documents_folder


def places_at(folder: Path, *mounted: str) -> DropPlaces:
    """A computer whose sticks are folders below `media`."""
    sticks = {folder / "media" / name for name in mounted}
    for stick in sticks:
        stick.mkdir(parents=True, exist_ok=True)
    today = date(2031, 5, 4)
    return DropPlaces(
        [folder / "media"], folder / "Documents", lambda path: path in sticks, today=lambda: today
    )


def test_sticks_come_before_the_documents_and_only_what_is_mounted_counts(tmp_path: Path) -> None:
    (tmp_path / "media" / "empty").mkdir(parents=True)
    drops: Drops = places_at(tmp_path, "BLUE", "ana/RED")
    found = drops.places()
    assert [one.kind for one in found] == ["stick", "stick", "documents"]
    assert [one.title for one in found[:2]] == [
        phrase("drop-stick", name="BLUE"),
        phrase("drop-stick", name="RED"),
    ]
    assert all(one.free > 0 for one in found)


def test_files_are_listed_newest_first_and_a_name_is_never_used_twice(tmp_path: Path) -> None:
    drops = places_at(tmp_path, "BLUE")
    stick = str(tmp_path / "media" / "BLUE")
    first = drops.fresh(stick, "cards", ".parcel")
    assert first.endswith("cards-2031-05-04.parcel")
    Path(first).write_bytes(b"1")
    second = drops.fresh(stick, "cards", ".parcel")
    assert second.endswith("cards-2031-05-04-2.parcel")
    Path(second).write_bytes(b"22")
    os.utime(first, (1_000_000, 1_000_000))
    (Path(stick) / "notes.txt").write_text("no parcel")
    (Path(stick) / ".hidden.parcel").write_bytes(b"")
    assert [(one.name, one.size) for one in drops.files(".parcel")] == [
        ("cards-2031-05-04-2.parcel", 2),
        ("cards-2031-05-04.parcel", 1),
    ]


def test_a_stick_that_was_pulled_out_is_said_so(tmp_path: Path) -> None:
    drops = places_at(tmp_path, "BLUE")
    with pytest.raises(PlaceGone, match="GREEN is not there any more"):
        drops.fresh(str(tmp_path / "media" / "GREEN"), "cards", ".parcel")


def test_the_documents_are_where_the_desktop_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    assert documents_folder() == tmp_path / "Documents"
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "user-dirs.dirs").write_text('XDG_DOCUMENTS_DIR="$HOME/Papiers"\n')
    assert documents_folder() == tmp_path / "Papiers"
