"""Two games that differ only in hidden cards, what people would try to tell them apart, and all they say."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import asdict, replace

from companion.core.crossing.intents import Carried, Corrected, Intent, Redone, Scanned, TakenBack, Touched
from companion.core.crossing.steps import Step
from companion.core.language.commands import BindSlot
from companion.core.language.ids import TABLE
from companion.core.language.phrases import phrase
from companion.house.house import House
from companion.play.clerk import Belongings
from companion.play.desk import Desk
from companion.session.bus import Bus
from companion.session.game import Game
from companion.session.history import Record, new_history
from tests.house.kit import Evening

OPAQUE = ("events", "state", "states", "command", "took_s")  # for the study alone


class Twins(NamedTuple):
    """A State, the same with other hidden cards, and what was done from it on without turning one up."""

    start: Any
    other: Any
    secret: set[Any]
    intents: list[Intent]


class World:
    """A desk that goes on from a State, with everything it says."""

    def __init__(self, house: House, like: Game, state: Any, name: str) -> None:
        self.game = Game(like.room, name, like.header, house.store.archive, lambda: "now")
        house.store.archive.begin(name, "alien", {}, "now")
        opening = Record(0, phrase("x"), None, ())
        self.game.history = new_history(state, like.room.fold).pushed(opening, state)
        self.said: list[Any] = []
        bus = Bus()
        bus.join("everybody", self.hear)
        store = house.store
        ports = (Belongings(collection=store.collection), store.remembered, store.settings)
        self.desk = Desk(self.game, bus, *ports, clock=lambda: 0.0)

    def hear(self, step: Step) -> None:
        public = {name: value for name, value in asdict(step).items() if name not in OPAQUE}
        seats = [player.seat for player in self.game.state.players]
        views = [self.desk.view(audience) for audience in (TABLE, "spectator", *seats)]
        plans = [self.desk.checklist(actions) for actions in (1, 2, 50)]
        self.said.append((public, views, plans, self.desk.log()))

    def do(self, intents: Sequence[Intent]) -> None:
        for intent in intents:
            self.desk.handle(intent)


def hidden(state: Any) -> set[Any]:
    """Cards that lie face down and that only the app knows."""
    slots = state.table.slots.items()
    return {slot for slot, held in slots if not held.face_up and held.known == "app"}


def shuffled(state: Any, slots: set[Any], chance: random.Random) -> Any:
    """The same State with these hidden cards in another order, which is not anybody's to know."""
    table, order = state.table, sorted(slots)
    copies = [table.slots[slot].copy for slot in order]
    chance.shuffle(copies)
    new = {slot: replace(table.slots[slot], copy=copy) for slot, copy in zip(order, copies, strict=True)}
    bound = table.bound | dict(zip(copies, order, strict=True))
    return replace(state, table=replace(table, slots=table.slots | new, bound=bound))


def in_rooms(state: Any, slots: set[Any]) -> list[Any]:
    """The hidden cards that lie in rooms."""
    return [slot for n in range(1, 6) for slot in state.table.zone(f"room:{n}") if slot in slots]


def played_on(evening: Evening, chance: random.Random, most: int) -> Twins:
    """Two games from where the evening stands, while it goes on and hidden cards are left in rooms."""
    start, intents, secret = evening.state, list[Intent](), hidden(evening.state)
    while len(intents) < most and (len(intents) < 8 or in_rooms(start, secret & hidden(evening.state))):
        secret &= hidden(evening.state)
        intents.append(evening.next())
        evening.do(intents[-1])
    secret &= hidden(evening.state)
    return Twins(start, shuffled(start, secret, chance), secret, intents)


def in_their_rooms(twins: Twins) -> list[Any]:
    """The copies that lie hidden in the rooms of either game."""
    rooms = in_rooms(twins.start, twins.secret)
    return [state.table.slots[slot].copy for state in (twins.start, twins.other) for slot in rooms]


def probes(twins: Twins, tags: Sequence[str]) -> list[Intent]:
    """What curious people might try: show cards of the tray, touch hidden ones, guess, go back and forth."""
    state, slots = twins.start, twins.secret
    rooms = in_rooms(state, slots)
    touched = [Touched(f"slot:{slot}") for slot in (*rooms, *sorted(slots)[:6])]
    shown = [Scanned((tag,)) for tag in tags]
    copies = [state.table.slots[slot].copy for slot in sorted(slots)]
    guesses: list[Intent] = []
    for slot in (*rooms, sorted(slots)[0]):
        for copy in sorted(copies)[:4]:
            guesses += [Corrected(BindSlot(slot, copy)), TakenBack(1), Carried()]
    return [*touched, *shown, *guesses, TakenBack(2), Carried(), Redone(), Carried(), Redone(), Carried()]
