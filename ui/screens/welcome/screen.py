"""The very first screen: the language, then the film or a game, and nothing else before one is touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.language.phrases import phrase
from companion.core.ports.lobby import RoomOffer
from ui.bridge import Button
from ui.context import Context
from ui.screens.base.screen import Screen, put
from ui.screens.base.words import is_large
from ui.screens.welcome.cards import FreshCard, ShowCard
from ui.screens.welcome.film import film_of, show_me
from ui.theme.boxes import Box
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.ground.ground import Ground
from ui.widgets.label.label import Words

WELCOMED = "welcomed"  # the setting: one of the two was touched
TONGUE_MM = (31.0, 10.8)
HEAD_MM, WHAT_MM, FOOT_MM = 11.0, 7.0, 20.5


class WelcomeScreen(Screen):
    """Shown once; afterwards home comes first."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Everything but the marks of the games is known."""
        super().__init__(context, look, **values)
        tell, fixed = self.wear.tell, {"wear": self.wear, "size_hint": (None, None)}
        self.ground = Ground(wear=self.wear)
        self.title = Words(text=tell("ui-welcome-title"), step="title", role="title", **fixed)
        self.what = Words(text=tell("ui-welcome-what"), tint="dim", **fixed)
        self.tongues = {name: self._tongue(name) for name in context.ports.texts.languages}
        self.fresh = FreshCard(title=tell("ui-new-game"), sub=tell("ui-welcome-new"), **fixed)
        self.show = ShowCard(
            title=tell("ui-show-me"), sub=tell("ui-welcome-show"), minutes=tell("ui-welcome-minutes"), **fixed
        )
        self.needs = Words(text=tell("ui-welcome-needs"), valign="top", **fixed)
        self.whose = Words(text=tell("ui-welcome-whose"), tint="dim", valign="top", **fixed)
        self.rooms: Sequence[RoomOffer] = ()
        self.fresh.bind(on_tap=lambda _c: self._new_game())
        self.show.bind(on_tap=lambda _c: self._show_me())
        self.add_widget(self.ground)

    def _tongue(self, language: str) -> PlainButton:
        """A language in its own name."""
        name = self.context.ports.texts.say(phrase("ui-language-name"), language)
        chosen = language == self.context.preferences.language
        made = PlainButton(
            wear=self.wear,
            text=name,
            icon="check" if chosen else "",
            icon_tint="accent",
            size_hint=(None, None),
        )
        made.bind(on_tap=lambda _b: self._speak(language))
        return made

    def enter(self) -> None:
        """Look up which games there are."""
        lobby = self.context.ports.play.lobby
        if lobby is not None:
            self.context.errands.run(lobby.offered, self._found, self._failed)

    def _found(self, rooms: Sequence[RoomOffer]) -> None:
        """Their marks and names stand on the card."""
        self.rooms = rooms
        self.fresh.rooms = tuple(room.name for room in rooms)
        names = ", ".join(self.wear.say(room.title) for room in rooms)
        self.fresh.sub = f"{names}, {self.wear.tell('ui-welcome-new')}"
        self.arrange()

    def _speak(self, language: str) -> None:
        """Every word changes at once, and is kept."""
        ports, wishes = self.context.ports, self.context.preferences
        if ports.settings is not None:
            ports.settings.set("language", language)
        if language != wishes.language:
            self.context.prefer(replace(wishes, language=language))

    def _new_game(self) -> None:
        """To the page where a game is begun."""
        self._welcomed()
        self.context.go("new_game")

    def _show_me(self) -> None:
        """The film."""
        self._welcomed()
        show_me(self.context, self.rooms, self._failed)

    def _welcomed(self) -> None:
        """From now on home comes first."""
        if self.context.ports.settings is not None:
            self.context.ports.settings.set(WELCOMED, True)

    def _failed(self, words: str) -> None:
        """It could not be done: say so in place of what it says below."""
        self.needs.text, self.needs.tint = words, "warn"

    def press(self, button: Button) -> None:
        """The one large thing is the film."""
        if button != "undo":
            self.show.tap()

    def arrange(self) -> None:
        """Title and languages, what this is, the two cards, what is not needed."""
        if self.width < 100:
            return
        theme = self.wear.theme
        put(self, self.ground, self.box)
        box = self.box.inset(theme.mm(3), theme.mm(2.6))
        scale = max(1.0, theme.glass.text_scale)
        narrow = theme.glass.is_portrait or is_large(theme)
        wide = (theme.mm(TONGUE_MM[0] * scale) + theme.mm(1.5)) * len(self.tongues)
        head, box = box.cut_top(theme.mm(TONGUE_MM[1]), theme.mm(1))
        tongues, title = head.cut_right(min(wide, head.w * 0.62), theme.mm(2))
        put(self, self.title, title)
        cells = tongues.columns(len(self.tongues), theme.mm(1.5))
        for button, cell in zip(self.tongues.values(), cells, strict=True):
            put(self, button, cell)
        what, box = box.cut_top(theme.mm(WHAT_MM * (1 if not is_large(theme) else 2.2)), theme.mm(1.5))
        put(self, self.what, what)
        below, box = box.cut_bottom(self._foot(box), theme.mm(3.4))
        self._cards(box, narrow)
        needs, whose = below.rows([1, 2] if not is_large(theme) else [2, 3], theme.mm(1))
        put(self, self.needs, needs)
        put(self, self.whose, whose)

    def _foot(self, box: Box) -> float:
        """So high are the words below the cards; in large type less is said smaller."""
        scale = max(1.0, self.wear.theme.glass.text_scale)
        high = self.wear.theme.mm(FOOT_MM * scale * (1.3 if self.wear.theme.glass.is_portrait else 1))
        return min(high, box.h * 0.4)

    def _cards(self, box: Box, narrow: bool) -> None:
        """Side by side, or one under the other; without a film the game alone."""
        gap = self.wear.theme.mm(3)
        has_film = film_of(self.rooms) is not None or not self.rooms
        parts = box.rows(2, gap) if narrow and has_film else box.columns([0.485, 0.515], gap)
        put(self, self.fresh, parts[0] if has_film else box)
        if has_film:
            put(self, self.show, parts[1])
        elif self.show.parent is not None:
            self.remove_widget(self.show)
