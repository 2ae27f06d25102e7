"""The face of every game: found by its folder, whole, and there for a game that brings none."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from companion.ground.rooms import ROOMS
from ui.rooms.face import Face
from ui.rooms.faces import ANY, HERE, face_of, news_of, tips_of
from ui.rooms.tips import FIRST, LATER
from ui.theme.tokens import ROOMS as LOOKS
from ui.theme.tokens import TokenError, load_tokens

OWN = sorted(path.parent.name for path in HERE.glob("*/face.py"))


@pytest.mark.parametrize("room", OWN)
def test_every_folder_of_a_game_has_a_face_and_all_but_the_general_one_a_look(room: str) -> None:
    face = face_of(room)
    assert isinstance(face, Face) and face_of(room) is face
    assert (room == ANY) == (face.mark is None)
    assert (room == ANY) == (room not in load_tokens().looks)
    assert not set(face.telling) & set(face.quiet)
    assert len({tip.id for tip in tips_of(room)}) == len({*FIRST, *face.tips, *LATER})


@pytest.mark.parametrize("room", ["_template", "chess", "", ".."])
def test_a_game_that_brings_no_face_has_rows_of_places(room: str) -> None:
    assert face_of(room) is face_of(ANY)
    assert news_of(room, ()) is None


@pytest.mark.parametrize("room", ROOMS)
def test_a_face_speaks_only_of_what_happens_in_its_game(room: str) -> None:
    face, known = face_of(room), {kind.__name__ for kind in ROOMS[room]().events}
    named = {*face.telling, *face.quiet, *face.moments, *face.healing, *face.origins}
    assert named - known == set()
    assert {tip.notice for tip in face.tips} - {""} <= known


def test_a_damaged_look_is_named_with_what_to_do(tmp_path: Path) -> None:
    shutil.copytree(LOOKS, tmp_path / "rooms")
    (tmp_path / "rooms" / "alien" / "look.toml").write_text('radius_px = "much"\n', encoding="utf-8")
    with pytest.raises(TokenError, match=r"look.toml cannot be used: .* Put back the file that was shipped"):
        load_tokens(rooms=tmp_path / "rooms")
