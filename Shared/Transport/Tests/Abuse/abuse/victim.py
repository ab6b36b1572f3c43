"""The server under attack."""

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from peer import TOKEN

START_SECONDS_MAX = 30

# Low enough to be reached within seconds, high enough for the honest client beside the maximum
# number of attackers in the mix.
LIMITS = {
    "connections": 400,
    "connections-per-peer": 100,
    "calls": 400,
    "calls-per-peer": 120,
    "concurrent-calls": 100,
    "buffered-bytes": 16 << 20,
    "buffered-bytes-per-peer": 20 << 20,
    "buffered-bytes-total": 64 << 20,
    "queued-bytes": 16 << 20,
    "queued-bytes-per-peer": 20 << 20,
    "queued-bytes-total": 64 << 20,
    "decoded-bytes-per-peer": 20 << 20,
    "decoded-bytes-total": 64 << 20,
    "open-calls": 100,
    "open-calls-per-peer": 30,
    "open-request-ms": 3_000,
    "open-bytes": 8 << 20,
    "open-bytes-per-peer": 2 << 20,
    "watches-per-peer": 10,
    "reflection-idle-ms": 1_000,
    "unread-ms": 1_000,
    # Honest clients on a busy machine need some time for these.
    "handshake-ms": 3_000,
    "headers-ms": 3_000,
    "body-bytes": 1_000,
    "body-ms": 3_000,
    "idle-ms": 1_000,
    "flood-burst": 200,
    "flood-per-second": 50,
}
ATTACKERS_MAX = 3
# Memory of the process itself with allocator caches, plus the amount that the limits allow.
MEMORY_MAX = (64 << 20) + sum(
    LIMITS[name]
    for name in ("buffered-bytes-total", "queued-bytes-total", "decoded-bytes-total"))
# After attacks all their descriptors must be closed.
DESCRIPTORS_MORE_MAX = 8
SETTLE_SECONDS_MAX = 10


class Victim:
    def __init__(self, executable: str) -> None:
        self._log = tempfile.NamedTemporaryFile(prefix="abuse-server-", suffix=".log")
        limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value}")]
        self._process = subprocess.Popen(
            [executable, "--token", TOKEN, *limits], stdin=subprocess.DEVNULL, stdout=self._log,
            stderr=subprocess.STDOUT, start_new_session=True)
        self.port = self._announced_port()
        self._quiet = self.descriptors

    def _announced_port(self) -> int:
        until = time.monotonic() + START_SECONDS_MAX
        while time.monotonic() < until and self.is_running:
            for line in self.output.splitlines(keepends=True):
                if line.startswith("listening on ") and line.endswith("\n"):
                    return int(line.split()[2])
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start:\n{self.output}")

    @property
    def output(self) -> str:
        return Path(self._log.name).read_text(errors="replace")

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    @property
    def memory_peak(self) -> int:
        """Peak resident memory in bytes."""
        return self._memory("VmHWM:")

    @property
    def memory(self) -> int:
        """Current resident memory in bytes."""
        return self._memory("VmRSS:")

    def _memory(self, kind: str) -> int:
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith(kind):
                return int(line.split()[1]) * 1024
        return 0

    @property
    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self._process.pid}/fd"))

    def descriptors_left(self) -> int:
        """Additional descriptors since the start, after time to close those of attackers."""
        until = time.monotonic() + SETTLE_SECONDS_MAX
        while (
            self.descriptors > self._quiet + DESCRIPTORS_MORE_MAX and time.monotonic() < until
        ):
            time.sleep(0.05)
        return self.descriptors - self._quiet

    def complaints(self, status: int, peak: int, left: int) -> list[str]:
        """Returns the problems of a server after attacks: exit status, memory, descriptors."""
        found = []
        if peak > MEMORY_MAX:
            found.append(f"{peak >> 20} MiB of memory, more than {MEMORY_MAX >> 20}")
        if left > DESCRIPTORS_MORE_MAX:
            found.append(f"{left} descriptors are left")
        if status != 0:
            found.append(f"the server ended with {status}")
        return found

    def stop(self) -> int:
        """Exit status; negative if terminated by a signal."""
        if self.is_running:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
