"""A small disk for the cluster, and what fills it.

Where mounting is allowed it is a tmpfs of limited size and a file that takes up what is left. Where
it is not (a container without CAP_SYS_ADMIN), a library loaded into PostgreSQL answers ENOSPC to
every write that would make a file longer, while a flag file says so: the same errors at the same
places of PostgreSQL, without a real file system behind them.
"""

import errno
import os
import subprocess
from pathlib import Path

# What a new cluster and its log need, and what the work beside one fault writes at most.
SIZE_MIN = 512 << 20
SIZE_PER_FAULT = 1 << 19
SHIM = Path(__file__).with_name("no_space.c")


class MountedDisk:
    """Gone with the mount namespace of the run, or with `close`."""

    def __init__(self, folder: Path, size: int):
        self.folder = folder
        self.name = f"tmpfs of {size >> 20} MiB"
        self.environment: dict[str, str] = {}
        self._ballast = folder / "ballast"
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0700", "otolith-faults", folder],
            check=True, capture_output=True)

    @property
    def free(self) -> int:
        status = os.statvfs(self.folder)
        return status.f_bavail * status.f_frsize

    def fill(self) -> bool:
        """Also takes what has become free since the last time."""
        with open(self._ballast, "ab") as file:
            size = file.tell()
            # In ever smaller pieces: others take and free space meanwhile.
            for piece in (64 << 20, 4 << 20, 256 << 10, 4 << 10):
                try:
                    while True:
                        os.posix_fallocate(file.fileno(), size, piece)
                        size += piece
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
        return self.free < 4 << 10

    def relieve(self) -> None:
        self._ballast.unlink(missing_ok=True)

    def close(self) -> None:
        self.relieve()
        subprocess.run(["umount", "--lazy", self.folder], check=False, capture_output=True)


class PretendedDisk:
    name = "the disk's own, with writes that find no space by a library"

    def __init__(self, library_folder: Path):
        library = library_folder / "no_space.so"
        self._flag = library_folder / "no-space"
        subprocess.run(
            ["clang", "-shared", "-fPIC", "-O2", "-o", library, SHIM, "-ldl"],
            check=True, capture_output=True)
        os.chmod(library_folder, 0o711)
        self.environment = {"LD_PRELOAD": str(library), "OTOLITH_NO_SPACE_FLAG": str(self._flag)}

    def fill(self) -> bool:
        self._flag.touch()
        return True

    def relieve(self) -> None:
        self._flag.unlink(missing_ok=True)

    def close(self) -> None:
        self.relieve()


def make(folder: Path, library_folder: Path, kind: str, faults: int):
    """`kind` is `mounted`, `pretended`, or `any`: mounted where that is allowed."""
    try:
        if kind != "pretended":
            return MountedDisk(folder, SIZE_MIN + faults * SIZE_PER_FAULT)
    except (OSError, subprocess.CalledProcessError):
        if kind == "mounted":
            raise
    library_folder.mkdir(parents=True, exist_ok=True)
    return PretendedDisk(library_folder)
