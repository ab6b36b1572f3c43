"""Runs modules of tests one after the other, each with fresh services, and keeps what failed."""

import contextlib
import sys
import tempfile
import time
import traceback
from collections import defaultdict
from pathlib import Path

import whole_tests

HERE = Path(__file__).resolve().parent
# In the folder of failures: lines with a test, its round and the folder of its logs.
FAILED = "failed.tsv"


def run(tasks, patterns, failures: Path) -> tuple[int, int]:
    """Runs each module and round of `tasks`. Returns the number of tests and of failures."""
    from support import case, leaks, personal, stack

    # Called before a test creates its first channel.
    personal.watch()
    tests, failed = 0, 0
    for module, round_number in tasks:
        case.round_number = round_number
        began = time.monotonic()
        result = whole_tests.run(whole_tests.load(HERE, patterns, [module]))
        problems, logs = set(result.failed), {}
        try:
            logs = stack.end_module()
        except AssertionError:
            # A service that does not stop on request is a failure, too.
            result.errors.append((f"the services of {module}", traceback.format_exc()))
            problems.add(f"{module}: stopping the services")
        tests += result.testsRun
        failed += len(problems)
        if problems:
            _keep(failures, module, round_number, result, problems, logs)
        print(f"module {module}: {result.testsRun} tests, {time.monotonic() - began:.1f} s", file=sys.stderr)
    try:
        stack.stop_shared()
    except AssertionError as problem:
        print(problem, file=sys.stderr)
        failed += 1
    # The last test: personal data in the logs of the whole run.
    return tests + 1, failed + leaks.report()


def _keep(failures: Path, module, round_number, result, problems, logs) -> None:
    folder = failures / f"{module}.{round_number}"
    folder.mkdir()
    (folder / "output.txt").write_text("\n".join(
        f"{test}\n{text}" for test, text in [*result.failures, *result.errors]))
    for name, text in logs.items():
        (folder / name).write_text(text)
        _show_complaints(name, text)
    # One write for each line: other processes write, too.
    with open(failures / FAILED, "a", buffering=1) as file:
        for problem in sorted(problems):
            file.write(f"{problem}\t{round_number}\t{folder}\n")


def _show_complaints(name: str, text: str) -> None:
    """Prints warnings and errors; the file contains every call."""
    complaints = [
        line[:500] for line in text.splitlines()
        if " warning " in line or " error " in line or " critical " in line
    ]
    if complaints:
        print(f"--- warnings and errors at the end of {name}", file=sys.stderr)
        print("\n".join(complaints[-15:]), file=sys.stderr)


@contextlib.contextmanager
def failure_folder(given: Path | None):
    """A folder for logs, removed if it stays empty."""
    if given:
        given.mkdir(parents=True, exist_ok=True)
        (given / FAILED).unlink(missing_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="otolith-e2e-failed-", dir=given))
    try:
        yield folder
    finally:
        if not any(folder.iterdir()):
            folder.rmdir()


def list_failures(failures: Path, rounds: int) -> None:
    """Prints each test that failed, with its rounds and the folders of its logs."""
    file = failures / FAILED
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for line in file.read_text().splitlines() if file.exists() else []:
        test, round_number, folder = line.split("\t")
        found[test].append((int(round_number), folder))
    for test, places in sorted(found.items()):
        print(f"failed: {test}, {len(places)} of {rounds} rounds", file=sys.stderr)
        for round_number, folder in sorted(places):
            print(f"  round {round_number}: {folder}", file=sys.stderr)
