"""Every evening of the gallery, whatever game is played in it."""

from __future__ import annotations

from collections.abc import Mapping

from tests.ui.gallery import firefly, moments, villains
from tests.ui.gallery.evenings import Plan

EVENINGS: Mapping[str, Plan] = {**moments.EVENINGS, **firefly.EVENINGS, **villains.EVENINGS}
