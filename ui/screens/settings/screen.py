"""Settings: groups, their rows with what is chosen now, and every choice at most two touches further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.language.phrases import phrase
from companion.core.ports.sounds import SoundWishes
from ui.bridge import Button
from ui.preferences import Preferences
from ui.screens.lights import model as lights
from ui.screens.lists.screen import ListScreen
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.settings import model
from ui.screens.settings.glass import MeasureSheet
from ui.screens.settings.picker import PickSheet
from ui.screens.settings.usual import Usual, changed, usual_of
from ui.widgets.keystrip.strip import PlainSpec

GROUP, BACK = "settings", "settings-back"  # what the screens remember when they are built anew


class SettingsScreen(ListScreen):
    """What is chosen holds at once and is kept."""

    icon = "settings"
    narrow_mm, row_mm = 62.0, 12.0

    @property
    def group(self) -> str:
        """The group that is open; empty: the list of groups."""
        return str(self.context.notes.get(GROUP, ""))

    def enter(self) -> None:
        """Look up how it is."""
        rulebook = self.context.ports.office.rulebook
        if rulebook is not None and not self.group:
            self.context.errands.run(lambda: rulebook.book("").differs, self._counted, self.failed)
        else:
            self._counted(None)

    def _counted(self, rulings: int | None) -> None:
        """So many rules are kept otherwise."""
        self.now = self._now(rulings)
        self._list()

    def _now(self, rulings: int | None) -> model.Now:
        """Everything as it is chosen."""
        ports = self.context.ports
        return model.Now(
            self.context.preferences,
            usual_of(ports.settings),
            ports.board.desk.wishes() if ports.board.desk is not None else None,
            ports.board.sounding.wishes() if ports.board.sounding is not None else None,
            tuple(ports.texts.languages),
            self.context.glass.diagonal_in,
            rulings,
        )

    def _list(self) -> None:
        """The groups, or the rows of one."""
        tell, say, group = self.wear.tell, self.wear.say, self.group
        if group:
            self.entitle(tell(f"ui-settings-{group}"))
            self.fill(model.rows(group, self.now, say))
        else:
            self.entitle(tell("ui-settings"))
            self.fill(model.groups(self.now, say))

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """Back is all there is: what was touched holds already."""
        return (self.wear.tell("ui-back"), ""), ()

    def choose(self, id: str) -> None:
        """Open a group, turn a switch, or list what could be chosen."""
        if id in model.GROUPS:
            self._open_group(id)
        elif id == model.RULINGS:
            self.context.notes["rulings-back"] = "settings"
            self.context.go(model.RULINGS)
        elif id == model.RULES:
            self.context.open_rules()
        elif id in model.PAGES:
            self.context.notes["way-back"] = "settings"
            self.context.go(id)
        elif id in model.SWITCHES:
            self._take(id, not model.value(id, self.now))
        elif id.startswith(model.SOUND) and id != f"{model.SOUND}volume":
            name = id.removeprefix(model.SOUND)
            self._hear(name, not getattr(self.now.sounds, name))
        else:
            self._open_choice(id)

    def _open_group(self, id: str) -> None:
        self.context.notes[GROUP] = id
        self.enter()
        self.grid.arrange()
        self.strip.show(self.strip_model())

    def _open_choice(self, id: str) -> None:
        """A list of ways, or a sheet with a sample."""
        title = self._title(id)
        if id == "diagonal_in":
            self._open(MeasureSheet(self.context, lambda inches: self._take(id, inches)))
        elif id in model.SHEETS:
            self._open(PickSheet(self.context, title, self._ways(id), self._picked(id), self._prefer(id)))
        else:
            rows = model.choices(id, self.now, self.wear.say, self._name)
            sub = self.wear.tell("ui-settings-new-games") if id in model.FOR_NEW_GAMES else ""
            ways = {"sub": sub, "back": "ui-back"}
            self._open(
                ChoiceSheet(self.context, "shell", title, rows, lambda way: self._chosen(id, way), **ways)
            )

    def _title(self, id: str) -> str:
        """What is being chosen."""
        if id.startswith(model.LIGHT):
            return self.wear.tell(f"ui-lights-{model.key_of(id.removeprefix(model.LIGHT))}")
        return self.wear.tell(f"ui-settings-{model.key_of(id.removeprefix(model.SOUND))}")

    def _name(self, language: str) -> str:
        """A language by its own name."""
        return self.context.ports.texts.say(phrase("ui-language-name"), language)

    def _ways(self, id: str) -> Callable[[Preferences], Sequence[Any]]:
        return lambda wishes: model.choices(id, replace(self.now, screen=wishes), self.wear.say)

    def _picked(self, id: str) -> Callable[[Preferences, str], Preferences]:
        return lambda wishes, way: replace(wishes, **{id: model.parsed(id, way)})

    def _prefer(self, id: str) -> Callable[[Preferences], None]:
        return lambda wishes: self._take(id, getattr(wishes, id))

    def _chosen(self, id: str, way: str) -> None:
        """A way of a list was touched."""
        desk = self.context.ports.board.desk
        if id.startswith(model.LIGHT) and desk is not None:
            fresh = lights.wished(id.removeprefix(model.LIGHT), way, desk.wishes())
            self.context.errands.run(lambda: desk.wish(fresh), lambda _none: self.enter(), self.failed)
        elif id.startswith(model.SOUND):
            self._hear(id.removeprefix(model.SOUND), model.parsed(id, way))
        else:
            self._take(id, model.parsed(id, way))

    def _hear(self, name: str, value: Any) -> None:
        """Another wish about sounds and voice; who sets how loud it is wants to hear it."""
        sounding = self.context.ports.board.sounding
        if sounding is not None:
            wishes: SoundWishes = sounding.wishes()
            ends = {"muted": False} if name == "volume" else {}
            fresh = replace(wishes, **{name: value, **ends})
            self.context.errands.run(lambda: sounding.wish(fresh), lambda _none: self.enter(), self.failed)

    def _take(self, id: str, value: Any) -> None:
        """From now on so, and after the next start too."""
        settings = self.context.ports.settings
        if settings is None:
            self._apply(id, value)
            return
        self.context.errands.run(
            lambda: settings.set(id, value),
            lambda _none: self._apply(id, value),
            lambda words: self._apply(id, value, words),
        )

    def _apply(self, id: str, value: Any, trouble: str = "") -> None:
        """It holds at once, also where it could not be kept: that is said."""
        if id in Usual.__struct_fields__:
            self.now = replace(self.now, usual=changed(self.now.usual, id, value))
            self._list()
        else:
            self.context.prefer(replace(self.context.preferences, **{id: value}))
        if trouble:
            front = self.context.stage.screen if self.context.stage is not None else self
            front.failed(trouble)

    def _open(self, sheet: Any) -> None:
        if self.context.stage is not None:
            self.context.stage.open(sheet)

    def big(self) -> None:
        """Back."""
        self.back()

    def back(self) -> None:
        """To the groups, and from there to the table when a game runs, else home."""
        if self.group:
            self._open_group("")
        else:
            self.context.go("table" if self.context.view is not None else "home")

    def press(self, button: Button) -> None:
        """Every button goes back: nothing waits for a yes."""
        self.back()
