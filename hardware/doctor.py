"""What works of lights, sounds and buttons, and what to do about what does not."""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path

from companion.core.language.phrases import phrase
from companion.core.ports.doctor import Finding
from hardware.board import Board
from hardware.cues.load import FOLDER, salvage
from hardware.cues.sheet import Sheets
from hardware.devices import Wiring
from hardware.errors import WiringError
from hardware.faults import joined
from hardware.pins import Pins, open_pins
from hardware.pins_needs import needs
from hardware.told import Told
from hardware.wiring import find_wiring, load_wiring
from hardware.wiring_notes import notes


def findings(
    wiring: str,
    environ: MutableMapping[str, str],
    board: Board | None = None,
    folder: Path = FOLDER,
    root: Path = Path("/"),
) -> tuple[Finding, ...]:
    """Look at pins, wiring file, cue sheets and devices; without a running board the devices are tried."""
    pins = board.pins if board is not None else open_pins(environ, root)
    sheets, faults = salvage(folder)
    table, wired = _wiring(wiring)
    found = [_pins(pins), *needs(environ, root), wired, _sheets(sheets, faults)]
    if pins.is_real:
        found += _notes(board.wiring if board is not None else table, pins)
    if board is not None:
        found += board_findings(board)
    elif table is not None:
        tried = Board(table, pins, lambda: 0.0, sheets, lambda name, gesture: None, lambda sentence: None)
        found += board_findings(tried)
        tried.close()
    return tuple(found)


def board_findings(board: Board) -> list[Finding]:
    """How many devices of a board work, and what went wrong with the others."""
    found = [_devices(sort, *counts) for sort, counts in board.works.items() if counts[1]]
    if not found:
        says = "Nothing is connected: the lights are drawn on the screen."
        found = [Finding("devices", "absent", says, phrases=(phrase("doctor-no-devices"),))]
    troubles = dict.fromkeys(board.troubles)  # each once, in order
    return [*found, *(_trouble(sentence) for sentence in troubles)]


def _trouble(sentence: str) -> Finding:
    """In every language where the sentence is there as data."""
    told = (sentence.phrase,) if isinstance(sentence, Told) else ()
    return Finding("light trouble", "broken", str(sentence), phrases=told)


def _pins(pins: Pins) -> Finding:
    return Finding("pins", pins.state, pins.says, pins.remedy, phrases=pins.phrases)


def _wiring(name: str) -> tuple[Wiring | None, Finding]:
    try:
        table = load_wiring(find_wiring(name))
    except WiringError as error:
        remedy = "Mend the wiring file, or choose another one in the settings."
        told = phrase("doctor-wiring-broken", says=joined(error.sentences)), phrase("doctor-wiring-remedy")
        return None, Finding("wiring", "broken", " ".join(error.sentences), remedy, phrases=told)
    count = len(table.devices)
    says = f"The wiring '{table.name}' has {count} device{'s' * (count != 1)}."
    counted = phrase("doctor-wiring", name=table.name, count=len(table.devices))
    return table, Finding("wiring", "fine", says, phrases=(counted,))


def _notes(wiring: Wiring | None, pins: Pins) -> list[Finding]:
    """What is good to know once something hangs on the pins."""
    told = notes(wiring, pins.times) if wiring is not None else ()
    return [Finding("wiring note", "fine", note.says, phrases=(note.told,)) for note in told]


def _sheets(sheets: Sheets, faults: tuple[str, ...]) -> Finding:
    if faults:
        remedy = "Mend those entries; everything else still shines and sounds."
        told = phrase("doctor-sheets-broken", says=joined(faults)), phrase("doctor-sheets-remedy")
        return Finding("cue sheets", "broken", " ".join(faults), remedy, phrases=told)
    cues = sum(len(sheet.cue) for sheet in sheets.sheets.values())
    says = f"There are {cues} cues and {len(sheets.shows)} shows."
    counted = phrase("doctor-sheets", cues=cues, shows=len(sheets.shows))
    return Finding("cue sheets", "fine", says, phrases=(counted,))


def _devices(sort: str, working: int, wired: int) -> Finding:
    state = "fine" if working == wired else "broken"
    remedy = "" if working == wired else "See the lines on light trouble below."
    counted = phrase(f"doctor-{sort}", working=working, wired=wired)
    told = (counted,) if working == wired else (counted, phrase("doctor-devices-remedy"))
    return Finding(sort, state, f"{working} of {wired} work.", remedy, phrases=told)
