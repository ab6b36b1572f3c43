"""Dashboards, checked with Grafana's own types."""

import json
import subprocess
import unittest
from pathlib import Path

import environments
from support.monitoring import DASHBOARDS

HERE = Path(__file__).resolve().parent
# Reads a dashboard into Grafana's types and writes it again.
_READ = """
import json, sys
from grafana_foundation_sdk.cog.encoder import JSONEncoder
from grafana_foundation_sdk.models.dashboard import Dashboard
dashboard = Dashboard.from_json(json.load(sys.stdin))
print(JSONEncoder(sort_keys=True).encode(dashboard))
"""


class Dashboards(unittest.TestCase):
    def test_grafanas_types_know_all_that_they_say(self):
        python = environments.python_of("watch", HERE / "requirements.txt")
        for path in DASHBOARDS:
            with self.subTest(dashboard=path.stem):
                done = subprocess.run(
                    [python, "-c", _READ], input=path.read_text(), capture_output=True, text=True, timeout=300)
                self.assertEqual(done.returncode, 0, done.stderr)
                read, written = json.loads(done.stdout), json.loads(path.read_text())
                self.assertEqual(self.lost(written, read), [])

    def lost(self, written, read, place="") -> list[str]:
        """What is in the file and not in what was read of it: Grafana would not know it."""
        if isinstance(written, dict):
            missing = [f"{place}.{name}" for name in written if name not in (read or {})]
            return missing + [
                found for name, value in written.items() if name in (read or {})
                for found in self.lost(value, read[name], f"{place}.{name}")]
        if isinstance(written, list):
            if len(written) != len(read or []):
                return [f"{place}: {len(written)} became {len(read or [])}"]
            return [
                found for index, value in enumerate(written)
                for found in self.lost(value, read[index], f"{place}[{index}]")]
        return [] if written == read else [f"{place}: {written!r} became {read!r}"]

    def test_panels_do_not_lie_on_each_other(self):
        for path in DASHBOARDS:
            taken: set[tuple[int, int]] = set()
            panels = json.loads(path.read_text())["panels"]
            self.assertEqual(len({panel["id"] for panel in panels}), len(panels))
            for panel in panels:
                place = panel["gridPos"]
                fields = {
                    (x, y) for x in range(place["x"], place["x"] + place["w"])
                    for y in range(place["y"], place["y"] + place["h"])}
                with self.subTest(dashboard=path.stem, panel=panel["title"]):
                    self.assertEqual(taken & fields, set())
                    self.assertLessEqual(place["x"] + place["w"], 24)
                taken |= fields

    def test_no_query_names_a_job(self):
        for path in DASHBOARDS:
            for panel in json.loads(path.read_text())["panels"]:
                for target in panel.get("targets", []):
                    with self.subTest(dashboard=path.stem, panel=panel["title"]):
                        self.assertNotRegex(target["expr"], r'(job|instance)(=|!=)"')
                        self.assertTrue(
                            'job=~"$job", instance=~"$instance"' in target["expr"]
                            or "ALERTS{" in target["expr"], target["expr"])


if __name__ == "__main__":
    unittest.main()
