"""A service started by a test itself, to see how it ends."""

import contextlib
import resource
import subprocess
import tempfile
from pathlib import Path

from . import leaks
from .stack import clean_environment
from .waiting import wait_until


def run(stack, program, *arguments, environment=None, timeout=60):
    """To the end, with nothing set but what is given, and a free port: stacks run side by side."""
    is_service = program != "otolithctl"
    free_port = {"OTOLITH_LISTEN": "127.0.0.1:0"} if is_service else {}
    done = subprocess.run(
        [stack.bin / program, *map(str, arguments)],
        env=clean_environment() | free_port | (environment or {}), stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=timeout,
    )
    # What makes an administrator tells the one who types it.
    if is_service and "create-administrator" not in arguments:
        leaks.permit((environment or {}).values())
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
        """SIGTERM; the exit code."""
        self.process.terminate()
        return self.process.wait(timeout)


    @property
    def descriptors(self) -> int:
        """Open now."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def limited(open_files):
    """What a process does as it starts: soft and hard limit of its descriptors."""
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
