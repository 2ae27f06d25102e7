"""Cue sheets: on this notice, for whom, how urgent, play that show; and what burns while something lasts."""

from __future__ import annotations

from typing import Literal

import msgspec

from hardware.cues.colours import Palette
from hardware.cues.show import Show

# What is no notice of the game but still deserves an answer in light or sound.
SIGNALS = (
    "heard_scan", "heard_press", "holding", "let_go", "held",
    "asked", "refused", "question", "undone", "redone", "tool", "note",
)  # fmt: skip
During = Literal["turn", "alarm", "ask", "danger", "dark", "wait", "outcome"]
COMMON = "common"
Urgency = Literal["soft", "normal", "urgent", "alarm"]
Quiet = Literal["", "nothing", "light", "all"]
SOFT_BELOW, NORMAL_BELOW, URGENT_BELOW = 20, 50, 80  # by priority


class Cue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a notice of that kind comes and the conditions hold, play that show."""

    on: str
    show: str
    priority: int  # below 20 soft, below 50 normal, below 80 urgent, from 80 on alarm
    detail: str = ""
    amount_at_least: int | None = None
    again_after_ms: int = 400  # the same cue for the same seat and room waits at least so long
    at_most_per_turn: int = 0  # 0 is no limit
    patience_ms: int = 1500  # how long it may wait for a more urgent show to end
    say: str = ""  # the key of the sentence that is spoken; filled with what the notice tells everybody
    party: str = ""  # the show it plays instead where lights may make the most of things
    quiet: Quiet = ""  # what is left of it in quiet; not said: all of an alarm, nothing of the rest

    def fits(self, kind: str, detail: str, amount: int | None) -> bool:
        """Whether this cue is for such a notice."""
        if kind != self.on or (self.detail and detail != self.detail):
            return False
        return self.amount_at_least is None or (amount is not None and amount >= self.amount_at_least)

    @property
    def urgency(self) -> Urgency:
        """How urgent it is, in a word."""
        if self.priority < NORMAL_BELOW:
            return "soft" if self.priority < SOFT_BELOW else "normal"
        return "urgent" if self.priority < URGENT_BELOW else "alarm"

    @property
    def is_conditional(self) -> bool:
        """Whether some notices of its kind pass it by."""
        return bool(self.detail) or self.amount_at_least is not None


class Ambient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """While something lasts and the conditions hold, keep that show burning."""

    during: During
    show: str
    priority: int
    kind: str = ""  # of the alarm, the ask or the outcome
    level_at_least: int = 0  # of the danger
    turns_left_at_most: int | None = None  # of the alarm


class CueSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cues of one game, or those common to all."""

    about: str = ""
    rooms: dict[str, int] = {}  # zone -> number of the room light
    silent: tuple[str, ...] = ()  # kinds without a cue, or silent when none of their cues fits
    moments: tuple[str, ...] = ()  # kinds that take the whole glass: each is told when it is shown there
    cue: tuple[Cue, ...] = ()
    ambient: tuple[Ambient, ...] = ()
    bed: tuple[
        str, ...
    ] = ()  # the sound that goes round softly, by level of danger; the last serves for more


class Sheets(msgspec.Struct, frozen=True):
    """Everything the lights know: cue sheets by game, shows by name, colours."""

    sheets: dict[str, CueSheet]
    shows: dict[str, Show]
    palette: Palette

    def of(self, room: str) -> tuple[CueSheet, ...]:
        """The sheets that speak in a game, its own first."""
        names = (room, COMMON) if room != COMMON else (COMMON,)
        return tuple(self.sheets[name] for name in names if name in self.sheets)

    def cue(self, room: str, kind: str, detail: str = "", amount: int | None = None) -> Cue | None:
        """The cue for a notice: the first that fits, the game's own sheet before the common one."""
        for sheet in self.of(room):
            for cue in sheet.cue:
                if cue.fits(kind, detail, amount):
                    return cue
            if kind in sheet.silent:
                return None
        return None

    def moments(self, room: str) -> frozenset[str]:
        """The kinds of notices that are told one after the other, as the glass shows them."""
        return frozenset(kind for sheet in self.of(room) for kind in sheet.moments)

    def bed(self, room: str, danger: int) -> str:
        """The sound that goes round while the danger is so high; empty for none."""
        beds = next((sheet.bed for sheet in self.of(room) if sheet.bed), ())
        return beds[min(danger, len(beds) - 1)] if beds else ""

    def room_light(self, room: str, zone: str | None) -> int | None:
        """The number of the room light that stands for a zone."""
        if zone is None:
            return None
        return next((sheet.rooms[zone] for sheet in self.of(room) if zone in sheet.rooms), None)
