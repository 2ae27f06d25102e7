"""A place or the objective on one line, where a crowd has taken its room."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from companion.core.crossing.views import Figure, Objective, Place
from ui.theme.boxes import Box
from ui.widgets.drawn.touchable import Touchable
from ui.widgets.figures.figures import figure_width
from ui.widgets.ink.fits import fit_name
from ui.widgets.ink.ink import Ink
from ui.widgets.objective.signs import Sign, banner_of, paint_sign, signs_of
from ui.widgets.tile.states import paint_source

REACH_MM = 3.0  # a finger may be so far off: the line is lower than a finger


class LineChip(Touchable):
    """What lies in a place, or the level and the hazards of the objective."""

    place = ObjectProperty(None, allownone=True)
    objective = ObjectProperty(None, allownone=True)
    watched = ("place", "objective")

    def collide_point(self, x: float, y: float) -> bool:
        """A little more than what is drawn, above and below: cards lie over it and are touched first."""
        reach = self.wear.theme.mm(REACH_MM) if self.wear is not None else 0
        return bool(self.x <= x <= self.right and self.y - reach <= y <= self.top + reach)

    @property
    def reach(self) -> Box:
        """Where a finger hits it."""
        return self.box.inset(0, -self.wear.theme.mm(REACH_MM))

    def paint(self, ink: Ink) -> None:
        """One or the other."""
        if self.pressed:
            ink.slab(self.box, ink.theme.colours.raised, ink.theme.look.radius)
        if self.objective is not None:
            self._paint_goal(ink, self.objective)
        elif self.place is not None:
            self._paint_place(ink, self.place)
        self.paint_focus(ink, self.box)

    def _paint_goal(self, ink: Ink, goal: Objective) -> None:
        """The banner, then what has happened on the way, and how far it is."""
        high, rest = min(self.height - 2, ink.theme.mm(4.8)), self.box
        signs = [Sign(banner_of(goal))] if goal.level is not None else []
        signs += signs_of(goal)
        if goal.need and len(signs) < 2:
            signs.append(Sign(Figure("count", goal.done, of=goal.need)))
        for sign in signs:
            part, rest = rest.cut_left(figure_width(sign.figure.shape, high), ink.theme.mm(0.9))
            paint_sign(ink, sign, part.centred(part.w, high))

    def _paint_place(self, ink: Ink, place: Place) -> None:
        """The place and what lies there; how sure that is stands at the left, as on a card."""
        theme, colours = ink.theme, ink.theme.colours
        known = next((tile.known for tile in place.tiles if tile.known), "")
        if known:
            paint_source(ink, self.box.inset(0, theme.mm(0.6)), known == "seen")
        is_legal = any("legal" in (*place.states, *tile.states) for tile in place.tiles)
        if is_legal:
            ink.frame(self.box, colours.accent, theme.line("outline"), theme.look.radius)
        room = self.box.trimmed(left=theme.mm(2), right=theme.mm(0.8))
        body, caption = theme.font("body"), theme.font("caption")
        tone = colours.text if place.tiles else colours.dim
        words = fit_name(ink.press.type, (self._words(place),), room.w, [(body, 1), (caption, 1)])
        ink.lines(words.lines, room, words.font, tone, "left", "middle")

    def _words(self, place: Place) -> str:
        """Its name, and the card that lies there, or how many do."""
        name = self.wear.say(place.title)
        if not place.tiles:
            return name
        first = place.tiles[0].title
        if len(place.tiles) > 1 or first is None:
            return self.wear.tell("ui-place-count", place=name, count=len(place.tiles))
        return self.wear.tell("ui-place-card", place=name, card=first)
