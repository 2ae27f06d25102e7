"""Pins as they are kept: salted and slowly hashed, by person; wrong ones make everybody wait longer."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from companion.core.language.phrases import Phrase, phrase
from companion.core.ports.house import Clock, Settings
from companion.core.ports.people import People
from companion.core.ports.pins import DIGITS, PinVerdict

SETTING = "pins"
WAITS_S = (0.0, 2.0, 5.0, 15.0, 60.0, 300.0)  # after so many wrong pins in a row
COST, BLOCK = 2**13, 8  # of the hash: some hundredths of a second on a small computer


class BadPin(ValueError):
    """What was given is no pin; `phrase` says so in every language."""

    def __init__(self) -> None:
        """Say what a pin is."""
        super().__init__(f"A pin is {DIGITS} digits.")
        self.phrase: Phrase = phrase("pin-is-digits", count=DIGITS)


class KeptPin(msgspec.Struct, frozen=True):
    """What is kept of a pin: enough to try one, not to read it."""

    salt: str = ""
    hash: str = ""
    lost: str = ""  # the day on which the table took a forgotten one away


class StoredPins:
    """The pins of those who play here (the port `Pins`)."""

    def __init__(self, settings: Settings, people: People, clock: Clock, now: Callable[[], str]) -> None:
        """Keep them among the settings, which no parcel carries; `now` is the time of day."""
        self._settings, self._people, self._clock, self._now = settings, people, clock, now
        self._wrong: dict[str, tuple[int, float]] = {}  # by person: so many wrong ones, wait until

    def has(self, name: str) -> bool:
        """Whether this person's private things are guarded."""
        return bool(self._kept(self._id(name)).hash)

    def keep(self, name: str, digits: str) -> None:
        """Guard them from now on."""
        if len(digits) != DIGITS or not (digits.isascii() and digits.isdigit()):
            raise BadPin
        salt = secrets.token_hex(16)
        self._put(self._id(name), KeptPin(salt, hashed(digits, salt)))

    def check(self, name: str, digits: str) -> PinVerdict:
        """Try a pin; while one has to wait even the right one is not taken."""
        id, wait = self._id(name), self.wait_s(name)
        if wait > 0:
            return PinVerdict(False, wait)
        pin = self._kept(id)
        if not pin.hash or hmac.compare_digest(pin.hash, hashed(digits, pin.salt)):
            self._wrong.pop(id, None)
            return PinVerdict(True)
        count = self._wrong.get(id, (0, 0.0))[0] + 1
        wait = WAITS_S[min(count, len(WAITS_S) - 1)]
        self._wrong[id] = (count, self._clock() + wait)
        return PinVerdict(False, wait)

    def wait_s(self, name: str) -> float:
        """For how long no pin of this person is taken now."""
        return max(0.0, self._wrong.get(self._id(name), (0, 0.0))[1] - self._clock())

    def drop(self, name: str, forgotten: bool = False) -> None:
        """Guard them no more."""
        id = self._id(name)
        self._wrong.pop(id, None)
        before = self._kept(id)
        lost = before.lost if not before.hash else ""  # the note stays until there is a new pin
        self._put(id, KeptPin(lost=self._now()[:10] if forgotten else lost))

    def lost_on(self, name: str) -> str:
        """When a pin of this person was taken away because it was forgotten."""
        return self._kept(self._id(name)).lost

    def _id(self, name: str) -> str:
        found = (person.id for person in self._people.everybody() if person.name == name)
        return next(found, f"={name}")  # somebody who is not kept has a pin for as long as the name stays

    def _kept(self, id: str) -> KeptPin:
        return self._all().get(id, KeptPin())

    def _all(self) -> dict[str, KeptPin]:
        try:
            return msgspec.convert(self._settings.get(SETTING, {}), dict[str, KeptPin])
        except msgspec.ValidationError:  # nobody can be asked for a pin that cannot be read
            return {}

    def _put(self, id: str, pin: KeptPin) -> None:
        kept: dict[str, Any] = {**self._all(), id: pin}
        if pin == KeptPin():
            kept.pop(id)
        self._settings.set(SETTING, msgspec.to_builtins(kept))


def hashed(digits: str, salt: str) -> str:
    """The pin as it is kept."""
    made = hashlib.scrypt(digits.encode(), salt=bytes.fromhex(salt), n=COST, r=BLOCK, p=1, dklen=32)
    return made.hex()
