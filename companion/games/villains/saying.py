"""What the cards of Villains say that only the players can read, as quick tools (VIL-PLAY-02)."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.engine.legendary import tools
from companion.engine.legendary.tools import lying, said
from companion.engine.sayings import Saying
from companion.games.villains import zones
from companion.games.villains.betrayal import Betray
from companion.games.villains.cards.own import VOID
from companion.games.villains.commander import FightCommander
from companion.games.villains.dodging import Dodge
from companion.games.villains.market import RecruitFromStack
from companion.games.villains.state import VillainsState


def _can_gain(state: VillainsState) -> bool:
    return state.turn.phase not in VOID


TOOLS = {
    "attack": said("gain", _can_gain, attack=1), "recruit": said("gain", _can_gain, recruit=1),
    "draw": said("draw", tools.is_manned, n=1, who="any"),
    "discard": said("discard", tools.is_holding, n=1, who="any"),
    "ko-hand": said("ko", tools.is_manned, what="any", from_="yours"),
    "ko-discard": said("ko", tools.is_manned, what="any", from_="discard"),
    "ko-lair": said("ko", lying(*zones.LAIR), what="any", from_="lair"),
    "bindings": said("gain-bindings", lying(zones.BINDINGS), n=1, who="any"),
    "kidnap": said("kidnap", lying(zones.BYSTANDERS), n=1),
    "new-recruit": said("gain-recruits", lying(zones.NEW_RECRUITS), n=1),
    "adversary": said("play-adversary", lying(zones.ADVERSARIES), n=1),
    "guard": said("guard", lying(zones.BYSTANDERS), what="any"),
    "demolish": said("demolish", lying(zones.ALLIES), n=1),
}  # fmt: skip
HARM = ("bindings", "discard", "ko-hand", "demolish", "adversary")
SAYING: Saying[VillainsState] = Saying(
    rule="VIL-PLAY-02",
    tools=TOOLS,
    likely={
        "ally": ("attack", "recruit", "draw", "ko-hand", "ko-discard"),
        "bystander": ("draw", "recruit", "attack", "ko-hand", "new-recruit"),
        **dict.fromkeys(("adversary", "backup", "plot", "commander"), HARM),
        "tactic": ("bindings", "discard", "ko-hand", "kidnap", "draw"),
    },
    usual=("attack", "recruit", "draw", "ko-hand", "bindings"),
    going_on=(*tools.GOING_ON, RecruitFromStack, FightCommander, Dodge, Betray),
)  # fmt: skip
FEATURE: Feature[VillainsState] = SAYING.feature()
