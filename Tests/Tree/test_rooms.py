"""Allowed dependencies between modules: the arrows of CONTRIBUTING.md."""

import re
import unittest

import tree

SERVICES = ("Auth", "Catalogue", "Ingestion", "Planning")
# All that a domain may import: no input or output, no wire format. liboath computes one-time codes; Randomisation
# derives arms from a seed.
DOMAIN_KNOWS = {
    "COath", "Calendar", "Codebooks", "Fields", "FoundationEssentials", "Hashing", "Patterns", "Questionnaires",
    "Randomisation", "ReportPages", "SeededRandom", "Serialization", "Synchronization",
}
# A service is one module. For each of its folders: the folders whose types it may name, and the modules it may
# import beside those of a domain.
ROOMS = {
    "Domain": (set(), set()),
    # Messages as values and back, where several folders need it; not every service has it.
    "Wire": ({"Domain"}, {"Messages", "QuestionnaireWire"}),
    "Store": (
        {"Domain", "Wire"},
        {
            "Postgres", "Logging", "CSodium", "Audit", "Privacy", "ServiceBasics", "Messages",
            "QuestionnaireWire",
        },
    ),
    "Application": ({"Domain", "Store", "Files"}, {"Postgres", "Logging", "Metrics", "ServiceKit"}),
    "RPC": (
        {"Domain", "Wire", "Application"},
        {"Messages", "QuestionnaireWire", "RPCCore", "RPCServer", "RPCClient", "Stubs", "ServiceKit", "Logging"},
    ),
    "Events": (
        {"Domain", "Wire", "Store", "Application"},
        {"Bus", "Messages", "QuestionnaireWire", "Postgres", "ServiceKit", "Logging"},
    ),
    # Auth: mail leaves by SMTP through libcurl or as files; returned mail is read from a Maildir by GMime.
    "Mail": ({"Domain", "Application"}, {"CCurl", "CGMime", "Dispatch", "Glibc"}),
    # Auth: the OpenID Connect provider of staff is called through libcurl.
    "Provider": ({"Domain", "Application"}, {"CCurl", "Dispatch", "ServiceKit"}),
    # Catalogue: sounds and pictures are in a folder.
    "Files": ({"Domain"}, {"Glibc", "ServiceBasics"}),
    # Planning: push messages leave through libcurl, with tokens that OpenSSL signs.
    "Push": ({"Domain", "Application"}, {"CCrypto", "CCurl", "Dispatch"}),
}
# Files of a store that may know messages: a table that keeps a message's bytes has one place for that.
MESSAGES_IN_STORE_MAX = 1
ERROR_MAPPING = "RPC/RPCError+Application.swift"
_TYPE = re.compile(
    r"^(?:(?:package|public|final|indirect|nonisolated|@\w+) )*(?:struct|class|enum|actor|protocol|typealias) (\w+)",
    re.MULTILINE)
_SQL = re.compile(
    r"\b(?:SELECT\s+\S|INSERT INTO\b|UPDATE\s+\S+\s+(?:AS \S+ )?SET\b|DELETE FROM\b|LOCK TABLE\b"
    r"|TRUNCATE\b)|\.(?:query|queryTogether|execute)\(")


def code(path: str) -> str:
    """The text of a Swift file without comments and string literals."""
    text = re.sub(r'"""[\s\S]*?"""', '""', tree.text(path))
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', re.sub(r"//.*", "", text))


SHARED = {
    # Room: modules of ours that it may import; all others are those of other packages.
    "Values/Calendar": {"Hashing"},
    "Values/Fields": {"Calendar"},
    "Values/Hashing": set(),
    "Values/SeededRandom": set(),
    "Values/Serialization": set(),
    "Values/Patterns": set(),
    "Values/ProgramVersion": {"CCommit"},
    "Transport/HTTP2": {"CNghttp2"},
    "Postgres": {"Calendar", "CPQ"},
    # Markup, style and words of pages to read and print.
    "ReportPages": set(),
    "Transport/Messages": {"CMessageSupport", "Calendar", "Serialization"},
    "Transport/Core": {"HTTP2", "MessageSupport", "CZlib", "Serialization"},
    "Transport/Server": {"RPCCore", "HTTP2", "Hashing", "MessageSupport", "Serialization"},
    "Transport/Client": {"RPCCore", "HTTP2", "MessageSupport"},
    "Transport/TLS": {"RPCCore"},
    "Bus": {"Bus", "Calendar", "CNats", "Fields", "Messages", "Postgres"},
    # Stores import the first three, which know nothing of the transport.
    "ServiceKit/ServiceBasics": {"CSodium", "Fields", "Hashing", "Messages"},
    "ServiceKit/Audit": {"CSodium", "Fields", "Postgres", "ServiceBasics"},
    "ServiceKit/Randomisation": {"ServiceBasics"},
    "ServiceKit/Privacy": {"Audit", "Bus", "Fields", "Messages", "Postgres", "Serialization", "ServiceBasics"},
    "ServiceKit/Tokens": {"CCrypto", "CSodium", "Fields", "Messages", "RPCCore", "ServiceBasics"},
    "ServiceKit/Settings": {
        "Audit", "BusNATS", "Fields", "Postgres", "RPCClient", "RPCCore", "RPCServer", "RPCTLS", "ServiceBasics",
        "Tokens",
    },
    "ServiceKit/Identity": {
        "Bus", "CCurl", "CSodium", "Fields", "Messages", "Postgres", "RPCClient", "RPCCore", "RPCServer",
        "ServiceBasics", "Settings", "Stubs", "Tokens",
    },
    "ServiceKit/Telemetry": {
        "Bus", "CSodium", "Calendar", "Fields", "Identity", "Messages", "Postgres", "ProgramVersion", "RPCClient",
        "RPCCore", "RPCServer", "RPCTLS", "Serialization", "ServiceBasics", "Settings", "Stubs", "Tokens",
    },
    "Forms/Questionnaires": {"Calendar", "Fields", "Messages", "Patterns", "Questionnaires"},
    # What exports mean.
    "Forms/Codebooks": {"Questionnaires", "Serialization"},
    # What files of questionnaires are read and written by; no service.
    "Forms/Formats": {
        "Questionnaires", "CExpat", "CSodium", "CYaml", "CZip", "Fields", "Patterns", "Serialization",
    },
}
OURS = {
    "Audit", "Bus", "BusNATS", "Calendar", "Codebooks", "Fields", "Formats", "HTTP2", "Hashing", "Identity",
    "CMessageSupport", "MessageSupport", "Messages", "Patterns", "Postgres", "Privacy",
    "ProgramVersion", "QuestionnaireWire", "Questionnaires", "RPCClient", "RPCCore", "RPCServer",
    "RPCTLS", "Randomisation", "ReportPages", "ServiceBasics", "ServiceKit", "Settings", "Stubs", "SeededRandom", "Telemetry", "Tokens",
    "Serialization", "CCommit", "CCrypto", "CCurl", "CExpat", "CGMime", "CNats", "CNghttp2", "COath", "COtolithMessages", "CPQ",
    "CProtobufC", "CReadStat", "CSodium", "CYaml", "CZip", "CZlib",
} | {f"{service}Service" for service in SERVICES}

# Targets that link a TLS library: those that run servers or call them outside of tests, and their
# tests. RPCTests and other tests without a service are not among them.
TLS_USERS = {
    "AuthTests", "CatalogueTests", "Control", "ControlTests", "FieldsTests",
    "Identity", "IngestionTests", "PlanningTests", "RPCTLS", "RPCTLSTests", "ServiceKit", "ServiceKitTests",
    "Settings", "SettingsTests", "Telemetry", "WebService", "WebTests",
    "SimulatedCohort", "codebook-cases", "cohort", "conformance-client", "conformance-server", "fault-observer", "ingestion-load", "interop-client",
    "interop-server", "otolith-web", "otolithctl", "plan-bench", "rpc-bench-client", "rpc-bench-server",
}


class Rooms(unittest.TestCase):
    def assertKnows(self, folder: str, allowed: set[str]):
        found = tree.swift_files(f"{folder}/")
        self.assertTrue(found, f"{folder} has no Swift files")
        for path in found:
            with self.subTest(path=path):
                self.assertEqual(tree.imports(path) - allowed, set())

    def test_rooms_import_only_what_they_may(self):
        for service in SERVICES:
            for room, (_, modules) in ROOMS.items():
                if tree.swift_files(f"Services/{service}/{room}/"):
                    self.assertKnows(f"Services/{service}/{room}", DOMAIN_KNOWS | modules)

    def test_rooms_name_only_types_of_rooms_that_they_may_know(self):
        for service in SERVICES:
            declared: dict[str, set[str]] = {}
            for path in tree.swift_files(f"Services/{service}/"):
                for name in _TYPE.findall(tree.text(path)):
                    declared.setdefault(name, set()).add(path.split("/")[2])
            self.assertGreater(len(declared), 100)
            for path in tree.swift_files(f"Services/{service}/"):
                room = path.split("/")[2]
                if room not in ROOMS:
                    continue
                allowed = ROOMS[room][0] | {room}
                # A nested type of the file hides a type of the same name; so does a generic parameter.
                text = code(path)
                own = set(re.findall(r"(?:struct|class|enum|actor|protocol|typealias|case) (\w+)", text))
                named = set(re.findall(r"(?<![\w.`])[A-Z]\w*", text)) - own
                with self.subTest(path=path):
                    self.assertEqual(
                        {name for name in named if name in declared and not declared[name] & allowed}, set())

    def test_every_folder_is_a_room(self):
        for service in SERVICES:
            folders = {path.split("/")[2] for path in tree.swift_files(f"Services/{service}/")}
            with self.subTest(service=service):
                self.assertEqual(folders - {*ROOMS, "Assembly", "main"}, set())

    def test_only_the_coding_of_stored_messages_is_in_a_store(self):
        for service in SERVICES:
            found = [
                path for path in tree.swift_files(f"Services/{service}/Store/")
                if tree.imports(path) & {"Messages", "QuestionnaireWire"}
            ]
            with self.subTest(service=service):
                self.assertLessEqual(len(found), MESSAGES_IN_STORE_MAX, found)

    def test_use_cases_have_no_sql(self):
        for service in SERVICES:
            for room in ("Application", "RPC"):
                for path in tree.swift_files(f"Services/{service}/{room}/"):
                    code = re.sub(r"//.*", "", tree.text(path))
                    with self.subTest(path=path):
                        self.assertIsNone(_SQL.search(code))

    def test_one_file_turns_errors_of_use_cases_into_statuses(self):
        for service in SERVICES:
            found = [
                path for path in tree.swift_files(f"Services/{service}/")
                if re.search(r"^(?:package )?extension RPCError\b", tree.text(path), re.MULTILINE)
            ]
            with self.subTest(service=service):
                # One file maps all errors; large services have further files beside it.
                self.assertIn(f"Services/{service}/{ERROR_MAPPING}", found)
                beginning = f"Services/{service}/RPC/RPCError+"
                self.assertEqual([path for path in found if not path.startswith(beginning)], [])

    def test_rights_are_named_in_one_place(self):
        for path in tree.swift_files("Services/") + tree.swift_files("Shared/ServiceKit/"):
            if path.startswith("Shared/ServiceKit/ServiceKit/Access/"):
                continue
            with self.subTest(path=path):
                self.assertNotIn("func access(to", tree.text(path))

    def test_services_know_nothing_of_each_other(self):
        for service in SERVICES:
            others = {f"{other}Service" for other in SERVICES if other != service}
            for path in tree.swift_files(f"Services/{service}/"):
                with self.subTest(path=path):
                    self.assertEqual(tree.imports(path) & others, set())

    def test_shared_rooms(self):
        for room, allowed in SHARED.items():
            for path in tree.swift_files(f"Shared/{room}/"):
                with self.subTest(path=path):
                    self.assertEqual(tree.imports(path) & OURS - allowed, set())

    def test_only_these_are_built_with_a_tls_library(self):
        graph = tree.package_graph("Package.swift") | tree.package_graph("Shared/Transport/Package.swift")
        self.assertTrue("RPCTests" in graph)
        users: set[str] = {"nioSSL"}
        while more := {target for target, known in graph.items() if known & users} - users:
            users |= more
        self.assertEqual(users - {"nioSSL"}, TLS_USERS)

    def test_only_one_module_knows_the_tls_library(self):
        users = {
            path.rsplit("/", 1)[0] for path in tree.swift_files() if "NIOSSL" in tree.imports(path)
        }
        # The tests are a client that others would write.
        self.assertEqual(users, {"Shared/Transport/TLS", "Shared/Transport/Tests/RPCTLSTests"})
