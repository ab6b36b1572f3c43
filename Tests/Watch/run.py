"""See Tests/Watch/run."""

import argparse
import os
import signal
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "PythonSupport"))

import whole_tests


def main() -> int:
    parser = argparse.ArgumentParser(description="Metrics, alerts and dashboards.")
    parser.add_argument("--bin", required=True, help="folder of the executables")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    parser.add_argument("modules", nargs="*", help="e.g. test_rules; default: all")
    options = parser.parse_args()
    # Ends on SIGTERM as on Ctrl-C, with all child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    os.environ["OTOLITH_BIN"] = str(Path(options.bin))
    result = whole_tests.run(whole_tests.load(HERE, options.k, options.modules))
    return whole_tests.conclude(result.testsRun, len(result.failed))


if __name__ == "__main__":
    sys.exit(main())
