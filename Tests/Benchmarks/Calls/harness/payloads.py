"""The bytes that travel, and the keys of this run."""

import json
import os
import pathlib
import subprocess

from google.protobuf import json_format
from otolith.benchmark.v1 import benchmark_pb2

from .cases import MESSAGES_PER_STREAM

SERVICE = "otolith.benchmark.v1.ReadingService"
LARGE = 64 * 1024


def framed(message):
    return b"\0" + len(message).to_bytes(4, "big") + message


class Payloads:
    def __init__(self, directory, swift):
        self.directory = directory
        self.seed = os.urandom(32).hex()
        self.token = subprocess.run(
            [swift / "rpc-bench-server", "--key-seed", self.seed, "--print-token"],
            check=True, capture_output=True, text=True).stdout.strip()
        (directory / "token").write_text(self.token)
        small = benchmark_pb2.Reading(
            reading_id="7f1c6c1e-6f5b-4c0e-9c2b-0f3a5f1f3f7d", recorded_at_ms=1_763_700_000_123,
            time_zone="Europe/Berlin", loudness=42.5, noticed=True,
            answers=[benchmark_pb2.Reading.Answer(question_id="mood", value=6)])
        large = benchmark_pb2.Reading()
        large.CopyFrom(small)
        large.recording = os.urandom(LARGE - len(small.SerializeToString()) - 4)
        listed = benchmark_pb2.ListRequest(count=MESSAGES_PER_STREAM, reading=small)
        spelled = json.dumps(json_format.MessageToDict(small), separators=(",", ":")).encode()
        # Requests, and what comes back for them.
        self.requests = {
            "small": small.SerializeToString(), "large": large.SerializeToString(),
            "list": listed.SerializeToString(), "json": spelled}
        self.answers = {
            "small": [self.requests["small"]], "large": [self.requests["large"]],
            "list": [self.requests["small"]] * MESSAGES_PER_STREAM, "json": [spelled]}
        for name, request in self.requests.items():
            (directory / name).write_bytes(request if name == "json" else framed(request))
        (directory / "reading").write_bytes(self.requests["small"])
        self._make_documents()
        self._make_certificate()

    def method(self, payload):
        return "List" if payload == "list" else "Echo"

    def path(self, payload):
        """Every path has a name of its own, so that nghttpd can serve each as a file; the others
        hear the method."""
        return f"/{SERVICE}/{self.method(payload)}"

    def body(self, payload):
        if payload == "json":
            return self.answers["json"][0]
        return b"".join(framed(message) for message in self.answers[payload])

    def file(self, name):
        return self.directory / name

    def _make_documents(self):
        for payload in self.requests:
            folder = self.directory / f"documents-{payload}" / SERVICE
            folder.mkdir(parents=True)
            (folder / self.method(payload)).write_bytes(self.body(payload))

    def _make_certificate(self):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-days", "2", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
             "-keyout", self.directory / "key.pem", "-out", self.directory / "certificate.pem"],
            check=True, capture_output=True)
