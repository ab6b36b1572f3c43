"""Which room may know of which: the arrows that CONTRIBUTING.md draws."""

import re
import unittest

import tree

SERVICES = ("Auth", "Catalogue", "Ingestion", "Planning")
# All that a domain may import: no input or output, no wire format.
DOMAIN_KNOWS = {
    "Calendar", "Codebooks", "Fields", "FoundationEssentials", "Hashing", "Patterns", "Questionnaires", "SeededRandom",
    "Serialization", "Synchronization",
}
# Folder of a service: all that its files may import beside what a domain may. A name with "*" in front
# is the service's own room.
ROOMS = {
    "Domain": set(),
    # Messages as values and back, where several rooms need it; not every service has it.
    "Wire": {"*Domain", "Messages", "QuestionnaireWire"},
    # ServiceKit for hashes; see MESSAGES_IN_STORE for those.
    "Store": {
        "*Domain", "*Wire", "Postgres", "Logging", "CSodium", "ServiceKit", "Messages",
        "QuestionnaireWire",
    },
    "Application": {"*Domain", "*Store", "Postgres", "Logging", "Metrics", "ServiceKit"},
    "RPC": {
        "*Domain", "*Wire", "*Application", "Messages", "QuestionnaireWire", "RPCCore", "RPCServer",
        "RPCClient", "Stubs", "ServiceKit", "Logging",
    },
    "Events": {
        "*Domain", "*Wire", "*Store", "*Application", "Bus", "Messages", "QuestionnaireWire",
        "Postgres", "ServiceKit", "Logging",
    },
}
# Rooms that one service has beside those, with what they may import.
OWN_ROOMS = {
    # How mails leave: SMTP by libcurl, or files; and how they come back: a Maildir, by GMime.
    "Auth": {"Mail": {"*Domain", "*Application", "CCurl", "CGMime", "Dispatch", "Glibc"}},
    # How push messages leave: APNs and FCM by libcurl, with tokens that OpenSSL signs.
    "Planning": {"Push": {"*Domain", "*Application", "CCrypto", "CCurl", "Dispatch"}},
}
# Files of a store that may know messages: a table that keeps a message's bytes has one place for that.
MESSAGES_IN_STORE_MAX = 1
ERROR_MAPPING = "RPC/RPCError+Application.swift"
# Name and arguments of each service in its rooms.
_ROOMED_TARGETS = re.compile(r'^ +(?:\+ )?service\(\s*"(\w+)",(.*?)\]\)$', re.DOTALL | re.MULTILINE)
_SQL = re.compile(
    r"\b(?:SELECT\s+\S|INSERT INTO\b|UPDATE\s+\S+\s+(?:AS \S+ )?SET\b|DELETE FROM\b|LOCK TABLE\b"
    r"|TRUNCATE\b)|\.(?:query|queryTogether|execute)\(")
SHARED = {
    # Room: modules of ours that it may import; all others are those of other packages.
    "Calendar": {"Hashing"},
    "Fields": set(),
    "Hashing": set(),
    "SeededRandom": set(),
    "Serialization": set(),
    "Patterns": set(),
    "ProgramVersion": {"CCommit"},
    "HTTP2": {"CNghttp2"},
    "Postgres": {"Calendar", "CPQ"},
    "RPC/Core": {"HTTP2", "Messages", "CZlib"},
    "RPC/Server": {"RPCCore", "HTTP2", "Messages"},
    "RPC/Client": {"RPCCore", "HTTP2", "Messages"},
    "RPC/TLS": {"RPCCore"},
    "Bus": {"Bus", "Calendar", "CNats", "Fields", "Messages", "Postgres"},
    "Questionnaires": {"Calendar", "Fields", "Messages", "Patterns", "Questionnaires"},
    # What exports mean.
    "Codebooks": {"Questionnaires", "Serialization"},
    # What files of questionnaires are read and written by; no service.
    "Formats": {
        "Questionnaires", "CExpat", "CSodium", "CYaml", "CZip", "Patterns", "Serialization",
    },
}
OURS = {
    "Bus", "BusNATS", "Calendar", "Codebooks", "Fields", "Formats", "HTTP2", "Hashing", "Messages",
    "Patterns", "Postgres",
    "ProgramVersion", "QuestionnaireWire", "Questionnaires", "RPCClient", "RPCCore", "RPCServer",
    "RPCTLS", "ServiceKit", "Stubs", "SeededRandom",
    "Serialization", "CCommit", "CCrypto", "CCurl", "CExpat", "CGMime", "CNats", "CNghttp2", "COtolithMessages", "CPQ",
    "CProtobufC", "CSodium", "CYaml", "CZip", "CZlib",
} | {f"{service}{room}" for service in SERVICES for room in (*ROOMS, "Service")}

# Who is built with a TLS library: what runs a server or calls one outside of tests, and tests of such.
# RPCTests and whatever needs no service is not among them.
TLS_USERS = {
    "AuthMail", "AuthTests", "CatalogueTests", "ControlDiagnosis", "ControlTests", "FieldsTests", "IngestionTests", "PlanningPush",
    "PlanningTests",
    "RPCTLS", "RPCTLSTests", "ServiceKit", "ServiceKitTests", "SettingsTests", "conformance-client",
    "conformance-server", "fault-observer", "interop-client", "interop-server", "otolithctl",
    "rpc-bench-client", "rpc-bench-server",
}


class Rooms(unittest.TestCase):
    def assertKnows(self, folder: str, allowed: set[str]):
        found = tree.swift_files(f"{folder}/")
        self.assertTrue(found, f"{folder} has no Swift files")
        for path in found:
            with self.subTest(path=path):
                self.assertEqual(tree.imports(path) - allowed, set())

    def test_rooms_know_only_what_they_may(self):
        for service in SERVICES:
            for room, allowed in (ROOMS | OWN_ROOMS.get(service, {})).items():
                if room == "Wire" and not tree.swift_files(f"Services/{service}/Wire/"):
                    continue
                self.assertKnows(
                    f"Services/{service}/{room}",
                    DOMAIN_KNOWS | {name.replace("*", service) for name in allowed})

    def test_every_folder_is_a_room(self):
        for service in SERVICES:
            known = {*ROOMS, *OWN_ROOMS.get(service, {}), "Assembly", "main"}
            folders = {path.split("/")[2] for path in tree.swift_files(f"Services/{service}/")}
            with self.subTest(service=service):
                self.assertEqual(folders - known, set())

    def test_targets_depend_on_what_their_rooms_may_know(self):
        found = dict(_ROOMED_TARGETS.findall(tree.text("Package.swift")))
        self.assertEqual(set(found), set(SERVICES))
        for service, arguments in found.items():
            for room, allowed in ROOMS.items():
                listed = re.search(rf"\b{room.lower()}: \[([^\]]*)", arguments)
                with self.subTest(service=service, room=room):
                    self.assertEqual(
                        set(re.findall(r'"(\w+)"', listed[1] if listed else "")) - DOMAIN_KNOWS
                        - {name.replace("*", service) for name in allowed}, set())

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
                # One tells the errors apart; where they are many, others beside it have statuses of some.
                self.assertIn(f"Services/{service}/{ERROR_MAPPING}", found)
                beginning = f"Services/{service}/RPC/RPCError+"
                self.assertEqual([path for path in found if not path.startswith(beginning)], [])

    def test_services_know_nothing_of_each_other(self):
        for service in SERVICES:
            others = {
                f"{other}{part}" for other in SERVICES if other != service
                for part in (*ROOMS, "Service")
            }
            for path in tree.swift_files(f"Services/{service}/"):
                with self.subTest(path=path):
                    self.assertEqual(tree.imports(path) & others, set())

    def test_shared_rooms(self):
        for room, allowed in SHARED.items():
            for path in tree.swift_files(f"Shared/{room}/"):
                with self.subTest(path=path):
                    self.assertEqual(tree.imports(path) & OURS - allowed, set())

    def test_only_these_are_built_with_a_tls_library(self):
        graph = tree.package_graph("Package.swift")
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
        self.assertEqual(users, {"Shared/RPC/TLS", "Tests/RPCTLSTests"})
