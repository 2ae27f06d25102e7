"""Reading the sound files: strictly, every fault with file, line and entry, the sound rest kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from hardware.cues.sheet import Sheets
from hardware.errors import FileFault
from hardware.faults import at, fault, no_files, same_name, within
from hardware.loader import read, shaped
from hardware.sound.recipe import Part, Recipe, length_ms

FOLDER = Path(__file__).parent.parent / "sounds"
LONGEST_MS = 6000.0
LONGEST_LOOP_MS = 20_000.0
LOWEST_HZ, HIGHEST_HZ = 20.0, 12_000.0
MOST_NOTES = 64


class SoundError(FileFault):
    """A sound file that cannot be used."""


def load_sounds(folder: Path = FOLDER) -> dict[str, Recipe]:
    """All sounds by name; raises with every fault found."""
    recipes, faults = salvage_sounds(folder)
    if faults:
        raise SoundError(faults)
    return recipes


def salvage_sounds(folder: Path = FOLDER) -> tuple[dict[str, Recipe], tuple[str, ...]]:
    """The sounds that can be used, and a sentence for everything that had to be left out."""
    faults: list[str] = []
    recipes: dict[str, Recipe] = {}
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        faults.append(no_files(folder))
    for path in paths:
        try:
            source = read(path, SoundError)
        except SoundError as error:
            faults += error.sentences
            continue
        for name, raw in source.data.items():
            line = source.line(r"\s*\[+" + re.escape(name) + r"[\].]")
            where = fault("sound-at", f"{line}, sound '{name}'", line=line.phrase, name=name)
            recipe = shaped(raw, Recipe, where, faults)
            told = list(recipe_faults(recipe)) if recipe else []
            told += [same_name("sound")] if name in recipes else []
            faults += [at(where, each) for each in told]
            if recipe is not None and not told:
                recipes[name] = recipe
    return recipes, tuple(faults)


def recipe_faults(recipe: Recipe) -> Iterator[str]:
    """Everything wrong with one sound."""
    if not recipe.part:
        yield fault("no-parts", "it has no parts; give it at least one.")
    longest = LONGEST_LOOP_MS if recipe.loop_ms else LONGEST_MS
    if recipe.part and not 5 <= length_ms(recipe) <= longest:
        long, most = f"{length_ms(recipe):.0f}", f"{longest:.0f}"
        yield fault("sound-long", f"it lasts {long} ms; use 5 to {most}.", long=long, most=most)
    if (recipe.rank == "bed") != bool(recipe.loop_ms):
        yield fault("bed", "a bed goes round and nothing else does; set rank 'bed' and loop_ms together.")
    yield from _within("echo", recipe.echo, 0, 0.8)
    yield from _within("echo_ms", recipe.echo_ms, 0, 1000)
    for part in recipe.part:
        yield from _part_faults(part)


def missing(sheets: Sheets, recipes: dict[str, Recipe]) -> tuple[str, ...]:
    """The sounds that a show or a game's bed names and that there are not."""
    named = {show.sound for show in sheets.shows.values()}
    named |= {name for sheet in sheets.sheets.values() for name in sheet.bed}
    return tuple(sorted(named - set(recipes) - {""}))


def _part_faults(part: Part) -> Iterator[str]:
    if not part.hz or len(part.hz) * part.times > MOST_NOTES:
        count = len(part.hz) * part.times
        words = f"a part has {count} notes; use 1 to {MOST_NOTES}."
        yield fault("notes", words, count=count, most=MOST_NOTES)
    for hz in part.hz:
        yield from _within("hz", hz, LOWEST_HZ, HIGHEST_HZ)
        yield from _within("hz at the end of its glide", hz * part.glide, LOWEST_HZ, HIGHEST_HZ)
    yield from _within("for_ms", part.for_ms, 5, LONGEST_LOOP_MS * 1.5)
    yield from _within("at_ms", part.at_ms, 0, LONGEST_LOOP_MS)
    yield from _within("times", part.times, 1, MOST_NOTES)
    yield from _within("level", part.level, 0, 1)
    yield from _within("tremolo", part.tremolo, 0, 1)
    yield from _within("bend", part.bend, 0, 12)
    for name in ("step_ms", "every_ms", "attack_ms", "release_ms", "decay_ms", "below_hz", "above_hz"):
        yield from _within(name, getattr(part, name), 0, LONGEST_LOOP_MS)


def _within(name: str, value: float, low: float, high: float) -> Iterator[str]:
    if not low <= value <= high:
        yield within(name, value, low, high)
