"""Runs modules in several processes, each with its own PostgreSQL and services, since tests mostly wait for
those. A process takes the next module when it has finished one."""

import os
import re
import subprocess
import sys
import tempfile
import threading
import unittest
from collections.abc import Iterator
from pathlib import Path

RUN = Path(__file__).resolve().parent / "run.py"
SUMMARY = re.compile(r"(\d+) passed, (\d+) failed")
# The last line of a module's output.
MODULE_ENDED = "module "
# Modules of few tests that take long; they begin first, so that no process works alone at the end.
SLOW = (
    "test_idle", "test_security_events", "test_traces", "test_outage", "test_erasure_control", "test_restore_guard",
    "test_restored", "test_compliance",
)
_RECORD_BYTES = 100


def tests_per_module(suite: unittest.TestSuite) -> dict[str, int]:
    counts: dict[str, int] = {}
    pending = [suite]
    while pending:
        part = pending.pop()
        if isinstance(part, unittest.TestSuite):
            pending += part
        else:
            # A module that cannot be imported counts as a failing test with its name.
            module = part.id().rsplit(".", 1)[-1] if _is_broken(part) else type(part).__module__
            counts[module] = counts.get(module, 0) + 1
    return counts


def _is_broken(test) -> bool:
    return type(test).__module__ == "unittest.loader"


def tasks(counts: dict[str, int], rounds: int) -> list[tuple[str, int]]:
    """Each module and round, long modules first."""
    modules = sorted(counts, key=lambda module: (module not in SLOW, -counts[module], module))
    return [(module, number) for number in range(1, rounds + 1) for module in modules]


def taken(queue: int) -> Iterator[tuple[str, int]]:
    """Takes one task after the other from a file that processes share, with its position."""
    while record := os.read(queue, _RECORD_BYTES):
        module, number = record.decode().split()
        yield module, int(number)


def _queue(tasks: list[tuple[str, int]]):
    file = tempfile.TemporaryFile()
    for module, number in tasks:
        file.write(f"{module} {number}".encode().ljust(_RECORD_BYTES))
    file.seek(0)
    return file


def run(tasks: list[tuple[str, int]], jobs: int, options: list) -> tuple[int, int]:
    """Runs the tasks and prints the output of each when it ends. Returns the number of tests and of failures;
    a process that ends without a result counts as a failure."""
    lock = threading.Lock()
    results: list[tuple[int, int]] = []

    def show(lines: list[str]) -> None:
        with lock:
            sys.stderr.write("".join(lines))
            sys.stderr.flush()
        lines.clear()

    def watch(process: subprocess.Popen) -> None:
        summary, lines = None, []
        for line in process.stdout:
            if found := SUMMARY.fullmatch(line.rstrip("\n")):
                summary = (int(found[1]), int(found[2]))
                continue
            lines.append(line)
            if line.startswith(MODULE_ENDED):
                show(lines)
        status = process.wait()
        passed, failed = summary or (0, 0)
        if status != 0 and failed == 0:
            lines.append(f"failed: a share of the tests ended with status {status}\n")
            failed = 1
        show(lines)
        with lock:
            results.append((passed + failed, failed))

    with _queue(tasks) as queue:
        processes = [
            subprocess.Popen(
                [sys.executable, RUN, *options, "--queue", str(queue.fileno())],
                pass_fds=[queue.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True, errors="replace")
            for _ in range(min(jobs, len(tasks)))
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
