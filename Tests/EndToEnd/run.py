#!/usr/bin/python3
"""Runs the end-to-end tests against four real processes and a real PostgreSQL cluster.

    /usr/bin/python3 Tests/EndToEnd/run.py [--bin BUILD_BIN_DIR] [-k PATTERN]... [MODULE]...

Ends with one line, `N passed, M failed`, and status 0 only if every test passed.
"""

import argparse
import os
import sys
import time
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent


def arguments():
    parser = argparse.ArgumentParser(description="End-to-end tests of Otolith.")
    parser.add_argument("--bin", help="folder of the executables (default: .build/debug)")
    parser.add_argument("--keep", action="store_true", help="leave the stack's folder behind")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    parser.add_argument("modules", nargs="*", help="e.g. test_plan; default: all")
    return parser.parse_args()


class Result(unittest.TextTestResult):
    """Counts whole tests: one with three failed subtests is one failed test."""

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
        # Also what goes wrong outside a test, in setUpClass.
        super().addError(test, err)
        self.failed.add(test.id())

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.failed.add(test.id())

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        # Every test counts; one that cannot run has failed.
        self.failed.add(test.id())

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self.failed.add(test.id())


def show_logs(stack):
    """What services complained about; every call is in the files, too (--keep)."""
    for name, text in stack.logs().items():
        complaints = [
            line[:500] for line in text.splitlines()
            if " warning " in line or " error " in line or " critical " in line
        ]
        if complaints:
            print(f"--- warnings and errors at the end of {name}", file=sys.stderr)
            print("\n".join(complaints[-15:]), file=sys.stderr)


def main() -> int:
    options = arguments()
    if options.bin:
        os.environ["OTOLITH_BIN"] = str(Path(options.bin).resolve())
    if options.keep:
        os.environ["OTOLITH_KEEP_STACK"] = "yes"
    os.chdir(HERE)
    sys.path.insert(0, str(HERE))
    sys.dont_write_bytecode = True

    loader = unittest.TestLoader()
    if options.k:
        loader.testNamePatterns = [
            pattern if "*" in pattern else f"*{pattern}*" for pattern in options.k
        ]
    if options.modules:
        suite = loader.loadTestsFromNames(options.modules)
    else:
        suite = loader.discover(str(HERE), top_level_dir=str(HERE))

    runner = unittest.TextTestRunner(verbosity=2, resultclass=Result, stream=sys.stderr)
    result = runner.run(suite)
    from support import stack

    failed = len(result.failed)
    if stack.running() is not None:
        if failed:
            show_logs(stack.running())
        try:
            stack.stop_shared()
        except AssertionError as problem:
            # A service that does not stop on request is a defect too.
            print(problem, file=sys.stderr)
            failed += 1
    total = max(result.testsRun, failed)
    if total == 0:
        print("no test was run", file=sys.stderr)
        failed = total = 1
    sys.stderr.flush()
    print(f"{total - failed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
