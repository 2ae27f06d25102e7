"""What a command ends with, by one rule for all of them.

Nothing can be begun where a call is wrong or names what is not there. What was begun is done, or has
problems: the answer is no, what was found is damaged, or something stopped it on the way.
"""

from __future__ import annotations

from companion.ground.rooms import UnknownRoom

FINE, PROBLEMS, WRONG_CALL = 0, 1, 2
ABSENT = "-absent"  # how the camera's side calls what was named and is not there


class WrongCall(Exception):
    """A command was given something that does not exist or fit; the message names what does."""


def verdict_of(error: Exception) -> int:
    """What a command ends with that could not go on because of this."""
    from card_db.errors import NotThere

    is_absent = str(getattr(error, "key", "")).endswith(ABSENT)
    return WRONG_CALL if is_absent or isinstance(error, WrongCall | UnknownRoom | NotThere) else PROBLEMS
