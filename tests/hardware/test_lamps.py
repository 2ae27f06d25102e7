"""Lamps on mock pins: what each kind does with a colour and a rhythm, and that a dead one is left alone."""

from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin
from hypothesis import given
from hypothesis import strategies as st

from hardware.cues.manner import DIMMEST, Manner
from hardware.cues.patterns import Pattern
from hardware.cues.stage import Lit, Scene
from hardware.lamps import Lamps, choose
from hardware.wiring import Device, Wiring

RED, WHITE, BLUE = (1.0, 0.0, 0.0), (1.0, 1.0, 1.0), (0.0, 0.0, 1.0)
FAINT = (0.12, 0.12, 0.12)
AMBER = (1.0, 0.7, 0.16)


def lamps(factory: MockFactory, troubles: list[str], *devices: Device) -> Lamps:
    return Lamps(Wiring("test", devices=devices), factory, troubles.append)


def lit(
    role: str = "mood", colour: Any = WHITE, pattern: Pattern = "steady", period: float = 0.0, **more: Any
) -> Lit:
    return Lit(role, colour, pattern, period, more.get("since", 0.0), more.get("priority", 10))


def states(factory: MockFactory, pin: int) -> list[float]:
    return [float(each.state) for each in factory.pin(pin).states]


def test_a_led_is_on_or_off(factory: MockFactory, troubles: list[str]) -> None:
    led = lamps(factory, troubles, Device("a", "mood", "led", (5,)))
    for light in (lit(), lit(colour=RED), lit(colour=FAINT), None):
        led.burn(Scene((light,) if light else ()), 0.0)
    assert states(factory, 5) == [0, 1, 0]  # red is no change, faint is dark


def test_an_inverted_led_is_lit_by_a_low_pin(factory: MockFactory, troubles: list[str]) -> None:
    led = lamps(factory, troubles, Device("a", "mood", "led", (5,), inverted=True))
    assert factory.pin(5).state == 1
    led.burn(Scene((lit(),)), 0.0)
    assert factory.pin(5).state == 0


def test_a_pwm_lamp_is_dimmed_as_eyes_see_it(factory: MockFactory, troubles: list[str]) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "pwm", (5,), brightness=0.5))
    for colour in (WHITE, (0.5, 0.2, 0.0), FAINT):
        lamp.burn(Scene((lit(colour=colour),)), 0.0)
    assert states(factory, 5) == [0, 0.5, 0.11, 0.0]


@pytest.mark.parametrize(
    ("colour", "red", "green"),
    [(RED, 1, 0), ((1.0, 0.35, 0.29), 1, 0), (AMBER, 1, 1), (BLUE, 0, 1), ((0.36, 0.72, 0.94), 0, 0.87)],
)
def test_a_two_colour_lamp_takes_the_nearest(
    factory: MockFactory, troubles: list[str], colour: Any, red: float, green: float
) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "two-colour", (5, 6)))
    lamp.burn(Scene((lit(colour=colour),)), 0.0)
    assert (factory.pin(5).state, factory.pin(6).state) == (red, green)


@pytest.mark.parametrize(("colour", "red", "blue"), [(BLUE, 0, 1), (RED, 1, 0), ((1.0, 0.0, 1.0), 1, 1)])
def test_other_two_colours_are_chosen_by_what_they_look_like(
    factory: MockFactory, troubles: list[str], colour: Any, red: float, blue: float
) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "two-colour", (5, 6), led=("red", "blue")))
    lamp.burn(Scene((lit(colour=colour),)), 0.0)
    assert (factory.pin(5).state, factory.pin(6).state) == (red, blue)


def test_a_board_is_a_row_of_lights_with_a_role_each(factory: MockFactory, troubles: list[str]) -> None:
    row = lamps(factory, troubles, Device("row", "room:*", "board", (5, 6, 7), brightness=0.5))
    assert row.roles == {"room:1", "room:2", "room:3"}
    row.burn(Scene((lit("room:2"),)), 0.0)
    assert [factory.pin(pin).state for pin in (5, 6, 7)] == [0, 0.5, 0]
    assert len(row) == 1
    row.close()
    assert [factory.pin(pin).function for pin in (5, 6, 7)] == ["input"] * 3


def test_a_board_with_one_role_shines_as_one_lamp(factory: MockFactory, troubles: list[str]) -> None:
    board = lamps(factory, troubles, Device("ring", "mood", "board", (5, 6, 7)))
    scene, now = Scene((lit(pattern="blink", period=0.5),)), 0.0
    for _ in range(3):
        now = board.burn(scene, now)
    assert [states(factory, pin) for pin in (5, 6, 7)] == [[0, 1, 0, 1]] * 3


def test_when_one_light_of_a_board_fails_the_others_go_on(
    factory: MockFactory, troubles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = lamps(factory, troubles, Device("row", "seat:*", "board", (5, 6)))

    def refuse(value: float) -> None:
        raise OSError("GPIO not allocated")

    monkeypatch.setattr(factory.pin(5), "_set_state", refuse)
    row.burn(Scene((lit("seat:1"), lit("seat:2"))), 0.0)
    assert (row.roles, len(row), len(troubles)) == ({"seat:2"}, 0, 1)
    assert factory.pin(6).state == 1


def test_a_busy_pin_is_told_with_what_else_uses_it(troubles: list[str]) -> None:
    class Busy(MockFactory):
        def pin(self, name: Any) -> Any:
            raise OSError("'GPIO busy'")

    lamps(Busy(), troubles, Device("a", "mood", "led", (9,)))
    assert "The system may use them for SPI: switch that off with raspi-config" in troubles[0]


def test_an_rgb_lamp_shows_the_colour(factory: MockFactory, troubles: list[str]) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "rgb", (5, 6, 7)))
    lamp.burn(Scene((lit(colour=AMBER),)), 0.0)
    assert [factory.pin(pin).state for pin in (5, 6, 7)] == [1.0, 0.46, 0.02]


def test_a_blink_is_driven_edge_by_edge(factory: MockFactory, troubles: list[str]) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "pwm", (5,)))
    scene, now = Scene((lit(pattern="blink", period=0.5),)), 0.0
    for _ in range(5):
        now = lamp.burn(scene, now)
    assert now == pytest.approx(1.25)
    assert states(factory, 5) == [0, 1, 0, 1, 0, 1]


def test_breathing_swells_without_going_out(factory: MockFactory, troubles: list[str]) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "pwm", (5,)))
    scene, now = Scene((lit(pattern="breathe", period=1.6),)), 0.0
    while now < 1.6:
        now = lamp.burn(scene, now)
    course = states(factory, 5)[1:]
    assert course[0] == max(course) == 1.0
    assert 0 < min(course) < 0.1
    assert len(set(course)) > 10


def test_a_steady_light_asks_for_nothing(factory: MockFactory, troubles: list[str]) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "pwm", (5,)))
    assert lamp.burn(Scene((lit(),)), 0.0) == float("inf")


def test_the_mood_lamp_stands_in_for_lamps_that_are_not_there() -> None:
    lights = (lit("seat:1", FAINT), lit("seat:2", BLUE), lit("scan", WHITE, priority=90))
    assert choose(lights, frozenset({"mood"}))["mood"].role == "seat:2"
    assert choose((*lights, lit("mood", RED, priority=60)), frozenset({"mood"}))["mood"].colour == RED
    assert choose(lights, frozenset({"seat:2", "scan"})) == {"seat:2": lights[1], "scan": lights[2]}
    assert choose(lights, frozenset()) == {}


def test_a_lamp_that_fails_is_told_once_and_the_others_shine_on(
    factory: MockFactory, troubles: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    both = lamps(factory, troubles, Device("a", "mood", "led", (5,)), Device("b", "seat:1", "led", (6,)))

    def refuse(value: float) -> None:
        raise OSError("GPIO not allocated")

    monkeypatch.setattr(factory.pin(5), "_set_state", refuse)
    for now in (0.0, 1.0):
        both.burn(Scene((lit("mood"), lit("seat:1"))), now)
    assert len(troubles) == 1
    assert troubles[0].startswith("'a' on GPIO 5 stopped answering (GPIO not allocated).")
    assert factory.pin(6).state == 1
    assert both.roles == {"seat:1"}


def test_a_lamp_that_does_not_open_is_left_out(factory: MockFactory, troubles: list[str]) -> None:
    both = lamps(factory, troubles, Device("a", "mood", "led", (5,)), Device("b", "seat:1", "led", (5,)))
    assert both.roles == {"mood"}
    assert "'b' on GPIO 5 does not open" in troubles[0]


def test_plain_mock_pins_cannot_dim_and_that_is_told(troubles: list[str]) -> None:
    dim = lamps(MockFactory(), troubles, Device("a", "mood", "pwm", (5,)), Device("b", "seat:1", "led", (6,)))
    assert dim.roles == {"seat:1"}
    assert "'a' on GPIO 5 does not open" in troubles[0]


def test_closing_twice_is_fine_and_gives_the_pins_back(factory: MockFactory, troubles: list[str]) -> None:
    device = Device("a", "mood", "rgb", (5, 6, 7))
    first = lamps(factory, troubles, device)
    first.burn(Scene((lit(),)), 0.0)
    first.close()
    first.close()
    assert factory.pin(5).function == "input"
    assert lamps(factory, troubles, device).roles == {"mood"}
    assert troubles == []


def test_the_fourth_flash_of_a_second_waits(factory: MockFactory, troubles: list[str]) -> None:
    lamp = lamps(factory, troubles, Device("a", "mood", "led", (5,)))
    for tenth in range(6):
        lamp.burn(Scene((lit(),)) if tenth % 2 == 0 else Scene(), tenth / 10)
    assert lamp.burn(Scene((lit(),)), 0.6) == 1.0
    assert factory.pin(5).state == 0
    lamp.burn(Scene((lit(),)), 1.0)
    assert factory.pin(5).state == 1


changes = st.lists(st.tuples(st.sampled_from([0.0, 0.01, 0.05, 0.1, 0.3, 0.9]), st.booleans()), max_size=60)


@given(changes)
def test_no_lamp_ever_flashes_more_than_three_times_in_a_second(wanted: list[tuple[float, bool]]) -> None:
    factory, troubles = MockFactory(pin_class=MockPWMPin), list[str]()
    lamp = lamps(factory, troubles, Device("a", "mood", "led", (5,)))
    now, rises, is_lit, again = 0.0, list[float](), False, float("inf")
    scene = Scene()

    def look(at: float) -> float:
        nonlocal is_lit
        soon = lamp.burn(scene, at)
        if (state := bool(factory.pin(5).state)) and not is_lit:
            rises.append(at)
        is_lit = state
        return soon

    for pause, wants in wanted:
        while again < now + pause:
            again = look(again)
        now += pause
        scene = Scene((lit(),) if wants else ())
        again = look(now)
    if again < float("inf"):  # in the end the lamp is as the scene wants it
        assert look(again) == float("inf")
    assert is_lit == bool(scene.lights)
    assert all(later - first >= 1.0 for first, later in zip(rises, rises[3:], strict=False))


def test_by_night_lamps_burn_lower_but_never_out(factory: MockFactory, troubles: list[str]) -> None:
    dimmest = Manner("quiet", DIMMEST).shines
    devices = (
        Device("led", "mood", "led", (5,)),
        Device("pwm", "seat:1", "pwm", (6,), brightness=0.7),
        Device("scan light", "scan", "pwm", (13,)),
    )
    lamp = lamps(factory, troubles, *devices)
    lamp.burn(Scene((lit(), lit("seat:1"), lit("scan")), brightness=dimmest), 0.0)
    values = [float(factory.pin(pin).state) for pin in (5, 6, 13)]
    assert values[0] == values[2] == 1.0
    assert 0.0 < values[1] < 0.05
