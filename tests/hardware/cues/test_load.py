"""Cue sheets and shows: what is shipped holds together, and every fault is a sentence with line and entry."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.language.events import CORE_EVENTS
from companion.games.villains.chapters import villains
from hardware.cues.load import covered, load_sheets, salvage, stale
from hardware.cues.sheet import Sheets
from hardware.errors import CueError

ROOT = Path(__file__).parents[3]
SHOW = """[flash]
[[flash.beat]]
roles = ["mood"]
colour = "danger"
{entry}
"""
CUE = """silent = ["Quiet"]
[[cue]]
on = "Loud"
{entry}
"""
GOOD_SHOW = SHOW.format(entry="for_ms = 200")
GOOD_CUE = CUE.format(entry='show = "flash"\npriority = 50')
GLOW = '[glow]\nowner = "turn"\n[[glow.beat]]\nroles = ["mood"]\ncolour = "danger"\n'

Write = Callable[..., Path]


def faults_of(folder: Path) -> tuple[str, ...]:
    with pytest.raises(CueError) as caught:
        load_sheets(folder)
    return caught.value.sentences


def test_the_shipped_sheets_hold_together(shipped: Sheets) -> None:
    assert set(shipped.sheets) == {"common", "alien", "firefly", "villains", "_template"}
    used = {entry.show for sheet in shipped.sheets.values() for entry in (*sheet.cue, *sheet.ambient)}
    used |= {cue.party for sheet in shipped.sheets.values() for cue in sheet.cue if cue.party}
    assert used == set(shipped.shows)


def test_every_common_event_has_a_cue_or_is_silent(shipped: Sheets) -> None:
    names = {event.__name__ for event in CORE_EVENTS}
    assert names <= covered(shipped, "_template")
    assert names <= covered(shipped, "alien") <= covered(shipped)
    assert "StrikeTaken" not in covered(shipped, "_template")


@pytest.mark.parametrize(
    ("kind", "detail", "amount", "show"),
    [
        ("TurnBegan", "", None, "turn_passes"),
        ("TurnedUp", "", None, "revealed"),
        ("FacehuggerLanded", "", None, "facehugger"),
        ("LastChance", "", None, "last_chance"),
        ("StrikeDrawn", "miss", 0, "strike_miss"),
        ("StrikeDrawn", "damage", 2, "strike_small"),
        ("StrikeDrawn", "damage", 3, "strike_big"),
        ("StrikeDrawn", "", None, "strike_drawn"),
        ("StrikeTaken", "", 1, "strike_small"),
        ("StrikeTaken", "", 4, "strike_big"),
        ("StrikeMissed", "", None, "strike_miss"),
        ("PlayerDied", "strikes", None, "player_down"),
        ("ObjectiveDone", "", 1, "objective_done"),
        ("Won", "", None, "won"),
        ("Lost", "", None, "lost"),
        ("asked", "identity", None, "asked"),
        ("asked", "secret", None, "asked"),
        ("FinalEnemyFound", "", None, "final_enemy"),
        ("Bound", "", None, "card_seen"),
        ("heard_scan", "", None, "card_seen"),
        ("refused", "cost", None, "refused"),
        ("undone", "", None, "undone"),
        ("tool", "", None, "tool_used"),
    ],
)
def test_alien_tells_what_must_be_noticed(
    shipped: Sheets, kind: str, detail: str, amount: int | None, show: str
) -> None:
    cue = shipped.cue("alien", kind, detail, amount)
    assert cue is not None
    assert cue.show == show


@pytest.mark.parametrize(
    ("kind", "detail", "amount", "show"),
    [
        ("StrikeDrawn", "miss", 0, "strike_miss"),
        ("StrikeTaken", "", 1, "strike_small"),
        ("StrikeTaken", "", 4, "strike_big"),
        ("ShipStruck", "", None, "hull"),
        ("SerenityStrained", "full", 0, "hull_gives"),
        ("MainCharacterDefeated", "", None, "player_down"),
        ("MainCharacterDefeated", "left", None, "turn_passes"),
        ("MainCharacterBack", "", None, "back_again"),
        ("ObjectiveCompleted", "", 1, "objective_done"),
        ("ObjectiveFailed", "", 1, "objective_failed"),
        ("TimeUp", "", None, "time_up"),
        ("CreditsCounted", "", 3, "credits"),
        ("Won", "", None, "won"),
        ("Lost", "serenity", None, "lost"),
    ],
)
def test_firefly_tells_what_must_be_noticed(
    shipped: Sheets, kind: str, detail: str, amount: int | None, show: str
) -> None:
    cue = shipped.cue("firefly", kind, detail, amount)
    assert cue is not None
    assert cue.show == show


@pytest.mark.parametrize(
    ("kind", "detail", "amount", "show"),
    [
        ("TwistPlayed", "", 3, "plot_twist"),
        ("StrikePlayed", "", 1, "command_strike"),
        ("Overran", "", None, "overrun"),
        ("CarriedOff", "", None, "carried_off"),
        ("Ambushed", "", None, "ambush"),
        ("Kidnapped", "", None, "kidnapped"),
        ("CommanderBeaten", "", 2, "commander_beaten"),
        ("CommanderBeaten", "last", 0, "final_blow"),
        ("GoodNear", "", 1, "good_near"),
        ("DeckRunsLow", "", 3, "deck_low"),
        ("DeckRanOut", "allies", None, "time_up"),
        ("BindingsGained", "", None, "bindings"),
        ("DemolishCalled", "", 4, "demolish"),
        ("Betrayed", "", None, "traitor"),
        ("AdversaryDefeated", "", None, "killed"),
        ("Recruited", "", None, "recruited"),
        ("Won", "", None, "won"),
        ("Lost", "", None, "lost"),
        ("Drawn", "", None, "drawn"),
        ("Crowned", "", 9, "crowned"),
    ],
)
def test_villains_tells_what_must_be_noticed(
    shipped: Sheets, kind: str, detail: str, amount: int | None, show: str
) -> None:
    cue = shipped.cue("villains", kind, detail, amount)
    assert cue is not None
    assert cue.show == show


def test_every_event_of_villains_has_a_cue_or_is_silent_on_purpose(shipped: Sheets) -> None:
    whole = villains()
    names = {event.__name__ for event in whole.events}
    assert names - whole.silent() - covered(shipped, "villains") == set()
    assert stale(shipped, "villains", names) == set()


def test_a_cue_for_what_never_happens_is_found(shipped: Sheets) -> None:
    known = covered(shipped, "alien")
    assert stale(shipped, "alien", known) == set()
    assert stale(shipped, "alien", known - {"BurstDrawn", "PhaseBegan"}) == {"BurstDrawn", "PhaseBegan"}
    assert stale(shipped, "no such game", ()) == set()


def test_what_is_silent_has_no_cue(shipped: Sheets) -> None:
    assert shipped.cue("alien", "HqRefilled") is None
    assert shipped.cue("alien", "OutOfStep") is None
    assert shipped.cue("alien", "asked", "order") is None
    assert shipped.cue("", "TurnBegan") is not None


def test_lamps_and_screen_have_the_same_seat_colours(shipped: Sheets) -> None:
    tokens = tomllib.loads((ROOT / "ui/theme/tokens.toml").read_text(encoding="utf-8"))
    drawn = [seat["colour"] for seat in tokens["seats"]["list"]]
    wired = ["#" + "".join(f"{round(part * 255):02X}" for part in colour) for colour in shipped.palette.seats]
    assert wired == drawn


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("for_ms = 200\ncolor = 'x'", "'color' is unknown in 'beat[0]'. Correct or remove it."),
        ("for_ms = 'x'", "'beat[0].for_ms' is not right: expected `int | null`, got `str`"),
        ("for_ms = 90000", "for_ms is 90000; use 1 to 10000."),
        ("for_ms = 200\nlevel = 2", "level is 2; use 0 to 1."),
        ("", "a light has no end; give its beat for_ms, or times for a blinking one."),
        ("times = 3\npattern = 'flicker'", "invalid enum value 'flicker'"),
        ("times = 3\npattern = 'blink'\nperiod_ms = 100", "period_ms is 100; use 334 to 10000."),
        ("for_ms = 9\ntones = [[9, 100]]", "a tone’s Hz (0 is a rest) is 9; use 30 to 8000."),
        ("for_ms = 9\ntones = [[440, 0]]", "a tone’s ms is 0; use 5 to 5000."),
        ("for_ms = 9000\nat_ms = 9000", "it lasts 18.0 s; 10 s are the most."),
        ("for_ms = 20\n[[flash.beat]]\nat_ms = 3", "a beat has neither roles nor tones"),
    ],
)
def test_a_faulty_show_is_named_with_its_line(folder: Write, entry: str, said: str) -> None:
    (sentence, *_) = faults_of(folder(SHOW.format(entry=entry), GOOD_CUE))
    assert sentence.startswith("mine.toml, line 1, show 'flash': ")
    assert said in sentence


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"mood"', '"moon"', "the role 'moon' is unknown; use one of seat:{seat},"),
        ('"danger"', '"dangerous"', "the colour 'dangerous' is unknown; use seat, off, #RRGGBB or danger,"),
        ("[flash]", '[flash]\nowner = "turn"', "here it must be owned by 'itself'"),
        ("[flash]", '[flash]\nowner = "me"', "invalid enum value 'me'"),
    ],
)
def test_unknown_words_in_a_show(folder: Write, old: str, new: str, said: str) -> None:
    assert said in " ".join(faults_of(folder(GOOD_SHOW.replace(old, new, 1), GOOD_CUE)))


def test_many_short_lights_are_flashing_too(folder: Write) -> None:
    beat = '[[flash.beat]]\nroles = ["mood"]\ncolour = "white"\nfor_ms = 50\nat_ms = {}\n'
    shows = GOOD_SHOW + "".join(beat.format(at) for at in (300, 450, 600, 750))
    assert "a lamp flashes more than 3 times in a second" in faults_of(folder(shows, GOOD_CUE))[0]


def test_a_light_that_only_changes_is_no_flash(folder: Write) -> None:
    beat = '[[flash.beat]]\nroles = ["mood"]\ncolour = "white"\nfor_ms = 100\nat_ms = {}\nlevel = 0.5\n'
    shows = GOOD_SHOW + "".join(beat.format(at) for at in (200, 300, 400, 500))
    assert load_sheets(folder(shows, GOOD_CUE)).shows["flash"]


def test_what_burns_as_long_as_something_lasts_makes_no_sound(folder: Write) -> None:
    said = faults_of(folder(GOOD_SHOW + GLOW + "tones = [[440, 100]]", GOOD_CUE))
    assert "lasts and may not sound; remove the tones" in said[0]


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('show = "flush"\npriority = 5', "there is no show called 'flush'; write one"),
        ('show = "flash"', "'priority' is missing; add it."),
        ('show = "flash"\npriority = 500', "priority is 500; use 0 to 100."),
        ('show = "flash"\npriority = 5\nif = 3', "'if' is unknown here; use only on, show, priority"),
        ('show = "flash"\npriority = 5\npatience_ms = -1', "patience_ms is -1; use 0 to 60000."),
    ],
)
def test_a_faulty_cue_is_named_with_its_line(folder: Write, entry: str, said: str) -> None:
    (sentence,) = faults_of(folder(GOOD_SHOW, CUE.format(entry=entry)))
    assert sentence.startswith("common.toml, line 2, cue 1: ")
    assert said in sentence


@pytest.mark.parametrize(
    ("common", "said"),
    [
        (GOOD_CUE.replace("Quiet", "Loud"), "'Loud' has a cue and stands on the silent list"),
        (GOOD_CUE + "detail = 'x'", "'Loud' has cues with conditions only; add a plain one"),
        (GOOD_CUE + '[[cue]]\non = "Loud"\nshow = "flash"\npriority = 1', "is never reached"),
        (GOOD_CUE.replace("Loud", "loud"), "'loud' is neither an event’s name nor one of heard_scan"),
        ('[rooms]\n"lair" = 9\n', "the zone 'lair' is given room light 9; there are lights 1 to 5."),
        ("mute = []", "'mute' is unknown here; use only about, rooms, silent"),
        ("[[ambient]]\nduring = 'rain'\nshow = 'flash'\npriority = 1", "invalid enum value 'rain'"),
        ("[[ambient]]\nduring = 'turn'\nshow = 'flash'\npriority = 1", "must be owned by 'turn'"),
        ("silent = [", "common.toml is not well-formed"),
    ],
)
def test_a_sheet_that_contradicts_itself(folder: Write, common: str, said: str) -> None:
    assert said in " ".join(faults_of(folder(GOOD_SHOW, common)))


@pytest.mark.parametrize(
    ("colours", "said"),
    [
        ("seats = ['#F2A93B']\n[named]\n", "the colour 'danger' is missing under [named]; add it."),
        ("seats = ['#F2A93B']\n[named]\n", "there are 1 seat colours; write 5."),
        ("seats = ['red']\n[named]\n", "seat 1 is 'red'; write it as #RRGGBB."),
        ("seats = 5", "'seats' is not right"),
    ],
)
def test_a_faulty_colour_file(folder: Write, colours: str, said: str) -> None:
    assert said in " ".join(faults_of(folder(GOOD_SHOW, GOOD_CUE, colours=colours)))


def test_the_sound_rest_of_a_faulty_sheet_still_plays(folder: Write) -> None:
    broken = GOOD_CUE + '[[cue]]\non = "Other"\nshow = "gone"\npriority = 1\n'
    sheets, faults = salvage(folder(GOOD_SHOW + "[bad]\nbeat = 3\n", broken, alien="cue = 3"))
    assert len(faults) == 3
    assert sheets.cue("alien", "Loud") is not None
    assert sheets.cue("alien", "Other") is None


def test_no_files_at_all_is_told(tmp_path: Path) -> None:
    sheets, faults = salvage(tmp_path)
    assert sheets.sheets == {}
    assert any("There are no files in" in fault for fault in faults)
