"""`ludotheque backup`, `ludotheque restore` and `ludotheque doctor`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Exit, Option, Typer, echo

from ludotheque.cli.complaint import Complaint
from ludotheque.core.folders import data_folder

app = Typer()

SECRETS = "cookies.secret"
POSTGRES = "copies are made of SQLite; PostgreSQL has its own: pg_dump --format=custom, and pg_restore"

Database = Annotated[
    str, Option(envvar="LUDOTHEQUE_DATABASE", help="A database URL; SQLite in the user's data folder unless told.")
]


def file_of(database: str) -> Path:
    """The file of a database of SQLite."""
    from sqlalchemy import exc, make_url

    if not database:
        return data_folder() / "ludotheque.db"
    try:
        url = make_url(database)
    except exc.ArgumentError as fault:
        raise Complaint(f"the address of the database cannot be understood: {fault}") from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Complaint(POSTGRES)
    return Path(url.database)


def read_back(file: Path) -> None:
    """Say what a database holds; it ends with 1 where a table is damaged."""
    from ludotheque.house.backup import contents

    found = contents(file)
    for table, why in found.damaged.items():
        echo(f"table {table} is damaged: {why}", err=True)
    echo(f"{file}: {found.tables} tables, {found.entries} entries, {len(found.damaged)} tables damaged")
    if found.damaged:
        raise Exit(1)


def hand_on(secrets: Path, to: Path) -> None:
    """Copy the secrets of the cookies, readable by their owner only."""
    if secrets.exists():
        to.touch(mode=0o600)
        to.write_bytes(secrets.read_bytes())


@app.command()
def backup(
    file: Annotated[Path, Argument(help="The copy; the secrets of the cookies go to FILE.secret.")],
    database: Database = "",
) -> None:
    """Copy the database while the server runs. Every table of the copy is read back."""
    from ludotheque.house.backup import NoCopy, copy

    if file.exists():
        raise Complaint(f"{file} exists already")
    try:
        copy(file_of(database), file)
        hand_on(data_folder() / SECRETS, file.with_name(f"{file.name}.secret"))
        read_back(file)
    except NoCopy as fault:
        raise Complaint(str(fault)) from None
    except OSError as fault:
        raise Complaint(f"{file}: {fault.strerror}") from None


@app.command()
def restore(
    file: Annotated[Path, Argument(help="A copy that `backup` made.")],
    database: Database = "",
    replace: Annotated[bool, Option(help="Replace a database that is there; it is kept beside it.")] = False,
) -> None:
    """Put a copy in the place of the database. No server may run; every table is read back."""
    from ludotheque.house.backup import NoCopy, contents, copy
    from ludotheque.house.lock import InUse, lock

    target = file_of(database)
    kept = target.with_name(f"{target.name}.before")
    try:
        contents(file)
        if target.exists() and not replace:
            raise Complaint(f"{target} exists already; --replace keeps it as {kept}")
        if target.exists() and kept.exists():
            raise Complaint(f"{kept} exists already: move it away first")
        target.parent.mkdir(parents=True, exist_ok=True)
        with lock(str(target)):
            if target.exists():
                copy(target, kept)
            copy(file, target)
        hand_on(file.with_name(f"{file.name}.secret"), data_folder() / SECRETS)
        read_back(target)
    except NoCopy as fault:
        raise Complaint(str(fault)) from None
    except InUse:
        raise Complaint(f"{target} is used by a server: stop it first") from None
    except OSError as fault:
        raise Complaint(f"{target}: {fault.strerror}") from None


@app.command()
def doctor(
    database: Database = "",
    url: Annotated[str, Option(help="The address at which browsers see the house: what its proxy does is tried.")] = "",
) -> None:
    """Look whether all is well around the house. There is a line a check; it ends with 1 where something is not."""
    from ludotheque.cli.checkup import checkup

    found = checkup(database, url)
    for check in found:
        echo(f"{'ok  ' if check.is_well else 'BAD '} {check.about:<10} {check.told}")
    if not all(check.is_well for check in found):
        raise Exit(1)
