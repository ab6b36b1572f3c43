"""Limits of the length of files and functions, and portable paths."""

import ast
import re
import unittest

import tree

FILE_LINES_MAX = 300
# Tests in Python are one module of cases for each topic, which share classes and samples.
PYTHON_TEST_LINES_MAX = 400
# Every declaration of a proto has a comment, and a service stays together with its messages.
PROTO_LINES_MAX = 600
# With the reason.
LONG_FILES = {
    "Package.swift": "one list of targets",
    "Services/Auth/Domain/Accounts/CommonPasswordList.swift": "a list of passwords",
    "Shared/Forms/Tests/QuestionnairesTests/RuleCases.swift": "a table of cases",
    "Shared/Transport/Tests/Abuse/abuse/attacks.py": "a list of attacks",
    "Shared/Transport/Tests/Conformance/cases/client_connection.py": "a list of cases",
    "Tests/Fuzzing/Fuzz/Messages/MessageList.swift": "a list of messages",
    "deploy/debian/sbom": "a program without modules of its own",
    "proto/otolith/auth/v1/auth.proto": "gateways import it; moved messages would change their imports",
    "proto/otolith/catalogue/v1/errors.proto": "one enumeration of reasons",
    "proto/otolith/catalogue/v1/questionnaire.proto": "one tree of messages",
    "proto/otolith/ingestion/v1/ingestion.proto": "gateways import it; moved messages would change their imports",
    "proto/otolith/planning/v1/oversight.proto": "gateways import it; moved messages would change their imports",
}
FUNCTION_LINES_MAX = 70
# One statement, sample or story that reads best in one piece.
LONG_FUNCTIONS = {
    "Shared/Forms/Tests/FormatsTests/FHIR/FHIRForeignTests.swift: @Test func anIntakeFormIsRead() throws {": 81,
    "Shared/Forms/Tests/FormatsTests/YAML/OtolithReaderTests.swift: "
    "@Test func everyKindOfElementIsRead() throws {": 84,
    "Tests/CatalogueTests/Service/SearchAgreementTests.swift: private func fill("
    "_ pool: PostgresPool, seed: UInt64) async throws {": 84,
    "Tests/EndToEnd/test_day_account.py: test_by_e_mail_alone": 78,
    "Tests/EndToEnd/test_day_leader.py: test_invited_by_a_link": 75,
    "Tests/EndToEnd/test_day_shades_of_noise.py: test_listening": 73,
    "Tests/EndToEnd/test_day_track_your_stress.py: test_how_the_phone_asks": 74,
    "Tests/EndToEnd/test_day_track_your_tinnitus.py: test_before_and_while_tracking": 81,
    "Tests/EndToEnd/test_day_track_your_tinnitus.py: test_how_the_phone_asks": 80,
    "Tests/EndToEnd/test_every_field.py: wrong_requests": 148,
    "Tests/EndToEnd/test_main_job.py: play": 88,
}
_MODIFIERS = (
    r"(?:(?:@\w+(?:\([^)]*\))?|(?:public|package|internal|private|fileprivate)(?:\(set\))?|static|final|mutating"
    r"|override|convenience|nonisolated(?:\(\w+\))?|isolated|consuming|borrowing|lazy) )*")
# Functions, and variables that are computed or set by a closure.
_FUNCTION = re.compile(
    rf"^( *){_MODIFIERS}(?:func |init[(<?]|deinit\b|subscript[(<]|(?:var|let) .*(?:\{{|= \{{.* in)$)")
_MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:work|farmwork|home|Users|check)/\w")


def python_files() -> list[str]:
    return [
        path for path in tree.files()
        if path.endswith(".py") or "." not in path.rpartition("/")[2]
        and re.match(r"#!.*python", tree.text(path))
    ]


def lines_max(path: str) -> int:
    if path.endswith(".proto"):
        return PROTO_LINES_MAX
    return PYTHON_TEST_LINES_MAX if path.endswith(".py") and tree.is_test(path) else FILE_LINES_MAX


def functions(path: str):
    """Name and length of each function of a file."""
    return swift_functions(path) if path.endswith(".swift") else python_functions(path)


def python_functions(path: str):
    for node in ast.walk(ast.parse(tree.text(path))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, node.end_lineno - node.lineno + 1


def swift_functions(path: str):
    """swift-format puts a function's last brace below its first word."""
    lines = tree.text(path).split("\n")
    for start, line in enumerate(lines):
        found = _FUNCTION.match(line)
        if not found:
            continue
        for end in range(start, len(lines)):
            if end > start and re.match(rf"{found[1]}\S", lines[end]):
                # Parameters and results may end with a parenthesis in the first column, too.
                if lines[end].startswith(f"{found[1]}}}"):
                    yield line.strip(), end - start + 1
                    break
                if not re.match(rf"{found[1]}[)@]|{found[1]}where\b|{found[1]}#", lines[end]):
                    break


class Shape(unittest.TestCase):
    def test_files_are_short(self):
        protos = [path for path in tree.files() if path.startswith("proto/otolith/") and path.endswith(".proto")]
        long_files = set()
        for path in [*tree.swift_files(), *python_files(), *protos]:
            length = tree.text(path).count("\n")
            if path in LONG_FILES and length > lines_max(path):
                long_files.add(path)
                continue
            with self.subTest(path=path):
                self.assertLessEqual(length, lines_max(path))
        self.assertEqual(set(LONG_FILES) - long_files, set(), "exceptions that are not needed")

    def test_functions_are_short(self):
        count, long_functions = 0, set()
        for path in [*tree.swift_files(), *python_files()]:
            for name, length in functions(path):
                count += 1
                key = f"{path}: {name}"
                if length > FUNCTION_LINES_MAX and key in LONG_FUNCTIONS:
                    long_functions.add(key)
                with self.subTest(path=path, function=name):
                    self.assertLessEqual(length, LONG_FUNCTIONS.get(key, FUNCTION_LINES_MAX))
        self.assertEqual(set(LONG_FUNCTIONS) - long_functions, set(), "exceptions that are not needed")
        # They are found.
        self.assertGreater(count, 10_000)

    def test_computed_properties_and_closures_count_as_functions(self):
        for line in (
            "private var services: [any Service] {",
            "public private(set) static var table: [Int] {",
            "let handler: @Sendable (Int) -> Void = { number in",
            "subscript(index: Int) -> Int {",
        ):
            with self.subTest(line=line):
                self.assertRegex(line, _FUNCTION)
        self.assertNotRegex("  let count = 3", _FUNCTION)

    def test_no_two_paths_differ_in_case_only(self):
        spelled: dict[str, str] = {}
        for path in tree.files():
            parts = path.split("/")
            for depth in range(1, len(parts) + 1):
                part = "/".join(parts[:depth])
                other = spelled.setdefault(part.lower(), part)
                with self.subTest(path=part):
                    self.assertEqual(other, part)

    def test_no_path_of_a_machine(self):
        for path in tree.files():
            if path.startswith("Tests/Tree/"):
                continue
            with self.subTest(path=path):
                self.assertIsNone(_MACHINE_PATHS.search(tree.text(path)))
