"""What one audience may see of a game of the family: one shape, of which each game fills in its parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from companion.core.crossing.views import Alarm, Objective, Offer, Strip, View
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.assembly import Assembly
from companion.engine.legendary.sight import Looks, TableSight
from companion.engine.legendary.state import LegendaryState
from companion.engine.legendary.view import waiting
from companion.engine.press import Pressing
from companion.engine.view import ask_view, turn_view
from companion.engine.ways import Way

S = TypeVar("S", bound=LegendaryState)


def fought(way: Way) -> SlotId | None:
    """The card that is fought this way; None of any other."""
    kind, _, which = way.target.partition(":")
    return SlotId(int(which)) if way.deed == "fight" and kind == "slot" and which.isdigit() else None


class TableView(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What a game shows besides what its chapters say."""

    room: str
    looks: Looks[S]
    strips: Callable[[S, tuple[Offer, ...], Offer | None], tuple[Strip, ...]]
    pressing: Pressing[S]
    phases: Callable[[S], Sequence[str]]  # of the turn that runs, as they are shown
    objectives: Callable[[S], tuple[Objective, ...]]
    outcome_text: Callable[[S], Phrase | None]
    alarms: Callable[[S], tuple[Alarm, ...]] = lambda state: ()

    def sight(self, whole: Assembly[S], state: S, audience: str) -> TableSight[S]:
        """The parts that simulated players look at."""
        return TableSight(self.looks, whole, state, audience)

    def view(
        self, whole: Assembly[S], state: S, audience: str, offers: tuple[Offer, ...] | None = None
    ) -> View:
        """Everything an audience may see, and what it can do: its `offers`, where they are there already."""
        seen = self.sight(whole, state, audience)
        offers = whole.legal(state, audience) if offers is None else offers
        press = self.pressing.press(state, whole.choices(state, audience))
        asked = ask_view(state, audience)
        return View(
            room=self.room, audience=audience, title=phrase(f"room-{self.room}"), seats=seen.seats,
            turn=turn_view(state, self.phases(state)), strips=self.strips(state, offers, press.big),
            meters=seen.meters, big=press.big,
            choosing=self.pressing.choosing(state, press, lambda: whole.possible(state, audience)),
            lays=press.lays, waiting=waiting(state, audience, press.lays),
            offers=whole.interruptions(state) if state.ask is not None else offers,
            objectives=self.objectives(state), ask=asked, alarms=self.alarms(state),
            due=whole.due(state, asked), danger=seen.danger, ending=state.ending,
            outcome_text=self.outcome_text(state),
            tolerated=tuple(phrase("tolerated", what=what) for what in state.tolerated),
        )  # fmt: skip
