"""The stage of the open checklist: while real cards are carried back, what is seen only ticks them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from companion.core.crossing.intents import Carried, Pressed, Surveyed
from companion.core.crossing.steps import Step
from companion.core.language.ids import SlotId
from companion.core.language.phrases import Phrase, phrase
from companion.play.checklist import Carrying, Lain
from companion.play.codes import Shown
from companion.play.stages import Matter, Work
from companion.session.game import Game


class Ticking:
    """Keeps the checklist after an undo or redo until every card is carried."""

    def __init__(self, game: Game, carrying: Carrying, lain: Callable[[Surveyed], Lain]) -> None:
        """Nothing is to be carried; `lain` tells of a snapshot which cards lie where."""
        self._game, self._carrying, self._lain = game, carrying, lain
        self._state = game.state  # as it was after the last step

    @property
    def is_open(self) -> bool:
        """Whether anything is still to be carried."""
        return bool(self._carrying.prompts)

    def take(self, what: Matter) -> Work:
        """Tick what was carried or is seen where it belongs; without a checklist all is handed on."""
        if isinstance(what, Carried) or (self.is_open and is_done(what)):
            self._carried(what)
            yield self._left()
        elif self.is_open and isinstance(what, Shown):
            designs = self._game.state.table.designs
            is_listed = not what.faces or self._carrying.seen(what.faces, designs)
            yield self._left() if is_listed else self._left("carry-not-listed")
        elif self.is_open and isinstance(what, Surveyed):
            if self._carrying.lying(self._lain(what)):
                yield self._left()
        else:
            return what
        return None

    def _carried(self, what: Matter) -> None:
        if isinstance(what, Carried) and what.slot is not None:
            self._carrying.ticked((SlotId(what.slot),))
        else:
            self._carrying.done()

    def _left(self, key: str = "carry-ticked") -> Phrase:
        return phrase(key, left=len(self._carrying.prompts))

    def heed(self, step: Step) -> Step:
        """The step with what is left to carry: after an undo all that lies elsewhere, later what is left."""
        before, self._state = self._state, self._game.state
        if step.kind in ("undo", "redo"):
            self._carrying.turned(before, self._state)
        else:
            self._carrying.went_on(before, step)
        return replace(step, to_carry=self._carrying.prompts)


def is_done(what: Matter) -> bool:
    """Whether a button says that all cards are carried."""
    return isinstance(what, Pressed) and what.button != "undo"
