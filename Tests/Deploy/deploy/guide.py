"""The commands of a guide: its `sh` blocks by heading."""

import re
from pathlib import Path


def commands(path: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for chapter in re.split(r"^## ", path.read_text(), flags=re.MULTILINE)[1:]:
        heading, _, text = chapter.partition("\n")
        found[heading.strip()] = re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return found
