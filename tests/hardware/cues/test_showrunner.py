"""What lasts at the table burns beneath, from the shipped sheets; shows come on top."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.language.ids import SeatId
from companion.core.language.sides import Ending
from hardware.cues.listener import calls_of
from hardware.cues.load import covered, load_sheets
from hardware.cues.sheet import Sheets
from hardware.cues.showrunner import Showrunner
from hardware.cues.stage import Scene
from hardware.cues.table import Table, lasting, table_of
from tests.hardware.tables import alarm, ask, notice, step, view

SHIPPED = load_sheets()
KINDS = sorted(covered(SHIPPED, "alien"))


def burning(scene: Scene) -> dict[str, str]:
    return {lit.role: lit.pattern for lit in scene.lights}


@pytest.fixture
def runner(shipped: Sheets) -> Showrunner:
    return Showrunner(shipped)


def test_whose_turn_it_is_burns_bright_and_the_others_faint(runner: Showrunner, shipped: Sheets) -> None:
    runner.see(table_of(view("p2")), 0.0)
    lights = {lit.role: lit.colour for lit in runner.scene(0.0).lights}
    assert set(lights) == {"seat:1", "seat:2", "seat:3"}
    assert lights["seat:2"] == shipped.palette.seats[1]
    assert max(lights["seat:1"]) < 0.15


def test_a_facehugger_burns_until_it_is_gone(runner: Showrunner, shipped: Sheets) -> None:
    red = shipped.palette.named["danger"]
    runner.see(table_of(view("p1", alarms=(alarm("p2", 2),))), 0.0)
    lights = {lit.role: (lit.colour, lit.pattern) for lit in runner.scene(0.0).lights}
    assert lights["seat:2"] == lights["mood"] == (red, "wink")
    runner.see(table_of(view("p2", alarms=(alarm("p2", 1),))), 10.0)
    assert burning(runner.scene(10.0))["seat:2"] == "breathe"
    runner.see(table_of(view("p2")), 20.0)
    assert burning(runner.scene(20.0)) == dict.fromkeys(("seat:1", "seat:2", "seat:3"), "steady")


def test_one_of_two_facehuggers_goes_and_the_other_burns_on(runner: Showrunner) -> None:
    runner.see(table_of(view(alarms=(alarm("p2", 2), alarm("p3", 2)))), 0.0)
    runner.see(table_of(view(alarms=(alarm("p3", 2),))), 1.0)
    lights = {lit.role: lit for lit in runner.scene(1.0).lights}
    assert lights["seat:3"].priority > lights["seat:2"].priority
    assert lights["seat:3"].since_s == 0.0


def test_an_ask_breathes_and_white_light_comes_only_where_the_camera_finds_it_dark(
    runner: Showrunner,
) -> None:
    asked = table_of(view(ask=ask(kind="identity", seat="p3")))
    runner.see(asked, 0.0)
    breathing = {"seat:1": "steady", "seat:2": "steady", "seat:3": "breathe"}
    assert burning(runner.scene(0.0)) == breathing
    runner.see(replace(asked, dark=True), 1.0)
    assert burning(runner.scene(1.0)) == breathing | {"scan": "steady"}
    runner.see(asked, 2.0)
    assert burning(runner.scene(2.0)) == breathing


def test_where_several_act_at_once_it_is_the_turn_of_each() -> None:
    shown = view()
    table = table_of(replace(shown, turn=replace(shown.turn, seats=(SeatId("p1"), SeatId("p3")))))
    assert [(one.during, one.seat) for one in lasting(table)] == [("turn", 1), ("turn", 3)]


def test_everybody_who_still_has_to_answer_breathes(runner: Showrunner) -> None:
    both = replace(ask(kind="choice", seat="p1"), seats=(SeatId("p1"), SeatId("p3")))
    runner.see(table_of(view(ask=both)), 0.0)
    assert burning(runner.scene(0.0)) == {"seat:1": "breathe", "seat:2": "steady", "seat:3": "breathe"}
    runner.see(table_of(view(ask=replace(both, seats=(SeatId("p3"),)))), 1.0)
    assert burning(runner.scene(1.0))["seat:1"] == "steady"


@pytest.mark.parametrize(("danger", "period"), [(1, 4.0), (2, 2.6), (3, 1.6)])
def test_the_table_breathes_faster_as_danger_grows(runner: Showrunner, danger: int, period: float) -> None:
    runner.see(table_of(view(danger=danger)), 0.0)
    (mood,) = (lit for lit in runner.scene(0.0).lights if lit.role == "mood")
    assert (mood.pattern, mood.period_s) == ("breathe", period)


def test_a_game_that_is_over_leaves_only_everybodys_light(runner: Showrunner) -> None:
    runner.see(table_of(view(ending=Ending("won"), danger=3, alarms=(alarm("p2"),), ask=ask())), 0.0)
    assert burning(runner.scene(0.0)) == dict.fromkeys(("seat:1", "seat:2", "seat:3"), "steady")
    runner.see(Table(), 1.0)
    assert runner.scene(1.0) == Scene()


views = st.builds(
    view,
    st.sampled_from(["p1", "p2", "p3", None]),
    danger=st.integers(0, 3),
    alarms=st.lists(st.builds(alarm, st.sampled_from(["p1", "p2", "p3"]), st.integers(0, 2))).map(tuple),
    ask=st.one_of(st.none(), st.builds(ask, st.integers(1, 3))),
    ending=st.sampled_from([None, None, None, Ending("won")]),
)
notices = st.builds(
    notice,
    st.sampled_from([kind for kind in KINDS if kind[0].isupper()]),
    st.sampled_from(["p1", "p2", "p3", None]),
    st.sampled_from(["room:1", "room:5", "hive", None]),
    amount=st.one_of(st.none(), st.integers(0, 5)),
    detail=st.sampled_from(["", "miss", "text"]),
)
steps = st.builds(lambda told, seen: step(*told, view=seen), st.lists(notices, max_size=6), views)


@given(st.lists(st.tuples(st.floats(0, 3), steps), min_size=1, max_size=25))
def test_whatever_happens_in_the_end_only_what_lasts_is_lit(evening: list[tuple[float, object]]) -> None:
    runner, fresh, now = Showrunner(SHIPPED), Showrunner(SHIPPED), 0.0
    for pause, each in evening:
        now += pause
        table = table_of(each.view)  # type: ignore[attr-defined]
        for call in calls_of(each, table, SHIPPED):  # type: ignore[arg-type]
            runner.hear(call, now)
        runner.see(table, now)
    fresh.see(table, now)
    end = now + 60.0
    reached = [(lit.role, lit.colour, lit.pattern) for lit in runner.scene(end).lights]
    assert reached == [(lit.role, lit.colour, lit.pattern) for lit in fresh.scene(end).lights]
    assert (runner.scene(end).hz, runner.scene(end).show) == (None, "")
