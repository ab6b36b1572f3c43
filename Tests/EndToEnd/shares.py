"""The tests in several processes side by side, each with its own PostgreSQL and services: most of the
time a test waits for one of them."""

import re
import subprocess
import sys
import threading
import unittest
from pathlib import Path

RUN = Path(__file__).resolve().parent / "run.py"
SUMMARY = re.compile(r"(\d+) passed, (\d+) failed")


def tests_per_module(suite: unittest.TestSuite) -> dict[str, int]:
    counts: dict[str, int] = {}
    pending = [suite]
    while pending:
        part = pending.pop()
        if isinstance(part, unittest.TestSuite):
            pending += part
        else:
            # A module that cannot be imported is a test that fails, and has its name.
            module = part.id().rsplit(".", 1)[-1] if _is_broken(part) else type(part).__module__
            counts[module] = counts.get(module, 0) + 1
    return counts


def _is_broken(test) -> bool:
    return type(test).__module__ == "unittest.loader"


def split(counts: dict[str, int], jobs: int) -> list[list[str]]:
    """Modules in shares of about as many tests each, none of them empty."""
    shares: list[list[str]] = [[] for _ in range(min(jobs, len(counts)))]
    sizes = [0] * len(shares)
    for module, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        least = sizes.index(min(sizes))
        shares[least].append(module)
        sizes[least] += count
    return shares


def run(shares: list[list[str]], options: list[str]) -> tuple[int, int]:
    """Runs the shares and shows line by line what they print. Answers how many tests there were and
    how many failed; a share that ends without saying so is one that failed."""
    lock = threading.Lock()
    results: list[tuple[int, int]] = []

    def watch(process: subprocess.Popen) -> None:
        summary = None
        for line in process.stdout:
            if found := SUMMARY.fullmatch(line.rstrip("\n")):
                summary = (int(found[1]), int(found[2]))
                continue
            with lock:
                sys.stderr.write(line)
                sys.stderr.flush()
        status = process.wait()
        passed, failed = summary or (0, 0)
        if status != 0 and failed == 0:
            print(f"failed: a share of the tests ended with status {status}", file=sys.stderr)
            failed = 1
        with lock:
            results.append((passed + failed, failed))

    processes = [
        subprocess.Popen(
            [sys.executable, RUN, *options, *sorted(share)], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        for share in shares
    ]
    watchers = [threading.Thread(target=watch, args=(process,)) for process in processes]
    try:
        for watcher in watchers:
            watcher.start()
        for watcher in watchers:
            watcher.join()
    finally:
        for process in processes:
            if process.poll() is None:
                process.terminate()
    return sum(tests for tests, _ in results), sum(failed for _, failed in results)
