"""The shelf: every sound rendered once, kept as a WAV in a folder and ready in memory."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from companion.core.language.phrases import Phrase, phrase
from hardware.sound.recipe import RATE, Recipe, length_ms
from hardware.sound.waves import WaveFault, read, write

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MADE_BY = 1  # raise it when the same recipe is to sound otherwise


class Shelf:
    """Sounds by name; one that is not ready yet is simply not there."""

    def __init__(
        self, recipes: Mapping[str, Recipe], folder: Path, on_trouble: Callable[[Phrase], None]
    ) -> None:
        """`folder` may not exist yet; where nothing can be written, all is rendered anew at each start."""
        self._recipes, self._folder, self._on_trouble = dict(recipes), folder, on_trouble
        self._ready: dict[str, NDArray[np.float32]] = {}
        self._is_told = False

    def get(self, name: str) -> NDArray[np.float32] | None:
        """The samples of a sound, None while it is not ready or when there is none of that name."""
        return self._ready.get(name)

    def fill(self, is_wanted: Callable[[], bool] = lambda: True) -> None:
        """Make everything ready, short sounds first; ends early when nobody wants it any more."""
        for name in sorted(self._recipes, key=lambda name: (self._recipes[name].rank == "bed", name)):
            if not is_wanted():
                return
            self._ready[name] = self._made(name, self._recipes[name])
        self._tidy()

    def outline(self) -> None:
        """Make silence of the right length of every sound: for whoever only notes what would be heard."""
        import numpy as np

        for name, recipe in self._recipes.items():
            self._ready[name] = np.zeros(round(length_ms(recipe) * RATE / 1000), dtype=np.float32)

    def path(self, name: str) -> Path:
        """Where the WAV of a sound lies; another recipe lies elsewhere."""
        made_of = msgspec.json.encode((MADE_BY, self._recipes[name]))
        return self._folder / f"{name}-{hashlib.sha256(made_of).hexdigest()[:12]}.wav"

    def _made(self, name: str, recipe: Recipe) -> NDArray[np.float32]:
        path = self.path(name)
        if (kept := _kept(path)) is not None:
            return kept
        from hardware.sound.synth import render

        samples = render(recipe)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write(path, samples)
        except OSError as error:
            self._cannot(error)
        return samples

    def _cannot(self, error: OSError) -> None:
        """The folder takes nothing: told once."""
        if not self._is_told:
            self._is_told = True
            why = (error.strerror or "?").lower()
            self._on_trouble(phrase("sound-no-folder", folder=str(self._folder), why=why))

    def _tidy(self) -> None:
        """Throw away what other recipes left behind."""
        wanted = {self.path(name).name for name in self._recipes}
        for path in _old(self._folder, wanted):
            path.unlink(missing_ok=True)


def _kept(path: Path) -> NDArray[np.float32] | None:
    """What was rendered earlier; None for what is missing, damaged or cut off."""
    try:
        samples = read(path)
        return samples if len(samples) else None
    except (OSError, WaveFault):
        return None


def _old(folder: Path, wanted: Iterable[str]) -> list[Path]:
    try:
        return [path for path in folder.glob("*-????????????.wav") if path.name not in wanted]
    except OSError:
        return []
