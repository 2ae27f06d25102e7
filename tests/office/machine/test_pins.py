"""Pins: hashed with salt, each wrong one waits longer, and the forgotten one leaves a note."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.core.ports.parcels import KINDS
from companion.core.ports.people import Person
from companion.core.ports.pins import Pins
from companion.office.machine.pins import WAITS_S, BadPin, StoredPins
from tests.house.kit import Evening, Hands, house_at


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[tuple[StoredPins, Hands, Path]]:
    house, clock = house_at(tmp_path / "store.db"), Hands()
    for name in ("Maya", "Ben"):
        house.store.people.keep(Person(f"p-{name}", name))
    yield (
        StoredPins(house.store.settings, house.store.people, clock, lambda: "2026-11-18T21:00"),
        clock,
        tmp_path,
    )
    house.close()


def test_a_pin_is_kept_so_that_nobody_can_read_it(kept: tuple[StoredPins, Hands, Path]) -> None:
    pins, _, folder = kept
    typed: Pins = pins
    typed.keep("Maya", "7351")
    typed.keep("Ben", "7351")
    raw = pins._settings.get("pins", {})
    assert "7351" not in json.dumps(raw), "neither the pin itself"
    assert raw["p-Maya"]["hash"] != raw["p-Ben"]["hash"], "nor that two are the same"
    assert b"7351" not in b"".join(path.read_bytes() for path in folder.iterdir())
    assert pins.check("Maya", "7351").right and not pins.check("Ben", "0000").right


def test_each_wrong_pin_makes_everybody_wait_longer(kept: tuple[StoredPins, Hands, Path]) -> None:
    pins, clock, _ = kept
    pins.keep("Maya", "7351")
    waited = []
    for _ in range(7):
        clock.now_s += pins.wait_s("Maya")
        waited.append(pins.check("Maya", "0000").wait_s)
    assert waited == [*WAITS_S[1:], 300.0, 300.0]
    assert not pins.check("Maya", "7351").right, "while one waits the right one is not taken either"
    clock.now_s += 300
    assert pins.check("Maya", "7351").right and pins.wait_s("Maya") == 0
    assert pins.check("Maya", "0000").wait_s == WAITS_S[1], "a right one begins anew"


@pytest.mark.parametrize("digits", ["", "123", "12345", "12a4", "١٢٣٤", "-123", " 123"])
def test_what_is_no_pin_is_refused(kept: tuple[StoredPins, Hands, Path], digits: str) -> None:
    with pytest.raises(BadPin, match="4 digits"):
        kept[0].keep("Maya", digits)
    assert not kept[0].has("Maya")


def test_a_forgotten_pin_leaves_a_note_until_there_is_a_new_one(kept: tuple[StoredPins, Hands, Path]) -> None:
    pins, _, _ = kept
    pins.keep("Maya", "7351")
    pins.drop("Maya", forgotten=True)
    pins.drop("Maya")
    assert (pins.has("Maya"), pins.lost_on("Maya")) == (False, "2026-11-18")
    pins.keep("Maya", "1111")
    assert pins.has("Maya") and pins.lost_on("Maya") == ""
    pins.drop("Maya")
    assert pins._settings.get("pins", {}) == {}


@pytest.mark.parametrize("damaged", ["x", [1], {"p-Maya": 3}, {"p-Maya": {"salt": 1}}, None])
def test_what_cannot_be_read_guards_nothing(kept: tuple[StoredPins, Hands, Path], damaged: object) -> None:
    pins, _, _ = kept
    pins._settings.set("pins", damaged)
    assert not pins.has("Maya") and pins.lost_on("Maya") == ""
    pins.keep("Maya", "1234")
    assert pins.check("Maya", "1234").right


def test_no_parcel_and_no_exported_game_carries_a_pin(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    evening = Evening(house)
    evening.begin(2)
    house.store.people.keep(Person("p-Maya", "Maya"))
    StoredPins(house.store.settings, house.store.people, Hands(), lambda: "2026").keep("Maya", "7351")
    kept = house.store.settings.get("pins", {})["p-Maya"]
    house.store.parcels.pack(tmp_path / "all.zip", KINDS, "test")
    house.store.export_game(evening.desk.game.id, tmp_path / "game.json")
    with ZipFile(tmp_path / "all.zip") as parcel:
        packed = b"".join(parcel.read(name) for name in parcel.namelist())
    for data in (packed, (tmp_path / "game.json").read_bytes()):
        assert kept["hash"].encode() not in data and kept["salt"].encode() not in data
    house.close()
