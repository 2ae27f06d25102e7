"""A card that is carried on the screen: by a finger to where it lies now, or by a question where it goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from companion.core.crossing.intents import Corrected
from companion.core.crossing.views import View
from companion.core.language.commands import MoveSlot
from companion.core.language.ids import SlotId, ZoneId, which
from companion.core.language.phrases import Phrase
from ui.context import Context
from ui.screens.lists.sheet import ChoiceSheet
from ui.screens.question.model import tile_at
from ui.screens.table import drop_zones
from ui.widgets.board.board import Board
from ui.widgets.board.carry import CarryLayer
from ui.widgets.board.parts import Part, Surroundings
from ui.widgets.keystrip.strip import PlainSpec, StripModel
from ui.widgets.options.layout import Option

FADED = 0.35  # where a card lay that is in the air
OTHER, FACE = "where:other", "where:face"
TOP, BOTTOM = "0", "-1"  # of a deck
PERSON = "person:"


class Asked(msgspec.Struct, frozen=True):
    """A card of which somebody says where it really lies."""

    slot: SlotId
    card: str
    lies: str  # in words: where it is booked
    is_up: bool
    turned: bool | None = None  # how it will lie; None: as it does


class Carriage:
    """Knows what can take the card that is in the air, and what letting it go there means."""

    def __init__(
        self, context: Context, look: str, board: Board, layer: CarryLayer, arrange: Callable[[], None]
    ) -> None:
        """Nothing is in the air; `arrange` draws the table anew."""
        self.context, self.look, self.board, self.layer, self.arrange = context, look, board, layer, arrange
        self.say, self.tell = context.wear(look).say, context.wear(look).tell
        self.takers: dict[str, tuple[ZoneId, ...]] = {}
        self.asked: Asked | None = None
        layer.bind(
            on_dropped=lambda _c, part, key: self._dropped(part, key),
            on_put_back=lambda _c, part: self._put_back(part),
        )

    @property
    def only(self) -> Callable[[], list[Any]] | None:
        """What the keys can reach while a card is carried: the places that can take it."""
        if not self.layer.is_carrying:
            return None
        return lambda: [widget for key in self.takers if (widget := self.board.widget(key)) is not None]

    def take_up(self, part: Part, touch: Any = None, lies: ZoneId | None = None) -> None:
        """A card is taken up: whatever could take it is lit; where it is asked for, the rest lies dim."""
        bench = self.context.ports.play.bench
        if bench is None or part.tile is None or part.tile.slot is None:
            return
        parts, zones = self.board.parts, [zone for zone, _ in bench.zones() if zone != lies]
        self.takers = drop_zones.targets(parts, zones, part)
        lit = drop_zones.boxes(parts, self.takers)
        dim = () if lies is None else drop_zones.besides(parts, lit, part)
        self._fade(part.key, FADED)
        self.layer.take_up(part, lit, touch, dim)

    def ask(self, view: View, slot: SlotId) -> bool:
        """Ask on the board where this card goes; False: it does not lie there in sight."""
        bench = self.context.ports.play.bench
        part = self._part(slot)
        spot = bench.spot(slot) if bench is not None else None
        if bench is None or part is None or spot is None or self.board.widget(part.key) is None:
            return False
        tile, place = tile_at(view, f"slot:{slot}"), dict(bench.zones()).get(spot[0])
        name = tile.title if tile is not None and tile.title is not None else None
        card = self.say(name) if name is not None else self.tell("ui-hidden-card")
        self.asked = Asked(slot, card, self.say(place) if place is not None else "", spot[2])
        self.arrange()
        part = self._part(slot) or part  # where the rows have made room for the question
        self.take_up(part, lies=spot[0])
        return True

    def _part(self, slot: SlotId) -> Part | None:
        """Where the card lies on the board."""
        return next((one for one in self.board.parts if one.tile is not None and one.tile.slot == slot), None)

    def put_back(self) -> None:
        """It was not meant."""
        self.layer.put_back()
        self.asked = None

    # The question, as the table shows it.

    def asking(self, around: Surroundings) -> Surroundings:
        """The line of words asks where it goes."""
        question = self.tell("ui-where-title", card=self.asked.card) if self.asked is not None else ""
        return msgspec.structs.replace(around, hand=question, more="", urgent=True, line="task")

    def strip(self, asked: Asked) -> StripModel:
        """Back is the careful answer; what is not on the board is one list away."""
        up = asked.is_up if asked.turned is None else asked.turned
        face = self.tell("ui-where-face-up" if up else "ui-where-face-down")
        plain = (PlainSpec(OTHER, self.tell("ui-where-other")), PlainSpec(FACE, face, "turn"))
        stays = self.tell("ui-where-stays", place=asked.lies)
        return StripModel(first=self.tell("ui-where-back"), second=stays, plain=plain)

    def press(self, id: str) -> bool:
        """A plain button of the question; False: it is none."""
        asked = self.asked
        if asked is None or id not in (OTHER, FACE):
            return False
        if id == FACE:
            up = asked.is_up if asked.turned is None else asked.turned
            self.asked = msgspec.structs.replace(asked, turned=not up)
            self.arrange()
        else:
            self._others(asked)
        return True

    # Letting it go.

    def _dropped(self, part: Part, key: str) -> None:
        """Over a place: the desk says whether that is a move; of a question it is the answer."""
        self._fade(part.key, 1.0)
        zones, asked, self.asked = self.takers.get(key, ()), self.asked, None
        if asked is not None:
            self._answer(asked, zones)
            self.arrange()
            return
        intent = drop_zones.dropped(part, zones)
        if intent is not None:
            self.context.post(intent)

    def _put_back(self, part: Part) -> None:
        """It lies where it lay."""
        self._fade(part.key, 1.0)
        if self.asked is not None:
            self.asked = None
            self.arrange()

    def _fade(self, key: str, opacity: float) -> None:
        """While a card is in the air, its place shows where it came from."""
        widget = self.board.widget(key)
        if widget is not None:
            widget.opacity = opacity

    def _answer(self, asked: Asked, zones: Sequence[ZoneId]) -> None:
        """One place takes it; of several it is said which, of a deck at which end."""
        if len(zones) == 1:
            self._into(asked, zones[0])
        elif zones:
            self._list(self.tell("ui-where-title", card=asked.card), self._rows(zones), asked)

    def _into(self, asked: Asked, zone: ZoneId) -> None:
        view = self.context.view
        places = [place for strip in view.strips for place in strip.places] if view is not None else []
        if any(place.id == zone and place.kind == "deck" for place in places):
            ends = [
                Option(TOP, self.tell("ui-where-top")), Option(BOTTOM, self.tell("ui-where-bottom"))
            ]  # fmt: skip
            self._open(self._named(zone), ends, lambda at: self._post(asked, zone, int(at)))
        else:
            self._post(asked, zone, 0)

    def _post(self, asked: Asked, zone: ZoneId, at: int) -> None:
        self.context.post(Corrected(MoveSlot(asked.slot, zone, at, asked.turned)))

    def _others(self, asked: Asked) -> None:
        """What the board does not show: the piles of nobody, and each person's own."""
        self.put_back()
        bench, view = self.context.ports.play.bench, self.context.view
        if bench is None or view is None:
            return
        shown = {zone for zones in self.takers.values() for zone in zones if not self._owner(view, zone)}
        zones = [zone for zone, _ in bench.zones()]
        piles = self._rows([zone for zone in zones if not self._owner(view, zone) and zone not in shown])
        people = [
            Option(f"{PERSON}{seat.seat}", self.tell("ui-where-person", name=seat.name), seat=seat.colour,
                   initial=seat.name, sign="right")
            for seat in view.seats
        ]  # fmt: skip
        self._list(self.tell("ui-where-title", card=asked.card), [*people, *piles], asked)

    def _list(self, title: str, rows: Sequence[Option], asked: Asked) -> None:
        def chosen(id: str) -> None:
            view, bench = self.context.view, self.context.ports.play.bench
            if not id.startswith(PERSON):
                self._into(asked, ZoneId(id))
            elif view is not None and bench is not None:
                seat = id.removeprefix(PERSON)
                own = [zone for zone, _ in bench.zones() if which(zone) == seat]
                self._list(title, self._rows(own), asked)

        self._open(title, rows, chosen)

    def _open(self, title: str, rows: Sequence[Option], chosen: Callable[[str], None]) -> None:
        if self.context.stage is not None:
            self.context.stage.open(ChoiceSheet(self.context, self.look, title, rows, chosen))

    def _rows(self, zones: Sequence[ZoneId]) -> list[Option]:
        return [Option(zone, self._named(zone)) for zone in zones]

    def _named(self, zone: ZoneId) -> str:
        bench = self.context.ports.play.bench
        title: Phrase | None = dict(bench.zones()).get(zone) if bench is not None else None
        return self.say(title) if title is not None else ""

    def _owner(self, view: View, zone: ZoneId) -> bool:
        """Whether it is somebody's own."""
        return any(seat.seat == which(zone) for seat in view.seats)
