"""A table of four with one piece of work under test: begun by a command, gone on with by answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from companion.core.language.asks import Work
from companion.core.language.commands import Answer, Command
from companion.core.language.ids import SeatId
from companion.core.language.refusals import Refusal
from companion.core.language.states import Header, Player, State, Turn
from companion.engine import answers
from companion.engine.draft import Draft
from companion.engine.evolve import evolve_core
from companion.engine.kernel import Kernel
from companion.engine.tools import Vocabulary
from companion.engine.zone_table import ZoneTable

P1, P2, P3, P4 = (SeatId(f"p{n}") for n in (1, 2, 3, 4))
Going = Callable[[Draft[State], Any], None]


class Begin(Command, frozen=True):
    """Begin the work."""


class Interrupt(Command, frozen=True):
    """Something comes up that cannot wait for the question."""


class Bench:
    """A State with the work that waits in it; every answer is decided by the kernel, as in a game."""

    def __init__(self, work: Work, pieces: Mapping[type, Going]) -> None:
        players = tuple(Player(seat, seat.upper()) for seat in (P1, P2, P3, P4))
        header = Header("toy", players)
        self.state = State(header=header, players=players, turn=Turn(1, P3, "act"), numbers={})
        words = Vocabulary(zones=ZoneTable(), phases=("act",), rule_faults=lambda state: [])
        self._kernel: Kernel[State] = Kernel(
            evolve=evolve_core, commands={Begin: lambda draft, command: draft.later(work),
                      Interrupt: lambda draft, command: answers.set_aside(draft)},
            during_ask=(Interrupt,), pieces=pieces, settle=lambda draft: False, words=words,
        )  # fmt: skip
        self.do(Begin())

    def do(self, command: Command) -> None:
        decision = self._kernel.decide(self.state, command)
        assert not isinstance(decision, Refusal), decision
        self.state = decision.after(self.state)

    def answer(self, value: Any, seat: SeatId | None = None) -> None:
        self.do(Answer(self.state.asked, value, seat=seat))

    def refused(self, value: Any, seat: SeatId | None = None) -> Refusal:
        decision = self._kernel.decide(self.state, Answer(self.state.asked, value, seat=seat))
        assert isinstance(decision, Refusal)
        return decision

    @property
    def ask(self) -> Any:
        return self.state.ask
