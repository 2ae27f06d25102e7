"""Which small offers there is room for and where they stand: pure arithmetic."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ui.theme.boxes import Box
from ui.theme.theme import Theme

LINE_MM = 9.1  # of the line that holds news and offers: a finger's height
ICON_MM, PAD_MM = 7.6, 4.4
TALL_MM = 2 * LINE_MM  # of the same line on a standing glass: news above, offers below, a finger for each
TWO_LINES = 1.9  # so many times the type, and two lines of it fit
SHARE = 0.7  # of the line: the rest stays for what hands have to do


class AsideSpot(msgspec.Struct, frozen=True):
    """One touch; a number stands alone, words may take two lines."""

    id: str
    words: str
    icon: str = ""
    number: bool = False


class Group(msgspec.Struct, frozen=True):
    """Touches that belong together, with what is said of them; `brief` where that is too long."""

    spots: tuple[AsideSpot, ...]
    words: str = ""
    brief: str = ""
    further: str = ""  # what leads to it where there is no room for it, instead of a number


class Laid(msgspec.Struct, frozen=True):
    """What stands where; `rest` are the touches there was no room for, behind the box `more`."""

    words: tuple[tuple[str, Box], ...] = ()
    spots: tuple[tuple[AsideSpot, Box], ...] = ()
    rest: tuple[AsideSpot, ...] = ()
    more: Box | None = None
    used: float = 0.0
    leads: str = ""  # what stands in that box


Measure = Callable[[str], float]  # how wide words are in the smallest type


def parted(line: Box, theme: Theme) -> tuple[Box, Box, float]:
    """The room for news, for offers, and the share offers may take: one line lying, two rows standing."""
    if line.h < theme.mm(TALL_MM) - 1:
        return line, line, SHARE
    below, above = line.cut_bottom(theme.mm(LINE_MM))
    return above, below, 1.0


def lay(groups: Sequence[Group], box: Box, theme: Theme, measure: Measure, share: float = SHARE) -> Laid:
    """As many groups as fit, from the right end of the line; the first ones are the likeliest."""
    if not groups:
        return Laid()
    gap, most = theme.mm(1.2), box.w * share
    chosen = _chosen(groups, theme, measure, most, gap, box.h)
    rest = tuple(spot for group in groups[len(chosen) :] for spot in group.spots)
    if rest:
        widest = more_width(groups, theme, measure)
        chosen = _chosen(groups, theme, measure, most - widest - gap, gap, box.h)
        rest = tuple(spot for group in groups[len(chosen) :] for spot in group.spots)
    left = groups[len(chosen) :]
    leads = left[0].further if len(left) == 1 and fits(left[0].further, theme, measure, most) else ""
    return _placed(chosen, rest, box, theme, measure, gap, leads or f"+{len(rest)}")


def fits(words: str, theme: Theme, measure: Measure, most: float) -> bool:
    """Whether words have room in a box of their own, where nothing else stands."""
    return bool(words) and measure(words) + theme.mm(PAD_MM) <= most


def _chosen(
    groups: Sequence[Group], theme: Theme, measure: Measure, most: float, gap: float, height: float
) -> list[tuple[str, Group, float]]:
    """The groups that fit, each with the words it is introduced by and their width."""
    found: list[tuple[str, Group, float]] = []
    used = 0.0
    for group in groups:
        inner = sum(spot_width(spot, theme, measure, height) + gap for spot in group.spots)
        for words in dict.fromkeys((group.words, group.brief)):
            width = words_width(words, theme, measure, height) if words else 0.0
            if used + inner + width + (gap if words else 0) <= most:
                break
        else:
            return found
        found.append((words, group, width))
        used += inner + width + (gap if words else 0)
    return found


def _placed(
    chosen: Sequence[tuple[str, Group, float]],
    rest: tuple[AsideSpot, ...],
    box: Box,
    theme: Theme,
    measure: Measure,
    gap: float,
    leads: str = "",
) -> Laid:
    """From the right end: what there is no room for outermost, then the last group, then the one before."""
    room, more = box, None
    if rest:
        more, room = room.cut_right(lead_width(leads, theme, measure), gap)
    words: list[tuple[str, Box]] = []
    spots: list[tuple[AsideSpot, Box]] = []
    for said, group, width in reversed(chosen):
        for spot in reversed(group.spots):
            cell, room = room.cut_right(spot_width(spot, theme, measure, box.h), gap)
            spots.insert(0, (spot, cell))
        if said:
            cell, room = room.cut_right(width, gap)
            words.insert(0, (said, cell))
    return Laid(tuple(words), tuple(spots), rest, more, box.w - room.w, leads)


def more_width(groups: Sequence[Group], theme: Theme, measure: Measure) -> float:
    """How wide the box has to be that says how many touches there was no room for."""
    count = sum(len(group.spots) for group in groups)
    return lead_width(f"+{count}", theme, measure)


def lead_width(words: str, theme: Theme, measure: Measure) -> float:
    """How wide a box of these words has to be: a finger at least."""
    return max(theme.space("touch"), round(measure(words) + theme.mm(PAD_MM)))


def words_width(words: str, theme: Theme, measure: Measure, height: float) -> float:
    """How wide words have to be so that they fit on as many lines as there is height for."""
    lines = 2 if height - theme.mm(2) >= theme.font("caption").px * TWO_LINES else 1
    if lines == 1 or " " not in words:
        return measure(words) + theme.mm(1)
    parts = words.split(" ")
    halves = ((" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts)))
    return min(max(measure(one), measure(other)) for one, other in halves) + theme.mm(1)


def spot_width(spot: AsideSpot, theme: Theme, measure: Measure, height: float) -> float:
    """How wide a touch has to be: a finger at least."""
    least = theme.space("touch")
    if spot.number:
        return max(least, round(measure(spot.words) + theme.mm(3)))
    icon = theme.mm(ICON_MM) if spot.icon else 0
    return max(least, round(words_width(spot.words, theme, measure, height) + theme.mm(PAD_MM) + icon))
