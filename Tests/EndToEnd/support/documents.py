"""Commands in documents, typed as they are."""

import re
import subprocess
from pathlib import Path


def chapters(path: Path) -> dict[str, str]:
    """The text of each chapter by its heading."""
    parts = re.split(r"^## ", path.read_text(), flags=re.MULTILINE)[1:]
    return {heading: text for heading, _, text in (part.partition("\n") for part in parts)}


def blocks(text: str, language="sh") -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def days(text: str) -> set[int]:
    """The days that a text lists: `1 to 3, 7` is 1, 2, 3 and 7."""
    found = set()
    for part in text.split(", "):
        first, _, last = part.partition(" to ")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def typed(block: str, folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess:
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block], cwd=folder, env=environment,
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
