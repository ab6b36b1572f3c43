"""Virtual environments with packages of others, apart from this process and its stubs."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def python_of(name: str, requirements: Path) -> Path:
    """The interpreter of an environment, after installing what is not there yet."""
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
