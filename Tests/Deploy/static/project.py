"""Paths of the project, and running programs."""

import os
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROGRAMS = Path(os.environ["OTOLITH_PROGRAMS"])
SERVICES = ("auth", "catalogue", "ingestion", "planning")
# Programs without a database.
STATELESS = ("web",)
NAMES = (*(f"otolith-{service}" for service in (*SERVICES, *STATELESS)), "otolithctl")


def run(*command, **options) -> subprocess.CompletedProcess:
    return subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, stdin=subprocess.DEVNULL, **options)


@cache
def told(program: str, *arguments: str) -> str:
    done = run(PROGRAMS / program, *arguments)
    if done.returncode != 0:
        raise AssertionError(f"{program} {' '.join(arguments)}: {done.stderr}")
    return done.stdout


def text(path: str) -> str:
    return (ROOT / path).read_text()
