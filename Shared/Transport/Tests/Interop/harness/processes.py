"""Processes of a run: started, waited for, always stopped."""

import contextlib
import os
import random
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

START_SECONDS_MAX = 30
START_ATTEMPTS_MAX = 3
STOP_SECONDS_MAX = 10


class StartFailed(Exception):
    """A server did not come up; its output is in the message."""


def free_port() -> int:
    """A port for programs that cannot choose one: below the range of ephemeral ports, because
    a client could get such a port before the program has bound it."""
    while True:
        port = random.randrange(10_240, 32_768)
        with socket.socket() as one:
            try:
                one.bind(("0.0.0.0", port))
            except OSError:
                continue
            return port


def accepts(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
        return True
    except OSError:
        return False


class Process:
    """A server process of its own group, with its output in a file."""

    def __init__(self, name: str, command: list, environment: dict[str, str]) -> None:
        self.name = name
        self._output = tempfile.NamedTemporaryFile(prefix=f"interop-{name}-", suffix=".log")
        self._process = subprocess.Popen(
            [str(part) for part in command], env={**os.environ, **environment},
            stdin=subprocess.DEVNULL, stdout=self._output, stderr=subprocess.STDOUT,
            start_new_session=True)

    @property
    def output(self) -> str:
        return Path(self._output.name).read_text(errors="replace")

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def wait_for(self, found: Callable[[], int | None]) -> int:
        """Waits until `found` returns a value."""
        until = time.monotonic() + START_SECONDS_MAX
        while time.monotonic() < until:
            if not self.is_running:
                raise StartFailed(
                    f"{self.name} ended with {self._process.returncode}:\n{self.output}")
            if (answer := found()) is not None:
                return answer
            time.sleep(0.02)
        raise StartFailed(f"{self.name} did not start within {START_SECONDS_MAX} s:\n{self.output}")

    def announced_port(self) -> int:
        """Returns the port in its line `listening on PORT`."""

        def found() -> int | None:
            for line in self.output.splitlines(keepends=True):
                if line.startswith("listening on ") and line.endswith("\n"):
                    return int(line.split()[2])
            return None

        return self.wait_for(found)

    def opened(self, port: int) -> int:
        return self.wait_for(lambda: port if accepts(port) else None)

    def stop(self) -> str | None:
        """Stops the process; returns a problem if it had ended before or does not stop."""
        if (code := self._process.poll()) is not None:
            return f"{self.name} had ended with {code}"
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS_MAX)
            return None
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            return f"{self.name} did not stop within {STOP_SECONDS_MAX} s of SIGTERM"


class Processes:
    """All servers of a run."""

    def __init__(self) -> None:
        self._running: list[Process] = []
        self._is_stopped = False
        self._lock = threading.Lock()

    def start(self, name: str, command: list, environment: dict[str, str] | None = None) -> Process:
        with self._lock:
            # A case that runs while the run is ended early must not leave a server behind.
            if self._is_stopped:
                raise StartFailed(f"{name} is not started: the run has ended")
            process = Process(name, command, environment or {})
            self._running.append(process)
        return process

    def start_on_free_port(self, name: str, command: Callable[[int], list]) -> int:
        """Starts a program on a free port, retrying if the port was taken; returns it."""
        attempt = 1
        while True:
            port = free_port()
            process = self.start(name, command(port))
            try:
                return process.opened(port)
            except StartFailed:
                if process.is_running or attempt == START_ATTEMPTS_MAX:
                    raise
                attempt += 1
                with self._lock:
                    self._running.remove(process)

    def stop_named(self, name: str) -> tuple[list[Process], list[tuple[Process, str]]]:
        """Stops some servers before the end of the run; returns them with their problems."""
        with self._lock:
            named = [one for one in self._running if one.name == name]
            self._running = [one for one in self._running if one.name != name]
        return named, [(one, problem) for one in named if (problem := one.stop()) is not None]

    def stop(self) -> list[tuple[Process, str]]:
        """Stops all, last started first; returns the problems."""
        with self._lock:
            self._is_stopped = True
            processes, self._running = self._running[::-1], []
        return [(one, problem) for one in processes if (problem := one.stop()) is not None]


@contextlib.contextmanager
def processes() -> Iterator[Processes]:
    all_of_them = Processes()
    try:
        yield all_of_them
    finally:
        all_of_them.stop()


def run_case(
    command: list, environment: dict[str, str], seconds_max: float
) -> tuple[bool, str]:
    """Runs a client to its end; returns whether its status was 0, and its output."""
    process = subprocess.Popen(
        [str(part) for part in command], env={**os.environ, **environment},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True)
    try:
        output, _ = process.communicate(timeout=seconds_max)
        note = "" if process.returncode == 0 else f"\nstatus {process.returncode}"
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        note = f"\nstopped after {seconds_max:.0f} s"
    return process.returncode == 0, output.decode(errors="replace").strip() + note
