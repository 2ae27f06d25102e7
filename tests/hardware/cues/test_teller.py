"""What the glass shows one after the other is lit and spoken so, also where there is no glass."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from companion.core.crossing.steps import Step
from companion.core.language.ids import SeatId
from hardware.cues.acts import WHOLE, acts_of
from hardware.cues.listener import CueListener
from hardware.cues.sheet import Sheets
from hardware.cues.showrunner import Call
from hardware.cues.table import Table
from hardware.cues.teller import PACE_S, Teller
from hardware.voice.phrases import Utterance, spoken
from tests.hardware.tables import alarm, notice, refused, step, view
from ui.rooms.faces import face_of

BLOWS = (
    notice("StrikeDrawn", "p1"),
    notice("StrikeTaken", "p1", amount=2),
    notice("StrikeDrawn", "p1"),
    notice("StrikeTaken", "p1", amount=2),
    notice("TurnBegan", "p2"),
)
FIRST, SECOND, REST = ["StrikeDrawn", "StrikeTaken"], ["StrikeDrawn", "StrikeTaken"], ["TurnBegan"]


class Table_:
    """A teller with lamps, a voice and a clock of their own."""

    def __init__(self, sheets: Sheets) -> None:
        self.now = 0.0
        self.heard: list[Step] = []
        self.lamps: list[Table] = []
        self.said: list[Utterance] = []
        self.troubles: list[str] = []
        listener = CueListener(sheets, self._lit, self.troubles.append)
        self.teller = Teller(sheets, lambda: self.now, listener.hold, self.troubles.append)
        for one in (self.heard.append, listener, lambda step: self.said.extend(spoken(step, sheets))):
            self.teller.join(one)

    def _lit(self, _calls: Sequence[Call], table: Table | None) -> None:
        self.lamps += [table] if table is not None else []

    @property
    def told(self) -> list[list[str]]:
        return [[one.kind for one in step.notices] for step in self.heard]

    def wait(self, seconds: float) -> float | None:
        self.now += seconds
        return self.teller.round()


@pytest.fixture
def table(shipped: Sheets) -> Table_:
    return Table_(shipped)


@pytest.fixture
def watched(table: Table_) -> Table_:
    """The same, before a glass that has shown step 1."""
    table.teller.follow(True)
    table.teller(step(number=1, view=view("p1")))
    table.teller.over(1)
    table.heard.clear()
    return table


def blows(number: int = 2) -> Step:
    return step(*BLOWS, number=number, view=view("p2"))


@pytest.mark.parametrize("room", ["alien", "_template", "firefly", "villains", "conquest"])
def test_what_takes_the_whole_glass_is_told_when_it_is_shown(shipped: Sheets, room: str) -> None:
    face = face_of(room)
    assert shipped.moments(room) == frozenset((*face.moments, *face.heralds))


def test_lamps_and_voice_follow_the_glass_from_strike_to_strike(watched: Table_) -> None:
    watched.teller(blows())
    assert watched.told == [FIRST]
    watched.teller.shown(2, 1)
    watched.wait(60)
    assert watched.told == [FIRST], "it stays as long as nobody touches it"
    watched.teller.shown(2, 3)
    assert watched.told == [FIRST, SECOND]
    assert watched.lamps[-1].turn == 1, "the turn has not passed for those who look at the glass"
    watched.teller.over(2)
    assert watched.told == [FIRST, SECOND, REST]
    assert watched.lamps[-1].turn == 2


def test_every_strike_is_spoken_though_the_words_are_the_same(watched: Table_) -> None:
    watched.teller(blows())
    watched.teller.shown(2, 3)
    strikes = [one for one in watched.said if one.says.key == "voice-strike"]
    assert len(strikes) == 2 and all(one.again for one in strikes)


def test_a_glass_that_is_quicker_than_the_bell_waits_for_nothing(watched: Table_) -> None:
    watched.teller.shown(2, 3)
    watched.teller(blows())
    assert watched.told == [FIRST, SECOND]
    watched.teller.over(2)
    assert watched.told[-1] == REST


def test_what_comes_meanwhile_waits_for_its_turn(watched: Table_) -> None:
    watched.teller(blows())
    watched.teller(step(notice("TurnedUp", zone="room:2"), number=3, view=view("p2")))
    assert watched.told == [FIRST]
    watched.teller.shown(2, 3)
    watched.teller.over(3)
    assert watched.told == [FIRST, SECOND, REST, ["TurnedUp"]]
    watched.teller(step(notice("TurnedUp", zone="room:3"), number=4))
    assert len(watched.told) == 5, "nothing is shown, nothing is waited for"


def test_a_word_beside_the_game_is_said_at_once_and_moves_no_lamp(watched: Table_) -> None:
    watched.teller(blows())
    watched.teller(step(number=2, view=view("p2"), refusal=refused()))
    assert len(watched.heard) == 2 and watched.lamps[-1].turn == 1


def test_what_is_taken_back_is_not_told_any_more(watched: Table_) -> None:
    watched.teller(blows())
    watched.teller(step(number=3, view=view("p1"), kind="undo"))
    watched.teller.over(3)
    assert [one.kind for one in watched.heard] == ["play", "undo"]


def test_nobodys_danger_waits(watched: Table_) -> None:
    landed = notice("FacehuggerLanded", "p2")
    watched.teller(
        step(landed, notice("TurnBegan", "p2"), number=2, view=view("p2", alarms=(alarm("p2", 2),)))
    )
    assert watched.lamps[-1].turn == 1 and watched.lamps[-1].alarms


def test_the_lamp_of_the_seat_holds_while_somebody_asks_for_time(watched: Table_) -> None:
    watched.teller(blows())
    watched.teller.hold(SeatId("p1"))
    assert watched.lamps[-1].waits == 1
    watched.teller.hold(None)
    assert watched.lamps[-1].waits is None


def test_without_a_glass_strikes_follow_each_other_by_the_clock(table: Table_) -> None:
    table.teller(blows())
    assert table.told == [FIRST]
    assert table.wait(1) == pytest.approx(PACE_S - 1)
    assert table.wait(PACE_S - 1) is None
    assert table.told == [FIRST, SECOND, REST], "what is no moment follows at once"
    table.teller(step(notice("TurnedUp", zone="room:2"), number=3))
    assert table.told[-1] == ["TurnedUp"]


def test_a_glass_that_shows_something_else_is_not_waited_for(watched: Table_) -> None:
    watched.teller(blows())
    watched.teller.hold(SeatId("p1"))
    watched.teller.follow(False)
    watched.wait(PACE_S)
    assert watched.told == [FIRST, SECOND, REST]
    assert watched.lamps[-1].waits is None


def test_a_step_without_moments_is_one_act(shipped: Sheets) -> None:
    whole = step(notice("TurnBegan", "p2"), number=5)
    (act,) = acts_of(whole, None, shipped.moments("alien"))
    assert act.step is whole and act.until == (5, WHOLE)


def test_the_use_of_a_tool_is_signalled_once(shipped: Sheets) -> None:
    struck = step(notice("StrikeTaken", "p1", amount=1), number=5, kind="tool")
    acts = acts_of(struck, view(), shipped.moments("alien"))
    assert [act.step.kind for act in acts] == ["tool", "play"]
    assert acts_of(replace(struck, kind="undo"), view(), shipped.moments("alien"))[0].step.kind == "undo"
