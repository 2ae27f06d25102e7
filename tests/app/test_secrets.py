"""No step tells a secret: two games that differ only in hidden cards say the same to everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from companion.app.desk import Desk
from companion.app.house import House
from companion.core.commands import BindSlot
from companion.core.ids import TABLE
from companion.core.intents import Carried, Corrected, Intent, Redone, Scanned, TakenBack, Touched
from companion.core.phrases import phrase
from companion.core.steps import Step
from companion.session.bus import Bus
from companion.session.game import Game
from companion.session.history import Record, new_history
from tests.app.kit import Evening, at_rest, house_at

OPAQUE = ("events", "state", "command", "took_s")  # for the study alone


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("secrets") / "store.db", seed=9)
    yield house
    house.close()


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
        ports = (store.collection, store.remembered, store.settings)
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


def probes(state: Any, slots: set[Any], tags: Sequence[str]) -> list[Intent]:
    """What curious people might try: show cards of the tray, touch hidden ones, guess, go back and forth."""
    rooms = in_rooms(state, slots)
    touched = [Touched(f"slot:{slot}") for slot in (*rooms, *sorted(slots)[:6])]
    shown = [Scanned((tag,)) for tag in tags]
    copies = [state.table.slots[slot].copy for slot in sorted(slots)]
    guesses: list[Intent] = []
    for slot in (*rooms, sorted(slots)[0]):
        for copy in sorted(copies)[:4]:
            guesses += [Corrected(BindSlot(slot, copy)), TakenBack(1), Carried()]
    return [*touched, *shown, *guesses, TakenBack(2), Carried(), Redone(), Carried(), Redone(), Carried()]


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_steps_do_not_depend_on_hidden_cards(house: House, seed: int) -> None:
    chance = random.Random(seed)
    evening = Evening(house, seed, random_play=seed == 2)
    evening.begin(3, "app")
    evening.until(lambda state: at_rest(state) and state.turn.number >= 3 * seed)
    start, intents, secret = evening.state, [], hidden(evening.state)
    while len(intents) < 40 and (len(intents) < 8 or in_rooms(start, secret & hidden(evening.state))):
        secret &= hidden(evening.state)
        intents.append(evening.next())
        evening.do(intents[-1])
    secret &= hidden(evening.state)
    other_start = shuffled(start, secret, chance)
    copies = sorted(start.table.slots[slot].copy for slot in secret)
    assert len(copies) > 60
    rooms = in_rooms(start, secret)
    there = [state.table.slots[slot].copy for state in (start, other_start) for slot in rooms]
    curious = probes(start, secret, evening.tags([*there, *chance.sample(copies, 8)]))
    one = World(house, evening.desk.game, start, f"one-{seed}")
    other = World(house, evening.desk.game, other_start, f"other-{seed}")
    for intent in (*curious, *intents, *curious):
        if isinstance(intent, Touched) and intent.target in {
            offer.target for offer in one.desk.view().offers
        }:
            continue  # it may be looked at by the rules
        one.do([intent])
        other.do([intent])
        assert one.said == other.said, intent
        one.said.clear()
        other.said.clear()
    assert one.game.state != other.game.state  # they are two games all the same


def test_a_step_names_no_hidden_card(house: House) -> None:
    """Whatever the app knows of a hidden card, its name is in no sentence of a step."""
    evening = Evening(house, 6)
    evening.begin(3, "app")
    for _ in range(120):
        if evening.state.outcome:
            break
        evening.play()
        table = evening.state.table
        dark = {str(table.slots[slot].copy) for slot in hidden(evening.state)}
        step = evening.step
        said = repr((step.label, step.notices, step.prompts, step.refusal, step.note, step.to_carry))
        assert not [copy for copy in dark if copy in said]


def test_ids_in_a_view_tell_no_secret(house: House, tmp_path: Path) -> None:
    """Offers name copies only of cards that everybody may know, or one for each that it could be."""
    evening = Evening(house, 7)
    evening.begin(3, "app")
    for _ in range(80):
        evening.play()
        dark = {evening.state.table.slots[slot].copy for slot in hidden(evening.state)}
        view = evening.step.view
        offers = (*view.offers, *(view.ask.options if view.ask else ()))
        named = {getattr(offer.command, "copy", None) for offer in offers}
        assert not named & dark
