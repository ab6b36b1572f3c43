"""h2load against one server."""

import re
import subprocess
import time

from .cases import MESSAGES_PER_STREAM
from .subjects import LOAD_CORE, WrongAnswer

CIPHER = "TLS_AES_128_GCM_SHA256"


def milliseconds(seconds):
    return f"{round(seconds * 1000)}ms"


def command(server, case, payloads, *more):
    """`more` says for how long, and what else; latencies go to the file `log`."""
    log = payloads.file("log")
    log.unlink(missing_ok=True)
    return [
        "taskset", "-c", LOAD_CORE, "h2load", "-t1", "-c", str(case.connections), "-m",
        str(case.streams), f"--log-file={log}", "-d", str(payloads.file(case.payload)),
        f"--tls13-ciphers={CIPHER}", "--groups=P-256", "-H",
        f"content-type: application/{'json' if case.payload == 'json' else 'grpc'}", "-H", "te: trailers", "-H", f"authorization: Bearer {payloads.token}", *more,
        server.url + payloads.path(case.payload)]


def run(server, case, payloads):
    process = subprocess.Popen(
        command(server, case, payloads, "-D", milliseconds(case.seconds), "--warm-up-time",
                milliseconds(case.warm_up)),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    # The part of the run in which the load is steady, all connections open.
    time.sleep(case.warm_up + 0.1 * case.seconds)
    cpu_from, from_time = server.cpu_seconds(), time.monotonic()
    time.sleep(0.7 * case.seconds)
    cpu_until, until_time = server.cpu_seconds(), time.monotonic()
    memory = server.memory()
    output, _ = process.communicate(timeout=60)
    rate = check(output, case, payloads)
    return {
        "requests_per_s": rate, **latencies(server, payloads, output),
        "cpu_us_per_request": (cpu_until - cpu_from) / (until_time - from_time) / rate * 1e6,
        **memory}


def run_counted(server, case, payloads, count, *more):
    """So many requests, and the CPU time of the server for exactly these: on a busy machine, too, where
    a part of a run says little about the whole."""
    before = server.cpu_seconds()
    done = subprocess.run(
        command(server, case, payloads, "-n", str(count), *more), stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=600)
    spent = server.cpu_seconds() - before
    return {
        "requests_per_s": check(done.stdout, case, payloads), **latencies(server, payloads, done.stdout),
        "cpu_us_per_request": spent / count * 1e6}


def latencies(server, payloads, output):
    found = sorted(
        int(line.rsplit(b"\t", 1)[1]) for line in payloads.file("log").open("rb"))
    if not found:
        raise WrongAnswer(f"{server.subject}: no request ended\n{output}")
    return {"p50_us": found[len(found) // 2],
            "p99_us": found[min(len(found) - 1, len(found) * 99 // 100)]}


def check(output, case, payloads):
    """Requests for each second; refuses a run with any error.

    To h2load a gRPC error is a success, HTTP status 200; but its answer has no body, so the bytes of
    the bodies tell.
    """
    def number(pattern):
        found = re.search(pattern, output)
        if not found:
            raise WrongAnswer(f"{case.title}: h2load says\n{output}")
        return float(found.group(1))

    rate = number(r"finished in .*?, ([\d.]+) req/s")
    body = number(r"\((\d+)\) data")
    done, good = number(r"(\d+) done"), number(r"(\d+) succeeded")
    bad = number(r"(\d+) failed") + number(r"(\d+) errored") + number(r"(\d+) timeout")
    size = len(payloads.body(case.payload))
    if done == 0 or bad or good != done or body < done * size:
        raise WrongAnswer(f"{case.title}: not every request was answered\n{output}")
    if case.payload != "list" and body % size:
        # Bodies that were under way at the end are cut only between frames of a larger one.
        if size < 16_384:
            raise WrongAnswer(f"{case.title}: answers of another size\n{output}")
    if case.transport == "tls" and f"Cipher: {CIPHER}" not in output:
        raise WrongAnswer(f"{case.title}: another cipher\n{output}")
    if case.payload == "list":
        # More precise than whole streams, few of which end for a slow subject; the bytes include
        # the
        # warm-up.
        return body / size / (case.warm_up + case.seconds)
    return rate


def messages(rate):
    return rate * MESSAGES_PER_STREAM
