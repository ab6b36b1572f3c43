#!/usr/bin/python3
"""Runs the end-to-end tests against four real processes and a real PostgreSQL cluster.

    /usr/bin/python3 Tests/EndToEnd/run.py [--bin BUILD_BIN_DIR] [--jobs N] [-k PATTERN]... [MODULE]...

Ends with one line, `N passed, M failed`, and status 0 only if every test passed.
"""

import argparse
import os
import signal
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "PythonSupport"))

import whole_tests


def arguments():
    parser = argparse.ArgumentParser(description="End-to-end tests of Otolith.")
    parser.add_argument("--bin", help="folder of the executables (default: .build/debug)")
    parser.add_argument("--keep", action="store_true", help="leave the stack's folder behind")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N",
        help="modules in N processes side by side, each with services of its own (default: 1)")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    parser.add_argument("modules", nargs="*", help="e.g. test_plan; default: all")
    return parser.parse_args()


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
    # Asked to end, it ends as by Ctrl-C: with whatever it started.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if options.bin:
        os.environ["OTOLITH_BIN"] = str(Path(options.bin).resolve())
    if options.keep:
        os.environ["OTOLITH_KEEP_STACK"] = "yes"
    os.chdir(HERE)
    from support import leaks, personal

    # Before a test makes its first channel.
    personal.watch()
    suite = whole_tests.load(HERE, options.k, options.modules)
    if options.jobs > 1:
        return run_side_by_side(suite, options)

    result = whole_tests.run(suite)
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
    # One more test: of everything that was logged meanwhile.
    failed += leaks.report()
    return whole_tests.conclude(result.testsRun + 1, failed)


def run_side_by_side(suite, options) -> int:
    import shares

    # The executables and whether to keep the folders are in the environment by now.
    patterns = [part for pattern in options.k or [] for part in ("-k", pattern)]
    counts = shares.tests_per_module(suite)
    return whole_tests.conclude(*shares.run(shares.split(counts, options.jobs), patterns))


if __name__ == "__main__":
    sys.exit(main())
