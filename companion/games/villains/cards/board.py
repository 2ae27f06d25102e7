"""What cards do to the two decks, the city and its Bystanders (VIL-REVEAL-04, VIL-BYST-05, VIL-BIND-01)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.engine.changes import carried
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.games.villains import zones
from companion.games.villains.bindings import gain_bindings
from companion.games.villains.bystanders import kidnap_top
from companion.games.villains.plot import AnotherCard
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState


class WentBack(Event, frozen=True):
    """A card that was played went back on its stack."""

    slot: SlotId


def play_card(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """More cards of the Adversary Deck are played, each worked out before the next (VIL-REVEAL-04)."""
    draft.later(*(AnotherCard(),) * READING.number(draft.state, clause, "n", 1))


def kidnap(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Players kidnap cards of the Bystander Deck (VIL-BYST-05, 06)."""
    seat = READING.player(draft, work)
    if seat is not None and READING.is_single(draft, work, clause):
        kidnap_top(draft, seat)


def bindings(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Players gain Bindings (VIL-BIND-01)."""
    seat = READING.player(draft, work)
    if seat is not None:
        gain_bindings(draft, seat, READING.number(draft.state, clause, "n", 1))


def go_back(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A New Recruit that was played goes back on its stack; what it gave stays (VIL-BASIC-09, 11, 13)."""
    if work.slot is not None and draft.state.table.slots[work.slot].zone.startswith("played:"):
        draft.emit(WentBack(work.slot))


def _went_back(state: VillainsState, event: WentBack) -> VillainsState:
    return carried(state, (event.slot,), zones.NEW_RECRUITS)


FEATURE: Feature[VillainsState] = Feature(
    name="verbs-of-the-city",
    verbs={"play-adversary": play_card, "kidnap": kidnap, "gain-bindings": bindings, "go-back": go_back},
    events={WentBack: _went_back},
    carries=(WentBack,),
)
