"""Bought labels and backs, bound by showing them: the port `Rolls` over the store of one house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from card_db import back_labels, rolls
from card_db.cardset import CardSet, copies_of
from card_db.errors import TagTaken
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.cards import Where
from companion.core.ports.rolls import RollCard, RollDeck, RollLine, RollView, Waits, Way
from companion.house.belongings import Boxes
from companion.owner.facts import Sheet, deck_title, figures, sheet_of, short_name, wanted_fields

if TYPE_CHECKING:
    from companion.house.house import House

IN_USE = ("back", "design", "stack")


class NoRoll(Exception):
    """No deck has been begun; the message says what to do."""


class Open(msgspec.Struct, frozen=True):
    """The deck that lies open: its cards, and how far one is with labels for faces or for backs."""

    where: Where
    way: Way
    cards: dict[CopyId, Card]
    roll: rolls.Roll
    backs: back_labels.Deck
    says: Phrase | None = None
    is_warning: bool = False


class RollDesk:
    """Serves the screen of bought labels; what is bound is written at once, so one can stop at any card."""

    def __init__(self, house: House) -> None:
        """Serve one house; no deck lies open."""
        self._house, self._store = house, house.store
        self._boxes = Boxes(house.store)
        self._open: Open | None = None

    # What there is.

    def decks(self, where: Where, way: Way) -> Sequence[RollDeck]:
        """The decks of a box whose cards may carry codes."""
        from card_db.printing.layout import shipped_layout

        sheet, layout = self._sheet(where), shipped_layout(where.room)
        stacks = [one for one in sheet.card_set.stacks if layout is None or layout.may_have_code(one.id)]
        found = []
        for stack in stacks:
            copies = tuple(self._cards(sheet, stack.id))
            done = self._backs(copies) if way == "backs" else self._store.collection.tags_of(copies)
            here = Where(where.room, where.set, stack.id)
            found.append(RollDeck(here, deck_title(sheet, stack.id), len(copies), len(done)))
        return tuple(found)

    def begin(self, where: Where, way: Way) -> RollView:
        """Go on with a deck where it was left, or begin with it."""
        before = self._open
        cards = self._cards(self._sheet(where), where.stack)
        fresh = rolls.begin(tuple(cards), self._faces(cards))
        backs = back_labels.Deck(frozenset(cards), {}, self._backs(tuple(cards)))
        if before is not None and (before.where, before.way) == (where, way):
            roll = replace(before.roll, taken=fresh.taken)
            self._open = replace(
                before, cards=cards, roll=roll, backs=replace(before.backs, backs=backs.backs)
            )
        else:
            self._open = Open(where, way, cards, fresh, backs)
        return self._view()

    # Movements.

    def show(self, code: str) -> RollView:
        """A label is shown to the camera, or read by a scanner."""
        now, code = self._now(), code.strip()
        role = self._store.collection.role_of(code)
        if role == "stack" or (now.way == "faces" and role in IN_USE):
            return self._say(phrase(f"bind-in-use-{role}"), True)
        if now.way == "backs":
            return self._turned(back_labels.show(self._looked_up(now.backs, code), code))
        roll, holder = now.roll, self._store.collection.copy_of(code)
        if holder is not None:
            roll = replace(roll, taken={**roll.taken, code: holder})
        return self._moved(rolls.show(roll, code, self._name))

    def tap(self, copy: CopyId) -> RollView:
        """A card is tapped: the label that was shown is on it, or the next one will be."""
        now = self._now()
        if now.way == "backs":
            facing_up = replace(now.backs, face=copy)
            shown = back_labels.Shown(facing_up, phrase("back-turn"))
            return self._turned(back_labels.paired(facing_up) if facing_up.back else shown)
        return self._moved(rolls.tap(now.roll, copy, self._name))

    def skip(self) -> RollView:
        """The card whose turn it is stays without a label."""
        return self._moved(rolls.skip(self._now().roll, self._name))

    def undo(self) -> RollView:
        """Take the last movement back."""
        now = self._now()
        if now.way == "backs":
            return self._turned(back_labels.undo(now.backs))
        return self._moved(rolls.undo(now.roll, self._name))

    def deal_anew(self) -> RollView:
        """Forget the backs of a deck: it gets new ones from spare sheets."""
        now = self._now()
        gone = self._store.labels.forget_backs(tuple(now.cards))
        self._open = replace(now, backs=back_labels.Deck(frozenset(now.cards), {}, {}))
        return self._say(phrase("back-anew", count=gone), False)

    def _moved(self, turn: rolls.Turn) -> RollView:
        """Write what came of a movement with a face."""
        if turn.bind is not None:
            self._own()
        rolls.write(turn, self._store.collection)
        self._open = replace(self._now(), roll=turn.roll)
        return self._say(turn.says, turn.is_warning)

    def _turned(self, shown: back_labels.Shown) -> RollView:
        """Write what came of a movement with a back."""
        labels = self._store.labels
        if shown.bind is not None:
            self._own()
        try:
            back_labels.write(shown, labels.bind_back, self._forget)
        except TagTaken:
            return self._say(phrase("back-known"), True)
        self._open = replace(self._now(), backs=shown.deck)
        return self._say(shown.says, shown.is_warning)

    def _forget(self, copy: CopyId) -> None:
        self._store.labels.forget_backs([copy])

    def _own(self) -> None:
        """What gets a label is in the collection."""
        where = self._now().where
        if not self._boxes.owns(where.room, where.set):
            self._boxes.own(where.set)

    def _looked_up(self, deck: back_labels.Deck, code: str) -> back_labels.Deck:
        """A deck that knows what a code is on: a face, by design one that still lacks its back, or a back."""
        collection = self._store.collection
        copies = collection.copies_with(code)
        bare = [copy for copy in copies if copy in deck.cards and copy not in deck.backs.values()]
        faces = {code: (bare or list(copies))[0]} if copies else {}
        holder = self._store.labels.back_of(code)
        backs = {**deck.backs, code: holder} if holder is not None else deck.backs
        return replace(deck, faces=faces, backs=backs)

    # What is seen.

    def _say(self, says: Phrase, is_warning: bool) -> RollView:
        """Remember what was said last."""
        self._open = replace(self._now(), says=says, is_warning=is_warning)
        return self._view()

    def _now(self) -> Open:
        if self._open is None:
            raise NoRoll("No deck lies open. Choose one of the list first.")
        return self._open

    def _view(self) -> RollView:
        now = self._now()
        sheet = self._sheet(now.where)
        lines = tuple(self._line(now, sheet, copy) for copy in now.cards)
        roll, backs = now.roll, now.backs
        waits: Waits
        if now.way == "backs":
            waits = "back" if backs.face is not None else ("face" if backs.back else "")
            can_undo = bool(waits or backs.pairs)
        else:
            waits = "card" if roll.code else ("label" if roll.card is not None else "")
            can_undo = bool(waits or roll.bonds)
        return RollView(
            now.where, now.way, deck_title(sheet, now.where.stack), lines,
            sum(line.is_done for line in lines), self._card(now, sheet), waits, now.says, now.is_warning,
            can_undo,
        )  # fmt: skip

    def _line(self, now: Open, sheet: Sheet, copy: CopyId) -> RollLine:
        card = now.cards[copy]
        bound = now.backs.backs if now.way == "backs" else now.roll.taken
        current = now.backs.face if now.way == "backs" else now.roll.card or now.roll.next
        return RollLine(
            copy, short_name(card), number_of(copy), sheet.copies(card), copy in bound.values(),
            copy == current, now.way == "faces" and copy in now.roll.skipped,
        )  # fmt: skip

    def _card(self, now: Open, sheet: Sheet) -> RollCard | None:
        """The card whose turn it is; with backs none is ever named."""
        copy = now.roll.card or now.roll.next
        if now.way == "backs" or copy is None:
            return None
        card = now.cards[copy]
        return RollCard(
            copy, short_name(card), phrase(f"kind-{card.kind}"), number_of(copy), sheet.copies(card),
            figures(card, wanted_fields(sheet, card)), card.klass,
            self._house.photographer.picture(card.design),
        )  # fmt: skip

    def _name(self, copy: CopyId) -> Phrase:
        """What a card of any box is called."""
        for one in self._store.catalogue.sets():
            if copy.startswith(f"{one.id}/"):
                sheet = self._lay(one)
                card = sheet.cards.get(DesignId(copy.partition("/")[2].rpartition("#")[0]))
                if card is not None and sheet.copies(card) > 1:
                    of = sheet.copies(card)
                    return phrase("bind-card", card=short_name(card), number=number_of(copy), of=of)
                return short_name(card) if card is not None else named(copy)
        return named(copy)

    # The store.

    def _sheet(self, where: Where) -> Sheet:
        return self._lay(self._store.catalogue.card_set(where.room, where.set))

    def _lay(self, one: CardSet) -> Sheet:
        ours = tuple(other for other in self._store.catalogue.sets(one.room) if other.practice)
        return sheet_of(one, self._store.remembered.everything(one.room), ours)

    @staticmethod
    def _cards(sheet: Sheet, stack: str) -> dict[CopyId, Card]:
        """Every copy of a stack in the order in which its owner leafs through it."""
        cards = sheet.of_stack(stack)
        return {
            copy: card for card in cards for copy in copies_of(sheet.card_set, sheet.shipped[card.design])
        }

    def _faces(self, cards: dict[CopyId, Card]) -> dict[str, CopyId]:
        """The codes on the faces of these cards."""
        return {code: copy for copy, code in self._store.collection.tags_of(cards).items()}

    def _backs(self, copies: Sequence[CopyId]) -> dict[str, CopyId]:
        """The codes on the backs of these cards."""
        return {code: copy for copy, code in self._store.labels.backs_of(copies).items()}


def number_of(copy: CopyId) -> int:
    """Which of the equal copies it is."""
    number = copy.rpartition("#")[2]
    return int(number) if number.isdigit() else 1
