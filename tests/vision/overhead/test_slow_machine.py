"""On a machine that is eight times too slow: the table keeps to its part of one core, and still tells all."""

from __future__ import annotations

import pytest

from tests.vision.overhead.play import Play, card
from vision.calibration.table_view import TableView
from vision.frames import Frame
from vision.marks.mark import Mark
from vision.marks.reader import MarkReader
from vision.overhead.pipeline import TablePipeline
from vision.readers.budget import Budget

FRAME_S = 0.03  # of a core, on a computer that is fast enough


class Slow(MarkReader):
    """Reads as the real one does, and takes so long for it on a clock of its own."""

    def __init__(self, slower: int) -> None:
        super().__init__()
        self.cost_s, self.now_s = FRAME_S * slower, 0.0

    def marks(self, frame: Frame) -> list[Mark]:
        self.now_s += self.cost_s
        return super().marks(frame)


@pytest.mark.parametrize("slower", [1, 8])
def test_the_budget_is_kept_and_cards_come_stay_and_leave(slower: int) -> None:
    play, reader, budget = Play(sees_bare=False), Slow(slower), Budget()
    view = TableView(play.overhead._table, ())  # type: ignore[arg-type]
    play.pipeline = TablePipeline(view, play.overhead, reader, budget=budget, stopwatch=lambda: reader.now_s)
    play.wait(6.0)
    play.cards = [card(5, 100.0, 110.0), card(9, 290.0, 110.0)]
    play.wait(5.0)
    assert set(play.lies()) == {"mark:5", "mark:9"}
    play.cards = [card(9, 290.0, 110.0)]
    play.wait(6.0)
    assert set(play.lies()) == {"mark:9"}
    assert reader.now_s / play.now <= budget.share + 0.05
    assert (budget.spared > 0) is (slower > 1)
