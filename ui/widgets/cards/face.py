"""How a card of a drawn hand stands in its box: its name first, then what it does, then large numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import msgspec

from companion.core.ports.practice import DrawnCard
from ui.theme.boxes import Box
from ui.theme.theme import Font
from ui.widgets.drawn.wear import Wear
from ui.widgets.figures.figures import figure_width
from ui.widgets.ink.fits import Fitted, below, fit_beside, fit_name, in_height, line_step

FIGURE_MM, LEAST_MM, LOWER_MM = 6.2, 4.6, 0.7  # of a number, as it should be and at least
GAP_MM, ABOVE_MM, BELOW_MM = 0.6, 0.9, 0.9  # beside a number, above what a card does, below its name


class CardFace(msgspec.Struct, frozen=True):
    """The name in the head of a card, how high its numbers are, and what it does on the line below."""

    name: Fitted
    head: Box
    figure: float
    effect: Fitted | None = None


def card_face(
    wear: Wear,
    card: DrawnCard,
    inner: Box,
    effect: Fitted | None,
    gives: str,
    siblings: tuple[float, float],
) -> CardFace:
    """Large type before the sentence, the sentence before the whole name, the name before large numbers.

    A sentence that says no more than the numbers, `gives`, stands only below a name of one line.
    `siblings` are how large their names and how high their numbers are; 0: they have none.
    """
    theme, names, (most, high) = wear.theme, wear.names(card.title), siblings
    fonts = (theme.font("body"), theme.between("body"), theme.plain("body"), theme.plain("caption"))
    able = list(dict.fromkeys(font for font, _ in below([(font, 1) for font in fonts], most)))
    effects = (effect, None) if effect is not None else (None,)
    for font in able:
        for said, name in product(effects, names):
            head = _above(wear, inner, said)
            for size in _sizes(wear, head, font, high):
                found = _named(wear, card, name, head, font, size)
                if found and not (said and said.lines == (gives,) and len(found.lines) > 1):
                    return CardFace(found, head, size, said)
        if broken := _broken(wear, card, names, inner, font, high):
            return broken
    size = _least(wear, high)
    ways = in_height([(able[-1], 2), (able[-1], 3)], inner.h)
    cut = fit_name(wear.press.type, names, inner.w - figures_width(wear, card, size), ways)
    return CardFace(cut, inner, size)


def figures_width(wear: Wear, card: DrawnCard, size: float) -> float:
    """How much of the width numbers of that height take."""
    return sum(figure_width(figure.shape, size) + wear.theme.mm(GAP_MM) for figure in card.figures)


def _above(wear: Wear, inner: Box, effect: Fitted | None) -> Box:
    """The room above what a card does."""
    return inner if effect is None else inner.trimmed(bottom=effect.font.cap + wear.theme.mm(ABOVE_MM))


def _sizes(wear: Wear, head: Box, font: Font, high: float) -> Iterator[float]:
    """Numbers as high as they should be, as there is room for below the name, and at least."""
    theme = wear.theme
    wanted = theme.mm(FIGURE_MM * max(1.0, theme.glass.text_scale))
    most = min(wanted, high) if high else wanted
    under = head.h + theme.mm(LOWER_MM) - font.cap - theme.mm(BELOW_MM)
    least = _least(wear, high)
    yield from dict.fromkeys(size for size in (most, min(most, under), least) if size >= least)


def _least(wear: Wear, high: float) -> float:
    """How high numbers are at least."""
    least = wear.theme.mm(LEAST_MM)
    return min(least, high) if high else least


def _named(wear: Wear, card: DrawnCard, name: str, head: Box, font: Font, size: float) -> Fitted | None:
    """A name above its numbers, or on two lines of which the second stands beside them."""
    setter, theme = wear.press.type, wear.theme
    high = head.h + theme.mm(LOWER_MM)
    if size > high:
        return None
    beside = head.w - figures_width(wear, card, size)
    if not card.figures or font.cap + theme.mm(BELOW_MM) + size <= high:
        if font.cap <= head.h and setter.width(name, font) <= head.w:
            return Fitted((name,), font)
    elif font.cap <= head.h and setter.width(name, font) <= beside:
        return Fitted((name,), font)
    two = font.cap + line_step(font)
    if two > head.h or font.cap + theme.mm(0.2) + size > high:
        return None
    if two + theme.mm(0.2) + size <= high:  # there is room below both lines
        beside = head.w
    return fit_beside(setter, name, (head.w, beside), font)


def _broken(
    wear: Wear, card: DrawnCard, names: Sequence[str], inner: Box, font: Font, high: float
) -> CardFace | None:
    """A long word on two lines above or beside the smallest numbers: broken is better than small."""
    theme, size, two = wear.theme, _least(wear, high), font.cap + line_step(font)
    if two > inner.h:
        return None
    is_above = two + theme.mm(0.2) + size <= inner.h + theme.mm(LOWER_MM)
    room = inner.w if is_above else inner.w - figures_width(wear, card, size)
    name = fit_name(wear.press.type, names, room, [(font, 2)])
    return CardFace(name, inner, size) if name.whole else None
