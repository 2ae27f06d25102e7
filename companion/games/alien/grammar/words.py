"""The words of rooms, piles and choices that Alien cards can say, and what can be counted."""

from __future__ import annotations

from companion.engine.effects.grammar import Arg, Verb, flag, word
from companion.engine.legendary.equivalents import VOID, WAS, terms
from companion.engine.legendary.verbs.words import CardWords

CLASSES = ("intel", "leadership", "strength", "survival", "tech")  # ALN-CLASS-07
COUNTS = (
    "played:", "crew:", "person:", "combat", "complex", "hidden", "clear", "attached", "hazards", "players",
    "dead", "wounds", "damage",
)  # fmt: skip
WORDS = CardWords(
    counts=COUNTS, classes=CLASSES, meant=("any", "basic", *CLASSES),
    areas=("complex", "combat", "operations"), where=("complex", "combat", "any", "front"),
    killed=("enemy", "hidden", "facehugger"), sources=("hq", "sergeants", "barracks"),
    cheaper=("any", "hq", "sergeants", *CLASSES),
    copied=("played", "hq"), decks=("hive", "strikes", "barracks", "sergeants", "deck"),
    open_decks=("deck", "barracks"),
)  # fmt: skip

CONDITIONS = {
    "clear": Verb(
        "a room is clear",
        {"where": word("which room; any one when left out", "any", "here", "entry", "all")},
        condition=True,
    ),
}
AGAIN = {
    "again": Verb(
        "what an Event or the last Hazard brought happens once more",
        {"what": word("what happens again", "event", "hazard", needed=True)},
    ),
}  # fmt: skip
ROOMS = {
    "attach": Verb(
        "this card is attached to a room",
        {"where": word("which room; its own when left out", "here", "entry", "any", "clear")},
    ),
    "block": Verb(
        "a room is blocked: the current objective is laid over it, the Hive on top",
        {
            "where": word("which room; the entry when left out", "entry", "here"),
            "done": flag("the objective is completed by it"),
        },
    ),
    "move": Verb(
        "a card of the board is carried to another place",
        {
            "what": word("which card", "this", "enemy", "hidden", "card", needed=True),
            "where": word("where it is; anywhere when left out", "complex", "combat", "any"),
            "to": word("where it goes", "room", "entry", "combat", "operations", "hive", needed=True),
        },
    ),
    "swap": Verb("a card of the Complex changes places with what lies in another room"),
    "hide": Verb("an open enemy of the Complex is turned face down again"),
    "complete": Verb(
        "the current objective is completed, if it has this level",
        {"level": Arg("the level of an objective", "whole", high=3, needed=True)},
    ),
}
GUESTS = {
    VOID: Verb(
        "what a card of Legendary says has no counterpart here: it is shown, and nothing happens",
        {WAS: word("what it was", *terms().void["encounters"], needed=True)},
    ),
}
VERBS = {**WORDS.verbs(), **GUESTS, **CONDITIONS, **AGAIN, **ROOMS}
