"""The shared test cases of Swift and JavaScript are up to date with their script."""

import subprocess
import sys
import unittest

import tree


class Vectors(unittest.TestCase):
    def test_the_files_are_what_their_scripts_write(self):
        for name in ("generate.py", "generate_expressions.py", "generate_orders.py"):
            script = tree.ROOT / "Tests" / "Vectors" / name
            done = subprocess.run([sys.executable, str(script), "--check"])
            self.assertEqual(done.returncode, 0, f"run Tests/Vectors/{name}")
