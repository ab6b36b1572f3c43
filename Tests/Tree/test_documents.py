"""What a caller or an operator can meet stands in the documents."""

import re
import unittest

import tree

SERVICES = ("Auth", "Catalogue", "Ingestion", "Planning")
# Each rule that it may name stands, with its meaning, in the code that README.md links to.
LISTED_IN_CODE = (
    "Services/Ingestion/Domain/Validation/Reason.swift",
    "Shared/Questionnaires/Checks/FindingReason.swift",
)
_REASON = re.compile(r'reason: "([A-Z][A-Z0-9_]+)"')
_CASE = re.compile(r'^  case \w+ = "([A-Z][A-Z0-9_]+)"', re.MULTILINE)
# What operators read beside each metric.
METRIC_HELP = "Shared/ServiceKit/Metrics/MetricHelp.swift"
# Of documents in other formats, told by the command line with the place in the file.
_FORMATS = "Shared/Formats/"
_METRIC = re.compile(r'"((?:otolith|process|grpc)_[a-z0-9_]+(?:_total|_seconds|_bytes|_up|_fds|_rows|_problems|_connections|_idle|_waiting|_only|_info))"')


def documents() -> list[str]:
    return [
        path for path in tree.files()
        if path.endswith((".proto", ".md")) and not path.startswith("Tests/")
    ]


class Documents(unittest.TestCase):
    def test_every_reason_of_an_error(self):
        known = tree.words(*documents())
        for path in LISTED_IN_CODE:
            known |= set(_CASE.findall(tree.text(path)))
        found = 0
        for path in tree.swift_files("Services/") + tree.swift_files("Shared/"):
            if path.startswith(_FORMATS):
                continue
            for reason in _REASON.findall(tree.text(path)):
                found += 1
                with self.subTest(path=path, reason=reason):
                    self.assertTrue(reason in known, "in no proto and no document")
        self.assertGreater(found, 50)

    def test_every_metric(self):
        known = set(re.findall(r'"([a-z_]+)":', tree.text(METRIC_HELP)))
        found = 0
        for path in tree.swift_files("Services/") + tree.swift_files("Shared/"):
            if path == METRIC_HELP:
                continue
            for name in _METRIC.findall(tree.text(path)):
                found += 1
                with self.subTest(path=path, metric=name):
                    self.assertTrue(name in known, f"has no help in {METRIC_HELP}")
        self.assertGreater(found, 10)

    def test_every_reason_that_is_documented_for_all_methods_exists(self):
        table = re.search(r"What any method may answer.*?\nHealth's", tree.text("README.md"), re.DOTALL)
        self.assertIsNotNone(table)
        reasons = set(re.findall(r"`([A-Z][A-Z0-9_]{3,})`", table[0]))
        self.assertGreater(len(reasons), 20)
        code = tree.words(*tree.swift_files("Shared/"), *tree.swift_files("Services/"))
        self.assertEqual(reasons - code, set())


class Migrations(unittest.TestCase):
    """What is in a folder of migrations is applied: by its number, without a gap."""

    def test_every_folder_is_numbered_from_one_without_a_gap(self):
        folders: dict[str, list[str]] = {}
        for path in tree.files():
            if path.endswith(".sql") and "/Migrations/" in path:
                folder, name = path.rsplit("/", 1)
                folders.setdefault(folder, []).append(name)
        for folder, names in folders.items():
            with self.subTest(folder=folder):
                steps = sorted(set(names) - {"grants.sql"})
                for number, name in enumerate(steps, start=1):
                    self.assertRegex(name, rf"^{number:04}_[a-z0-9_]+\.sql$")
        self.assertGreaterEqual(len(folders), 9)
