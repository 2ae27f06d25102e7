"""How the sentences of the family's verbs are worded."""

from __future__ import annotations

from companion.engine.effects.grammar import Wording

# The two pools are two things, and what is left out means the usual.
WORDING = Wording(
    left_out={
        "who": "you", "where": "any", "to": "discard", "n": 1, "may": "no", "final": "no", "cost": "none",
        "attack": "none", "level": 0, "of": "played",
    },
    left_out_by={
        "attach": {"where": "here"}, "block": {"where": "entry", "done": "no"}, "recover": {"to": "hand"},
        "reveal-top": {"at": "deck", "match": "any", "else": "back"}, "choose": {"third": "none"},
        "put-strike": {"to": "top"}, "discount": {"what": "any", "next": "no"},
    },
    limits=(("kill", "attack"),),
    split={"gain": ("attack", "recruit")},
    to_others=("heal",),
)  # fmt: skip
