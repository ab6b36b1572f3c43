"""axe-core, the rules of accessibility that a program can check; a Python package brings it."""

import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
ENVIRONMENT = ROOT / ".build" / "venv-axe"


@cache
def source():
    """Its script, after installing what is not there yet."""
    installed = ENVIRONMENT / "installed.txt"
    if not installed.exists() or installed.read_text() != REQUIREMENTS.read_text():
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        # Without what drives a browser: the script alone is wanted.
        subprocess.run(
            [ENVIRONMENT / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check",
             "--no-deps", "-r", REQUIREMENTS],
            check=True, stdin=subprocess.DEVNULL)
        installed.write_text(REQUIREMENTS.read_text())
    scripts = sorted(ENVIRONMENT.glob("lib/python3*/site-packages/**/axe.min.js"))
    if not scripts:
        raise AssertionError("axe.min.js is not in the package any more")
    return scripts[0].read_text(encoding="utf-8")
