"""Runs the two passes and prints the table; see Tests/Benchmarks/data."""

import argparse
import json
import os
import pathlib
import shutil
import signal
import sys
import tempfile
import time

from . import fill, passes, table
from .cluster import NATS, Cluster, settings
from .subjects import BATCH_MAX, CONNECTIONS, Subjects

TRANSPORTS = ("postgres", "nats")


def arguments():
    parser = argparse.ArgumentParser(prog="data")
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    parser.add_argument("--yardstick", type=pathlib.Path, required=True)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--rows", type=int)
    return parser.parse_args()


def header(scale, rows):
    chosen = ", ".join(f"{name} {value}" for name, value in settings().items())
    return f"""
A private PostgreSQL on this machine, reached by unix socket, with fsync and synchronous_commit on
and {chosen}.
Interleaved; medians of {scale.rounds}. Ratios are those of the rates. Every caller does one thing after the
other. CPU is that of the client's process for each operation.
write       an answer sheet, answered after its commit. libpq unnest: C on one connection, batches of
            as many sheets as there are callers, at most {BATCH_MAX}; otolith: BatchedWriter with the same
            statement and limit; libpq COPY: the same batches, unchecked for known ids
            After a checkpoint the first change of a page writes the whole page: in the full table
            that is a case of its own, and the others follow {scale.run_in} s of writing
commit      pgbench: a row for each transaction, with and without a NOTIFY in it
point read  a sheet by its id. pgbench: prepared, a connection for each caller; otolith: a pool of
            {CONNECTIONS} connections, all columns decoded
event       published in a transaction of one service; the latency ends when the effect in another
            service's tables is seen on a third connection, and begins with the answer to the commit
            that published. Under load 100 callers publish as fast as effects keep up;
            on NATS: the log is one JetStream server, also written through to the disk
catch-up    a consumer that is {scale.behind:,} events behind, each effect written once
First with nothing but a few sheets in the table, then with {rows:,}.

{table.heading()}"""


def main():
    options = arguments()
    # Ends on SIGTERM as on Ctrl-C, with all child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    scale = passes.QUICK if options.quick else passes.FULL
    rows = options.rows or (200_000 if options.quick else 10_000_000)
    rows = max(rows, scale.few)
    suffix = f", {rows:,} rows"
    # Rows, indexes and the write-ahead log, which is smaller in a short round.
    log = (4 if options.quick else 10) << 30
    needed, free = rows * 1_300 + log, shutil.disk_usage(tempfile.gettempdir()).free
    if free < needed:
        sys.exit(f"{rows:,} rows take up to {needed >> 30} GiB in {tempfile.gettempdir()}, which has "
                 f"{free >> 30} GiB left; set TMPDIR, or fewer by --rows")
    started = time.monotonic()
    found = []

    def report(row):
        found.append(row)
        print(table.line(row), flush=True)

    if os.getloadavg()[0] > 0.5:
        print(f"The machine is busy (load {os.getloadavg()[0]:.1f}): figures mean little.")
    with tempfile.TemporaryDirectory(prefix="otolith-data-") as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)
        cluster, nats = Cluster(directory / "postgres"), NATS(directory / "nats")
        cluster.start()
        nats.start()
        try:
            cluster.migrate(options.programs)
            work = directory / "work"
            work.mkdir()
            subjects = Subjects(cluster, nats, options.programs, options.yardstick, work)
            print(header(scale, rows), flush=True)

            empty = passes.Pass(subjects, cluster, scale, "", report, is_empty=True)
            empty.write()
            empty.commit()
            fill.empty(cluster)
            fill.sheets(cluster, 0, scale.few)
            fill.settle(cluster)
            empty.read(scale.few)
            bus(empty, subjects, scale, is_filled=False)

            seconds = fill.sheets(cluster, scale.few, rows)
            print(f"filled with {rows:,} rows in {seconds:.0f} s", flush=True)
            fill.settle(cluster)
            full = passes.Pass(subjects, cluster, scale, suffix, report, is_empty=False)
            full.read(rows)
            full.write()
            bus(full, subjects, scale, is_filled=True)
        finally:
            nats.stop()
            cluster.stop()
    print(table.targets(found, suffix))
    print(f"measured in {time.monotonic() - started:.0f} s")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")


def bus(measured, subjects, scale, is_filled):
    for transport in TRANSPORTS:
        if not is_filled:
            subjects.bus("fill-log", transport, "--events", scale.behind)
            if transport == "nats":
                subjects.nats.make_durable()
        measured.catch_up(transport)
        measured.events(transport)


main()
