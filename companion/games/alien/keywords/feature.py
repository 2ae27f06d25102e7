"""Keywords as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary.moves import for_seat, own
from companion.games.alien.keywords import events as e
from companion.games.alien.keywords import lending, rules
from companion.games.alien.keywords.commands import Lend, Sacrifice
from companion.games.alien.keywords.prompts import lent_back
from companion.games.alien.keywords.view import badges, front, interruptions, offers, touched
from companion.games.alien.phases import in_action
from companion.games.alien.state import AlienState

FEATURE: Feature[AlienState] = Feature(
    name="keywords",
    commands={**rules.COMMANDS, **lending.COMMANDS},
    during_ask=(Lend, Sacrifice),
    work={**rules.WORK, **lending.WORK},
    events=e.EVENTS,
    undo=dict.fromkeys((e.CardLent, e.LentReturned, e.CardsKept, e.GivenUp, e.Sacrificed), "move"),
    prompts={
        e.CardLent: own("prompt-lend"), e.LentReturned: lent_back, e.CardsKept: for_seat("prompt-keep"),
        e.GivenUp: own("prompt-give-up"),
    },
    offers=in_action(offers),
    interruptions=interruptions,
    touched=touched,
    badges=badges,
    front=front,
)  # fmt: skip
