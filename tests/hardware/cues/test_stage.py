"""The stage: priorities, interruption, waiting, repetition, and that nothing ever stays lit by itself."""

import math

from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.cues.performance import Glow, Note, Performance
from hardware.cues.stage import (
    MOST_WAITING,
    Held,
    Scene,
    Stage,
    Wish,
    advance,
    begin,
    new_turn,
    scene,
    settle,
)

RED = (1.0, 0.0, 0.0)
BLUE = (0.0, 0.0, 1.0)


def wish(show: str, length_s: float, priority: int, **more: float) -> Wish:
    performance = Performance(show, (Glow("mood", 0.0, length_s, RED),), (Note(0.0, length_s / 2, 440.0),))
    rest = {"patience_s": 5.0, **more}
    return Wish(show, performance, priority, **rest)  # type: ignore[arg-type]


def held(owner: str, role: str, priority: int = 10) -> Held:
    return Held(owner, Performance(owner, (Glow(role, 0.0, math.inf, BLUE),)), priority)


def shown(stage: Stage, now: float) -> str:
    return scene(advance(stage, now), now).show


def test_a_show_begins_at_once_and_ends_by_itself() -> None:
    stage = begin(Stage(), wish("a", 1.0, 50), 0.0)
    now = scene(stage, 0.0)
    assert [lit.role for lit in now.lights] == ["mood"]
    assert (now.hz, now.until_s) == (440.0, 0.5)
    assert scene(advance(stage, 0.5), 0.5).hz is None
    assert scene(advance(stage, 1.0), 1.0) == Scene()


def test_the_more_urgent_show_interrupts_and_the_other_goes_on_where_it_was() -> None:
    stage = begin(begin(Stage(), wish("lesser", 1.0, 30), 0.0), wish("graver", 2.0, 60), 0.4)
    assert [shown(stage, at) for at in (0.4, 2.3, 2.4, 2.9, 3.0)] == [
        "graver",
        "graver",
        "lesser",
        "lesser",
        "",
    ]
    assert scene(advance(stage, 2.4), 2.4).hz == 440.0  # its tone had a tenth of a second left
    assert scene(advance(stage, 2.6), 2.6).hz is None


def test_the_less_urgent_show_waits_for_its_turn_in_order_of_urgency() -> None:
    stage = begin(Stage(), wish("first", 1.0, 60), 0.0)
    for show, priority in (("soft", 10), ("middle", 40), ("also soft", 10)):
        stage = begin(stage, wish(show, 1.0, priority), 0.1)
    assert [shown(stage, at) for at in (0.5, 1.5, 2.5, 3.5, 4.5)] == [
        "first",
        "middle",
        "soft",
        "also soft",
        "",
    ]


def test_who_has_no_patience_is_not_played_late() -> None:
    stage = begin(Stage(), wish("long", 3.0, 60), 0.0)
    stage = begin(stage, wish("click", 0.1, 5, patience_s=0.0), 1.0)
    stage = begin(stage, wish("impatient", 0.1, 5, patience_s=1.0), 1.0)
    stage = begin(stage, wish("patient", 0.1, 5, patience_s=2.5), 1.0)
    assert shown(stage, 3.05) == "patient"
    assert shown(stage, 3.15) == ""


def test_of_one_moment_the_gravest_tells_the_tale() -> None:
    stage = begin(begin(Stage(), wish("strike", 1.0, 60), 0.0), wish("death", 1.0, 90), 0.0)
    assert [shown(stage, at) for at in (0.5, 1.5)] == ["death", ""]


def test_the_same_cue_in_quick_succession_is_not_repeated() -> None:
    again = wish("again", 0.1, 50, again_after_s=0.4)
    stage = begin(begin(Stage(), again, 0.0), again, 0.3)
    assert shown(stage, 0.3) == ""
    assert shown(begin(stage, again, 0.5), 0.5) == "again"


def test_a_cue_may_be_limited_in_a_turn() -> None:
    twice = wish("twice", 0.1, 50, at_most_per_turn=2)
    stage = Stage()
    for at in (0.0, 1.0):
        stage = begin(stage, twice, at)
        assert shown(stage, at) == "twice"
    assert shown(begin(stage, twice, 2.0), 2.0) == ""
    assert shown(begin(new_turn(stage, 2.0), twice, 2.0), 2.0) == "twice"


def test_when_an_owner_ends_exactly_its_lights_go() -> None:
    stage = settle(Stage(), (held("turn", "seat:1"), held("alarm", "seat:2"), held("ask", "scan")), 0.0)
    stage = settle(stage, (held("turn", "seat:1"), held("ask", "scan")), 5.0)
    now = scene(stage, 5.0)
    assert [(lit.role, lit.since_s) for lit in now.lights] == [("scan", 0.0), ("seat:1", 0.0)]


def test_what_lasts_lies_beneath_and_comes_back() -> None:
    stage = settle(Stage(), (held("danger", "mood", 20),), 0.0)
    stage = begin(stage, wish("event", 1.0, 50), 1.0)
    assert scene(stage, 1.5).lights[0].colour == RED
    assert scene(advance(stage, 2.0), 2.0).lights[0].colour == BLUE


def test_a_soft_show_does_not_hide_an_alarm() -> None:
    stage = settle(Stage(), (held("alarm", "mood", 60),), 0.0)
    assert scene(begin(stage, wish("soft", 1.0, 10), 1.0), 1.5).lights[0].colour == BLUE


wishes = st.builds(
    wish,
    st.sampled_from("abcdef"),
    st.floats(0.01, 3.0),
    st.integers(0, 100),
    again_after_s=st.floats(0, 1.0),
    at_most_per_turn=st.integers(0, 3),
    patience_s=st.floats(0, 5.0),
)
owners = st.lists(st.sampled_from(["turn", "ask", "alarm", "danger"]), unique=True)
acts = st.lists(st.tuples(st.floats(0, 2.0), st.one_of(wishes, owners)), max_size=60)


def play(sequence: list[tuple[float, Wish | list[str]]]) -> tuple[Stage, list[str], float]:
    stage, lasting, now = Stage(), list[str](), 0.0
    for pause, act in sequence:
        now += pause
        if isinstance(act, Wish):
            stage = begin(stage, act, now)
        else:
            lasting = act
            stage = settle(stage, tuple(held(owner, f"lamp:{owner}") for owner in lasting), now)
    return stage, lasting, now


@given(acts)
def test_after_enough_time_only_what_lasts_is_lit(sequence: list[tuple[float, Wish | list[str]]]) -> None:
    stage, lasting, now = play(sequence)
    end = now + 3.0 * (MOST_WAITING + 1)
    final = scene(advance(stage, end), end)
    assert {lit.role for lit in final.lights} == {f"lamp:{owner}" for owner in lasting}
    assert (final.hz, final.show, final.until_s) == (None, "", None)


@given(acts)
def test_the_line_of_waiting_shows_is_bounded(sequence: list[tuple[float, Wish | list[str]]]) -> None:
    stage, _, _ = play(sequence)
    assert len(stage.waiting) <= MOST_WAITING
    assert [each.wish.priority for each in stage.waiting] == sorted(
        (each.wish.priority for each in stage.waiting), reverse=True
    )
    if stage.playing is not None and stage.waiting:
        assert stage.playing.wish.priority >= stage.waiting[0].wish.priority


@given(acts)
@settings(max_examples=60)
def test_looking_only_at_the_announced_moments_misses_nothing(
    sequence: list[tuple[float, Wish | list[str]]],
) -> None:
    stage, _, now = play(sequence)
    for _ in range(200):
        current = scene(advance(stage, now), now)
        if current.until_s is None:
            break
        assert current.until_s > now
        between = (now + current.until_s) / 2
        if between not in (now, current.until_s):
            seen = scene(advance(stage, between), between)
            assert (seen.lights, seen.hz, seen.show) == (current.lights, current.hz, current.show)
        now = current.until_s
    else:
        raise AssertionError("the show never ends")


@given(st.lists(wishes, min_size=1, max_size=30))
def test_what_plays_is_never_less_urgent_than_what_came_at_that_moment(burst: list[Wish]) -> None:
    stage = Stage()
    for each in burst:
        stage = begin(stage, each, 0.0)
    assert stage.playing is not None
    heard = {each.key for each in burst}
    assert stage.playing.wish.key in heard
    first = {}
    for each in burst:  # later ones of the same key may be repetitions
        first.setdefault(each.key, each.priority)
    assert stage.playing.wish.priority >= max(first.values())


def test_what_is_tried_takes_the_place_of_what_was_tried_before() -> None:
    stage = begin(Stage(), wish("game", 4.0, 50, patience_s=9.0), 0.0)
    stage = begin(stage, wish("first trial", 5.0, 99, at_once=True), 1.0)
    stage = begin(stage, wish("second trial", 2.0, 99, at_once=True), 2.0)
    assert [shown(stage, at) for at in (2.0, 3.9)] == ["second trial"] * 2
    after = advance(stage, 4.5)
    assert shown(after, 4.5) == "game", "what the game played goes on, the first trial does not"
    assert shown(advance(stage, 8.0), 8.0) == ""
