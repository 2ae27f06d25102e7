"""An owner's evening: real cards that say what they are, and people who tell the app by touches alone.

Which design of the box a printed card is, nobody at the table knows. The owner calls a card by what the app
made of it the first time, and finds it again in the list; copies of the box are only names here, which the
real cards exchange when the app has taken one for another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from companion.core.crossing.intents import Intent, OneMore, Pressed, Replied, Scanned, Taken
from companion.core.crossing.steps import Step
from companion.core.crossing.views import Offer
from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.commands import Answer
from companion.core.language.events import Bound, Event, Rematched
from companion.core.language.ids import TABLE, CopyId, DesignId
from companion.core.language.slots import Table
from companion.core.language.states import Header, State
from companion.engine.mixups import partners
from companion.engine.players import hands
from companion.engine.players.greedy import GreedyPlayer
from companion.engine.players.moves import next_move
from companion.engine.players.table import SimTable
from companion.engine.zone_table import ZoneTable
from companion.house.belongings import Boxes, shelf_of
from companion.house.house import House
from companion.house.newgame import Wishes
from companion.house.simulate import NAMES
from companion.play.names import is_nameless, sight
from companion.watch.true_table import TrueTable
from tests.house.kit import Evening

Touches = Counter[str]
SMALL = {
    "health": (10, 12),
    "defense": (3, 4),
    "cost": (3, 6),
    "damage": (0, 3),
    "need": (2, 3),
    "scan": (1, 3),
}
KINDS = ("enemy",) * 6 + ("facehugger", "goal", "character", "special")


class Printed:
    """What is really printed on the cards and the board of a box whose owner has told nothing yet."""

    def __init__(self, cards: Mapping[DesignId, Card], seed: int) -> None:
        self._cards, self._seed = cards, seed

    def number(self, of: str, field: str) -> int:
        card = self._cards.get(DesignId(of))
        known = card.numbers.get(field) if card is not None else None
        if known is not None:
            return known
        low, high = SMALL.get(field, (2, 5) if card is not None and card.stack.startswith("hive") else (1, 3))
        return Random(f"{self._seed}/{of}/{field}").randint(low, high)

    def kind(self, of: DesignId) -> str:
        card = self._cards[of]
        if card.kind != UNKNOWN:
            return card.kind
        if card.stack == "hatchery":
            return "facehugger" if of.endswith("2") else "hatchery"
        return Random(f"{self._seed}/{of}").choice(KINDS)


class RealCards(SimTable):
    """Real cards whose copies are only names: what is printed goes with a card when names are exchanged."""

    def __init__(
        self,
        seed: int | str,
        zones: ZoneTable,
        printed: Printed,
        called: dict[DesignId, DesignId],
        prints: Mapping[CopyId, DesignId] | None = None,
    ) -> None:
        super().__init__(seed, zones)
        self.printed_facts, self.called = printed, called  # what each printed card is called in the app
        self._prints: dict[CopyId, DesignId] = dict(prints or {})
        self.renamed = 0

    def design(self, table: Table, copy: CopyId) -> DesignId:
        """What is printed on the card that the books call by this name."""
        return self._prints.get(copy, table.designs[copy])

    def follow(self, before: State, event: Event, after: State) -> None:
        if isinstance(event, Rematched):
            pairs = partners(before.table, event.wrong, event.right)
            for one, other in pairs.items():
                if one < other:
                    self._exchange(before.table, one, other)
            swap = {event.wrong: event.right, event.right: event.wrong}
            self.called = {real: swap.get(name, name) for real, name in self.called.items()}
            self.renamed += 1
        super().follow(before, event, after)
        if isinstance(event, Bound):
            real = self.design(after.table, event.copy)
            name = after.table.designs[event.copy]
            assert self.called.setdefault(real, name) == name, f"{real} is {self.called[real]}, not {name}"

    def _exchange(self, table: Table, one: CopyId, other: CopyId) -> None:
        names = {one: other, other: one}
        prints = {names[copy]: self.design(table, copy) for copy in names}
        self._prints |= prints
        self.truth = {slot: names.get(copy, copy) for slot, copy in self.truth.items()}

    def _name(self, old: Table, event: Bound) -> None:
        self._leave_hand(old, event)
        if self.truth[event.slot] != event.copy:
            self._exchange(old, self.truth[event.slot], event.copy)

    def printed(self, of: str, field: str) -> int:
        return self.printed_facts.number(of, field)


class OwnersEvening(Evening):
    """One evening with the owner's box; what was called how is remembered from evening to evening."""

    def __init__(self, house: House, seed: int, called: dict[DesignId, DesignId], show: Any = None) -> None:
        super().__init__(house, seed)
        Boxes(house.store).own("alien")
        self.shelf = shelf_of(house.store, "alien", "alien")
        self.printed = Printed(self.shelf.cards, seed=7)  # the same box on every evening
        self.called, self._show = called, show
        self.prints: Mapping[CopyId, DesignId] = {}  # what earlier evenings have found out about the copies
        self.touches: Touches = Counter()
        self.turns: dict[int, Touches] = {}

    def begin(self, players: int = 3, custody: Any = "face", **wishes: Any) -> Step:
        """Open a game of the owner's box."""
        self.table = RealCards(self.seed, self.room.zone_table, self.printed, self.called, self.prints)
        blank = self.room.blank(Header(room="alien", players=()))
        self.house.bus.join("real cards", TrueTable(self.table, blank))
        self.house.bus.join("evening", self.steps.append)
        step = self.house.begin(Wishes(names=NAMES[:players], custody=custody, box="alien", **wishes))
        chance = Random(self.seed)
        self.people = {
            player.seat: GreedyPlayer(self.room.worth, Random(chance.random()))
            for player in step.state.header.players
        }
        return step

    def play_out(self, most: int = 4_000) -> str:
        """Play to the end; gives how it ended."""
        for _ in range(most):
            if self.state.outcome:
                return str(self.state.outcome)
            self.one_touch()
        raise AssertionError("the evening does not end")

    def one_touch(self) -> Step:
        """What somebody does next, counted."""
        sort, intent = self.next_touch()
        turn = self.state.turn.number
        step = self.do(intent)
        assert step.note is None or step.note.key in GOOD, (intent, step.note)
        assert step.refusal is None, (intent, step.refusal)
        assert not [told for told in self.house.troubles if "failed" in told], self.house.troubles
        self.touches[sort] += 1
        self.turns.setdefault(turn, Counter())[sort] += 1
        self.called = self.table.called
        return step

    def next_touch(self) -> tuple[str, Intent]:
        """The next touch or show, and what it counts as."""
        ask = self.state.ask
        if isinstance(ask, Identity):
            return self._identify(ask)
        if isinstance(ask, Number):
            return "told", Replied(ask.id, self.printed.number(self._real(ask), ask.field))
        if isinstance(ask, Choice) and ask.why.key == "ask-which-kind":
            kind = self.printed.kind(self._at(self.state.queue[0].slot))
            options = [option.key for option in ask.options]
            return "told", Taken(f"answer:{ask.id}:{kind if kind in options else options[0]}")
        move = next_move(self.room, self.state, self.people, self.table)
        if move.way is None:
            assert isinstance(move.command, Answer)
            return "upkeep", Replied(move.command.ask, move.command.value)
        copy = hands.named_copy(move.way) if move.way.hand else None
        tag = self.house.store.collection.tag_of(copy) if copy is not None and self._show else None
        if tag is not None and not isinstance(move.command, Answer):
            return "shown", Scanned(self._show((tag,)))
        big = self.desk.view(TABLE).big
        sort = "named" if move.way.hand else str(move.cost)
        return sort, Pressed("next") if big is not None and big.id == move.way.id else Taken(move.way.id)

    def _at(self, slot: Any) -> DesignId:
        return self.table.design(self.state.table, self.table.truth[slot])

    def _real(self, ask: Number) -> str:
        """The printed card that a question about a card of the box is about."""
        if ask.slot is not None:
            return self._at(ask.slot)
        return next((real for real, name in self.table.called.items() if name == ask.of), ask.of)

    def _identify(self, ask: Identity) -> tuple[str, Intent]:
        copy = self.table.truth[ask.slot]
        tag = self.house.store.collection.tag_of(copy) if self._show else None
        if tag is not None:
            return "shown", Scanned(self._show((tag,)))
        view = self.desk.view(ask.seat or TABLE)
        assert view.ask is not None
        real = self._at(ask.slot)
        found = [offer for offer in view.ask.options if self._is(offer, real)]
        assert found, (real, self.table.called.get(real), [offer.id for offer in view.ask.options])
        return "named", Taken(found[0].id)

    def _is(self, offer: Offer, real: DesignId) -> bool:
        """Whether an offer is what an owner would touch who holds this printed card."""
        design, card = self._meant(offer), self.shelf.cards[real]
        if not is_nameless(card):
            return design == real
        if real in self.table.called:
            return offer.group == "told" and design == self.table.called[real]
        return offer.group == "new" and sight(self.shelf.cards[design]) == sight(card)

    def _meant(self, offer: Offer) -> DesignId:
        if isinstance(offer.command, OneMore):
            return offer.command.design
        design: DesignId = self.state.table.designs[CopyId(offer.command.value)]
        return design

    def per_turn(self) -> dict[str, float]:
        """Touches of each sort, a turn."""
        turns = max(1, self.state.turn.number)
        return {sort: round(count / turns, 2) for sort, count in sorted(self.touches.items())}


GOOD = ("count-agrees", "count-disagrees", "label-wait", "label-bound", "label-none", "nothing-changes")
