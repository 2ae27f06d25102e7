"""What hands lay out before the first turn, in the order of the rulebook (FFY-SETUP-02 to 21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.crossing.prompts import Prompt
from companion.core.language.phrases import Phrase, phrase
from companion.engine.decks import keeper
from companion.games.firefly.difficulty import side_jobs, talents
from companion.games.firefly.printed import rules
from companion.games.firefly.setup.dealing import CrewJoined
from companion.games.firefly.state import FireflyState


def laid_out(event: CrewJoined, before: FireflyState, after: FireflyState) -> Sequence[Prompt]:
    """Every hand movement of the set-up; decks that the app keeps lie sorted in the tray."""
    return tuple(Prompt(text) for text in sentences(after))


def sentences(state: FireflyState) -> Iterator[Phrase]:
    """Avatars and own decks, the stacks, the three Episode decks, the Bridge, and the first hands."""
    own = rules().personal_deck
    if state.crew:
        yield phrase("prompt-setup-crew", count=len(state.crew))
    yield phrase("prompt-setup-deck", shiny=own.shiny, misbehave=own.misbehave, talents=talents(state.header))
    for deck in ("upgrades", "browncoats", "ship-strikes", "crew-strikes"):
        yield phrase(_kept(state, deck))
    yield phrase("prompt-setup-talents")
    yield phrase("prompt-setup-objectives")
    yield phrase("prompt-setup-jobs", count=side_jobs(state.header))
    yield phrase(_kept(state, "episode"))
    yield phrase("prompt-setup-inevitable")
    yield phrase(_kept(state, "crew"), count=rules().bridge)
    yield phrase("prompt-setup-hands", count=rules().hand)


def _kept(state: FireflyState, deck: str) -> str:
    """The sentence of a deck: laid face down by hands, or sorted into the tray."""
    return f"prompt-setup-{deck}-{keeper(state, deck)}"
