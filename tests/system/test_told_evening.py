"""The evening that plays itself: through camera frames, the desk, the disk and the lights, to an end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.commands.evening.demo import DemoWish, tell_evening

OTHER_EVENINGS = ((2, 2, "app"), (3, 5, "app"), (4, 3, "face"))


def test_an_evening_of_three_is_played_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tell_evening(DemoWish(out=tmp_path, pictures=False)) == 0
    told = capsys.readouterr().out
    assert re.search(r"(won|lost) after \d+ turns, \d+ strikes drawn", told)
    assert "1 refusal, " in told  # somebody touched a card that was too dear
    assert "Taken back" in told and "Done again" in told
    assert "4006381333931" in told  # and a bottle came under the camera
    upkeep = re.search(r"([\d.]+) upkeep touches", told)
    assert upkeep is not None and float(upkeep[1]) <= 3


def test_an_evening_in_a_custody_that_is_not_offered_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_evening(DemoWish(out=tmp_path, pictures=False, custody="read")) == 2
    assert "Custody is app" in capsys.readouterr().err


def test_an_evening_with_shown_cards_is_told_in_french_and_names_what_is_turned_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = DemoWish(seed=3, out=tmp_path, pictures=False, custody="face", mode="agendas", language="fr")
    assert tell_evening(wish) == 0
    told = capsys.readouterr().out
    turned_up = [line.strip() for line in told.splitlines() if "On a révélé " in line]
    assert len(turned_up) > 20 and not any("une carte" in line for line in turned_up)
    assert "pas fait : " in told and "La soirée" in told and re.search(r"par tour : \d+,\d décisions", told)
    english = ("Turned up", "turn", "takes", "The evening", "Killed")
    assert not [word for word in english if re.search(rf"\b{word}\b", told)]
    assert "Chacun a reçu un Journal." in told and "était du bon côté." in told
    assert "'" not in told, "one kind of apostrophe, in the names of cards as well"


@pytest.mark.parametrize(
    ("room", "language", "told"),
    [
        ("firefly", "en", r"(won|lost) after \d+ turns, \d+ strikes? drawn"),
        ("villains", "fr", r"(victoire|défaite|match nul) après \d+ tours, \d+ débordements?"),
    ],
)
def test_every_game_tells_an_evening_of_its_own(
    room: str, language: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = DemoWish(seed=2, players=2, out=tmp_path, pictures=False, language=language, room=room)
    assert tell_evening(wish) == 0
    heard = capsys.readouterr().out
    assert re.search(told, heard) and "{" not in heard


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        (DemoWish(room="whist"), "There is no game called 'whist'."),
        (DemoWish(room="villains", mode="agendas"), "villains has no mode agendas"),
        (DemoWish(language="de"), "There is no language 'de'. Choose one of: en, fr."),
        (DemoWish(mode="nothing"), "alien has no mode nothing"),
        (DemoWish(mode="agendas", players=1), "Hidden Agendas need 2 players"),
        (DemoWish(mode="agendas", players=1, language="fr"), "Journal Secret"),
    ],
)
def test_an_evening_that_there_cannot_be_is_refused_in_a_sentence(
    wish: DemoWish, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_evening(replace(wish, out=tmp_path, pictures=False)) == 2
    assert says in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.parametrize(("seed", "players", "custody"), OTHER_EVENINGS)
def test_other_evenings_leave_their_pictures(
    seed: int, players: int, custody: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tell_evening(DemoWish(seed, players, tmp_path, custody=custody)) == 0
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) >= 8
    assert all(picture.stat().st_size > 5_000 for picture in pictures)
    assert "after" in capsys.readouterr().out
