"""The words of rooms, piles and choices that Alien cards can say, and what can be counted."""

from __future__ import annotations

from companion.engine.effects.grammar import Arg, Verb, clauses, count, flag, who, word
from companion.engine.legendary.equivalents import VOID, WAS, terms

CLASSES = ("intel", "leadership", "strength", "survival", "tech")  # ALN-CLASS-07
COUNTS = (
    "played:", "crew:", "person:", "combat", "complex", "hidden", "clear", "attached", "hazards", "players",
    "dead", "wounds", "damage",
)  # fmt: skip
CARDS = ("any", "basic", *CLASSES)  # which cards of a pile or hand are meant
WHERE = ("complex", "combat", "any", "front")
N = count("how many; one when left out", COUNTS)

CONDITIONS = {
    "clear": Verb(
        "a room is clear",
        {"where": word("which room; any one when left out", "any", "here", "entry", "all")},
        condition=True,
    ),
    "at-most": Verb(
        "there are not more of something",
        {
            "count": Arg("what is counted", "count", COUNTS, needed=True),
            "n": Arg("how many", "whole", low=0, needed=True),
        },
        condition=True,
    ),
}
COPIES = {
    "copy": Verb(
        "a copy of another card is played",
        {"of": word("which card; one played this turn when left out", "played", "hq")},
    ),
    "clone": Verb("this card takes all that another card played this turn says"),
}
STRIKES = {
    "avoid-strike": Verb("the next strikes of this turn are not drawn", {"n": N, "who": who()}),
    "calm": Verb("an enemy does not strike this turn", {"where": word("where it is", *WHERE)}),
    "strengthen": Verb(
        "an enemy’s Attack is higher this turn",
        {"by": count("by how much", COUNTS, needed=True), "where": word("where it is", *WHERE)},
    ),
}
AGAIN = {
    "put-strike": Verb(
        "a strike goes back to the strike deck",
        {
            "what": word("which strike: the one that says so, or one beside an Avatar", "this", "own",
                         needed=True),
            "to": word("where it goes; on top when left out", "top", "bottom", "shuffled"),
            "n": N,
            "who": who(),
        },
    ),
    "discount": Verb(
        "cards cost less to recruit this turn",
        {
            "by": count("by how much", COUNTS, needed=True),
            "what": word("which cards; all when left out", "any", "hq", "sergeants", *CLASSES),
            "next": flag("the next such card alone"),
        },
    ),
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
PILES = {
    "recover": Verb(
        "cards of the own discard pile are taken back",
        {"n": N, "to": word("where they go; the hand when left out", "hand", "deck"), "who": who()},
    ),
    "kill-discard": Verb(
        "cards of the own discard pile are killed",
        {"n": N, "who": who(), "may": flag("it may be left")},
    ),
    "look": Verb(
        "one player looks at top cards of a deck, alone",
        {
            "at": word("which deck", "hive", "strikes", "barracks", "sergeants", "deck", needed=True),
            "n": N,
            "may": word(
                "what may be done with them: each goes under the deck, or all go back in any order;"
                " nothing when left out",
                "bottom",
                "order",
            ),
        },
    ),
    "reveal-top": Verb(
        "top cards of a deck are turned up for all, and go by what they are",
        {
            "at": word("which deck; the own one when left out", "deck", "barracks"),
            "n": N,
            "match": word("which cards are meant; any when left out", *CARDS),
            "then": word("where such a card goes", "hand", "discard", "dead", "back", "bottom", needed=True),
            "else": word(
                "where another goes; back when left out", "hand", "discard", "dead", "back", "bottom"
            ),
        },
    ),
}
CHOICES = {
    "choose": Verb(
        "one of several things is chosen",
        {
            "either": clauses("the first way", needed=True),
            "or": clauses("the second way", needed=True),
            "third": clauses("the third way"),
        },
    ),
    "repeat": Verb(
        "something is done several times",
        {"n": count("how many times", COUNTS, needed=True), "do": clauses("what is done", needed=True)},
    ),
    "show": Verb(
        "players show a card of theirs, or else something happens to them",
        {
            "match": word("which card is to be shown", *CARDS[1:], needed=True),
            "who": who(),
            "else": clauses("what happens to those who show none", needed=True),
        },
    ),
}
GUESTS = {
    VOID: Verb(
        "what a card of Legendary says has no counterpart here: it is shown, and nothing happens",
        {WAS: word("what it was", *terms().void["encounters"], needed=True)},
    ),
}
VERBS = {**GUESTS, **CONDITIONS, **COPIES, **STRIKES, **AGAIN, **ROOMS, **PILES, **CHOICES}
