"""axe-core, automated accessibility rules, from a Python package."""

import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
ENVIRONMENT = ROOT / ".build" / "venv-axe"


@cache
def source():
    """Returns its script, installing the package if needed."""
    installed = ENVIRONMENT / "installed.txt"
    if not installed.exists() or installed.read_text() != REQUIREMENTS.read_text():
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        # Only the script is needed, not the dependencies that drive a browser.
        subprocess.run(
            [ENVIRONMENT / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check",
             "--no-deps", "-r", REQUIREMENTS],
            check=True, stdin=subprocess.DEVNULL)
        installed.write_text(REQUIREMENTS.read_text())
    scripts = sorted(ENVIRONMENT.glob("lib/python3*/site-packages/**/axe.min.js"))
    if not scripts:
        raise AssertionError("axe.min.js is not in the package any more")
    return scripts[0].read_text(encoding="utf-8")
