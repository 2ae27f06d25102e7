"""How Villains reads what its cards say: whom they are about, and who chooses (VIL-SPEC-02, 04)."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.language.ids import SeatId
from companion.engine.draft import Draft
from companion.engine.effects.interpret import for_seat
from companion.engine.effects.work import CardText, DoClause
from companion.engine.legendary.verbs.reading import Aim, CardReading
from companion.games.villains.challenges import is_solo
from companion.games.villains.counting import COUNTERS
from companion.games.villains.kinds import ALLIES
from companion.games.villains.meaning import is_meant
from companion.games.villains.state import VillainsState


class VillainsReading(CardReading[VillainsState], frozen=True, kw_only=True):
    """What enemies do to each other player they do to one who plays alone (VIL-SOLO-09, VIL-RUL-15)."""

    def player(
        self,
        draft: Draft[VillainsState],
        work: DoClause,
        able: Callable[[SeatId], bool] = lambda seat: True,
        aim: Aim = for_seat,
    ) -> SeatId | None:
        """The one player this is about; what Allies do to the others is nobody’s (VIL-SOLO-10)."""
        if work.clause.args.get("who") == "others" and _is_alone_against(draft.state, work):
            return draft.state.active
        return super().player(draft, work, able, aim)

    def seats(self, state: VillainsState, work: CardText, who: str) -> tuple[SeatId, ...]:
        """All whom a word names, the current player first (VIL-SPEC-02)."""
        you = work.seat or state.active
        if who == "others" and _is_alone_against(state, work):
            return (you,)
        return self.named(state, who, you)


def _is_alone_against(state: VillainsState, work: CardText) -> bool:
    """Whether an enemy speaks of the others to somebody who plays alone."""
    if not is_solo(state.header):
        return False
    card = state.table.cards.get(work.design) if work.design is not None else None
    if card is None and work.slot is not None:
        card = state.table.card(work.slot)
    return card is not None and card.kind not in ALLIES


READING: VillainsReading = VillainsReading(
    counters=COUNTERS, chooser=lambda state, you: state.active, matches=is_meant
)
