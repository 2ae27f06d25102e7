"""The owner's own box: what nobody has told yet is asked, once, and never guessed."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from card_db.boxes import open_box
from card_db.loader import SHIPPED, read_set
from companion.core.language.asks import Choice, Identity, Number
from companion.core.language.cards import UNKNOWN, Card
from companion.core.language.commands import Answer
from companion.core.language.events import Asked, FactLearned, OutOfStep
from companion.core.language.ids import DesignId, SlotId
from companion.core.language.states import Header, Player
from companion.core.ports.collection import Box
from companion.engine import zones as piles
from companion.engine.legendary.course import EndAction
from companion.engine.legendary.points import PointsGained
from companion.engine.legendary.scanning import Scan
from companion.engine.players.play import Result
from companion.engine.room import Script
from companion.engine.view import ask_view
from companion.games.alien import zones
from companion.games.alien.kinds import HIVE_KINDS
from companion.games.alien.room import room
from companion.games.alien.setup.opening import count_box
from companion.games.alien.setup.suggest import suggest
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from companion.house.simulate import Plan, play_one
from tests.games.alien.acts import emptied, in_hand, in_hq, play, playing
from tests.games.alien.box import (
    FACEHUGGER,
    HIT_1,
    P1,
    P2,
    SEATS,
    ability,
    answer,
    card,
    clause,
    designs,
    do,
    enemy,
    find,
    game,
    happened,
    hide,
    hug,
    in_phase,
    play_on,
    put,
    with_numbers,
)
from tests.games.alien.whole import notice, view

ROOM = zones.ROOMS
NAMELESS = replace(card("lurker-7", UNKNOWN, attack=None), titles={}, copies=4, structured=False)
OTHER = replace(NAMELESS, design=DesignId("lurker-8"))


@cache
def box() -> Box:
    return open_box(read_set(SHIPPED / "alien" / "alien.toml"), {})


def hidden(*cards: Card) -> AlienState:
    """Cards that nobody knows in the rooms, and plenty of Attack."""
    state = with_numbers(game(), attack=9)
    for zone, one in zip(ROOM, cards, strict=False):
        state = hide(state, zone, one)
    return state


# Setting up


@pytest.mark.rule("ALN-COMP-19")
def test_the_owners_box_is_whole() -> None:
    assert count_box(box()) == () and not box().practice


@pytest.mark.rule("ALN-SETUP-01", "ALN-SETUP-13", "ALN-SETUP-26")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_film_opens_for_every_number_of_players(players: int) -> None:
    plan = suggest(box(), players, lambda many, count: list(many)[:count])
    films = plan["other"]["films"]
    assert {name: plan[name] for name in films["alien"]} == films["alien"], "the first film is suggested"
    assert list(plan["roles"].values()) == ["gunner", "technician", "researcher", "medic", "scout"][:players]
    seated = tuple(Player(seat, seat) for seat in SEATS[:players])
    for film in (*films.values(), plan["other"]["surprise"]):
        header = Header("alien", seated, custody=dict.fromkeys(room().decks, "face"))
        events = room().open(Script(header, film), box())
        state = room().fold(room().blank(header), events)
        assert room().hard_faults(state) == [] and room().rule_faults(state) == []
        assert len(state.table.zone("hive")) == 33 + 3 * players


def test_films_may_still_be_mixed() -> None:
    plan = suggest(box(), 2, lambda many, count: list(many)[:count])
    films = plan["other"]["films"]
    mixed = {**plan, "location": films["alien3"]["location"]}
    header = Header("alien", tuple(Player(seat, seat) for seat in SEATS[:2]))
    assert room().open(Script(header, mixed), box())


# What kind of card it is


@pytest.mark.rule("ALN-COMP-26", "ALN-REVEAL-04")
def test_a_card_of_unknown_kind_is_asked_for_when_it_is_turned_up() -> None:
    state = do(hidden(NAMELESS), Scan(P1, ROOM[0]))
    assert isinstance(state.ask, Identity)
    state = answer(state, "lurker-7")
    assert isinstance(state.ask, Choice) and state.ask.seat == P1
    assert tuple(option.key for option in state.ask.options) == HIVE_KINDS
    done = answer(state, "event")
    assert done.table.cards[NAMELESS.design].kind == "event"
    assert designs(done, zones.SPENT) == ("lurker-7",)
    assert designs(answer(state, "enemy"), ROOM[0]) == ("lurker-7",)
    landed = answer(state, "facehugger")
    assert [hugger.seat for hugger in landed.huggers] == [P1]


def test_a_second_copy_is_not_asked_for_again() -> None:
    state = hidden(NAMELESS, NAMELESS)
    state = play_on(state, Scan(P1, ROOM[0]), "lurker-7", "enemy")
    state = do(state, Scan(P1, ROOM[1]))
    state = answer(state, "lurker-7")
    assert state.ask is None and state.table.slots[find(state, "lurker-7", ROOM[1])].face_up


def test_what_the_card_does_is_left_to_its_players() -> None:
    state = answer(do(hidden(NAMELESS), Scan(P1, ROOM[0])), "lurker-7")
    assert state.ask is not None
    events = happened(state, Answer(state.ask.id, "goal"))
    assert FactLearned("lurker-7", "kind", "goal", "finger") in events
    assert any(isinstance(event, OutOfStep) for event in events)


@pytest.mark.rule("ALN-RULING-63")
def test_a_hidden_card_that_is_killed_goes_to_the_pile_of_the_kind_that_is_told() -> None:
    killer = card("killer", "character", ability("play", clause("kill", what="hidden")))
    state = in_hand(hidden(NAMELESS), killer)
    state = play_on(state, playing(state), "lurker-7", "character")
    assert designs(state, zones.DEAD_CHARACTERS) == ("lurker-7",)


@pytest.mark.rule("ALN-STRIKE-01")
def test_each_unknown_card_of_the_combat_zone_is_asked_for_before_it_strikes() -> None:
    state = put(game(strikes=(HIT_1,) * 9), zones.COMBAT, NAMELESS, OTHER, enemy("sure", 2))
    state = do(state, EndAction(P1))
    assert isinstance(state.ask, Choice) and designs(state, "damage:p1") == ("hit-1",)
    state = answer(state, "goal")
    assert isinstance(state.ask, Choice), "the answer for one card is none for the other"
    assert designs(state, "damage:p1") == ("hit-1",), "a goal card does not strike"
    state = answer(state, "enemy")
    assert designs(state, "damage:p1") == ("hit-1", "hit-1")


# The Hatchery


def hatchery() -> AlienState:
    """A facehugger that is due, and a Hatchery of which nobody has told which card is which."""
    cards = [replace(card(f"egg-{n}", UNKNOWN, attack=None), titles={}) for n in (1, 2)]
    state = put(emptied(game(), zones.HATCHERY), zones.HATCHERY, cards[0], cards[1], cards[1])
    return in_phase(hug(state, P1, 1), "cleanup")


@pytest.mark.rule("ALN-FACE-05", "ALN-FACE-09", "ALN-RULING-20")
def test_which_cards_are_the_chestbursters_is_asked_when_the_first_is_gained() -> None:
    undisturbed = do(replace(hatchery(), huggers=()), EndAction(P1))
    assert undisturbed.ask is None and undisturbed.turn.seat == P2
    state = do(hatchery(), EndAction(P1))
    assert isinstance(state.ask, Choice) and not state.carriers
    assert (state.turn.seat, state.turn.phase) == (P1, "cleanup") and len(state.huggers) == 1
    assert [option.key for option in state.ask.options] == ["facehugger", "hatchery"]
    state = answer(state, "facehugger")
    assert isinstance(state.ask, Choice), "nothing is concluded from the first answer"
    state = answer(state, "hatchery")
    assert state.ask is None and state.carriers == {P1: 1} and state.turn.seat == P2
    gained = state.table.card(find(state, "egg-2", "discard:p1"))
    assert gained is not None and gained.has("chestburster")
    assert state.table.cards[DesignId("egg-1")].kind == "facehugger"


@pytest.mark.rule("ALN-FACE-11")
def test_a_facehugger_that_is_called_is_found_in_the_hatchery() -> None:
    caller = card("caller", "character", ability("play", clause("facehugger")))
    state = play(replace(hatchery(), turn=game().turn, huggers=()), caller, "hatchery", "facehugger")
    assert [hugger.seat for hugger in state.huggers] == [P1]
    assert find(state, "egg-2", "hugger:p1") == state.huggers[0].slot


@pytest.mark.rule("ALN-RULING-20")
def test_a_known_hatchery_is_never_asked_for() -> None:
    state = do(in_phase(hug(game(), P1, 1), "cleanup"), EndAction(P1))
    assert state.ask is None and state.carriers == {P1: 1}
    assert FACEHUGGER.kind == "facehugger"


# Numbers that only others have told


def test_a_number_that_is_not_sure_is_confirmed_before_it_counts() -> None:
    doubtful = replace(card("sergeant-9", "sergeant", klass="tech", recruit=2), unsure=("recruit",))
    state = in_hand(game(), doubtful)
    state = do(state, playing(state))
    ask = state.ask
    assert isinstance(ask, Number) and ask.guess == 2 and ask.why.key == "ask-number-is-it"
    view = ask_view(state, "table")
    assert view is not None and view.guess == 2
    assert state.numbers["recruit"] == 0
    confirmed = answer(state, 2)
    assert confirmed.numbers["recruit"] == 2
    assert confirmed.table.cards[doubtful.design].is_told("recruit")
    assert answer(state, 3).numbers["recruit"] == 3, "the card is right, not the rumour"


def test_the_sergeants_of_the_box_are_confirmed_and_their_cost_is_not() -> None:
    sergeant = box().cards[next(one for one in box().cards if one == "aln-sergeant-tech")]
    assert sergeant.unsure == ("recruit",) and sergeant.is_told("cost")


def test_what_costs_nobody_knows_what_is_proposed_last() -> None:
    unread = card("officer-9", "character", klass="tech", cost=None)
    state = in_hand(in_hq(game(), unread), card("grunt-9", "character", recruit=1))
    poor = with_numbers(state, attack=0, recruit=0)
    recruit = [offer.id for offer in view(poor, "table").offers if offer.id.startswith("recruit:")]
    assert len(recruit) == 1, "it can still be touched"
    assert view(poor, "table").big is None and view(poor, "table").waiting is not None
    rich = with_numbers(state, attack=0, recruit=1)
    assert view(rich, "table").big is None, "the hand comes first while nobody knows the price"
    hand, discard = zones.of(P1, "hand"), zones.of(P1, "discard")
    laid = replace(rich, table=piles.move(rich.table, rich.table.zone(hand), discard))
    big = view(laid, "table").big
    assert big is not None and big.id == recruit[0]


# Words


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_is_asked_and_told_has_words(language: str) -> None:
    texts = FluentTexts("alien")
    faults = [fault for one in box().cards.values() for fault in texts.faults(one.name, language)
              if one.kind not in ("alien-player", "agenda", "alien-avatar", "secrets")]  # fmt: skip
    assert faults == []
    state = answer(do(hidden(NAMELESS), Scan(P1, ROOM[0])), "lurker-7")
    assert state.ask is not None and texts.faults(state.ask.why, language) == []
    assert isinstance(state.ask, Choice)
    assert [fault for one in state.ask.options for fault in texts.faults(one.label, language)] == []
    for field, value in (("kind", "enemy"), ("marks", ["chestburster"]), ("attack", 3), ("klass", "tech")):
        told = notice(state, FactLearned("lurker-7", field, value, "finger"), state)
        assert told is not None and texts.faults(told.text, language) == []


def test_an_unnamed_card_is_called_by_what_can_be_seen_of_it() -> None:
    def said(design: str) -> str:
        return FluentTexts("alien").say(box().cards[DesignId(design)].name)

    assert said("aln-hive-aliens-3-2") == "Card 2 (4 alike)"
    assert said("aln-strike-1") == "Strike 1 (only one)"
    assert said("aln-captain-dallas-common-1") == "Captain Dallas: Intel (5 alike)"
    assert said("aln-objective-alien-1") == "The S.O.S."


# A whole evening


@pytest.mark.parametrize(("players", "seed"), [(1, 3), (3, 5)])
def test_a_whole_game_with_nothing_told_is_played_to_its_end(players: int, seed: int) -> None:
    broken: list[str] = []
    result = play_one(room(), box(), Plan(players=players, custody="face"), seed, broken)
    assert broken == [] and result.outcome in ("won", "lost") and result.ended == "outcome"
    assert_asked_once(result)
    left = {one.design for one in result.state.table.cards.values() if one.kind == UNKNOWN}
    assert {design for design in left if lies_open(result.state, design)} <= {
        "aln-hatchery-1",
        "aln-hatchery-2",
    }


def assert_asked_once(result: Result) -> None:
    """Everything that had to be told was asked for, and nothing twice."""
    asks = [event.ask for event in result.events if isinstance(event, Asked)]
    numbers = Counter((ask.of, ask.field) for ask in asks if isinstance(ask, Number))
    assert numbers and max(numbers.values()) == 1
    kinds = Counter(event.of for event in result.events
                    if isinstance(event, FactLearned) and event.field == "kind")  # fmt: skip
    assert kinds and max(kinds.values()) == 1
    assert sum(ask.field == "kind" for ask in asks if isinstance(ask, Choice)) == len(kinds)
    gained = [event for event in result.events if isinstance(event, PointsGained)]
    assert all(event.attack or event.recruit for event in gained)


def lies_open(state: AlienState, design: str) -> bool:
    """Whether a card of this design lies face up on the table."""
    table = state.table
    slots: list[SlotId] = [slot for copy, slot in table.bound.items() if table.designs[copy] == design]
    return any(table.slots[slot].face_up for slot in slots)
