"""What Alien cards can say: the moments, verbs, conditions, kinds and keywords of this room's grammar."""

from __future__ import annotations

from companion.core.language.cards import UNKNOWN, Card
from companion.engine.effects.grammar import Arg, Trigger, Verb, word
from companion.engine.effects.parse import check_card
from companion.engine.legendary.guests.reading import GUEST
from companion.games.alien.grammar import words
from companion.games.alien.state import LEVELS

KINDS = (
    "avatar", "role", "character", "sergeant", "enemy", "facehugger", "event", "hazard", "goal", "special",
    "location", "objective", "strike", "hatchery", "alien-avatar", "alien-player", "agenda", "secrets",
)  # fmt: skip
HIVE_KINDS = ("enemy", "event", "hazard", "facehugger", "goal", "character")  # of what is turned up
HATCHERY_KINDS = ("facehugger", "hatchery")
PEOPLE = ("character", "role", "sergeant", "agenda")  # what is played and killed as a character
MARKS = (
    "coordinate", "vigilant", "sacrifice", "mobilize", "final-enemy", "double-strike", "triple-strike",
    "does-not-move", "does-not-strike", "fought-in-operations", "goal", "chestburster", "drone", "basic",
    "good", "evil", GUEST,
)  # fmt: skip
CLASSES, COUNTS = words.CLASSES, words.COUNTS  # ALN-CLASS-07

TRIGGERS = {
    "play": Trigger("a character is played", ("class", "crew", "once", "may", "pay")),
    "reveal": Trigger("a Hive card is turned up", ("may", "pay", "area")),
    "death": Trigger("an enemy dies", ("may", "pay", "area")),
    "strike": Trigger("an enemy strikes, or the strike card is drawn", ("may", "pay", "area")),
    "event": Trigger("an Event comes up", ("may", "pay", "area")),
    "hazard": Trigger("a Hazard comes up: the location’s ability of that number", ("may", "level"), LEVELS),
    "setup": Trigger("the objective becomes the current one", ("may",)),
    "goal": Trigger(
        "a player pays for it while that objective is the current one", ("pay", "level", "area"), LEVELS
    ),
    "discard": Trigger("the card is discarded from play for its effect", ("may", "pay")),
    "sacrifice": Trigger("the card is sacrificed", ("may", "pay")),
    "mobilize": Trigger("the character is gained", ("may", "pay")),
    "escape": Trigger("a guest enters the Combat Zone", ("may", "pay", "area")),
}

N = words.WORDS.n()
LEVEL = Arg("the level of an objective", "whole", high=3, needed=True)
OBJECTIVES = {
    "objective": Verb("this objective is the current one", {"level": LEVEL}, condition=True),
    "progress": Verb("the players come closer to an objective", {"n": N, "level": LEVEL}),
    "hunt": Verb("players are fought for their Defense with the Attack there is, as often as it suffices"),
}
BOARD = {
    "leave": Verb("this card goes to the pile that its type names"),
    "scan": Verb(
        "a hidden card is turned up without paying",
        {"n": N, "where": word("which room; any when left out", "any", "entry")},
    ),
    "hive": Verb("Hive cards are added", {"n": N}),
    "push": Verb("a card is moved one room towards the Airlock", {"where": word("where it is", "complex")}),
    "drag": Verb("an enemy goes back from the Combat Zone into the entry room"),
    "reveal-combat": Verb("the foremost hidden card drops into the Combat Zone", {"n": N}),
    "facehugger": Verb("a facehugger comes, this card or one from the Hatchery"),
}

VERBS = {**words.VERBS, **OBJECTIVES, **BOARD}


def check(card: Card) -> list[str]:
    """What the rules of this room cannot make sense of on a card; empty when they understand all of it."""
    return check_card(card, VERBS, TRIGGERS, marks=MARKS, kinds=(*KINDS, UNKNOWN), classes=CLASSES)
