"""How large the very first screen is drawn: as on the smallest glass, grown with the glass."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from ui.theme.boxes import Box
from ui.theme.theme import Font, Theme
from ui.widgets.drawn.wear import Wear
from ui.widgets.ink.fits import line_step
from ui.widgets.ink.typesetter import Typesetter

ACROSS_MM, DOWN_MM = 154.0, 92.4  # the glass that all lengths of this screen are said for
TITLE_MM = 5.4  # of the capitals of a heading; everything else is as high as words that must be read
MARGIN_MM, GAP_MM = 3.1, 3.0
TONGUE_MM = (31.0, 10.8)
PAD_MM, TIGHT_MM = 4.6, 2.0  # inside a card; the second where sign and words stand side by side
SIGN_MM, SIGNS_MM, SIDE_MM = (
    13.1,
    22.0,
    34.0,
)  # how high a sign is, at most so high, and how wide beside words
LINE_MM, RULE_MM = 2.6, 2.0
MARK_MM = 17.0
TOO_HIGH = 100_000.0  # of words that would have to be broken
STEP, LEAST = 0.05, 0.8  # of the size of the words, while they do not all fit


class Said(msgspec.Struct, frozen=True):
    """Everything that stands on the screen, worded."""

    title: str
    what: str
    fresh: tuple[str, str]  # a heading, and what it brings
    show: tuple[str, str] | None  # None: no game here has a film
    needs: str
    whose: str
    tongues: int


class Page(msgspec.Struct, frozen=True):
    """Where everything stands; `beside`: in a card the words stand beside its sign."""

    wear: Wear
    title: Box
    tongues: tuple[Box, ...]
    what: Box
    fresh: Box
    show: Box | None
    needs: Box
    whose: Box
    beside: bool


def page_of(wear: Wear, said: Said, box: Box) -> Page:
    """The page in the largest words in which all of them have room."""
    theme = wear.theme
    scale = theme.glass.text_scale
    while True:
        worn = grown(wear, scale)
        for stacked, beside in _ways(worn.theme):
            page, is_whole = _laid(worn, said, box, stacked, beside)
            if is_whole or (scale <= LEAST):
                return page
        scale = max(LEAST, scale - STEP)


def grown(wear: Wear, text_scale: float) -> Wear:
    """The same look, in which a millimetre grows as the glass does."""
    theme = wear.theme
    glass = theme.glass
    short, long = (DOWN_MM, ACROSS_MM) if glass.is_portrait else (ACROSS_MM, DOWN_MM)
    px_per_mm = max(glass.px_per_mm, min(glass.width / short, glass.height / long))
    larger = replace(glass, known_px_per_mm=px_per_mm, text_scale=text_scale)
    return replace(wear, theme=Theme(theme.tokens, theme.look, larger, theme.reduced_motion))


def fonts(theme: Theme) -> tuple[Font, Font]:
    """Of headings, and of everything else."""
    return theme.font_mm(TITLE_MM * theme.glass.text_scale, "title"), theme.font("body")


def steady(theme: Theme) -> Font:
    """Of what is the last to be read: no larger than usual where words are wanted large."""
    return min(theme.font("body"), theme.plain("body"), key=lambda font: font.px)


def height(setter: Typesetter, words: str, width: float, font: Font) -> float:
    """How high words are when they are broken into lines."""
    return font.cap + line_step(font) * (len(setter.wrap(words, font, width)) - 1)


def card_height(wear: Wear, words: Sequence[str], width: float, beside: bool) -> float:
    """How high a card is that shows its sign and all its words."""
    theme, setter = wear.theme, wear.press.type
    inner = width - 2 * theme.mm(PAD_MM) - (theme.mm(SIDE_MM + GAP_MM) if beside else 0)
    high = words_height(theme, setter, words, inner)
    if beside:
        return max(high, theme.mm(SIGN_MM * 0.8)) + 2 * theme.mm(TIGHT_MM)
    return theme.mm(SIGN_MM + GAP_MM) + high + 2 * theme.mm(PAD_MM)


def words_height(theme: Theme, setter: Typesetter, words: Sequence[str], width: float) -> float:
    """A heading, which is never broken, and what it brings."""
    head, body = fonts(theme)
    above, below = height(setter, words[0], width, head), height(setter, words[1], width, body)
    is_broken = setter.width(words[0], head) > width
    return TOO_HIGH if is_broken else above + theme.mm(LINE_MM) + below


def _ways(theme: Theme) -> tuple[tuple[bool, bool], ...]:
    """Cards side by side or one under the other, their signs above or beside the words."""
    if theme.glass.is_portrait:
        return ((True, False),)
    return ((True, True),) if theme.glass.text_scale > 1 else ((False, False), (True, True))


def _laid(wear: Wear, said: Said, box: Box, stacked: bool, beside: bool) -> tuple[Page, bool]:
    """A page, and whether everything on it has room."""
    theme, setter = wear.theme, wear.press.type
    head, body = fonts(theme)
    gap, under = theme.mm(GAP_MM), theme.mm(RULE_MM)
    box = box.inset(theme.mm(MARGIN_MM))
    title, tongues, box = _head(wear, said, box, head)
    what, box = box.cut_top(height(setter, said.what, box.w, body), gap)
    whose, box = box.cut_bottom(height(setter, said.whose, box.w, steady(theme)), theme.mm(LINE_MM))
    needs, box = box.cut_bottom(height(setter, said.needs, box.w, body), gap + under)
    every = [said.fresh, *([said.show] if said.show is not None else [])]
    widths = [0.485, 0.515] if len(every) > 1 else [1.0]
    cells = box.columns(widths, gap)
    wants = [card_height(wear, one, cell.w, beside) for one, cell in zip(every, cells, strict=True)]
    if stacked:
        wants = [card_height(wear, one, box.w, beside) for one in every]
        cells = box.rows(wants, gap)
    least = sum(wants) + gap * (len(wants) - 1) if stacked else max(wants)
    page = Page(
        wear, title, tongues, what, cells[0], cells[1] if len(cells) > 1 else None, needs, whose, beside
    )
    return page, least <= box.h + 1


def _head(wear: Wear, said: Said, box: Box, font: Font) -> tuple[Box, tuple[Box, ...], Box]:
    """The title and the languages: in one line, the languages above where there is no room for both."""
    theme, setter = wear.theme, wear.press.type
    gap = theme.mm(1.5)
    scale = max(1.0, theme.glass.text_scale)
    wide = (theme.mm(TONGUE_MM[0]) * scale + gap) * said.tongues - gap
    row, rest = box.cut_top(theme.mm(TONGUE_MM[1]), theme.mm(1.6))
    name = setter.width(said.title, font)
    if name + gap + wide <= row.w:
        right, title = row.cut_right(wide, gap)
    else:
        right = row.cut_right(min(wide, row.w))[0]
        title, rest = rest.cut_top(font.cap * 1.2, theme.mm(LINE_MM))
    return title, tuple(right.columns(said.tongues, gap)), rest
