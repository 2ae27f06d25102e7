"""Sentences about devices that go wrong: in English where they arise, as data for every language."""

from __future__ import annotations

from companion.core.language.phrases import Phrase, named, phrase
from hardware.devices import Device
from hardware.header import second_jobs
from hardware.names import called

BACK = "device-back"


class Told(str):
    """A sentence that carries itself as data; whoever only wants words takes it as such."""

    phrase: Phrase

    def __new__(cls, words: str, told: Phrase) -> Told:
        """The words and the same as data."""
        made = super().__new__(cls, words)
        made.phrase = told
        return made


def as_phrase(sentence: str) -> Phrase:
    """A sentence as data; one that has no other words is the same in every language."""
    return sentence.phrase if isinstance(sentence, Told) else named(sentence)


def is_over(sentence: str) -> bool:
    """Whether it says that a trouble is over."""
    return isinstance(sentence, Told) and sentence.phrase.key == BACK


def is_of(sentence: str, over: str) -> bool:
    """Whether it is of the same device on the same pins as one that says that its trouble is over."""
    if not (isinstance(sentence, Told) and isinstance(over, Told)):
        return False
    same = ("name", "where")
    mine, other = sentence.phrase.args, over.phrase.args
    return all(name in mine and mine[name] == other.get(name) for name in same)


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
        told = phrase("device-busy", name=called(device), where=where, why=why, jobs=", ".join(jobs))
        return Told(f"{head} {remedy}", told)
    remedy = "Check its entry in the wiring file and that nothing else uses the pin."
    return Told(f"{head} {remedy}", phrase("device-closed", name=called(device), where=where, why=why))


def gone_silent(device: Device, error: object) -> Told:
    """It stopped answering in mid-show."""
    words = (
        f"'{device.name}' on {device.where} stopped answering ({error}). "
        "The show goes on without it, and it is tried again by itself; check its wires."
    )
    return Told(words, phrase("device-gone", name=called(device), where=device.where, why=str(error)))


def back_again(device: Device) -> Told:
    """It had failed, and works."""
    words = f"'{device.name}' on {device.where} works again."
    return Told(words, phrase(BACK, name=called(device), where=device.where))


def left_open(device: Device, error: object) -> Told:
    """It could not even be closed."""
    words = f"'{device.name}' on {device.where} did not close properly ({error})."
    return Told(words, phrase("device-left", name=called(device), where=device.where, why=str(error)))


def unheard(name: str, error: object) -> Told:
    """A button was pressed, and what hangs on it failed."""
    words = f"The button '{name}' was not heard ({error}); use the screen instead."
    return Told(words, phrase("device-button-unheard", name=phrase(f"wiring-role-{name}"), why=str(error)))


def unturned(error: object) -> Told:
    """The knob was turned, and what hangs on it failed."""
    words = f"The knob was not heard ({error}); use the screen instead."
    return Told(words, phrase("device-knob-unheard", why=str(error)))


def stumbled(error: object, pause_s: float) -> Told:
    """A show has a fault."""
    words = f"The lights stumbled ({error}) and begin again in {pause_s:g} s; the game goes on."
    return Told(words, phrase("lights-stumbled", why=str(error), seconds=f"{pause_s:g}"))


def telling_stumbled(error: object) -> Told:
    """What waited to be lit and spoken was left out."""
    words = f"Lights and voice have left something out ({error}); the game goes on."
    return Told(words, phrase("lights-telling-stumbled", why=str(error)))


def not_put_out(error: object) -> Told:
    """Not even darkness came about."""
    words = f"A light or sound could not be put out ({error})."
    return Told(words, phrase("lights-not-put-out", why=str(error)))


def step_missed(number: int, error: object) -> Told:
    """The lights could not follow a step of the game."""
    words = f"The lights missed step {number} ({error}); the game goes on."
    return Told(words, phrase("lights-step-missed", number=number, why=str(error)))


def sound_missed(error: object) -> Told:
    """The sounds were not told."""
    words = f"The sounds missed something ({error}); the game goes on."
    return Told(words, phrase("lights-sound-missed", why=str(error)))


def not_drawn(error: object) -> Told:
    """The lights on the screen do not follow."""
    words = f"The drawn lights could not follow ({error}); the game goes on."
    return Told(words, phrase("lights-not-drawn", why=str(error)))


def not_told() -> Told:
    """Whoever is told of troubles has one."""
    return Told("The trouble before could not be told on the screen.", phrase("lights-not-told"))
