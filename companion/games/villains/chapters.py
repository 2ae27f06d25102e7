"""The chapters of the rulebook of Villains as features, put together."""

from __future__ import annotations

from functools import cache

from companion.engine.assembly import Assembly
from companion.engine.feature import Feature
from companion.engine.legendary.points import POINTS
from companion.engine.legendary.view import laying
from companion.engine.tools import Vocabulary
from companion.games.villains import (
    aiming,
    announcements,
    belonging,
    bindings,
    bribery,
    closing,
    duels,
    ending,
    forgetting,
    freeing,
    ko,
    lasting,
    leaving,
    left_behind,
    naming,
    omens,
    promises,
    prompts,
    saying,
    tallies,
    waiting,
    zones,
)
from companion.games.villains.abilities import FEATURE as ABILITIES
from companion.games.villains.betrayal import FEATURE as BETRAYAL
from companion.games.villains.bystanders import FEATURE as BYSTANDERS
from companion.games.villains.cards.feature import FEATURE as CARDS
from companion.games.villains.cards.own import FEATURES as VERBS
from companion.games.villains.city import FEATURE as CITY
from companion.games.villains.commander import FEATURE as COMMANDER
from companion.games.villains.copying import FEATURE as COPYING
from companion.games.villains.demolish import FEATURE as DEMOLISH
from companion.games.villains.dodging import FEATURE as DODGING
from companion.games.villains.drawing import FEATURE as DRAWING
from companion.games.villains.encounters import FEATURE as GUESTS
from companion.games.villains.fighting import FEATURE as FIGHTING
from companion.games.villains.kinds import DECK_KINDS
from companion.games.villains.market import FEATURE as MARKET
from companion.games.villains.overruns import FEATURE as OVERRUNS
from companion.games.villains.playing import FEATURE as PLAYING
from companion.games.villains.plot import FEATURE as PLOT
from companion.games.villains.revealing import FEATURE as REVEALING
from companion.games.villains.setup.feature import FEATURE as SETUP
from companion.games.villains.speech import FAMILY, FORETOLD
from companion.games.villains.spies import FEATURE as SPIES
from companion.games.villains.state import ACTION, CLEANUP, REVEAL, VillainsState
from companion.games.villains.turns import FEATURE as TURNS
from companion.games.villains.wounds import FEATURE as WOUNDS

# In a turn things are offered, and of a person they are said, in this order.
FEATURES: tuple[Feature[VillainsState], ...] = (
    REVEALING,
    PLAYING,
    DODGING,
    FIGHTING,
    COMMANDER,
    MARKET,
    BETRAYAL,
    bindings.FEATURE,
    WOUNDS,
    TURNS,
    CITY,
    OVERRUNS,
    BYSTANDERS,
    PLOT,
    DRAWING,
    POINTS,
    ABILITIES,
    COPYING,
    ko.FEATURE,
    left_behind.FEATURE,
    CARDS,
    *VERBS,
    DEMOLISH,
    tallies.FEATURE,
    lasting.FEATURE,
    promises.FEATURE,
    aiming.FEATURE,
    belonging.FEATURE,
    bribery.FEATURE,
    duels.FEATURE,
    freeing.FEATURE,
    waiting.FEATURE,
    GUESTS,
    SPIES,
    ending.FEATURE,
    omens.FEATURE,
    announcements.FEATURE,
    naming.FEATURE,
    closing.FEATURE,
    saying.FEATURE,
    forgetting.FEATURE,
    leaving.FEATURE,
    prompts.FEATURE,
    FORETOLD,
    FAMILY,
    laying((ACTION,)),
    SETUP,
)
# Good wins the moment it does; the Lair is filled; discarded cards speak; a deck has run out once all of it
# is done (VIL-STATE-19); then what is still to be warned of.
SETTLING = ("plot", "spies", "naming", "market", "cards", "ending", "omens")
CORRECTABLE = (REVEAL, ACTION, CLEANUP)  # phases that players may set
CORRECTED_KINDS = (*DECK_KINDS, "ally", "bindings")  # what a card can be corrected to


@cache
def villains() -> Assembly[VillainsState]:
    """The features put together; a value, made once."""
    words = Vocabulary(zones=zones.table(), phases=CORRECTABLE, kinds=CORRECTED_KINDS)
    return Assembly(FEATURES, words=words, settling=SETTLING, over="VIL-STATE-20")
