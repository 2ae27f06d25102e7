"""Recruit Points that pay for a fight together with Attack, where a card of this turn allows it."""

from __future__ import annotations

from msgspec.structs import replace

from companion.core.language.asks import Option
from companion.core.language.events import Event
from companion.core.language.ids import SlotId
from companion.core.language.phrases import phrase
from companion.engine.draft import Draft
from companion.engine.effects.selectors import pick
from companion.engine.feature import Feature
from companion.engine.legendary.pools import pool
from companion.engine.work import Own
from companion.games.villains.aiming import COMMANDER, with_aimed
from companion.games.villains.state import VillainsState


class Bribed(Event, frozen=True):
    """Whoever this is can be fought with points of both kinds, in this turn; or has just been paid for."""

    whom: str
    open: bool = True


class ShareTurned(Event, frozen=True):
    """Recruit Points became points against one place alone."""

    at: str
    n: int


class SharePaid(Own, frozen=True, tag="share-paid"):
    """How much of a price is paid with Recruit Points; then the fight goes on."""

    whom: str
    at: str
    need: int


class BribeAgain(Own, frozen=True, tag="bribe-again"):
    """Who was fought with points of both kinds can be so fought again."""

    whom: str


def key(slot: SlotId | None) -> str:
    """Whom a card allows to be fought like that: an Adversary, or the Commander."""
    return COMMANDER if slot is None else f"slot:{slot}"


def help_of(state: VillainsState, whom: str) -> int:
    """What Recruit Points could pay of a fight."""
    return pool(state, "recruit") if state.numbers.get(f"turn:bribe:{whom}", 0) else 0


def _share(draft: Draft[VillainsState], work: SharePaid) -> None:
    """Any combination of both: whoever fights says how much of each."""
    have, attack = pool(draft.state, "recruit"), pool(draft.state, "attack")
    most = min(work.need, have)
    least = min(most, max(0, work.need - attack))
    options = [Option(str(n), phrase("option-share", recruit=n, attack=work.need - n)) for n in
               range(least, most + 1)]  # fmt: skip
    chosen = pick(draft, work, phrase("ask-share", n=work.need), options)
    if chosen is not None:
        draft.emit(Bribed(work.whom, open=False))
        if int(chosen.key):
            draft.emit(ShareTurned(work.at, int(chosen.key)))


def _again(draft: Draft[VillainsState], work: BribeAgain) -> None:
    draft.emit(Bribed(work.whom))


def _bribed(state: VillainsState, event: Bribed) -> VillainsState:
    return replace(state, numbers={**state.numbers, f"turn:bribe:{event.whom}": int(event.open)})


def _turned(state: VillainsState, event: ShareTurned) -> VillainsState:
    less = {**state.numbers, "recruit": pool(state, "recruit") - event.n}
    return with_aimed(replace(state, numbers=less), event.at, event.n)


FEATURE: Feature[VillainsState] = Feature(
    name="bribery",
    work={SharePaid: _share, BribeAgain: _again},
    events={Bribed: _bribed, ShareTurned: _turned},
    silent=(ShareTurned,),
)
