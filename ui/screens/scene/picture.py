"""How a scene is drawn: tape, one word, one number, one person."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Sequence

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Figure, SeatView
from ui.screens.scene.model import Chance, Scene
from ui.theme.boxes import Box
from ui.theme.colours import Colour
from ui.widgets.drawn.drawn import Drawn
from ui.widgets.figures.figures import (
    PROPORTIONS,
    Tint,
    figure_width,
    paint_digits,
    paint_figure,
    paint_shape,
)
from ui.widgets.icons.icons import paint_icon
from ui.widgets.ink.fits import Fitted, fit, in_height, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.people.cells import paint_cells
from ui.widgets.people.life import life_words
from ui.widgets.people.tab import paint_tab

SIGNS = {"victory": "check", "defeat": "close", "draw": "equal"}  # in place of a person: it is everybody's
TAPE_MM = 2.9
SHARE, BAND_MM = 0.54, 62.0
LONG_SHARE, LONG_BAND_MM = 0.72, 92.0  # with a long sentence
SMALLEST_MM, MOST_ROWS = 4.4, 6
ACCENT = 0.34  # how much of a capital's height an accent stands above it
TAIL = 0.34  # and how much of it the tail of a small letter hangs below
BARE = ("count",)  # shapes without a body: their digits stand on the band itself


def is_accented(words: str) -> bool:
    """Whether a letter carries something above itself."""
    return any(unicodedata.combining(sign) == 230 for sign in unicodedata.normalize("NFD", words))


def _sentence(ink: Ink, words: str, box: Box) -> Fitted:
    """What has happened, in as many lines as the word above it leaves room for."""
    theme = ink.theme
    title, body, caption = theme.font("title"), theme.font("body"), theme.font("caption")
    least = theme.font_mm(SMALLEST_MM * theme.glass.text_scale, "title").cap * (1 + ACCENT + TAIL)
    ways = [
        (title, 1),
        (body, 1),
        (body, 2),
        (body, 3),
        *((caption, rows) for rows in range(2, MOST_ROWS + 1)),
    ]
    return fit(ink.press.type, words, box.w, in_height(ways, box.h - least - theme.mm(1.2)))


def is_tailed(words: str) -> bool:
    """Whether a letter hangs below the line."""
    return any(letter in "gjpqyQçÇ" for letter in words)


class ScenePicture(Drawn):
    """Readable across the room: word, price, person; below what is left to do."""

    scene = ObjectProperty(None, allownone=True)
    watched = ("scene",)

    def paint(self, ink: Ink) -> None:
        """A band in the tone of the moment, the rest below it."""
        theme, colours = ink.theme, ink.theme.colours
        scene: Scene = self.scene
        tone: Colour = getattr(colours, scene.tone)
        on_tone: Colour = {"danger": colours.on_danger, "warn": colours.on_warn, "accent": colours.on_accent}[
            scene.tone
        ]
        tape = theme.mm(TAPE_MM)
        band = self._band(ink, scene)
        ink.fill(band, tone)
        if scene.tone != "accent":
            for strip in (band.cut_top(tape)[0], band.cut_bottom(tape)[0]):
                ink.fill(strip, on_tone)
                ink.weave(strip, "tape", tone, 1.25)
        self._paint_band(ink, scene, band.inset(theme.mm(4.2), tape + theme.mm(2.2)), on_tone, tone)
        side = theme.mm(1.6 if scene.chances else 4.2)  # names and numbers stand below the word
        self._paint_below(ink, scene, self.box.trimmed(top=band.h).inset(side, theme.mm(2.2)))

    def _band(self, ink: Ink, scene: Scene) -> Box:
        """The upper half, or more of it where that has no room for a long sentence."""
        theme = ink.theme
        for share, most in ((SHARE, BAND_MM), (LONG_SHARE, LONG_BAND_MM)):
            band = self.box.cut_top(round(min(self.height * share, theme.mm(most))))[0]
            box = band.inset(theme.mm(4.2), theme.mm(TAPE_MM) + theme.mm(2.2))
            signs = (scene.seat is not None) + (scene.figure is not None) + (scene.kind in SIGNS)
            beside = signs * (min(box.h, theme.mm(22)) + theme.mm(4.5))
            if _sentence(ink, scene.sub, box.trimmed(right=beside)).whole:
                return band
        return band

    def _paint_band(self, ink: Ink, scene: Scene, box: Box, colour: Colour, tone: Colour) -> None:
        """Number and person at the right, word and sentence at the left."""
        theme = ink.theme
        size = min(box.h, theme.mm(22))
        if scene.seat is not None:
            part, box = box.cut_right(size, theme.mm(4.5))
            paint_tab(ink, part.centred(size, size), scene.seat.name, scene.seat.colour)
        if scene.figure is not None:
            shape = scene.figure.shape
            part, box = box.cut_right(figure_width(shape, size), theme.mm(4.5))
            body = part.centred(
                figure_width(shape, size), size if shape != "harm" else figure_width(shape, size)
            )
            paint_shape(ink, shape, body, Tint(colour, tone, colour), True)
            _, digit, middle = PROPORTIONS[shape]
            words = "?" if scene.figure.value is None else str(scene.figure.value)
            paint_digits(ink, words, body, colour if shape in BARE else tone, digit, middle)
        if scene.kind in SIGNS:
            part, box = box.cut_right(size, theme.mm(4.5))
            paint_icon(ink, SIGNS[scene.kind], part.centred(size, size), colour)
        sub = _sentence(ink, scene.sub, box)
        need = lines_height(sub) + TAIL * sub.font.cap + theme.mm(1.2)
        foot, head = box.cut_bottom(round(max(0.36 * box.h, need)))
        word = theme.cased(scene.word)
        fonts = [
            theme.font_mm(mm * theme.glass.text_scale, "title")
            for mm in (14.5, 12.0, 9.0, 7.5, 5.8, SMALLEST_MM)
        ]
        above = ACCENT if is_accented(word) else 0.0  # an accent on a capital stands above its height
        below = TAIL if is_tailed(word) else 0.0
        ways = [(font, 1) for font in fonts if font.cap * (1 + above + below) <= head.h]
        said = fit(ink.press.type, word, head.w, ways or [(fonts[-1], 1)])
        room = head.trimmed(top=said.font.cap * above, bottom=said.font.cap * below)
        ink.lines(said.lines, room, said.font, colour, "left", "middle")
        ink.lines(sub.lines, foot, sub.font, colour, "left", "middle")

    def _paint_below(self, ink: Ink, scene: Scene, box: Box) -> None:
        """Turns that are left, or how everybody stands."""
        theme, stands = ink.theme, self.height > self.width
        if scene.chances:
            count = len(scene.chances) + (1 if scene.then else 0)
            cells = box.rows(count, theme.mm(2)) if stands else box.columns(count, theme.mm(3))
            for chance, cell in zip(scene.chances, cells, strict=False):
                self._paint_chance(ink, chance, cell, chance is scene.chances[-1])
            if scene.then:
                self._paint_then(ink, scene.then, cells[-1])
            for first, then in itertools.pairwise(cells) if not stands else ():
                x, y, size = (first.right + then.x) / 2, first.centre[1], theme.mm(0.9)
                points = [(x - size / 2, y + 2 * size), (x + size, y), (x - size / 2, y - 2 * size)]
                ink.line(points, theme.colours.warn, theme.line("outline"))
            return
        if scene.figures:
            self._paint_figures(ink, scene.figures, box)
            return
        seats = (scene.seat,) if scene.seat is not None else scene.seats
        columns = min(len(seats), 2 if stands else 5) or 1
        for seat, cell in zip(seats, box.grid(columns, -(-len(seats) // columns), theme.mm(2)), strict=False):
            self._paint_life(ink, seat, cell)

    def _paint_figures(self, ink: Ink, figures: Sequence[Figure], box: Box) -> None:
        """How the place stands that the scene is about, side by side."""
        for figure, cell in zip(figures, box.columns(len(figures), ink.theme.mm(2)), strict=True):
            high = min(cell.h, cell.w / PROPORTIONS[figure.shape][0], ink.theme.mm(22))
            paint_figure(ink, figure, cell.centred(figure_width(figure.shape, high), high))

    def _paint_chance(self, ink: Ink, chance: Chance, cell: Box, last: bool) -> None:
        """One turn: whose, and how many are left with it."""
        theme, colours = ink.theme, ink.theme.colours
        tone = theme.seat(chance.seat.colour).colour if chance.now else colours.frame
        ink.fill(cell, colours.card if chance.now else colours.recess)
        ink.frame(cell, tone, theme.line("heavy") if chance.now else theme.line("outline"))
        inner = cell.inset(theme.mm(2.6), theme.mm(2.2))
        caption, body = theme.font("caption"), theme.font("body")
        head, inner = inner.cut_top(body.cap, theme.mm(1.6))
        words = self.wear.tell("ui-last-chance" if last and not chance.now else "ui-now").upper()
        ink.words(words, head, body, colours.warn if chance.now else colours.dim, "left", "top")
        foot, middle = inner.cut_bottom(body.cap, theme.mm(1.4))
        size = min(middle.h, theme.mm(9.5))
        part, room = middle.cut_left(size, theme.mm(2))
        paint_tab(ink, part.centred(size, size), chance.seat.name, chance.seat.colour)
        key = theme.font_px(min(middle.h * 0.85, theme.font("key").cap))
        number, room = room.cut_right(ink.press.type.width(str(chance.turns), key), theme.mm(1.5))
        ink.words(str(chance.turns), number, key, colours.warn if chance.now else colours.dim, "right")
        name = fit(
            ink.press.type,
            theme.cased(chance.seat.name),
            room.w,
            [(theme.font("title", "title"), 1), (body, 1), (caption, 1)],
        )
        ink.words(name.lines[0], room, name.font, colours.text)
        ways = [(body, 1), (caption, 1)]
        turns = fit(ink.press.type, self.wear.tell("ui-turns", count=chance.turns), foot.w * 0.4, ways)
        width = ink.press.type.width(turns.lines[0], turns.font)
        right, left = foot.cut_right(width, theme.mm(1.5))
        ink.words(turns.lines[0], right, turns.font, colours.dim, "right")
        may = fit(ink.press.type, self.wear.tell("ui-may-fight"), left.w, ways)
        ink.words(may.lines[0], left, may.font, colours.text if chance.now else colours.dim)

    def _paint_then(self, ink: Ink, words: str, cell: Box) -> None:
        """What comes when nobody does anything: dashed, it is not yet."""
        theme, colours = ink.theme, ink.theme.colours
        ink.fill(cell, colours.recess)
        ink.dashes(cell, colours.danger, theme.line("outline"), theme.mm(1.4))
        inner = cell.inset(theme.mm(2.6), theme.mm(2.2))
        body = theme.font("body")
        head, rest = inner.cut_top(body.cap, theme.mm(2))
        ink.words(self.wear.tell("ui-then").upper(), head, body, colours.danger, "left", "top")
        caption = theme.font("caption")
        ways = [(body, 2), (body, 3), (caption, 3), (caption, 4), (caption, 2)]
        said = fit(ink.press.type, words, rest.w, in_height(ways, rest.h))
        ink.lines(said.lines, rest, said.font, colours.text)

    def _paint_life(self, ink: Ink, seat: SeatView, cell: Box) -> None:
        """Damage of a person at scene size, as cells and as a number with its limit."""
        theme, colours = ink.theme, ink.theme.colours
        alone = self.scene.seat is not None
        cell = cell.centred(cell.w, min(cell.h, theme.mm(25)))
        size = min(cell.h * (0.9 if alone else 0.62), theme.mm(18 if alone else 11))
        part, room = cell.cut_left(size, theme.mm(4 if alone else 2))
        paint_tab(ink, part.centred(size, size), seat.name, seat.colour, not seat.alive)
        if seat.life is not None and seat.life.shape == "points" and seat.alive:
            size = min(cell.h, ink.theme.mm(16))
            star, room = room.cut_left(figure_width("points", size), theme.mm(4))
            paint_figure(ink, seat.life, star.centred(star.w, size))
            if alone:
                self._paint_name(ink, seat, room)
            return
        value, limit = life_words(seat)
        key, small = (
            theme.font_mm(min(10.0, cell.h * 0.5 / theme.glass.px_per_mm)),
            theme.font("title", "number"),
        )
        above, below = room.rows([0.6, 0.4])
        width = ink.press.type.width(value, key)
        ink.words(value, above, key, colours.text, "left", "middle")
        rest = above.trimmed(left=width + 2)
        if ink.press.type.width(limit, small) <= rest.w:
            ink.words(limit, rest, small, colours.dim, "left", "middle")
        if not seat.alive:
            ways = [(theme.font("body"), 1), (theme.font("caption"), 1)]
            dead = fit(ink.press.type, self.wear.tell("ui-dead"), below.w, ways)
            if dead.whole:  # the tab and the dash say it too
                ink.words(dead.lines[0], below, dead.font, colours.dim, "left", "middle")
        elif seat.life is not None and seat.life.of and below.w > theme.mm(12):
            cells = below.centred(below.w, min(below.h, theme.mm(5)))
            wide = theme.mm(6 if len(self.scene.seats) > 1 and not alone else 16)
            cells = Box(cells.x, cells.y, min(cells.w, seat.life.of * wide), cells.h)
            paint_cells(ink, cells, seat.life.value or 0, seat.life.of, colours.danger)
        if alone:
            self._paint_name(ink, seat, rest.trimmed(left=ink.press.type.width(limit, small) + theme.mm(6)))

    def _paint_name(self, ink: Ink, seat: SeatView, room: Box) -> None:
        """Who it is, where a moment is one person's."""
        ways = [(ink.theme.font(step, "title"), 1) for step in ("title", "body", "caption")]
        name = fit(ink.press.type, ink.theme.cased(seat.name), room.w, ways)
        ink.words(name.lines[0], room, name.font, ink.theme.colours.text, "left", "middle")
