"""Damaged, foreign and hostile files are refused whole, each with its reason, and nothing is changed."""

from __future__ import annotations

import io
import os
import stat
import struct
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from card_db.errors import StoreError
from card_db.parcel import archive
from card_db.parcel.manifest import NAME
from card_db.store import Store
from tests.card_db.parcel.kit import (
    described,
    dump,
    members_of,
    packed,
    theirs,
    zip_of,
)

LINES = b"on,of,code,box\nface,alien-box/mara#1,X,\n"
TOLD = b"room,of,field,value,when\nalien,graze,attack,4,\n"
GOOD = {"collection.csv": LINES, "entries.csv": TOLD}
SET = "sets/alien/alien-mine.toml"


def parcel(**more: object) -> bytes:
    """A parcel with something wrong in its manifest."""
    return zip_of(described(GOOD, **{"counts": {"collection": 1, "entries": 1}, **more}))


def with_member(change: Callable[[zipfile.ZipInfo], None], name: str = "collection.csv") -> bytes:
    """A good parcel, one member of which is said to be something else."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as written:
        for one, data in described(GOOD, counts={"collection": 1, "entries": 1}).items():
            info = zipfile.ZipInfo(one)
            info.compress_type = zipfile.ZIP_DEFLATED
            if one == name:
                change(info)
            written.writestr(info, data)
    return target.getvalue()


def named(name: str) -> bytes:
    """A parcel with a member of this name, which its manifest knows."""
    return zip_of(described({**GOOD, name: b"x"}))


def twice() -> bytes:
    target = io.BytesIO(parcel())
    with zipfile.ZipFile(target, "a") as written, pytest.warns(UserWarning, match="Duplicate name"):
        written.writestr("entries.csv", TOLD)
    return target.getvalue()


def patched(data: bytes, field: int, value: int, size: str = "<H") -> bytes:
    """A zip with another value in the directory entry of its second member."""
    first = data.index(b"PK\x01\x02")
    second = data.index(b"PK\x01\x02", first + 4)
    body = bytearray(data)
    struct.pack_into(size, body, second + field, value)
    return bytes(body)


def lying_size(size: int) -> bytes:
    """A member that unpacks to more than it says."""
    return patched(parcel(), 24, size, "<L")


def nameless() -> bytes:
    """A zip of another program."""
    return zip_of({"word/document.xml": b"<w:document/>", "[Content_Types].xml": b"<Types/>"})


def bomb(members: dict[str, bytes]) -> bytes:
    """A parcel whose one member is mostly nothing."""
    return zip_of(described(members))


def link(info: zipfile.ZipInfo) -> None:
    info.create_system = 3
    info.external_attr = (stat.S_IFLNK | 0o777) << 16


def folder(info: zipfile.ZipInfo) -> None:
    info.create_system = 3
    info.external_attr = (stat.S_IFDIR | 0o755) << 16


def squeeze(info: zipfile.ZipInfo) -> None:
    info.compress_type = zipfile.ZIP_BZIP2


def mark(sha256: str) -> dict[str, object]:
    """A set that a manifest speaks of."""
    return {"room": "alien", "id": "gone", "sha256": sha256, "own": True}


HOSTILE: list[tuple[Callable[[], bytes], str]] = [
    # foreign
    (lambda: b"", "it is no parcel of this companion. Choose a file that `companion pack` has written"),
    (lambda: b"hello", "it is no parcel"),
    (nameless, "it is no parcel"),
    (lambda: zip_of({}), "it is no parcel"),
    (lambda: zip_of({"collection.csv": LINES}), "it is no parcel"),
    (lambda: parcel(format="another-program"), "it is no parcel"),
    (lambda: b"#!/bin/sh\n" + parcel(), "it is no parcel"),
    (lambda: b"a,b,c\n1,2,3\n", "it is no parcel"),
    # versions
    (lambda: parcel(version=2), "it was packed by a newer version of the companion. Update this one first"),
    (lambda: parcel(version=2, more=1), "a newer version"),
    (lambda: parcel(version=0), "its manifest makes no sense"),
    (lambda: parcel(version="1"), "its manifest cannot be read"),
    # manifest
    (lambda: parcel(more=1), "its manifest makes no sense"),
    (lambda: zip_of({**described({}), **GOOD}), "its manifest does not know its member 'collection.csv'"),
    (lambda: parcel(counts={"collection": 9, "entries": 1}), "its manifest counts other things"),
    (lambda: parcel(counts={"ghosts": 1}), "its manifest makes no sense"),
    (lambda: parcel(app="\x1b[2J"), "its manifest makes no sense"),
    (lambda: zip_of({NAME: b"[" * 100_000, **GOOD}), "its manifest cannot be read"),
    (lambda: zip_of({NAME: b"\xff\xfe", **GOOD}), "its manifest cannot be read"),
    (lambda: zip_of({**described({**GOOD, SET: b""}), SET: b"x"}), f"its member '{SET}' was damaged"),
    (lambda: zip_of({NAME: described({**GOOD, SET: b"x"})[NAME], **GOOD}), f"its member '{SET}' is missing"),
    (lambda: zip_of({**described(GOOD), "entries.csv": TOLD + b"\n"}), "changed on the way. Fetch"),
    (lambda: parcel(sets=[mark("0" * 64)]), "it speaks of the set 'gone', which is not here"),
    (lambda: parcel(sets=[mark("nothing")]), "its manifest makes no sense"),
    # names
    (lambda: named("../evil.toml"), "its member '../evil.toml' would lie outside the companion’s folder. Do"),
    (lambda: named("sets/../../evil.toml"), "would lie outside"),
    (lambda: named("/etc/passwd"), "would lie outside"),
    (lambda: named("C:/evil.toml"), "would lie outside"),
    (lambda: named("sets\\alien\\evil.toml"), "would lie outside"),
    (lambda: named("sets/alien/evil~.toml").replace(b"evil~", b"evil\0"), "would lie outside"),
    (lambda: named("photos/queen.jpg"), "a member 'photos/queen.jpg', which this version does not know"),
    (lambda: named("sets/alien/Evil.toml"), "which this version does not know"),
    (lambda: named("sets/alien/.hidden.toml"), "which this version does not know"),
    (lambda: named("sets/"), "which this version does not know"),
    (twice, "its member 'entries.csv' is in it twice"),
    (lambda: with_member(link), "its member 'collection.csv' is no plain file but a link or folder"),
    (lambda: with_member(folder), "is no plain file but a link or folder"),
    # damage
    (lambda: parcel()[:-1], "it is damaged: it ends too early"),
    (lambda: parcel()[: len(parcel()) // 2], "it is damaged: it ends too early"),
    (lambda: parcel() + b"more", "something was added to it"),
    (lambda: parcel() + parcel(), "something was added to it"),
    (lambda: patched(parcel(), 8, 1), "is locked or packed in a way nobody here can open"),
    (lambda: with_member(squeeze), "is locked or packed in a way"),
    (lambda: patched(parcel(), 42, 7, "<L"), "it is damaged"),
    (lambda: patched(parcel(), 16, 7, "<L"), "it is damaged"),
    (lambda: lying_size(3), "it is damaged"),
    (lambda: lying_size(4000), "it is damaged"),
    # sizes
    (lambda: lying_size(2**31), "would grow far beyond what any parcel holds. Do not trust"),
    (lambda: bomb({"collection.csv": b"," * 1_000_000}), "its member 'collection.csv' would grow far beyond"),
    (lambda: bomb({SET: os.urandom(5 * 1024 * 1024)}), f"its member '{SET}' would grow far beyond"),
    (lambda: zip_of({f"games/{at}.jsonl": b"" for at in range(2501)}), "it has more than 2500 members"),
    (lambda: zip_of({f"{at}{'a' * 60_000}": b"" for at in range(16)}), "it has more than 2500 members"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "reason"), HOSTILE, ids=[str(at) for at in range(len(HOSTILE))])
def test_it_is_refused_whole(home: Store, tmp_path: Path, make: Callable[[], bytes], reason: str) -> None:
    path = tmp_path / "strange.zip"
    path.write_bytes(make())
    before = dump(home)
    for attempt in (home.parcels.look, lambda one: home.parcels.take_in(one, theirs)):
        with pytest.raises(
            StoreError, match="^strange.zip was not taken in: .*Nothing was changed.$"
        ) as caught:
            attempt(path)
        assert reason in str(caught.value)
    assert dump(home) == before


def test_the_pattern_of_all_these_is_taken_in(store: Store, tmp_path: Path) -> None:
    (tmp_path / "good.zip").write_bytes(parcel())
    assert store.parcels.take_in(tmp_path / "good.zip", theirs).is_changed
    (tmp_path / "stored.zip").write_bytes(zip_of(members_of(tmp_path / "good.zip"), zipfile.ZIP_STORED))
    assert not store.parcels.take_in(tmp_path / "stored.zip", theirs).is_changed


def test_too_large_files_are_refused_unread(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "huge.zip"
    with path.open("wb") as file:
        file.truncate(archive.LARGEST + 1)
    with pytest.raises(StoreError, match="it is larger than 64 MB, which no parcel is"):
        store.parcels.look(path)


def test_many_large_members_are_refused_before_they_are_unpacked(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "LARGEST_UNPACKED", 400)
    (tmp_path / "large.zip").write_bytes(parcel())
    with pytest.raises(StoreError, match="it is larger than any parcel. Pack fewer games at once"):
        store.parcels.look(tmp_path / "large.zip")


def test_what_is_no_file_is_refused_without_waiting(store: Store, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/zero")
    for name in ("pipe", "link", ".", "nothing.zip", "a\0b"):
        with pytest.raises(StoreError, match=r"was not taken in: it (is no file|cannot be read)"):
            store.parcels.look(tmp_path / name)


@pytest.fixture(scope="module")
def whole(home: Store, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return packed(home, tmp_path_factory.mktemp("whole") / "whole.zip").read_bytes()


@given(at=st.integers(0, 10**6), to=st.integers(0, 255), cut=st.booleans())
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_changed_byte_breaks_anything(
    home: Store, whole: bytes, tmp_path: Path, at: int, to: int, cut: bool
) -> None:
    at %= len(whole)
    path = tmp_path / "changed.zip"
    path.write_bytes(whole[:at] if cut else whole[:at] + bytes([to]) + whole[at + 1 :])
    try:
        survey = home.parcels.look(path)
    except StoreError as error:
        assert "was not taken in" in str(error)
    else:  # a date or a system of the zip itself: nothing of the contents
        assert not cut and survey.conflicts == () and all(one.new == 0 for one in survey.tallies.values())


@given(
    st.dictionaries(st.sampled_from([NAME, "collection.csv", SET, "people.jsonl"]), st.binary(max_size=200))
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_contents_break_anything(home: Store, tmp_path: Path, members: dict[str, bytes]) -> None:
    path = tmp_path / "odd.zip"
    path.write_bytes(zip_of(described(members) if NAME not in members else members))
    try:
        assert home.parcels.look(path).conflicts == ()
    except StoreError as error:
        assert "was not taken in" in str(error)
