"""From game to game of a campaign: what carries over, and what is reset (FFY-CAMP)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from companion.core.language.ids import CopyId, ZoneId
from companion.core.language.states import Player
from companion.engine.room import SetupError
from companion.games.firefly import zones
from companion.games.firefly.campaign.record import (
    Campaign,
    Kept,
    Played,
    campaign_of,
)
from companion.games.firefly.chapters import firefly
from companion.games.firefly.intermission.commands import (
    BuyCards,
    BuyUpgrade,
    HealOne,
    NextEpisode,
    PayHealing,
)
from companion.games.firefly.room import room
from companion.games.firefly.scoring.sequel import next_objectives, sequel
from companion.games.firefly.setup.offers import goes_on
from companion.games.firefly.turns import is_preparing
from tests.games.firefly.box import (
    P1,
    P2,
    P3,
    ability,
    clause,
    designs,
    do,
    keep_orders,
    play_on,
    refused,
    with_numbers,
)
from tests.games.firefly.campaigns import (
    BOX,
    FIVE,
    after,
    busy,
    lay,
    opened,
    over,
    sample,
    series_box,
    slots_of,
)
from tests.games.firefly.wholebox import EPISODES, PEOPLE


@pytest.mark.rule("FFY-CAMP-01", "FFY-CAMP-02", "FFY-CAMP-18")
def test_the_next_game_has_the_next_three_episodes_and_the_same_people() -> None:
    state = over(opened(FIVE), first=True)
    choices = after(state)
    assert choices["objectives"] == [f"objective-{one}" for one in EPISODES[3:6]]
    then = opened(choices)
    record = campaign_of(then.header)
    assert record is not None and (record.game, record.played[0].points) == (2, 4)
    for zone in ("avatar:p1", "avatar:p2", "avatar:p3", "avatar:np1", "avatar:np2"):
        assert designs(then, zone) == designs(state, zone)


@pytest.mark.rule("FFY-CAMP-01")
def test_five_games_play_all_fifteen_episodes_once_and_no_sixth_follows() -> None:
    state, seen = over(opened(FIVE)), list(EPISODES[:3])
    for _ in range(4):
        choices = after(state)
        seen += [one.removeprefix("objective-") for one in choices["objectives"]]
        state = over(opened(choices))
    assert seen == list(EPISODES)
    assert sequel(state, BOX, sample) is None
    assert sequel(opened(FIVE), BOX, sample) is None and sequel(over(opened({})), BOX, sample) is None


@pytest.mark.rule("FFY-CAMP-02", "FFY-RUL-59")
def test_an_avatar_cannot_be_changed_between_games() -> None:
    choices = after(over(opened(FIVE)))
    roles = {**choices["roles"], P1: choices["roles"][P2], P2: choices["roles"][P1]}
    with pytest.raises(SetupError) as stop:
        opened({**choices, "roles": roles})
    assert stop.value.rule == "FFY-CAMP-02"
    others = [f"avatar-{name}" for name in PEOPLE if f"avatar-{name}" not in choices["main-characters"]]
    with pytest.raises(SetupError) as stop:
        opened({**choices, "main-characters": others})
    assert stop.value.rule == "FFY-CAMP-02"
    turned = list(reversed(choices["main-characters"]))
    assert campaign_of(opened({**choices, "main-characters": turned}).header) is not None


@pytest.mark.rule("FFY-DIFF-18")
def test_the_same_switches_hold_for_all_five_games() -> None:
    choices = after(over(opened(FIVE, talents=1)))
    assert (choices["talents"], opened(choices).header.options["talents"]) == (1, 1)
    with pytest.raises(SetupError) as stop:
        opened({**choices, "talents": 0})
    assert stop.value.rule == "FFY-DIFF-18"


@pytest.mark.rule("FFY-CAMP-05", "FFY-CAMP-06", "FFY-CAMP-07")
def test_after_a_win_what_lies_on_serenity_and_on_main_characters_stays() -> None:
    state = busy()
    then = opened(after(state))
    for zone in ("upgrade:4", "upgrade:3", "serenity:1", "serenity:2", "serenity:4"):
        assert designs(then, zone) == designs(state, zone) != ()
    for zone in ("damage:p1", "damage:p2", "damage:np1"):
        assert designs(then, zone) == designs(state, zone) != ()
    assert len(slots_of(then, zones.UPGRADES)) + len(slots_of(then, zones.SHOWN)) == 8
    assert len(slots_of(then, zones.SHIP_STRIKES)) == 17
    assert len(slots_of(then, zones.CREW_STRIKES)) == 35


@pytest.mark.rule("FFY-CAMP-07", "FFY-RUL-57")
def test_everything_else_is_reset_and_preparation_comes_again() -> None:
    then = play_on(opened(after(busy())), NextEpisode(P1))
    for seat in (P1, P2, P3):
        assert (len(slots_of(then, f"deck:{seat}")), len(slots_of(then, f"hand:{seat}"))) == (7, 6)
        assert slots_of(then, f"discard:{seat}") == ()
    assert (len(slots_of(then, zones.CREW)), len(slots_of(then, zones.BROWNCOATS))) == (51, 5)
    assert (len(slots_of(then, zones.TALENTS)), len(slots_of(then, zones.FLAWS))) == (12, 20)
    assert (then.prepared, then.turn.number, then.letter, then.numbers["credits"]) == ({}, 1, 1, 0)


@pytest.mark.rule("FFY-CAMP-03", "FFY-STATE-13")
def test_after_a_win_credits_are_spent_before_the_next_game() -> None:
    then = opened(after(busy()))
    assert (then.turn.phase, then.turn.number, then.numbers["credits"]) == ("inter-mission", 0, 6)
    assert len(slots_of(then, zones.SHOWN)) == 3
    then = do(then, BuyUpgrade(P1, slots_of(then, zones.SHOWN)[0], slots_of(then, "upgrade:4")[0]))
    then = do(then, PayHealing(P1, 2))
    assert slots_of(then, "damage:np1") == ()  # who is no player loses it by that
    then = do(then, HealOne(P1, slots_of(then, "damage:p1")[0]))
    then = play_on(then, NextEpisode(P1))
    assert (len(slots_of(then, "damage:p1")), then.turn.number) == (1, 1)
    assert len(slots_of(then, zones.CREW_STRIKES)) == 40 - 3
    assert (slots_of(then, zones.STRUCK), slots_of(then, zones.DEFEATED)) == ((), ())
    assert not any(then.table.slots[slot].face_up for slot in slots_of(then, zones.CREW_STRIKES))


@pytest.mark.rule("FFY-CAMP-04")
def test_cards_cannot_be_bought_there() -> None:
    then = opened(after(busy()))
    assert refused(then, BuyCards(P1, 1)).rule == "FFY-CAMP-04"
    assert not [way for way in firefly().choices(then, "table") if way.id.startswith("cards")]


@pytest.mark.rule("FFY-CAMP-04", "FFY-SETUP-21")
def test_cards_that_the_table_buys_there_anyway_come_on_top_of_the_first_hand() -> None:
    then = do(opened(after(busy())), BuyCards(P1, 1), "FFY-CAMP-04")
    then = play_on(then, NextEpisode(P1))
    assert [len(slots_of(then, f"hand:{seat}")) for seat in (P1, P2, P3)] == [7, 7, 7]


@pytest.mark.rule("FFY-CAMP-08", "FFY-CAMP-09")
def test_after_a_loss_nothing_stays_and_the_campaign_goes_on() -> None:
    state = over(replace(busy(), ending=None), won=False, first=True)
    then = opened(after(state))
    record = campaign_of(then.header)
    assert record is not None and record.played == (
        Played(1, False, tuple(f"objective-{e}" for e in EPISODES[:3])),
    )
    assert (then.turn.phase, then.turn.number, record.game) == ("episode", 1, 2)
    assert (len(slots_of(then, zones.UPGRADES)), len(slots_of(then, zones.SHIP_STRIKES))) == (10, 20)
    assert (len(slots_of(then, zones.CREW_STRIKES)), then.numbers["credits"]) == (40, 0)
    assert not any(slots_of(then, zone) for zone in (*zones.STRIKE_SLOTS, *zones.UPGRADE_SLOTS))


@pytest.mark.rule("FFY-CAMP-10", "FFY-RUL-84")
@pytest.mark.parametrize("won", [True, False])
def test_the_text_of_c_is_followed_whatever_came_of_the_game_and_survives_the_reset(won: bool) -> None:
    box = series_box(ability("end-of-episode", clause("talent", n=1, who="each")))
    state = over(opened(FIVE, box), won=won)
    then = opened(after(state, box), box)
    for seat in (P1, P2, P3):
        assert designs(then, f"discard:{seat}") == ("talent",)
    if won:
        then = play_on(then, NextEpisode(P1))
    assert all(designs(then, f"discard:{seat}") == ("talent",) for seat in (P1, P2, P3))
    assert len(slots_of(then, zones.TALENTS)) == 9 and slots_of(then, zones.DEFEATED) == ()


@pytest.mark.rule("FFY-CAMP-08", "FFY-INTER-03")
def test_credits_that_the_text_of_c_gives_after_a_loss_are_lost() -> None:
    box = series_box(ability("end-of-episode", clause("credits", n=2)))
    assert opened(after(over(opened(FIVE, box)), box), box).numbers["credits"] == 2
    assert opened(after(over(opened(FIVE, box), won=False), box), box).numbers["credits"] == 0


@pytest.mark.rule("FFY-SCORE-05")
def test_outside_a_campaign_the_text_of_c_is_ignored() -> None:
    box = series_box(ability("end-of-episode", clause("talent", n=1, who="each")))
    state = opened({}, box)
    assert (slots_of(state, "discard:p1"), sequel(over(state), box, sample)) == ((), None)


@pytest.mark.rule("FFY-RUL-48")
def test_whoever_has_too_many_strikes_begins_defeated_without_a_hand() -> None:
    state = lay(opened(FIVE), "damage:p1", "crew-strikes", 5)  # two each, nine are the Health
    state = lay(state, "damage:np1", "crew-strikes")
    then = keep_orders(opened(after(over(state))))
    assert (P1 in then.down, "np1" in then.down) == (True, True)
    assert not then.table.slots[slots_of(then, "avatar:np1")[0]].face_up
    then = play_on(then, NextEpisode(P1))
    assert (len(slots_of(then, "deck:p1")), slots_of(then, "hand:p1")) == (13, ())
    assert (len(slots_of(then, "hand:p2")), then.turn.seat) == (6, P2)


@pytest.mark.rule("FFY-RUL-48", "FFY-RUL-44")
def test_who_is_healed_before_the_game_begins_it_with_six_cards() -> None:
    state = lay(opened(FIVE), "damage:p1", "crew-strikes", 5)
    then = opened(after(over(with_numbers(state, credits=4))))
    then = do(then, PayHealing(P1, 2))
    then = do(then, HealOne(P1, slots_of(then, "damage:p1")[0]))
    then = play_on(then, NextEpisode(P1))
    assert (then.down, len(slots_of(then, "hand:p1")), then.turn.seat) == ((), 6, P1)


@pytest.mark.rule("FFY-CAMP-07", "FFY-REV-07")
def test_a_ship_strike_of_an_episode_deck_stays_too_and_leaves_the_deck_at_twenty() -> None:
    box = series_box()
    odd = replace(box.cards[next(iter(box.stacks["episode-2"]))], kind="ship-strike")
    box = msgspec.structs.replace(box, cards={**box.cards, odd.design: odd})
    copy = CopyId(box.stacks["episode-2"][odd.design][0])
    told = Campaign(2, played=(Played(3, True),), kept=Kept(ship_strikes={ZoneId("serenity:1"): copy}))
    choices = {**after(over(opened(FIVE, box)), box)}
    record = {**choices["campaign"], "kept": msgspec.to_builtins(told.kept)}
    then = opened({**choices, "campaign": record}, box)
    assert designs(then, "serenity:1") == (odd.design,)
    assert (len(slots_of(then, zones.SHIP_STRIKES)), then.foreign) == (20, slots_of(then, "serenity:1"))


@pytest.mark.rule("FFY-CAMP-17", "FFY-RUL-60")
def test_objectives_can_be_mixed_and_none_comes_twice_while_others_are_left() -> None:
    campaign = Campaign(mixed=True)
    for n in range(1, 6):
        now = next_objectives(BOX, campaign, sample)
        assert [BOX.cards[design].number("level") for design in now] == [1, 2, 3]
        campaign = replace(campaign, game=n, played=(*campaign.played, Played(3, True, tuple(now))))
    every = [design for one in campaign.played for design in one.objectives]
    assert len(set(every)) == 15
    assert len(next_objectives(BOX, campaign, sample)) == 3


@pytest.mark.rule("FFY-CAMP-18", "FFY-STATE-17")
def test_a_campaign_survives_as_data() -> None:
    state = busy(first=True, second=True)
    head = msgspec.json.decode(msgspec.json.encode(state.header), type=type(state.header))
    assert after(replace(state, header=head)) == after(state)
    assert isinstance(head.players[0], Player)
    told = msgspec.json.decode(msgspec.json.encode(after(state)))
    assert designs(opened(told), "upgrade:4") == designs(state, "upgrade:4")


@pytest.mark.rule("FFY-RUL-57", "FFY-RUL-56")
@pytest.mark.parametrize(("players", "each"), [(3, 0), (4, 1), (5, 2)])
def test_each_game_begins_with_its_preparation_rounds_anew(players: int, each: int) -> None:
    state = opened(FIVE, players=players)
    fresh = replace(state, prepared={})
    assert [is_preparing(fresh, player.seat) for player in state.players] == [each > 0] * players
    then = opened(after(over(state, won=False)), players=players)
    assert (then.prepared, then.turn.phase) == (({P1: 1}, "action") if each else ({}, "episode"))
    done = replace(then, prepared={player.seat: each for player in then.players})
    assert not any(is_preparing(done, player.seat) for player in then.players)
    later = replace(then, prepared={}, numbers={**then.numbers, "episode": 2})
    assert not is_preparing(later, P1)


@pytest.mark.rule("FFY-RUL-91", "FFY-CAMP-10")
@pytest.mark.parametrize("won", [True, False])
def test_you_of_the_last_text_is_the_player_who_begins_the_next_game(won: bool) -> None:
    box = series_box(ability("end-of-episode", clause("talent", n=1)))
    state = with_numbers(over(opened(FIVE, box), won=won), credits=3)
    then = opened(after(state, box), box)
    assert [designs(then, f"discard:{seat}") for seat in (P1, P2, P3)] == [("talent",), (), ()]
    if won:
        assert (then.turn.phase, then.starter, then.numbers["credits"]) == ("inter-mission", P1, 3)
    assert opened(FIVE, box).table.zone(ZoneId("discard:p1")) == (), "no text comes before the first game"


@pytest.mark.rule("FFY-CAMP-02", "FFY-CAMP-17", "FFY-DIFF-18")
def test_only_while_a_campaign_runs_its_objectives_alone_are_chosen() -> None:
    running = after(over(opened(FIVE)))
    assert [goes_on(choices) for choices in (running, FIVE, {}, {"campaign": None})] == [True] + [False] * 3


@pytest.mark.rule("FFY-STATE-17", "FFY-CAMP-18")
def test_every_moment_of_a_game_is_saved_and_read_again_exactly() -> None:
    codec = room().codec
    for state in (opened(FIVE), busy(), opened(after(busy())), over(opened({}), won=False)):
        assert codec.read_state(codec.write_state(state)) == state
    asked = do(opened(after(busy())), NextEpisode(P1))
    assert codec.read_state(codec.write_state(asked)) == asked and asked.ask is not None
    heal = HealOne(P1, slots_of(asked, "damage:p1")[0])
    assert codec.read(codec.write(heal)) == heal
