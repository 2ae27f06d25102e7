"""What is chosen for a new game in every room: who plays, who begins, how decks are kept; and saying no."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from msgspec.structs import replace

from companion.core.crossing.setups import SetupChoice, SetupOption
from companion.core.language.ids import SeatId
from companion.core.language.phrases import named, phrase
from companion.core.language.states import Header, Player
from companion.engine.printed import Seats
from companion.engine.room import SetupError

CUSTODIES = ("face", "back", "read", "app")


def stop(rule: str, key: str, **args: Any) -> NoReturn:
    """This game cannot be opened: say why, with the rule it rests on."""
    raise SetupError(phrase(f"setup-{key}", **args), rule)


def names(given: Any) -> tuple[str, ...]:
    """Chosen ids, as a list or in one word joined by plus; whatever is neither counts as nothing chosen."""
    listed = given.split("+") if isinstance(given, str) else given if isinstance(given, list | tuple) else ()
    return tuple(str(name) for name in listed if str(name))


def seated(header: Header, seats: Seats, rule: str) -> Header:
    """As many as can play, each with a seat of their own (ALN-SETUP-01, FFY-SETUP-01, VIL-SETUP-01)."""
    count = len(header.players)
    if not seats.fewest <= count <= seats.most:
        stop(rule, "players", have=count, fewest=seats.fewest, most=seats.most)
    if len({player.seat for player in header.players}) != count:
        stop(rule, "same-seat")
    return header


def kept(header: Header, decks: Sequence[str], rule: str) -> Header:
    """Decks are kept in a way there is (ALN-ZONE-39)."""
    for deck, custody in header.custody.items():
        if deck not in decks or custody not in CUSTODIES:
            stop(rule, "custody", deck=deck, custody=str(custody))
    return header


def first_leads(header: Header, first: Any, rule: str) -> Header:
    """The players in turn order from the one who begins (ALN-SETUP-23, FFY-SETUP-23, VIL-SETUP-27)."""
    seats = [player.seat for player in header.players]
    if first is None:
        return header
    if first not in seats:
        stop(rule, "first", seat=str(first))
    at = seats.index(first)
    return replace(header, players=(*header.players[at:], *header.players[:at]))


def first_choice(players: Sequence[Player], choices: Mapping[str, Any]) -> SetupChoice:
    """Who begins."""
    first: SeatId | None = choices.get("first") or (players[0].seat if players else None)
    options = tuple(
        SetupOption(one.seat, named(one.name), {"first": one.seat}, chosen=one.seat == first)
        for one in players
    )
    return SetupChoice("first", phrase("choose-first"), options)


def toggled(chosen: Sequence[str], name: str, most: int | None = None) -> list[str]:
    """What is chosen after a touch on one of several; one too many takes the place of the first."""
    if name in chosen:
        return [one for one in chosen if one != name]
    return [*chosen, name][-most:] if most is not None else [*chosen, name]
