"""The commands of proto/README.md that generate the API in a language, run in a temporary folder."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROTO = ROOT / "proto"
SECONDS_MAX = 600


def files() -> list[Path]:
    """The proto files, as they are imported."""
    return sorted(path.relative_to(PROTO) for path in PROTO.rglob("*.proto"))


def services() -> dict[str, list[str]]:
    """The names of the services by proto file, as it is imported."""
    found = {
        str(path): re.findall(r"^service (\w+)", (PROTO / path).read_text(), re.MULTILINE)
        for path in files()}
    return {path: names for path, names in found.items() if names}


def recipe(language: str) -> str:
    """The block below the language's heading, with the one that all begin with."""
    text = (PROTO / "README.md").read_text()
    common, *sections = re.split(r"^### ", text, flags=re.MULTILINE)
    (section,) = (one for one in sections if one.startswith(f"{language}\n"))
    return "\n".join(re.findall(r"^```\n(.*?)^```", common, re.M | re.S)
                     + re.findall(r"^```\n(.*?)^```", section, re.M | re.S))


class StubsTestCase(unittest.TestCase):
    """A test with a folder in which `proto` lies, as in the repository of a gateway."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="otolith-stubs-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "proto").symlink_to(PROTO)

    def need(self, *programs: str):
        missing = [program for program in programs if shutil.which(program) is None]
        self.assertEqual(missing, [], "run deploy/dev/prepare --with-stubs")

    def run_here(self, *command, environment: dict[str, str] | None = None) -> str:
        """Answers what it writes. Its failure is the test's, with the end of what it said."""
        done = subprocess.run(
            [str(part) for part in command], cwd=self.folder,
            env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=SECONDS_MAX)
        self.assertEqual(done.returncode, 0, done.stdout[-6000:])
        return done.stdout

    def generate(self, language: str, environment: dict[str, str] | None = None):
        self.run_here("bash", "-euo", "pipefail", "-c", recipe(language), environment=environment)
