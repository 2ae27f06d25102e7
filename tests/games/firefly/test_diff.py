"""What makes the game easier or harder, beside the set-up (FFY-DIFF)."""

from __future__ import annotations

import pytest

from companion.core.language.ids import ZoneId
from companion.engine.changes import carried
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.opening import BeginTurn
from companion.games.firefly import zones
from companion.games.firefly.difficulty import spans
from companion.games.firefly.episodes import EpisodeBegins
from companion.games.firefly.state import FireflyState
from tests.games.firefly.box import (
    GUNSHIP,
    HIT_8,
    P1,
    P2,
    P3,
    THUG,
    designs,
    do,
    drafted,
    game,
    in_phase,
    keep_orders,
    put,
    strike,
    verse,
    worked_off,
)


def begun(letter: int, **options: int) -> FireflyState:
    """An Episode that has just begun under these switches, with cards a to h in its deck."""
    from tests.games.firefly.box import enemy

    deck = [enemy(name, 1) for name in "abcdefgh"]
    draft = drafted(in_phase(game(letter=letter, episode=deck, **options), "inter-mission"))
    draft.later(EpisodeBegins())
    return worked_off(draft)


@pytest.mark.parametrize(
    ("letter", "more", "there"),
    [
        pytest.param(1, 0, 0, marks=pytest.mark.rule("FFY-SETUP-24")),
        *(
            pytest.param(1, more, there, marks=pytest.mark.rule("FFY-DIFF-10"))
            for more, there in ((0, 0), (1, 1), (2, 2), (5, 5))
        ),
        *(
            pytest.param(2, more, there, marks=pytest.mark.rule("FFY-DIFF-03"))
            for more, there in ((0, 2), (-1, 1), (-2, 0))
        ),
        *(
            pytest.param(2, more, there, marks=pytest.mark.rule("FFY-DIFF-11"))
            for more, there in ((0, 2), (1, 3), (2, 4), (3, 5))
        ),
        *(
            pytest.param(3, more, there, marks=pytest.mark.rule("FFY-DIFF-04"))
            for more, there in ((0, 4), (-1, 3), (-3, 1), (-4, 0))
        ),
        *(
            pytest.param(3, more, there, marks=pytest.mark.rule("FFY-DIFF-12"))
            for more, there in ((0, 4), (1, 5))
        ),
    ],
)
def test_fewer_or_more_cards_lie_there_from_the_start(letter: int, more: int, there: int) -> None:
    state = begun(letter, **{f"placed_{'abc'[letter - 1]}": more})
    assert verse(state) == (*reversed("abcdefgh"[:there]), *("",) * (5 - there))


@pytest.mark.rule("FFY-DIFF-06", "FFY-RUL-83")
@pytest.mark.parametrize(
    ("gifts", "letter", "given"),
    [(0, 2, 0), (1, 1, 0), (1, 2, 1), (1, 3, 0), (2, 2, 1), (2, 3, 1), (3, 2, 0), (3, 3, 1)],
)
def test_everybody_gains_a_talent_before_b_or_c_or_both(gifts: int, letter: int, given: int) -> None:
    state = begun(letter, gifts=gifts)
    for seat in (P1, P2, P3):
        assert designs(state, zones.of(seat, "discard")) == ("talent",) * given
    assert len(state.table.zone(zones.TALENTS)) == 10 - 3 * given


@pytest.mark.rule("FFY-DIFF-14", "FFY-RUL-83")
@pytest.mark.parametrize(("flaws", "letters"), [(0, ()), (1, (3,)), (2, (2, 3)), (3, (1, 2, 3)),
                                              (4, (1,)), (5, (2,)), (6, (1, 2)), (7, (1, 3))])  # fmt: skip
def test_everybody_receives_a_flaw_when_chosen_episodes_begin(flaws: int, letters: tuple[int, ...]) -> None:
    for letter in (1, 2, 3):
        state = begun(letter, flaws=flaws)
        for seat in (P1, P2, P3):
            assert designs(state, zones.of(seat, "discard")) == ("flaw",) * (letter in letters)


@pytest.mark.rule("FFY-DIFF-08")
@pytest.mark.parametrize(("damage", "is_down"), [(11, False), (12, True)])
def test_defense_counts_as_health(damage: int, is_down: bool) -> None:
    state = put(game(defense=1), zones.of(P2, "damage"), strike(damage))
    after = keep_orders(worked_off(drafted(state)))
    assert (P2 in after.down) is is_down


@pytest.mark.rule("FFY-DIFF-16")
@pytest.mark.parametrize(("mortal", "ends"), [(0, ""), (1, "lost")])
def test_in_the_hardest_game_one_defeat_is_enough(mortal: int, ends: str) -> None:
    state = put(game(mortal=mortal), zones.of(P2, "damage"), HIT_8)
    assert keep_orders(worked_off(drafted(state))).outcome == ends


@pytest.mark.rule("FFY-DIFF-15", "FFY-DEF-06")
def test_turns_of_the_defeated_have_an_episode_and_a_strike_phase() -> None:
    state = put(game(unskipped=1), zones.of(P2, "damage"), HIT_8)
    state = keep_orders(worked_off(drafted(state)))
    for one in (THUG, GUNSHIP):
        state = put(state, zones.COMBAT, one)
    skipped = keep_orders(worked_off(drafted(put(game(), zones.of(P2, "damage"), HIT_8))))
    assert keep_orders(do(skipped, EndAction(P1))).turn.seat == P3
    theirs = keep_orders(do(state, EndAction(P1)))
    assert (theirs.turn.seat, theirs.turn.phase) == (P2, "episode")
    hulls = sum(len(theirs.table.zone(zone)) for zone in zones.STRIKE_SLOTS)
    then = keep_orders(do(theirs, BeginTurn(P2)))
    assert then.turn.seat == P3 and designs(then, zones.VERSE[0]) == ("thug",)
    assert len(then.table.zone(zones.of(P2, "damage"))) == 1  # no Crew Strike for them
    assert sum(len(then.table.zone(zone)) for zone in zones.STRIKE_SLOTS) == hulls + 1


@pytest.mark.rule("FFY-RUL-65", "FFY-DIFF-17")
@pytest.mark.parametrize(
    ("players", "jobs"), [(1, (0, 4)), (2, (-1, 3)), (3, (-2, 2)), (4, (-3, 1)), (5, (-4, 0))]
)
def test_how_far_the_switches_go_that_go_both_ways(players: int, jobs: tuple[int, int]) -> None:
    found = {name: (span[0], span[-1]) for name, span in spans(players).items()}
    assert found == {
        "side_jobs": jobs, "placed_a": (0, 5), "placed_b": (-2, 3), "placed_c": (-4, 1), "talents": (-1, 1),
    }  # fmt: skip


@pytest.mark.rule("FFY-SPEC-22", "FFY-RUL-83")
@pytest.mark.parametrize(("option", "stack", "letter"), [("gifts", "talents", 2), ("flaws", "flaws", 3)])
def test_with_too_few_left_those_get_one_who_come_first(option: str, stack: str, letter: int) -> None:
    state = in_phase(game(letter=letter, **{option: 1}), "inter-mission")
    state = carried(state, state.table.zone(ZoneId(stack))[2:], zones.BOX)
    draft = drafted(state)
    draft.later(EpisodeBegins())
    after = worked_off(draft)
    given = [designs(after, zones.of(seat, "discard")) for seat in (P1, P2, P3)]
    assert given == [(stack.removesuffix("s"),)] * 2 + [()]
    assert after.table.zone(ZoneId(stack)) == ()
