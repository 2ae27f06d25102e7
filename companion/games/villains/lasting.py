"""What cards change as long as they lie there: the Commander, the Plot, and whoever stands in the city."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.cards import Card
from companion.core.language.ids import SeatId, SlotId
from companion.engine.feature import Feature
from companion.engine.legendary.lasting import MODIFY, ONGOING, Lasting
from companion.games.villains import zones
from companion.games.villains.abilities import ABILITIES
from companion.games.villains.counting import COUNTERS, is_of
from companion.games.villains.kinds import ADVERSARIES
from companion.games.villains.state import VillainsState


def _speaking(state: VillainsState, seat: SeatId) -> Iterator[SlotId]:
    """The Commander and the Plot, then the city from the way out to the deck."""
    for zone in (zones.COMMANDER, zones.PLOT):
        yield from state.table.zone(zone)
    yield from zones.in_city(state.table)


def _is_sort(card: Card, of: str) -> bool:
    """Words for Adversaries never touch the Commander; a card that names itself means itself (VIL-CMD-09)."""
    if of == "this":
        return True
    return card.kind in ADVERSARIES and (of == "any" or is_of(card, of))


LASTING: Lasting[VillainsState] = Lasting(
    abilities=ABILITIES, counters=COUNTERS, in_effect=_speaking, forbidden="VIL-SPEC-01", is_sort=_is_sort
)
changed = LASTING.changed

FEATURE: Feature[VillainsState] = Feature(name="lasting", lasting={ONGOING: (MODIFY,)})
