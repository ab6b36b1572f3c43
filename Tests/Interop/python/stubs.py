"""Python stubs of grpc.testing and of the API, made by grpcio-tools for every run."""

import importlib
import os
import sys
from pathlib import Path

import google.protobuf
import grpc

PROTO = Path(__file__).resolve().parent.parent / "proto"
API = Path(__file__).resolve().parents[3] / "proto"
# gRPC's own protocols, restated.
STANDARD = Path(__file__).resolve().parents[3] / "Shared" / "RPC" / "proto"


def generate(directory: Path) -> None:
    """Writes `*_pb2.py` and `*_pb2_grpc.py` of Tests/Interop/proto and of the API."""
    from grpc_tools import protoc

    well_known = Path(protoc.__file__).parent / "_proto"
    for root in (PROTO, API, STANDARD):
        status = protoc.main([
            "protoc", f"--proto_path={root}", f"--proto_path={well_known}",
            f"--python_out={directory}", f"--grpc_python_out={directory}",
            *sorted(str(path.relative_to(root)) for path in root.rglob("*.proto")),
        ])
        if status != 0:
            raise RuntimeError(f"protoc ended with {status} for {root}")


def load(name: str):
    """A generated module, such as `messages_pb2`, from the folder that INTEROP_STUBS names."""
    directory = Path(os.environ["INTEROP_STUBS"])
    if str(directory) not in sys.path:
        sys.path.insert(0, str(directory))
        # grpcio's and protobuf's own packages; the generated ones stand beside them.
        grpc.__path__.append(str(directory / "grpc"))
        google.__path__ = [*google.__path__, str(directory / "google")]
        # grpcio makes this a second name of the package grpc_reflection.
        if alias := sys.modules.get("grpc.reflection"):
            alias.__path__.append(str(directory / "grpc" / "reflection"))
    # The first of several versions of a package, such as v1 before v1alpha.
    found = min(directory.rglob(f"{name}.py"))
    return importlib.import_module(
        ".".join(found.relative_to(directory).with_suffix("").parts))
