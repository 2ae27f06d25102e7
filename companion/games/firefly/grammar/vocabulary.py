"""What Firefly cards can say: the moments, verbs, conditions, kinds and keywords of this room's grammar."""

from __future__ import annotations

from companion.core.language.cards import UNKNOWN, Card
from companion.engine.effects.grammar import Field, Trigger
from companion.engine.effects.parse import check_card
from companion.games.firefly.grammar import words
from companion.games.firefly.kinds import KINDS

MARKS = (
    "basic", "coordinate", "activate", "reaction", "recruit-plus", "attack-plus", "ship", "crew", "range",
    "stationary", "escape", "double-strike", "ongoing", "labelled", "attack-repair",
)  # fmt: skip
CLASSES, COUNTS, VERBS = words.CLASSES, words.COUNTS, words.VERBS  # FFY-COMP-04

PAID: tuple[Field, ...] = ("may", "pay", "pay-attack")
TRIGGERS = {
    "play": Trigger("a character is played", ("class", "once", *PAID)),
    "talent": Trigger("a Talent is played: the Avatar’s text", PAID),
    "activate-talent": Trigger("a played Talent is activated, which defeats it", ("pay", "pay-attack")),
    "flaw": Trigger("a Flaw is played: the Avatar’s text", PAID),
    "reaction": Trigger("another player’s turn: the card is used from the hand; where strikes are avoided "
                        "or cancelled, at that moment"),
    "activate": Trigger("the Action Phase, of a card that stays in play",
                        ("once", "pay", "pay-attack", "level", "area")),
    "reveal": Trigger("the card is turned up; an Inevitable card enters the Combat Zone", (*PAID, "area")),
    "ongoing": Trigger("always, while the card is in effect", ("level", "area")),
    "turn": Trigger("a player’s turn begins", (*PAID, "level", "area")),
    "event": Trigger("an Event is turned up, to other cards in play", (*PAID, "area")),
    "strike": Trigger("the strike card of an enemy’s strike was drawn, or a strike card is drawn",
                      (*PAID, "area")),
    "defeated": Trigger("the enemy is defeated", (*PAID, "area")),
    "escape": Trigger("the enemy escapes", PAID),
    "mission": Trigger("the Side Job can be completed: at once where its conditions hold, by the active "
                       "player where something is paid or may be done", PAID),
    "success": Trigger("the Side Job is completed", PAID),
    "failure": Trigger("the Side Job fails", PAID),
    "setup": Trigger("the Episode begins", ("may",)),
    "end-of-episode": Trigger("the Inter-Mission begins", ("may",)),
    "goal": Trigger("the Objective card itself tells when one of its Objectives is completed or fails: at "
                    "once where its conditions hold, by the active player where something is paid or may "
                    "be done", (*PAID, "level"), words.ITEMS),
    "objective": Trigger("an Objective is completed: its reward", ("may", "level"), words.ITEMS),
    "mandatory": Trigger("a Mandatory Objective is completed: its reward", ("may", "level"), words.ITEMS),
    "fail": Trigger("an Objective has failed", ("level",), words.ITEMS),
}  # fmt: skip
# The Objectives of a card are those that name a reward, if only the verb nothing (FFY-CAT-09).
ITEMS = ("objective", "mandatory")


def check(card: Card) -> list[str]:
    """What the rules of this room cannot make sense of on a card; empty when they understand all of it."""
    return check_card(card, VERBS, TRIGGERS, marks=MARKS, kinds=(*KINDS, UNKNOWN), classes=CLASSES)
