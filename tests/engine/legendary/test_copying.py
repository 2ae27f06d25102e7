"""Copies and clones of cards played this turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.cards import Ability, Card, Clause
from companion.core.language.commands import Answer
from companion.core.language.events import Moved
from companion.core.language.ids import DesignId, SlotId, ZoneId
from companion.engine.draft import Draft
from companion.engine.effects.work import DoClause
from companion.engine.feature import Feature
from companion.engine.legendary.abilities import Abilities
from companion.engine.legendary.copying import Copying, copy_of, is_copied, text_of, used_card
from companion.engine.legendary.playing.played import played_as
from companion.engine.legendary.playing.requests import Resolving
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay
from tests.engine.legendary.family import A, done, drafted, family, whole

S = LegendaryState
SHOP = ZoneId("shop:1")


def noted(draft: Draft[S], work: Resolving) -> None:
    draft.emit(Moved((), SHOP))


ABILITIES: Abilities[S] = Abilities(judges={}, price="TOY-PRICE")
COPYING: Copying[S] = Copying(in_play=("played:",), market=(SHOP,), begin=ABILITIES.begin_at)
GAME = whole(ABILITIES.feature(), COPYING.feature(), POINTS, Feature(name="playing", work={Resolving: noted}))


def person(design: str, klass: str = "", attack: int = 0, person: str = "") -> Card:
    ability = Ability("play", (Clause("copy"),), once=True)
    return Card(
        DesignId(design), "character", {"en": design}, klass=klass, numbers={"attack": attack}, person=person,
        abilities=(ability,),
    )  # fmt: skip


def played(*cards: Card) -> S:
    """A State in which A has played these cards, in slots 1, 2, ..."""
    state = lay(family(), f"played:{A}", *cards)
    slots = state.table.zone(ZoneId(f"played:{A}"))
    return replace(state, played=tuple(played_as(slot, state.table.card(slot)) for slot in slots))


def doing(state: S, verb: str, slot: int, **args: object) -> Draft[S]:
    """A draft in which a card has begun to do one thing."""
    draft = drafted(GAME, state)
    draft.later(DoClause(Clause(verb, dict(args)), seat=A, slot=SlotId(slot)))
    return draft


@pytest.mark.rule("FFY-CLASS-06", "ALN-COPY-01", "ALN-COPY-05")
def test_a_copy_counts_as_played_and_lies_nowhere() -> None:
    draft = drafted(GAME, played(person("x", "tech")))
    COPYING.play_copy(draft, A, SlotId(1))
    assert draft.work.popleft() == Resolving(A, SlotId(1), 1, ())
    copied = copy_of(draft.state, SlotId(1), 1)
    assert copied is not None and copied.klass == "tech" and is_copied(draft.state, SlotId(1))
    assert draft.state.table == played(person("x", "tech")).table
    COPYING.play_copy(draft, A, SlotId(1))
    assert [one.play for one in draft.state.played] == [0, 1, 2]
    assert used_card(draft.state, SlotId(1), 2) == draft.state.table.card(SlotId(1))
    assert used_card(draft.state, SlotId(1), 3) is None


def test_a_card_copies_what_was_played_but_not_itself() -> None:
    draft = doing(played(person("x"), person("y")), "copy", 2)
    work = draft.work.popleft()
    assert isinstance(work, DoClause)
    COPYING.copy(draft, work, work.clause)
    assert draft.work.popleft() == Resolving(A, SlotId(1), 1, (SlotId(2),))
    alone = doing(played(person("x")), "copy", 1)
    GAME.kernel.run(alone)
    assert not alone.events


def test_a_card_copies_one_of_the_market() -> None:
    draft = doing(lay(played(person("x")), SHOP, person("z")), "copy", 1, of="market")
    GAME.kernel.run(draft)
    assert is_copied(draft.state, SlotId(2))


def test_which_card_is_copied_is_asked_when_there_are_several_kinds() -> None:
    draft = doing(played(person("x"), person("y"), person("z")), "copy", 3)
    GAME.kernel.run(draft)
    assert isinstance(draft.state.ask, Choice)
    after = done(GAME, draft.state, Answer(draft.state.ask.id, "slot:2"))
    assert is_copied(after, SlotId(2)) and not is_copied(after, SlotId(1))


@pytest.mark.rule("ALN-COPY-07")
def test_a_clone_gives_the_points_of_the_other_and_is_two_people() -> None:
    draft = doing(played(person("x", "tech", 3, "Kane"), person("y", person="Ash")), "clone", 2)
    GAME.kernel.run(draft)
    state = draft.state
    assert text_of(state, SlotId(2)) == state.table.card(SlotId(1))
    assert state.numbers["attack"] == 3 and state.played[1].people == ("Kane", "Ash")
    assert [ready.slot for ready in state.ready] == [SlotId(2)]


@pytest.mark.rule("ALN-COPY-07")
def test_a_clone_takes_one_of_the_other_cards_that_did_not_lead_to_it() -> None:
    alone = doing(played(person("y")), "clone", 1)
    GAME.kernel.run(alone)
    assert not alone.events and alone.state.ask is None
    led = drafted(GAME, played(person("x"), person("y"), person("z")))
    led.later(DoClause(Clause("clone"), seat=A, slot=SlotId(3), via=(SlotId(1),)))
    GAME.kernel.run(led)
    assert led.state.ask is None and led.state.clones == {SlotId(3): "y"}
    twins = doing(played(person("x"), person("x"), person("z")), "clone", 3)
    twins.emit(Moved((SlotId(2),), ZoneId(f"kept:{A}"), face_up=True))
    GAME.kernel.run(twins)
    assert twins.state.ask is None and twins.state.clones == {SlotId(3): "x"}, "twins are no choice"


@pytest.mark.rule("ALN-RULING-70")
def test_a_clone_is_itself_again_once_it_leaves_play() -> None:
    draft = doing(played(person("x", "tech"), person("y")), "clone", 2)
    GAME.kernel.run(draft)
    draft.emit(Moved((SlotId(2),), ZoneId(f"discard:{A}")))
    assert text_of(draft.state, SlotId(2)) == draft.state.table.card(SlotId(2))
