"""A small disk for the cluster, which can be filled and slowed down.

If mounting is allowed, it is a tmpfs of limited size and a file that takes the free space. Otherwise (a
container without CAP_SYS_ADMIN) a library loaded into PostgreSQL returns ENOSPC for every write that would
extend a file, while a flag file exists: the same errors at the same places, without a real file system. The
same library slows down writes and synchronisations.
"""

import errno
import os
import subprocess
from pathlib import Path

# Space for a new cluster, its log and a replica, and the maximum written during one fault.
SIZE_MIN = 1024 << 20
SIZE_PER_FAULT = 1 << 19
SHIM = Path(__file__).with_name("disk_faults.c")


class Shim:
    """The library, and the files that control it."""

    def __init__(self, folder: Path):
        folder.mkdir(parents=True, exist_ok=True)
        library = folder / "disk_faults.so"
        self.no_space, self._slow = folder / "no-space", folder / "slow"
        self._seen = folder / "slow.seen"
        subprocess.run(
            ["clang", "-shared", "-fPIC", "-O2", "-o", library, SHIM, "-ldl"],
            check=True, capture_output=True)
        # PostgreSQL runs as another user.
        self._seen.touch()
        self._seen.chmod(0o666)
        folder.chmod(0o711)
        self.environment = {
            "LD_PRELOAD": str(library), "OTOLITH_NO_SPACE_FLAG": str(self.no_space),
            "OTOLITH_SLOW_FLAG": str(self._slow)}

    def slow_down(self, seconds: float) -> None:
        os.truncate(self._seen, 0)
        # Replaced atomically for concurrent readers.
        new = self._slow.with_suffix(".new")
        new.write_text(str(round(seconds * 1_000_000)))
        new.rename(self._slow)

    def speed_up(self) -> int:
        """Returns the number of slow writes and synchronisations."""
        self._slow.unlink(missing_ok=True)
        return self._seen.stat().st_size


class MountedDisk:
    """Removed with the mount namespace of the run, or by `close`."""

    def __init__(self, folder: Path, shim: Shim, size: int):
        self.folder, self.shim = folder, shim
        self.name = f"tmpfs of {size >> 20} MiB"
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
        """Also fills space that has become free since the last call."""
        with open(self._ballast, "ab") as file:
            size = file.tell()
            # In ever smaller pieces, since others allocate and free space concurrently.
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
    name = "real disk with simulated lack of space"

    def __init__(self, shim: Shim):
        self.shim = shim

    def fill(self) -> bool:
        self.shim.no_space.touch()
        return True

    def relieve(self) -> None:
        self.shim.no_space.unlink(missing_ok=True)

    def close(self) -> None:
        self.relieve()


def make(folder: Path, shim_folder: Path, kind: str, faults: int):
    """`kind` is `mounted`, `pretended`, or `any`: mounted if that is allowed."""
    shim = Shim(shim_folder)
    try:
        if kind != "pretended":
            return MountedDisk(folder, shim, SIZE_MIN + faults * SIZE_PER_FAULT)
    except (OSError, subprocess.CalledProcessError):
        if kind == "mounted":
            raise
    return PretendedDisk(shim)
