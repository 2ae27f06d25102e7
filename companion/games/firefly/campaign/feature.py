"""The campaign as a feature."""

from __future__ import annotations

from companion.engine.feature import Feature
from companion.games.firefly.campaign import opening
from companion.games.firefly.state import FireflyState

FEATURE: Feature[FireflyState] = Feature(
    name="campaign",
    work={
        opening.CampaignGoesOn: opening.go_on, opening.CampaignText: opening.follow,
        opening.StacksMade: opening.make_stacks, opening.FirstHands: opening.first_hands,
    },
    events={
        opening.CampaignResumed: opening.resumed, opening.SpecialMissionBegan: opening.began,
        opening.StacksReset: opening.reset,
    },
    prompts={opening.StacksReset: opening.by_hand},
    silent=(opening.CampaignResumed, opening.SpecialMissionBegan, opening.StacksReset),
)  # fmt: skip
