"""Settings that change while a service runs."""

import signal
import tempfile
from pathlib import Path

from .waiting import wait_until

READ_AGAIN = "settings reloaded"
REFUSED = "reload rejected: the settings are invalid"


class ConfigFile:
    """A file of settings that a test changes while a service runs."""

    def __init__(self, case):
        folder = tempfile.TemporaryDirectory(prefix="otolith-reload-")
        case.addCleanup(folder.cleanup)
        self.path = Path(folder.name) / "service.conf"
        self.write()

    def write(self, **settings):
        new = self.path.with_suffix(".new")
        new.write_text("".join(f"OTOLITH_{key}='{value}'\n" for key, value in settings.items()))
        new.replace(self.path)


def reload(server, told=READ_AGAIN):
    """Sends SIGHUP; returns the resulting lines of the log."""
    before = len(server.log)
    server.process.send_signal(signal.SIGHUP)
    return wait_until(
        lambda: told in server.log[before:] and server.log[before:], f"the log says: {told}")
