"""Folders exported by `otolithctl`, and programs that read them."""

import csv
import json
import os
import subprocess
import tempfile
from pathlib import Path

from .case import EndToEndTestCase

# Endings of a CSV file and the files beside it.
ENDINGS = (".R", ".codebook.csv", ".codebook.html", ".codebook.json", ".csv", ".sps")


class ExportFolderTestCase(EndToEndTestCase):
    """Has `self.folder`, a new one for each test."""

    def setUp(self):
        super().setUp()
        folder = tempfile.TemporaryDirectory(prefix="otolith-export-files-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def files(self):
        return sorted(path.name for path in self.folder.iterdir())

    def rows(self, name):
        with (self.folder / name).open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file, strict=True))

    def codebook(self, stem):
        return json.loads((self.folder / f"{stem}.codebook.json").read_text(encoding="utf-8"))

    def run_in_folder(self, *command):
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True,
            timeout=120, env={**os.environ, "LC_ALL": "C.UTF-8"})
        self.assertEqual(done.returncode, 0, f"{done.stdout}\n{done.stderr}")
        self.assertNotIn("warning:", done.stdout + done.stderr)
        return done.stdout

    def run_r(self, script):
        return self.run_in_folder("Rscript", "--vanilla", "-e", script)

    def run_pspp(self, stem, commands):
        """Runs the SPSS syntax beside a CSV file, then the commands."""
        (self.folder / "run.sps").write_text(
            f"INSERT FILE='{stem}.sps' CD=YES.\n{commands}\n", encoding="utf-8")
        self.run_in_folder("pspp", "--batch", "-o", "told.txt", "-O", "width=1000", "run.sps")
        return (self.folder / "told.txt").read_text(encoding="utf-8")
