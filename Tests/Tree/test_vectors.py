"""The shared test cases of Swift and JavaScript are up to date with their script."""

import subprocess
import sys
import unittest

import tree


class Vectors(unittest.TestCase):
    def test_conditions_are_what_their_script_writes(self):
        script = tree.ROOT / "Tests" / "Vectors" / "generate.py"
        done = subprocess.run([sys.executable, str(script), "--check"])
        self.assertEqual(done.returncode, 0, "run Tests/Vectors/generate.py")
