#!/usr/bin/python3
"""Opens previews of questionnaires in a headless Chromium and fills them in.

    /usr/bin/python3 Tests/Preview/run.py [--bin BUILD_BIN_DIR] [-k PATTERN]... [MODULE]...
    /usr/bin/python3 Tests/Preview/run.py --renew-pictures

The second command renews Tests/Preview/Pictures, which test_pictures compares.

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


def main() -> int:
    parser = argparse.ArgumentParser(description="Tests of the preview.")
    parser.add_argument("--bin", help="folder of the executables (default: .build/debug)")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    parser.add_argument("--renew-pictures", action="store_true", help="write the pictures anew")
    parser.add_argument("modules", nargs="*", help="e.g. test_keyboard; default: all")
    options = parser.parse_args()
    # SIGTERM ends the run like Ctrl-C, including its child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folder = options.bin or HERE.parents[1] / ".build" / "debug"
    os.environ["OTOLITH_BIN"] = str(Path(folder).resolve())
    os.chdir(HERE)
    if options.renew_pictures:
        os.environ["OTOLITH_RENEW_PICTURES"] = "yes"
        options.modules = ["test_pictures"]
    suite = whole_tests.load(HERE, options.k, options.modules)
    from support import case

    try:
        result = whole_tests.run(suite)
    finally:
        case.end()
    return whole_tests.conclude(result.testsRun, len(result.failed))


if __name__ == "__main__":
    sys.exit(main())
