"""Every 'bad input' of the checklist of Alien: what is refused, by which rule, and what the table may waive.

`then` says what stands once the players did it anyway; without it the refusal is one that nobody can waive.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from companion.core.language.asks import Choice
from companion.core.language.commands import Answer, Command
from companion.core.language.events import Waived
from companion.core.language.ids import SeatId
from companion.core.language.languages import codes
from companion.core.language.phrases import Phrase
from companion.core.language.refusals import Kind, Refusal
from companion.core.language.states import Header, Player
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.lending import Lend, PlayLent
from companion.engine.legendary.market.requests import Recruit
from companion.engine.legendary.opening import BeginTurn
from companion.engine.legendary.own_deck import ShuffleIn
from companion.engine.legendary.playing.requests import Play, UseAbility
from companion.engine.legendary.scanning import Scan
from companion.games.alien import zones
from companion.games.alien.duels import FightPlayer
from companion.games.alien.keywords.commands import Sacrifice
from companion.games.alien.objectives.commands import Complete
from companion.games.alien.state import AlienState
from companion.ground.texts import FluentTexts
from tests.games.alien.acts import copy_at, in_hand, person, play, playing
from tests.games.alien.agenda_table import agenda_table, revealed, scanned
from tests.games.alien.alien_table import alien_turn, rich
from tests.games.alien.box import (
    BRUTE,
    DRONE,
    EVENT,
    P1,
    P2,
    P3,
    QUEEN,
    ability,
    card,
    clause,
    dead,
    designs,
    do,
    enemy,
    find,
    game,
    happened,
    hide,
    hug,
    in_phase,
    put,
    refused,
    top,
    with_numbers,
)
from tests.games.alien.test_diff import no_to
from tests.games.alien.test_key import FIND_IT, ORDERS, PLAIN, lends, lent
from tests.games.alien.test_pvp import FIGHT, duel
from tests.games.alien.test_setup import stopped
from tests.games.alien.test_vigilant import MARTYR
from tests.games.alien.whole import decide
from tests.games.alien.wholebox import SUITES, whole_box

ROOM = zones.ROOMS
SCOUT = person("scout", ability("play", clause("gain", attack=2), once=True))
GOAL = card("goal-2", "goal", ability("goal", clause("leave"), level=2, pay=1), marks=("goal",))
BUTCHER = person("butcher", ability("play", clause("kill-own")))
MIRROR = person("mirror", ability("play", clause("copy")))

Laid = tuple[AlienState, Command]
Then = Callable[[AlienState], bool]


@cache
def texts() -> FluentTexts:
    return FluentTexts("alien")


class Bad(NamedTuple):
    """One bad input: the table and the command, the rule and kind of the refusal, and what waiving does."""

    name: str
    laid: Callable[[], Laid]
    rule: str
    kind: Kind
    then: Then | None = None


def attacking(attack: int, *cards: Any, zone: str = "combat", **numbers: int) -> AlienState:
    """The table with cards in a zone and so much Attack."""
    return with_numbers(put(game(), zone, *cards), attack=attack, **numbers)


def fights(state: AlienState, design: str, zone: str = "combat") -> Laid:
    return state, Fight(P1, find(state, design, zone))


def hq(state: AlienState) -> Recruit:
    return Recruit(P1, top(state, "hq:1"))


def struck_phase() -> Laid:
    state = with_numbers(in_phase(game(), "strike"), recruit=9)
    return state, hq(state)


def scouted(phase: str = "action", used: bool = True) -> Laid:
    state = play(game(), SCOUT)
    slot = find(state, "scout")
    state = do(state, UseAbility(P1, slot, 0)) if used else state
    return in_phase(state, phase), UseAbility(P1, slot, 0)


def rooms_with(attack: int = 9) -> AlienState:
    """An open card in the first room, an attached one at the second, the third blocked, the fourth empty."""
    state = attacking(attack, DRONE, zone=ROOM[0])
    state = hide(put(state, "attached:2", DRONE), ROOM[2], DRONE)
    return replace(state, blocked=(ROOM[2],))


def offered(state: AlienState, of: str, zone: str) -> Laid:
    """The running choice, and an answer that it does not offer."""
    assert isinstance(state.ask, Choice)
    return state, Answer(state.ask.id, f"slot:{find(state, of, zone)}")


def to_be_killed(zone: str) -> Laid:
    state = in_hand(put(game(), zone, person("spare"), face_up=zone != "deck:p1", top=True), BUTCHER)
    return offered(do(state, playing(state)), "spare", zone)


def copy_to_be_killed() -> Laid:
    state = play(play(game(), person("model")), MIRROR)
    state = in_hand(state, BUTCHER)
    state = do(state, playing(state))
    assert isinstance(state.ask, Choice)
    copied = next(one for one in state.played if one.play)
    return state, Answer(state.ask.id, f"slot:{copied.slot}:{copied.play}")


def lending(state: AlienState, seat: Any = P2, *cards: Any) -> Laid:
    state = in_hand(state, *(cards or (FIND_IT,)), seat=seat)
    return state, lends(state, seat)


def second_loan() -> Laid:
    state = lent(game(), P2, FIND_IT, ORDERS)
    return state, lends(state, P2)


def of_the_dead() -> Laid:
    state = in_hand(game(), FIND_IT, seat=P2)
    wanted = lends(state, P2)
    return dead(state, P2), wanted


def sacrificed(zone: str, seat: Any = P1) -> Laid:
    state = put(game(), zone, MARTYR, face_up=not zone.startswith("hand"), top=True)
    return state, Sacrifice(seat, top(state, zone))


def hugged() -> Laid:
    state = with_numbers(hug(game(), P2, 2), attack=5)
    return state, Fight(P2, top(state, "hugger:p2"))


def alien(command: Callable[[AlienState], Command]) -> Callable[[], Laid]:
    """A command of an Alien Player in its own turn."""

    def laid() -> Laid:
        state = put(put(rich(alien_turn(), 20), "combat", DRONE), "room:4", person("lost"), face_up=False)
        return state, command(with_numbers(state, recruit=9))

    return laid


def known_agenda() -> Laid:
    state = scanned(revealed(agenda_table(), P2, "good"))
    assert state.ask is not None
    return state, Answer(state.ask.id, P2)


def with_state(state: AlienState, command: Callable[[AlienState], Command]) -> Laid:
    return state, command(state)


def gone_to(design: str, zone: str) -> Then:
    return lambda state: design in designs(state, zone)


def empty(state: AlienState) -> bool:
    return state.numbers["attack"] == 0


BAD = (
    Bad("show a hidden card without a scan",
        lambda: fights(with_numbers(put(game(), ROOM[0], DRONE, face_up=False), attack=9), "drone", ROOM[0]),
        "ALN-FIGHT-01", "secret"),
    Bad("recruit after the first strike", struck_phase, "ALN-TURN-05", "timing",
        gone_to("mate", "discard:p1")),
    Bad("play before the Hive card",
        lambda: with_state(in_hand(in_phase(game(), "hive"), SCOUT), playing), "ALN-HIVE-01", "timing",
        gone_to("scout", "played:p1")),
    Bad("recruit before the Hive card",
        lambda: with_state(with_numbers(in_phase(game(), "hive"), recruit=9), hq), "ALN-HIVE-01", "timing",
        gone_to("mate", "discard:p1")),
    Bad("fight for more than there is", lambda: fights(attacking(2, enemy("three", 3)), "three"),
        "ALN-FIGHT-03", "cost", empty),
    Bad("pay a scan with Recruit",
        lambda: (with_numbers(hide(game(), ROOM[1], DRONE), recruit=9), Scan(P1, ROOM[1])),
        "ALN-SCAN-03", "cost", lambda state: state.numbers["recruit"] == 9 and empty(state)),
    Bad("use an ability twice", scouted, "ALN-ACT-10", "limit", lambda state: state.numbers["attack"] == 4),
    Bad("use an ability in the Strike Phase", lambda: scouted("strike", used=False), "ALN-ACT-10", "timing",
        lambda state: not state.ready),
    Bad("recruit below the cost", lambda: with_state(with_numbers(game(), recruit=3), hq),
        "ALN-RECRUIT-01", "cost", gone_to("mate", "discard:p1")),
    Bad("recruit from elsewhere",
        lambda: with_state(with_numbers(put(game(), "discard:p2", person("dear", cost=1)), recruit=9),
                           lambda state: Recruit(P1, top(state, "discard:p2"))),
        "ALN-RECRUIT-01", "target", gone_to("dear", "discard:p1")),
    Bad("choose a Sergeant",
        lambda: with_state(with_numbers(game(), recruit=9),
                           lambda state: Recruit(P1, state.table.zone("sergeants")[3])),
        "ALN-RECRUIT-06", "secret"),
    Bad("look at the Sergeants first",
        lambda: with_state(with_numbers(game(), recruit=9),
                           lambda state: Recruit(P1, top(state, "sergeants"))),
        "ALN-RECRUIT-06", "secret"),
    Bad("scan an open card", lambda: (rooms_with(), Scan(P1, ROOM[0])), "ALN-SCAN-02", "impossible"),
    Bad("scan an attachment", lambda: (rooms_with(), Scan(P1, ROOM[1])), "ALN-SCAN-02", "impossible"),
    Bad("scan a blocked room", lambda: (rooms_with(), Scan(P1, ROOM[2])), "ALN-SCAN-02", "impossible"),
    Bad("scan an empty room", lambda: (rooms_with(), Scan(P1, ROOM[3])), "ALN-SCAN-02", "impossible"),
    Bad("fight an Event", lambda: fights(attacking(9, EVENT), "event"), "ALN-FIGHT-01", "target",
        gone_to("event", "hazards-events")),
    Bad("fight a dead enemy",
        lambda: fights(attacking(9, DRONE, zone="dead-enemies"), "drone", "dead-enemies"),
        "ALN-FIGHT-01", "impossible"),
    Bad("fight the Final Enemy early", lambda: fights(attacking(12, QUEEN, objective=2), "queen"),
        "ALN-FIGHT-10", "timing", gone_to("queen", "dead-enemies")),
    Bad("shuffle a deck early", lambda: (put(game(), "discard:p1", PLAIN), ShuffleIn(P1)),
        "ALN-CLEAN-05", "timing", lambda state: len(state.table.zone("deck:p1")) == 8),
    Bad("complete the second objective first", lambda: (game(), Complete(P1, 2)),
        "ALN-OBJ-02", "impossible"),
    Bad("pay for a goal of another level",
        lambda: with_state(attacking(0, GOAL, zone=ROOM[0], recruit=1),
                           lambda state: UseAbility(P1, find(state, "goal-2"), 0)),
        "ALN-OBJ-07", "timing", gone_to("goal-2", "removed")),
    Bad("lend without Coordinate", lambda: lending(game(), P2, PLAIN), "ALN-KEY-01", "target",
        gone_to("plain", "lent:p2")),
    Bad("lend in the own turn", lambda: lending(game(), P1), "ALN-KEY-01", "timing",
        gone_to("find-it-and-kill-it", "lent:p1")),
    Bad("lend when dead", of_the_dead, "ALN-DEATH-05", "impossible"),
    Bad("lend a second card", second_loan, "ALN-KEY-02", "limit", gone_to("the-companys-orders", "lent:p2")),
    Bad("sacrifice from the hand", lambda: sacrificed("hand:p1"), "ALN-KEY-20", "impossible"),
    Bad("sacrifice in another's turn", lambda: sacrificed("vigilant:p2", P2), "ALN-KEY-20", "timing",
        gone_to("martyr", "dead-characters")),
    Bad("fight a facehugger out of turn", hugged, "ALN-FACE-03", "timing",
        gone_to("facehugger", "dead-enemies")),
    Bad("attack oneself", lambda: (duel(), FightPlayer(P1, P1)), "ALN-PVP-04", "target",
        lambda state: state.numbers["attack"] == 5),
    Bad("attack the dead", lambda: (dead(duel(), P2), FIGHT), "ALN-PVP-04", "impossible"),
    Bad("attack without enough Attack", lambda: (duel(3), FIGHT), "ALN-PVP-04", "cost", empty),
    Bad("kill from the discard pile", lambda: to_be_killed("discard:p1"), "TABLE-ASK-02", "impossible"),
    Bad("kill from the deck", lambda: to_be_killed("deck:p1"), "TABLE-ASK-02", "impossible"),
    Bad("pay with a copy", copy_to_be_killed, "TABLE-ASK-02", "impossible"),
    Bad("alien: recruit", alien(lambda state: Recruit(P2, top(state, "hq:1"))), "ALN-ALIEN-07", "timing",
        lambda state: state.turn.phase == "alien"),
    Bad("alien: scan", alien(lambda state: Scan(P2, ROOM[3])), "ALN-ALIEN-07", "timing",
        lambda state: state.table.slots[top(state, ROOM[3])].face_up),
    Bad("alien: fight", alien(lambda state: Fight(P2, top(state, "combat"))), "ALN-ALIEN-07", "timing",
        gone_to("drone", "dead-enemies")),
    Bad("alien: draw a Hive card", alien(lambda state: BeginTurn(P2)), "ALN-ALIEN-07", "timing",
        lambda state: bool(state.table.zone(ROOM[0]))),
    Bad("choose an open Agenda", known_agenda, "ALN-AGENDA-11", "impossible"),
)  # fmt: skip


def rule_of(bad: Bad) -> Any:
    """The case with the mark of its rule."""
    return pytest.param(bad, id=bad.name, marks=pytest.mark.rule(bad.rule))


@pytest.mark.parametrize("bad", [rule_of(bad) for bad in BAD])
def test_it_is_refused_by_its_rule_in_both_languages(bad: Bad) -> None:
    state, command = bad.laid()
    no = refused(state, command)
    assert (no.rule, no.kind, no.can_be_waived) == (bad.rule, bad.kind, bad.then is not None)
    assert unsaid(no) == []


@pytest.mark.parametrize("bad", [rule_of(bad) for bad in BAD if bad.then is not None])
def test_it_is_done_anyway_when_the_table_says_so(bad: Bad) -> None:
    assert bad.then is not None
    state, command = bad.laid()
    waived = waivers(state, command)
    told = [event.rule for event in happened(state, command, *waived) if isinstance(event, Waived)]
    assert told == waived and waived[0] == bad.rule
    assert bad.then(do(state, command, *waived))


@pytest.mark.parametrize("bad", [rule_of(bad) for bad in BAD if bad.then is None])
def test_what_cannot_be_waived_stays_refused(bad: Bad) -> None:
    state, command = bad.laid()
    assert refused(state, command, bad.rule) == refused(state, command)


def waivers(state: AlienState, command: Command) -> list[str]:
    """The rules that have to be waived, one after the other, until a command is accepted."""
    found: list[str] = []
    while isinstance(no := decide(state, command, frozenset(found)), Refusal):
        assert no.can_be_waived and no.rule not in found, no
        found.append(no.rule)
    return found


def unsaid(no: Refusal) -> list[str]:
    """What of a refusal has no words in one of the languages."""
    key = f"rule-{no.rule}"
    missing = [key for language in codes() if key not in texts().keys(language)]
    said: tuple[Phrase | None, ...] = (no.here, no.remedy)
    missing += [fault for one in said if one is not None for language in codes()
                for fault in texts().faults(one, language)]  # fmt: skip
    return missing if no.here is not None else [*missing, f"{no.rule} says nothing of this table"]


# What is wrong with a game before it begins.


def stopped_with(choice: str, value: Any) -> Any:
    """Why a game with this choice of set-up cannot be opened."""
    choices: dict[str, Any] = {choice: value}
    return stopped(**choices)


SEATS_0 = Header("alien", ())
SEATS_6 = Header("alien", tuple(Player(SeatId(f"p{n}"), f"N{n}") for n in range(1, 7)))
ONE_1, TWO_1, ONE_2, ONE_3 = "objective-one-1", "objective-two-1", "objective-one-2", "objective-one-3"
SETUPS: tuple[tuple[str, str, Callable[[], Any]], ...] = (
    ("nobody", "ALN-SETUP-01", lambda: stopped(0, head=SEATS_0)),
    ("six", "ALN-SETUP-01", lambda: stopped(6, head=SEATS_6)),
    ("the Gunner twice", "ALN-SETUP-04",
     lambda: stopped(roles={"p1": "gunner", "p2": "gunner", "p3": "medic"})),
    ("a card of another Role", "ALN-SETUP-05", lambda: stopped_with("role-cards", {"p1": "role-medic"})),
    ("two of level 1", "ALN-SETUP-11", lambda: stopped(objectives=[ONE_1, TWO_1, ONE_2, ONE_3])),
    ("none of level 3", "ALN-SETUP-11", lambda: stopped(objectives=[ONE_1, ONE_2])),
    ("another mini-deck", "ALN-SETUP-13",
     lambda: stopped_with("mini-decks", ["hive-one-1", "hive-two-2", "hive-one-3"])),
    ("a short mini-deck", "ALN-SETUP-13", lambda: stopped(box=whole_box(without="hive-one-2", fewer=1))),
    ("three characters", "ALN-SETUP-19", lambda: stopped(characters=SUITES[:3])),
    ("five characters", "ALN-SETUP-19", lambda: stopped(characters=SUITES[:5])),
    ("one character twice", "ALN-SETUP-19", lambda: stopped(characters=(*SUITES[:3], SUITES[0]))),
    ("more Drones than there are", "ALN-DIFF-01", lambda: no_to(5, drones=4)),
    ("fewer Drones than none", "ALN-DIFF-05", lambda: no_to(2, drones=-3)),
)  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "stop"),
    [pytest.param(rule, stop, id=name, marks=pytest.mark.rule(rule)) for name, rule, stop in SETUPS],
)
def test_a_game_that_cannot_be_opened_says_why(rule: str, stop: Callable[[], Any]) -> None:
    why = stop()
    assert why.rule == rule
    for language in codes():
        assert texts().faults(why.says, language) == [] and f"rule-{rule}" in texts().keys(language)


@pytest.mark.rule("ALN-ACT-01")
@pytest.mark.parametrize("zone", ["discard:p1", "hand:p2", "hq:1"])
def test_a_card_that_lies_elsewhere_is_asked_about_and_copies_are_not(zone: str) -> None:
    state = put(game(), zone, person("wanted", attack=2), top=True)
    state = do(state, Play(P1, copy_at(state, top(state, zone)), "camera"))
    assert isinstance(state.ask, Choice)
    assert [option.key for option in state.ask.options] == ["in-hand", "not-meant"]
    twin = do(lent(game(), P2, FIND_IT), PlayLent(P1, top(lent(game(), P2, FIND_IT), "lent:p2")))
    assert twin.ask is None and len(twin.played) == 1


@pytest.mark.rule("ALN-KEY-01")
def test_lending_a_card_that_lies_elsewhere_is_asked_about() -> None:
    state = put(game(), "discard:p3", FIND_IT)
    state = do(state, Lend(P3, copy_at(state, find(state, "find-it-and-kill-it"))))
    assert isinstance(state.ask, Choice) and len(state.ask.options) == 2


@pytest.mark.rule("ALN-ACT-08")
def test_the_missing_amount_is_named() -> None:
    state = attacking(2, enemy("three", 3), BRUTE)
    no = refused(state, Fight(P1, find(state, "three")))
    assert (no.need, no.have) == (3, 2) and no.remedy is not None and no.remedy.args["count"] == 1
    assert texts().say(no.remedy) and texts().say(no.remedy, "fr") != texts().say(no.remedy)
