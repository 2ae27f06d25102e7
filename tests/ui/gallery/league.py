"""The scenes of Villains: its table, its big moments, its end and its set-up."""

from __future__ import annotations

from collections.abc import Mapping

from tests.ui.gallery.crew import go, told
from tests.ui.gallery.played import Scene, at, read
from tests.ui.gallery.table import sheet

LEAGUE: Mapping[str, Scene] = {
    "villains city": at("villains city", read),
    "villains five": at("villains five", read),
    "villains hand": at("villains hand"),
    "villains twist": at("villains twist", told("twist")),
    "villains overrun": at("villains overrun", told("overrun")),
    "villains beaten": at("villains beaten", told("beaten")),
    "villains near": at("villains near", told("good-near")),
    "villains question": at("villains question", read),
    "villains objective sheet": at(
        "villains board", read, sheet(lambda sheets: sheets.objective(sheets.context.view))
    ),
    "villains won": at("villains won", told("victory")),
    "villains lost": at("villains lost", told("defeat")),
    "villains recap": at("villains won", read, go("recap")),
}
