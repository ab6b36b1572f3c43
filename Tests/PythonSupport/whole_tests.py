"""Runs suites of Python's unittest and counts whole tests.

A test with three failed subtests counts as one failed test, and so does a test that cannot run. The last line is
`N passed, M failed`, which `deploy/dev/test` adds up.
"""

import sys
import time
import unittest
from pathlib import Path


class Result(unittest.TextTestResult):
    def __init__(self, *values, **named):
        super().__init__(*values, **named)
        self.failed: set[str] = set()
        self._began = 0.0

    def startTest(self, test):
        self._began = time.monotonic()
        super().startTest(test)

    def stopTest(self, test):
        super().stopTest(test)
        seconds = time.monotonic() - self._began
        if seconds > 10:
            self.stream.writeln(f"  ({seconds:.0f} s)")

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.failed.add(test.id())

    def addError(self, test, err):
        # Includes errors outside a test, in setUpClass.
        super().addError(test, err)
        self.failed.add(test.id())

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.failed.add(test.id())

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.failed.add(test.id())

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.failed.add(test.id())


def load(folder: Path, patterns: list[str] | None, modules: list[str] = ()) -> unittest.TestSuite:
    """Loads the tests of a folder, which becomes part of the module path.

    `patterns`: only tests whose name matches or contains one of these; `modules`: only these.
    """
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    loader = unittest.TestLoader()
    if patterns:
        loader.testNamePatterns = [
            pattern if "*" in pattern else f"*{pattern}*" for pattern in patterns
        ]
    if modules:
        return loader.loadTestsFromNames(modules)
    return loader.discover(str(folder), top_level_dir=str(folder))


def run(suite: unittest.TestSuite) -> Result:
    return unittest.TextTestRunner(verbosity=2, resultclass=Result, stream=sys.stderr).run(suite)


def conclude(tests: int, failed: int) -> int:
    """Prints the last line. Returns the exit status, 0 only if there were tests and all passed."""
    total = max(tests, failed)
    if total == 0:
        print("no test was run", file=sys.stderr)
        failed = total = 1
    sys.stderr.flush()
    print(f"{total - failed} passed, {failed} failed", flush=True)
    return 1 if failed else 0
