"""People show wrong cards, take back, correct the books and let rules pass, all in one game: it goes on."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.commands import TOOLS
from companion.engine.players.mistakes import HASTY
from tests.games.contract.requests import any_command
from tests.games.contract.rooms import CUSTODIES, Case
from tests.games.contract.test_undo import Evening

NIGHT = 12  # games of a custody
LONGEST = 900  # moves: books that were corrected anyhow may describe a game without an end
MUDDLED = replace(HASTY, claims=True)


class Muddle(Evening):
    """An evening of people who make every kind of mistake, and use every way to set things right."""

    def __init__(self, asked: Case, custody: Any, seed: int) -> None:
        super().__init__(asked, custody, seed, asked.seats[seed % len(asked.seats)], MUDDLED)
        self.chance, self.done = Random(seed), Counter[str]()

    def evening(self, moves: int = LONGEST) -> None:
        """Play to the end, or for so many moves; nothing that must hold is ever broken."""
        for _ in range(moves):
            if self.game.state.outcome:
                return
            roll = self.chance.random()
            if roll < 0.05:
                self.take_back()
            elif roll < 0.07:
                self.correct()
            elif roll < 0.12:
                self.let_pass()
            else:
                self.play(1)
            assert self.room.hard_faults(self.game.state) == []

    def take_back(self) -> None:
        if self.game.history.actions():
            self.undo(self.chance.randint(1, 4))
            self.done["taken back"] += 1

    def correct(self) -> None:
        """Numbers, facts and cards are set right, or wrong; that somebody won or lost is told by nobody."""
        command = any_command(self.asked, self.game.state, self.chance.choice(TOOLS), self.chance)
        if self.ends(command):
            return
        self.done["corrected"] += self.do(command).refusal is None

    def let_pass(self) -> None:
        """Something that is refused is done anyway."""
        kind = self.chance.choice(self.asked.room.commands)
        command = any_command(self.asked, self.game.state, kind, self.chance)
        if self.ends(command) or kind in TOOLS:
            return
        no = self.do(command).refusal
        if no is not None and no.can_be_waived:
            self.done["let pass"] += self.do(command, frozenset({no.rule})).refusal is None

    def ends(self, command: Any) -> bool:
        """Whether a command would end the game: these people would like to play on."""
        decision = self.room.decide(self.game.state, command, frozenset())
        return hasattr(decision, "after") and bool(decision.after(self.game.state).outcome)


def test_an_evening_full_of_mistakes_goes_on(asked: Case) -> None:
    evening = Muddle(asked, "face", 61)
    evening.evening(350)
    assert set(evening.done) >= {"taken back", "corrected", "let pass"} or evening.game.state.outcome


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("custody", CUSTODIES)
def test_many_evenings_full_of_mistakes_go_on(asked: Case, custody: Any) -> None:
    done, ended = Counter[str](), 0
    for seed in range(NIGHT):
        evening = Muddle(asked, custody, 2_000 + seed)
        evening.evening()
        done += evening.done
        ended += bool(evening.game.state.outcome)
    assert min(done[what] for what in ("taken back", "corrected", "let pass")) > NIGHT
    assert ended > NIGHT // 2
