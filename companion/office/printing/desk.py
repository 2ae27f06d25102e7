"""Printing as its screen asks for it: boxes, places of labels, sticks and printers around the print shop."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.ports.archive import ArchiveError
from companion.core.ports.drops import Drops
from companion.core.ports.printing import (
    CameraView,
    LabelKind,
    LabelSheet,
    Mix,
    Nudge,
    Outlet,
    Outline,
    PrintBox,
    PrintWish,
    ReadingVerdict,
    Sent,
    Sheets,
)
from companion.ground.excuses import why_of
from companion.ground.rooms import LAID_OUT, USUAL_ROOM
from companion.ground.texts import FluentTexts
from companion.house.belongings import Boxes
from companion.office.machine.drop_places import DropPlaces
from companion.office.machine.printers import Printers
from companion.office.printing.files import default_name
from companion.office.printing.shop import PrintShop

if TYPE_CHECKING:
    from card_db.cardset import CardSet
    from card_db.marks import Relabelling
    from companion.house.house import House

PRINTER = "printer:"  # no folder has such a name
PDF = ".pdf"
STOCKED = ("labels", "backs")  # on sheets of labels; the rest is on plain paper


class PrintRoom:
    """The port `PrintDesk` over the store of one house."""

    def __init__(
        self,
        house: House,
        drops: Drops | None = None,
        printers: Printers | None = None,
    ) -> None:
        """Serve one house; the pages go to these places and printers."""
        self._house = house
        self._store = house.store
        self._shop = PrintShop(house.store, FluentTexts)
        self._boxes = Boxes(house.store)
        self._drops = drops or DropPlaces()
        self._printers = printers or Printers()

    # What the shop can do.

    def sheets(self, kind: LabelKind) -> Sequence[LabelSheet]:
        """The sheets of labels on which a kind fits."""
        return self._shop.sheets(kind)

    def judge(self, kind: LabelKind, view: CameraView) -> ReadingVerdict:
        """Whether a camera can read a kind of label, and why."""
        return self._shop.judge(kind, view)

    def make(self, wish: PrintWish) -> Sheets:
        """Print; raises an error with a sentence when it cannot be printed that way."""
        return self._shop.make(self._whole(wish))

    # What there is around it.

    def frame(self) -> tuple[int, int] | None:
        """The size of the running camera's picture."""
        return self._house.frame()

    def boxes(self) -> Sequence[PrintBox]:
        """Every box and every pack: the owner's first, packs last."""
        catalogue = self._store.catalogue
        found = [(room, name) for room in LAID_OUT for name in catalogue.boxes(room)]
        boxes = [self._box(catalogue.card_set(room, name), name) for room, name in found]
        owns = self._boxes.owns
        return tuple(sorted(boxes, key=lambda one: (one.pack, one.practice, not owns(one.room, one.name))))

    def _box(self, one: CardSet, name: str) -> PrintBox:
        from card_db.cardset import PACK, copies_of

        copies = [copy for card in one.cards for copy in copies_of(one, card)]
        labelled = len(self._store.collection.tags_of(copies))
        return PrintBox(
            one.room, name, title(one.titles), len(copies), labelled, one.practice, PACK in name
        )  # fmt: skip

    # Where labels lie.

    def outlines(self, room: str, kind: LabelKind, stock: str) -> Sequence[Outline]:
        """The outlines of a room's cards with such a label where it goes."""
        from card_db.printing.layout import shipped_layout
        from card_db.printing.nudges import outlines, places_of
        from card_db.printing.stocks import find_stock

        room = room or USUAL_ROOM
        layout = shipped_layout(room)
        if layout is None:
            return ()
        return tuple(outlines(layout, places_of(self._store.settings, room), kind, find_stock(stock).label))

    def nudge(self, room: str, outline: str, nudge: Nudge) -> None:
        """Move or size the free part of an outline by a touch, or lay it back as it was."""
        from card_db.printing.layout import shipped_layout
        from card_db.printing.nudges import free_of, keep_place, nudged, places_of, with_places

        room = room or USUAL_ROOM
        layout = shipped_layout(room)
        if layout is None:
            return
        free = free_of(with_places(layout, places_of(self._store.settings, room)), outline)
        if free is not None:
            kept = None if nudge == "reset" else nudged(free, nudge, layout.size)
            keep_place(self._store.settings, room, outline, kept)

    # Two boxes on one table.

    def mix(self, room: str, boxes: tuple[str, str]) -> Mix:
        """Whether the cards of two boxes can lie on one table."""
        change = self._change(room := room or USUAL_ROOM, boxes)
        if change is None:
            return Mix()
        box = self._store.catalogue.card_set(room, change.box)
        return Mix(len(change.clashes), change.box, title(box.titles), tuple(change.marks))

    def relabel(self, room: str, boxes: tuple[str, str]) -> None:
        """Give the fewer cards new table marks; where nothing clashes any more, nothing is done."""
        change = self._change(room := room or USUAL_ROOM, boxes)
        if change is not None:
            self._store.marks.relabel(change)

    def _change(self, room: str, boxes: tuple[str, str]) -> Relabelling | None:
        from card_db.printing.plan import copies_in

        sets = [self._store.catalogue.card_set(room, name) for name in boxes]
        one, other = (
            (name, tuple(copies_in(box, box.stacks))) for name, box in zip(boxes, sets, strict=True)
        )
        return self._store.marks.mix(one, other)

    # The way out.

    def outlets(self) -> Sequence[Outlet]:
        """Sticks, printers, then the folder of documents."""
        places = [Outlet(one.id, one.title, one.kind) for one in self._drops.places()]
        printers = [Outlet(f"{PRINTER}{name}", named(name), "printer") for name in self._printers.names()]
        sticks = [one for one in places if one.kind == "stick"]
        return (*sticks, *printers, *(one for one in places if one.kind != "stick"))

    def send(self, wish: PrintWish, outlet: str) -> Sent:
        """Make pages and send them there; whatever fails is a refusal with its reason."""
        try:
            made = self.make(wish)
            where = self._deliver(made, wish, outlet)
        except ArchiveError as error:
            return Sent(refusal=why_not(error))
        except ValueError as error:  # a place that went away, or a printer that says no
            told: Phrase | None = getattr(error, "phrase", None)
            return Sent(refusal=told or named(str(error)))
        except OSError as error:
            fault = error.strerror or str(error)
            return Sent(refusal=phrase("print-not-written", place=str(error.filename or outlet), fault=fault))
        return Sent(made.pages, made.count, made.says, where)

    def _whole(self, wish: PrintWish) -> PrintWish:
        """A negative number of fresh labels means: the rest of a sheet."""
        if wish.fresh >= 0:
            return wish
        from card_db.printing.stocks import find_stock

        return replace(wish, fresh=find_stock(wish.stock).count - wish.start + 1)

    def _deliver(self, made: Sheets, wish: PrintWish, outlet: str) -> Phrase:
        """Write the pages to a folder, or hand them to a printer; tells where they are."""
        if outlet.startswith(PRINTER):
            printer = outlet.removeprefix(PRINTER)
            self._printers.send(printer, made.pdf, wish, self._paper(wish))
            return phrase("print-at-printer", printer=printer)
        place = next((one.title for one in self._drops.places() if one.id == outlet), named(outlet))
        path = Path(self._drops.fresh(outlet, default_name(wish).stem, PDF))
        path.write_bytes(made.pdf)
        return phrase("print-at-file", name=path.name, place=place)

    def _paper(self, wish: PrintWish) -> str:
        """The paper of a wish: that of its sheet of labels, where it has one."""
        from card_db.printing.stocks import find_stock

        return find_stock(wish.stock).paper if wish.stock and wish.what in STOCKED else wish.paper


def why_not(error: ArchiveError) -> Phrase:
    """Why nothing was printed, in every language where we have the sentence."""
    key = getattr(error, "key", "")
    if key.startswith("print-"):
        return phrase(key, **getattr(error, "filled", {}))
    why = why_of(error)
    return why if isinstance(why, Phrase) else named(why)
