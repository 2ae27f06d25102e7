"""What lies between pin and rail: resistors, transistors and rails of every device, and what to buy."""

from hardware.devices import Device
from hardware.strands import Strand, parts_to_buy, strands
from hardware.wiring import find_wiring, load_wiring


def test_a_colour_light_has_a_resistor_for_each_colour() -> None:
    found = strands(Device("mood", "mood", "rgb", (17, 27, 22)))
    assert [(one.word, one.ohm, one.rail) for one in found] == [
        ("red", 820, "GND"),
        ("true-green", 330, "GND"),
        ("blue", 330, "GND"),
    ]


def test_a_lamp_lit_by_a_low_pin_hangs_on_3v3() -> None:
    (one,) = strands(Device("a", "mood", "led", (5,), inverted=True, led="red", current_ma=5))
    assert one == Strand(5, "led", "red", "3V3", 330)


def test_a_bright_lamp_hangs_between_5v_and_a_transistor() -> None:
    (one,) = strands(Device("scan", "scan", "pwm", (4,), transistor=True, current_ma=20))
    assert one == Strand(4, "led", "white", "GND", 1000, True, 120)


def test_a_knob_has_two_contacts_and_a_switch() -> None:
    found = strands(Device("knob", "knob", "encoder", (10, 9, 11)))
    assert [(one.part, one.word) for one in found] == [("contact", "a"), ("contact", "b"), ("switch", "push")]


def test_buzzers_and_buttons() -> None:
    tonal, active, strong, button = (
        strands(device)[0]
        for device in (
            Device("b", "buzzer", "buzzer-tonal", (13,)),
            Device("b", "buzzer", "buzzer-active", (13,), inverted=True),
            Device("b", "buzzer", "buzzer-active", (13,), transistor=True),
            Device("n", "button:next", "button", (5,), inverted=True),
        )
    )
    assert (tonal.ohm, tonal.rail) == (470, "GND")
    assert (active.ohm, active.rail) == (0, "3V3")
    assert (strong.ohm, strong.transistor) == (1000, True)
    assert (button.part, button.rail, button.ohm) == ("switch", "3V3", 0)


def test_the_parts_of_family_can_be_bought_from_one_list() -> None:
    bought = parts_to_buy(load_wiring(find_wiring("family")))
    assert bought["led", "white"] == 6
    assert {value: count for (sort, value), count in bought.items() if sort == "resistor"} == {
        "120": 1, "330": 9, "470": 1, "680": 1, "820": 3, "1000": 1,
    }  # fmt: skip
    assert (bought["transistor", "NPN"], bought["button", ""], bought["encoder", ""]) == (1, 3, 1)
