"""What a finished game opens the next game of its campaign with (FFY-CAMP-03 to 11, FFY-CAMP-18)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.core.language.ids import CopyId, DesignId, SlotId, ZoneId
from companion.core.ports.collection import Box
from companion.engine.legendary.ending import WON
from companion.engine.legendary.selection import Sample, by_lot
from companion.games.firefly import zones
from companion.games.firefly.campaign.record import KEY, Campaign, Kept, Played, campaign_of, games
from companion.games.firefly.campaign.series import in_order
from companion.games.firefly.scoring.scores import score
from companion.games.firefly.state import FireflyState


def sequel(state: FireflyState, box: Box, sample: Sample) -> dict[str, Any] | None:
    """The choices of the next game; None of a game of its own, before its end, or after the fifth.

    FFY-RUL-58.
    """
    campaign = campaign_of(state.header)
    if campaign is None or not state.outcome or campaign.game >= games():
        return None
    after = following(state, campaign)
    objectives = next_objectives(box, after, sample)
    second = state.header.options.get("second")  # whom a person alone plays besides
    return {
        **campaign.difficulty,
        **({"second": second} if second else {}),
        KEY: msgspec.to_builtins(after),
        "roles": dict(campaign.roles),
        "main-characters": list(campaign.crew),
        "objectives": list(objectives),
    }


def played(state: FireflyState, campaign: Campaign) -> tuple[Played, ...]:
    """The games of the campaign with this one, once it is over (FFY-CAMP-11)."""
    if not state.outcome:
        return campaign.played
    return (*campaign.played, Played(score(state), state.outcome == WON, campaign.objectives))


def following(state: FireflyState, campaign: Campaign) -> Campaign:
    """Where the campaign stands after a game: it goes on after a loss too (FFY-CAMP-09).

    The text of C is followed whatever came of the game (FFY-CAMP-10, FFY-RUL-84).
    """
    return replace(
        campaign, game=campaign.game + 1, objectives=(), played=played(state, campaign),
        kept=left(state), credits=to_spend_later(state),
        text=campaign.objectives[-1] if campaign.objectives else "",
    )  # fmt: skip


def left(state: FireflyState) -> Kept:
    """Only a win leaves Upgrades and strikes where they lie (FFY-CAMP-05, FFY-CAMP-06, FFY-CAMP-08)."""
    return kept(state) if state.outcome == WON else Kept()


def to_spend_later(state: FireflyState) -> int:
    """Only a win leaves the Credits of Episode C to be spent before the next game (FFY-CAMP-03, 08)."""
    return state.numbers.get("credits", 0) if state.outcome == WON else 0


def kept(state: FireflyState) -> Kept:
    """What lies on Serenity and beside the Avatars, as far as it is known which cards these are."""
    seats = state.everybody
    return Kept(
        _by_slot(state, zones.UPGRADE_SLOTS),
        _by_slot(state, zones.STRIKE_SLOTS),
        {seat: found for seat in seats if (found := _known(state, zones.strikes_on(state.table, seat)))},
    )


def _by_slot(state: FireflyState, row: Iterable[ZoneId]) -> dict[ZoneId, CopyId]:
    there = {zone: _known(state, state.table.zone(zone)) for zone in row}
    return {zone: copies[0] for zone, copies in there.items() if copies}


def _known(state: FireflyState, slots: Iterable[SlotId]) -> tuple[CopyId, ...]:
    copies = (state.table.slots[slot].copy for slot in slots)
    return tuple(copy for copy in copies if copy is not None)


def next_objectives(box: Box, campaign: Campaign, sample: Sample) -> tuple[DesignId, ...]:
    """Of each letter the first that was not played yet, in the order of the series, or one by lot.

    FFY-CAMP-01, FFY-CAMP-17; only when all of a letter were played one comes again (FFY-RUL-60).
    """
    used = {design for one in campaign.played for design in one.objectives}
    found = []
    for own in in_order(box).values():
        left = [design for design in own if design not in used] or own
        found.append(by_lot(left, 1, sample)[0] if campaign.mixed else left[0])
    return tuple(found)
