"""Versions of the products and of their dependencies."""

import re
import unittest

import tree

VERSION_FILE = "Shared/Values/ProgramVersion/Swift/OtolithVersion.swift"
# semver.org, number 2: no zeros in front, a pre-release after a hyphen.
SEMANTIC = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?")
MANIFESTS = ("Package.swift", "Shared/Transport/Package.swift", "Tests/Fuzzing/Package.swift")


class Versions(unittest.TestCase):
    def test_every_program_tells_its_version(self):
        programs = [
            path for path in tree.swift_files()
            if re.search(r"^@main\b", tree.text(path), re.MULTILINE)
            and "ParsableCommand" in tree.text(path)
        ]
        self.assertGreater(len(programs), 10)
        for path in programs:
            with self.subTest(path=path):
                self.assertRegex(tree.text(path), r"version: OtolithVersion\.text\(of: \"[\w-]+\"\)")

    def test_so_do_those_that_other_programs_call(self):
        told = {
            path: re.findall(r'OtolithVersion\.answer\(of: "([\w-]+)"', tree.text(path))
            for path in tree.swift_files("Shared/")
            if not tree.is_test(path) and re.search(r"^@main\b", tree.text(path), re.MULTILINE)
            # SwiftPM's, no program.
            and "PackagePlugin" not in tree.imports(path)}
        self.assertEqual(told, {
            "Shared/EmbedSQL/Tool/EmbedSQL.swift": ["embed-sql"],
            "Shared/Transport/Generator/Plugin/ProtocGenOtolith.swift": ["protoc-gen-otolith"]})

    def test_every_program_is_given_its_commit(self):
        graph = tree.package_graph("Package.swift") | tree.package_graph("Shared/Transport/Package.swift")
        telling = {name for name, known in graph.items() if "programVersion" in known}
        # Libraries tell it for the executables that link them.
        for name in telling - {"Control", "ServiceKit", "Telemetry"}:
            with self.subTest(name=name):
                self.assertIn("builtCommit", graph[name])
        # The services are made of one pattern.
        self.assertIn(
            'dependencies: [.target(name: "\\(name)Service"), "ServiceKit", builtCommit, argumentParser]',
            tree.text("Package.swift"))

    def test_the_version_is_a_semantic_one(self):
        found = re.findall(r'static let current = "([^"]*)"', tree.text(VERSION_FILE))
        self.assertEqual(len(found), 1)
        self.assertTrue(SEMANTIC.fullmatch(found[0]), found[0])
        # Between releases the changelog collects what comes.
        if "-" in found[0]:
            self.assertIn("\n## Unreleased\n", tree.text("CHANGELOG.md"))

    def test_every_dependency_has_one_version(self):
        known: dict[str, str] = {}
        for path in MANIFESTS:
            declared = re.findall(r'\.package\(url: "([^"]+)", (\w+): "([^"]+)"', tree.text(path))
            self.assertEqual(len(declared), tree.text(path).count(".package(url:"))
            for url, kind, version in declared:
                with self.subTest(path=path, url=url):
                    self.assertEqual(kind, "exact")
                    self.assertEqual(known.setdefault(url, version), version)
        self.assertGreater(len(known), 6)
