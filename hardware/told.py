"""Sentences about devices that go wrong: in English where they arise, as data for every language."""

from __future__ import annotations

from companion.core.phrases import Phrase, phrase
from hardware.devices import Device
from hardware.header import second_jobs


class Told(str):
    """A sentence that carries itself as data; whoever only wants words takes it as such."""

    phrase: Phrase

    def __new__(cls, words: str, told: Phrase) -> Told:
        """The words and the same as data."""
        made = super().__new__(cls, words)
        made.phrase = told
        return made


def closed_to_us(device: Device, error: object) -> Told:
    """It does not open, and what to do."""
    where, why = device.where, str(error)
    head = f"'{device.name}' on {where} does not open ({why})."
    jobs = second_jobs(device.pins)
    if "busy" in why.lower() and jobs:
        remedy = (
            "If the app is open elsewhere, it holds them: close it. "
            f"The system may use them for {' and '.join(jobs)}: "
            "switch that off with raspi-config, or take other pins."
        )
        told = phrase("device-busy", name=device.name, where=where, why=why, jobs=", ".join(jobs))
        return Told(f"{head} {remedy}", told)
    remedy = "Check its entry in the wiring file and that nothing else uses the pin."
    return Told(f"{head} {remedy}", phrase("device-closed", name=device.name, where=where, why=why))


def gone_silent(device: Device, error: object) -> Told:
    """It stopped answering in mid-show."""
    words = (
        f"'{device.name}' on {device.where} stopped answering ({error}). "
        "The show goes on without it; check its wires, then start the app again."
    )
    return Told(words, phrase("device-gone", name=device.name, where=device.where, why=str(error)))


def left_open(device: Device, error: object) -> Told:
    """It could not even be closed."""
    words = f"'{device.name}' on {device.where} did not close properly ({error})."
    return Told(words, phrase("device-left", name=device.name, where=device.where, why=str(error)))


def unheard(name: str, error: object) -> Told:
    """A button was pressed, and what hangs on it failed."""
    words = f"The button '{name}' was not heard ({error}); use the screen instead."
    return Told(words, phrase("device-button-unheard", name=phrase(f"wiring-role-{name}"), why=str(error)))


def unturned(error: object) -> Told:
    """The knob was turned, and what hangs on it failed."""
    words = f"The knob was not heard ({error}); use the screen instead."
    return Told(words, phrase("device-knob-unheard", why=str(error)))
