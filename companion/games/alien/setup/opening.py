"""Opening a new game, and checking that a box is complete (ALN-SETUP, ALN-COMP-19)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.ports.collection import Box
from companion.engine import boxes
from companion.engine.assembly import Assembly
from companion.engine.boxes import Miscount
from companion.engine.legendary.laying_out import first_events
from companion.engine.room import Script
from companion.games.alien.choices import read
from companion.games.alien.guests import MIXING
from companion.games.alien.printed import rules
from companion.games.alien.setup.dealing import lay_out
from companion.games.alien.state import AlienState


def open_game(alien: Assembly[AlienState], script: Script, box: Box) -> tuple[Event, ...]:
    """The opening events up to the first question or the first turn; raises SetupError with a rule."""
    chosen = read(script, box)
    box = MIXING.joined(box, chosen.invited)
    return first_events(alien, AlienState(header=chosen.header), lambda draft: lay_out(draft, chosen, box))


def count_box(box: Box) -> tuple[Miscount, ...]:
    """Every shortage and surplus of a box, by component and by stack (ALN-COMP-19)."""
    return boxes.count_box(box, rules().components)
