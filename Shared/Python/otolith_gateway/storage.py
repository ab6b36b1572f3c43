"""What survives the process: files, complete or absent, and a queue of unsent messages."""

import contextlib
import fcntl
import os
import sqlite3
from pathlib import Path


# [guide: keep]
def keep(path: Path, contents: bytes) -> None:
    """Replaces a file atomically: after a power failure it has the old or new contents. Mode 600."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    os.rename(new, path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


class Database:
    """Messages of one participant in SQLite: those that wait, in the order they were added, and those set aside."""

    def __init__(self, path: Path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
        # Each statement is a transaction, which is on the disk when it returns.
        self._connection = sqlite3.connect(path, timeout=60, isolation_level=None, check_same_thread=False)
        self._connection.executescript("""
            PRAGMA synchronous = EXTRA;
            CREATE TABLE IF NOT EXISTS waiting (
              place INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, id TEXT NOT NULL, message BLOB NOT NULL,
              UNIQUE (queue, id));
            CREATE TABLE IF NOT EXISTS aside (id TEXT PRIMARY KEY, message BLOB NOT NULL, verdict BLOB NOT NULL);
            """)

    def put(self, queue: str, name: str, message: bytes) -> bytes:
        """Stores a message, unless one of this name waits; returns the one that waits."""
        self._connection.execute(
            "INSERT INTO waiting (queue, id, message) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (queue, name, message))
        found = self._connection.execute("SELECT message FROM waiting WHERE queue = ? AND id = ?", (queue, name))
        return next(iter(found.fetchone() or ()), message)

    def waiting(self, queue: str) -> list[tuple[int, bytes]]:
        """Places and messages, oldest first. The order does not depend on the device's clock."""
        return self._connection.execute(
            "SELECT place, message FROM waiting WHERE queue = ? ORDER BY place", (queue,)).fetchall()

    def done(self, place: int) -> None:
        self._connection.execute("DELETE FROM waiting WHERE place = ?", (place,))

    def set_aside(self, place: int, verdict: bytes) -> None:
        """Moves a message out of the queue, and keeps it with its verdict for the developers."""
        with contextlib.closing(self._connection.cursor()) as cursor:
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute(
                "INSERT OR REPLACE INTO aside SELECT id, message, ? FROM waiting WHERE place = ?", (verdict, place))
            cursor.execute("DELETE FROM waiting WHERE place = ?", (place,))
            cursor.execute("COMMIT")

    def aside(self) -> list[tuple[bytes, bytes]]:
        """Messages with the verdict that ended their way."""
        return self._connection.execute("SELECT message, verdict FROM aside ORDER BY rowid").fetchall()

    def close(self) -> None:
        self._connection.close()
# [guide: end]


@contextlib.contextmanager
def alone(path: Path):
    """Lets one thread of one process at a time pass."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
