"""Files that survive the process, complete or absent, and queues of unsent messages."""

import os
import shutil
import time
from pathlib import Path


# [guide: keep]
def keep(path: Path, contents: bytes) -> None:
    """Replaces a file atomically: after a power failure it has the old or new contents. Mode 600."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(contents)
        file.flush()
        os.fsync(file.fileno())
    os.rename(new, path)
    folder = os.open(path.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


class Queue:
    """Stores messages in the order they were added, one file each."""

    def __init__(self, folder: Path):
        self.folder = folder

    def put(self, name: str, message) -> None:
        keep(self.folder / f"{time.time_ns() // 1_000_000:015}-{name}", message.SerializeToString())

    def waiting(self, kind) -> list:
        """Returns (path, message) pairs, oldest first."""
        files = sorted(path for path in self.folder.glob("*-*") if path.suffix != ".new")
        return [(path, kind.FromString(path.read_bytes())) for path in files]

    def done(self, path: Path) -> None:
        path.unlink()

    def set_aside(self, path: Path, folder: str) -> None:
        """Moves a message out of the queue and keeps it for the developers."""
        aside = self.folder.parent / folder
        aside.mkdir(mode=0o700, exist_ok=True)
        path.rename(aside / path.name)
# [guide: end]


def forget(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
