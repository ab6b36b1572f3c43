"""Monitoring: alerts with their runbook, dashboards, and metrics that exist."""

import json
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import tree

FOLDER = "deploy/monitoring/"
RUNBOOK = f"{FOLDER}runbook.md"
METRIC_HELP = "Shared/ServiceKit/Telemetry/Metrics/MetricHelp.swift"
_METRIC = re.compile(r"\b((?:otolith|process|grpc)_[a-z_]+)\b")
# Of histograms.
_ENDS = re.compile(r"_(?:bucket|count|sum)$")
_LABELS = {"grpc_code", "grpc_method", "grpc_service", "grpc_type"}


def alerts() -> list[str]:
    found = [
        name for path in tree.files() if path.startswith(f"{FOLDER}rules/")
        for name in re.findall(r"^ +- alert: (\w+)$", tree.text(path), re.MULTILINE)]
    assert len(found) > 50
    return found


class Monitoring(unittest.TestCase):
    def test_every_alert_has_a_section_of_the_runbook_and_none_is_left_over(self):
        sections = re.findall(r"^### (\w+)$", tree.text(RUNBOOK), re.MULTILINE)
        self.assertEqual(sorted(sections), sorted(alerts()))
        for section in tree.text(RUNBOOK).split("\n### ")[1:]:
            with self.subTest(section=section.split("\n")[0]):
                for part in ("Means", "Look", "Do"):
                    self.assertRegex(section, rf"(?m)^- \*{part}\*: \S")

    def test_what_the_runbook_tells_to_look_for_and_to_type_is_there(self):
        code = "\n".join(
            tree.text(path) for path in tree.swift_files()
            if path.startswith(("Services/", "Shared/")))
        runbook = tree.text(RUNBOOK)
        said = set(re.findall(r"`([a-z]+(?: [a-z,]+)+)`", runbook))
        lines = {line for line in said if not line.startswith("otolithctl ")}
        self.assertGreater(len(lines), 5)
        self.assertEqual({line for line in lines if line not in code}, set(), "are logged by nothing")
        settings = set(re.findall(r"\b(OTOLITH_[A-Z_]+[A-Z])\b", runbook))
        self.assertGreater(len(settings), 8)
        self.assertEqual({name for name in settings if name not in code}, set(), "are no settings")
        commands = set(re.findall(r'commandName: "([a-z-]+)"', code)) | {
            name.lower() for name in re.findall(r"struct (\w+): (?:Async)?ParsableCommand", code)}
        typed = set(re.findall(r"`otolithctl ([a-z-]+)(?: ([a-z-]+))?", runbook))
        self.assertGreater(len(typed), 5)
        for words in typed:
            for word in filter(None, words):
                with self.subTest(words=words):
                    self.assertTrue(any(word.replace("-", "") in name.replace("-", "") for name in commands), word)

    def test_every_alert_names_its_section(self):
        for path in tree.files():
            if path.startswith(f"{FOLDER}rules/"):
                for rule in tree.text(path).split("- alert: ")[1:]:
                    name = rule.split("\n")[0]
                    with self.subTest(alert=name):
                        self.assertIn(
                            "\n          runbook_url: file:///usr/share/otolith/monitoring/runbook.md"
                            f"#{name.lower()}\n", rule)

    def test_alerts_and_dashboards_name_metrics_that_are_made(self):
        known = set(re.findall(r'"([a-z_]+)":', tree.text(METRIC_HELP)))
        found = 0
        for path in tree.files():
            if path.startswith((f"{FOLDER}rules/", f"{FOLDER}tests/")) or path == f"{FOLDER}panels.py":
                names = set(_METRIC.findall(tree.text(path))) - _LABELS
                found += len(names)
                with self.subTest(path=path):
                    self.assertEqual(
                        {name for name in names if name not in known and _ENDS.sub("", name) not in known},
                        set())
        self.assertGreater(found, 50)

    def test_every_metric_of_ours_is_shown(self):
        shown = {_ENDS.sub("", name) for name in _METRIC.findall(tree.text(f"{FOLDER}panels.py"))}
        made = set(re.findall(r'"((?:otolith|grpc)_[a-z_]+)":', tree.text(METRIC_HELP)))
        self.assertEqual(made - shown, set())

    def test_the_script_writes_dashboards_of_metrics_that_are_made(self):
        known = set(re.findall(r'"([a-z_]+)":', tree.text(METRIC_HELP)))
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [tree.ROOT / FOLDER / "make-dashboards", folder], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            written = sorted(Path(folder).glob("*"))
            self.assertEqual(
                [path.name for path in written],
                ["otolith-auth.json", "otolith-catalogue.json", "otolith-ingestion.json",
                 "otolith-planning.json", "otolith.json"])
            for path in written:
                expressions = [
                    target["expr"] for panel in json.loads(path.read_text())["panels"]
                    for target in panel.get("targets", [])]
                names = set(_METRIC.findall("\n".join(expressions))) - _LABELS
                with self.subTest(path=path.name):
                    self.assertGreater(len(names), 5)
                    self.assertEqual(
                        {name for name in names if name not in known and _ENDS.sub("", name) not in known},
                        set())
