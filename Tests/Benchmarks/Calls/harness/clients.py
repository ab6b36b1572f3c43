"""Each subject's own client against its own server, on one connection."""

import json
import pathlib
import subprocess
import sys
import time

from .cases import MESSAGES_PER_STREAM
from .subjects import LOAD_CORE, PEERS, WrongAnswer, memory


def command(subject, server, case, payloads):
    method = "list" if case.payload == "list" else "echo"
    authority = [payloads.file("certificate.pem")] if case.transport == "tls" else []
    if subject == "otolith":
        swift = pathlib.Path(server.process.args[3]).parent
        return [
            swift / "rpc-bench-client", "--port", str(server.port),
            "--token", payloads.file("token"), "--reading", payloads.file("reading"),
            "--method", method, "--count", str(MESSAGES_PER_STREAM),
            "--outstanding", str(case.streams), "--warm-up", str(case.warm_up),
            "--seconds", str(case.seconds)
        ] + [argument for path in authority for argument in ("--authority", path)]
    if subject == "gRPC C++":
        program = [pathlib.Path(server.process.args[3]).parent / "client"]
    else:
        program = [sys.executable, PEERS / "client.py"]
    return program + [
        str(server.port), payloads.file("token"), payloads.file("reading"), method,
        str(MESSAGES_PER_STREAM), str(case.streams), str(case.warm_up), str(case.seconds)
    ] + authority


def run(subject, server, case, payloads):
    """CPU time and memory are those of both processes."""
    arguments = ["taskset", "-c", LOAD_CORE, *command(subject, server, case, payloads)]
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)

    def cpu_seconds():
        total = 0
        for thread in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
            total += int((thread / "schedstat").read_text().split()[0])
        return server.cpu_seconds() + total / 1e9

    # Interpreters take their time to start.
    time.sleep(case.warm_up + 0.3 * case.seconds)
    cpu_from, from_time = cpu_seconds(), time.monotonic()
    time.sleep(0.5 * case.seconds)
    cpu_until, until_time = cpu_seconds(), time.monotonic()
    both = (server.memory(), memory(process.pid))
    resident = {name: sum(one[name] for one in both) for name in both[0]}
    output, _ = process.communicate(timeout=60)
    if process.returncode:
        raise WrongAnswer(f"the client of {subject} failed")
    result = json.loads(output)
    cpu = (cpu_until - cpu_from) / (until_time - from_time)
    return {**result, "cpu_us_per_request": cpu / result["requests_per_s"] * 1e6,
            **resident}
