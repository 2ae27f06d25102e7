"""What is said and touched only now and then: rare prompts, lines of the log, cards that are lent."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.language.commands import KeepDeck, MoveSlot, SetNumber
from companion.core.language.ids import CopyId, ZoneId
from companion.core.language.phrases import Phrase, phrase
from companion.engine.legendary.lending import Lend, PlayLent
from companion.engine.legendary.playing.requests import Play
from companion.engine.legendary.scanning import Scan
from companion.engine.legendary.verbs.lane import RoomsSwapped
from companion.engine.legendary.verbs.piles import PutBack
from companion.games.alien import zones
from companion.games.alien.aliens.events import AlienDied, AlienRose
from companion.games.alien.cards.events import RoomBlocked
from companion.games.alien.duels import FightPlayer
from companion.ground.texts import FluentTexts
from tests.games.alien.alien_table import burst, mode_table
from tests.games.alien.box import BRUTE, DRONE, P1, P2, P3, find, game, put, top
from tests.games.alien.whole import attempt, label, prompts

TEXTS = FluentTexts("alien")
ENTRY, SECOND = ZoneId("room:1"), ZoneId("room:2")


def said(text: Phrase) -> None:
    """The sentence is there in both languages, with everything that it names."""
    for language in ("en", "fr"):
        words = TEXTS.say(text, language)
        assert words and text.key not in words and "{" not in words


@pytest.mark.rule("ALN-ALIEN-01", "ALN-ALIEN-11")
def test_the_first_alien_shuffles_a_deck_and_the_last_one_takes_its_cards_along() -> None:
    """Both say whose place it is, and another sentence when other Alien Players are about."""
    none, one = mode_table(), burst(mode_table(), P2)
    two = burst(one, P3)
    rise, second = AlienRose(P2, top(one, zones.of(P2, "avatar"))), AlienRose(P3, top(two, "avatar:p3"))
    (first,), (joins,) = prompts(none, rise, one), prompts(one, second, two)
    assert (first.text.key, joins.text.key) == ("prompt-alien-rose", "prompt-alien-joins")
    assert (first.seat, joins.seat) == (P2, P3)
    died = [prompts(before, AlienDied(P2), after) for before, after in ((two, one), (one, none))]
    assert [found[0].text.key for found in died] == ["prompt-alien-died", "prompt-last-alien-died"]
    for prompt in (first, joins, *(found[0] for found in died)):
        said(prompt.text)


@pytest.mark.rule("ALN-ROOM-06")
def test_a_blocked_room_swapped_rooms_and_a_card_put_back_are_carried_by_hand() -> None:
    """Every place is named, and a card goes on the deck or under it."""
    state = put(game(), ENTRY, BRUTE)
    (block,) = prompts(state, RoomBlocked(ENTRY, None), state)
    (swap,) = prompts(state, RoomsSwapped(ENTRY, SECOND), state)
    assert (block.text.key, block.text.args["place"]) == ("prompt-block", phrase("place-room-1"))
    assert swap.text.args == {"place": phrase("place-room-1"), "other": phrase("place-room-2")}
    hive = top(state, zones.HIVE)
    back, under = (prompts(state, PutBack(hive, under), state)[0] for under in (False, True))
    assert (back.text.key, under.text.key) == ("prompt-back-on-top", "prompt-under")
    for prompt in (block, swap, back, under):
        said(prompt.text)


@pytest.mark.parametrize(
    ("command", "args"),
    [
        (Scan(P1, ENTRY), {"place": phrase("place-room-1")}),
        (Lend(P2, CopyId("nobody#1")), {"card": phrase("a-card"), "name": "Player 2"}),
        (Play(P1, CopyId("nobody#1")), {"card": phrase("a-card")}),
        (SetNumber("attack", 3), {"field": phrase("number-attack", which=""), "value": 3}),
        (KeepDeck("hive", "face"), {}),
    ],
)
def test_the_log_names_a_place_a_number_and_a_person_and_no_card_that_is_not_known(
    command: Any, args: dict[str, Any]
) -> None:
    text = label(game(), command)
    assert args.items() <= text.args.items()
    said(text)


def test_the_log_says_what_a_hand_moved_and_whom_somebody_fought() -> None:
    state = put(game(), ENTRY, BRUTE)
    moved = label(state, MoveSlot(find(state, "brute"), SECOND))
    assert (moved.args["card"], moved.args["place"]) == (BRUTE.name, phrase("place-room-2"))
    fought = label(state, FightPlayer(P1, P3))
    assert (fought.args["name"], fought.args["target"]) == ("Player 1", "Player 3")
    said(moved)
    said(fought)


@pytest.mark.rule("ALN-KEY-04")
def test_touching_a_lent_card_plays_a_copy_of_it_and_a_hidden_one_is_scanned() -> None:
    state = put(put(game(), "lent:p1", BRUTE), ENTRY, DRONE, face_up=False)
    lent, hidden = top(state, "lent:p1"), top(state, ENTRY)
    assert attempt(state, f"slot:{lent}", None) == PlayLent(P1, lent)
    assert attempt(state, f"slot:{hidden}", None) == Scan(P1, ENTRY)
