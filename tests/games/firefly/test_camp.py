"""The campaign of five games: its score and rank, and how it is offered and told (FFY-CAMP)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.core.language.phrases import phrase
from companion.engine.room import SetupError
from companion.games.firefly.campaign.record import (
    Played,
    campaign_of,
    final_score,
    is_possible,
    rank,
)
from companion.games.firefly.scoring.sequel import sequel
from companion.games.firefly.scoring.traits import traits
from companion.games.firefly.setup.offers import setup_choices
from companion.games.firefly.setup.suggest import suggest
from companion.games.firefly.view import outcome_text
from tests.games.firefly.box import (
    ability,
    clause,
    header,
)
from tests.games.firefly.campaigns import (
    BOX,
    FIVE,
    after,
    opened,
    over,
    sample,
    series_box,
)
from tests.games.firefly.wholebox import EPISODES

# The score.


def five(*told: tuple[int, bool]) -> tuple[Played, ...]:
    """Games with their points and whether they were won."""
    return tuple(Played(points, won) for points, won in told)


@pytest.mark.rule("FFY-CAMP-12", "FFY-CAMP-13")
def test_five_won_games() -> None:
    played = five((6, True), (4, True), (3, True), (6, True), (5, True))
    assert sum(one.points for one in played) == 24
    assert (final_score(played), rank(final_score(played))) == (24 + 50 + 20, 2)
    assert final_score(played[:4]) == 19 + 30, "as long as it runs nothing comes for all five"
    first_lost = (replace(played[0], won=False), *played[1:])
    assert final_score(first_lost) == 24 + 50
    assert final_score((*played[:4], replace(played[4], won=False))) == 24 + 30


@pytest.mark.rule("FFY-CAMP-14", "FFY-RUL-07")
def test_games_one_four_and_five_won() -> None:
    played = five((6, True), (3, False), (1, False), (6, True), (5, True))
    assert sum(one.points for one in played) == 21
    assert (final_score(played), rank(final_score(played))) == (21 + 35, 3)


@pytest.mark.rule("FFY-CAMP-15")
def test_the_most_there_is() -> None:
    assert final_score(five(*((6, True),) * 5)) == 5 * 6 + 50 + 20 == 100
    for lost in range(5):
        others = five(*((6, number != lost) for number in range(5)))
        assert final_score(others) == 30 + 50 - 5 * lost
    assert final_score(()) == 0


@pytest.mark.rule("FFY-CAMP-16")
@pytest.mark.parametrize(("score", "which"), [(0, 4), (50, 4), (51, 3), (84, 3), (85, 2), (99, 2), (100, 1)])
def test_the_ranks_and_their_bounds(score: int, which: int) -> None:
    assert rank(score) == which


@pytest.mark.rule("FFY-RUL-09", "FFY-CAMP-11")
@pytest.mark.parametrize("points", range(8))
def test_a_won_game_scores_three_to_six_and_a_lost_one_up_to_three(points: int) -> None:
    assert is_possible(Played(points, True)) is (3 <= points <= 6)
    assert is_possible(Played(points, False)) is (points <= 3)


@pytest.mark.rule("FFY-RUL-09")
@pytest.mark.parametrize(("points", "won"), [(2, True), (4, False), (7, True)])
def test_a_record_that_cannot_be_is_refused(points: int, won: bool) -> None:
    told = {"game": 2, "played": [{"points": points, "won": won}]}
    with pytest.raises(SetupError) as stop:
        opened({"campaign": told})
    assert stop.value.rule == "FFY-RUL-09"


@pytest.mark.rule("FFY-CAMP-11", "FFY-STATE-14")
def test_how_a_game_ended_tells_how_the_campaign_stands() -> None:
    state = over(opened(FIVE), first=True, second=True)
    said = outcome_text(state)
    assert said is not None
    assert (said.key, said.args["game"], said.args["total"], said.args["wins"]) == (
        "outcome-campaign",
        1,
        6,
        1,
    )
    for _ in range(4):
        state = over(opened(after(state)), first=True, second=True)
    said = outcome_text(state)
    assert said is not None
    assert (said.key, said.args["total"]) == ("outcome-campaign-over", 100)
    assert said.args["rank"] == phrase("campaign-rank-1")
    plain = outcome_text(over(opened({})))
    assert plain is not None and plain.key == "outcome-won"


@pytest.mark.rule("FFY-STATE-13", "FFY-CAMP-10")
def test_after_the_fifth_game_the_text_of_its_last_card_is_shown() -> None:
    box = series_box(ability("end-of-episode", clause("talent", n=1, who="each")))
    state = over(opened(FIVE, box))
    for _ in range(4):
        said = outcome_text(state)
        assert said is not None and said.key == "outcome-campaign"
        state = over(opened(after(state, box), box))
    said = outcome_text(state)
    assert said is not None and said.key == "outcome-last-text"


@pytest.mark.rule("FFY-CAMP-01", "FFY-CAMP-17", "FFY-CAMP-19")
def test_a_new_game_offers_a_campaign_and_a_running_one_only_its_objectives() -> None:
    players, choices = header(3).players, suggest(BOX, 3, sample)
    first = setup_choices(BOX, players, choices)[0]
    assert [(one.id, one.chosen) for one in first.options] == [
        ("single", True),
        ("series", False),
        ("mixed", False),
    ]
    assert first.options[1].then["objectives"] == [f"objective-{one}" for one in EPISODES[:3]]
    later = setup_choices(BOX, players, after(over(opened(FIVE))))
    assert [one.id for one in later] == ["objective-1", "objective-2", "objective-3"]
    assert [one.id for one in later[0].options if one.sub is not None] == ["objective-1a"]


@pytest.mark.rule("FFY-CAMP-11", "FFY-CAMP-18")
def test_statistics_tell_campaign_games_apart() -> None:
    kinds = [trait.kind.key for trait in traits(over(opened(FIVE)))]
    assert "trait-campaign" in kinds
    assert "trait-campaign" not in [trait.kind.key for trait in traits(over(opened({})))]


@pytest.mark.rule("FFY-RUL-58")
def test_after_the_fifth_game_there_is_no_inter_mission() -> None:
    state = over(opened(FIVE))
    for _ in range(4):
        state = over(opened(after(state)))
    record = campaign_of(state.header)
    assert record is not None and record.game == 5
    assert (sequel(state, BOX, sample), state.turn.phase) == (None, "over")
