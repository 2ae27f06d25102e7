"""What a person can bear: the damage beside an Avatar against its Health (ALN-DEATH, FFY-STRIKE)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from companion.core.language.ids import SeatId, SlotId
from companion.engine import zones
from companion.engine.legendary.state import LegendaryState
from companion.engine.turns import clockwise

S = TypeVar("S", bound=LegendaryState)
AVATAR, BESIDE = "avatar", "damage"  # where an Avatar lies, and the strikes beside it


class Life(msgspec.Struct, Generic[S], frozen=True):
    """Which numbers of an Avatar together are the damage that is too much.

    Health alone, or Health with Defense in an easier game (ALN-DIFF-02). What follows when it is reached is
    the game's: death for good (ALN-DEATH-02), or until enough was healed (FFY-DEF-10).
    """

    fields: Callable[[S, SeatId], tuple[str, ...]] = lambda state, seat: ("health",)
    modified: Callable[[S, SeatId], int] = lambda state, seat: 0  # what cards add to somebody's Health now

    def damage(self, state: S, seat: SeatId) -> int:
        """The strike damage beside an Avatar, as far as it is known (ALN-STRIKE-07, FFY-STRIKE-06, 07)."""
        beside, damage = state.table.zone(zones.of(seat, BESIDE)), 0
        for slot in beside:
            card = state.table.card(slot)
            damage += (card.number("damage") or 0) if card is not None else 0
        return damage

    def health(self, state: S, seat: SeatId) -> int | None:
        """The damage that is too much; None while nobody has told."""
        slot = self.avatar(state, seat)
        card = state.table.card(slot) if slot is not None else None
        if card is None:
            return None
        printed = [card.number(field) for field in self.fields(state, seat)]
        known = [number for number in printed if number is not None]
        if len(known) < len(printed) or not sum(known):
            return None
        return max(0, sum(known) + self.modified(state, seat))

    def avatar(self, state: S, seat: SeatId) -> SlotId | None:
        """Somebody's Avatar."""
        return zones.top(state.table, zones.of(seat, AVATAR))

    def worn_out(self, state: S, seats: Iterable[SeatId]) -> tuple[SeatId, ...]:
        """Those of them whose damage has reached their Health, where it is known (FFY-STRIKE-08).

        Whoever fell and is not among them any more has been healed back (FFY-DEF-10).
        """
        return tuple([seat for seat in seats if self._is_worn_out(state, seat)])

    def _is_worn_out(self, state: S, seat: SeatId) -> bool:
        taken = self.damage(state, seat)
        limit = self.health(state, seat) if taken else None
        return limit is not None and taken >= limit

    def would_kill(self, state: S, seat: SeatId, more: int) -> bool:
        """Whether so much more damage would reach somebody's Health, as far as it is known."""
        limit = self.health(state, seat)
        return limit is not None and self.damage(state, seat) + more >= limit

    def doomed(self, state: S) -> tuple[SeatId, ...]:
        """The living whose damage has reached their Health, the active player first (ALN-DEATH-01)."""
        falling = self.worn_out(state, state.living)
        return tuple(seat for seat in clockwise(state, state.active) if seat in falling) if falling else ()
