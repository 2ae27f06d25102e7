"""A whole table on mock pins: from the bell to the pin, from the button to the desk."""

from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.core.language.languages import codes
from companion.core.ports.lights import Lamp
from companion.ground.texts import FluentTexts
from hardware.board import Board, open_board
from hardware.cues.sheet import Sheets
from hardware.doctor import board_findings, findings
from hardware.trials import trial_of, with_trials
from hardware.wiring import Device, Wiring, find_wiring, load_wiring
from tests.hardware.conftest import HandClock
from tests.hardware.tables import alarm, notice, refused, step, view

SEAT_PINS, MOOD_PINS, SCAN_PIN, BUZZER = (14, 15, 23, 24, 25), (17, 27, 22), 26, 13


class Rig:
    """A board under a test's clock, with everything it says."""

    def __init__(self, wiring: str, sheets: Sheets, clock: HandClock) -> None:
        self.factory = MockFactory(pin_class=MockPWMPin)
        self.clock = clock
        self.pressed: list[tuple[str, str]] = []
        self.troubles: list[str] = []
        self.board: Board = open_board(
            load_wiring(find_wiring(wiring)),
            self.factory,
            clock,
            sheets,
            lambda name, gesture: self.pressed.append((name, gesture)),
            self.troubles.append,
        )

    def run_s(self, seconds: float) -> None:
        """Let time pass, round by round."""
        end = self.clock.now + seconds
        while (wait := self.board.round()) is not None and self.clock.now + wait < end:
            self.clock.pass_s(wait)
        self.clock.now = end
        self.board.round()

    def lit(self, *pins: int) -> list[float]:
        return [self.factory.pin(pin).state for pin in pins]


@pytest.fixture
def family(shipped: Sheets, clock: HandClock) -> Rig:
    return Rig("family", shipped, clock)


def test_whose_turn_it_is_shines_at_the_seat(family: Rig) -> None:
    family.board.listener(step(notice("TurnBegan", "p2"), view=view("p2")))
    family.run_s(3)
    one, two, three, *rest = family.lit(*SEAT_PINS)
    assert two > 0.8
    assert 0 < one < 0.05 and 0 < three < 0.05
    assert rest == [0, 0]
    assert family.factory.pin(BUZZER).frequency is None


def test_a_bad_strike_is_seen_and_heard_by_the_whole_table(family: Rig) -> None:
    family.board.look(view("p1"))
    family.board.round()
    for pin in (*MOOD_PINS, BUZZER):
        family.factory.pin(pin).clear_states()
    family.board.listener(step(notice("StrikeTaken", "p1", amount=4)))
    family.run_s(5)
    red = [state.state for state in family.factory.pin(MOOD_PINS[0]).states]
    assert red == [0, 0.8, 0, 0.8, 0, 0.8, 0]
    buzzer = [state.state for state in family.factory.pin(BUZZER).states]
    assert buzzer == [0, 0.5, 0]
    assert family.lit(*MOOD_PINS) == [0, 0, 0]


def test_a_hidden_card_turned_up_lights_its_room(family: Rig) -> None:
    family.board.listener(step(notice("TurnedUp", zone="room:4")))
    family.board.round()
    assert family.lit(8, 7, 12, 16, 20) == [0, 0, 0, 0.7, 0]


def test_small_tells_the_same_with_one_light(shipped: Sheets, clock: HandClock) -> None:
    small = Rig("small", shipped, clock)
    small.board.look(view("p1"))
    small.board.round()
    calm = small.lit(17, 27, 22)
    small.board.look(view("p1", alarms=(alarm("p1", 2),)))
    small.board.round()
    assert calm[0] > calm[1] > 0
    assert small.lit(17, 27, 22)[1] < 0.1 < small.lit(17, 27, 22)[0]


def test_the_screen_draws_the_same_lights_with_no_wires_at_all(shipped: Sheets, clock: HandClock) -> None:
    nothing, told = Rig("none", shipped, clock), list[tuple[Lamp, ...]]()
    nothing.board.lights.watch(told.append)
    recorder = nothing.board.record()
    nothing.board.listener(step(notice("FacehuggerLanded", "p3"), view=view(alarms=(alarm("p3", 2),))))
    nothing.run_s(5)
    alarmed = {lamp.role: lamp.pattern for lamp in told[1]}
    assert (alarmed["seat:p3"], alarmed["mood"]) == ("blink", "blink")
    assert {lamp.role: lamp.pattern for lamp in told[-1]}["seat:p3"] == "wink"
    assert recorder.shows == ("facehugger",)
    assert [hz for _, hz in recorder.tones] == [880.0, 622.0]


def test_a_refusal_blinks_once_and_a_secret_is_refused_like_any_other(family: Rig) -> None:
    recorder = family.board.record()
    for kind in ("cost", "secret"):
        family.board.listener(step(refusal=refused(kind)))
        family.run_s(2)
    assert recorder.shows == ("refused", "refused")
    half = len(recorder.tones) // 2
    assert [hz for _, hz in recorder.tones[:half]] == [hz for _, hz in recorder.tones[half:]] == [220.0]


def test_a_scan_clicks_before_the_game_has_said_anything(family: Rig) -> None:
    family.board.heard("heard_scan")
    family.board.round()
    assert family.factory.pin(BUZZER).frequency == 1200.0
    family.run_s(0.1)
    assert family.factory.pin(BUZZER).frequency is None


def test_where_it_is_too_dark_to_read_a_card_white_light_lasts_through_every_step(family: Rig) -> None:
    family.board.dark(True)
    family.board.listener(step(view=view("p1")))
    family.run_s(1)
    assert family.lit(SCAN_PIN)[0] > 0.8
    family.board.dark(False)
    family.run_s(1)
    assert family.lit(SCAN_PIN) == [0]


def test_a_button_reaches_the_desk(family: Rig) -> None:
    family.factory.pin(5).drive_low()
    assert family.pressed == [], "a press counts when it is let go"
    family.factory.pin(5).drive_high()
    assert family.pressed == [("next", "pressed")]
    family.board.close()


def test_undo_waits_for_a_second_press_which_means_the_opposite(family: Rig) -> None:
    for _ in range(2):
        family.factory.pin(6).drive_low()
        family.factory.pin(6).drive_high()
    assert family.pressed == [("undo", "double")]
    family.run_s(1.0)
    family.factory.pin(6).drive_low()
    family.factory.pin(6).drive_high()
    family.run_s(0.5)
    assert family.pressed == [("undo", "double"), ("undo", "pressed")]


def test_who_holds_a_button_is_warned_by_light_and_tone_and_may_let_go(family: Rig) -> None:
    recorder = family.board.record()
    family.factory.pin(5).drive_low()
    family.run_s(2.9)
    assert (family.pressed, recorder.shows) == ([], ())
    family.run_s(0.2)
    assert family.pressed == [("next", "warned")] and recorder.shows == ("holding",)
    assert family.lit(MOOD_PINS[0])[0] > 0 and family.factory.pin(BUZZER).frequency is not None
    family.factory.pin(5).drive_high()
    family.run_s(2.0)
    assert family.pressed == [("next", "warned"), ("next", "let_go")]
    assert recorder.shows == ("holding", "let_go") and family.lit(*MOOD_PINS) == [0, 0, 0]


def test_a_button_that_is_held_to_the_end_has_never_been_pressed(family: Rig) -> None:
    recorder = family.board.record()
    for pin in (5, 6, 4, 11):
        family.pressed.clear()
        family.factory.pin(pin).drive_low()
        family.run_s(6)
        family.factory.pin(pin).drive_high()
        family.run_s(2)
        assert [gesture for _, gesture in family.pressed] == ["warned", "held"]
    assert recorder.shows == ("holding", "held_long") * 4


def test_silence_ends_the_tone_at_once_and_leaves_the_lights(family: Rig) -> None:
    buzzer = family.factory.pin(BUZZER)
    family.board.heard("heard_scan")
    family.board.round()
    assert buzzer.frequency == 1200.0
    family.board.hush(True)
    assert (buzzer.frequency, family.board.is_silent) == (None, True)
    family.board.listener(step(notice("StrikeTaken", "p1", amount=4)))
    family.board.round()
    assert buzzer.frequency is None
    assert family.lit(MOOD_PINS[0]) == [0.8]  # lights go on
    family.run_s(10)
    family.board.hush(False)
    family.board.heard("heard_scan")
    family.board.round()
    assert buzzer.frequency == 1200.0
    family.board.close()


def test_who_tries_the_buzzer_hears_it_even_in_silence(shipped: Sheets, clock: HandClock) -> None:
    wiring = load_wiring(find_wiring("family"))
    rig = Rig("family", with_trials(shipped, wiring), clock)
    rig.board.hush(True)
    rig.board.share(lambda: "nothing")
    rig.board.try_show(trial_of(next(wiring.of(("buzzer-tonal",)))))
    rig.board.round()
    assert rig.factory.pin(BUZZER).frequency is not None
    rig.run_s(3)
    assert rig.factory.pin(BUZZER).frequency is None and rig.board.is_silent


@pytest.mark.parametrize(
    ("left", "heard"),
    [("all", {"click", "strike", "alarm"}), ("alarms", {"alarm"}), ("nothing", set())],
)
def test_beside_a_loudspeaker_the_buzzer_keeps_what_the_household_wants(
    family: Rig, left: Any, heard: set[str]
) -> None:
    buzzer, sounded = family.factory.pin(BUZZER), set()
    family.board.share(lambda: left)
    for name, told in {
        "strike": step(notice("StrikeTaken", "p1", amount=4)),
        "alarm": step(notice("FacehuggerLanded", "p1"), number=2),
    }.items():
        family.board.listener(told)
        family.board.round()
        sounded |= {name} if buzzer.frequency is not None else set()
        family.run_s(10)
    family.board.heard("heard_scan")
    family.board.round()
    sounded |= {"click"} if buzzer.frequency is not None else set()
    assert sounded == heard
    assert family.lit(MOOD_PINS[0]) == [0.0]


def test_any_show_can_be_tried_by_name(family: Rig) -> None:
    assert family.board.try_show("facehugger", seat=4)
    family.board.round()
    assert family.lit(24)[0] == 1.0
    assert not family.board.try_show("turn_light")
    assert not family.board.try_show("fireworks")


def test_when_the_game_is_closed_nothing_burns(family: Rig) -> None:
    family.board.look(view(danger=3))
    family.run_s(1)
    family.board.rest()
    family.run_s(1)
    assert set(family.lit(*SEAT_PINS, *MOOD_PINS)) == {0}


def test_a_device_that_dies_in_mid_show_is_told_and_the_show_goes_on(
    family: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(value: float) -> None:
        raise OSError("gone")

    monkeypatch.setattr(family.factory.pin(14), "_set_state", refuse)
    family.board.listener(step(notice("StrikeTaken", "p1", amount=4)))
    family.run_s(5)
    assert family.board.troubles == tuple(family.troubles)
    assert [text[:44] for text in family.troubles] == ["'light of seat 1' on GPIO 14 stopped answeri"]
    assert family.board.works["lamps"] == (11, 12)
    assert family.lit(15)[0] > 0
    states = {finding.what: finding.state for finding in board_findings(family.board)}
    assert states == {
        "lamps": "broken",
        "buzzer": "fine",
        "buttons": "fine",
        "knob": "fine",
        "light trouble": "broken",
    }


def test_who_cannot_be_told_of_trouble_does_not_stop_the_lights(shipped: Sheets, clock: HandClock) -> None:
    def deaf(sentence: str) -> None:
        raise RuntimeError("no window")

    wiring = Wiring("twins", devices=(Device("a", "mood", "led", (5,)), Device("b", "mood", "led", (5,))))
    factory = MockFactory(pin_class=MockPWMPin)
    board = open_board(wiring, factory, clock, shipped, lambda name, gesture: None, deaf)
    assert board.works["lamps"] == (1, 2)
    assert board.troubles[0].startswith("'b' on GPIO 5 does not open")


def test_starting_stopping_and_closing_twice_is_fine(shipped: Sheets, clock: HandClock) -> None:
    rig = Rig("family", shipped, clock)
    for act in (rig.board.start, rig.board.stop, rig.board.close):
        act()
        act()
    assert rig.troubles == []
    assert rig.factory.pin(5).function == "input"


def test_without_a_factory_it_takes_what_the_computer_has(
    shipped: Sheets, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    wiring = load_wiring(find_wiring("small"))
    board = open_board(wiring, None, clock, shipped, lambda name, gesture: None, print)
    assert board.pins.state == "absent"
    assert board.works == {"lamps": (1, 1), "buzzer": (1, 1), "buttons": (3, 3), "knob": (0, 0)}
    board.close()


def test_the_doctor_looks_at_everything(tmp_path: Path) -> None:
    found = {each.what: each for each in findings("family", {}, root=tmp_path)}
    assert {what: each.state for what, each in found.items()} == {
        "pins": "absent",
        "wiring": "fine",
        "cue sheets": "fine",
        "lamps": "fine",
        "buzzer": "fine",
        "buttons": "fine",
        "knob": "fine",
    }
    assert found["lamps"].says == "12 of 12 work."


def test_the_doctor_names_what_is_broken_and_what_to_do(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("name = 'own'\n[[device]]\nname = 'x'\nrole = 'mood'\nkind = 'neon'\npin = 5\n")
    (tmp_path / "cuesheets").mkdir()
    environ = {"GPIOZERO_PIN_FACTORY": "telepathy"}
    found = findings(str(own), environ, folder=tmp_path, root=tmp_path)
    assert [(each.what, each.state) for each in found] == [
        ("pins", "broken"),
        ("wiring", "broken"),
        ("cue sheets", "broken"),
    ]
    assert all(each.says and each.remedy for each in found)
    assert "own.toml, line 2, device 1 ('x'): the kind 'neon' is unknown" in found[1].says


def test_the_doctor_of_a_table_without_wires() -> None:
    *_, last = findings("none", {"GPIOZERO_PIN_FACTORY": "mock"})
    assert (last.what, last.state) == ("devices", "absent")


def test_what_the_doctor_says_of_lights_is_said_in_every_language(tmp_path: Path, family: Rig) -> None:
    (tmp_path / "cuesheets").mkdir()
    found = [
        *findings("family", {}, root=tmp_path),
        *findings("none", {"GPIOZERO_PIN_FACTORY": "mock"}, root=tmp_path),
        *findings("gone.toml", {"GPIOZERO_PIN_FACTORY": "telepathy"}, folder=tmp_path, root=tmp_path),
        *board_findings(family.board),
    ]
    assert {"pins", "wiring", "cue sheets", "lamps", "buzzer", "buttons", "knob", "devices"} == {
        finding.what for finding in found
    }
    texts = FluentTexts("alien")
    for finding in found:
        assert finding.phrases, finding.says
        for language in codes():
            assert [texts.faults(said, language) for said in finding.phrases] == [[]] * len(finding.phrases)
