"""Whatever the rules refuse can be done anyway, but a secret and the impossible.

Commands that nobody offered are sent through the front door in games that simulated people play. Each refusal
says its rule and how it stands, is waived, is in the log with its rule, and is taken back to the very State.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.crossing.intents import Carried, Corrected, Overruled, TakenBack
from companion.core.crossing.steps import Step
from companion.core.language.events import Waived
from companion.core.language.languages import codes
from companion.core.language.refusals import Refusal
from companion.engine.players.mistakes import Mistakes
from companion.ground.texts import FluentTexts
from companion.house.house import House
from tests.games.contract.requests import requests
from tests.games.contract.rooms import CUSTODIES, case
from tests.house.kit import Evening, house_at

MOST = 6  # rules that one command may run into, one behind the other


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("waiving") / "store.db", seed=11)
    yield house
    house.close()


class Trial:
    """Tries what is not allowed at one table, and remembers which rules said no."""

    def __init__(
        self, house: House, seed: int, players: int, mode: str = "", bored: float = 0.0, *,
        game: str = "alien", custody: Any = "app",
    ) -> None:  # fmt: skip
        """`bored` is how likely a rule that was met is not tried once more."""
        self.bored, self.asked, self.texts = bored, case(game), FluentTexts(game)
        self.evening = Evening(house, seed, random_play=True, game=game)
        self.evening.begin(players, mode=mode, custody=custody)
        self.evening.table.mistakes = Mistakes(claims=True)  # what is tried names any card, wherever it lies
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()

    def at(self, each: int) -> None:
        """So many commands of every type where the game stands now."""
        for command in requests(self.asked, self.evening.state, self.chance, each, tools=False):
            no = self.evening.room.decide(self.evening.state, command, frozenset())
            if isinstance(no, Refusal) and not (no.rule in self.done and self.chance.random() < self.bored):
                self.refused(command)

    def refused(self, command: Any) -> None:
        """One command that is refused: said, done anyway, logged, taken back."""
        evening, before = self.evening, self.evening.state
        step = evening.do(Corrected(command))
        rules: list[str] = []
        while step.refusal is not None and step.refusal.can_be_waived and len(rules) < MOST:
            self.said(step.refusal)
            assert step.refusal.rule not in rules, f"waiving {rules} does not help: {command}"
            rules.append(step.refusal.rule)
            step = evening.do(Overruled(step.number))
        if step.refusal is not None:
            self.said(step.refusal)
            assert evening.do(Overruled(step.number)).refusal is not None
            assert evening.state == before
        elif step.command is not None:
            self.logged(step, rules)
            self.back(before, command)
            self.done.update(rules)

    def logged(self, step: Step, rules: list[Any]) -> None:
        """The log names every rule that was let pass, and so does the entry on disk."""
        passed = [event.rule for event in step.events if isinstance(event, Waived)]
        assert list(dict.fromkeys(passed)) == rules  # one rule may have more than one thing to say
        assert sum(notice.kind == "Waived" for notice in step.notices) == len(passed)
        entry = self.evening.house.store.archive.entries(self.evening.desk.game.id)[-1]
        assert entry.waived == tuple(sorted(rules))
        assert self.evening.desk.log()[-1].number == entry.number

    def back(self, before: Any, command: Any) -> None:
        """Undo gives the State from before; where hands have shuffled or drawn, up to what they know."""
        room = self.evening.room
        record = self.evening.desk.game.history.live[-1]
        agreed = self.evening.desk.checklist(1).agree  # where people may win against each other, all agree
        self.evening.do(TakenBack(1, agreed), Carried())  # until all is carried, shown cards are only ticked
        after = self.evening.state
        if record.undo == "order":
            after = replace(after, table=before.table)
        assert after == before, f"{command} is not taken back"
        assert room.hard_faults(self.evening.state) == []

    def said(self, no: Refusal) -> None:
        """A refusal has the sentence of its rule and says how it stands, in every language."""
        for language in codes():
            assert f"rule-{no.rule}" in self.texts.keys(language), no
            assert no.here is not None, no
            told = (says for says in (no.here, no.remedy) if says)
            assert [fault for says in told for fault in self.texts.faults(says, language)] == [], no


@pytest.mark.rule("ALN-TEXT-01", "ALN-STATE-23")
@pytest.mark.parametrize(("game", "rules"), [("alien", 8), ("firefly", 8), ("villains", 7)])
def test_what_is_refused_is_said_done_anyway_logged_and_taken_back(
    house: House, game: str, rules: int
) -> None:
    trial = Trial(house, 5, 3, bored=0.9, game=game)
    for _ in range(12):
        trial.at(1)
        trial.evening.play(7)
        if trial.evening.state.outcome:
            break
    assert len(trial.done) >= rules, trial.done


@pytest.mark.long
@pytest.mark.rule("ALN-TEXT-01", "ALN-STATE-24")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_refused_in_many_games(house: House, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    trial = Trial(house, 100 + seed, 2 + seed % 4, mode=("", "aliens", "agendas")[seed % 3], bored=0.5)
    while not trial.evening.state.outcome and trial.evening.state.turn.number < 9:
        trial.at(2)
        before = trial.evening.desk.game.number
        trial.evening.play(5)
        assert trial.evening.desk.game.number > before, "nobody can go on"
    assert len(trial.done) >= 8, trial.done
    assert caplog.messages == []  # no listener failed, and no rule


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_what_is_refused_in_many_games_of_firefly(house: House, seed: int) -> None:
    trial = Trial(
        house, 200 + seed, 1 + seed % 5, bored=0.5, game="firefly", custody=CUSTODIES[seed % len(CUSTODIES)]
    )
    while not trial.evening.state.outcome and trial.evening.state.turn.number < 9:
        trial.at(2)
        before = trial.evening.desk.game.number
        trial.evening.play(5)
        assert trial.evening.desk.game.number > before, "nobody can go on"
    assert len(trial.done) >= 8, trial.done
