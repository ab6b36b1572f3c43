import argparse
import json
import os
import pathlib
import signal
import tempfile
import time

from support import stubs

stubs.install()

from . import importing, passes, table  # noqa: E402
from .service import Cluster, Issuer, serving  # noqa: E402


def arguments():
    parser = argparse.ArgumentParser(prog="catalogue")
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    parser.add_argument("--yardstick", type=pathlib.Path, required=True)
    parser.add_argument("--json", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    return parser.parse_args()


def header(scale):
    return f"""
The catalogue alone, with tokens of another issuer, on core 0; load on core 1 (taskset); PostgreSQL
on both. Interleaved; medians of {scale.rounds}. Ratios are those of the rates.
device      GetDeviceCatalogue with a participant's token: of a study of four questionnaires with a
            hundred questions. health check: grpc.health.v1, which needs no token; libpq: C on one
            connection, one prepared statement that reads the bytes of the answer from one row
import      {importing.example().name}: read, checked by all rules; Python csv: the
            same file into lists. Both within a process that goes on, without its start.
            850 fields: a data dictionary of REDCap
condition   the 840 conditions of that dictionary, decided for one sheet as ingestion does; each
largest     5,000 elements in 20 languages, by grpcio; p99 is the longest of {scale.rounds}
search      SearchQuestionnaires as a participant sees it, with pages of 50

{table.heading()}"""


def main():
    options = arguments()
    # Ends on SIGTERM as on Ctrl-C, with all child processes.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    scale = passes.QUICK if options.quick else passes.FULL
    started = time.monotonic()
    found = []

    def report(row):
        found.append(row)
        print(table.line(row), flush=True)

    if os.getloadavg()[0] > 0.5:
        print(f"The machine is busy (load {os.getloadavg()[0]:.1f}): figures mean little.")
    with tempfile.TemporaryDirectory(prefix="otolith-catalogue-") as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)
        cluster = Cluster(directory / "postgres")
        cluster.start()
        try:
            issuer = Issuer(directory)
            with serving(options.programs, cluster, issuer, directory) as service:
                measured = passes.Passes(
                    service, cluster, issuer, directory, options.programs, options.yardstick, scale,
                    report)
                print(header(scale), flush=True)
                measured.device()
                measured.imports()
                measured.largest()
                rate = measured.fill()
                print(f"filled with {scale.studies:,} studies, {rate:.0f} questionnaires/s",
                      flush=True)
                measured.search()
        finally:
            cluster.stop()
    print(table.targets(found))
    print(f"measured in {time.monotonic() - started:.0f} s")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")


main()
