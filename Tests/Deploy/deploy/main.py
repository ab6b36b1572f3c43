"""The story of Tests/Deploy/run: from a fresh Debian to the purge."""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from checks import Checks
from life import Life
from machine import ROOT, Failure, Machine


def main() -> int:
    parser = argparse.ArgumentParser(description="Install, run, upgrade and purge Otolith's packages.")
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--packages", type=Path, required=True)
    parser.add_argument("--bin", type=Path, default=None)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()

    checks = Checks()
    folder = Path(tempfile.mkdtemp(prefix="machine-", dir=options.work))
    machine = Machine(folder)
    # The client from outside: the very otolithctl that is in the package, on the host.
    life = Life(machine, checks, options.packages, ROOT / "deploy/debian/README.md")
    try:
        for chapter in life.chapters:
            chapter()
    except Failure as error:
        checks.that("the machine does what it is told", False, error)
    finally:
        status = checks.summary()
        if options.keep and machine.first:
            print(f"it runs on, until its first process {machine.first} is killed: "
                  f"nsenter --all --target {machine.first} bash", file=sys.stderr)
        else:
            machine.stop()
            shutil.rmtree(folder, ignore_errors=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
