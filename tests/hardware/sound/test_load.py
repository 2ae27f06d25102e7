"""Sound files: every fault is a sentence with line and entry, the sound rest is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.sound.load import SoundError, load_sounds, salvage_sounds

GOOD = "[beep]\n[[beep.part]]\nfor_ms = 100\n"


def written(folder: Path, text: str) -> Path:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[beep]\n[[beep.part]]\nfor_ms = 100\nwave = 'organ'\n", "mine.toml, line 1, sound 'beep'"),
        ("[beep]\n[[beep.part]]\nfor_ms = 100\nhz = [5]\n", "hz is 5; use 20 to 12000."),
        ("[beep]\n[[beep.part]]\nfor_ms = 100\nhz = [400]\nglide = 0.01\n", "at the end of its glide is 4"),
        ("[beep]\n[[beep.part]]\nfor_ms = 100\nlevel = 2\n", "level is 2; use 0 to 1."),
        ("[beep]\n[[beep.part]]\nfor_ms = 100\nloud = 2\n", "'loud' is unknown"),
        ("[beep]\npart = []\n", "it has no parts"),
        ("[beep]\nrank = 'bed'\n[[beep.part]]\nfor_ms = 100\n", "a bed goes round and nothing else does"),
        ("[beep]\n[[beep.part]]\nfor_ms = 9000\n", "it lasts 9000 ms; use 5 to 6000."),
        ("[beep]\n[[beep.part]]\nfor_ms = 20\ntimes = 99\n", "has 99 notes; use 1 to 64."),
        ("[beep\n", "is not well-formed"),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SoundError) as caught:
        load_sounds(written(tmp_path, text))
    assert told in " ".join(caught.value.sentences)


def test_what_is_sound_is_kept(tmp_path: Path) -> None:
    recipes, faults = salvage_sounds(written(tmp_path, f"{GOOD}\n[bad]\npart = []\n"))
    assert set(recipes) == {"beep"} and len(faults) == 1 and "'bad'" in faults[0]


def test_a_name_stands_once(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text(GOOD, encoding="utf-8")
    _, faults = salvage_sounds(written(tmp_path, GOOD))
    assert "another sound has the same name" in faults[0]


def test_an_empty_folder_is_told(tmp_path: Path) -> None:
    recipes, faults = salvage_sounds(tmp_path)
    assert recipes == {} and "There are no files" in faults[0]
