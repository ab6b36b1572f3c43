"""A codebook, parsed by Python's csv module and imported by Otolith, and a data dictionary of 850 fields
with its conditions: in processes that go on, so that no start is in it."""

import csv
import io
import json
import time

from .service import ROOT, output

# Lies beside the checkout, not in it; the other one is of the same layout in words of our own.
SHARED = ROOT.parent / "shared/data/import-examples/codebook-stress-baseline.csv"
OWN = ROOT / "Tests/EndToEnd/fixtures/codebook.csv"
FIELDS = 850


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


def by_otolith(programs, path, scale, *options, elements=10):
    result = json.loads(output(
        [programs / "catalogue-bench", path, "--warm-up", scale.warm_up, "--seconds",
         scale.seconds, *options]))
    if result.pop("elements") < elements:
        raise ValueError(f"{path} has few elements")
    return result


def dictionary(path):
    """A data dictionary of REDCap: 850 fields, all but the first ten with branching logic."""
    kinds = [("radio", "0, never | 1, sometimes | 2, often | 9, don't know", ""),
             ("text", "", "number"), ("yesno", "", ""), ("slider", "calm | | tense", "number")]
    rules = ["[f{0}] = '1'", "[f{1}] > 5 and [f{2}] = '1'", "[f{0}] <> '2' or [f{3}] < 20",
             "([f{0}] = '0' or [f{0}] = '1') and [f{1}] >= 3", "[f{2}] = '1' and [f{3}] <> ''"]
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow([
            "Variable / Field Name", "Form Name", "Section Header", "Field Type", "Field Label",
            "Choices, Calculations, OR Slider Labels", "Field Note",
            "Text Validation Type OR Show Slider Number", "Text Validation Min",
            "Text Validation Max", "Identifier?", "Branching Logic (Show field only if...)"])
        for number in range(FIELDS):
            kind, choices, validation = kinds[number % 4]
            start = max(0, number - 20) // 4 * 4
            rule = rules[number % 5].format(*range(start, start + 4)) if number >= 10 else ""
            rows.writerow([
                f"f{number}", "visit", "", kind, f"Question {number}: how was it in the last week?",
                choices, "Choose what fits best.", validation, "", "", "", rule])
    return path
