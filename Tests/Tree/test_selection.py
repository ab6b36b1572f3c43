"""Which phases of deploy/dev/test a change needs."""

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


def load():
    loader = SourceFileLoader("select_phases", str(SELECT))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class Selection(unittest.TestCase):
    select = load()

    def phases(self, *paths: str) -> list[str]:
        return list(self.select.needed(list(paths)))

    def test_documents_need_nothing_more(self):
        self.assertEqual(self.phases("README.md", "CHANGELOG.md", "Tests/BusTests/NewTests.swift"), [])

    def test_the_longest_rule_decides(self):
        self.assertEqual(
            self.phases("Services/Catalogue/Content/new/study.yaml"),
            ["end-to-end", "preview", "formats"])
        self.assertNotIn("sanitizers", self.phases("Shared/Messages/Stubs/AuthV1.auth.stubs.swift"))
        self.assertIn("sanitizers", self.phases("Shared/Messages/Swift/Support/New.swift"))

    def test_what_paths_need_adds_up_in_the_order_of_the_phases(self):
        self.assertEqual(
            self.phases("Tests/Preview/run.py", "Tests/Conformance/run"), ["conformance", "preview"])

    def test_the_bus_asks_for_the_whole_deck_of_faults_over_nats(self):
        self.assertIn("faults-nats", self.phases("Shared/Bus/NATS/NATSLog.swift"))

    def test_what_a_sanitizer_runs_asks_for_it(self):
        links = [link.readlink() for link in (tree.ROOT / "Tests/Fuzzing").iterdir() if link.is_symlink()]
        folders = [link.name for link in links if link.parts[:-1] == ("..",)]
        self.assertGreater(len(folders), 3)
        for folder in folders:
            with self.subTest(folder=folder):
                self.assertIn("sanitizers", self.phases(f"Tests/{folder}/New.swift"))

    def test_vectors_are_run_by_the_preview(self):
        self.assertEqual(self.phases("Tests/Vectors/conditions.json"), ["preview"])

    def test_what_no_rule_knows_needs_everything(self):
        for path in ("Shared/New/New.swift", "Tests/New/run", "new", "deploy/dev/test", ".ci/run"):
            with self.subTest(path=path):
                self.assertEqual(tuple(self.phases(path)), self.select.PHASES)

    def test_each_phase_is_asked_for_by_a_path_and_run_by_the_script(self):
        script = tree.text("deploy/dev/test")
        for phase in self.select.PHASES:
            with self.subTest(phase=phase):
                self.assertTrue(any(phase in self.select.needed_by(path) for path in tree.files()))
                self.assertRegex(script, rf"(?m)^if wanted {re.escape(phase)}; then$")

    def test_rules_name_phases_and_paths_that_exist(self):
        for rule, phases in self.select._RULES.items():
            with self.subTest(rule=rule):
                self.assertEqual(set(phases.split()) - set(self.select.PHASES), set())
                self.assertTrue(
                    rule == self.select.PASSED
                    or any(path == rule or path.startswith(rule) for path in tree.files()))

    def test_every_room_and_every_suite_has_a_rule_of_its_own(self):
        for path in tree.files():
            parts = path.split("/")
            if parts[0] == "Shared" and len(parts) > 2 or path in (
                    f"Tests/{parts[1]}/run" if len(parts) > 1 else "",
                    f"Tests/{parts[1]}/run.py" if len(parts) > 1 else "") and parts[1] != "Tree":
                with self.subTest(path=path):
                    rule = self.select.rule_for(path)
                    self.assertTrue(rule and rule.startswith("/".join(parts[:2])), rule)


class Difference(unittest.TestCase):
    """In a repository of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-select-")
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("Shared/Bus/Old.swift", "1")
        self.write("README.md", "1")
        (self.root / "deploy/dev").mkdir(parents=True)
        shutil.copy(SELECT, self.root / "deploy/dev/select")
        self.git("init", "-q", "-b", "main")
        self.commit()

    def write(self, path: str, text: str):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def git(self, *arguments: str) -> str:
        return subprocess.run(
            ["git", "-c", "user.name=test", "-c", "user.email=test@localhost", *arguments],
            cwd=self.root, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self) -> str:
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "change")
        return self.git("rev-parse", "HEAD")

    def phases(self, *options: str) -> list[str]:
        done = subprocess.run(
            ["/usr/bin/python3", "deploy/dev/select", *options], cwd=self.root, check=True,
            capture_output=True, text=True)
        return [line.split("\t")[0] for line in done.stdout.splitlines()]

    def test_without_a_commit_that_passed_everything_runs(self):
        self.assertEqual(tuple(self.phases()), Selection.select.PHASES)
        self.write("deploy/dev/passed", "0123456789012345678901234567890123456789\n")
        self.assertEqual(tuple(self.phases()), Selection.select.PHASES)

    def test_what_changed_since_is_decided_about(self):
        self.write("deploy/dev/passed", self.commit_of_head() + "\n")
        self.commit()
        self.assertEqual(self.phases(), [])
        # Not committed, and not even added.
        self.write("Tests/Preview/new.py", "1")
        self.assertEqual(self.phases(), ["preview"])
        self.commit()
        self.assertEqual(self.phases(), ["preview"])
        self.assertEqual(tuple(self.phases("--everything")), Selection.select.PHASES)

    def test_a_phase_may_have_passed_later_than_the_others(self):
        first = self.commit_of_head()
        self.write("Shared/Bus/New.swift", "1")
        second = self.commit()
        self.write("deploy/dev/passed", f"{first}\n{second} faults fuzz\n")
        self.assertEqual(self.phases(), ["end-to-end", "faults-nats"])
        self.commit()
        self.write("Shared/Bus/New.swift", "2")
        self.assertEqual(self.phases(), ["end-to-end", "faults", "faults-nats", "fuzz"])
        self.write("deploy/dev/passed", f"{second} faults fuzz\n")
        self.assertIn("preview", self.phases())
        self.write("deploy/dev/passed", f"{first}\n{second} fault\n")
        with self.assertRaises(subprocess.CalledProcessError):
            self.phases()

    def test_what_was_moved_or_removed_counts_where_it_was(self):
        self.write("deploy/dev/passed", self.commit_of_head() + "\n")
        self.git("mv", "Shared/Bus/Old.swift", "CHANGELOG.md")
        self.assertIn("faults-nats", self.phases())

    def commit_of_head(self) -> str:
        return self.git("rev-parse", "HEAD")
