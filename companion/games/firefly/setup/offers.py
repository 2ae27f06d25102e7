"""What can be chosen for a new game, game by game or freely mixed (FFY-SETUP-02, 04, 13)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.ids import DesignId
from companion.core.language.phrases import phrase
from companion.core.language.states import Player
from companion.core.ports.collection import Box
from companion.engine.boxes import people
from companion.engine.choices import first_choice, names, toggled
from companion.engine.legendary.selection import own_person, whole
from companion.games.firefly.campaign.record import KEY
from companion.games.firefly.campaign.record import games as games_of_campaign
from companion.games.firefly.campaign.series import OBJECTIVES, in_order
from companion.games.firefly.difficulty import difficulty_choices
from companion.games.firefly.printed import rules
from companion.games.firefly.setup.choices import SECOND, both, has_ranks
from companion.games.firefly.setup.suggest import games

Choices = Mapping[str, Any]
GAME = ("objectives", "main-characters")  # what a game of the series decides


def setup_choices(box: Box, players: Sequence[Player], choices: Choices) -> tuple[SetupChoice, ...]:
    """Every choice of a new game in the order in which people make them, with what is chosen now."""
    if goes_on(choices):
        return repeated(OBJECTIVES.choices(box, choices), choices)
    seats = both(players) if choices.get(SECOND) and len(players) == 1 else players
    found = (
        *campaign_choice(box, choices),
        whole(box, "game", games(box, len(players)), GAME, choices),
        *OBJECTIVES.choices(box, choices),
        *(own_person(box, "avatars", "roles", "role", player, choices) for player in players),
        *(second_choice(box, choices) if len(players) == 1 else ()),
        crew_choice(box, len(seats), choices),
        *(() if has_ranks(box, choices) else (first_choice(players, choices),)),
        *difficulty_choices(len(seats), choices),
    )
    return tuple(choice for choice in found if len(choice.options) > 1 or (choice.many and choice.options))


def goes_on(choices: Choices) -> bool:
    """Whether a campaign runs: only its Objectives can be chosen (FFY-CAMP-02, FFY-CAMP-17, FFY-DIFF-18)."""
    return bool(dict(choices.get(KEY) or {}).get("played"))


def campaign_choice(box: Box, choices: Choices) -> tuple[SetupChoice, ...]:
    """One game, or five in a row: in the order of the series, or with Objectives by lot.

    FFY-CAMP-01, FFY-CAMP-17, FFY-CAMP-19; a box with too few Objectives has no campaign.
    """
    series = in_order(box)
    if any(len(own) < games_of_campaign() for own in series.values()):
        return ()
    told = dict(choices.get(KEY) or {})
    chosen = ("mixed" if told.get("mixed") else "series") if told else "single"
    first = {"objectives": [own[0] for own in series.values()]}
    plans: dict[str, dict[str, Any]] = {
        "single": {KEY: None},
        "series": {KEY: {"game": 1}, **first},
        "mixed": {KEY: {"game": 1, "mixed": True}},
    }
    options = tuple(
        SetupOption(
            name, phrase(f"campaign-{name}"), then, phrase(f"campaign-{name}-sub"), chosen=name == chosen
        )
        for name, then in plans.items()
    )
    return (SetupChoice(KEY, phrase("choose-campaign"), options),)


def repeated(offers: tuple[SetupChoice, ...], choices: Choices) -> tuple[SetupChoice, ...]:
    """An Objective that was played already says so; it can be played again (FFY-RUL-60)."""
    played = (one for one in choices[KEY]["played"])
    used = {design for one in played for design in one.get("objectives", ())}
    again = phrase("campaign-again")
    return tuple(
        replace(
            offer,
            options=tuple(replace(one, sub=again) if one.id in used else one for one in offer.options),
        )
        for offer in offers
    )


def second_choice(box: Box, choices: Choices) -> tuple[SetupChoice, ...]:
    """Whether a person alone plays a second Avatar, and which (FFY-SETUP-30, FFY-SOLO-05)."""
    taken, chosen = set(dict(choices.get("roles", {})).values()), choices.get(SECOND)
    alone = SetupOption("alone", phrase("second-none"), {SECOND: None}, chosen=not chosen)
    others = tuple(
        SetupOption(person, card.name, {SECOND: person}, chosen=person == chosen)
        for person, card in people(box, "avatars").items()
        if person not in taken
    )
    return (SetupChoice(SECOND, phrase("choose-second"), (alone, *others)),)


def crew_choice(box: Box, players: int, choices: Choices) -> SetupChoice:
    """The Main Characters whom nobody plays, until there are five (FFY-SETUP-04)."""
    need = rules().main_characters - players
    taken = {*dict(choices.get("roles", {})).values(), choices.get(SECOND)}
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
