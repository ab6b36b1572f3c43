"""h2load against the catalogue."""

import json
import re
import subprocess

from .service import LOAD_CORE, Failed, output


def milliseconds(seconds):
    return f"{round(seconds * 1000)}ms"


def framed(message):
    return b"\0" + len(message).to_bytes(4, "big") + message


class Load:
    def __init__(self, service, directory, scale):
        self.service, self.directory, self.scale = service, directory, scale

    def calls(self, path, request, answer, connections=1, streams=1, token=None):
        """`answer` is the message that every call must get, in its wire form."""
        body, log = self.directory / "request", self.directory / "requests.log"
        body.write_bytes(framed(request.SerializeToString()))
        log.unlink(missing_ok=True)
        headers = ["content-type: application/grpc", "te: trailers"]
        if token:
            headers.append(f"authorization: Bearer {token}")
        said = subprocess.run(
            ["taskset", "-c", LOAD_CORE, "h2load", "-t1", "-c", str(connections), "-m", str(streams),
             # A device's answer fits into the window, as with any client that expects it.
             "-w", "24", "-W", "24",
             "-D", milliseconds(self.scale.seconds), "--warm-up-time",
             milliseconds(self.scale.warm_up), f"--log-file={log}", "-d", str(body),
             *[part for header in headers for part in ("-H", header)],
             f"http://127.0.0.1:{self.service.port}{path}"],
            capture_output=True, text=True)
        rate = self._check(said.stdout + said.stderr, len(framed(answer)))
        latencies = sorted(int(line.rsplit(b"\t", 1)[1]) for line in log.open("rb"))
        if not latencies:
            raise Failed(f"{path}: no call ended\n{said.stdout}")
        return {"per_s": rate, "p50_us": latencies[len(latencies) // 2],
                "p99_us": latencies[len(latencies) * 99 // 100]}

    @staticmethod
    def _check(said, size):
        """To h2load a gRPC error is a success, HTTP status 200; but it has no body."""
        def number(pattern):
            found = re.search(pattern, said)
            if not found:
                raise Failed(f"h2load says\n{said}")
            return float(found.group(1))

        done = number(r"(\d+) done")
        bad = number(r"(\d+) failed") + number(r"(\d+) errored") + number(r"(\d+) timeout")
        if done == 0 or bad or number(r"\((\d+)\) data") < done * size:
            raise Failed(f"not every call was answered\n{said}")
        return number(r"finished in .*?, ([\d.]+) req/s")


def statement(yardstick, cluster, sql, byte_count, scale):
    """The same on one connection of libpq."""
    return json.loads(output(
        ["taskset", "-c", LOAD_CORE, yardstick, cluster.connection, sql, byte_count, scale.warm_up,
         scale.seconds]))
