"""`companion demo`: the evening plays itself and is told here."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING, Any

from rich.console import Console

from companion.commands.evening.evening import MOST_MOVES, Evening, Tally
from companion.commands.evening.mishaps import mishaps
from companion.core.crossing.steps import Step
from companion.house.house import House, open_house
from companion.watch.drawn import open_drawn_camera

if TYPE_CHECKING:
    from hardware.board import Board
    from hardware.recorder import Recorder

TOLD = frozenset(
    {
        "TurnBegan",
        "TurnedUp",
        "EventTriggered",
        "HazardTriggered",
        "FacehuggerLanded",
        "FacehuggerPassed",
        "LastChance",
        "Impregnated",
        "BurstDrawn",
        "EnemyKilled",
        "StrikeTaken",
        "StrikeMissed",
        "Healed",
        "PlayerDied",
        "ObjectiveDone",
        "HiveRebuilt",
        "HiveEmptied",
        "Recruited",
        "Scanned",
        "EnteredCombatZone",
        "Won",
        "Lost",
        "Waived",
    }  # fmt: skip
)


GIVEN_UP = f"given up: {MOST_MOVES} moves did not end it,"
NO_FOLDER = "The pictures cannot be put into {folder} ({why}). Name another folder with --out."


def tell_evening(seed: int, players: int, out: Path | None, pictures: bool, custody: str) -> int:
    """Play, tell, sum up; 0 when the evening came to an end."""
    if custody not in ("app", "face"):
        print("Custody is app (the app keeps the decks) or face (every card is shown).", file=sys.stderr)
        return 2
    console = Console(highlight=False)
    folder = out or default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(NO_FOLDER.format(folder=folder, why=error.strerror), file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as kept:
        house = open_house(Path(kept) / "evening.db", chance=random.Random(seed), threaded=False)
        board = quiet_board(house)
        recorder, heard = board.record(), Hearing(board)
        album = open_album(folder, house, board) if pictures else None
        camera = open_drawn_camera(seed)
        try:
            evening = Evening(house, camera, board, seed)
            house.bus.join("lights", board.listener)
            house.bus.join("hearing", heard)
            Telling(console, house, album)
            evening.begin(players, custody)  # type: ignore[arg-type]  # checked above
            play(evening, album)
            taken = album.finish(console) if album is not None else ()
            sum_up(console, evening, recorder, house)
            console.print(heard.told())
            if taken:
                console.print(f"{len(taken)} pictures of the screens: {folder}")
            return 0 if evening.is_over else 1
        finally:
            camera.close()
            heard.close()
            board.close()
            house.close()


def default_folder() -> Path:
    """Where the pictures go when nobody says."""
    from companion.ground.places import find_places

    return find_places().demo


def quiet_board(house: House) -> Board:
    """The family's lights and buttons on pins that only pretend, so that every show can be recorded."""
    from hardware.board import open_board
    from hardware.cues.load import load_sheets
    from hardware.pins import mock_pins
    from hardware.wiring import find_wiring, load_wiring

    wiring = load_wiring(find_wiring("family"))
    return open_board(
        wiring, mock_pins().factory, monotonic, load_sheets(), lambda name, gesture: None, house.trouble
    )


def open_album(folder: Path, house: House, board: Board) -> Any:
    """The picture taker, if pictures can be drawn on this machine."""
    from companion.commands.evening.album import Album

    return Album(folder, house, board)


def play(evening: Evening, album: Any) -> None:
    """Move after move, with the small mishaps every evening has."""
    planned = mishaps()
    for _ in range(MOST_MOVES):
        if evening.is_over:
            return
        planned = [mishap for mishap in planned if not mishap(evening)]
        evening.move()
        if album is not None and is_worth_a_look(evening):
            album.middle(evening.last)
            album = None


def is_worth_a_look(evening: Evening) -> bool:
    """Whether the table shows what a table can show: some turns in, with points to spend."""
    state = evening.state
    busy = state.numbers.get("attack", 0) >= 2 and bool(state.table.zone("combat"))
    return state.turn.number > 6 and state.turn.phase == "action" and state.ask is None and busy


class Telling:
    """Tells steps as they are published."""

    def __init__(self, console: Console, house: House, album: Any) -> None:
        """Listen to a house's bell."""
        self._console, self._texts, self._album = console, house.texts, album
        house.bus.join("telling", self)

    def __call__(self, step: Step) -> None:
        """One step in words; what is no news stays silent."""
        if self._album is not None:
            self._album.look(step)
        say = self._texts.say
        if step.refusal is not None:
            rule = self._texts.rule(step.refusal.rule)
            self._console.print(f"   [yellow]not done:[/] {say(step.label)}. {rule} ({step.refusal.rule})")
        elif step.kind in ("undo", "redo", "note", "question"):
            self._console.print(f"   [cyan]{say(step.note or step.label)}[/]")
        for notice in step.notices:
            if notice.kind == "TurnBegan":
                self._console.rule(
                    f"{step.view.turn.number}. {say(notice.text)}", align="left", style="green"
                )
            elif notice.kind in TOLD:
                self._console.print(f"   {say(notice.text)}")


class Hearing:
    """Notes what a loudspeaker would play and a voice would say; nothing is played here."""

    def __init__(self, board: Board) -> None:
        """Hear what the lights hear."""
        from hardware.sound.speaker import Loudspeaker
        from hardware.voice.phrases import spoken

        self._sheets, self._spoken = board.sheets, spoken
        self._speaker = Loudspeaker(board.sheets, Path("sounds"), monotonic, lambda _says: None)
        self._recorder = self._speaker.record(0)
        self._words = 0
        board.listener.join(self._speaker.worker.post)

    def __call__(self, step: Step) -> None:
        """One step, after the lights have heard it."""
        self._speaker.worker.round()
        self._words += len(self._spoken(step, self._sheets))

    def told(self) -> str:
        """How much was heard."""
        return f"{len(self._recorder.heard)} sounds, {self._words} sentences for a voice"

    def close(self) -> None:
        """End it."""
        self._speaker.close()


def sum_up(console: Console, evening: Evening, recorder: Recorder, house: House) -> None:
    """What the evening was, in numbers."""
    tally, turns = evening.tally, max(evening.state.turn.number, 1)
    took = sorted(tally.took_s)
    console.rule("The evening", align="left")
    console.print(f"{evening.state.outcome or GIVEN_UP} after {turns} turns, {tally.strikes} strikes drawn")
    console.print(per_turn(tally, turns))
    refused = "1 refusal" if tally.refusals == 1 else f"{tally.refusals} refusals"
    console.print(f"{refused}, {tally.steps} steps published")
    console.print(
        f"a step took {median(took) * 1000:.1f} ms (p99 {took[int(len(took) * 0.99)] * 1000:.1f} ms), "
        "durable write included"
    )
    if tally.to_light_s:
        console.print(f"card under the camera to light: {median(tally.to_light_s) * 1000:.1f} ms (median)")
    console.print(
        f"{len(recorder.shows)} light shows, {len(recorder.tones)} tones, {evening.camera.frames} frames"
    )
    for trouble in house.troubles:
        console.print(f"[yellow]{trouble}[/]")


def per_turn(tally: Tally, turns: int) -> str:
    """Touches by kind."""
    parts = (("decisions", tally.decisions), ("shows", tally.shows), ("upkeep touches", tally.upkeep))
    return "a turn: " + ", ".join(f"{count / turns:.1f} {name}" for name, count in parts)
