"""The bell: everybody hears every step in order, and nobody can hurt anybody else."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.crossing.steps import Step
from companion.core.crossing.views import TurnView, View
from companion.core.language.phrases import phrase
from companion.session.bus import Bus


def step(number: int) -> Step:
    view = View("alien", "table", phrase("room-alien"), (), TurnView(0, None, phrase("x")), (), (), None)
    return Step(number, phrase("x"), view)


def test_a_listener_that_fails_is_reported_and_the_others_hear() -> None:
    told: list[Any] = []
    bus = Bus(lambda name, number, error: told.append((name, number, str(error))))
    heard: list[int] = []

    def broken(_step: Step) -> None:
        raise ValueError("a lamp fell off")

    bus.join("lights", broken)
    bus.join("screen", lambda one: heard.append(one.number))
    for number in (4, 5):
        bus.publish(step(number))
    assert heard == [4, 5]
    assert told == [("lights", 4, "a lamp fell off"), ("lights", 5, "a lamp fell off")]


def test_somebody_may_leave_and_a_later_one_of_that_name_stays() -> None:
    bus, heard = Bus(), []  # type: ignore[var-annotated]
    leave_first = bus.join("cards", lambda one: heard.append(("first", one.number)))
    leave = bus.join("cards", lambda one: heard.append(("second", one.number)))
    bus.publish(step(1))
    leave_first()  # it has been replaced already
    bus.publish(step(2))
    leave()
    bus.publish(step(3))
    assert heard == [("second", 1), ("second", 2)]


def test_a_listener_may_join_and_leave_while_the_bell_rings() -> None:
    bus, heard = Bus(), []  # type: ignore[var-annotated]

    def once(one: Step) -> None:
        leave()
        bus.join("late", lambda other: heard.append(other.number))

    leave = bus.join("once", once)
    bus.publish(step(1))
    bus.publish(step(2))
    assert heard == [2]


def test_without_anybody_to_report_to_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    bus, heard = Bus(), []  # type: ignore[var-annotated]
    bus.join("broken", lambda one: 1 / 0)  # type: ignore[arg-type, return-value]
    bus.join("screen", lambda one: heard.append(one.number))
    bus.publish(step(7))
    assert heard == [7]
    assert "broken failed on step 7" in caplog.text


def test_who_must_be_ready_before_the_others_hears_first() -> None:
    bus, heard = Bus(), []  # type: ignore[var-annotated]
    for name, first in (("screen", False), ("table", True), ("lights", False), ("table", True)):
        bus.join(name, lambda _one, name=name: heard.append(name), first=first)
    bus.publish(step(1))
    assert heard == ["table", "screen", "lights"]
