"""The queue of files of otolith.js, run by Node."""

import subprocess
import unittest
from pathlib import Path

CASES = Path(__file__).resolve().parent / "javascript" / "files.mjs"


class FileQueues(unittest.TestCase):
    def test_two_sheets_with_the_same_file_and_a_full_study(self):
        done = subprocess.run(["node", CASES], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
