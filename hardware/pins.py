"""The pins: those of a real header where there are some, mock pins everywhere else."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Mapping, MutableMapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Literal

import msgspec

from companion.core.language.phrases import Phrase, phrase

CHOICE = "GPIOZERO_PIN_FACTORY"  # gpiozero's own variable: lgpio, rpigpio, pigpio, native or mock
WORK_FOLDER = "LG_WD"  # where lgpio makes its pipes; its default is the current folder, often read-only
ON_A_PI = ("lgpio", "rpigpio")  # both can dim a light and sound a tone
Pulses = Literal["program", "chip", "nobody"]
PULSES: dict[str, Pulses] = {"pigpio": "chip", "mock": "nobody"}  # every other driver counts time by itself
MODEL = "proc/device-tree/model"
KEPT_STATES = 500  # of each mock pin


class Pins(msgspec.Struct, frozen=True):
    """A pin factory of gpiozero, and how it stands with it in words."""

    factory: Any
    state: Literal["fine", "absent", "broken"]
    says: str
    remedy: str = ""
    driver: str = "mock"
    phrases: tuple[Phrase, ...] = ()  # what it says, and the remedy, for every language

    @property
    def times(self) -> Pulses:
        """Who times the pulses that dim lights and make tones."""
        return PULSES.get(self.driver, "program")

    @property
    def is_real(self) -> bool:
        """Whether something can hang on these pins."""
        return self.state == "fine"


def open_pins(environ: MutableMapping[str, str], root: Path = Path("/")) -> Pins:
    """The pins of this computer; mock pins, with the reason, when there are none or they do not open."""
    chosen = environ.get(CHOICE, "").lower()
    if chosen == "mock":
        asked = "Mock pins were asked for: the lights are drawn on the screen only."
        return mock_pins(asked, phrase("pins-asked-for"))
    if not chosen and not is_pi(root):
        none = "This computer has no pin header: the lights are drawn on the screen."
        return mock_pins(none, phrase("pins-none"))
    if WORK_FOLDER not in environ:
        environ[WORK_FOLDER] = own_folder(work_folder(environ))
    reasons: list[str] = []
    for name in (chosen,) if chosen else ON_A_PI:
        try:
            says, driven = f"The pins are driven by {name}.", (phrase("pins-driven", name=name),)
            return Pins(_factory(name), "fine", says, driver=name, phrases=driven)
        except Exception as error:  # noqa: BLE001 a fence: drivers fail in their own ways, the game goes on
            reasons.append(f"{name}: {error}")
    says = f"The pins do not open ({'; '.join(reasons)}): the lights are drawn on the screen."
    remedy, told = _remedy(reasons[0], environ)
    broken = phrase("pins-broken", why="; ".join(reasons))
    return msgspec.structs.replace(mock_pins(says), state="broken", remedy=remedy, phrases=(broken, told))


def mock_pins(says: str = "Mock pins.", told: Phrase | None = None) -> Pins:
    """Pins that only remember what they were told last; they can do everything real ones can."""
    from gpiozero.pins.mock import MockFactory, MockPWMPin

    class PretendedPin(MockPWMPin):  # type: ignore[misc]
        """A light that breathes all evening is no history."""

        def _change_state(self, value: Any) -> bool:
            did: bool = super()._change_state(value)
            if len(self.states) > 2 * KEPT_STATES:
                del self.states[:-KEPT_STATES]
            return did

    return Pins(MockFactory(pin_class=PretendedPin), "absent", says, phrases=(told,) if told else ())


def work_folder(environ: Mapping[str, str]) -> str:
    """Where lgpio may make its pipes: the user's own passing folder, else the common one."""
    own = environ.get("XDG_RUNTIME_DIR", "")
    return own if own and os.access(own, os.W_OK) else tempfile.gettempdir()


def own_folder(parent: str) -> str:
    """A folder that no other program shares: two in one would write over each other's pipes."""
    try:
        return tempfile.mkdtemp(prefix="table-companion-", dir=parent)
    except OSError:  # then the driver says what is wrong with it, and the finding what to do
        return parent


def is_pi(root: Path = Path("/")) -> bool:
    """Whether this computer is one with a pin header."""
    try:
        return "Raspberry Pi" in (root / MODEL).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False


def _factory(name: str) -> Any:
    found = {point.name: point for point in entry_points(group="gpiozero_pin_factories")}
    if name not in found:
        raise LookupError(f"there is no such driver; use one of {', '.join(sorted(found))}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what they warn of is told as a finding, or does not matter here
        return found[name].load()()


def _remedy(reason: str, environ: Mapping[str, str]) -> tuple[str, Phrase]:
    """What to do, in English and as data."""
    if "no such driver" in reason:
        return f"Correct or remove the variable {CHOICE}.", phrase("pins-remedy-choice", name=CHOICE)
    if "No module named" in reason:
        return "Run ./run again: it installs the driver lgpio for the pins.", phrase("pins-remedy-driver")
    if "can't open gpiochip" in reason or "ermission" in reason:
        says = "Add yourself to the group gpio ('sudo adduser $USER gpio') and log in again."
        return says, phrase("pins-closed-remedy")
    if ".lgd-nfy" in reason:
        folder = environ.get(WORK_FOLDER, "")
        says = f"The folder {folder} cannot be written; set {WORK_FOLDER} to one that can."
        return says, phrase("pins-remedy-folder", folder=folder, name=WORK_FOLDER)
    return "Check that no other program uses the pins, then start the app again.", phrase("pins-remedy-busy")
