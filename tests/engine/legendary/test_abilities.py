"""Abilities of cards: which of them begin, what they cost, and which wait for their player."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Answer
from companion.core.language.ids import DesignId, SlotId, ZoneId
from companion.engine.decisions import Decided
from companion.engine.draft import Draft
from companion.engine.effects.work import BeginAbility, DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities, AbilityReady, AbilityUsed, Moment, is_on
from companion.engine.legendary.points import POINTS, PointsGained
from companion.engine.legendary.state import LegendaryState, Played, Ready
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, done, drafted, family, kinds, whole

S = LegendaryState
GAIN = Clause("gain", {"attack": 1})


def gain(draft: Draft[S], work: DoClause, clause: Clause) -> None:
    draft.emit(PointsGained(attack=int(clause.args["attack"]), slot=work.slot))


def in_street(zone: ZoneId) -> str:
    return "street" if zone.startswith("space:") else ""


ABILITIES: Abilities[S] = Abilities(
    judges={"here": lambda state, clause, work: work.area == clause.args["area"]},
    price="TOY-PRICE", area_of=in_street,
)  # fmt: skip
GAME = whole(ABILITIES.feature(), POINTS, Feature(name="verbs", verbs={"gain": gain}))


def saying(*abilities: Ability, design: str = "card", **rest: Any) -> Card:
    return Card(DesignId(design), "character", {"en": design}, abilities=abilities, **rest)


def begun(card: Card, on: str = "play", zone: str = f"played:{A}", **numbers: int) -> Draft[S]:
    """A draft in which the abilities of a card have begun."""
    state = lay(family(**numbers), zone, card)
    draft = drafted(GAME, state)
    ABILITIES.begin(draft, card, state.table.zone(ZoneId(zone))[0], on, A)
    return draft


def indices(draft: Draft[S]) -> list[int]:
    return [one.index for one in draft.work if isinstance(one, BeginAbility)]


@pytest.mark.rule("ALN-TEXT-06")
def test_only_abilities_of_the_place_where_the_card_lies_begin() -> None:
    card = saying(Ability("strike", (GAIN,), area="street"), Ability("strike", (GAIN,)))
    assert indices(begun(card, "strike", "space:1")) == [0, 1]
    assert indices(begun(card, "strike", "yard")) == [1]


@pytest.mark.rule("VIL-SUPER-02", "ALN-CLASS-01", "ALN-CLASS-02")
def test_a_class_ability_looks_back_and_never_at_itself() -> None:
    combo = Ability("play", (GAIN,), needs_class="tech")
    card = saying(combo, klass="tech")
    assert not begun(card).work and indices(begun(card, "reveal")) == []
    told = saying(Ability("reveal", (GAIN,), needs_class="tech"))
    assert indices(begun(told, "reveal")) == [0], "nothing is played before what no hand plays"
    state = family()
    own, earlier = Played(SlotId(1), "tech"), Played(SlotId(2), "tech")
    assert not is_on(replace(state, played=(own,)), SlotId(1), combo)
    assert is_on(replace(state, played=(earlier, own)), SlotId(1), combo)
    copied = Played(SlotId(1), "tech", play=1)  # a copy of the card is a card of its own
    assert is_on(replace(state, played=(own, copied)), SlotId(1), combo, play=1)


@pytest.mark.rule("ALN-ACT-10")
def test_what_can_be_used_once_this_turn_waits_for_its_player() -> None:
    draft = begun(saying(Ability("play", (GAIN,), once=True)))
    assert draft.events == [AbilityReady(SlotId(1), 0)] and not draft.work
    assert draft.state.ready == (Ready(SlotId(1), 0),)


def test_a_card_that_only_the_players_can_read_is_out_of_step() -> None:
    assert kinds(begun(saying(structured=False)).events) == ["OutOfStep"]


def asked(card: Card, **numbers: int) -> S:
    """The State in which an ability that is an offer is asked about."""
    draft = begun(card, **numbers)
    GAME.kernel.run(draft)
    return draft.state


@pytest.mark.rule("ALN-TEXT-09", "ALN-RULING-60")
def test_an_offer_is_paid_from_the_recruit_points_and_used() -> None:
    card = saying(Ability("play", (GAIN,), pay=2))
    state = asked(card, recruit=3)
    assert isinstance(state.ask, Choice)
    after = done(GAME, state, Answer(state.ask.id, "yes"))
    assert after.numbers == {"recruit": 1, "attack": 1}
    decision = GAME.decide(state, Answer(state.ask.id, "yes"))
    assert isinstance(decision, Decided) and AbilityUsed(SlotId(1), 0) in decision.events
    assert done(GAME, state, Answer(state.ask.id, "no")).numbers == {"recruit": 3}
    assert asked(card, recruit=1).ask is None


@pytest.mark.rule("FFY-ACT-13")
def test_an_offer_that_costs_attack_is_paid_from_the_attack_there_is() -> None:
    """FFY-ACT-13: 5 Attack, pay 2 Attack for an effect, and 3 are left."""
    card = saying(Ability("play", (Clause("gain", {"attack": 0}),), pay_attack=2))
    state = asked(card, attack=5, recruit=4)
    assert isinstance(state.ask, Choice) and state.ask.why.key == "ask-pay-attack-for"
    after = done(GAME, state, Answer(state.ask.id, "yes"))
    assert after.numbers == {"attack": 3, "recruit": 4}
    assert done(GAME, state, Answer(state.ask.id, "no")).numbers == {"attack": 5, "recruit": 4}
    assert asked(card, attack=1, recruit=9).ask is None, "Recruit does not stand for Attack"


@pytest.mark.rule("ALN-RULING-59")
def test_no_offer_is_made_to_somebody_who_is_out_of_the_game() -> None:
    for offered in (Ability("play", (GAIN,), may=True), Ability("play", (GAIN,), pay=1)):
        draft = begun(saying(offered), recruit=1)
        players = tuple(replace(one, alive=one.seat != A) for one in draft.state.players)
        draft.state = replace(draft.state, players=players)
        GAME.kernel.run(draft)
        assert draft.state.ask is None and draft.state.numbers == {"recruit": 1}


@pytest.mark.rule("ALN-COPY-01")
@pytest.mark.parametrize(
    ("play", "via", "told"),
    [
        (0, (), (None, None)),
        (2, (), (2, ())),
        (0, (SlotId(7),), (0, (SlotId(7),))),  # a clone speaks with its own number
        (2, (SlotId(7),), (2, (SlotId(7),))),
    ],
)
def test_a_copy_speaks_with_the_number_of_its_playing(play: int, via: Any, told: Any) -> None:
    card = saying(Ability("play", (GAIN,), pay=1))
    state = lay(family(recruit=1), f"played:{A}", card)
    draft = drafted(GAME, state)
    ABILITIES.begin_at(draft, card, SlotId(1), Moment("play", A, play=play, via=via))
    work = draft.work[0]
    assert isinstance(work, BeginAbility) and (work.play, work.via) == told
    GAME.kernel.run(draft)
    assert draft.state.ask is not None
    used = GAME.decide(draft.state, Answer(draft.state.ask.id, "yes"))
    assert isinstance(used, Decided) and AbilityUsed(SlotId(1), 0, play) in used.events
