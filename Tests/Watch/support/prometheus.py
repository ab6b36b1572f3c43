"""Our own Prometheus: the operator's configuration with addresses of the test."""

import contextlib
import json
import socket
import subprocess
import time
import urllib.parse
import urllib.request
from pathlib import Path

import yaml

from .monitoring import FOLDER, RULES

# So often it scrapes and evaluates here, in seconds.
INTERVAL = 1


class Refused(Exception):
    """What Prometheus says of a query."""


class Prometheus:
    def __init__(self, process: subprocess.Popen, port: int, log: Path):
        self.process = process
        self._base = f"http://127.0.0.1:{port}/"
        self._log = log

    def get(self, path: str, **parameters: str) -> dict:
        """`data` of an answer of its API.

        Raises Refused with what it complains about.
        """
        address = f"{self._base}api/v1/{path}?{urllib.parse.urlencode(parameters)}"
        try:
            with urllib.request.urlopen(address, timeout=30) as response:
                answer = json.load(response)
        except urllib.error.HTTPError as error:
            answer = json.load(error)
        if answer["status"] != "success" or answer.get("warnings"):
            raise Refused(f"{answer.get('error')} {answer.get('warnings', '')}")
        return answer["data"]

    def query(self, expression: str) -> list[tuple[dict, float]]:
        """Labels and value of each series of an instant vector."""
        result = self.get("query", query=expression)["result"]
        return [(series["metric"], float(series["value"][1])) for series in result]

    def value(self, expression: str) -> float | None:
        found = self.query(expression)
        return found[0][1] if found else None

    def is_ready(self) -> bool:
        if self.process.poll() is not None:
            raise AssertionError(f"prometheus ended:\n{self._log.read_text(errors='replace')}")
        with contextlib.suppress(OSError):
            return urllib.request.urlopen(f"{self._base}-/ready", timeout=5).status == 200
        return False

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def until(condition, what: str, seconds: float = 60):
    """What `condition` answers once it is true."""
    deadline = time.monotonic() + seconds
    while True:
        if found := condition():
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {seconds} s: {what}")
        time.sleep(0.2)


def configuration(targets: dict[str, str]) -> dict:
    """The one in deploy/monitoring, which scrapes and evaluates faster and looks elsewhere."""
    settings = yaml.safe_load((FOLDER / "prometheus.yml").read_text())
    settings["global"] = {"scrape_interval": f"{INTERVAL}s", "evaluation_interval": f"{INTERVAL}s"}
    settings["rule_files"] = [str(path) for path in RULES]
    (job,) = settings["scrape_configs"]
    job["static_configs"] = [
        {"targets": [address], "labels": {"service": f"otolith-{service}"}}
        for service, address in targets.items()]
    return settings


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start(directory: Path, targets: dict[str, str]) -> Prometheus:
    directory.mkdir()
    (directory / "prometheus.yml").write_text(yaml.safe_dump(configuration(targets)))
    log = directory / "log"
    port = free_port()
    with open(log, "wb") as output:
        process = subprocess.Popen(
            ["prometheus", f"--config.file={directory}/prometheus.yml",
             f"--storage.tsdb.path={directory}/data", f"--web.listen-address=127.0.0.1:{port}",
             "--log.level=warn"],
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, cwd=directory)
    prometheus = Prometheus(process, port, log)
    try:
        until(prometheus.is_ready, "prometheus answers")
    except BaseException:
        prometheus.stop()
        raise
    return prometheus
