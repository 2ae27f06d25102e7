"""The readable log as rows, newest first; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.phrases import Phrase, phrase
from companion.core.ports import LogLine
from companion.core.views import SeatView
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]


def rows(lines: Sequence[LogLine], seats: Sequence[SeatView], say: Say) -> tuple[Option, ...]:
    """One row for each entry: what was done, what came of it, whose it was."""
    by_id = {seat.seat: seat for seat in seats}
    return tuple(
        _row(line, by_id.get(line.seat) if line.seat is not None else None, say) for line in reversed(lines)
    )


def _row(line: LogLine, seat: SeatView | None, say: Say) -> Option:
    """One entry; what was taken back says so."""
    came = " ".join(say(notice.text) for notice in line.notices[:3])
    if line.undone:
        came = say(phrase("ui-taken-back"))
    return Option(
        str(line.number),
        say(line.label),
        came,
        seat=seat.colour if seat is not None else None,
        initial=seat.name if seat is not None else "",
        icon="" if seat is not None else "log",
        done=line.undone,
    )
