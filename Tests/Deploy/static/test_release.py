"""deploy/release in a temporary repository with the files it reads."""

import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

from project import PROGRAMS, ROOT

VERSION_FILE = "Shared/Values/ProgramVersion/Swift/OtolithVersion.swift"
COPIED = (
    "deploy/release", "deploy/dev/release-api", "deploy/dev/openapi", "deploy/dev/reference", "Tests/Tree/compatibility.py",
    "Tests/Tree/protos.py", "Tests/Tree/tree.py", VERSION_FILE, ".gitignore",
)
CHANGES = "# Changelog\n\n## Unreleased\n\n### Features\n\n- Something new.\n\n## 0.0.1 (2026-01-01)\n\n- Old.\n"


def load():
    loader = SourceFileLoader("release", str(ROOT / "deploy/release"))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class Order(unittest.TestCase):
    def test_it_is_that_of_semantic_versions(self):
        precedence = load().precedence
        # semver.org, number 11, and around our own.
        ordered = [
            "0.1.0-dev", "0.1.0", "0.1.1", "0.2.0-dev", "0.10.0", "1.0.0-alpha", "1.0.0-alpha.1",
            "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "2.0.0",
        ]
        self.assertEqual(sorted(ordered, key=precedence), ordered)
        self.assertEqual(len({precedence(version) for version in ordered}), len(ordered))

    def test_what_is_no_version_is_refused(self):
        release = load()
        for text in ("1", "1.2", "01.2.3", "1.2.3-", "1.2.3-01", "v1.2.3", "1.2.3+build", "1.2.3 ", ""):
            with self.subTest(text=text), self.assertRaises(release.Refusal):
                release.precedence(text)


class Releases(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-release-")
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name) / "repository"
        self.out = Path(folder.name) / "out"
        for path in COPIED:
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.root / path)
        shutil.copytree(ROOT / "proto", self.root / "proto")
        shutil.rmtree(self.root / "proto/released", ignore_errors=True)
        for folder in ("Shared/Transport/proto", "Shared/JavaScript", "Shared/Forms/Formats/Preview/Page"):
            shutil.copytree(ROOT / folder, self.root / folder, symlinks=True)
        self.version("0.1.0-dev")
        self.changelog(CHANGES)
        self.git("init", "-q", "-b", "main")
        self.git("config", "user.name", "test")
        self.git("config", "user.email", "test@localhost")
        self.commit()

    def version(self, version: str):
        path = self.root / VERSION_FILE
        path.write_text(re.sub(r'(current = ")[^"]*', rf"\g<1>{version}", path.read_text()))

    def changelog(self, text: str):
        (self.root / "CHANGELOG.md").write_text(text)

    def git(self, *arguments: str) -> str:
        return subprocess.run(
            ["git", *arguments], cwd=self.root, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "change")

    def release(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["/usr/bin/python3", "-B", self.root / "deploy/release", *arguments], capture_output=True, text=True,
            stdin=subprocess.DEVNULL,
            env=os.environ | {"PROTOC_GEN_OTOLITH": str(PROGRAMS / "protoc-gen-otolith")})

    def refused(self, why: str, *arguments: str):
        before = (self.git("rev-parse", "HEAD"), self.git("tag"), self.git("status", "--porcelain"))
        done = self.release(*arguments)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn(why, done.stderr)
        self.assertEqual(
            (self.git("rev-parse", "HEAD"), self.git("tag"), self.git("status", "--porcelain")), before)
        self.assertFalse(self.out.exists())

    def test_a_trial_changes_nothing(self):
        head = self.git("rev-parse", "HEAD")
        done = self.release("0.1.0", "--dry-run")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("would release 0.1.0", done.stdout)
        self.assertIn("- Something new.", done.stdout)
        self.assertNotIn("- Old.", done.stdout)
        self.assertEqual((self.git("rev-parse", "HEAD"), self.git("tag"), self.git("status", "--porcelain")),
                         (head, "", ""))

    def test_a_release_is_tagged_described_and_summed(self):
        done = self.release("0.1.0", "--without-packages", "--output", str(self.out))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.git("tag"), "v0.1.0")
        self.assertIn('current = "0.1.0"', self.git("show", f"v0.1.0:{VERSION_FILE}"))
        changes = self.git("show", "v0.1.0:CHANGELOG.md")
        self.assertRegex(changes, r"\n## 0\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n### Features\n\n- Something new\.\n")
        self.assertNotIn("Unreleased", changes)
        self.git("cat-file", "-e", "v0.1.0:proto/released/otolith.binpb")
        # The next one has begun.
        self.assertIn('current = "0.2.0-dev"', (self.root / VERSION_FILE).read_text())
        self.assertRegex((self.root / "CHANGELOG.md").read_text(), r"\n## Unreleased\n\n## 0\.1\.0 ")
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertEqual(
            sorted(path.name for path in self.out.iterdir()),
            ["CHANGES.md", "SHA256SUMS", "otolith-0.1.0-api.html", "otolith-0.1.0-js.tar.gz", "otolith-0.1.0-openapi.json",
             "otolith-0.1.0.binpb", "otolith-0.1.0.tar.gz"])
        self.assertIn("SubmitAnswerSheets", (self.out / "otolith-0.1.0-api.html").read_text())
        with tarfile.open(self.out / "otolith-0.1.0-js.tar.gz") as library:
            self.assertTrue(all(one.isfile() or one.isdir() for one in library))
            self.assertIn("Otolith.evaluation", library.extractfile("otolith-js/evaluation.js").read().decode())
        subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=self.out, check=True)
        self.assertEqual((self.out / "CHANGES.md").read_text(), "### Features\n\n- Something new.\n")
        # And is not released before it says something.
        self.refusedAfterwards()

    def refusedAfterwards(self):
        shutil.rmtree(self.out)
        self.refused("has no entry", "0.2.0", "--output", str(self.out))
        self.refused("is not higher than", "0.1.1", "--output", str(self.out))

    def test_a_working_copy_with_changes_is_refused(self):
        (self.root / "new").write_text("1")
        self.refused("has uncommitted changes", "0.1.0", "--output", str(self.out))

    def test_a_version_that_is_not_higher_is_refused(self):
        for version in ("0.0.9", "0.1.0-alpha", "0.1.0-dev"):
            self.refused("is not higher than the current version 0.1.0-dev", version, "--output", str(self.out))
        self.refused("is not a semantic version", "1.0", "--output", str(self.out))
        self.git("tag", "v0.3.0")
        self.refused("is not higher than the released version 0.3.0", "0.2.0", "--output", str(self.out))

    def test_a_changelog_without_entries_is_refused(self):
        self.changelog("# Changelog\n\n## 0.0.1 (2026-01-01)\n\n- Old.\n")
        self.commit()
        self.refused("has no section", "0.1.0", "--output", str(self.out))
        self.changelog("# Changelog\n\n## Unreleased\n\n### Features\n\n## 0.0.1 (2026-01-01)\n\n- Old.\n")
        self.commit()
        self.refused("has no entry", "0.1.0", "--output", str(self.out))

    def test_an_api_that_breaks_clients_is_refused(self):
        self.assertEqual(
            self.release("0.1.0", "--without-packages", "--output", str(self.out)).returncode, 0)
        shutil.rmtree(self.out)
        self.changelog(CHANGES)
        path = self.root / "proto/otolith/auth/v1/auth.proto"
        path.write_text(path.read_text().replace("rpc SignInAnonymously(", "rpc ComeInAnonymously(", 1))
        self.commit()
        self.refused("SignInAnonymously", "0.2.0", "--output", str(self.out))

    def test_what_fails_midway_is_taken_back(self):
        # Not to be overwritten, and seen too late otherwise.
        self.out.mkdir()
        done = self.release("0.1.0", "--without-packages", "--output", str(self.out))
        self.assertEqual(done.returncode, 1)
        self.assertIn("already exists", done.stderr)
        self.out.rmdir()
        # The API cannot be compiled: the tag is there by then.
        script = self.root / "deploy/release"
        script.write_text(script.read_text().replace('"--include_source_info"', '"--no-such-option"'))
        self.commit()
        self.refused("protoc", "0.1.0", "--without-packages", "--output", str(self.out))
