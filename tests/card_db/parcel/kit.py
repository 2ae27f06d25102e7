"""Households with real stores, and parcels made by hand, good and evil."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import inspect, text

from card_db.database import Hook
from card_db.parcel import manifest as manifests
from card_db.parcel.inventory import Here, gather, sets_in
from card_db.seeds import own
from card_db.store import Store, open_store
from companion.core.language.cards import Card
from companion.core.language.ids import CopyId
from companion.core.ports.parcels import KINDS, Choice, Conflict
from tests.card_db.test_loader import GOOD

BOX = GOOD.replace('"alien-test"', '"alien-box"').replace("practice = true", "practice = false")
OWN = (
    BOX.replace('"alien-box"', '"alien-mine"')
    .replace('id = "graze"', 'id = "scratch"')
    .replace('id = "mara"', 'id = "vera"')
)
GRAZE, GRAZE_TWO = CopyId("alien-box/graze#1"), CopyId("alien-box/graze#2")
MARA = CopyId("alien-box/mara#1")
COPIES = (GRAZE, GRAZE_TWO, MARA)
VERBS = {"gain", "draw", "choose", "played"}
APP = "9.9"


def rules(_: str, card: Card) -> list[str]:
    """The verbs that these households interpret."""
    verbs = {clause.verb for ability in card.abilities for clause in (*ability.when, *ability.do)}
    odd = [f'nothing interprets "{verb}"' for verb in sorted(verbs - VERBS)]
    return odd + ([f'there is no kind "{card.kind}"'] if card.kind == "ghost" else [])


def household(home: Path, *, before_commit: Hook | None = None, box: str = BOX) -> Store:
    """A store with one shipped box, all of which is owned, and a folder for sets of its own."""
    shipped = home / "shipped" / "alien"
    shipped.mkdir(parents=True, exist_ok=True)
    (shipped / "box-one.toml").write_text(box, encoding="utf-8")
    store = open_store(
        home / "companion.db",
        sets=home / "shipped",
        check_card=rules,
        own=home / "sets",
        before_commit=before_commit,
    )
    own(store.collection, store.catalogue.card_set("alien", "alien-box"))
    return store


def add_own(store: Store, body: str = OWN, name: str = "alien-mine") -> Path:
    """Lay a set into the folder of the owner's own."""
    assert store.catalogue.own is not None
    path = store.catalogue.own / "alien" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(body, encoding="utf-8")
    return path


def here(store: Store) -> Here:
    """Everything a store could pack."""
    with store.database.read() as connection:
        return gather(connection, sets_in(store.catalogue))


def dump(store: Store) -> dict[str, object]:
    """Every row of every table but the cache, and every file of the owner's own sets."""
    rows: dict[str, object] = {}
    with store.database.read() as connection:
        for name in sorted(set(inspect(connection).get_table_names()) - {"shipped"}):
            rows[name] = connection.execute(text(f"SELECT * FROM {name}")).all()
    folder = store.catalogue.own
    assert folder is not None
    return rows | {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def packed(store: Store, path: Path) -> Path:
    """Everything a store has, as a parcel."""
    store.parcels.pack(path, KINDS, APP)
    return path


def mine(_: Conflict) -> Choice | None:
    """What is here counts."""
    return "mine"


def theirs(_: Conflict) -> Choice | None:
    """What the file says counts."""
    return "theirs"


def stop(_: Conflict) -> Choice | None:
    """Nothing counts: it should not come to this, or nobody wants to choose."""
    return None


def members_of(path: Path) -> dict[str, bytes]:
    """The members of a parcel."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def described(members: Mapping[str, bytes], **more: object) -> dict[str, bytes]:
    """Members with a right manifest of them, some of whose fields are others."""
    body = {name: data for name, data in members.items() if name != manifests.NAME}
    plain = json.loads(manifests.describe(APP, (), {}, body))
    return {manifests.NAME: json.dumps({**plain, **more}).encode(), **body}


def zip_of(members: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A plain zip."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return target.getvalue()
