"""Reading cue sheets and shows: strictly, every fault with file, line and entry, the sound rest kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from hardware.cues.checks import ambient_faults, cue_faults, sheet_faults, show_faults
from hardware.cues.colours import Palette, load_colours
from hardware.cues.sheet import COMMON, SIGNALS, Ambient, Cue, CueSheet, Sheets
from hardware.cues.show import Show
from hardware.errors import CueError
from hardware.faults import at, fault, no_files, same_name
from hardware.loader import Source, read, shaped

FOLDER = Path(__file__).parent.parent
WHITE = (1.0, 1.0, 1.0)
PLAIN = Palette((WHITE,) * 5, {"white": WHITE})  # when even the colour file is damaged


def load_sheets(folder: Path = FOLDER) -> Sheets:
    """All sheets, shows and colours; raises with every fault found."""
    sheets, faults = salvage(folder)
    if faults:
        raise CueError(faults)
    return sheets


def salvage(folder: Path = FOLDER) -> tuple[Sheets, tuple[str, ...]]:
    """What can be used, and a sentence for everything that had to be left out."""
    faults: list[str] = []
    palette = _kept(lambda: load_colours(folder / "colours.toml"), PLAIN, faults)
    shows: dict[str, Show] = {}
    for source in _sources(folder / "shows", faults):
        _take_shows(source, shows, palette, faults)
    sheets: dict[str, CueSheet] = {}
    sources = {source.path.stem: source for source in _sources(folder / "cuesheets", faults)}
    for name in sorted(sources, key=lambda each: each != COMMON):
        sheet = _sheet(sources[name], shows, faults)
        common = sheets.get(COMMON) if name != COMMON else None
        faults += [at(sources[name].path.name, told) for told in sheet_faults(sheet, common)]
        sheets[name] = sheet
    return Sheets(sheets, shows, palette), tuple(faults)


def covered(sheets: Sheets, room: str = "") -> set[str]:
    """Every kind of notice that has a cue or is silent on purpose: in one game, or in any."""
    chosen = sheets.of(room) if room else tuple(sheets.sheets.values())
    return {kind for sheet in chosen for kind in (*sheet.silent, *(cue.on for cue in sheet.cue))}


def stale(sheets: Sheets, room: str, events: Iterable[str]) -> set[str]:
    """What a game's own sheet names that never happens there: an event that is called otherwise by now."""
    sheet = sheets.sheets.get(room, CueSheet())
    return {*sheet.silent, *(cue.on for cue in sheet.cue)} - {*events, *SIGNALS}


def _kept(make: Any, instead: Palette, faults: list[str]) -> Palette:
    try:
        found: Palette = make()
        return found
    except CueError as error:
        faults += error.sentences
        return instead


def _sources(folder: Path, faults: list[str]) -> Iterator[Source]:
    """Every file of a folder that can be read."""
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        faults.append(no_files(folder))
    for path in paths:
        try:
            yield read(path, CueError)
        except CueError as error:
            faults += error.sentences


def _take_shows(source: Source, shows: dict[str, Show], palette: Palette, faults: list[str]) -> None:
    """Add the good shows of one file."""
    for name, raw in source.data.items():
        line = source.line(r"\s*\[+" + re.escape(name) + r"[\].]")
        where = fault("show-at", f"{line}, show '{name}'", line=line.phrase, name=name)
        show = shaped(raw, Show, where, faults)
        if show is None:
            continue
        told = list(show_faults(name, show, palette))
        if name in shows:
            told.append(same_name("show"))
        faults += [at(where, each) for each in told]
        if not told:
            shows[name] = show


def _sheet(source: Source, shows: dict[str, Show], faults: list[str]) -> CueSheet:
    """The good entries of one cue sheet."""
    head = {key: value for key, value in source.data.items() if key not in ("cue", "ambient")}
    sheet = shaped(head, CueSheet, source.path.name, faults) or CueSheet()
    cues: list[Cue] = []
    for where, raw in _entries(source, "cue"):
        cue = shaped(raw, Cue, where, faults)
        told = list(cue_faults(cue, shows)) if cue else []
        faults += [at(where, each) for each in told]
        cues += [cue] if cue and not told else []
    ambients: list[Ambient] = []
    for where, raw in _entries(source, "ambient"):
        ambient = shaped(raw, Ambient, where, faults)
        told = list(ambient_faults(ambient, shows)) if ambient else []
        faults += [at(where, each) for each in told]
        ambients += [ambient] if ambient and not told else []
    return replace(sheet, cue=tuple(cues), ambient=tuple(ambients))


def _entries(source: Source, header: str) -> Iterator[tuple[str, Any]]:
    """The entries under one repeated header, each with the words that find it again."""
    entries = source.data.get(header, [])
    if not isinstance(entries, list):
        entries = [entries]
    for nth, raw in enumerate(entries):
        line = source.line(rf"\s*\[\[\s*{header}\s*\]\]", nth)
        key = "cue-at" if header == "cue" else "ambient-at"
        yield fault(key, f"{line}, {header} {nth + 1}", line=line.phrase, number=nth + 1), raw
