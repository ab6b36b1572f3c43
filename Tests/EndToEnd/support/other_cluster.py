"""A second PostgreSQL cluster, into which the stack's data is restored."""

import contextlib
import os
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import quote

from .database import Database
from .paths import ROOT


def _cluster(*arguments) -> None:
    subprocess.run(
        [ROOT / "deploy" / "dev" / "postgres-cluster", *arguments], check=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


class OtherCluster:
    """Replaces the stack for `OtherDatabase`."""

    def __init__(self, directory: Path, stack):
        self.bin = stack.bin
        # The stack's folder contains the sealing key.
        self.directory = stack.directory
        self.data = directory / "data"
        self._socket = directory / "socket"

    @contextlib.contextmanager
    def stopped(self):
        """For a copy of the folder `data`, or to put one back."""
        _cluster("stop", self.data.parent)
        yield
        _cluster("start", self.data.parent, "--no-fsync")

    def create_database(self, name: str) -> Database:
        Database(self._url("postgres")).query(f'CREATE DATABASE "{name}"')
        made = Database(self._url(name))
        made.query((ROOT / "deploy" / "postgres" / "bootstrap.sql").read_text())
        return made

    def _url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self._socket), safe='')}"


@contextlib.contextmanager
def other_cluster(stack):
    with tempfile.TemporaryDirectory(prefix="otolith-other-") as name:
        directory = Path(name) / "postgres"
        Path(name).chmod(0o755)
        _cluster("start", directory, "--no-fsync", "--watch", str(os.getpid()))
        try:
            yield OtherCluster(directory, stack)
        finally:
            _cluster("stop", directory)


def copy_schemas(source: Database, target: Database, *schemas: str) -> None:
    """Copies schemas with pg_dump, replacing those of the target."""
    chosen = [f"--schema={schema}" for schema in schemas]
    dump = subprocess.run(
        ["pg_dump", *chosen, source.url], check=True, capture_output=True, text=True, timeout=120)
    # pg_dump --clean drops objects one by one, which fails for partitioned tables.
    for schema in schemas:
        target.query(f"DROP SCHEMA {schema} CASCADE")
    target.query(dump.stdout)
