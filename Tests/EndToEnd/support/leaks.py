"""Searches all logs of a run for personal data and secrets: values of `personal` that the tests used, and
anything that looks like a token or an address.

Not covered are values that reveal nothing by themselves (numbers, dates, codes of options) and texts of
fewer than six characters.
"""

import dataclasses
import ipaddress
import re
import subprocess
import sys
import tempfile
import threading
from urllib.parse import quote

from . import personal

# Settings for services to log as much as possible.
LOG_EVERYTHING = {"OTOLITH_LOG_LEVEL": "trace", "OTOLITH_LOG_CALLS": "all"}

_PATTERNS = {
    "a signed token": re.compile(r"eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}"),
    "an e-mail address": re.compile(r"[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}"),
}
_MARKS = {"a signed token": ("eyJ",), "an e-mail address": ("@", "%40")}
_IPV4 = re.compile(r"(?<![\w.])(\d{1,3}(?:\.\d{1,3}){3})(?::(\d+))?(?![\w.]*\d)")
_IPV6 = re.compile(r"(?<![\w:.])\[?((?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f.]{0,15})(?:%\w+)?\]?(?![\w:])")
_ADDRESS = re.compile(r"(?:\d{1,3}(?:\.\d{1,3}){3}|localhost|\[[0-9A-Fa-f:]+\]):\d+")
# Log lines in which a service names its own addresses.
_OWN_ADDRESS = re.compile(
    r'address=(\S+:\d+)\b.*\] (?:serving|not serving yet|admin endpoint)\b'
    r'|"message":"(?:serving|not serving yet|admin endpoint)\b.*"address":"(\S+:\d+)"')

_lock = threading.Lock()
_logs: list[tuple[str, str]] = []
# Addresses in settings, which operators know.
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
    """Stores a log for the check at the end of the run."""
    if text:
        with _lock:
            _logs.append((name, text))


def permit(settings) -> None:
    """Allows addresses in values of settings to occur in logs."""
    with _lock:
        for value in settings:
            _permitted.update(found.group().replace("localhost", "127.0.0.1")
                              for found in _ADDRESS.finditer(str(value)))


def report() -> int:
    """Prints the findings; returns 1 if there are any, to count as a failed test."""
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
    """`logs`: names and texts; `known`: personal texts with their descriptions; `permitted`: addresses with
    ports."""
    own = {found[1] or found[2] for _, text in logs for found in _OWN_ADDRESS.finditer(text)}
    # Without splitlines, so that no separator in untrusted text hides a line.
    lines = [(name, number, line) for name, text in logs
             for number, line in enumerate(text.split("\n"), 1)]
    found = _known_in(lines, known)
    for name, number, line in lines:
        found += [Leak(name, number, what, text, line) for what, text in _patterns_in(line, permitted | own)]
    return found


def _known_in(lines, known) -> list[Leak]:
    """Uses grep, which searches all logs for any number of texts at once."""
    texts = {}
    for value, place in known.items():
        # Signed tokens are found by their pattern.
        if not _PATTERNS["a signed token"].fullmatch(value):
            for text in (value, quote(value, safe=""), value.replace("\\", "\\\\").replace('"', '\\"')):
                texts.setdefault(text.lower(), place)
    if not texts:
        return []
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as wanted:
        wanted.write("\n".join(sorted(texts)) + "\n")
        wanted.flush()
        # ASCII case and words only, which needs no regular expressions.
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
        # A quick check first, since the regular expressions are slow.
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
    """Whether it is a host of the settings, with their port or without one, and not a client's."""
    if port is not None:
        return f"{host}:{port}" in permitted
    return any(address.startswith(f"{host}:") for address in permitted)
