"""Runs the tests in this folder."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "PythonSupport")]

import whole_tests

result = whole_tests.run(whole_tests.load(HERE, None))
sys.exit(whole_tests.conclude(result.testsRun, len(result.failed)))
