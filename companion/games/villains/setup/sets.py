"""Which other sets are mixed in, on which board, and what comes with them (VIL-MIX-01, 04, 06, 12, 23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.guests import Guest
from companion.core.language.phrases import phrase, title
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of
from companion.engine.choices import names, toggled
from companion.engine.legendary.guests.mixing import WITH, called
from companion.games.villains.boards import BOARD, BOARDS, VILLAINOUS
from companion.games.villains.encounters import INSTEAD, is_enemy_stack
from companion.games.villains.mixing import ALIGNMENT, ANY, DECKS, HYDRA, MATCH, START

Choices = Mapping[str, Any]
STACKS = ("allies", "adversaries", "backup", INSTEAD)  # choices that can name stacks of a set
WAYS = ((BOARD, BOARDS, VILLAINOUS), (START, tuple(DECKS), HYDRA), (ALIGNMENT, (ANY, MATCH), ANY))


def set_choices(box: Box, whole: Box, choices: Choices) -> tuple[SetupChoice, ...]:
    """The sets of a household that can be mixed in; with one of them how they are played together.

    `whole` is the box with those that are chosen already.
    """
    if not box.guests:
        return ()
    chosen = [name for name in names(choices.get(WITH)) if name in {guest.name for guest in box.guests}]
    options = tuple(_set(guest, chosen, choices) for guest in box.guests)
    found = (SetupChoice(WITH, phrase("choose-with"), options, many=True),)
    if not chosen:
        return found
    ways = (_way(name, possible, usual, choices) for name, possible, usual in WAYS)
    return (*found, *ways, _instead(whole, choices))


def _set(guest: Guest, chosen: list[str], choices: Choices) -> SetupOption:
    """One set, in or out; with it goes what it brought."""
    is_in, then = guest.name in chosen, dict[str, Any]()
    if is_in:
        for key in STACKS:
            then[key] = [stack for stack in names(choices.get(key)) if stack not in guest.stacks]
    sub = phrase("with-encounters-sub" if guest.room != "villains" else "with-guests-sub")
    return SetupOption(
        guest.name, title(guest.titles), {WITH: toggled(chosen, guest.name), **then}, sub, chosen=is_in
    )


def _way(name: str, possible: tuple[str, ...], usual: str, choices: Choices) -> SetupChoice:
    now = str(choices.get(name, usual))
    options = tuple(
        SetupOption(f"{name}:{one}", phrase(f"option-{name}-{one}"), {name: one}, chosen=one == now)
        for one in possible
    )
    return SetupChoice(name, phrase(f"choose-{name}"), options)


def _instead(whole: Box, choices: Choices) -> SetupChoice:
    """Enemies of Encounters that can take the place of Adversaries card for card (VIL-MIX-23)."""
    chosen = names(choices.get(INSTEAD))
    options = tuple(
        SetupOption(
            stack, called(whole, stack),
            {INSTEAD: toggled(chosen, stack)}, phrase("instead-sub", count=len(copies_of(whole, stack))),
            chosen=stack in chosen,
        )
        for stack in whole.stacks
        if is_enemy_stack(whole, stack)
    )  # fmt: skip
    return SetupChoice(INSTEAD, phrase("choose-instead"), options, many=True)
