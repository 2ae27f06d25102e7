"""The current objective: its level, its name, how far it is, and which hazards have happened."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Objective
from companion.core.language.phrases import Phrase
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width, paint_figure
from ui.widgets.ink.fits import fit, lines_height
from ui.widgets.ink.ink import Ink
from ui.widgets.objective.hazards import hazard_rows, paint_hazards, paint_signs
from ui.widgets.objective.signs import banner_of, signs_of, signs_width
from ui.widgets.people.cells import paint_cells
from ui.widgets.place.frames import paint_recess


class ObjectiveWidget(Touchable):
    """A tall panel where there is a column for it, else two rows."""

    objective = ObjectProperty(None, allownone=True)
    watched = ("objective",)

    def paint(self, ink: Ink) -> None:
        """Frame first, then by the room there is."""
        paint_recess(ink, self.box)
        edge = 1.8 if self.height >= ink.theme.mm(15) else 0.9
        inner = self.box.inset(ink.theme.space("tile_pad"), ink.theme.mm(edge))
        goal: Objective | None = self.objective
        if goal is None:
            return
        if self.height > self.width * 0.7:
            self._paint_tall(ink, goal, inner)
        elif self.width > ink.theme.mm(80):
            self._paint_wide(ink, goal, inner)
        else:
            self._paint_low(ink, goal, inner)
        self.paint_focus(ink, self.box)

    def _banner(self, ink: Ink, goal: Objective, box: Box, height: float) -> Box:
        """The level in its banner at the top left; returns the room beside it, all of it without a level."""
        if goal.level is None:
            return box
        width = figure_width("level", height)
        part, rest = box.cut_left(width, ink.theme.mm(2.2))
        paint_figure(ink, banner_of(goal), part.cut_top(height)[0])
        return rest

    def _paint_low(self, ink: Ink, goal: Objective, inner: Box) -> None:
        """Name beside the banner, hazards and place below."""
        theme, colours = ink.theme, ink.theme.colours
        size = theme.mm(5.2)
        rest = self._banner(ink, goal, inner.trimmed(bottom=size), inner.h - size - theme.mm(0.8))
        foot, _ = inner.cut_bottom(size)
        head = rest
        body, caption = theme.font("body"), theme.font("caption")
        name = fit(ink.press.type, self.wear.say(goal.title), head.w, [(body, 1), (caption, 1), (caption, 2)])
        ink.lines(name.lines, head, name.font, colours.text, "left", "middle")
        foot = paint_signs(ink, goal, foot, size)
        self._paint_progress(ink, goal, foot, self._place(goal))

    def _paint_wide(self, ink: Ink, goal: Objective, inner: Box) -> None:
        """Name and place beside the banner, hazards at the right."""
        theme, colours = ink.theme, ink.theme.colours
        size = theme.mm(7.4)
        rest = self._banner(ink, goal, inner, min(inner.h, theme.mm(12)))
        width = (signs_width(goal, size) + theme.mm(1)) * max(1, len(signs_of(goal)))
        side, rest = rest.cut_right(width, theme.mm(2))
        paint_signs(ink, goal, side.centred(side.w, size), size)
        head, foot = rest.rows(2)
        name = fit(
            ink.press.type,
            self.wear.say(goal.title),
            head.w,
            [(theme.font("body"), 1), (theme.font("caption"), 2)],
        )
        ink.lines(name.lines, head, name.font, colours.text, "left", "middle")
        caption, says = theme.font("caption"), self._next_hazard(goal)
        told = fit(ink.press.type, says, foot.w - goal.need * theme.mm(3.4) - theme.mm(1.5), [(caption, 1)])
        if says and told.whole:
            ink.words(told.lines[0], foot, caption, colours.dim)
        self._paint_progress(ink, goal, foot, "" if says and told.whole else self._place(goal), says != "")

    def _next_hazard(self, goal: Objective) -> str:
        """What the next hazard brings, as long as there is one."""
        at = next((at for at, happened in enumerate(goal.events) if not happened), len(goal.events))
        if at >= min(len(goal.events), len(goal.event_texts)):
            return ""
        return self.wear.tell("ui-next-hazard", at=at + 1, says=self.wear.say(goal.event_texts[at]))

    def _paint_tall(self, ink: Ink, goal: Objective, inner: Box) -> None:
        """Everything in words."""
        theme, colours = ink.theme, ink.theme.colours
        body, caption = theme.font("body"), theme.font("caption")
        head, rest = inner.cut_top(theme.mm(11), theme.mm(2.4))
        beside = self._banner(ink, goal, head, head.h)
        over, under = beside.rows(2)
        ink.words(self.wear.tell("ui-objective").upper(), over, theme.plain("caption"), colours.dim)
        if goal.need:
            right = under.cut_right(under.w * 0.5)[0]
            self._paint_progress(ink, goal, right, "", is_right=True)
        if goal.level is not None and goal.of is not None:
            key = "ui-objective-of" if goal.sign else "ui-so-many"
            said = self.wear.tell(key, at=goal.sign or goal.level, of=goal.of)
            ink.words(said, under, body, colours.text)
        name = fit(ink.press.type, self.wear.say(goal.title), rest.w, [(body, 2), (caption, 2)])
        rest = rest.trimmed(top=ink.lines(name.lines, rest, name.font, colours.text) + theme.mm(2))
        ink.fill(Box(rest.x, rest.top - 1, rest.w, 1), colours.line)
        rest = rest.trimmed(top=theme.mm(2.4))
        words = self._hazards(goal)
        place = fit(ink.press.type, self._place(goal), rest.w, [(body, 1), (caption, 2)])
        below = rest.trimmed(top=lines_height(place) + theme.mm(1.8))
        has_place = self._place(goal) and self._is_better(words, below, rest)
        if has_place:
            ink.lines(place.lines, rest, place.font, colours.text)
        paint_hazards(ink, goal, words, below if has_place else rest)

    def _hazards(self, goal: Objective) -> list[str]:
        """What each hazard brings, where that is said of all of them."""
        texts = [sign.text for sign in signs_of(goal)]
        words = [self.wear.say(text) for text in texts if text is not None]
        return words if len(words) == len(texts) else []

    def _is_better(self, words: Sequence[str], below: Box, alone: Box) -> bool:
        """Whether the place may stand above the hazards: their words go before it."""
        setter, theme = self.wear.press.type, self.wear.theme
        return hazard_rows(setter, theme, words, below) is not None or (
            hazard_rows(setter, theme, words, alone) is None
        )

    def _paint_progress(
        self, ink: Ink, goal: Objective, box: Box, words: str, is_right: bool = False
    ) -> None:
        """The place, and as many cells as the objective needs."""
        theme = ink.theme
        caption = theme.font("caption")
        if goal.need and not goal.aims:
            width = min(box.w * 0.5, goal.need * theme.mm(3.4))
            part, box = (
                box.cut_right(width, theme.mm(1.5))
                if words or is_right
                else box.cut_left(width, theme.mm(1.5))
            )
            paint_cells(ink, part.centred(part.w, theme.mm(2.6)), goal.done, goal.need, theme.colours.warn)
        if words and box.w > theme.mm(8):
            fitted = fit(ink.press.type, words, box.w, [(caption, 1)])
            if fitted.whole:
                ink.words(fitted.lines[0], box, caption, theme.colours.dim)

    def _place(self, goal: Objective) -> str:
        """Where it plays."""
        place: Phrase | None = goal.place
        return self.wear.say(place) if place is not None else ""
