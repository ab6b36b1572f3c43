"""The servers that are measured, each on core 0 and alone there."""

import contextlib
import os
import pathlib
import socket
import subprocess
import sys
import time

import grpc

SERVER_CORE, LOAD_CORE = "0", "1"
PEERS = pathlib.Path(__file__).parent.parent / "Peers"


class WrongAnswer(Exception):
    pass


class Server:
    def __init__(self, subject, process, port, transport, payloads):
        self.subject, self.process, self.port = subject, process, port
        self.transport, self.payloads = transport, payloads

    @property
    def url(self):
        return f"{'https' if self.transport == 'tls' else 'http'}://127.0.0.1:{self.port}"

    def probe(self, payload):
        """One call, whose status and bytes must be right."""
        if self.subject == "nghttpd" or payload == "json":
            self._probe_file(payload)
        else:
            self._probe_call(payload)

    def _probe_file(self, payload):
        answer = subprocess.run(
            ["nghttp", "-H", "content-type: application/json", "-H",
             f"authorization: Bearer {self.payloads.token}", "-d", self.payloads.file(payload), self.url + self.payloads.path(payload)],
            capture_output=True, timeout=10)
        if answer.stdout != self.payloads.body(payload):
            raise WrongAnswer(f"{self.subject} {payload}: {answer.stdout[:200]!r}")

    def _probe_call(self, payload):
        target = f"127.0.0.1:{self.port}"
        options = [("grpc.max_receive_message_length", 1 << 24),
                   ("grpc.ssl_target_name_override", "localhost"),
                   ("grpc.use_local_subchannel_pool", 1)]
        if self.transport == "tls":
            trusted = self.payloads.file("certificate.pem").read_bytes()
            channel = grpc.secure_channel(
                target, grpc.ssl_channel_credentials(trusted), options[:])
        else:
            channel = grpc.insecure_channel(target, options)
        with channel:
            call = channel.unary_stream(self.payloads.path(payload))
            # A status other than OK is raised.
            answers = list(call(
                self.payloads.requests[payload], timeout=10,
                metadata=(("authorization", f"Bearer {self.payloads.token}"),)))
        if answers != self.payloads.answers[payload]:
            raise WrongAnswer(f"{self.subject} {payload}: {len(answers)} messages")

    def cpu_seconds(self):
        """Of all threads; finer than the ticks of /proc/PID/stat."""
        total = 0
        for thread in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):
                total += int((thread / "schedstat").read_text().split()[0])
        return total / 1e9

    def memory(self):
        return memory(self.process.pid)


def memory(pid):
    """What is resident, and of that what the process alone made: the rest are pages of its files."""
    found = {"rss_mb": 0.0, "anonymous_mb": 0.0}
    names = {"VmRSS:": "rss_mb", "RssAnon:": "anonymous_mb"}
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        name = names.get(line.split()[0])
        if name:
            found[name] = int(line.split()[1]) / 1024
    return found


class Subjects:
    def __init__(self, swift, peers, payloads):
        self.swift, self.peers, self.payloads = swift, peers, payloads
        self.grpc_cpp_style = "callback"

    @contextlib.contextmanager
    def serve(self, subject, transport, payload="small", environment=None):
        tls = [self.payloads.file("certificate.pem"), self.payloads.file("key.pem")]
        tls = tls if transport == "tls" else []
        port = None
        if subject == "otolith":
            command = [self.swift / "rpc-bench-server", "--key-seed", self.payloads.seed]
            if tls:
                command += ["--certificate", tls[0], "--key", tls[1]]
        elif subject == "gRPC C++":
            command = [self.peers / f"{self.grpc_cpp_style}_server", *tls]
        elif subject == "grpcio":
            command = [sys.executable, PEERS / "server.py", *tls]
        else:
            port = free_port()
            command = ["nghttpd", "-n1", "-a", "127.0.0.1",
                       "-d", self.payloads.file(f"documents-{payload}")]
            command += [str(port), tls[1], tls[0]] if tls else ["--no-tls", str(port)]
        process = subprocess.Popen(
            ["taskset", "-c", SERVER_CORE, *command], stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL, env=os.environ | (environment or {}))
        try:
            if port is None:
                port = int(process.stdout.readline() or 0)
            else:
                wait_for(port)
            if port == 0:
                raise WrongAnswer(f"{subject} did not start")
            yield Server(subject, process, port, transport, self.payloads)
            if process.poll() is not None:
                raise WrongAnswer(f"{subject} ended with status {process.returncode}")
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port):
    until = time.monotonic() + 10
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.005)
