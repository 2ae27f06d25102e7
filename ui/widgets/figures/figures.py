"""A number in its shape: filled is a fact, outlined is a price, a threat or a lack."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.core.crossing.views import Figure
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.theme.looks import Palette
from ui.theme.theme import DIGIT_MM, MINIMUM_MM
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.ink import Ink
from ui.widgets.shapes import outlines
from ui.widgets.shapes.outlines import Points

Tone = Literal["card", "pool", "warn", "accent"]

# width by height, height of the digit, and where its middle stands, both as parts of the height
PROPORTIONS: dict[str, tuple[float, float, float]] = {
    "fight": (0.9, 0.5, 0.41),
    "scan": (0.9, 0.5, 0.41),
    "pay": (1.0, 0.48, 0.5),
    "harm": (0.84, 0.5, 0.5),
    "hazard": (1.1, 0.43, 0.34),
    "level": (0.72, 0.48, 0.58),
    "points": (1.06, 0.46, 0.46),
    "dice": (0.9, 0.5, 0.5),
    "count": (0.7, 0.6, 0.5),
    "life": (0.84, 0.5, 0.5),
    "craft": (1.45, 0.4, 0.32),
}
BRIGHT = 0.6
HARM_HEIGHT = 0.84
UNREAD = 0.7  # digits below this part of the smallest capitals are left out
POOL_MM, KEY_MM = 11.0, 7.5  # a pool so high has digits so high
SCAN_MM, SCAN_SHARE = 5.4, 0.61  # the digits of a price, and of the height of its shape
IN_STAR = 0.58  # of the width of a star: what lies between its inner corners
WITHIN, FILLING = 0.82, 0.94  # of the width of a shape: its digits, and those that would be too small else
SLIM = ("hazard", "points")  # shapes with little room in their middle: digits stay within it
LARGE_PX = (36, 60)  # between these heights the digit grows from its part to a little more
EYE_SHARE = 0.72


class Tint(msgspec.Struct, frozen=True):
    """Fill and ink of one shape."""

    fill: Colour
    digit: Colour
    outline: Colour


def figure_width(shape: str, height: float) -> float:
    """How wide a shape is for its height, its eye included."""
    width = round(PROPORTIONS[shape][0] * height)
    return width + (round(EYE_SHARE * height * 1.15) if shape == "scan" else 0)


def paint_figure(ink: Ink, figure: Figure, box: Box, tone: Tone = "card") -> None:
    """Draw a figure at the left of a box whose height it takes."""
    if figure.value is None and has_ink(ink):
        figure = replace(figure, filled=True)  # on bright cards the warning colour is only a fill under ink
    elif figure.value is None and figure.shape == "count":
        figure = replace(figure, filled=False)  # a number without a shape has nothing to stand on
    width, digit, middle = PROPORTIONS[figure.shape]
    body = Box(box.x, box.y, round(width * box.h), box.h)
    tint = tint_of(ink.theme.colours, figure, tone)
    if figure.shape == "scan":
        side = round(EYE_SHARE * box.h)
        paint_icon(ink, "look", Box(box.x, round(box.y + (box.h - side) / 2), side, side), tint.outline)
        body = Box(box.x + round(side * 1.15), box.y, round(width * box.h), box.h)
    if figure.shape in ("harm", "life"):
        body = Box(body.x, round(box.y + box.h * (1 - HARM_HEIGHT) / 2), body.w, body.w)
        digit, middle = 0.58, 0.5
    paint_shape(ink, figure.shape, body, tint, figure.filled)
    if figure.shape == "dice" and figure.value and figure.value <= 6 and figure.filled:
        if ink.theme.colours.card[0] > BRIGHT and not has_ink(ink):  # a white die on white has an edge
            ink.line(points_of("dice", body.inset(1)), tint.outline, 2, closed=True)
        paint_pips(ink, figure.value, body, tint.digit)
        return
    words = figure.sign or ("?" if figure.value is None else str(figure.value))
    colour = tint.digit if figure.filled else tint.outline
    footed = words in ("6", "9") and figure.shape in ("pay", "harm", "life")
    if footed:
        middle += 0.035
        low = middle - grown(body.h, digit) / 2 - 0.105
        foot = Box(
            body.x + body.w * 0.39,
            round(body.y + body.h * low),
            round(body.w * 0.22),
            max(2, round(body.h * 0.05)),
        )
        ink.fill(foot, colour)
    if figure.shape == "points":
        body = body.centred(body.w * IN_STAR / WITHIN, body.h)
    paint_digits(ink, words, body, colour, digit, middle, least_mm(ink, figure, tone, box.h))


def paint_shape(ink: Ink, shape: str, box: Box, tint: Tint, filled: bool) -> None:
    """Only the shape."""
    if shape == "count":
        return
    if filled:
        ink.shape(points_of(shape, box), tint.fill)
        if has_ink(ink):
            ink.line(points_of(shape, box.inset(1)), ink.theme.colours.on_card, 2, closed=True)
        return
    width = max(2.0, box.h * 0.07)
    ink.line(points_of(shape, box.inset(width / 2)), tint.outline, width, closed=True)


def has_ink(ink: Ink) -> bool:
    """Whether the look draws everything with an ink line around it."""
    return ink.theme.look.manner.frame in ("ink", "panel")


def least_mm(ink: Ink, figure: Figure, tone: Tone, height: float) -> float:
    """How high digits are at least: pools decide, and a triangle or a star must not be run over."""
    if tone == "pool" and height >= ink.theme.mm(POOL_MM):
        return KEY_MM
    if figure.shape == "scan" or tone == "accent":  # the price of a scan decides as well
        return max(DIGIT_MM, min(SCAN_MM, SCAN_SHARE * height / ink.theme.glass.px_per_mm))
    return MINIMUM_MM if figure.shape in SLIM else DIGIT_MM


def paint_digits(
    ink: Ink,
    words: str,
    box: Box,
    colour: Colour,
    ratio: float,
    middle: float,
    least_of: float = DIGIT_MM,
) -> None:
    """Digits centred on the height of their capitals, which is no lower than `least_of` mm."""
    theme, cap = ink.theme, box.h * grown(box.h, ratio)
    if cap < theme.mm(MINIMUM_MM) * UNREAD:
        return  # too small to be read: its place in the row says it
    least = least_of * theme.glass.px_per_mm
    font = theme.font_least(max(cap, min(least, box.h)))
    width = ink.press.type.width(words, font)
    if width > box.w * WITHIN:
        wanted = font.cap * box.w * WITHIN / width
        most = font.cap * box.w * FILLING / width
        font = theme.font_px(wanted) if wanted >= least else theme.font_px(min(most, least + 0.4))
    ink.words(
        words,
        Box(box.x, round(box.y + box.h * middle - font.cap / 2), box.w, font.cap),
        font,
        colour,
        "center",
    )


def grown(height: float, ratio: float) -> float:
    """The part of a shape's height that its digit takes: a little more in large shapes."""
    low, high = LARGE_PX
    return ratio + (0.13 * min(1.0, max(0.0, (height - low) / (high - low))) if ratio >= 0.48 else 0)


def paint_pips(ink: Ink, value: int, box: Box, colour: Colour) -> None:
    """The eyes of a die."""
    near, far = 0.26, 0.74
    places = {
        1: [(0.5, 0.5)],
        2: [(near, far), (far, near)],
        3: [(near, far), (0.5, 0.5), (far, near)],
        4: [(near, near), (near, far), (far, near), (far, far)],
        5: [(near, near), (near, far), (far, near), (far, far), (0.5, 0.5)],
        6: [(near, near), (near, far), (far, near), (far, far), (near, 0.5), (far, 0.5)],
    }[value]
    size = box.w * 0.19
    for x, y in places:
        pip = Box(box.x + box.w * x - size / 2, box.y + box.h * y - size / 2, size, size)
        ink.shape(outlines.circle(pip), colour)


def points_of(shape: str, box: Box) -> Points:
    """The outline of a shape."""
    makers = {
        "fight": outlines.pentagon,
        "scan": outlines.pentagon,
        "pay": outlines.circle,
        "harm": outlines.rectangle,
        "life": outlines.rectangle,
        "hazard": outlines.triangle,
        "level": outlines.banner,
        "points": outlines.star,
        "craft": outlines.circle,
    }
    return makers[shape](box) if shape in makers else outlines.rounded(box, box.h * 0.2)


def tint_of(colours: Palette, figure: Figure, tone: Tone) -> Tint:
    """What a shape is filled and outlined with, by what it means and where it stands."""
    pool = tone == "pool"
    on_card = colours.text if pool else colours.on_card
    tints = {
        "fight": Tint(colours.attack, colours.on_accent, colours.attack)
        if pool
        else Tint(colours.enemy, colours.on_enemy, on_card),
        "scan": Tint(colours.accent, colours.on_accent, colours.accent),
        "pay": Tint(colours.recruit, colours.on_enemy, on_card),
        "harm": Tint(colours.danger, colours.on_danger, colours.danger),
        "life": Tint(colours.danger, colours.on_danger, colours.frame),
        "hazard": Tint(colours.warn, colours.on_warn, colours.warn),
        "level": Tint(colours.warn, colours.on_warn, colours.warn),
        "points": Tint(colours.warn, colours.on_warn, colours.warn),
        "dice": Tint((0.94, 0.94, 0.92, 1), (0.06, 0.06, 0.05, 1), colours.frame),
        "count": Tint(colours.card, on_card, on_card),
        "craft": Tint(colours.raised, on_card, on_card),
    }
    tint = tints[figure.shape]
    if tone == "warn" or figure.value is None:
        return Tint(colours.warn, colours.on_warn, colours.warn)
    return Tint(colours.accent, colours.on_accent, colours.accent) if tone == "accent" else tint
