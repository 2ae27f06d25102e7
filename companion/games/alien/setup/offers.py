"""What can be chosen for a new game of Alien, film by film or freely mixed (ALN-SETUP-03, 10, 11, 19, 23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.cards import Card
from companion.core.language.ids import DesignId, SeatId
from companion.core.language.phrases import Phrase, named, phrase, title
from companion.core.language.states import Player
from companion.core.ports.collection import Box
from companion.engine.boxes import people
from companion.engine.choices import first_choice, names, toggled
from companion.engine.legendary.guests.mixing import WITH
from companion.games.alien.choices import suites
from companion.games.alien.difficulty import difficulty_choices
from companion.games.alien.guests import MIXING
from companion.games.alien.modes import MODES
from companion.games.alien.printed import rules
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import LEVELS

Choices = Mapping[str, Any]
FILM = ("location", "objectives", "characters")  # what a film decides


def setup_choices(box: Box, players: Sequence[Player], choices: Choices) -> tuple[SetupChoice, ...]:
    """Every choice of a new game in the order in which people make them, with what is chosen now."""
    own = suites(box)
    box = MIXING.joined(box, names(choices.get(WITH)))
    found = (
        _films(box, len(players), choices),
        _location(box, choices),
        *(_objective(box, level, choices) for level in LEVELS),
        MIXING.choice(box, choices, own),
        _characters(box, choices),
        MIXING.villain_choice(box, choices),
        *(_role(box, player, choices) for player in players),
        first_choice(players, choices),
        MODES.choice(box, choices),
        *difficulty_choices(box, len(players), choices),
    )
    return tuple(choice for choice in found if len(choice.options) > 1 or (choice.many and choice.options))


def _films(box: Box, players: int, choices: Choices) -> SetupChoice:
    """A whole film by one touch."""
    suggested = suggest(box, players, lambda many, count: list(many)[:count])
    films = suggested["other"].get("films", {})
    options = []
    for film in box.presets:
        then = {name: films[film.id][name] for name in FILM}
        chosen = all(_same(choices.get(name), value) for name, value in then.items())
        options.append(SetupOption(film.id, title(film.titles), then, chosen=chosen))
    return SetupChoice("film", phrase("choose-film"), tuple(options))


def _same(one: Any, other: Any) -> bool:
    """Whether two choices are the same; of several things the order does not matter."""
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


def _location(box: Box, choices: Choices) -> SetupChoice:
    """Exactly one Location."""
    options = tuple(
        SetupOption(design, box.cards[design].name, {"location": design}, chosen=_is_at(choices, design))
        for design in box.stacks.get("locations", {})
    )
    return SetupChoice("location", phrase("choose-location"), options)


def _is_at(choices: Choices, design: DesignId) -> bool:
    given = choices.get("location")
    return design in given if isinstance(given, list | tuple) else given == design


def _objective(box: Box, level: int, choices: Choices) -> SetupChoice:
    """One Objective of a level, of whichever film."""
    chosen = [DesignId(design) for design in choices.get("objectives", ())]
    of_level = [one for one in box.stacks.get("objectives", {}) if box.cards[one].number("level") == level]
    others = [design for design in chosen if design not in of_level]
    options = tuple(
        SetupOption(
            design, box.cards[design].name, {"objectives": [*others, design]}, chosen=design in chosen
        )
        for design in of_level
    )
    return SetupChoice(f"objective-{level}", phrase("choose-objective", level=level), options)


def _characters(box: Box, choices: Choices) -> SetupChoice:
    """Four different characters; a fifth takes the place of the one chosen first."""
    chosen, need = list(names(choices.get("characters"))), rules().characters
    options = []
    for stack in suites(box):
        then = {"characters": toggled(chosen, stack, need)}
        options.append(SetupOption(stack, _suite(box, stack), then, chosen=stack in chosen))
    return SetupChoice("characters", phrase("choose-characters", count=need), tuple(options), many=True)


def _suite(box: Box, stack: str) -> Phrase:
    """The name of a character: the person on its cards."""
    card: Card = box.cards[next(iter(box.stacks[stack]))]
    return named(card.person) if card.person else card.name


def _role(box: Box, player: Player, choices: Choices) -> SetupChoice:
    """The Role of a player; whoever had it takes the one that was given up."""
    roles: dict[SeatId, str] = dict(choices.get("roles", {}))
    mine = roles.get(player.seat, "")
    options = []
    for role, card in people(box, "avatars").items():
        holder = next((seat for seat, taken in roles.items() if taken == role), None)
        then = {**roles, **({holder: mine} if holder is not None else {}), player.seat: role}
        options.append(SetupOption(role, card.name, {"roles": then}, chosen=role == mine))
    return SetupChoice(f"role-{player.seat}", phrase("choose-role", name=player.name), tuple(options))
