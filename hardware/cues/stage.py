"""The stage: which show plays now, which ones wait, what burns beneath; pure, the time is handed in."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from hardware.cues.colours import DARK, Colour
from hardware.cues.patterns import Pattern
from hardware.cues.performance import Glow, Performance

MOST_WAITING = 8
REMEMBERED_S = 60.0  # no cue asks for a longer pause between repetitions
WORTH_RESUMING_S = 0.15  # the last blink of a show that was cut off would only puzzle
NOTICED_S = (
    0.05  # what nobody can have noticed yet does not come back: of one step the gravest tells the tale
)


class Wish(msgspec.Struct, frozen=True):
    """A show that wants to be played now."""

    key: str  # the same key in quick succession is the same cue again
    performance: Performance
    priority: int
    again_after_s: float = 0.0
    at_most_per_turn: int = 0
    patience_s: float = 0.0
    at_once: bool = False  # somebody tries it: it takes the place of what was tried before


class Playing(msgspec.Struct, frozen=True):
    """The show in front; `began_s` is moved on when it was interrupted."""

    wish: Wish
    began_s: float

    @property
    def ends_s(self) -> float:
        """When its last light and tone end."""
        return self.began_s + self.wish.performance.length_s


class Waiting(msgspec.Struct, frozen=True):
    """A show that waits for its turn until `until_s`; `done_s` of it have been played."""

    wish: Wish
    until_s: float
    done_s: float = 0.0


class Held(msgspec.Struct, frozen=True):
    """What burns beneath for as long as its owner lasts."""

    owner: str
    performance: Performance
    priority: int
    since_s: float = 0.0


class Stage(msgspec.Struct, frozen=True):
    """Everything that is going on in light and sound."""

    playing: Playing | None = None
    waiting: tuple[Waiting, ...] = ()  # most urgent first, then first come
    held: tuple[Held, ...] = ()
    heard: dict[str, tuple[float, int]] = {}  # key -> when last, how often in this turn


class Lit(msgspec.Struct, frozen=True):
    """One lamp at one moment."""

    role: str
    colour: Colour
    pattern: Pattern
    period_s: float
    since_s: float
    priority: int


class Scene(msgspec.Struct, frozen=True):
    """What is seen and heard at one moment, and until when it stays so."""

    lights: tuple[Lit, ...] = ()
    hz: float | None = None
    show: str = ""
    until_s: float | None = None
    seats: tuple[str, ...] = ()  # who sits at seat:1, seat:2 ...
    brightness: float = 1.0  # of wired lamps; the scan light burns as it is
    drawn: float = 1.0  # the same of lights on the screen


def begin(stage: Stage, wish: Wish, now: float) -> Stage:
    """Play it, let it wait, or let it be: more urgent shows interrupt, quick repetitions are not heard."""
    stage = advance(stage, now)
    if wish.performance.length_s <= 0 or _is_repetition(stage, wish, now):
        return stage
    times = stage.heard.get(wish.key, (0.0, 0))[1]
    stage = msgspec.structs.replace(stage, heard={**stage.heard, wish.key: (now, times + 1)})
    if wish.at_once:
        return msgspec.structs.replace(_cleared(stage, now), playing=Playing(wish, now))
    if stage.playing is None:
        return msgspec.structs.replace(stage, playing=Playing(wish, now))
    if wish.priority <= stage.playing.wish.priority:
        return _queued(stage, Waiting(wish, now + wish.patience_s)) if wish.patience_s > 0 else stage
    return msgspec.structs.replace(_interrupted(stage, now), playing=Playing(wish, now))


def settle(stage: Stage, wanted: Sequence[Held], now: float) -> Stage:
    """Keep exactly what has an owner; what burns already goes on without a break."""
    stage = advance(stage, now)
    burning = {(held.owner, held.performance, held.priority): held for held in stage.held}
    kept = tuple(
        burning.get((each.owner, each.performance, each.priority))
        or msgspec.structs.replace(each, since_s=now)
        for each in wanted
    )
    return msgspec.structs.replace(stage, held=kept)


def new_turn(stage: Stage, now: float) -> Stage:
    """Forget how often each cue was heard in the turn that ended, and what is too old to matter."""
    kept = {key: (at, 0) for key, (at, _) in stage.heard.items() if now - at < REMEMBERED_S}
    return msgspec.structs.replace(stage, heard=kept)


def advance(stage: Stage, now: float) -> Stage:
    """End what has ended and let the next one begin, also when much time has passed at once."""
    while stage.playing is not None and stage.playing.ends_s <= now:
        at = stage.playing.ends_s
        fresh = tuple(each for each in stage.waiting if each.until_s >= at)
        following = Playing(fresh[0].wish, at - fresh[0].done_s) if fresh else None
        stage = msgspec.structs.replace(stage, playing=following, waiting=fresh[1:])
    return stage


def scene(stage: Stage, now: float) -> Scene:
    """What is to be seen and heard now; for the same role the more urgent light wins."""
    layers = [(held.performance, held.since_s, held.priority) for held in stage.held]
    playing = stage.playing
    if playing is not None and playing.began_s <= now < playing.ends_s:
        layers.append((playing.wish.performance, playing.began_s, playing.wish.priority))
    lights: dict[str, Lit] = {}
    edges: list[float] = [playing.ends_s] if playing is not None and playing.ends_s > now else []
    for performance, since, priority in sorted(layers, key=lambda layer: layer[2]):
        edges += _edges(performance, since, now)
        for glow in performance.glows:
            if since + glow.from_s <= now < since + glow.to_s:
                lights[glow.role] = _lit(glow, since + glow.from_s, priority)
    shining = sorted((lit for lit in lights.values() if lit.colour != DARK), key=lambda lit: lit.role)
    until = min((edge for edge in edges if not math.isinf(edge)), default=None)
    show = playing.wish.performance.show if playing is not None else ""
    return Scene(tuple(shining), _tone(playing, now), show, until)


def _is_repetition(stage: Stage, wish: Wish, now: float) -> bool:
    if wish.key not in stage.heard:
        return False
    last, times = stage.heard[wish.key]
    too_soon = now - last < wish.again_after_s
    return too_soon or 0 < wish.at_most_per_turn <= times


def _cleared(stage: Stage, now: float) -> Stage:
    """Make room for what is tried: other trials are over, what the game plays is put aside."""
    kept = tuple(each for each in stage.waiting if not each.wish.at_once)
    if stage.playing is not None and stage.playing.wish.at_once:
        return msgspec.structs.replace(stage, playing=None, waiting=kept)
    return _interrupted(msgspec.structs.replace(stage, waiting=kept), now)


def _interrupted(stage: Stage, now: float) -> Stage:
    """Put the show in front aside; it comes back where it was, if enough of it is left."""
    empty = msgspec.structs.replace(stage, playing=None)
    playing = stage.playing
    if playing is None or not playing.wish.performance.resumes:
        return empty
    if now - playing.began_s < NOTICED_S or playing.ends_s - now < WORTH_RESUMING_S:
        return empty
    return _queued(empty, Waiting(playing.wish, now + playing.wish.patience_s, now - playing.began_s))


def _queued(stage: Stage, waiting: Waiting) -> Stage:
    line = sorted((*stage.waiting, waiting), key=lambda each: -each.wish.priority)
    return msgspec.structs.replace(stage, waiting=tuple(line[:MOST_WAITING]))


def _lit(glow: Glow, since_s: float, priority: int) -> Lit:
    return Lit(glow.role, glow.colour, glow.pattern, glow.period_s, since_s, priority)


def _edges(performance: Performance, since_s: float, now: float) -> list[float]:
    """The moments still to come at which this performance changes."""
    spans = [(glow.from_s, glow.to_s) for glow in performance.glows]
    spans += [(note.from_s, note.to_s) for note in performance.notes]
    return [since_s + time for span in spans for time in span if since_s + time > now]


def _tone(playing: Playing | None, now: float) -> float | None:
    if playing is None:
        return None
    began = playing.began_s  # added on both sides, never subtracted: rounding must not skip an edge
    notes = playing.wish.performance.notes
    return next((note.hz for note in notes if began + note.from_s <= now < began + note.to_s), None)
