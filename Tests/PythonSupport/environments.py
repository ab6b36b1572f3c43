"""Virtual environments with third-party packages, separate from this process and its stubs."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def python_of(name: str, requirements: Path) -> Path:
    """Returns the interpreter of an environment, after installing missing packages."""
    environment = ROOT / ".build" / f"venv-{name}"
    installed = environment / "installed.txt"
    if not installed.exists() or installed.read_text() != requirements.read_text():
        subprocess.run([sys.executable, "-m", "venv", "--clear", environment], check=True)
        subprocess.run(
            [environment / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check",
             "-r", requirements],
            check=True, stdin=subprocess.DEVNULL,
        )
        installed.write_text(requirements.read_text())
    return environment / "bin" / "python"


def programs_after(text: str, folder: Path, versions: Path) -> Path:
    """Returns the folder of programs of a new environment, after the `pip install` line of a document.

    The line runs as written, with the versions of the requirements, which are downloaded once.
    """
    line, = re.findall(r"pip install [\w-]+(?: [\w-]+)*", text)
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    programs = folder / "bin"
    wheels = ROOT / ".build" / "wheels" / versions.stem
    if not (wheels / "complete").exists():
        subprocess.run(
            [programs / "pip", "download", "--quiet", "--disable-pip-version-check",
             "--dest", wheels, "--requirement", versions], check=True, stdin=subprocess.DEVNULL)
        (wheels / "complete").touch()
    subprocess.run(
        line.split(), check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        env=os.environ | {
            "PATH": f"{programs}:{os.environ['PATH']}", "PIP_CONSTRAINT": str(versions),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)})
    return programs
