"""Scanning: a price is paid for a space of the lane, and its hidden card turned up (ALN-SCAN, FFY-SCAN)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Generic, TypeVar

import msgspec

from companion.core.language.commands import Command
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine import places, zones
from companion.engine.decks import needs_board
from companion.engine.draft import Draft
from companion.engine.feature import Feature, Obey
from companion.engine.legendary.points import PointsSpent
from companion.engine.legendary.pools import charge, charge_late
from companion.engine.legendary.state import LegendaryState
from companion.engine.names import name_of
from companion.engine.ways import Way, price
from companion.engine.work import Own

S = TypeVar("S", bound=LegendaryState)
POOL, FIELD = "attack", "scan"  # what is paid, and the number of a board that says how much


class Scan(Command, frozen=True):
    """Pay a space's Scan Cost and turn its hidden card up."""

    seat: SeatId
    zone: ZoneId


class ScanAwaited(Own, frozen=True, tag="scan"):
    """A scan waits until somebody has told its price."""

    zone: ZoneId


class Scanning(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """Which spaces can be scanned, and by which rules it is refused."""

    spaces: tuple[ZoneId, ...]
    guard: Callable[[Draft[S], SeatId], None]  # whose turn and phase it has to be
    nothing: str  # the rule that there must be something hidden
    short: str  # the rule that an unaffordable scan meets
    scanned: Callable[[ZoneId, int], Event]  # a space was scanned for this price
    reveal: Callable[[Draft[S], SlotId], None]
    # Whether an open space can be scanned: not a blocked one (ALN-ROOM-04), no Inevitable card (FFY-SCAN-05).
    may: Callable[[S, ZoneId], bool] = lambda state, zone: True
    open: Callable[[S], bool] | None = None  # when the guard may let pass
    modified: Callable[[S, ZoneId], int] = lambda state, space: 0  # what is added to a printed cost now

    def cost(self, state: S, space: ZoneId) -> int | None:
        """The Scan Cost now, never below 0; None while nobody has told what is printed."""
        printed = cost(state, space)
        return None if printed is None else max(0, printed + self.modified(state, space))

    def hidden_in(self, state: S, space: ZoneId) -> SlotId | None:
        """The hidden card of a space that can be scanned."""
        slot = zones.top(state.table, space) if space in self.spaces else None
        is_hidden = slot is not None and not state.table.slots[slot].face_up
        return slot if is_hidden and self.may(state, space) else None

    def scan(self, draft: Draft[S], command: Scan) -> None:
        """The Scan Cost is paid, and the hidden card turned up (ALN-SCAN-01, FFY-SCAN-01, 04)."""
        space, seat = command.zone, command.seat
        self.guard(draft, seat)
        if self.hidden_in(draft.state, space) is None:
            draft.refuse(self.nothing, "impossible", here=phrase("here-nothing-hidden"))
        if self._needs_cost(draft, ScanAwaited(seat=seat, zone=space)):
            return
        self._turn_up(draft, space, charge(draft, POOL, self.cost(draft.state, space) or 0, self.short))

    def _needs_cost(self, draft: Draft[S], work: ScanAwaited) -> bool:
        """Whether the cost must be asked: it is printed only on the board (ALN-RULING-02, FFY-SCAN-02)."""
        why = phrase("ask-scan-cost", place=places.place(work.zone))
        return needs_board(draft, work.zone, FIELD, why, work)

    def _scan_late(self, draft: Draft[S], work: ScanAwaited) -> None:
        """The Scan Cost was told just now: pay it, or ask what to do when it is too much."""
        if self.hidden_in(draft.state, work.zone) is None or self._needs_cost(draft, work):
            return
        paid = charge_late(draft, POOL, self.cost(draft.state, work.zone) or 0, self.short, work)
        if paid is not None:
            self._turn_up(draft, work.zone, paid)

    def _turn_up(self, draft: Draft[S], space: ZoneId, paid: int) -> None:
        slot = self.hidden_in(draft.state, space)
        if slot is None:
            return
        draft.emit(PointsSpent(attack=paid))
        draft.emit(self.scanned(space, paid))
        self.reveal(draft, slot)

    def ways(self, state: S) -> Iterator[Way]:
        """Every space from the entry on; where nothing hidden can be scanned the rules refuse it."""
        for space in self.spaces:
            slot, place = zones.top(state.table, space), f"place:{space}"
            is_hidden = slot is not None and not state.table.slots[slot].face_up
            can_be = is_hidden and self.may(state, space)
            yield Way(
                f"scan:{space}", Scan(state.active, space), partial(_label, space),
                f"slot:{slot}" if is_hidden else place, (place,) if is_hidden else (),
                price=price(state, POOL, self.cost(state, space), "scan"), does=phrase("does-scan"),
                alike=can_be, barred=not can_be,
            )  # fmt: skip

    def feature(self) -> Feature[S]:
        """Scanning as a feature."""
        obey: Obey[S] = self.scan
        return Feature(
            name="scanning",
            commands={Scan: obey},
            work={ScanAwaited: self._scan_late},
            labels={Scan: label},
            ways=self.ways,
            open=self.open,
        )


def cost(state: LegendaryState, space: ZoneId) -> int | None:
    """The Scan Cost, while nobody has told it None (FFY-CAT-10)."""
    return state.boards.get(space, {}).get(FIELD)


def _label(space: ZoneId) -> Phrase:
    return phrase("offer-scan", place=places.place(space))


def label(state: LegendaryState, command: Scan) -> Phrase:
    """Which space was scanned, also for somebody who is not there."""
    return phrase("command-Scan", name=name_of(state, command.seat), place=places.place(command.zone))
