"""The owner's collection as the screens ask for it: what there is, is known, told and labelled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from card_db.boxes import TITLE
from card_db.cardset import CardSet, copies_of
from card_db.census import WholeBox, read_boxes
from card_db.effects import as_told, effect_fault
from card_db.errors import SetError, TagTaken
from card_db.forms import RoomForms, read_forms
from card_db.loader import BOXES, SHIPPED
from companion.core.crossing.intents import Intent, Scanned, Surveyed
from companion.core.language.cards import EFFECT, Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.ports.cards import (
    CardPage,
    Check,
    CopyLine,
    DeckLine,
    DesignLine,
    Entered,
    Form,
    Kept,
    SetLine,
    Where,
)
from companion.engine import places
from companion.engine.effects.sentences import effect_lines
from companion.ground.meaning import wording_of
from companion.ground.rooms import ROOMS
from companion.house.belongings import Boxes, move_taught
from companion.owner.checks import checks
from companion.owner.entries import Entry, entries, following, form_of, further_places, lone, right_place
from companion.owner.facts import (
    Sheet,
    deck_title,
    doing,
    facts,
    figures,
    gaps,
    sheet_of,
    short_name,
    unsure,
    wanted_fields,
)
from companion.owner.history import moments
from companion.owner.search import NOWHERE, best, plain

if TYPE_CHECKING:
    from companion.house.house import House

MOST_FOUND = 60
Heard = Callable[[str], None]


class UnknownCard(Exception):
    """There is no such set, stack or card; the message says what to do."""


class MyCards:
    """The Cards port over the store of one house."""

    def __init__(self, house: House) -> None:
        """Serve one house; nobody watches for codes yet."""
        self._house, self._store = house, house.store
        self._boxes = Boxes(house.store)
        self._watching: list[Heard] = []
        self._lying: frozenset[str] = frozenset()  # codes that the overhead camera saw lying last
        self._asked: dict[str, RoomForms] = {}  # by room, read when first needed

    # What there is.

    def known(self) -> int:
        """How many cards of the owned boxes are known."""
        return sum(line.known for line in self.sets() if line.owned)

    def sets(self) -> Sequence[SetLine]:
        """Every box there are facts for, owned ones first, then those of games that can be played."""
        lines = [self._set_line(one) for one in self._store.catalogue.sets()]
        return tuple(sorted(lines, key=lambda line: (not line.owned, line.practice, not line.is_playable)))

    def _set_line(self, one: CardSet) -> SetLine:
        sheet = self._lay(one)
        known = sum(sheet.copies(card) for card in sheet.cards.values() if not gaps(sheet, card))
        where = Where(one.room, one.id)
        tagged = len(self._tags(sheet, tuple(sheet.shipped.values())))
        cards = sum(sheet.copies(card) for card in sheet.cards.values())
        return SetLine(
            where, title(one.titles), one.practice, self._boxes.owns(one.room, one.id), cards, known, tagged,
            one.room in ROOMS,
        )  # fmt: skip

    def own(self, where: Where) -> None:
        """Take a box into the collection."""
        if not self._boxes.owns(where.room, where.set):
            self._boxes.own(where.set)

    def decks(self, where: Where) -> Sequence[DeckLine]:
        """The stacks of a box with how much of each is known."""
        sheet = self._sheet(where)
        tags = self._tags(sheet, tuple(sheet.shipped.values()))
        boxes = self._wholes(where.room)
        return tuple(self._deck(sheet, where, stack.id, tags, boxes) for stack in sheet.card_set.stacks)

    def _deck(
        self, sheet: Sheet, where: Where, name: str, tags: Mapping[CopyId, str], boxes: Sequence[WholeBox]
    ) -> DeckLine:
        cards = sheet.of_stack(name)
        known = [card for card in cards if not gaps(sheet, card)]
        tagged = sum(copy in tags for card in cards for copy in self._copies(sheet, card))
        wrong = sum(check.state == "wrong" for check in checks(sheet, name, boxes))
        return DeckLine(
            Where(where.room, where.set, name), deck_title(sheet, name),
            sum(sheet.copies(card) for card in cards), len(cards), len(known),
            sum(bool(unsure(sheet, card)) for card in known), tagged, wrong,
        )  # fmt: skip

    def designs(self, where: Where) -> Sequence[DesignLine]:
        """The designs of a stack, in the order of the box."""
        sheet = self._sheet(where)
        cards = sheet.of_stack(where.stack)
        tags = self._tags(sheet, cards)
        return tuple(self._line(sheet, card, tags) for card in cards)

    def _line(self, sheet: Sheet, card: Card, tags: Mapping[CopyId, str]) -> DesignLine:
        fields = wanted_fields(sheet, card)
        deck = deck_title(sheet, card.stack)
        return DesignLine(
            where=Where(sheet.card_set.room, sheet.card_set.id, card.stack, card.design),
            title=card.name, short=short_name(card), kind=phrase(f"kind-{card.kind}"), deck=deck,
            copies=sheet.copies(card), tagged=sum(copy in tags for copy in self._copies(sheet, card)),
            is_known=not gaps(sheet, card), is_sure=not unsure(sheet, card),
            figures=figures(card, fields), icon=card.klass,
            photo=card.design if card.design in self._house.photographer.known() else "",
        )  # fmt: skip

    def checks(self, where: Where) -> Sequence[Check]:
        """The totals that a stack must come to."""
        return checks(self._sheet(where), where.stack, self._wholes(where.room))

    # One card.

    def page(self, where: Where) -> CardPage:
        """Everything about one design."""
        sheet = self._sheet(where)
        card = self._card(sheet, where.design)
        tags = self._tags(sheet, (card,))
        copies = tuple(
            CopyLine(copy, number, tags.get(copy, ""), self._place(copy))
            for number, copy in enumerate(self._copies(sheet, card), 1)
        )
        lines = effect_lines(card, wording_of(where.room))
        return CardPage(
            self._line(sheet, card, tags), facts(sheet, card), lines, doing(sheet, card), copies,
            self._house.photographer.picture(card.design),
            moments(self._store.history, where.room, where.set, card.design), card.is_hearsay,
        )  # fmt: skip

    def _place(self, copy: CopyId) -> Phrase | None:
        """Where a card lies in the running game, as far as everybody can see it."""
        desk = self._house.desk
        state: Any = desk.game.state if desk is not None else None
        slot = state.table.slots.get(state.table.bound.get(copy)) if state is not None else None
        return places.at(slot.zone, state.players) if slot is not None and slot.face_up else None

    def find(self, words: str) -> Sequence[DesignLine]:
        """Designs whose name or whose other names have these words, best first."""
        asked = plain(words)
        if not asked:
            return ()
        found = [
            (rank, sheet, card)
            for sheet in self._owned_sheets()
            for card in sheet.cards.values()
            if (rank := best(asked, self._names_of(sheet, card))) < NOWHERE
        ]
        found.sort(key=lambda one: one[0])
        return tuple(self._line(sheet, card, {}) for _, sheet, card in found[:MOST_FOUND])

    def pictured(self) -> Sequence[DesignLine]:
        """Every design that has a picture, in the order of the boxes."""
        known = self._house.photographer.known()
        sheets = self._owned_sheets() if known else iter(())
        cards = ((sheet, card) for sheet in sheets for card in sheet.cards.values() if card.design in known)
        return tuple(self._line(sheet, card, {}) for sheet, card in cards)

    def picture(self, where: Where) -> Phrase | None:
        """Take another picture of the card under the camera; a sentence says why there is none."""
        card = self._card(self._sheet(where), where.design)
        photographer = self._house.photographer
        if not photographer.has_camera:
            return phrase("picture-no-camera")
        return None if photographer.take(card.design, again=True) else phrase("picture-nothing")

    def _names_of(self, sheet: Sheet, card: Card) -> Iterator[str]:
        yield from card.titles.values()
        yield from sheet.card_set.note(card.design).aliases
        if card.person:
            yield card.person

    def _owned_sheets(self) -> Iterator[Sheet]:
        for line in self.sets():
            if line.owned or not line.practice:
                yield self._sheet(line.where)

    def shown(self, tag: str) -> DesignLine | None:
        """The design that a code is on, on its face or for all of its copies."""
        copies = self._store.collection.copies_with(tag)
        for copy in copies[:1]:
            design = DesignId(copy.partition("/")[2].rpartition("#")[0])
            for one in self._store.catalogue.sets():
                if copy.startswith(f"{one.id}/") and any(card.design == design for card in one.cards):
                    sheet = self._lay(one)
                    card = sheet.cards[design]
                    return self._line(sheet, card, self._tags(sheet, (card,)))
        return None

    # What is told.

    def names(self, where: Where, words: str) -> Sequence[str]:
        """Printed titles that a card of this stack could have and that no card has yet."""
        sheet, asked = self._sheet(where), plain(words)
        stack = where.stack or self._card(sheet, where.design).stack
        given = {name for card in sheet.cards.values() for name in card.titles.values()}
        loose = [one.title for one in sheet.card_set.loose if stack in one.stacks or not one.stacks]
        ranked = [(best(asked, (name,)) if asked else 0, name) for name in loose if name not in given]
        return tuple(name for rank, name in sorted(ranked, key=lambda one: one[0]) if rank < NOWHERE)

    def form(self, where: Where, language: str = "en") -> Form:
        """What is to be entered of a design; of a stack: of its first design with a gap."""
        form = form_of(self._sheet(where), where, self._ours(where.room), language)
        return replace(form, picture=self._house.photographer.picture(form.where.design))

    def keep(self, entered: Entered) -> Kept:
        """Write an entry down; a wrong match of copies, kind or class finds its right design."""
        where = entered.where
        sheet = self._sheet(where)
        shown = self._card(sheet, where.design)
        said = lone(sheet, entered)
        design = right_place(sheet, said)
        further = further_places(sheet, entered, design) if design is not None else None
        if design is None or further is None:
            return Kept(where, refusal=phrase("cards-no-place", deck=deck_title(sheet, shown.stack)))
        self.own(where)
        if design != shown.design and sheet.told.get(shown.design):
            self._move(sheet, shown, sheet.cards[design])
            sheet = self._sheet(where)
        for one in (design, *further):
            for entry in entries(sheet, one, said):
                self._learn(where.room, one, entry)
        after = following(self._sheet(where), shown.stack, design)
        return Kept(Where(where.room, where.set, shown.stack, design), after)

    def effect(self, where: Where, said: str) -> Phrase | None:
        """Keep what the owner says of an effect; words that no rule understands have a reason why not."""
        card = self._card(self._sheet(where), where.design)
        fault = effect_fault(said) or next(
            iter(self._store.catalogue.problems(where.room, as_told(card, said))), ""
        )
        if fault:
            return phrase("cards-no-effect", fault=fault)
        self._store.remembered.learn_word(where.room, card.design, EFFECT, said)
        return None

    def _move(self, sheet: Sheet, wrong: Card, right: Card) -> None:
        """All that was told of one card, its labels and its picture become another's."""
        pairs = dict(zip(self._copies(sheet, wrong), self._copies(sheet, right), strict=False))
        copies = {**pairs, **{there: here for here, there in pairs.items()}}
        both = (wrong.design, right.design)
        move_taught(self._store, self._house.photographer, sheet.card_set.room, both, copies)

    def _learn(self, room: str, design: str, entry: Entry) -> None:
        field, value = entry
        if isinstance(value, int):
            self._store.remembered.learn(room, design, field, value)
        elif field.startswith(TITLE):
            self._store.remembered.name(room, design, field.removeprefix(TITLE), value)
        else:
            self._store.remembered.learn_word(room, design, field, value)

    # Labels.

    def bind(self, tag: str, copy: CopyId) -> Phrase | None:
        """Remember that this code is on this card; a sentence says why it cannot be."""
        for one in self._store.catalogue.sets():
            if copy.startswith(f"{one.id}/"):
                self.own(Where(one.room, one.id))
        try:
            self._store.collection.bind(tag, copy)
        except TagTaken as error:
            holder = self.shown(tag)
            who = holder.title if holder is not None else named(error.holder)
            return phrase("cards-tag-taken", tag=tag, card=who)
        return None

    def unbind(self, tag: str) -> None:
        """Forget a code: its label was taken off."""
        self._store.collection.unbind(tag)

    def watch(self, listener: Heard) -> Callable[[], None]:
        """Be told of every code that is shown; meanwhile no game hears of them."""
        self._watching.append(listener)
        return lambda: self._watching.remove(listener) if listener in self._watching else None

    def post(self, intent: Intent) -> None:
        """The camera's way in: codes go to whoever watches for them, else to the running game."""
        watching, fresh = tuple(self._watching), self._fresh(intent)
        if not watching or fresh is None:
            self._house.post(intent)
            return
        for listener in watching:
            for text in fresh:
                listener(text)

    def _fresh(self, intent: Intent) -> tuple[str, ...] | None:
        """The codes that are shown, or laid on the table just now; None for what brings no codes."""
        if isinstance(intent, Scanned):
            return intent.texts
        if not isinstance(intent, Surveyed):
            return None
        lay, texts = self._lying, tuple(dict.fromkeys(seen.text for seen in intent.lying if seen.text))
        self._lying = frozenset(texts)
        return tuple(text for text in texts if text not in lay)

    # The store.

    def _set(self, where: Where) -> CardSet:
        return self._store.catalogue.card_set(where.room, where.set)

    def _sheet(self, where: Where) -> Sheet:
        return self._lay(self._set(where))

    def _lay(self, one: CardSet) -> Sheet:
        told = self._store.remembered.everything(one.room)
        return sheet_of(one, told, self._ours(one.room), self._forms(one.room))

    def _ours(self, room: str) -> tuple[CardSet, ...]:
        return tuple(one for one in self._store.catalogue.sets(room) if one.practice)

    def _forms(self, room: str) -> RoomForms:
        if room not in self._asked:
            try:
                self._asked[room] = read_forms(SHIPPED / room)
            except SetError:
                self._asked[room] = RoomForms()  # check-data tells what is wrong; cards ask for themselves
        return self._asked[room]

    def _card(self, sheet: Sheet, design: str) -> Card:
        card = sheet.cards.get(DesignId(design))
        if card is None:
            raise UnknownCard(f"There is no card {design!r} in this box. Choose one from its list.")
        return card

    def _copies(self, sheet: Sheet, card: Card) -> tuple[CopyId, ...]:
        return copies_of(sheet.card_set, sheet.shipped[card.design])

    def _tags(self, sheet: Sheet, cards: Sequence[Card]) -> Mapping[CopyId, str]:
        return self._store.collection.tags_of(copy for card in cards for copy in self._copies(sheet, card))

    def _wholes(self, room: str) -> Sequence[WholeBox]:
        try:
            return read_boxes(SHIPPED / room / BOXES)
        except SetError:
            return ()  # the doctor tells what is wrong with the file; the set's own totals still serve
