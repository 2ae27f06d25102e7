"""What can be chosen for a new game, game by game or freely mixed (FFY-SETUP-02, 04, 13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.ids import DesignId
from companion.core.language.phrases import phrase
from companion.core.language.states import Player
from companion.core.ports.collection import Box
from companion.engine.choices import first_choice, names, toggled
from companion.engine.legendary.selection import own_person, whole
from companion.games.firefly.difficulty import difficulty_choices
from companion.games.firefly.printed import rules
from companion.games.firefly.setup.choices import has_ranks
from companion.games.firefly.setup.suggest import OBJECTIVES, games

Choices = Mapping[str, Any]
GAME = ("objectives", "main-characters")  # what a game of the series decides


def setup_choices(box: Box, players: Sequence[Player], choices: Choices) -> tuple[SetupChoice, ...]:
    """Every choice of a new game in the order in which people make them, with what is chosen now."""
    found = (
        whole(box, "game", games(box, len(players)), GAME, choices),
        *OBJECTIVES.choices(box, choices),
        *(own_person(box, "avatars", "roles", "role", player, choices) for player in players),
        crew_choice(box, len(players), choices),
        *(() if has_ranks(box, choices) else (first_choice(players, choices),)),
        *difficulty_choices(len(players), choices),
    )
    return tuple(choice for choice in found if len(choice.options) > 1 or (choice.many and choice.options))


def crew_choice(box: Box, players: int, choices: Choices) -> SetupChoice:
    """The Main Characters whom nobody plays, until there are five (FFY-SETUP-04)."""
    need = rules().main_characters - players
    taken = set(dict(choices.get("roles", {})).values())
    free = [design for design in box.stacks.get("avatars", {}) if box.cards[design].person not in taken]
    wanted = names(choices.get("main-characters"))
    chosen = [design for design in wanted if DesignId(design) in free][: max(need, 0)]
    options = tuple(
        SetupOption(
            design, box.cards[design].name, {"main-characters": toggled(chosen, design, need)},
            chosen=design in chosen,
        )
        for design in (free if need > 0 else ())
    )  # fmt: skip
    return SetupChoice("main-characters", phrase("choose-main-characters", count=need), options, many=True)
