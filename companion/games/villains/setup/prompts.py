"""What hands lay out before the first turn, in the order of the rulebook (VIL-SETUP-02 to 26, VIL-VP-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import keeper
from companion.games.villains import zones
from companion.games.villains.challenges import challenges, hand_size
from companion.games.villains.printed import rules
from companion.games.villains.setup.dealing import TableLaid
from companion.games.villains.state import VillainsState


def laid_out(event: TableLaid, before: VillainsState, after: VillainsState) -> Sequence[Prompt]:
    """Every hand movement of the set-up; decks that the app keeps lie sorted in the tray."""
    return tuple(Prompt(text) for text in sentences(event, after))


def sentences(event: TableLaid, state: VillainsState) -> Iterator[Phrase]:
    """Own decks, the stacks, the Commander and the Plot, the two decks, the Lair, and the first hands."""
    own, bindings = rules().personal_deck, len(state.table.zone(zones.BINDINGS))
    yield phrase("prompt-setup-deck", operatives=own.hydra_operatives, soldiers=own.hydra_soldiers)
    for seat, n in event.handicap.items():
        yield phrase("prompt-setup-handicap", name=state.player(seat).name, count=n)
    yield phrase("prompt-setup-stacks", count=bindings)
    yield phrase(_kept(state, "bystanders"))
    yield phrase("prompt-setup-commander")
    yield phrase(_kept(state, "tactics"), count=rules().tactics)
    yield phrase("prompt-setup-plot")
    if event.beside:
        yield phrase("prompt-setup-beside", count=event.beside)
    yield phrase("prompt-setup-adversary-deck", **event.deck)
    yield phrase(_kept(state, "adversaries"))
    yield phrase(_kept(state, "allies"), count=rules().lair)
    yield phrase("prompt-setup-victory")
    yield phrase("prompt-setup-hands", count=hand_size(state.header))
    escaped = challenges(state.header)["prison_break"]
    if escaped:
        yield phrase("prompt-setup-prison-break", count=escaped)


def _kept(state: VillainsState, deck: str) -> str:
    """The sentence of a deck: laid face down by hands, or sorted into the tray."""
    return f"prompt-setup-{deck}-{keeper(state, deck)}"
