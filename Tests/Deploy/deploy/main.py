"""The steps of Tests/Deploy/run: from a fresh Debian to the purge."""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path

from checks import Checks
from life import PACKAGES, Life
from machine import ROOT, Failure, Machine


def bills(packages: Path) -> dict[str, str]:
    """What bills of materials say they are of, by the name of the package that they lie beside."""
    found = {}
    for path in packages.glob("*.cdx.json"):
        program = json.loads(path.read_text())["metadata"]["component"]
        beside = list(packages.glob(f"{program['name']}_{program['version']}_*.deb"))
        found[path.name.split("_")[0]] = program["name"] if len(beside) == 1 else f"no package of {path.name}"
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Install, run, upgrade and purge Otolith's packages.")
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--packages", type=Path, required=True)
    parser.add_argument("--cohort", type=Path, required=True)
    parser.add_argument("--bin", type=Path, default=None)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()

    checks = Checks()
    folder = Path(tempfile.mkdtemp(prefix="machine-", dir=options.work))
    machine = Machine(folder)
    # The client from outside: the very otolithctl that is in the package, on the host.
    life = Life(machine, checks, options.packages, options.cohort, ROOT / "deploy/debian/README.md")
    # Programs that were copied from where they were linked have none.
    if options.bin is None or (options.bin / "otolithctl.product").is_dir():
        made = bills(options.packages)
        checks.that(
            "each package has its bill of materials beside it",
            made == {name: name for name in PACKAGES}, made)
    try:
        for chapter in life.chapters:
            chapter()
    except Failure as error:
        checks.that("the machine executes commands", False, error)
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
