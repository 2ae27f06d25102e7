"""The advanced modes of a game: chosen before anything is laid out, kept in its header (ALN-SETUP-27)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.phrases import phrase
from companion.core.language.states import Header, State
from companion.core.ports.collection import Box
from companion.engine.room import Script, SetupError

STANDARD, ALIENS = "standard", "aliens"
AGENDAS, DELAYED = "agendas", "delayed"  # Hidden Agendas; and nobody looks at the own one either
MODES = (STANDARD, ALIENS, AGENDAS, DELAYED)  # what one mode is called; several are joined by a plus
SECRET_STACKS = ("agendas-good", "agendas-evil", "secrets")
STACKS = {
    ALIENS: ("alien-avatars", "alien-player"), AGENDAS: SECRET_STACKS, DELAYED: SECRET_STACKS,
}  # what a mode needs of a box  # fmt: skip


def modes_of(header: Header) -> list[str]:
    """The advanced modes that a game is played with."""
    return chosen_modes(header.options, {})


def has_mode(state: State, mode: str) -> bool:
    """Whether a game is played with an advanced mode."""
    return mode in modes_of(state.header)


def is_advanced(state: State) -> bool:
    """Whether any advanced mode is played: in the base game players do not fight each other lightly."""
    return bool(modes_of(state.header))


def mode_stacks(header: Header) -> tuple[str, ...]:
    """The stacks that the chosen modes bring to the table."""
    return tuple(dict.fromkeys(stack for mode in modes_of(header) for stack in STACKS.get(mode, ())))


def with_modes(script: Script, box: Box) -> Header:
    """The header of a script with the modes that were chosen, as far as the box can play them."""
    chosen = chosen_modes(script.header.options, script.choices)
    for mode in chosen:
        if mode not in MODES:
            raise SetupError(phrase("setup-no-mode", mode=mode), "ALN-SETUP-27")
        for stack in STACKS.get(mode, ()):
            if not box.stacks.get(stack):
                raise SetupError(phrase("setup-too-few", stack=stack, need=1, have=0), "ALN-SETUP-27")
    if "modes" not in script.choices:
        return script.header
    return replace(script.header, options={**script.header.options, "modes": chosen})


def chosen_modes(options: Mapping[str, Any], choices: Mapping[str, Any]) -> list[str]:
    """The advanced modes that somebody named: as a list, or in one word joined by a plus."""
    given = choices.get("modes", options.get("modes", options.get("mode", "")))
    listed = given if isinstance(given, list | tuple) else str(given).split("+")
    named = (str(mode).strip() for mode in listed)
    return list(dict.fromkeys(mode for mode in named if mode not in ("", STANDARD)))


def mode_choice(box: Box, choices: Mapping[str, Any]) -> SetupChoice:
    """The advanced modes that a box can play, each on or off (ALN-RULING-43: off unless chosen)."""
    chosen = chosen_modes({}, choices)
    options = []
    for mode in MODES[1:]:
        if "+" not in mode and all(box.stacks.get(stack) for stack in STACKS.get(mode, ())):
            is_on = mode in chosen
            then = [one for one in chosen if one != mode] if is_on else [*chosen, mode]
            title, sub = phrase(f"mode-{mode}"), phrase(f"mode-{mode}-sub")
            options.append(SetupOption(mode, title, {"modes": then}, sub, chosen=is_on))
    return SetupChoice("modes", phrase("choose-modes"), tuple(options), many=True)
