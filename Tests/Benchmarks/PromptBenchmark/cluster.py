"""PostgreSQL below the services."""

import os
import subprocess

from support.paths import ROOT

_TICKS = os.sysconf("SC_CLK_TCK")


def set_up_as_for_service(stack):
    """With memory and a log as a server of this size has; what is committed is kept."""
    megabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 20
    settings = {
        "shared_buffers": f"{min(megabytes // 4, 4_096)}MB", "max_wal_size": "8GB", "wal_compression": "lz4",
        "checkpoint_timeout": "30min",
    }
    stack.stop_database()
    subprocess.run(
        [ROOT / "deploy" / "dev" / "postgres-cluster", "start", stack.directory / "postgres",
         *(part for name, value in settings.items() for part in ("--set", f"{name}={value}"))],
        check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)


def run(stack, *statements):
    """One after the other, each for as long as it takes."""
    subprocess.run(
        ["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", stack.database.url, "-f", "-"],
        input=";\n".join(statements) + ";\n", text=True, check=True, stdout=subprocess.DEVNULL)


def _stat(process_id):
    """(parent, seconds of processor of its own, of its children that ended)."""
    with open(f"/proc/{process_id}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return int(fields[1]), sum(map(int, fields[11:13])) / _TICKS, sum(map(int, fields[13:15])) / _TICKS


class Processor:
    """Seconds of it that planning and PostgreSQL use from here on."""

    def __init__(self, stack, planning=None):
        self._planning = planning or stack.process_id("planning")
        data = stack.directory / "postgres" / "data"
        self._server = int((data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        self._before = self._now()

    def _now(self):
        _, own, ended = _stat(self._server)
        total = own + ended
        for name in os.listdir("/proc"):
            try:
                parent, own, _ = _stat(name) if name.isdigit() else (0, 0, 0)
            except OSError:
                continue
            if parent == self._server:
                total += own
        return _stat(self._planning)[1], total

    def used(self):
        """(by planning, by PostgreSQL)."""
        return tuple(now - before for now, before in zip(self._now(), self._before))
