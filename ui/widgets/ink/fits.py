"""Words that fit: on one line, on two, as the short name of the data, in smaller type, in this order."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from ui.theme.theme import Font
from ui.widgets.ink.typesetter import Typesetter

LINE_HEIGHT = 1.22
GAP = re.compile(r" |(?<=-)(?=\w)")  # between words, and after the stroke inside one
ROUNDED = 1  # rows of one list differ by a pixel, and show the same
VOWEL = "aeiouyàâéèêëîïôöùûüœæ"
TOGETHER = "bl|br|ch|ck|cl|cr|dr|fl|fr|gh|gl|gn|gr|ph|pl|pr|qu|sh|th|tr|vr|wh"  # one sound, or said as one
SYLLABLE = re.compile(rf"(?:{TOGETHER}|[^\W\d_{VOWEL}])[{VOWEL}]", re.IGNORECASE)
JOINED = re.compile(TOGETHER, re.IGNORECASE)
BEFORE, AFTER = re.compile(r"[^\W\d_]{2}$"), re.compile(r"[^\W\d_]{3}")


class Fitted(msgspec.Struct, frozen=True):
    """Lines in one font; `whole` is False when even the shortest wording had to be cut."""

    lines: tuple[str, ...]
    font: Font
    whole: bool = True


def fit(setter: Typesetter, words: str, width: float, ways: Sequence[tuple[Font, int]]) -> Fitted:
    """The first way (font, number of lines) in which a sentence fits; it is never reworded, only broken."""
    fitted = _fitted(setter, words, width, ways)
    return fitted if fitted.whole else _hyphened(setter, words, width, ways) or fitted


def fit_name(
    setter: Typesetter, names: Sequence[str], width: float, ways: Sequence[tuple[Font, int]], most: float = 0
) -> Fitted:
    """A name in the largest type in which it fits, in full or as the data says it where room is short.

    `most` is how large its siblings have it (0: it has none); a word is broken sooner than cut.
    """
    able = below(ways, most)
    for font in sorted(dict.fromkeys(font for font, _ in able), key=lambda font: -font.px):
        counts = sorted(count for one, count in able if one == font)
        for name in names:
            fitted = _fitted(setter, name, width, [(font, count) for count in counts])
            if fitted.whole:
                return fitted
    largest = sorted(able, key=lambda way: -way[0].px)
    broken = (_hyphened(setter, name, width, largest) for name in names)
    return next((one for one in broken if one), None) or _fitted(setter, names[-1], width, able)


def fit_beside(
    setter: Typesetter, words: str, widths: tuple[float, float], font: Font, broken: bool = False
) -> Fitted | None:
    """A name on one line, else on two of different widths: the second stands beside something.

    Where that is the last way one of its words may be `broken`.
    """
    if setter.width(words, font) <= widths[0]:
        return Fitted((words,), font)
    gaps = [(words[: gap.start()], words[gap.end() :]) for gap in reversed(list(GAP.finditer(words)))]
    for lines in (*gaps, *(breaks(words) if broken else ())):
        if all(setter.width(line, font) <= width for line, width in zip(lines, widths, strict=True)):
            return Fitted(lines, font)
    return None


def fit_narrow(
    setter: Typesetter, words: str, room: tuple[float, float], font: Font
) -> Fitted | None:  # fmt: skip
    """Words on as many lines as are so high, each of them broken where it is too long; None: no room."""
    (width, height), lines = room, list[str]()
    for word in words.split(" "):
        rest = word
        while setter.width(rest, font) > width:
            start, rest = next((one for one in breaks(rest) if setter.width(one[0], font) <= width), ("", ""))
            if not start:
                return None
            lines.append(start)
        joined = f"{lines[-1]} {rest}" if lines and rest == word else rest
        if joined != rest and not lines[-1].endswith("-") and setter.width(joined, font) <= width:
            lines[-1] = joined
        else:
            lines.append(rest)
    found = Fitted(tuple(lines), font)
    return found if lines_height(found) <= height else None


def capitals(names: Sequence[str]) -> list[str]:
    """Names as places have them."""
    return [name.upper() for name in names]


def below(ways: Sequence[tuple[Font, int]], most: float) -> Sequence[tuple[Font, int]]:
    """The ways whose type is no larger than that of the siblings, the smallest where all are."""
    if not most:
        return ways
    least = min(font.px for font, _ in ways)
    return [(font, count) for font, count in ways if font.px <= max(most, least)]


def _hyphened(
    setter: Typesetter, words: str, width: float, ways: Sequence[tuple[Font, int]]
) -> Fitted | None:
    """A long word on two lines, when there are two: broken is better than cut."""
    for font, count in ways:
        for start, end in breaks(words) if count > 1 else ():
            lines = (*setter.wrap(start, font, width), *setter.wrap(end, font, width))
            if len(lines) <= count and all(setter.width(line, font) <= width for line in lines):
                return Fitted(lines, font)
    return None


def breaks(words: str) -> list[tuple[str, str]]:
    """Where a word may be broken, the last such place first: before a syllable, not at its very ends."""
    return [
        (f"{words[:at]}-", words[at:])
        for at in reversed(range(1, len(words)))
        if SYLLABLE.match(words, at)
        and not JOINED.match(words[at - 1 : at + 1])
        and BEFORE.search(words[:at])
        and AFTER.match(words, at)
    ]


def _fitted(setter: Typesetter, words: str, width: float, ways: Sequence[tuple[Font, int]]) -> Fitted:
    """The first way in which words fit, else a cut."""
    for font, count in ways:
        lines = setter.wrap(words, font, width)
        if len(lines) <= count and all(setter.width(line, font) <= width for line in lines):
            return Fitted(tuple(lines), font)
    font, count = ways[-1]
    lines = setter.wrap(words, font, width)
    kept, rest = lines[: count - 1], " ".join(lines[count - 1 :])
    return Fitted((*kept, _cut(setter, rest, font, width)), font, False)


class FittedPair(msgspec.Struct, frozen=True):
    """Words with a smaller line below them, together so high; `foot` None: there is no room for it."""

    head: Fitted
    foot: Fitted | None
    gap: float
    height: float


def fit_pair(
    setter: Typesetter,
    words: str,
    under: str,
    room: tuple[float, float],
    fonts: Sequence[Font],
    gap: float,
    most: float = 0,
) -> FittedPair:
    """The largest way in which both fit into a width and a height; else the words alone.

    The smallest font is that of the line below; `most` is how large its siblings have the words.
    """
    (width, height), small = room, fonts[-1]
    heads = [font for font, _ in below([(font, 1) for font in dict.fromkeys(fonts)], most)]
    for way in ((font, count) for font in heads for count in (1, 2)):
        head = _fitted(setter, words, width, [way])
        space = gap + 0.3 * head.font.cap  # the tails of the letters need theirs
        left = height + ROUNDED - lines_height(head) - space - small.cap
        foot = _fitted(setter, under, width, [(small, 1 + max(0, int(left // line_step(small))))])
        total = lines_height(head) + space + lines_height(foot)
        if head.whole and foot.whole and total <= height + ROUNDED:
            return FittedPair(head, foot, space, total)
    ways = [(font, count) for count in (1, 2, 3) for font in heads]
    able = [(font, count) for font, count in ways if font.cap + (count - 1) * line_step(font) <= height]
    head = fit(setter, words, width, able or [(small, 1)])
    return FittedPair(head, None, 0.0, lines_height(head))


def line_step(font: Font) -> int:
    """From one line to the next."""
    return round(font.px * LINE_HEIGHT * 0.86)


def lines_height(fitted: Fitted) -> float:
    """How high lines are, from the capitals of the first to the foot of the last."""
    return fitted.font.cap + line_step(fitted.font) * (len(fitted.lines) - 1)


def in_height(ways: Sequence[tuple[Font, int]], height: float) -> list[tuple[Font, int]]:
    """The ways that are no higher than this; the last one where none is."""
    able = [(font, count) for font, count in ways if font.cap + (count - 1) * line_step(font) <= height]
    return able or [ways[-1]]


def _cut(setter: Typesetter, words: str, font: Font, width: float) -> str:
    """As many letters as there is room for."""
    while len(words) > 1 and setter.width(f"{words}…", font) > width:
        words = words[:-1].rstrip()
    return f"{words}…"
