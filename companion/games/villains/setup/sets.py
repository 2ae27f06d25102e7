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
from companion.games.villains.encounters import INSTEAD, ROOM, is_enemy_stack
from companion.games.villains.mixing import ALIGNMENT, ANY, DECKS, HYDRA, MATCH, START, joined
from companion.games.villains.printed import rules
from companion.games.villains.setup.suggest import refit

Choices = Mapping[str, Any]
WAYS = ((BOARD, BOARDS, VILLAINOUS), (START, tuple(DECKS), HYDRA), (ALIGNMENT, (ANY, MATCH), ANY))


def set_choices(box: Box, whole: Box, choices: Choices, players: int) -> tuple[SetupChoice, ...]:
    """The sets of a household that can be mixed in; with one of them how they are played together.

    `whole` is the box with those that are chosen already.
    """
    if not box.guests:
        return ()
    chosen = [name for name in names(choices.get(WITH)) if name in {guest.name for guest in box.guests}]
    options = tuple(_set(box, guest, {**choices, WITH: chosen}, players) for guest in box.guests)
    found = (SetupChoice(WITH, phrase("choose-with"), options, many=True),)
    if not chosen:
        return found
    starts = tuple(start for start in DECKS if _is_enough(whole, players, start))
    ways = (
        _way(name, starts if name == START else possible, usual, choices) for name, possible, usual in WAYS
    )
    return (*found, *ways, _instead(whole, choices))


def _set(box: Box, guest: Guest, choices: Choices, players: int) -> SetupOption:
    """One set, in or out; what it brought goes with it, and the next of the box takes the empty places."""
    is_in, left = guest.name in choices[WITH], toggled(choices[WITH], guest.name)
    then: dict[str, Any] = {WITH: left}
    if is_in:
        then |= {BOARD: VILLAINOUS, START: HYDRA} if not left else {}
        then[INSTEAD] = [stack for stack in names(choices.get(INSTEAD)) if stack not in guest.stacks]
        then |= refit(joined(box, then), players, choices)
    sub = phrase("with-encounters-sub" if guest.room != ROOM else "with-guests-sub")
    return SetupOption(guest.name, title(guest.titles), then, sub, chosen=is_in)


def _is_enough(box: Box, players: int, start: str) -> bool:
    """Whether there are cards for everybody's starting deck (VIL-MIX-12)."""
    printed = rules().personal_deck
    need = zip(DECKS[start], (printed.hydra_operatives, printed.hydra_soldiers), strict=True)
    return all(len(copies_of(box, stack)) >= n * players for stack, n in need)


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
