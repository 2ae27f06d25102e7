"""Revealed cards that let a standing card speak, by the words of all games of the family."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Work
from companion.core.language.events import Event
from companion.core.language.ids import SlotId, ZoneId
from companion.engine.assembly import Assembly
from companion.engine.changes import counted
from companion.engine.draft import Draft
from companion.engine.feature import Feature, joined
from companion.engine.legendary.standing import Minders, Minding, SpentPile, StandingText
from companion.engine.legendary.state import LegendaryState
from tests.engine.effects.table import lay, thing
from tests.engine.legendary.family import A, drafted, family, kinds, whole

S = LegendaryState
PLOT, KO, ROW, NEW = ZoneId("plot"), ZoneId("ko"), ZoneId("row"), ZoneId("new")


class TwistCame(Event, frozen=True):
    """A Twist was played."""

    slot: SlotId
    number: int


class Speaks(Work, frozen=True):
    """A card says its text."""

    slot: SlotId
    moment: str
    revealed: SlotId
    number: int


def speak(draft: Draft[S], speaker: SlotId, moment: str, revealed: SlotId, number: int) -> None:
    draft.later(Speaks(slot=speaker, moment=moment, revealed=revealed, number=number))


def minds(draft: Draft[S], slot: SlotId, work: Minding) -> None:
    draft.later(Speaks(slot=slot, moment="event", revealed=work.slot, number=0))


def twist(most: int | None = None, speaker: bool = True) -> StandingText[S]:
    """A Plot that says something for each Twist."""
    plots = (lambda state, slot: state.table.zone(PLOT)[0]) if speaker else (lambda state, slot: None)
    return StandingText(
        moment="twist", speaker=plots, speak=speak, counts="twists", most=most,
        happened=lambda state, slot, number: TwistCame(slot, number),
    )  # fmt: skip


def minders(by_choice: bool) -> Minders[S]:
    return Minders(
        in_play=lambda state: state.table.zone(ROW), minds=lambda state, slot: True,
        speak=minds, riddle="enemies-say", by_choice=by_choice,
    )  # fmt: skip


SPOKEN: list[Speaks] = []


def game(by_choice: bool = True) -> Assembly[S]:
    SPOKEN.clear()
    own: Feature[S] = Feature(
        name="own",
        work={Speaks: lambda draft, work: SPOKEN.append(work)},
        events={TwistCame: lambda state, event: counted(state, twists=1)},
    )
    return whole(joined("standing", SpentPile[S](KO, minders(by_choice)).feature(), own))


def table(*row: str) -> S:
    state = lay(lay(family(), PLOT, thing("plot")), NEW, thing("new"))
    return lay(state, ROW, *map(thing, row))


def new(state: S) -> SlotId:
    return state.table.zone(NEW)[0]


@pytest.mark.rule("ALN-REVEAL-06", "VIL-TWIST-03")
def test_texts_are_numbered_in_the_order_the_cards_came_and_the_card_is_put_away_after_its_text() -> None:
    whole_game, state = game(), table()
    draft = drafted(whole_game, state)
    twist().play(draft, new(state))
    assert draft.state.table.slots[new(state)].zone == NEW, "until its text is done it fills its place"
    whole_game.kernel.run(draft)
    assert kinds(draft.events) == ["TwistCame", "Spent"]
    assert draft.state.table.slots[new(state)].zone == KO and draft.state.numbers["twists"] == 1
    twist().play(draft, new(state))
    whole_game.kernel.run(draft)
    assert [one.number for one in SPOKEN] == [1, 2]


@pytest.mark.rule("ALN-RULING-08")
def test_after_the_last_text_there_is_none_but_the_card_came_all_the_same() -> None:
    whole_game, state = game(), table()
    draft = drafted(whole_game, state)
    for _ in range(2):
        twist(most=1).play(draft, new(state))
        whole_game.kernel.run(draft)
    assert [one.number for one in SPOKEN] == [1]
    assert [event.number for event in draft.events if isinstance(event, TwistCame)] == [1, 2]


def test_without_a_card_that_speaks_it_is_only_put_away() -> None:
    whole_game, state = game(), table()
    draft = drafted(whole_game, state)
    twist(speaker=False).play(draft, new(state))
    whole_game.kernel.run(draft)
    assert SPOKEN == [] and draft.state.table.slots[new(state)].zone == KO


def test_a_card_may_speak_for_itself_and_is_not_counted() -> None:
    """As an Event of Firefly does (FFY-REV-05)."""
    event: StandingText[S] = StandingText(
        moment="reveal", speaker=lambda state, slot: slot, speak=speak,
        happened=lambda state, slot, number: TwistCame(slot, number),
    )  # fmt: skip
    whole_game, state = game(), table()
    draft = drafted(whole_game, state)
    event.play(draft, new(state))
    whole_game.kernel.run(draft)
    assert [Speaks(slot=new(state), moment="reveal", revealed=new(state), number=0)] == SPOKEN


@pytest.mark.rule("ALN-REVEAL-05", "ALN-TIME-03")
def test_those_in_play_that_mind_it_speak_in_the_order_that_is_chosen() -> None:
    whole_game, state = game(), table("x", "y")
    draft = drafted(whole_game, state)
    minders(by_choice=True).begin(draft, new(state))
    whole_game.kernel.run(draft)
    assert isinstance(draft.state.ask, Choice) and draft.state.ask.seat == A and SPOKEN == []


@pytest.mark.rule("FFY-TIME-02")
def test_or_in_a_prescribed_order() -> None:
    """FFY-TIME-02: nobody is asked."""
    whole_game, state = game(by_choice=False), table("x", "y")
    draft = drafted(whole_game, state)
    minders(by_choice=False).begin(draft, new(state))
    whole_game.kernel.run(draft)
    assert [one.slot for one in SPOKEN] == list(state.table.zone(ROW))


@pytest.mark.rule("ALN-REVEAL-05")
def test_what_only_players_can_read_is_told_once() -> None:
    riddles: Minders[S] = Minders(
        in_play=lambda state: state.table.zone(ROW), minds=lambda state, slot: False,
        speak=minds, riddle="enemies-say",
    )  # fmt: skip
    riddle = [replace(thing(name), structured=False) for name in "xy"]
    draft = drafted(game(), lay(table(), ROW, *riddle))
    riddles.go_on(draft, Minding(slot=new(draft.state), seat=A))
    assert kinds(draft.events) == ["OutOfStep"]
