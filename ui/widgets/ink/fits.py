"""Names that fit: a smaller step of the type scale, a second line, a shorter wording, in this order."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from ui.theme.theme import Font
from ui.widgets.ink.typesetter import Typesetter

LINE_HEIGHT = 1.22
ROUNDED = 1  # rows of one list differ by a pixel, and show the same
NAMELESS = re.compile(r"(.+?)(?:\s?: .+)? \((.*[^\d)].*)\)")  # "Captain Dallas: Intel (5 alike)"
NUMBERED = re.compile(r" (?!\d)")
NUMBER = re.compile(r"\d+")
VOWEL = "aeiouyàâéèêëîïôöùûüœæ"
TOGETHER = "bl|br|ch|ck|cl|cr|dr|fl|fr|gh|gl|gn|gr|ph|pl|pr|qu|sh|th|tr|vr|wh"  # one sound, or said as one
SYLLABLE = re.compile(rf"(?:{TOGETHER}|[^\W\d_{VOWEL}])[{VOWEL}]", re.IGNORECASE)
JOINED = re.compile(TOGETHER, re.IGNORECASE)
SMALL = {"of", "the", "and", "to", "in", "de", "du", "des", "la", "le", "les", "à", "au", "aux", "et"}
ELIDED = re.compile(r"^[ldLD]’")
BEFORE, AFTER = re.compile(r"[^\W\d_]{2}$"), re.compile(r"[^\W\d_]{3}")


class Fitted(msgspec.Struct, frozen=True):
    """Lines in one font; `whole` is False when even the shortest wording had to be cut."""

    lines: tuple[str, ...]
    font: Font
    whole: bool = True


def fit(setter: Typesetter, words: str, width: float, ways: Sequence[tuple[Font, int]]) -> Fitted:
    """The first way (font, number of lines) in which a sentence fits; it is never reworded, only broken."""
    fitted = _fitted(setter, (words,), width, ways)
    return fitted if fitted.whole else _hyphened(setter, words, width, ways) or fitted


def fit_name(setter: Typesetter, words: str, width: float, ways: Sequence[tuple[Font, int]]) -> Fitted:
    """The same for a name, which may also be abbreviated as long as it tells cards apart, or broken."""
    fitted = _fitted(setter, (words, *abbreviations(words)), width, ways)
    return fitted if fitted.whole else _hyphened(setter, words, width, ways) or fitted


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


def _fitted(
    setter: Typesetter, wordings: Sequence[str], width: float, ways: Sequence[tuple[Font, int]]
) -> Fitted:
    """The first wording that fits in the first way it does, else a cut."""
    for wording in wordings:
        for font, count in ways:
            lines = setter.wrap(wording, font, width)
            if len(lines) <= count and all(setter.width(line, font) <= width for line in lines):
                return Fitted(tuple(lines), font)
    font, count = ways[-1]
    lines = setter.wrap(wordings[-1], font, width)
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
    below: str,
    room: tuple[float, float],
    fonts: tuple[Font, Font],
    gap: float,
) -> FittedPair:
    """The largest way in which both fit into a width and a height; else the words alone."""
    (width, height), (large, small) = room, fonts
    for way in ((large, 1), (small, 1), (large, 2), (small, 2)):
        head = _fitted(setter, (words,), width, [way])
        space = gap + 0.3 * head.font.cap  # the tails of the letters need theirs
        for count in (1, 2, 3):
            foot = _fitted(setter, (below,), width, [(small, count)])
            total = lines_height(head) + space + lines_height(foot)
            if head.whole and foot.whole and total <= height + ROUNDED:
                return FittedPair(head, foot, space, total)
    ways = [(font, count) for count in (1, 2, 3) for font in fonts]
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


def abbreviations(words: str) -> list[str]:
    """Shorter and shorter wordings that still tell cards apart: the last word stays whole."""
    if nameless := NAMELESS.fullmatch(words):
        return _nameless(words, *nameless.groups())
    *first, last = words.split(" ")
    if not first:
        return []
    clipped = [f"{word[:3]}." if len(word) > 4 else word for word in first]
    initials = [f"{word[0]}." for word in first if word]
    shorter = [" ".join((*clipped, last)), " ".join((*initials, last)), f"{''.join(initials)} {last}"]
    bare = " ".join((*(f"{word[0]}." for word in first if word.lower() not in SMALL), ELIDED.sub("", last)))
    return shorter if bare in shorter else [*shorter, bare]


def _nameless(words: str, whose: str, copies: str) -> list[str]:
    """A card without a name is told from its neighbours by its person and by how many are alike."""
    *_, last = NUMBERED.split(whose)  # "Captain Dallas" is Dallas, "Enemy 2" stays
    count = NUMBER.search(copies)
    return [words[len(whose) - len(last) :], f"{last} ({copies})", f"{last} ×{count.group() if count else 1}"]


def _cut(setter: Typesetter, words: str, font: Font, width: float) -> str:
    """As many letters as there is room for."""
    while len(words) > 1 and setter.width(f"{words}…", font) > width:
        words = words[:-1].rstrip()
    return f"{words}…"
