"""The Inter-Mission as a feature."""

from __future__ import annotations

from companion.engine.changes import lays
from companion.engine.feature import Feature
from companion.games.firefly import zones
from companion.games.firefly.intermission import commands as c
from companion.games.firefly.intermission import events as e
from companion.games.firefly.intermission import rules, verbs, ways
from companion.games.firefly.intermission.prompts import PROMPTS
from companion.games.firefly.objectives.rules import EpisodeOver
from companion.games.firefly.state import FireflyState

FEATURE: Feature[FireflyState] = Feature(
    name="intermission",
    moments=("end-of-episode",),
    commands={
        c.BuyUpgrade: rules.buy_upgrade, c.MendShip: rules.mend_ship, c.PayHealing: rules.pay_healing,
        c.HealOne: rules.heal_one, c.BuyCards: rules.buy_cards, c.NextEpisode: rules.next_episode,
    },
    work={
        EpisodeOver: rules.over, rules.MissionOpens: rules.opens, rules.UpgradesKnown: rules.known,
        rules.UpgradeLands: rules.land, rules.ShipMends: rules.mends,
    },
    verbs=verbs.VERBS,
    events={
        e.CreditsEarned: e.earned, e.MarkerKept: e.kept, e.EpisodeEnded: e.ended,
        e.BoardCleared: e.cleared, e.InevitableSetAside: e.set_aside,
        e.UpgradesShown: lays(zones.SHOWN), e.UpgradeDiscarded: e.discarded,
        e.CreditsCounted: e.count_credits, e.CreditsSpent: e.spent, e.UpgradeFitted: e.fitted,
        e.HealingPaid: e.healing_paid, e.HealingUsed: e.healing_used, e.CardsBought: e.bought,
        e.MissionEnded: e.mission_ended, e.EpisodeLaid: e.laid,
    },
    prompts=PROMPTS,
    carries=(e.InevitableSetAside, e.MarkerKept, e.UpgradeFitted, e.UpgradeDiscarded),
    silent=(e.CreditsSpent, e.HealingUsed),
    ways=ways.ways,
    open=ways.is_open,
    badges=ways.badges,
)  # fmt: skip
