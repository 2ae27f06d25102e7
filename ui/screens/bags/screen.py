"""Packing a running game into bags in one walk around the table, and laying it out again backwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.core.ports.owners import Bag
from ui.context import Context
from ui.screens.bags import model
from ui.screens.bags.model import Walk
from ui.screens.bags.picture import PictureSheet
from ui.screens.base.sentences import capital
from ui.screens.base.words import is_large
from ui.screens.lists.screen import ListScreen
from ui.widgets.keystrip.strip import PlainSpec

WALK = "bags"


class BagsScreen(ListScreen):
    """A game that lies in bags is laid out; one that lies on the table is packed."""

    icon = "hand"
    narrow_mm = 66.0

    def __init__(self, context: Context, look: str = "shell", **values: Any) -> None:
        """The bags come in later."""
        super().__init__(context, look, **values)
        self.tour = Walk(())
        self.pictures: frozenset[int] = frozenset()

    def enter(self) -> None:
        """Look up the bags of the running game; a walk that was begun goes on."""
        packing = self.context.ports.owner.packing
        if packing is None:
            self.context.go("home")
            return

        def look() -> tuple[bool, Sequence[Bag], frozenset[int]]:
            packed = packing.is_packed()
            bags = packing.unpack() if packed else packing.bags()
            return packed, bags, frozenset(bag.number for bag in bags if packing.picture(bag.number))

        self.context.errands.run(look, self._found, self.failed)

    def _found(self, found: tuple[bool, Sequence[Bag], frozenset[int]]) -> None:
        """The bags are here."""
        packed, bags, pictures = found
        self.pictures = pictures if packed else frozenset()  # of the last time: they are taken anew
        before = self.context.notes.get(WALK)
        goes_on = isinstance(before, Walk) and (before.bags, before.lays_out) == (tuple(bags), packed)
        self._show(before if goes_on and isinstance(before, Walk) else Walk(tuple(bags), packed))

    def _show(self, walk: Walk, says: str = "", tone: str = "accent") -> None:
        """How far one has come, and what is next."""
        self.tour = self.context.notes[WALK] = walk
        title = self.wear.tell("ui-bags-out" if walk.lays_out else "ui-bags-in")
        self.entitle(title, says or self._hint(), tone)
        self.fill(model.rows(walk, self.pictures, self.wear.say), len(walk.done), len(walk.bags))

    def _hint(self) -> str:
        """Which cards the next bag takes, or what a second touch means."""
        bag, tell = model.next_bag(self.tour), self.wear.tell
        if not self.tour.bags:
            return tell("ui-no-bags")
        if bag is not None and bag.seen and not is_large(self.wear.theme):
            return tell("ui-bag-seen", cards=model.seen(bag, self.wear.say))
        return tell("ui-bags-out-how" if self.tour.lays_out else "ui-bags-in-how")

    def choose(self, id: str) -> None:
        """A bag is done, disturbed, or not done after all."""
        self._show(model.taken(self.tour, int(id)))

    def buttons(self) -> tuple[tuple[str, str], Sequence[PlainSpec]]:
        """The next bag; after the last, all is packed or all lies there again."""
        tell, walk = self.wear.tell, self.tour
        bag = model.next_bag(walk)
        if not walk.bags:
            return (tell("ui-back"), ""), ()
        photo = [PlainSpec("photo", tell("ui-photo"), "camera")] if self._can_photograph() else []
        if bag is None:
            return (tell("ui-lies-again" if walk.lays_out else "ui-all-bagged"), ""), photo
        second = "" if is_large(self.wear.theme) else model.how(bag, self.wear.say)
        first = capital(self.wear.say(bag.place))
        return (first, second), (*photo, PlainSpec("all", tell("ui-all-bags"), "check"))

    def _can_photograph(self) -> bool:
        """Whether there is a picture to take, or one to look at."""
        if self.tour.lays_out:
            return bool(self.pictures)
        return self.context.ports.owner.photos is not None

    def plain(self, id: str) -> None:
        """Every bag is done; or the picture of the next one."""
        if id == "all":
            self._show(model.all_done(self.tour))
        elif self.tour.lays_out:
            self._look()
        else:
            self._photograph()

    def _subject(self) -> Bag | None:
        """The bag whose picture is meant: the next one, after the last the last."""
        return model.next_bag(self.tour) or (self.tour.bags[-1] if self.tour.bags else None)

    def _photograph(self) -> None:
        """Take a picture of what goes into the next bag."""
        packing, bag = self.context.ports.owner.packing, self._subject()
        if packing is not None and bag is not None:
            self.context.errands.run(
                lambda: packing.photograph(bag.number), lambda took: self._took(bag, took), self.failed
            )

    def _took(self, bag: Bag, took: bool) -> None:
        """There is a picture, or no camera."""
        if took:
            self.pictures |= {bag.number}
        says = self.wear.tell("ui-photo-taken" if took else "ui-bag-no-photo", number=bag.number)
        self._show(self.tour, says, "accent" if took else "warn")

    def _look(self) -> None:
        """The picture of the next bag that has one."""
        packing = self.context.ports.owner.packing
        left = [bag for bag in self.tour.bags if bag.number not in self.tour.done] or list(self.tour.bags)
        bag = next((bag for bag in (*left, *self.tour.bags) if bag.number in self.pictures), None)
        if packing is None or bag is None:
            return
        title = self.wear.tell("ui-bag", number=bag.number, place=self.wear.say(bag.place))

        def show(picture: bytes | None) -> None:
            if picture is not None and self.context.stage is not None:
                self.context.stage.open(PictureSheet(self.context, title, picture))

        self.context.errands.run(lambda: packing.picture(bag.number), show, self.failed)

    def big(self) -> None:
        """The next bag; after the last the game is put down, or goes on."""
        bag, packing = model.next_bag(self.tour), self.context.ports.owner.packing
        if bag is not None:
            self._show(model.taken(self.tour, bag.number))
        elif packing is None or not self.tour.bags:
            self.back()
        elif self.tour.lays_out:
            disturbed = self.tour.zones
            self.context.errands.run(lambda: packing.unpacked(disturbed), self._go_on, self.failed)
        else:
            self.context.errands.run(self._put_down, self._left, self.failed)

    def _put_down(self) -> None:
        """Write down that the game lies in bags, and let it rest."""
        packing, lobby = self.context.ports.owner.packing, self.context.ports.play.lobby
        if packing is not None:
            packing.pack()
        if lobby is not None:
            lobby.leave()

    def _left(self, _none: None) -> None:
        """The table is empty."""
        self.context.notes.pop(WALK, None)
        self.context.go("home")

    def _go_on(self, _none: None) -> None:
        """All lies there again: the game goes on."""
        self.context.notes.pop(WALK, None)
        self.context.go("table")

    def back(self) -> None:
        """To the table; what is in bags stays in them until one goes on."""
        self.context.go("table" if self.context.view is not None else "home")
