"""The computer that the table runs on: its clock, its disk, starting it anew, by its system's commands."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import companion
from companion.core.language.days import day, stamp
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.doctor import Finding
from companion.core.ports.machine import DiskShelf, Machine, Storage
from companion.ground.places import Places
from companion.house.house import House
from companion.office.machine.printers import Run, run
from companion.office.machine.switching_off import LOGIN, switch_off_of

MAY_RESTART = (
    "busctl",
    "--system",
    "call",
    LOGIN,
    "/org/freedesktop/login1",
    f"{LOGIN}.Manager",
    "CanReboot",
)
RESTART = ("systemctl", "reboot")
CLOCK = ("timedatectl", "--no-ask-password")
BACKLIGHTS = Path("sys/class/backlight")
ON, OFF = "0", "1"
GOING = ("recordings", "sounds", "demo")  # folders whose content can be thrown away


class MachineRefused(ValueError):
    """The system does not let this user do it; `phrase` says so in every language."""

    def __init__(self, key: str, says: str, **args: str) -> None:
        """Say what was refused, and what to do instead."""
        super().__init__(says)
        self.phrase: Phrase = phrase(key, **args)


def machine_of(house: House, places: Places, root: Path = Path("/"), run: Run = run) -> Machine:
    """This computer; only a Pi is the table's own, so that elsewhere nothing of the system is touched."""
    from hardware.pins import is_pi

    is_ours, lit = is_pi(root), backlight_of(root)
    return Machine(
        now=lambda: datetime.fromisoformat(house.now()).replace(tzinfo=None),
        doubt=lambda: doubt_of(house.now(), newest_game(house), built()),
        storage=lambda: storage_of(places.home, games=len(house.saved())),
        clear=lambda shelf: clear(places.home, shelf),
        set_clock=(lambda moment: set_clock(moment, run)) if is_ours else None,
        switch_off=switch_off_of(root, run),
        restart=(lambda: restart(run)) if is_ours else None,
        light=(lambda on: shine(lit, on)) if lit is not None else None,
    )


def restart(run: Run = run) -> None:
    """Start the computer anew in good order."""
    answer = run(MAY_RESTART, b"")
    if answer.code != 0 or '"yes"' not in answer.out or run(RESTART, b"").code != 0:
        says = (
            "This computer does not let the app start it anew. Close the app, then use the computer’s menu."
        )
        raise MachineRefused("restart-refused", says)


# The clock.


def doubt_of(now: str, newest: str, installed: datetime) -> Phrase | None:
    """Why the clock must be wrong: it stands before the newest saved game, or before the app came."""
    moment = datetime.fromisoformat(now)
    if newest and naive(moment) < naive(datetime.fromisoformat(newest)):
        return phrase("clock-before-game", date=day(newest))
    if naive(moment) < installed:
        return phrase("clock-before-app", date=day(installed.isoformat()))
    return None


def look_at_clock(machine: Machine) -> tuple[Finding, ...]:
    """The clock as the doctor tells of it."""
    doubt = machine.doubt()
    says = phrase("clock-fine", date=stamp(machine.now())) if doubt is None else doubt
    state = "fine" if doubt is None else "broken"
    return (
        Finding(
            "clock",
            state,
            "The clock tells a time that can be." if doubt is None else "The clock is wrong.",
            phrases=(says,),
        ),
    )


def naive(moment: datetime) -> datetime:
    """The wall time of a moment, whatever it says of its zone."""
    return moment.astimezone().replace(tzinfo=None) if moment.tzinfo is not None else moment


def newest_game(house: House) -> str:
    """When a saved game was last played; empty when none was, or nobody can read it."""
    stamps = (info.touched for info in house.store.archive.games() if is_moment(info.touched))
    return max(stamps, default="", key=lambda stamp: naive(datetime.fromisoformat(stamp)))


def is_moment(stamp: str) -> bool:
    """Whether a text is a moment."""
    try:
        datetime.fromisoformat(stamp)
    except ValueError:
        return False
    return True


def built() -> datetime:
    """When the app's own files were written here: no evening can be earlier."""
    return datetime.fromtimestamp(Path(str(companion.__file__)).stat().st_mtime)


def set_clock(moment: datetime, run: Run = run) -> None:
    """Set the clock by hand; afterwards the network may set it again, where there is one."""
    run((*CLOCK, "set-ntp", "false"), b"")  # it may not be there; then setting by hand is free anyway
    done = run((*CLOCK, "set-time", moment.strftime("%Y-%m-%d %H:%M:%S")), b"")
    run((*CLOCK, "set-ntp", "true"), b"")
    if done.code != 0:
        says = "This computer does not let the app set its clock. Set it in the computer’s own settings."
        raise MachineRefused("clock-refused", says)


# The disk.


def storage_of(home: Path, games: int) -> Storage:
    """How much is free, and what of ours takes room."""
    disk = shutil.disk_usage(next(place for place in (home, *home.parents) if place.exists()))
    books = [path for path in home.glob("companion.db*") if path.is_file()]
    shelves = [DiskShelf("books", sum(map(size, books)), games)]
    for name in ("photos", *GOING):
        files = list(files_in(home / name))
        if files:
            count = len(list((home / name).iterdir())) if name == "recordings" else len(files)
            shelves.append(DiskShelf(name, sum(map(size, files)), count, can_go=name in GOING))
    return Storage(disk.free, disk.total, tuple(shelves))


def files_in(folder: Path) -> Iterator[Path]:
    """Every file below a folder."""
    return (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def size(path: Path) -> int:
    """How large a file is; one that has just gone takes no room."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def clear(home: Path, shelf: str) -> None:
    """Throw away what can be thrown away, and nothing else."""
    if shelf not in GOING:
        raise MachineRefused("storage-stays", "This cannot be thrown away.")
    try:
        shutil.rmtree(home / shelf)
    except FileNotFoundError:
        return
    except OSError as error:
        why = str(error.strerror or error)
        raise MachineRefused(
            "storage-refused", f"Not all of it could be thrown away ({why}).", why=why
        ) from error


# The light behind the screen.


def backlight_of(root: Path = Path("/")) -> Path | None:
    """The switch of the light behind the screen, where this user may use it."""
    found = sorted((root / BACKLIGHTS).glob("*/bl_power"))
    return next((path for path in found if os.access(path, os.W_OK)), None)


def shine(switch: Path, on: bool) -> None:
    """Switch the light on or off; a screen that cannot is only drawn black."""
    try:
        switch.write_text(ON if on else OFF, encoding="ascii")
    except OSError as error:
        why = str(error.strerror or error)
        raise MachineRefused(
            "light-refused", f"The light of the screen did not obey ({why}).", why=why
        ) from error
