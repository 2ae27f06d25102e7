"""What a second reader of the box found: where a card goes, how often, and what its sentence has to say."""

from __future__ import annotations

import pytest

from companion.core.language.asks import Choice
from companion.engine.effects.sentences import say_effects
from companion.engine.legendary.fighting import Fight
from companion.engine.legendary.playing.requests import UseAbility
from companion.games.villains import zones
from companion.games.villains.fighting import price
from companion.games.villains.grammar import WORDING
from companion.ground.texts import FluentTexts
from tests.games.villains.box import (
    BYSTANDER,
    HELPER,
    MADAME,
    P1,
    THUG,
    TWIST,
    ally,
    count,
    designs,
    do,
    emptied,
    fill,
    find,
    game,
    guarding,
    keep_orders,
    put,
    refused,
    with_numbers,
)
from tests.games.villains.realcards import (
    OF,
    answered,
    beaten,
    holding,
    in_decks,
    overran,
    played,
    real,
    trial,
    twisted,
)

ODD = ally("costs-5", 5)


def said(design: str, language: str) -> str:
    """All that a card of the box does, as it is read."""
    return " ".join(say_effects(real(design), WORDING, FluentTexts("villains"), language))


class TestDrawnOrPut:
    """Wolverine counts what is drawn alone."""

    @pytest.mark.rule("VIL-DECK-05")
    def test_what_scarlet_witch_puts_into_the_hand_is_not_drawn(self) -> None:
        before = put(
            in_decks(game(), ODD, ODD, ODD, seats=(P1,)), zones.CITY[1], real("uncanny-avengers-wolverine")
        )
        held = count(before, zones.of(P1, "hand"))
        state = beaten("uncanny-avengers-scarlet-witch", before)
        assert count(state, zones.of(P1, "hand")) == held + 3
        assert price(state, find(state, "vil-uncanny-avengers-wolverine")) == 7

    def test_what_sabretooth_draws_is_drawn(self) -> None:
        top = ally("top", 3, crew="brotherhood")
        before = in_decks(game(), top, THUG, seats=(P1,))
        state = answered(trial("sabretooth-take-one-for-the-team", state=before), "go")
        assert "top" in designs(state, zones.of(P1, "hand"))
        assert state.numbers["turn:drawn"] == 1


class TestTakenAndStacked:
    """What Adversaries had taken, and what lies beside the Commander."""

    @pytest.mark.rule("VIL-CARD-14", "VIL-SPEC-12")
    def test_strings_pull_a_new_recruit_that_hydra_wins_back_into_the_hand(self) -> None:
        table = fill(game(plot=real("plot-crush-hydra")), "a")
        table = put(guarding(table, 1, 1), zones.GUARDED[0], real("new-recruit"), MADAME)
        for pulled in (0, 1):
            before = with_numbers(table, **{"attack": 3, "turn__recruits-to-hand": pulled})
            state = do(before, Fight(P1, find(before, "a")))
            gained = designs(state, zones.of(P1, "hand")).count("vil-new-recruit")
            assert (gained, designs(state, zones.of(P1, "discard")).count("vil-new-recruit")) == (
                pulled,
                1 - pulled,
            )
            assert "madame" in designs(state, zones.of(P1, "discard"))

    @pytest.mark.rule("VIL-RUL-17")
    def test_fury_stacks_no_plot_twist_where_no_strike_was_played(self) -> None:
        plot, fury = "plot-resurrect-heroes-with-norn-stones", real("nick-fury")
        state = twisted(plot, TWIST, commander=fury, endless_spite=1)
        assert state.numbers["twists"] == 2
        assert count(state, zones.BESIDE_COMMANDER) == 0


class TestCopies:
    """A copy costs what the card costs."""

    @pytest.mark.rule("VIL-PLAY-09", "VIL-RUL-14")
    def test_no_copy_of_a_runaway_train_without_a_card_to_discard(self) -> None:
        before = game(allies=(real("juggernaut-runaway-train"), HELPER))
        alone = trial("mystique-turn-the-tide", state=before)
        use = UseAbility(P1, find(alone, "vil-mystique-turn-the-tide"), 1)
        assert refused(alone, use).rule == "VIL-PLAY-09"
        two = played(holding(before, "mystique-turn-the-tide", THUG), "vil-mystique-turn-the-tide")
        state = do(two, UseAbility(P1, find(two, "vil-mystique-turn-the-tide"), 1))
        assert (state.numbers["attack"], count(state, zones.of(P1, "hand"))) == (4, 0)

    @pytest.mark.rule("VIL-PLAY-09", "VIL-RUL-14")
    def test_rogue_takes_no_madame_with_an_empty_hand(self) -> None:
        decks = in_decks(game(), real("madame-hydra"))
        state = beaten("uncanny-avengers-rogue", emptied(decks, zones.of(P1, "hand")))
        assert (state.ask, state.played) == (None, ())
        held = beaten("uncanny-avengers-rogue", holding(decks, HELPER))
        assert len(answered(held, "vil-madame-hydra").played) == 1


class TestWays:
    """What may be chosen where there seems to be nothing to choose."""

    def test_whoever_is_hunted_may_be_driven_against_a_wall(self) -> None:
        before = trial("kraven-hunt-down", state=fill(game(), "a", "x", "", "", "b"), told=["x"])
        driven = answered(before, "on")
        assert (driven.numbers["attack"], designs(driven, zones.CITY[3])) == (4, ("x",))
        stays = answered(before, "back")
        assert (stays.numbers["attack"], designs(stays, zones.CITY[1])) == (2, ("x",))

    @pytest.mark.rule("VIL-RUL-32")
    @pytest.mark.parametrize(("board", "way"), [("villainous", "on"), ("heroic", "back")])
    def test_the_ways_are_called_by_what_the_board_shows(self, board: str, way: str) -> None:
        table = fill(game(**{"board": board}), "", "x")  # type: ignore[arg-type]
        asked = trial("kraven-hunt-down", state=table).ask
        assert isinstance(asked, Choice)
        assert {option.key: option.label.key for option in asked.options}["on"] == f"option-drive-{way}"

    @pytest.mark.rule("VIL-OVER-14")
    def test_of_twins_in_the_lair_the_one_without_a_spy_can_go(self) -> None:
        table = put(game(), zones.SPIES[1], BYSTANDER)
        asked = trial("mysterio-shifting-decoy", state=table).ask
        assert isinstance(asked, Choice) and len(asked.options) == len(zones.LAIR)
        alike = trial("mysterio-shifting-decoy")
        assert alike.ask is None and alike.numbers["recruit"] == 2


class TestSentences:
    """What is read aloud is what happens."""

    @pytest.mark.rule("VIL-SPEC-16")
    def test_wolverine_goes_back_whether_anybody_showed_or_not(self) -> None:
        before = in_decks(holding(game(deck=(THUG,)), OF["instinct"]), THUG)
        for shows in ("of-instinct", "none"):
            state = keep_orders(answered(overran("uncanny-avengers-wolverine", before), shows))
            assert (count(state, zones.ADVERSARIES), count(state, zones.OVERRUN)) == (2, 0)
        assert "gain a Bindings, then" not in said("uncanny-avengers-wolverine", "en")

    @pytest.mark.parametrize(("design", "english", "french"), [
        ("kraven-hunt-down", "as far as they go", "aussi loin qu’elles vont"),
        ("magneto-magnetic-levitation", "if you like", "si vous voulez"),
        ("sabretooth-upper-hand", "whoever has the turn may leave it", "le joueur dont c’est le tour peut"),
        ("uncanny-avengers-scarlet-witch", "goes into the hand", "va dans la main"),
        ("sabretooth-take-one-for-the-team", "Brotherhood card is drawn", "Brotherhood est piochée"),
        ("mysterio-false-reflection", "and gain the Recruit", "et gagner le Recrutement"),
        ("professor-x", "can be recruited", "peut y être recruté"),
        ("plot-cage-villains-in-power-suppressing-cells", "who gains the Ally", "qui gagne l’Allié"),
        ("plot-crush-hydra", "whoever beats it gains them", "qui le vainc les gagne"),
        ("plot-infiltrate-the-lair-with-spies", "kidnaps it", "l’enlève"),
    ])  # fmt: skip
    def test_it_says_what_was_left_out(self, design: str, english: str, french: str) -> None:
        assert english in said(design, "en")
        assert french in said(design, "fr")
