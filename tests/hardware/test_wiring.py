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
    assert set(loaded) == {"family", "none", "small"}
    assert loaded["none"].devices == ()


def test_family_leaves_i2c_sound_and_an_encoder_free() -> None:
    family = load_wiring(find_wiring("family"))
    used = {pin for device in family.devices for pin in device.pins}
    assert len(used) == 18
    assert used.isdisjoint({2, 3, 18, 19, 21, 12, 14, 15})


def test_family_has_every_role() -> None:
    roles = {device.role for device in load_wiring(find_wiring("family")).devices}
    assert {f"seat:{n}" for n in range(1, 6)} | {f"room:{n}" for n in range(1, 6)} <= roles
    assert {"mood", "scan", "buzzer", "button:next", "button:undo", "button:confirm"} <= roles


def test_an_own_file_is_found_by_its_path(tmp_path: Path) -> None:
    assert find_wiring(str(tmp_path / "mine.toml")) == tmp_path / "mine.toml"
    with pytest.raises(WiringError, match="no wiring called 'big'. Choose one of family, none, small"):
        find_wiring("big")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('role = "seat:2"\nkind = "led"\npin = 5', "GPIO 5 is already used by 'one'; move one of the two."),
        ('role = "seat:2"\nkind = "led"\npin = 2', "GPIO 2 is kept free for I2C; choose another pin."),
        ('role = "seat:2"\nkind = "led"\npin = 0', "GPIO 0 is kept free for the header's identity chip"),
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
        (
            'role = "button:next"\nkind = "button"\npin = 6\nhold_s = 99',
            "hold_s is 99.0; use 0.5 to 8 seconds.",
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
