"""A show made ready to be played: placeholders filled in, times in seconds."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from hardware.cues.colours import RAINBOW, Colour, Palette, hue
from hardware.cues.patterns import PERIODS_S, Pattern
from hardware.cues.show import MOST_BLINKS, Beat, Show
from hardware.cues.table import SEAT_LIGHTS

ROOM_LIGHTS = 5


class Glow(msgspec.Struct, frozen=True):
    """One lamp burning in one way for a while; times count from the beginning of the show."""

    role: str
    from_s: float
    to_s: float  # infinite: until the owner ends
    colour: Colour
    pattern: Pattern = "steady"
    period_s: float = 0.0


class Note(msgspec.Struct, frozen=True):
    """One tone."""

    from_s: float
    to_s: float
    hz: float


class Performance(msgspec.Struct, frozen=True):
    """What will be seen and heard."""

    show: str
    glows: tuple[Glow, ...] = ()
    notes: tuple[Note, ...] = ()
    resumes: bool = True

    @property
    def length_s(self) -> float:
        """When the last light and tone has ended."""
        ends = (*(glow.to_s for glow in self.glows), *(note.to_s for note in self.notes))
        return max(ends, default=0.0)


class Cast(msgspec.Struct, frozen=True):
    """Who a show is about: the values of its placeholders."""

    seat: int | None = None
    room: int | None = None
    amount: int | None = None
    turn: int | None = None
    colours: tuple[int, ...] = ()  # of the seats around the table


def compose(name: str, show: Show, cast: Cast, palette: Palette) -> Performance:
    """Fill in the placeholders; lamps nobody can name (no such seat, no such room) are left out."""
    glows = tuple(glow for beat in show.beat for glow in _glows(beat, cast, palette))
    notes = tuple(note for beat in show.beat for note in _notes(beat))
    return Performance(name, glows, notes, show.resumes)


def lamps(role: str, cast: Cast) -> tuple[tuple[str, int | None], ...]:
    """The lamps a role of a show means, each with the seat whose colour it takes."""
    kind, _, which = role.partition(":")
    if kind not in ("seat", "room"):
        return ((role, _who(cast)),)
    if kind == "room":
        rooms = range(1, ROOM_LIGHTS + 1) if which == "*" else (_filled(which, cast),)
        return tuple((f"room:{room}", _who(cast)) for room in rooms if room is not None)
    everybody = range(1, (len(cast.colours) or SEAT_LIGHTS) + 1)
    if which == "*":
        seats: tuple[int | None, ...] = tuple(everybody)
    elif which == "others":
        seats = tuple(seat for seat in everybody if seat != _who(cast))
    else:
        seats = (_filled(which, cast),)
    return tuple((f"seat:{seat}", seat) for seat in seats if seat is not None)


def _filled(word: str, cast: Cast) -> int | None:
    if word == "{seat}":
        return _who(cast)
    if word == "{turn}":
        return cast.turn
    return cast.room if word == "{room}" else int(word)


def _who(cast: Cast) -> int | None:
    """The seat a show is about; what concerns nobody in particular concerns whose turn it is."""
    return cast.seat if cast.seat is not None else cast.turn


def _glows(beat: Beat, cast: Cast, palette: Palette) -> Iterator[Glow]:
    burning = [pair for role in beat.roles for pair in lamps(role, cast)]
    period = beat.period_ms / 1000 or PERIODS_S[beat.pattern]
    start = beat.at_ms / 1000
    for nth, (role, seat) in enumerate(burning):
        full = palette.colour(beat.colour, _colour_number(seat, cast)) if beat.colour != RAINBOW else None
        colour = _shade(full or hue(nth / len(burning)), beat.level)
        if beat.pattern == "run":  # one lamp after the other, each for its part of the way
            for lap in range(_times(beat, cast)):
                begin = start + (lap * len(burning) + nth) * period
                if full is None:  # the rainbow goes on where the lap before has ended
                    colour = _shade(hue((nth + lap / 2) / len(burning)), beat.level)
                yield Glow(role, begin, begin + period, colour, "run", period)
        else:
            yield Glow(role, start, start + _length_s(beat, cast, period), colour, beat.pattern, period)


def _colour_number(seat: int | None, cast: Cast) -> int | None:
    if seat is None:
        return None
    return cast.colours[seat - 1] if seat <= len(cast.colours) else seat - 1


def _shade(colour: Colour, level: float) -> Colour:
    red, green, blue = colour
    return (red * level, green * level, blue * level)


def _times(beat: Beat, cast: Cast) -> int:
    wanted = (cast.amount or 1) if beat.times == "{amount}" else beat.times
    return min(MOST_BLINKS, max(1, wanted))


def _length_s(beat: Beat, cast: Cast, period_s: float) -> float:
    if beat.for_ms is not None:
        return beat.for_ms / 1000
    return _times(beat, cast) * period_s if beat.times else math.inf


def _notes(beat: Beat) -> Iterator[Note]:
    at = beat.at_ms / 1000
    for hz, length_ms in beat.tones:
        if hz > 0:
            yield Note(at, at + length_ms / 1000, float(hz))
        at += length_ms / 1000
