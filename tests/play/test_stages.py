"""The stages of the desk: one list, each done with what comes or handing it on, none ending an evening."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Carried, Intent, Pressed, Redone, Scanned, TakenBack
from companion.core.crossing.steps import Step
from companion.core.language.phrases import phrase
from companion.engine.room import Meaning
from companion.play.codes import Shown
from companion.play.history import Turning
from companion.play.stages import Matter, Stage, Work
from tests.house.kit import Evening, at_rest

HOUSE = Path(__file__).parents[2] / "docs" / "house.md"


def names(evening: Evening) -> list[str]:
    return [stage.name for stage in evening.desk.stages]


def broken(*_given: Any) -> Any:
    raise ZeroDivisionError("a stage that fails")


def with_stage(evening: Evening, name: str, **parts: Any) -> None:
    """Let one stage of a running desk do otherwise."""
    desk = evening.desk
    desk.stages = tuple(replace(one, **parts) if one.name == name else one for one in desk.stages)


def test_the_house_tells_the_stages_in_their_order(evening: Evening) -> None:
    way = HOUSE.read_text(encoding="utf-8").split("## The way of one scan")[1].split("```")[1]
    seen = [line for line in way.splitlines() if line.startswith(" " * 2)]
    at = [next(i for i, line in enumerate(seen) if f" {name} " in line) for name in names(evening)[:-1]]
    assert at == sorted(at) and len(set(at)) == len(at)


@pytest.mark.parametrize("name", ["tick", "label", "read", "answer and play", "watch", "dice"])
def test_a_stage_that_has_nothing_to_add_costs_nobody_the_step(evening: Evening, name: str) -> None:
    evening.until(at_rest)
    with_stage(evening, name, heed=broken, dress=broken)
    number, card = evening.desk.game.number, evening.hand()[0]
    step = evening.do(Scanned(evening.tags([card])))
    assert step.number == evening.desk.game.number > number and step.view.seats
    assert evening.desk.view().seats == step.view.seats


@pytest.mark.parametrize("name", ["sort", "tick", "turn", "wish", "label", "strangers", "read"])
def test_a_stage_that_fails_stops_its_intent_and_the_evening_goes_on(evening: Evening, name: str) -> None:
    evening.until(at_rest)
    usual, state = evening.desk.stages, evening.state
    with_stage(evening, name, take=broken)
    step = evening.do(Scanned(evening.tags(evening.hand()[:1])))
    assert step.note == phrase("rule-failed") and evening.state is state
    evening.desk.stages = usual
    assert evening.do(Scanned(evening.tags(evening.hand()[:1]))).events


def test_a_deed_that_was_done_is_published_though_its_stage_fails_after_it(evening: Evening) -> None:
    evening.until(at_rest)
    usual = next(one for one in evening.desk.stages if one.name == "answer and play")

    def take(what: Matter) -> Work:
        yield from usual.take(what)
        raise ZeroDivisionError("after the deed")

    with_stage(evening, "answer and play", take=take)
    first = len(evening.steps)
    evening.do(Scanned(evening.tags(evening.hand()[:1])))
    played, *_, last = evening.steps[first:]
    assert played.events and played.number == evening.desk.game.number
    assert last.note == phrase("rule-failed")


def test_what_no_stage_takes_gets_a_polite_no(evening: Evening) -> None:
    evening.until(at_rest)
    evening.desk.stages = (Stage(name="none"),)
    assert evening.do(Redone()).note == phrase("no-such-intent")


def handed_on(work: Work, heard: Step | None = None) -> tuple[list[Any], Matter | None]:
    """What a stage wants done, and what it hands on; it always hears the same."""
    deeds: list[Any] = []
    try:
        deed = next(work)
        while True:
            deeds.append(deed)
            deed = work.send(heard)  # type: ignore[arg-type]
    except StopIteration as end:
        return deeds, end.value


@pytest.mark.parametrize("what", [Scanned(("X",)), Carried(), Pressed("next")])
def test_a_stage_hands_on_what_is_not_its_business(evening: Evening, what: Intent) -> None:
    assert handed_on(Turning(evening.desk.game).take(what)) == ([], what)


def test_a_stage_is_driven_without_a_desk(evening: Evening) -> None:
    evening.until(at_rest)
    turning = Turning(evening.desk.game)
    assert handed_on(turning.take(Pressed("undo"))) == ([TakenBack(1)], None)
    assert handed_on(turning.take(Redone())) == ([Redone()], None)
    sort, *_ = evening.desk.stages
    card = evening.hand()[0]
    deeds, shown = handed_on(sort.take(Scanned(evening.tags([card]))))
    assert deeds == [] and isinstance(shown, Shown) and shown.faces == (card,)
    playing = next(one for one in evening.desk.stages if one.name == "answer and play")
    deeds, nothing = handed_on(playing.take(shown))
    assert nothing is None and [type(deed) for deed in deeds] == [Meaning]
    assert deeds[0].command is not None and evening.desk.game.state is evening.state, "nothing has been done"
