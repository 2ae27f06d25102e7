"""Why a file is not taken in: every reason by a key, in English here and in other languages in the texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from card_db.errors import FileRefused
from companion.core.language.phrases import Phrase

REFUSED = "{name} was not taken in: {reason}. Nothing was changed."
ENGLISH: Mapping[str, str] = {  # each is the middle of the sentence above
    "parcel-no-file": "it is no file",
    "parcel-game-too-large": "it is larger than {most} MB, which no game is",
    "parcel-file-too-large": "it is larger than {most} MB, which no parcel is",
    "parcel-unreadable": "it cannot be read ({fault})",
    "parcel-no-game": "it is not a game of this companion",
    "parcel-game-checksum": "its checksum is wrong: it was damaged or changed on the way. Fetch it again",
    "parcel-game-order": "its steps are out of order",
    "parcel-game-number": "a step has the number {number}",
    "parcel-game-short": "it ends too early: fetch it again",
    "parcel-line": "line {at} cannot be read ({fault})",
    "parcel-game-newer": "it was written by a newer version of the companion: update this one first",
    "parcel-game-header": "its header makes no sense",
    "parcel-game-steps": "it should have {wanted} steps, but has {steps}",
    "parcel-game-taken": "another game is called {name}",
    "parcel-game-name": "the name of its game makes no sense",
    "parcel-damaged": "it is damaged ({fault}). Fetch it again",
    "parcel-cut": "it is damaged: it ends too early, or something was added to it. Fetch it again",
    "parcel-foreign": "it is no parcel of this companion. Choose a file that `companion pack` has written",
    "parcel-too-large": "it is larger than any parcel. Pack fewer games at once",
    "parcel-many": "it has more than {most} members. Pack fewer games at once",
    "parcel-twice": "its member {name} is in it twice. Do not trust whoever sent it",
    "parcel-outside": "its member {name} would lie outside the companion’s folder. Do not trust "
    "whoever sent it",
    "parcel-odd": "it has a member {name}, which this version does not know. Update the companion, "
    "or have the file packed anew",
    "parcel-link": "its member {name} is no plain file but a link or folder. Do not trust whoever sent it",
    "parcel-locked": "its member {name} is locked or packed in a way nobody here can open. Pack it anew",
    "parcel-bomb": "its member {name} would grow far beyond what any parcel holds. Do not trust "
    "whoever sent it",
    "parcel-in-the-way": "{path} is in the way of its set {id} and cannot be read as a set. Mend or "
    "move that file first",
    "parcel-no-room-set": "it holds a set for the game {room}, which this version does not know. "
    "Update the companion first",
    "parcel-no-room-entries": "it holds entries for the game {room}, which this version does not "
    "know. Update the companion first",
    "parcel-set-id": "its set {id} has the id of another set that is here. Give it an id of its own",
    "parcel-set-clash": "its set {id} clashes: {entry}: {fault}. Give it other ids",
    "parcel-no-set": "it speaks of the set {id}, which is not here. Have the file packed with its "
    "sets, or update the companion",
    "parcel-no-card": "it has a code for {of}, but the set {id} has no such card here. Update the "
    "companion, or take the set of the file too",
    "parcel-no-stack": "it has a code for {of}, but the set {id} has no such stack here. Update the "
    "companion, or take the set of the file too",
    "parcel-no-sense": "its entries for {of} make no sense here: {fault}. Correct them, or update "
    "the companion",
    "parcel-counts": "its manifest counts other things than are in it. Pack it anew",
    "parcel-toml": "it is not readable TOML ({fault}). Correct it there",
    "parcel-set-head": "it has no [set] with a room and an id. card_db/schema/set.md says how a set "
    "is written",
    "parcel-set-name": "no set can be called {name}: that is the name of another file. Give it another id",
    "parcel-set-faulty": "a set in it is faulty ({fault}). Correct the set where it was made",
    "parcel-set-other": "its member {name} is the set {id}. Pack it anew",
    "parcel-game-broken": "its game {name} is not whole: {reason}",
    "parcel-game-other": "its member {name} is another game. Pack it anew",
    "parcel-person-name": "{name} cannot be anybody’s name. Pack it anew without people",
    "parcel-person-odd": "the colour or language of {name} makes no sense. Pack it anew without people",
    "parcel-person-twice": "somebody is in it twice. Pack it anew without people",
    "parcel-manifest": "its manifest cannot be read ({fault}). Fetch the file again, or pack it anew",
    "parcel-newer": "it was packed by a newer version of the companion. Update this one first",
    "parcel-manifest-odd": "its manifest makes no sense ({fault}). Pack the file anew",
    "parcel-missing": "its member {name} is missing. Fetch the file again, or pack it anew",
    "parcel-unknown": "its manifest does not know its member {name}. Fetch the file again, or pack it anew",
    "parcel-changed": "its member {name} was damaged or changed on the way. Fetch the file again, "
    "or pack it anew",
    "parcel-no-folder": "it holds sets, and this store has no folder for sets of your own. Take it "
    "in with `companion unpack`",
    "parcel-moved": "the store has changed while you were choosing. Look at the file again",
    "parcel-table": "{name}, {fault}. Correct the table, or pack it anew",
    "parcel-not-text": "{name} is not UTF-8 text. Save it once more as 'CSV UTF-8'",
    "parcel-table-line": "{name}, line {at}: {fault}. Correct the table, or pack it anew",
    "parcel-columns": "the columns of {name} must be {wanted}, not {found}",
    "parcel-rows": "{name} has more than {most} rows. Nobody has that many cards",
    "parcel-stacks-odd": "what it says of stacks makes no sense ({fault}). Pack it anew",
    "parcel-bags-odd": "what it says of bags makes no sense ({fault}). Pack it anew",
    "parcel-picture-odd": "its member {name} is no small picture. Pack it anew without pictures",
    "parcel-no-picture-card": "it has a picture of {name}, but there is no such card here. Take its "
    "sets too, or leave the pictures out",
    "parcel-no-album": "it holds pictures, and there is no folder for pictures here. Pack it anew "
    "without pictures",
}


class Refused(Exception):
    """Why a file cannot be taken in, as the middle of a sentence; `phrase` is the same as data."""

    def __init__(self, key: str, **filled: str | int | Refused) -> None:
        """Name the reason and fill it; a reason can have another one inside."""
        super().__init__(ENGLISH[key].format(**filled))
        said = {name: one.phrase if isinstance(one, Refused) else one for name, one in filled.items()}
        self.phrase: Phrase = Phrase(key, said)


def not_taken(path: Path, why: Refused) -> FileRefused:
    """The whole sentence for whoever wanted the file to be taken in."""
    says = REFUSED.format(name=path.name, reason=why)
    return FileRefused(says, "store-import-refused", name=path.name, reason=why.phrase)
