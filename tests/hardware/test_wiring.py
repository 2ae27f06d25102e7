"""Wiring files: what is shipped holds together, and every fault is a sentence with line and entry."""

from pathlib import Path

import pytest

from hardware.errors import WiringError
from hardware.wiring import find_wiring, load_wiring, shipped_wirings

GOOD = """name = "mine"
[reserved]
"I2C" = [2, 3]
[[device]]
name = "one"
role = "seat:1"
kind = "led"
pin = 5
[[device]]
name = "two"
{entry}
"""
LED = 'role = "seat:2"\nkind = "led"\npin = 6'


def faults_of(tmp_path: Path, text: str) -> tuple[str, ...]:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(WiringError) as caught:
        load_wiring(path)
    return caught.value.sentences


def test_the_shipped_wirings_load() -> None:
    loaded = {name: load_wiring(path) for name, path in shipped_wirings().items()}
    assert set(loaded) == {"family", "full", "none", "small"}
    assert loaded["none"].devices == ()


def pins_of(name: str) -> set[int]:
    return {pin for device in load_wiring(find_wiring(name)).devices for pin in device.pins}


def test_family_takes_21_pins_and_leaves_i2c_and_sound_free() -> None:
    assert len(pins_of("family")) == 21
    assert pins_of("family").isdisjoint({2, 3, 18, 19, 21})


def test_full_takes_every_pin_of_the_header() -> None:
    assert pins_of("full") == set(range(2, 28))


def test_what_small_has_keeps_its_pins_in_family() -> None:
    small, family = (load_wiring(find_wiring(name)).devices for name in ("small", "family"))
    assert set(small) <= set(family)


def test_family_has_every_role() -> None:
    roles = {device.role for device in load_wiring(find_wiring("family")).devices}
    assert {f"seat:{n}" for n in range(1, 6)} | {f"room:{n}" for n in range(1, 6)} <= roles
    assert {"mood", "scan", "buzzer", "knob", "button:next", "button:undo", "button:confirm"} <= roles


def test_an_own_file_is_found_by_its_path(tmp_path: Path) -> None:
    assert find_wiring(str(tmp_path / "mine.toml")) == tmp_path / "mine.toml"
    with pytest.raises(WiringError, match="no wiring called 'big'. Choose one of family, full, none, small"):
        find_wiring("big")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('role = "seat:2"\nkind = "led"\npin = 5', "GPIO 5 is already used by 'one'; move one of the two."),
        ('role = "seat:2"\nkind = "led"\npin = 2', "GPIO 2 is kept free for I2C; choose another pin."),
        ('role = "seat:2"\nkind = "led"\npin = 0', "GPIO 0 is kept free for the header’s identity chip"),
        ('role = "seat:2"\nkind = "led"\npin = 40', "there is no GPIO 40; use a number from 2 to 27"),
        ('role = "seat:2"\nkind = "neon"\npin = 6', "the kind 'neon' is unknown; use one of led, pwm"),
        ('role = "seat:9"\nkind = "led"\npin = 6', "the role 'seat:9' is unknown; use one of seat:1"),
        ('role = "buzzer"\nkind = "led"\npin = 6', "a led cannot have the role 'buzzer'"),
        ('role = "mood"\nkind = "button"\npin = 6', "a button cannot have the role 'mood'"),
        ('role = "mood"\nkind = "rgb"\npin = 6', "a rgb needs 3 pin(s) (red, green, blue), not 1."),
        ('role = "seat:2"\nkind = "led"\npin = "six"', "'pins[0]' is not right: expected `int`, got `str`"),
        ('role = "seat:2"\nkind = "led"', "'pins' is missing; add it."),
        (LED + "\nbrigtness = 1", "'brigtness' is unknown here; use only name,"),
        (LED + "\nbrightness = 3", "the brightness 3.0 is out of range"),
        (
            'role = "buzzer"\nkind = "buzzer-tonal"\npin = 6\ninverted = true',
            "a tonal buzzer cannot be inverted",
        ),
        ('role = "seat:*"\nkind = "led"\npin = 6', "a led cannot have the role 'seat:*'"),
        (
            'role = "mood"\nkind = "board"\npins = [6]',
            "a board needs 2 to 10 pin(s) (light, light, ...), not 1.",
        ),
        ('role = "room:*"\nkind = "board"\npins = [6, 7, 8, 9, 10, 11]', "'room:*' are 5 lights at most"),
        ('role = "mood"\nkind = "board"\npins = [6, 6]', "GPIO 6 is already used by 'two'"),
        ('role = "knob"\nkind = "encoder"\npin = 6', "a encoder needs 2 or 3 pin(s) (a, b, push), not 1."),
        ('role = "mood"\nkind = "encoder"\npins = [6, 7]', "a encoder cannot have the role 'mood'"),
        (LED + '\nled = "violet"', "the sort of LED 'violet' is unknown; use one of red, amber,"),
        (LED + '\nled = ["red", "blue"]', "'led' names 2 sorts for 1 pins"),
        (LED + "\ncurrent_ma = 20", "current_ma is 20; use 0.5 to 8, or let a transistor switch it"),
        (LED + "\ncurrent_ma = 500\ntransistor = true", "current_ma is 500; use 0.5 to 100."),
        (LED + "\ninverted = true\ntransistor = true", "a transistor lights the lamp by a high pin"),
        ('role = "button:next"\nkind = "button"\npin = 6\ntransistor = true', "needs no transistor"),
        ('role = "button:next"\nkind = "button"\npin = 6\nled = "red"', "a button has no LED"),
        (
            'role = "button:next"\nkind = "button"\npin = 6\nhold_s = 99',
            "hold_s is 99.0; use 0.5 to 8 seconds, or 0",
        ),
    ],
)
def test_a_faulty_entry_is_named_with_its_line(tmp_path: Path, entry: str, said: str) -> None:
    (sentence,) = faults_of(tmp_path, GOOD.format(entry=entry))
    assert sentence.startswith("mine.toml, line 9, device 2 ('two'): ")
    assert said in sentence


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    third = '[[device]]\nname = "one"\nrole = "mood"\nkind = "led"\npin = 7'
    entry = f'role = "nowhere"\nkind = "neon"\npin = 5\n{third}'
    said = faults_of(tmp_path, GOOD.format(entry=entry))
    assert len(said) == 4
    assert "another device is called the same" in said[3]


def test_two_buzzers_are_one_too_many(tmp_path: Path) -> None:
    buzzer = 'role = "buzzer"\nkind = "buzzer-active"\npin = {}'
    entry = f'{buzzer.format(6)}\n[[device]]\nname = "b"\n{buzzer.format(7)}'
    (said,) = faults_of(tmp_path, GOOD.format(entry=entry))
    assert "'two' is the buzzer already" in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = ", "mine.toml is not well-formed: "),
        ("about = 'x'", "mine.toml: 'name' is missing; add it."),
        ("name = 'x'\ndevice = 3", "write every device under its own [[device]] line"),
        ("name = 'x'\n[[lamp]]\npin = 3", "mine.toml, line 2: 'lamp' is unknown; known are name, about"),
    ],
)
def test_a_faulty_file_is_told(tmp_path: Path, text: str, said: str) -> None:
    assert said in faults_of(tmp_path, text)[0]


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(WiringError, match="cannot be read .no such file or directory"):
        load_wiring(tmp_path / "gone.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(WiringError, match="not plain text in UTF-8"):
        load_wiring(tmp_path / "bytes.toml")


def test_a_button_to_3v3_cannot_be_on_a_pin_that_is_always_pulled_up(tmp_path: Path) -> None:
    text = (
        "name = 'x'\n[[device]]\nname = 'n'\nrole = 'button:next'\nkind = 'button'\npin = 3\ninverted = true"
    )
    (said,) = faults_of(tmp_path, text)
    assert "GPIO 3 is always pulled to 3.3 V; connect the button to ground" in said


def test_a_reserved_pin_that_does_not_exist_is_told(tmp_path: Path) -> None:
    (said,) = faults_of(tmp_path, "name = 'x'\n[reserved]\n'my screen' = [25, 40]")
    assert said == "mine.toml: 'my screen' reserves GPIO 40, which does not exist; use numbers up to 27."


def test_the_same_button_may_be_at_both_ends_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "two.toml"
    button = '[[device]]\nname = "{n}"\nrole = "button:next"\nkind = "button"\npin = {n}\n'
    path.write_text("name = 'two'\n" + button.format(n=5) + button.format(n=6), encoding="utf-8")
    assert len(load_wiring(path).devices) == 2
