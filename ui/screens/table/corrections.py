"""What a long press sets right: numbers on a pad, cards by their page, places by what lies there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from companion.core.crossing.intents import Corrected
from companion.core.crossing.views import Figure, Place, SeatView, View
from companion.core.language.commands import MoveSlot, Reshuffle
from companion.core.language.ids import SlotId, ZoneId, which
from ui.context import Context
from ui.rooms.faces import face_of
from ui.screens.tools.model import number_set, slot_of
from ui.screens.tools.pad import PadSheet
from ui.widgets.board.parts import Part
from ui.widgets.options.layout import Option

Choose = Callable[[str, Sequence[Option], Callable[[str], None]], None]
COURSE = ("objective", "hazards", "progress", "rebuilds")  # numbers that belong to the objective


class Correcting:
    """Opens at once what belongs under the finger; everything it posts can be taken back."""

    def __init__(
        self, context: Context, look: str, choose: Choose, show: Callable[[Any], None], tools: Any
    ) -> None:
        """`choose` lists, `show` opens a sheet, `tools` has `about(view, target)` and `use(tool, target)`."""
        self.context, self.look, self.choose, self.show, self.tools = context, look, choose, show, tools
        self.say, self.tell = context.wear(look).say, context.wear(look).tell

    def held(self, view: View, part: Part) -> None:
        """A part of the board was held."""
        if part.kind == "person" and part.seat is not None:
            self.person(part.seat)
        elif part.kind == "objective":
            self.course()
        elif part.kind == "counter" and len(part.places) > 1:
            rows = [Option(place.id, self.say(place.title), icon="cards") for place in part.places]
            places = {place.id: place for place in part.places}
            self.choose(self.tell("ui-correct-title"), rows, lambda id: self.place(places[id]))
        elif part.kind == "counter" and part.places:
            self.place(part.places[0])
        elif part.place is not None:
            self.place(part.place)
        elif part.target:
            self.tools.about(view, part.target)

    def pool(self, at: int) -> None:
        """A pool of the key strip was held: its number, on the pad."""
        view, bench = self.context.view, self.context.ports.play.bench
        if view is None or bench is None:
            return
        held = view.meters[at : at + 1] if at >= 0 else ()
        names = [meter.label.key.removeprefix("field-") for meter in held if meter.label is not None]
        numbers = {name for name, _, _ in bench.numbers()}
        if names and names[0] in numbers:
            self.number(names[0])
        else:
            self.tools.use("number", "")

    def number(self, name: str) -> None:
        """The pad, at the range that number really has."""
        bench = self.context.ports.play.bench
        if bench is None:
            return
        title, now = next((title, value) for one, title, value in bench.numbers() if one == name)
        span = (*bench.span(name), now)
        self.show(PadSheet(self.context, self.look, self.say(title), lambda n: self._set(name, n), span=span))

    def _set(self, name: str, value: int) -> None:
        self.context.post(number_set(name, value))

    def course(self) -> None:
        """The objective was held: its numbers, and the course of the game."""
        bench = self.context.ports.play.bench
        found = bench.numbers() if bench is not None else ()
        rows = [
            Option(name, self.say(title), figures=(Figure("count", value),))
            for name, title, value in found
            if name.partition(":")[0] in COURSE
        ]
        rows.append(Option("", self.tell("ui-tool-progress"), icon="right"))
        self.choose(
            self.tell("ui-correct-title"), rows, lambda id: self.number(id) if id else self.progress()
        )

    def progress(self) -> None:
        """Whose turn it is, which phase, who is alive."""
        self.tools.use("progress", "")

    def place(self, place: Place) -> None:
        """A place or pile was held."""
        self.zone(ZoneId(place.id), self.say(place.title))

    def zone(self, zone: ZoneId, title: str) -> None:
        """What lies there: how many, one more, one less, shuffled, in another order."""
        bench = self.context.ports.play.bench
        if bench is None or zone not in {one for one, _ in bench.zones()}:
            self.tools.use("move", "")
            return
        lying = bench.lying(zone)
        tell, many = self.tell, len(lying) > 1
        rows = [Option("add", tell("ui-zone-add"), tell("ui-zone-add-sub"), icon="plus")]
        rows += [Option("take", tell("ui-zone-take"), tell("ui-zone-take-sub"), icon="hand")] if lying else []
        rows += [Option("shuffle", tell("ui-zone-shuffle"), tell("ui-zone-shuffle-sub"), icon="cards")] * many
        rows += [Option("order", tell("ui-zone-order"), tell("ui-zone-order-sub"), icon="right")] * many
        ways: dict[str, Callable[[], Any]] = {
            "add": lambda: self._add(zone),
            "take": lambda: self.tools.use("move", lying[0].id),
            "shuffle": lambda: self.context.post(Corrected(Reshuffle(zone))),
            "order": lambda: self._order(zone, lying),
        }
        heading = tell("ui-zone-is", title=title, lying=tell("ui-zone-count", count=len(lying)))
        self.choose(heading, rows, lambda id: ways[id]())

    def _add(self, zone: ZoneId) -> None:
        """Which card, of all that lie elsewhere?"""
        bench = self.context.ports.play.bench
        if bench is None:
            return
        here = {held.id for held in bench.lying(zone)}
        cards = [held for held in bench.movable() if held.id not in here]
        self.choose(self.tell("ui-which-card"), self._cards(cards), lambda id: self._move(id, zone))

    def _order(self, zone: ZoneId, lying: Sequence[Any]) -> None:
        """Which card lies first? Those that are tapped last lie first in the end."""
        self.choose(self.tell("ui-zone-order-next"), self._cards(lying), lambda id: self._move(id, zone))

    def _cards(self, cards: Sequence[Any]) -> list[Option]:
        """Cards as a list."""
        return [
            Option(one.id, self.say(one.title), self.say(one.place) if one.place else "", photo=one.photo)
            for one in cards
        ]

    def _move(self, id: str, zone: ZoneId) -> None:
        slot = slot_of(id)
        if slot is not None:
            self.context.post(Corrected(MoveSlot(slot, zone)))

    def person(self, seat: SeatView) -> None:
        """A person was held: damage first, then the piles in front of them."""
        bench, view = self.context.ports.play.bench, self.context.view
        if bench is None or view is None:
            return
        rows, ways = self._damage(seat, view.room)
        for zone, title in bench.zones():
            if which(zone) == seat.seat:
                named, count = self.say(title), len(bench.lying(zone))
                rows.append(Option(zone, named, figures=(Figure("count", count),), icon="cards"))
                ways[zone] = partial(self.zone, zone, named)
        rows.append(Option("", self.tell("ui-tool-progress"), icon="right"))
        heading = seat.name if seat.life is None else self._damage_now(seat.name, seat.life)
        self.choose(heading, rows, lambda id: ways.get(id, self.progress)())

    def _damage_now(self, name: str, life: Figure) -> str:
        """Whose damage it is, and how much of what would be too much."""
        now, most = ("?" if number is None else number for number in (life.value, life.of))
        return self.tell("ui-damage-now", name=name, now=now, of=most)

    def _damage(self, seat: SeatView, room: str) -> tuple[list[Option], dict[str, Callable[[], Any]]]:
        """One strike more from its pile, or one of those that lie there away."""
        bench, zones = self.context.ports.play.bench, face_of(room).wounds
        if bench is None or zones is None:
            return [], {}
        beside, fresh, spent = (
            ZoneId(zones.beside.replace("*", seat.seat)),
            ZoneId(zones.fresh),
            ZoneId(zones.spent),
        )
        rows: list[Option] = []
        ways: dict[str, Callable[[], Any]] = {}
        for top in bench.lying(fresh)[:1]:
            rows.append(
                Option("more", self.tell("ui-damage-more"), self.tell("ui-damage-more-sub"), icon="plus")
            )
            ways["more"] = partial(self._turn_up, top.id, beside)
        for one in bench.lying(beside):
            words = self.tell("ui-damage-less", card=one.title)
            rows.append(Option(one.id, words, self.tell("ui-damage-less-sub"), icon="erase"))
            ways[one.id] = partial(self._move, one.id, spent)
        return rows, ways

    def _turn_up(self, id: str, zone: ZoneId) -> None:
        slot = slot_of(id)
        if slot is not None:
            self.context.post(Corrected(MoveSlot(SlotId(slot), zone, face_up=True)))
