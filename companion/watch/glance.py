"""One look at what a camera sees: its picture, everything drawn over it, how it is and what would help."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.core.language.phrases import Phrase
from companion.core.ports.cameras import Eye, Live, SeenShape
from companion.core.ports.house import Clock
from companion.watch.over_table import box_of
from companion.watch.scene import dice_shown, kind_of, painted, places_shown, rows_of, tags_shown
from companion.watch.status import advice_of, fineness_of

if TYPE_CHECKING:
    from vision.calibration.table_view import TableNow
    from vision.health import Health
    from vision.tags import Tag
    from vision.worker.pipeline import Reading

RATE_S, HEALTH_S, DICE_S = (
    3.0,
    1.0,
    0.6,
)  # over how long the rate is told; how often slow things are looked at


class Glance:
    """Remembers what changes slowly: outlines of cards, light and sharpness, dice, the rate of pictures."""

    def __init__(self, name_of: Callable[[str], Phrase | None], clock: Clock) -> None:
        """`name_of` says what the card with a code is called."""
        from vision.cards.outlines import CardOutlines

        self._name_of, self._clock = name_of, clock
        self._cards = CardOutlines()
        self._rates: dict[Eye, deque[tuple[float, int]]] = {"stand": deque(), "overhead": deque()}
        self._health: tuple[float, Eye, Health] | None = None
        self._dice: tuple[float, tuple[SeenShape, ...]] = (float("-inf"), ())

    def live(
        self, eye: Eye, reading: Reading, tags: tuple[Tag, ...], now: TableNow | None, *, dice: bool = False
    ) -> Live:
        """Everything that is known of one picture; `now` is how the table is seen in it."""
        from vision.calibration.table_view import marks_of
        from vision.marks.mark import CORNERS

        frame = reading.frame
        cards = self._cards.around(frame.gray, [tag for tag in tags if kind_of(tag) != "corner"])
        shapes: list[SeenShape] = []
        if now is not None:
            shapes += places_shown(now.drawn, frame.size, is_strip_seen=now.is_strip_seen)
        shapes += tags_shown(tags, cards, frame.size, self._name_of)
        if dice:
            shapes += self._dice_in(reading, now)
        corners = len({mark.number for mark in marks_of(tags)} & set(CORNERS)) if eye == "overhead" else None
        health, rate = self._healthy(eye, reading, tags), self._rate(eye)
        finest = fineness_of(now.calibration, now.places) if now is not None else ()
        return replace(
            painted(reading, shapes),
            rows=rows_of(health, rate, tags, corners=corners),
            advice=advice_of(health, rate, finest),
            is_measured=now is not None,
        )

    def _dice_in(self, reading: Reading, now: TableNow | None) -> tuple[SeenShape, ...]:
        """The dice of the tray, else of the whole picture; not in every one, because that takes long."""
        from vision.dice.reader import read_dice
        from vision.geometry import moved_by

        frame = reading.frame
        if 0 <= frame.time_s - self._dice[0] < DICE_S:
            return self._dice[1]
        drawn = now.drawn if now is not None else ()
        tray = next((box_of(one.points, frame.size) for one in drawn if one.kind == "tray"), None)
        left, top, right, low = tray if tray is not None else (0, 0, *frame.size)
        found = read_dice(frame.colour[top:low, left:right])
        here = [replace(die, corners=moved_by(die.corners, left, top)) for die in found]
        self._dice = (frame.time_s, dice_shown(here, frame.size))
        return self._dice[1]

    def _healthy(self, eye: Eye, reading: Reading, tags: Sequence[Tag]) -> Health:
        from vision.health import health_of

        now_s, known = reading.frame.time_s, self._health
        if known is None or known[1] != eye or not 0 <= now_s - known[0] < HEALTH_S:
            known = self._health = (now_s, eye, health_of(reading.frame.gray, tags))
        return known[2]

    def note_rate(self, eye: Eye, taken: int) -> None:
        """So many pictures were taken until now."""
        rates, now = self._rates[eye], self._clock()
        rates.append((now, taken))
        while len(rates) > 2 and now - rates[0][0] > RATE_S:
            rates.popleft()

    def _rate(self, eye: Eye) -> float:
        """Pictures a second."""
        rates = self._rates[eye]
        seconds = rates[-1][0] - rates[0][0] if rates else 0.0
        return max(0.0, (rates[-1][1] - rates[0][1]) / seconds) if seconds > 0 else 0.0
