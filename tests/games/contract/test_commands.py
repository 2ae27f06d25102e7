"""Every offer is accepted; everything else is refused by kind, with a sentence, and never raises."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.core.language.asks import Choice, Done, Identity
from companion.core.language.commands import TOOLS, Answer, MoveSlot, SetNumber, SetProgress
from companion.core.language.events import Asked, SetAside
from companion.core.language.ids import TABLE
from companion.core.language.refusals import NEVER_WAIVED, Refusal
from companion.engine.decisions import Decided
from tests.games.contract.games import Record, played
from tests.games.contract.requests import audiences, meaning_of, offered, possible, requests
from tests.games.contract.rooms import Case
from tests.games.contract.words import missing_words

KINDS = ("cost", "limit", "timing", "target", *NEVER_WAIVED)


def games(asked: Case) -> list[Record]:
    """A small, a large and a blind game."""
    few, many = asked.seats[0], asked.seats[-1]
    return [
        played(asked.name, 1, min(3, many), "app"),
        played(asked.name, 2, many, "face"),
        played(asked.name, 3, few, "face", owner=True),
        played(asked.name, 5, min(3, many), "app", mode=asked.room.modes[-1]),
    ]


def states(asked: Case, each: int) -> Iterator[Any]:
    """States at rest of several games, opening and end included."""
    for record in games(asked):
        yield from record.some(each)
        yield record.rests[-1]


def test_every_offer_is_accepted(asked: Case) -> None:
    for state in states(asked, 25):
        for offer in offered(asked, state):
            decision = asked.room.decide(state, offer.command, frozenset())
            assert not isinstance(decision, Refusal), f"{offer.id}: {decision}"
            assert asked.room.hard_faults(decision.after(state)) == []


def test_an_offer_can_be_found_by_its_id_in_the_view(asked: Case) -> None:
    for state in states(asked, 8):
        for audience in audiences(state):
            view = asked.room.view(state, audience)
            shown = (*view.offers, *(view.ask.options if view.ask else ()))
            assert len({offer.id for offer in shown}) == len(shown)
            assert {offer.id for offer in shown} == {o.id for o in asked.room.legal(state, audience)}
            assert view.big is None or view.offer(view.big.id) is not None


def test_somebody_can_always_go_on(asked: Case) -> None:
    for state in states(asked, 25):
        if state.outcome:
            assert offered(asked, state) == []
        elif state.ask is None:
            assert offered(asked, state) != []
        elif isinstance(state.ask, Choice | Identity | Done):
            assert any(isinstance(offer.command, Answer) for offer in offered(asked, state))


def test_whatever_is_asked_for_is_decided_or_refused_and_never_raises(asked: Case) -> None:
    chance, refused = Random(5), dict[str, Refusal]()
    for state in states(asked, 8):
        known = possible(asked, state)
        for command in requests(asked, state, chance, each=4):
            decision = asked.room.decide(state, command, frozenset())
            assert asked.room.label(state, command).key, "and stands in the log, whoever it names"
            if isinstance(decision, Refusal):
                refused[f"{decision.rule} {decision.here}"] = decision
                check_waiving(asked, state, command, decision)
            else:
                assert asked.room.hard_faults(decision.after(state)) == []
                assert is_expected(asked, state, command, decision, known), f"{command} was not offered"
    assert len(refused) > 5
    for no in refused.values():
        assert no.kind in KINDS
        assert missing_words(asked, None, no.rule) == []
        for says in (no.here, no.remedy):
            assert missing_words(asked, says) == []


def is_expected(asked: Case, state: Any, command: Any, decision: Any, known: set[str]) -> bool:
    """Whether a command may be accepted: a tool, an answer typed by hand, what is offered, or a question."""
    if isinstance(command, TOOLS) or type(command).__name__ in asked.unoffered:
        return True
    if all(isinstance(event, Asked | SetAside) for event in decision.events):
        return True
    if isinstance(command, Answer) and not isinstance(state.ask, Choice):
        return True
    if meaning_of(state, command) in known:
        return True
    commands = (offer.command for offer in offered(asked, state))  # a shown Chestburster is a claim, too
    return any(asked.room.decide(state, other, frozenset()) == decision for other in commands)


def check_waiving(asked: Case, state: Any, command: Any, no: Refusal) -> None:
    """Doing it anyway lets exactly this rule pass, and keeps every hard invariant."""
    again = asked.room.decide(state, command, frozenset({no.rule}))
    if not no.can_be_waived:
        assert isinstance(again, Refusal), f"{no.rule} is {no.kind} and was waived"
        return
    if isinstance(again, Refusal):
        assert again.rule != no.rule, f"{no.rule} is {no.kind} and waiving it does not help: {command}"
        return
    after = again.after(state)
    assert asked.room.hard_faults(after) == []
    assert set(after.tolerated) == set(asked.room.rule_faults(after)), "what was broken is tolerated"


def test_answers_to_a_choice_are_exactly_its_options(asked: Case) -> None:
    seen = 0
    for record in games(asked):
        for state in record.rests:
            if isinstance(state.ask, Choice) and seen < 60:
                seen += 1
                answers = {o.command.value for o in asked.room.legal(state, state.ask.seat or TABLE)
                           if isinstance(o.command, Answer)}  # fmt: skip
                assert answers == {option.key for option in state.ask.options}
                assert isinstance(
                    asked.room.decide(state, Answer(state.ask.id, "none of these"), frozenset()), Refusal
                )
    assert seen


def test_what_was_forgotten_can_be_made_good_at_any_time(asked: Case) -> None:
    made_good = 0
    for state in states(asked, 12):
        for offer in asked.room.forgotten(state):
            decision = asked.room.decide(state, offer.command, frozenset())
            assert missing_words(asked, offer.label) == []
            if isinstance(decision, Refusal):  # against a rule, which is named; the real cards go before
                assert decision.can_be_waived, f"{offer.id}: {decision}"
                check_waiving(asked, state, offer.command, decision)
                continue
            assert asked.room.hard_faults(decision.after(state)) == []
            made_good += 1
    assert made_good > 5


def test_the_tools_reach_exactly_what_the_room_names(asked: Case) -> None:
    state = next(s for s in played(asked.name, 1, min(3, asked.seats[-1]), "app").rests if s.ask is None)
    slot = next(iter(state.table.slots))
    for zone in asked.room.zone_table.of_game(state):
        assert not isinstance(asked.room.decide(state, MoveSlot(slot, zone), frozenset()), Refusal)
    for phase in asked.room.phases:
        refused = isinstance(asked.room.decide(state, SetProgress(phase=phase), frozenset()), Refusal)
        assert refused == (phase not in asked.room.correctable), phase
    for name, value in state.numbers.items():
        assert not isinstance(asked.room.decide(state, SetNumber(name, value), frozenset()), Refusal)


def test_a_touch_on_anything_is_a_command_or_nothing(asked: Case) -> None:
    for state in states(asked, 6):
        view = asked.room.view(state, TABLE)
        places = [place for strip in view.strips for place in strip.places]
        targets = [place.target for place in places] + [tile.target for p in places for tile in p.tiles]
        targets += [f"seat:{player.seat}" for player in state.players]
        targets += ["big", "objective", "meter:x", "slot:99999", "slot:x", "place:nowhere", "", "design:none"]
        targets += [offer.target for offer in view.offers]
        for target in targets:
            command = asked.room.attempt(state, target, state.turn.seat)
            if command is not None:
                decision = asked.room.decide(state, command, frozenset())
                assert isinstance(decision, Refusal | Decided)
                assert missing_words(asked, asked.room.label(state, command)) == []


def test_any_card_shown_anywhere_means_something_or_nothing(asked: Case) -> None:
    chance = Random(3)
    for state in states(asked, 8):
        copies = chance.sample(sorted(state.table.designs), min(6, len(state.table.designs)))
        for place in ("stand", "strip", "back"):
            for shown in ((), (copies[0],), tuple(copies)):
                for meaning in asked.room.meaning(state, shown, place):
                    assert missing_words(asked, meaning.says) == []
                    if meaning.command is not None:
                        asked.room.decide(state, meaning.command, frozenset())


@pytest.mark.long
def test_whatever_is_asked_for_in_many_games(asked: Case) -> None:
    for seed in range(6):
        record = played(asked.name, seed, asked.seats[seed % len(asked.seats)], "face")
        for state in record.some(30):
            known = possible(asked, state)
            for command in requests(asked, state, Random(seed), each=12):
                decision = asked.room.decide(state, command, frozenset())
                if isinstance(decision, Refusal):
                    check_waiving(asked, state, command, decision)
                else:
                    assert asked.room.hard_faults(decision.after(state)) == []
                    assert is_expected(asked, state, command, decision, known), command
