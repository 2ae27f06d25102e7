"""The modes of a game: chosen before anything is laid out, in any combination, and kept in its header."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.phrases import phrase
from companion.core.language.states import Header, State
from companion.core.ports.collection import Box
from companion.engine.choices import stop, toggled
from companion.engine.room import Script


class Modes(msgspec.Struct, frozen=True, kw_only=True):
    """The modes of a room: what each of them needs of a box, and by which rule they can be chosen."""

    standard: str  # what the game without any of them is called
    known: tuple[str, ...]  # what one mode is called; several are joined by a plus
    stacks: Mapping[str, tuple[str, ...]]  # what a mode needs of a box
    rule: str

    def of(self, header: Header) -> list[str]:
        """The modes that a game is played with."""
        return self.chosen(header.options, {})

    def has(self, state: State, mode: str) -> bool:
        """Whether a game is played with a mode."""
        return mode in self.of(state.header)

    def stacks_of(self, header: Header) -> tuple[str, ...]:
        """The stacks that the chosen modes bring to the table."""
        return tuple(dict.fromkeys(one for mode in self.of(header) for one in self.stacks.get(mode, ())))

    def header(self, script: Script, box: Box) -> Header:
        """The header of a script with the chosen modes, as far as the box can play them (ALN-SETUP-27)."""
        chosen = self.chosen(script.header.options, script.choices)
        for mode in chosen:
            if mode not in self.known:
                stop(self.rule, "no-mode", mode=mode)
            for stack in self.stacks.get(mode, ()):
                if not box.stacks.get(stack):
                    stop(self.rule, "too-few", stack=stack, need=1, have=0)
        if "modes" not in script.choices:
            return script.header
        return replace(script.header, options={**script.header.options, "modes": chosen})

    def chosen(self, options: Mapping[str, Any], choices: Mapping[str, Any]) -> list[str]:
        """The modes that somebody named: as a list, or in one word joined by a plus."""
        given = choices.get("modes", options.get("modes", options.get("mode", "")))
        listed = given if isinstance(given, list | tuple) else str(given).split("+")
        named = (str(mode).strip() for mode in listed)
        return list(dict.fromkeys(mode for mode in named if mode not in ("", self.standard)))

    def choice(self, box: Box, choices: Mapping[str, Any]) -> SetupChoice:
        """The modes that a box can play, each on or off: off unless chosen (ALN-RULING-43)."""
        chosen, options = self.chosen({}, choices), []
        for mode in self.known:
            if all(box.stacks.get(stack) for stack in self.stacks.get(mode, ())):
                title, sub, then = phrase(f"mode-{mode}"), phrase(f"mode-{mode}-sub"), toggled(chosen, mode)
                options.append(SetupOption(mode, title, {"modes": then}, sub, chosen=mode in chosen))
        return SetupChoice("modes", phrase("choose-modes"), tuple(options), many=True)
