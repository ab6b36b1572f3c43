"""Which room may know of which: the arrows that CONTRIBUTING.md draws."""

import unittest

import tree

SERVICES = ("Auth", "Catalogue", "Ingestion", "Planning")
# All that a domain may import: no input or output, no wire format.
DOMAIN_KNOWS = {
    "Calendar", "Fields", "FoundationEssentials", "Patterns", "SeededRandom", "Serialization",
    "Synchronization",
}
# What gRPC is made of.
WIRE = {"RPC", "Stubs", "HTTP2"}
# Handlers that reach for the database themselves, in files: each service's use-cases have no room of
# their own yet. The numbers may fall and never rise.
DATABASE_IN_RPC = {"Auth": 18, "Catalogue": 21, "Ingestion": 7, "Planning": 2}
SHARED = {
    # Room: modules of ours that it may import; all others are those of other packages.
    "Calendar": set(),
    "Fields": set(),
    "SeededRandom": set(),
    "Serialization": set(),
    "Patterns": set(),
    "HTTP2": {"CNghttp2"},
    "Postgres": {"Calendar", "CPQ"},
    "RPC": {"HTTP2", "Messages", "CZlib"},
    "Bus": {"Bus", "Calendar", "CNats", "Fields", "Messages", "Postgres"},
    "Questionnaires": {"Calendar", "Fields", "Messages", "Patterns", "Questionnaires"},
    # What files of questionnaires are read and written by; no service.
    "Formats": {
        "Questionnaires", "CExpat", "CSodium", "CYaml", "CZip", "Patterns", "Serialization",
    },
}
OURS = {
    "AuthDomain", "AuthService", "Bus", "BusNATS", "Calendar", "CatalogueDomain", "CatalogueService",
    "Fields", "Formats", "HTTP2", "IngestionDomain", "IngestionService", "Messages", "Patterns", "PlanningDomain", "PlanningService", "Postgres",
    "QuestionnaireWire", "Questionnaires", "RPC", "ServiceKit", "Stubs", "SeededRandom", "Serialization", "CCrypto", "CCurl", "CExpat",
    "CNats", "CNghttp2", "COtolithMessages", "CPQ", "CProtobufC", "CSodium", "CYaml", "CZip", "CZlib",
}


class Rooms(unittest.TestCase):
    def assertKnows(self, folder: str, allowed: set[str]):
        for path in tree.swift_files(f"{folder}/"):
            with self.subTest(path=path):
                self.assertEqual(tree.imports(path) - allowed, set())

    def assertIgnores(self, folder: str, forbidden: set[str]):
        found = tree.swift_files(f"{folder}/")
        self.assertTrue(found, f"{folder} has no Swift files")
        for path in found:
            with self.subTest(path=path):
                self.assertEqual(tree.imports(path) & forbidden, set())

    def test_domains_do_no_input_or_output(self):
        for service in SERVICES:
            self.assertKnows(f"Services/{service}/Domain", DOMAIN_KNOWS)

    def test_stores_and_events_know_nothing_of_grpc(self):
        for service in SERVICES:
            self.assertIgnores(f"Services/{service}/Store", WIRE)
            self.assertIgnores(f"Services/{service}/Events", WIRE)

    def test_handlers_leave_the_database_alone(self):
        for service, most in DATABASE_IN_RPC.items():
            found = [
                path for path in tree.swift_files(f"Services/{service}/RPC/")
                if "Postgres" in tree.imports(path)
            ]
            with self.subTest(service=service):
                self.assertEqual(
                    len(found), most,
                    "fewer is better: then lower the number here" if len(found) < most else found)

    def test_services_know_nothing_of_each_other(self):
        for service in SERVICES:
            others = {
                f"{other}{part}" for other in SERVICES if other != service
                for part in ("Domain", "Service")
            }
            for path in tree.swift_files(f"Services/{service}/"):
                with self.subTest(path=path):
                    self.assertEqual(tree.imports(path) & others, set())

    def test_shared_rooms(self):
        for room, allowed in SHARED.items():
            for path in tree.swift_files(f"Shared/{room}/"):
                with self.subTest(path=path):
                    self.assertEqual(tree.imports(path) & OURS - allowed, set())
