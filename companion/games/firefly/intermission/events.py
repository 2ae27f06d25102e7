"""What happens at the end of an Episode and in the Inter-Mission."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.events import Event
from companion.core.language.ids import SeatId, SlotId, ZoneId
from companion.engine.changes import carried, counted
from companion.engine.zones import FAR_END
from companion.games.firefly import zones
from companion.games.firefly.state import INTERMISSION, FireflyState, InterMission


class CreditsEarned(Event, frozen=True):
    """The team earned Credits, to be counted and spent in the Inter-Mission (FFY-OBJ-05)."""

    n: int


class MarkerKept(Event, frozen=True):
    """A card lies beside Serenity to tell of Credits (FFY-OBJ-04)."""

    slot: SlotId


class EpisodeEnded(Event, frozen=True):
    """An Episode is over: who begins the next one is noted, and whether all Objectives were completed."""

    letter: int
    complete: bool
    starter: SeatId


class BoardCleared(Event, frozen=True):
    """Cards of the Episode that has ended went to the Defeated Cards (FFY-END-05, 06)."""

    slots: tuple[SlotId, ...]


class InevitableSetAside(Event, frozen=True):
    """The Inevitable card lies aside, as it lay when the Episode ended (FFY-END-07)."""

    slot: SlotId
    zone: ZoneId


class UpgradesShown(Event, frozen=True):
    """The top Upgrades were turned up."""

    slots: tuple[SlotId, ...]


class CreditsCounted(Event, frozen=True):
    """So many Credits can be spent; the markers that told of them are done with (FFY-INTER-03)."""

    n: int
    markers: tuple[SlotId, ...]


class CreditsSpent(Event, frozen=True):
    """Credits were spent."""

    n: int


class UpgradeFitted(Event, frozen=True):
    """An Upgrade lies in a slot of Serenity."""

    slot: SlotId
    zone: ZoneId


class UpgradeDiscarded(Event, frozen=True):
    """An Upgrade went to the bottom of its stack (FFY-INTER-10)."""

    slot: SlotId


class HealingPaid(Event, frozen=True):
    """Everybody can be healed of so much more damage."""

    n: int


class HealingUsed(Event, frozen=True):
    """A Main Character had so much of the healing."""

    seat: SeatId
    damage: int


class CardsBought(Event, frozen=True):
    """So many cards were bought for everybody."""

    n: int


class MissionEnded(Event, frozen=True):
    """The Inter-Mission is over, and so many Credits are lost."""

    lost: int


class EpisodeLaid(Event, frozen=True):
    """The next Episode deck and its Objective lie in their places (FFY-INTER-19)."""

    letter: int


def earned(state: FireflyState, event: CreditsEarned) -> FireflyState:
    """They add up over the Episode (FFY-INTER-03)."""
    return counted(state, credits=event.n)


def kept(state: FireflyState, event: MarkerKept) -> FireflyState:
    """It lies open among the markers (FFY-ZONE-27)."""
    return carried(state, (event.slot,), zones.CREDITS)


def ended(state: FireflyState, event: EpisodeEnded) -> FireflyState:
    """The Inter-Mission begins; who begins the next Episode counts as first (FFY-END-04, 08, FFY-RUL-91)."""
    results = {**state.results, event.letter: event.complete}
    turn = replace(state.turn, phase=INTERMISSION, seat=event.starter)
    state = replace(state, felled=(), wards={}, cancels={})  # the turn in which they counted is over
    return replace(state, results=results, starter=event.starter, turn=turn, mission=InterMission())


def cleared(state: FireflyState, event: BoardCleared) -> FireflyState:
    """They lie open among the Defeated Cards, those of the deck too (FFY-END-05, 06)."""
    return carried(state, event.slots, zones.DEFEATED)


def set_aside(state: FireflyState, event: InevitableSetAside) -> FireflyState:
    """It keeps the side on which it lies (FFY-END-07)."""
    return carried(state, (event.slot,), zones.SPENT_INEVITABLE, face_up=None)


def count_credits(state: FireflyState, event: CreditsCounted) -> FireflyState:
    """What they are is a number from now on; their markers are done with (FFY-RUL-27, FFY-RUL-67)."""
    state = carried(state, event.markers, zones.DEFEATED)
    return replace(state, numbers={**state.numbers, "credits": event.n})


def spent(state: FireflyState, event: CreditsSpent) -> FireflyState:
    """They are gone."""
    return counted(state, credits=-event.n)


def fitted(state: FireflyState, event: UpgradeFitted) -> FireflyState:
    """It works from now on (FFY-INTER-08)."""
    return carried(state, (event.slot,), event.zone)


def discarded(state: FireflyState, event: UpgradeDiscarded) -> FireflyState:
    """Face down under the others (FFY-INTER-10)."""
    return carried(state, (event.slot,), zones.UPGRADES, FAR_END, face_up=False)


def healing_paid(state: FireflyState, event: HealingPaid) -> FireflyState:
    """One amount for all, which can grow (FFY-RUL-85)."""
    mission = state.mission
    return replace(state, mission=replace(mission, healing=mission.healing + event.n))


def healing_used(state: FireflyState, event: HealingUsed) -> FireflyState:
    """What somebody had counts against the amount (FFY-INTER-14)."""
    healed = state.mission.healed
    had = {**healed, event.seat: healed.get(event.seat, 0) + event.damage}
    return replace(state, mission=replace(state.mission, healed=had))


def bought(state: FireflyState, event: CardsBought) -> FireflyState:
    """That was the one purchase of cards (FFY-INTER-17)."""
    return replace(state, mission=replace(state.mission, drawn=event.n))


def mission_ended(state: FireflyState, event: MissionEnded) -> FireflyState:
    """Credits that nobody has spent are lost (FFY-INTER-06)."""
    return replace(state, numbers={**state.numbers, "credits": 0}, mission=InterMission())


def laid(state: FireflyState, event: EpisodeLaid) -> FireflyState:
    """Deck and Objective come into their places; all else stays where it lies (FFY-INTER-19, 23)."""
    letter = event.letter
    deck, card = zones.EPISODES[letter - 1], zones.OBJECTIVES[letter - 1]
    state = carried(state, state.table.zone(zones.OBJECTIVE), zones.REMOVED)
    state = carried(state, state.table.zone(card), zones.OBJECTIVE)
    state = carried(state, state.table.zone(deck), zones.EPISODE, face_up=False)
    numbers = {name: n for name, n in state.numbers.items() if not name.startswith("progress:")}
    return replace(state, numbers={**numbers, "episode": letter}, items={}, counted=(), late=())
