"""Rules and their tests by promtool, and the required parts of each alert."""

import re
import subprocess
import tempfile
import unittest
from collections import Counter
from pathlib import Path

import yaml

from support.monitoring import FOLDER, RULES, TESTS, alerts

SEVERITIES = {"critical", "warning", "info"}
COMPARE_SERVICES = {"OtolithVersionsDiffer", "OtolithTimeZonesDiffer"}
_QUIET = re.compile(r'^ALERTS\{alertname="(\w+)", alertstate="firing"\}$')
_TOLD = re.compile(r'^count\(ALERTS\{alertname="(\w+)", alertstate="firing"\}\)$')


def promtool(*arguments) -> subprocess.CompletedProcess:
    return subprocess.run(
        ["promtool", *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=300)


class Rules(unittest.TestCase):
    def assertPasses(self, *arguments):
        done = promtool(*arguments)
        self.assertEqual(done.returncode, 0, f"{done.stdout}\n{done.stderr}")

    def test_the_configuration_is_one(self):
        self.assertPasses("check", "config", FOLDER / "prometheus.yml")

    def test_rules_are_rules(self):
        self.assertPasses("check", "rules", "--lint-fatal", *RULES)

    def test_alerts_are_told_and_keep_quiet_when_they_should(self):
        self.assertPasses("test", "rules", *TESTS)

    def test_every_alert_has_a_time_when_it_is_told_and_one_when_it_keeps_quiet(self):
        told, quiet = Counter(), Counter()
        for path in TESTS:
            for test in yaml.safe_load(path.read_text())["tests"]:
                for question in test["promql_expr_test"]:
                    samples = question["exp_samples"]
                    if found := _QUIET.match(question["expr"]):
                        self.assertEqual(samples, [])
                        quiet[found[1]] += 1
                    if found := _TOLD.match(question["expr"]):
                        self.assertGreater(samples[0]["value"], 0)
                        told[found[1]] += 1
        names = set(alerts())
        self.assertGreater(len(names), 50)
        self.assertEqual(names - set(told), set(), "are never told")
        self.assertEqual(names - set(quiet), set(), "never keep quiet")

    def test_what_a_test_expects_can_fail(self):
        """The same tests with another expectation: promtool does look."""
        text = (FOLDER / "tests/bus.yml").read_text().replace("../rules/", f"{FOLDER}/rules/")
        with tempfile.TemporaryDirectory(prefix="otolith-rules-") as name:
            for expected, status in (("value: 1}", 0), ("value: 999}", 1)):
                file = Path(name) / "bus.yml"
                file.write_text(text.replace("value: 1}", expected))
                self.assertEqual(promtool("test", "rules", file).returncode, status)

    def test_what_is_said_of_an_alert(self):
        for name, rule in alerts().items():
            with self.subTest(alert=name):
                self.assertRegex(name, r"^Otolith[A-Z]\w+$")
                self.assertIn(rule["labels"]["severity"], SEVERITIES)
                self.assertEqual(set(rule["annotations"]), {"summary", "description", "runbook_url"})
                # The service is in the labels of the alert, except where several are compared.
                for grouped in re.findall(r"by \(([^)]*)\)", rule["expr"]):
                    if name not in COMPARE_SERVICES:
                        self.assertIn("service", re.split(r",\s*", grouped))
                for text in (rule["annotations"]["summary"], rule["annotations"]["description"]):
                    self.assertTrue(text.endswith("."), text)


if __name__ == "__main__":
    unittest.main()
