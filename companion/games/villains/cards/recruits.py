"""New Recruits and Madame HYDRA as cards give and send them (VIL-BASIC-08, 09, VIL-CARD-14 to 16)."""

from __future__ import annotations

from companion.core.language.cards import Clause
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId
from companion.engine.changes import carried, counted
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.market.events import Gained
from companion.games.villains import zones
from companion.games.villains.gaining import pile_of
from companion.games.villains.reading import READING
from companion.games.villains.state import VillainsState

STACKS = {str(zone): zone for zone in (zones.NEW_RECRUITS, zones.MADAME_HYDRA, zones.OFFICERS)}
UNDER = "recruits-under"


class WentBack(Event, frozen=True):
    """A New Recruit that was played went back on its stack, or a card under its player's deck."""

    seat: SeatId
    slot: SlotId
    under: bool = False


class RecruitsSent(Event, frozen=True):
    """For the rest of this turn New Recruits go somewhere else."""

    how: str


def gain_recruit(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Players gain so many of a stack, as long as there are any; it is no recruiting (VIL-BASIC-08, 12).

    New Recruits come to the hand where a card of this turn says so (VIL-CARD-14).
    """
    seat = READING.player(draft, work)
    if seat is None:
        return
    stack = STACKS[str(clause.args.get("from", zones.NEW_RECRUITS))]
    for _ in range(READING.number(draft.state, clause, "n", 1)):
        slot = zones.top(draft.state.table, stack)
        if slot is not None:
            to = clause.args.get("to")
            draft.emit(
                Gained(seat, slot, zones.of(seat, str(to)) if to else pile_of(draft.state, seat, slot))
            )


def send(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """Where New Recruits go that are gained by effects, or played, for the rest of this turn."""
    draft.emit(RecruitsSent(str(clause.args["how"])))


def go_back(draft: Draft[VillainsState], work: DoClause, clause: Clause) -> None:
    """A New Recruit that was played goes back on its stack; what it gave stays (VIL-BASIC-09, 11, 13).

    Put under the deck instead it is not gained (VIL-CARD-16); another Ally goes there by its own text.
    """
    seat, to_deck = work.seat or draft.state.active, clause.args.get("to") == "deck"
    if work.slot is not None and draft.state.table.slots[work.slot].zone == zones.of(seat, "played"):
        draft.emit(WentBack(seat, work.slot, to_deck or bool(draft.state.numbers.get(f"turn:{UNDER}"))))


def _went_back(state: VillainsState, event: WentBack) -> VillainsState:
    if event.under:
        return carried(state, (event.slot,), zones.of(event.seat, "deck"), zones.FAR_END, face_up=False)
    return carried(state, (event.slot,), zones.NEW_RECRUITS)


def _sent(state: VillainsState, event: RecruitsSent) -> VillainsState:
    return counted(state, **{f"turn__{event.how}": 1})


PART: Feature[VillainsState] = Feature(
    name="verbs-of-recruits",
    verbs={"gain-recruits": gain_recruit, "send-recruits": send, "go-back": go_back},
    events={WentBack: _went_back, RecruitsSent: _sent},
)
