"""The computer: a clock that must be wrong, a disk that is counted, and what the system may refuse."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from companion.core.language.languages import codes
from companion.ground.places import Places
from companion.ground.texts import FluentTexts
from companion.office.machine.computer import (
    CLOCK,
    MAY_RESTART,
    RESTART,
    MachineRefused,
    backlight_of,
    built,
    clear,
    doubt_of,
    look_at_clock,
    machine_of,
    restart,
    set_clock,
    shine,
    storage_of,
)
from companion.office.machine.printers import CommandOutput
from tests.house.kit import Evening, house_at


class System:
    """A system that answers as it is told, and keeps what it was asked."""

    def __init__(self, says: str = 's "yes"\n', refuses: str = "") -> None:
        self.says, self.refuses = says, refuses
        self.asked: list[tuple[str, ...]] = []

    def __call__(self, command: Sequence[str], data: bytes = b"") -> CommandOutput:
        self.asked.append(tuple(command))
        refused = self.refuses and self.refuses in command
        return CommandOutput(1 if refused else 0, "" if refused else self.says)


@cache
def words() -> FluentTexts:
    """The sentences of the house, read once."""
    return FluentTexts("alien")


def a_pi(root: Path) -> Path:
    """The marks of a computer that is the table's own."""
    (root / "proc/device-tree").mkdir(parents=True)
    (root / "proc/device-tree/model").write_bytes(b"Raspberry Pi 4 Model B\x00")
    return root


def in_words(error: MachineRefused) -> list[str]:
    """The sentence in every language, each complete."""
    texts = words()
    assert all(texts.faults(error.phrase, language) == [] for language in codes())
    return [texts.say(error.phrase, language) for language in codes()]


INSTALLED = datetime(2026, 10, 1)


@pytest.mark.parametrize(
    ("now", "newest", "doubt"),
    [
        ("2026-11-18T20:00:00", "2026-11-17T23:00:00", ""),
        ("2026-11-18T20:00:00", "", ""),
        ("2026-11-17T22:59:59", "2026-11-17T23:00:00", "clock-before-game"),
        ("1970-01-01T00:02:00", "", "clock-before-app"),
        ("2026-11-18T20:00:00+02:00", "2026-11-18T17:30:00+00:00", ""),
        ("2026-11-18T20:00:00+02:00", "2026-11-18T18:30:00+00:00", "clock-before-game"),
    ],
)
def test_a_clock_that_must_be_wrong_says_why(now: str, newest: str, doubt: str) -> None:
    found = doubt_of(now, newest, INSTALLED)
    assert (found.key if found is not None else "") == doubt
    if found is not None:
        assert all(words().faults(found, language) == [] for language in codes())


def test_the_newest_game_makes_an_early_clock_doubtful(tmp_path: Path) -> None:
    now = ["2031-05-04T21:00:00+00:00"]
    house = house_at(tmp_path / "store.db", now=lambda: now[0])
    Evening(house).begin(2)
    machine = machine_of(house, Places(tmp_path), tmp_path, System())
    assert machine.doubt() is None and look_at_clock(machine)[0].state == "fine"
    now[0] = "2030-01-01T10:00:00+00:00"
    doubt = machine.doubt()
    assert doubt is not None and "on 4 May 2031," in words().say(doubt)
    (finding,) = look_at_clock(machine)
    assert finding.state == "broken" and finding.phrases == (doubt,)
    assert machine.now() == datetime(2030, 1, 1, 10)
    assert built() < datetime.now()
    house.close()


def test_what_cannot_be_done_here_is_not_there(tmp_path: Path) -> None:
    house = house_at(tmp_path / "store.db")
    other = machine_of(house, Places(tmp_path), tmp_path / "none", System())
    assert (other.set_clock, other.switch_off, other.restart, other.light) == (None, None, None, None)
    ours = machine_of(house, Places(tmp_path), a_pi(tmp_path / "pi"), System())
    assert None not in (ours.set_clock, ours.switch_off, ours.restart) and ours.light is None
    house.close()


def test_the_clock_is_set_and_the_network_may_set_it_again() -> None:
    system = System()
    set_clock(datetime(2026, 11, 18, 20, 5), system)
    assert system.asked == [
        (*CLOCK, "set-ntp", "false"), (*CLOCK, "set-time", "2026-11-18 20:05:00"),
        (*CLOCK, "set-ntp", "true"),
    ]  # fmt: skip


def test_what_the_system_refuses_is_a_sentence() -> None:
    system = System(refuses="set-time")
    with pytest.raises(MachineRefused) as caught:
        set_clock(datetime(2026, 11, 18), system)
    assert system.asked[-1] == (*CLOCK, "set-ntp", "true"), "the network is let in again all the same"
    assert "set its clock" in in_words(caught.value)[0]
    for answer in (System('s "no"\n'), System(refuses="reboot"), System(refuses="CanReboot")):
        with pytest.raises(MachineRefused) as caught:
            restart(answer)
        assert "start it anew" in in_words(caught.value)[0]
    allowed = System()
    restart(allowed)
    assert allowed.asked == [MAY_RESTART, RESTART]


def test_the_disk_is_counted_and_only_what_can_go_goes(tmp_path: Path) -> None:
    files = {
        "companion.db": 4000, "companion.db-wal": 500, "photos/drone.jpg": 300, "recordings/one/1.png": 7000,
        "recordings/one/2.png": 7000, "recordings/two/1.png": 1000, "sounds/a.wav": 90, "wiring.toml": 5,
    }  # fmt: skip
    for name, count in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"x" * count)
    outside = tmp_path.parent / "outside.txt"
    outside.write_text("stays")
    (tmp_path / "recordings" / "link").symlink_to(tmp_path.parent)
    disk = storage_of(tmp_path, games=3)
    found = {shelf.id: (shelf.bytes, shelf.count, shelf.can_go) for shelf in disk.shelves}
    assert found["books"] == (4500, 3, False) and found["photos"] == (300, 1, False)
    assert found["recordings"][0] == 15000 and found["recordings"][2] and found["sounds"] == (90, 1, True)
    assert 0 < disk.free < disk.whole
    for shelf in ("books", "photos", "../..", "", "wiring.toml"):
        with pytest.raises(MachineRefused) as caught:
            clear(tmp_path, shelf)
        assert in_words(caught.value)
    clear(tmp_path, "recordings")
    clear(tmp_path, "recordings")
    assert {shelf.id for shelf in storage_of(tmp_path, 3).shelves} == {"books", "photos", "sounds"}
    assert outside.read_text() == "stays" and (tmp_path / "photos/drone.jpg").exists()


def test_the_light_behind_the_screen_obeys_where_it_may(tmp_path: Path) -> None:
    assert backlight_of(tmp_path) is None
    switch = tmp_path / "sys/class/backlight/10-0045/bl_power"
    switch.parent.mkdir(parents=True)
    switch.write_text("0")
    assert backlight_of(tmp_path) == switch
    shine(switch, False)
    assert switch.read_text() == "1"
    shine(switch, True)
    assert switch.read_text() == "0"
    with pytest.raises(MachineRefused) as caught:
        shine(tmp_path, True)
    assert in_words(caught.value)
