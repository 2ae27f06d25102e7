"""What can be chosen for a new game of Alien, film by film or freely mixed (ALN-SETUP-03, 10, 11, 19, 23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.crossing.setups import SetupChoice
from companion.core.language.states import Player
from companion.core.ports.collection import Box
from companion.engine.choices import first_choice, names
from companion.engine.legendary.guests.mixing import WITH
from companion.engine.legendary.selection import one_card, own_person, several, whole
from companion.games.alien.choices import OBJECTIVES, suites
from companion.games.alien.difficulty import difficulty_choices
from companion.games.alien.guests import MIXING
from companion.games.alien.modes import MODES
from companion.games.alien.printed import rules
from companion.games.alien.setup.suggest import films

Choices = Mapping[str, Any]
FILM = ("location", "objectives", "characters")  # what a film decides


def setup_choices(box: Box, players: Sequence[Player], choices: Choices) -> tuple[SetupChoice, ...]:
    """Every choice of a new game in the order in which people make them, with what is chosen now."""
    own = suites(box)
    box = MIXING.joined(box, names(choices.get(WITH)))
    found = (
        whole(box, "film", films(box, len(players)), FILM, choices),
        one_card(box, "locations", "location", choices),
        *OBJECTIVES.choices(box, choices),
        MIXING.choice(box, choices, own),
        several(box, suites(box), "characters", rules().characters, choices),
        MIXING.villain_choice(box, choices),
        *(own_person(box, "avatars", "roles", "role", player, choices) for player in players),
        first_choice(players, choices),
        MODES.choice(box, choices),
        *difficulty_choices(box, len(players), choices),
    )
    return tuple(choice for choice in found if len(choice.options) > 1 or (choice.many and choice.options))
