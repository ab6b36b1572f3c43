#!/usr/bin/python3
"""Runs the end-to-end tests against four real processes and a real PostgreSQL cluster.

    /usr/bin/python3 Tests/EndToEnd/run.py [--bin BUILD_BIN_DIR] [--jobs N] [-k PATTERN]... [MODULE]...
    /usr/bin/python3 Tests/EndToEnd/run.py --repeat 20 --jobs 2 [-k PATTERN]... [MODULE]...

Each module has fresh services and a fresh database. Random values depend on the test and the round only, so
`--repeat` tries other values in each round. A failed module leaves its output and the logs of its services.

Ends with the tests that failed and, last, one line, `N passed, M failed`; status 0 only if every test passed.
"""

import argparse
import os
import signal
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "PythonSupport")]

import concerns
import modules
import shares
import whole_tests


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="folder of the executables (default: .build/debug)")
    parser.add_argument("--keep", action="store_true", help="leave the stack's folder behind")
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N",
        help="modules in N processes side by side, each with a cluster of its own (default: 1)")
    parser.add_argument(
        "--repeat", type=int, default=1, metavar="N",
        help="run everything N times and list what failed once, with round and logs (default: 1)")
    parser.add_argument(
        "--failures", type=Path, metavar="DIR",
        help="folder for the logs of failed modules (default: a new one)")
    parser.add_argument(
        "--about", action="append", choices=concerns.SERVICES,
        help="only modules about this service, or about all (concerns.py)")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    parser.add_argument("--queue", type=int, help=argparse.SUPPRESS)
    parser.add_argument("modules", nargs="*", help="e.g. test_plan; default: all")
    return parser.parse_args()


def main() -> int:
    options = arguments()
    # Ends on SIGTERM as on Ctrl-C, with all child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    # For the processes of --jobs, too.
    if options.bin:
        os.environ["OTOLITH_BIN"] = str(Path(options.bin).resolve())
    if options.keep:
        os.environ["OTOLITH_KEEP_STACK"] = "yes"
    if options.failures:
        options.failures = options.failures.resolve()
    os.chdir(HERE)
    if options.queue is not None:
        return whole_tests.conclude(*modules.run(shares.taken(options.queue), options.k, options.failures))

    with modules.failure_folder(options.failures) as failures:
        counts = shares.tests_per_module(whole_tests.load(HERE, options.k, options.modules))
        if options.about:
            counts = {module: count for module, count in counts.items()
                      if concerns.is_about(module, set(options.about))}
        tasks = shares.tasks(counts, options.repeat)
        if options.jobs > 1:
            result = shares.run(tasks, options.jobs, [
                "--failures", failures, *(part for pattern in options.k or [] for part in ("-k", pattern))])
        else:
            result = modules.run(tasks, options.k, failures)
        modules.list_failures(failures, options.repeat)
        return whole_tests.conclude(*result)


if __name__ == "__main__":
    sys.exit(main())
