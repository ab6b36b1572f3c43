"""Runs every case with every subject, interleaved, and prints the table; see Tests/Benchmarks/planning."""
import argparse
import dataclasses
import json
import os
import pathlib
import signal
import statistics
import time

from . import table
from .drawing import Drawing


@dataclasses.dataclass(frozen=True)
class Scale:
    rounds: int
    warm_up: int
    seconds: int


FULL = Scale(rounds=5, warm_up=1, seconds=3)
QUICK = Scale(rounds=1, warm_up=1, seconds=1)
HEADER = f"""
Interleaved; medians of the rounds. Ratios are those of the rates.
instants drawn    SchedulePlanner, 64 instants each of 200 participants, 10 a day; C: the same instants by
                  the same algorithm and zone table. Per second of the processor, on core 1

{table.heading()}"""


def arguments():
    parser = argparse.ArgumentParser(prog="planning")
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    parser.add_argument("--yardstick", type=pathlib.Path, required=True)
    parser.add_argument("--zones", type=pathlib.Path, default=pathlib.Path("/usr/share/zoneinfo"))
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    return parser.parse_args()


def compare(case, callers, subjects, scale, report):
    """`subjects`: measurements by name, the yardstick first. Interleaved: whoever comes first in one round
    comes last in the next, for machines drift."""
    names = list(subjects)
    runs = {name: [] for name in names}
    for number in range(scale.rounds):
        for name in names if number % 2 == 0 else names[::-1]:
            runs[name].append(subjects[name]())
    results = {
        name: {key: statistics.median(run[key] for run in found) for key in found[0]}
        for name, found in runs.items()}
    for position, name in enumerate(names):
        beside = (names[0], results[names[0]]) if position else ()
        report(table.row(case, callers, name, results[name], *beside))


def main():
    options = arguments()
    # Ends on SIGTERM as on Ctrl-C, with all child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    scale = QUICK if options.quick else FULL
    started = time.monotonic()
    found = []

    def report(row):
        found.append(row)
        print(table.line(row), flush=True)

    if os.getloadavg()[0] > 0.5:
        print(f"The machine is busy (load {os.getloadavg()[0]:.1f}): figures mean little.")
    print(HEADER, flush=True)
    drawing = Drawing(options.programs, options.yardstick, options.zones, scale)
    compare("instants drawn", 1, drawing.subjects(), scale, report)
    print(table.targets(found))
    print(f"measured in {time.monotonic() - started:.0f} s")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")


main()
