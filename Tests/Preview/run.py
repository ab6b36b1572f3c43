#!/usr/bin/python3
"""Opens previews of questionnaires in a headless Chromium and fills them in.

    /usr/bin/python3 Tests/Preview/run.py [--bin BUILD_BIN_DIR] [-k PATTERN]... [MODULE]...

Ends with one line, `N passed, M failed`, and status 0 only if every test passed.
"""

import argparse
import os
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Result(unittest.TextTestResult):
    """Counts whole tests: one with three failed subtests is one failed test, and so is one that
    cannot run."""

    def __init__(self, *values, **named):
        super().__init__(*values, **named)
        self.failed: set[str] = set()

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self.failed.add(test.id())

    def addError(self, test, err):
        super().addError(test, err)
        self.failed.add(test.id())

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            self.failed.add(test.id())

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.failed.add(test.id())


def main() -> int:
    parser = argparse.ArgumentParser(description="Tests of the preview.")
    parser.add_argument("--bin", help="folder of the executables (default: .build/debug)")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    parser.add_argument("modules", nargs="*", help="e.g. test_keyboard; default: all")
    options = parser.parse_args()
    folder = options.bin or HERE.parents[1] / ".build" / "debug"
    os.environ["OTOLITH_BIN"] = str(Path(folder).resolve())
    os.chdir(HERE)
    sys.path.insert(0, str(HERE))
    sys.dont_write_bytecode = True

    loader = unittest.TestLoader()
    if options.k:
        loader.testNamePatterns = [f"*{pattern}*" for pattern in options.k]
    if options.modules:
        suite = loader.loadTestsFromNames(options.modules)
    else:
        suite = loader.discover(str(HERE), top_level_dir=str(HERE))
    from support import case

    try:
        runner = unittest.TextTestRunner(verbosity=2, resultclass=Result, stream=sys.stderr)
        result = runner.run(suite)
    finally:
        case.end()
    failed = len(result.failed)
    total = max(result.testsRun, failed)
    if total == 0:
        print("no test was run", file=sys.stderr)
        failed = total = 1
    sys.stderr.flush()
    print(f"{total - failed} passed, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
