"""What a show or cue must keep besides its form: known words, an end, eyes and ears spared."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from hardware.cues.colours import DARK, RAINBOW, Palette
from hardware.cues.patterns import FASTEST_S
from hardware.cues.performance import Cast, Glow, Performance, compose
from hardware.cues.sheet import SIGNALS, Ambient, Cue, CueSheet
from hardware.cues.show import ROLE_NAMES, ROLES, Beat, Show
from hardware.faults import fault, within

LONGEST_S = 10.0
LOWEST_HZ, HIGHEST_HZ = 30, 8000
LONGEST_TONE_MS = 5000
LONGEST_PAUSE_MS = 60_000
MOST_FLASHES = 3
EVENT = re.compile(r"[A-Z][A-Za-z0-9]*")
ANYBODY = Cast(seat=1, room=1, amount=3, turn=2, colours=(0, 1, 2, 3, 4))


def show_faults(name: str, show: Show, palette: Palette) -> Iterator[str]:
    """Everything wrong with one show."""
    if not show.beat:
        yield fault("no-beats", "it has no beats; add a [[beat]] or remove the show.")
    told = [fault for beat in show.beat for fault in _beat_faults(beat, palette)]
    yield from told
    if told:
        return
    performance = compose(name, show, ANYBODY, palette)
    if show.owner != "itself":
        if performance.notes:
            words = f"it burns as long as its owner '{show.owner}' lasts and may not sound; remove the tones."
            yield fault("owner-sounds", words, owner=show.owner)
    elif math.isinf(performance.length_s):
        words = "a light has no end; give its beat for_ms, or times for a blinking one."
        yield fault("no-end", words)
    elif performance.length_s > LONGEST_S:
        long, most = f"{performance.length_s:.1f}", f"{LONGEST_S:.0f}"
        yield fault("too-long", f"it lasts {long} s; {most} s are the most.", long=long, most=most)
    if _flashes(performance) > MOST_FLASHES:
        words = f"a lamp flashes more than {MOST_FLASHES} times in a second; slow it down."
        yield fault("flashes", words, most=MOST_FLASHES)


def cue_faults(cue: Cue, shows: dict[str, Show]) -> Iterator[str]:
    """Everything wrong with one cue by itself."""
    if cue.on not in SIGNALS and not EVENT.fullmatch(cue.on):
        known = ", ".join(SIGNALS)
        words = f"'{cue.on}' is neither an event’s name nor one of {known}."
        yield fault("cue-on", words, on=cue.on, known=known)
    yield from _show_fits(cue.show, "itself", shows)
    if cue.party:
        yield from _show_fits(cue.party, "itself", shows)
    yield from _number("priority", cue.priority, 0, 100)
    yield from _number("again_after_ms", cue.again_after_ms, 0, LONGEST_PAUSE_MS)
    yield from _number("patience_ms", cue.patience_ms, 0, LONGEST_PAUSE_MS)
    yield from _number("at_most_per_turn", cue.at_most_per_turn, 0, 100)


def ambient_faults(ambient: Ambient, shows: dict[str, Show]) -> Iterator[str]:
    """Everything wrong with one ambient light by itself."""
    yield from _show_fits(ambient.show, ambient.during, shows)
    yield from _number("priority", ambient.priority, 0, 100)


def sheet_faults(sheet: CueSheet, common: CueSheet | None) -> Iterator[str]:
    """What contradicts itself in a sheet; kinds may fall through to the common sheet."""
    below = common or CueSheet()
    plain: set[str] = set()
    for cue in sheet.cue:
        if cue.on in plain:
            words = f"cue on '{cue.on}' (show '{cue.show}') is never reached; put the plain one last."
            yield fault("unreached", words, on=cue.on, show=cue.show)
        if not cue.is_conditional:
            plain.add(cue.on)
    for kind in sorted(plain & set(sheet.silent)):
        words = f"'{kind}' has a cue and stands on the silent list; remove one of the two."
        yield fault("silent-too", words, on=kind)
    fallbacks = (
        plain | set(sheet.silent) | set(below.silent) | {c.on for c in below.cue if not c.is_conditional}
    )
    for kind in sorted({cue.on for cue in sheet.cue} - fallbacks):
        words = f"'{kind}' has cues with conditions only; add a plain one, or put it on the silent list."
        yield fault("conditions-only", words, on=kind)
    for zone, number in sheet.rooms.items():
        if not 1 <= number <= 5:
            words = f"the zone '{zone}' is given room light {number}; there are lights 1 to 5."
            yield fault("room-light", words, zone=zone, number=number)


def _beat_faults(beat: Beat, palette: Palette) -> Iterator[str]:
    if not beat.roles and not beat.tones:
        yield fault("empty-beat", "a beat has neither roles nor tones; give it one, or remove it.")
    for role in beat.roles:
        if not ROLES.fullmatch(role):
            words = f"the role '{role}' is unknown; use one of {ROLE_NAMES}."
            yield fault("show-role", words, role=role, known=ROLE_NAMES)
    if not palette.knows(beat.colour):
        words = ", ".join((*palette.named, RAINBOW))
        told = f"the colour '{beat.colour}' is unknown; use seat, off, #RRGGBB or {words}."
        yield fault("colour", told, colour=beat.colour, known=words)
    yield from _number("level", beat.level, 0, 1)
    yield from _number("at_ms", beat.at_ms, 0, LONGEST_S * 1000)
    if beat.for_ms is not None:
        yield from _number("for_ms", beat.for_ms, 1, LONGEST_S * 1000)
    if beat.period_ms and (beat.pattern in ("blink", "breathe")):
        yield from _number("period_ms", beat.period_ms, math.ceil(FASTEST_S * 1000), LONGEST_S * 1000)
    elif beat.period_ms:
        yield from _number("period_ms", beat.period_ms, 50, LONGEST_S * 1000)
    for hz, length_ms in beat.tones:
        if hz != 0:
            yield from _number("a tone’s Hz (0 is a rest)", hz, LOWEST_HZ, HIGHEST_HZ)
        yield from _number("a tone’s ms", length_ms, 5, LONGEST_TONE_MS)


def _number(name: str, value: float, low: float, high: float) -> Iterator[str]:
    if not low <= value <= high:
        yield within(name, value, low, high)


def _show_fits(name: str, owner: str, shows: dict[str, Show]) -> Iterator[str]:
    if name not in shows:
        words = f"there is no show called '{name}'; write one in the shows folder or name another."
        yield fault("no-show", words, show=name)
    elif shows[name].owner != owner:
        has = shows[name].owner
        words = f"the show '{name}' is owned by '{has}', but here it must be owned by '{owner}'."
        yield fault("show-owner", words, show=name, has=has, owner=owner)


def _flashes(performance: Performance) -> int:
    """The most times that any one lamp lights up within a second."""
    roles = {glow.role for glow in performance.glows}
    return max((_most_in_a_second(_rises(performance, role)) for role in roles), default=0)


def _rises(performance: Performance, role: str) -> list[float]:
    glows = [glow for glow in performance.glows if glow.role == role and glow.colour != DARK]
    ends = {round(glow.to_s, 3) for glow in glows if glow.pattern != "blink"}
    rises: list[float] = []
    for glow in glows:
        if glow.pattern != "steady":
            rises += _beats_of(glow)
        elif round(glow.from_s, 3) not in ends:  # a light that only changes does not light up again
            rises.append(glow.from_s)
    return sorted(rises)


def _beats_of(glow: Glow) -> list[float]:
    length = min(glow.to_s, glow.from_s + LONGEST_S) - glow.from_s
    return [glow.from_s + nth * glow.period_s for nth in range(math.ceil(length / glow.period_s))]


def _most_in_a_second(times: list[float]) -> int:
    return max((sum(1 for each in times if start <= each < start + 1) for start in times), default=0)
