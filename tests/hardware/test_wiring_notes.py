"""What is good to know of a right wiring: tones, current and pins with second jobs, in both languages."""

import pytest

from companion.core.language.languages import codes
from companion.ground.texts import FluentTexts
from hardware.devices import Device, Wiring
from hardware.electrics import HEADER_MA, PIN_MA, current, needs_ma, resistor, series_of
from hardware.wiring import find_wiring, load_wiring
from hardware.wiring_notes import notes

BUZZER = Device("buzzer", "buzzer", "buzzer-tonal", (13,))


@pytest.mark.parametrize(
    ("led", "current_ma", "supply", "ohm"),
    [
        ("red", 2, 3.3, 820),
        ("green", 2, 3.3, 680),
        ("white", 2, 3.3, 330),
        ("red", 10, 3.3, 150),
        ("white", 20, 4.9, 120),
    ],
)
def test_resistors_are_the_next_of_the_series(led: str, current_ma: float, supply: float, ohm: int) -> None:
    assert resistor(led, current_ma, supply) == ohm
    assert current(led, ohm, supply) <= current_ma


def test_resistances_are_written_as_on_the_packet() -> None:
    assert [series_of(ohm) for ohm in (82, 330, 1000, 1200)] == ["82 Ω", "330 Ω", "1 kΩ", "1.2 kΩ"]


@pytest.mark.parametrize("name", ["small", "family", "full"])
def test_no_shipped_wiring_asks_too_much_of_pins_or_header(name: str) -> None:
    devices = load_wiring(find_wiring(name)).devices
    assert sum(needs_ma(device) for device in devices) <= HEADER_MA
    assert all(needs_ma(device) / len(device.pins) <= PIN_MA for device in devices)


def test_rough_and_missing_tones_are_told_apart() -> None:
    table = Wiring("t", devices=(BUZZER,))
    assert [note.told.key for note in notes(table, "program")] == ["note-tones-rough"]
    assert [note.told.key for note in notes(table, "chip")] == ["note-tones-few"]
    assert notes(table, "nobody") == ()


def test_a_buzzer_away_from_the_chips_own_timing_too_much_light_and_shared_pins_are_told() -> None:
    lights = tuple(Device(f"l{pin}", "mood", "led", (pin,), current_ma=8) for pin in range(4, 12))
    table = Wiring("t", devices=(*lights, Device("buzzer", "buzzer", "buzzer-tonal", (22,))))
    found = {note.told.key: note for note in notes(table)}
    assert set(found) == {"note-tones-rough", "note-tones-pin", "note-current", "note-shared"}
    assert found["note-current"].says.startswith("All lights together take 66 mA; 50 mA are safe.")
    assert found["note-shared"].says.endswith("config.txt: 1-Wire, SPI.")
    for language in codes():
        assert [FluentTexts("alien").faults(note.told, language) for note in found.values()] == [[]] * 4


def test_a_transistor_on_a_pin_that_is_high_at_first_is_told_and_none_is_shipped() -> None:
    lamps = tuple(Device(f"l{pin}", "scan", "pwm", (pin,), transistor=True) for pin in (8, 9))
    pulled = [note.told for note in notes(Wiring("t", devices=lamps)) if note.told.key == "note-pulled"]
    assert [told.args["name"] for told in pulled] == ["l8"]
    assert [FluentTexts("alien").faults(pulled[0], language) for language in codes()] == [[], []]
    shipped = (load_wiring(find_wiring(name)) for name in ("small", "family", "full"))
    assert not [note for table in shipped for note in notes(table) if note.told.key == "note-pulled"]
