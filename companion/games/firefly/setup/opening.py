"""Opening a new game, and checking that a box is complete (FFY-SETUP, FFY-COMP)."""

from __future__ import annotations

from companion.core.language.events import Event
from companion.core.ports.collection import Box
from companion.engine import boxes
from companion.engine.assembly import Assembly
from companion.engine.boxes import Miscount
from companion.engine.legendary.laying_out import first_events
from companion.engine.room import Script
from companion.games.firefly.printed import rules
from companion.games.firefly.setup.choices import read
from companion.games.firefly.setup.dealing import lay_out
from companion.games.firefly.state import FireflyState


def open_game(firefly: Assembly[FireflyState], script: Script, box: Box) -> tuple[Event, ...]:
    """The opening events up to the first question or the first turn; raises SetupError with a rule."""
    chosen = read(script, box)
    blank = FireflyState(header=chosen.header)
    return first_events(firefly, blank, lambda draft: lay_out(draft, chosen, box))


def count_box(box: Box) -> tuple[Miscount, ...]:
    """Every shortage and surplus of a box, by component and by stack, as rules.toml counts them.

    FFY-COMP-01, FFY-COMP-07, FFY-CARD-05 to 08, FFY-CARD-11.
    """
    return boxes.count_box(box, rules().components)
