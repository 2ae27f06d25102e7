"""What the overhead camera sees otherwise than the books: exactly the planted mistakes, in time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import thread_time

import pytest

from companion.core.crossing.differences import DISMISS, MOVE, WORD, Difference
from companion.core.crossing.intents import Carried, Corrected, Seen, Surveyed, Taken, TakenBack, Touched
from companion.core.language.commands import MoveSlot, SetNumber
from companion.core.language.ids import CopyId
from companion.core.language.phrases import Phrase
from companion.engine.zone_table import STRIP
from companion.house.house import House
from companion.play.inbox import Inbox
from companion.play.lookout import CARRY_S
from companion.play.snapshot.books import books_of
from tests.house.kit import Evening, at_rest, house_at
from tests.watch.overheads import HQ, ROOMS, Tabletop

SEED = 5


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = house_at(tmp_path / "store.db", seed=SEED)
    yield house
    house.close()


@pytest.fixture
def top(house: House) -> Tabletop:
    """Three people in an action phase: cards in the hand, in some rooms, none in others."""
    evening = Evening(house, SEED)
    evening.begin(3, "face")
    evening.until(lambda state: at_rest(state) and is_full(evening), most=30)
    top = Tabletop(evening)
    top.rest()
    return top


def is_full(evening: Evening) -> bool:
    """Whether there are cards in a room and in the hand, and rooms to spare."""
    free = sum(not evening.state.table.zone(room) for room in ROOMS)
    return in_a_room(evening) is not None and len(evening.hand()) > 2 and free > 1


def in_a_room(evening: Evening) -> CopyId | None:
    """An open card in a room."""
    books = books_of(evening.room, evening.state)
    found = (s for room in ROOMS for s in books.open.get(room, ()))
    return next((evening.state.table.slots[slot].copy for slot in found), None)


def answer(line: Difference, what: str) -> Taken:
    """Taking one of the answers to a difference."""
    return Taken(next(offer.id for offer in line.answers if offer.id.endswith(f":{what}")))


def words(top: Tabletop, line: Difference) -> str:
    return str(top.evening.house.texts.say(line.says))


def recruited(top: Tabletop, place: str = "hq:2") -> CopyId:
    """A card of the HQ is recruited by touch."""
    copy = top.at(place)
    top.evening.do(Corrected(SetNumber("recruit", 20)), Touched(f"slot:{top.slot(copy)}"))
    return copy


def test_a_table_that_agrees_says_nothing(top: Tabletop) -> None:
    number = len(top.evening.steps)
    for _ in range(5):
        top.rest()
    assert top.differences == ()
    assert len(top.evening.steps) == number, "no bell rings"


def test_a_forgotten_card_is_a_difference_when_hands_have_had_their_time(top: Tabletop) -> None:
    copy = recruited(top)
    top.stuck[copy] = "hq:2"
    top.tidy()
    top.survey()
    assert top.differences == (), "it is about to be carried"
    top.survey(after_s=CARRY_S)
    (line,) = top.differences
    assert words(top, line).startswith("HQ 2: I see ")
    assert words(top, line).endswith("’s discard pile.")
    assert top.evening.step.kind == "quiet"
    assert top.evening.step.note is None
    assert line.targets == ("place:hq:2", f"slot:{top.slot(copy)}")
    del top.stuck[copy]
    top.tidy()
    top.survey(settled=False)
    assert top.differences == (), "it vanishes by itself, at once"


def test_nothing_is_said_before_the_table_has_come_to_rest(top: Tabletop) -> None:
    copy = in_a_room(top.evening)
    assert copy is not None
    top.stuck[copy] = "room:1" if top.lies[copy] != "room:1" else "room:2"
    top.tidy()
    top.survey(after_s=60, settled=False)
    assert top.differences == ()
    top.survey()
    assert len(top.differences) == 1


def test_the_tables_word_is_a_tool_that_is_logged_and_taken_back(top: Tabletop) -> None:
    copy = in_a_room(top.evening)
    assert copy is not None
    before, number = top.state, len(top.evening.desk.log())
    free = next(room for room in ROOMS if not before.table.zone(room))
    top.stuck[copy] = free
    top.rest()
    (line,) = top.differences
    assert top.state == before, "a character that is moved between rooms is no move of the game"
    step = top.evening.do(answer(line, WORD))
    assert top.state.table.slots[top.slot(copy)].zone == free
    assert step.kind == "tool"
    assert step.differences == ()
    assert len(top.evening.desk.log()) == number + 1
    top.evening.do(TakenBack(1))
    assert top.state == before


def test_what_is_dismissed_is_quiet_until_it_changes(top: Tabletop) -> None:
    copy = in_a_room(top.evening)
    assert copy is not None
    free, other = [room for room in ROOMS if not top.state.table.zone(room)][:2]
    top.stuck[copy] = free
    top.rest()
    before, number = top.state, top.evening.desk.game.number
    step = top.evening.do(answer(top.differences[0], DISMISS))
    assert (step.differences, step.kind, step.number) == ((), "quiet", number)
    top.rest()
    assert top.differences == ()
    assert top.state == before
    top.stuck[copy] = other
    top.rest()
    assert len(top.differences) == 1, "now it lies elsewhere"
    del top.stuck[copy]
    top.rest()
    top.stuck[copy] = free
    top.rest()
    assert len(top.differences) == 1, "it was right in between"


def test_a_card_that_is_gone_can_be_a_move_or_be_left(top: Tabletop) -> None:
    copy = top.at("hq:3")
    top.evening.do(Corrected(SetNumber("recruit", 0)))
    top.rest()
    top.stuck[copy] = None
    top.rest()
    (line,) = top.differences
    assert line.seen is None
    assert words(top, line).startswith("HQ 3: I expected ")
    before = top.state
    step = top.evening.do(answer(line, MOVE))
    assert step.refusal is not None, "the rule is explained, and it can be done anyway"
    assert top.state == before
    top.covered.add(copy)
    del top.stuck[copy]
    top.rest()
    assert top.differences == ()


def test_what_cannot_be_watched_is_not_gone(top: Tabletop) -> None:
    """A hand lies over the HQ: its places are not watched, and covered cards still lie there."""
    top.evening.do(Corrected(SetNumber("recruit", 0)))
    for place in HQ:
        if books_of(top.evening.room, top.state).open.get(place):
            top.stuck[top.at(place)] = None
    top.tidy()
    top.survey(after_s=60, unwatched=HQ)
    assert top.differences == ()
    top.survey(after_s=60)
    assert len(top.differences) == len(top.stuck)


def test_piles_tell_their_top_card_only(top: Tabletop) -> None:
    """Cards under others are not missed, and a card that peeps out of its pile is no difference."""
    evening = top.evening
    top.watched = (*top.watched, "dead-enemies")
    evening.until(lambda state: at_rest(state) and len(state.table.zone("dead-enemies")) > 1)
    top.rest()
    assert top.differences == ()
    lower = top.state.table.zone("dead-enemies")[1]
    top.stuck[top.state.table.slots[lower].copy] = "dead-enemies"
    top.rest()
    assert top.differences == ()


def test_a_hidden_card_is_never_named(top: Tabletop) -> None:
    """A strange card lies open where one lies face down: what is expected there stays unnamed."""
    evening = top.evening
    evening.until(lambda state: at_rest(state) and books_of(evening.room, state).hidden.get("room:1"))
    evening.do(Corrected(SetNumber("attack", 0)))
    top.rest()
    hidden = books_of(evening.room, top.state).hidden["room:1"][0]
    copy = evening.table.truth[hidden]
    top.stuck[copy] = "room:1"
    top.rest()
    (line,) = top.differences
    assert words(top, line).endswith("I expected a card face down.")
    assert f"slot:{hidden}" not in line.targets
    evening.do(answer(line, WORD))
    held = top.state.table.slots[hidden]
    assert (held.zone, held.face_up, held.copy) == ("room:1", True, copy)
    assert evening.step.differences == ()


def test_a_card_from_nowhere_joins_the_books_by_the_tables_word(top: Tabletop) -> None:
    evening = top.evening
    slot = top.state.table.zone("hive")[3]
    copy, room = evening.table.truth[slot], next(r for r in ROOMS if not top.state.table.zone(r))
    top.stuck[copy] = room
    top.rest()
    (line,) = top.differences
    assert line.expected is None
    assert words(top, line).endswith("I expected nothing there.")
    evening.do(answer(line, WORD))
    (there,) = top.state.table.zone(room)
    assert top.state.table.slots[there].copy == copy
    assert evening.step.differences == ()
    assert evening.room.hard_faults(top.state) == []


def test_strangers_are_passed_over_and_bare_things_have_a_place_only(top: Tabletop) -> None:
    room = next(r for r in ROOMS if not top.state.table.zone(r))
    lying = [Seen(top.text(copy), place) for copy, place in top.lies.items()]
    strange = [
        Seen("https://example.org", room),
        Seen("mark:979", room),
        Seen("mark:x", room),
        Seen("ABC", ""),
    ]
    top.evening.do(Surveyed((*lying, *strange), top.watched, 500.0))
    assert top.differences == ()
    top.evening.do(Surveyed((*lying, *strange, Seen("", room), Seen("", "room:9")), top.watched, 510.0))
    (line,) = top.differences
    assert (line.card, line.slot, line.targets) == (None, None, (f"place:{room}",))
    top.evening.do(Surveyed(tuple(lying), top.watched, 520.0))
    assert top.differences == ()


def test_one_code_on_two_cards_is_believed_where_it_belongs(top: Tabletop) -> None:
    copy = top.at("hq:1")
    lying = [Seen(top.text(one), place) for one, place in top.lies.items()]
    top.evening.do(Surveyed((Seen(top.text(copy), "room:5"), *lying), top.watched, 500.0))
    (line,) = top.differences
    assert (line.says.key, line.card, line.slot) == ("difference-twice", name_of(top, copy), None)
    assert set(line.targets) == {"place:room:5", "place:hq:1"}
    assert [offer.id.rpartition(":")[2] for offer in line.answers] == [DISMISS], "it is no move"
    texts = top.evening.house.texts
    for language, what in (("en", "Print a new label"), ("fr", "Imprimez une nouvelle étiquette")):
        assert what in texts.say(line.says, language)
    top.evening.do(Surveyed(tuple(lying), top.watched, 510.0))
    assert top.differences == ()


def name_of(top: Tabletop, copy: CopyId) -> Phrase:
    """What a card is called."""
    name = top.state.table.card_of(copy).name
    assert isinstance(name, Phrase)
    return name


def test_one_code_on_two_cards_of_one_place_is_said_as_well(top: Tabletop) -> None:
    copy = top.at("hq:1")
    lying = [Seen(top.text(one), place) for one, place in top.lies.items()]
    top.evening.do(Surveyed((*lying, Seen(top.text(copy), "hq:1")), top.watched, 500.0))
    assert [line.says.key for line in top.differences] == ["difference-twice-here"]


def test_twins_stand_for_each_other(top: Tabletop) -> None:
    """The books have one of two equal cards there, and its twin is the one that lies there."""
    table = top.state.table
    copy, place = next(
        (copy, place)
        for copy, place in top.lies.items()
        if sum(design == table.designs[copy] for design in table.designs.values()) > 1
    )
    twins = [one for one, design in table.designs.items() if design == table.designs[copy]]
    twin = next(one for one in twins if one not in top.lies)
    top.stuck[copy] = None
    top.tidy()
    top.lies[twin] = place
    top.survey(after_s=60)
    assert top.differences == ()


# After an undo.


def test_after_an_undo_the_survey_ticks_what_lies_in_its_place_again(top: Tabletop) -> None:
    copy, lay = recruited(top), dict(top.lies)
    top.rest()
    fresh = top.at("hq:2")
    before = top.evening.desk.game.state
    top.evening.do(TakenBack(1))
    assert len(top.evening.step.to_carry) == 2
    top.survey()
    assert len(top.evening.step.to_carry) == 2
    assert top.state != before
    top.lies.pop(fresh)
    top.survey(settled=False)
    assert len(top.evening.step.to_carry) == 2, "it may be on its way anywhere"
    top.survey()
    assert len(top.evening.step.to_carry) == 1, "where it goes nobody watches: it has left"
    top.lies[copy] = "hq:4"
    top.survey()
    assert len(top.evening.step.to_carry) == 1, "seen, but not where it belongs"
    top.lies[copy] = "hq:2"
    top.survey(settled=False)
    assert top.evening.step.to_carry == ()
    assert set(top.lies) == set(lay)
    assert top.differences == ()


def test_what_lies_there_after_an_undo_is_not_played_again(top: Tabletop) -> None:
    first = top.evening.hand()[0]
    top.lies[first] = STRIP
    top.survey(settled=False)
    assert top.state.table.bound[first] in top.state.table.zone(f"played:{top.state.turn.seat}")
    top.evening.do(TakenBack(1))
    state = top.state
    top.survey()
    top.evening.do(Carried())
    top.survey()
    top.survey(after_s=60)
    assert top.state == state
    (line,) = top.differences
    assert line.seen is not None
    assert line.seen.key == "place-strip"
    assert line.expected is None, "where a hidden card lies is told to nobody"


# The front door.


def test_a_newer_snapshot_takes_the_place_of_an_older_one() -> None:
    inbox = Inbox()
    inbox.post(Surveyed((Seen("A", "room:1"),), ("room:1",), 1.0))
    inbox.post(Touched("place:hive"))
    inbox.post(Surveyed((), ("room:1",), 2.0))
    assert inbox.take() == Touched("place:hive")
    assert inbox.take() == Surveyed((), ("room:1",), 2.0)
    assert inbox.take() is None


def test_a_snapshot_of_sixty_cards_is_quick(top: Tabletop) -> None:
    texts = [
        str(top.evening.house.store.collection.tag_of(copy)) for copy in list(top.state.table.designs)[:60]
    ]
    watched = (*top.watched, "hive")
    lying = [Seen(top.text(copy), place) for copy, place in top.lies.items()]
    lying += [Seen(text, "hive") for text in texts if all(text != seen.text for seen in lying)][
        : 60 - len(lying)
    ]
    assert len(lying) == 60
    top.evening.do(Surveyed(tuple(lying), watched, 1_000.0, settled=False))
    took = []
    for number in range(20):
        began = thread_time()
        top.evening.do(Surveyed(tuple(lying), watched, 1_000.1 + number / 10, settled=False))
        took.append(thread_time() - began)
    assert min(took) < 0.005, f"{min(took) * 1000:.1f} ms"


def test_the_tools_answer_only_what_is_still_there(top: Tabletop) -> None:
    copy = in_a_room(top.evening)
    assert copy is not None
    top.stuck[copy] = next(room for room in ROOMS if not top.state.table.zone(room))
    top.rest()
    late = answer(top.differences[0], WORD)
    top.evening.do(Corrected(MoveSlot(top.slot(copy), "removed", 0, True)))  # type: ignore[arg-type]
    state = top.state
    step = top.evening.do(late)
    assert top.state == state
    assert step.note is not None
    assert step.note.key == "no-longer-offered"
