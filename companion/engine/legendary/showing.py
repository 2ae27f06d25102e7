"""What a card shown to the camera is taken for: played, lent, a back, or something that lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic, TypeVar

import msgspec

from companion.core.crossing.views import Offer
from companion.core.language.commands import Command
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.engine import backs, ledger, places
from companion.engine.assembly import Assembly
from companion.engine.legendary.lending import Lend
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.state import LegendaryState
from companion.engine.room import Meaning
from companion.engine.zone_table import ZoneTable
from companion.engine.zones import of

S = TypeVar("S", bound=LegendaryState)

BACK = "back"  # the place that stands for a card whose back was shown


class ShownCards(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """What differs between the games: what is played from hands, when hands lend, what comes before all.

    Alien and Firefly lend by Coordinate; in Villains nobody lends.
    """

    zones: Callable[[], ZoneTable]
    people: Collection[str]  # kinds of cards that are played from hands
    is_lending: Callable[[S], bool] = lambda state: False  # whether cards may be lent now
    lent: str = "coordinate"  # the mark of a card that may be
    claims: Callable[[S, CopyId], Command | None] = lambda state, copy: None  # what comes before all else
    # What a card of the own hand can be shown for besides being played: to dodge with it (VIL-KW-06).
    besides: Callable[[S, CopyId], tuple[Offer, ...]] = lambda state, copy: ()

    def meaning(
        self, whole: Assembly[S], state: S, copies: tuple[CopyId, ...], place: str
    ) -> tuple[Meaning, ...]:
        """Shown cards in the order to take them: left to right, unless another order switches on more."""
        if state.outcome:
            return (Meaning(says=phrase("waiting-over")),)
        if place == BACK:
            return tuple(self._back(state, copy) for copy in copies)
        return tuple(self._one(whole, state, copy) for copy in in_order(state, copies))

    def _back(self, state: S, copy: CopyId) -> Meaning:
        """A back shown in passing: the app learns what it can, and says nothing."""
        slot = backs.awaited(state, self.zones())
        return Meaning(command=backs.ShowBack(slot, copy) if slot is not None else None, copy=copy)

    def _one(self, whole: Assembly[S], state: S, copy: CopyId) -> Meaning:
        """What one shown card means now."""
        table = state.table
        claimed = self.claims(state, copy)
        if claimed is not None:
            return Meaning(command=claimed, copy=copy)
        awaits = backs.shown(state, copy, self.zones()) is not None
        if awaits and not could_be_in(state, copy, of(state.active, "hand")):
            return self._back(state, copy)
        at = table.bound.get(copy)
        if at is None or not table.slots[at].face_up:  # where a hidden card lies is told to nobody
            return self._played_or_lent(state, copy)
        return self._lying(whole, state, copy, at)

    def _lying(self, whole: Assembly[S], state: S, copy: CopyId, at: SlotId) -> Meaning:
        """An open card of the table that is shown is touched; one that nothing can be done with is named."""
        card = state.table.card_of(copy)
        command = whole.attempt(state, f"slot:{at}")
        if command is None and card.kind in self.people:
            command = Play(state.active, copy, "camera")
        if command is not None:
            return Meaning(command=command, copy=copy)
        place = places.place(state.table.slots[at].zone, state.players)
        return Meaning(says=phrase("card-lies-there", card=card.name, place=place), copy=copy)

    def _played_or_lent(self, state: S, copy: CopyId) -> Meaning:
        """A card from a hand is played, or lent when another hand could hold it (ALN-KEY-01)."""
        card, play = state.table.card_of(copy), Play(state.active, copy, "camera")
        besides = self.besides(state, copy)
        if besides:
            return Meaning(
                says=phrase("ask-shown-for", card=card.name), offers=(_play(state, copy), *besides), copy=copy
            )
        if not card.has(self.lent) or not self.is_lending(state):
            return Meaning(command=play, copy=copy)
        others = (one for one in state.living if one != state.active and one not in state.lenders)
        lenders = [seat for seat in others if could_be_in(state, copy, of(seat, "hand"))]
        own = could_be_in(state, copy, of(state.active, "hand"))
        if not lenders:
            return Meaning(command=play, copy=copy)
        if not own and len(lenders) == 1:
            return Meaning(command=Lend(lenders[0], copy, "camera"), copy=copy)
        offers = tuple(_lend(state, seat, copy) for seat in lenders)
        says = phrase("ask-who-shows", card=card.name)
        return Meaning(says=says, offers=(*((_play(state, copy),) if own else ()), *offers), copy=copy)


def _play(state: LegendaryState, copy: CopyId) -> Offer:
    """The answer that the active player plays the card."""
    card, play = state.table.card_of(copy), Play(state.active, copy, "camera")
    return Offer(f"play:{card.design}", phrase("offer-play", card=card.name), play, seat=state.active)


def _lend(state: LegendaryState, seat: SeatId, copy: CopyId) -> Offer:
    """The answer that this player shows the card, to lend it."""
    card = state.table.card_of(copy)
    label = phrase("offer-lend", name=state.player(seat).name, card=card.name)
    return Offer(f"lend:{seat}:{card.design}", label, Lend(seat, copy, "camera"), seat=seat)


def could_be_in(state: LegendaryState, copy: CopyId, zone: ZoneId) -> bool:
    """Whether a zone could hold a copy, by what is known."""
    return any(copy in ledger.candidates(state.table, slot) for slot in state.table.zone(zone))


def in_order(state: LegendaryState, copies: tuple[CopyId, ...]) -> tuple[CopyId, ...]:
    """Left to right, unless another order switches on more class and crew abilities."""
    before = {played.klass for played in state.played}, {played.crew for played in state.played}
    best, most = copies, switched_on(state, copies, *before)
    waiting = [copy for copy in copies if _wants_company(state, copy)]
    eager = tuple(copy for copy in copies if copy not in waiting)
    for order in ((*eager, *waiting), (*eager, *reversed(waiting))):
        if (score := switched_on(state, order, *before)) > most:
            best, most = order, score
    return best


def _wants_company(state: LegendaryState, copy: CopyId) -> bool:
    """Whether a card has an ability that needs an earlier card."""
    abilities = state.table.card_of(copy).does("play")
    return any(ability.needs_class or ability.needs_crew for ability in abilities)


def switched_on(state: LegendaryState, copies: tuple[CopyId, ...], classes: set[str], crews: set[str]) -> int:
    """How many class and crew abilities work when the cards are played in this order."""
    classes, crews, count = set(classes), set(crews), 0
    for copy in copies:
        card = state.table.card_of(copy)
        for ability in card.does("play"):
            count += bool(ability.needs_class) and ability.needs_class in classes
            count += bool(ability.needs_crew) and ability.needs_crew in crews
        classes.add(card.klass)
        crews.add(card.crew)
    return count
