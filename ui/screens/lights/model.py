"""Rows of devices, shows and wishes, and the steps of a test; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.lights import Answer, DeviceLine, LightWishes, ShowLine
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
ICONS = {"seen": "light", "heard": "sound", "pressed": "keys", "turned": "settings"}
LEVELS = ("quiet", "normal", "party")
BRIGHT = (25, 50, 75, 100)
FROM = ("", "18:00", "19:00", "20:00", "21:00", "22:00", "23:00", "00:00")
TO = ("05:00", "06:00", "07:00", "08:00", "09:00", "10:00")
USUAL_END = "07:00"
WISHES_ROW = "="  # no device or show is called so
WIRES_ROW = "#"
WISHES = ("level", "brightness", "quiet_from", "quiet_to", "night_brightness")


class SelfTest(msgspec.Struct, frozen=True):
    """A test of all devices, one after the other."""

    lines: tuple[DeviceLine, ...]
    at: int = 0
    answers: dict[str, Answer] = {}

    @property
    def line(self) -> DeviceLine | None:
        """The device that is asked about; None after the last."""
        return self.lines[self.at] if self.at < len(self.lines) else None

    def answered(self, answer: Answer) -> SelfTest:
        """The next device."""
        line = self.line
        if line is None:
            return self
        return replace(self, at=self.at + 1, answers={**self.answers, line.id: answer})


def device_rows(lines: Sequence[DeviceLine], say: Say) -> tuple[Option, ...]:
    """Every device: what it is for, what the wiring file calls it, its pins."""
    return tuple(
        Option(line.id, say(line.title), line.where, icon=ICONS[line.asks], brief=line.pins) for line in lines
    )


def show_rows(lines: Sequence[ShowLine], say: Say) -> tuple[Option, ...]:
    """Every show with how urgent it is."""
    return tuple(Option(line.id, say(line.title), _grade(line, say), icon="light") for line in lines)


def _grade(line: ShowLine, say: Say) -> str:
    return say(phrase("ui-lights-at-party" if line.at_party else f"ui-lights-{line.urgency}"))


def wishes_row(wishes: LightWishes, say: Say) -> Option:
    """The way to all wishes, with how it is now."""
    now = [told("level", wishes.level, say), told("brightness", wishes.brightness, say)]
    if wishes.quiet_from:
        now.append(f"{wishes.quiet_from}–{wishes.quiet_to}")
    title = say(phrase("ui-lights-wishes"))
    return Option(WISHES_ROW, title, " · ".join(now), icon="settings", brief=now[0])


def wires_row(say: Say) -> Option:
    """The picture of the wires."""
    title, sub = say(phrase("ui-wires")), say(phrase("ui-wires-sub"))
    return Option(WIRES_ROW, title, sub, icon="log", sign="right")


def wish_rows(wishes: LightWishes, say: Say) -> tuple[Option, ...]:
    """What can be chosen, and how it is now; an end and a night need a beginning."""
    names = WISHES if wishes.quiet_from else WISHES[:3]
    return tuple(
        Option(name, say(phrase(_key(name))), told(name, getattr(wishes, name), say)) for name in names
    )


def choices(name: str, wishes: LightWishes, say: Say) -> tuple[Option, ...]:
    """What one of them can be."""
    ways: dict[str, tuple[str | int, ...]] = {
        "level": LEVELS, "brightness": BRIGHT, "night_brightness": BRIGHT, "quiet_from": FROM, "quiet_to": TO,
    }  # fmt: skip
    now = getattr(wishes, name)
    return tuple(
        Option(str(way), told(name, way, say), _what(name, way, say), chosen=way == now) for way in ways[name]
    )


def wished(name: str, way: str, wishes: LightWishes) -> LightWishes:
    """The wishes with one of them chosen otherwise."""
    if name in ("brightness", "night_brightness"):
        return replace(wishes, **{name: int(way)})
    if name == "quiet_from":
        return replace(wishes, quiet_from=way, quiet_to=(wishes.quiet_to or USUAL_END) if way else "")
    return msgspec.convert({**msgspec.to_builtins(wishes), name: way}, LightWishes)


def told(name: str, value: str | int, say: Say) -> str:
    """How a wish is said."""
    if name == "level":
        return say(phrase(f"ui-lights-level-{value}"))
    if isinstance(value, int):
        return say(phrase("ui-lights-percent", value=value))
    return value or say(phrase("ui-lights-no-hours"))


def _what(name: str, way: str | int, say: Say) -> str:
    return say(phrase(f"ui-lights-level-{way}-sub")) if name == "level" else ""


def _key(name: str) -> str:
    return f"ui-lights-{name.replace('_', '-')}"
