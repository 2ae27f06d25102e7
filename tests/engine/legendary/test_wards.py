"""Wards against strikes of several kinds, in a game that is nobody's."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice, Work
from companion.core.language.cards import Ability, Clause
from companion.core.language.commands import Answer
from companion.core.language.events import Event
from companion.core.language.ids import SeatId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature, tells
from companion.engine.legendary.reacting import ward_of
from companion.engine.legendary.wards import Wards, fitting
from tests.engine.legendary.family import A, B, done, drafted, family, whole
from tests.engine.legendary.speaking import READING, S, card


class Blow(Work, frozen=True, tag="toy-blow"):
    """A blow is about to fall on somebody."""

    what: str


class Hurt(Event, frozen=True):
    """A blow fell."""

    seat: SeatId


WARDS: Wards[S] = Wards(
    reading=READING, pile_of=lambda state, slot: ZoneId("struck"),
    is_spared=lambda state, seat, what: what == "fist" and seat == B,
)  # fmt: skip


def blow(draft: Draft[S], work: Blow) -> None:
    seat = work.seat or draft.state.active
    if not WARDS.avoids(draft, work, seat, work.what):
        draft.emit(Hurt(seat))


GAME = whole(WARDS.feature(), Feature(name="toy", work={Blow: blow}, events={Hurt: tells}))


def struck(state: S, what: str, seat: SeatId = A) -> Draft[S]:
    """After a blow of a kind, or while it is asked about."""
    draft = drafted(GAME, state)
    draft.later(Blow(what, seat=seat))
    GAME.kernel.run(draft)
    return draft


def warded(**args: object) -> S:
    """A has said a card that wards."""
    draft = drafted(GAME, family())
    draft.later(DoClause(Clause("avoid", dict(args)), seat=A))
    GAME.kernel.run(draft)
    return draft.state


def falls(draft: Draft[S]) -> bool:
    return any(isinstance(event, Hurt) for event in draft.events)


def test_without_a_ward_the_strike_comes() -> None:
    assert falls(struck(family(), "fist"))


def test_a_ward_of_its_kind_is_asked_about_and_used_up() -> None:
    state = warded(what="fist", n=1)
    assert falls(struck(state, "arrow"))
    asked = struck(state, "fist").state
    assert isinstance(asked.ask, Choice) and [one.key for one in asked.ask.options] == ["fist", "take"]
    used = done(GAME, asked, Answer(asked.ask.id, "fist"))
    assert fitting(used, "avoid", A, "fist") == ()
    taken = done(GAME, asked, Answer(asked.ask.id, "take"))
    assert fitting(taken, "avoid", A, "fist") == ("fist",)


def test_one_for_any_strike_fits_all_and_whoever_is_spared_needs_none() -> None:
    assert fitting(warded(n=2), "avoid", A, "arrow") == ("any",)
    assert not falls(struck(family(), "fist", B))
    assert falls(struck(family(), "arrow", B))


@pytest.mark.parametrize(("who", "whose", "fits"), [("you", A, True), ("you", B, False), ("others", B, True)])
def test_a_reaction_says_for_whom_it_wards(who: str, whose: SeatId, fits: bool) -> None:
    ability = Ability("reaction", (Clause("avoid", {"who": who, "what": "fist"}),))
    held = card("shield", abilities=(ability,))
    assert (ward_of(held, A, "avoid", whose, "fist") is not None) is fits
    assert ward_of(held, A, "cancel", whose, "fist") is None
    assert ward_of(held, A, "avoid", whose, "arrow") is None
