"""One run of each subject."""

import json
import pathlib
import re
import subprocess

PARTICIPANTS = 20_000
BATCH_MAX = 500
# Of our pool, as a service has them; pgbench has one for each client.
CONNECTIONS = 4
# Number of pgbench reads for each second of a run.
READS_PER_S = 20_000


class Failed(Exception):
    pass


class Subjects:
    def __init__(self, cluster, nats, programs, yardstick, directory):
        self.cluster, self.nats, self.yardstick = cluster, nats, yardstick
        self.directory = directory
        self.bench = programs / "data-bench"
        for name in ("insert", "copy", "read"):
            text = subprocess.run(
                [self.bench, "statement", name, "--participants", str(PARTICIPANTS)],
                check=True, capture_output=True, text=True).stdout
            (directory / f"{name}.sql").write_text(text)

    def swift(self, command, *options):
        output = self._output(
            [self.bench, command, "--database", self.cluster.anonymous, *map(str, options)])
        return json.loads(output) if output else None

    def bus(self, command, transport, *options):
        return self.swift(command, "--transport", transport, "--nats", self.nats.addresses, *options)

    def write(self, subject, callers, warm_up, seconds):
        if subject == "otolith":
            return self.swift("write", "--callers", callers, "--batch-max", BATCH_MAX,
                              "--participants", PARTICIPANTS, "--warm-up", warm_up,
                              "--seconds", seconds)
        kind = {"libpq unnest": ("unnest", "insert.sql"), "libpq COPY": ("copy", "copy.sql")}
        mode, statement = kind[subject]
        return json.loads(self._output(
            [self.yardstick, mode, self.cluster.connection("otolith_ingestion", schema="ingestion"),
             self.directory / statement, str(PARTICIPANTS), str(callers), str(BATCH_MAX),
             str(warm_up), str(seconds)]))

    def read(self, subject, callers, rows, warm_up, seconds):
        if subject == "otolith":
            return self.swift("read", "--callers", callers, "--connections", CONNECTIONS,
                              "--rows", rows, "--participants", PARTICIPANTS,
                              "--warm-up", warm_up, "--seconds", seconds)
        return self._read_by_pgbench(callers, rows, seconds)

    def commit(self, subject, callers, seconds):
        """A transaction that writes, and one that also uses NOTIFY."""
        script = "INSERT INTO public.commits (place) VALUES (1);"
        if subject == "with NOTIFY":
            script = f"BEGIN; {script} NOTIFY benchmark; COMMIT;"
        return self._pgbench(script, callers, ["-T", str(max(1, round(seconds)))], user="postgres")

    def _read_by_pgbench(self, callers, rows, seconds):
        statement = (self.directory / "read.sql").read_text()
        script = (f"\\set n random(0, {rows - 1})\n"
                  + re.sub(r"\$[12]\b", ":n", statement).strip() + ";\n")
        # A number, for a time would count from before its thousand connections are there.
        return self._pgbench(script, callers, ["-t", str(round(READS_PER_S * seconds / callers))])

    def _pgbench(self, script, callers, options, user="otolith_ingestion"):
        path = self.directory / "pgbench.sql"
        path.write_text(script)
        for log in self.directory.glob("transactions.*"):
            log.unlink()
        # A log line for each of a tenth: enough for quantiles, little work.
        output = self._output(
            ["pgbench", "-n", "-M", "prepared", "-f", path, "-c", str(callers),
             "-j", str(min(callers, 2)), *options, "--log", "--sampling-rate", "0.1",
             "--log-prefix", self.directory / "transactions",
             self.cluster.connection(user, schema="ingestion")])
        rate = re.search(r"tps = ([\d.]+) \(without initial connection time\)", output)
        failed = re.search(r"number of failed transactions: (\d+)", output)
        if not rate or (failed and failed.group(1) != "0"):
            raise Failed(f"pgbench says\n{output}")
        latencies = sorted(
            int(line.split()[2]) for log in self.directory.glob("transactions.*")
            for line in pathlib.Path(log).read_text().splitlines())
        return {"per_s": float(rate.group(1)), "p50_us": latencies[len(latencies) // 2],
                "p99_us": latencies[len(latencies) * 99 // 100]}

    def _output(self, command):
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            raise Failed(f"{' '.join(map(str, command))}\n{run.stdout}{run.stderr}")
        return run.stdout
