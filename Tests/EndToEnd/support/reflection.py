"""A third-party reflection client in its own virtual environment: it knows the API from the server only,
not from the stubs of this process."""

import json
import subprocess

from environments import python_of

from .paths import ROOT

HERE = ROOT / "Tests" / "EndToEnd" / "reflection"


def ask(address: str, *calls: tuple[str, dict]):
    """Output of `reflection/client.py`, or the end of its errors."""
    arguments = [text for method, request in calls for text in (method, json.dumps(request))]
    done = subprocess.run(
        [python_of("reflection", HERE / "requirements.txt"), HERE / "client.py", address,
         *arguments],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
    )
    if done.returncode != 0:
        return done.stderr[-4000:]
    return json.loads(done.stdout)
