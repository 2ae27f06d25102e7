"""One table's sounds, put together: shelf, runner, thread, and the player that was found."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from companion.core.phrases import Phrase, phrase
from companion.core.ports import Clock
from companion.core.sounding import SoundWishes
from hardware.cues.manner import Manner, Manners
from hardware.cues.performance import Cast
from hardware.cues.sheet import Cue, Sheets
from hardware.cues.showrunner import Call
from hardware.sound.load import missing, salvage_sounds
from hardware.sound.mixer import Mixer
from hardware.sound.outlet import DeafOutlet, Outlet, PlayerOutlet
from hardware.sound.players import Found, find_player
from hardware.sound.recipe import Recipe
from hardware.sound.recorder import SoundRecorder
from hardware.sound.runner import SoundRunner
from hardware.sound.shelf import Shelf
from hardware.sound.worker import SoundWorker

TRIED_SHOW = "turn_passes"
TRIED_PRIORITY = 99
LOOKING = Found((), "absent", phrase("sound-looking"), phrase("sound-fine-do"))


class Loudspeaker:
    """Everything that sounds at one table; without a player it is silent and nothing else changes."""

    def __init__(
        self,
        sheets: Sheets,
        folder: Path,
        clock: Clock,
        on_trouble: Callable[[Phrase], None],
        recipes: dict[str, Recipe] | None = None,
        find: Callable[[str], Found] = find_player,
    ) -> None:
        """`folder` is where rendered sounds are kept; nothing is looked for or rendered yet."""
        self._sheets, self._find, self._told = sheets, find, on_trouble
        self._manners: Manners = Manner
        self._began: list[Callable[[str, float], None]] = []
        self._shelf = Shelf(recipes if recipes is not None else self._recipes(), folder, on_trouble)
        self.worker = SoundWorker(self._runner, clock, on_trouble)
        self.found = LOOKING
        self._is_wanted = False
        self._looking: threading.Thread | None = None

    @property
    def can_sound(self) -> bool:
        """Whether something can be heard, however softly."""
        return self.found.is_fine

    def start(self) -> None:
        """Begin to sound as soon as a player was found and the sounds are ready; returns at once."""
        self.worker.start()
        self.look()

    def look(self) -> None:
        """Look for a player, beside everything else; a second call while one looks does nothing."""
        if self._looking is None or not self._looking.is_alive():
            self._is_wanted = True
            self._looking = threading.Thread(target=self._prepare, name="sounds ready", daemon=True)
            self._looking.start()

    def prepare(self) -> None:
        """Find the player and make every sound ready; returns when that is done."""
        self.found = self._find(self.worker.wishes.player)
        outlet: Outlet = PlayerOutlet(self.found.command) if self.found.is_fine else DeafOutlet()
        self.worker.use(outlet)
        if self.found.is_fine:
            self._shelf.fill(lambda: self._is_wanted)

    def record(self, keeps_s: float = 600) -> SoundRecorder:
        """Give everything to a recorder instead of a player, from now on; `keeps_s` 0: only what began."""
        recorder = SoundRecorder(keeps_s)
        self._began.append(recorder.began)
        self.found = Found((), "fine", phrase("sound-recorded"), phrase("sound-fine-do"))
        self.worker.use(recorder)
        if keeps_s:
            self._shelf.fill()
        else:
            self._shelf.outline()
        return recorder

    def wish(self, wishes: SoundWishes) -> None:
        """From now on so; another player is looked for at once."""
        is_other = wishes.player != self.worker.wishes.player
        self.worker.wish(wishes)
        if is_other and self._looking is not None:
            self.look()

    def behave(self, manners: Manners) -> None:
        """How loud it may be from now on: `manners` is asked at every look, and must be quick."""
        self._manners = manners
        self.worker.post((), None)

    def test(self) -> None:
        """Let a sound be heard, whatever else sounds."""
        cue = Cue("try", TRIED_SHOW, TRIED_PRIORITY, again_after_ms=0, quiet="all")
        self.worker.post((Call(cue, Cast()),), None)

    def close(self) -> None:
        """Fall silent and end every program; twice is fine."""
        self._is_wanted = False
        self.worker.stop()
        if self._looking is not None:
            self._looking.join()
            self.worker.stop()

    def _prepare(self) -> None:
        try:
            self.prepare()
        except Exception as error:  # noqa: BLE001 a fence: without sounds the game goes on
            self._told(phrase("sound-stumbled", why=f"{type(error).__name__}: {error}"))

    def _runner(self) -> SoundRunner:
        runner = SoundRunner(self._sheets, self._shelf.get, Mixer(), self._manner)
        runner.on_heard = self._heard
        return runner

    def _manner(self) -> Manner:
        return self._manners()

    def _heard(self, name: str, now: float) -> None:
        for began in self._began:
            began(name, now)

    def _recipes(self) -> dict[str, Recipe]:
        recipes, faults = salvage_sounds()
        lacking = missing(self._sheets, recipes)
        if faults or lacking:
            self._told(phrase("sound-faulty", fault=" ".join((*faults, *lacking))))
        return recipes
