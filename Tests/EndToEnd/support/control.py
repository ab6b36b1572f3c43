"""otolithctl without any reachable service."""

import subprocess

from .stack import clean_environment, executables

# Port 1 is unused.
NOWHERE = {
    f"OTOLITH_{name}_ADDRESS": "127.0.0.1:1"
    for name in ("AUTH", "CATALOGUE", "INGESTION", "PLANNING")
}


def offline(*arguments, text=True, **named):
    """Returns a `CompletedProcess` with any exit status."""
    if "input" not in named:
        named["stdin"] = subprocess.DEVNULL
    return subprocess.run(
        [executables() / "otolithctl", *map(str, arguments)],
        env=clean_environment() | NOWHERE, capture_output=True, text=text, timeout=120, **named,
    )
