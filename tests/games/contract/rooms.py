"""The rooms that the contract is asked of, each with a box to play it with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.core.language.ids import SeatId
from companion.core.language.states import Custody, Header, Player
from companion.core.ports.collection import Box
from companion.engine.players.chances import Chances
from companion.engine.room import Room, Script

GAMES = Path(__file__).resolve().parents[3] / "companion" / "games"
NAMES = ("_template", "race", "alien", "firefly", "conquest", "villains")
RACE = "race"  # Night Ferry once more, played against each other from the first test to the last
CUSTODIES: tuple[Custody, ...] = ("app", "face", "read", "back")
PEOPLE = ("Ann", "Bo", "Chloé", "Dan", "Eve", "Finn")
SHAPE = ("level",)  # numbers that every box of a game shares: they say which card it is
BACKS = frozenset(
    {"ShowBack", "Reshuffle", "KeepDeck", "HandOver", "Credit", "TakePinAway", "KeepRules", "TakeOut"}
)  # what the camera, the desk or the page of the people makes
UNOFFERED = {
    "_template": BACKS,
    "alien": BACKS,
    "firefly": BACKS | {"PayHealing"},  # offered one Credit at a time
    "villains": BACKS,
}
MIXED_UP = frozenset({"Rematch"})  # told at the desk when two unnamed cards of an owner were mixed up
ALL_READ = "the app knows what every practice card says, so nothing is left to the players"
ALL_SAID = dict.fromkeys(("AllSaid", "AsSaid", "CardsDone"), ALL_READ)
UNMET: dict[str, dict[str, str]] = {  # what bulk play does not meet, and why; the room's rule tests meet it
    "_template": {"Look": "nobody looks at a hidden card: a lamp asks by itself"},
    "alien": {
        **ALL_SAID,
        **dict.fromkeys(
            ("EnteredOperations", "PutBack", "PutOnHive", "Recovered", "RoomsSwapped", "TopTurned"),
            "only few and dear practice cards do it, which simulated players seldom come to play",
        ),
        "CardKilled": "only enemies and characters come to lie where they can be fought",
        **dict.fromkeys(
            ("Reordered", "StrikeReturned", "Discounted", "HappenedAgain"),
            "no practice card says it; cards of owners may",
        ),
        "BurstMissing": "a Chestburster is missing only where the books were told otherwise than it lies",
        "ClaimFeat": "achievements of a hand are for its owner to tell, and simulated players tell of none",
        "NoCounterpart": "guests from Legendary are a choice of set-up, and no mode",
        "HiveRebuilt": "simulated players win or die before the Hive runs out",
        "HiveEmptied": "simulated players win or die before the Hive runs out",
        "HivePhaseSkipped": "turns of preparations are an option of difficulty, and no mode",
    },
    "firefly": {
        **ALL_SAID,
        "ClaimObjective": ALL_READ,
        **dict.fromkeys(
            ("CampaignResumed", "SpecialMissionBegan", "StacksReset"),
            "later games of campaigns are played for themselves, in the many games of Firefly",
        ),
        **dict.fromkeys(
            ("CardCloned", "CardHidden", "PutUnderEpisode", "Reordered"),
            "no practice card says it; cards of owners may",
        ),
        **dict.fromkeys(
            ("CancelStrike", "StrikeReturned", "ShuffledIntoEpisode", "StrikesReshuffled"),
            "only few practice cards lead there, and simulated players seldom come to play them",
        ),
        "AvoidStrike": "the app asks before a strike is turned over, and afterwards it is too late",
    },
    "villains": {
        **ALL_SAID,
        **dict.fromkeys(("PlayerLeft", "ended"), "simulated players never leave the table"),
        **dict.fromkeys(
            ("AbilityReady", "UseAbility", "Healed", "Heal", "NoCounterpart", "PointsTurned"),
            "other sets are mixed in by a choice of set-up, and by no mode",
        ),
        **dict.fromkeys(
            (
                "AllyTurned",
                "BystanderLeft",
                "Caged",
                "CageMissed",
                "CardCloned",
                "CardOwed",
                "DiscardHeard",
                "GuardReturned",
                "HandSized",
                "SpyPlaced",
            ),
            "no practice card says it; cards of the real box and of other sets do",
        ),
        "PoolsEmptied": "nobody strikes, so points go with the turn itself",
        "TurnedUp": "nothing lies hidden in the city, and a deck's card is played as it is turned up",
    },
}
Facts = dict[str, dict[str, int]]


class Case(msgspec.Struct, frozen=True):
    """One room under the contract."""

    room: Room
    box: Box
    facts: Facts  # what is printed on the real cards and boards
    unoffered: frozenset[str] = frozenset()  # commands that are no offer: the camera or the desk makes them
    same_words: frozenset[str] = frozenset()  # sentences that are the same in English and French
    unmet: Mapping[str, str] = {}  # what bulk play does not meet, and why
    called: str = ""  # where a room is asked more than once, in another way of playing

    @property
    def name(self) -> str:
        return self.called or self.room.name

    @property
    def game(self) -> str:
        """The room whose words and cues these are."""
        return self.room.name

    @property
    def seats(self) -> range:
        return range(self.room.seats[0], self.room.seats[1] + 1)

    def seats_in(self, mode: str) -> range:
        """How many can play in a mode."""
        fewest, most = self.room.mode_seats.get(mode, self.room.seats)
        return range(fewest, most + 1)


def is_built(name: str) -> bool:
    """Whether a room is there already."""
    name = "_template" if name == RACE else name
    return (GAMES / name / "room.py").exists() and find_spec(f"companion.games.{name}.room") is not None


@cache
def case(name: str) -> Case:
    """The room of that name under the contract."""
    if name == RACE:
        return race()
    room: Room = import_module(f"companion.games.{name}.room").room()
    if name == "_template":
        mini = import_module("tests.games._template.mini")
        facts = mini.printed_facts()
        return Case(room, mini.make_box(), facts, unoffered=UNOFFERED[name], unmet=UNMET[name])
    box = practice_box(name)
    quiet, unmet = UNOFFERED.get(name, frozenset()), UNMET.get(name, {})
    return Case(room, box, printed_facts(box), unoffered=quiet, unmet=unmet)


def race() -> Case:
    """Night Ferry as a race of all against all, without what happens on the ferry alone."""
    from companion.games._template.room import FEATURES
    from companion.games._template.state import RIVALS, TURN_PHASES

    whole = case("_template")
    ferry = ("river", "crossing", "lanterns", "roles", "turns", "hands")
    own = (one for one in FEATURES if one.name in ferry)
    names = (kind.__name__ for one in own for kind in (*one.events, *one.commands))
    unmet = dict.fromkeys((*names, *TURN_PHASES), "it belongs to the ferry")
    room = msgspec.structs.replace(
        whole.room, modes=(RIVALS,), mode_seats={}, seats=whole.room.mode_seats[RIVALS], correctable=()
    )
    return msgspec.structs.replace(whole, room=room, unmet=unmet, called=RACE)


def practice_box(name: str) -> Box:
    """The practice box of a room."""
    from card_db.boxes import open_box
    from card_db.loader import SHIPPED, read_set

    return open_box(read_set(SHIPPED / name / "practice.toml"), {})


def printed_facts(box: Box) -> Facts:
    """Every number of a box, as it is printed."""
    cards = {
        str(design): {field: number for field, number in card.numbers.items() if number is not None}
        for design, card in box.cards.items()
    }
    return {**cards, **box.boards}


def owners_box(box: Box) -> Box:
    """The same cards as a new owner's box: no number told yet, no board entered."""
    blank = {
        design: msgspec.structs.replace(card, numbers={n: card.numbers[n] if n in SHAPE else None
                                                       for n in card.numbers}, titles={})
        for design, card in box.cards.items()
    }  # fmt: skip
    return msgspec.structs.replace(box, cards=blank, boards={}, practice=False)


def make_script(
    asked: Case,
    players: int,
    custody: Custody = "face",
    seed: int = 1,
    mode: str = "",
    box: Box | None = None,
) -> Script:
    """What somebody could have chosen for a new game."""
    room, box = asked.room, box or asked.box
    seated = tuple(Player(SeatId(f"p{n}"), PEOPLE[n - 1], n - 1) for n in range(1, players + 1))
    header = Header(
        room.name, seated, custody=dict.fromkeys(room.decks, custody), boards=box.boards,
        options={"mode": mode or room.modes[0]}, rules_version=room.rules_version,
    )  # fmt: skip
    chance = Chances(seed).next("set-up")
    count = min(max(players, room.seats[0]), room.seats[1])

    def sample(many: Any, n: int) -> list[Any]:
        return chance.sample(list(many), n)

    choices = room.suggest(box, count, sample)
    surprise = choices.get("other", {}).get("surprise")
    return Script(header, surprise if surprise and seed % 2 else choices)


def every_room() -> list[Any]:
    """The rooms as parameters; one that is not built is skipped by name."""
    return [
        pytest.param(
            name,
            id=name.strip("_"),
            marks=[] if is_built(name) else [pytest.mark.skip(reason=f"the room {name} is not built yet")],
        )
        for name in NAMES
    ]
