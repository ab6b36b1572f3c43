#!/usr/bin/python3 -B
"""Answer sheets that one ingestion process accepts durably over gRPC, the whole stack at work, beside a program of
bare libpq that writes the same rows into the same tables.

    durable.py --dir STACK --bin FOLDER [--seconds 5] [--rounds 3] [--full N] [--json FILE]

Each load and its yardstick take turns, ROUNDS times; what is printed are medians, and the processor's time for
each sheet of ingestion and of PostgreSQL. With --full the table is filled with N sheets of others first.
"""

import argparse
import json
import os
import shlex
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
# Callers at once, and the sheets of each call.
LOADS = ((1, 1), (16, 1), (100, 1), (1000, 1), (16, 50))
# Of the yardstick: connections that write at once; the better figure counts.
LANES = (1, 2)
OTHERS, PIECE = 10_000, 50_000
TICKS = os.sysconf("SC_CLK_TCK")
# Contents of the yardstick's events, as SQL.
EVENT_DATA = "decode(repeat('5a', {}), 'hex')"
EVENT_COLUMNS = (
    "event_id, source, type, subject, time, schema_version, trace_parent, trace_state, data")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("--dir", type=Path, required=True, help="of a populated stack")
    parser.add_argument("--bin", type=Path, required=True, help="folder of ingestion-load")
    parser.add_argument("--seconds", type=int, default=5, help="of each measurement, default 5")
    parser.add_argument("--rounds", type=int, default=3, help="default 3")
    parser.add_argument("--full", type=int, default=0, help="sheets that are there already")
    parser.add_argument("--json", type=Path, help="write the figures there, too")
    return parser.parse_args()


class Stack:
    def __init__(self, directory: Path):
        self.directory = directory
        self.environment = {}
        for line in (directory / "env").read_text().splitlines():
            name, _, value = line.removeprefix("export ").partition("=")
            self.environment[name] = "".join(shlex.split(value))
        self.database = self.environment["OTOLITH_SUPERUSER_DATABASE_URL"]
        separator = "&" if "?" in self.database else "?"
        self.ingestion_schema = (
            self.database + separator + "options=" + quote("-csearch_path=ingestion", safe=""))
        self.ports = ",".join(
            self.environment[f"OTOLITH_{name}_ADDRESS"].rpartition(":")[2]
            for name in ("AUTH", "CATALOGUE", "INGESTION", "PLANNING"))

    def query(self, sql: str) -> list[str]:
        done = subprocess.run(
            ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", self.database, "-f", "-"], input=sql,
            capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"durable.py: {done.stderr}")
        return done.stdout.splitlines()

    def control(self, *words: str) -> None:
        subprocess.run(
            [ROOT / "deploy" / "dev" / "stack", words[0], self.directory, *words[1:]], check=True,
            stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)

    def processor(self) -> tuple[float, float]:
        """Seconds that ingestion and that PostgreSQL have used so far."""
        ingestion = self.directory / "run" / "ingestion.pid"
        head = int(self.query(
            "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)")[0])
        children = sum(
            own_seconds(int(entry.name)) for entry in Path("/proc").iterdir()
            if entry.name.isdigit() and parent_of(int(entry.name)) == head)
        # Stopped while the yardstick runs.
        serving = own_seconds(int(ingestion.read_text())) if ingestion.exists() else 0.0
        return serving, children + own_seconds(head, with_children=True)


def stat(process: int) -> list[str]:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def parent_of(process: int) -> int:
    fields = stat(process)
    return int(fields[1]) if fields else 0


def own_seconds(process: int, with_children=False) -> float:
    fields = stat(process)
    return sum(map(int, fields[11:15 if with_children else 13])) / TICKS if fields else 0.0


def columns_of(stack: Stack, table: str) -> list[str]:
    """Without what is generated, and without arrays: `unnest` takes them apart."""
    return stack.query(
        f"SELECT attname FROM pg_attribute WHERE attrelid = 'ingestion.{table}'::regclass"
        " AND attnum > 0 AND NOT attisdropped AND attidentity = '' AND attgenerated = ''"
        " AND attndims = 0 ORDER BY attnum")


def yardstick(stack: Stack, folder: Path) -> list[str]:
    """The program with what it writes: a copy of the newest sheet, of its key and of its event."""
    keys, sheets = columns_of(stack, "answer_sheet_keys"), columns_of(stack, "answer_sheets")
    shared = list(dict.fromkeys(keys + sheets))
    chosen = [f"k.{name}" if name in keys else f"s.{name}" for name in shared]
    # Found once: among millions that takes half a minute.
    participant, sheet = stack.query(
        "SELECT participant_id || ' ' || sheet_id FROM ingestion.answer_sheets"
        " ORDER BY sequence DESC LIMIT 1")[0].split()
    (folder / "template.sql").write_text(f"""
        SELECT {", ".join(chosen)}, gen_random_uuid() AS event_id, 'otolith-ingestion'::text AS source,
          'otolith.events.v1.AnswerSheetAccepted'::text AS type, s.participant_id::text AS subject,
          s.received_at AS time, 1::int4 AS schema_version, NULL::text AS trace_parent,
          NULL::text AS trace_state,
          {EVENT_DATA.format(event_bytes(stack))} AS data
        FROM ingestion.answer_sheets s JOIN ingestion.answer_sheet_keys k USING (participant_id, sheet_id)
        WHERE k.participant_id = '{participant}' AND k.sheet_id = '{sheet}'
          AND s.received_at = k.received_at""")
    names = shared + [name.strip() for name in EVENT_COLUMNS.split(",")]
    parameters = ", ".join(f"${place}" for place in range(1, len(names) + 1))
    (folder / "statement.sql").write_text(f"""
        WITH rows AS (SELECT * FROM unnest({parameters}) AS r ({", ".join(names)})),
        keyed AS (INSERT INTO answer_sheet_keys ({", ".join(keys)}) SELECT {", ".join(keys)} FROM rows
          ON CONFLICT DO NOTHING RETURNING participant_id, sheet_id),
        stored AS (INSERT INTO answer_sheets ({", ".join(sheets)})
          SELECT {", ".join(sheets)} FROM keyed JOIN rows USING (participant_id, sheet_id)),
        told AS (INSERT INTO bus.log ({EVENT_COLUMNS})
          SELECT {EVENT_COLUMNS} FROM keyed JOIN rows USING (participant_id, sheet_id))
        SELECT sheet_id FROM keyed""")
    includes = subprocess.run(
        ["pg_config", "--includedir"], check=True, capture_output=True, text=True).stdout.strip()
    subprocess.run(
        ["cc", "-O2", f"-I{includes}", HERE / "bare.c", "-o", folder / "bare-rows", "-lpq", "-lpthread"],
        check=True)
    return [folder / "bare-rows", stack.ingestion_schema, folder / "template.sql", folder / "statement.sql"]


def event_bytes(stack: Stack) -> int:
    return int(stack.query(
        "SELECT coalesce(max(octet_length(data)), 200) FROM bus.log"
        " WHERE type = 'otolith.events.v1.AnswerSheetAccepted'")[0])


def load(stack: Stack, options, callers: int, batch: int) -> dict:
    command = [
        options.bin / "ingestion-load", "--ports", stack.ports, "--callers", str(callers), "--batch", str(batch),
        "--seconds", str(options.seconds), "--json", "--wait"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        # The participants' accounts and enrolments are not part of what a sheet costs.
        program.stdout.readline()
        before = stack.processor()
        output, _ = program.communicate("\n")
    after = stack.processor()
    if program.returncode != 0:
        sys.exit("durable.py: ingestion-load failed")
    figures = json.loads(output)
    sheets = max(1, figures["per_s"] * options.seconds)
    for place, name in enumerate(("ingestion_us", "postgres_us")):
        figures[name] = (after[place] - before[place]) / sheets * 1e6
    return figures


def bare(stack: Stack, program, options, callers: int, batch: int) -> dict:
    rounds = []
    for lanes in LANES:
        before = stack.processor()
        done = subprocess.run(
            [*program, str(callers), str(batch), str(lanes), str(options.seconds)], check=True,
            capture_output=True, text=True)
        after = stack.processor()
        per_s = json.loads(done.stdout)["per_s"]
        rounds.append({
            "bare_per_s": per_s,
            "bare_postgres_us": (after[1] - before[1]) / max(1, per_s * options.seconds) * 1e6})
    return max(rounds, key=lambda figures: figures["bare_per_s"])


def fill(stack: Stack, count: int) -> None:
    """Sheets of others, each a copy of the newest; the id follows from the number, so that both tables name the
    same."""
    template = stack.query("SELECT sheet_id FROM ingestion.answer_sheets ORDER BY sequence DESC LIMIT 1")[0]
    values = {"participant_id": f"md5('others' || n % {OTHERS})::uuid", "sheet_id": "md5('sheet' || n)::uuid"}
    for start in range(0, count, PIECE):
        numbers = f"generate_series({start + 1}, {min(start + PIECE, count)})"
        for table in ("answer_sheets", "answer_sheet_keys"):
            names = columns_of(stack, table)
            chosen = ", ".join(values.get(name, f"t.{name}") for name in names)
            stack.query(
                f"INSERT INTO ingestion.{table} ({', '.join(names)}) SELECT {chosen}"
                f" FROM ingestion.{table} AS t, {numbers} AS n WHERE t.sheet_id = '{template}'")
    stack.query("ANALYZE ingestion.answer_sheets; ANALYZE ingestion.answer_sheet_keys; CHECKPOINT")


def main() -> int:
    options = arguments()
    stack = Stack(options.dir)
    # Something to copy, and everything once into memory.
    load(stack, options, 16, 1)
    if options.full:
        began = time.monotonic()
        fill(stack, options.full)
        print(f"  {options.full} sheets are there after {time.monotonic() - began:.0f} s", flush=True)
    rows = []
    with tempfile.TemporaryDirectory(prefix="otolith-main-job-") as folder:
        program = yardstick(stack, Path(folder))
        for callers, batch in LOADS:
            rounds, yardsticks = [], []
            for _ in range(options.rounds):
                rounds.append(load(stack, options, callers, batch))
                # Otherwise the services would publish the yardstick's rows.
                for service in ("ingestion", "planning"):
                    stack.control("stop-service", service)
                yardsticks.append(bare(stack, program, options, callers, batch))
                stack.query(f"DELETE FROM bus.log WHERE data = {EVENT_DATA.format(event_bytes(stack))}")
                for service in ("ingestion", "planning"):
                    stack.control("start-service", service)
            row = {"callers": callers, "batch": batch, "full": options.full} | {
                name: statistics.median(figures[name] for figures in rounds)
                for name in ("per_s", "p50_ms", "p99_ms", "ingestion_us", "postgres_us")}
            row |= {
                name: statistics.median(figures[name] for figures in yardsticks)
                for name in ("bare_per_s", "bare_postgres_us")}
            row["ratio"] = round(statistics.median(
                figures["per_s"] / best["bare_per_s"]
                for figures, best in zip(rounds, yardsticks)), 3)
            rows.append(row)
            print("  {callers:>4} callers x {batch:>2} sheets  {per_s:>7.0f} sheets/s  p50 {p50_ms:>7} ms"
                  "  p99 {p99_ms:>7} ms  processor: ingestion {ingestion_us:>4.0f} us, PostgreSQL"
                  " {postgres_us:>4.0f} us a sheet  bare libpq {bare_per_s:>7.0f}/s, PostgreSQL"
                  " {bare_postgres_us:>4.0f} us  ratio {ratio:.2f}"
                  .format(**row), flush=True)
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
