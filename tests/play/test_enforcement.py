"""How strictly rules are kept: presets, 'do it anyway', house rulings, and what is never let pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.crossing.intents import Corrected, Overruled, Taken, TakenBack, Touched
from companion.core.language.events import Waived
from companion.core.language.ids import RuleId
from companion.core.language.refusals import Refusal
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.events import Recruited
from companion.engine.legendary.market.requests import Recruit
from companion.games.alien.market import RecruitSergeant
from companion.house.house import House
from companion.play.enforcement import PRESETS, policy
from tests.house.kit import Evening, at_rest, house_at

Open = Callable[[Any], Evening]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = house_at(tmp_path_factory.mktemp("rules") / "store.db")
    yield house
    house.close()


@pytest.fixture
def open_game(shared: House) -> Iterator[Open]:
    def begin(preset: Any) -> Evening:
        evening = Evening(shared)
        evening.begin(3, "app", enforcement=preset)
        return evening

    yield begin
    shared.store.settings.set("rulings:alien", [])


def too_dear(evening: Evening) -> Touched:
    """A touch on an HQ card that costs more than there is."""
    evening.until(at_rest)
    table, have = evening.state.table, evening.state.numbers["recruit"]
    market = (table.zone(f"hq:{n}")[0] for n in range(1, 6))
    slot = next(slot for slot in market if (table.card(slot).number("cost") or 0) > have)
    return Touched(f"slot:{slot}")


def waived(evening: Evening) -> list[Waived]:
    return [event for event in evening.step.events if isinstance(event, Waived)]


@pytest.mark.parametrize(
    ("preset", "kind", "expected"),
    [
        ("full", "cost", "refuse"), ("full", "limit", "refuse"), ("full", "timing", "refuse"),
        ("assist", "cost", "refuse"), ("assist", "target", "refuse"), ("assist", "limit", "warn"),
        ("assist", "timing", "warn"), ("log", "cost", "log"), ("log", "target", "log"),
        ("log", "timing", "log"), ("log", "limit", "log"),
        ("log", "secret", "refuse"), ("log", "impossible", "refuse"), ("assist", "secret", "refuse"),
    ],
)  # fmt: skip
def test_presets_by_kind(preset: Any, kind: Any, expected: str) -> None:
    assert policy(preset, {}, Refusal(RuleId("X-1"), kind)) == expected
    ruled = policy(preset, {"X-1": "log"}, Refusal(RuleId("X-1"), kind))
    assert ruled == ("refuse" if kind in ("secret", "impossible") else "log")
    assert set(PRESETS) == {"full", "assist", "log"}


def test_full_refuses_and_do_it_anyway_pays_what_there_is(open_game: Open) -> None:
    evening = open_game("full")
    touch = too_dear(evening)
    before = evening.state
    step = evening.do(touch)
    refusal = step.refusal
    assert refusal is not None
    assert (refusal.rule, refusal.kind, step.soft) == ("ALN-RECRUIT-01", "cost", False)
    assert refusal.need is not None
    assert refusal.have == before.numbers["recruit"]
    assert evening.state == before
    step = evening.do(Overruled(step.number))
    assert step.refusal is None
    assert waived(evening) == [Waived(RuleId("ALN-RECRUIT-01"), "cost", refusal.need - refusal.have)]
    assert evening.state.numbers["recruit"] == 0
    assert any(isinstance(event, Recruited) for event in step.events)
    entry = evening.house.store.archive.entries(evening.desk.game.id)[-1]
    assert entry.waived == ("ALN-RECRUIT-01",)
    evening.do(TakenBack(1))
    assert evening.state == before


def test_do_it_anyway_is_for_the_refusal_that_is_shown(open_game: Open) -> None:
    evening = open_game("full")
    step = evening.do(too_dear(evening))
    for stale in (step.number - 1, step.number + 7):
        assert evening.do(Overruled(stale)).note.key == "no-longer-offered"  # type: ignore[union-attr]
    evening.do(Taken("end"))
    assert evening.do(Overruled(step.number)).note.key == "no-longer-offered"  # type: ignore[union-attr]


def test_assist_warns_of_timing_and_one_tap_goes_on(open_game: Open) -> None:
    evening = open_game("assist")
    evening.until(at_rest)
    seat = evening.state.turn.seat
    other = next(player.seat for player in evening.state.players if player.seat != seat)
    step = evening.do(Corrected(RecruitSergeant(other)))
    assert step.refusal is not None
    assert (step.refusal.rule, step.refusal.kind, step.soft) == ("ALN-ACT-11", "timing", True)
    step = evening.do(Overruled(step.number))
    assert step.refusal is not None  # the next rule behind it is a cost, and that is refused under assist
    assert (step.refusal.kind, step.soft) == ("cost", False)
    step = evening.do(Overruled(step.number))
    assert step.refusal is None
    assert [event.rule for event in waived(evening)] == ["ALN-ACT-11", "ALN-RECRUIT-05"]
    assert any(isinstance(event, Recruited) and event.seat == other for event in step.events)


def test_just_log_does_it_at_once_and_writes_down_what_was_let_pass(open_game: Open) -> None:
    evening = open_game("log")
    step = evening.do(too_dear(evening))
    assert step.refusal is None
    assert [event.kind for event in waived(evening)] == ["cost"]
    assert any(notice.kind == "Waived" for notice in step.notices)


def hidden_cards(state: Any) -> list[Any]:
    """What lies face down in the rooms."""
    rooms = [slot for n in range(1, 6) for slot in state.table.zone(f"room:{n}")]
    return [slot for slot in rooms if not state.table.slots[slot].face_up]


@pytest.mark.parametrize("preset", ["full", "assist", "log"])
def test_secret_and_impossible_are_refused_under_every_preset(open_game: Open, preset: Any) -> None:
    evening = open_game(preset)
    evening.until(lambda state: at_rest(state) and bool(hidden_cards(state)))
    seat, hidden = evening.state.turn.seat, hidden_cards(evening.state)[0]
    before = evening.state
    for command, kind in ((Fight(seat, hidden), "secret"), (Recruit(seat, hidden + 999), "impossible")):
        step = evening.do(Corrected(command))
        assert step.refusal is not None
        assert (step.refusal.kind, step.soft) == (kind, False)
        again = evening.do(Overruled(step.number, always=True))
        assert again.refusal == step.refusal
        assert evening.state == before
    assert evening.desk.rulings() == frozenset()


def test_always_like_this_holds_in_later_games_too(open_game: Open, shared: House, tmp_path: Path) -> None:
    evening = open_game("full")
    step = evening.do(too_dear(evening))
    evening.do(Overruled(step.number, always=True))
    assert evening.desk.rulings() == {"ALN-RECRUIT-01"}
    later = open_game("full")
    step = later.do(too_dear(later))
    assert step.refusal is None
    assert [event.rule for event in waived(later)] == ["ALN-RECRUIT-01"]


def test_rulings_that_were_damaged_let_nothing_pass(open_game: Open, shared: House) -> None:
    shared.store.settings.set("rulings:alien", [["ALN-RECRUIT-01"], 5, None])
    evening = open_game("full")
    step = evening.do(too_dear(evening))
    assert step.refusal is not None
    assert step.refusal.rule == "ALN-RECRUIT-01"
