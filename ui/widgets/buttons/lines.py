"""The two lines of the big button, set so that both are read; pure but for measuring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ui.theme.theme import Font, Theme
from ui.widgets.ink.fits import Fitted, fit, line_step, lines_height
from ui.widgets.ink.typesetter import Typesetter

TAILS = 0.3  # of the capitals
NEAR_MM, FAR_MM = 1.5, 2.3  # between the two lines, where room is short and where it is not

Ways = Sequence[tuple[Font, int]]


class BigWords(msgspec.Struct, frozen=True):
    """What the button says: what it does, what that changes, and the same in few words."""

    first: str
    second: str = ""
    brief: str = ""


class SetLines(msgspec.Struct, frozen=True):
    """Both lines as they are set; without a second one the first has all the room."""

    first: Fitted
    second: Fitted | None = None
    gap: float = 0.0

    @property
    def height(self) -> float:
        """From the capitals of the first to the foot of the second."""
        below = self.gap + lines_height(self.second) if self.second is not None else 0.0
        return lines_height(self.first) + below


def set_lines(
    setter: Typesetter, theme: Theme, said: BigWords, room: tuple[float, float], beside: float
) -> SetLines:
    """The first wording and size in which both are whole; `beside`: what chevrons take of the first line.

    What is to be read is set as large as what one must read anywhere, on two lines sooner than smaller. Where
    nothing fits, what is done goes before what it changes.
    """
    alone = SetLines(fit(setter, said.first, room[0] - 2 * beside, first_ways(theme, room[1])))
    if not said.second:
        return alone
    for found in _tried(setter, theme, said, room, beside):
        if found.first.whole and found.second is not None and found.second.whole:
            return found
    return alone


def first_ways(theme: Theme, height: float) -> Ways:
    """Long translations take a second line; at large type there has to be room for the line below."""
    title, body = theme.font("title", "title"), theme.font("body", "title")
    caption = theme.font("caption", "title")
    ways = [(title, 1), (title, 2), (body, 1), (body, 2), (caption, 1), (caption, 2), (caption, 3)]
    able = [way for way in ways if _high(way) <= height]
    return able or ways[-1:]


def _tried(
    setter: Typesetter, theme: Theme, said: BigWords, room: tuple[float, float], beside: float
) -> Iterator[SetLines]:
    """Every way to set both, the best first."""
    body, caption = theme.font("body"), theme.font("caption")
    inside = room[1] - 2 * round(TAILS * caption.cap)  # accents and tails stay off the edges
    below = theme.mm(NEAR_MM) + caption.cap
    first = fit(setter, said.first, room[0] - 2 * beside, first_ways(theme, inside - below))
    small = fit(setter, said.first, room[0] - 2 * beside, [(theme.font("body", "title"), 1)])
    ways = [
        (first, said.second, (body, 1)), (first, said.second, (body, 2)), (small, said.second, (body, 2)),
        (first, said.brief, (body, 1)), (small, said.brief, (body, 2)),
        (first, said.second, (caption, 1)), (first, said.second, (caption, 2)),
        (small, said.second, (caption, 2)),
        (first, said.brief, (caption, 1)), (first, said.brief, (caption, 2)),
    ]  # fmt: skip
    for head, words, way in ways:
        left = (room[1] if head is small else inside) - lines_height(head)
        gap = theme.mm(FAR_MM) if _high(way) + theme.mm(FAR_MM) <= left else theme.mm(NEAR_MM)
        if words and _high(way) + gap <= left:
            yield SetLines(head, _fitted(setter, words, room[0], way), gap)


def _fitted(setter: Typesetter, words: str, width: float, way: tuple[Font, int]) -> Fitted:
    """Two lines part after a comma where they can, the more even the better."""
    font, count = way
    parts = words.split(", ")
    pairs = [(", ".join(parts[:at]) + ",", ", ".join(parts[at:])) for at in range(1, len(parts))]
    able = [pair for pair in pairs if count > 1 and max(setter.width(one, font) for one in pair) <= width]
    if not able or setter.width(words, font) <= width:
        return fit(setter, words, width, [way])
    return Fitted(min(able, key=lambda pair: max(setter.width(one, font) for one in pair)), font)


def _high(way: tuple[Font, int]) -> float:
    font, count = way
    return font.cap + line_step(font) * (count - 1)
