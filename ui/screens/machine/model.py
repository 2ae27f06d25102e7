"""What can be done with the computer, as rows; pure."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from companion.core.language.days import stamp
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.machine import DiskShelf, Machine, Storage
from ui.screens.base.sizes import size
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
SCARCE = 0.05  # of the disk: so little is worth a warning
PARTS = ("year", "month", "day", "hour", "minute")
YEARS = (2024, 2099)


def rows(
    machine: Machine, now: datetime, doubt: Phrase | None, disk: Storage, say: Say
) -> tuple[Option, ...]:
    """Only what leads somewhere; a clock that must be wrong, and a disk that is full, are marked."""
    clock = say(doubt) if doubt is not None else say(phrase("ui-clock-sub"))
    brief = say(phrase("ui-clock-wrong"))
    free = say(phrase("ui-storage-free", free=size(disk.free), of=size(disk.whole)))
    found = [
        _row("dark", "ui-dark", "ui-dark-sub", "light", say),
        Option("clock", say(stamp(now)), clock, icon="clock", warns=doubt is not None, brief=brief),
        Option("disk", say(phrase("ui-storage")), free, icon="cards", warns=is_scarce(disk)),
    ]
    if machine.restart is not None:
        found.append(_row("restart", "ui-restart", "ui-restart-sub", "turn", say))
    if machine.switch_off is not None:
        found.append(_row("off", "ui-switch-off", "ui-switch-off-sub", "power", say))
    return tuple(found)


def _row(id: str, words: str, sub: str, icon: str, say: Say) -> Option:
    return Option(id, say(phrase(words)), say(phrase(sub)), icon=icon)


def is_scarce(disk: Storage) -> bool:
    """Whether there is hardly any room left."""
    return disk.free < SCARCE * disk.whole


def shelves(disk: Storage, can_clear: bool, say: Say) -> tuple[Option, ...]:
    """What takes room, the largest first; what can be thrown away leads to the question whether."""
    ordered = sorted(disk.shelves, key=lambda shelf: -shelf.bytes)
    return tuple(_shelf(shelf, can_clear and shelf.can_go, say) for shelf in ordered)


def _shelf(shelf: DiskShelf, can_go: bool, say: Say) -> Option:
    words = say(phrase(f"ui-shelf-{shelf.id}", count=shelf.count))
    sub = say(phrase("ui-shelf-goes" if can_go else f"ui-shelf-{shelf.id}-stays"))
    sign = "right" if can_go else ""
    return Option(
        shelf.id, words, sub, note=say(size(shelf.bytes)), icon="close" if can_go else "check", sign=sign
    )


def changed(moment: datetime, part: str, by: int) -> datetime:
    """One part of a moment more or less; days of a shorter month stay within it, the rest begins anew."""
    if part == "minute":
        return moment + timedelta(minutes=by)
    if part == "hour":
        return moment + timedelta(hours=by)
    if part == "day":
        moved = moment + timedelta(days=by)
        return moved if YEARS[0] <= moved.year <= YEARS[1] else moment
    months = moment.year * 12 + moment.month - 1 + (by if part == "month" else 12 * by)
    year, month = divmod(months, 12)
    if not YEARS[0] <= year <= YEARS[1]:
        return moment
    for day in range(moment.day, 0, -1):
        try:
            return moment.replace(year=year, month=month + 1, day=day)
        except ValueError:
            continue
    return moment


def begun(now: datetime) -> datetime:
    """Where setting begins: now, or in the earliest year that can be."""
    return now if YEARS[0] <= now.year <= YEARS[1] else now.replace(year=YEARS[0], day=min(now.day, 28))
