"""Sounds, words, speed in figures: `python -m tests.hardware.measure_sounds [folder for the WAVs]`."""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import msgspec

from companion.core.language.languages import LANGUAGES
from companion.core.language.phrases import named, phrase
from companion.core.ports.sounds import SoundWishes
from companion.ground.texts import FluentTexts
from hardware.cues.listener import CueListener
from hardware.cues.load import load_sheets
from hardware.sound.load import load_sounds
from hardware.sound.loudness import MOST_PEAK_DB, RANKS_DB, VOICE_DB
from hardware.sound.shelf import Shelf
from hardware.sound.speaker import Loudspeaker
from hardware.sound.waves import write
from hardware.voice.program import ESPEAK, Speech
from tests.hardware.tables import notice, step, view

TOLERANCE_DB = 2.5  # sox measures with a window that fades, ours is a box
PAD_S = 0.5  # its window begins to count after a quarter of a second
FIGURE = re.compile(r"^(Pk lev dB|RMS Pk dB|DC offset|Num samples|Length s)\s+(\S+)", re.MULTILINE)
BURST = 10_000
ROOMS = ("alien", "firefly", "villains")


class Row(msgspec.Struct, frozen=True):
    """What sox says of one file."""

    name: str
    rank: str
    peak_db: float
    loud_db: float
    offset: float
    length_s: float

    @property
    def faults(self) -> list[str]:
        """What is not as it should be."""
        wished = VOICE_DB if self.rank == "voice" else RANKS_DB[self.rank]  # type: ignore[index]
        found = []
        if self.peak_db > MOST_PEAK_DB + 0.1:
            found.append("clips")
        if (
            self.length_s > 0.3
            and abs(self.loud_db - wished) > TOLERANCE_DB
            and self.peak_db < MOST_PEAK_DB - 0.5
        ):
            found.append(f"is {self.loud_db - wished:+.1f} dB beside its rank")
        if abs(self.offset) > 0.005:
            found.append("leans")
        return found


def sox(name: str, rank: str, path: Path) -> Row:
    """Measure a file."""
    told = subprocess.run(
        ["sox", str(path), "-n", "pad", str(PAD_S), str(PAD_S), "stats"],
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    figures = dict(FIGURE.findall(told))
    number = {key: float(value) if value not in ("-inf", "inf") else -99.0 for key, value in figures.items()
              if key != "Num samples"}  # fmt: skip
    return Row(
        name, rank, number["Pk lev dB"], number["RMS Pk dB"], number["DC offset"],
        number["Length s"] - 2 * PAD_S,
    )  # fmt: skip


def sounds(folder: Path) -> Iterator[Row]:
    """Every sound, from the shelf."""
    recipes = load_sounds()
    shelf = Shelf(recipes, folder, lambda says: print(says))
    shelf.fill()
    for name, recipe in recipes.items():
        yield sox(name, recipe.rank, shelf.path(name))


def words(folder: Path) -> Iterator[tuple[Row, float]]:
    """Every sentence of every game in both languages, and how long the program took."""
    sheets = load_sheets()
    told = {(room, cue.say) for room in ROOMS for sheet in sheets.of(room) for cue in sheet.cue if cue.say}
    for language, voice in ((one.code, one.voice) for one in LANGUAGES):
        for room, key in sorted(told):
            texts = FluentTexts(room)
            text = texts.say(
                phrase(key, name="Maya", count=2, turns=1, card=named("Warrior"), place=""), language
            )
            began = time.perf_counter()
            samples, pause = None, threading.Event()
            speech = Speech(ESPEAK, text, {"language": language, "voice": voice, "rate": "165"}, 0.0)
            while (samples := speech.poll(0.0)) is None:
                pause.wait(0.001)
            took = time.perf_counter() - began
            path = folder / f"{room}-{key}.{language}.wav"
            write(path, samples)
            yield sox(f"{text}", "voice", path), took


def latency(folder: Path, times: int = 200) -> tuple[list[float], list[float]]:
    """Seconds until the publisher has its thread back, and until the first sample was given out."""
    skipped = [0.0]
    given, at = threading.Event(), [0.0]

    class Ear:
        def write(self, data: bytes, now: float) -> int:
            if not given.is_set() and any(data):
                at[0] = time.perf_counter()
                given.set()
            return len(data)

        def rest(self, now: float) -> bool:
            return True

        def close(self) -> None:
            pass

    speaker = Loudspeaker(load_sheets(), folder, lambda: time.monotonic() + skipped[0], print)
    speaker.wish(SoundWishes(volume=10, bed=False))
    speaker.record()
    speaker.worker.use(Ear())
    listener = CueListener(load_sheets(), speaker.worker.post, print)
    speaker.worker.start()
    freed, heard, pause = list[float](), list[float](), threading.Event()
    for nth in range(times):
        skipped[0] += 60.0
        listener.rest()
        pause.wait(0.03)
        told = step(notice("StrikeTaken", f"p{nth % 3 + 1}", amount=2), number=nth)
        given.clear()
        began = time.perf_counter()
        listener(told)
        freed.append(time.perf_counter() - began)
        assert given.wait(5), "nothing was heard"
        heard.append(at[0] - began)
    speaker.close()
    return freed, heard


def burst(folder: Path) -> str:
    """Ten thousand cues as fast as they can be told, on the thread, with the end state looked at."""
    told: list[object] = []
    speaker = Loudspeaker(load_sheets(), folder, time.monotonic, told.append)
    speaker.wish(SoundWishes(volume=10))
    recorder = speaker.record(1)
    listener = CueListener(load_sheets(), speaker.worker.post, print)
    speaker.worker.start()
    kinds = ("TurnBegan", "StrikeTaken", "FacehuggerLanded", "Bound", "EnemyKilled", "ObjectiveDone")
    tracemalloc.start()
    began, early = time.perf_counter(), 0
    for nth in range(BURST):
        danger = 3 if nth == BURST - 1 else nth % 3
        told_of = notice(kinds[nth % len(kinds)], f"p{nth % 3 + 1}", amount=nth % 5)
        listener(step(told_of, number=nth, view=view(danger=danger, number=nth // 50)))
        if nth == BURST // 5:
            early = tracemalloc.get_traced_memory()[0]
    took = time.perf_counter() - began
    grown = tracemalloc.get_traced_memory()[0] - early
    tracemalloc.stop()
    ended = wait_for(lambda: speaker.worker._runner.mixer.bed == "ship_last")
    quiet = wait_for(lambda: not speaker.worker._runner.mixer.sounding)
    speaker.close()
    return (
        f"{BURST} cues in {took:.2f} s, {len(recorder.heard)} sounds began, memory {grown / 1000:+.0f} kB, "
        f"end state {'right' if ended and quiet else 'WRONG'}, troubles {len(told)}"
    )


def wait_for(is_so: Callable[[], bool], seconds: float = 30.0) -> bool:
    """Whether it becomes so in time."""
    pause, until = threading.Event(), time.monotonic() + seconds
    while time.monotonic() < until:
        if is_so():
            return True
        pause.wait(0.02)
    return False


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all stay below."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def listed(rows: list[Row]) -> int:
    """Print the rows; how many have a fault."""
    for row in rows:
        faults = ", ".join(row.faults)
        print(f"{row.name[:44]:44} {row.rank:7} peak {row.peak_db:6.1f} loudest {row.loud_db:6.1f} "
              f"{row.length_s:5.2f} s {faults or 'fine'}")  # fmt: skip
    return sum(bool(row.faults) for row in rows)


def main() -> int:
    """Measure and print; 1 when something is not as it should be."""
    if which("sox") is None:
        print("sox is not here: install the package sox.")
        return 1
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(sys.argv[1] if len(sys.argv) > 1 else kept)
        folder.mkdir(parents=True, exist_ok=True)
        bad = listed(list(sounds(folder)))
        if which("espeak-ng") is not None:
            said = list(words(folder))
            bad += listed([row for row, _ in said])
            took = [took for _, took in said]
            print(f"a sentence took the voice {statistics.median(took) * 1000:.0f} ms, at most "
                  f"{max(took) * 1000:.0f} ms, {len(took)} sentences")  # fmt: skip
        for name, values in zip(("publisher free", "first sample out"), latency(folder), strict=True):
            print(f"{name}: median {statistics.median(values) * 1000:.2f} ms, "
                  f"p99 {percentile(values, 0.99) * 1000:.2f} ms, n {len(values)}")  # fmt: skip
        print(burst(folder))
        print(f"{bad} with a fault")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
