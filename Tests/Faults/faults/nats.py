"""The NATS server of a run whose events travel over it."""

import os
import signal
import subprocess
from pathlib import Path

from support.paths import ROOT

from .processes import is_gone, stop

SERVER = ROOT / "deploy" / "dev" / "nats-cluster"
NODE = "1"


class NatsServer:
    """One node. What is killed loses nothing that the kernel has, so it runs without fsync: that is
    for power cuts, which nobody plays here."""

    def __init__(self, folder: Path):
        self.folder = folder

    def start(self) -> str:
        """Its address, HOST:PORT."""
        urls = self._run("start", self.folder, "--no-fsync").split()[-1]
        return urls.removeprefix("nats://")

    def start_again(self) -> None:
        self._run("start-node", self.folder, NODE)

    @property
    def process_id(self) -> int:
        return int((self.folder / NODE / "pid").read_text())

    def kill(self) -> bool:
        process_id = self.process_id
        self._run("kill", self.folder, NODE)
        return is_gone(process_id)

    def pause(self) -> bool:
        return stop(self.process_id)

    def wake(self) -> None:
        os.kill(self.process_id, signal.SIGCONT)

    def end(self) -> None:
        self._run("stop", self.folder)

    @staticmethod
    def _run(*arguments) -> str:
        done = subprocess.run(
            [SERVER, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            text=True, timeout=60)
        if done.returncode != 0:
            raise RuntimeError(f"nats-cluster {arguments[0]} ended with {done.returncode}")
        return done.stdout
