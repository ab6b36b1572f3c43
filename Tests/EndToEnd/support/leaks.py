"""Looks for persons and secrets in all that services logged during a run: for whatever of `personal` the
tests used, and for what looks like a token or an address, whoever's it is.

Not found are answers that say nothing by themselves (numbers, dates, codes of options) and texts of fewer
than six characters.
"""

import dataclasses
import ipaddress
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from urllib.parse import quote

from . import personal

# Settings of services whose log shall hold all that they ever would say.
LOG_EVERYTHING = {"OTOLITH_LOG_LEVEL": "trace", "OTOLITH_LOG_CALLS": "all"}

_PATTERNS = {
    "a signed token": re.compile(r"eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}"),
    "an e-mail address": re.compile(r"[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}"),
}
_MARKS = {"a signed token": ("eyJ",), "an e-mail address": ("@", "%40")}
_IPV4 = re.compile(r"(?<![\w.])(\d{1,3}(?:\.\d{1,3}){3})(?::(\d+))?(?![\w.]*\d)")
_IPV6 = re.compile(r"(?<![\w:.])\[?((?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f.]{0,15})(?:%\w+)?\]?(?![\w:])")
_ADDRESS = re.compile(r"(?:\d{1,3}(?:\.\d{1,3}){3}|localhost|\[[0-9A-Fa-f:]+\]):\d+")
# By which a service names its own addresses.
_OWN_ADDRESS = re.compile(
    r'address=(\S+:\d+)\b.*\] (?:serving|not serving yet|admin endpoint)\b'
    r'|"message":"(?:serving|not serving yet|admin endpoint)\b.*"address":"(\S+:\d+)"')

_lock = threading.Lock()
_logs: list[tuple[str, str]] = []
# Of the settings: operators know them.
_permitted: set[str] = set()


@dataclasses.dataclass(frozen=True)
class Leak:
    log: str
    number: int
    what: str
    text: str
    line: str

    def __str__(self):
        return f"{self.log}, line {self.number}: {self.what}, “{self.text}”: {self.line[:400]}"


def keep(name: str, text: str) -> None:
    """A log, for the end of the run."""
    if text:
        with _lock:
            _logs.append((name, text))


def permit(settings) -> None:
    """Addresses in the values of settings may stand in logs."""
    with _lock:
        for value in settings:
            _permitted.update(found.group().replace("localhost", "127.0.0.1")
                              for found in _ADDRESS.finditer(str(value)))


def report() -> int:
    """Prints what was found; answers 1 if there was anything, as a failed test counts."""
    with _lock:
        logs, permitted = list(_logs), set(_permitted)
    known = personal.known()
    found = leaks_in(logs, known, permitted)
    lines = sum(text.count("\n") for _, text in logs)
    print(f"looked for {len(known)} personal texts in {lines} lines of {len(logs)} logs: "
          f"{len(found)} found", file=sys.stderr)
    for leak in found[:40]:
        print(f"FAIL: {leak}", file=sys.stderr)
    return 1 if found else 0


def leaks_in(logs, known: dict[str, str], permitted: set[str]) -> list[Leak]:
    """`logs`: names and texts; `known`: personal texts, each with what it is; `permitted`: addresses, each
    with its port."""
    own = {found[1] or found[2] for _, text in logs for found in _OWN_ADDRESS.finditer(text)}
    # Not by splitlines: what somebody sent must not hide a line's end.
    lines = [(name, number, line) for name, text in logs
             for number, line in enumerate(text.split("\n"), 1)]
    found = _known_in(lines, known)
    for name, number, line in lines:
        found += [Leak(name, number, what, text, line) for what, text in _patterns_in(line, permitted | own)]
    return found


def _known_in(lines, known) -> list[Leak]:
    """By grep, which looks for any number of texts at once, through all logs at once."""
    texts = {}
    for value, place in known.items():
        # Signed tokens are found by what they look like.
        if not _PATTERNS["a signed token"].fullmatch(value):
            for text in (value, quote(value, safe=""), value.replace("\\", "\\\\").replace('"', '\\"')):
                texts.setdefault(text.lower(), place)
    if not texts:
        return []
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as wanted:
        wanted.write("\n".join(sorted(texts)) + "\n")
        wanted.flush()
        # Case and words of ASCII only, for which it needs no regular expressions.
        done = subprocess.run(
            ["grep", "-anioFw", "-f", wanted.name],
            input="\n".join(line for _, _, line in lines).encode(), capture_output=True,
            env={"LC_ALL": "C", "PATH": "/usr/bin:/bin"})
    assert done.returncode in (0, 1), done.stderr
    found = []
    for hit in done.stdout.decode(errors="replace").splitlines():
        place, _, text = hit.partition(":")
        name, number, line = lines[int(place) - 1]
        found.append(Leak(name, number, texts.get(text.lower(), "a text of the tests"), text, line))
    return found


def _patterns_in(line, permitted):
    for what, pattern in _PATTERNS.items():
        # Most lines have no such mark, and the expressions take their time.
        if any(mark in line for mark in _MARKS[what]):
            for found in pattern.finditer(line):
                yield what, found.group()
    for found in _IPV4.finditer(line):
        if _is_address(found[1]) and not _may_stand(found[1], found[2], permitted):
            yield "an IP address", found.group()
    if "::" in line or line.count(":") > 6:
        for found in _IPV6.finditer(line):
            if _is_address(found[1]) and f"[{found[1]}]" not in "".join(permitted):
                yield "an IP address", found.group()


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
        return True
    except ValueError:
        return False


def _may_stand(host, port, permitted) -> bool:
    """A host of the settings, without a port or with the one of the settings: not that of a client."""
    if port is not None:
        return f"{host}:{port}" in permitted
    return any(address.startswith(f"{host}:") for address in permitted)
