"""What must be done now, by whom and because of which card: the running question, then what chapters say."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.crossing.views import AskView, Duty
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase
from companion.core.language.states import State
from companion.engine.draft import waiting


def due_now(state: State, asked: AskView | None, said: Iterable[Duty]) -> tuple[Duty, ...]:
    """The running question first, for nothing goes on before it; then what is urgent, the nearest first."""
    rest = sorted(said, key=_nearness)
    return (*((of_question(state, asked),) if asked is not None else ()), *rest)


def _nearness(due: Duty) -> tuple[bool, int]:
    return not due.urgent, due.turns_left or 0


def of_question(state: State, asked: AskView) -> Duty:
    """The question with the card that asks it; of a secret one only who is asked."""
    cause = None if asked.secret else cause_of(state)
    slot, card = cause if cause is not None else (None, None)
    target = f"slot:{slot}" if slot is not None else asked.target
    return Duty("answer", asked.why, asked.seat, card, target, urgent=True)


def cause_of(state: State) -> tuple[SlotId, Phrase] | None:
    """The open card whose turn has stopped for the running question, if there is one.

    What waits first is what goes on with the answer; it names its card. Its design counts where it has one,
    for the card may stand for another by now.
    """
    for work in waiting(state)[:1]:
        slot = getattr(work, "slot", None)
        held = state.table.slots.get(slot) if slot is not None else None
        if slot is None or held is None or not held.face_up:
            return None
        now, design = state.table.card(slot), getattr(work, "design", None)
        card = state.table.cards.get(design, now) if design is not None else now
        return (slot, card.name) if card is not None else None
    return None
