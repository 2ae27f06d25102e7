"""People, pins and a running game's turns, as the page of the people needs them."""

from __future__ import annotations

from typing import Any

from companion.core.ports.people import Person
from companion.core.ports.pins import PinVerdict, TurnLine
from tests.ui import samples


class Folk:
    """The People port."""

    def __init__(self, *people: Person) -> None:
        self.kept = {person.id: person for person in people}

    def everybody(self) -> tuple[Person, ...]:
        return tuple(self.kept.values())

    def keep(self, person: Person) -> None:
        self.kept[person.id] = person

    def forget(self, id: str) -> None:
        self.kept.pop(id)


class Pins:
    """The Pins port: pins as they are typed, and a wait that a test sets."""

    def __init__(self, **pins: str) -> None:
        self.pins, self.lost, self.wait = dict(pins), dict[str, str](), 0.0
        self.tried: list[str] = []

    def has(self, name: str) -> bool:
        return name in self.pins

    def keep(self, name: str, digits: str) -> None:
        self.pins[name] = digits

    def check(self, name: str, digits: str) -> PinVerdict:
        self.tried.append(digits)
        right = self.pins.get(name) == digits
        return PinVerdict(right, 0.0 if right else self.wait)

    def wait_s(self, name: str) -> float:
        return 0.0

    def drop(self, name: str, forgotten: bool = False) -> None:
        self.pins.pop(name, None)
        if forgotten:
            self.lost[name] = "2026-11-18"

    def lost_on(self, name: str) -> str:
        return self.lost.get(name, "")


class Turns:
    """The AtTable port."""

    def __init__(self, can_go: bool = True) -> None:
        self.can_go = can_go

    def turns(self) -> tuple[TurnLine, ...]:
        seats = (samples.P1, samples.P3, samples.P2)
        return tuple(TurnLine(9 - at, seats[at % 3]) for at in range(9))

    def can_take_out(self) -> bool:
        return self.can_go


def family() -> Folk:
    """Some who play here, with names that are long and letters that are rare."""
    return Folk(
        Person("p-maya", "Maya", 0, "en"),
        Person("p-ben", "Ben", 1, "fr"),
        Person("p-ines", "Inès", 2, "fr"),
        Person("p-max", "Maximilienne", 3, "en"),
    )


def ports(**more: Any) -> dict[str, Any]:
    """Everything that the page of the people can use."""
    return {"people": family(), "pins": Pins(Ben="1234"), "at_table": Turns(), **more}
