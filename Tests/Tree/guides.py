"""Code blocks of guides that stand in programs, between `[guide: NAME]` and `[guide: end]`.

    Tests/Tree/guides.py     writes the blocks of proto/GATEWAYS.md anew from the programs
"""

import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GUIDE = "proto/GATEWAYS.md"
EXAMPLES = "proto/examples"
LIBRARY = "otolith_gateway"
_BLOCK = re.compile(r"(<!-- code: (\S+) (\S+) -->\n```\w+\n)(.*?)(^```$)", re.MULTILINE | re.DOTALL)
_PART = re.compile(
    r"^[ \t]*(?:#|//) \[guide: (?!end\])([\w-]+)\]\n(.*?)^[ \t]*(?:#|//) \[guide: end\]$",
    re.MULTILINE | re.DOTALL)


def parts(text: str) -> dict[str, str]:
    """What stands between the marks of a program, by name, moved to the left."""
    found = {}
    for name, part in _PART.findall(text):
        if name in found:
            raise ValueError(f"[guide: {name}] stands there twice")
        found[name] = textwrap.dedent(part).strip("\n") + "\n"
    return found


def blocks(text: str) -> list[tuple[str, str, str]]:
    """(file, see `path_of`, name of the part, the code) of a guide."""
    return [(file, name, code) for _, file, name, code, _ in _BLOCK.findall(text)]


def path_of(file: str) -> str:
    """Path of a program that a guide names: below the examples, or of the Python library."""
    return f"Shared/Python/{file}" if file.startswith(f"{LIBRARY}/") else f"{EXAMPLES}/{file}"


def written(text: str, read) -> str:
    """The guide with its blocks as the programs have them. `read` answers a program's text."""
    def block(found: re.Match) -> str:
        return found[1] + parts(read(found[2]))[found[3]] + found[5]

    return _BLOCK.sub(block, text)


def main() -> int:
    guide = ROOT / GUIDE
    guide.write_text(written(guide.read_text(), lambda file: (ROOT / path_of(file)).read_text()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
