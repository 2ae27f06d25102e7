"""The showrunner: turns calls and the state of the table into scenes; knows no thread and no device."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from hardware.cues.manner import Manner, Manners, lasts, show_of, sounds
from hardware.cues.performance import Cast, compose
from hardware.cues.sheet import Ambient, Cue, Sheets
from hardware.cues.stage import Held, Scene, Stage, Wish, advance, begin, new_turn, scene, settle
from hardware.cues.table import Lasting, Table, lasting

Buzzing = Literal["all", "alarms", "nothing"]  # what is left for a buzzer beside a loudspeaker
Buzzes = Callable[[], Buzzing]


class Call(msgspec.Struct, frozen=True):
    """A cue that was given, with whom it is about."""

    cue: Cue
    cast: Cast
    at_once: bool = False  # somebody tries it

    @property
    def key(self) -> str:
        """Two calls of the same key are the same cue, heard again."""
        cue = self.cue
        return f"{cue.on}/{cue.detail}/{cue.amount_at_least}/{self.cast.seat}/{self.cast.room}"


class Showrunner:
    """Plays the shows of one set of sheets; every method is told the time."""

    def __init__(self, sheets: Sheets, manners: Manners = Manner, buzzes: Buzzes = lambda: "all") -> None:
        """Begin with an empty stage and nobody at the table; `manners` is asked how loud it may be."""
        self._sheets = sheets
        self._manners, self._buzzes = manners, buzzes
        self._manner = Manner()
        self._stage = Stage()
        self._table = Table()

    def hear(self, call: Call, now: float) -> None:
        """Play the show of a cue, or let it wait, or let it be."""
        cue = call.cue
        self._behave(now)
        if not (name := show_of(cue, self._manner.level)):
            return
        performance = compose(name, self._sheets.shows[name], call.cast, self._sheets.palette)
        wish = Wish(
            key=call.key,
            performance=performance if self._has_tones(cue, name) else replace(performance, notes=()),
            priority=cue.priority,
            again_after_s=cue.again_after_ms / 1000,
            at_most_per_turn=cue.at_most_per_turn,
            patience_s=cue.patience_ms / 1000,
            at_once=call.at_once,
        )
        self._stage = begin(self._stage, wish, now)

    def see(self, table: Table, now: float) -> None:
        """Take in what lasts at the table now: lights without an owner go, new ones come."""
        if (table.turn, table.turn_number, table.seats) != (
            self._table.turn,
            self._table.turn_number,
            self._table.seats,
        ):
            self._stage = new_turn(self._stage, now)
        self._table = table
        self._manner = self._manners()
        self._stage = settle(self._stage, self._wanted(), now)

    def scene(self, now: float) -> Scene:
        """What is to be seen and heard now."""
        self._behave(now)
        self._stage = advance(self._stage, now)
        found, again = scene(self._stage, now), now + self._manner.holds_s
        until = min(found.until_s if found.until_s is not None else math.inf, again)
        return replace(
            found,
            seats=self._table.seats,
            until_s=None if math.isinf(until) else until,
            brightness=self._manner.shines,
            drawn=self._manner.drawn,
        )

    def _has_tones(self, cue: Cue, show: str) -> bool:
        """Whether the buzzer sounds: where a loudspeaker has a sound for it, that one takes its place."""
        if not sounds(cue, self._manner.level):
            return False
        left = self._buzzes() if self._sheets.shows[show].sound else "all"
        return left == "all" or (left == "alarms" and cue.urgency == "alarm")

    def _behave(self, now: float) -> None:
        """Take in how loud it may be now; what lasts changes with it."""
        before, self._manner = self._manner, self._manners()
        if before.level != self._manner.level:
            self._stage = settle(self._stage, self._wanted(), now)

    def _wanted(self) -> tuple[Held, ...]:
        owners = (each for each in lasting(self._table) if lasts(each, self._manner.level))
        found = ((each, self._ambient(each)) for each in owners)
        return tuple(self._held(each, ambient) for each, ambient in found if ambient is not None)

    def _ambient(self, owner: Lasting) -> Ambient | None:
        """The first light that fits what lasts; the game's own sheet comes before the common one."""
        entries = (entry for sheet in self._sheets.of(self._table.room) for entry in sheet.ambient)
        return next((entry for entry in entries if _fits(entry, owner)), None)

    def _held(self, owner: Lasting, ambient: Ambient) -> Held:
        table = self._table
        cast = Cast(owner.seat, None, owner.level or None, table.turn, table.colours)
        show = self._sheets.shows[ambient.show]
        return Held(owner.key, compose(ambient.show, show, cast, self._sheets.palette), ambient.priority)


def _fits(entry: Ambient, owner: Lasting) -> bool:
    if entry.during != owner.during or (entry.kind and entry.kind != owner.kind):
        return False
    most = entry.turns_left_at_most
    in_time = most is None or (owner.turns_left is not None and owner.turns_left <= most)
    return in_time and owner.level >= entry.level_at_least
