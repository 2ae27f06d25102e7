"""The words of places, people, strikes and jobs that Firefly cards can say, and what can be counted."""

from __future__ import annotations

from msgspec.structs import replace

from companion.engine.effects.grammar import Arg, Verb, clauses, count, flag, who, word
from companion.engine.legendary.verbs.words import CardWords
from companion.engine.legendary.wording import WORDING as FAMILYS

CLASSES = ("intel", "leadership", "strength", "survival", "tech")  # FFY-COMP-04
ITEMS = (1, 2, 3, 4)  # the Objectives of one Objective card, by number
COUNTS = (
    "played:", "person:", "combat", "verse", "hidden", "clear", "attached", "players", "fallen", "wounds",
    "damage", "ship-strikes", "upgrades", "credits", "defeated", "scanned", "recruited", "progress:",
)  # fmt: skip
AREAS = ("verse", "combat", "operations", "serenity")
WORDS = CardWords(
    counts=COUNTS, classes=CLASSES, meant=("any", "basic", *CLASSES),
    areas=AREAS, where=("verse", "combat", "any"),
    killed=("enemy", "crew", "ship", "hidden"), sources=("bridge", "browncoats"),
    cheaper=("any", "bridge", "browncoats", *CLASSES),
    copied=("played", "bridge"),
    decks=("episode", "crew", "crew-strikes", "ship-strikes", "browncoats", "deck"),
    open_decks=("deck", "crew"),
    joins=("discard", "hand", "deck"),
)  # fmt: skip
# What the family says and no card of Firefly does: a strike is avoided by its kind (FFY-STRIKE-14).
UNSAID = ("avoid-strike", "clone")

N = WORDS.n()
LEVEL = Arg("the number of an Objective on its card", "whole", high=ITEMS[-1], needed=True)
STRIKES = word("which strikes; any when left out", "any", "crew", "ship")

CONDITIONS = {
    "clear": Verb(
        "a space of the ’Verse is clear",
        {"where": word("which space; any one when left out", "any", "here", "entry", "all")},
        condition=True,
    ),
    "objective": Verb(
        "an Objective of this Episode stands so; it is still open when left out",
        {"level": LEVEL, "is": word("how it stands", "open", "completed", "failed")},
        condition=True,
    ),
    "main-character": Verb(
        "this crew member is an undefeated Main Character",
        {
            "person": Arg("the crew member", "name", needed=True),
            "player": flag("and belongs to a player"),
        },
        condition=True,
    ),
}
PEOPLE = {
    "main": Verb(
        "something is done for Main Characters; for one without a player only strikes and heals count",
        {
            "who": word("which of them, by Rank", "highest", "lowest", "each", "others", "any"),
            "person": Arg("this crew member, if a Main Character", "name"),
            "do": clauses("what is done", needed=True),
        },
        one_of=("who", "person"),
    ),
    "talent": Verb(
        "a Talent is gained", {"n": N, "who": who(), "to": word("where it goes", "discard", "hand")}
    ),
    "flaw": Verb(
        "a Flaw is gained", {"n": N, "who": who(), "to": word("where it goes", "discard", "hand", "deck")}
    ),
    "bring-back": Verb(
        "defeated characters come back to a player",
        {"n": N, "to": word("where they go; the discard pile when left out", "discard", "hand")},
    ),
    "search": Verb(
        "a card is taken out of the own deck, which is shuffled then",
        {
            "match": word("which card; any when left out", "any", "basic", *CLASSES),
            "to": word("where it goes; the hand when left out", "hand", "discard", "dead"),
        },
    ),
    "put-this": Verb(
        "this card itself is put away by its owner",
        {"to": word("where it goes", "discard", "deck", "dead", needed=True)},
    ),
    "toll": Verb(
        "points are paid, or else something happens",
        {
            "attack": Arg("points of Attack", "whole"),
            "recruit": Arg("points of Recruit", "whole"),
            "else": clauses("what happens when they are not paid", needed=True),
        },
        one_of=("attack", "recruit"),
    ),
}
SHIP = {
    "ship-strike": Verb("Ship Strikes are drawn for Serenity", {"n": N}),
    "repair": Verb("Ship Strikes are repaired for nothing", {"n": N}),
    "avoid": Verb("strikes of this turn are not drawn", {"n": N, "what": STRIKES, "who": who()}),
    "cancel": Verb("strikes of this turn are put away when seen", {"n": N, "what": STRIKES, "who": who()}),
    "upgrade": Verb("the top Upgrade comes to Serenity for nothing", {"n": N}),
    "lose-upgrade": Verb("Upgrades on Serenity go under their stack", {"n": N}),
    "credits": Verb(
        "Credits are earned in this Episode", {"n": N, "keep": flag("this card lies there to tell of it")}
    ),
    "sweep": Verb("cards of the Bridge go under the Crew Deck", {"n": N}),
}
JOBS = {
    "complete": Verb(
        "an Objective of this Episode is completed; without a number this Side Job",
        {"level": replace(LEVEL, needed=False)},
    ),
    "fail": Verb("an Objective of this Episode fails", {"level": LEVEL}),
    "progress": Verb("the players come closer to an Objective", {"n": N, "level": LEVEL}),
    "restart": Verb(
        "the Inevitable card goes back into the ’Verse and its countdown begins again",
        {"space": Arg("which space; the first when left out", "whole", high=5)},
    ),
}
LASTING = {
    "modify": Verb(
        "as long as the card says so, a number is higher or lower",
        {
            "what": word(
                "which number", "attack", "scan", "recruit", "repair", "hand", "health", needed=True
            ),
            "by": count("by how much", COUNTS, needed=True),
            "less": flag("lower, not higher"),
            "of": word("of attack: whose; all enemies when left out", "any", "this", "crew", "ship"),
            "where": word("of attack and scan: where", "any", "here", "verse", "combat"),
        },
    ),
    "cannot": Verb(
        "as long as the card says so, something cannot be done",
        {"what": word("what", "scan", "recruit", "heal", "repair", "coordinate", needed=True)},
    ),
}
VERSE = {
    "leave": Verb("this card goes to the pile that its type names"),
    "scan": Verb(
        "a hidden card is turned up without paying",
        {"n": N, "where": word("which space; any when left out", "any", "entry")},
    ),
    "episode": Verb("Episode cards are added", {"n": N}),
    "push": Verb("a card is moved one space to the left", {"where": word("where it is", "verse")}),
    "swap": Verb("a card of the ’Verse changes places with what lies in another space"),
    "attach": Verb(
        "this card is attached to a space",
        {"where": word("which space; its own when left out", "here", "entry", "any", "clear")},
    ),
    "move": Verb(
        "a card of the board is carried to another place",
        {
            "what": word("which card", "this", "enemy", "hidden", "card", needed=True),
            "where": word("where it is; anywhere when left out", "verse", "combat", "any"),
            "to": word(
                "where it goes", "space", "entry", "combat", "operations", "bottom", "shuffled", needed=True
            ),
        },
    ),
}
SHARED = {name: verb for name, verb in WORDS.verbs().items() if name not in UNSAID}
VERBS = {**SHARED, **CONDITIONS, **PEOPLE, **SHIP, **JOBS, **LASTING, **VERSE}

WORDING = replace(
    FAMILYS,
    left_out={**FAMILYS.left_out, "level": 0, "person": "", "what": "any"},
    left_out_by={
        **FAMILYS.left_out_by,
        "main": {"who": "named", "person": ""}, "search": {"match": "any", "to": "hand"},
        "modify": {"less": "no", "of": "any", "where": "any"}, "restart": {"space": 1},
        "credits": {"keep": "no"}, "toll": {"attack": 0, "recruit": 0},
    },
)  # fmt: skip
