"""What it costs a server to record traces; see Tests/Benchmarks/rpc."""

import dataclasses
import json
import os
import pathlib
import statistics
import tempfile
import time

from . import h2load
from .cases import Case
from .collector import Collector
from .payloads import Payloads
from .subjects import LOAD_CORE, Subjects

ROUNDS = 5
# Connections, streams, and requests of a run.
LOADS = ((10, 100, 60_000), (1, 1, 2_000))
# Recorded, says the caller.
TRACED = ("traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",)


@dataclasses.dataclass(frozen=True)
class Variant:
    name: str
    # Of a thousand traces that begin at the server; None: it has no collector.
    per_mille: int | None = None
    headers: tuple[str, ...] = ()
    # The variant that it is compared with; none: the first.
    beside: str = "no collector"

    def environment(self, collector):
        if self.per_mille is None:
            return {}
        return {"OTOLITH_TRACES_ADDRESS": collector.address,
                "OTOLITH_TRACES_PER_MILLE": str(self.per_mille)}


VARIANTS = (
    Variant("no collector"),
    Variant("the same once more"),
    Variant("0 of a thousand", 0),
    Variant("10 of a thousand", 10),
    Variant("all", 1000),
    Variant("no collector, callers trace", headers=TRACED),
    Variant("all, callers trace", 10, TRACED, beside="no collector, callers trace"),
)
COLUMNS = ("requests/s", "p50 µs", "p99 µs", "CPU µs", "spans ‰")

HEADER = f"""
The server on core 0, load and collector on core 1. Each row is the same unary call, answered by the
server as a service without OTOLITH_TRACES_ADDRESS has it, or with one. Without it nothing of traces is
on the way of a call: "the same once more" is the first row again, and what it differs by is the noise.
"callers trace": each call has a traceparent that says that it is recorded. CPU is that of the server for
each request, the sending of spans included, the least of {ROUNDS} rounds, for whatever else runs only adds
to it; the others are medians. Spans are those of a thousand calls that reach the collector: what it
cannot take meanwhile is dropped. Loads are connections x streams.

{'recorded':<30}{'load':>8}{''.join(f'{c:>12}' for c in COLUMNS)}  CPU beside"""


def measured(case, count, variant, subjects, payloads):
    """Against a server of its own, whose answers are checked before and after."""
    headers = [argument for header in variant.headers for argument in ("-H", header)]
    with Collector() as collector, subjects.serve(
            "otolith", case.transport, case.payload, variant.environment(collector)) as server:
        server.probe(case.payload)
        result = h2load.run_counted(server, case, payloads, count, *headers)
        server.probe(case.payload)
        return result | {"spans": collector.spans / count * 1000}


def rows(case, results):
    """`results`: of each variant by its name, one for each round."""
    found = []
    for variant in VARIANTS:
        runs = results[variant.name]
        row = {"recorded": variant.name, "load": case.load, "beside": variant.beside}
        row |= {key: round(statistics.median(run[key] for run in runs), 2) for key in runs[0]}
        least, beside = (min(run["cpu_us_per_request"] for run in results[name])
                         for name in (variant.name, variant.beside))
        row |= {"cpu_us_per_request": round(least, 2), "cpu_ratio": round(least / beside, 3)}
        found.append(row)
    return found


def line(row):
    return (f"{row['recorded']:<30}{row['load']:>8}{row['requests_per_s']:>12,.0f}{row['p50_us']:>12,.0f}"
            f"{row['p99_us']:>12,.0f}{row['cpu_us_per_request']:>12,.2f}{row['spans']:>12,.0f}"
            f"  {row['cpu_ratio']:.3f} of {row['beside']}")


def main(options):
    # The collector is a thread of this process.
    os.sched_setaffinity(0, {int(LOAD_CORE)})
    rounds, share = (1, 5) if options.quick else (ROUNDS, 1)
    started, found = time.monotonic(), []
    with tempfile.TemporaryDirectory(prefix="otolith-rpc-") as directory:
        payloads = Payloads(pathlib.Path(directory), options.swift)
        subjects = Subjects(options.swift, options.peers, payloads)
        print(HEADER, flush=True)
        for connections, streams, count in LOADS:
            case = Case("unary small", connections, streams, "plain", warm_up=0, seconds=0)
            results = {variant.name: [] for variant in VARIANTS}
            for number in range(rounds):
                for variant in VARIANTS if number % 2 == 0 else VARIANTS[::-1]:
                    results[variant.name].append(measured(
                        case, count // share, variant, subjects, payloads))
            found += rows(case, results)
            print("\n".join(line(row) for row in found[-len(VARIANTS):]), flush=True)
    print(f"measured in {time.monotonic() - started:.0f} s")
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")
