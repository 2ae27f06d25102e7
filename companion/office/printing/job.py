"""One wish being printed: its cards, their codes, their names, and the labels made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from companion.core.language.cards import Card
from companion.core.language.ids import CopyId, DesignId
from companion.core.language.phrases import Phrase, phrase, title
from companion.core.ports.house import Texts
from companion.core.ports.printing import LabelKind, PrintWish, Sheets
from companion.office.printing.typefaces import fonts_of

if TYPE_CHECKING:
    from card_db.cardset import CardSet, Stack
    from card_db.printing.furniture import Notes
    from card_db.printing.labels import PrintedLabel, Style
    from card_db.printing.layout import Layout
    from card_db.store import Store


class PrintJob:
    """One wish being printed."""

    def __init__(self, store: Store, texts: Texts, wish: PrintWish) -> None:
        """Take what is needed; the words are those of the room."""
        self.store, self.texts, self.wish = store, texts, wish

    def say(self, what: Phrase) -> str:
        """Words in the language that was wished for."""
        return self.texts.say(what, self.wish.language)

    @cached_property
    def box(self) -> CardSet:
        """The set, or the pack of one, that is printed."""
        catalogue = self.store.catalogue
        return catalogue.card_set(self.wish.room, self.wish.box or catalogue.boxes(self.wish.room)[0])

    @cached_property
    def stacks(self) -> Sequence[Stack]:
        """The wanted stacks, in the order of the set or in that of the wish."""
        from card_db.printing.plan import stacks_named

        names = self.wish.stacks
        found = stacks_named(self.box, names)
        if not self.wish.as_named or not names:
            return found
        return sorted(found, key=lambda stack: names.index(stack.id))

    @cached_property
    def cards(self) -> Mapping[CopyId, Card]:
        """Every wanted copy in the order of the decks, as its owner has told it."""
        from card_db.printing.plan import copies_in, named_copies

        told = self.store.catalogue.box(self.wish.room, self.box.id).cards
        found = copies_in(self.box, self.stacks)
        if self.wish.again:
            copies = named_copies(self.box, self.wish.again, self.store.collection.copy_of)
            found = {copy: copies_in(self.box, self.box.stacks)[copy] for copy in copies}
        return {copy: told.get(card.design, card) for copy, card in found.items()}

    @cached_property
    def coded(self) -> Mapping[CopyId, Card]:
        """The wanted copies that may carry a code: what one player alone may know has none."""
        return {copy: card for copy, card in self.cards.items() if self.layout.may_have_code(card.stack)}

    @cached_property
    def layout(self) -> Layout:
        """Where labels lie on the cards of the room, as their owner wants it."""
        from card_db.loader import SHIPPED
        from card_db.printing.layout import read_layout
        from card_db.printing.nudges import places_of, with_places

        room = self.wish.room
        return with_places(read_layout(SHIPPED / room), places_of(self.store.settings, room))

    @cached_property
    def style(self) -> Style:
        """The faces of the room's look, and how table marks are drawn."""
        from card_db.printing.labels import Style
        from vision.marks.mark import mark_bits

        return Style(fonts_of(self.wish.room), mark_bits)

    def notes(self, caption: str) -> Notes:
        """The words on the edge of each page."""
        from card_db.printing.furniture import Notes

        return Notes(self.say(phrase("print-ruler")), caption)

    @property
    def home(self) -> str:
        """The set whose cards these are; a pack's are those of its set."""
        return self.box.id.partition(":")[0]

    @property
    def name(self) -> str:
        """What the box is called."""
        return self.say(title(self.box.titles))

    # Labels.

    def labels(self) -> Sheets:
        """Labels for faces: of cards, of designs that are all alike, or fresh ones for whatever comes."""
        made = self.fresh_labels() if self.wish.fresh else self.card_labels()
        return self.on_stock(made, self.wish.kind, "print-caption-labels")

    def backs(self) -> Sheets:
        """Labels for backs: fresh codes, dealt by lot and bound when a card's face and back are shown."""
        count = self.wish.fresh or len(self.coded)
        made = [self.label(code) for code in self.store.labels.fresh(count)]
        return self.on_stock(made, "back", "print-caption-backs")

    def fresh_labels(self) -> list[PrintedLabel]:
        """Labels that are on nothing yet."""
        return [self.label(code) for code in self.store.labels.fresh(self.wish.fresh)]

    def card_labels(self) -> list[PrintedLabel]:
        """A label for each wanted card, with a code that is its own from now on."""
        from card_db.printing.plan import by_stack, stack_name, which

        collection, copies = self.store.collection, list(self.coded)
        self.take_in()
        alike = set(self.layout.alike) if self.wish.alike else set()
        shared = {copy for copy in copies if self.cards[copy].stack in alike}
        tagged = collection.tags_of(copies)
        if self.wish.only_missing:
            copies = [copy for copy in copies if copy not in tagged]
        own = [copy for copy in copies if copy not in shared]
        codes = {**tagged, **collection.tag_all(own), **self.design_codes(shared & set(copies))}
        marks = self.mark_numbers(copies)
        names = {stack.id: stack_name(stack, self.say) for stack in self.box.stacks}
        order = [copy for stack in by_stack(self.coded).values() for copy in stack if copy in set(copies)]
        found = []
        for copy in order:
            card = self.cards[copy]
            number = "" if copy in shared else which(copy, card)
            deck = f"{names[card.stack]} {number}".strip()
            found.append(self.label(codes[copy], self.say(card.name), deck, marks.get(copy)))
        return found

    def design_codes(self, copies: set[CopyId]) -> dict[CopyId, str]:
        """One code for all copies of a design."""
        designs = {copy: self.cards[copy].design for copy in copies}
        codes = self.store.labels.of_designs(self.home, sorted(set(designs.values())))
        return {copy: codes[DesignId(design)] for copy, design in designs.items()}

    def mark_numbers(self, copies: Sequence[CopyId]) -> Mapping[CopyId, int]:
        """The table marks of these cards, where the kind of label carries one."""
        if self.wish.kind != "overhead":
            return {}
        return self.store.marks.deal(self.home, copies)

    def take_in(self) -> None:
        """Take the cards of the box into the collection: what is printed for a card belongs to it."""
        from card_db.seeds import own

        own(self.store.collection, self.store.catalogue.card_set(self.wish.room, self.home))

    def label(self, code: str, name: str = "", deck: str = "", mark: int | None = None) -> PrintedLabel:
        """One label."""
        from card_db.printing.labels import PrintedLabel

        return PrintedLabel(code, name, deck, mark)

    def on_stock(self, made: Sequence[PrintedLabel], kind: LabelKind, caption: str) -> Sheets:
        """Labels on the sheets that were wished for."""
        from card_db.printing.labels import label_sheets, sheets_needed
        from card_db.printing.stocks import find_stock

        stock = find_stock(self.wish.stock or self.first_stock(kind))
        notes = self.notes(f"{self.say(phrase(caption, box=self.name))} · {stock.id}")
        pdf = label_sheets(made, kind, stock, self.wish.start, self.style, notes)
        return self.done(pdf, sheets_needed(len(made), stock, self.wish.start), len(made))

    def first_stock(self, kind: LabelKind) -> str:
        """The first sheet of the wished paper on which a kind of label fits."""
        from card_db.printing.labels import fitting_stocks
        from card_db.printing.stocks import stocks

        fitting = fitting_stocks(kind, stocks().values())
        return next((one.id for one in fitting if one.paper == self.wish.paper), fitting[0].id)

    def done(self, pdf: bytes, pages: int, count: int) -> Sheets:
        """The finished document and what to say of it."""
        return Sheets(pdf, pages, count, phrase(f"print-done-{self.wish.what}", pages=pages, count=count))
