"""The chapters of Firefly's rulebook as features, put together."""

from __future__ import annotations

from functools import cache

from companion.engine.assembly import Assembly
from companion.engine.feature import Feature
from companion.engine.legendary import foretold
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.view import laying
from companion.engine.tools import Vocabulary
from companion.games.firefly import (
    activating,
    closing,
    ending,
    episodes,
    flaws,
    fleeting,
    hearing,
    leaving,
    reactions,
    saying,
    solo,
    talents,
    zones,
)
from companion.games.firefly.abilities import FEATURE as ABILITIES
from companion.games.firefly.campaign.feature import FEATURE as CAMPAIGN
from companion.games.firefly.cards.board import FEATURES as ON_BOARD
from companion.games.firefly.cards.feature import FEATURE as CARDS
from companion.games.firefly.cards.own import FEATURES as VERBS
from companion.games.firefly.claims import FEATURE as CLAIMS
from companion.games.firefly.copying import FEATURE as COPYING
from companion.games.firefly.defeat import FEATURE as DEFEAT
from companion.games.firefly.drawing import FEATURE as DRAWING
from companion.games.firefly.fighting import FEATURE as FIGHTING
from companion.games.firefly.healing import FEATURE as HEALING
from companion.games.firefly.inevitable import FEATURE as INEVITABLE
from companion.games.firefly.intermission.feature import FEATURE as INTERMISSION
from companion.games.firefly.kinds import EPISODE_KINDS
from companion.games.firefly.lending import FEATURE as LENDING
from companion.games.firefly.market import FEATURE as MARKET
from companion.games.firefly.objectives.feature import FEATURE as OBJECTIVES
from companion.games.firefly.playing import FEATURE as PLAYING
from companion.games.firefly.repairs import FEATURE as REPAIRS
from companion.games.firefly.returning import FEATURE as RETURNING
from companion.games.firefly.revealing import FEATURE as REVEALING
from companion.games.firefly.scanning import FEATURE as SCANNING
from companion.games.firefly.serenity import FEATURE as SERENITY
from companion.games.firefly.setup.feature import FEATURE as SETUP
from companion.games.firefly.side_jobs import FEATURE as SIDE_JOBS
from companion.games.firefly.speech import FORETOLD
from companion.games.firefly.state import ACTION, CLEANUP, EPISODE, LETTERS, STRIKE, FireflyState
from companion.games.firefly.strikes import FEATURE as STRIKES
from companion.games.firefly.turns import FEATURE as TURNS
from companion.games.firefly.verse import FEATURE as VERSE
from companion.games.firefly.wards import FEATURE as WARDS

# In a turn things are offered, and of a person they are said, in this order.
FEATURES: tuple[Feature[FireflyState], ...] = (
    VERSE,
    INEVITABLE,
    PLAYING,
    flaws.FEATURE,
    talents.FEATURE,
    activating.FEATURE,
    LENDING,
    reactions.FEATURE,
    solo.FEATURE,
    SCANNING,
    FIGHTING,
    SIDE_JOBS,
    MARKET,
    REPAIRS,
    OBJECTIVES,
    INTERMISSION,
    TURNS,
    STRIKES,
    WARDS,
    SERENITY,
    CLAIMS,
    HEALING,
    DEFEAT,
    RETURNING,
    DRAWING,
    POINTS,
    REVEALING,
    hearing.FEATURE,
    ABILITIES,
    COPYING,
    CARDS,
    *VERBS,
    *ON_BOARD,
    episodes.FEATURE,
    ending.FEATURE,
    closing.FEATURE,
    saying.FEATURE,
    leaving.FEATURE,
    fleeting.FEATURE,
    FORETOLD,
    foretold.feature(),
    laying((ACTION,)),
    SETUP,
    CAMPAIGN,
)
# Somebody falls, everybody is down, somebody is back; then the piles, then what Objectives watch for
# (FFY-STATE-15). Serenity is lost, and a Mandatory Objective fails, the moment it happens.
SETTLING = (
    "defeat", "closing", "returning", "market", "strikes", "serenity", "side_jobs", "objectives",
)  # fmt: skip
CORRECTABLE = (EPISODE, ACTION, STRIKE, CLEANUP)  # phases that players may set
CORRECTED_KINDS = (*EPISODE_KINDS, "crew-strike", "avatar")  # what a card can be corrected to


@cache
def firefly() -> Assembly[FireflyState]:
    """The features put together; a value, made once."""
    course = {"episode": (LETTERS[0], LETTERS[-1])}
    words = Vocabulary(zones=zones.table(), phases=CORRECTABLE, course=course, kinds=CORRECTED_KINDS)
    return Assembly(FEATURES, words=words, settling=SETTLING, over="FFY-STATE-12")
