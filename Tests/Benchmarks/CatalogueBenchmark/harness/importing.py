"""A codebook, parsed by Python's csv module and imported by Otolith: both in one process that goes
on, so that no interpreter's start is in it."""

import csv
import io
import json
import time

from .service import ROOT, output

# Lies beside the checkout, not in it; the other one is of the same layout in words of our own.
SHARED = ROOT.parent / "shared/data/import-examples/codebook-stress-baseline.csv"
OWN = ROOT / "Tests/EndToEnd/fixtures/codebook.csv"


def example():
    return SHARED if SHARED.exists() else OWN


def by_python(path, scale):
    start = time.perf_counter() + scale.warm_up
    end = start + scale.seconds
    latencies = []
    began = time.perf_counter()
    while began < end:
        with open(path, encoding="utf-8", newline="") as file:
            rows = list(csv.reader(io.StringIO(file.read())))
        ended = time.perf_counter()
        if began >= start and ended <= end:
            latencies.append((ended - began) * 1e6)
        began = ended
    if not rows:
        raise ValueError(f"{path} has no rows")
    latencies.sort()
    return {"per_s": len(latencies) / scale.seconds, "p50_us": latencies[len(latencies) // 2],
            "p99_us": latencies[len(latencies) * 99 // 100]}


def by_otolith(programs, path, scale):
    result = json.loads(output(
        [programs / "catalogue-bench", path, "--warm-up", scale.warm_up, "--seconds",
         scale.seconds]))
    if result.pop("elements") < 10:
        raise ValueError(f"{path} has few elements")
    return result
