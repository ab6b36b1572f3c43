"""Calls by gRPC-Web and the Connect protocol: with curl, and with the connectrpc package, which has no code of ours."""

import base64
import json
import subprocess
from dataclasses import dataclass

from google.protobuf import descriptor_pb2

from environments import python_of

from . import api
from .gateway import SERVICES
from .paths import ROOT

HERE = ROOT / "Tests" / "EndToEnd" / "connect"


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)


def curl(url: str, *arguments: str, data: str | None = None, token: str | None = None) -> Answer:
    """One request with curl, unencrypted over HTTP/2 unless the arguments say otherwise."""
    version = () if any(argument.startswith("--http") for argument in arguments) else ("--http2-prior-knowledge",)
    if data is not None:
        arguments += ("-H", "content-type: application/json", "--data-binary", "@-")
    if token is not None:
        arguments += ("-H", f"authorization: Bearer {token}")
    done = subprocess.run(
        ["curl", "--silent", "--show-error", "--include", "--max-time", "60", "--noproxy", "*", *version,
         *arguments, url], input=(data or "").encode(), capture_output=True)
    if done.returncode != 0:
        raise AssertionError(f"curl {url}: {done.stderr.decode()}")
    head, _, body = done.stdout.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return Answer(int(first.split()[1]), {name.lower(): value for name, value in headers.items()}, body)


def _descriptors() -> str:
    """The API's files as compiled for this process, each after those that it imports."""
    files = descriptor_pb2.FileDescriptorSet()
    seen = set()

    def add(file):
        if file.name in seen:
            return
        seen.add(file.name)
        for dependency in file.dependencies:
            add(dependency)
        file.CopyToProto(files.file.add())

    for name in SERVICES:
        for module in api.modules(name):
            add(module.DESCRIPTOR)
    return base64.b64encode(files.SerializeToString()).decode()


def call(address: str, protocol: str, codec: str, calls: list[dict]) -> list[dict]:
    """Output of `connect/client.py`."""
    done = subprocess.run(
        [python_of("connect", HERE / "requirements.txt"), HERE / "client.py", address, protocol, codec],
        input=json.dumps({"files": _descriptors(), "calls": calls}), capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        raise AssertionError(done.stderr[-4000:])
    return json.loads(done.stdout)
