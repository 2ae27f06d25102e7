"""The stage of the clerk: names, labels and pictures of the owner's cards, while the game goes on.

Nothing here is a rule and nothing here is undone with the game: what the owner has taught stays taught.
Everything is offered, never demanded: an aside can be taken now, later, or never.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import singledispatchmethod
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.intents import Confirmed, Counted, Labelled, OneMore, Pictured, Unlabelled
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer, View
from companion.core.language.asks import Identity
from companion.core.language.cards import EFFECT, Card
from companion.core.language.commands import CorrectFact
from companion.core.language.events import Bound, Rematched
from companion.core.language.ids import CopyId, DesignId, SlotId
from companion.core.language.phrases import phrase
from companion.core.language.slots import Table
from companion.core.ports.archive import ArchiveError
from companion.core.ports.collection import Collection, Remembered
from companion.engine.room import Meaning
from companion.ground.meaning import wording_of
from companion.play import names
from companion.play.codes import Shown
from companion.play.dress import dressed
from companion.play.hearsay import Hearsay
from companion.play.labels import Labelling, lies_open
from companion.play.matches import Matches
from companion.play.names import Marked, Shelf
from companion.play.photos import Photographer
from companion.play.stages import Matter, Work, hand_on
from companion.session.game import Game
from companion.session.history import Records

Move = Callable[[DesignId, DesignId, Mapping[CopyId, CopyId]], None]  # of one design to another, copy by copy


class Belongings(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """What the owner has, as the clerk needs it."""

    collection: Collection
    photographer: Photographer = msgspec.field(default_factory=Photographer)
    move: Move = lambda one, other, copies: None  # all that was taught of one design, to another and back
    shelf: Callable[[], Shelf] = Shelf
    remembered: Remembered | None = None
    trouble: Callable[[str], None] = lambda says: None


class Clerk:
    """Looks on while a game is played, and does what is asked of it beside the game."""

    def __init__(self, game: Game, owns: Belongings) -> None:
        """Serve one game."""
        self._game, self._owns = game, owns
        self._labelling = Labelling(owns.collection, lambda: owns.photographer.has_camera)
        self._matches = Matches(game, owns.shelf, self._marked, self._moved, owns.remembered)
        self._hearsay = Hearsay(wording_of(game.room.name))
        self._asides: tuple[Offer, ...] = ()
        self._to_picture: DesignId | None = None
        self._table: Table = game.state.table  # as it was after the last step
        self._history: Records = game.history

    @property
    def _now(self) -> Table:
        table: Table = self._game.state.table
        return table

    # What people are offered.

    def dress(self, view: View, state: Any) -> View:
        """A view of this State, its cards named as their owner names them."""
        pictured = self._owns.photographer.known()
        return dressed(view, self._candidates(state), pictured, state.table)

    def offers(self) -> tuple[Offer, ...]:
        """Everything that can be taken besides what the rules offer."""
        return (*self._candidates(self._game.state), *self._asides)

    def about(self, slot: SlotId) -> Iterator[Offer]:
        """What can be done about any card that lies open: its label, its picture, how many there are."""
        table = self._now
        held = table.slots.get(slot)
        if held is None or held.copy is None or not lies_open(table, held.copy):
            return
        card = table.cards[table.designs[held.copy]]
        yield from self._hearsay.about(card)
        yield from self._labelling.about(held.copy, table)
        yield from self._matches.countings(table, card)
        if self._owns.photographer.is_ready:
            known = card.design in self._owns.photographer.known()
            label = phrase("offer-picture-new" if known else "offer-picture", card=card.name)
            yield Offer(f"picture:{card.design}", label, Pictured(card.design), cost="upkeep")

    def _candidates(self, state: Any) -> tuple[Offer, ...]:
        if not isinstance(state.ask, Identity):
            return ()
        return names.options(state.table, state.ask, self._owns.shelf(), self._marked(state.table))

    def _marked(self, table: Table) -> Marked:
        tagged = self._owns.collection.tags_of(table.designs)
        return Marked(frozenset(tagged), self._owns.photographer.known(), self._matches.counted(table))

    # After every step.

    def heed(self, step: Step) -> Step:
        """The step with what can be done beside it; what it named is remembered."""
        state = self._game.state
        if step.kind in ("undo", "redo"):
            self._turned()
        elif step.kind in ("play", "tool") and step.refusal is None:
            self._note(step, state.table)
        self._table, self._history = state.table, self._game.history
        self._hearsay.heed(step, state.table)
        self._asides = (*self._beside(state.table), *self._hearsay.asides(state.table))
        return replace(step, asides=self._asides)

    def _note(self, step: Step, table: Table) -> None:
        self._matches.settle(step, self._table)
        for event in step.events:
            if isinstance(event, Bound) and is_seen(table, event):
                self._to_picture = table.designs[event.copy]
                if event.known == "told":
                    self._labelling.named(event.copy)
                    self._confirm(table.cards[table.designs[event.copy]])

    def _confirm(self, card: Card) -> None:
        """Who picks a card from a list that shows what it is has confirmed that, also for later games."""
        if self._owns.remembered is not None:
            for field in names.shown_words(card):
                value = str(getattr(card, field))
                self._owns.remembered.learn_word(self._game.room.name, card.design, field, value)

    def _beside(self, table: Table) -> Iterator[Offer]:
        """What can be done about the card that was named last: label it, count it, take its picture."""
        yield from self._labelling.asides(table)
        newest = self._labelling.newest
        if newest is None or newest not in table.designs:
            return
        design, photographer = table.designs[newest], self._owns.photographer
        yield from self._matches.countings(table, table.cards[design])
        if photographer.is_ready and design not in photographer.known() and design != self._to_picture:
            label = phrase("offer-picture", card=table.cards[design].name)
            yield Offer(f"picture:{design}", label, Pictured(design), cost="upkeep")

    def keep(self) -> None:
        """Take the picture of what was named last; no step waits for this."""
        design, self._to_picture = self._to_picture, None
        ask = self._game.state.ask
        if design is not None and not (ask is not None and ask.private):
            self._picture(design, again=False)

    def _picture(self, design: str, *, again: bool) -> bool:
        try:
            return self._owns.photographer.take(design, again=again)
        except ValueError as error:
            self._owns.trouble(str(error))
            return False

    def _turned(self) -> None:
        """The game went back or forth: what was moved from card to card goes along."""
        self._labelling.forget()
        self._matches.turned(self._history, self._game.history)

    def _moved(self, event: Rematched, now: Mapping[CopyId, CopyId]) -> None:
        """One card was taken for another: what was taught and stuck on goes along, also for later games."""
        self._labelling.rename(now)
        try:
            self._owns.move(event.wrong, event.right, now)
        except (ArchiveError, ValueError) as error:
            self._owns.trouble(str(error))

    # What the camera sees of labels, and what is asked of the clerk.

    @singledispatchmethod
    def take(self, what: Matter) -> Work:
        """Do what is the clerk's business."""
        return hand_on(what)

    @take.register
    def _shown(self, what: Shown) -> Work:
        """A label that means something beside the game: it is stuck on a card, or a question is open."""
        said = self._labelling.scanned(what.texts, self._now)
        if said is None:
            return what
        yield Meaning(says=said.note, offers=said.offers)
        return None

    @take.register
    def _label(self, what: Labelled) -> Work:
        yield self._labelling.label(what.copy, what.tag, self._now)
        return None

    @take.register
    def _unlabel(self, what: Unlabelled) -> Work:
        yield self._labelling.take_off(what.tag, self._now)
        return None

    @take.register
    def _picture_it(self, what: Pictured) -> Work:
        taken = what.design in self._now.cards and self._picture(what.design, again=True)
        yield phrase("picture-taken" if taken else "picture-nothing")
        return None

    @take.register
    def _effect(self, what: Confirmed) -> Work:
        """What the rules know of the card is set right, and kept for all later games."""
        yield CorrectFact(what.design, EFFECT, what.said)
        return None

    @take.register
    def _count(self, what: Counted) -> Work:
        return self._matches.count(what)

    @take.register
    def _one_more(self, what: OneMore) -> Work:
        return self._matches.one_more(what)


def is_seen(table: Table, event: Bound) -> bool:
    """Whether everybody sees this card; nothing is offered or kept of hidden ones."""
    held = table.slots.get(event.slot)
    return held is not None and held.copy == event.copy and lies_open(table, event.copy)
