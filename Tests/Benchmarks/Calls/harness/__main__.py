"""Runs every case with every subject, interleaved, and prints the table; see Tests/Benchmarks/rpc."""

import argparse
import dataclasses
import json
import pathlib
import signal
import statistics
import sys
import tempfile
import time

from . import cases, clients, h2load, table, traces
from .payloads import Payloads
from .subjects import Subjects


def arguments():
    parser = argparse.ArgumentParser(prog="rpc")
    parser.add_argument("--swift", type=pathlib.Path, required=True)
    parser.add_argument("--peers", type=pathlib.Path, required=True)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--traces", action="store_true")
    return parser.parse_args()


def measure_once(case, subject, subjects, payloads):
    """One run against a server of its own, whose answers are checked before and after."""
    if subject == cases.AS_GRPC:
        subject, case = "otolith", dataclasses.replace(case, name="unary small")
    with subjects.serve(subject, case.transport, case.payload) as server:
        server.probe(case.payload)
        if case.is_client_to_server:
            result = clients.run(subject, server, case, payloads)
        else:
            result = h2load.run(server, case, payloads)
        server.probe(case.payload)
    return result


def faster_of_grpc_cpp(subjects, payloads):
    """Which of the two gRPC C++ servers is the yardstick."""
    trial = cases.Case("unary small", 10, 100, "plain", warm_up=0.1, seconds=0.5)
    rates = {}
    for style in ("async", "callback", "callback", "async"):
        subjects.grpc_cpp_style = style
        result = measure_once(trial, "gRPC C++", subjects, payloads)
        rates[style] = max(rates.get(style, 0), result["requests_per_s"])
    subjects.grpc_cpp_style = max(rates, key=rates.get)
    return rates


def main():
    options = arguments()
    # Ends on SIGTERM as on Ctrl-C, with all child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if options.traces:
        return traces.main(options)
    selected = [c for c in cases.all_cases(options.quick) if options.only in c.title]
    if not selected:
        sys.exit(f"no case contains {options.only!r}")
    rounds = 1 if options.quick else 3
    started = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="otolith-rpc-") as directory:
        payloads = Payloads(pathlib.Path(directory), options.swift)
        subjects = Subjects(options.swift, options.peers, payloads)
        rates = faster_of_grpc_cpp(subjects, payloads)
        print(table.header(subjects.grpc_cpp_style, rates, rounds), flush=True)
        rows = []
        for case in selected:
            results = {subject: [] for subject in case.subjects}
            for number in range(rounds):
                # The order alternates between rounds, since the machine drifts.
                order = case.subjects if number % 2 == 0 else case.subjects[::-1]
                for subject in order:
                    results[subject].append(measure_once(case, subject, subjects, payloads))
            rows += table.rows(case, {
                subject: {key: statistics.median(run[key] for run in runs) for key in runs[0]}
                for subject, runs in results.items()})
            print(table.lines(rows[-len(case.subjects):]), flush=True)
    print(table.targets(rows))
    print(f"measured in {time.monotonic() - started:.0f} s")
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n")


main()
