"""The lanterns: they go out, they are lit again, and what was forgotten is made good (TPL-LIGHT)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command, SetNumber
from companion.core.language.events import Event
from companion.core.language.ids import SeatId
from companion.core.language.phrases import phrase
from companion.engine.feature import Feature
from companion.engine.ways import Way
from companion.games._template.hands.events import PowerSpent
from companion.games._template.offers import offer, way
from companion.games._template.phases import in_play, need_act
from companion.games._template.printed import rules
from companion.games._template.state import FerryState, Writing, counted


class Light(Command, frozen=True):
    """Pay power to light a lantern again."""

    seat: SeatId


class ForgotLantern(Command, frozen=True):
    """A lantern should have gone out: it does now, and nothing that came after is undone."""


class LanternsLost(Event, frozen=True):
    """Lanterns went out."""

    n: int


class LanternLit(Event, frozen=True):
    """A lantern burns again."""

    seat: SeatId


def _lanterns_lost(state: FerryState, event: LanternsLost) -> FerryState:
    return counted(state, lanterns=-event.n)


def _lantern_lit(state: FerryState, event: LanternLit) -> FerryState:
    return counted(state, lanterns=1)


def light(draft: Writing, command: Light) -> None:
    """Power lights a lantern again, up to the printed number (TPL-LIGHT-01, 02)."""
    need_act(draft, command.seat)
    burning, most = draft.state.numbers["lanterns"], rules().most_lanterns
    draft.require(burning < most, "TPL-LIGHT-01", "limit", need=most, have=burning)
    power, cost = draft.state.numbers["power"], rules().light_cost
    draft.require(power >= cost, "TPL-LIGHT-02", "cost", need=cost, have=power)
    draft.emit(PowerSpent(min(power, cost)))
    draft.emit(LanternLit(command.seat))


def forgot_lantern(draft: Writing, command: ForgotLantern) -> None:
    """What was forgotten is made good at any time, whoever says it (TPL-LATE-01)."""
    burning = draft.state.numbers.get("lanterns", 0)
    draft.require(burning > 0, "TPL-LATE-01", "impossible", here=phrase("here-all-dark"))
    draft.emit(LanternsLost(1))


def ways(state: FerryState) -> Iterator[Way]:
    """Light a lantern again."""
    if not state.is_race:
        yield way("light", Light(state.turn.seat), "meter:lanterns")


def forgotten(state: FerryState) -> Iterator[Offer]:
    """A lantern that should have gone out, or been lit: made good by anybody and at any time."""
    burning = state.numbers.get("lanterns", 0)
    if state.is_race:
        return
    if state.turn.number and burning:
        yield offer("forgot-lantern", ForgotLantern(), "meter:lanterns")
    if state.turn.number:
        yield offer("forgot-light", SetNumber("lanterns", burning + 1), "meter:lanterns")


def too_many(state: FerryState) -> list[str]:
    """No more lanterns burn than there are."""
    return ["too-many-lanterns"] if state.numbers.get("lanterns", 0) > rules().most_lanterns else []


FEATURE: Feature[FerryState] = Feature(
    name="lanterns",
    commands=in_play({Light: light, ForgotLantern: forgot_lantern}),
    during_ask=(ForgotLantern,),
    events={LanternsLost: _lanterns_lost, LanternLit: _lantern_lit},
    rule_faults=(too_many,),
    ways=ways,
    forgotten=forgotten,
)
