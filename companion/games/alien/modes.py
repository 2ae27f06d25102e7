"""The advanced modes of a game (ALN-SETUP-27)."""

from __future__ import annotations

from companion.core.language.states import State
from companion.engine.modes import Modes

STANDARD, ALIENS = "standard", "aliens"
AGENDAS, DELAYED = "agendas", "delayed"  # Hidden Agendas; and nobody looks at the own one either
SECRET_STACKS = ("agendas-good", "agendas-evil", "secrets")
MODES = Modes(
    standard=STANDARD, known=(ALIENS, AGENDAS, DELAYED), rule="ALN-SETUP-27",
    stacks={
        ALIENS: ("alien-avatars", "alien-player"), AGENDAS: SECRET_STACKS, DELAYED: SECRET_STACKS,
    },
)  # fmt: skip
has_mode = MODES.has


def is_advanced(state: State) -> bool:
    """Whether any advanced mode is played: in the base game players do not fight each other lightly."""
    return bool(MODES.of(state.header))
