"""Tables of Night Ferry laid for a test: who plays, and States in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from companion.core.language.asks import AnyAsk, Dice, Identity, Number, Order
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Event
from companion.core.language.ids import CopyId, SeatId, SlotId, ZoneId
from companion.core.language.refusals import Refusal
from companion.core.language.states import Header, Player
from companion.engine import zones as piles
from companion.engine.players.mistakes import Mistakes
from companion.engine.players.table import SimTable
from companion.engine.room import Script
from companion.games._template import zones
from companion.games._template.river.commands import BeginTurn
from companion.games._template.room import room
from companion.games._template.state import FerryState
from tests.games._template.mini import make_box, printed_facts

P1, P2, P3, P4 = (SeatId(f"p{number}") for number in range(1, 5))
NAMES = ("Ann", "Bo", "Chloé", "Dan")


def make_script(players: int = 2, custody: Any = "app", mode: str = "standard", first: str = "p1") -> Script:
    """So many people around the table, decks kept that way."""
    seated = tuple(Player(SeatId(f"p{n}"), NAMES[n - 1], n - 1) for n in range(1, players + 1))
    kept = {"river": custody, "roles": "app" if custody == "app" else "face"}
    return Script(Header("_template", seated, options={"mode": mode}, custody=kept), {"first": first})


class Ferry:
    """A game on a table with real cards; commands are given one by one."""

    def __init__(self, players: int = 2, custody: Any = "app", seed: int = 1, **rest: Any) -> None:
        script = make_script(players, custody, **rest)
        self.table = SimTable(seed, room().zone_table, facts=printed_facts(), mistakes=Mistakes(named=1e-12))
        self.state: FerryState = room().blank(script.header)
        self.events: list[Event] = []
        self._fold(room().open(script, make_box()))
        self.settle()

    def _fold(self, events: Iterable[Event]) -> list[Event]:
        happened = list(events)
        for event in happened:
            before, self.state = self.state, room().evolve(self.state, event)
            self.table.follow(before, event, self.state)
            assert room().hard_faults(self.state) == []
        self.events += happened
        return happened

    def settle(self) -> list[Event]:
        """Answer what the app and the board know: orders and the current."""
        happened: list[Event] = []
        while isinstance(self.state.ask, Order) or self._asks_for_current():
            assert self.state.ask is not None
            answer = self.table.answer(self.state, self.state.ask)
            assert answer is not None
            happened += self.do(answer)
        return happened

    def _asks_for_current(self) -> bool:
        return isinstance(self.state.ask, Number) and self.state.ask.of == zones.FAR

    def do(self, command: Command, *waived: str) -> list[Event]:
        """Carry out a command that the rules accept."""
        decision = room().decide(self.state, command, frozenset(waived))
        assert not isinstance(decision, Refusal), decision
        return self._fold(decision.events)

    def no(self, command: Command, *waived: str) -> Refusal:
        """The refusal of a command that the rules do not accept."""
        decision = room().decide(self.state, command, frozenset(waived))
        assert isinstance(decision, Refusal), decision
        return decision

    def asked(self, kind: type[AnyAsk]) -> Any:
        """The running ask, which must be of that kind."""
        assert isinstance(self.state.ask, kind), self.state.ask
        return self.state.ask

    def reply(self, value: Any = None, source: Any = "finger") -> list[Event]:
        """Answer the running ask."""
        assert self.state.ask is not None
        return self.do(Answer(self.state.ask.id, value, source))

    def begin(self) -> Ferry:
        """Begin the turn that is due."""
        self.do(BeginTurn(self.state.turn.seat))
        return self

    def roll(self, *pips: int) -> list[Event]:
        """Let the dice of a crossing fall, after whatever has to be answered before."""
        while not isinstance(self.state.ask, Dice):
            assert self.state.ask is not None
            if isinstance(self.state.ask, Identity | Number):
                answer = self.table.answer(self.state, self.state.ask)
                assert answer is not None
                self.do(answer)
        return self.reply(tuple(pips))

    def have(self, **numbers: int) -> Ferry:
        """Set counters of the game."""
        self.state = replace(self.state, numbers={**self.state.numbers, **numbers})
        return self

    def slot_of(self, copy: str) -> SlotId:
        """Where a card really lies."""
        return next(slot for slot, true in self.table.truth.items() if true == copy)

    def truly(self, slot: SlotId, copy: str) -> None:
        """Let a card that nobody knows yet be this one."""
        other = self.slot_of(copy)
        self.table.truth[slot], self.table.truth[other] = CopyId(copy), self.table.truth[slot]

    def put(self, copy: str, zone: ZoneId, at: int = 0, face_up: bool = False) -> SlotId:
        """Carry a real card somewhere, as a stacked deck."""
        slot = self.slot_of(copy)
        self.state = replace(self.state, table=piles.move(self.state.table, (slot,), zone, at, face_up))
        return slot

    def hand(self, seat: SeatId = P1) -> list[CopyId]:
        """The cards that a hand really holds."""
        return [self.table.truth[slot] for slot in self.state.table.zone(zones.of(seat, "hand"))]

    def deal_hand(self, *copies: str, seat: SeatId = P1) -> Ferry:
        """Let a hand hold exactly these cards; the others go under the supplies."""
        for slot in self.state.table.zone(zones.of(seat, "hand")):
            moved = piles.move(self.state.table, (slot,), zones.SUPPLIES, piles.FAR_END, False)
            self.state = replace(self.state, table=moved)
        for copy in copies:
            self.put(copy, zones.of(seat, "hand"), piles.FAR_END)
        return self


def names(events: Iterable[Event]) -> list[str]:
    """What happened, by type."""
    return [type(event).__name__ for event in events]
