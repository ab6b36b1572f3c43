"""Another party's reflection client, in a virtual environment of its own: what it knows of the API
it has from the server, and nothing from the stubs of this process."""

import json
import subprocess
import sys

from .paths import ROOT

HERE = ROOT / "Tests" / "EndToEnd" / "reflection"
ENVIRONMENT = ROOT / ".build" / "venv-reflection"


def _python():
    """The environment's interpreter, after installing what is not there yet."""
    requirements = HERE / "requirements.txt"
    installed = ENVIRONMENT / "installed.txt"
    if not installed.exists() or installed.read_text() != requirements.read_text():
        subprocess.run([sys.executable, "-m", "venv", "--clear", ENVIRONMENT], check=True)
        subprocess.run(
            [ENVIRONMENT / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check",
             "-r", requirements],
            check=True, stdin=subprocess.DEVNULL,
        )
        installed.write_text(requirements.read_text())
    return ENVIRONMENT / "bin" / "python"


def ask(address: str, *calls: tuple[str, dict]):
    """What `reflection/client.py` prints; or the end of what it complains of."""
    arguments = [text for method, request in calls for text in (method, json.dumps(request))]
    done = subprocess.run(
        [_python(), HERE / "client.py", address, *arguments], stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=120,
    )
    if done.returncode != 0:
        return done.stderr[-4000:]
    return json.loads(done.stdout)
