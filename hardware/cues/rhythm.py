"""What makes two urgent shows different for eyes that see no colour: the rhythm of their light."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from hardware.cues.colours import DARK
from hardware.cues.performance import Cast, Glow, Performance, compose
from hardware.cues.sheet import NORMAL_BELOW, Ambient, Cue, Sheets

Bar = tuple[str, float]  # lit, dark, breath, pass or wink; for how long
TOLD_APART = 1.25  # two lengths that differ by less feel the same
WATCHED_S = 10.0  # of what has no end of its own
NOTHING_S = 0.03
FIVE = (0, 1, 2, 3, 4)


def rhythm_faults(sheets: Sheets) -> Iterator[str]:
    """Every two urgent shows of a game, and every urgent light that lasts, whose rhythms are alike."""
    for room in sheets.sheets:
        shown = {name: light for name, light in urgent(sheets, room) if light}
        for one, other in combinations(sorted(shown), 2):
            if alike(shown[one], shown[other]):
                yield (
                    f"{room}: the urgent shows '{one}' and '{other}' have the same rhythm of light; "
                    "change how long or how often one of them is lit."
                )
        yield from _lasting_faults(sheets, room)


def urgent(sheets: Sheets, room: str) -> Iterator[tuple[str, tuple[Bar, ...]]]:
    """The urgent shows of a game with the rhythm of their first lamp; one with an amount for each of it."""
    names = {cue.show for cue in _cues(sheets, room) if cue.priority >= NORMAL_BELOW}
    for name in sorted(names):
        show = sheets.shows[name]
        amounts = (1, 2) if any(beat.times == "{amount}" for beat in show.beat) else (1,)
        for amount in amounts:
            cast = Cast(1, 1, amount, 2, FIVE)
            told = name if len(amounts) == 1 else f"{name} ({amount})"
            yield told, rhythm(compose(name, show, cast, sheets.palette))


def rhythm(performance: Performance) -> tuple[Bar, ...]:
    """How its first lamp burns, from its first light to its last."""
    role = next((glow.role for glow in performance.glows if glow.colour != DARK), "")
    glows = sorted((glow for glow in performance.glows if glow.role == role), key=lambda glow: glow.from_s)
    bars: list[Bar] = []
    at = glows[0].from_s if glows else 0.0
    for glow in glows:
        if glow.from_s - at > NOTHING_S:
            bars.append(("dark", glow.from_s - at))
        bars += _bars(glow)
        at = glow.to_s
    while bars and bars[-1][0] == "dark":
        bars.pop()
    return tuple(bars)


def alike(one: tuple[Bar, ...], other: tuple[Bar, ...]) -> bool:
    """Whether nobody could tell two rhythms apart without their colours."""
    if [kind for kind, _ in one] != [kind for kind, _ in other]:
        return False
    pairs = zip(one, other, strict=True)
    return all(max(a, b) < TOLD_APART * min(a, b) or a == b for (_, a), (_, b) in pairs)


def _bars(glow: Glow) -> list[Bar]:
    length = min(glow.to_s - glow.from_s, WATCHED_S)
    if glow.colour == DARK:
        return [("dark", length)]
    if glow.pattern == "steady":
        return [("lit", length)]
    times = max(1, round(length / glow.period_s))
    if glow.pattern == "blink":
        return [("lit", glow.period_s / 2), ("dark", glow.period_s / 2)] * times
    kind = {"breathe": "breath", "run": "pass", "wink": "wink"}[glow.pattern]
    return [(kind, glow.period_s)] * times


def _lasting_faults(sheets: Sheets, room: str) -> Iterator[str]:
    """An urgent light that lasts must differ from every other that lasts."""
    lights = {entry.show: entry.priority for entry in _ambients(sheets, room)}
    cast = Cast(1, 1, 1, 1, FIVE)
    bars = {name: rhythm(compose(name, sheets.shows[name], cast, sheets.palette)) for name in lights}
    for one, other in combinations(sorted(lights), 2):
        if max(lights[one], lights[other]) >= NORMAL_BELOW and _same_beat(bars[one], bars[other]):
            yield (
                f"{room}: '{one}' and '{other}' last and have the same rhythm of light, and one is urgent; "
                "change the pattern or the period of one."
            )


def _same_beat(one: tuple[Bar, ...], other: tuple[Bar, ...]) -> bool:
    """What lasts is known by its first bar: it never ends in between."""
    return alike(one[:1], other[:1]) and not math.isinf(one[0][1])


def _cues(sheets: Sheets, room: str) -> Iterator[Cue]:
    for sheet in sheets.of(room):
        yield from sheet.cue


def _ambients(sheets: Sheets, room: str) -> Iterator[Ambient]:
    for sheet in sheets.of(room):
        yield from sheet.ambient
