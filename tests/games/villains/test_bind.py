"""Bindings and Betrayal (VIL-BIND)."""

from __future__ import annotations

import pytest

from companion.core.language.commands import TakeOut
from companion.core.language.ids import CopyId, SeatId
from companion.core.language.phrases import Phrase
from companion.engine.draft import Draft
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.playing.requests import Play
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray, right_of
from companion.games.villains.bindings import gain_bindings
from companion.games.villains.chapters import villains
from companion.games.villains.commander import FightCommander
from companion.games.villains.dodging import Dodge
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState
from tests.games.villains.box import (
    BINDINGS,
    MADAME,
    P1,
    P2,
    P3,
    P4,
    after,
    answer,
    clause,
    copy_in,
    count,
    designs,
    do,
    drafted,
    fill,
    find,
    game,
    hide,
    in_hand,
    play_on,
    put,
    refused,
    settled,
    top,
    with_numbers,
)


def bound(n: int = 1, **rest: object) -> VillainsState:
    """A table whose current player has so many Bindings that everybody knows of."""
    return in_hand(game(**rest), *(BINDINGS,) * n)  # type: ignore[arg-type]


def betray(state: VillainsState, seat: SeatId = P1) -> Betray:
    """Betrayal with a Bindings of that hand."""
    return Betray(seat, copy_in(state, seat, "bindings"))


@pytest.mark.rule("VIL-BIND-01")
def test_bindings_come_from_the_stack_to_the_discard_pile() -> None:
    draft: Draft[VillainsState] = drafted(game())
    gain_bindings(draft, P2, 2)
    assert designs(draft.state, zones.of(P2, "discard")) == ("bindings", "bindings")
    assert count(draft.state, zones.BINDINGS) == 28


@pytest.mark.rule("VIL-BIND-07", "VIL-SPEC-09")
def test_an_empty_stack_gives_none() -> None:
    draft: Draft[VillainsState] = drafted(game(bindings=1))
    gain_bindings(draft, P1, 3)
    assert count(draft.state, zones.of(P1, "discard")) == 1


@pytest.mark.rule("VIL-BIND-02", "VIL-PLAY-05", "VIL-STATE-28")
def test_bindings_are_never_played() -> None:
    before = bound()
    assert refused(before, Play(P1, copy_in(before, P1, "bindings"))).rule == "VIL-PLAY-05"


@pytest.mark.rule("VIL-BIND-05", "VIL-RECR-08")
def test_bindings_are_never_recruited() -> None:
    before = with_numbers(game(), recruit=9)
    assert refused(before, RecruitFromStack(P1, "bindings")).rule == "VIL-RECR-02"
    assert refused(before, Recruit(P1, top(before, zones.BINDINGS))).rule.startswith("VIL-RECR")
    state = after(before, clause("gain-bindings"))
    assert (designs(state, zones.of(P1, "discard")), state.numbers["recruit"]) == (("bindings",), 9)


@pytest.mark.rule("VIL-BIND-08", "VIL-BIND-13", "VIL-STATE-27")
def test_a_single_one_is_koed_and_none_is_passed() -> None:
    before = bound()
    state = play_on(before, betray(before))
    assert (designs(state, zones.KO), count(state, zones.of(P3, "discard"))) == (("bindings",), 0)
    assert count(state, zones.BINDINGS) == 30


@pytest.mark.rule("VIL-BIND-08")
def test_not_after_a_recruit_or_a_defeat() -> None:
    before = bound()
    for done in ("turn__recruited", "turn__defeated"):
        assert refused(with_numbers(before, **{done: 1}), betray(before)).rule == "VIL-BIND-08"
    recruited = do(with_numbers(before, recruit=9), Recruit(P1, top(before, zones.LAIR[0])))
    assert refused(recruited, betray(before)).rule == "VIL-BIND-08"
    fought = do(with_numbers(before, attack=9), FightCommander(P1))
    assert refused(fought, betray(before)).rule == "VIL-BIND-08"


@pytest.mark.rule("VIL-BIND-08")
def test_not_with_bindings_in_the_discard_pile_alone() -> None:
    before = put(game(), zones.of(P1, "discard"), BINDINGS)
    copy = before.table.slots[top(before, zones.of(P1, "discard"))].copy
    assert copy is not None
    state = do(before, Betray(P1, copy))
    assert state.ask is not None and state.ask.why.key == "ask-card-elsewhere"
    state = answer(state, "not-meant")
    assert (state.betrayed, designs(state, zones.of(P1, "discard"))) == (False, ("bindings",))


@pytest.mark.rule("VIL-BIND-08", "VIL-STATE-27")
def test_what_is_no_bindings_betrays_nobody() -> None:
    before = in_hand(bound(), MADAME)
    for copy in (CopyId("nowhere"), copy_in(before, P1, "madame")):
        assert refused(before, Betray(P1, copy)).rule == "VIL-BIND-08"


@pytest.mark.rule("VIL-BIND-09", "VIL-BIND-14")
@pytest.mark.parametrize(
    ("players", "key", "name"), [(3, "does-betray", "Player 3"), (1, "does-betray-alone", None)]
)
def test_whoever_could_betray_is_told_before_what_it_does(players: int, key: str, name: str | None) -> None:
    (way,) = (one for one in villains().choices(bound(players=players), P1) if one.id == "betray")
    said = way.does() if callable(way.does) else way.does
    assert isinstance(said, Phrase) and (said.key, said.args.get("name")) == (key, name)
    assert way.hand


@pytest.mark.rule("VIL-BIND-09", "VIL-STATE-25", "VIL-STATE-26")
def test_afterwards_nobody_is_recruited_or_fought() -> None:
    before = with_numbers(fill(bound(), "a"), attack=20, recruit=20)
    state = play_on(before, betray(before))
    for command in (
        Recruit(P1, top(state, zones.LAIR[0])),
        RecruitFromStack(P1, "new-recruits"),
        Fight(P1, find(state, "a")),
        FightCommander(P1),
    ):
        assert refused(state, command).rule == "VIL-BIND-09"
    later, _ = settled(state, EndAction(P1))
    assert later.betrayed is False


@pytest.mark.rule("VIL-BIND-10", "VIL-BIND-13")
def test_of_three_one_is_koed_and_two_go_to_the_right() -> None:
    before = bound(3)
    state = play_on(before, betray(before))
    assert designs(state, zones.KO) == ("bindings",)
    assert designs(state, zones.of(P3, "discard")) == ("bindings", "bindings")
    assert (count(state, zones.of(P2, "discard")), count(state, zones.BINDINGS)) == (0, 30)
    assert "bindings" not in designs(state, zones.of(P1, "hand"))


@pytest.mark.rule("VIL-BIND-10")
def test_what_only_the_hand_knows_of_is_asked_one_by_one() -> None:
    before = hide(game(), zones.of(P1, "hand"), *(BINDINGS,) * 3)
    state = do(before, betray(before))
    assert state.ask is not None and state.ask.why.key == "ask-more-bindings"
    shown = getattr(state.ask, "options", ())[0].key
    assert shown.endswith(f"@{zones.of(P1, 'hand')}"), "the answer says where the card lies"
    state = answer(answer(state, shown), "no")
    assert (count(state, zones.KO), count(state, zones.of(P3, "discard"))) == (1, 1)


@pytest.mark.rule("VIL-BIND-11")
@pytest.mark.parametrize(("players", "seat", "right"), [(4, P3, P2), (4, P1, P4), (2, P1, P2), (2, P2, P1)])
def test_the_right_hand_player_plays_just_before(players: int, seat: SeatId, right: SeatId) -> None:
    assert right_of(game(players), seat) == right


@pytest.mark.rule("VIL-BIND-12")
def test_cards_can_be_played_and_dodged_before_it() -> None:
    before = in_hand(bound(), MADAME)
    state = play_on(before, Dodge(P1, copy_in(before, P1, "madame")))
    state = do(state, Play(P1, copy_in(state, P1, "soldier")))
    assert play_on(state, betray(state)).betrayed


@pytest.mark.rule("VIL-BIND-14")
def test_nobody_has_to_betray() -> None:
    state, _ = settled(bound(), EndAction(P1))
    assert (state.betrayed, state.active) == (False, P2)


@pytest.mark.rule("VIL-SOLO-08")
def test_alone_all_of_them_are_koed() -> None:
    before = bound(4, players=1)
    state = play_on(before, betray(before))
    assert designs(state, zones.KO) == ("bindings",) * 4


@pytest.mark.rule("VIL-RUL-24")
def test_it_can_be_used_again_with_new_bindings() -> None:
    before = bound()
    state = in_hand(play_on(before, betray(before)), BINDINGS)
    assert count(play_on(state, betray(state)), zones.KO) == 2
    early = bound(phase="reveal")
    assert refused(early, betray(early)).rule == "VIL-TURN-02"


@pytest.mark.rule("VIL-BIND-10", "VIL-BIND-11")
def test_whoever_has_left_the_table_sits_on_nobodys_right() -> None:
    before = do(bound(2), TakeOut(P3))
    state, _ = settled(before, betray(before))
    assert designs(state, zones.of(P2, "discard")) == ("bindings",)
    assert (count(state, zones.of(P3, "discard")), right_of(state, P2)) == (0, P1)


@pytest.mark.rule("VIL-SOLO-08")
def test_with_nobody_left_all_bindings_are_koed() -> None:
    before = do(do(bound(3), TakeOut(P3)), TakeOut(P2))
    state, _ = settled(before, betray(before))
    assert designs(state, zones.KO) == ("bindings",) * 3
