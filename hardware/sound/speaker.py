"""One table's sounds, put together: shelf, runner, thread, and the player that was found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from companion.core.language.phrases import Phrase, named, phrase
from companion.core.ports.house import Clock
from companion.core.ports.sounds import SoundWishes
from hardware.cues.manner import Manner, Manners
from hardware.cues.performance import Cast
from hardware.cues.sheet import Cue, Sheets
from hardware.cues.showrunner import Call
from hardware.faults import joined
from hardware.sound.load import missing, salvage_sounds
from hardware.sound.mixer import Mixer
from hardware.sound.outlet import DeafOutlet, Outlet, PlayerOutlet
from hardware.sound.players import Found, find_player
from hardware.sound.recipe import Recipe
from hardware.sound.recorder import SoundRecorder
from hardware.sound.runner import SoundRunner
from hardware.sound.search import Search
from hardware.sound.shelf import Shelf
from hardware.sound.worker import SoundWorker

FALTERS = 3  # so many faults of a player one after the other, and another one is looked for
TRIED_SHOW = "turn_passes"
TRIED_PRIORITY = 99
BACK = "sound-back"
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
        self.worker.on_fall = self._faltered
        self.search = Search(self.prepare, clock, self._not_ready)
        self.found = LOOKING
        self._was_missed = self._is_recorded = False

    @property
    def can_sound(self) -> bool:
        """Whether something can be heard, however softly; not while the player fails."""
        return self.found.is_fine and not self.worker.is_resting

    def start(self) -> None:
        """Begin to sound as soon as a player was found and the sounds are ready; returns at once."""
        self.worker.start()
        self.look()
        self.search.start()

    def look(self) -> None:
        """Look for a player, beside everything else; returns at once."""
        if not self._is_recorded:
            self.search.ask()

    def prepare(self) -> bool:
        """Find the player and make every sound ready; whether one was found."""
        found = self._find(self.worker.wishes.player)
        is_back, self._was_missed = found.is_fine and self._was_missed, not found.is_fine
        outlet: Outlet = PlayerOutlet(found.command) if found.is_fine else DeafOutlet()
        self.found = found
        self.worker.use(outlet)
        if found.is_fine:
            self._shelf.fill(lambda: not self.search.is_ending)
        if is_back:
            self._told(phrase(BACK, player=named(found.command[0] if found.command else "")))
        return found.is_fine

    def record(self, keeps_s: float = 600) -> SoundRecorder:
        """Give everything to a recorder instead of a player, from now on; `keeps_s` 0: only what began."""
        recorder = SoundRecorder(keeps_s)
        self._is_recorded = True
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
        if is_other and self.found is not LOOKING:
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
        self.search.stop()
        self.worker.stop()

    def _faltered(self, faults: int) -> None:
        """The player fails again and again: perhaps its device is gone, and another one is there."""
        if faults == FALTERS:
            self.look()

    def _not_ready(self, error: Exception) -> None:
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
            self._told(phrase("sound-faulty", fault=joined((*faults, *lacking))))
        return recipes
