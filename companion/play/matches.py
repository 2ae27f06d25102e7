"""Cards that were taken for the wrong one of several: counted, moved, and moved back with an undo."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from card_db.boxes import COPIES
from companion.core.crossing.intents import Counted, OneMore
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.asks import Identity
from companion.core.language.cards import Card
from companion.core.language.commands import Answer, Rematch
from companion.core.language.events import Rematched
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.core.ports.collection import Remembered
from companion.engine import ledger
from companion.engine.mixups import partners
from companion.play import names
from companion.play.names import Marked, Shelf
from companion.play.stages import Work
from companion.session.game import Game
from companion.session.history import Records


class Matches:
    """Which printed card stands for which of the box, as far as its owner can see."""

    def __init__(
        self,
        game: Game,
        shelf: Callable[[], Shelf],
        marked: Callable[[Table], Marked],
        moved: Callable[[Rematched, Mapping[CopyId, CopyId]], None],
        remembered: Remembered | None = None,
    ) -> None:
        """Serve one game; `moved` is told what belongs to which card now."""
        self._game, self._shelf, self._marked = game, shelf, marked
        self._moved, self._remembered = moved, remembered
        self._settled: set[int] = set()  # steps whose moves are done
        self._counted: dict[DesignId, bool] = {}
        self._count: tuple[DesignId, int] | None = None  # so many there are, when the move is done

    def counted(self, table: Table) -> frozenset[str]:
        """The unnamed cards of which the owner has said how many there are."""
        nameless = (card.design for card in table.cards.values() if names.is_nameless(card))
        return frozenset(design for design in nameless if self._is_counted(design))

    def _is_counted(self, design: DesignId) -> bool:
        """Whether the owner has said how many there are, tonight or on another evening."""
        if design not in self._counted:
            told = self._remembered.number(self._game.room.name, design, COPIES) if self._remembered else None
            self._counted[design] = told is not None
        return self._counted[design]

    def _note_count(self, design: DesignId, count: int) -> None:
        self._counted[design] = True
        if self._remembered is not None:
            self._remembered.learn(self._game.room.name, design, COPIES, count)

    def countings(self, table: Table, card: Card) -> Iterator[Offer]:
        """'How many of this one are there?', once, while another card could be meant as well."""
        if not names.is_nameless(card) or self._is_counted(card.design):
            return
        for count in names.counts(table, card, self._shelf(), self._marked(table)):
            label, sub = phrase("offer-count", count=count), phrase("offer-count-sub", card=card.name)
            command = Counted(card.design, count)
            yield Offer(f"count:{card.design}:{count}", label, command, sub=sub, cost="upkeep")

    def count(self, intent: Counted) -> Work:
        """So many there are: either the books agree, or it is another card of the box."""
        table: Table = self._game.state.table
        card = table.cards.get(intent.design)
        if card is None or not names.is_nameless(card):
            yield phrase("no-longer-offered")
            return None
        right = names.place_for(table, card, intent.copies, self._shelf(), self._marked(table))
        if intent.copies == card.copies:
            self._note_count(card.design, intent.copies)
            yield phrase("count-agrees", card=card.name)
        elif right is None:
            self._counted[card.design] = True  # for tonight: there is nowhere better to write it down
            yield phrase("count-disagrees", card=card.name, count=intent.copies)
        else:
            self._count = right, intent.copies
            try:
                yield Rematch(card.design, right)
            finally:
                self._count = None
        return None

    def one_more(self, intent: OneMore) -> Work:
        """One more of a card that the books have too few of: it was another, which has more of them."""
        right = self._right(intent)
        if right is None:
            yield phrase("no-longer-offered")
            return None
        step = yield Rematch(intent.design, right)
        state = self._game.state
        if step.refusal is None:
            fitting = ledger.candidates(state.table, state.ask.slot)
            copy = names.by_design(state.table, fitting, self._marked(state.table))[right]
            yield Answer(intent.ask, copy, "finger")
        return None

    def _right(self, intent: OneMore) -> DesignId | None:
        """The card that was meant all along."""
        state = self._game.state
        table, ask, card = state.table, state.ask, state.table.cards.get(intent.design)
        if not isinstance(ask, Identity) or ask.id != intent.ask or card is None:
            return None
        marked = self._marked(table)
        fitting = names.by_design(table, ledger.candidates(table, ask.slot), marked)
        if card.design in fitting:
            return None
        here = [table.cards[design] for design in fitting]
        return next((twin.design for twin in names.twins(table, card, here, self._shelf(), marked)), None)

    def settle(self, step: Step, table: Table) -> None:
        """What a step has moved from card to card, moved for all later games too; `table` was before it."""
        if step.number in self._settled:
            return
        for event in step.events:
            if isinstance(event, Rematched):
                self._settled.add(step.number)
                self._move(table, event)
                if self._count is not None:
                    self._note_count(*self._count)

    def _move(self, table: Table, event: Rematched) -> None:
        self._counted.clear()
        self._moved(event, partners(table, event.wrong, event.right))

    def turned(self, before: Records, after: Records) -> None:
        """What an undo or redo has moved is moved along, an undo's last first."""
        is_back = len(after.live) < len(before.live)
        moved = list(rematches(before, len(after.live)) if is_back else rematches(after, len(before.live)))
        for table, event in reversed(moved) if is_back else moved:
            self._move(table, event)


def rematches(history: Records, count: int) -> Iterator[tuple[Table, Rematched]]:
    """What was moved from card to card since, with the table before it."""
    for before, event, _after in history.since(count):
        if isinstance(event, Rematched):
            yield before.table, event
