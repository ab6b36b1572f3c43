"""Everything visible to callers and operators is documented."""

import re
import unittest

import protos
import tree

# The rooms and files of a service that name or spell the values of its ErrorReason.
SPELLED_IN = {
    "auth": ("Services/Auth/RPC/",),
    "catalogue": (
        "Services/Catalogue/Application/", "Services/Catalogue/RPC/",
        "Shared/Forms/Questionnaires/Checks/FindingReason.swift"),
    "ingestion": (
        "Services/Ingestion/RPC/", "Services/Ingestion/Domain/Validation/Reason.swift",
        "Shared/ServiceKit/ServiceKit/Access/RightRequirement.swift"),
    "planning": (
        "Services/Planning/RPC/", "Services/Planning/Domain/Schedule/Finding.swift",
        "Shared/ServiceKit/ServiceKit/Access/RightRequirement.swift"),
}
# What all services have in common.
SHARED = ("Shared/Transport/", "Shared/ServiceKit/")
SHARED_LIST = "Shared/Transport/Server/HandlerErrorMapping.swift"
# Answered as MESSAGE_TOO_LARGE and DECODING_MEMORY_EXHAUSTED, without a violation.
NEVER_ALONE = {"TOO_LARGE", "NO_MEMORY_LEFT"}
# Lists of reasons with their meaning in code, to which proto/README.md links.
LISTED_IN_CODE = ("Shared/Forms/Questionnaires/Checks/FindingReason.swift",)
_REASON = re.compile(r'reason: "([A-Z][A-Z0-9_]+)"')
_CASE = re.compile(r'^  case \w+ = "([A-Z][A-Z0-9_]+)"', re.MULTILINE)
_NAMED = re.compile(r"(?<![\w.])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?!\w)")
# Of gRPC, with several words.
STATUSES = {
    "INVALID_ARGUMENT", "ALREADY_EXISTS", "NOT_FOUND", "PERMISSION_DENIED", "FAILED_PRECONDITION",
    "RESOURCE_EXHAUSTED", "OUT_OF_RANGE", "DEADLINE_EXCEEDED", "DATA_LOSS"}
_MEMBER = re.compile(r"\.(\w+)")
_SPELLED = re.compile(r'"([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)"')
# What operators read beside each metric.
METRIC_HELP = "Shared/ServiceKit/Telemetry/Metrics/MetricHelp.swift"
# Rules of other formats, printed by the command line with the place in the file.
_FORMATS = "Shared/Forms/Formats/"
_METRIC = re.compile(r'"((?:otolith|process|grpc)_[a-z0-9_]+)"')
# Spelled like metrics: labels, and names of schemas and roles.
_NO_METRICS = {"grpc_code", "grpc_method", "grpc_service", "grpc_type", "otolith_bus", "otolith_catalogue"}
# Metrics of the bus are made of this and the rest.
_BUS = "otolith_bus_"


def camel_case(name: str) -> str:
    """The generated Swift name of an enumeration's value."""
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def documents() -> list[str]:
    return [
        path for path in tree.files()
        if path.endswith((".proto", ".md")) and not tree.is_test(path)
    ]


class Documents(unittest.TestCase):
    def test_every_reason_of_an_error(self):
        known = tree.words(*documents())
        for path in LISTED_IN_CODE:
            known |= set(_CASE.findall(tree.text(path)))
        found = 0
        for path in tree.swift_files("Shared/"):
            if path.startswith(_FORMATS) or tree.is_test(path):
                continue
            for reason in _REASON.findall(tree.text(path)):
                found += 1
                with self.subTest(path=path, reason=reason):
                    self.assertTrue(reason in known, "in no proto and no document")
        self.assertGreater(found, 10)

    def test_reasons_are_values_of_an_enumeration(self):
        """Text would hide a typing error from the compiler."""
        for path in tree.swift_files("Services/") + tree.swift_files("Shared/ServiceKit/"):
            if path.startswith("Services/Control/"):
                continue
            with self.subTest(path=path):
                self.assertEqual(_REASON.findall(tree.text(path)), [])

    def test_every_reason_of_a_service_is_answered(self):
        common = protos.error_reasons("proto/otolith/common/v1/errors.proto")
        for service, places in SPELLED_IN.items():
            texts = [tree.text(path) for path in tree.swift_files() if path.startswith(places)]
            spelled = {reason for text in texts for reason in _SPELLED.findall(text)}
            named = {name for text in texts for name in _MEMBER.findall(text)}
            listed = protos.error_reasons(f"proto/otolith/{service}/v1/errors.proto")
            with self.subTest(service=service):
                self.assertGreater(len(listed), 20)
                self.assertEqual(spelled - listed - common, set(), "answered, but not in the enum")
                unanswered = {reason for reason in listed - spelled if camel_case(reason) not in named}
                self.assertEqual(unanswered, set(), "in the enum, but answered by nothing")

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
        texts = [
            tree.text(path) for path in tree.swift_files("Shared/")
            if path.startswith(SHARED) and not tree.is_test(path)]
        given = {reason for text in texts for reason in _REASON.findall(text)}
        given |= set(_SPELLED.findall(tree.text(SHARED_LIST)))
        spelled = {reason for text in texts for reason in _SPELLED.findall(text)}
        named = {name for text in texts for name in _MEMBER.findall(text)}
        self.assertGreater(len(given), 10)
        self.assertEqual(given - listed - NEVER_ALONE, set(), "answered, but not in the enum")
        unanswered = {reason for reason in listed - spelled if camel_case(reason) not in named}
        self.assertEqual(unanswered, set(), "in the enum, but answered by nothing")

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
        table = re.search(
            r"^### Errors of every method\n(.*)", tree.text("proto/README.md"), re.DOTALL | re.MULTILINE)
        self.assertIsNotNone(table)
        reasons = set(re.findall(r"`([A-Z][A-Z0-9_]{3,})`", table[0]))
        self.assertGreater(len(reasons), 20)
        self.assertEqual(
            reasons - protos.error_reasons("proto/otolith/common/v1/errors.proto"), set())


class Messages(unittest.TestCase):
    SOURCE = re.compile(r"(?<![\w/])(?:deploy|Shared|Services)/[\w/.-]+\.(?:md|sql|conf)\b")

    def test_files_are_named_where_packages_install_them(self):
        """A host does not have the source."""
        found, installed = [], 0
        for path in tree.swift_files():
            if path.startswith(("Services/", "Shared/")) and "/Tests/" not in path:
                for line in tree.text(path).splitlines():
                    if not line.lstrip().startswith("//"):
                        found += [f"{path}: {name}" for name in self.SOURCE.findall(line)]
                        installed += "/usr/share/otolith/" in line
        self.assertEqual(found, [])
        self.assertGreater(installed, 5)


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


class Grants(unittest.TestCase):
    """Services serve with a role that may update only the columns that grants.sql names; a forgotten one fails late."""

    SHARED = ("Shared/ServiceKit/ServiceKit/Migrations", "Shared/Bus/Migrations/Service",
              "Shared/Postgres/Partitions/Migrations")

    @staticmethod
    def updatable(text: str) -> dict[str, set[str]]:
        """The columns by table; `*` for all."""
        found: dict[str, set[str]] = {}
        for rights, tables in re.findall(
                r"GRANT\s+(.*?)\s+ON\s+([\w,\s]+?)\s+TO\b", re.sub(r"--.*", "", text), re.DOTALL):
            columns = {name for part in re.findall(r"UPDATE\s*\(([^)]*)\)", rights)
                       for name in re.findall(r"\w+", part)}
            if re.search(r"UPDATE(?!\s*\()", rights):
                columns.add("*")
            for table in re.findall(r"\w+", tables):
                found.setdefault(table, set()).update(columns)
        return found

    @staticmethod
    def updated(source: str) -> list[tuple[str, set[str]]]:
        """(table, columns) of the statements of a Swift file that update rows."""
        found = []
        for sql in re.findall(r'"""(.*?)"""', source, re.DOTALL):
            sql = re.sub(r"\bCASE\b.*?\bEND\b", "", sql, flags=re.DOTALL)
            while (inner := re.sub(r"\([^()]*\)", "", sql)) != sql and not re.search(
                    r"\([^()]*\b(?:UPDATE|INSERT)\b[^()]*\)", sql):
                sql = inner
            for part in re.split(r"(?=\bINSERT\s+INTO\b|\bUPDATE\s+\w+\s+(?:AS\s+\w+\s+)?SET\b)", sql):
                statement = re.match(
                    r"INSERT\s+INTO\s+(\w+).*?DO\s+UPDATE\s+SET\s(.*)|UPDATE\s+(\w+)\s+(?:AS\s+\w+\s+)?SET\s(.*)",
                    part, re.DOTALL)
                if statement:
                    places = re.split(r"\b(?:WHERE|FROM|RETURNING)\b", statement[2] or statement[4])[0]
                    found.append((statement[1] or statement[3], set(re.findall(r"(?:^|,)\s*(\w+)\s*=", places))))
        return found

    def test_columns_that_stores_update_are_granted(self):
        checked = 0
        for service in ("Auth", "Catalogue", "Ingestion", "Planning"):
            rights = self.updatable("".join(
                tree.text(f"{folder}/grants.sql") for folder in (f"Services/{service}/Store/Migrations", *self.SHARED)))
            for path in tree.swift_files(f"Services/{service}/Store/"):
                for table, columns in self.updated(tree.text(path)):
                    with self.subTest(path=path, table=table):
                        checked += 1
                        granted = rights.get(table, set())
                        self.assertEqual(set() if "*" in granted else columns - granted, set())
        self.assertGreater(checked, 90)

    def test_a_forgotten_column_is_found(self):
        rights = self.updatable(
            "GRANT SELECT, UPDATE (a, b) ON one TO :runtime; GRANT SELECT, UPDATE ON two TO :runtime;")
        self.assertEqual(rights, {"one": {"a", "b"}, "two": {"*"}})
        self.assertEqual(
            self.updated(
                '"""INSERT INTO one (a) VALUES (f(1, 2)) ON CONFLICT (a) DO UPDATE SET a = g(a, b), c = 1'
                ' WHERE d = 2"""'),
            [("one", {"a", "c"})])


class VerificationStandard(unittest.TestCase):
    """Services/Auth/ASVS.md names tests: they are there, and each row is about something."""

    def test_every_test_that_is_named_exists(self):
        known = {path.rsplit("/", 1)[1].rsplit(".", 1)[0] for path in tree.files()
                 if tree.is_test(path)}
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
