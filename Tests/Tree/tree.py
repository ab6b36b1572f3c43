"""The files of the repository and their texts, for the rules checked here."""

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Written by tools, not by people.
GENERATED = (
    "Shared/Messages/Swift/Generated/", "Shared/Messages/Stubs/", "Shared/Messages/C/",
    "Shared/Transport/Messages/Generated/", "Shared/Transport/Messages/C/", "Shared/Transport/Tests/RPCTests/Stubs/",
    "Shared/Transport/Tests/MessagesTests/Kinds/Generated/", "Shared/Transport/Tests/Interop/Messages/",
    "Tests/Benchmarks/Calls/Messages/",
)
_IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public |package |internal |private )?import "
    r"(?:struct |class |enum |func )?(\w+)", re.MULTILINE)


@cache
def files() -> tuple[str, ...]:
    """Every file that is or would be committed, by its path."""
    found = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
        check=True, capture_output=True).stdout.decode()
    return tuple(sorted(path for path in found.split("\0") if path and (ROOT / path).is_file()))


def is_test(path: str) -> bool:
    """Whether a file belongs to tests: in Tests/, or in the tests of a folder of Shared."""
    return re.match(r"(?:Shared/\w+/)?Tests/", path) is not None


def swift_files(under: str = "") -> list[str]:
    return [
        path for path in files()
        if path.endswith(".swift") and path.startswith(under) and not path.startswith(GENERATED)
    ]


@cache
def text(path: str) -> str:
    return (ROOT / path).read_text(errors="replace")


def imports(path: str) -> set[str]:
    return set(_IMPORT.findall(text(path)))


def words(*paths: str) -> set[str]:
    """Names in capitals and metrics in what is written for people."""
    return set(re.findall(r"[A-Za-z_][A-Za-z0-9_]+", "\n".join(text(path) for path in paths)))


def package_graph(path: str) -> dict[str, set[str]]:
    """What each target of a Package.swift names: other targets, and constants of products (`nioSSL`).

    A service's module, whose target the manifest makes by a function, counts as ServiceKit, which it uses.
    """
    manifest = re.sub(r'^\s*//.*$|\bpath: "[^"]*"', "", text(path), flags=re.MULTILINE)
    manifest = re.sub(
        r'"(?:Auth|Catalogue|Ingestion|Planning)Service"', '"ServiceKit"', manifest)
    graph: dict[str, set[str]] = {}
    for found in re.finditer(r"(?:\.(?:executableTarget|testTarget|target)|\btest)\(", manifest):
        depth, end = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(manifest[end], 0)
            end += 1
        call = manifest[found.end():end]
        name = re.match(r'\s*(?:name:\s*)?"([^"\\]+)"', call)
        if name:
            graph[name[1] + ("Tests" if found[0] == "test(" else "")] = set(
                re.findall(r"\b\w+\b", call[name.end():]))
    return graph
