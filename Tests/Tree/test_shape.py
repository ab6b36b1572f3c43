"""Files and functions short enough to be read, and paths that any machine can hold."""

import re
import unittest

import tree

LINES_MAX = 300
# With the reason.
LONG_FILES = {
    "Package.swift": "one list of targets",
    "Services/Auth/Domain/Accounts/CommonPasswordList.swift": "a list of passwords",
    "Tests/QuestionnairesTests/RuleCases.swift": "a table of cases",
    "Tests/Fuzzing/Fuzz/Messages/MessageList.swift": "a list of messages",
}
FUNCTION_LINES_MAX = 70
# One statement, sample or story that reads best in one piece.
LONG_FUNCTIONS = {
    "Services/Ingestion/Store/Sheets/SheetStore.swift: private static func insert(": 83,
    "Tests/BusTests/Contract/MovingContract.swift: func nothingIsLostNorOutOfOrder("
    "_ move: Move, order: String) async throws {": 72,
    "Tests/BusTests/NATS/NATSClusterTests.swift: @Test func theStreamsLeaderMayDieAtAnyTime() async throws {":
        76,
    "Tests/FormatsTests/FHIR/FHIRForeignTests.swift: @Test func anIntakeFormIsRead() throws {": 81,
    "Tests/FormatsTests/YAML/OtolithReaderTests.swift: "
    "@Test func everyKindOfElementIsRead() throws {": 84,
    "Tests/CatalogueTests/Service/SearchAgreementTests.swift: private func fill("
    "_ pool: PostgresPool, seed: UInt64) async throws {": 84,
}
_FUNCTION = re.compile(
    r"^( *)(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|private|fileprivate|static|final|mutating"
    r"|override|convenience|nonisolated|isolated|consuming|borrowing) )*(?:func |init[(<?]|deinit\b)")
_MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:work|farmwork|home|Users|check)/\w")


def functions(path: str):
    """Name and length of each: swift-format puts a function's last brace below its first word."""
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
        for path in tree.swift_files():
            length = tree.text(path).count("\n")
            if path in LONG_FILES:
                continue
            with self.subTest(path=path):
                self.assertLessEqual(length, LINES_MAX)

    def test_what_is_excepted_is_there(self):
        for path in LONG_FILES:
            with self.subTest(path=path):
                self.assertIn(path, tree.files())

    def test_functions_are_short(self):
        count = 0
        for path in tree.swift_files():
            for name, length in functions(path):
                count += 1
                most = LONG_FUNCTIONS.get(f"{path}: {name}", FUNCTION_LINES_MAX)
                with self.subTest(path=path, function=name):
                    self.assertLessEqual(length, most)
        # They are found.
        self.assertGreater(count, 5000)

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
