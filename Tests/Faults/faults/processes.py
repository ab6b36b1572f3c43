"""Processes that are killed, paused and restarted."""

import os
import signal
import subprocess
import threading
import time
from pathlib import Path

from support.stack import clean_environment
from support.waiting import wait_until


def state_of(process_id: int) -> str:
    """The state letter of /proc: R, S, D, T (stopped), Z (zombie); empty if gone."""
    try:
        text = Path(f"/proc/{process_id}/stat").read_text()
    except OSError:
        return ""
    # The name in parentheses may contain anything.
    return text.rpartition(")")[2].split()[0]


def stop(process_id: int) -> bool:
    """SIGSTOP; returns whether the process is stopped."""
    try:
        os.kill(process_id, signal.SIGSTOP)
    except ProcessLookupError:
        return False
    deadline = time.monotonic() + 5
    while (state := state_of(process_id)) != "T":
        if time.monotonic() > deadline or state in ("", "Z", "X"):
            return False
        time.sleep(0.005)
    return True


def is_gone(process_id: int) -> bool:
    return state_of(process_id) in ("", "Z", "X")


class Process:
    """One service, restarted by `tend` unless it is meant to be down."""

    def __init__(self, name: str, program: Path, environment: dict[str, str], directory: Path):
        self.name = name
        self.program = program
        self.environment = environment
        self.log = directory / "log" / f"{name}.log"
        self.port_file = directory / "run" / f"{name}.ready"
        self.is_wanted = False
        # Faults of one process are serialized; `tend` waits meanwhile.
        self.lock = threading.RLock()
        self._process: subprocess.Popen | None = None
        # Exit codes of unexpected ends.
        self.endings: list[int] = []
        self._has_served = False

    @property
    def process_id(self) -> int:
        return self._process.pid

    def start(self) -> None:
        self.is_wanted = True
        self._has_served = False
        self.port_file.unlink(missing_ok=True)
        with open(self.log, "ab") as log:
            self._process = subprocess.Popen(
                [self.program, "serve"],
                env=clean_environment() | self.environment | {
                    "OTOLITH_PORT_FILE": str(self.port_file)},
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def is_serving(self) -> bool:
        if self.is_running() and self.port_file.exists():
            self._has_served = True
            return True
        return False

    def tend(self) -> None:
        """Restarts it if it ended by itself, like a service manager: a service without a database at its start reports
        it and ends."""
        if not self.lock.acquire(blocking=False):
            return
        try:
            if not self.is_wanted or self.is_serving() or self.is_running():
                return
            code = self._process.returncode
            # An orderly exit before serving is a valid reaction to a missing database.
            if self._has_served or code < 0:
                self.endings.append(code)
            self.start()
        finally:
            self.lock.release()

    def kill(self) -> bool:
        """SIGKILL; returns whether it was alive until then and is gone now."""
        self.is_wanted = False
        self.is_serving()
        self._process.kill()
        return self._process.wait(20) == -signal.SIGKILL

    def pause(self) -> bool:
        return self.is_running() and stop(self.process_id)

    def wake(self) -> None:
        if self._process.poll() is None:
            os.kill(self.process_id, signal.SIGCONT)

    def await_serving(self, seconds_max: float = 60) -> None:
        def serving():
            self.tend()
            return self.is_serving()

        wait_until(serving, f"{self.name} serves; its log is {self.log}", seconds_max)

    def ask_to_stop(self) -> None:
        """SIGTERM."""
        self.is_wanted = False
        if self.is_running():
            self.wake()
            self._process.terminate()

    def await_end(self) -> None:
        """SIGKILL if it does not react."""
        if self._process is None or not self.is_running():
            return
        try:
            code = self._process.wait(40)
            if code != 0:
                self.endings.append(code)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
            self.endings.append(-signal.SIGKILL)
