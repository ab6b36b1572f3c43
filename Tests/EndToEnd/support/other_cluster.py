"""A second PostgreSQL cluster, to restore into what the stack's holds."""

import contextlib
import os
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import quote

from .database import Database
from .paths import ROOT


class OtherCluster:
    """Takes the stack's place for `OtherDatabase`."""

    def __init__(self, directory: Path, stack):
        self.bin = stack.bin
        # Of the stack: the sealing key is there.
        self.directory = stack.directory
        self._socket = directory / "socket"

    def create_database(self, name: str) -> Database:
        Database(self._url("postgres")).query(f'CREATE DATABASE "{name}"')
        made = Database(self._url(name))
        made.query((ROOT / "deploy" / "postgres" / "bootstrap.sql").read_text())
        return made

    def _url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={quote(str(self._socket), safe='')}"


@contextlib.contextmanager
def other_cluster(stack):
    program = ROOT / "deploy" / "dev" / "postgres-cluster"
    with tempfile.TemporaryDirectory(prefix="otolith-other-") as name:
        directory = Path(name) / "postgres"
        command = [program, "start", directory, "--no-fsync", "--watch", str(os.getpid())]
        Path(name).chmod(0o755)
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        try:
            yield OtherCluster(directory, stack)
        finally:
            subprocess.run(
                [program, "stop", directory], check=True, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL)


def copy_schemas(source: Database, target: Database, *schemas: str) -> None:
    """By pg_dump, in place of what the target has of them."""
    chosen = [f"--schema={schema}" for schema in schemas]
    dump = subprocess.run(
        ["pg_dump", *chosen, source.url], check=True, capture_output=True, text=True, timeout=120)
    # What pg_dump --clean would drop by parts cannot be dropped so where tables are divided.
    for schema in schemas:
        target.query(f"DROP SCHEMA {schema} CASCADE")
    target.query(dump.stdout)
