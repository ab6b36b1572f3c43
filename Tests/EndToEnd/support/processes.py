"""Services started by a test, to observe how they end."""

import contextlib
import resource
import signal
import subprocess
import tempfile
from pathlib import Path

from . import leaks
from .stack import clean_environment
from .waiting import wait_until


def run(stack, program, *arguments, environment=None, timeout=60):
    """Runs a program to its end with only the given settings, the stack's key and a free port, since stacks run
    in parallel."""
    is_service = program.startswith("otolith-")
    standard = {
        "OTOLITH_LISTEN": "127.0.0.1:0",
        "OTOLITH_SEALING_KEY_FILE": str(stack.directory / "run" / "sealing.key"),
    } if is_service else {}
    settings = clean_environment() | standard | (environment or {})
    done = subprocess.run(
        [stack.bin / program, *map(str, arguments)],
        env={name: value for name, value in settings.items() if value is not None}, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=timeout,
    )
    # Commands that create an administrator print a code.
    if is_service and "create-administrator" not in arguments:
        leaks.permit(value for value in (environment or {}).values() if value)
        leaks.keep(f"{program} {' '.join(map(str, arguments))}", done.stderr)
    return done


class Server:
    """A running service: its process, the port it bound, what it logged."""

    def __init__(self, process, directory: Path):
        self.process = process
        self._port_file = directory / "port"
        self._log = directory / "log"

    @property
    def port_file(self) -> Path:
        return self._port_file

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def port(self) -> int:
        def bound():
            if self.process.poll() is not None:
                raise AssertionError(f"ended with {self.process.returncode}:\n{self.log}")
            return self._port_file.exists() and self._port_file.read_text().strip()

        return int(wait_until(bound, "the service answers"))

    def stop(self, timeout=40) -> int:
        """Sends SIGTERM; returns the exit code."""
        self.process.terminate()
        return self.process.wait(timeout)

    def suspend(self) -> None:
        """Sends SIGSTOP, and waits until the process is stopped."""
        self.process.send_signal(signal.SIGSTOP)
        status = Path(f"/proc/{self.process.pid}/status")
        wait_until(lambda: "State:\tT" in status.read_text(), "the process is stopped")

    @property
    def descriptors(self) -> int:
        """Number of open descriptors."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def limited(open_files):
    """Returns a function that sets the limits of descriptors at the start of a process."""
    return open_files and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, open_files))


@contextlib.contextmanager
def serving(stack, service, environment, open_files=None, arguments=()):
    """`otolith-<service> serve` on a free port; `open_files`: soft and hard limit."""
    with tempfile.TemporaryDirectory(prefix="otolith-server-") as name:
        directory = Path(name)
        settings = leaks.LOG_EVERYTHING | {
            "OTOLITH_LISTEN": "127.0.0.1:0", "OTOLITH_PORT_FILE": str(directory / "port"),
        } | environment
        with open(directory / "log", "wb") as log:
            process = subprocess.Popen(
                [stack.bin / f"otolith-{service}", "serve", *map(str, arguments)],
                env=clean_environment() | settings, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT, preexec_fn=limited(open_files),
            )
        server = Server(process, directory)
        try:
            yield server
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            leaks.permit(settings.values())
            leaks.keep(f"otolith-{service} of a test", server.log)
