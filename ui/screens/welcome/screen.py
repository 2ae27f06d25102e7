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
from ui.screens.welcome.cards import FreshCard, Sentence, ShowCard
from ui.screens.welcome.film import film_of, show_me
from ui.screens.welcome.measures import Said, page_of
from ui.widgets.buttons.plain import PlainButton
from ui.widgets.ground.ground import Ground

WELCOMED = "welcomed"  # the setting: one of the two was touched


class WelcomeScreen(Screen):
    """Shown once; afterwards home comes first."""

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """Everything but the marks of the games is known."""
        super().__init__(context, look, **values)
        tell, fixed = self.wear.tell, {"wear": self.wear, "size_hint": (None, None)}
        self.ground = Ground(wear=self.wear)
        self.title = Sentence(text=tell("ui-welcome-title"), heading=True, **fixed)
        self.what = Sentence(text=tell("ui-welcome-what"), tint="dim", **fixed)
        self.tongues = {name: self._tongue(name) for name in context.ports.texts.languages}
        self.fresh = FreshCard(title=tell("ui-new-game"), sub=tell("ui-welcome-new"), **fixed)
        self.show = ShowCard(
            title=tell("ui-show-me"), sub=tell("ui-welcome-show"), minutes=tell("ui-welcome-minutes"), **fixed
        )
        self.needs = Sentence(text=tell("ui-welcome-needs"), **fixed)
        self.whose = Sentence(text=tell("ui-welcome-whose"), tint="dim", steady=True, **fixed)
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
        self.arrange()

    def press(self, button: Button) -> None:
        """The one large thing is the film."""
        if button != "undo":
            self.show.tap()

    def arrange(self) -> None:
        """Everything as the page has it, in the largest words in which all of them have room."""
        if self.width < 100:
            return
        put(self, self.ground, self.box)
        page = page_of(self.wear, self._said(), self.box)
        places = {self.title: page.title, self.what: page.what, self.fresh: page.fresh,
                  self.needs: page.needs, self.whose: page.whose}  # fmt: skip
        places |= dict(zip(self.tongues.values(), page.tongues, strict=True))
        if page.show is not None:
            places[self.show] = page.show
        elif self.show.parent is not None:
            self.remove_widget(self.show)
        for card in (self.fresh, self.show):
            card.beside = page.beside
        for widget, place in places.items():
            widget.wear = page.wear
            put(self, widget, place)

    def _said(self) -> Said:
        """Everything that stands here, worded; while the games are looked up the film has its place."""
        has_film = film_of(self.rooms) is not None or not self.rooms
        show = (self.show.title, self.show.sub) if has_film else None
        fresh = (self.fresh.title, self.fresh.sub)
        return Said(
            self.title.text, self.what.text, fresh, show, self.needs.text, self.whose.text, len(self.tongues)
        )
