"""Secrets Revealed cards and deaths turn Agendas up, and nothing else does (ALN-AGENDA-05, 10 to 16, 29)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice, Identity
from companion.core.language.commands import Answer, BindSlot, MoveSlot
from companion.core.language.ids import CopyId
from companion.core.language.refusals import Refusal
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.market.events import Gained, HqRefilled
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.revealing import Reveal
from companion.engine.legendary.strikes import ForgotStrike
from companion.games.alien import hive, zones
from companion.games.alien.agendas.events import SideShown
from companion.games.alien.agendas.rules import is_hidden, standing
from companion.games.alien.bursts import ClaimBurst
from companion.games.alien.room import room
from companion.games.alien.state import AlienState
from tests.games.alien.acts import actor, emptied, in_hand, play
from tests.games.alien.agenda_table import GOOD, TRUTH, agenda_table, killed, revealed, risen, scanned, shown
from tests.games.alien.box import (
    BRUTE,
    BURST,
    DRONE,
    P1,
    P2,
    P3,
    answer,
    clause,
    dead,
    designs,
    do,
    drafted,
    happened,
    hide,
    in_phase,
    keep_orders,
    name,
    put,
    refused,
    top,
    with_card,
    worked_off,
)
from tests.games.alien.whole import decide, label, notice, prompts, view


def copy_of(state: AlienState, design: str) -> CopyId:
    return next(copy for copy, of in state.table.designs.items() if of == design)


def badges(state: AlienState) -> list[str]:
    return ["".join(badge.key for badge in seat.badges) for seat in view(state, "table").seats]


@pytest.mark.rule("ALN-AGENDA-11", "ALN-REVEAL-12")
@pytest.mark.parametrize("whose", [P1, P2, P3])
def test_whoever_reveals_it_chooses_one_player_the_own_agenda_included(whose: str) -> None:
    state = scanned(agenda_table())
    assert isinstance(state.ask, Choice) and state.ask.seat == P1
    assert {option.seat for option in state.ask.options} == {P1, P2, P3}
    state = answer(state, whose)
    assert isinstance(state.ask, Identity) and state.ask.slot == state.agendas[whose].slot  # type: ignore[index]
    assert [is_hidden(state, seat) for seat in (P1, P2, P3)] == [seat != whose for seat in (P1, P2, P3)]


@pytest.mark.rule("ALN-AGENDA-11")
def test_a_player_whose_agenda_is_open_cannot_be_chosen() -> None:
    state = scanned(revealed(agenda_table(), P2, "good"))
    assert isinstance(state.ask, Choice) and {one.seat for one in state.ask.options} == {P1, P3}
    no = refused(state, Answer(state.ask.id, P2))
    assert (no.rule, no.kind) == ("ALN-AGENDA-11", "impossible")
    assert no.here is not None and no.here.key == "here-agenda-open"
    for late_or_nobody in (Answer(state.ask.id - 1, P2), Answer(state.ask.id, "nobody")):
        assert refused(state, late_or_nobody).rule.startswith("TABLE-ASK-")
    touched = room().attempt(state, "seat:p2", P1)
    assert touched == Answer(state.ask.id, P2), "a touch says the same"


@pytest.mark.rule("ALN-AGENDA-12", "ALN-ZONE-32")
def test_a_used_card_is_set_aside_for_good() -> None:
    state = revealed(agenda_table(), P2, "good")
    assert designs(state, zones.SECRETS) == ("truth",) and state.table.zone("room:1") == ()
    draft = drafted(emptied(put(state, "dead-enemies", DRONE), zones.HIVE))
    hive.place(draft)
    rebuilt = keep_orders(worked_off(draft))
    assert designs(rebuilt, zones.SECRETS) == ("truth",) and "truth" not in designs(rebuilt, zones.HIVE)


@pytest.mark.rule("ALN-ZONE-32")
def test_all_used_cards_lie_open_together_and_belong_to_nobody() -> None:
    state = agenda_table(5)
    for number, player in enumerate(state.players, 1):
        state = revealed(state, player.seat, "good")
        assert designs(state, zones.SECRETS) == ("truth",) * number
        assert all(state.table.slots[slot].face_up for slot in state.table.zone(zones.SECRETS))
    row = zones.table().find(zones.SECRETS)
    assert row is not None and (row.owner, row.modes) == ("table", ()), "in every game, and nobody's"
    assert designs(state, zones.SPENT) == designs(state, zones.REMOVED) == ()
    died = dead(state, P1)
    assert designs(died, zones.SECRETS) == ("truth",) * 5, "no death takes them along"


@pytest.mark.rule("ALN-AGENDA-13", "ALN-AGENDA-14")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_a_revealed_agenda_tells_the_side_and_is_gained(side: str) -> None:
    state = answer(scanned(agenda_table()), P2)
    ask = state.ask
    assert ask is not None
    events = happened(state, Answer(ask.id, copy_of(state, f"agenda-{side}-1"), "camera"))
    assert [type(event) for event in events if not isinstance(event, HqRefilled)][2:] == [
        SideShown,
        Gained,
    ]
    after = shown(state, side)
    assert designs(after, "discard:p2") == (f"agenda-{side}-1",) and after.table.zone("agenda:p2") == ()
    assert badges(after) == ["badge-agenda-unrevealed", f"badge-agenda-{side}", "badge-agenda-unrevealed"]


@pytest.mark.rule("ALN-AGENDA-15", "ALN-AGENDA-10")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_the_record_goes_from_unrevealed_to_the_side_to_killed(side: str) -> None:
    state = agenda_table()
    assert standing(state, P1) == "unrevealed"
    state = revealed(state, P1, side)
    assert standing(state, P1) == side
    slot = top(state, "discard:p1")
    state = do(state, MoveSlot(slot, zones.of(P1, "hand"), 0, False))
    state = play(state, actor(clause("kill-own", n=1)), f"slot:{slot}")
    assert designs(state, "dead-characters") == (f"agenda-{side}-1",)
    assert standing(state, P1) == f"killed-{side}" and badges(state)[0] == f"badge-agenda-killed-{side}"


def guises(state: AlienState, audience: str = "table") -> list[str]:
    return [seat.guise.key if seat.guise is not None else "" for seat in view(state, audience).seats]


@pytest.mark.rule("ALN-AGENDA-13", "ALN-AGENDA-06")
def test_everybody_sees_who_is_the_traitor_as_soon_as_it_is_known_and_no_earlier() -> None:
    for audience in ("table", "spectator", P1, P2, P3):
        assert guises(agenda_table(), audience) == ["", "", ""]
        assert guises(revealed(agenda_table(), P2, "good"), audience) == ["", "", ""]
        assert guises(revealed(agenda_table(), P2, "evil"), audience) == ["", "guise-traitor", ""]
    asked = answer(scanned(agenda_table()), P2)  # turned up, and not told yet which it is
    assert guises(asked) == ["", "", ""]


@pytest.mark.rule("ALN-RULING-65")
def test_a_traitor_who_has_become_an_alien_is_seen_as_an_alien() -> None:
    assert guises(risen(P2, "evil")) == ["", "guise-alien", ""]


@pytest.mark.rule("ALN-AGENDA-10")
def test_a_gained_agenda_is_drawn_and_played_like_any_character() -> None:
    state = revealed(agenda_table(), P1, "good")
    slot = top(state, "discard:p1")
    state = do(state, MoveSlot(slot, zones.of(P1, "hand"), 0, False))
    before = state.numbers["recruit"]
    state = do(state, Play(P1, copy_of(state, "agenda-good-1")))
    assert designs(state, "played:p1") == ("agenda-good-1",) and state.numbers["recruit"] == before + 2


@pytest.mark.rule("ALN-AGENDA-15")
def test_a_gained_agenda_keeps_its_side_when_it_is_shuffled_in() -> None:
    state = revealed(agenda_table(), P1, "evil")
    for slot in state.table.zone("deck:p1"):
        state = do(state, MoveSlot(slot, zones.REMOVED))
    state = do(state, EndAction(P1))
    assert state.table.zone("discard:p1") == () and standing(state, P1) == "evil"
    known = state.agendas[P1].copy
    assert known is not None and known not in state.table.bound, "nobody knows where in the deck it is"


@pytest.mark.rule("ALN-AGENDA-16", "ALN-DEATH-08", "ALN-RULING-37")
@pytest.mark.parametrize("side", ["good", "evil"])
def test_death_turns_an_agenda_up_and_it_leaves_with_the_cards(side: str) -> None:
    state = killed(agenda_table(), P2)
    assert isinstance(state.ask, Identity) and state.ask.slot == state.agendas[P2].slot
    state = shown(state, side)
    assert state.agendas[P2].side == side and f"agenda-{side}-1" in designs(state, zones.REMOVED)
    assert state.table.zone("discard:p2") == () and badges(state)[1] == f"badge-agenda-{side}"


@pytest.mark.rule("ALN-AGENDA-16", "ALN-RULING-37")
def test_an_agenda_that_was_gained_leaves_with_the_cards_and_nothing_is_asked() -> None:
    state = killed(revealed(agenda_table(), P2, "good"), P2)
    assert state.ask is None and "agenda-good-1" in designs(state, zones.REMOVED)


@pytest.mark.rule("ALN-RULING-35")
def test_with_no_agenda_left_to_turn_up_nothing_happens() -> None:
    state = agenda_table()
    for seat, side in ((P1, "good"), (P2, "good"), (P3, "evil")):
        state = revealed(state, seat, side)
    state = scanned(state)
    assert state.ask is None and len(state.table.zone(zones.SECRETS)) == 4


@pytest.mark.rule("ALN-RULING-35", "ALN-RULING-64")
def test_in_an_aliens_turn_the_next_player_chooses() -> None:
    state = in_phase(risen(P1, "good"), "alien", P1)
    draft = drafted(put(state, "room:5", TRUTH, face_up=False))
    draft.later(Reveal(slot=top(draft.state, "room:5")))
    asked = worked_off(draft)
    assert isinstance(asked.ask, Choice) and asked.ask.seat == P2
    assert {option.seat for option in asked.ask.options} == {P2, P3}


@pytest.mark.rule("ALN-AGENDA-05", "ALN-AGENDA-29")
@pytest.mark.parametrize(("mode", "rule"), [("agendas", "ALN-AGENDA-05"), ("delayed", "ALN-AGENDA-29")])
def test_a_hidden_agenda_is_not_shown_to_the_camera(mode: str, rule: str) -> None:
    state = agenda_table(mode=mode)
    for design in ("agenda-good-1", "agenda-evil-1"):
        command = Play(P1, copy_of(state, design), "camera")
        no = refused(state, command)
        assert (no.rule, no.kind, no.can_be_waived) == (rule, "secret", False)
        assert isinstance(decide(state, command, frozenset({rule})), Refusal)
        assert label(state, command).args["card"].key == "a-card", "its name goes into no log"  # type: ignore[union-attr]
        assert design not in repr((no, label(state, command)))


@pytest.mark.rule("ALN-RULING-36")
def test_an_agenda_under_the_avatar_cannot_be_played() -> None:
    state = agenda_table()
    no = refused(state, Play(P1, copy_of(state, "agenda-evil-1")))
    assert (no.rule, no.kind) == ("ALN-RULING-36", "secret")
    delayed = agenda_table(mode="delayed")
    assert refused(delayed, Play(P1, copy_of(delayed, "agenda-evil-1"))).rule == "ALN-RULING-36"
    state = revealed(state, P1, "evil")
    assert do(state, Play(P1, copy_of(state, "agenda-evil-1"))).ask is not None, "it lies in the discards"


@pytest.mark.rule("ALN-RULING-36", "ALN-AGENDA-07")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_enough_secrets_for_all(players: int) -> None:
    state = agenda_table(players)
    for player in state.players:
        state = revealed(state, player.seat, "good")
    assert not any(is_hidden(state, player.seat) for player in state.players)


@pytest.mark.rule("ALN-AGENDA-06", "ALN-AGENDA-29")
@pytest.mark.parametrize(("mode", "rule"), [("agendas", "ALN-AGENDA-06"), ("delayed", "ALN-AGENDA-29")])
def test_nobody_tells_the_app_which_agenda_is_hidden(mode: str, rule: str) -> None:
    state = agenda_table(mode=mode)
    for design in ("agenda-good-1", "agenda-evil-1"):
        no = refused(state, BindSlot(state.agendas[P2].slot, copy_of(state, design)))
        assert (no.rule, no.kind) == (rule, "secret")
    assert refused(state, BindSlot(state.agendas[P2].slot)).rule == rule


@pytest.mark.rule("ALN-AGENDA-03", "ALN-AGENDA-06")
def test_nobody_tells_the_app_which_agenda_was_left_over_or_stayed_in_the_box() -> None:
    """Whether there is a traitor would follow from either; once all are turned up nothing is left to hide."""
    state = agenda_table()
    left_over = next(
        slot for slot in state.table.zone(zones.BOX) if state.table.slots[slot].group == "agendas"
    )
    in_box = next(slot for slot in state.table.zone(zones.BOX) if state.table.slots[slot].group == "box")
    for slot, design in (
        (left_over, "agenda-evil-1"),
        (left_over, "agenda-good-9"),
        (in_box, "agenda-evil-1"),
    ):
        assert refused(state, BindSlot(slot, copy_of(state, design))).rule == "ALN-AGENDA-06"
    assert refused(state, BindSlot(left_over)).rule == "ALN-AGENDA-06"
    for seat in (P1, P2, P3):
        state = revealed(state, seat, "good")
    told = do(state, BindSlot(left_over, copy_of(state, "agenda-evil-1")))
    assert told.table.slots[left_over].copy == copy_of(state, "agenda-evil-1")


@pytest.mark.rule("ALN-AGENDA-06")
def test_what_is_said_of_other_cards_tells_no_agenda_and_is_taken() -> None:
    state = hide(hide(agenda_table(), "room:1", DRONE, BRUTE), zones.BOX, DRONE)
    told = do(state, BindSlot(top(state, "room:1"), copy_of(state, "brute")))
    assert name(told, top(state, "room:1")) == "brute"
    in_box, left = state.table.zone(zones.BOX)[-1], tuple(state.table.designs)[-1]
    assert name(do(state, BindSlot(in_box, left)), in_box) == "drone"
    own = state.agendas[P3].slot
    state = do(state, MoveSlot(own, zones.of(P3, "agenda"), 0, True))
    evil = copy_of(state, "agenda-evil-1")
    assert do(state, BindSlot(own, evil)).agendas[P3].copy == evil


@pytest.mark.rule("ALN-AGENDA-13")
def test_an_agenda_whose_side_is_not_in_the_catalogue_tells_none() -> None:
    state = with_card(agenda_table(), replace(GOOD[0], marks=()))
    state = revealed(state, P2, "good")
    assert state.agendas[P2].side == "" and standing(state, P2) == "unrevealed"
    assert designs(state, "agenda:p2") == ("agenda-good-1",) and state.ask is None


@pytest.mark.rule("ALN-AGENDA-14")
def test_an_agenda_that_hands_have_turned_up_is_asked_for_and_gained() -> None:
    state = agenda_table()
    state = do(state, MoveSlot(state.agendas[P3].slot, zones.of(P3, "agenda"), 0, True))
    assert isinstance(state.ask, Identity)
    state = shown(state, "evil")
    assert state.agendas[P3].side == "evil" and designs(state, "discard:p3") == ("agenda-evil-1",)


def test_a_side_that_was_told_wrong_is_set_right() -> None:
    state = revealed(agenda_table(), P2, "good")
    state = do(state, BindSlot(top(state, "discard:p2"), copy_of(state, "agenda-evil-2")))
    assert state.agendas[P2].side == "evil" and standing(state, P2) == "evil"


def test_a_hidden_card_that_is_killed_shows_no_secret() -> None:
    state = put(agenda_table(), "room:2", TRUTH, face_up=False)
    state = play(state, actor(clause("kill", what="hidden")))
    assert state.ask is None and designs(state, zones.REMOVED) == ("truth",)
    assert [is_hidden(state, seat) for seat in (P1, P2, P3)] == [True] * 3


def test_the_dead_are_not_chosen() -> None:
    state = scanned(killed(agenda_table(), P2, "good"))
    assert isinstance(state.ask, Choice) and {one.seat for one in state.ask.options} == {P1, P3}


def test_the_only_one_left_is_turned_up_without_a_question() -> None:
    state = revealed(revealed(agenda_table(), P1, "good"), P2, "good")
    assert isinstance(scanned(state).ask, Identity)


def test_everything_that_happens_is_told_and_moved_by_hand() -> None:
    state = answer(scanned(agenda_table()), P2)
    told, moved = [], []
    assert state.ask is not None
    for event in happened(state, Answer(state.ask.id, copy_of(state, "agenda-evil-1"))):  # type: ignore[union-attr]
        before, state = state, room().evolve(state, event)
        said = notice(before, event, state)
        told += [(said.kind, said.detail)] if said is not None else []
        moved += [prompt.text.key for prompt in prompts(before, event, state)]
    assert ("SideShown", "evil") in told and ("Gained", "") in told
    assert "prompt-to-pile" in moved


def test_an_aside_by_claim_does_not_lose_the_secret() -> None:
    state = scanned(agenda_table())
    state = do(state, ForgotStrike(P2))
    assert isinstance(state.ask, Choice) and state.ask.why.key == "ask-whose-agenda"


def test_a_secret_that_its_finder_does_not_survive_is_left_to_the_next_player() -> None:
    state = scanned(in_hand(agenda_table(), BURST))
    state = do(state, ClaimBurst(P1))
    state = shown(state, "good")
    assert isinstance(state.ask, Choice) and state.ask.seat == P2 and state.turn.seat in (P1, P2)
