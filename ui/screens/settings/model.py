"""Groups of settings, their rows with what is chosen now, and what else could be chosen; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.languages import FALLBACK
from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.lights import LightWishes
from companion.core.ports.sounds import LOUDEST, SoundWishes
from ui.preferences import VISIONS, Preferences
from ui.screens.base.sizes import decimal
from ui.screens.lights import model as lights
from ui.screens.settings.usual import Usual
from ui.screens.sounds import model as sounds
from ui.widgets.options.layout import Option

Say = Callable[[Phrase], str]
GROUPS = {"type": "log", "colours": "look", "heard": "sound", "table": "cards"}
RULINGS, RULES = "rulings", "rules"  # the ways on from the list of groups
PAGES = ("lights", "sounds")  # the pages of the table set-up that have more of the same
SWITCHES = ("reduced_motion", "flat", "strip_turns", "coach")
SHEETS = ("text_scale", "vision", "ground", "diagonal_in")  # chosen with a sample before one's eyes
FOR_NEW_GAMES = ("enforcement", "custody")
SCALES = (1.0, 1.1, 1.2, 1.3, 1.45, 1.6)
GROUNDS = ("", "dark", "light")
WINDOWS = (0, 2, 3, 5, 8, 12)
MOMENTS = (0, 4, 8, 15, 30)
ENFORCEMENTS = ("full", "assist", "log")
CUSTODIES = ("", "face", "back", "read", "app")
ROLLERS = ("app", "table")
LIGHT, SOUND = "light:", "sound:"
WAYS: dict[str, tuple[Any, ...]] = {
    "window_s": WINDOWS, "moments_s": MOMENTS,
    "enforcement": ENFORCEMENTS, "custody": CUSTODIES, "dice_by": ROLLERS,
    f"{SOUND}volume": tuple(range(LOUDEST + 1)), "text_scale": SCALES, "vision": VISIONS, "ground": GROUNDS,
}  # fmt: skip


class Now(msgspec.Struct, frozen=True):
    """Everything as it is chosen now; what is None is not there."""

    screen: Preferences = Preferences()
    usual: Usual = Usual()
    lights: LightWishes | None = None
    sounds: SoundWishes | None = None
    languages: tuple[str, ...] = (FALLBACK,)
    inches: float = 0.0  # of this glass, measured or likely
    rulings: int | None = None  # rules that are kept otherwise than the preset says


def groups(now: Now, say: Say) -> tuple[Option, ...]:
    """The groups with what is chosen in them, and the ways to the rules."""
    rows = [
        Option(id, say(phrase(f"ui-settings-{id}")), summary(id, now, say), icon=icon, sign="right")
        for id, icon in GROUPS.items()
        if id != "heard" or now.lights is not None or now.sounds is not None
    ]
    if now.rulings is not None:
        sub = say(phrase("ui-rulings-count", count=now.rulings))
        rows.append(Option(RULINGS, say(phrase("ui-rulings")), sub, icon="rule", sign="right"))
        rows.append(
            Option(RULES, say(phrase("ui-rules")), say(phrase("ui-rules-sub")), icon="log", sign="right")
        )
    return tuple(rows)


def summary(group: str, now: Now, say: Say) -> str:
    """The two most important choices of a group."""
    if group == "heard":
        volume = [sounds.summary(now.sounds, say)] if now.sounds is not None else []
        level = [lights.told("level", now.lights.level, say)] if now.lights is not None else []
        return " · ".join((*volume, *level))
    first = {"type": ("language", "text_scale"), "colours": ("vision", "ground")}
    chosen = (told(id, now, say) for id in first.get(group, ("enforcement", "dice_by")))
    return " · ".join(dict.fromkeys(chosen))  # what is the same of both is said once


def rows(group: str, now: Now, say: Say) -> tuple[Option, ...]:
    """What can be chosen in a group, each with what is chosen now."""
    of: dict[str, Sequence[str]] = {
        "type": ("language", "text_scale", "diagonal_in", "flat", "strip_turns"),
        "colours": ("vision", "ground", "reduced_motion"),
        "table": ("enforcement", "custody", "dice_by", "moments_s", "window_s", "coach"),
    }
    if group == "heard":
        return heard(now, say)
    return tuple(row(id, now, say) for id in of.get(group, ()) if id != "language" or len(now.languages) > 1)


def row(id: str, now: Now, say: Say) -> Option:
    """One row: a switch with its tick, or a choice with what is chosen."""
    title = say(phrase(f"ui-settings-{key_of(id)}"))
    if id in SWITCHES:
        return Option(id, title, say(phrase(f"ui-settings-{key_of(id)}-sub")), ticked=bool(value(id, now)))
    return Option(id, title, told(id, now, say), sign="right")


def heard(now: Now, say: Say) -> tuple[Option, ...]:
    """Sound, voice and lights: the wishes of their own pages, and the ways to those."""
    found: list[Option] = []
    if now.sounds is not None:
        volume = Option(
            f"{SOUND}volume", say(phrase("ui-settings-volume")), sounds.summary(now.sounds, say), sign="right"
        )
        switches = [
            sounds.switch("voice", now.sounds.voice, say), sounds.switch("muted", now.sounds.muted, say)
        ]  # fmt: skip
        found += [volume, *(replace(one, id=SOUND + one.id) for one in switches)]
    if now.lights is not None:
        found += [replace(one, id=LIGHT + one.id, sign="right") for one in lights.wish_rows(now.lights, say)]
    pages = {"sounds": now.sounds, "lights": now.lights}
    found += [
        Option(id, say(phrase(f"ui-settings-{id}")), icon="settings", sign="right")
        for id, wishes in pages.items()
        if wishes is not None
    ]
    return tuple(found)


def choices(id: str, now: Now, say: Say, names: Callable[[str], str] = str) -> tuple[Option, ...]:
    """What one of them can be, the present one marked; `names` calls a language by its own name."""
    if id.startswith(LIGHT) and now.lights is not None:
        return lights.choices(id.removeprefix(LIGHT), now.lights, say)
    if id == "language":
        spoken = now.screen.language
        return tuple(Option(one, names(one), chosen=one == spoken) for one in now.languages)
    held = value(id, now)
    return tuple(
        Option(str(way), named(id, way, say), explained(id, way, say), chosen=way == held) for way in WAYS[id]
    )


def told(id: str, now: Now, say: Say) -> str:
    """What is chosen now, in words."""
    if id == "language":
        return say(phrase("ui-language-name"))
    if id == "diagonal_in":
        key = "ui-settings-inches" if now.screen.diagonal_in else "ui-settings-inches-likely"
        return say(phrase(key, inches=decimal(now.inches)))
    return named(id, value(id, now), say)


def value(id: str, now: Now) -> Any:
    """What is chosen now."""
    if id.startswith(SOUND):
        return getattr(now.sounds, id.removeprefix(SOUND))
    return getattr(now.usual, id) if id in Usual.__struct_fields__ else getattr(now.screen, id)


def named(id: str, way: Any, say: Say) -> str:
    """One of the ways in words."""
    if id == "text_scale":
        return say(phrase("ui-settings-percent", value=round(100 * way)))
    if id == "moments_s":
        return say(phrase("ui-settings-moments", count=int(way)))
    if id == "window_s":
        return say(phrase("ui-settings-seconds", count=int(way)))
    if id == f"{SOUND}volume":
        return say(phrase("ui-sounds-volume", volume=way, of=LOUDEST))
    if id in ("enforcement", "custody"):
        return say(phrase(_preset_key(id, way)))
    return say(phrase(f"ui-settings-{key_of(id)}-{way or 'usual'}"))


def explained(id: str, way: Any, say: Say) -> str:
    """What a way means, where its name does not say all."""
    if id in ("enforcement", "custody"):
        return say(phrase(f"{_preset_key(id, way)}-sub"))
    if id in ("vision", "ground", "dice_by"):
        return say(phrase(f"ui-settings-{key_of(id)}-{way or 'usual'}-sub"))
    return ""


def _preset_key(id: str, way: str) -> str:
    return f"ui-preset-{way}" if id == "enforcement" else f"ui-custody-{way or 'fits'}"


def key_of(id: str) -> str:
    """How the texts call a setting."""
    return id.replace("_", "-")


def parsed(id: str, way: str) -> Any:
    """The value of an option that was touched."""
    ways = WAYS.get(id, (way,))
    return next((one for one in ways if str(one) == way), ways[0])
