"""The chapters of the rulebook of Villains as features, put together."""

from __future__ import annotations

from functools import cache

from companion.engine.assembly import Assembly
from companion.engine.feature import Feature
from companion.engine.legendary.points import POINTS
from companion.engine.tools import Vocabulary
from companion.games.villains import (
    aiming,
    belonging,
    bindings,
    bribery,
    duels,
    ending,
    freeing,
    ko,
    lasting,
    left_behind,
    omens,
    promises,
    tallies,
    waiting,
    zones,
)
from companion.games.villains.abilities import FEATURE as ABILITIES
from companion.games.villains.betrayal import FEATURE as BETRAYAL
from companion.games.villains.bystanders import FEATURE as BYSTANDERS
from companion.games.villains.cards.beating import FEATURE as BEATING
from companion.games.villains.cards.board import FEATURE as ON_BOARD
from companion.games.villains.cards.bouts import FEATURE as BOUTS
from companion.games.villains.cards.cages import FEATURE as CAGES
from companion.games.villains.cards.captives import FEATURE as CAPTIVES
from companion.games.villains.cards.deck import FEATURE as ON_DECKS
from companion.games.villains.cards.fates import FEATURE as FATES
from companion.games.villains.cards.foreseeing import FEATURE as FORESEEING
from companion.games.villains.cards.hands import FEATURE as OF_HANDS
from companion.games.villains.cards.lairs import FEATURE as OF_LAIRS
from companion.games.villains.cards.mimics import FEATURE as MIMICS
from companion.games.villains.cards.own import FEATURES as VERBS
from companion.games.villains.cards.passing import FEATURE as PASSING
from companion.games.villains.cards.playing import FEATURE as OF_PLAYING
from companion.games.villains.cards.plots import FEATURE as OF_PLOTS
from companion.games.villains.cards.recruits import FEATURE as RECRUITS
from companion.games.villains.cards.removing import FEATURE as REMOVING
from companion.games.villains.cards.showing import FEATURE as SHOWING
from companion.games.villains.cards.spies import FEATURE as SPIES
from companion.games.villains.cards.streets import FEATURE as STREETS
from companion.games.villains.cards.tallying import FEATURE as TALLYING
from companion.games.villains.cards.timing import FEATURE as TIMING
from companion.games.villains.cards.tricks import FEATURE as TRICKS
from companion.games.villains.cards.turned import FEATURE as TURNED
from companion.games.villains.cards.turning import FEATURE as TURNING
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
from companion.games.villains.playing import FEATURE as PLAYING
from companion.games.villains.plot import FEATURE as PLOT
from companion.games.villains.revealing import FEATURE as REVEALING
from companion.games.villains.setup.feature import FEATURE as SETUP
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
    BYSTANDERS,
    PLOT,
    DRAWING,
    POINTS,
    ABILITIES,
    COPYING,
    ko.FEATURE,
    left_behind.FEATURE,
    *VERBS,
    ON_BOARD,
    REMOVING,
    RECRUITS,
    STREETS,
    ON_DECKS,
    OF_PLOTS,
    TURNING,
    TIMING,
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
    TURNED,
    SHOWING,
    BOUTS,
    FATES,
    TRICKS,
    FORESEEING,
    CAPTIVES,
    CAGES,
    SPIES,
    OF_PLAYING,
    OF_HANDS,
    BEATING,
    OF_LAIRS,
    MIMICS,
    PASSING,
    TALLYING,
    GUESTS,
    ending.FEATURE,
    omens.FEATURE,
    SETUP,
)
# Good wins the moment it does; the Lair is filled; discarded cards speak; a deck has run out once all of it
# is done (VIL-STATE-19); then what is still to be warned of.
SETTLING = ("plot", "spies", "market", "passing", "ending", "omens")
CORRECTABLE = (REVEAL, ACTION, CLEANUP)  # phases that players may set
CORRECTED_KINDS = (*DECK_KINDS, "ally", "bindings")  # what a card can be corrected to


@cache
def villains() -> Assembly[VillainsState]:
    """The features put together; a value, made once."""
    words = Vocabulary(zones=zones.table(), phases=CORRECTABLE, kinds=CORRECTED_KINDS)
    return Assembly(FEATURES, words=words, settling=SETTLING, over="VIL-STATE-20")
