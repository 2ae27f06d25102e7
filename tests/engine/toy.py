"""A room of a few lines, to try the kernel without a game: gold, two decks, a question in the middle."""

from __future__ import annotations

from typing import Any

from companion.core.language.asks import Choice, Dice, Done, Identity, Number, Option, Order, Work
from companion.core.language.cards import Card
from companion.core.language.commands import Command
from companion.core.language.events import Dealt, Event, NumberSet, Row
from companion.core.language.ids import CopyId, DesignId, GroupId, PoolId, SeatId, SlotId, ZoneId
from companion.core.language.phrases import phrase
from companion.core.language.refusals import Refusal
from companion.core.language.slots import Table
from companion.core.language.states import Header, Player, State, Turn
from companion.engine import decks
from companion.engine.draft import Draft
from companion.engine.evolve import evolve_core
from companion.engine.kernel import Kernel
from companion.engine.tools import Vocabulary
from companion.engine.zone_table import Zone, ZoneTable

P1, P2 = SeatId("p1"), SeatId("p2")
DECK, HAND, ROW = ZoneId("deck"), ZoneId("hand:p1"), ZoneId("row")
ZONES = ZoneTable.of(
    (
        Zone(name="deck", kind="pile", ordered=True, custody="deck"),
        Zone(name="hand", owner="seat", kind="hand"),
        Zone(name="row", kind="row"),
    )
)
WHY = phrase("ask-why")


class Earn(Command, frozen=True):
    """Take gold in several pieces."""

    parts: tuple[int, ...]


class Pay(Command, frozen=True):
    """Pay gold."""

    n: int


class Wonder(Command, frozen=True):
    """Earn 1, ask something, earn the answer if it is a number, then earn 1 more."""

    kind: str


class Loop(Command, frozen=True):
    """Never come to rest."""


class Shout(Command, frozen=True):
    """Something that may be done while a question is open."""


class AskTwice(Command, frozen=True):
    """A wrong rule: it asks while its own question is open."""


class Mix(Command, frozen=True):
    """Shuffle the deck."""


class Gain(Work, frozen=True):
    """So much gold comes in."""

    n: int


class Asking(Work, frozen=True):
    """Something is asked."""

    kind: str


class Answering(Work, frozen=True):
    """What was asked has been answered."""


class Go(Work, frozen=True):
    """Something goes on."""


class Looping(Work, frozen=True):
    """Work that begins itself again, twice."""


WORK = (Gain, Asking, Answering, Go, Looping)


def gold(draft: Draft[State], n: int) -> None:
    draft.emit(NumberSet("gold", draft.state.numbers["gold"] + n))


def earn(draft: Draft[State], command: Earn) -> None:
    draft.later(*(Gain(part) for part in command.parts))


def pay(draft: Draft[State], command: Pay) -> None:
    have = draft.state.numbers["gold"]
    draft.require(have >= command.n, "TOY-PAY-01", "cost", need=command.n, have=have)
    draft.require(draft.state.turn.phase == "market", "TOY-PAY-02", "timing")
    draft.require(command.n != 13, "TOY-PAY-03", "secret")
    gold(draft, -min(have, command.n))


def wonder(draft: Draft[State], command: Wonder) -> None:
    draft.later(Gain(1), Asking(command.kind), Gain(1))


def make_ask(state: State, number: int, kind: str) -> Any:
    slot = state.table.zone(DECK)[0]
    return {
        "dice": Dice(id=number, why=WHY, dice=("white", "red")),
        "order": Order(id=number, why=WHY, zone=DECK),
        "identity": Identity(id=number, why=WHY, slot=slot),
        "number": Number(id=number, why=WHY, of="thing-a", field="power"),
        "choice": Choice(id=number, why=WHY, options=(Option("3", WHY), Option("no", WHY))),
        "done": Done(id=number, why=WHY),
    }[kind]


def ask(draft: Draft[State], work: Asking) -> None:
    draft.ask(make_ask(draft.state, draft.next_ask, work.kind), Answering())


def answered(draft: Draft[State], work: Answering) -> None:
    gold(draft, work.answer if isinstance(work.answer, int) else 10)


def settle(draft: Draft[State]) -> bool:
    """Nobody may hold more than 50 gold."""
    if draft.state.numbers["gold"] > 50:
        gold(draft, 50 - draft.state.numbers["gold"])
        return True
    return False


def ask_twice(draft: Draft[State], command: AskTwice) -> None:
    draft.ask(make_ask(draft.state, draft.next_ask, "done"), Answering())
    draft.ask(make_ask(draft.state, draft.next_ask, "done"), Answering())


def rule_faults(state: State) -> list[str]:
    return ["poor"] if state.numbers["gold"] < 2 else []


def make_kernel() -> Kernel[State]:
    def evolve(state: State, event: Event) -> State:
        return evolve_core(state, event)

    words = Vocabulary(
        zones=ZONES,
        phases=("market", "night"),
        rule_faults=rule_faults,
        course={"objective": (1, 3)},
        kinds=("enemy", "event", "special"),
    )
    return Kernel(
        evolve=evolve,
        commands={
            Earn: earn, Pay: pay, Wonder: wonder, AskTwice: ask_twice,
            Loop: lambda draft, command: draft.later(Looping()),
            Shout: lambda draft, command: gold(draft, 1),
            Mix: lambda draft, command: decks.shuffle(draft, DECK, "deck"),
        },
        pieces={
            Gain: lambda draft, work: gold(draft, work.n),
            Asking: ask, Answering: answered,
            Looping: lambda draft, work: draft.later(Looping(), Looping()),
        },
        settle=settle, words=words, during_ask=(Shout,),
    )  # fmt: skip


def make_state(custody: str = "face") -> State:
    """Two players, a deck of three things and one in hand, nobody knows which is which."""
    players = (Player(P1, "Ann"), Player(P2, "Bo", 1))
    cards = {DesignId(f"thing-{name}"): Card(DesignId(f"thing-{name}"), "event") for name in "abc"}
    copies = tuple(CopyId(name) for name in ("a1", "a2", "b1", "c1"))
    table = Table(cards=cards, designs={copy: DesignId(f"thing-{copy[0]}") for copy in copies})
    state = State(
        header=Header("toy", players, custody={"deck": custody}),  # type: ignore[dict-item]
        table=table, players=players, turn=Turn(1, P1, "market"), numbers={"gold": 5},
        boards={"room:1": {"scan": 2}},
    )  # fmt: skip
    pool = PoolId("things")
    rows = (Row(DECK, GroupId("deck"), {pool: 3}), Row(HAND, GroupId("hand"), {pool: 1}))
    return evolve_core(state, Dealt({pool: copies}, rows))


def decided(state: State, command: Any, *waived: str) -> Any:
    """The events of a command, or why not; each event's State is the one that folding gives."""
    decision = make_kernel().decide(state, command, frozenset(waived))
    if isinstance(decision, Refusal):
        return decision
    for before, event, after in decision.course(state):
        assert evolve_core(before, event) == after
    return decision.events


def fold(state: State, events: Any) -> State:
    for event in events:
        state = evolve_core(state, event)
    return state


def top(state: State) -> SlotId:
    return state.table.zone(DECK)[0]
