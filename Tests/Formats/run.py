#!/usr/bin/python3
"""Passes files written by Otolith to third-party programs: questionnaires to pyxform for XLSForm,
fhir.resources for FHIR and pandas for the tables; exports with their scripts to R and PSPP. Otolith's own
YAML is checked with jsonschema in Tests/EndToEnd.

    /usr/bin/python3 Tests/Formats/run.py [--bin BUILD_BIN_DIR] [-k PATTERN]...

Ends with one line, `N passed, M failed`, and status 0 only if every test passed.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "PythonSupport"))

import whole_tests

ROOT = HERE.parents[1]
REQUIREMENTS = HERE / "requirements.txt"
ENVIRONMENT = ROOT / ".build" / "venv-formats"


def enter_environment():
    """Continues in a virtual environment with exactly the packages of requirements.txt."""
    if Path(sys.prefix) == ENVIRONMENT:
        return
    installed = ENVIRONMENT / "installed.txt"
    if not installed.exists() or installed.read_text() != REQUIREMENTS.read_text():
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        subprocess.run(
            [ENVIRONMENT / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check",
             "-r", REQUIREMENTS],
            check=True, stdin=subprocess.DEVNULL)
        installed.write_text(REQUIREMENTS.read_text())
    python = ENVIRONMENT / "bin" / "python"
    os.execv(python, [python, "-B", __file__, *sys.argv[1:]])


def main() -> int:
    parser = argparse.ArgumentParser(description="Tests of the formats with other programs.")
    parser.add_argument("--bin", help="folder of the executables (default: .build/debug)")
    parser.add_argument("-k", action="append", metavar="PATTERN", help="only tests that match")
    options = parser.parse_args()
    enter_environment()
    os.environ["OTOLITH_BIN"] = str(Path(options.bin or ROOT / ".build" / "debug").resolve())
    result = whole_tests.run(whole_tests.load(HERE, options.k))
    return whole_tests.conclude(result.testsRun, len(result.failed))


if __name__ == "__main__":
    sys.exit(main())
