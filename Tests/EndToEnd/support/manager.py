"""Plays systemd for a service: sockets, notifications, watchdog."""

import contextlib
import os
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from .processes import Server
from .stack import clean_environment
from .waiting import wait_until

FIRST_DESCRIPTOR = 3


def listening(backlog=1024) -> socket.socket:
    """A socket on a free loopback port."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    found.listen(backlog)
    return found


class Manager:
    """Receives notifications of processes, like systemd."""

    def __init__(self):
        self.told: list[tuple[float, str]] = []
        self._folder = tempfile.TemporaryDirectory(prefix="otolith-manager-")
        self.path = str(Path(self._folder.name) / "notify")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.path)
        threading.Thread(target=self._hear, daemon=True).start()

    def _hear(self):
        with contextlib.suppress(OSError):
            while True:
                text = self._socket.recv(65_536).decode()
                self.told.append((time.monotonic(), text))
                if text == "end":
                    return

    def close(self):
        self._send(b"end")
        self._socket.close()
        self._folder.cleanup()

    def heard(self, line: str) -> int:
        """Number of datagrams with this line."""
        return sum(line in text.split("\n") for _, text in self.told)

    def receive_pending(self) -> None:
        """Waits until everything sent before has been received."""
        before = self.heard("pending")
        self._send(b"pending")
        wait_until(lambda: self.heard("pending") > before, "pending notifications are received")

    def _send(self, text: bytes) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.sendto(text, self.path)

    def status(self) -> str:
        """The status line that `systemctl status` would show."""
        lines = [line for _, text in self.told for line in text.split("\n") if line.startswith("STATUS=")]
        return lines[-1].removeprefix("STATUS=") if lines else ""


@contextlib.contextmanager
def managed(stack, service, environment, sockets=(), names="", manager=None, process=None):
    """`otolith-<service> serve` with these sockets; `process`: the process id in LISTEN_PID, by default its
    own."""
    variables = {"LISTEN_FDS": str(len(sockets)), "LISTEN_FDNAMES": names} if sockets else {}
    if manager:
        variables["NOTIFY_SOCKET"] = manager.path

    def pass_on():
        # Above the descriptors to pass on, which would otherwise be overwritten.
        high = [os.dup2(given.fileno(), 100 + place) for place, given in enumerate(sockets)]
        for place, descriptor in enumerate(high):
            os.dup2(descriptor, FIRST_DESCRIPTOR + place, inheritable=True)
            os.close(descriptor)

    with tempfile.TemporaryDirectory(prefix="otolith-managed-") as name:
        directory = Path(name)
        variables["OTOLITH_PORT_FILE"] = str(directory / "port")
        with open(directory / "log", "wb") as log:
            running = subprocess.Popen(
                # The variable contains the process id, which is only known after the fork.
                ["sh", "-c", f'LISTEN_PID={process or "$$"} exec "$0" serve', stack.bin / f"otolith-{service}"],
                env=clean_environment() | variables | environment, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT, preexec_fn=pass_on, close_fds=False)
        try:
            yield Server(running, directory)
        finally:
            if running.poll() is None:
                running.kill()
                running.wait()
