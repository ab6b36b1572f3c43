"""Python stubs of the API, generated from proto/ by Debian's protoc for every run, never committed."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import grpc

from .paths import GRPC_PROTO, PROTO


def generate(directory: Path) -> None:
    """Writes `*_pb2.py` and `*_pb2_grpc.py` of every proto file, including gRPC's own, since Debian has
    neither grpcio-status nor grpcio-health-checking."""
    plugin = shutil.which("grpc_python_plugin")
    if plugin is None:
        raise RuntimeError("grpc_python_plugin is missing: run deploy/dev/prepare --with-tests")
    files = sorted(
        str(path.relative_to(root)) for root in (PROTO, GRPC_PROTO)
        for path in root.rglob("*.proto"))
    includes = os.environ.get("PROTOBUF_INCLUDE", "/usr/include")
    subprocess.run(
        [
            "protoc",
            f"--proto_path={PROTO}",
            f"--proto_path={GRPC_PROTO}",
            f"--proto_path={includes}",
            f"--plugin=protoc-gen-grpc_python={plugin}",
            f"--python_out={directory}",
            f"--grpc_python_out={directory}",
            *files,
        ],
        check=True,
    )


def install() -> None:
    """Generates the stubs into a temporary folder of this process, and imports them."""
    global _directory
    _directory = tempfile.TemporaryDirectory(prefix="otolith-stubs-")
    directory = Path(_directory.name)
    generate(directory)
    sys.path.insert(0, str(directory))
    # `grpc` is grpcio's own package; our grpc.health.v1 is added to it.
    grpc.__path__.append(str(directory / "grpc"))


_directory = None
