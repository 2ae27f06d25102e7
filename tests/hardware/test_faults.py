"""Every fault of a file is said in every language, and in English it is the sentence that is logged."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.language.languages import codes
from companion.core.language.phrases import phrase
from companion.ground.texts import FluentTexts
from hardware.cues.load import salvage
from hardware.errors import FileFault
from hardware.faults import at, fault, joined
from hardware.sound.load import salvage_sounds
from hardware.told import Told
from hardware.wiring import find_wiring, load_wiring

TEXTS = FluentTexts("alien")

WIRINGS = (
    "name = 3\nlamp = 1\n[reserved]\nx = [99]\n[[device]]\nrole = 'mood'\nkind = 'led'\npin = 'x'\n",
    "nonsense",
    "name = 'x'\ndevice = 3\n",
    """name = 'x'
[reserved]
mine = [9, 88]
[[device]]
name = 'a'
role = 'moood'
kind = 'neon'
pins = [9, 0, 77]
[[device]]
name = 'a'
role = 'seat:*'
kind = 'board'
pins = [4, 5, 6, 7, 8, 10]
brightness = 3
led = ['red', 'plaid']
[[device]]
name = 'b'
role = 'buzzer'
kind = 'buzzer-tonal'
pins = [4, 11]
inverted = true
hold_s = 99
led = 'red'
current_ma = 99
[[device]]
name = 'c'
role = 'buzzer'
kind = 'encoder'
pin = 12
inverted = true
transistor = true
[[device]]
name = 'd'
role = 'button:next'
kind = 'button'
pin = 3
inverted = true
[[device]]
name = 'e'
role = 'mood'
kind = 'led'
pin = 13
inverted = true
transistor = true
current_ma = 900
surplus = 1
[[device]]
name = 'f'
role = 'scan'
kind = 'led'
pin = 13
inverted = true
transistor = true
current_ma = 900
[[device]]
name = 'g'
role = 'buzzer'
kind = 'buzzer-active'
pin = 14
""",
)
SHOWS = """
[none]
beat = []
[endless]
[[endless.beat]]
roles = ["mood", "moon"]
colour = "plaid"
level = 9
[[endless.beat]]
[dark]
owner = "danger"
[[dark.beat]]
roles = ["mood"]
tones = [[440, 100]]
[long]
[[long.beat]]
roles = ["mood"]
for_ms = 9000
at_ms = 9000
[unending]
[[unending.beat]]
roles = ["mood"]
[quick]
[[quick.beat]]
roles = ["mood"]
times = 20
pattern = "run"
period_ms = 60
"""
CUES = """
rooms = { "x" = 9 }
silent = ["Won"]
[[cue]]
on = "won"
show = "missing"
priority = 999
[[cue]]
on = "Won"
show = "dark"
priority = 9
[[cue]]
on = "Won"
show = "dark"
priority = 9
[[cue]]
on = "Lost"
detail = "x"
show = "quick"
priority = 9
[[ambient]]
during = "turn"
show = "missing"
priority = 9
"""
GOOD = """
[[cue]]
on = "Won"
show = "fine"
priority = 9
[[cue]]
on = "Won"
show = "fine"
priority = 9
[[cue]]
on = "Lost"
show = "fine"
detail = "x"
priority = 9
"""
FINE = '\n[fine]\n[[fine.beat]]\nroles = ["mood"]\nfor_ms = 100\n'
SOUNDS = """
[empty]
rank = "bed"
part = []
[far]
echo = 9.0
[[far.part]]
hz = []
for_ms = 99999
"""


def wiring_faults(folder: Path) -> list[str]:
    found: list[str] = []
    (folder / "binary.toml").write_bytes(b"\xff\xfe")
    paths = [folder / "binary.toml", folder / "gone.toml"]
    for number, text in enumerate(WIRINGS):
        paths.append(folder / f"{number}.toml")
        paths[-1].write_text(text, encoding="utf-8")
    for path in paths:
        with pytest.raises(FileFault) as caught:
            load_wiring(path)
        found += caught.value.sentences
    with pytest.raises(FileFault) as caught:
        find_wiring("huge")
    return [*found, *caught.value.sentences]


def sheet_faults(folder: Path) -> list[str]:
    found = list(salvage(folder)[1])
    for name in ("shows", "cuesheets"):
        (folder / name).mkdir()
    (folder / "colours.toml").write_text(
        'seats = ["red"]\n[named]\nwhite = "#FFFFFF"\nwarn = "warm"\n', encoding="utf-8"
    )
    (folder / "shows" / "a.toml").write_text(SHOWS + FINE, encoding="utf-8")
    (folder / "shows" / "b.toml").write_text(FINE, encoding="utf-8")
    (folder / "cuesheets" / "common.toml").write_text(CUES, encoding="utf-8")
    (folder / "cuesheets" / "ferry.toml").write_text('silent = ["Won"]\n' + GOOD, encoding="utf-8")
    return [*found, *salvage(folder)[1]]


def sound_faults(folder: Path) -> list[str]:
    found = list(salvage_sounds(folder)[1])
    for name in "ab":
        (folder / f"{name}.toml").write_text(
            SOUNDS + "[same]\n[[same.part]]\nfor_ms = 90\n", encoding="utf-8"
        )
    return [*found, *salvage_sounds(folder)[1]]


SORTS: dict[str, Callable[[Path], list[str]]] = {
    "wiring": wiring_faults, "sheets": sheet_faults, "sounds": sound_faults,
}  # fmt: skip


@pytest.mark.parametrize("sort", sorted(SORTS))
def test_what_is_wrong_with_a_file_is_said_in_every_language(sort: str, tmp_path: Path) -> None:
    found = SORTS[sort](tmp_path)
    assert len(found) > 8
    for sentence in found:
        assert isinstance(sentence, Told), sentence
        assert TEXTS.say(sentence.phrase, "en").lower() == sentence.lower(), "but for capitals it is the same"
        for language in codes():
            assert TEXTS.faults(sentence.phrase, language) == [], sentence
        assert TEXTS.say(sentence.phrase, "fr") != str(sentence)


def test_every_kind_of_fault_is_met_above_or_needs_a_rarer_accident(tmp_path: Path) -> None:
    """So that a sentence nobody has read cannot hide."""
    keys: set[str] = set()
    for sort, find in SORTS.items():
        (tmp_path / sort).mkdir()
        keys |= {
            key for one in find(tmp_path / sort) for key in re.findall(r"fault-[\w-]+", repr(one.phrase))
        }  # type: ignore[attr-defined]
    written = set(re.findall(r"^(fault-[\w-]+) =", Path("companion/texts/faults.en.ftl").read_text(), re.M))
    assert keys <= written
    assert len(written - keys) <= 12, sorted(written - keys)


def test_several_are_said_one_after_the_other() -> None:
    one, other = fault("no-beats", "it has no beats; add a [[beat]] or remove the show."), "Plain words."
    there = at("own.toml", one)
    assert TEXTS.say(joined([there, other]), "en").lower() == f"{there} {other}".lower()
    assert TEXTS.say(joined([]), "en") == ""
    assert joined([other]) == phrase("=", en=other)
