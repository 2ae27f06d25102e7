"""Where the cards of a drawn hand lie: pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

import msgspec

from companion.core.ports.practice import DrawnCard
from ui.theme.boxes import Box
from ui.theme.theme import Theme

TAB_MM, SPOT_MM = 7.3, 17.0  # what lowers the fan, and the spot of the drawn camera
PEEK_MM, PEEK_BELOW_MM = 3.85, 1.1  # what is seen of a fan that was lowered, some of it below the board
COVERED_MM = 7.7  # what is seen of a card below another like it
GAP_MM = 0.77
HALF = 0.5  # of the last card is seen where there are more
LINES_STANDING = 2

Side = Literal["whole", "covered", "cut"]


class LaidCard(msgspec.Struct, frozen=True):
    """A card of the fan: which, where, and whether all of it is seen."""

    at: int
    box: Box
    side: Side = "whole"


class FanBoxes(msgspec.Struct, frozen=True):
    """The lines of the cards from above, the spot at their right, and what lowers them at their left."""

    lines: tuple[Box, ...]
    spot: Box
    tab: Box | None = None


class CardSizes(msgspec.Struct, frozen=True):
    """How wide a card is at most and at least, and what is seen of one below another."""

    widest: int
    narrowest: int
    covered: int
    gap: int


def sizes_of(theme: Theme) -> CardSizes:
    """CardSizes by the glass and the type."""
    glass, large = theme.glass, max(1.0, theme.glass.text_scale)
    least, most = (20.0, 22.7) if glass.is_small else (22.7, 29.6)
    if large > 1:
        least, most = least * large, most * large
    return CardSizes(theme.mm(most), theme.mm(least), theme.mm(COVERED_MM * large), theme.mm(GAP_MM))


def arrange_fan(theme: Theme, box: Box, glass: Box) -> FanBoxes:
    """The parts of a fan in its box; only where it covers the board it can be lowered."""
    gap = theme.mm(GAP_MM)
    if theme.glass.is_portrait:
        upper, lower = box.rows(LINES_STANDING, gap)
        spot, lower = lower.cut_right(theme.mm(SPOT_MM), gap * 2)
        return FanBoxes((upper, lower), spot)
    tab = None
    if theme.glass.is_small and theme.glass.text_scale < theme.tokens.screen.pages_from_text_scale:
        wide = theme.mm(TAB_MM)
        tab = Box(
            glass.x, box.y, box.x - glass.x + wide, box.h
        )  # its touch area goes to the edge of the glass
        box = box.trimmed(left=wide + gap)
    spot, line = box.cut_right(theme.mm(SPOT_MM), gap * 2)
    return FanBoxes((line,), spot, tab)


def ordered(hand: Sequence[DrawnCard], before: Sequence[str] = ()) -> tuple[DrawnCard, ...]:
    """The cards in the order of the hand, those that are alike beside each other.

    What lay there `before` stays where it was: no card moves because another was laid.
    """
    first = {kind: at for at, kind in enumerate(before)}
    for card in hand:
        first.setdefault(likeness(card), len(first))
    return tuple(sorted(hand, key=lambda card: first[likeness(card)]))


def likeness(card: DrawnCard) -> str:
    """What makes two cards the same to eyes; what changes while they are held does not part them."""
    return repr((card.title, [figure.value for figure in card.figures], card.icon, card.face_up, card.text))


def stacks(hand: Sequence[DrawnCard]) -> tuple[int, ...]:
    """How many cards lie on each other, from the left."""
    return tuple(len(list(some)) for _, some in groupby(hand, key=likeness))


def lay_fan(
    lines: Sequence[Box], counts: Sequence[int], sizes: CardSizes, first: int = 0
) -> tuple[LaidCard, ...]:
    """All cards that are seen, from the stack `first` on; where not all are, the last is cut in half."""
    for width in range(sizes.widest, sizes.narrowest - 1, -1):
        laid, seen = _packed(lines, counts, width, sizes)
        if seen == len(counts):
            return laid
    last = last_first(lines, counts, sizes)
    first = min(first, last)
    before = sum(counts[:first])
    is_cut = len(lines) == 1 and first < last
    width = _halving(lines[-1], counts[first:], sizes) if is_cut else sizes.narrowest
    laid, seen = _packed(lines, counts[first:], width, sizes)
    found = [msgspec.structs.replace(one, at=one.at + before) for one in laid]
    rest = counts[first + seen :]
    if rest:
        line = lines[-1]
        left = max((one.box.right + sizes.gap for one in laid if one.box.y == line.y), default=line.x)
        room = line.right - left
        if room >= sizes.covered:
            at = before + sum(counts[first : first + seen])
            found.append(LaidCard(at, Box(left, line.y, min(room, width), line.h), "cut"))
    return tuple(found)


def last_first(lines: Sequence[Box], counts: Sequence[int], sizes: CardSizes) -> int:
    """The first stack from which on all others are seen: a fan goes no farther."""
    for first in range(len(counts)):
        if _packed(lines, counts[first:], sizes.narrowest, sizes)[1] == len(counts) - first:
            return first
    return max(0, len(counts) - 1)


def _halving(line: Box, counts: Sequence[int], sizes: CardSizes) -> int:
    """The width at which the last card in sight is cut nearest to its half."""
    best, least = sizes.narrowest, 2.0
    for width in range(sizes.narrowest, sizes.widest + 1):
        laid, seen = _packed((line,), counts, width, sizes)
        if seen == len(counts):
            continue
        left = laid[-1].box.right + sizes.gap if laid else line.x
        if abs((line.right - left) / width - HALF) < least:
            best, least = width, abs((line.right - left) / width - HALF)
    return best


def _packed(
    lines: Sequence[Box], counts: Sequence[int], width: int, sizes: CardSizes
) -> tuple[tuple[LaidCard, ...], int]:
    """Stacks from the left, line by line; and how many of them had room."""
    laid: list[LaidCard] = []
    at = seen = 0
    for line in lines:
        x = line.x
        while seen < len(counts) and x + (counts[seen] - 1) * sizes.covered + width <= line.right + 0.5:
            for below in range(counts[seen]):
                is_top = below == counts[seen] - 1
                wide = width if is_top else sizes.covered
                laid.append(LaidCard(at, Box(x, line.y, wide, line.h), "whole" if is_top else "covered"))
                x, at = x + wide, at + 1
            x, seen = x + sizes.gap, seen + 1
    return tuple(laid), seen


def peek(theme: Theme, box: Box) -> Box:
    """What is left in sight of a fan that was lowered."""
    return box.trimmed(bottom=-theme.mm(PEEK_BELOW_MM)).cut_bottom(theme.mm(PEEK_MM))[0]


def is_on(box: Box, x: float, y: float) -> bool:
    """Whether something was let go over a box."""
    return box.x <= x <= box.right and box.y <= y <= box.top
