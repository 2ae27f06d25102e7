"""What strikes say: the text of a striking enemy, or of a strike card that was drawn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from companion.core.language.ids import SeatId, SlotId
from companion.engine.draft import Draft
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.course import STRIKE
from companion.engine.legendary.state import LegendaryState
from companion.engine.sayings import HandsDo

S = TypeVar("S", bound=LegendaryState)


def speaking(abilities: Abilities[S], kinds: Collection[str]) -> Callable[[Draft[S], SeatId, SlotId], None]:
    """What a striking enemy, or a drawn card of these kinds, says besides; hands do what only they can read.

    ALN-STRIKE-06, 09, FFY-STRIKE-05, 10, FFY-SHIP-03.
    """

    def say(draft: Draft[S], seat: SeatId, slot: SlotId) -> None:
        card = draft.state.table.card(slot)
        if card is None:
            return
        if card.kind in kinds and not card.structured:
            draft.later(HandsDo(slot, seat=seat))
        abilities.begin(draft, card, slot, STRIKE, seat)

    return say
