"""What a caller or an operator can meet stands in the documents."""

import re
import unittest

import protos
import tree

# Reasons that a service's own code answers stand in its ErrorReason, by the rooms and files that spell them.
SPELLED_IN = {
    "auth": ("Services/Auth/RPC/",),
    "catalogue": (
        "Services/Catalogue/Application/", "Services/Catalogue/RPC/",
        "Shared/Questionnaires/Checks/FindingReason.swift"),
    "ingestion": ("Services/Ingestion/RPC/", "Services/Ingestion/Domain/Validation/Reason.swift"),
    "planning": ("Services/Planning/RPC/", "Services/Planning/Domain/Schedule/Finding.swift"),
}
# What all services have in common.
SHARED = ("Shared/RPC/", "Shared/ServiceKit/", "Shared/Fields/")
SHARED_LISTS = (
    "Shared/Fields/FieldFault.swift", "Shared/RPC/Server/HandlerErrorMapping.swift",
    "Shared/ServiceKit/Security/TokenRejection.swift",
)
# Answered as MESSAGE_TOO_LARGE and DECODING_MEMORY_EXHAUSTED, without a violation.
NEVER_ALONE = {"TOO_LARGE", "NO_MEMORY_LEFT"}
# Each rule that it may name stands, with its meaning, in the code that README.md links to.
LISTED_IN_CODE = ("Shared/Questionnaires/Checks/FindingReason.swift",)
_REASON = re.compile(r'reason: "([A-Z][A-Z0-9_]+)"')
_CASE = re.compile(r'^  case \w+ = "([A-Z][A-Z0-9_]+)"', re.MULTILINE)
_NAMED = re.compile(r"(?<![\w.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)")
# Of gRPC, with several words.
STATUSES = {
    "INVALID_ARGUMENT", "ALREADY_EXISTS", "NOT_FOUND", "PERMISSION_DENIED", "FAILED_PRECONDITION",
    "RESOURCE_EXHAUSTED", "OUT_OF_RANGE", "DEADLINE_EXCEEDED", "DATA_LOSS"}
_SPELLED = re.compile(r'"([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)"')
# What operators read beside each metric.
METRIC_HELP = "Shared/ServiceKit/Metrics/MetricHelp.swift"
# Of documents in other formats, told by the command line with the place in the file.
_FORMATS = "Shared/Formats/"
_METRIC = re.compile(r'"((?:otolith|process|grpc)_[a-z0-9_]+)"')
# Spelled like metrics: labels, and names of schemas and roles.
_NO_METRICS = {"grpc_code", "grpc_method", "grpc_service", "grpc_type", "otolith_bus", "otolith_catalogue"}
# Metrics of the bus are made of this and the rest.
_BUS = "otolith_bus_"


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

    def test_a_services_reasons_are_those_of_its_enumeration(self):
        common = protos.error_reasons("proto/otolith/common/v1/errors.proto")
        for service, places in SPELLED_IN.items():
            spelled = {
                reason for path in tree.swift_files() if path.startswith(places)
                for reason in _SPELLED.findall(tree.text(path))}
            listed = protos.error_reasons(f"proto/otolith/{service}/v1/errors.proto")
            with self.subTest(service=service):
                self.assertGreater(len(listed), 20)
                self.assertEqual(spelled - listed - common, set(), "answered, but not in the enum")
                self.assertEqual(listed - spelled, set(), "in the enum, but answered by nothing")

    def test_reasons_that_methods_name_are_those_of_an_enumeration(self):
        common = protos.error_reasons("proto/otolith/common/v1/errors.proto")
        found = 0
        for service in SPELLED_IN:
            listed = protos.error_reasons(f"proto/otolith/{service}/v1/errors.proto")
            for path in protos.paths():
                if not path.startswith(f"proto/otolith/{service}/"):
                    continue
                for method in protos.declarations(tree.text(path)):
                    if method.kind != "method" or "Errors" not in method.comment:
                        continue
                    named = set(_NAMED.findall(method.comment.partition("Errors")[2])) - STATUSES
                    found += len(named)
                    with self.subTest(path=path, method=method.name):
                        self.assertEqual(named - listed - common, set(), "in no ErrorReason")
        self.assertGreater(found, 40)

    def test_reasons_of_all_services_are_those_of_the_common_enumeration(self):
        listed = protos.error_reasons("proto/otolith/common/v1/errors.proto")
        shared = [path for path in tree.swift_files("Shared/") if path.startswith(SHARED)]
        given = {reason for path in shared for reason in _REASON.findall(tree.text(path))}
        for path in SHARED_LISTS:
            given |= set(_SPELLED.findall(tree.text(path)))
        spelled = {reason for path in shared for reason in _SPELLED.findall(tree.text(path))}
        self.assertGreater(len(given), 40)
        self.assertEqual(given - listed - NEVER_ALONE, set(), "answered, but not in the enum")
        self.assertEqual(listed - spelled, set(), "in the enum, but answered by nothing")

    def test_every_metric(self):
        known = set(re.findall(r'"([a-z_]+)":', tree.text(METRIC_HELP)))
        made: set[str] = set()
        for path in tree.swift_files("Services/") + tree.swift_files("Shared/"):
            if path == METRIC_HELP:
                continue
            names = set(_METRIC.findall(tree.text(path))) - _NO_METRICS
            made |= names
            with self.subTest(path=path):
                self.assertEqual(names - known, set(), f"have no help in {METRIC_HELP}")
            if path.startswith("Shared/Bus/"):
                made |= {
                    f"{_BUS}{rest}{end}" for rest in re.findall(r'"([a-z_]+)"', tree.text(path))
                    for end in ("", "_total")}
        self.assertGreater(len(made & known), 50)
        self.assertEqual(known - made, set(), "have help and are made by nothing")

    def test_every_reason_that_is_documented_for_all_methods_exists(self):
        table = re.search(r"What any method may answer.*?\nHealth's", tree.text("README.md"), re.DOTALL)
        self.assertIsNotNone(table)
        reasons = set(re.findall(r"`([A-Z][A-Z0-9_]{3,})`", table[0]))
        self.assertGreater(len(reasons), 20)
        self.assertEqual(
            reasons - protos.error_reasons("proto/otolith/common/v1/errors.proto"), set())


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


class VerificationStandard(unittest.TestCase):
    """Services/Auth/ASVS.md names tests: they are there, and each row is about something."""

    def test_every_test_that_is_named_exists(self):
        known = {path.rsplit("/", 1)[1].rsplit(".", 1)[0] for path in tree.files()
                 if path.startswith("Tests/")}
        rows = re.findall(
            r"^\| ([0-9., ]+) \|(.*)\|(.*)\|(.*)\|$", tree.text("Services/Auth/ASVS.md"), re.MULTILINE)
        numbers = [number for row in rows for number in row[0].split(", ")]
        self.assertGreater(len(numbers), 60)
        self.assertEqual(len(numbers), len(set(numbers)))
        for number, about, here, shown in rows:
            with self.subTest(row=number):
                self.assertTrue(about.strip() and here.strip())
                named = {name.strip() for name in shown.split(",") if name.strip()}
                self.assertEqual(named - known, set())
