"""The example for Alertmanager: one cause is one mail."""

import json
import re
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

import yaml

from support.monitoring import FOLDER, ROOT, alerts

FILE = FOLDER / "alertmanager.yml"
SERVICES = ("otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning")
_NAME = re.compile(r'alertname(=~?)"([^"]+)"')
_WORK = re.compile(r'work=~?"([^"]+)"')


def alert(name: str, service: str, **labels: str) -> dict:
    labels = {"alertname": name, "job": "otolith", "service": service, "instance": f"{service}:1"} | labels
    return {"labels": labels | {"severity": alerts()[name]["labels"]["severity"]}}


class Example(unittest.TestCase):
    def test_it_is_valid(self):
        done = subprocess.run(
            ["amtool", "check-config", FILE], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_it_names_alerts_and_work_that_exist(self):
        matchers = [
            matcher for rule in yaml.safe_load(FILE.read_text())["inhibit_rules"]
            for matcher in rule["source_matchers"] + rule["target_matchers"]]
        found = 0
        for matcher in matchers:
            for operator, pattern in _NAME.findall(matcher):
                for name in re.split(r"\|(?![^(]*\))", pattern) if operator == "=~" else [pattern]:
                    found += 1
                    self.assertTrue(any(re.fullmatch(name, each) for each in alerts()), name)
        self.assertGreater(found, 20)
        code = "".join(path.read_text() for folder in ("Services", "Shared") for path in
                       (ROOT / folder).rglob("*.swift"))
        works = {work for matcher in matchers for pattern in _WORK.findall(matcher)
                 for work in pattern.split("|")}
        self.assertGreater(len(works), 3)
        for work in works:
            with self.subTest(work=work):
                self.assertIn(f'OutageLog("{work.replace(".*", "")}', code)


class Running(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-alertmanager-")
        self.addCleanup(folder.cleanup)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}/api/v2/"
        self.log = Path(folder.name) / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["prometheus-alertmanager", f"--config.file={FILE}", f"--storage.path={folder.name}",
                 f"--web.listen-address=127.0.0.1:{port}", "--cluster.listen-address="],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        self.addCleanup(self.process.wait)
        self.addCleanup(self.process.terminate)
        self.until(lambda: self.get("status"))

    def get(self, path: str):
        try:
            with urllib.request.urlopen(self.base + path, timeout=30) as answer:
                return json.load(answer)
        except OSError:
            self.assertIsNone(self.process.poll(), self.log.read_text(errors="replace"))
            return None

    def until(self, condition):
        end = time.monotonic() + 300
        while not condition():
            self.assertLess(time.monotonic(), end, self.log.read_text(errors="replace"))
            time.sleep(0.05)

    def shown(self, fired: list[dict]) -> set[tuple[str, str]]:
        """Name and service of the alerts that are sent."""
        request = urllib.request.Request(
            self.base + "alerts", data=json.dumps(fired).encode(),
            headers={"Content-Type": "application/json"})
        urllib.request.urlopen(request, timeout=30).close()
        self.until(lambda: len(self.get("alerts") or []) == len(fired))
        return {(each["labels"]["alertname"], each["labels"]["service"])
                for each in self.get("alerts") if each["status"]["state"] != "suppressed"}

    def test_a_bus_that_is_away_is_one_mail(self):
        consumers = [f"consumer {name}" for name in ("erasures", "studies", "signing-keys")]
        fired = [each for service in SERVICES for each in (
            alert("OtolithOutboxStuck", service), alert("OtolithConsumerWaits", service),
            *(alert("OtolithWorkFails", service, work=work) for work in (*consumers, "relaying events")),
            *(alert("OtolithConsumerLags", service, consumer=consumer) for consumer in consumers))]
        self.assertGreater(len(fired), 30)
        self.assertEqual(self.shown(fired), {("OtolithOutboxStuck", service) for service in SERVICES})
        groups = [group for group in self.get("alerts/groups")
                  if any(each["status"]["state"] == "active" for each in group["alerts"])]
        self.assertEqual([group["receiver"]["name"] for group in groups], ["on-call"])

    def test_other_problems_of_the_service_are_sent_beside_an_outage(self):
        fired = [
            alert("OtolithDatabaseAway", "otolith-auth"), alert("OtolithNotServing", "otolith-auth"),
            alert("OtolithCertificateExpires", "otolith-auth"), alert("OtolithNotServing", "otolith-planning")]
        self.assertEqual(self.shown(fired), {
            ("OtolithDatabaseAway", "otolith-auth"), ("OtolithCertificateExpires", "otolith-auth"),
            ("OtolithNotServing", "otolith-planning")})


if __name__ == "__main__":
    unittest.main()
