"""What players choose for a new game, with a rule for everything that cannot be (FFY-SETUP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.cards import Card
from companion.core.language.ids import DesignId, SeatId
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box
from companion.engine.boxes import copies_of, people
from companion.engine.choices import first_leads, kept, names, seated, stop
from companion.engine.legendary.selection import whom
from companion.engine.room import Script
from companion.games.firefly.campaign.record import KEY, Campaign, kept_in
from companion.games.firefly.campaign.record import read as read_campaign
from companion.games.firefly.campaign.series import OBJECTIVES
from companion.games.firefly.difficulty import NAMES, difficulty, with_difficulty
from companion.games.firefly.printed import rules
from companion.games.firefly.state import LETTERS

SECOND = "second"  # whom a player alone plays besides (FFY-SETUP-30)
KEYS = {KEY, "roles", "main-characters", "objectives", "characters", "first", "other", SECOND, *NAMES}
DECKS = ("episode", "crew-strikes", "ship-strikes", "crew", "browncoats", "upgrades")


class Chosen(msgspec.Struct, frozen=True):
    """A new game as it will be laid out; every field is possible with the box."""

    header: Header  # the highest-ranked player leads
    avatars: dict[SeatId, DesignId]
    crew: tuple[DesignId, ...]  # Avatars of the non-player Main Characters
    objectives: tuple[DesignId, ...]  # by letter
    mini_decks: tuple[str, ...]  # stacks, by letter
    characters: tuple[str, ...]  # stacks of the Supporting Characters


def read(script: Script, box: Box) -> Chosen:
    """The choices of a script, checked against the box."""
    choices = script.choices
    for name in sorted(choices.keys() - KEYS):
        stop("FFY-STATE-01", "unknown-choice", name=name)
    header = seated(script.header, rules().players, "FFY-SETUP-01")
    header, roles = with_second(header, choices.get("roles"), choices.get(SECOND))
    header = with_difficulty(kept(header, DECKS, "FFY-ZONE-30"), choices)
    avatars = _avatars(header, box, roles)
    crew = _crew(box, avatars, names(choices.get("main-characters")))
    objectives = OBJECTIVES.read(box, choices.get("objectives"), "FFY-SETUP-12")
    header = _in_campaign(header, choices, roles, crew, objectives)
    return Chosen(
        header=first_leads(header, _first(box, header, avatars, choices.get("first")), "FFY-SETUP-22"),
        avatars=avatars,
        crew=crew,
        objectives=objectives,
        mini_decks=_mini_decks(box, objectives),
        characters=_characters(box, (*avatars.values(), *crew)),
    )


def with_second(header: Header, roles: Any, second: Any) -> tuple[Header, Any]:
    """One person alone can play two Avatars, each of them a whole player (FFY-SETUP-30, FFY-RUL-82)."""
    if not second:
        return header, roles
    if len(header.players) > 1:
        stop("FFY-SETUP-30", "second")
    options = {**header.options, SECOND: second}
    players = both(header.players)
    own = roles if isinstance(roles, dict) else {}
    return replace(header, players=players, options=options), {**own, players[1].seat: second}


def both(players: Sequence[Player]) -> tuple[Player, Player]:
    """The seat of a person alone, and the one of the second Avatar."""
    (one,) = players
    return one, replace(one, seat=SeatId("p2"), name=f"{one.name} 2", colour=one.colour + 1)


def _in_campaign(
    header: Header,
    choices: Mapping[str, Any],
    roles: Mapping[SeatId, str],
    crew: Sequence[DesignId],
    objectives: Sequence[DesignId],
) -> Header:
    """The header with the campaign that the game belongs to, as it stands now (FFY-CAMP-18)."""
    told = read_campaign(choices.get(KEY))
    if told is None:
        return header
    now = replace(
        told, objectives=tuple(objectives), crew=tuple(crew), roles=dict(roles),
        difficulty=difficulty(header),
    )  # fmt: skip
    if told.played:
        _need_same_people(told, now)
        _need_same_switches(told, now)
    return kept_in(header, now)


def _need_same_people(before: Campaign, now: Campaign) -> None:
    """All games of a campaign have the same Main Characters, each with the same player.

    FFY-CAMP-02, FFY-RUL-59.
    """
    if now.roles != before.roles or set(now.crew) != set(before.crew):
        stop("FFY-CAMP-02", "campaign-people")


def _need_same_switches(before: Campaign, now: Campaign) -> None:
    """All games of a campaign are as easy or hard as the first (FFY-DIFF-18)."""
    if now.difficulty != before.difficulty:
        stop("FFY-DIFF-18", "campaign-difficulty")


def _avatars(header: Header, box: Box, given: Any) -> dict[SeatId, DesignId]:
    """Every player has an Avatar of their own (FFY-SETUP-02)."""
    known = people(box, "avatars")
    taken = whom(header, box, "avatars", given, "FFY-SETUP-02", "FFY-SETUP-02")
    return {seat: known[person].design for seat, person in taken.items()}


def _crew(box: Box, avatars: dict[SeatId, DesignId], wanted: tuple[str, ...]) -> tuple[DesignId, ...]:
    """Others until there are five Main Characters: those that were named, then the next of the box.

    FFY-SETUP-04, FFY-SETUP-29, FFY-CAMP-20: who was left out as a player is a Main Character all the same.
    """
    known = box.stacks.get("avatars", {})
    for design in wanted:
        if design not in known:
            stop("FFY-SETUP-04", "role-unknown", role=design)
    taken, need = set(avatars.values()), rules().main_characters - len(avatars)
    named = (DesignId(design) for design in wanted)
    rest = dict.fromkeys(design for design in (*named, *known) if design not in taken)
    if len(rest) < need:
        stop("FFY-SETUP-04", "main-characters", need=rules().main_characters, have=len(known))
    return tuple(sorted(tuple(rest)[:need], key=lambda design: _rank(box.cards[design])))


def _rank(card: Card) -> int:
    """A smaller number is a higher Rank; an unknown one comes last."""
    return card.number("rank") or 99


def has_ranks(box: Box, choices: Mapping[str, Any]) -> bool:
    """Whether the Ranks of the chosen Avatars say who begins (FFY-RUL-88)."""
    known, roles = people(box, "avatars"), dict(choices.get("roles", {}))
    ranks = [known[person].number("rank") for person in roles.values() if person in known]
    told = [rank for rank in ranks if rank is not None]
    return bool(told) and len(told) == len(ranks) and told.count(min(told)) == 1


def _first(box: Box, header: Header, avatars: dict[SeatId, DesignId], given: Any) -> Any:
    """The highest-ranked player begins; where a Rank is not known the table says who (FFY-SETUP-22)."""
    ranks = {player.seat: box.cards[avatars[player.seat]].number("rank") for player in header.players}
    known = {seat: rank for seat, rank in ranks.items() if rank is not None}
    if len(known) < len(ranks) or list(known.values()).count(min(known.values())) > 1:
        return given
    return min(known, key=lambda seat: known[seat])


def mini_deck(objective: Card) -> str:
    """The stack of Episode cards that belongs to an Objective (FFY-COMP-02)."""
    return f"episode-{objective.person}"


def _mini_decks(box: Box, objectives: tuple[DesignId, ...]) -> tuple[str, ...]:
    """Each Objective's own Episode cards, as many as its letter has (FFY-SETUP-15, FFY-COMP-03)."""
    stacks = tuple(mini_deck(box.cards[design]) for design in objectives)
    for letter, stack in zip(LETTERS, stacks, strict=True):
        have, need = len(copies_of(box, stack)), rules().letters[letter - 1]
        if have != need:
            stop("FFY-SETUP-15", "mini-deck", level=letter, need=need, have=have)
    return stacks


def _characters(box: Box, main: tuple[DesignId, ...]) -> tuple[str, ...]:
    """The stacks of the four who are no Main Characters (FFY-SETUP-06, FFY-COMP-06)."""
    mine = {box.cards[design].person for design in main}
    stacks = tuple(stack for person, stack in suites(box).items() if person not in mine)
    if len(stacks) != rules().main_characters - 1:
        stop("FFY-SETUP-06", "characters", need=rules().main_characters - 1, have=len(stacks))
    return stacks


def suites(box: Box) -> dict[str, str]:
    """The stack of each crew member, by the person on its cards (FFY-COMP-07, FFY-CARD-02)."""
    stacks = (stack for stack in box.stacks if stack.startswith("character-"))
    return {box.cards[next(iter(box.stacks[stack]))].person: stack for stack in stacks}
