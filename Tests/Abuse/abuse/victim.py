"""The server under attack."""

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path

START_SECONDS_MAX = 30

# Low enough to be reached within seconds, high enough for the honest client.
LIMITS = {
    "connections": 400,
    "connections-per-peer": 100,
    "calls": 400,
    "calls-per-peer": 200,
    "concurrent-calls": 100,
    "buffered-bytes": 16 << 20,
    "buffered-bytes-per-peer": 32 << 20,
    "buffered-bytes-total": 64 << 20,
    "queued-bytes": 16 << 20,
    "queued-bytes-per-peer": 32 << 20,
    "queued-bytes-total": 64 << 20,
    "unread-ms": 1_000,
    "handshake-ms": 1_000,
    "headers-ms": 1_000,
    "body-bytes": 1_000,
    "body-ms": 1_000,
    "idle-ms": 1_000,
    "flood-burst": 200,
    "flood-per-second": 50,
}


class Victim:
    def __init__(self, executable: str) -> None:
        self._log = tempfile.NamedTemporaryFile(prefix="abuse-server-", suffix=".log")
        limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value}")]
        self._process = subprocess.Popen(
            [executable, *limits], stdin=subprocess.DEVNULL, stdout=self._log,
            stderr=subprocess.STDOUT, start_new_session=True)
        self.port = self._announced_port()

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
        """The most memory it ever had, in bytes."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
        return 0

    @property
    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self._process.pid}/fd"))

    def stop(self) -> int:
        """Its status; negative for a signal that ended it."""
        if self.is_running:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()
