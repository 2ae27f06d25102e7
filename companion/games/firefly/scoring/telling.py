"""How a campaign stands, in words: after each game, and after the fifth (FFY-CAMP-11, FFY-CAMP-16)."""

from __future__ import annotations

from companion.core.language.phrases import Phrase, phrase
from companion.engine.effects.sentences import ability_line
from companion.games.firefly.campaign.record import Campaign, campaign_of, final_score, games, rank
from companion.games.firefly.grammar import WORDING
from companion.games.firefly.scoring.sequel import played
from companion.games.firefly.state import FireflyState


def told_in_campaign(state: FireflyState, outcome: Phrase) -> Phrase:
    """How a game ended, with how its campaign stands by that; a game of its own has none."""
    campaign = campaign_of(state.header)
    if campaign is None:
        return outcome
    done = played(state, campaign)
    total = final_score(done)
    if len(done) < games():
        wins = sum(one.won for one in done)
        return phrase("outcome-campaign", outcome=outcome, game=campaign.game, total=total, wins=wins)
    title = phrase(f"campaign-rank-{rank(total)}")
    over = phrase("outcome-campaign-over", outcome=outcome, total=total, rank=title)
    text = last_text(state, campaign)
    return over if text is None else phrase("outcome-last-text", outcome=over, text=text)


def last_text(state: FireflyState, campaign: Campaign) -> Phrase | None:
    """What the last Episode C says at its end: nothing can carry over, but it is shown (FFY-STATE-13)."""
    card = next(
        (one for design, one in state.table.cards.items() if design in campaign.objectives[-1:]), None
    )
    said = card.does("end-of-episode") if card is not None else ()
    return next((ability_line(one, WORDING, "objective") for one in said), None)


def course(state: FireflyState) -> Phrase | None:
    """Which game of its campaign this is, to compare results by; None of a game of its own."""
    campaign = campaign_of(state.header)
    return phrase("campaign-game", game=campaign.game) if campaign is not None else None
