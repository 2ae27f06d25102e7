"""Night Ferry's words: what its questions are about, and what is compared before a choice is made."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.language.phrases import phrase
from companion.engine.assembly import Assembly
from companion.engine.foresight import Foresight
from companion.engine.gauges import Gauge
from companion.engine.speech import Speech
from companion.games._template import zones
from companion.games._template.printed import rules
from companion.games._template.state import FerryState

ABOUT = frozenset({"ask-look", "ask-douse", "ask-duel-again", "ask-wind"})


def gauges(state: FerryState) -> Iterator[Gauge]:
    """The lanterns that are left, the power, and everybody's cards."""
    numbers = state.numbers
    if not state.is_race:
        yield Gauge(phrase("number-lanterns"), numbers.get("lanterns", 0), rules().most_lanterns, "life")
        yield Gauge(phrase("number-power"), numbers.get("power", 0), shape="points")
    for seat in state.living:
        yield Gauge(phrase("pile-hand"), len(state.table.zone(zones.of(seat, "hand"))), seat=seat)


def speech(ferry: Assembly[FerryState]) -> Speech[FerryState]:
    """How Night Ferry speaks."""
    foresight = Foresight(
        decide=ferry.decide, undo=ferry.undo, gauges=gauges, foretells=ferry.foretells
    )  # fmt: skip
    return Speech(foresight=foresight, about=ABOUT, sentence=lambda card, wording: None)
