"""Opening a new game, and checking that a box is complete (VIL-SETUP, VIL-COMP)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.ports.collection import Box
from companion.engine import boxes
from companion.engine.assembly import Assembly
from companion.engine.boxes import Miscount
from companion.engine.legendary.laying_out import first_events
from companion.engine.room import Script
from companion.games.villains.mixing import joined
from companion.games.villains.printed import rules
from companion.games.villains.setup.choices import counted, read
from companion.games.villains.setup.dealing import lay_out
from companion.games.villains.state import VillainsState


def open_game(villains: Assembly[VillainsState], script: Script, box: Box) -> tuple[Event, ...]:
    """The opening events up to the first question or the first turn; raises SetupError with a rule."""
    box = counted(joined(box, script.choices), script.choices)
    chosen = read(script, box)
    blank = VillainsState(header=chosen.header)
    return first_events(villains, blank, lambda draft: lay_out(draft, chosen, box))


def count_box(box: Box) -> tuple[Miscount, ...]:
    """Every shortage and surplus of a box, by component and by stack (VIL-COMP-01 to 15, VIL-RUL-01, 31)."""
    return boxes.count_box(box, rules().components)
