"""The app on the glass: puts stage, router and bridge together; Kivy is first touched when one is built."""

from __future__ import annotations

import logging
import os
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.crossing.intents import Redone
from companion.core.crossing.steps import Step
from companion.core.language.phrases import Phrase
from companion.core.ports.lights import Lamp
from companion.core.ports.screens import Ports
from ui.bridge import Bridge, Button
from ui.fence import Fence
from ui.knob import Knob, turn_knob
from ui.preferences import Preferences, preferences_of

if TYPE_CHECKING:
    from ui.context import Context
    from ui.router import Router
    from ui.stage import Stage

SETTINGS: dict[str, dict[str, str]] = {
    "kivy": {"exit_on_escape": "0", "log_level": "warning"},
    "graphics": {"multisamples": "0", "resizable": "1", "minimum_width": "480", "minimum_height": "320"},
    "input": {"mouse": "mouse,disable_multitouch"},
}

# Whoever draws holds the interpreter; the desk lets go of it at every call to the disk and asks for it again.
# With Python’s 5 ms a turn of it, a step waited for a dozen pieces of frames: seconds on the glass.
TURN_S = 0.0005


class NoScreen(RuntimeError):
    """No window can be opened; the message says what to do."""


def prepare_kivy(size: tuple[int, int], fullscreen: bool = False, frames: int = 60) -> None:
    """Set what Kivy reads when it is first imported; its window is not opened here."""
    sys.setswitchinterval(TURN_S)
    for name, value in (
        ("KIVY_NO_ARGS", "1"),
        ("KIVY_NO_CONFIG", "1"),
        ("KIVY_LOG_MODE", "PYTHON"),
        ("KIVY_NO_ENV_CONFIG", "1"),
        ("KIVY_WINDOW", "sdl2"),
    ):
        os.environ.setdefault(name, value)
    home = Path(os.environ.get("KIVY_HOME", Path.home() / ".kivy"))
    if not _can_write(home):
        os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="kivy-")
    from kivy.config import Config

    logging.getLogger("kivy").setLevel(logging.WARNING)
    for section, values in SETTINGS.items():
        for name, value in values.items():
            if section == "input":
                Config.remove_section(section)
                Config.add_section(section)
            Config.set(section, name, value)
    for name, number in (("width", size[0]), ("height", size[1]), ("maxfps", frames)):
        Config.set("graphics", name, str(number))
    Config.set("graphics", "fullscreen", "auto" if fullscreen else "0")


def _can_write(folder: Path) -> bool:
    """Whether a folder can be made and written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


class BrokenScreen(NoScreen):
    """Nothing can be shown any more; the message says what to do."""


SAFE = "The screen failed again and again and was closed. The game is saved; start the companion again."


class CompanionScreen:
    """One glass; `hear` and `press_button` may be called from any thread, the rest from the screen's."""

    def __init__(self, context: Context, stage: Stage, router: Router, bridge: Bridge) -> None:
        """Put together by `build_app`."""
        self.context, self.stage, self.router, self.bridge = context, stage, router, bridge
        self.fence = Fence(context.ports.clock, self._instead)
        self._unwatch: Callable[[], None] | None = None
        bridge.on_steps, bridge.on_press, bridge.on_turn = self._steps, self._press, self._turn
        context.prefer = self.prefer

    def hear(self, step: Step) -> None:
        """The bell: show a published step within the next frame."""
        self.bridge.hear(step)

    def press_button(self, button: Button) -> None:
        """A hardware button."""
        self.bridge.press(button)

    def turn_knob(self, knob: Knob, steps: int) -> None:
        """The knob was turned by so many notches."""
        self.bridge.turn(knob, steps)

    def begin(self, width: int, height: int, first: str = "") -> None:
        """Take the size of the glass and show the first screen: home, or what was asked for."""
        self.resize(width, height)
        if self.context.ports.board.lights is not None and self._unwatch is None:
            self._unwatch = self.context.ports.board.lights.watch(self._lamps)
        self.router.go(first or ("home" if self.context.ports.play.lobby is not None else "table"))

    def resize(self, width: int, height: int) -> None:
        """The glass has another size: everything is built anew for it."""
        name = self.router.name
        self.context.resized(width, height)
        self.stage.edge.wear = self.context.wear("shell")
        self.stage.size = (width, height)
        self.router.forget()
        if name:
            self.router.go(name)

    def prefer(self, preferences: Preferences) -> None:
        """Another language, text size, palette or way the glass lies."""
        self.context.preferences = preferences
        self.resize(int(self.stage.width), int(self.stage.height))

    def run(self, first: str = "", on_start: Callable[[], None] | None = None) -> None:
        """Open the window and serve until it is closed."""
        from kivy.base import EventLoop, runTouchApp
        from kivy.clock import Clock

        EventLoop.ensure_window()
        window = EventLoop.window
        if window is None:
            raise NoScreen("No window could be opened. Is a screen connected, and may this user draw on it?")
        window.clearcolor = (0, 0, 0, 1)
        width, height = window.size
        window.bind(size=lambda _w, size: self.resize(*map(int, size)), on_key_down=self._key)
        if on_start is not None:
            Clock.schedule_once(lambda _dt: on_start(), 0)
        self.fence.stand()
        try:
            self.fence.guard(lambda: self.begin(width, height, first))
            runTouchApp(self.stage)
        except Exception as error:  # a fence: the details are in the diary, the people get a sentence
            raise BrokenScreen(SAFE) from error
        finally:
            self.fence.fall()
            self.close()

    def _instead(self) -> None:
        """A screen has failed: it goes, home comes, and a sentence says so."""
        from ui.screens.lists.sheet import ChoiceSheet

        self.stage.abandon()
        self.router.drop()
        says, on = (self.context.say(Phrase(key)) for key in ("ui-screen-failed", "ui-screen-failed-sub"))
        if self.context.ports.machine.trouble is not None:
            self.context.ports.machine.trouble(says)
        self.router.go("home" if self.context.ports.play.lobby is not None else "table")
        told = ChoiceSheet(self.context, "shell", says, (), lambda _id: None, sub=on, back="ui-back")
        self.stage.open(told)

    def close(self) -> None:
        """Let go of lamps and threads."""
        if self._unwatch is not None:
            self._unwatch()
            self._unwatch = None
        self.stage.edge.pulse.stop()
        self.stage.rest.stop()
        self.context.errands.close()

    def _steps(self, steps: tuple[Step, ...]) -> None:
        """New steps on the screen's clock: the newest view is drawn."""
        self.stage.rest.put_off()
        before = self.context.view
        for step in steps:
            self.context.take(step)
        steps = tuple(step for step in steps if step.kind != "quiet" or before is None)
        if not steps:
            if self.router.current is not None:
                self.router.current.glance()
            return
        self.stage.wake()
        view = steps[-1].view
        if before is None or before.room != view.room:
            self.router.forget()  # the room brings its own look
            arrives = self.context.notes.pop("arrives", "table")  # a game that lies in bags is laid out first
            self.router.go(arrives)
        elif self.router.name in ("home", "welcome", "new_game", "setup", "laying"):
            self.router.go("table")
        self.stage.refresh()
        if self.router.current is not None:
            self.router.current.hear(steps)

    def _press(self, button: Button) -> None:
        """Buttons talk to what lies in front; confirm first of all to the ring, where a knob has put one."""
        if button == "confirm" and self.stage.focus.act():
            return
        if button == "redo":  # undo pressed twice: away from the table that is one step back like once
            if self.router.name == "table" and not self.stage.sheets:
                self.context.post(Redone())
                return
            button = "undo"
        if self.stage.front is not None:
            self.stage.front.press(button)

    def _turn(self, knob: Knob, steps: int) -> None:
        turn_knob(self.stage, knob, steps, self.context.ports.board.volume, self.router.name == "table")

    def _lamps(self, lamps: tuple[Lamp, ...]) -> None:
        """The lamps have changed, perhaps on another thread."""
        from kivy.clock import Clock

        Clock.schedule_once(lambda _dt: self.stage.edge.show(lamps), -1)

    def _key(self, _window: Any, key: int, _scan: int, text: str | None, modifiers: list[str]) -> bool:
        """Keys do everything touch can."""
        from ui.keys import handle_key

        return handle_key(self.stage, key, text, modifiers)


def build_app(
    ports: Ports, preferences: Preferences | None = None, *, at_once: bool = False
) -> CompanionScreen:
    """Everything by constructor; call `prepare_kivy` first. `at_once` makes port calls on the spot."""
    from kivy.clock import Clock

    from ui.context import Context
    from ui.errands import Errands
    from ui.router import Router
    from ui.screens.rule_page.book import explain, open_book
    from ui.stage import Stage
    from ui.theme.tokens import load_tokens

    def later(call: Callable[[], None]) -> None:
        Clock.schedule_once(lambda _dt: call(), -1)

    bridge = Bridge(later)
    wishes = preferences or preferences_of(ports.settings, spoken(ports.texts.languages))
    context = Context(ports, load_tokens(), wishes, Errands(later, at_once))
    stage = Stage(context)
    router = Router(routes(context), stage.show)
    context.stage, context.go = stage, router.go
    context.explain = lambda terms: explain(context, terms)
    context.open_rules = lambda room="": open_book(context, room)
    return CompanionScreen(context, stage, router, bridge)


def spoken(languages: Sequence[str]) -> str:
    """The language of the system when there are words in it, else the first."""
    said = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2].lower()
    return said if said in languages else languages[0]


def routes(context: Context) -> Mapping[str, Callable[[], Any]]:
    """One line per screen; each is imported and built on its first visit."""
    return {
        "home": lambda: _screen("home", "HomeScreen")(context, "shell"),
        "new_game": lambda: _screen("new_game", "NewGameScreen")(context, "shell"),
        "welcome": lambda: _screen("welcome", "WelcomeScreen")(context, "shell"),
        "setup": lambda: _screen("setup", "SetupScreen")(context, "shell"),
        "people": lambda: _screen("people", "PeopleScreen")(context, "shell"),
        "seating": lambda: _screen("seating", "SeatingScreen")(context, "shell"),
        "laying": lambda: _screen("laying", "LayingScreen")(context, "shell"),
        "table": lambda: _screen("table", "TableScreen")(context, _look(context)),
        "log": lambda: _screen("log", "LogScreen")(context, _look(context)),
        "system": lambda: _screen("system", "SystemScreen")(context, "shell"),
        "machine": lambda: _screen("machine", "MachineScreen")(context, "shell"),
        "my_cards": lambda: _screen("my_cards", "MyCardsScreen")(context, "shell"),
        "pictures": lambda: _screen("pictures", "PicturesScreen")(context, "shell"),
        "card": lambda: _screen("card", "CardScreen")(context, "shell"),
        "workshop": lambda: _screen("workshop", "WorkshopScreen")(context, "shell"),
        "plan": lambda: _screen("plan", "PlanScreen")(context, "shell"),
        "print": lambda: _screen("print", "PrintScreen")(context, "shell"),
        "rolls": lambda: _screen("rolls", "RollsScreen")(context, "shell"),
        "stacks": lambda: _screen("stacks", "StacksScreen")(context, "shell"),
        "away": lambda: _screen("away", "AwayScreen")(context, "shell"),
        "bags": lambda: _screen("bags", "BagsScreen")(context, "shell"),
        "boards": lambda: _screen("boards", "BoardsScreen")(context, "shell"),
        "camera": lambda: _screen("camera", "CameraScreen")(context, "shell"),
        "exchange": lambda: _screen("exchange", "ExchangeScreen")(context, "shell"),
        "lights": lambda: _screen("lights", "LightsScreen")(context, "shell"),
        "rulings": lambda: _screen("rulings", "RulingsScreen")(context, "shell"),
        "settings": lambda: _screen("settings", "SettingsScreen")(context, "shell"),
        "sounds": lambda: _screen("sounds", "SoundsScreen")(context, "shell"),
        "statistics": lambda: _screen("statistics", "StatisticsScreen")(context, "shell"),
        "recap": lambda: _screen("recap", "RecapScreen")(context, "shell"),
        "scores": lambda: _screen("scores", "ScoresScreen")(context, "shell"),
        "states": lambda: _screen("states", "StatesScreen")(context, _look(context)),
        "wiring": lambda: _screen("wiring", "WiringScreen")(context, "shell"),
    }


def _screen(folder: str, name: str) -> Any:
    """The class of a screen."""
    from importlib import import_module

    return getattr(import_module(f"ui.screens.{folder}.screen"), name)


def _look(context: Context) -> str:
    """The look of the running game."""
    return context.view.room if context.view is not None else "shell"
