"""The sound runner: from cues and the table to what the mixer plays; knows no thread and no device."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.core.ports.sounds import SoundWishes
from hardware.cues.manner import Manner, Manners, show_of, sounds
from hardware.cues.performance import Note, Performance
from hardware.cues.sheet import SOFT_BELOW, Sheets
from hardware.cues.showrunner import Call
from hardware.cues.stage import Playing, Stage, Wish, advance, begin, new_turn
from hardware.cues.table import Table
from hardware.sound.loudness import share
from hardware.sound.mixer import Clip, Mixer

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

LEVELS_DB = {"quiet": -8.0, "normal": 0.0, "party": 3.0}
MOST_REMEMBERED = 64
LATE_S = 0.25  # a sound that begins later than this because nobody could play it is not played

Get = Callable[[str], "NDArray[np.float32] | None"]
Heard = Callable[[str, float], None]


class SoundRunner:
    """One cue sounds at a time, as it shines; soft clicks are laid over it."""

    def __init__(self, sheets: Sheets, get: Get, mixer: Mixer, manners: Manners = Manner) -> None:
        """`get` gives the samples of a sound; `manners` is asked how loud it may be."""
        self._sheets, self._get, self.mixer, self._manners = sheets, get, mixer, manners
        self.wishes = SoundWishes()
        self.on_heard: Heard = lambda _name, _now: None
        self._stage = Stage()
        self._front: Playing | None = None
        self._soft: dict[str, float] = {}
        self._table = Table()

    def hear(self, call: Call, now: float) -> None:
        """Play the sound of a cue, or let it wait, or let it be."""
        level = self._manners().level
        show = self._sheets.shows.get(show_of(call.cue, level))
        if show is None or not show.sound or not sounds(call.cue, level):
            return
        samples = self._get(show.sound)
        if samples is None:
            return
        clip = Clip(show.sound, samples, call.cue.priority)
        if call.cue.priority < SOFT_BELOW:
            self._lay_over(clip, call, now)
        else:
            self._stage = begin(self._stage, _wish(call, clip), now)

    def see(self, table: Table, now: float) -> None:
        """Take in how it is at the table now: the bed follows the danger that everybody sees."""
        if (table.turn, table.turn_number) != (self._table.turn, self._table.turn_number):
            self._stage = new_turn(self._stage, now)
        self._table = table

    def turn(self, now: float) -> None:
        """Begin and end what is to begin and end by now."""
        self._stage = advance(self._stage, now)
        playing = self._stage.playing
        if playing is not self._front and (playing is None or playing != self._front):
            self._bring(playing, now)
        self._front = playing
        self.mixer.lay(self._bed())
        level = self._manners().level
        self.mixer.loud(self.wishes.loud * share(LEVELS_DB[level]))

    @property
    def until_s(self) -> float:
        """When something is to begin or end by itself."""
        playing = self._stage.playing
        return playing.ends_s if playing is not None else math.inf

    def _bring(self, playing: Playing | None, now: float) -> None:
        """Another sound comes to the front: the one before goes if it still sounds."""
        if self._front is not None and self._front.ends_s > now:
            self.mixer.cut(self._front.wish.performance.show)
        if playing is None or now - playing.began_s > LATE_S:
            return
        samples = self._get(playing.wish.performance.show)
        if samples is not None:
            self._sound(Clip(playing.wish.performance.show, samples, playing.wish.priority), now)

    def _lay_over(self, clip: Clip, call: Call, now: float) -> None:
        """A click answers at once, whatever else sounds; the same in quick succession is one."""
        if now - self._soft.get(call.key, -math.inf) < call.cue.again_after_ms / 1000:
            return
        self._soft.pop(call.key, None)
        self._soft[call.key] = now
        if len(self._soft) > MOST_REMEMBERED:
            self._soft.pop(next(iter(self._soft)))
        self._sound(clip, now)

    def _sound(self, clip: Clip, now: float) -> None:
        if self.mixer.play(clip):
            self.on_heard(clip.name, now)

    def _bed(self) -> Clip | None:
        table = self._table
        if not table.room or table.outcome or not self.wishes.bed or self._manners().level == "quiet":
            return None
        name = self._sheets.bed(table.room, table.danger)
        samples = self._get(name) if name else None
        return Clip(name, samples, 0) if samples is not None else None


def _wish(call: Call, clip: Clip) -> Wish:
    """The sound as a show of the stage: lights and sounds interrupt each other in the same way."""
    cue = call.cue
    performance = Performance(clip.name, notes=(Note(0.0, clip.length_s, 0.0),), resumes=False)
    return Wish(
        key=call.key,
        performance=performance,
        priority=cue.priority,
        again_after_s=cue.again_after_ms / 1000,
        at_most_per_turn=cue.at_most_per_turn,
        patience_s=cue.patience_ms / 1000,
        at_once=call.at_once,
    )
