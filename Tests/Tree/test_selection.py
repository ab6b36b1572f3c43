"""The phases of deploy/dev/test that a change needs."""

import re
import shutil
import subprocess
import tempfile
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import tree

SELECT = tree.ROOT / "deploy/dev/select"


def load(path: str):
    loader = SourceFileLoader("loaded", str(tree.ROOT / path))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def names(phases: str) -> set[str]:
    """Phases without the services that they are about."""
    return {phase.partition(":")[0] for phase in phases.split()}


class Selection(unittest.TestCase):
    select = load("deploy/dev/select")

    def phases(self, *paths: str) -> list[str]:
        return list(self.select.needed(list(paths)))

    def test_the_longest_filter_decides(self):
        for paths, phases in (
            (["CHANGELOG.md"], []),
            (["CHANGELOG.md", "Tests/BusTests/NewTests.swift"], ["swift"]),
            (["Services/Ingestion/Domain/New.swift"], ["swift", "end-to-end", "faults"]),
            (["Services/Control/main/New.swift"], ["swift", "end-to-end"]),
            (["Services/Catalogue/Content/new/study.yaml"], ["swift", "end-to-end", "preview", "formats"]),
            (["Shared/Forms/Tests/FormatsTests/New.swift", "Tests/Watch/run"],
             ["swift", "forms", "preview", "watch"]),
            (["Shared/Bus/NATS/New.swift"], ["swift", "end-to-end", "faults", "faults-nats", "fuzz"]),
        ):
            with self.subTest(paths=paths):
                self.assertEqual(self.phases(*paths), phases)

    def test_a_change_in_services_runs_the_end_to_end_tests_about_them(self):
        for paths, expected in (
            (["Services/Ingestion/A.swift"], "--about ingestion"),
            (["Services/Ingestion/A.swift", "Services/Auth/B.swift"], "--about auth --about ingestion"),
            (["Services/Ingestion/A.swift", "Shared/Bus/B.swift"], ""),
            (["Services/Ingestion/A.swift", "new"], ""),
            (["Services/New/A.swift"], ""),
        ):
            with self.subTest(paths=paths):
                self.assertEqual(self.select.needed(paths)["end-to-end"][1], expected)

    def test_a_change_in_a_service_runs_the_swift_tests_of_all_targets_that_depend_on_it(self):
        self.assertEqual(
            self.select.needed(["Services/Auth/A.swift", "CHANGELOG.md"])["swift"][1],
            r"--filter ^AuthTests\. --filter ^SettingsTests\.")
        self.assertEqual(self.select.needed(["Services/Auth/A.swift", "Shared/Bus/A.swift"])["swift"][1], "")
        targets = re.findall(r'\btest\(\s*"(\w+)",\s*\[([^]]*)\]', tree.text("Package.swift"))
        self.assertGreater(len(targets), 10)
        for name, dependencies in targets:
            for service in re.findall(r'"(\w+)Service"', dependencies):
                with self.subTest(target=name, service=service):
                    self.assertIn(f"swift:{name}", self.select.FILTERS[f"Services/{service}/"].split())

    def test_modules_about_single_services_exist(self):
        modules = load("Tests/EndToEnd/concerns.py")
        for module, services in modules.CONCERNS.items():
            with self.subTest(module=module):
                self.assertIn(f"Tests/EndToEnd/{module}.py", tree.files())
                self.assertLessEqual(set(services.split()), set(modules.SERVICES))
        for service in modules.SERVICES:
            with self.subTest(service=service):
                self.assertIn(f"end-to-end:{service}", self.select.FILTERS[f"Services/{service.title()}/"])
                for module in ("test_main_job", "test_day_account", "test_a_new_module"):
                    self.assertTrue(modules.is_about(module, {service}))

    def test_a_path_without_a_filter_needs_every_phase(self):
        for path in ("Shared/New/New.swift", "new", "deploy/dev/test", ".ci/run"):
            with self.subTest(path=path):
                self.assertEqual(tuple(self.phases(path)), self.select.PHASES)

    def test_each_phase_is_asked_for_and_run_by_the_script(self):
        script = tree.text("deploy/dev/test")
        for phase in self.select.PHASES:
            with self.subTest(phase=phase):
                self.assertTrue(phase == "swift" or any(phase in names(phases) for phases in self.select.FILTERS.values()))
                self.assertRegex(script, rf"(?m)^if due {re.escape(phase)}; then$|^for package in .*\b{phase}\b")

    def test_filters_name_phases_and_paths_that_exist(self):
        for each, phases in self.select.FILTERS.items():
            with self.subTest(filter=each):
                self.assertEqual(names(phases) - set(self.select.PHASES), set())
                self.assertTrue(
                    each == self.select.PASSED or any(path == each or path.startswith(each) for path in tree.files()))

    def test_every_folder_of_sources_has_a_filter(self):
        for path in tree.files():
            if path.startswith(("Services/", "Shared/")):
                with self.subTest(path=path):
                    self.assertTrue(any(path.startswith(each) for each in self.select.FILTERS if each.endswith("/")))


class Difference(unittest.TestCase):
    """Of a repository made for the test."""

    def setUp(self):
        self.root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        (self.root / "deploy/dev").mkdir(parents=True)
        shutil.copy(SELECT, self.root / "deploy/dev/select")
        self.git("init", "-q", "-b", "main")
        self.write("Services/Auth/Domain/A.swift", "1")
        self.commit()

    def git(self, *arguments: str) -> str:
        return subprocess.run(
            ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *arguments], cwd=self.root, check=True,
            capture_output=True, text=True).stdout.strip()

    def write(self, path: str, text: str):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def commit(self) -> str:
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "c")
        return self.git("rev-parse", "HEAD")

    def phases(self) -> list[str]:
        out = subprocess.run(
            [self.root / "deploy/dev/select"], check=True, capture_output=True, text=True).stdout
        return [line.split("\t")[0] for line in out.splitlines()]

    def test_the_difference_from_the_commit_that_passed_decides(self):
        self.write("deploy/dev/passed", self.git("rev-parse", "HEAD"))
        self.commit()
        self.assertEqual(self.phases(), [])
        self.write("Services/Auth/Domain/A.swift", "2")
        self.assertEqual(self.phases(), ["swift", "end-to-end", "faults"])
        self.commit()
        self.write("Tests/Preview/new.py", "1")
        self.assertEqual(self.phases(), ["swift", "end-to-end", "preview", "faults"])

    def test_a_commit_that_is_no_ancestor_or_missing_needs_every_phase(self):
        self.assertEqual(len(self.phases()), len(Selection.select.PHASES))
        self.write("deploy/dev/passed", "0" * 40)
        self.assertEqual(len(self.phases()), len(Selection.select.PHASES))
