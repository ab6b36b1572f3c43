#!/usr/bin/python3
"""Reads the tree and holds its rules: which room may know of which, how long files and functions are,
what documents must name. Needs no build.

    /usr/bin/python3 Tests/Tree/run.py [-k PATTERN]...

Ends with one line, `N passed, M failed`, and status 0 only if every test passed.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "PythonSupport"))

import whole_tests


def main() -> int:
    parser = argparse.ArgumentParser(description="The rules of the tree.")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    options = parser.parse_args()
    result = whole_tests.run(whole_tests.load(HERE, options.k))
    return whole_tests.conclude(result.testsRun, len(result.failed))


if __name__ == "__main__":
    sys.exit(main())
