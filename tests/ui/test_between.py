"""What stands between the desk and the glass: bridge, router, errands, keys, texts, offscreen."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from companion.core.crossing.steps import Step
from companion.core.language.phrases import named, phrase, title
from companion.core.ports.lights import Lamp
from tests.ui import samples, scenes, walking
from tests.ui.doubles import Memory
from tests.ui.words import Words
from ui import keys, offscreen
from ui.app import spoken
from ui.bridge import Bridge, newest
from ui.errands import Errands
from ui.preferences import Preferences, preferences_of
from ui.router import Router, UnknownScreen
from ui.theme.boxes import Box
from ui.theme.glass import glass_for
from ui.theme.looks import look_of
from ui.theme.theme import Theme
from ui.theme.tokens import load_tokens
from ui.widgets.edge.sides import burning
from ui.widgets.focus.moves import next_in_direction, reading_order

UI = Path(offscreen.__file__).parent


def at_once(call: Callable[[], None]) -> None:
    call()


def test_steps_of_another_thread_are_delivered_once_and_in_order() -> None:
    waiting: list[Callable[[], None]] = []
    bridge = Bridge(waiting.append)
    heard: list[tuple[Step, ...]] = []
    bridge.on_steps = heard.append
    thread = threading.Thread(target=lambda: [bridge.hear(samples.step(number=at)) for at in range(5)])
    thread.start()
    thread.join()
    assert len(waiting) == 1, "one delivery, however much has come in"
    waiting.pop()()
    assert [step.number for step in heard[0]] == [0, 1, 2, 3, 4]
    assert newest(heard[0]) is heard[0][-1].view
    bridge.hear(samples.step())
    assert len(waiting) == 1, "and the next one asks again"


def test_hardware_buttons_come_after_the_steps_they_were_pressed_on() -> None:
    waiting: list[Callable[[], None]] = []
    bridge, order = Bridge(waiting.append), []
    bridge.on_steps = lambda steps: order.append("steps")
    bridge.on_press = order.append
    bridge.press("next")
    bridge.hear(samples.step())
    bridge.press("undo")
    waiting.pop()()
    assert order == ["steps", "next", "undo"]


class StandIn:
    """A screen that counts its visits."""

    def __init__(self) -> None:
        self.visits: list[str] = []

    def enter(self) -> None:
        self.visits.append("in")

    def leave(self) -> None:
        self.visits.append("out")


def test_screens_are_built_on_their_first_visit_and_kept() -> None:
    made: list[str] = []

    def maker(name: str) -> Callable[[], StandIn]:
        def make() -> StandIn:
            made.append(name)
            return StandIn()

        return make

    router = Router({"home": maker("home"), "table": maker("table")}, lambda screen: None)
    assert router.current is None
    home = router.go("home")
    assert made == ["home"]
    router.go("table")
    router.go("home")
    assert made == ["home", "table"]
    assert home.visits == ["in", "out", "in"]
    router.forget()
    assert router.go("home") is not home
    with pytest.raises(UnknownScreen):
        router.go("nowhere")


def test_an_errand_hands_its_answer_to_the_clock_and_its_failure_in_words() -> None:
    done = threading.Event()
    found: list[Any] = []

    def later(call: Callable[[], None]) -> None:
        call()
        done.set()

    errands = Errands(later)
    errands.run(lambda: 7, found.append)
    assert done.wait(5)
    done.clear()

    def fail() -> int:
        raise ValueError("the disk is full")

    errands.run(fail, found.append, found.append)
    assert done.wait(5)
    errands.close()
    assert found == [7, "the disk is full"]


def test_a_slow_errand_of_another_lane_keeps_nobody_waiting() -> None:
    done, slow = threading.Event(), threading.Event()
    found: list[str] = []

    def later(call: Callable[[], None]) -> None:
        call()
        done.set()

    errands = Errands(later)
    errands.run(lambda: slow.wait(5), lambda _: found.append("camera"), lane="cameras")
    errands.run(lambda: "log", found.append)
    assert done.wait(5) and found == ["log"]
    done.clear()
    slow.set()
    assert done.wait(5) and found == ["log", "camera"]
    errands.close()
    errands.run(lambda: "late", found.append)
    assert found == ["log", "camera"], "nothing is begun after the end"


def test_an_errand_on_the_spot_fails_in_words_too() -> None:
    found: list[Any] = []

    def fail() -> int:
        raise ValueError("no such game")

    Errands(at_once, at_once=True).run(fail, found.append, found.append)
    assert found == ["no such game"]


class KeyedFront:
    """What lies in front, as the keys see it."""

    typing = False

    def __init__(self) -> None:
        self.pressed: list[str] = []

    def press(self, button: str) -> None:
        self.pressed.append(button)


def test_every_key_has_its_meaning() -> None:
    front, moved = KeyedFront(), []
    focus = SimpleNamespace(act=lambda: False, move=lambda key, back=False: moved.append((key, back)))
    stage = SimpleNamespace(front=front, focus=focus)
    for key in (keys.ENTER, keys.SPACE, keys.BACKSPACE, keys.ESCAPE):
        assert keys.handle_key(stage, key, None, [])
    assert keys.handle_key(stage, ord("z"), "z", ["ctrl"])
    assert keys.handle_key(stage, keys.TAB, None, ["shift"])
    assert keys.handle_key(stage, 276, None, [])
    assert not keys.handle_key(stage, ord("x"), "x", [])
    assert front.pressed == ["next", "next", "undo", "undo", "undo"]
    assert moved == [("tab", True), ("left", False)]


def test_enter_presses_what_the_ring_is_on() -> None:
    front = KeyedFront()
    stage = SimpleNamespace(front=front, focus=SimpleNamespace(act=lambda: True))
    assert keys.handle_key(stage, keys.ENTER, None, [])
    assert front.pressed == []


def test_the_ring_goes_to_the_nearest_thing_that_way() -> None:
    boxes = Box(0, 0, 300, 200).grid(3, 2, 10)
    assert reading_order(boxes) == [0, 1, 2, 3, 4, 5]
    assert next_in_direction(boxes, 0, (1, 0)) == 1
    assert next_in_direction(boxes, 0, (0, -1)) == 3
    assert next_in_direction(boxes, 0, (-1, 0)) is None


def keys_of(language: str) -> set[str]:
    folder = UI / "texts"
    files = (*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def test_every_key_stands_in_every_language() -> None:
    assert keys_of("en") == keys_of("fr")


def test_every_key_that_is_used_is_written_and_every_written_one_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    whole = set(re.findall(r'"(ui-[a-z-]*[a-z])"', code))
    families = tuple(re.findall(r'"(ui-[a-z-]+-)\{', code))
    written = keys_of("en")
    assert whole - written == set()
    assert {key for key in written - whole if not key.startswith(families)} == set()


def test_phrases_are_worded_with_what_fills_them() -> None:
    words = Words()
    assert words.say(phrase("ui-take-back-title", count=1), "fr") == "Annuler 1 action"
    assert (
        words.say(phrase("ui-not-done", what=title({"en": "Scan", "fr": "Scanner"})), "fr")
        == "Pas fait : Scanner"
    )
    assert words.say(named("Maya"), "fr") == "Maya"
    assert words.say(phrase("no-such-key")) == "no-such-key"
    assert words.rule("ALN-NONE-99") == "ALN-NONE-99"


def test_without_anything_to_draw_on_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offscreen.ctypes.util, "find_library", lambda name: None)
    monkeypatch.setattr(offscreen.shutil, "which", lambda name: None)
    with pytest.raises(offscreen.NoDisplay, match="Install libegl1"), offscreen.Offscreen():
        pass


def test_a_virtual_server_that_never_gets_ready_is_ended(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    silent = tmp_path / "Xvfb"
    silent.write_text("#!/bin/sh\nexec true\n")
    silent.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    with pytest.raises(offscreen.NoDisplay, match="did not start"), offscreen.Offscreen("xvfb"):
        pass


def test_a_virtual_server_is_started_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    if offscreen.shutil.which("Xvfb") is None:
        pytest.skip("no virtual X server is installed")
    monkeypatch.delenv("DISPLAY", raising=False)
    with offscreen.Offscreen("xvfb") as drawn:
        assert re.fullmatch(r":\d+", offscreen.os.environ["DISPLAY"])
        server = drawn._server
        assert server is not None and server.poll() is None
    assert server.poll() is not None
    assert "DISPLAY" not in offscreen.os.environ


THEME = Theme(load_tokens(), look_of(load_tokens(), "alien"), glass_for(800, 480))
SEATS = ((samples.P1, 0, True), (samples.P2, 1, False), (samples.P3, 2, False))


def test_the_active_side_burns_and_the_others_glow_in_their_patterns() -> None:
    strips = burning((), SEATS, {}, THEME, Box(0, 0, 800, 480))
    assert [strip.pattern for strip in strips] == ["solid", "bars", "dots"]
    assert [strip.strength for strip in strips] == [1.0, 0.45, 0.45]
    assert strips[0].box.w == 800 and strips[0].box.y == 0
    assert strips[1].box.x == 0 and strips[2].box.right == 800


@pytest.mark.parametrize("role", ["seat:p2", "seat:2"])
def test_a_lamp_of_a_seat_is_painted_at_its_side(role: str) -> None:
    lamp = Lamp(role, (1.0, 0.2, 0.1), "blink", 0.5)
    strip = burning((lamp,), SEATS, {}, THEME, Box(0, 0, 800, 480))[1]
    assert (strip.colour, strip.strength, strip.moves) == ((1.0, 0.2, 0.1), 1.0, True)


def test_people_who_said_where_they_sit_have_their_light_there() -> None:
    strips = burning((), SEATS, {samples.P2: 2}, THEME, Box(0, 0, 800, 480))
    assert strips[1].box.top == 480


def test_preferences_are_read_from_the_settings_and_damaged_ones_do_no_harm() -> None:
    memory = Memory()
    assert preferences_of(None, "fr") == Preferences(language="fr")
    memory.kept = {"language": "fr", "text_scale": 1.25, "sides": {"p1": 2}}
    kept = preferences_of(memory)
    assert (kept.language, kept.text_scale, kept.sides) == ("fr", 1.25, {"p1": 2})
    memory.kept = {"text_scale": "huge"}
    assert preferences_of(memory) == Preferences()


@pytest.mark.parametrize(("said", "language"), [("fr_FR.UTF-8", "fr"), ("de_DE", "en"), ("", "en")])
def test_the_first_start_speaks_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch, said: str, language: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", said)
    assert spoken(("en", "fr")) == language


@pytest.mark.window
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (720, 1280)])
def test_the_accent_of_a_large_capital_stays_clear_of_the_tape(
    open_app: Any, studio: Any, size: tuple[int, int]
) -> None:
    from ui.screens.scene.picture import ACCENT, TAPE_MM

    app = open_app(size, scenes.happened("Lost", "Nobody is left.", "Il ne reste personne."), language="fr")
    word = next(mark for _, mark in walking.marks(app.stage.front) if mark.words.startswith("DÉF"))
    theme = app.context.wear("alien").theme
    assert word.ink.top + word.cap_px * ACCENT <= size[1] - theme.mm(TAPE_MM), "nothing cuts it"
